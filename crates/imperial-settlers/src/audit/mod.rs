//! The laws of the game: cards are neither made nor lost, limits hold, and what waits can go on.

mod cards;
mod course;
mod frames;
mod locations;
mod people;

use crate::state::ImperialSettlers;

/// The laws of the pieces, which frames rely on when they are asked whether they are sound.
pub(crate) fn pieces(game: &ImperialSettlers) -> Result<(), String> {
    people::check(game)?;
    locations::check(game)?;
    cards::check(game)?;
    frames::seats(game)
}

/// The laws that rely on sound frames. Every position that the rules lead to passes; one composed by hand may not.
pub(crate) fn course(game: &ImperialSettlers) -> Result<(), String> {
    frames::room(game)?;
    course::check(game)
}

/// The sentence unless `holds`.
fn law(holds: bool, sentence: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence()) }
}
