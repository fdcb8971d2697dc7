//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod crises;
mod desk;
mod golden;
