//! The clauses of every rulebook.
//!
//! The rulebooks that players read (`rules/<game>/rules.md` and `rules.it.md`) are compiled in. Which tests prove a clause
//! is found by the crate `proofs`.

mod book;
mod library;
mod parse;

pub use book::{Block, Clause, Proof, Rulebook, Section, Source};
pub use library::{book, books, data_file, find, search, untestable};
pub use parse::{RulebookError, parse};
