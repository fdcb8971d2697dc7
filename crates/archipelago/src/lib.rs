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
mod audit;
pub mod chart;
pub mod content;
mod control;
mod decide;
mod events;
pub mod frames;
pub mod ids;
mod ledger;
mod list;
mod luck;
mod moves;
mod options;
mod outline;
mod phase;
mod phases;
mod redeal;
mod score;
pub mod sets;
mod setup;
mod state;
mod text;
pub mod units;
mod view;

pub use events::{Cell, Event};
pub use moves::{Good, Hand, Move, Source};
pub use options::Options;
pub use phases::Phase;
pub use score::{Reckoning, Subject};
pub use state::{
    Archipelago, Bank, Bundle, Cubes, Ending, Evolution, Explorers, Offer, Player, Round, Slot, Tiles, Wheel,
};
pub use view::{Screen, View};

use approdo_contract::{
    ContentError, Journal, Label, Line, Meta, OptionSpec, Pending, Phrase, Piece, Refusal, Rules, Seat,
    SeatSet, Secrets, Section, Setup, Step, Viewer, Words, rand_core::Rng, refuse,
};
use frames::Frame;
use phase::{opening, order, targets};

impl Setup for Archipelago {
    const META: Meta =
        Meta { id: "archipelago", title: "Archipelago", prefix: "ARC", rules_version: 3, seats: 2..=5 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn load(read: &dyn Fn(&str) -> Option<String>) -> Result<(), ContentError> {
        content::FILES.load(read)
    }

    fn options() -> &'static [OptionSpec] {
        &content::content().options
    }

    fn setup(options: &Options, seats: u8) -> Result<Self, Refusal> {
        setup::setup(*options, seats)
    }

    fn most_steps(_options: &Options, seats: u8) -> u32 {
        setup::most_steps(seats)
    }

    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        setup::reconcile(self, set);
    }
}

impl Rules for Archipelago {
    fn pending(&self) -> Pending {
        let Some(frame) = self.top() else { return Pending::Over(score::outcome(self)) };
        if let Some((among, seen_by)) = luck::chance(self, frame) {
            return Pending::Chance { among, seen_by };
        }
        let sealed = matches!(frame, Frame::Vote | Frame::PutBack | Frame::Bid { .. });
        Pending::Decision { seats: self.asked(frame), sealed }
    }

    fn turn_of(&self) -> Option<Seat> {
        // Offers and the Thief's victim interrupt whatever was asked before (ARC-7.8, ARC-27.11).
        let interrupts = |frame: &&Frame| matches!(frame, Frame::Draft | Frame::Answer | Frame::Hide { .. });
        let frame = *self.frames.iter().rev().find(|frame| !interrupts(frame))?;
        let all_act = matches!(frame, Frame::Vote | Frame::PutBack | Frame::Bid { .. });
        // Others add ships in the turn of the builder (ARC-27.18); and after this luck the same player decides about
        // what it gave.
        let is_the_active_players = matches!(
            frame,
            Frame::Lighthouse { .. }
                | Frame::RedrawTile { .. }
                | Frame::HandTile { .. }
                | Frame::NextTile
                | Frame::Reveal { .. }
        );
        if is_the_active_players {
            return Some(self.active);
        }
        self.asked(frame).first().filter(|_| !all_act)
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(frame) = self.asks_in(seat) {
            list::candidates(self, seat, frame, moves);
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match self.asks_in(seat) {
            Some(frame) => list::check(self, seat, frame, mv),
            None => Err(refuse!("ARC-8.3")),
        }
    }

    fn legal_into(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(frame) = self.asks_in(seat) {
            list::legal(self, seat, frame, moves);
        }
    }

    fn apply(&mut self, step: Step<Move>, log: &mut Journal<Event>) {
        match step {
            Step::Move(seat, mv) => decide::decide(self, seat, mv, log),
            Step::Luck(picked) => luck::befall(self, picked, log),
        }
        decide::run(self, log);
    }

    fn question(&self, seat: Seat) -> Phrase {
        text::question(self, seat)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Secrets for Archipelago {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(events::witness(event, viewer))
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        redeal::redeal(self, observer, rng);
    }

    fn reveals(event: &Event) -> bool {
        events::reveals(event)
    }
}

impl Words for Archipelago {
    type Print = ();

    fn describe(&self, seat: Seat, mv: Move) -> Phrase {
        text::describe(self, seat, mv)
    }

    fn narrate(event: &Event) -> Line {
        text::narrate(event).into()
    }

    fn print() {}

    fn outline(view: &View) -> Vec<Section> {
        outline::outline(view)
    }

    fn label(piece: Piece) -> Option<Label> {
        text::label(piece)
    }

    fn around(view: &View, place: Piece) -> Vec<Piece> {
        outline::around(view, place)
    }
}

impl Archipelago {
    /// The frame in which a seat is asked, if it is.
    fn asks_in(&self, seat: Seat) -> Option<Frame> {
        let frame = self.top()?;
        (luck::chance(self, frame).is_none() && self.asked(frame).contains(seat)).then_some(frame)
    }

    /// Who is asked in a frame that waits for a decision.
    pub(crate) fn asked(&self, frame: Frame) -> SeatSet {
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::one);
        match frame {
            Frame::Vote => opening::voters(self),
            Frame::PutBack => opening::choosers(self),
            Frame::Bid { seats, .. } => order::bidders(self, seats),
            Frame::Arrange { decider } => SeatSet::one(decider),
            Frame::Domestic { nth, .. }
            | Frame::Rouse { nth, .. }
            | Frame::Export { nth, .. }
            | Frame::Expel { nth, .. } => one(self.nth(nth)),
            Frame::Hide { victim, .. } => SeatSet::one(victim),
            Frame::Lighthouse { nth, .. } => one(targets::lighter(self, nth)),
            Frame::Draft => one(self.offer.map(|offer| offer.by)),
            Frame::Answer => one(self.offer.map(|offer| offer.to)),
            Frame::Discover { .. }
            | Frame::Handed { .. }
            | Frame::Position { .. }
            | Frame::Orient { .. }
            | Frame::Berth { .. }
            | Frame::Landing { .. }
            | Frame::Stock { .. }
            | Frame::Share { .. }
            | Frame::Round
            | Frame::Harvest { .. }
            | Frame::Trade { .. }
            | Frame::Scout
            | Frame::Survey { .. }
            | Frame::Enter { .. }
            | Frame::Recruit { .. }
            | Frame::Reproduce { .. }
            | Frame::Migrate { .. }
            | Frame::Build { .. }
            | Frame::Pay { .. }
            | Frame::Alternative { .. }
            | Frame::Piracy
            | Frame::Theft
            | Frame::Guess { .. }
            | Frame::Pillage { .. }
            | Frame::Espionage
            | Frame::Release { .. }
            | Frame::Calm { .. }
            | Frame::Exchange { .. }
            | Frame::Hire { .. }
            | Frame::Dedicate { .. }
            | Frame::Purchase { .. } => SeatSet::one(self.active),
            Frame::DrawOrder
            | Frame::BreakTie
            | Frame::DealTile { .. }
            | Frame::Discoverers { .. }
            | Frame::RedrawTile { .. }
            | Frame::HandTile { .. }
            | Frame::Huts { .. }
            | Frame::FirstStack
            | Frame::TurnTile
            | Frame::Refill { .. }
            | Frame::Draw { .. }
            | Frame::Uncover { .. }
            | Frame::DrawTrend { .. }
            | Frame::DealObjective { .. }
            | Frame::LayObjective { .. }
            | Frame::Phase(_)
            | Frame::Board(_)
            | Frame::Zones { .. }
            | Frame::Rounds { .. }
            | Frame::NextTile
            | Frame::Raise { .. }
            | Frame::Launch { .. }
            | Frame::Effects { .. }
            | Frame::Reveal { .. }
            | Frame::Purchases { .. } => SeatSet::EMPTY,
        }
    }
}
