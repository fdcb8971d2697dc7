//! How sure it is that the colony lasts (ARC-13.5).

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::{growth::Growth, knowledge::Knowledge};
use crate::{
    content::{BackZone, Trouble, content},
    frames::Frame,
    ids::{CardId, Market, RESOURCES},
    phase::crisis,
    phases::Phase,
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// From 0 (lost) to 1 (safe), by the margin that is left when what is in sight has happened. `near` tells how near the
/// end is, from 0 to 1.
pub(super) fn calm(game: &Archipelago, seat: Seat, known: &Knowledge, near: f32) -> f32 {
    let growth = Growth::of(game, seat);
    let help = growth.recruits(game, seat, known).min(4.0) + f32::from(growth.births).min(2.0);
    let margin = f32::from(game.population) - f32::from(game.rebellion) + HELP * (1.0 - near) * help;
    let due = under_way(game) + if near < 1.0 { ahead(game, seat, known, near) } else { 0.0 };
    1.0 / (1.0 + (-(margin - due + EASE) / SLOPE).exp())
}

/// What the next turns are likely to bring.
fn ahead(game: &Archipelago, seat: Seat, known: &Knowledge, near: f32) -> f32 {
    let reserve = Reserve::of(game, seat, known);
    let boards = boards(game);
    let usual = usual(game, &reserve);
    let next = match game.evolution.back {
        Some(back) => {
            let stays = stays(game);
            stays * reserve.shortage(back, false) + (1.0 - stays) * usual.white
        }
        None => 0.0,
    };
    let red = usual.red * f32::from(game.seats) * DRAWS;
    let soon = if game.phase == Phase::Evolution { 0.5 * red } else { red };
    let later = (1.0 - near) * HORIZON * (boards + SHORT * (usual.white + red));
    (boards + next + soon + later).max(-f32::from(game.rebellion))
}

/// The margin at which a colony is as good as lost or saved.
const EASE: f32 = 2.0;
const SLOPE: f32 = 2.0;
/// What a citizen who is still to come counts.
const HELP: f32 = 0.5;
/// How often a player uncovers another back in Phase 6.
const DRAWS: f32 = 0.6;
/// How many further turns are looked at: idle workers and full markets stir up the colony in each of them.
const HORIZON: f32 = 3.0;
/// What a shortage of today is worth in a later turn: there is time to meet it.
const SHORT: f32 = 0.25;

/// Citizens who lie in the crisis that is being resolved, and cubes that are still missing.
fn under_way(game: &Archipelago) -> f32 {
    let mut due = 0.0;
    for frame in &game.frames {
        if let Frame::Domestic { nth, .. } = frame {
            due += f32::from(crisis::lying_count(game)) * hope(game, *nth);
        }
        if let Frame::Export { missing, nth, .. } = frame {
            due += f32::from(*missing) * hope(game, *nth);
        }
        // Those who are about to stand up no longer count.
        if let Frame::Rouse { left, .. } = frame {
            due -= f32::from((*left).min(crisis::lying_count(game)));
        }
    }
    due.max(0.0)
}

/// What is left of a crisis when the others have done what they can.
fn hope(game: &Archipelago, nth: u8) -> f32 {
    let others = f32::from(game.seats.saturating_sub(nth + 1));
    1.0 - 0.3 * others / (1.0 + others)
}

/// What the boards will do in the next Phase 3. A row that is near counts as well as the one the marker stands in.
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
    let idle = usize::from(game.surplus.saturating_add_signed(crowd.surplus));
    let near = |place: usize| f32::from(rows[place.min(rows.len() - 1)].rebellion);
    let around = idle.saturating_sub(REACH)..=idle + REACH;
    let mean = around.clone().map(near).sum::<f32>() / around.count() as f32;
    (f32::from(crowd.rebellion) + mean).max(-f32::from(game.rebellion))
}

/// How far off a row is still near.
const REACH: usize = 3;

/// How likely the back on top is still there when Phase 4 comes.
fn stays(game: &Archipelago) -> f32 {
    match game.phase {
        Phase::Disengage | Phase::Order | Phase::Population if 1 < game.turn => 1.0,
        Phase::Discovery | Phase::Disengage | Phase::Order | Phase::Population | Phase::Balance => 0.2,
        Phase::Actions => 0.25,
        Phase::Evolution => 0.4,
    }
}

/// Cubes that crises can be met with: those of the markets, the own ones, and what others are likely to give.
struct Reserve {
    crowd: f32,
    domestic: [f32; RESOURCES],
    export: [f32; RESOURCES],
}

impl Reserve {
    fn of(game: &Archipelago, seat: Seat, known: &Knowledge) -> Reserve {
        let own = known.stock(seat);
        let other = known.stocks[(seat.index() + 1) % usize::from(game.seats)];
        let others = WILLING * f32::from(game.seats - 1);
        let cubes = |resource: usize| {
            own.cubes[resource] + own.tokens.min(2.0) * 0.7 + others * other.cubes[resource]
        };
        let market = |market: Market, resource: usize| f32::from(game.markets[market].values()[resource]);
        Reserve {
            crowd: f32::from(game.population),
            domestic: std::array::from_fn(|resource| cubes(resource) + market(Market::Domestic, resource)),
            export: std::array::from_fn(|resource| cubes(resource) + market(Market::Export, resource)),
        }
    }

    /// By how much the rebellion is likely to rise when the zones of a back are resolved.
    fn shortage(&self, back: CardId, red: bool) -> f32 {
        let zones = content().cards[back.index()].back.iter();
        zones.filter(|zone| zone.red == red).map(|zone| self.short(zone)).sum()
    }

    fn short(&self, zone: &BackZone) -> f32 {
        match zone.trouble {
            Trouble::Domestic { resource, feeds } => {
                (self.crowd - f32::from(feeds) * self.domestic[resource.index()]).max(0.0)
            }
            Trouble::Export { resource, count } => {
                (f32::from(count) - self.export[resource.index()]).max(0.0)
            }
            Trouble::Event(_) => 0.0,
        }
    }
}

/// How much of what they have others give in a crisis.
const WILLING: f32 = 0.3;

/// What a card of the deck asks for on average.
#[derive(Default)]
struct Usual {
    white: f32,
    red: f32,
}

fn usual(game: &Archipelago, reserve: &Reserve) -> Usual {
    let deck = game.evolution.deck;
    let mut usual = Usual::default();
    if deck.is_empty() {
        return usual;
    }
    for card in deck.iter() {
        for zone in &content().cards[card.index()].back {
            *(if zone.red { &mut usual.red } else { &mut usual.white }) += reserve.short(zone);
        }
    }
    let cards = f32::from(deck.len());
    Usual { white: usual.white / cards, red: usual.red / cards }
}
