//! What still has to happen: the game is a stack of these, and the top one says what it waits for. What there is to
//! say of a frame stands in one `impl` in the file of its phase.

#![allow(missing_docs, reason = "the fields are the words of the rulebook")]

use crate::{
    content::{CardKind, Movers, Works},
    ids::{AreaId, Building, CardId, Market, Post, RESOURCES, RegionId, Resource, TileId},
    sets::IdSet,
    state::Archipelago,
};
use approdo_contract::{Seat, SeatSet, frames};
use serde::{Deserialize, Serialize};

frames! {
    /// One thing that still has to happen. Unless it says otherwise, the active player is asked.
    #[serde(rename_all = "snake_case")]
    pub enum Frame of Archipelago {
        // Before turn 1.
        /// Luck draws who takes the next place (ARC-5.1).
        luck DrawOrder,
        /// Everybody votes for a trend card, sealed (ARC-31.9).
        ask Vote,
        /// Luck decides between trend cards with equal votes (ARC-31.9).
        luck BreakTie,
        /// Luck deals a tile (ARC-5.2).
        luck DealTile { seat: Seat, left: u8 },
        /// The player at this place of the order discovers his region.
        auto Discoverers { nth: u8 },
        /// The player chooses a region among his tiles (ARC-5.2).
        ask Discover { redraws: u8 },
        /// Luck deals a new tile (ARC-5.6).
        luck RedrawTile { left: u8, redraws: u8 },
        /// Luck hands out tiles until one can be placed (ARC-5.7, ARC-5.22).
        luck HandTile { quest: Quest, seen: IdSet<TileId> },
        /// The player who was handed this tile chooses a side (ARC-5.7, ARC-5.22).
        ask Handed { tile: TileId, quest: Quest },
        /// The player chooses a cell (ARC-5.4, ARC-19.6).
        ask Position { region: RegionId, quest: Quest },
        /// The player chooses a rotation (ARC-3.2).
        ask Orient { region: RegionId, quest: Quest, q: i8, r: i8 },
        /// The player puts his ship, or in the desert his citizen, straight into the region (ARC-5.22).
        ask Berth { region: RegionId },
        /// The player lands citizens (ARC-5.10).
        ask Landing { region: RegionId, left: u8 },
        /// The player chooses the cube for the domestic market (ARC-5.12, ARC-19.13).
        ask Stock { region: RegionId },
        /// The player chooses his own cube (ARC-5.12, ARC-19.13).
        ask Share { region: RegionId, given: Option<Resource> },
        /// The surplus marker rises by the huts of the region (ARC-5.11, ARC-19.14).
        auto Huts { region: RegionId },
        /// Everybody has discovered: the tiles go back into the stack (ARC-5.15).
        auto FirstStack,
        /// Luck turns up the top tile of the stack (ARC-5.16).
        luck TurnTile,
        /// Empty spaces of the evolution track are filled (ARC-5.17, ARC-25.6).
        auto Refill { red: bool },
        /// Luck tells cards with the same back apart: the top card goes to this space.
        luck Draw { slot: u8, red: bool },
        /// Luck uncovers the next back (ARC-4.6, ARC-25.8).
        luck Uncover { red: bool },
        /// Luck draws trend cards (ARC-5.19).
        luck DrawTrend { left: u8 },
        /// Luck deals an objective card (ARC-5.20).
        luck DealObjective { seat: Seat, left: u8 },
        /// Luck lays an objective card open (ARC-31.6).
        luck LayObjective { left: u8 },
        /// Everybody puts objective cards back, sealed (ARC-31.12).
        ask PutBack,

        // The turn.
        /// A phase begins (ARC-8.1).
        auto Phase(crate::phases::Phase),
        /// These players bid, sealed (ARC-10.1, ARC-10.5).
        ask Bid { seats: SeatSet, again: bool },
        /// The highest bidder decides the order (ARC-10.3).
        ask Arrange { decider: Seat },
        /// Phase 3 applies a board (ARC-11.1).
        auto Board(u8),
        /// The zones of a back are resolved from this one on (ARC-12.1).
        auto Zones { back: CardId, next: u8, red: bool },
        /// The player at this place of the order is responsible in a domestic crisis (ARC-12.6).
        ask Domestic { resource: Resource, feeds: u8, nth: u8 },
        /// The responsible player stands citizens up (ARC-12.10).
        ask Rouse { left: u8, nth: u8 },
        /// The player at this place of the order is responsible in an export crisis (ARC-12.18).
        ask Export { resource: Resource, missing: u8, nth: u8 },
        /// The player at this place of the order may expel rebels from his regions (ARC-24.14), looking from this
        /// building of this region of the map on.
        ask Expel { nth: u8, slot: u8, building: Building },
        /// The player at this place of the order takes a round (ARC-15.1).
        auto Rounds { nth: u8 },
        /// The active player's round (ARC-15.2).
        ask Round,

        // Actions.
        /// Units are deployed (ARC-16.1).
        ask Harvest { resource: Resource, any: bool },
        /// Transactions (ARC-18.1).
        ask Trade { market: Option<Market>, left: u8, must: bool },
        /// Top tile or next one (ARC-19.3).
        ask Scout,
        /// Luck turns up the next tile (ARC-19.3).
        luck NextTile,
        /// The player chooses a side of the tile or gives up (ARC-19.5, ARC-19.10).
        ask Survey { tile: TileId },
        /// The player chooses who moves into the new region (ARC-19.7).
        ask Enter { region: RegionId },
        /// Workers are recruited (ARC-21.1).
        ask Recruit { left: u8, free: bool, any: bool },
        /// Citizens are born (ARC-20.2).
        ask Reproduce { left: u8, any: bool },
        /// Units migrate (ARC-22.1).
        ask Migrate { movers: Movers, left: u8, restarts: u8 },
        /// The player chooses what to build (ARC-23.1).
        ask Build { works: Works },
        /// Cubes are due (ARC-23.3, ARC-26.2): of each kind, and of any kind.
        ask Pay { cubes: [u8; RESOURCES], any: u8 },
        /// What has been paid is built (ARC-23.9).
        auto Raise { building: Building, by: Post, at: AreaId },
        /// The paid ship is built (ARC-23.12).
        auto Launch { area: AreaId },

        // Evolution cards.
        /// The effects of a card, or of one of its options, from number `next` on.
        auto Effects { card: CardId, option: Option<u8>, next: u8 },
        /// The player chooses an option of a card (ARC-27.26).
        ask Alternative { card: CardId },
        /// The player chooses a ship to destroy (ARC-27.10).
        ask Piracy,
        /// The player chooses whom to rob (ARC-27.11).
        ask Theft,
        /// The victim hides cubes, first in the left hand (ARC-27.11). The victim is asked.
        ask Hide { victim: Seat, left: Option<Hidden> },
        /// The thief chooses a hand (ARC-27.11).
        ask Guess { victim: Seat, hands: Option<[Hidden; 2]> },
        /// The player chooses what to plunder (ARC-27.14).
        ask Pillage { cubes: u8 },
        /// The player chooses whose objective to look at (ARC-27.15).
        ask Espionage,
        /// The player releases engaged units (ARC-27.33).
        ask Release { left: u8 },
        /// The player stands rebels up (ARC-27.32).
        ask Calm { left: u8 },
        /// The player exchanges a cube with the bank (ARC-27.36).
        ask Exchange { take: u8 },
        /// Luck reveals cards of the deck (ARC-27.6).
        luck Reveal { left: u8, kind: CardKind },
        /// The player may buy one of them (ARC-27.6).
        ask Hire { kind: CardKind },
        /// Players add ships at their ports, the builder first (ARC-27.18). The player so many steps after him in
        /// the list is asked.
        ask Lighthouse { nth: u8, lit: IdSet<RegionId> },
        /// The player chooses the citizen for the wonder (ARC-26.13).
        ask Dedicate { card: CardId },

        // Negotiation.
        /// The maker of the offer puts it together (ARC-7.14). The maker is asked.
        ask Draft,
        /// The other player answers (ARC-7.13). The addressee is asked.
        ask Answer,

        // Phase 6.
        /// The player at this place of the order buys and rotates (ARC-25.2).
        auto Purchases { nth: u8 },
        /// A card to buy or to rotate (ARC-25.2).
        ask Purchase { bought: bool, turned: Option<CardId> },
    }
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
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hidden {
    /// Nothing.
    Nothing,
    /// A cube.
    Cube(Resource),
}

impl Frame {
    /// The tile that the player looks at to choose a side.
    pub(crate) fn tile(self) -> Option<TileId> {
        if let Frame::Survey(Survey { tile }) | Frame::Handed(Handed { tile, .. }) = self {
            Some(tile)
        } else {
            None
        }
    }

    /// The region that is being placed.
    pub(crate) fn region(self) -> Option<RegionId> {
        if let Frame::Position(Position { region, .. }) | Frame::Orient(Orient { region, .. }) = self {
            Some(region)
        } else {
            None
        }
    }
}
