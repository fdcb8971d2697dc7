//! Archipelago compiled for tables and bots, in a crate of its own, so that games compile side by side.

use approdo_archipelago::Archipelago;
use approdo_table::Module;

/// The module of Archipelago.
pub static MODULE: Module = Module::of::<Archipelago>();
