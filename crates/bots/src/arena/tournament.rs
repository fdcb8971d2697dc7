use super::{ArenaError, Interval, Summary, play_with};
use crate::Bot;
use approdo_contract::Appraise;
use serde::Serialize;

/// Bots against each other, every seed played once from each seat, so that neither luck nor the first move nor lots
/// ([`Appraise::lot`]) bias the result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tournament {
    /// The contestants, one for each seat.
    pub bots: Vec<Bot>,
    /// What happened, with one tally per contestant.
    pub summary: Summary,
}

/// How one contestant fared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Score {
    /// The contestant.
    pub bot: Bot,
    /// How many games it finished.
    pub games: u64,
    /// The share it won. Games of the same seed are not independent, so the true interval is usually narrower.
    pub win_share: Interval,
    /// Its score, on average.
    pub mean_score: f64,
    /// Its place, on average; 1 is best.
    pub mean_place: f64,
}

impl Tournament {
    /// A tournament without games; name one bot for each seat.
    pub fn new(bots: &[Bot]) -> Self {
        Tournament { bots: bots.to_vec(), summary: Summary::default() }
    }

    /// Plays a round for each seed: as many games as there are seats. The rounds are counted from 0.
    pub fn play<G: Appraise>(
        mut self,
        options: &G::Options,
        seeds: impl IntoIterator<Item = u64>,
    ) -> Result<Tournament, ArenaError> {
        for (round, seed) in (0..).zip(seeds) {
            self.summary = self.summary.merge(Tournament::round::<G>(options, &self.bots, round, seed)?);
        }
        Ok(self)
    }

    /// Plays one seed with every rotation of the bots around the table, and with the lots of this round. Rounds can be
    /// merged, so a tournament may be split over many threads.
    pub fn round<G: Appraise>(
        options: &G::Options,
        bots: &[Bot],
        round: u64,
        seed: u64,
    ) -> Result<Summary, ArenaError> {
        let mut summary = Summary::default();
        let mut seated = bots.to_vec();
        for rotation in 0..bots.len().max(1) {
            let lot = |game: &G, seat| game.lot(seat, round);
            summary.add(seed, play_with(options, &seated, seed, lot, |_, _| ()), rotation)?;
            if !seated.is_empty() {
                seated.rotate_right(1);
            }
        }
        Ok(summary)
    }

    /// How each contestant fared, in the order they were named.
    pub fn scores(&self) -> Vec<Score> {
        let score = |(bot, tally): (&Bot, &super::Tally)| Score {
            bot: *bot,
            games: tally.games,
            win_share: tally.win_share(),
            mean_score: tally.mean_score(),
            mean_place: tally.mean_place(),
        };
        self.bots.iter().zip(&self.summary.tallies).map(score).collect()
    }
}
