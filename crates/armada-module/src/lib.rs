//! Armada III compiled for tables and bots, in a crate of its own, so that games compile side by side.

use approdo_armada::Armada;
use approdo_table::Module;

/// The module of Armada III.
pub static MODULE: Module = Module::of::<Armada>();
