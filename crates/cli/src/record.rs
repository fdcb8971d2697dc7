//! Recorded games on disk.

use crate::agreement::find;
use anyhow::{Context, Result};
use approdo_table::{Module, Record, Table};
use std::{fs, path::Path};

/// Reads a record and finds its game.
pub(crate) fn read(games: &'static [Module], path: &Path) -> Result<(Record, &'static Module)> {
    let shown = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", shown()))?;
    let record = Record::parse(&text).with_context(shown)?;
    let module = find(games, &record.game).with_context(shown)?;
    Ok((record, module))
}

/// Reads a record and opens the table after `at` steps, or as the record ends.
pub(crate) fn open(games: &'static [Module], path: &Path, at: Option<u32>) -> Result<Box<dyn Table>> {
    let shown = || path.display().to_string();
    let (mut record, module) = read(games, path)?;
    // The table would go on with the luck that follows; a recorded game is shown as it was recorded.
    record.seed = None;
    let table = (module.restore)(&record).with_context(shown)?;
    match at {
        None => Ok(table),
        Some(step) => {
            let last = table.version();
            table
                .at(step)
                .with_context(|| format!("{}: there is no step {step}; the last is {last}", shown()))
        }
    }
}
