//! `options.toml`: what is agreed before the game.

use super::FORM;
use crate::ImperialSettlers;
use approdo_contract::{ContentError, Label, OptionKind, OptionNeeds, OptionSpec, RuleId, Setup};
use approdo_data::{Entry, File, in_order, leak};
use serde::Deserialize;

pub(super) const FILE: &str = "options.toml";

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<Vec<OptionSpec>, ContentError> {
    let mut file = File::parse(FORM, FILE, text)?;
    let entries: Vec<Entry<RawOption>> = file.entries("option")?;
    file.finish()?;
    in_order(FILE, "option", &entries, OPTIONS.iter().map(|(id, _)| *id))?;
    entries.iter().zip(OPTIONS).map(|(entry, (_, words))| option(entry, words)).collect()
}

/// The options the rules know, with the words of each choice.
const OPTIONS: [(&str, &[&str]); 5] = [
    ("mode", &["base", "standard", "open"]),
    ("lookout", &["normal", "alternative", "advanced"]),
    ("peaceful", &[]),
    ("virtual_faction", &[]),
    ("advanced_solo", &[]),
];

fn option(entry: &Entry<RawOption>, words: &[&str]) -> Result<OptionSpec, ContentError> {
    let raw = &entry.raw;
    let kind = match (raw.kind, &raw.default) {
        (RawKind::Flag, RawDefault::Flag(default)) if words.is_empty() && raw.choices.is_empty() => {
            OptionKind::Flag { default: *default }
        }
        (RawKind::Choice, RawDefault::Word(default)) => {
            entry.require(
                raw.choices.iter().map(|choice| choice.id.as_str()).eq(words.iter().copied()),
                || format!("choices must be {}, in this order", words.join(", ")),
            )?;
            entry.require(words.contains(&default.as_str()), || {
                format!("default is '{default}', which is none of {}", words.join(", "))
            })?;
            let label = |choice: &RawChoice| Label {
                id: leak(&choice.id),
                en: leak(&choice.name_en),
                it: leak(&choice.name_it),
            };
            let among: Vec<Label> = raw.choices.iter().map(label).collect();
            OptionKind::Choice { among: among.leak(), default: leak(default) }
        }
        (RawKind::Flag | RawKind::Choice, _) => {
            return Err(entry.wrong("kind, default and choices do not fit the option"));
        }
    };
    Ok(OptionSpec {
        label: entry.label(),
        text: entry.text(&raw.text_en, &raw.text_it)?,
        kind,
        rule: RuleId(entry.clause("clause", &raw.clause)?),
        needs: needs(entry)?,
    })
}

/// Where an option may be chosen: with seats and modes that exist.
fn needs(entry: &Entry<RawOption>) -> Result<Option<OptionNeeds>, ContentError> {
    let Some(raw) = &entry.raw.needs else { return Ok(None) };
    let (mode, modes) = OPTIONS[0];
    let seats = &ImperialSettlers::META.seats;
    entry.require(raw.seats.iter().all(|count| seats.contains(count)), || {
        "needs.seats has a number of seats that the game does not have".to_owned()
    })?;
    entry.require(raw.mode.iter().flatten().all(|mode| modes.contains(&mode.as_str())), || {
        format!("needs.mode must be some of {}", modes.join(", "))
    })?;
    let words = |among: &Vec<String>| -> Vec<&'static str> { among.iter().map(|word| leak(word)).collect() };
    Ok(Some(OptionNeeds {
        seats: raw.seats.clone().leak(),
        with: raw.mode.as_ref().map(|among| (mode, &*words(among).leak())),
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOption {
    kind: RawKind,
    default: RawDefault,
    #[serde(default)]
    choices: Vec<RawChoice>,
    clause: String,
    #[serde(default)]
    needs: Option<RawNeeds>,
    text_en: String,
    text_it: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawKind {
    Flag,
    Choice,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum RawDefault {
    Flag(bool),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChoice {
    id: String,
    name_en: String,
    name_it: String,
}
