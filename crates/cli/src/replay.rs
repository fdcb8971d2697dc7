//! `approdo replay` and `approdo position`

use crate::{
    Terminal, args,
    play::show_outcome,
    record::{self, Opened},
    trouble::Trouble,
    voice::Voice,
};
use anyhow::Result;
use approdo_contract::{Pending, Seat, Viewer};
use approdo_table::{Module, position as given};

/// Prints a recorded game.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Replay,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let (record, module) = record::read(games, &arguments.file)?;
    let Opened { table, finished } = record::open(games, &arguments.file, arguments.at)?;
    let viewer = match arguments.seat {
        None => Viewer::Spectator,
        Some(seat) => {
            let last = table.seats() - 1;
            if last < seat {
                return Err(Trouble::NoSeat { seat, last }.with(&arguments.file).into());
            }
            if !finished && !arguments.reveal {
                return Err(Trouble::SeatSecrets.with(&arguments.file).into());
            }
            Viewer::Seat(Seat(seat))
        }
    };
    let voice = Voice::new(arguments.lang, module.label, table.seats(), |_| true).with_names(&record.names);
    terminal.line(voice.text(
        "cli-record",
        &[
            ("game", table.meta().title.into()),
            ("seats", table.seats().into()),
            ("steps", table.version().into()),
        ],
    ))?;
    for line in table.log(viewer, 0) {
        terminal.line(format!("{:5}  {}", line.version, voice.say(&line.line.phrase)))?;
    }
    terminal.line("")?;
    terminal.line(voice.text("cli-board", &[]))?;
    for line in voice.board(&table.outline(viewer)) {
        terminal.line(line)?;
    }
    match table.pending() {
        Pending::Over(outcome) => show_outcome(&outcome, record.seed, &voice, terminal)?,
        Pending::Decision { seats, .. } => {
            let names: Vec<String> = seats.iter().map(|seat| voice.seat(seat)).collect();
            terminal.line(voice.text("cli-waiting", &[("seats", names.join(", ").into())]))?;
        }
        // A record may end, or be cut, just before a roll.
        Pending::Chance { .. } => (),
    }
    Ok(0)
}

/// Prints a position of a recorded game as the `given` of a scenario.
pub(crate) fn position(
    games: &'static [Module],
    arguments: &args::Position,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    let Opened { table, finished } = record::open(games, &arguments.file, arguments.at)?;
    if !finished && !arguments.reveal {
        return Err(Trouble::AllSecrets.with(&arguments.file).into());
    }
    terminal.line(given::print(table.as_ref()).trim_end())?;
    Ok(0)
}
