//! The rules, phase by phase: all there is to say of the frames of each.

pub(crate) mod build;
pub(crate) mod cards;
pub(crate) mod crisis;
pub(crate) mod discovery;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod evolution;
pub(crate) mod explore;
pub(crate) mod harvest;
pub(crate) mod lighthouse;
pub(crate) mod migrate;
pub(crate) mod offers;
pub(crate) mod opening;
pub(crate) mod order;
pub(crate) mod pay;
pub(crate) mod people;
pub(crate) mod placing;
pub(crate) mod purchase;
pub(crate) mod rebels;
pub(crate) mod rounds;
pub(crate) mod settling;
pub(crate) mod targets;
pub(crate) mod theft;
pub(crate) mod trade;
pub(crate) mod turn;
pub(crate) mod voyage;

use crate::{
    events::{Event, Log},
    state::Archipelago,
};
use approdo_contract::{Refusal, refuse, stage::Staged};

/// ARC-15.3: each step is finished before the next one begins.
fn unfinished() -> Refusal {
    refuse!("ARC-15.3")
}

impl Archipelago {
    /// Nothing more of an action, a card or a building happens.
    fn finish_action(&mut self, log: &mut Log) {
        self.pop();
        log.note(|| Event::ActionDone { seat: self.active });
    }
}
