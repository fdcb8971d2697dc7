//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod bands;
mod board;
mod combat;
mod components;
mod control;
mod desk;
mod setup;
mod turn;
mod words;
