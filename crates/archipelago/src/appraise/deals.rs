//! Simple deals that a bot proposes: a cube for florins, at a price that suits both sides as far as the maker knows.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::{ahead, knowledge::Knowledge};
use crate::{
    ids::Resource,
    phases::Phase,
    state::{Archipelago, Bundle, Cubes, Offer},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// What an offer that is being put together is worth to its maker, beside the position as it stands: something as
/// long as it comes closer to a deal that he likes, less than nothing once it is no way to one.
pub(super) fn hope(game: &Archipelago, offer: &Offer, known: &Knowledge, near: f32) -> f32 {
    if !may_propose(game, offer.by) {
        return HESITATION;
    }
    let Some(deal) = best(game, offer.by, offer.to, known, near) else { return HESITATION };
    let left = missing(&offer.give, &deal.give).zip(missing(&offer.ask, &deal.ask));
    match left.map(|(give, ask)| give + ask) {
        Some(left) if left + offer.changes == deal.size() => {
            deal.gain * (1.0 - 0.5 * f32::from(left + 1) / f32::from(deal.size() + 1))
        }
        Some(_) | None => HESITATION,
    }
}

/// What an idle offer costs: everything, for otherwise it would put off whatever is worse.
const HESITATION: f32 = -1.0;

/// An exchange that a player would propose.
struct Deal {
    give: Bundle,
    ask: Bundle,
    gain: f32,
}

impl Deal {
    /// How many changes put it together.
    fn size(&self) -> u8 {
        let empty = Bundle::default();
        missing(&empty, &self.give).unwrap_or(0) + missing(&empty, &self.ask).unwrap_or(0)
    }
}

/// How many changes turn a side into another; nothing if it lists too much already.
fn missing(side: &Bundle, wanted: &Bundle) -> Option<u8> {
    let Bundle { florins, cubes, tokens, cards, permissions, place } = side;
    if 0 < *tokens || !cards.is_empty() || !permissions.is_empty() || place.is_some() {
        return None;
    }
    let florins = wanted.florins.checked_sub(*florins)?;
    let mut changes = florins / 5 + florins % 5;
    for resource in Resource::ALL.iter().copied() {
        changes += wanted.cubes[resource].checked_sub(cubes[resource])?;
    }
    Some(changes)
}

/// A bot asks once, in its first round of a turn, and when it is called on.
fn may_propose(game: &Archipelago, seat: Seat) -> bool {
    let early = game.player(seat).discs <= game.free_discs(seat) + 1;
    game.phase == Phase::Actions && (game.active != seat || (early && game.offers[seat.index()] <= 1))
}

/// The best deal with another player that he is likely to accept.
fn best(game: &Archipelago, by: Seat, to: Seat, known: &Knowledge, near: f32) -> Option<Deal> {
    let public = known.without_own(game);
    let own = |give: &Bundle, ask: &Bundle| ahead(game, by, &known.exchanged(by, to, give, ask), near, 0.0);
    let other =
        |give: &Bundle, ask: &Bundle| ahead(game, to, &public.exchanged(by, to, give, ask), near, 0.0);
    let nothing = Bundle::default();
    let (own_now, other_now) = (own(&nothing, &nothing), other(&nothing, &nothing));
    let sample = other(&florins(SAMPLE), &nothing) - other_now;
    let florin = (sample / f32::from(SAMPLE)).max(f32::EPSILON);
    let mut best: Option<Deal> = None;
    for resource in Resource::ALL.iter().copied() {
        let cube = cube(resource);
        // The other side is given a little more than the cube seems to be worth to him.
        let price = 1.0 + (other_now - other(&nothing, &cube)) / florin;
        let buys = 0.7 <= known.stock(to).cubes[resource.index()] && price <= known.stock(by).florins;
        if buys && price <= MOST {
            let give = florins(price.max(1.0).ceil() as u8);
            keep_better(&mut best, Deal { gain: own(&give, &cube) - own_now, give, ask: cube });
        }
        if 1.0 <= known.stock(by).cubes[resource.index()] {
            let price = (other(&cube, &nothing) - other_now) / florin - 1.0;
            let ask = florins(price.min(known.stock(to).florins).clamp(0.0, MOST) as u8);
            if 0 < ask.florins {
                keep_better(&mut best, Deal { gain: own(&cube, &ask) - own_now, give: cube, ask });
            }
        }
    }
    best
}

/// Nobody pays more for a cube.
const MOST: f32 = 12.0;
/// So many florins show what a florin is worth.
const SAMPLE: u8 = 3;
/// A deal must be worth the time it takes.
const WORTHWHILE: f32 = 0.01;

fn keep_better(best: &mut Option<Deal>, deal: Deal) {
    let least = best.as_ref().map_or(WORTHWHILE, |best| best.gain);
    if least < deal.gain {
        *best = Some(deal);
    }
}

fn florins(florins: u8) -> Bundle {
    Bundle { florins, ..Bundle::default() }
}

fn cube(resource: Resource) -> Bundle {
    let mut cubes = Cubes::default();
    cubes[resource] = 1;
    Bundle { cubes, ..Bundle::default() }
}
