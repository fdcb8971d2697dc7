//! All tests that look at the sources: the coverage of the rulebooks, the clauses they name, the layers, and the places
//! of frames.

mod coverage;
mod frames;
mod layers;
#[path = "../src/lexer.rs"]
mod lexer;
mod sources;
