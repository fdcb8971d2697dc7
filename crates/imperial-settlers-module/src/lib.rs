//! Imperial Settlers compiled for tables and bots, in a crate of its own, so that games compile side by side.

use approdo_imperial_settlers::{ImperialSettlers, decks::Draft};
use approdo_table::{Examined, Module, examine};

/// The module of Imperial Settlers. What is put together before a game is a deck.
pub static MODULE: Module = Module::of::<ImperialSettlers>()
    .examining(|deck| examine(deck, |deck: Draft| Examined::new(deck.check().err(), &())));
