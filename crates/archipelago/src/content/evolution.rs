//! Evolution cards, what they do, and what their backs ask for.

use crate::ids::{Building, CardId, EventId, Market, RESOURCES, Resource};
use approdo_contract::Label;
use arrayvec::ArrayVec;

/// An evolution card.
#[derive(Debug, PartialEq)]
pub struct Card {
    /// Id and names.
    pub label: Label,
    /// The card text; the id is unused.
    pub text: Label,
    /// The printed number.
    pub number: &'static str,
    /// Character or progress.
    pub kind: CardKind,
    /// A wonder is built, not activated (ARC-26.11).
    pub wonder: bool,
    /// Fresh, after one and after two rotations (ARC-25.5).
    pub prices: [u8; 3],
    /// Who may activate it.
    pub access: Access,
    /// What one activation or the construction costs.
    pub cost: Cost,
    /// Buildings that the player must control, and how many.
    pub requires: Option<(Building, u8)>,
    /// Victory points for the owner (ARC-29.10).
    pub vp: u8,
    /// What it does, in order.
    pub effects: Vec<Effect>,
    /// The back, top to bottom (ARC-12.1).
    pub back: ArrayVec<BackZone, 2>,
    /// The first card with the same back, after which the back is called in the state.
    pub back_name: CardId,
    /// What the back says, in words; the id is that of the card.
    pub back_label: Label,
}

impl Card {
    /// ARC-26.7: the lowest of the three prices.
    pub fn minimal_cost(&self) -> u8 {
        self.prices[0].min(self.prices[1]).min(self.prices[2])
    }
}

/// The kinds of evolution cards (ARC-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum CardKind {
    Character,
    Progress,
    Any,
}

/// Who may activate a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Its owner (ARC-26.3).
    Owner,
    /// Everybody (ARC-26.4).
    Any,
    /// No player: a wonder (ARC-26.11).
    None,
}

/// What a card costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Florins.
    pub florins: u8,
    /// Action discs (ARC-26.6).
    pub discs: u8,
    /// Cubes of any kind (ARC-26.7).
    pub any: u8,
    /// Cubes of each kind.
    pub cubes: [u8; RESOURCES],
}

/// A marker that effects move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Track {
    Rebellion,
    Surplus,
}

/// Which units a migration moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Movers {
    /// Citizens and ships.
    All,
    /// Ships alone (ARC-27.31).
    Ship,
    /// Citizens alone.
    Citizen,
}

/// What a construction may build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    /// Anything (ARC-23.1).
    Any,
    /// A town, market, port or temple.
    Building,
    /// A ship.
    Ship,
}

/// What a card or event does: the closed vocabulary of `evolution.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "evolution.toml explains each")]
pub enum Effect {
    Move { track: Track, delta: i8 },
    PerBuilding { track: Track, building: Building, delta: i8 },
    ByBuildingCount { track: Track, building: Building, steps: Vec<(u8, i8)> },
    Florins { amount: u8 },
    FlorinsPer { buildings: Vec<Building>, amount: u8 },
    Transactions { market: Market, max: u8 },
    Migrate { movers: Movers, max: u8 },
    Tax,
    Explore,
    Recruit { max: u8, free: bool },
    Reproduce { max: u8 },
    Build { works: Works },
    DoubleHarvest { resource: Resource },
    RevealAndBuy { cards: u8, kind: CardKind },
    DestroyShip,
    StealResource,
    Pillage { cubes_per_symbol: u8 },
    PeekObjective,
    ShipsAtPorts,
    Disengage { max: u8 },
    StandUp { max: u8 },
    Exchange { take: u8 },
    ChooseOne { options: Vec<Alternative> },
}

/// One of several things a card offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// What it costs on top of the card.
    pub cubes: [u8; RESOURCES],
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A zone on the back of an evolution card (ARC-12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackZone {
    /// What must be dealt with.
    pub trouble: Trouble,
    /// Printed in red: resolved when uncovered, ignored in Phase 4 (ARC-12.2, ARC-25.8).
    pub red: bool,
}

/// What a back zone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// One cube supports so many citizens (ARC-12.4).
    Domestic {
        /// Which.
        resource: Resource,
        /// How many citizens.
        feeds: u8,
    },
    /// So many cubes are demanded (ARC-12.17).
    Export {
        /// Which.
        resource: Resource,
        /// How many.
        count: u8,
    },
    /// An event (ARC-12.20).
    Event(EventId),
}

/// An event.
#[derive(Debug, PartialEq)]
pub struct EventCard {
    /// Id and names.
    pub label: Label,
    /// What it does, in a sentence; the id is unused.
    pub text: Label,
    /// What it does.
    pub effects: Vec<Effect>,
}
