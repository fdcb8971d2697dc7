//! The hub without a network: tables, seats, moves, undo, bots, clocks, history, secrets.

mod bots;
mod chairs;
mod clocks;
mod faults;
mod foreseen;
mod hints;
mod history;
mod incidents;
mod journals;
mod late;
mod memory;
mod play;
mod pushes;
mod records;
mod rematch;
mod restart;
mod rules;
mod seats;
mod secrets;
mod storms;
mod successors;
mod undo;
mod whole;
