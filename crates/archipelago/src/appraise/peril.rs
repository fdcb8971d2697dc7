//! How sure it is that the colony lasts (ARC-13.5).

#![allow(clippy::float_arithmetic, reason = "an appraisal decides nothing in the rules")]

use super::knowledge::Knowledge;
use crate::{
    content::{Trouble, content},
    frames::Frame,
    ids::{Market, Resource},
    phase::crisis,
    state::{Archipelago, Phase},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// From 0 (lost) to 1 (safe), by the margin that is left when what is in sight has happened.
pub(super) fn calm(game: &Archipelago, seat: Seat, known: &Knowledge) -> f32 {
    let margin = f32::from(game.population) - f32::from(game.rebellion);
    let due = under_way(game) + boards(game) + next_back(game, seat, known);
    1.0 / (1.0 + (-(margin - due + EASE) / SLOPE).exp())
}

/// The margin at which a colony is as good as lost or saved.
const EASE: f32 = 0.6;
const SLOPE: f32 = 1.5;

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

/// What the boards will do in the next Phase 3.
fn boards(game: &Archipelago) -> f32 {
    let row = content().surplus[usize::from(game.surplus)].rebellion;
    let mut due = f32::from(row);
    for resource in Resource::ALL.iter().copied() {
        let cubes = usize::from(game.markets[Market::Domestic][resource]);
        due += f32::from(content().markets[Market::Domestic.index()][resource.index()].rows[cubes].rebellion);
    }
    due.max(0.0) * 0.8
}

/// What the visible back will ask for in the next Phase 4, if it stays on top.
fn next_back(game: &Archipelago, seat: Seat, known: &Knowledge) -> f32 {
    if game.phase == Phase::Balance {
        return 0.0;
    }
    let Some(back) = game.evolution.back else { return 0.0 };
    let own = known.stock(seat);
    let share = 0.4 * f32::from(game.seats.saturating_sub(1));
    let mut due = 0.0;
    for zone in content().cards[back.index()].back.iter().filter(|zone| !zone.red) {
        match zone.trouble {
            Trouble::Domestic { resource, feeds } => {
                let others =
                    known.stocks[(seat.index() + 1) % usize::from(game.seats)].cubes[resource.index()];
                let cubes = f32::from(game.markets[Market::Domestic][resource])
                    + own.cubes[resource.index()]
                    + own.tokens
                    + share * others;
                due += (f32::from(game.population) - f32::from(feeds) * cubes).max(0.0) * STAYS;
            }
            Trouble::Export { resource, count } => {
                let cubes = f32::from(game.markets[Market::Export][resource]) + own.cubes[resource.index()];
                due += (f32::from(count) - cubes - own.tokens * 0.5).max(0.0) * STAYS;
            }
            Trouble::Event(_) => (),
        }
    }
    due
}

/// How likely the back on top is still there when Phase 4 comes.
const STAYS: f32 = 0.4;
