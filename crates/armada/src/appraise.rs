//! How a position looks to a player, for bots.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use crate::{Armada, score};
use approdo_contract::{Appraise, Seat};

impl Appraise for Armada {
    fn appraise(&self, seat: Seat) -> f32 {
        let worth = |seat: Seat| -> f32 {
            score::colours(self, seat).map(|c| f32::from(score::score(self, c))).sum()
        };
        let own = worth(seat);
        let all: f32 = Seat::all(self.seats).map(worth).sum();
        own / all.max(1.0)
    }
}
