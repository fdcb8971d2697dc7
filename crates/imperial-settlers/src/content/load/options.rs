//! `options.toml`: the options of a table.

use super::{FORM, decks::MODES};
use crate::ImperialSettlers;
use approdo_contract::{ContentError, OptionNeeds, OptionSpec, RuleId, Setup};
use approdo_data::{File, Known, OptionEntry, leak, options};
use serde::Deserialize;

pub(super) const FILE: &str = "options.toml";

pub(super) fn read(text: &str) -> Result<Vec<OptionSpec>, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let (mut options, entries) = options(&mut file, &OPTIONS)?;
    file.finish()?;
    for (option, entry) in options.iter_mut().zip(&entries) {
        option.needs = needs(entry)?;
    }
    Ok(options)
}

/// The option on which others depend.
const MODE: &str = "mode";

/// All options that `options.toml` may declare.
const OPTIONS: [(&str, Known); 5] = [
    (MODE, Known::Choice(&MODES)),
    ("lookout", Known::Choice(&["normal", "alternative", "advanced"])),
    ("peaceful", Known::Flag),
    ("virtual_faction", Known::Flag),
    ("advanced_solo", Known::Flag),
];

/// The seats and modes with which an option can be chosen; they must exist.
fn needs(entry: &OptionEntry<RawNeeds>) -> Result<Option<OptionNeeds>, ContentError> {
    let Some(raw) = &entry.raw.needs else { return Ok(None) };
    let seats = &ImperialSettlers::META.seats;
    entry.require(raw.seats.iter().all(|count| seats.contains(count)), || {
        "needs.seats has a number of seats that the game does not have".to_owned()
    })?;
    entry.require(raw.mode.iter().flatten().all(|mode| MODES.contains(&mode.as_str())), || {
        format!("needs.mode must be some of {}", MODES.join(", "))
    })?;
    let words = |among: &Vec<String>| -> Vec<&'static str> { among.iter().map(|word| leak(word)).collect() };
    Ok(Some(OptionNeeds {
        seats: raw.seats.clone().leak(),
        with: raw.mode.as_ref().map(|among| (MODE, &*words(among).leak())),
        rule: RuleId(entry.clause("needs.clause", &raw.clause)?),
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
