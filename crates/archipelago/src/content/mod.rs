//! What the data files say, typed and with every reference resolved; loaded once.

mod evolution;
mod goals;
mod load;

pub use evolution::{
    Access, Alternative, BackZone, Card, CardKind, Cost, Effect, EventCard, Movers, Track, Trouble, Works,
};
pub use goals::{Criterion, End, Length, Objective, Terms, Trend, Variant, Victory};
pub use load::{FILES, content};

use crate::{
    ids::{
        AreaId, BUILDINGS, CARDS, COLOURS, CardId, EVENTS, MARKETS, OBJECTIVES, ObjectiveId, REGIONS,
        RESOURCES, RegionId, Resource, TILES, TRENDS, TileId, ZONES,
    },
    sets::IdSet,
};
use approdo_contract::{Label, OptionSpec};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Everything the rules read from `rules/archipelago/*.toml`.
#[derive(Debug, PartialEq)]
pub struct Content {
    /// `tiles.toml`: the tiles.
    pub tiles: [Tile; TILES],
    /// `tiles.toml`: the regions.
    pub regions: [Region; REGIONS],
    /// `tiles.toml`: the areas of all regions, region by region.
    pub areas: Vec<Area>,
    /// The tile with the start regions.
    pub start_tile: TileId,
    /// `components.toml`: the resources.
    pub resources: [Good; RESOURCES],
    /// `components.toml`: the player colours.
    pub colours: [Paint; COLOURS],
    /// `components.toml`: the buildings on the map, in the order of [`Building`].
    pub buildings: [Plan; BUILDINGS],
    /// `components.toml`: what a ship costs (ARC-23.2).
    pub ship: Plan,
    /// `components.toml`: what the Taxes action pays (ARC-17.3).
    pub taxes: Taxes,
    /// `components.toml`: the zones of the wheel.
    pub zones: [WheelZone; ZONES],
    /// `components.toml`: every number the rules use.
    pub numbers: Numbers,
    /// `boards.toml`: boards I and II.
    pub markets: [[Stall; RESOURCES]; MARKETS],
    /// `boards.toml`: board III, by population.
    pub stability: Vec<Row>,
    /// `boards.toml`: board IV, by surplus workers.
    pub surplus: Vec<Row>,
    /// `boards.toml`: the last value of each printed row of boards III and IV.
    pub bands: [Vec<u8>; 2],
    /// `evolution.toml`: the evolution cards.
    pub cards: [Card; CARDS],
    /// `evolution.toml`: the events on their backs.
    pub events: [EventCard; EVENTS],
    /// The character cards, as a set.
    pub characters: IdSet<CardId>,
    /// The progress cards, as a set.
    pub progress: IdSet<CardId>,
    /// `objectives.toml`: the objective cards.
    pub objectives: [Objective; OBJECTIVES],
    /// `trends.toml`: the trend cards.
    pub trends: [Trend; TRENDS],
    /// `variants.toml`: the standard game.
    pub standard: Terms,
    /// `variants.toml`: what each variant changes.
    pub variants: Vec<Variant>,
    /// What holds with each combination of variants and each number of players from 2 on.
    pub(crate) terms: Vec<[Terms; 4]>,
    /// The objective cards of each length.
    pub(crate) decks: [Deck; 3],
    /// `variants.toml`: the options a table agrees on.
    pub options: Vec<OptionSpec>,
}

/// The objective cards of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// Those that everybody is ranked by.
    pub rankings: IdSet<ObjectiveId>,
    /// The Pacifist.
    pub pacifists: IdSet<ObjectiveId>,
    /// The Separatist.
    pub separatists: IdSet<ObjectiveId>,
}

/// A piece of cardboard with a region on either side.
#[derive(Debug, PartialEq)]
pub struct Tile {
    /// Id, and the names of both regions.
    pub label: Label,
    /// The two regions.
    pub sides: [RegionId; 2],
}

/// One side of a tile (ARC-3.1).
#[derive(Debug, PartialEq)]
pub struct Region {
    /// Id and names.
    pub label: Label,
    /// The tile it is printed on.
    pub tile: TileId,
    /// The terrain of its six edges at rotation 0 (ARC-3.3).
    pub edges: [Terrain; 6],
    /// The area that reaches each edge.
    pub edge_areas: [AreaId; 6],
    /// All its areas.
    pub areas: ArrayVec<AreaId, 4>,
    /// Its land areas.
    pub land: ArrayVec<AreaId, 4>,
    /// Its sea areas.
    pub sea: ArrayVec<AreaId, 4>,
    /// How many symbols of each resource it shows (ARC-3.5).
    pub symbols: [u8; RESOURCES],
    /// Huts (ARC-3.6).
    pub huts: u8,
}

/// The terrain of an edge (ARC-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Terrain {
    Sea,
    Plains,
    Mountain,
}

/// A part of a region that units reach without a ship, or a stretch of sea (ARC-3.3).
#[derive(Debug, PartialEq)]
pub struct Area {
    /// Id and names.
    pub label: Label,
    /// The region it is part of.
    pub region: RegionId,
    /// What it consists of.
    pub ground: Ground,
    /// How many symbols of each resource it shows.
    pub symbols: [u8; RESOURCES],
    /// The symbols as they are printed.
    pub printed: Vec<Resource>,
}

/// Land for citizens or sea for ships (ARC-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Ground {
    Land,
    Sea,
}

/// A resource.
#[derive(Debug, PartialEq)]
pub struct Good {
    /// Id and names.
    pub label: Label,
    /// Cubes in the box (ARC-2.1).
    pub cubes: u8,
    /// Where its symbols lie, and so who harvests it (ARC-16.4).
    pub ground: Ground,
}

/// A colour of player pieces.
#[derive(Debug, PartialEq)]
pub struct Paint {
    /// Id and names.
    pub label: Label,
    /// The pair it belongs to with two players (ARC-30.2).
    pub pair: &'static str,
}

/// What a building or ship costs (ARC-23.2).
#[derive(Debug, PartialEq)]
pub struct Plan {
    /// Id and names.
    pub label: Label,
    /// Florins to the bank.
    pub florins: u8,
    /// Cubes to the bank.
    pub cubes: [u8; RESOURCES],
    /// Which token it uses.
    pub token: Token,
    /// Whether ships may build and occupy it (ARC-24.3).
    pub ships: bool,
}

/// The two-sided tokens (ARC-2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A market or a port.
    MarketPort,
    /// A town or a temple.
    TownTemple,
    /// None: a wooden ship.
    Ship,
}

/// Florins of the Taxes action (ARC-17.3).
#[derive(Debug, PartialEq)]
pub struct Taxes {
    /// For each active citizen.
    pub citizen: u8,
    /// For each ship.
    pub ship: u8,
    /// For each controlled building, in the order of [`Building`].
    pub buildings: [u8; BUILDINGS],
}

/// A zone of the action wheel.
#[derive(Debug, PartialEq)]
pub struct WheelZone {
    /// Id and names.
    pub label: Label,
    /// What it does.
    pub action: Action,
    /// Whether its circles limit it (ARC-15.9).
    pub limited: bool,
    /// Whether each player has a circle of his own.
    pub own_circles: bool,
    /// Multicoloured circles for 2-4 and for 5 players (ARC-15.10).
    pub free_circles: [u8; 2],
}

/// An action of the wheel (ARC-15.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Section 16.
    Harvest(Resource),
    /// Section 21.
    Recruit,
    /// Section 23.
    Build,
    /// Section 18.
    Transaction,
    /// Section 22.
    Migrate,
    /// Section 17.
    Tax,
    /// Section 20.
    Reproduce,
    /// Section 19.
    Explore,
}

/// The numbers of `components.toml` that are not about one piece.
#[derive(Debug, PartialEq)]
#[allow(missing_docs, reason = "components.toml explains each")]
pub struct Numbers {
    pub total_florins: u8,
    pub start_florins: u8,
    pub market_port_tokens: u8,
    pub town_temple_tokens: u8,
    pub citizens_per_colour: u8,
    pub ships_per_colour: u8,
    pub start_citizens: u8,
    pub start_ships: u8,
    pub start_discs: u8,
    pub max_discs: u8,
    pub piles: u8,
    pub tokens_per_pile: u8,
    pub use_price: u8,
    pub use_transactions: u8,
    pub citizens_per_region: u8,
    pub dealt_tiles: u8,
    pub non_owner_fee: u8,
    pub max_turns: u8,
    pub offers_per_window: u8,
    pub offer_florins: u8,
    pub offer_cubes: u8,
    pub offer_changes: u8,
    pub migration_restarts: u8,
    pub turn0_redraws: u8,
    pub max_population: u8,
    pub max_rebellion: u8,
    pub max_surplus: u8,
}

/// Most cubes in a zone of a market.
pub const MOST_SLOTS: usize = 12;

/// A zone of a market. Tables are read with the number of cubes up to the one they are about: `price[1]` is for
/// the first cube.
#[derive(Debug, PartialEq)]
pub struct Stall {
    /// Spaces: with so many cubes it is saturated.
    pub slots: u8,
    /// Price of the row in which the n-th cube lies (ARC-18.2).
    pub price: [u8; MOST_SLOTS + 1],
    /// What Phase 3 does when the n-th cube is the last (ARC-11.2).
    pub rows: [Row; MOST_SLOTS + 1],
    /// Cubes at the start (ARC-4.2).
    pub start: u8,
}

/// What a row of a board does in Phase 3, and what recruiting costs there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Row {
    /// Steps of the surplus marker.
    pub surplus: i8,
    /// Steps of the rebellion marker.
    pub rebellion: i8,
    /// Florins for a worker; board IV only (ARC-21.2).
    pub recruit_price: u8,
}
