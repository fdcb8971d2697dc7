//! The table on a toy game with luck, secrets and answers of another seat.

mod arena;
mod notation;
mod options;
mod play;
mod record;
mod toy;
mod undo;
