//! The laws of the game, checked after every step of every test and for every position composed by hand (design
//! notes, section 5).
//!
//! A check never panics, even for an impossible position: counts are added in wide numbers, and each law relies only on
//! those before it. The rules take for granted what holds here.

mod course;
mod goods;
mod map;
mod papers;
mod units;

pub(crate) use course::{named, question};
pub(crate) use goods::{cubes_outside_the_bank, florins_outside_the_bank};

use crate::state::Archipelago;

/// Says which law is broken, if any.
pub(crate) fn audit(game: &Archipelago) -> Result<(), String> {
    course::people(game)?;
    map::check(game)?;
    units::check(game)?;
    goods::check(game)?;
    papers::check(game)?;
    course::frames(game)
}

fn law(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}
