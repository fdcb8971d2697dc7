//! `approdo backup` and `approdo restore`

use crate::{Terminal, args};
use anyhow::Result;
use approdo_phrases::{Language, Speaker};
use approdo_store::Verified;
use std::path::Path;

/// Copies a consistent snapshot of a database, also while a server writes to it.
pub(crate) fn back_up(arguments: &args::Backup, terminal: &mut Terminal<'_>) -> Result<u8> {
    approdo_store::back_up(&arguments.db, &arguments.file)?;
    let verified = approdo_store::verify(&arguments.file)?;
    terminal.line(holds(&arguments.file, verified, arguments.lang))?;
    Ok(0)
}

/// Replaces a database with a backup.
pub(crate) fn restore(arguments: &args::Restore, terminal: &mut Terminal<'_>) -> Result<u8> {
    let restored = approdo_store::restore(&arguments.file, &arguments.db)?;
    terminal.line(holds(&arguments.db, restored.verified, arguments.lang))?;
    if let Some(aside) = restored.replaced {
        let file = aside.display().to_string();
        terminal.line(Speaker::new(arguments.lang).text("cli-moved-aside", &[("file", file.into())]))?;
    }
    Ok(0)
}

fn holds(file: &Path, Verified { tables, entries }: Verified, language: Language) -> String {
    let file = file.display().to_string();
    let counts =
        [("file", file.into()), ("tables", (tables as f64).into()), ("entries", (entries as f64).into())];
    Speaker::new(language).text("cli-holds", &counts)
}
