//! Probability that the colony lasts (ARC-13.5).

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::{can_act, growth::Growth, knowledge::Knowledge, reserve::Reserve};
use crate::{
    content::content,
    frames::{Domestic, Export, Frame, Huts, Purchases, Rouse},
    ids::{CARDS, Market},
    phase::rebels,
    phases::Phase,
    score,
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// Probability that the colony lasts, from the margin between population and rebellion after what can be foreseen.
/// `near` is the nearness of the end, from 0 to 1.
pub(super) fn calm(game: &Archipelago, seat: Seat, known: &Knowledge, near: f32) -> f32 {
    let growth = Growth::of(game, seat);
    let help = growth.recruits(game, seat, known).min(4.0) + f32::from(growth.births).min(2.0);
    // The Separatist recruits no one to save the colony.
    let willing = if score::is_separatist(game, seat) { 0.0 } else { HELP };
    let help = willing * (1.0 - near) * help;
    // Without a disc left in this turn help comes after the next crisis.
    let in_time = can_act(game, seat);
    let margin = f32::from(population(game)) - f32::from(game.rebellion) - under_way(game);
    if 1.0 <= near {
        return holds(margin);
    }
    let reserve = Reserve::of(game, seat, known);
    let mut harms: ArrayVec<f32, CARDS> = ArrayVec::new();
    let mut red = 0.0;
    for card in game.evolution.deck.iter() {
        harms.push(reserve.harm(card, false));
        red += reserve.harm(card, true);
    }
    let cards = harms.len().max(1) as f32;
    let white = harms.iter().sum::<f32>() / cards;
    red *= f32::from(game.seats) * DRAWS / cards;
    let boards = boards(game);
    let soon = if game.phase == Phase::Evolution { 0.5 * red } else { red };
    let left = margin - boards - soon + if in_time { help } else { 0.0 };
    let later = (1.0 - near) * HORIZON * (boards + SHORT * (white + red)) - if in_time { 0.0 } else { help };
    let outlook = |harm: f32| holds(left - harm) * lasts(left - harm - later);
    // Mean over the backs of the outlook, not outlook of the mean: one bad back is enough to lose.
    let any = if harms.is_empty() {
        outlook(0.0)
    } else {
        harms.iter().map(|harm| outlook(*harm)).sum::<f32>() / cards
    };
    match game.evolution.back {
        Some(back) => {
            let stays = stays(game);
            stays * outlook(reserve.harm(back, false)) + (1.0 - stays) * any
        }
        None => any,
    }
}

/// The population, with the citizens that still land in turn 0.
fn population(game: &Archipelago) -> u8 {
    let first = if game.phase == Phase::Discovery { FIRST * game.seats } else { 0 };
    game.population.max(first)
}

/// How many citizens a player begins with (ARC-4.8).
const FIRST: u8 = 2;

/// Probability to survive the next turn with this margin, almost a step function.
fn holds(margin: f32) -> f32 {
    1.0 / (1.0 + (-(margin + 0.5) / EDGE).exp())
}

/// Slope of that step.
const EDGE: f32 = 0.8;

/// Probability to survive later turns with this margin.
fn lasts(margin: f32) -> f32 {
    1.0 / (1.0 + (-(margin + EASE) / SLOPE).exp())
}

/// Scale of that margin.
const EASE: f32 = 2.0;
const SLOPE: f32 = 2.0;
/// Weight of a citizen that is still to come.
const HELP: f32 = 0.5;
/// How often each player uncovers another back in Phase 6.
const DRAWS: f32 = 0.6;
/// Turns that are looked ahead: idle workers and full markets raise the rebellion in each of them.
const HORIZON: f32 = 3.0;
/// Weight of a shortage of today in a later turn: there is time to meet it.
const SHORT: f32 = 0.25;

/// Citizens who lie in the crisis that is being resolved, and cubes that are still missing.
fn under_way(game: &Archipelago) -> f32 {
    let mut due = 0.0;
    for frame in &game.frames {
        if let Frame::Domestic(Domestic { nth, .. }) = frame {
            due += f32::from(rebels::lying_count(game)) * hope(game, *nth);
        }
        if let Frame::Export(Export { missing, nth, .. }) = frame {
            due += f32::from(*missing) * hope(game, *nth);
        }
        // Citizens that are about to stand up do not count.
        if let Frame::Rouse(Rouse { left, .. }) = frame {
            due -= f32::from((*left).min(rebels::lying_count(game)));
        }
    }
    due.max(0.0)
}

/// What is left of a crisis when the others have done what they can.
fn hope(game: &Archipelago, nth: u8) -> f32 {
    let others = f32::from(game.seats.saturating_sub(nth + 1));
    1.0 - 0.3 * others / (1.0 + others)
}

/// What the boards will do in the next Phase 3. A row near the marker counts as well.
fn boards(game: &Archipelago) -> f32 {
    let mut crowd = content().stability[usize::from(game.population)];
    for (market, zones) in Market::ALL.iter().copied().zip(&content().markets) {
        for (zone, cubes) in zones.iter().zip(game.markets[market].values()) {
            let row = zone.rows[usize::from(*cubes)];
            crowd.surplus += row.surplus;
            crowd.rebellion += row.rebellion;
        }
    }
    let rows = &content().surplus;
    let idle = usize::from((game.surplus + arriving(game)).saturating_add_signed(crowd.surplus));
    let near = |place: usize| f32::from(rows[place.min(rows.len() - 1)].rebellion);
    let around = idle.saturating_sub(REACH)..=idle + REACH;
    let mean = around.clone().map(near).sum::<f32>() / around.count() as f32;
    (f32::from(crowd.rebellion) + mean).max(-f32::from(game.rebellion))
}

/// Workers of the huts of a region that is being placed (ARC-5.11, ARC-19.14).
fn arriving(game: &Archipelago) -> u8 {
    let placed = |frame: &Frame| {
        if let Frame::Huts(Huts { region }) = frame { Some(*region) } else { frame.region() }
    };
    game.frames.iter().find_map(placed).map_or(0, |region| content().regions[region.index()].huts)
}

/// How far off a row is near.
const REACH: usize = 3;

/// Probability that the back on top stays until Phase 4: buying a card uncovers another one.
fn stays(game: &Archipelago) -> f32 {
    if game.phase == Phase::Evolution && game.evolution.track.iter().any(Option::is_none) {
        return 0.0;
    }
    let all = i32::from(game.seats);
    let to_buy = match game.phase {
        Phase::Disengage | Phase::Order | Phase::Population if 1 < game.turn => 0,
        Phase::Discovery
        | Phase::Disengage
        | Phase::Order
        | Phase::Population
        | Phase::Balance
        | Phase::Actions => all,
        Phase::Evolution => {
            let nth = |frame: &Frame| {
                if let Frame::Purchases(Purchases { nth }) = frame { Some(i32::from(*nth)) } else { None }
            };
            all - game.frames.iter().find_map(nth).unwrap_or(all)
        }
    };
    (1.0 - DRAWS).powi(to_buy)
}
