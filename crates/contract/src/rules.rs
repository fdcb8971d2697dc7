use crate::{Budget, Journal, Outcome, Phrase, Refusal, Seat, SeatSet, Setup, Viewer, refuse};
use serde::{Deserialize, Serialize};

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

/// How a game goes. A game whose program counter is a stack of frames never writes this: see
/// [`Staged`](crate::stage::Staged).
pub trait Rules: Setup {
    /// What the game waits for; constant time, read off the top frame.
    fn pending(&self) -> Pending;

    /// Whose turn it is, even while other seats are asked in the middle of it: an answer to an offer, or the choice of
    /// an attacked seat, ends no turn. While luck decides, it is the seat whose turn goes on afterwards. `None` where
    /// all act at once, where the turn passes on, and in games without turns: then each asked seat acts on its own
    /// turn. May depend only on public facts and what the seat itself knows. Clocks and confirmations use it.
    fn turn_of(&self) -> Option<Seat> {
        None
    }

    /// Whether the seat whose turn it is can only answer from now on: others may still react before it passes on.
    fn turn_is_ending(&self) -> bool {
        false
    }

    /// Every move that a person might try now, legal or not, without repeats: a superset of the legal moves,
    /// the same in two worlds that `seat` cannot tell apart. Tens, not thousands.
    fn candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Whether `seat` may make this move now, for any value of `Move`. Pure, never panics, and cites the most specific
    /// clause that `seat` is allowed to know.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal>;

    /// Why a seat that is not asked may not make the move, where the rulebook is more specific than "it is not your
    /// turn". May depend only on what `seat` knows.
    fn out_of_turn(&self, seat: Seat, mv: Self::Move) -> Refusal {
        let _ = (seat, mv);
        refuse!("TAB-1.1")
    }

    /// Appends the legal moves of a seat that is asked. A game may enumerate them faster than by checking its
    /// candidates; the result must be the same set in the same order.
    fn legal_into(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        let start = moves.len();
        self.candidates(seat, moves);
        keep_from(moves, start, |mv| self.check(seat, mv).is_ok());
    }

    /// Applies a step that `pending` and `check` allow, then runs on until the game waits again. The only mutation; the
    /// journal never changes what happens.
    fn apply(&mut self, step: Step<Self::Move>, journal: &mut Journal<Self::Event>);

    /// The question that `seat` is asked, in a sentence; meaningful only for a seat that is asked.
    fn question(&self, seat: Seat) -> Phrase;

    /// What led to the question, where that is not plain from the question itself.
    fn occasion(&self, seat: Seat) -> Option<Phrase> {
        let _ = seat;
        None
    }

    /// What the decision uses up, where there is a budget for several decisions.
    fn budget(&self, seat: Seat) -> Option<Budget> {
        let _ = seat;
        None
    }

    /// Says which law of the game is broken (pieces lost, limits passed), if any. Runs after every test step.
    fn audit(&self) -> Result<(), String>;
}

/// Keeps the moves that pass, from place `start` on, in their order.
pub fn keep_from<M: Copy>(moves: &mut Vec<M>, start: usize, passes: impl Fn(M) -> bool) {
    let mut kept = start;
    for place in start..moves.len() {
        if passes(moves[place]) {
            moves.swap(kept, place);
            kept += 1;
        }
    }
    moves.truncate(kept);
}
