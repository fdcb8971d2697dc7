//! All tests of the rulebooks, their coverage, and the layers of the workspace.

mod books;
mod coverage;
mod layers;
