//! All tests of the measuring program.

mod check;
mod commands;
mod crash;
