//! Imperial Settlers with the Atlanteans under its full rules (`rules/imperial-settlers/rules.md`).
//!
//! How a game goes: players choose factions, build decks and get a starting hand. Each of five rounds has a
//! Lookout (new cards), a Production (Goods from boards, Deals and Locations), an Action phase (one action or pass
//! per turn: build, make a Deal, raze, activate, exchange Workers, send a Worker, unblock) and a Cleanup (what is
//! not stored is lost). Then Locations score. A single player plays against a virtual one that attacks.
//!
//! [`ImperialSettlers`] is the whole position. [`frames::Frame`] is a pending step; the files of `phase` hold the
//! rules. Card effects are data ([`content::Effect`]), interpreted by `phase/effect.rs`. Every function names the
//! clauses that it implements, so a clause is found by its number.

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
pub mod print;
mod redeal;
pub mod score;
mod setup;
mod state;
pub mod text;
#[cfg(test)]
mod typescript;
pub mod view;

pub use events::Event;
pub use moves::Move;
pub use options::Options;
pub use state::{
    ATTACK_CARDS, COMMON_CARDS, Deal, FACTION_CARDS, ImperialSettlers, Player, Solo, StashedCard,
};
pub use view::View;

use approdo_contract::{
    Account, Ahead, ContentError, Gesture, Goal, Label, Line, Meta, OptionSpec, Outcome, Phrase, Piece,
    Refusal, Seat, Secrets, Section, Setup, Tally, Viewer, Words, rand_core::Rng, refuse, stage::Staged,
};
use frames::{Frame, Turn};
use text::account;

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

impl Staged for ImperialSettlers {
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

    fn unasked(&self, _: Seat, _: Move) -> Refusal {
        refuse!("IMP-10.1")
    }

    fn turn_of(&self) -> Option<Seat> {
        let turn = |frame: &Frame| if let Frame::Turn(turn) = frame { Some(*turn) } else { None };
        let turn = self.frames.iter().rev().find_map(turn)?;
        let goes_on = match turn {
            Turn::Act(_) | Turn::Rest(_) => true,
            Turn::Acted(_) => phase::turn::goes_on(self, turn.seat()),
            Turn::Next(_) => false,
        };
        goes_on.then_some(turn.seat())
    }

    fn audit(&self) -> Result<(), String> {
        audit::pieces(self)
    }

    fn audit_course(&self) -> Result<(), String> {
        audit::course(self)
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
    type Print = print::Print;

    fn describe(&self, seat: Seat, mv: Move) -> Phrase {
        text::describe(self, seat, mv)
    }

    fn gesture(&self, _: Seat, mv: Move, said: &Phrase) -> Gesture {
        text::gesture(mv, said)
    }

    fn because(&self, _: Seat, _: Move, refusal: &Refusal) -> Option<Phrase> {
        text::because(refusal)
    }

    fn narrate(event: &Event) -> Line {
        text::line(event)
    }

    fn tally(view: &View, seat: Seat) -> Vec<Tally> {
        account::tally(view, seat)
    }

    fn account(view: &View, seat: Seat) -> Account {
        account::account(view, seat)
    }

    fn goal(view: &View, seat: Seat) -> Vec<Goal> {
        account::goal(view, seat)
    }

    fn ahead(view: &View) -> Vec<Ahead> {
        account::ahead(view)
    }

    fn print() -> print::Print {
        print::print()
    }

    fn outline(view: &View) -> Vec<Section> {
        outline::outline(view)
    }

    fn label(piece: Piece) -> Option<Label> {
        text::label(piece)
    }
}
