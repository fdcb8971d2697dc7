//! A toy without an end: two seats walk on, one of them as often as it likes, and every computed step is counted.

use approdo_contract::{
    Appraise, Journal, Label, Line, Meta, OptionKind, OptionSpec, Pending, Phrase, Piece, Refusal, RuleId,
    Rules, Seat, Secrets, Section, Setup, Step, Viewer, Words, numbered, rand_core::Rng,
};
use approdo_store::{Append, Moment, NewEntry, Store, TableId};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};

/// How often steps were computed, by the number of the game.
static WORKED_OUT: [AtomicU64; 8] = [const { AtomicU64::new(0) }; 8];

/// How often a step was computed so far at tables with this number.
pub fn worked_out(number: u8) -> u64 {
    WORKED_OUT[usize::from(number)].load(Ordering::SeqCst)
}

/// How far each seat has walked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stroll {
    number: u8,
    turn: Seat,
    walked: [u32; 2],
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The number that its steps are counted under.
    pub number: u8,
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Move {
        /// Walk, and stay on turn.
        Walk,
        /// Pass the turn.
        Rest,
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Walked(Seat, u32),
    Rested(Seat),
}

impl Setup for Stroll {
    const META: Meta = Meta { id: "stroll", title: "Stroll", prefix: "STR", rules_version: 1, seats: 2..=2 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn options() -> &'static [OptionSpec] {
        const NUMBER: Label = Label { id: "number", en: "Number", it: "Numero" };
        const NUMBERS: OptionKind = OptionKind::Number { min: 0, max: 7, default: 0 };
        const OPTIONS: [OptionSpec; 1] =
            [OptionSpec { label: NUMBER, text: NUMBER, kind: NUMBERS, rule: RuleId("STR-1"), needs: None }];
        &OPTIONS
    }

    fn setup(options: &Options, _: u8) -> Result<Self, Refusal> {
        Ok(Stroll { number: options.number, turn: Seat(0), walked: [0; 2] })
    }

    fn most_steps(_: &Options, _: u8) -> u32 {
        u32::MAX
    }
}

impl Rules for Stroll {
    fn pending(&self) -> Pending {
        Pending::Decision { seats: approdo_contract::SeatSet::one(self.turn), sealed: false }
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Walk, Move::Rest]);
    }

    fn check(&self, _: Seat, _: Move) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        WORKED_OUT[usize::from(self.number)].fetch_add(1, Ordering::SeqCst);
        match step {
            Step::Luck(_) => (),
            Step::Move(seat, Move::Walk) => {
                self.walked[seat.index()] += 1;
                journal.note(|| Event::Walked(seat, self.walked[seat.index()]));
            }
            Step::Move(seat, Move::Rest) => {
                self.turn = Seat(1 - seat.0);
                journal.note(|| Event::Rested(seat));
            }
        }
    }

    fn question(&self, _: Seat) -> Phrase {
        Phrase::new("stroll-question")
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Secrets for Stroll {
    type View = Self;

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn redeal(&mut self, _: Seat, _: &mut dyn Rng) {}
}

impl Words for Stroll {
    type Print = ();

    fn describe(&self, _: Seat, _: Move) -> Phrase {
        Phrase::new("stroll-move")
    }

    fn narrate(_: &Event) -> Line {
        Phrase::new("stroll-event").into()
    }

    fn print() {}

    fn outline(_: &Self) -> Vec<Section> {
        Vec::new()
    }

    fn label(_: Piece) -> Option<Label> {
        None
    }
}

impl Appraise for Stroll {
    fn appraise(&self, seat: Seat) -> f32 {
        if self.turn == seat { 1.0 } else { 0.0 }
    }
}

/// A journal entry of seat 0.
pub fn done(kind: &str, at: i64) -> NewEntry {
    let payload = if kind == "move" { "0: walk" } else { "" };
    NewEntry {
        kind: kind.to_owned(),
        seat: Some(0),
        payload: payload.to_owned(),
        // Early journals have no hash.
        state_hash: 0,
        key: None,
        at: Moment(at),
    }
}

/// Appends entries to the journal of a table that is not in memory.
pub async fn write(store: &dyn Store, table: &str, since: u32, entries: Vec<NewEntry>) {
    let append = Append {
        table: TableId(table.to_owned()),
        expected_seq: since,
        entries,
        change: None,
        snapshot: None,
        founds: None,
    };
    store.append(append).await.expect("nobody else writes");
}
