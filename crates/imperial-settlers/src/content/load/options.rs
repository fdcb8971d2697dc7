//! `options.toml`: what is agreed before the game.

use super::{FORM, decks::MODES};
use crate::{ImperialSettlers, content::Needs};
use approdo_contract::{ContentError, OptionSpec, Setup};
use approdo_data::{File, Known, OptionEntry, options};
use serde::Deserialize;

pub(super) const FILE: &str = "options.toml";

/// Reads and checks the file: the options, and what each of them needs.
pub(super) fn read(text: &str) -> Result<(Vec<OptionSpec>, Vec<Option<Needs>>), ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let (options, entries) = options(&mut file, &OPTIONS)?;
    file.finish()?;
    Ok((options, entries.iter().map(needs).collect::<Result<_, _>>()?))
}

/// The options the rules know.
const OPTIONS: [(&str, Known); 5] = [
    ("mode", Known::Choice(&MODES)),
    ("lookout", Known::Choice(&["normal", "alternative", "advanced"])),
    ("peaceful", Known::Flag),
    ("virtual_faction", Known::Flag),
    ("advanced_solo", Known::Flag),
];

/// Where an option may be chosen: with seats and modes that exist.
fn needs(entry: &OptionEntry<RawNeeds>) -> Result<Option<Needs>, ContentError> {
    let Some(raw) = &entry.raw.needs else { return Ok(None) };
    let seats = &ImperialSettlers::META.seats;
    entry.require(raw.seats.iter().all(|count| seats.contains(count)), || {
        "needs.seats has a number of seats that the game does not have".to_owned()
    })?;
    entry.require(raw.mode.iter().flatten().all(|mode| MODES.contains(&mode.as_str())), || {
        format!("needs.mode must be some of {}", MODES.join(", "))
    })?;
    let has_mode = |mode: &&str| raw.mode.as_ref().is_none_or(|among| among.iter().any(|word| word == mode));
    Ok(Some(Needs {
        seats: raw.seats.clone(),
        modes: MODES.iter().copied().filter(has_mode).collect(),
        clause: entry.clause("needs.clause", &raw.clause)?,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawNeeds {
    seats: Vec<u8>,
    #[serde(default)]
    mode: Option<Vec<String>>,
    clause: String,
}
