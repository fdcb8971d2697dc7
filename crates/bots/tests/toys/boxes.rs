use super::never_shown;
use approdo_contract::prelude::*;
use approdo_contract::{
    Appraise, Audience, Journal, Meta, Outcome, Pending, Refusal, RuleId, Seat, SeatSet, Step, Viewer,
    numbered, rand_core::Rng, refuse,
};
use serde::{Deserialize, Serialize};

/// What lies in each box, in tenths of a win.
pub const BOXES: [[i32; 5]; 3] = [[2, 2, 2, 2, 3], [0, 0, 9, 0, 0], [4, 4, 4, 4, 4]];

/// The box of which the lid falls shut half of the time, and then gives nothing.
pub const TRAP: u8 = 2;

/// A solitaire of two small choices: a box, then a thing in it. Only the second choice changes the score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boxes {
    opened: Option<u8>,
    taken: Option<u8>,
    shut: Option<bool>,
    empty: bool,
}

/// Faults that rules should not have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Faults {
    /// How many steps the game promises to end within.
    pub promise: u32,
    /// Whether an opened box gives nothing to choose from.
    pub empty: bool,
}

impl Default for Faults {
    fn default() -> Self {
        Faults { promise: 3, empty: false }
    }
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Move {
        Open(u8 in 0..=2),
        Take(u8 in 0..=4),
    }
}

impl Boxes {
    fn score(&self) -> i32 {
        match (self.opened, self.taken) {
            (Some(opened), Some(taken)) if self.shut != Some(true) => {
                BOXES[usize::from(opened)][usize::from(taken)]
            }
            (_, _) => 0,
        }
    }
}

impl Setup for Boxes {
    const META: Meta = Meta { id: "boxes", title: "Boxes", prefix: "BOX", rules_version: 1, seats: 1..=1 };
    type Options = Faults;
    type Move = Move;
    type Event = Step<Move>;

    fn setup(faults: &Faults, _: u8) -> Result<Self, Refusal> {
        Ok(Boxes { opened: None, taken: None, shut: None, empty: faults.empty })
    }

    fn most_steps(faults: &Faults, _: u8) -> u32 {
        faults.promise
    }
}

impl Rules for Boxes {
    never_shown!();

    fn pending(&self) -> Pending {
        match self {
            Boxes { taken: None, .. } => Pending::Decision { seats: SeatSet::one(Seat(0)), sealed: false },
            Boxes { opened: Some(TRAP), shut: None, .. } => {
                Pending::Chance { among: 2, seen_by: Audience::All }
            }
            Boxes { .. } => {
                let mut outcome = Outcome::ranked(&[1], &[self.score()], RuleId("BOX-1"));
                outcome.standings[0].payoff = self.score() as f32 / 10.0;
                Pending::Over(outcome)
            }
        }
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        match self.opened {
            None => moves.extend([0, 1, 2].map(Move::Open)),
            Some(_) if self.empty => (),
            Some(_) => moves.extend([0, 1, 2, 3, 4].map(Move::Take)),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.candidates(seat, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(refuse!("BOX-2")) }
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Step<Move>>) {
        match step {
            Step::Move(_, Move::Open(opened)) => self.opened = Some(opened),
            Step::Move(_, Move::Take(taken)) => self.taken = Some(taken),
            Step::Luck(index) => self.shut = Some(index == 0),
        }
        journal.note(|| step);
    }
}

impl Secrets for Boxes {
    type View = Self;

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn witness(event: &Step<Move>, _: Viewer) -> Option<Step<Move>> {
        Some(*event)
    }

    fn redeal(&mut self, _: Seat, _: &mut dyn Rng) {}
}

never_shown! { impl Words for Boxes }

impl Appraise for Boxes {
    fn appraise(&self, _: Seat) -> f32 {
        self.score() as f32 / 10.0
    }

    /// In a tournament everybody opens the same box.
    fn lot(&self, _: Seat, round: u64) -> Option<Move> {
        let number = (round % BOXES.len() as u64) as u8;
        self.opened.is_none().then_some(Move::Open(number))
    }
}
