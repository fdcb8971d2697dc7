//! What a player is asked, as far as the board shows it.

use crate::{
    content::{Volley, content},
    frames::{Doubling, Frame, Garrison, HaulBands, HaulIngots, Moor, Ponder, Reaction, Side},
    holdings::Force,
    ids::{Card, Colour, Place, TerritoryId},
    state::Armada,
};
use approdo_pieces::NamedId as _;
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

/// The colour in whose name a player is asked, unless it is the player alone, and what of it shows on the board. The
/// card that a player looks at shows only if the viewer `looks`.
pub(crate) fn asked(game: &Armada, looks: bool) -> (Option<Colour>, Option<Asking>) {
    let Some(frame) = game.top() else { return (None, None) };
    let acting = Some(game.acting());
    match frame {
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
