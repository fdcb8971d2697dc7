//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod bands;
mod board;
mod combat;
mod components;
mod control;
mod desk;
mod prizes;
mod setup;
mod ships;
mod turn;
mod words;
