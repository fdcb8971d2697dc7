//! The part of a pending question that shows on the board.

use crate::{
    content::Volley,
    ids::{Card, Place, TerritoryId},
};
use serde::Serialize;

/// A question that shows on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Asking {
    /// What to do next (ARM-6.1).
    Act,
    /// How many bands stand on a territory of the own den (ARM-5.7).
    Garrison {
        /// Which.
        territory: TerritoryId,
    },
    /// How many bands and ingots move (ARM-7.2, ARM-7.5).
    Haul {
        /// Where they are.
        from: Place,
        /// Where they go.
        to: Place,
    },
    /// Whether the results of an exploration are multiplied (ARM-17.1).
    Multiply {
        /// What is explored.
        territory: TerritoryId,
        /// What the Gold die showed.
        gold: u8,
        /// What the Native die showed.
        natives: u8,
    },
    /// Whether a weapon replaces the result of an attack (ARM-18.9).
    React {
        /// Where the attackers are.
        from: Place,
        /// What they attack.
        target: Place,
        /// The result as it stands.
        result: Volley,
    },
    /// What becomes of a card of the draw pile (ARM-17.7).
    Ponder {
        /// The card; known to the looker alone (ARM-17.6).
        card: Option<Card>,
    },
    /// Whether a Surprise Attack interrupts the turn (ARM-18.2).
    Interrupt,
}
