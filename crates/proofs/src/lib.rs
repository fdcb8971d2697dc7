//! Which tests prove and which refusals cite each clause, from a scan of all sources.
//!
//! Only the outermost crates may depend on this one: it is recompiled after every change of any test. The server gets
//! [`proofs`] as a function (dependency injection).

mod coverage;
#[cfg(test)]
mod lexer;
#[cfg(test)]
#[allow(dead_code, reason = "some of it serves the build script alone")]
mod scan;
#[cfg(test)]
mod scan_tests;

pub use coverage::{Coverage, CoverageError, Untestable, coverage, is_cited, proofs, untestable};

/// The output of the build script.
mod found {
    use approdo_rulebook::Proof;

    include!(concat!(env!("OUT_DIR"), "/proofs.rs"));
}
