use super::never_shown;
use approdo_contract::prelude::*;
use approdo_contract::{
    Appraise, Journal, Meta, Outcome, Pending, Refusal, RuleId, Seat, SeatSet, Standing, Step, Viewer,
    numbered, pick, rand_core::Rng, refuse,
};
use serde::{Deserialize, Serialize};

/// Seat 0 keeps what it has (worth 0.7) or gambles: seat 1 hides a pea under one of two shells, seat 0 guesses.
/// Guessing is worth 0.5, unless one sees in the tree where the pea went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shell {
    pub gamble: Option<bool>,
    pub pea: Option<bool>,
    pub guess: Option<bool>,
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Move {
        Gamble(bool),
        Hide(bool),
        Guess(bool),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Event(Seat, Option<Move>);

impl Shell {
    fn payoff(&self) -> f32 {
        match (self.gamble, self.guess) {
            (Some(false), _) => 0.7,
            (_, Some(guess)) if self.pea == Some(guess) => 1.0,
            (_, Some(_)) => 0.0,
            (_, None) => 0.5,
        }
    }
}

impl Setup for Shell {
    const META: Meta = Meta { id: "shell", title: "Shell", prefix: "SHE", rules_version: 1, seats: 2..=2 };
    type Options = ();
    type Move = Move;
    type Event = Event;

    fn setup(_: &(), _: u8) -> Result<Self, Refusal> {
        Ok(Shell { gamble: None, pea: None, guess: None })
    }

    fn most_steps(_: &(), _: u8) -> u32 {
        3
    }
}

impl Rules for Shell {
    never_shown!();

    fn pending(&self) -> Pending {
        let seat = match self {
            Shell { gamble: None, .. } => Seat(0),
            Shell { gamble: Some(true), pea: None, .. } => Seat(1),
            Shell { gamble: Some(true), guess: None, .. } => Seat(0),
            Shell { .. } => {
                let standing =
                    |payoff: f32| Standing { place: if payoff < 0.5 { 2 } else { 1 }, score: 0, payoff };
                let standings =
                    [standing(self.payoff()), standing(1.0 - self.payoff())].into_iter().collect();
                return Pending::Over(Outcome { standings, ended_by: RuleId("SHE-1") });
            }
        };
        Pending::Decision { seats: SeatSet::one(seat), sealed: false }
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        let kind = match (self.gamble, self.pea) {
            (None, _) => Move::Gamble,
            (Some(_), None) => Move::Hide,
            (Some(_), Some(_)) => Move::Guess,
        };
        moves.extend([true, false].map(kind));
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.candidates(seat, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(refuse!("SHE-2")) }
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        let Step::Move(seat, mv) = step else { unreachable!("there is no luck in it") };
        match mv {
            Move::Gamble(gamble) => self.gamble = Some(gamble),
            Move::Hide(pea) => self.pea = Some(pea),
            Move::Guess(guess) => self.guess = Some(guess),
        }
        journal.note(|| Event(seat, Some(mv)));
    }
}

impl Secrets for Shell {
    type View = Self;

    fn view(&self, viewer: Viewer) -> Self {
        let pea = self.pea.filter(|_| viewer.is(Seat(1)));
        Shell { pea, ..self.clone() }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event(seat, Some(Move::Hide(_))) if !viewer.is(*seat) => Some(Event(*seat, None)),
            Event(..) => Some(event.clone()),
        }
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        if observer == Seat(0) {
            self.pea = self.pea.map(|_| pick(rng, 2) == 0);
        }
    }
}

never_shown! { impl Words for Shell }

impl Appraise for Shell {
    const COMMON_FATE: bool = true;

    fn appraise(&self, seat: Seat) -> f32 {
        if seat == Seat(0) { self.payoff() } else { 1.0 - self.payoff() }
    }
}
