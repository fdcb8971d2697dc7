//! What the player of an effect points at, and razes under way.

use crate::{
    content::{From, RazeTarget},
    goods::{Good, GoodSet},
    ids::{Card, LocationId},
};
use approdo_contract::Seat;
use serde::{Deserialize, Serialize};

/// What the player of an effect points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A Production Location that produces (IMP-24.7).
    Produce {
        /// Not this one.
        at: LocationId,
        /// Whether it happens as part of a production.
        within_production: bool,
    },
    /// An enemy Common Location to remove (IMP-24.10).
    Remove,
    /// The own Location of a pair (IMP-25.13).
    OwnOfPair,
    /// The enemy Location of a pair.
    EnemyOfPair {
        /// The own one.
        own: LocationId,
    },
    /// A card or Location to raze.
    Raze {
        /// Which are allowed.
        target: RazeTarget,
        /// Whether no tokens are paid.
        free: bool,
        /// VP for each received Good that is discarded.
        cash_in: u8,
    },
    /// A Good of an enemy's supply (IMP-24.27).
    Steal {
        /// Among which.
        goods: GoodSet,
    },
    /// An enemy Location and a Good of its Raze field (IMP-24.30).
    Copy,
    /// The same for a Deal (IMP-24.15).
    LocationDeal,
    /// A card to build (IMP-24.2, IMP-24.12).
    Build {
        /// Where it is.
        from: From,
    },
    /// A Deal of an enemy to discard (IMP-24.33).
    CancelDeal,
    /// A Deal of an enemy to take (IMP-24.24).
    TakeDeal,
    /// An enemy who discards cards.
    EnemyDiscard {
        /// How many.
        n: u8,
    },
    /// A card of the hand for a Foundation (IMP-24.20).
    Bury {
        /// What it gives.
        good: Good,
    },
    /// A Foundation to turn up (IMP-25.7).
    Restore,
    /// An enemy Action Location (IMP-24.22).
    Exhaust,
    /// An enemy Location to block (IMP-23.15).
    Block,
    /// A blocked Location whose token is used again (IMP-23.17).
    Lift {
        /// What is to be blocked.
        onto: LocationId,
    },
    /// An enemy Common Location to take over (IMP-23.9).
    TakeOver,
    /// An enemy Feature to listen in on (IMP-23.13).
    Eavesdrop,
    /// An Action to activate for nothing (IMP-25.9).
    FreeActivate {
        /// Not an Action that does the same.
        at: LocationId,
    },
    /// An enemy Production Location (IMP-25.16).
    SendWorker,
}

/// A raze under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Raze {
    /// The Goods of the Raze field, one after the other (IMP-13.13). Automatic.
    Loot(Loot),
    /// Received Goods may be discarded for VP (IMP-24.28).
    CashIn {
        /// The raze.
        loot: Loot,
        /// The Goods of the field that can still be discarded, one bit each.
        goods: u8,
    },
    /// The card is discarded or becomes a Foundation (IMP-13.14). Automatic.
    Conclude(Loot),
}

/// What was razed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RazeKind {
    /// A card from hand.
    Hand,
    /// An enemy Location.
    Enemy,
    /// An own Location.
    Own,
    /// A card of the Common deck.
    Deck,
}

/// What a raze is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// Who razes.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What was razed.
    pub from: RazeKind,
    /// The Location, if it was one.
    pub at: LocationId,
    /// The next Good of the Raze field.
    pub next: u8,
    /// Whether VP have been gained.
    pub has_scored: bool,
    /// VP for each received Good that is discarded; 0 if none can be.
    pub cash_in: u8,
}
