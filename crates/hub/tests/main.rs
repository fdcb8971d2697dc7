//! The tests of the hub in one program.

mod auction;
mod desk;
mod hub;
mod stroll;
mod twin;
