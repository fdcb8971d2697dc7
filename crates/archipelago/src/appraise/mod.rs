//! Evaluation of a position for a player, for bots.
//!
//! A player is worth the victory points that he is likely to score and the means to score more: florins, cubes,
//! units, buildings, cards, action discs. The colony must not be lost on the way, unless he is the Separatist.
//! Everything here is read from what the player may know: stocks of others are taken to be equal shares of what is
//! missing on the table, and their objectives any of those he has not seen.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

mod deals;
mod finish;
mod growth;
mod knowledge;
mod means;
mod peril;
mod points;
mod reserve;
mod separatist;
mod trading;
mod weight;

use crate::{
    Archipelago, Move,
    content::{Works, content},
    frames::{Build, Frame, Raise, Trade},
    ids::Building,
    phases::Phase,
    score,
    state::SEATS,
};
use approdo_contract::{Appraise, Seat};
use approdo_pieces::NamedId;
use knowledge::Knowledge;

impl Appraise for Archipelago {
    const COMMON_FATE: bool = true;
    const PLANS: bool = true;

    fn appraise(&self, seat: Seat) -> f32 {
        if self.ending.is_some() {
            return score::outcome(self).standings.get(seat.index()).map_or(0.0, |standing| standing.payoff);
        }
        let known = Knowledge::of(self, seat);
        let value = match self.top() {
            Some(Frame::Build(Build { works })) if self.active == seat => {
                construction(self, seat, &known, works)
            }
            Some(Frame::Trade(Trade { must, .. })) if self.active == seat => {
                trading::best(self, seat, &known, must)
            }
            Some(_) | None => prospects(self, seat, &known, rising(self, seat)),
        };
        match self.top() {
            // An offer that is still a draft changes nothing: bots do not begin one to postpone something.
            Some(Frame::Draft) => 0.0,
            Some(_) | None => value,
        }
    }

    fn weight(&self, seat: Seat, mv: Move) -> f32 {
        weight::weight(self, seat, mv)
    }

    fn plan(&self, seat: Seat) -> Option<Move> {
        deals::plan(self, seat)
    }
}

/// Estimated probability that a player wins. A building in `rising` counts as built.
fn prospects(game: &Archipelago, seat: Seat, known: &Knowledge, rising: Option<Building>) -> f32 {
    let turns = finish::turns(game, seat, known, rising);
    let near = finish::nearness(turns);
    let calm = peril::calm(game, seat, known, near);
    let built = rising.map_or(0.0, means::worth);
    let ahead = ahead(game, seat, known, near, built);
    chances(game, seat, turns, calm, ahead)
}

/// The same with the turns left, the probability that the colony lasts, and that of being ahead.
fn chances(game: &Archipelago, seat: Seat, turns: f32, calm: f32, ahead: f32) -> f32 {
    if score::is_separatist(game, seat) {
        return separatist::prospects(game, seat, calm, ahead);
    }
    // A game that can be ended at once may end before the next crisis; with more turns left the risk is the full one.
    let calm = if can_act(game, seat) { calm.powf(1.0 - SOON * (-DELAY * turns).exp()) } else { calm };
    let calm = calm * (-WEAR * turns).exp();
    ahead * calm
}

/// Whether a player has an action left in this turn.
fn can_act(game: &Archipelago, seat: Seat) -> bool {
    game.phase == Phase::Actions && !game.passed.contains(seat) && 0 < game.free_discs(seat)
}

/// The same for a player who is about to build, with his best choice.
fn construction(game: &Archipelago, seat: Seat, known: &Knowledge, works: Works) -> f32 {
    let mut best: Option<f32> = None;
    for building in Building::ALL.iter().copied() {
        if works == Works::Ship || !finish::has_site(game, seat, building) {
            continue;
        }
        if let Some(paid) = known.paying(seat, &content().buildings[building.index()]) {
            let value = prospects(game, seat, &paid, Some(building));
            best = Some(best.map_or(value, |best| best.max(value)));
        }
    }
    let ship = || known.paying(seat, &content().ship).map_or(0.0, |paid| prospects(game, seat, &paid, None));
    best.unwrap_or_else(ship)
}

/// The building that a player is paying for.
fn rising(game: &Archipelago, seat: Seat) -> Option<Building> {
    let raised =
        |frame: &Frame| if let Frame::Raise(Raise { building, .. }) = frame { Some(*building) } else { None };
    game.frames.iter().find_map(raised).filter(|_| game.active == seat)
}

/// Probability that a game that seems to end at once does so.
const SOON: f32 = 0.7;
/// Decay of that probability with each turn left.
const DELAY: f32 = 0.7;
/// Loss of the colony in each turn for reasons that are not modelled.
const WEAR: f32 = 0.3;
/// Weight of the mean of the rivals beside the best of them.
const FIELD: f32 = 0.4;
/// Scale of the lead: this many points win about three games in four.
const SCALE: f32 = 3.0;

/// Probability of winning a game in which the colony lasts. `built` is the worth of a building that counts as built.
fn ahead(game: &Archipelago, seat: Seat, known: &Knowledge, near: f32, built: f32) -> f32 {
    let points = points::expected(game, known, near);
    // Early on means can still be turned into points; when the end is near only points count.
    let late = f32::from(game.turn.min(LATE)) / f32::from(LATE + 2);
    let left = (1.0 - HASTE * near) * (1.0 - late);
    let mut worth = [0.0; SEATS];
    for player in game.all_seats() {
        let means = means::of(game, player, known);
        worth[player.index()] = points[player.index()] + POINTS_PER_FLORIN * left * means;
    }
    let rivals = || game.all_seats().filter(|other| *other != seat).map(|other| worth[other.index()]);
    let mean = rivals().sum::<f32>() / rivals().count().max(1) as f32;
    let best = rivals().fold(mean, f32::max);
    let lead = worth[seat.index()] + POINTS_PER_FLORIN * left * built - (1.0 - FIELD) * best - FIELD * mean;
    let scale = SCALE * (1.0 - CERTAIN * near);
    1.0 / (1.0 + (-lead / scale).exp())
}

/// Share by which means lose their worth at the end.
const HASTE: f32 = 0.95;
/// Share by which a lead becomes surer at the end.
const CERTAIN: f32 = 0.65;
/// Victory points that a florin of means is worth at the start.
const POINTS_PER_FLORIN: f32 = 0.09;
/// Turn from which means count least.
const LATE: u8 = 10;
