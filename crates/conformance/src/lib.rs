//! The tests that every game must pass.
//!
//! The kit knows nothing of any game. It plays random games and, step by step, asks whether the obligations
//! that the contract writes in prose are kept: [`Property`] lists them. One line in a game's tests is enough:
//!
//! ```no_run
//! # use approdo_nim::Nim;
//! approdo_conformance::check::<Nim>(20);
//! ```
//!
//! A failure is one line that names the property and everything needed to reproduce it ([`Fault`]). What the kit cannot
//! know is whether the rules are the right rules: clause tests on a [`desk`], worked [`examples`], [`playthrough`]s and
//! [`paths`] are for that. [`check_numbers`] keeps the numbers of moves as they are, and [`stored`] games prove
//! backward compatibility. [`fairness`] proves that bots know no more than their seat.

mod campaign;
mod compare;
pub mod desk;
pub mod examples;
pub mod fairness;
mod fault;
mod frames;
mod longer;
pub mod notation;
mod numbers;
mod paths;
mod play;
pub mod playthrough;
mod property;
mod settings;
pub mod stored;
mod trial;
pub mod typescript;

pub use campaign::{Effort, check, check_with, examine, examine_with};
pub use fault::{Fault, Property};
pub use frames::frames_never_met;
pub use longer::{longer, tell};
pub use numbers::check_numbers;
pub use paths::{check_paths, paths};
pub use play::{random_step, source, walk};
pub use property::gestures_tell_apart;
pub use settings::combinations;
pub use trial::trial;
