//! Invariants of a game: cards are neither made nor lost, limits hold, and every pending frame can be resolved.

mod cards;
mod course;
mod frames;
mod locations;
mod people;

use crate::state::ImperialSettlers;

/// Invariants of the pieces, on which the `is_sound` checks of frames rely.
pub(crate) fn pieces(game: &ImperialSettlers) -> Result<(), String> {
    people::check(game)?;
    locations::check(game)?;
    cards::check(game)?;
    frames::seats(game)
}

/// Invariants that rely on sound frames. Every position reached by the rules passes; one composed by hand may not.
pub(crate) fn course(game: &ImperialSettlers) -> Result<(), String> {
    frames::room(game)?;
    course::check(game)
}

fn law(holds: bool, sentence: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence()) }
}
