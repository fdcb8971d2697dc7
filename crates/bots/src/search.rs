//! Monte Carlo search as a race between the most promising moves.
//!
//! A greedy search selects the starters. Every lap deals a world that the searching seat cannot tell from the true one;
//! every move still in the race is made in it and played on until the turn has come round twice, under the same luck. A
//! move drops out once another is clearly ahead of it. The greedy value of a move counts like a few laps (a prior), so
//! that the search leaves greedy's choice only for a reason (`docs/decisions/0008-search-is-a-race.md`).

mod playout;
mod race;

use crate::{
    Budget, Thought,
    greedy::Greedy,
    world::{keep_sensible, redealt},
};
use approdo_contract::{Appraise, Seat};
use playout::Playout;
use race::Race;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// Parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// Number of starters: the moves that look best to a greedy bot.
    pub width: usize,
    /// Weight of the greedy value, in laps.
    pub trust: f32,
    /// Threshold: a move drops out when it is behind by this many standard errors.
    pub doubt: f32,
    /// Least number of laps before a move drops out.
    pub least_laps: usize,
    /// Largest number of laps: those still in the race are as good as each other.
    pub most_laps: usize,
    /// Number of moves drawn by weight at each decision of a playout; the one with the best position after it is made.
    pub tries: usize,
    /// How many narrow questions that complete a move are answered before its position is evaluated.
    pub answers: u32,
    /// A question with at most this many moves is narrow: pass or play a card, yes or no. No turn begins with it.
    pub narrow: usize,
    /// Where luck picks among no more things than this, its effect is subtracted from a playout (control variate).
    pub lucks: u16,
    /// A playout goes on for whole rounds: the turn comes round to the searcher so often, or more often until
    /// `shortest` decisions have been made.
    pub rounds: u32,
    /// Least number of decisions of a playout.
    pub shortest: u32,
    /// Largest number of decisions of a playout.
    pub longest: u32,
}

impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            width: 16,
            trust: 4.0,
            doubt: 2.0,
            least_laps: 3,
            most_laps: 2_000,
            tries: 4,
            answers: 2,
            narrow: 4,
            lucks: 12,
            rounds: 2,
            shortest: 10,
            longest: 240,
        }
    }
}

/// Ranks the moves of `me` by how far they came in the race.
#[expect(clippy::too_many_arguments, reason = "a search is told everything about one question")]
pub(crate) fn consider<G: Appraise>(
    game: &G,
    me: Seat,
    legal: &[G::Move],
    greedy: &mut Greedy<G>,
    budget: Budget,
    settings: SearchSettings,
    rng: &mut Pcg64Mcg,
    stop: &AtomicBool,
) -> Option<Thought<G::Move>> {
    let mut purse = Purse::new(budget);
    let mut sensible = legal.to_vec();
    keep_sensible(&redealt(game, me, rng), me, &mut sensible, 0);
    let look = greedy.consider(game, me, &sensible, rng)?;
    let mut race = Race::new(look, settings.width.clamp(1, purse.left()), settings);
    let mut playout = Playout::new(me, settings);
    while race.is_open() && race.running() <= purse.left() && !stop.load(Ordering::Relaxed) {
        let world = redealt(game, me, rng);
        let seed = rng.next_u64();
        purse.spent += race.running();
        race.lap(|mv| playout.value(&world, mv, seed));
    }
    race.ranking()
}

/// The remaining budget.
struct Purse {
    budget: Budget,
    start: Instant,
    spent: usize,
}

impl Purse {
    fn new(budget: Budget) -> Self {
        Purse { budget, start: Instant::now(), spent: 0 }
    }

    /// Number of playouts in the budget. The clock allows any number until it is up, and always the first lap.
    fn left(&self) -> usize {
        match self.budget {
            Budget::Iterations(iterations) => (iterations.max(1) as usize).saturating_sub(self.spent),
            Budget::Millis(millis) => {
                let is_up = Duration::from_millis(u64::from(millis)) <= self.start.elapsed();
                if is_up && 0 < self.spent { 0 } else { usize::MAX }
            }
        }
    }
}
