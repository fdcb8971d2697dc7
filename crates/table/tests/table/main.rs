//! The table on a toy game with luck, secrets and answers of another seat.

mod notation;
