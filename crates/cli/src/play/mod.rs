//! `approdo play`: a whole game in the terminal.

mod foreseen;
mod order;
mod screen;
mod seating;
mod session;

pub(crate) use screen::show_outcome;

use crate::{Terminal, agreement::Agreed, args, asked::Asked, record, voice::Voice};
use anyhow::{Result, bail};
use approdo_table::{Module, Seed, Table};
use seating::Seating;
use session::Session;

/// Plays a game with the people at the keyboard.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Play,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let (table, seed, module) = match (&arguments.resume, &arguments.game) {
        (Some(file), _) => record::resume(games, file)?,
        (None, Some(game)) => open(games, game, &arguments.agreement)?,
        (None, None) => bail!("name a game, or a stored one with --resume"),
    };
    let seats = table.seats();
    let seating = Seating::read(arguments.bots.as_deref(), seats)?;
    let voice = Voice::new(arguments.lang, module.label, seats, |seat| seating.bot(seat).is_none());
    Session::new(table, seed, seating, voice).run(terminal)?;
    Ok(0)
}

/// Opens a new table.
fn open(
    games: &'static [Module],
    game: &str,
    agreement: &args::Agreement,
) -> Result<(Box<dyn Table>, Seed, &'static Module)> {
    let agreed = Agreed::read(games, game, agreement, |module| *module.meta.seats.start())?;
    let table = (agreed.module.open)(&agreed.options, agreed.seats, agreed.seed)
        .map_err(Asked::setup(agreed.module))?;
    Ok((table, agreed.seed, agreed.module))
}
