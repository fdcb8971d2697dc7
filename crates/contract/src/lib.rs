//! What a game is.
//!
//! A game is a plain value. It waits for exactly one of three things ([`Pending`]): a decision, a stroke of
//! luck, or nothing more. It moves on by [`Step`]s alone, so that a setup and a list of steps are a complete
//! record. Nothing here knows any particular game, any storage, any language or any network.
//!
//! A game implements [`Game`] (and [`Appraise`], for bots that want more than random play); what follows from
//! these is in [`GameExt`], where no game can get it wrong.

mod appraise;
mod chance;
mod game;
mod journal;
mod option;
mod outcome;
mod phrase;
mod refusal;
mod seat;

pub use appraise::Appraise;
pub use chance::pick;
pub use game::{Audience, Game, GameExt, Meta, Pending, Step, Viewer};
pub use journal::Journal;
pub use option::{ContentError, OptionKind, OptionSpec};
pub use outcome::{Outcome, Standing};
pub use phrase::{Label, Part, Phrase, Piece, Section};
pub use refusal::{Refusal, RuleId, Shortfall};
pub use seat::{MAX_SEATS, Seat, SeatSet};

pub use rand_core;
