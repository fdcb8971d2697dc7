//! Imperial Settlers with the Atlanteans under its full rules (`rules/imperial-settlers/rules.md`).
//!
//! How a game goes: players choose factions, build decks and get a starting hand. Each of five rounds has a
//! Lookout (new cards), a Production (Goods from boards, Deals and Locations), an Action phase (one action or pass
//! per turn: build, make a Deal, raze, activate, exchange Workers, send a Worker, unblock) and a Cleanup (what is
//! not stored is lost). Then Locations score. A single player plays against a virtual one that attacks.
//!
//! [`ImperialSettlers`] is the whole position. [`frames::Frame`] says what it waits for; the files of `phase` hold
//! the rules. What cards do is data ([`content::Effect`]), carried out by `phase/effect.rs`. A clause is found by
//! its number: every function names the clauses it is about.

#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

mod appraise;
mod audit;
pub mod content;
pub mod decks;
mod events;
pub mod frames;
pub mod goods;
pub mod ids;
pub mod location;
mod moves;
pub mod options;
mod outline;
mod phase;
pub mod pile;
mod redeal;
pub mod score;
mod setup;
mod state;
pub mod text;
pub mod view;

pub use events::Event;
pub use moves::Move;
pub use options::Options;
pub use state::{
    ATTACK_CARDS, COMMON_CARDS, Deal, FACTION_CARDS, ImperialSettlers, Player, Solo, StashedCard,
};
pub use view::View;

use approdo_contract::{
    ContentError, Journal, Label, Line, Meta, OptionSpec, Pending, Phrase, Piece, Refusal, Rules, Seat,
    Secrets, Section, Setup, Step, Viewer, Words, rand_core::Rng, refuse,
};
use frames::{Frame, Opening, Turn};
use phase::{ability, attack, cleanup, draw, lookout, opening, pay, production, raze, take, target, turn};

/// No chain of automatic frames is longer; a longer one is a fault in the rules.
const RUNAWAY: usize = 10_000;

impl Setup for ImperialSettlers {
    const META: Meta = Meta {
        id: "imperial-settlers",
        title: "Imperial Settlers",
        prefix: "IMP",
        rules_version: 5,
        seats: 1..=5,
    };
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

    fn agree(options: &Options, seats: u8) -> Result<(), Refusal> {
        options.agree(seats)
    }

    fn most_steps(_options: &Options, seats: u8) -> u32 {
        setup::most_steps(seats)
    }

    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        setup::reconcile(self, set);
    }
}

impl Rules for ImperialSettlers {
    fn pending(&self) -> Pending {
        match self.frames.last() {
            None => Pending::Over(score::outcome(self)),
            Some(frame) => self.waits(frame).expect("an automatic frame never stays on top"),
        }
    }

    fn turn_of(&self) -> Option<Seat> {
        let turn = |frame: &Frame| if let Frame::Turn(turn) = frame { Some(*turn) } else { None };
        match self.frames.iter().rev().find_map(turn)? {
            Turn::Act { seat } | Turn::Rest { seat } => Some(seat),
            Turn::Acted { seat } => turn::goes_on(self, seat).then_some(seat),
            Turn::Next { .. } => None,
        }
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let Some(frame) = self.frame_for(seat) else { return };
        match frame {
            Frame::Opening(frame) => opening::candidates(self, seat, frame, moves),
            Frame::Lookout(frame) => lookout::candidates(self, seat, frame, moves),
            Frame::Take(frame) => take::candidates(self, frame, moves),
            Frame::Turn(frame) => turn::candidates(self, frame, moves),
            Frame::Ability(frame) => ability::candidates(self, &frame, moves),
            Frame::Payment(frame) => pay::candidates(self, frame, moves),
            Frame::Target { seat, what } => target::candidates(self, seat, what, moves),
            Frame::Raze(frame) => raze::candidates(self, frame, moves),
            Frame::Cleanup(frame) => cleanup::candidates(self, frame, moves),
            Frame::Attack(_) => attack::candidates(self, moves),
            Frame::Draw(_) | Frame::Production(_) => (),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let Some(frame) = self.frame_for(seat) else { return Err(refuse!("IMP-10.1")) };
        match frame {
            Frame::Opening(frame) => opening::check(self, seat, frame, mv),
            Frame::Lookout(frame) => lookout::check(self, seat, frame, mv),
            Frame::Take(frame) => take::check(self, frame, mv),
            Frame::Turn(frame) => turn::check(self, frame, mv),
            Frame::Ability(frame) => ability::check(self, &frame, mv),
            Frame::Payment(frame) => pay::check(self, frame, mv),
            Frame::Target { seat, what } => target::check(self, seat, what, mv),
            Frame::Raze(frame) => raze::check(self, frame, mv),
            Frame::Cleanup(frame) => cleanup::check(self, frame, mv),
            Frame::Attack(_) => attack::check(self, mv),
            Frame::Draw(_) | Frame::Production(_) => Err(refuse!("IMP-10.1")),
        }
    }

    fn legal_into(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.frame_for(seat) {
            Some(Frame::Turn(frame)) => return turn::legal(self, frame, moves),
            Some(Frame::Opening(Opening::Decks { swaps, .. })) => {
                return opening::legal_decks(self, seat, swaps, moves);
            }
            Some(_) | None => (),
        }
        let start = moves.len();
        self.candidates(seat, moves);
        let mut kept = start;
        for place in start..moves.len() {
            if self.check(seat, moves[place]).is_ok() {
                moves.swap(kept, place);
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    fn apply(&mut self, step: Step<Move>, log: &mut Journal<Event>) {
        match step {
            Step::Move(seat, mv) => self.decide(seat, mv, log),
            Step::Luck(picked) => self.befall(picked, log),
        }
        self.run(log);
    }

    fn question(&self, seat: Seat) -> Phrase {
        text::question(self, seat)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Secrets for ImperialSettlers {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        events::witness(event, viewer)
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        redeal::redeal(self, observer, rng);
    }

    fn reveals(event: &Event) -> bool {
        events::reveals(event)
    }
}

impl Words for ImperialSettlers {
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
}

impl ImperialSettlers {
    /// What a frame waits for; nothing if it is automatic.
    fn waits(&self, frame: &Frame) -> Option<Pending> {
        match frame {
            Frame::Opening(frame) => opening::pending(self, *frame),
            Frame::Lookout(frame) => lookout::pending(self, *frame),
            Frame::Draw(frame) => draw::pending(self, *frame),
            Frame::Take(frame) => take::pending(*frame),
            Frame::Turn(frame) => turn::pending(*frame),
            Frame::Ability(frame) => ability::pending(self, frame),
            Frame::Payment(frame) => pay::pending(*frame),
            Frame::Target { seat, .. } => {
                Some(Pending::Decision { seats: approdo_contract::SeatSet::one(*seat), sealed: false })
            }
            Frame::Raze(frame) => raze::pending(*frame),
            Frame::Cleanup(frame) => cleanup::pending(*frame),
            Frame::Attack(frame) => attack::pending(self, *frame),
            Frame::Production(_) => None,
        }
    }

    /// The frame on top, if it asks this seat.
    fn frame_for(&self, seat: Seat) -> Option<Frame> {
        let frame = self.frames.last()?;
        match self.waits(frame)? {
            Pending::Decision { seats, .. } if seats.contains(seat) => Some(*frame),
            Pending::Decision { .. } | Pending::Chance { .. } | Pending::Over(_) => None,
        }
    }

    fn decide(&mut self, seat: Seat, mv: Move, log: &mut Journal<Event>) {
        match self.top().expect("a decision has a frame") {
            Frame::Opening(frame) => opening::decide(self, seat, frame, mv, log),
            Frame::Lookout(frame) => lookout::decide(self, seat, frame, mv, log),
            Frame::Take(frame) => take::decide(self, frame, mv, log),
            Frame::Turn(frame) => turn::decide(self, frame, mv, log),
            Frame::Ability(frame) => ability::decide(self, frame, mv, log),
            Frame::Payment(frame) => pay::decide(self, frame, mv, log),
            Frame::Target { seat, what } => target::decide(self, seat, what, mv, log),
            Frame::Raze(frame) => raze::decide(self, frame, mv, log),
            Frame::Cleanup(frame) => cleanup::decide(self, frame, mv, log),
            Frame::Attack(frame) => attack::decide(self, frame, mv, log),
            frame @ (Frame::Draw(_) | Frame::Production(_)) => unreachable!("{frame:?} asks nobody"),
        }
    }

    fn befall(&mut self, picked: u16, log: &mut Journal<Event>) {
        match self.top().expect("luck has a frame") {
            Frame::Opening(frame) => opening::befall(self, frame, picked, log),
            Frame::Lookout(_) => lookout::befall(self, picked, log),
            Frame::Draw(frame) => draw::befall(self, frame, picked, log),
            Frame::Attack(frame) => attack::befall(self, frame, picked, log),
            frame @ (Frame::Take(_)
            | Frame::Production(_)
            | Frame::Turn(_)
            | Frame::Ability(_)
            | Frame::Payment(_)
            | Frame::Target { .. }
            | Frame::Raze(_)
            | Frame::Cleanup(_)) => unreachable!("{frame:?} waits for no luck"),
        }
    }

    /// Runs automatic frames until the game waits again.
    fn run(&mut self, log: &mut Journal<Event>) {
        for _ in 0..RUNAWAY {
            let Some(frame) = self.top() else { return };
            if self.waits(&frame).is_some() {
                return;
            }
            match frame {
                Frame::Opening(frame) => opening::run(self, frame, log),
                Frame::Lookout(frame) => lookout::run(self, frame, log),
                Frame::Draw(frame) => draw::run(self, frame, log),
                Frame::Take(frame) => take::run(self, frame, log),
                Frame::Production(frame) => production::run(self, frame, log),
                Frame::Turn(frame) => turn::run(self, frame, log),
                Frame::Ability(frame) => ability::run(self, frame, log),
                Frame::Payment(frame) => pay::run(self, frame, log),
                Frame::Raze(frame) => raze::run(self, frame, log),
                Frame::Cleanup(frame) => cleanup::run(self, frame, log),
                Frame::Attack(frame) => attack::run(self, frame, log),
                Frame::Target { .. } => unreachable!("{frame:?} waits for a decision"),
            }
        }
        unreachable!("automatic frames ran away: {:?}", self.frames);
    }
}
