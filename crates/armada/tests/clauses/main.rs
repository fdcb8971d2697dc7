//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod bands;
mod board;
mod combat;
mod components;
mod control;
mod conversion;
mod desk;
mod elimination;
mod exploration;
mod invasion;
mod prizes;
mod recruitment;
mod setup;
mod ships;
mod turn;
mod victory;
mod words;
