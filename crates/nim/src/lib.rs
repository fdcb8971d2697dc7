//! Nim, the smallest complete game: read it to learn how a game is written.
//!
//! Some piles of stones lie on the table. In turn, each seat takes one or more stones from one pile; the seat that
//! takes the last stone wins (or loses, with the option `misere`). There is no luck and there are no secrets, so every
//! method of the contract has its simplest implementation. With two seats the best move is known, which makes the game
//! a benchmark for searching bots.
//!
//! `state.rs` holds the position and its laws, `moves.rs` the one kind of move and its plan, `appraise.rs` the
//! theory. This file is the router between them and the contract.

mod appraise;
mod moves;
mod state;

pub use moves::{Event, Move, Take};
pub use state::{Nim, Options, PilePrint, View};

use approdo_contract::{
    Journal, Label, Line, Meta, OptionKind, OptionSpec, Pending, Phrase, Piece, Refusal, RuleId, Rules, Seat,
    SeatSet, Secrets, Section, Setup, Step, Viewer, Words, refuse,
};
use rand_core::Rng;
use state::{LABELS, SIZES};

const OPTIONS: [OptionSpec; 2] = [
    OptionSpec {
        label: Label { id: "piles", en: "Piles", it: "Mucchi" },
        text: Label { id: "", en: "How many piles there are.", it: "Quanti mucchi ci sono." },
        kind: OptionKind::Number { min: 1, max: SIZES.len() as i32, default: 3 },
        rule: RuleId("NIM-1.3"),
        needs: None,
    },
    OptionSpec {
        label: Label { id: "misere", en: "Misère", it: "Misère" },
        text: Label {
            id: "",
            en: "Whoever takes the last stone loses.",
            it: "Chi prende l'ultima pietra perde.",
        },
        kind: OptionKind::Flag { default: false },
        rule: RuleId("NIM-3.2"),
        needs: None,
    },
];

impl Setup for Nim {
    const META: Meta = Meta { id: "nim", title: "Nim", prefix: "NIM", rules_version: 1, seats: 2..=3 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn setup(options: &Options, seats: u8) -> Result<Self, Refusal> {
        if !Self::META.seats.contains(&seats) {
            return Err(refuse!("TAB-1.5"));
        }
        Nim::start(*options, seats)
    }

    fn most_steps(options: &Options, _seats: u8) -> u32 {
        // Every move takes a stone.
        SIZES.iter().take(usize::from(options.piles)).copied().map(u32::from).sum()
    }
}

impl Rules for Nim {
    fn pending(&self) -> Pending {
        match self.outcome() {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Decision { seats: SeatSet::one(self.turn()), sealed: false },
        }
    }

    fn turn_of(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.turn())
    }

    fn candidates(&self, _seat: Seat, moves: &mut Vec<Move>) {
        moves::candidates(self, moves);
    }

    fn check(&self, _seat: Seat, mv: Move) -> Result<(), Refusal> {
        moves::plan(self, mv).map(drop)
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        match step {
            Step::Move(seat, mv) => {
                let taken = moves::plan(self, mv).expect("only a checked move is applied");
                self.take(taken);
                journal.note(|| Event::Took { seat, taken });
            }
            Step::Luck(_) => unreachable!("nothing in this game is left to luck"),
        }
    }

    fn question(&self, _seat: Seat) -> Phrase {
        Phrase::new("nim-question").rule("NIM-2.1")
    }

    fn audit(&self) -> Result<(), String> {
        self.laws()
    }
}

impl Secrets for Nim {
    type View = View;

    fn view(&self, _viewer: Viewer) -> View {
        self.public()
    }

    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn redeal(&mut self, _observer: Seat, _rng: &mut dyn Rng) {
        // Everybody knows everything.
    }
}

impl Words for Nim {
    type Print = [PilePrint; SIZES.len()];

    fn describe(&self, _seat: Seat, mv: Move) -> Phrase {
        moves::describe(mv)
    }

    fn narrate(event: &Event) -> Line {
        moves::narrate(event).into()
    }

    fn print() -> Self::Print {
        state::print()
    }

    fn outline(view: &View) -> Vec<Section> {
        state::outline(view)
    }

    fn label(piece: Piece) -> Option<Label> {
        (piece.kind == "pile").then(|| LABELS.get(usize::from(piece.id)).copied()).flatten()
    }
}
