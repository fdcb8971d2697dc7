//! The options of a table (sections 6, 27, 28 and 29).

use crate::{
    content::{ModeInfo, content},
    decks,
    ids::Faction,
};
use approdo_contract::{Refusal, refuse};
use approdo_data::proposed;
use approdo_pieces::NamedId;
use serde::{Deserialize, Serialize};

/// The options of a table; the fields are the `[[option]]` ids of `options.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Mode {
    /// IMP-6.1.
    Base,
    /// IMP-6.4.
    Standard,
    /// IMP-6.2.
    Open,
}

impl Mode {
    /// Its entry in `decks.toml`.
    pub fn info(self) -> &'static ModeInfo {
        &content().modes[self as usize]
    }
}

/// How the Lookout phase goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LookoutVariant {
    /// Section 8.
    Normal,
    /// IMP-27.1.
    Alternative,
    /// IMP-27.3.
    Advanced,
}

impl Default for Options {
    /// The defaults of `options.toml`.
    fn default() -> Self {
        let specs = &content().options;
        Options {
            mode: proposed(specs, "mode"),
            lookout: proposed(specs, "lookout"),
            peaceful: proposed(specs, "peaceful"),
            virtual_faction: proposed(specs, "virtual_faction"),
            advanced_solo: proposed(specs, "advanced_solo"),
        }
    }
}

impl Options {
    /// IMP-1.6, IMP-27.10: without the expansion at most four can play; a single player has a Lookout of their own and
    /// no Peaceful variant.
    pub(crate) fn check(self, seats: u8) -> Result<(), Refusal> {
        let most = self.mode.info().max_players;
        if most < seats {
            return Err(refuse!("IMP-1.6"));
        }
        if seats == 1 && (self.peaceful || self.lookout != LookoutVariant::Normal) {
            return Err(refuse!("IMP-27.10", need 2_u8, have seats));
        }
        Ok(())
    }

    /// IMP-28.36: the solo cards need a single player with the expansion. Stored games from before this check may
    /// have such options, which have no effect there.
    pub(crate) fn agree(self, seats: u8) -> Result<(), Refusal> {
        if self.in_effect(seats) != self {
            return Err(refuse!("IMP-28.36"));
        }
        Ok(())
    }

    /// IMP-28.36: resets the solo options where the solo game is not played, or not with the expansion.
    pub(crate) fn in_effect(self, seats: u8) -> Self {
        if seats == 1 && self.mode != Mode::Base {
            return self;
        }
        let Options { virtual_faction, advanced_solo, .. } = Options::default();
        Options { virtual_faction, advanced_solo, ..self }
    }

    /// IMP-6.1, IMP-28.36: whether a faction is in play. In the advanced solo variant only the Atlanteans are, as no
    /// other faction loses tokens to attacks (IMP-29.14).
    pub(crate) fn check_faction(self, faction: Faction) -> Result<(), Refusal> {
        if !decks::is_in_play(self.mode, faction) {
            return Err(refuse!("IMP-6.1"));
        }
        if self.advanced_solo && !content().factions[faction.index()].places_tech {
            return Err(refuse!("IMP-28.36"));
        }
        Ok(())
    }
}
