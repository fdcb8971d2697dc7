use crate::{
    ContentError, Journal, Label, OptionSpec, Outcome, Phrase, Piece, Refusal, Seat, SeatSet, Section, refuse,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// What the game waits for. There is never a fourth case.
#[derive(Clone, Debug, PartialEq)]
pub enum Pending {
    /// Each seat of the set may move; the order of arrival must not matter.
    Decision {
        /// Who may move; never empty, and each has at least one legal move.
        seats: SeatSet,
        /// A sealed move stays secret until the last one is in.
        sealed: bool,
    },
    /// Nature picks one of `among` equally likely things: a face, a card, a token.
    Chance {
        /// How many things there are; never 0.
        among: u16,
        /// Who sees which one it was.
        seen_by: Audience,
    },
    /// Nothing more happens.
    Over(Outcome),
}

/// The only way in. A replay is a setup and a list of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<M> {
    /// A seat decides.
    Move(Seat, M),
    /// Nature picks the thing with this index.
    Luck(u16),
}

/// Who sees a pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody at and around the table.
    All,
    /// One seat alone.
    Only(Seat),
    /// No one yet.
    Nobody,
}

impl Audience {
    /// Whether `viewer` sees it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Nobody => false,
        }
    }
}

/// Who looks at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who holds no seat and no secret.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table: the seats, then the spectators.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether the viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// What is known of a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The name in commands, URLs and folders, e.g. `armada`.
    pub id: &'static str,
    /// The published title; a proper name, the same in every language.
    pub title: &'static str,
    /// What its clause ids start with, e.g. `ARM`.
    pub prefix: &'static str,
    /// Raised by every change that alters a stored replay.
    pub rules_version: u32,
    /// How many seats it is played with.
    pub seats: RangeInclusive<u8>,
}

/// A game under way: a plain value that knows its rules.
///
/// The obligations below that types cannot express are tested by the `conformance` crate after every step of
/// many random games.
pub trait Game: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is known before it starts.
    const META: Meta;
    /// What is agreed before the game; missing fields take their defaults, unknown fields are errors.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One choice. Compound actions are several moves.
    type Move: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One fact that a viewer may be told.
    type Event: Clone + Debug + Eq + Hash + Serialize + Send + Sync + 'static;
    /// Everything one viewer may know; a type of its own, so that nothing slips through.
    type View: Debug + PartialEq + Serialize;

    /// Reads the game's data files once, through `read` (name to text); later calls find them loaded.
    /// A game that is used without this call loads the files it was compiled with.
    fn load(read: &dyn Fn(&str) -> Option<String>) -> Result<(), ContentError> {
        let _ = read;
        Ok(())
    }

    /// The options of [`Game::Options`], in the order a person is asked about them.
    fn options() -> &'static [OptionSpec];

    /// The state before anything has happened. Takes no luck: whatever is random at the start is asked for as
    /// chance, so that a test can deal any hand.
    ///
    /// Whatever a version of the game has ever set up it sets up for good: stored games begin with it. What only new
    /// games should do without is refused by [`Game::agree`].
    fn setup(options: &Self::Options, seats: u8) -> Result<Self, Refusal>;

    /// Why nobody should agree on these options for a new game, though it could be set up: an option that would do
    /// nothing, say. Games that are stored are not asked.
    fn agree(options: &Self::Options, seats: u8) -> Result<(), Refusal> {
        let _ = (options, seats);
        Ok(())
    }

    /// No game of these options takes more steps than this; the rules guarantee it.
    fn most_steps(options: &Self::Options, seats: u8) -> u32;

    /// What the game waits for; constant time, read off the top frame.
    fn pending(&self) -> Pending;

    /// Whose turn it is, whoever is asked in the middle of it: an answer to an offer, or a choice of somebody who is
    /// attacked, ends no turn. While luck decides, it is the seat whose turn goes on afterwards. Nothing where all act
    /// at once, where the turn passes on, and in games without turns: whoever is asked then decides for themselves.
    /// Only what everybody knows may matter, and what the seat itself knows. Clocks and confirmations go by it.
    fn turn_of(&self) -> Option<Seat> {
        None
    }

    /// Whether whose turn it is has nothing more to do in it but answer: others may still react before it passes on.
    fn turn_is_ending(&self) -> bool {
        false
    }

    /// Every move that a person might try now, legal or not, without repeats: a superset of the legal moves,
    /// the same in two worlds that `seat` cannot tell apart. Tens, not thousands.
    fn candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Whether `seat` may make the move now, whatever move it is. Pure, never panics, and cites the most
    /// specific clause that `seat` is allowed to know.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal>;

    /// Why a seat that is not asked may not make the move, where the rulebook is more specific than "it is not your
    /// turn". Only what `seat` may know may matter.
    fn out_of_turn(&self, seat: Seat, mv: Self::Move) -> Refusal {
        let _ = (seat, mv);
        refuse!("TAB-1.1")
    }

    /// Appends the legal moves of a seat that is asked. A game may enumerate them faster than by checking its
    /// candidates; the result must be the same set in the same order.
    fn legal_into(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        let start = moves.len();
        self.candidates(seat, moves);
        let mut kept = start;
        for i in start..moves.len() {
            if self.check(seat, moves[i]).is_ok() {
                moves.swap(kept, i);
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    /// Applies a step that `pending` and `check` allow, then runs on until the game waits again. The only
    /// mutation; the journal never changes what happens.
    fn apply(&mut self, step: Step<Self::Move>, journal: &mut Journal<Self::Event>);

    /// What `viewer` may know. Destructures the state without `..`.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` learns of it, or nothing. Whatever changes a viewer's view is announced.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Replaces everything `observer` cannot know by something as likely, using only what `observer` knows:
    /// sort what is unseen, then deal.
    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng);

    /// The question that `seat` is asked, in a sentence; meaningful only for a seat that is asked.
    fn question(&self, seat: Seat) -> Phrase;

    /// A candidate in words.
    fn describe(&self, seat: Seat, mv: Self::Move) -> Phrase;

    /// An event in words.
    fn narrate(event: &Self::Event) -> Phrase;

    /// True when the event taught somebody a secret: undo stops here, as at every [`Step::Luck`].
    fn reveals(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The board in words, from a view alone.
    fn outline(view: &Self::View) -> Vec<Section>;

    /// How a piece that phrases speak of is called.
    fn label(piece: Piece) -> Option<Label>;

    /// What a place borders on, as far as the view tells; nothing for pieces that are no places.
    fn around(view: &Self::View, place: Piece) -> Vec<Piece> {
        let _ = (view, place);
        Vec::new()
    }

    /// Derives what follows from the rest (a reserve from what is on the board) for fields that were not set by
    /// hand. Scenario files call it on positions they compose; `set` tells whether a field was given.
    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        let _ = set;
    }

    /// Says which law of the game is broken (pieces lost, limits passed), if any. Runs after every test step.
    fn audit(&self) -> Result<(), String>;
}

/// What follows from the contract; a blanket implementation, so no game can override it.
pub trait GameExt: Game {
    /// Replaces `moves` by the legal moves of `seat`: none unless it is asked.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        moves.clear();
        if self.asks(seat) {
            self.legal_into(seat, moves);
        }
    }

    /// Whether the game waits for a decision of `seat`.
    fn asks(&self, seat: Seat) -> bool {
        match self.pending() {
            Pending::Decision { seats, .. } => seats.contains(seat),
            Pending::Chance { .. } | Pending::Over(_) => false,
        }
    }

    /// Whether the step may be applied now.
    fn permits(&self, step: Step<Self::Move>) -> Result<(), Refusal> {
        match (self.pending(), step) {
            (Pending::Over(_), _) => Err(refuse!("TAB-1.3")),
            (Pending::Decision { seats, .. }, Step::Move(seat, mv)) if seats.contains(seat) => {
                self.check(seat, mv)
            }
            (Pending::Chance { among, .. }, Step::Luck(index)) if index < among => Ok(()),
            (Pending::Chance { .. }, Step::Luck(_)) => Err(refuse!("TAB-1.4")),
            (Pending::Decision { .. }, Step::Move(seat, mv)) => Err(self.out_of_turn(seat, mv)),
            (Pending::Decision { .. }, Step::Luck(_)) | (Pending::Chance { .. }, Step::Move(..)) => {
                Err(refuse!("TAB-1.2"))
            }
        }
    }

    /// Applies the step if it is permitted; otherwise leaves the game untouched.
    fn advance(&mut self, step: Step<Self::Move>, journal: &mut Journal<Self::Event>) -> Result<(), Refusal> {
        self.permits(step)?;
        self.apply(step, journal);
        Ok(())
    }

    /// What `viewer` is told of these facts.
    fn told(facts: &[Self::Event], viewer: Viewer) -> Vec<Self::Event> {
        facts.iter().filter_map(|fact| Self::witness(fact, viewer)).collect()
    }
}

impl<G: Game> GameExt for G {}
