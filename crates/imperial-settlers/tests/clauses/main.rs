//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod activation;
mod building;
mod deals;
mod desk;
mod free_moves;
mod golden_base;
mod golden_further;
mod golden_seed;
mod goods;
mod locations;
mod production;
mod razing;
mod turns;
mod visits;
