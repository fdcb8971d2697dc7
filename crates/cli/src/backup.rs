//! `approdo backup` and `approdo restore`

use crate::{Terminal, args};
use anyhow::Result;
use approdo_store::Verified;

/// Copies a database as it is at one moment, also while a server writes to it.
pub(crate) fn back_up(arguments: &args::Backup, terminal: &mut Terminal<'_>) -> Result<u8> {
    approdo_store::back_up(&arguments.db, &arguments.file)?;
    let what = count(approdo_store::verify(&arguments.file)?);
    terminal.line(format!("`{}` holds {what}.", arguments.file.display()))?;
    Ok(0)
}

/// Puts a backup in the place of a database.
pub(crate) fn restore(arguments: &args::Restore, terminal: &mut Terminal<'_>) -> Result<u8> {
    let restored = approdo_store::restore(&arguments.file, &arguments.db)?;
    terminal.line(format!("`{}` holds {}.", arguments.db.display(), count(restored.verified)))?;
    if let Some(aside) = restored.replaced {
        terminal.line(format!("What was there before is now `{}`.", aside.display()))?;
    }
    Ok(0)
}

fn count(Verified { tables, entries }: Verified) -> String {
    let table = if tables == 1 { "table" } else { "tables" };
    let entry = if entries == 1 { "entry" } else { "entries" };
    format!("{tables} {table} with {entries} {entry}")
}
