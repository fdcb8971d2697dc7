//! Frames: a game is a stack of pending steps, and the top one says what it waits for.
//!
//! Frames are grouped by file of `phase`: each file declares its group, with the rules of its frames.

pub use crate::phase::{
    ability::Ability, attack::Attack, cleanup::Cleanup, draw::Draw, lookout::Lookout, opening::Opening,
    pay::Owed, production::Production, raze::Raze, take::Take, turn::Turn,
};

use crate::{
    ids::Card,
    phase::{
        draw::EventWaits,
        pay::{Place, Slide},
        raze::{CashIn, Conclude, RazeKind},
        target::Target,
    },
    state::ImperialSettlers,
};
use approdo_contract::{Seat, frames};

frames! {
    /// A pending step.
    #[serde(rename_all = "snake_case")]
    pub enum Frame of ImperialSettlers {
        /// Factions, decks, first player and starting hands (sections 5 and 6).
        group Opening,
        /// The Lookout phase (sections 8 and 27).
        group Lookout,
        /// Drawing a card (IMP-3.9, IMP-4.13, section 22).
        group Draw,
        /// Goods that leave a choice (section 3).
        group Take,
        /// The Production phase (section 9).
        group Production,
        /// A turn of the Action phase (section 10).
        group Turn,
        /// Abilities at work (sections 14, 16 and 19).
        group Ability,
        /// A cost that leaves a choice (IMP-3.6, IMP-11.3, IMP-14.7).
        #[serde(rename = "payment")]
        group Owed,
        /// The player of an effect points at something.
        #[serde(rename = "target")]
        ask Point {
            /// Who.
            seat: Seat,
            /// What for.
            what: Target,
        },
        /// A raze under way (section 13).
        group Raze,
        /// The Cleanup phase (section 20).
        group Cleanup,
        /// The Attack phase of the solo game (section 28).
        group Attack,
    }
}

impl Frame {
    /// The card that is in no zone while this step is pending: one that is being built or razed, or an Event that
    /// waits for its replacement.
    pub(crate) fn card_in_flight(&self) -> Option<Card> {
        if let Frame::Draw(Draw::EventWaits(EventWaits { card }))
        | Frame::Owed(Owed::Place(Place { card, .. }) | Owed::Slide(Slide { card, .. })) = *self
        {
            return Some(card);
        }
        let Frame::Raze(
            Raze::Loot(loot) | Raze::CashIn(CashIn { loot, .. }) | Raze::Conclude(Conclude(loot)),
        ) = *self
        else {
            return None;
        };
        let is_location = matches!(loot.from, RazeKind::Enemy | RazeKind::Own);
        (!is_location).then_some(loot.card)
    }
}
