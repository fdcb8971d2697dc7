use super::never_shown;
use approdo_contract::prelude::*;
use approdo_contract::{
    Appraise, Journal, Meta, Outcome, Pending, Refusal, RuleId, Seat, SeatSet, Standing, Step, Viewer,
    numbered, rand_core::Rng, refuse,
};
use serde::{Deserialize, Serialize};

/// Seat 0 walks round the river (worth 0.75 to both) or to the bridge, which seat 1 lowers (0.8) or not (0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bridge {
    pub round: Option<bool>,
    pub lowered: Option<bool>,
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Move {
        Round(bool),
        Lower(bool),
    }
}

impl Bridge {
    fn payoff(&self) -> f32 {
        match (self.round, self.lowered) {
            (Some(true), _) => 0.75,
            (_, Some(true)) => 0.8,
            (_, Some(false)) => 0.0,
            (_, None) => 0.5,
        }
    }
}

impl Setup for Bridge {
    const META: Meta = Meta { id: "bridge", title: "Bridge", prefix: "BRI", rules_version: 1, seats: 2..=2 };
    type Options = ();
    type Move = Move;
    type Event = Move;

    fn setup(_: &(), _: u8) -> Result<Self, Refusal> {
        Ok(Bridge { round: None, lowered: None })
    }

    fn most_steps(_: &(), _: u8) -> u32 {
        2
    }
}

impl Rules for Bridge {
    never_shown!();

    fn pending(&self) -> Pending {
        let seat = match self {
            Bridge { round: None, .. } => Seat(0),
            Bridge { round: Some(false), lowered: None } => Seat(1),
            Bridge { .. } => {
                let standing = Standing { place: 1, score: 0, payoff: self.payoff() };
                let standings = [standing, standing].into_iter().collect();
                return Pending::Over(Outcome { standings, ended_by: RuleId("BRI-1") });
            }
        };
        Pending::Decision { seats: SeatSet::one(seat), sealed: false }
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        let kind = if self.round.is_none() { Move::Round } else { Move::Lower };
        moves.extend([true, false].map(kind));
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.candidates(seat, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(refuse!("BRI-2")) }
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Move>) {
        let Step::Move(_, mv) = step else { unreachable!("there is no luck in it") };
        match mv {
            Move::Round(round) => self.round = Some(round),
            Move::Lower(lowered) => self.lowered = Some(lowered),
        }
        journal.note(|| mv);
    }
}

impl Secrets for Bridge {
    type View = Self;

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn witness(event: &Move, _: Viewer) -> Option<Move> {
        Some(*event)
    }

    fn redeal(&mut self, _: Seat, _: &mut dyn Rng) {}
}

never_shown! { impl Words for Bridge }

impl Appraise for Bridge {
    const COMMON_FATE: bool = true;

    fn appraise(&self, _: Seat) -> f32 {
        self.payoff()
    }
}
