//! All tests that look at the sources: the coverage of the rulebooks, the clauses they name, and the layers.

mod coverage;
mod layers;
mod sources;
