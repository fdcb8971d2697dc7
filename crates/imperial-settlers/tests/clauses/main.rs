//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod activation;
mod base_cards;
mod building;
mod cleanup;
mod components;
mod deals;
mod decks;
mod desk;
mod ending;
mod events;
mod expansion_cards;
mod factions;
mod features;
mod free_moves;
mod goods;
mod locations;
mod lookout;
mod production;
mod razing;
mod setup;
mod solo;
mod solo_atlanteans;
mod technology;
mod turns;
mod visits;
