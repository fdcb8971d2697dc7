//! What is agreed before the game (sections 6, 27, 28 and 29).

use crate::content::{ModeInfo, content};
use approdo_contract::{OptionKind, Refusal, refuse};
use serde::{Deserialize, Serialize, de::IntoDeserializer, de::value::Error as WordError};

/// The options of a table; the fields are the `[[option]]` ids of `options.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which cards are in play (section 6).
    pub mode: Mode,
    /// How the Lookout phase goes, with two or more players (section 27).
    pub lookout: LookoutVariant,
    /// IMP-27.8, with two or more players.
    pub peaceful: bool,
    /// IMP-28.6, in the solo game.
    pub virtual_faction: bool,
    /// IMP-29.12, in the solo game of the Atlanteans.
    pub advanced_solo: bool,
}

/// A mode of play; the words are those of `decks.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// IMP-6.1.
    Base,
    /// IMP-6.4.
    Standard,
    /// IMP-6.2.
    Open,
}

impl Mode {
    /// What `decks.toml` says of it.
    pub fn info(self) -> &'static ModeInfo {
        &content().modes[self as usize]
    }
}

/// How the Lookout phase goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookoutVariant {
    /// Section 8.
    Normal,
    /// IMP-27.1.
    Alternative,
    /// IMP-27.3.
    Advanced,
}

impl Default for Options {
    /// What `options.toml` proposes for a new table.
    fn default() -> Self {
        Options {
            mode: word("mode"),
            lookout: word("lookout"),
            peaceful: flag("peaceful"),
            virtual_faction: flag("virtual_faction"),
            advanced_solo: flag("advanced_solo"),
        }
    }
}

impl Options {
    /// IMP-1.6, IMP-27.10, IMP-28.36: without the expansion at most four can play; a single player has a Lookout of
    /// their own and no Peaceful variant; only a single player with the expansion meets its solo cards.
    pub(crate) fn check(self, seats: u8) -> Result<(), Refusal> {
        let most = self.mode.info().max_players;
        if most < seats {
            return Err(refuse!("IMP-1.6"));
        }
        if seats == 1 && (self.peaceful || self.lookout != LookoutVariant::Normal) {
            return Err(refuse!("IMP-27.10", need 2_u8, have seats));
        }
        if (seats != 1 || self.mode == Mode::Base) && self.has_solo_wishes() {
            return Err(refuse!("IMP-28.36"));
        }
        Ok(())
    }

    /// Whether an option of the solo game is not as a new table has it.
    fn has_solo_wishes(self) -> bool {
        let usual = Options::default();
        self.virtual_faction != usual.virtual_faction || self.advanced_solo != usual.advanced_solo
    }
}

fn kind(id: &str) -> OptionKind {
    content().options.iter().find(|option| option.label.id == id).expect("options.toml has every option").kind
}

fn flag(id: &str) -> bool {
    match kind(id) {
        OptionKind::Flag { default } => default,
        OptionKind::Number { .. } | OptionKind::Choice { .. } => panic!("option {id} is a flag"),
    }
}

fn word<'de, T: Deserialize<'de>>(id: &str) -> T {
    match kind(id) {
        OptionKind::Choice { default, .. } => {
            let word: Result<T, WordError> = T::deserialize(default.into_deserializer());
            word.expect("options.toml proposes a word of the choice")
        }
        OptionKind::Number { .. } | OptionKind::Flag { .. } => panic!("option {id} is a choice"),
    }
}
