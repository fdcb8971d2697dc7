//! Random, greedy and searching players for any game, and the arena they meet in.
//!
//! Every [`Bot`] plays from what its seat may know: it reads the true game only for its own legal moves, and
//! thinks about worlds that were redealt for its seat. Two worlds that the seat cannot tell apart therefore get
//! the same answer for the same seed.
//!
//! ```text
//! bot      which bots there are, and their names        level    how strong an opponent a person asks for
//! player   one bot at one seat: generator and buffers   thought  what a bot chose, and what else it saw
//! greedy   the move with the best next position         search   a race between the most promising moves
//! arena    whole games between bots: single games, summaries, tournaments
//! ```

#![allow(
    clippy::disallowed_types,
    reason = "a search may be given milliseconds instead of iterations, so it reads the clock"
)]

pub mod arena;
mod bot;
mod greedy;
mod level;
mod player;
mod search;
mod thought;
mod world;

pub use bot::{Bot, BotError, Budget};
pub use greedy::GreedySettings;
pub use level::{Level, LevelError};
pub use player::{Player, Settings, choose, choose_until, consider, consider_until};
pub use search::SearchSettings;
pub use thought::{Alternative, Thought};
