//! All tests of the rulebooks, their coverage, the layers of the workspace, and the places of frames.

mod books;
mod coverage;
mod frames;
mod layers;
#[path = "../src/lexer.rs"]
mod lexer;
