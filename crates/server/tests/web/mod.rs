//! The HTTP interface, tested through the router without a network and through real sockets over a real database.

#![allow(clippy::disallowed_types, reason = "tests of a server may measure time and count by key")]

mod beginning;
mod described;
mod forged;
mod front_door;
mod heard;
mod lifecycle;
mod limited;
mod methods;
mod observed;
mod page;
mod pasts;
mod prints;
mod problems;
mod protected;
mod retried;
mod routes;
mod said;
mod setups;
mod shared;
mod sockets;
mod stage;
mod strangers;
mod streams;
mod worlds;
