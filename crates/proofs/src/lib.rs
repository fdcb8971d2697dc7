//! Which tests prove and which refusals cite each clause, as a scan of all sources found.
//!
//! Only the outermost crates may depend on this one: it is compiled anew after every change of any test. The server is
//! handed [`proofs`] as a function.

mod coverage;
#[cfg(test)]
mod lexer;
#[cfg(test)]
#[allow(dead_code, reason = "some of it serves the build script alone")]
mod scan;
#[cfg(test)]
mod scan_tests;

pub use coverage::{Coverage, CoverageError, Untestable, coverage, is_cited, proofs, untestable};

/// What the build script found.
mod found {
    use approdo_rulebook::Proof;

    include!(concat!(env!("OUT_DIR"), "/proofs.rs"));
}
