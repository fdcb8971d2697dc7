//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod bargains;
mod basics;
mod build;
mod cards;
mod components;
mod control;
mod crises;
mod discovery;
mod ending;
mod evolution;
mod explore;
mod golden;
mod harvest;
mod map;
mod migrate;
mod offers;
mod rounds;
mod scoring;
mod separatist;
mod setup;
mod special_cards;
mod turn;
mod variants;
mod wonders;
