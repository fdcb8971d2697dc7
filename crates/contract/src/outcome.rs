use crate::{MAX_SEATS, RuleId};
use arrayvec::ArrayVec;
use serde::Serialize;

/// How a game ended, seat by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// One entry per seat, in seat order.
    pub standings: ArrayVec<Standing, MAX_SEATS>,
    /// The clause that ended the game.
    pub ended_by: RuleId,
}

/// What one seat got out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// 1 is best. It may be shared, or missing when all lose together.
    pub place: u8,
    /// Points as the rulebook counts them.
    pub score: i32,
    /// What a bot strives for: 0 is a loss, 1 a win, shares in between for shared places.
    pub payoff: f32,
}

impl Outcome {
    /// The usual outcome of a competitive game: the winner's payoff is 1 (shared by several winners), second
    /// places earn a little so that bots do not give up, and the last earns nothing.
    pub fn ranked(places: &[u8], scores: &[i32], ended_by: RuleId) -> Self {
        let winners = places.iter().filter(|place| **place == 1).count().max(1) as f32;
        let seats = places.len().max(2) as f32;
        let payoff = |place: u8| match place {
            1 => 1.0 / winners,
            _ => 0.1 * (1.0 - f32::from(place - 1) / (seats - 1.0)),
        };
        let standings = places
            .iter()
            .zip(scores)
            .map(|(&place, &score)| Standing { place, score, payoff: payoff(place) })
            .collect();
        Outcome { standings, ended_by }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_pays_one_and_the_last_place_nothing() {
        let outcome = Outcome::ranked(&[2, 1, 3], &[5, 9, 1], RuleId("X-1"));
        let payoffs: Vec<f32> = outcome.standings.iter().map(|s| s.payoff).collect();
        assert_eq!(payoffs[1], 1.0);
        assert_eq!(payoffs[2], 0.0);
        assert!(0.0 < payoffs[0] && payoffs[0] < 0.1);
        let tie = Outcome::ranked(&[1, 1], &[4, 4], RuleId("X-1"));
        assert_eq!(tie.standings[0].payoff, 0.5);
    }
}
