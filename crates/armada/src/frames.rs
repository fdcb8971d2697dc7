//! Frames: a game is a stack of pending steps, and the top one says what it waits for.

pub use crate::phase::targets::{Build, Mine, Recruit, Seize, Station, Survey, Target};

use crate::{
    asking::Asking,
    content::{Rolled, Volley, content},
    holdings::Force,
    ids::{Card, Colour, Place, TerritoryId},
    state::Armada,
};
use approdo_contract::{Seat, frames};
use approdo_pieces::NamedId as _;
use serde::{Deserialize, Serialize};

frames! {
    /// A pending step.
    #[serde(rename_all = "snake_case")]
    pub enum Frame of Armada {
        /// Luck draws the dummy's colour (ARM-20.1).
        luck DrawDummy,
        /// Luck draws the colours of a player (ARM-5.1).
        luck DrawColours {
            /// Whose.
            seat: Seat,
        },
        /// Luck deals an option card (ARM-5.11).
        luck Deal {
            /// To whom.
            seat: Seat,
            /// How many this player still gets, this one included.
            left: u8,
        },
        /// A colour chooses the cities of its two ships (ARM-5.6).
        ask Moor {
            /// Which colour.
            colour: Colour,
        },
        /// A colour places bands on a territory of its den (ARM-5.7).
        ask Garrison {
            /// Which colour.
            colour: Colour,
            /// Which territory of the den, in map order.
            nth: u8,
            /// How many bands are still to be placed.
            left: u8,
        },
        /// The turn of the first colour from this one on that is still in the game begins. Automatic.
        auto NextTurn {
            /// The colour whose turn would begin.
            colour: Colour,
        },
        /// The acting colour chooses an action, a card or the end (ARM-6.1).
        ask Act,
        /// The action below is complete: declare, then open the window (ARM-6.9). Automatic.
        auto Settle,
        /// The acting colour chooses how many bands move (ARM-7.2).
        ask HaulBands {
            /// Where they are.
            from: Place,
            /// Where they go.
            to: Place,
        },
        /// The acting colour chooses how many ingots they carry (ARM-7.5).
        ask HaulIngots {
            /// Where they are.
            from: Place,
            /// Where they go.
            to: Place,
            /// How many bands move.
            bands: u8,
        },
        /// The Gold die of an exploration (ARM-9.4).
        luck GoldRoll {
            /// What is explored.
            territory: TerritoryId,
            /// What a card lets the player multiply by; 1 without one.
            factor: u8,
        },
        /// The Native die of an exploration (ARM-9.4).
        luck NativeRoll {
            /// What is explored.
            territory: TerritoryId,
            /// As above.
            factor: u8,
            /// What the Gold die showed.
            gold: u8,
        },
        /// The explorer may multiply both results (ARM-17.1).
        ask Doubling {
            /// What is explored.
            territory: TerritoryId,
            /// By how much.
            factor: u8,
            /// What the Gold die showed.
            gold: u8,
            /// What the Native die showed.
            natives: u8,
        },
        /// The Combat die of an attack (ARM-11.5).
        luck CombatRoll {
            /// Where the attackers are.
            from: Place,
            /// What they attack.
            target: Place,
        },
        /// Attacker and defender may replace the result (ARM-18.9).
        ask Reaction {
            /// Where the attackers are.
            from: Place,
            /// What they attack.
            target: Place,
            /// The result as it stands.
            result: Volley,
            /// Who may answer.
            side: Side,
            /// Whether one more pass ends the window.
            last: bool,
        },
        /// The acting colour pays an ingot for a card (ARM-16.4).
        ask Pay {
            /// How many are still to be paid, this one included.
            left: u8,
        },
        /// Luck draws the bought card (ARM-16.2).
        luck Draw,
        /// The effects of a played card from number `next` on. Automatic.
        auto Carry {
            /// The card, in neither pile (ARM-16.9).
            card: Card,
            /// Which effect comes next.
            next: u8,
        },
        /// The Native die of a Mobilization or Militia card (ARM-17.12, ARM-17.19).
        luck Muster {
            /// What is placed.
            piece: Rolled,
            /// How many rolls are still to come, this one included.
            left: u8,
            /// The territory that has already received counters (ARM-17.30).
            barred: Option<TerritoryId>,
        },
        /// The acting colour points at a territory or ship.
        group Target,
        /// Luck turns up a card of the pile for Grand Strategy (ARM-17.6).
        luck Look {
            /// Price of the next look.
            price: u8,
        },
        /// The acting player keeps the card just seen, stops, or looks at the next (ARM-17.7).
        ask Ponder {
            /// The card; known to the looker alone.
            card: Option<Card>,
            /// Price of the next look.
            price: u8,
        },
        /// Other players may play Surprise Attack! (ARM-18.2).
        ask Window {
            /// The player of the colour so many places after the active one is asked.
            step: u8,
        },
        /// A player chooses which colour makes the Surprise Attack (ARM-19.9).
        ask Lead {
            /// Who.
            seat: Seat,
            /// The card, in neither pile.
            card: Card,
            /// Its movement points.
            mp: u8,
        },
        /// The announced end: victory check, then the next colour (ARM-6.7). Automatic.
        auto EndTurn,
    }
}

/// A side in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who rolled.
    Attacker,
    /// Whose bands are attacked.
    Defender,
}

impl Side {
    /// The other side.
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

impl Frame {
    /// The colour that a player is asked for, if not for all its colours, and the part of the question that shows on
    /// the board. The card of a search is included only if the viewer `looks` at it.
    pub(crate) fn asked(self, game: &Armada, looks: bool) -> (Option<Colour>, Option<Asking>) {
        let acting = Some(game.acting());
        match self {
            Frame::Moor(Moor { colour }) => (Some(colour), None),
            Frame::Garrison(Garrison { colour, nth, .. }) => {
                let territory = content().dens[colour.index()].territories[usize::from(nth)];
                (Some(colour), Some(Asking::Garrison { territory }))
            }
            Frame::HaulBands(HaulBands { from, to }) | Frame::HaulIngots(HaulIngots { from, to, .. }) => {
                (acting, Some(Asking::Haul { from, to }))
            }
            Frame::Doubling(Doubling { territory, gold, natives, factor: _ }) => {
                (acting, Some(Asking::Multiply { territory, gold, natives }))
            }
            Frame::Reaction(Reaction { from, target, result, side, last: _ }) => {
                let colour = match (side, game.garrison(target)) {
                    (Side::Defender, Some(Force::Pirates(defender))) => Some(defender),
                    (Side::Attacker | Side::Defender, _) => acting,
                };
                (colour, Some(Asking::React { from, target, result }))
            }
            Frame::Ponder(Ponder { card, price: _ }) => {
                (acting, Some(Asking::Ponder { card: card.filter(|_| looks) }))
            }
            Frame::Window(_) => (None, Some(Asking::Interrupt)),
            Frame::Act => (acting, Some(Asking::Act)),
            Frame::Pay(_) | Frame::Target(_) => (acting, None),
            Frame::Lead(_)
            | Frame::DrawDummy
            | Frame::DrawColours(_)
            | Frame::Deal(_)
            | Frame::GoldRoll(_)
            | Frame::NativeRoll(_)
            | Frame::CombatRoll(_)
            | Frame::Draw
            | Frame::Muster(_)
            | Frame::Look(_)
            | Frame::NextTurn(_)
            | Frame::Settle
            | Frame::Carry(_)
            | Frame::EndTurn => (None, None),
        }
    }
}
