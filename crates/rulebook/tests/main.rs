//! All tests of the rulebooks.

mod books;
