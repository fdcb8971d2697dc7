//! `options.toml`: what is agreed before the game.

use super::FORM;
use approdo_contract::{ContentError, Label, OptionKind, OptionSpec, RuleId};
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
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOption {
    kind: RawKind,
    default: RawDefault,
    #[serde(default)]
    choices: Vec<RawChoice>,
    clause: String,
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
