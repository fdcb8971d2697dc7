//! All tests of the bots in one program: arena, single choices, Nim, fairness.

mod arena;
mod choices;
mod nim;
mod toys;
mod two_worlds;
