//! The content of the data files, typed and with every reference resolved; loaded once.

mod load;
#[cfg(test)]
mod tests;

pub use load::{FILES, content};

use crate::ids::{CARDS, COLOURS, Colour, SEAS, SHIPS, SeaId, TERRITORIES, TerritoryId};
use approdo_contract::{Label, OptionSpec, Refusal};

/// Everything the rules read from `rules/armada/*.toml`.
#[derive(Debug, PartialEq)]
pub struct Content {
    /// `map.toml`: the territories.
    pub territories: [Territory; TERRITORIES],
    /// `map.toml`: the sea spaces.
    pub seas: [Sea; SEAS],
    /// `map.toml`: the four dens, by colour.
    pub dens: [Den; COLOURS],
    /// `components.toml`: the four colours.
    pub colours: [Paint; COLOURS],
    /// `components.toml`: what the ships are called.
    pub ships: [Label; SHIPS],
    /// `components.toml`: ingots found, by face of the Gold die (ARM-2.9).
    pub gold_die: [u8; 6],
    /// `components.toml`: spears, by face of the Native die (ARM-2.10).
    pub native_die: [u8; 6],
    /// `components.toml`: cannons, by face of the Combat die (ARM-2.11).
    pub combat_die: [Volley; 6],
    /// `components.toml`: bands of one colour, ingots, natives.
    pub stock: Stock,
    /// `components.toml`: every number the rules use.
    pub numbers: Numbers,
    /// `cards.toml`: the kinds of option cards.
    pub cards: [CardInfo; CARDS],
    /// `actions.toml`: what each action costs, in the order of [`Action`].
    pub actions: [Cost; Action::COUNT],
    /// `setup.toml`: the set-ups for 2, 3 and 4 players, in this order.
    pub setups: [Setup; 3],
    /// `setup.toml`: the options.
    pub options: Vec<OptionSpec>,
    /// `setup.toml`: ready-made placements for the preliminary round.
    pub presets: Vec<Preset>,
    /// The territories of the Formation, as a set.
    pub formation: TerritorySet,
    /// The five trading bases, as a set.
    pub bases: TerritorySet,
    /// The cities of all dens, as a set.
    pub cities: TerritorySet,
    /// The Central Trading Base.
    pub centre: TerritoryId,
}

/// A set of territories, one bit each in the order of `map.toml`.
pub type TerritorySet = u64;
/// A set of sea spaces, one bit each in the order of `map.toml`.
pub type SeaSet = u64;

/// A territory as printed on the board.
#[derive(Debug, PartialEq)]
pub struct Territory {
    /// Id and names.
    pub label: Label,
    /// The den it belongs to, or none in the Formation.
    pub den: Option<Colour>,
    /// What is built there.
    pub site: Site,
    /// What both exploration dice are multiplied by (ARM-9.5); 0 in dens, which are never explored.
    pub explore_factor: u8,
    /// Adjacent territories.
    pub land: TerritorySet,
    /// Adjacent sea spaces.
    pub seas: SeaSet,
    /// The place in its den, `a1` to `c2`, or in the Formation.
    pub role: &'static str,
    /// Its counterpart when the board is mirrored east-west.
    pub mirror_ew: Option<TerritoryId>,
    /// Its counterpart when the board is mirrored north-south.
    pub mirror_ns: Option<TerritoryId>,
    /// The island it is part of, as an index into the islands of `map.toml`.
    pub island: u8,
}

/// What is built on a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// Nothing.
    Open,
    /// A city of a den (ARM-3.4).
    City,
    /// A trading base of the Formation (ARM-3.2).
    Base,
}

/// A sea space (ARM-3.7).
#[derive(Debug, PartialEq)]
pub struct Sea {
    /// Id and names.
    pub label: Label,
    /// Adjacent sea spaces.
    pub seas: SeaSet,
    /// Adjacent territories; none for an open-sea space.
    pub territories: TerritorySet,
    /// Its counterpart when the board is mirrored east-west.
    pub mirror_ew: Option<SeaId>,
    /// Its counterpart when the board is mirrored north-south.
    pub mirror_ns: Option<SeaId>,
}

/// A den of seven territories (ARM-3.4).
#[derive(Debug, PartialEq)]
pub struct Den {
    /// Id and names.
    pub label: Label,
    /// Its territories in map order; bands are placed in this order (ARM-5.7).
    pub territories: [TerritoryId; 7],
    /// The same as a set.
    pub set: TerritorySet,
    /// Its three cities in map order.
    pub cities: [TerritoryId; 3],
    /// The opposite den (ARM-3.10).
    pub opposite: Colour,
}

/// A colour of pirate pieces.
#[derive(Debug, PartialEq)]
pub struct Paint {
    /// Id and names.
    pub label: Label,
    /// The colour that the same player has in the two-player game (ARM-19.1).
    pub partner: Colour,
}

/// Cannons on a face of the Combat die, or set by a weapon card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Volley {
    /// Firing cannons: defenders eliminated (ARM-11.6).
    pub firing: u8,
    /// Exploding cannons: attackers eliminated (ARM-11.7).
    pub exploding: u8,
}

/// How many counters the box holds (ARM-2.1 to ARM-2.3).
#[derive(Debug, PartialEq)]
pub struct Stock {
    /// Bands of one colour.
    pub bands: u8,
    /// Ingots.
    pub gold: u8,
    /// Natives.
    pub natives: u8,
}

/// The `[[constant]]` entries of `components.toml`, each under its id.
#[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "components.toml explains each, with its clause")]
pub struct Numbers {
    pub movement_points_per_turn: u8,
    pub ship_capacity: u8,
    pub min_attackers: u8,
    pub bands_per_ingot: u8,
    pub max_bands: u8,
    pub den_majority: u8,
    pub cities_to_convert: u8,
    pub bases_to_convert: u8,
    pub bases_to_win: u8,
    pub foreign_cities_to_win: u8,
    pub recruit_group: u8,
    pub card_price_gold: u8,
    pub card_price_mp: u8,
    pub opening_hand: u8,
    pub surprise_attack_mp: u8,
    pub score_centre: u8,
    pub score_base: u8,
    pub score_foreign_city: u8,
    pub score_territory: u8,
}

/// A kind of option card.
#[derive(Debug, PartialEq)]
pub struct CardInfo {
    /// Id and names.
    pub label: Label,
    /// The card text; the id is unused.
    pub text: Label,
    /// The clause about it.
    pub clause: &'static str,
    /// How many are in the deck: 0 for the Winning Option (ARM-2.7).
    pub in_deck: u8,
    /// When it can be played.
    pub when: Moment,
    /// What must hold to play it, in the order of `cards.toml`.
    pub requires: Vec<Demand>,
    /// What it does, in order.
    pub effects: Vec<Effect>,
}

/// When a card can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Between two actions in the own turn or Surprise Attack.
    OwnAction,
    /// Together with an exploration, before the dice are rolled.
    WithExplore,
    /// In the reaction window of the own attack.
    OwnAttackRolled,
    /// In the reaction window of an attack on one's bands.
    AttackedRolled,
    /// In an interrupt window of another player's turn.
    OtherTurnWindow,
    /// By the program.
    Automatic,
}

/// A requirement of a card and its refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// What must hold.
    pub requirement: Requirement,
    /// The refusal, with the clause from `[[requirement]]` (Mutiny's empty reserve: ARM-17.11).
    pub refusal: Refusal,
}

/// What a card may require (`requires` in `cards.toml`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "cards.toml explains each")]
pub enum Requirement {
    #[serde(rename = "mp_at_least_1")]
    MpAtLeast1,
    PileAvailable,
    OwnTerritory,
    TreasuryNotEmpty,
    ReserveNotEmpty,
    MutinyTarget,
    EmptyExploredCentral,
    NativeSupplyNotEmpty,
    LostShip,
    ShipInBox,
    FreeOwnCity,
    ExplorePossible,
    NotPlayedThisTurn,
    NoSurpriseRunning,
    ResultDiffers,
}

/// What a card does: the closed vocabulary of `effects` in `cards.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Adds movement points to the running turn or Surprise Attack.
    GainMp {
        /// How many.
        amount: u8,
    },
    /// Puts ingots from the treasury on one territory of the acting colour.
    PlaceGold {
        /// How many.
        amount: u8,
    },
    /// Rolls the Native die and puts as many counters on a territory, `times` times.
    RollPlace {
        /// What is placed.
        piece: Rolled,
        /// How often.
        times: u8,
    },
    /// Looks at cards of the draw pile, one after another.
    SearchPile {
        /// Price of each look.
        mp_per_card: u8,
    },
    /// Replaces the standing result of the attack.
    SetCombatResult {
        /// The new result.
        result: Volley,
    },
    /// Takes over an enemy ship at sea.
    TakeShip {
        /// The smallest crew that can be taken.
        min_crew: u8,
        /// The largest.
        max_crew: u8,
    },
    /// Puts a ship from the box on a free own city.
    BuildShip,
    /// After the roll of an exploration the player may multiply both results.
    ExploreFactor {
        /// By how much.
        factor: u8,
    },
    /// Interrupts another player's turn.
    Interrupt {
        /// Movement points of the Surprise Attack.
        mp: u8,
    },
    /// Section 13: the Winning Option.
    DeclareVictory,
}

/// What a rolled number places, and where it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rolled {
    /// Bands of the acting colour, on a territory it controls.
    OwnBand,
    /// Natives, on an explored Formation territory without bands and natives.
    Native,
}

/// An action of a turn; the order is that of `actions.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "actions.toml explains each")]
pub enum Action {
    Launch,
    March,
    Load,
    Unload,
    Transfer,
    Sail,
    Explore,
    Attack,
    Sink,
    Destroy,
    Convert,
    Recruit,
    BuyCard,
    Resign,
    EndTurn,
}

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = 15;
}

/// What an action costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Movement points.
    pub mp: u8,
    /// Ingots.
    pub gold: u8,
}

/// A set-up for one number of players.
#[derive(Debug, PartialEq)]
pub struct Setup {
    /// How many players.
    pub players: u8,
    /// The groups of colours that are dealt to the players at random; one group each (ARM-5.1). With a dummy
    /// there is one group more than players.
    pub groups: Vec<Vec<Colour>>,
    /// Whether one group is first drawn for the dummy (ARM-20.1).
    pub dummy: bool,
    /// Bands per colour (ARM-5.5, ARM-20.5).
    pub bands: u8,
    /// Ships per colour.
    pub ships: u8,
    /// More bands for the colour opposite the dummy (ARM-20.5).
    pub far_bonus: u8,
    /// Dummy bands on each city (ARM-20.2).
    pub dummy_city_bands: u8,
    /// Dummy bands on each other territory of its den (ARM-20.2).
    pub dummy_other_bands: u8,
    /// Option cards dealt to each player (ARM-16.1).
    pub option_cards: u8,
}

/// A ready-made placement for the preliminary round.
#[derive(Debug, PartialEq)]
pub struct Preset {
    /// Id and names.
    pub label: Label,
    /// Indices into [`Den::cities`] of the two ship cities.
    pub ships: [u8; 2],
    /// Bands for the seven territories in the order of [`Den::territories`].
    pub bands: [u8; 7],
}
