//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod building;
mod desk;
mod golden_base;
mod golden_further;
mod golden_seed;
