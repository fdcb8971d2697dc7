//! One live game behind an object-safe face: steps, luck, undo, replays, scenarios.

pub mod notation;
mod seed;

pub use seed::{Seed, SeedError};
