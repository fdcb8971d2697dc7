//! What a game is.
//!
//! A game is a plain value (a state machine). It waits for exactly one of three things ([`Pending`]): a decision, luck,
//! or nothing more. It moves on by [`Step`]s alone, so that a setup and a list of steps are a complete record. Nothing
//! here knows any particular game, any storage, any language or any network.
//!
//! A game is a type that implements [`Setup`] (what it is made of), [`Rules`] (how it goes), [`Secrets`] (what each
//! viewer may know) and [`Words`] (what it says to a person); together they are [`Game`]. A game whose program counter
//! is a stack of frames implements [`stage::Staged`] instead of `Rules`, and one trait for each frame. [`Appraise`] is
//! for bots that want more than random play. What follows from these is in [`GameExt`], where no game can get it wrong.

mod account;
mod appraise;
mod chance;
mod frames;
mod game;
mod gesture;
mod journal;
mod line;
#[doc(hidden)]
pub mod numbered;
mod option;
mod outcome;
mod phrase;
mod refusal;
mod rules;
mod seat;
mod secrets;
mod setup;
pub mod stage;
mod tally;
mod words;

pub use account::{Account, Points, Tie};
pub use appraise::Appraise;
pub use chance::pick;
pub use game::{Game, GameExt};
pub use gesture::{Gesture, Touch};
pub use journal::Journal;
pub use line::{Line, Opens};
pub use numbered::{Numbered, Shape};
pub use option::{ContentError, OptionKind, OptionNeeds, OptionSpec};
pub use outcome::{Outcome, Standing};
pub use phrase::{Label, Part, Phrase, Piece, Section};
pub use refusal::{Refusal, RuleId, Shortfall};
pub use rules::{Audience, Pending, Rules, Step, keep_from};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use secrets::{Secrets, Viewer};
pub use setup::{Meta, Setup};
pub use stage::{Ask, Auto, Luck, Staged};
pub use tally::{Ahead, Budget, Goal, Tally};
pub use words::Words;

pub use rand_core;
pub use serde;

/// All traits of a game, for callers of its methods.
pub mod prelude {
    pub use crate::{Game, GameExt, Rules, Secrets, Setup, Words};
}
