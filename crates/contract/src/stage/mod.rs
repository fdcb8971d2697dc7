//! Games whose program counter is a stack of frames.
//!
//! A frame is [`Ask`], [`Luck`] or [`Auto`]. It says everything about itself in one `impl`, in the file of its
//! phase; the enum of all frames is declared by [`frames!`](crate::frames!). How a game goes follows from these
//! and is written once, here.
//! Dispatch is static: the macro writes one match, [`Scene::play`], and each query of a frame is a [`Role`] (a
//! visitor). So an `Ask` may have an associated type for what was chosen, which a trait object could not, and the
//! compiler inlines every call.

mod roles;

use crate::{
    Audience, Budget, Journal, Outcome, Pending, Phrase, Refusal, Seat, SeatSet, Setup, Step, keep_from,
    refuse,
};
use roles::{Apply, Awaited, Check, List, Occasion, Proceed, Question, Sound, Spent, Waits};
use std::fmt::Debug;

/// The journal of a game.
pub type Log<G> = Journal<<G as Setup>::Event>;

/// Runaway guard: a longer chain of frames that do not wait is a fault in the rules.
const RUNAWAY: usize = 10_000;

/// A game whose program counter is a stack of frames. [`Rules`](crate::Rules) follow from it:
/// [`frames!`](crate::frames!) writes that implementation in the crate of the game.
pub trait Staged: Setup {
    /// One thing that still has to happen; an enum declared by [`frames!`](crate::frames!).
    type Frame: Scene<Self>;

    /// What still has to happen, the next thing last. The game is over when nothing is left.
    fn frames(&self) -> &[Self::Frame];

    /// Puts a frame on top: what has to happen before everything else.
    fn push(&mut self, frame: impl Into<Self::Frame>);

    /// Takes the top frame away: it has happened.
    fn pop(&mut self);

    /// How the game ended; asked only when no frame is left.
    fn outcome(&self) -> Outcome;

    /// Who is asked in frames that do not say whom: the player whose turn it is.
    fn acting(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Runs after every step and between frames, for what ends a game in the middle of anything: it clears the
    /// stack then.
    fn between(&mut self, _log: &mut Log<Self>) {}

    /// As [`Rules::out_of_turn`](crate::Rules::out_of_turn).
    fn out_of_turn(&self, _seat: Seat, _mv: Self::Move) -> Refusal {
        refuse!("TAB-1.1")
    }

    /// What [`Rules::check`](crate::Rules::check) says to a seat that is not asked, where the rulebook has a clause of
    /// its own for it.
    fn unasked(&self, seat: Seat, mv: Self::Move) -> Refusal {
        self.out_of_turn(seat, mv)
    }

    /// As [`Rules::turn_of`](crate::Rules::turn_of).
    fn turn_of(&self) -> Option<Seat> {
        None
    }

    /// As [`Rules::turn_is_ending`](crate::Rules::turn_is_ending).
    fn turn_is_ending(&self) -> bool {
        false
    }

    /// As [`Rules::audit`](crate::Rules::audit), but for the frames: those say themselves whether they are sound, and
    /// are asked only where these laws hold.
    fn audit(&self) -> Result<(), String>;

    /// Laws that rely on sound frames, checked only where all of them are.
    fn audit_course(&self) -> Result<(), String> {
        Ok(())
    }

    /// How a frame that breaks a law is named.
    fn named(frame: Self::Frame) -> String {
        format!("{frame:?}")
    }
}

/// A frame that asks one or more seats.
pub trait Ask<G: Staged> {
    /// What a permitted move amounts to: what `check` has found out and `decide` needs. `Move` where each move
    /// means something else, `()` where there is only one answer.
    type Choice;

    /// Who is asked; never empty while the frame waits.
    fn asked(&self, game: &G) -> SeatSet {
        game.acting()
    }

    /// Whether moves stay secret until the last one is in.
    fn sealed(&self) -> bool {
        false
    }

    /// The question, in a sentence.
    fn question(&self, game: &G, seat: Seat) -> Phrase;

    /// As [`Rules::occasion`](crate::Rules::occasion).
    fn occasion(&self, _game: &G, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// As [`Rules::budget`](crate::Rules::budget).
    fn budget(&self, _game: &G, _seat: Seat) -> Option<Budget> {
        None
    }

    /// The candidates: every move that a person might try, legal or not, without repeats.
    fn candidates(&self, game: &G, seat: Seat, moves: &mut Vec<G::Move>);

    /// What the move amounts to, or the clause that forbids it. `seat` is asked; the move may be any.
    fn check(&self, game: &G, seat: Seat, mv: G::Move) -> Result<Self::Choice, Refusal>;

    /// What follows.
    fn decide(&self, game: &mut G, seat: Seat, choice: Self::Choice, log: &mut Log<G>);

    /// The legal moves, for frames that list them faster than by checking each candidate: the same, in the same
    /// order.
    fn legal(&self, game: &G, seat: Seat, moves: &mut Vec<G::Move>) {
        let start = moves.len();
        self.candidates(game, seat, moves);
        keep_from(moves, start, |mv| self.check(game, seat, mv).is_ok());
    }

    /// What a permitted move amounts to. Written only where checking it once more is too dear.
    fn chosen(&self, game: &G, seat: Seat, mv: G::Move) -> Self::Choice {
        match self.check(game, seat, mv) {
            Ok(choice) => choice,
            Err(refusal) => unreachable!("{mv:?} was permitted: {refusal}"),
        }
    }

    /// The choice that is made without asking, where there is no other.
    fn forced(&self, _game: &G) -> Option<Self::Choice> {
        None
    }

    /// Whether there is anything to choose. If not, [`Ask::skip`] happens instead.
    fn waits(&self, game: &G) -> bool {
        self.forced(game).is_none()
    }

    /// What happens when there is no choice: the forced choice if there is one, else nothing.
    fn skip(&self, game: &mut G, log: &mut Log<G>) {
        match (self.forced(game), self.asked(game).first()) {
            (Some(choice), Some(seat)) => self.decide(game, seat, choice, log),
            (_, _) => game.pop(),
        }
    }

    /// Whether the frame is possible in this position, above this other frame.
    fn is_sound(&self, _game: &G, _below: Option<G::Frame>) -> bool {
        true
    }
}

/// A frame that waits for luck.
pub trait Luck<G: Staged> {
    /// How many equally likely things there are; never 0 while the frame waits.
    fn among(&self, game: &G) -> u16;

    /// Who sees which one it was.
    fn seen_by(&self, _game: &G) -> Audience {
        Audience::All
    }

    /// What follows.
    fn befall(&self, game: &mut G, picked: u16, log: &mut Log<G>);

    /// Whether luck decides anything. If not, [`Luck::skip`] happens instead.
    fn waits(&self, _game: &G) -> bool {
        true
    }

    /// What happens when there is nothing to pick from.
    fn skip(&self, game: &mut G, _log: &mut Log<G>) {
        game.pop();
    }

    /// Whether the frame is possible in this position, above this other frame.
    fn is_sound(&self, _game: &G, _below: Option<G::Frame>) -> bool {
        true
    }
}

/// A frame that runs by itself and never waits.
pub trait Auto<G: Staged> {
    /// What happens. Changes the stack, or the game would never go on.
    fn run(&self, game: &mut G, log: &mut Log<G>);

    /// Whether the frame is possible in this position, above this other frame.
    fn is_sound(&self, _game: &G, _below: Option<G::Frame>) -> bool {
        true
    }
}

/// An enum of frames; [`frames!`](crate::frames!) implements it.
pub trait Scene<G: Staged>: Copy + Debug + PartialEq {
    /// Calls the method of `role` for this frame's kind.
    fn play<P: Role<G>>(&self, role: P) -> P::Out;

    /// What the frame is called, e.g. `Raid::Answer`.
    fn name(&self) -> &'static str;

    /// Appends the names of the frames that may wait; for tests that want to see each of them on the stack.
    fn names(names: &mut Vec<&'static str>);
}

/// A visitor of frames, with a method for each kind.
pub trait Role<G: Staged>: Sized {
    /// The result.
    type Out;

    /// With a frame that asks.
    fn ask(self, frame: &impl Ask<G>) -> Self::Out;

    /// With a frame that waits for luck.
    fn luck(self, frame: &impl Luck<G>) -> Self::Out;

    /// With a frame that runs by itself.
    fn auto(self, frame: &impl Auto<G>) -> Self::Out;
}

/// What the game waits for.
pub fn pending<G: Staged>(game: &G) -> Pending {
    let Some(frame) = game.frames().last() else { return Pending::Over(game.outcome()) };
    awaited(game, frame).expect("a frame that runs by itself never stays on top")
}

/// What the game waits for in a frame, on top or not; nothing in one that runs by itself.
pub fn awaited<G: Staged>(game: &G, frame: &G::Frame) -> Option<Pending> {
    frame.play(Awaited(game))
}

/// What a seat is asked, in a sentence.
pub fn question<G: Staged>(game: &G, seat: Seat) -> Phrase {
    top(game).play(Question(game, seat)).expect("a seat that is asked has a question")
}

/// What led to the question.
pub fn occasion<G: Staged>(game: &G, seat: Seat) -> Option<Phrase> {
    game.frames().last()?.play(Occasion(game, seat))
}

/// What the decision uses up.
pub fn budget<G: Staged>(game: &G, seat: Seat) -> Option<Budget> {
    game.frames().last()?.play(Spent(game, seat))
}

/// What a seat may try.
pub fn candidates<G: Staged>(game: &G, seat: Seat, moves: &mut Vec<G::Move>) {
    if let Some(frame) = game.frames().last() {
        frame.play(List { game, seat, moves, legal: false });
    }
}

/// What a seat may do.
pub fn legal<G: Staged>(game: &G, seat: Seat, moves: &mut Vec<G::Move>) {
    top(game).play(List { game, seat, moves, legal: true });
}

/// Whether a seat may make a move.
pub fn check<G: Staged>(game: &G, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
    let Some(frame) = game.frames().last() else { return Err(game.unasked(seat, mv)) };
    frame.play(Check(game, seat, mv))
}

/// A step is taken; then the game runs on until it waits again.
pub fn apply<G: Staged>(game: &mut G, step: Step<G::Move>, log: &mut Log<G>) {
    top(game).play(Apply { game, step, log });
    for _ in 0..RUNAWAY {
        game.between(log);
        let Some(frame) = game.frames().last().copied() else { return };
        if frame.play(Waits(game)) {
            return;
        }
        frame.play(Proceed { game, log });
    }
    unreachable!("frames ran away: {:?}", game.frames());
}

/// The law of the game that is broken, if any: one of the game's own, on which frames may rely, a frame that is
/// impossible in its place, or a top frame that does not wait.
pub fn audit<G: Staged>(game: &G) -> Result<(), String> {
    game.audit()?;
    if let Some(frame) = unsound(game) {
        return Err(format!("{} is impossible in this position", G::named(frame)));
    }
    if let Some(frame) = game.frames().last().filter(|frame| !waits(game, **frame)) {
        return Err(format!("{} is on top and does not wait", G::named(*frame)));
    }
    game.audit_course()
}

/// Whether a frame waits for a seat, or for luck that has something to pick from.
fn waits<G: Staged>(game: &G, frame: G::Frame) -> bool {
    let is_awaited = match awaited(game, &frame) {
        Some(Pending::Decision { seats, .. }) => !seats.is_empty(),
        Some(Pending::Chance { among, .. }) => 0 < among,
        Some(Pending::Over(_)) | None => false,
    };
    is_awaited && frame.play(Waits(game))
}

/// The first frame on the stack, counted from the bottom, that is impossible in this position.
fn unsound<G: Staged>(game: &G) -> Option<G::Frame> {
    let below = |place: usize| place.checked_sub(1).map(|place| game.frames()[place]);
    let mut frames = game.frames().iter().copied().enumerate();
    frames.find(|(place, frame)| !frame.play(Sound { game, below: below(*place) })).map(|(_, frame)| frame)
}

fn top<G: Staged>(game: &G) -> G::Frame {
    *game.frames().last().expect("a game that goes on has a frame")
}
