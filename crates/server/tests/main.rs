//! The tests of the server in one program: the hub without a network, and the way in.

mod auction;
mod desk;
mod hub;
mod kept;
mod kit;
mod stroll;
mod twin;
mod web;
