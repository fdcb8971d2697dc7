//! Armada III under its full rules (`rules/armada/rules.md`).
//!
//! How a game goes: luck draws the colours (and deals option cards); each colour moors two ships and garrisons
//! its den; then the colours take turns. In a turn the colour spends ten movement points on actions, one after
//! After each action a reached victory condition is declared, and others may interrupt with a Surprise Attack. After
//! the announced end and the last interrupt, a declared victory is checked.
//!
//! [`Armada`] is the whole position. [`frames::Frame`] is a pending step; the files of `phase` hold the rules. Every
//! function names the clauses that it implements, so a clause is found by its number.

#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

mod appraise;
mod asking;
mod audit;
mod because;
pub mod content;
mod events;
pub mod frames;
mod holdings;
pub mod ids;
mod moves;
mod narrate;
mod options;
mod outline;
mod phase;
mod print;
mod reckoning;
mod redeal;
mod score;
mod sets;
mod setup;
mod state;
mod text;
#[cfg(test)]
mod typescript;
mod victory;
mod view;

pub use asking::Asking;
pub use events::Event;
pub use holdings::{Check, Holdings};
pub use moves::{Move, TwoCities};
pub use options::Options;
pub use print::Print;
pub use state::{Armada, Berth, Cards, Claim, Ending, Flag, Ground, Owner, Ship, Surprise, Turn};
pub use view::View;

use approdo_contract::{
    Account, Ahead, ContentError, Gesture, Goal, Label, Line, Meta, OptionSpec, Outcome, Phrase, Piece,
    Refusal, Seat, Secrets, Section, Setup, Tally, Viewer, Words, rand_core::Rng, refuse, stage::Staged,
};
use frames::Frame;
use phase::{preliminary, window};

impl Setup for Armada {
    const META: Meta =
        Meta { id: "armada", title: "Armada III", prefix: "ARM", rules_version: 1, seats: 2..=4 };
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

    fn most_steps(options: &Options, _seats: u8) -> u32 {
        setup::most_steps(*options)
    }

    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        setup::reconcile(self, set);
    }
}

impl Staged for Armada {
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
        score::outcome(self, self.ending.expect("a game without frames has ended"))
    }

    fn out_of_turn(&self, seat: Seat, mv: Move) -> Refusal {
        if let Move::PlayCard(card) = mv { window::out_of_turn(self, seat, card) } else { refuse!("TAB-1.1") }
    }

    /// A Surprise Attack happens in the turn of another player (ARM-18.2).
    fn turn_of(&self) -> Option<Seat> {
        if preliminary::is_running(self) {
            return preliminary::placing(self).and_then(|(colour, _)| self.seat_of(colour));
        }
        self.top().and_then(|_| self.seat_of(self.turn.colour))
    }

    fn turn_is_ending(&self) -> bool {
        self.turn.announced
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Secrets for Armada {
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

impl Words for Armada {
    type Print = Print;

    fn describe(&self, _seat: Seat, mv: Move) -> Phrase {
        text::describe(self, mv)
    }

    fn gesture(&self, _: Seat, mv: Move, said: &Phrase) -> Gesture {
        text::gesture(mv, said)
    }

    fn narrate(event: &Event) -> Line {
        narrate::narrate(event)
    }

    fn because(&self, _: Seat, mv: Move, refusal: &Refusal) -> Option<Phrase> {
        because::because(mv, refusal)
    }

    fn print() -> Print {
        print::print()
    }

    fn tally(view: &View, seat: Seat) -> Vec<Tally> {
        reckoning::tally(view, seat)
    }

    fn account(view: &View, seat: Seat) -> Account {
        reckoning::account(view, seat)
    }

    fn goal(view: &View, seat: Seat) -> Vec<Goal> {
        reckoning::goal(view, seat)
    }

    fn ahead(view: &View) -> Vec<Ahead> {
        reckoning::ahead(view)
    }

    fn outline(view: &View) -> Vec<Section> {
        outline::outline(view)
    }

    fn label(piece: Piece) -> Option<Label> {
        text::label(piece)
    }

    fn around(_: &View, place: Piece) -> Vec<Piece> {
        text::around(place)
    }
}
