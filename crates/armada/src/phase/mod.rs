//! The phases: each file holds the rules of its frames.

pub(crate) mod act;
pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod economy;
pub(crate) mod explore;
pub(crate) mod haul;
pub(crate) mod muster;
pub(crate) mod pile;
pub(crate) mod preliminary;
pub(crate) mod recruitment;
pub(crate) mod ships;
pub(crate) mod targets;
pub(crate) mod turn;
pub(crate) mod window;

use crate::{moves::Move, state::Armada};
use approdo_contract::{Refusal, SeatSet, refuse};

/// The player of the acting colour, who answers the questions of its actions.
fn acting(game: &Armada) -> SeatSet {
    SeatSet::one(game.acting_seat())
}

/// Refusal of a move that does not answer the pending question: the action is completed first.
fn under_way(mv: Move) -> Refusal {
    if mv == Move::EndTurn {
        refuse!("ARM-6.6")
    } else if matches!(mv, Move::PlayCard(_)) {
        refuse!("ARM-16.7")
    } else {
        refuse!("ARM-6.4")
    }
}
