//! What still has to happen: the game is a stack of these, and the top one says what it waits for.

use crate::{
    content::{CardKind, Movers, Works},
    ids::{AreaId, Building, CardId, Market, Post, RESOURCES, RegionId, Resource, TileId},
    phases::Phase,
    sets::IdSet,
};
use approdo_contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One thing that still has to happen. Unless it says otherwise, the active player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the words of the rulebook")]
pub enum Frame {
    // Before turn 1.
    /// Luck draws who takes the next place (ARC-5.1).
    DrawOrder,
    /// Everybody votes for a trend card, sealed (ARC-31.9).
    Vote,
    /// Luck decides between trend cards with equal votes (ARC-31.9).
    BreakTie,
    /// Luck deals a tile (ARC-5.2).
    DealTile { seat: Seat, left: u8 },
    /// The player at this place of the order discovers his region. Automatic.
    Discoverers { nth: u8 },
    /// The player chooses a region among his tiles (ARC-5.2).
    Discover { redraws: u8 },
    /// Luck deals a new tile (ARC-5.6).
    RedrawTile { left: u8, redraws: u8 },
    /// Luck hands out tiles until one can be placed (ARC-5.7, ARC-5.22).
    HandTile { quest: Quest, seen: IdSet<TileId> },
    /// The player who was handed this tile chooses a side (ARC-5.7, ARC-5.22).
    Handed { tile: TileId, quest: Quest },
    /// The player chooses a cell (ARC-5.4, ARC-19.6).
    Position { region: RegionId, quest: Quest },
    /// The player chooses a rotation (ARC-3.2).
    Orient { region: RegionId, quest: Quest, q: i8, r: i8 },
    /// The player puts his ship, or in the desert his citizen, straight into the region (ARC-5.22).
    Berth { region: RegionId },
    /// The player lands citizens (ARC-5.10).
    Landing { region: RegionId, left: u8 },
    /// The player chooses the cube for the domestic market (ARC-5.12, ARC-19.13).
    Stock { region: RegionId },
    /// The player chooses his own cube (ARC-5.12, ARC-19.13).
    Share { region: RegionId, given: Option<Resource> },
    /// The surplus marker rises by the huts of the region (ARC-5.11, ARC-19.14). Automatic.
    Huts { region: RegionId },
    /// Everybody has discovered: the tiles go back into the stack (ARC-5.15). Automatic.
    FirstStack,
    /// Luck turns up the top tile of the stack (ARC-5.16).
    TurnTile,
    /// Empty spaces of the evolution track are filled (ARC-5.17, ARC-25.6). Automatic.
    Refill { red: bool },
    /// Luck tells cards with the same back apart: the top card goes to this space.
    Draw { slot: u8, red: bool },
    /// Luck uncovers the next back (ARC-4.6, ARC-25.8).
    Uncover { red: bool },
    /// Luck draws trend cards (ARC-5.19).
    DrawTrend { left: u8 },
    /// Luck deals an objective card (ARC-5.20).
    DealObjective { seat: Seat, left: u8 },
    /// Luck lays an objective card open (ARC-31.6).
    LayObjective { left: u8 },
    /// Everybody puts objective cards back, sealed (ARC-31.12).
    PutBack,

    // The turn.
    /// A phase begins (ARC-8.1). Automatic.
    Phase(Phase),
    /// These players bid, sealed (ARC-10.1, ARC-10.5).
    Bid { seats: SeatSet, again: bool },
    /// The highest bidder decides the order (ARC-10.3).
    Arrange { decider: Seat },
    /// Phase 3 applies a board (ARC-11.1). Automatic.
    Board(u8),
    /// The zones of a back are resolved from this one on (ARC-12.1). Automatic.
    Zones { back: CardId, next: u8, red: bool },
    /// The player at this place of the order is responsible in a domestic crisis (ARC-12.6).
    Domestic { resource: Resource, feeds: u8, nth: u8 },
    /// The responsible player stands citizens up (ARC-12.10).
    Rouse { left: u8, nth: u8 },
    /// The player at this place of the order is responsible in an export crisis (ARC-12.18).
    Export { resource: Resource, missing: u8, nth: u8 },
    /// The player at this place of the order may expel rebels from his regions (ARC-24.14), looking from this
    /// building of this region of the map on.
    Expel { nth: u8, slot: u8, building: Building },
    /// The player at this place of the order takes a round (ARC-15.1). Automatic.
    Rounds { nth: u8 },
    /// The active player's round (ARC-15.2).
    Round,

    // Actions.
    /// Units are deployed (ARC-16.1).
    Harvest { resource: Resource, any: bool },
    /// Transactions (ARC-18.1).
    Trade { market: Option<Market>, left: u8, must: bool },
    /// Top tile or next one (ARC-19.3).
    Scout,
    /// Luck turns up the next tile (ARC-19.3).
    NextTile,
    /// The player chooses a side of the tile or gives up (ARC-19.5, ARC-19.10).
    Survey { tile: TileId },
    /// The player chooses who moves into the new region (ARC-19.7).
    Enter { region: RegionId },
    /// Workers are recruited (ARC-21.1).
    Recruit { left: u8, free: bool, any: bool },
    /// Citizens are born (ARC-20.2).
    Reproduce { left: u8, any: bool },
    /// Units migrate (ARC-22.1).
    Migrate { movers: Movers, left: u8, restarts: u8 },
    /// The player chooses what to build (ARC-23.1).
    Build { works: Works },
    /// Cubes are due (ARC-23.3, ARC-26.2): of each kind, and of any kind.
    Pay { cubes: [u8; RESOURCES], any: u8 },
    /// What has been paid is built (ARC-23.9). Automatic.
    Raise { building: Building, by: Post, at: AreaId },
    /// The paid ship is built (ARC-23.12). Automatic.
    Launch { area: AreaId },

    // Evolution cards.
    /// The effects of a card, or of one of its options, from number `next` on. Automatic.
    Effects { card: CardId, option: Option<u8>, next: u8 },
    /// The player chooses an option of a card (ARC-27.26).
    Alternative { card: CardId },
    /// The player chooses a ship to destroy (ARC-27.10).
    Piracy,
    /// The player chooses whom to rob (ARC-27.11).
    Theft,
    /// The victim hides cubes, first in the left hand (ARC-27.11). The victim is asked.
    Hide { victim: Seat, left: Option<Hidden> },
    /// The thief chooses a hand (ARC-27.11).
    Guess { victim: Seat, hands: Option<[Hidden; 2]> },
    /// The player chooses what to plunder (ARC-27.14).
    Pillage { cubes: u8 },
    /// The player chooses whose objective to look at (ARC-27.15).
    Espionage,
    /// The player releases engaged units (ARC-27.33).
    Release { left: u8 },
    /// The player stands rebels up (ARC-27.32).
    Calm { left: u8 },
    /// The player exchanges a cube with the bank (ARC-27.36).
    Exchange { take: u8 },
    /// Luck reveals cards of the deck (ARC-27.6).
    Reveal { left: u8, kind: CardKind },
    /// The player may buy one of them (ARC-27.6).
    Hire { kind: CardKind },
    /// Players add ships at their ports, the builder first (ARC-27.18). The player so many steps after him in
    /// the list is asked.
    Lighthouse { nth: u8, lit: IdSet<RegionId> },
    /// The player chooses the citizen for the wonder (ARC-26.13).
    Dedicate { card: CardId },

    // Negotiation.
    /// The maker of the offer puts it together (ARC-7.14). The maker is asked.
    Draft,
    /// The other player answers (ARC-7.13). The addressee is asked.
    Answer,

    // Phase 6.
    /// The player at this place of the order buys and rotates (ARC-25.2). Automatic.
    Purchases { nth: u8 },
    /// A card to buy or to rotate (ARC-25.2).
    Purchase { bought: bool, turned: Option<CardId> },
}

/// By which rules a region is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quest {
    /// Turn 0, next to the start region (ARC-5.4, ARC-5.5).
    First,
    /// Turn 0, next to any region (ARC-5.22).
    Anywhere,
    /// An exploration (ARC-19.6, ARC-19.7).
    Explore,
}

/// What a hand of the Thief's victim holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hidden {
    /// Nothing.
    Nothing,
    /// A cube.
    Cube(Resource),
}
