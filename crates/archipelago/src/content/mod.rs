//! What the data files say, typed and with every reference resolved; loaded once.

mod load;
#[cfg(test)]
mod tests;

pub use load::{content, load};

use crate::{
    ids::{
        AreaId, BUILDINGS, Building, CARDS, COLOURS, CardId, EVENTS, EventId, MARKETS, Market, OBJECTIVES,
        ObjectiveId, REGIONS, RESOURCES, RegionId, Resource, TILES, TRENDS, TileId, TrendId, ZONES,
    },
    sets::IdSet,
};
use approdo_contract::{Label, OptionSpec};
use arrayvec::ArrayVec;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
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
}

/// Land for citizens or sea for ships (ARC-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Steps of the surplus marker.
    pub surplus: i8,
    /// Steps of the rebellion marker.
    pub rebellion: i8,
    /// Florins for a worker; board IV only (ARC-21.2).
    pub recruit_price: u8,
}

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Its owner (ARC-26.3).
    Owner,
    /// Everybody (ARC-26.4).
    Any,
    /// Nobody: a wonder (ARC-26.11).
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

/// Game lengths (ARC-4.12).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
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
    /// The card text; the id is unused.
    pub text: Label,
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
