//! The table server: live tables that lose nothing and leak nothing.
//!
//! - [`hub`] are the tables, without a network: who sits where, moves, undo, bots, clocks, chat, history.
//! - [`wire`] is what travels between the server and its clients, the same over HTTP and over sockets.
//! - [`web`] is the way in: routes, sockets, the cookie of a guest, limits, headers, numbers, logs.
//! - [`measured`] counts what a store does.
//! - [`serve`] puts a store, a hub and the web together and listens until it is told to stop.

#![allow(
    clippy::disallowed_types,
    reason = "a server measures time and counts by key; no rule is decided here"
)]

pub mod hub;
pub mod measured;
pub mod serve;
pub mod web;
pub mod wire;
