use crate::{Record, StepError, foresight::Foreseen};
use approdo_bots::Bot;
use approdo_contract::{
    Account, Ahead, Budget, Gesture, Goal, Label, Line, Meta, Pending, Phrase, Piece, Refusal, Seat, Section,
    Tally, Viewer,
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::sync::atomic::AtomicBool;

/// A bot's thinking, cut loose from its table: it runs anywhere, and answers early once the flag is raised.
pub type Thinking = Box<dyn FnOnce(&AtomicBool) -> Value + Send>;

/// A bot's advice, cut loose from its table like [`Thinking`].
pub type Advising = Box<dyn FnOnce(&AtomicBool) -> Advice + Send>;

/// The work that finds out what choices bring, cut loose from its table like [`Thinking`].
pub type Foreseeing = Box<dyn FnOnce(&AtomicBool) -> Vec<Foreseen> + Send>;

/// One live game, whatever the game is: what a server, a terminal or a test sees of it.
///
/// Moves, views and events are JSON values in the game's own words. Luck is settled by the table itself, so
/// that a table which is asked always waits for a decision or for nothing more.
pub trait Table: Send + Sync {
    /// What is known of the game before it starts.
    fn meta(&self) -> Meta;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What was agreed, every option with its value.
    fn options(&self) -> Value;

    /// How many steps, moves and luck, were taken so far.
    fn version(&self) -> u32;

    /// What the game waits for.
    fn pending(&self) -> Pending;

    /// The question that a seat is asked now, if it is asked.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// What a seat that is asked might try, each with the reason if it is refused; empty for other seats.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Makes a move and lets luck follow, or changes nothing and says why.
    fn play(&mut self, seat: Seat, mv: &Value) -> Result<Told, PlayError>;

    /// Makes a move and lets luck follow like [`Table::play`], without telling anybody; returns the version.
    fn act(&mut self, seat: Seat, mv: &Value) -> Result<u32, PlayError>;

    /// The step that a move would be, in notation, whether or not it may be made now.
    fn step_of(&self, seat: Seat, mv: &Value) -> Result<String, PlayError>;

    /// Whether the seat would not be asked again right after this move, or why the move is refused. If luck follows,
    /// nobody can take the move back, and what luck gives must not be known before it is made: it counts unless the
    /// game says that the turn of the seat goes on. A sealed move always counts: what follows from it tells what
    /// others have sealed. An answer in the turn of somebody else never does.
    fn passes_on(&self, seat: Seat, mv: &Value) -> Result<bool, PlayError>;

    /// Whose turn it is, whoever is asked in the middle of it; nothing where the game does not say.
    fn turn_of(&self) -> Option<Seat>;

    /// Takes a step of a record, in notation, if the rules permit it; no luck follows by itself.
    fn follow(&mut self, step: &str) -> Result<(), StepError>;

    /// Lets luck decide for as long as the game waits for it; returns the version.
    fn settle(&mut self) -> u32;

    /// The steps after version `since`, in notation.
    fn steps(&self, since: u32) -> Vec<String>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// What a viewer may know, written as JSON; much faster than [`Table::view`] for whoever only sends it on.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;

    /// What people watch of each seat, in seat order, as far as a viewer may know it.
    fn standings(&self, viewer: Viewer) -> Vec<SeatFacts>;

    /// What certainly comes next, the first thing first, as far as a viewer may know it.
    fn ahead(&self, viewer: Viewer) -> Vec<Ahead>;

    /// The work that finds out what the legal choices of a seat that is asked bring, to be done elsewhere.
    fn foreseeing(&self, seat: Seat) -> Result<Foreseeing, PlayError>;

    /// The board in words, as far as a viewer may know it.
    fn outline(&self, viewer: Viewer) -> Vec<Section>;

    /// What a viewer was told by the steps after version `since`.
    fn log(&self, viewer: Viewer, since: u32) -> Vec<LogLine> {
        self.log_between(viewer, since, u32::MAX)
    }

    /// What a viewer was told by the steps after version `since`, up to version `until`.
    fn log_between(&self, viewer: Viewer, since: u32, until: u32) -> Vec<LogLine>;

    /// The move that a bot would make for a seat that is asked; the same for the same seed.
    fn bot_move(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Value, PlayError>;

    /// The thinking that leads to a bot's move for a seat that is asked, to be done elsewhere.
    fn thinking(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Thinking, PlayError>;

    /// The thinking that leads to a bot's advice for a seat that is asked, to be done elsewhere. Like every bot it
    /// knows what the seat may know and no more.
    fn advising(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Advising, PlayError>;

    /// Why the seat may not take its last move back now, if so.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Why the seat may not make a move again now, if so.
    fn may_redo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Whether the move that the seat would make again passes the turn on, as [`Table::passes_on`] says of a new move.
    fn redo_passes_on(&self, seat: Seat) -> Result<bool, UndoError>;

    /// Goes back to an earlier version whatever was learned since (TAB-2.6); false if the table has not got that far.
    /// Only for those who have asked everybody.
    fn rewind_to(&mut self, version: u32) -> bool;

    /// Takes the seat's last move back (TAB-2) and returns the version that is left.
    fn undo(&mut self, seat: Seat) -> Result<u32, UndoError>;

    /// Makes the move again that was taken back last (TAB-2.5), if it is the seat's, and returns the new version. If
    /// luck follows it, [`Table::settle`] brings it, the same as before.
    fn redo(&mut self, seat: Seat) -> Result<u32, UndoError>;

    /// The table as it was at a version, or nothing if it has not got that far. Luck that was pending there is
    /// pending still.
    fn at(&self, version: u32) -> Option<Box<dyn Table>>;

    /// The same for whoever only looks: of all that happened before it knows the last step alone. So it costs no copy
    /// of the past, however long that is.
    fn glance(&self, version: u32) -> Option<Box<dyn Table>>;

    /// What a viewer could know at a version, or nothing if the table has not got that far.
    fn view_at(&self, version: u32, viewer: Viewer) -> Option<Value> {
        self.glance(version).map(|earlier| earlier.view(viewer))
    }

    /// The replay file of everything so far, with the seed: [`Record::without_seed`] before the game is over.
    fn record(&self) -> Record;

    /// A copy that goes its own way: to think about, to preview, to try.
    fn fork(&self) -> Box<dyn Table>;

    /// A copy in which everything that `observer` cannot know is dealt anew: to test that nobody can tell.
    fn redealt(&self, observer: Seat, seed: u64) -> Box<dyn Table>;

    /// Says which law of the game is broken, if any.
    fn audit(&self) -> Result<(), String>;

    /// The position on its own, for [`Module::resume`](crate::Module::resume).
    fn snapshot(&self) -> Vec<u8>;

    /// How a piece that phrases speak of is called.
    fn label(&self, piece: Piece) -> Option<Label>;

    /// What a place borders on, as far as the viewer knows.
    fn around(&self, viewer: Viewer, place: Piece) -> Vec<Piece>;

    /// The whole position, secrets included.
    fn state(&self) -> Value;

    /// A number that is the same on every machine for the same position, and hardly ever for another one.
    fn state_hash(&self) -> u64;

    /// The same number for the position at a version, as it was when the step was taken; nothing if the table has
    /// not got that far, or does not know any more.
    fn state_hash_at(&self, version: u32) -> Option<u64>;
}

/// A move that a person might try.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The move, to be handed to [`Table::play`].
    pub mv: Value,
    /// The move as text that can be typed.
    pub notation: String,
    /// The move in words.
    pub phrase: Phrase,
    /// How it is made by hand; no two choices of a list are made alike.
    pub gesture: Gesture,
    /// Why it cannot be made now, if so.
    pub refused: Option<Refusal>,
    /// The short reason why it cannot, where the clause alone does not tell.
    pub because: Option<Phrase>,
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// The question in a sentence.
    pub phrase: Phrase,
    /// What led to it, where that is not plain.
    pub occasion: Option<Phrase>,
    /// What the decision uses up, where there is a budget for several decisions.
    pub budget: Option<Budget>,
}

/// What people watch of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatFacts {
    /// Its amounts.
    pub tally: Vec<Tally>,
    /// How its score adds up.
    pub account: Account,
    /// What wins and loses for it.
    pub goals: Vec<Goal>,
}

/// A move that a bot would make, and how it came by it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// The move, to be handed to [`Table::play`].
    pub mv: Value,
    /// How many legal moves it weighed.
    pub among: usize,
    /// How often it tried this move; 0 if there was nothing to think about.
    pub visits: u32,
    /// How often it tried any move.
    pub tries: u32,
    /// How it expects the seat to stand after the move: 0 is lost, 1 is won.
    pub value: Option<f32>,
}

/// One fact that a viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine {
    /// The version that the step led to.
    pub version: u32,
    /// The fact in words, and how it is to be shown.
    pub line: Line,
    /// The fact as data.
    pub event: Value,
}

/// What followed from a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The version that the move and the luck after it led to.
    pub version: u32,
    /// What each viewer was told of it: the seats, then the spectators.
    pub lines: Vec<(Viewer, Vec<LogLine>)>,
}

impl Told {
    /// What one viewer was told.
    pub fn to(&self, viewer: Viewer) -> &[LogLine] {
        self.lines.iter().find(|(who, _)| *who == viewer).map_or(&[], |(_, lines)| lines)
    }
}

/// A move was not made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// It is no move of this game.
    #[error(transparent)]
    Unreadable(StepError),
    /// The rules forbid it now.
    #[error("the move is refused by {0}")]
    Refused(Refusal),
    /// The table was restored from a record without its seed.
    #[error("this game was restored without its seed: it can be looked at, but it cannot go on")]
    NoSeed,
}

/// A move was not taken back, or not made again; the clause says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is refused by {0}")]
pub struct UndoError(pub Refusal);
