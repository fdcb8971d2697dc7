//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod basics;
mod components;
mod crises;
mod desk;
mod discovery;
mod explore;
mod golden;
mod harvest;
mod map;
mod offers;
mod rounds;
mod setup;
mod turn;
