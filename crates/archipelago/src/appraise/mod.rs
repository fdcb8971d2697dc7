//! How a position looks to a player, for bots.
//!
//! A player is worth the victory points that he is likely to score and the means to score more: florins, cubes,
//! units, buildings, cards, action discs. The colony must not be lost on the way, unless he is the Separatist.
//! Everything here is read from what the player may know: stocks of others are taken to be equal shares of what is
//! missing on the table, and their objectives any of those he has not seen.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

mod knowledge;
mod means;
mod peril;
mod points;
mod weight;

use crate::{Archipelago, Move, frames::Frame, phase::ending, score};
use approdo_contract::{Appraise, Seat};
use knowledge::Knowledge;

impl Appraise for Archipelago {
    fn appraise(&self, seat: Seat) -> f32 {
        if self.ending.is_some() {
            return score::outcome(self).standings.get(seat.index()).map_or(0.0, |standing| standing.payoff);
        }
        let known = Knowledge::of(self, seat);
        let calm = peril::calm(self, seat, &known);
        let ahead = ahead(self, seat, &known);
        let value =
            if score::is_separatist(self, seat) { (ahead * calm).max(1.0 - calm) } else { ahead * calm };
        // An offer that nobody has answered has changed nothing, and putting one together takes time.
        if let Some(Frame::Draft) = self.top() { value * HESITATION } else { value }
    }

    fn weight(&self, seat: Seat, mv: Move) -> f32 {
        weight::weight(self, seat, mv)
    }
}

const HESITATION: f32 = 0.9;
/// How much the mean of the rivals counts beside the best of them.
const FIELD: f32 = 0.4;
/// A lead of so many points is worth about three games in four.
const SCALE: f32 = 3.0;

/// How likely the player is to win a game that ends well.
fn ahead(game: &Archipelago, seat: Seat, known: &Knowledge) -> f32 {
    let points = points::expected(game, seat, known);
    // Early on means can still be turned into points; when the end is near only points count.
    let closing = ending::is_closing(game);
    let left = if closing { 0.05 } else { 1.0 - f32::from(game.turn.min(LATE)) / f32::from(LATE + 2) };
    let worth =
        |player: Seat| points[player.index()] + POINTS_PER_FLORIN * left * means::of(game, player, known);
    let rivals = || game.all_seats().filter(|other| *other != seat).map(worth);
    let mean = rivals().sum::<f32>() / rivals().count().max(1) as f32;
    let best = rivals().fold(mean, f32::max);
    let lead = worth(seat) - (1.0 - FIELD) * best - FIELD * mean;
    let scale = if closing { SCALE / 3.0 } else { SCALE };
    1.0 / (1.0 + (-lead / scale).exp())
}

/// Victory points that a florin of means is worth at the start.
const POINTS_PER_FLORIN: f32 = 0.09;
/// Games are rarely longer than this.
const LATE: u8 = 10;
