//! What is agreed before the game (ARM-5.10, ARM-5.14).

use crate::content::content;
use approdo_contract::{OptionKind, Refusal, refuse};
use serde::{Deserialize, Serialize};

/// The options of a table; the fields are the `[[option]]` ids of `setup.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Section 15: each colour may recruit once per turn.
    pub recruitment: bool,
    /// Section 16: play with the deck of option cards.
    pub option_cards: bool,
    /// The last round (ARM-21.1).
    pub round_limit: u8,
    /// Players may resign (ARM-14.7).
    pub resignation: bool,
}

impl Default for Options {
    /// What `setup.toml` proposes for a new table.
    fn default() -> Self {
        Options {
            recruitment: flag("recruitment"),
            option_cards: flag("option_cards"),
            round_limit: number("round_limit").2,
            resignation: flag("resignation"),
        }
    }
}

impl Options {
    /// ARM-21.1: the last round is one of those the data allows.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let (min, max, _) = number("round_limit");
        if self.round_limit < min {
            return Err(refuse!("ARM-21.1", need min, have self.round_limit));
        }
        if max < self.round_limit {
            return Err(refuse!("ARM-21.1", need max, have self.round_limit));
        }
        Ok(())
    }
}

fn kind(id: &str) -> OptionKind {
    content().options.iter().find(|option| option.label.id == id).expect("setup.toml has every option").kind
}

fn flag(id: &str) -> bool {
    match kind(id) {
        OptionKind::Flag { default } => default,
        OptionKind::Number { .. } | OptionKind::Choice { .. } => panic!("option {id} is a flag"),
    }
}

fn number(id: &str) -> (u8, u8, u8) {
    let small = |value: i32| u8::try_from(value).expect("round numbers are small");
    match kind(id) {
        OptionKind::Number { min, max, default } => (small(min), small(max), small(default)),
        OptionKind::Flag { .. } | OptionKind::Choice { .. } => panic!("option {id} is a number"),
    }
}
