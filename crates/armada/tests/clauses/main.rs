//! Every clause of the rulebook that constrains play, proved by a test that names it.

mod combat;
mod conversion;
mod desk;
mod elimination;
mod exploration;
mod invasion;
mod recruitment;
mod victory;
