//! Victory points that the players are likely to score as the position stands.

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::knowledge::Knowledge;
use crate::{
    content::{Criterion, Victory, content},
    score,
    state::{Archipelago, SEATS},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// Expected victory points by seat, from the knowledge of one player.
pub(super) fn expected(game: &Archipelago, known: &Knowledge, near: f32) -> [f32; SEATS] {
    let mut points = [0.0; SEATS];
    for player in game.all_seats() {
        points[player.index()] = f32::from(score::medals(game, player));
    }
    // In the last round a lead is hardly lost any more.
    let sharp = if near < 1.0 { 1.0 } else { LAST };
    // Florins decide between equal players (ARC-29.12).
    ranking(game, known, Criterion::Florins, [TIE, 0.0, 0.0], sharp, 1.0, &mut points);
    let mut rank = |criterion: Criterion, vp: [u8; 3], likely: f32| {
        ranking(game, known, criterion, vp.map(f32::from), sharp, likely, &mut points);
    };
    for trend in &game.trends {
        let card = &content().trends[trend.index()];
        rank(card.criterion, card.vp, 1.0);
    }
    for (objectives, likely) in [(known.seen, 1.0), (known.unseen, known.likely())] {
        for objective in objectives.iter() {
            if let Victory::Ranking(criterion) = content().objectives[objective.index()].victory {
                rank(criterion, [3, 2, 1], likely);
            }
        }
    }
    if let Some(seat) = known.own {
        for objective in &game.player(seat).objectives {
            if let Victory::Pacifist { margin } = content().objectives[objective.index()].victory {
                let spare = f32::from(game.population) - f32::from(game.rebellion) - f32::from(margin);
                points[seat.index()] += 3.0 / (1.0 + (-spare / 2.0).exp());
            }
        }
    }
    points
}

/// Uncertainty of the last round, as a share.
const LAST: f32 = 0.2;
/// Worth of the lead in florins when points are even.
const TIE: f32 = 0.5;

/// Adds the expected worth of a ranking; close counts may still change places.
fn ranking(
    game: &Archipelago,
    known: &Knowledge,
    criterion: Criterion,
    vp: [f32; 3],
    sharp: f32,
    likely: f32,
    points: &mut [f32; SEATS],
) {
    let mut counts = [0.0; SEATS];
    for player in game.all_seats() {
        counts[player.index()] = count(game, known, player, criterion);
    }
    let spread = sharp * if criterion == Criterion::Florins { 5.0 } else { 1.2 };
    for player in game.all_seats() {
        let own = counts[player.index()];
        let rivals = game.all_seats().filter(|other| *other != player);
        let behind: f32 = rivals.map(|other| chance((counts[other.index()] - own) / spread)).sum();
        let ranked = (own / spread * 2.0).min(1.0);
        points[player.index()] += likely * ranked * place(vp, behind);
    }
}

/// Sigmoid of the lead, from 0 to 1.
fn chance(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The worth of a place, interpolated.
fn place(vp: [f32; 3], behind: f32) -> f32 {
    let at = |place: usize| vp.get(place).copied().unwrap_or(0.0);
    let whole = behind as usize;
    let part = behind - whole as f32;
    at(whole) * (1.0 - part) + at(whole + 1) * part
}

fn count(game: &Archipelago, known: &Knowledge, player: Seat, criterion: Criterion) -> f32 {
    let stock = known.stock(player);
    match criterion {
        Criterion::Florins => stock.florins,
        Criterion::Cubes(resource) => stock.cubes[resource.index()],
        Criterion::ExplorerTokens => stock.tokens,
        Criterion::Buildings(kind) => {
            let rising = known.rising == Some((player, kind));
            f32::from(score::count(game, player, criterion) + u8::from(rising))
        }
        Criterion::Cards(_)
        | Criterion::Symbols(_)
        | Criterion::Citizens
        | Criterion::Ships
        | Criterion::Benefactor => f32::from(score::count(game, player, criterion)),
    }
}
