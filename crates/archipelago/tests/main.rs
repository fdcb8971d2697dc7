//! All tests of the game in one program, so that the game is compiled for its tests only once. What is generic was
//! compiled for the catalogue already.

use approdo_catalog as _;

mod clauses;
mod content;
mod contract;
mod desk;
mod examples;
mod fairness;
mod impossible;
mod paths;
mod playthroughs;
mod watch;
