//! Armada III under its full rules (`rules/armada/rules.md`).
//!
//! How a game goes: luck draws the colours (and deals option cards); each colour moors two ships and garrisons
//! its den; then the colours take turns. In a turn the colour spends ten movement points on actions, one after
//! another. After each action a reached victory condition is declared, and others may interrupt with a Surprise
//! Attack. When the end is announced and nobody interrupts any more, a declared victory is checked.
//!
//! [`Armada`] is the whole position. [`frames::Frame`] says what it waits for; the files of `phase` hold the
//! rules. A clause is found by its number: every function names the clauses it is about.

#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]

mod appraise;
mod audit;
pub mod content;
mod events;
pub mod frames;
mod holdings;
pub mod ids;
mod moves;
mod options;
mod outline;
mod phase;
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

pub use events::Event;
pub use moves::{Move, TwoCities};
pub use options::Options;
pub use state::{Armada, Berth, Cards, Claim, Ending, Flag, Ground, Owner, Ship, Surprise, Turn};
pub use view::View;

use approdo_contract::{
    Audience, ContentError, Journal, Label, Line, Meta, OptionSpec, Pending, Phrase, Piece, Refusal, Rules,
    Seat, SeatSet, Secrets, Section, Setup, Step, Viewer, Words, rand_core::Rng, refuse,
};
use frames::{Frame, Side};
use phase::{act, cards, combat, economy, explore, haul, pile, preliminary, targets, turn, window};

/// No chain of automatic frames is longer; a longer one is a fault in the rules.
const RUNAWAY: usize = 1000;

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

impl Rules for Armada {
    fn pending(&self) -> Pending {
        let decision = |seat| Pending::Decision { seats: SeatSet::one(seat), sealed: false };
        let chance = |among, seen_by| Pending::Chance { among, seen_by };
        let pile = u16::from(self.pile.len());
        let Some(frame) = self.top() else { return Pending::Over(turn::outcome(self)) };
        match frame {
            Frame::DrawDummy | Frame::DrawColours { .. } => {
                chance(preliminary::undrawn(self).count() as u16, Audience::All)
            }
            Frame::Deal { seat, .. } => chance(pile, Audience::Only(seat)),
            Frame::Draw | Frame::Look { .. } => chance(pile, Audience::Only(self.acting_seat())),
            Frame::GoldRoll { .. }
            | Frame::NativeRoll { .. }
            | Frame::CombatRoll { .. }
            | Frame::Muster { .. } => chance(6, Audience::All),
            Frame::Moor { colour } | Frame::Garrison { colour, .. } => {
                decision(self.seat_of(colour).expect("a colour that places has a player"))
            }
            Frame::Window { step } => {
                decision(window::asked(self, step).expect("a window waits only for somebody"))
            }
            Frame::Reaction { target, result, side, .. } => decision(
                combat::asked(self, target, result, side).expect("a reaction waits only for somebody"),
            ),
            Frame::Lead { seat, .. } => decision(seat),
            Frame::Act
            | Frame::HaulBands { .. }
            | Frame::HaulIngots { .. }
            | Frame::Doubling { .. }
            | Frame::Pay { .. }
            | Frame::Target(_)
            | Frame::Ponder { .. } => decision(self.acting_seat()),
            Frame::NextTurn { .. } | Frame::Settle | Frame::Carry { .. } | Frame::EndTurn => {
                unreachable!("{frame:?} never waits")
            }
        }
    }

    fn turn_of(&self) -> Option<Seat> {
        match self.top()? {
            Frame::DrawDummy | Frame::DrawColours { .. } | Frame::Deal { .. } => None,
            Frame::Moor { colour } | Frame::Garrison { colour, .. } => self.seat_of(colour),
            // A Surprise Attack happens in the turn of somebody else (ARM-18.2).
            Frame::NextTurn { .. }
            | Frame::Act
            | Frame::Settle
            | Frame::HaulBands { .. }
            | Frame::HaulIngots { .. }
            | Frame::GoldRoll { .. }
            | Frame::NativeRoll { .. }
            | Frame::Doubling { .. }
            | Frame::CombatRoll { .. }
            | Frame::Reaction { .. }
            | Frame::Pay { .. }
            | Frame::Draw
            | Frame::Carry { .. }
            | Frame::Muster { .. }
            | Frame::Target(_)
            | Frame::Look { .. }
            | Frame::Ponder { .. }
            | Frame::Window { .. }
            | Frame::Lead { .. }
            | Frame::EndTurn => self.seat_of(self.turn.colour),
        }
    }

    fn turn_is_ending(&self) -> bool {
        self.turn.announced
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.asked() != Some(seat) {
            return;
        }
        let frame = self.top().expect("a game that asks has a frame");
        match frame {
            Frame::Moor { colour } => preliminary::moor_candidates(self, colour, moves),
            Frame::Garrison { left, .. } => preliminary::garrison_candidates(left, moves),
            Frame::Act => act::candidates(self, seat, moves),
            Frame::HaulBands { from, .. } => haul::bands_candidates(self, from, moves),
            Frame::HaulIngots { from, .. } => haul::ingots_candidates(self, from, moves),
            Frame::Doubling { .. } => moves.extend([Move::Double, Move::AsRolled]),
            Frame::Reaction { .. } => combat::reaction_candidates(self, seat, moves),
            Frame::Pay { .. } => economy::pay_candidates(self, moves),
            Frame::Ponder { .. } => pile::ponder_candidates(moves),
            Frame::Window { .. } => window::candidates(self, seat, moves),
            Frame::Lead { .. } => window::lead_candidates(self, seat, moves),
            Frame::Target(target) => targets::candidates(self, target, moves),
            Frame::DrawDummy
            | Frame::DrawColours { .. }
            | Frame::Deal { .. }
            | Frame::NextTurn { .. }
            | Frame::Settle
            | Frame::GoldRoll { .. }
            | Frame::NativeRoll { .. }
            | Frame::CombatRoll { .. }
            | Frame::Draw
            | Frame::Carry { .. }
            | Frame::Muster { .. }
            | Frame::Look { .. }
            | Frame::EndTurn => unreachable!("{frame:?} asks nobody"),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.asked() != Some(seat) {
            return Err(self.out_of_turn(seat, mv));
        }
        let frame = self.top().expect("a game that asks has a frame");
        match (frame, mv) {
            (Frame::Act, mv) => act::check(self, seat, mv),
            (Frame::Moor { colour }, Move::Moor(cities)) => preliminary::check_moor(colour, cities),
            (Frame::Moor { colour }, Move::Arrange(preset)) => {
                preliminary::check_arrange(self, colour, preset)
            }
            (Frame::Garrison { left, .. }, Move::Garrison(bands)) => preliminary::check_garrison(left, bands),
            (Frame::Moor { .. } | Frame::Garrison { .. }, _) => Err(refuse!("ARM-5.5")),
            (Frame::HaulBands { from, to }, Move::Bands(bands)) => haul::check_bands(self, from, to, bands),
            (Frame::HaulIngots { from, to, bands }, Move::Ingots(ingots)) => {
                haul::check_ingots(self, from, to, bands, ingots)
            }
            (Frame::Doubling { .. }, Move::Double | Move::AsRolled) => Ok(()),
            (Frame::Reaction { .. }, Move::Pass) => Ok(()),
            (Frame::Reaction { side, result, .. }, Move::PlayCard(card)) => {
                combat::check_reaction(self, seat, side, result, card)
            }
            // The attacker is in the middle of an action, as below; the defender has no turn at all.
            (Frame::Reaction { side: Side::Defender, .. }, _) => Err(refuse!("ARM-6.1")),
            (Frame::Pay { .. }, Move::PayFrom(place)) => economy::check_pay(self, place),
            (Frame::Ponder { .. }, Move::Keep | Move::Stop) => Ok(()),
            (Frame::Ponder { price, .. }, Move::Next) => pile::check_next(self, price),
            (Frame::Window { .. }, Move::Pass | Move::PassTurn) => Ok(()),
            (Frame::Window { .. }, Move::PlayCard(card)) => window::check_play(self, seat, card),
            (Frame::Window { .. }, _) => Err(refuse!("ARM-6.1")),
            (Frame::Lead { .. }, Move::Lead(colour)) => window::check_lead(self, seat, colour),
            (_, Move::EndTurn) => Err(refuse!("ARM-6.6")),
            (_, Move::PlayCard(_)) => Err(refuse!("ARM-16.7")),
            (Frame::Target(target), mv) => targets::check(self, target, mv),
            (_, _) => Err(refuse!("ARM-6.4")),
        }
    }

    fn out_of_turn(&self, seat: Seat, mv: Move) -> Refusal {
        if let Move::PlayCard(card) = mv { window::out_of_turn(self, seat, card) } else { refuse!("TAB-1.1") }
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
    type Print = ();

    fn describe(&self, _seat: Seat, mv: Move) -> Phrase {
        text::describe(self, mv)
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

    fn around(_: &View, place: Piece) -> Vec<Piece> {
        text::around(place)
    }
}

impl Armada {
    /// The seat that is asked; Armada asks one at a time.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.pending() {
            Pending::Decision { seats, .. } => seats.first(),
            Pending::Chance { .. } | Pending::Over(_) => None,
        }
    }

    fn decide(&mut self, seat: Seat, mv: Move, log: &mut Journal<Event>) {
        let frame = self.top().expect("a decision has a frame");
        match (frame, mv) {
            (Frame::Act, mv) => act::decide(self, seat, mv, log),
            (Frame::Moor { colour }, Move::Moor(TwoCities { first, second })) => {
                preliminary::moor(self, colour, first, second, log);
            }
            (Frame::Moor { colour }, Move::Arrange(preset)) => {
                preliminary::arrange(self, colour, preset, log);
            }
            (Frame::Garrison { colour, nth, left }, Move::Garrison(bands)) => {
                preliminary::garrison(self, colour, nth, left, bands, log);
            }
            (Frame::HaulBands { from, to }, Move::Bands(bands)) => {
                haul::choose_bands(self, from, to, bands, log);
            }
            (Frame::HaulIngots { from, to, bands }, Move::Ingots(ingots)) => {
                haul::choose_ingots(self, from, to, bands, ingots, log);
            }
            (Frame::Doubling { .. }, mv) => explore::doubled(self, mv == Move::Double, log),
            (Frame::Reaction { side, .. }, Move::Pass) => {
                log.note(|| Event::ReactionPassed { seat, side });
                combat::pass_reaction(self, log);
            }
            (Frame::Reaction { .. }, Move::PlayCard(card)) => combat::play_weapon(self, seat, card, log),
            (Frame::Pay { left }, Move::PayFrom(place)) => economy::pay(self, left, place, log),
            (Frame::Ponder { .. }, Move::Next) => pile::next(self, log),
            (Frame::Ponder { .. }, Move::Keep) => pile::keep(self, log),
            (Frame::Ponder { .. }, Move::Stop) => pile::stop(self, log),
            (Frame::Window { .. }, Move::PlayCard(card)) => window::interrupt(self, seat, card, log),
            (Frame::Window { .. }, mv) => window::pass(self, seat, mv == Move::PassTurn, log),
            (Frame::Lead { .. }, Move::Lead(colour)) => window::lead(self, colour, log),
            (Frame::Target(target), mv) => targets::decide(self, target, mv, log),
            (frame, mv) => unreachable!("{mv:?} passed the check in {frame:?}"),
        }
    }

    fn befall(&mut self, picked: u16, log: &mut Journal<Event>) {
        match self.top().expect("luck has a frame") {
            Frame::DrawDummy => preliminary::dummy_drawn(self, picked, log),
            Frame::DrawColours { seat } => preliminary::colours_drawn(self, seat, picked, log),
            Frame::Deal { seat, left } => preliminary::dealt(self, seat, left, picked, log),
            Frame::GoldRoll { territory, factor } => {
                explore::gold_rolled(self, territory, factor, picked, log);
            }
            Frame::NativeRoll { territory, factor, gold } => {
                explore::natives_rolled(self, territory, factor, gold, picked, log);
            }
            Frame::CombatRoll { from, target } => combat::rolled(self, from, target, picked, log),
            Frame::Draw => pile::drawn(self, picked, log),
            Frame::Look { price } => pile::looked(self, price, picked, log),
            Frame::Muster { piece, left, barred } => cards::mustered(self, piece, left, barred, picked, log),
            frame @ (Frame::Moor { .. }
            | Frame::Garrison { .. }
            | Frame::NextTurn { .. }
            | Frame::Act
            | Frame::Settle
            | Frame::HaulBands { .. }
            | Frame::HaulIngots { .. }
            | Frame::Doubling { .. }
            | Frame::Reaction { .. }
            | Frame::Pay { .. }
            | Frame::Carry { .. }
            | Frame::Target(_)
            | Frame::Ponder { .. }
            | Frame::Window { .. }
            | Frame::Lead { .. }
            | Frame::EndTurn) => unreachable!("{frame:?} waits for no luck"),
        }
    }

    /// Runs automatic frames until the game waits again.
    fn run(&mut self, log: &mut Journal<Event>) {
        for _ in 0..RUNAWAY {
            let Some(frame) = self.top() else { return };
            match frame {
                Frame::NextTurn { colour } => turn::next_turn(self, colour, log),
                Frame::Settle => turn::settle(self, log),
                Frame::Carry { card, next } => cards::carry(self, card, next, log),
                Frame::EndTurn => turn::end_turn(self, log),
                Frame::Window { step } => {
                    if window::waits(self, step) {
                        return;
                    }
                }
                Frame::Reaction { target, result, side, .. } => {
                    if combat::asked(self, target, result, side).is_some() {
                        return;
                    }
                    combat::pass_reaction(self, log);
                }
                Frame::Target(target) => {
                    let Some(mv) = targets::only_answer(self, target) else { return };
                    targets::decide(self, target, mv, log);
                }
                Frame::DrawDummy
                | Frame::DrawColours { .. }
                | Frame::Deal { .. }
                | Frame::Moor { .. }
                | Frame::Garrison { .. }
                | Frame::Act
                | Frame::HaulBands { .. }
                | Frame::HaulIngots { .. }
                | Frame::GoldRoll { .. }
                | Frame::NativeRoll { .. }
                | Frame::Doubling { .. }
                | Frame::CombatRoll { .. }
                | Frame::Pay { .. }
                | Frame::Draw
                | Frame::Muster { .. }
                | Frame::Look { .. }
                | Frame::Ponder { .. }
                | Frame::Lead { .. } => return,
            }
        }
        unreachable!("automatic frames ran away: {:?}", self.frames);
    }
}
