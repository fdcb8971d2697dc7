//! The table on a toy game with luck, secrets and answers of another seat.

mod arena;
mod notation;
mod options;
mod play;
mod record;
mod scenario;
mod toy;
mod undo;
