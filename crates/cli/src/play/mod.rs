//! `approdo play`: a whole game in the terminal.

mod order;
mod screen;
mod seating;
mod session;

pub(crate) use screen::show_outcome;

use crate::{Terminal, agreement::Agreed, args, voice::Voice};
use anyhow::Result;
use approdo_table::Module;
use seating::Seating;
use session::Session;

/// Plays a game with whoever is at the keyboard.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Play,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let agreed =
        Agreed::read(games, &arguments.game, &arguments.agreement, |module| *module.meta.seats.start())?;
    let seating = Seating::read(arguments.bots.as_deref(), agreed.seats)?;
    let table = (agreed.module.open)(&agreed.options, agreed.seats, agreed.seed)?;
    let voice =
        Voice::new(arguments.lang, agreed.module.label, agreed.seats, |seat| seating.bot(seat).is_none());
    Session::new(table, agreed.seed, seating, voice).run(terminal)?;
    Ok(0)
}
