//! All tests of the game in one binary, so that the game is compiled for its tests only once.

mod clauses;
mod contract;
mod desk;
mod examples;
mod fairness;
mod impossible;
mod laws;
mod paths;
mod playthroughs;
mod reckoning;
mod stored;
mod table;
