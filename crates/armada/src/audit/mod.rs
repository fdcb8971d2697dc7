//! The laws of the game, checked after every step of every test and for every position composed by hand (design
//! notes, section 5).
//!
//! Whatever the position, a check answers and never panics: counts are added in wide numbers, and each law may
//! rely only on those before it. The frames are asked last. What holds here is what the rules take for granted.

mod cards;
mod course;
mod people;
mod pieces;

pub(crate) use cards::missing_cards;

use crate::state::Armada;

/// Says which law is broken, if any.
pub(crate) fn audit(game: &Armada) -> Result<(), String> {
    let setup = people::check(game)?;
    pieces::check(game, setup)?;
    cards::check(game)?;
    course::check(game)
}

fn law(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}
