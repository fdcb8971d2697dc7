//! Candidates of the race, who is ahead of whom, and who drops out.

use super::SearchSettings;
use crate::{Alternative, Thought};

/// Moves that are compared lap by lap.
pub(super) struct Race<M> {
    settings: SearchSettings,
    /// In the order of the greedy look.
    runners: Vec<Runner<M>>,
    laps: usize,
}

struct Runner<M> {
    mv: M,
    /// The greedy values.
    expected: f32,
    /// The value of each lap.
    values: Vec<f32>,
    total: f64,
    out: bool,
}

/// Moves whose values differ by less than this are equal: the difference would not be noticed in a game.
const EVEN: f32 = 0.000_5;

impl<M: Copy> Race<M> {
    /// A race between the first `width` moves of a greedy look.
    pub(super) fn new(look: Thought<M>, width: usize, settings: SearchSettings) -> Self {
        let Thought { mv, visits, value, alternatives } = look;
        let runners = std::iter::once(Alternative { mv, visits, value })
            .chain(alternatives)
            .take(width)
            .map(|Alternative { mv, value, visits: _ }| Runner {
                mv,
                expected: value.unwrap_or(0.0),
                values: Vec::new(),
                total: 0.0,
                out: false,
            })
            .collect();
        Race { settings, runners, laps: 0 }
    }

    /// How many moves are still in the race.
    pub(super) fn running(&self) -> usize {
        self.runners.iter().filter(|runner| !runner.out).count()
    }

    /// Whether another lap could change anything.
    pub(super) fn is_open(&self) -> bool {
        self.laps == 0 || (1 < self.running() && self.laps < self.settings.most_laps)
    }

    /// Runs one lap of every move, then drops those that are clearly behind.
    pub(super) fn lap(&mut self, mut run: impl FnMut(M) -> f32) {
        for runner in self.runners.iter_mut().filter(|runner| !runner.out) {
            let value = run(runner.mv);
            runner.values.push(value);
            runner.total += f64::from(value);
        }
        self.laps += 1;
        if self.settings.least_laps <= self.laps {
            self.drop_out();
        }
    }

    fn drop_out(&mut self) {
        let running = || (0..self.runners.len()).filter(|i| !self.runners[*i].out);
        let leader = running().reduce(|a, b| if self.mean(a) < self.mean(b) { b } else { a });
        let Some(leader) = leader else { return };
        let behind: Vec<usize> = running().filter(|i| *i != leader && self.is_behind(*i, leader)).collect();
        for i in behind {
            self.runners[i].out = true;
        }
    }

    /// The mean value of a move, the greedy prior included.
    fn mean(&self, runner: usize) -> f32 {
        let Runner { expected, values, total, .. } = &self.runners[runner];
        let trust = self.settings.trust;
        (*total as f32 + trust * expected) / (values.len() as f32 + trust)
    }

    /// Whether a move is behind the leader by more than luck explains, or too close to be worth telling apart.
    fn is_behind(&self, runner: usize, leader: usize) -> bool {
        let laps = self.laps as f32;
        let (mut sum, mut squares) = (0.0, 0.0);
        for (ahead, behind) in self.runners[leader].values.iter().zip(&self.runners[runner].values) {
            let lead = ahead - behind;
            sum += lead;
            squares += lead * lead;
        }
        let variance = (squares - sum * sum / laps).max(0.0) / (laps - 1.0).max(1.0);
        let lead = self.mean(leader) - self.mean(runner);
        self.settings.doubt * (variance / laps).sqrt() <= lead + EVEN
    }

    /// The moves by how long they ran, then by what they came to.
    pub(super) fn ranking(&self) -> Option<Thought<M>> {
        let mut ranks: Vec<usize> = (0..self.runners.len()).collect();
        ranks.sort_by(|&a, &b| {
            let longer = self.runners[b].values.len().cmp(&self.runners[a].values.len());
            longer.then_with(|| self.mean(b).total_cmp(&self.mean(a)))
        });
        let seen = |i: usize| {
            let Runner { mv, values, total, .. } = &self.runners[i];
            let visits = values.len() as u32;
            // With luck subtracted the value of a playout may exceed 1 a little.
            let value = (0 < visits).then(|| ((*total / f64::from(visits)) as f32).clamp(0.0, 1.0));
            Alternative { mv: *mv, visits, value }
        };
        Thought::from_ranked(ranks.into_iter().map(seen).collect())
    }
}
