//! How a position looks to a player, for bots.
//!
//! A player is worth the victory points he would score now, and the means to score more: florins, cubes, units,
//! buildings, cards. The colony must not be lost on the way, unless he is the Separatist. Bots ask on worlds that
//! were redealt for the player, so other players' objectives are guesses.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

mod weight;

use crate::{
    Archipelago, Move,
    content::content,
    ids::{Building, Resource},
    score,
};
use approdo_contract::{Appraise, Seat};
use approdo_pieces::NamedId;

impl Appraise for Archipelago {
    fn appraise(&self, seat: Seat) -> f32 {
        if self.ending.is_some() {
            return score::outcome(self).standings.get(seat.index()).map_or(0.0, |standing| standing.payoff);
        }
        let points = score::standing(self);
        let worth = |seat: Seat| f32::from(points[seat.index()]) + MEANS * means(self, seat);
        let rivals = || self.all_seats().filter(|other| *other != seat).map(worth);
        let mean = rivals().sum::<f32>() / rivals().count().max(1) as f32;
        let best = rivals().fold(mean, f32::max);
        let lead = worth(seat) - (1.0 - FIELD) * best - FIELD * mean;
        let ahead = 1.0 / (1.0 + (-lead / SCALE).exp());
        let calm = calm(self);
        if score::is_separatist(self, seat) { (ahead * calm).max(1.0 - calm) } else { ahead * calm }
    }

    fn weight(&self, seat: Seat, mv: Move) -> f32 {
        weight::weight(self, seat, mv)
    }
}

/// How much the mean of the rivals counts beside the best of them.
const FIELD: f32 = 0.4;
/// A lead of so many points is worth about three games in four.
const SCALE: f32 = 3.0;
/// Victory points that a florin of means is worth.
const MEANS: f32 = 0.06;

/// How sure it is that the colony lasts (ARC-13.5), by the margin between population and rebellion.
fn calm(game: &Archipelago) -> f32 {
    let margin = f32::from(game.population.saturating_sub(game.rebellion));
    let pressure = f32::from(content().surplus[usize::from(game.surplus)].rebellion.max(0).unsigned_abs());
    let safety = (margin - pressure + 1.0).max(0.0);
    safety / (safety + 1.5)
}

/// What a player owns, in florins.
fn means(game: &Archipelago, seat: Seat) -> f32 {
    let player = game.player(seat);
    let cubes: f32 = Resource::ALL
        .iter()
        .map(|resource| f32::from(player.cubes[*resource]) * CUBES[resource.index()])
        .sum();
    let units: f32 = game
        .units
        .iter()
        .filter(|stack| stack.owner == seat)
        .map(|stack| {
            let each = if stack.posture.is_active() { UNIT } else { UNIT / 2.0 };
            f32::from(stack.count) * each
        })
        .sum();
    let buildings: f32 = Building::ALL
        .iter()
        .map(|building| f32::from(game.controlled_by(seat, *building)) * BUILDINGS[building.index()])
        .sum();
    f32::from(player.florins)
        + cubes
        + f32::from(player.tokens) * TOKEN
        + units
        + buildings
        + f32::from(player.cards.len()) * CARD
}

/// What a cube is worth, in the order of the resources.
const CUBES: [f32; 6] = [4.0, 4.0, 4.0, 4.0, 5.0, 6.0];
const TOKEN: f32 = 6.0;
const UNIT: f32 = 4.0;
const CARD: f32 = 4.0;
/// What a building is worth to who controls it: town, market, port, temple.
const BUILDINGS: [f32; 4] = [14.0, 9.0, 10.0, 12.0];
