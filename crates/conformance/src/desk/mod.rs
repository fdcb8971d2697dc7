//! A desk (test fixture) on which the clause tests of a game set up any position, play on it and check the result.
//!
//! A game's own desk keeps the game and its facts, and has verbs of its own: a die that shows a face, what lies on a
//! place. Its positions are [`Fields`] that are set by name, as in scenario files.

mod fields;

pub use fields::Fields;

use approdo_contract::{Game, GameExt, Journal, Outcome, Pending, Rules, Seat, Secrets, Setup, Step, Viewer};

/// A game in progress, with the facts of all steps since the position was laid out.
pub trait Desk: Sized {
    /// The game that is played on it.
    type Game: Game;
    /// How tests name a move: the move itself, or words that are resolved on the desk.
    type Words<'a>: From<MoveOf<Self>>;

    /// The game as it stands.
    fn game(&self) -> &Self::Game;

    /// The game and the facts so far.
    fn play_book(&mut self) -> (&mut Self::Game, &mut Vec<EventOf<Self>>);

    /// The move that these words call on this desk.
    fn meant(&self, words: Self::Words<'_>) -> MoveOf<Self>;

    /// The seat that is asked, the first of them if there are several.
    ///
    /// # Panics
    /// If no seat is asked.
    #[track_caller]
    fn asked(&self) -> Seat {
        self.asked_now().unwrap_or_else(|| panic!("nobody is asked: {:?}", self.game().pending()))
    }

    /// The seat that is asked, if there is one.
    fn asked_now(&self) -> Option<Seat> {
        match self.game().pending() {
            Pending::Decision { seats, .. } => seats.first(),
            Pending::Chance { .. } | Pending::Over(_) => None,
        }
    }

    /// The seat that is asked makes a legal move.
    #[track_caller]
    fn play<'a>(&mut self, mv: impl Into<Self::Words<'a>>) -> &mut Self {
        let (seat, mv) = (self.asked(), self.meant(mv.into()));
        self.step(Step::Move(seat, mv))
    }

    /// This seat makes a legal move.
    #[track_caller]
    fn play_as<'a>(&mut self, seat: u8, mv: impl Into<Self::Words<'a>>) -> &mut Self {
        let mv = self.meant(mv.into());
        self.step(Step::Move(Seat(seat), mv))
    }

    /// Luck picks this index.
    #[track_caller]
    fn luck(&mut self, index: u16) -> &mut Self {
        self.step(Step::Luck(index))
    }

    /// Among how many things luck picks.
    ///
    /// # Panics
    /// If the game does not wait for luck.
    #[track_caller]
    fn among(&self) -> u16 {
        self.luck_among().unwrap_or_else(|| panic!("luck is not asked: {:?}", self.game().pending()))
    }

    /// Among how many things luck picks, if the game waits for luck.
    fn luck_among(&self) -> Option<u16> {
        match self.game().pending() {
            Pending::Chance { among, .. } => Some(among),
            Pending::Decision { .. } | Pending::Over(_) => None,
        }
    }

    /// Applies a step, writes down what happens and asks whether the laws of the game still hold.
    ///
    /// # Panics
    /// If the step is refused or breaks a law.
    #[track_caller]
    fn step(&mut self, step: Step<MoveOf<Self>>) -> &mut Self {
        let mut journal = Journal::on();
        let (game, facts) = self.play_book();
        if let Err(refusal) = game.advance(step, &mut journal) {
            panic!("{step:?} was refused by {refusal} while the game waits for {:?}", game.pending());
        }
        facts.extend(journal.into_facts());
        game.audit().expect("the laws of the game hold");
        self
    }

    /// The move is refused to the seat that is asked, because of this clause.
    #[track_caller]
    fn refused<'a>(&mut self, mv: impl Into<Self::Words<'a>>, clause: &str) -> &mut Self {
        self.refused_to(self.asked(), mv, clause)
    }

    /// The move is refused to this seat, because of this clause.
    ///
    /// # Panics
    /// If it may, or another clause is cited.
    #[track_caller]
    fn refused_to<'a>(&mut self, seat: Seat, mv: impl Into<Self::Words<'a>>, clause: &str) -> &mut Self {
        let mv = self.meant(mv.into());
        match self.game().check(seat, mv) {
            Ok(()) => panic!("{mv:?} was accepted, not refused by {clause}"),
            Err(refusal) => assert_eq!(refusal.rule.0, clause, "{mv:?}"),
        }
        self
    }

    /// The seat that is asked may make this move, and is offered it.
    ///
    /// # Panics
    /// If it is refused or not offered.
    #[track_caller]
    fn legal<'a>(&mut self, mv: impl Into<Self::Words<'a>>) -> &mut Self {
        let (seat, mv) = (self.asked(), self.meant(mv.into()));
        if let Err(refusal) = self.game().check(seat, mv) {
            panic!("{mv:?} was refused by {refusal}");
        }
        assert!(self.offers().contains(&mv), "{mv:?} is legal but not offered");
        self
    }

    /// The legal moves of the seat that is asked.
    #[track_caller]
    fn offers(&self) -> Vec<MoveOf<Self>> {
        let mut moves = Vec::new();
        self.game().legal_moves(self.asked(), &mut moves);
        moves
    }

    /// The candidates: the offers, and more.
    #[track_caller]
    fn candidates(&self) -> Vec<MoveOf<Self>> {
        let mut moves = Vec::new();
        self.game().candidates(self.asked(), &mut moves);
        moves
    }

    /// What everybody sees.
    fn view(&self) -> <Self::Game as Secrets>::View {
        self.game().view(Viewer::Spectator)
    }

    /// What a seat sees.
    fn view_of(&self, seat: u8) -> <Self::Game as Secrets>::View {
        self.game().view(Viewer::Seat(Seat(seat)))
    }

    /// How the game ended.
    ///
    /// # Panics
    /// If it goes on.
    #[track_caller]
    fn outcome(&self) -> Outcome {
        match self.game().pending() {
            Pending::Over(outcome) => outcome,
            other => panic!("the game goes on: {other:?}"),
        }
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        matches!(self.game().pending(), Pending::Over(_))
    }

    /// The final places, by seat.
    #[track_caller]
    fn places(&self) -> Vec<u8> {
        self.outcome().standings.iter().map(|standing| standing.place).collect()
    }

    /// The final scores, by seat.
    #[track_caller]
    fn scores(&self) -> Vec<i32> {
        self.outcome().standings.iter().map(|standing| standing.score).collect()
    }
}

/// The moves of the game on a desk.
pub type MoveOf<D> = <<D as Desk>::Game as Setup>::Move;
/// The facts of the game on a desk.
pub type EventOf<D> = <<D as Desk>::Game as Setup>::Event;
