//! All tests of the game in one binary, so that the game is compiled for its tests only once.

mod cards;
mod clauses;
mod content;
mod contract;
mod desk;
mod examples;
mod fairness;
mod impossible;
mod judgement;
mod paths;
mod piles;
mod playthroughs;
mod plenty;
mod stored;
mod told;
