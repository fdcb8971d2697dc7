//! Archipelago under its full rules (`rules/archipelago/rules.md`).
//!
//! How a game goes: luck draws the order of turn 0 and deals tiles; every player discovers a region; luck lays out
//! the evolution track, the trend card and the objectives. Then come turns of six phases: units and cards are
//! disengaged; the players bid for the order of play; the boards move the markers; the back of the top evolution
//! card brings crises or an event; the players take rounds of an action, a card and a port or market each until all
//! have passed; and each buys and rotates evolution cards. The game ends when the end condition of an objective
//! comes true, or at once when the rebellion passes the population. In the rounds, in crises and while the order is
//! decided players make offers to each other.
//!
//! [`Archipelago`] is the whole position. [`frames::Frame`] says what it waits for; the files of `phase` hold the
//! rules. A clause is found by its number: every function names the clauses it is about.

#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

mod appraise;
mod asking;
mod audit;
pub mod chart;
pub mod content;
mod control;
mod events;
pub mod frames;
pub mod ids;
mod ledger;
mod moves;
mod options;
mod outline;
mod phase;
mod phases;
mod print;
mod redeal;
mod score;
pub mod sets;
mod setup;
mod state;
mod text;
#[cfg(test)]
mod typescript;
pub mod units;
mod view;

pub use asking::{Asking, Crisis};
pub use events::{Cell, Event};
pub use moves::{Good, Hand, Move, Source};
pub use options::Options;
pub use phases::Phase;
pub use print::Print;
pub use score::{Reckoning, Subject};
pub use state::{
    Archipelago, Bank, Bundle, Cubes, Ending, Evolution, Explorers, Offer, Player, Round, Slot, Tiles, Wheel,
};
pub use view::{Condition, Price, Screen, View};

use approdo_contract::{Outcome, Pending, Refusal, Seat, SeatSet, Staged, refuse, stage};
use events::Log;
use frames::Frame;
use phase::ending;

impl Staged for Archipelago {
    type Frame = Frame;

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn push(&mut self, frame: impl Into<Frame>) {
        self.frames.push(frame.into());
    }

    fn pop(&mut self) {
        self.frames.pop();
    }

    fn outcome(&self) -> Outcome {
        score::outcome(self)
    }

    fn acting(&self) -> SeatSet {
        SeatSet::one(self.active)
    }

    /// ARC-28.4: end conditions are looked at after every choice and every automatic step.
    fn between(&mut self, log: &mut Log) {
        ending::watch(self, log);
        if self.ending.is_some() {
            ending::lay_out(self, log);
        }
    }

    fn unasked(&self, _: Seat, _: Move) -> Refusal {
        refuse!("ARC-8.3")
    }

    fn turn_of(&self) -> Option<Seat> {
        // Offers and the Thief's victim interrupt the question below them (ARC-7.8, ARC-27.11).
        let interrupts = |frame: &&Frame| matches!(frame, Frame::Draft | Frame::Answer | Frame::Hide(_));
        let frame = self.frames.iter().rev().find(|frame| !interrupts(frame))?;
        // Others add ships in the turn of the builder (ARC-27.18). After this luck the same player uses its result.
        let is_the_active_players = matches!(
            frame,
            Frame::Lighthouse(_)
                | Frame::RedrawTile(_)
                | Frame::HandTile(_)
                | Frame::NextTile
                | Frame::Reveal(_)
        );
        match stage::awaited(self, frame) {
            _ if is_the_active_players => Some(self.active),
            Some(Pending::Decision { seats, sealed: false }) => seats.first(),
            _ => None,
        }
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn audit_course(&self) -> Result<(), String> {
        audit::question(self)
    }

    fn named(frame: Frame) -> String {
        audit::named(frame)
    }
}
