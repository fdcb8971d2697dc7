//! The whole position, and the small questions that rules ask of it.

use crate::{
    chart::Chart,
    content::{CardKind, Terms, content},
    frames::Frame,
    ids::{
        CardId, MARKETS, Market, ObjectiveId, RESOURCES, RegionId, Resource, TileId, TrendId, ZONES, Zone,
    },
    options::Options,
    phases::Phase,
    sets::IdSet,
    units::Units,
};
use approdo_contract::{MAX_SEATS, Seat, SeatSet};
use approdo_pieces::{ById, NamedId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Most seats Archipelago is played with (ARC-1.2).
pub const SEATS: usize = MAX_SEATS;

/// How many cubes of each resource.
pub type Cubes = ById<Resource, u8, RESOURCES>;

/// A game of Archipelago.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archipelago {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The running turn (ARC-1.5); 0 before the first.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Whose round or step it is (ARC-1.6).
    pub(crate) active: Seat,
    /// The order of play (ARC-8.3).
    pub(crate) order: ArrayVec<Seat, SEATS>,
    /// Places already fixed while the order is being decided (ARC-7.12).
    pub(crate) places: [Option<Seat>; SEATS],
    /// Bids that are not revealed yet (ARC-10.1).
    pub(crate) bids: [Option<u8>; SEATS],
    /// Votes that are not counted yet (ARC-31.9).
    pub(crate) votes: [Option<TrendId>; SEATS],
    /// Citizens on the map (ARC-1.9).
    pub(crate) population: u8,
    /// ARC-1.11.
    pub(crate) rebellion: u8,
    /// ARC-1.10.
    pub(crate) surplus: u8,
    /// Cubes on boards I and II.
    pub(crate) markets: ById<Market, Cubes, MARKETS>,
    pub(crate) bank: Bank,
    pub(crate) explorers: Explorers,
    pub(crate) wheel: Wheel,
    pub(crate) chart: Chart,
    pub(crate) units: Units,
    /// The units before the running migration (ARC-22.18).
    pub(crate) before_migration: Option<Units>,
    pub(crate) tiles: Tiles,
    pub(crate) evolution: Evolution,
    pub(crate) players: [Player; SEATS],
    /// Trend cards in play (ARC-5.19).
    pub(crate) trends: ArrayVec<TrendId, 2>,
    /// Open objectives (ARC-31.6).
    pub(crate) open_objectives: ArrayVec<ObjectiveId, SEATS>,
    /// Objectives whose holder has revealed them (ARC-28.2).
    pub(crate) revealed: IdSet<ObjectiveId>,
    /// Objectives of the chosen length whose end condition has come true since turn 1. A holder has revealed his, so
    /// the others are in no hand.
    pub(crate) met: IdSet<ObjectiveId>,
    pub(crate) round: Round,
    /// Players who have passed in this Phase 5 (ARC-15.4).
    pub(crate) passed: SeatSet,
    /// The offer that is being put together or answered (ARC-7.13).
    pub(crate) offer: Option<Offer>,
    /// Offers made in the running round or decision (ARC-7.8).
    pub(crate) offers: [u8; SEATS],
    /// Offers made in the running responsibility of a crisis (ARC-7.8).
    pub(crate) crisis_offers: [u8; SEATS],
    pub(crate) ending: Option<Ending>,
    /// What still has to happen, the next thing last.
    pub(crate) frames: ArrayVec<Frame, MOST_FRAMES>,
}

/// The deepest stack: a phase, its rounds, a round, a card, what it uncovers, a crisis in it and an offer in that.
pub const MOST_FRAMES: usize = 14;

/// What is in the bank (ARC-1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bank {
    /// Florins.
    pub florins: u8,
    /// Cubes.
    #[cfg_attr(test, ts(type = "Cubes"))]
    pub cubes: Cubes,
    /// Tokens for markets and ports (ARC-2.9).
    pub market_port: u8,
    /// Tokens for towns and temples.
    pub town_temple: u8,
}

/// The explorer tokens that no player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Explorers {
    /// Left in the first, second and third pile (ARC-4.5).
    pub piles: [u8; 3],
    /// Removed from the game (ARC-14.6).
    pub removed: u8,
}

/// What lies on the action wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Wheel {
    /// Action discs by zone and player.
    #[cfg_attr(test, ts(type = "Record<Zone, number[]>"))]
    pub discs: ById<Zone, [u8; SEATS], ZONES>,
    /// Florins on the port field of each player (ARC-24.16).
    #[cfg_attr(test, ts(type = "number[]"))]
    pub port_florins: [u8; SEATS],
    /// Florins on the market field of each player.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub market_florins: [u8; SEATS],
}

/// The map tiles that are not on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// The stack without its top tile; it has no order until it is drawn from.
    pub stack: IdSet<TileId>,
    /// The visible side of the top tile (ARC-5.16).
    pub top: Option<RegionId>,
    /// The discard pile.
    pub discard: IdSet<TileId>,
    /// What each player holds in turn 0 (ARC-5.2).
    pub hands: [IdSet<TileId>; SEATS],
}

/// The evolution cards (ARC-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Evolution {
    /// The deck; it has no order until it is drawn from.
    pub deck: IdSet<CardId>,
    /// The back that lies on top, called after the first card that has it (ARC-4.6).
    pub back: Option<CardId>,
    /// The five spaces of the track.
    pub track: [Option<Slot>; 5],
    /// The discard pile.
    pub discard: IdSet<CardId>,
    /// Cards that a player has revealed and may buy (ARC-27.6).
    pub revealed: IdSet<CardId>,
    /// Activated cards (ARC-26.2).
    pub activated: IdSet<CardId>,
    /// Built wonders (ARC-26.12).
    pub built: IdSet<CardId>,
    /// Cards bought in this turn (ARC-26.12).
    pub fresh: IdSet<CardId>,
    /// Cards that cannot be used before the next round of their owner (ARC-27.8).
    pub resting: IdSet<CardId>,
    /// Cards with action discs on them (ARC-26.6).
    pub loaded: IdSet<CardId>,
}

/// A card on the evolution track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Which.
    pub card: CardId,
    /// How often it has been rotated: 0, 1 or 2 (ARC-25.5).
    #[serde(default)]
    pub rotations: u8,
}

impl Slot {
    /// ARC-25.3: what the triangle points at.
    pub fn price(self) -> u8 {
        content().cards[self.card.index()].prices[usize::from(self.rotations.min(2))]
    }
}

/// What a player owns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Florins behind the screen.
    pub florins: u8,
    /// Cubes behind the screen.
    pub cubes: Cubes,
    /// Explorer tokens behind the screen.
    pub tokens: u8,
    /// Action discs, wherever they lie (ARC-15.13).
    pub discs: u8,
    /// How many of them lie on cards (ARC-26.6).
    pub discs_on_cards: u8,
    /// Citizens in the supply.
    pub citizens: u8,
    /// Ships in the supply.
    pub ships: u8,
    /// Evolution cards.
    pub cards: IdSet<CardId>,
    /// Objective cards in hand.
    pub objectives: ArrayVec<ObjectiveId, 4>,
    /// Objective cards that the player has put back into the box (ARC-31.12).
    pub put_back: ArrayVec<ObjectiveId, 2>,
    /// Players whose objectives he has seen (ARC-27.15).
    pub spied: SeatSet,
    /// Florins on his sector of the Benefactor card (ARC-29.9).
    pub sector: u8,
}

impl Player {
    /// How many evolution cards of a kind the player owns.
    pub fn cards_of(&self, kind: CardKind) -> u8 {
        match kind {
            CardKind::Any => self.cards.len(),
            CardKind::Character => self.cards.and(content().characters).len(),
            CardKind::Progress => self.cards.and(content().progress).len(),
        }
    }
}

/// What the active player has done in his round (ARC-15.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Placed a disc and carried out an action.
    pub action: bool,
    /// Used a card or built a wonder.
    pub card: bool,
    /// Used a port or market.
    pub trade: bool,
    /// The resource of which the harvest of this round is doubled (ARC-27.2).
    pub doubled: Option<Resource>,
}

/// An offer (ARC-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Who makes it.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub by: Seat,
    /// To whom.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub to: Seat,
    /// What the maker hands over.
    pub give: Bundle,
    /// What he asks for.
    pub ask: Bundle,
    /// How often it has been changed (ARC-7.14).
    pub changes: u8,
}

/// One side of an offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Bundle {
    /// Florins.
    pub florins: u8,
    /// Cubes.
    #[cfg_attr(test, ts(type = "Cubes"))]
    pub cubes: Cubes,
    /// Explorer tokens.
    pub tokens: u8,
    /// Evolution cards.
    pub cards: IdSet<CardId>,
    /// Permissions to harvest.
    pub permissions: IdSet<RegionId>,
    /// A place in the order, counted from 1 (ARC-7.12).
    pub place: Option<u8>,
}

impl Bundle {
    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        *self == Bundle::default()
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// ARC-28.1.
    Independence,
    /// ARC-28.2.
    Objective,
    /// ARC-28.10.
    LastTurn,
}

impl Archipelago {
    pub(crate) fn terms(&self) -> Terms {
        self.options.terms(self.seats)
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    pub(crate) fn everybody(&self) -> SeatSet {
        self.all_seats().collect()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    /// Whether this seat takes part.
    pub(crate) fn plays(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// Whether the order has such a place, or ends just before it.
    pub(crate) fn has_place(&self, nth: u8) -> bool {
        nth <= self.seats
    }

    pub(crate) fn has_region(&self, region: RegionId) -> bool {
        self.chart.get(region).is_some()
    }

    /// The player at a place of the order, counted from 0.
    pub(crate) fn nth(&self, nth: u8) -> Option<Seat> {
        self.order.get(usize::from(nth)).copied()
    }

    pub(crate) fn owner(&self, card: CardId) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).cards.contains(card))
    }

    /// Action discs of a player that lie neither on the wheel nor on cards.
    pub(crate) fn free_discs(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let on_wheel: u8 = self.wheel.discs.values().iter().map(|discs| discs[seat.index()]).sum();
        player.discs.saturating_sub(on_wheel).saturating_sub(player.discs_on_cards)
    }

    /// Citizens and ships that a player has in all (ARC-2.8, ARC-30.5).
    pub(crate) fn sets_of_pieces(&self) -> u8 {
        if self.seats == 2 { 2 } else { 1 }
    }

    pub(crate) fn ships_on_map(&self, seat: Seat) -> u8 {
        (self.sets_of_pieces() * content().numbers.ships_per_colour).saturating_sub(self.player(seat).ships)
    }

    /// The objective cards of the chosen length that can be in play (ARC-5.20, ARC-30.1, ARC-31.6, ARC-31.10).
    pub(crate) fn objective_deck(&self) -> IdSet<ObjectiveId> {
        let terms = self.terms();
        let deck = &content().decks[self.options.length as usize];
        let mut cards = deck.rankings;
        if !terms.no_pacifist {
            cards = cards.or(deck.pacifists);
        }
        if !terms.no_separatist {
            cards = cards.or(deck.separatists);
        }
        cards
    }

    /// ARC-14.5: whether the bank has a cube for which a token could be exchanged.
    pub(crate) fn bank_has(&self, resource: Resource) -> bool {
        0 < self.bank.cubes[resource]
    }

    /// Whether the Benefactor trend is in play (ARC-29.9).
    pub(crate) fn has_benefactor(&self) -> bool {
        use crate::content::Criterion;
        self.trends.iter().any(|trend| content().trends[trend.index()].criterion == Criterion::Benefactor)
    }
}
