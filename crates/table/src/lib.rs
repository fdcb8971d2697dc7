//! One live game behind an object-safe trait: steps, luck, undo, replays, scenarios.
//!
//! [`Table`] is the interface of a game under way, for any game; [`Module`] is that of a game before it starts. Both
//! use JSON values, phrases and refusals, and decide no rule: every question goes to the
//! [`Game`](approdo_contract::Game) behind them.
//!
//! - [`notation`] writes moves and steps as text that people can read and type.
//! - [`Record`] is the replay file; [`Verification`] says whether one is honest.
//! - [`scenario`] runs given/when/then files, [`position`] prints a position for one.

mod choices;
mod data;
mod draft;
mod error;
mod finding;
pub mod foresight;
mod live;
mod module;
mod near;
pub mod notation;
mod options;
pub mod position;
mod positions;
mod print;
mod quote;
mod record;
mod replay;
pub mod scenario;
mod seed;
mod snapshot;
mod step;
mod table;
mod undo;
mod verify;

pub use data::note_data;
pub use draft::{Examined, examine};
pub use error::OpenError;
pub use finding::Finding;
pub use live::Live;
pub use module::{MatchError, Module};
pub use options::{OptionError, check_options, parse_options};
pub use print::Print;
pub use record::{Forfeit, Record, RecordError, RecordedOutcome};
pub use seed::{Seed, SeedError};
pub use step::StepError;
pub use table::{
    Advice, Advising, Choice, Foreseeing, LogLine, PlayError, Question, SeatFacts, Table, Thinking, Told,
    UndoError,
};
pub use verify::{Check, Verdict, Verification};
