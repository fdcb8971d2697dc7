//! What still has to happen: the game is a stack of these, and the top one says what it waits for.
//!
//! Frames are grouped as the files of `phase` are. In each group some frames wait for a decision or for luck;
//! the others are automatic and never stay on top.

mod ability;
mod course;
mod goods;
mod target;

pub use ability::{Ability, Occasion, Run, Trigger, Use, Which};
pub use course::{AttackFrame, Cleanup, Lookout, Opening, Production, Turn};
pub use goods::{Destination, Draw, Payment, Take};
pub use target::{Loot, Raze, RazeKind, Target};

use crate::ids::Card;
use approdo_contract::Seat;
use serde::{Deserialize, Serialize};

/// One thing that still has to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Factions, decks, first player and starting hands (sections 5 and 6).
    Opening(Opening),
    /// The Lookout phase (sections 8 and 27).
    Lookout(Lookout),
    /// Drawing a card (IMP-3.9, IMP-4.13, section 22).
    Draw(Draw),
    /// Goods that leave a choice (section 3).
    Take(Take),
    /// The Production phase (section 9).
    Production(Production),
    /// A turn of the Action phase (section 10).
    Turn(Turn),
    /// Abilities at work (sections 14, 16 and 19).
    Ability(Ability),
    /// A cost that leaves a choice (IMP-3.6, IMP-11.3, IMP-14.7).
    Payment(Payment),
    /// The player of an effect points at something.
    Target {
        /// Who.
        seat: Seat,
        /// What for.
        what: Target,
    },
    /// A raze under way (section 13).
    Raze(Raze),
    /// The Cleanup phase (section 20).
    Cleanup(Cleanup),
    /// The Attack phase of the solo game (section 28).
    Attack(AttackFrame),
}

impl Frame {
    /// The card that lies in no zone while this has to happen: one that is being built or razed, or an Event that
    /// waits for its replacement.
    pub(crate) fn card_in_flight(&self) -> Option<Card> {
        match *self {
            Frame::Draw(Draw::Event { card })
            | Frame::Payment(Payment::Place { card, .. } | Payment::Slide { card, .. }) => Some(card),
            Frame::Raze(Raze::Loot(loot) | Raze::CashIn { loot, .. } | Raze::Conclude(loot)) => {
                let is_location = matches!(loot.from, RazeKind::Enemy | RazeKind::Own);
                (!is_location).then_some(loot.card)
            }
            Frame::Opening(_)
            | Frame::Lookout(_)
            | Frame::Draw(_)
            | Frame::Take(_)
            | Frame::Production(_)
            | Frame::Turn(_)
            | Frame::Ability(_)
            | Frame::Payment(_)
            | Frame::Target { .. }
            | Frame::Cleanup(_)
            | Frame::Attack(_) => None,
        }
    }
}
