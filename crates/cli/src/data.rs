//! Data files from a folder instead of the built-in ones.

use anyhow::{Result, anyhow, ensure};
use approdo_table::Module;
use std::{fs, path::Path};

/// Lets every game that has a folder below `folder` read its data files there.
pub(crate) fn load(games: &'static [Module], folder: &Path) -> Result<()> {
    let shown = folder.display();
    ensure!(folder.is_dir(), "the data folder {shown} does not exist or is no folder");
    let mut found = false;
    for module in games {
        let own = folder.join(module.meta.id);
        if own.is_dir() {
            found = true;
            let read = |name: &str| fs::read_to_string(own.join(name)).ok();
            (module.load)(&read).map_err(|error| anyhow!("{}/{error}", own.display()))?;
        }
    }
    let ids: Vec<&str> = games.iter().map(|module| module.meta.id).collect();
    ensure!(found, "the data folder {shown} has no folder for any game ({})", ids.join(", "));
    Ok(())
}
