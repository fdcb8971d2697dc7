//! Imperial Settlers compiled for tables and bots, in a crate of its own, so that games compile side by side.

use approdo_imperial_settlers::ImperialSettlers;
use approdo_table::Module;

/// The module of Imperial Settlers.
pub static MODULE: Module = Module::of::<ImperialSettlers>();
