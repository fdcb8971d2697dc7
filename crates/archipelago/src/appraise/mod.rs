//! How a position looks to a player, for bots.
//!
//! A player is worth the victory points that he is likely to score and the means to score more: florins, cubes,
//! units, buildings, cards, action discs. The colony must not be lost on the way, unless he is the Separatist.
//! Everything here is read from what the player may know: stocks of others are taken to be equal shares of what is
//! missing on the table, and their objectives any of those he has not seen.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

mod deals;
mod growth;
mod knowledge;
mod means;
mod peril;
mod points;
mod weight;

use crate::{Archipelago, Move, content::content, frames::Frame, phase::ending, score};
use approdo_contract::{Appraise, Seat};
use approdo_pieces::NamedId;
use knowledge::Knowledge;

impl Appraise for Archipelago {
    fn appraise(&self, seat: Seat) -> f32 {
        if self.ending.is_some() {
            return score::outcome(self).standings.get(seat.index()).map_or(0.0, |standing| standing.payoff);
        }
        let known = Knowledge::of(self, seat);
        let near = nearness(self, &known);
        let calm = peril::calm(self, seat, &known, near);
        let ahead = ahead(self, seat, &known, near);
        let value =
            if score::is_separatist(self, seat) { (ahead * calm).max(1.0 - calm) } else { ahead * calm };
        match (self.top(), &self.offer) {
            (Some(Frame::Draft), Some(offer)) if offer.by == seat => {
                (value + calm * deals::hope(self, offer, &known, near)).clamp(0.0, 1.0)
            }
            // An offer that nobody has answered has changed nothing, and putting one together takes time.
            (Some(Frame::Draft), _) => value * HESITATION,
            (_, _) => value,
        }
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
fn ahead(game: &Archipelago, seat: Seat, known: &Knowledge, near: f32) -> f32 {
    let points = points::expected(game, seat, known);
    // Early on means can still be turned into points; when the end is near only points count.
    let late = f32::from(game.turn.min(LATE)) / f32::from(LATE + 2);
    let left = (1.0 - HASTE * near) * (1.0 - late);
    let worth =
        |player: Seat| points[player.index()] + POINTS_PER_FLORIN * left * means::of(game, player, known);
    let rivals = || game.all_seats().filter(|other| *other != seat).map(worth);
    let mean = rivals().sum::<f32>() / rivals().count().max(1) as f32;
    let best = rivals().fold(mean, f32::max);
    let lead = worth(seat) - (1.0 - FIELD) * best - FIELD * mean;
    let scale = SCALE * (1.0 - CERTAIN * near);
    1.0 / (1.0 + (-lead / scale).exp())
}

/// How near the end is as far as the player knows, from 0 to 1.
fn nearness(game: &Archipelago, known: &Knowledge) -> f32 {
    if ending::is_closing(game) {
        return 1.0;
    }
    let tally = ending::Tally::of(game);
    let likely = known.likely();
    let mut nearest: f32 = 0.0;
    for (objectives, likely) in [(known.seen, 1.0), (known.unseen, likely)] {
        for objective in objectives.iter() {
            let (have, need) = tally.progress(game, content().objectives[objective.index()].end);
            let part = (f32::from(have) / f32::from(need.max(1))).min(1.0);
            nearest = nearest.max(likely * part * part);
        }
    }
    NEAR * nearest
}

/// An end condition that is almost true may still stay so for a while.
const NEAR: f32 = 0.8;

/// When the end has come means are worth so much less.
const HASTE: f32 = 0.95;
/// When the end has come a lead is so much surer.
const CERTAIN: f32 = 0.65;
/// Victory points that a florin of means is worth at the start.
const POINTS_PER_FLORIN: f32 = 0.09;
/// Games are rarely longer than this.
const LATE: u8 = 10;
