//! All tests that look at the sources: the coverage of the rulebooks, the clauses they name, the layers, the places
//! of frames, and what the docs say about numbers of moves.

mod coverage;
mod frames;
mod layers;
#[path = "../src/lexer.rs"]
mod lexer;
mod numbers;
mod sources;
