//! Data files from a folder instead of the built-in ones (`--data`).

use crate::{
    Terminal,
    files::{self, Unreadable},
};
use anyhow::{Context, Result, anyhow, bail, ensure};
use approdo_phrases::Language;
use approdo_table::{Module, note_data};
use std::{cell::RefCell, collections::BTreeMap, fs, path::Path, slice};

/// Makes every game that has a subfolder of `folder` read its data files there, and prints which were found.
pub(crate) fn load(games: &'static [Module], folder: &Path, terminal: &mut Terminal<'_>) -> Result<()> {
    let shown = folder.display();
    ensure!(folder.is_dir(), "the data folder {shown} does not exist or is no folder");
    let mut found = false;
    for module in games {
        let own = folder.join(module.meta.id);
        if own.is_dir() {
            found = true;
            load_game(module, &own, terminal)?;
        }
    }
    let ids: Vec<&str> = games.iter().map(|module| module.meta.id).collect();
    ensure!(found, "the data folder {shown} has no folder for any game ({})", ids.join(", "));
    Ok(())
}

/// The data files requested by a game.
#[derive(Default)]
struct Asked {
    taken: Vec<String>,
    /// Contents of the files taken from the folder.
    texts: Vec<String>,
    built_in: Vec<String>,
    unreadable: Option<Unreadable>,
}

fn load_game(module: &Module, folder: &Path, terminal: &mut Terminal<'_>) -> Result<()> {
    let asked = RefCell::new(Asked::default());
    let read = |name: &str| {
        let mut asked = asked.borrow_mut();
        match files::read(&folder.join(name)) {
            Ok(text) => {
                asked.taken.push(name.to_owned());
                asked.texts.push(text.clone());
                return Some(text);
            }
            Err(error) if error.is_missing() => asked.built_in.push(name.to_owned()),
            Err(error) => asked.unreadable = Some(error),
        }
        None
    };
    let loaded = (module.load)(&read);
    let Asked { taken, texts, built_in, unreadable } = asked.into_inner();
    // An error of the game about incomplete data would only hide the cause.
    if let Some(unreadable) = unreadable {
        return Err(unreadable.into());
    }
    loaded.map_err(|error| anyhow!("{}/{error}", folder.display()))?;
    let mut other = BTreeMap::new();
    for (name, text) in taken.iter().zip(&texts) {
        let file = folder.join(name);
        let table: toml::Table = text.parse().with_context(|| file.display().to_string())?;
        // Compared without comments, which change no game.
        let built_in = approdo_rulebook::data_file(module.meta.id, name).map(str::parse::<toml::Table>);
        if built_in.is_none_or(|built_in| built_in.as_ref() != Ok(&table)) {
            other.insert(name.clone(), toml::to_string(&table).with_context(|| file.display().to_string())?);
        }
        refuse_unknown_clauses(&toml::Value::Table(table), &file.display().to_string())?;
    }
    note_data(module.meta.id, &other);
    let known: Vec<&str> = taken.iter().chain(&built_in).map(String::as_str).collect();
    refuse_unknown(module, folder, &known)?;
    // A game without data files needs none.
    if known.is_empty() {
        return Ok(());
    }
    let shown = folder.display();
    ensure!(!taken.is_empty(), "{shown} has none of the data files of this game ({})", known.join(", "));
    let rest =
        if built_in.is_empty() { String::new() } else { format!("; built in: {}", built_in.join(", ")) };
    // To standard error: scripts read standard output.
    writeln!(terminal.errors, "approdo: data from {shown}: {}{rest}", taken.join(", "))?;
    Ok(())
}

/// In the same folder as the data (`rules/<game>`), but about clauses, not pieces.
const ABOUT_CLAUSES: &str = "untestable.toml";

/// A data file that no game reads is probably misnamed, so it is refused.
fn refuse_unknown(module: &Module, folder: &Path, known: &[&str]) -> Result<()> {
    for entry in fs::read_dir(folder).map_err(Unreadable::new(folder))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_data = path.extension().is_some_and(|extension| extension == "toml") && name != ABOUT_CLAUSES;
        if is_data && !known.contains(&name.as_ref()) {
            let files = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            bail!("{}: {} has no data file of this name; it has {files}", path.display(), module.meta.title);
        }
    }
    Ok(())
}

/// A clause named in a refusal must exist in the rulebook. `place` is the place in the file, for the error.
fn refuse_unknown_clauses(value: &toml::Value, place: &str) -> Result<()> {
    match value {
        toml::Value::Table(table) => {
            let id = table.get("id").and_then(toml::Value::as_str);
            let place = id.map_or_else(|| place.to_owned(), |id| format!("{place}: {id}"));
            for (key, value) in table {
                let clauses = match (key.as_str(), value) {
                    ("clause" | "clauses", toml::Value::Array(clauses)) => clauses.as_slice(),
                    ("clause" | "clauses", clause) => slice::from_ref(clause),
                    _ => &[],
                };
                for clause in clauses.iter().filter_map(toml::Value::as_str) {
                    let exists = approdo_rulebook::find(clause, Language::English).is_some();
                    ensure!(exists, "{place}: {key}: there is no clause `{clause}` in the rulebook");
                }
                refuse_unknown_clauses(value, &place)?;
            }
        }
        toml::Value::Array(values) => {
            for value in values {
                refuse_unknown_clauses(value, place)?;
            }
        }
        toml::Value::String(_)
        | toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => (),
    }
    Ok(())
}
