//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod combat;
mod components;
mod desk;
mod words;
