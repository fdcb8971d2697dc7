//! Objectives, trends, and what is agreed before the game.

use super::CardKind;
use crate::ids::{Building, RegionId, Resource, TrendId};
use approdo_contract::Label;

/// Game lengths (ARC-4.12).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Length {
    #[default]
    Short,
    Medium,
    Long,
}

/// An objective card (ARC-6.1).
#[derive(Debug, PartialEq)]
pub struct Objective {
    /// Id and names.
    pub label: Label,
    /// The card text for 2, 3, 4 and 5 players; the ids are unused.
    pub texts: [Label; 4],
    /// The deck it belongs to.
    pub length: Length,
    /// When it ends the game.
    pub end: End,
    /// What it is worth.
    pub victory: Victory,
}

/// An end condition; `by_players` is for 2, 3, 4 and 5 players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "objectives.toml explains each")]
pub enum End {
    BuildingsInPlay { building: Building, by_players: [u8; 4] },
    ShipsInPlay { by_players: [u8; 4] },
    CardsInPlay { kind: CardKind, by_players: [u8; 4] },
    ResourcesExhausted { types: u8 },
    ExplorerPilesEmpty { piles: u8 },
    PopulationAtLeast { by_players: [u8; 4] },
    SurplusMoreThan { value: u8 },
    BankOutOfFlorins,
}

/// The victory half of an objective card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victory {
    /// A ranking of all players (ARC-29.3).
    Ranking(Criterion),
    /// ARC-29.6.
    Pacifist {
        /// By how much the population must exceed the rebellion.
        margin: u8,
    },
    /// ARC-13.6.
    Separatist,
}

/// What players are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "objectives.toml and trends.toml explain each")]
pub enum Criterion {
    Florins,
    Cubes(Resource),
    ExplorerTokens,
    Buildings(Building),
    Cards(CardKind),
    Symbols(Resource),
    Citizens,
    Ships,
    Benefactor,
}

/// A trend card (ARC-29.8).
#[derive(Debug, PartialEq)]
pub struct Trend {
    /// Id and names.
    pub label: Label,
    /// The card text; the id is unused.
    pub text: Label,
    /// Victory points for the first three places.
    pub vp: [u8; 3],
    /// What players are ranked by.
    pub criterion: Criterion,
}

/// What is agreed for a game once length, variants and number of players are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The start region (ARC-4.7).
    pub start: RegionId,
    /// Whether the Pacifist is out of the deck.
    pub no_pacifist: bool,
    /// Whether the Separatist is out of the deck.
    pub no_separatist: bool,
    /// Objectives dealt to each player.
    pub dealt: u8,
    /// Objectives each player keeps.
    pub kept: u8,
    /// Whether one objective per player lies open instead (ARC-31.6).
    pub open: bool,
    /// Trend cards drawn or chosen.
    pub trends: u8,
    /// A trend card that is in play anyway (ARC-31.10).
    pub fixed_trend: Option<TrendId>,
    /// Whether the players choose instead of drawing (ARC-31.8).
    pub choice: bool,
}

/// What a variant changes in [`Terms`]; what it leaves alone is absent.
#[derive(Debug, PartialEq)]
pub struct Variant {
    /// Id and names.
    pub label: Label,
    /// Always on with this number of players (ARC-1.2).
    pub automatic: bool,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Another start region.
    pub start: Option<RegionId>,
    /// Takes the Pacifist out.
    pub no_pacifist: bool,
    /// Takes the Separatist out.
    pub no_separatist: bool,
    /// Other objectives dealt and kept.
    pub dealt: Option<[u8; 2]>,
    /// The same with two players.
    pub dealt_to_two: Option<[u8; 2]>,
    /// Lays objectives open.
    pub open: bool,
    /// Other number of trend cards.
    pub trends: Option<u8>,
    /// A trend card that is in play anyway.
    pub fixed_trend: Option<TrendId>,
    /// Lets the players choose the trend card.
    pub choice: bool,
    /// Variants it cannot be combined with.
    pub excludes: Vec<&'static str>,
    /// Most players together with another variant.
    pub most_with: Vec<(&'static str, u8)>,
    /// The clause that describes it.
    pub clause: &'static str,
}
