//! All tests of the game in one program, so that the game is compiled for its tests only once.

mod clauses;
mod content;
mod contract;
mod desk;
mod examples;
mod fairness;
mod impossible;
mod paths;
mod playthroughs;
mod stored;
mod told;
mod watch;
