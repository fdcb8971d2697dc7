//! The hub without a network: tables, seats, moves, undo, bots, clocks, history, secrets.

#[path = "../common/auction.rs"]
mod auction;
mod bots;
mod chairs;
mod clocks;
mod desk;
mod faults;
mod hints;
mod history;
mod play;
mod pushes;
mod records;
mod restart;
mod seats;
mod secrets;
mod storms;
#[path = "../common/twin.rs"]
mod twin;
mod undo;
