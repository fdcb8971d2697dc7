use super::{ArenaError, Interval, Record, wilson};
use approdo_contract::RuleId;
use serde::Serialize;
use std::collections::BTreeMap;

/// What happened in many games. All sums are whole numbers, so the order of merging does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// How many games were begun.
    pub games: u64,
    /// How many steps the finished games took, luck included.
    pub steps: u64,
    /// How many of the steps were moves of a seat.
    pub moves: u64,
    /// The steps of the shortest finished game.
    pub shortest: Option<u32>,
    /// The steps of the longest finished game.
    pub longest: Option<u32>,
    /// What each seat, or each contestant of a tournament, got out of the finished games.
    pub tallies: Vec<Tally>,
    /// How many games each clause ended.
    pub ended_by: BTreeMap<RuleId, u64>,
    /// The unfinished games, by seed: faults of the rules.
    pub unfinished: Vec<Unfinished>,
}

/// What one seat or contestant got out of many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// How many games it finished.
    pub games: u64,
    /// How many games it won alone.
    pub wins: u64,
    /// How many games it won together with others.
    pub shared_wins: u64,
    /// Wins in sixtieths, a shared one split evenly: every table divides sixty.
    win_sixtieths: u64,
    score: i64,
    place: u64,
}

/// An unfinished game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Unfinished {
    /// The seed that reproduces it.
    pub seed: u64,
    /// What went wrong, as a sentence.
    pub problem: String,
}

impl Summary {
    /// How many games came to an end.
    pub fn finished(&self) -> u64 {
        self.games - self.unfinished.len() as u64
    }

    /// How many steps a finished game took on average.
    pub fn mean_steps(&self) -> f64 {
        mean(self.steps as f64, self.finished())
    }

    /// How many moves a finished game took on average.
    pub fn mean_moves(&self) -> f64 {
        mean(self.moves as f64, self.finished())
    }

    /// Adds the games of another summary.
    #[must_use]
    pub fn merge(mut self, other: Summary) -> Summary {
        let Summary { games, steps, moves, shortest, longest, tallies, ended_by, unfinished } = other;
        self.games += games;
        self.steps += steps;
        self.moves += moves;
        self.shortest = self.shortest.into_iter().chain(shortest).min();
        self.longest = self.longest.into_iter().chain(longest).max();
        if self.tallies.len() < tallies.len() {
            self.tallies.resize(tallies.len(), Tally::default());
        }
        for (mine, theirs) in self.tallies.iter_mut().zip(tallies) {
            mine.merge(theirs);
        }
        for (rule, count) in ended_by {
            *self.ended_by.entry(rule).or_default() += count;
        }
        self.unfinished.extend(unfinished);
        self.unfinished.sort();
        self
    }

    /// Adds a game in which contestant `i` sat `rotation` seats further on. A game that did not end is counted; a
    /// game that could not even begin is an error.
    pub(super) fn add(
        &mut self,
        seed: u64,
        played: Result<Record, ArenaError>,
        rotation: usize,
    ) -> Result<(), ArenaError> {
        match played {
            Ok(record) => self.add_record(&record, rotation),
            Err(error @ (ArenaError::Seats { .. } | ArenaError::Setup(_))) => return Err(error),
            Err(error @ (ArenaError::DeadEnd { .. } | ArenaError::Endless { .. })) => {
                self.unfinished.push(Unfinished { seed, problem: error.to_string() });
                self.unfinished.sort();
            }
        }
        self.games += 1;
        Ok(())
    }

    fn add_record(&mut self, record: &Record, rotation: usize) {
        let Record { outcome, steps, moves } = record;
        self.steps += u64::from(*steps);
        self.moves += u64::from(*moves);
        self.shortest = self.shortest.into_iter().chain([*steps]).min();
        self.longest = self.longest.into_iter().chain([*steps]).max();
        *self.ended_by.entry(outcome.ended_by).or_default() += 1;
        let seats = outcome.standings.len();
        if self.tallies.len() < seats {
            self.tallies.resize(seats, Tally::default());
        }
        let winners = outcome.standings.iter().filter(|standing| standing.place == 1).count() as u64;
        for (contestant, tally) in self.tallies.iter_mut().enumerate().take(seats) {
            let standing = &outcome.standings[(contestant + rotation) % seats];
            tally.games += 1;
            tally.score += i64::from(standing.score);
            tally.place += u64::from(standing.place);
            if standing.place == 1 {
                tally.wins += u64::from(winners == 1);
                tally.shared_wins += u64::from(winners != 1);
                tally.win_sixtieths += 60 / winners;
            }
        }
    }
}

impl Tally {
    /// The share of games it won, a shared win split evenly, with a 95 % interval.
    pub fn win_share(&self) -> Interval {
        wilson(self.win_sixtieths as f64 / 60.0, self.games)
    }

    /// Its score, on average.
    pub fn mean_score(&self) -> f64 {
        mean(self.score as f64, self.games)
    }

    /// Its place, on average; 1 is best.
    pub fn mean_place(&self) -> f64 {
        mean(self.place as f64, self.games)
    }

    /// Adds the games of another tally, as of a second contestant that is the same bot.
    pub fn merge(&mut self, other: Tally) {
        let Tally { games, wins, shared_wins, win_sixtieths, score, place } = other;
        self.games += games;
        self.wins += wins;
        self.shared_wins += shared_wins;
        self.win_sixtieths += win_sixtieths;
        self.score += score;
        self.place += place;
    }
}

fn mean(total: f64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { total / count as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use approdo_contract::{Outcome, Seat};

    fn record(places: &[u8], scores: &[i32], steps: u32) -> Record {
        let outcome = Outcome::ranked(places, scores, RuleId("X-1"));
        Record { outcome, steps, moves: steps / 2 }
    }

    #[test]
    fn wins_scores_and_places_are_counted_by_contestant() {
        let mut summary = Summary::default();
        summary.add(1, Ok(record(&[1, 2, 3], &[9, 5, 1], 10)), 0).expect("it was played");
        // Rotated by one seat: the first contestant had seat 1.
        summary.add(1, Ok(record(&[1, 1, 3], &[7, 7, 2], 20)), 1).expect("it was played");
        let [first, second, third] = summary.tallies[..] else { panic!("three contestants") };
        assert_eq!((first.wins, first.shared_wins), (1, 1));
        assert_eq!((second.wins, second.shared_wins), (0, 0));
        assert_eq!((third.wins, third.shared_wins), (0, 1));
        assert_eq!((first.mean_score(), second.mean_score(), third.mean_score()), (8.0, 3.5, 4.0));
        assert_eq!((first.mean_place(), second.mean_place(), third.mean_place()), (1.0, 2.5, 2.0));
        assert_eq!((first.win_share().middle, third.win_share().middle), (0.75, 0.25));
        assert_eq!((summary.mean_steps(), summary.mean_moves()), (15.0, 7.5));
        assert_eq!((summary.shortest, summary.longest), (Some(10), Some(20)));
        assert_eq!(summary.ended_by[&RuleId("X-1")], 2);
    }

    #[test]
    fn a_game_without_end_is_counted_and_a_game_that_cannot_begin_is_an_error() {
        let mut summary = Summary::default();
        summary.add(8, Err(ArenaError::Endless { steps: 500 }), 0).expect("it was begun");
        summary.add(7, Err(ArenaError::DeadEnd { seat: Seat(1), steps: 3 }), 0).expect("it was begun");
        assert_eq!((summary.games, summary.finished()), (2, 0));
        assert_eq!(summary.unfinished.iter().map(|game| game.seed).collect::<Vec<_>>(), [7, 8]);
        assert!(summary.unfinished[1].problem.contains("500 steps"), "{:?}", summary.unfinished);
        assert_eq!(summary.mean_steps(), 0.0);
        let refused = ArenaError::Seats { game: "X", least: 2, most: 4, given: 9 };
        assert_eq!(summary.add(9, Err(refused.clone()), 0), Err(refused));
        assert_eq!(summary.games, 2);
    }
}
