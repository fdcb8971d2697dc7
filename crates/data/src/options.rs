//! `[[option]]`: what is agreed before the game.
//!
//! An option has a `clause` and a text in both languages, and proposes a `default`: on or off; a number, with `min` and
//! `max`; or the id of one of its `choices`. What a game says besides of an option is its `needs`.

use crate::{Entry, File, in_order, leak, list};
use approdo_contract::{ContentError, Label, OptionKind, OptionSpec, RuleId};
use serde::{
    Deserialize,
    de::{DeserializeOwned, IntoDeserializer, value::Error},
};
use std::ops::RangeInclusive;

/// What the rules know of an option.
#[derive(Clone, Debug)]
pub enum Known {
    /// It is on or off.
    Flag,
    /// It is a number, and the rules can count with these.
    Number(RangeInclusive<i32>),
    /// It is one of these words.
    Choice(&'static [&'static str]),
}

/// The keys of an option.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawOption<N> {
    default: Proposal,
    min: Option<i32>,
    max: Option<i32>,
    #[serde(default)]
    choices: Vec<RawChoice>,
    clause: String,
    /// What the game says besides.
    pub needs: Option<N>,
    text_en: String,
    text_it: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Proposal {
    Flag(bool),
    Number(i32),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChoice {
    id: String,
    name_en: String,
    name_it: String,
}

/// An `[[option]]` of a game that says `N` besides.
pub type OptionEntry<N> = Entry<RawOption<N>>;

/// Takes the options out of a file, which must be those that the rules know, in this order. What an option needs is left
/// to the game.
pub fn options<N: DeserializeOwned>(
    file: &mut File,
    known: &[(&'static str, Known)],
) -> Result<(Vec<OptionSpec>, Vec<OptionEntry<N>>), ContentError> {
    let entries: Vec<OptionEntry<N>> = file.entries("option")?;
    in_order(file.name(), "option", &entries, known.iter().map(|(id, _)| *id))?;
    let specs =
        entries.iter().zip(known).map(|(entry, (_, known))| spec(entry, known)).collect::<Result<_, _>>()?;
    Ok((specs, entries))
}

fn spec<N>(entry: &OptionEntry<N>, known: &Known) -> Result<OptionSpec, ContentError> {
    let RawOption { default, min, max, choices, clause, needs: _, text_en, text_it } = &entry.raw;
    let kind = match (known, default, (*min, *max)) {
        (Known::Flag, Proposal::Flag(default), (None, None)) if choices.is_empty() => {
            OptionKind::Flag { default: *default }
        }
        (Known::Number(possible), Proposal::Number(default), (Some(min), Some(max)))
            if choices.is_empty() =>
        {
            entry.require(possible.contains(&min) && possible.contains(&max), || {
                let (least, most) = (possible.start(), possible.end());
                format!("min and max are {min} and {max}, which are not between {least} and {most}")
            })?;
            entry.require((min..=max).contains(default), || {
                format!("default is {default}, which is not between {min} and {max}")
            })?;
            OptionKind::Number { min, max, default: *default }
        }
        (Known::Choice(words), Proposal::Word(default), (None, None)) => {
            let words = || words.iter().copied();
            entry.require(choices.iter().map(|choice| choice.id.as_str()).eq(words()), || {
                format!("choices must be {}, in this order", list(words()))
            })?;
            entry.require(words().any(|word| word == default), || {
                format!("default is '{default}', which is none of {}", list(words()))
            })?;
            let label = |choice: &RawChoice| Label {
                id: leak(&choice.id),
                en: leak(&choice.name_en),
                it: leak(&choice.name_it),
            };
            OptionKind::Choice {
                among: choices.iter().map(label).collect::<Vec<_>>().leak(),
                default: leak(default),
            }
        }
        (Known::Flag, ..) => {
            return Err(entry.wrong("default must be true or false, without min, max and choices"));
        }
        (Known::Number(_), ..) => {
            return Err(entry.wrong("default must be a number, with min and max and without choices"));
        }
        (Known::Choice(_), ..) => return Err(entry.wrong("default must be the id of one of the choices")),
    };
    Ok(OptionSpec {
        label: entry.label(),
        text: entry.text(text_en, text_it)?,
        kind,
        rule: RuleId(entry.clause("clause", clause)?),
        needs: None,
    })
}

/// The default of the option with this id for a new table.
///
/// # Panics
/// If there is no such option, or if its default is no `T`: the built-in files have all options.
pub fn proposed<'de, T: Deserialize<'de>>(specs: &[OptionSpec], id: &str) -> T {
    let spec = specs.iter().find(|spec| spec.label.id == id).expect("the data files have every option");
    let read: Result<T, Error> = match spec.kind {
        OptionKind::Flag { default } => T::deserialize(default.into_deserializer()),
        OptionKind::Number { default, .. } => T::deserialize(default.into_deserializer()),
        OptionKind::Choice { default, .. } => T::deserialize(default.into_deserializer()),
    };
    read.expect("an option proposes one of its own values")
}
