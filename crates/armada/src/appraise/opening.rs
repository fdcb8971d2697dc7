//! The preliminary round: bots follow a ready-made placement (`[[preset]]` in `setup.toml`).

use crate::{
    content::{Preset, content},
    ids::Colour,
    phase::preliminary,
    score,
    state::{Armada, Berth},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use std::cmp::Ordering;

/// Whether no action has been taken yet. The moment after the last placement is still compared with the plan, so
/// that finishing early looks no better than it is.
pub(super) fn is_running(game: &Armada) -> bool {
    let begun: u8 = game.turns_begun.values().iter().sum();
    let untouched = game.turn.mp == content().numbers.movement_points_per_turn && !game.turn.announced;
    game.round == 0 || (begun == 1 && untouched)
}

/// How well a seat keeps to the plan: about a half, a little less for every band that stands elsewhere.
pub(super) fn appraise(game: &Armada, seat: Seat) -> f32 {
    let astray: i32 = score::colours(game, seat).map(|colour| astray(game, colour)).sum();
    0.5 - 0.004 * astray as f32
}

/// How far a colour is from its plan; territories not yet placed do not count.
fn astray(game: &Armada, colour: Colour) -> i32 {
    let den = &content().dens[colour.index()];
    let Some(plan) = plan(game, colour) else { return 0 };
    let mut astray = 0;
    for &city in &plan.ships {
        let city = den.cities[usize::from(city)];
        let moored = game.ships.values().iter().any(|ship| ship.place == Berth::Land(city));
        astray += if moored { 0 } else { 4 };
    }
    let placed = placed(game, colour);
    for (nth, (territory, bands)) in den.territories.iter().zip(plan.bands).enumerate() {
        if nth < placed {
            astray += i32::from(game.territories[*territory].bands.abs_diff(bands));
        }
    }
    astray
}

/// How many territories of its den a colour has placed.
fn placed(game: &Armada, colour: Colour) -> usize {
    let all = content().dens[colour.index()].territories.len();
    let Some((placing, nth)) = preliminary::placing(game) else {
        return if game.round == 0 { 0 } else { all };
    };
    match colour.cmp(&placing) {
        Ordering::Less => all,
        Ordering::Equal => usize::from(nth),
        Ordering::Greater => 0,
    }
}

/// The ready-made placement for the number of bands of this colour: the last one of that size.
pub(super) fn plan(game: &Armada, colour: Colour) -> Option<&'static Preset> {
    let total = preliminary::starting_bands(game, colour);
    content().presets.iter().rfind(|preset| preset.bands.iter().sum::<u8>() == total)
}
