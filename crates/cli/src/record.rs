//! Recorded games on disk (replay files).

use crate::{files, trouble::Trouble};
use anyhow::Result;
use approdo_contract::Pending;
use approdo_hub::Complaint;
use approdo_table::{Module, OpenError, Record, Seed, Table};
use std::path::Path;

/// Reads a record and finds its game.
pub(crate) fn read(games: &'static [Module], path: &Path) -> Result<(Record, &'static Module)> {
    let text = files::read(path)?;
    let record =
        Record::parse(&text).map_err(|error| Trouble::Bad(Complaint::File(error).into()).with(path))?;
    let module = games.iter().find(|module| module.meta.id == record.game);
    let module = module.ok_or_else(|| Trouble::unknown_game(games, &record.game).with(path))?;
    Ok((record, module))
}

/// A table restored from a record.
pub(crate) struct Opened {
    /// The table after the requested steps.
    pub(crate) table: Box<dyn Table>,
    /// Whether the recorded game is over.
    pub(crate) finished: bool,
}

/// Reads a record and opens the table after `at` steps, or at the end of the record.
pub(crate) fn open(games: &'static [Module], path: &Path, at: Option<u32>) -> Result<Opened> {
    let (mut record, module) = read(games, path)?;
    if let Some(found) = record.seed.map(|seed| seed.digest()).filter(|found| *found != record.seed_digest) {
        let expected = record.seed_digest.clone();
        return Err(Trouble::opening(OpenError::WrongSeed { expected, found }, module).with(path).into());
    }
    // Without the seed the table does not continue with luck beyond the record.
    record.seed = None;
    let table = restored(&record, module, path)?;
    let finished = matches!(table.pending(), Pending::Over(_));
    let table = match at {
        None => table,
        Some(step) => {
            let last = table.version();
            table.at(step).ok_or_else(|| Trouble::NoStep { step, last }.with(path))?
        }
    };
    Ok(Opened { table, finished })
}

/// Opens an unfinished saved game, to resume it.
pub(crate) fn resume(
    games: &'static [Module],
    path: &Path,
) -> Result<(Box<dyn Table>, Seed, &'static Module)> {
    let (record, module) = read(games, path)?;
    let seed = record.seed.ok_or_else(|| Trouble::NoSeed.with(path))?;
    let table = restored(&record, module, path)?;
    if let Pending::Over(_) = table.pending() {
        return Err(Trouble::Over.with(path).into());
    }
    Ok((table, seed, module))
}

fn restored(record: &Record, module: &'static Module, path: &Path) -> Result<Box<dyn Table>> {
    Ok((module.restore)(record).map_err(|error| Trouble::opening(error, module).with(path))?)
}
