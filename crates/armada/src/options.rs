//! What is agreed before the game (ARM-5.10, ARM-5.14).

use crate::content::content;
use approdo_contract::{OptionKind, OptionSpec, Refusal, refuse};
use approdo_data::proposed;
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
    /// The defaults of `setup.toml`.
    fn default() -> Self {
        let specs = &content().options;
        Options {
            recruitment: proposed(specs, "recruitment"),
            option_cards: proposed(specs, "option_cards"),
            round_limit: proposed(specs, ROUND_LIMIT),
            resignation: proposed(specs, "resignation"),
        }
    }
}

impl Options {
    /// ARM-21.1: the last round is one of those the data allows.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let spec = content().options.iter().find(|spec| spec.label.id == ROUND_LIMIT);
        let Some(OptionSpec { kind: OptionKind::Number { min, max, .. }, .. }) = spec else {
            panic!("{ROUND_LIMIT} is a number: setup.toml was checked")
        };
        let rounds = i32::from(self.round_limit);
        if rounds < *min {
            return Err(refuse!("ARM-21.1", need *min as u8, have self.round_limit));
        }
        if *max < rounds {
            return Err(refuse!("ARM-21.1", need *max as u8, have self.round_limit));
        }
        Ok(())
    }
}

/// The only option that is a number (ARM-21.1).
pub(crate) const ROUND_LIMIT: &str = "round_limit";
