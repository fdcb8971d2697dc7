use crate::{Label, RuleId};
use serde::Serialize;
use std::fmt;

/// An option or variant that is agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its field in the game's options; the label's id is the same.
    pub label: Label,
    /// What it does, in a sentence; the id is unused.
    pub text: Label,
    /// What values it takes.
    pub kind: OptionKind,
    /// The clause that describes it.
    pub rule: RuleId,
    /// Where it may be chosen, if not everywhere.
    pub needs: Option<OptionNeeds>,
}

/// Where an option may be chosen; elsewhere it stays as a new table has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionNeeds {
    /// With how many seats.
    pub seats: &'static [u8],
    /// With which values of another option, if it depends on one.
    pub with: Option<(&'static str, &'static [&'static str])>,
    /// The clause by which it is refused elsewhere.
    pub rule: RuleId,
}

/// The values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// What a new table proposes.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The least value.
        min: i32,
        /// The greatest value.
        max: i32,
        /// What a new table proposes.
        default: i32,
    },
    /// One of several words.
    Choice {
        /// The words, each with its name.
        among: &'static [Label],
        /// What a new table proposes.
        default: &'static str,
    },
}

/// A data file of a game is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentError {
    /// The file, e.g. `map.toml`.
    pub file: String,
    /// The entry in it, e.g. `territory azure_a1`; empty if the file as a whole is wrong.
    pub entry: String,
    /// What is wrong, as a sentence.
    pub problem: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.entry.is_empty() {
            write!(f, "{}: {}", self.file, self.problem)
        } else {
            write!(f, "{}, {}: {}", self.file, self.entry, self.problem)
        }
    }
}

impl std::error::Error for ContentError {}
