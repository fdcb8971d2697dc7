//! The table server: live tables that lose nothing and leak nothing.

#![allow(
    clippy::disallowed_types,
    reason = "a server tells the time and looks tables up by their ids; nothing here decides a rule"
)]

pub mod hub;
pub mod wire;
