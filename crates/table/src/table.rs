use crate::{Record, StepError, foresight::Foreseen};
use approdo_bots::Bot;
use approdo_contract::{
    Account, Ahead, Budget, Gesture, Goal, Label, Line, Meta, Pending, Phrase, Piece, Refusal, Seat, Section,
    Tally, Viewer,
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::sync::atomic::AtomicBool;

/// The computation of a bot's move, detached from its table: it runs on any thread, and answers early once the stop
/// flag is raised.
pub type Thinking = Box<dyn FnOnce(&AtomicBool) -> Value + Send>;

/// The computation of a bot's advice, detached from its table like [`Thinking`].
pub type Advising = Box<dyn FnOnce(&AtomicBool) -> Advice + Send>;

/// The computation of prices and odds, detached from its table like [`Thinking`].
pub type Foreseeing = Box<dyn FnOnce(&AtomicBool) -> Vec<Foreseen> + Send>;

/// One live game of any kind: what a server, a terminal or a test sees of it.
///
/// Moves, views and events are JSON values in the game's own format. Luck is settled by the table itself, so between
/// calls a table waits for a decision or is over.
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

    /// The candidates of a seat that is asked, each with the reason if it is refused; empty for other seats.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Makes a move and lets luck follow, or changes nothing and returns the refusal.
    fn play(&mut self, seat: Seat, mv: &Value) -> Result<Told, PlayError>;

    /// Makes a move and lets luck follow like [`Table::play`], without the events; returns the version.
    fn act(&mut self, seat: Seat, mv: &Value) -> Result<u32, PlayError>;

    /// The step that a move would be, in notation, whether or not it may be made now.
    fn step_of(&self, seat: Seat, mv: &Value) -> Result<String, PlayError>;

    /// Whether the seat would not be asked again right after this move, or why the move is refused. If luck follows,
    /// the move cannot be undone, and the luck must not be known before it is made: then the answer is yes unless the
    /// game says that the seat's turn goes on. A sealed move is always a yes: what follows would reveal what others
    /// have sealed. An answer in another seat's turn is always a no.
    fn passes_on(&self, seat: Seat, mv: &Value) -> Result<bool, PlayError>;

    /// Whose turn it is, even while another seat is asked in the middle of it; `None` where the game does not say.
    fn turn_of(&self) -> Option<Seat>;

    /// Takes a step of a record, in notation, if it is legal; no luck follows by itself.
    fn follow(&mut self, step: &str) -> Result<(), StepError>;

    /// Lets luck decide for as long as the game waits for it; returns the version.
    fn settle(&mut self) -> u32;

    /// The steps after version `since`, in notation.
    fn steps(&self, since: u32) -> Vec<String>;

    /// The view of a viewer.
    fn view(&self, viewer: Viewer) -> Value;

    /// The view of a viewer, serialized as JSON; much faster than [`Table::view`] for callers that only send it on.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;

    /// What people watch of each seat, in seat order, as far as a viewer may know it.
    fn standings(&self, viewer: Viewer) -> Vec<SeatFacts>;

    /// What certainly comes next, the first thing first, as far as a viewer may know it.
    fn ahead(&self, viewer: Viewer) -> Vec<Ahead>;

    /// The computation of prices and odds of a seat that is asked, to be run on another thread.
    fn foreseeing(&self, seat: Seat) -> Result<Foreseeing, PlayError>;

    /// The board in words, for a viewer.
    fn outline(&self, viewer: Viewer) -> Vec<Section>;

    /// What a viewer was told by the steps after version `since`.
    fn log(&self, viewer: Viewer, since: u32) -> Vec<LogLine> {
        self.log_between(viewer, since, u32::MAX)
    }

    /// What a viewer was told by the steps after version `since`, up to version `until`.
    fn log_between(&self, viewer: Viewer, since: u32, until: u32) -> Vec<LogLine>;

    /// The move that a bot would make for a seat that is asked; the same for the same seed.
    fn bot_move(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Value, PlayError>;

    /// The computation of a bot's move for a seat that is asked, to be run on another thread.
    fn thinking(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Thinking, PlayError>;

    /// The computation of a bot's advice for a seat that is asked, to be run on another thread. Like every bot it knows
    /// only what the seat knows.
    fn advising(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Advising, PlayError>;

    /// Why the seat may not undo its last move now, if so.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Why the seat may not redo a move now, if so.
    fn may_redo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Whether the seat's redo would pass the turn on, as [`Table::passes_on`] says of a new move.
    fn redo_passes_on(&self, seat: Seat) -> Result<bool, UndoError>;

    /// Goes back to an earlier version regardless of revealed secrets (TAB-2.6); false if the version does not exist.
    /// Only with the consent of all players.
    fn rewind_to(&mut self, version: u32) -> bool;

    /// Undoes the seat's last move (TAB-2) and returns the version that is left.
    fn undo(&mut self, seat: Seat) -> Result<u32, UndoError>;

    /// Redoes the move that was undone last (TAB-2.5), if it is the seat's, and returns the new version. If luck
    /// follows it, [`Table::settle`] brings it, the same as before.
    fn redo(&mut self, seat: Seat) -> Result<u32, UndoError>;

    /// The table as it was at a version; `None` if it does not exist. Luck that was pending there is pending still.
    fn at(&self, version: u32) -> Option<Box<dyn Table>>;

    /// The same for reading only: of its history it has only the last step, so the history is not copied, however long
    /// it is.
    fn glance(&self, version: u32) -> Option<Box<dyn Table>>;

    /// The view of a viewer at a version; `None` if it does not exist.
    fn view_at(&self, version: u32, viewer: Viewer) -> Option<Value> {
        self.glance(version).map(|earlier| earlier.view(viewer))
    }

    /// The replay file of everything so far, with the seed: [`Record::without_seed`] before the game is over.
    fn record(&self) -> Record;

    /// An independent copy: for bots, previews and experiments.
    fn fork(&self) -> Box<dyn Table>;

    /// A copy redealt for `observer`: to test that secrets do not leak.
    fn redealt(&self, observer: Seat, seed: u64) -> Box<dyn Table>;

    /// The law of the game that is broken, if any.
    fn audit(&self) -> Result<(), String>;

    /// The snapshot, for [`Module::resume`](crate::Module::resume).
    fn snapshot(&self) -> Vec<u8>;

    /// How a piece that phrases speak of is called.
    fn label(&self, piece: Piece) -> Option<Label>;

    /// The neighbours of a place, as far as the viewer knows.
    fn around(&self, viewer: Viewer, place: Piece) -> Vec<Piece>;

    /// The whole position, secrets included.
    fn state(&self) -> Value;

    /// State hash: stable across machines, and distinct for different positions with high probability.
    fn state_hash(&self) -> u64;

    /// The state hash at a version, as it was when the step was taken; `None` if the version does not exist or is not
    /// known any more.
    fn state_hash_at(&self, version: u32) -> Option<u64>;
}

/// A candidate.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The move, to be handed to [`Table::play`].
    pub mv: Value,
    /// Its notation, which can be typed.
    pub notation: String,
    /// The move in words.
    pub phrase: Phrase,
    /// Its gesture; no two choices of a list have the same.
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
    /// How many legal moves it considered.
    pub among: usize,
    /// Number of its visits to this move; 0 if there was no choice.
    pub visits: u32,
    /// Number of its visits to all moves.
    pub tries: u32,
    /// Expected result after the move: 0 is lost, 1 is won.
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

/// Undo or redo was refused; the clause says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is refused by {0}")]
pub struct UndoError(pub Refusal);
