//! Recorded games on disk.

use crate::{agreement::find, files};
use anyhow::{Context, Result, bail};
use approdo_contract::Pending;
use approdo_table::{Module, OpenError, Record, Seed, Table};
use std::path::Path;

/// Reads a record and finds its game.
pub(crate) fn read(games: &'static [Module], path: &Path) -> Result<(Record, &'static Module)> {
    let shown = || path.display().to_string();
    let text = files::read(path)?;
    let record = Record::parse(&text).with_context(shown)?;
    let module = find(games, &record.game).with_context(shown)?;
    Ok((record, module))
}

/// A table as a record left it.
pub(crate) struct Opened {
    /// The table after the steps that were asked for.
    pub(crate) table: Box<dyn Table>,
    /// Whether the recorded game came to its end.
    pub(crate) finished: bool,
}

/// Reads a record and opens the table after `at` steps, or as the record ends.
pub(crate) fn open(games: &'static [Module], path: &Path, at: Option<u32>) -> Result<Opened> {
    let shown = || path.display().to_string();
    let (mut record, module) = read(games, path)?;
    if let Some(found) = record.seed.map(|seed| seed.digest()).filter(|found| *found != record.seed_digest) {
        let expected = record.seed_digest.clone();
        return Err(OpenError::WrongSeed { expected, found }).with_context(shown);
    }
    // The table would go on with the luck that follows; a recorded game is shown as it was recorded.
    record.seed = None;
    let table = (module.restore)(&record).with_context(shown)?;
    let finished = matches!(table.pending(), Pending::Over(_));
    let table = match at {
        None => table,
        Some(step) => {
            let last = table.version();
            table
                .at(step)
                .with_context(|| format!("{}: there is no step {step}; the last is {last}", shown()))?
        }
    };
    Ok(Opened { table, finished })
}

/// Opens a game that was stored before its end, to go on with it.
pub(crate) fn resume(
    games: &'static [Module],
    path: &Path,
) -> Result<(Box<dyn Table>, Seed, &'static Module)> {
    let shown = || path.display().to_string();
    let (record, module) = read(games, path)?;
    let Some(seed) = record.seed else {
        bail!("{} keeps no seed, so that the game cannot go on; `approdo replay` shows it", shown());
    };
    let table = (module.restore)(&record).with_context(shown)?;
    if let Pending::Over(_) = table.pending() {
        bail!("{}: this game is over; `approdo replay` shows it", shown());
    }
    Ok((table, seed, module))
}
