//! The clauses of every rulebook, and the tests that prove them.
//!
//! The rulebooks that players read (`rules/<game>/rules.md` and `rules.it.md`) are compiled in, together with
//! what a scan of the sources found: which tests name which clause ([`proofs`]) and which clauses
//! refusals cite. [`coverage`] puts the two side by side.

mod book;
mod coverage;
#[cfg(test)]
mod lexer;
mod library;
mod parse;
#[cfg(test)]
#[allow(dead_code, reason = "some of it serves the build script alone")]
mod scan;
#[cfg(test)]
mod scan_tests;

pub use book::{Block, Clause, Rulebook, Section, Source};
pub use coverage::{Coverage, CoverageError, Proof, Untestable, coverage, is_cited, proofs, untestable};
pub use library::{book, books, data_file, find, search};
pub use parse::{RulebookError, parse};
