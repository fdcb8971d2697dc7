//! The games that are there.
