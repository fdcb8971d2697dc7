//! Invariants of a game, checked after every step of every test and for every position composed by hand (design
//! notes, section 5).
//!
//! A check never panics, however broken the position: counts are added in wide integers, and each check may rely
//! only on those before it. The frames come last. The rules take these invariants for granted.

mod cards;
mod course;
mod people;
mod pieces;

pub(crate) use cards::missing_cards;

use crate::state::Armada;

/// The first broken invariant, if any.
pub(crate) fn audit(game: &Armada) -> Result<(), String> {
    let setup = people::check(game)?;
    pieces::check(game, setup)?;
    cards::check(game)?;
    course::check(game)
}

fn law(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}
