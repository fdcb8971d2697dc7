//! A cheap estimate of each move, for the search.

use super::opening;
use crate::{
    content::content,
    frames::{Frame, HaulBands, HaulIngots},
    holdings::Force,
    ids::{Colour, Place, PresetId, TerritoryId},
    moves::{Move, TwoCities},
    phase::{haul, preliminary},
    state::Armada,
};
use approdo_pieces::NamedId;

/// Cheap, because playouts call it for every legal move. A weight of 0 prunes.
pub(super) fn weight(game: &Armada, mv: Move) -> f32 {
    let colour = game.acting();
    match mv {
        // A plan can be followed at once or step by step; bots do it at once.
        Move::Arrange(preset) => planned(game, preset),
        Move::Moor(TwoCities { first, second }) => planned_ships(game, first, second),
        Move::Garrison(bands) => planned_bands(game, bands),
        Move::Launch { .. } => 1.0,
        Move::March { from, to } => match arrival(game, colour, to) {
            Arrival::Invasion => 4.0,
            Arrival::Home if 0 < game.territories[from].gold => 0.5,
            Arrival::Home => 0.15,
        },
        Move::Load { from, ship } => {
            let (ashore, aboard) = (game.territories[from].bands, game.ships[ship].bands);
            if 2 < ashore || 0 < game.territories[from].gold || aboard == 0 { 1.0 } else { 0.2 }
        }
        Move::Unload { ship, to } => match arrival(game, colour, to) {
            Arrival::Invasion => 4.0,
            Arrival::Home if 0 < game.ships[ship].gold => 1.5,
            Arrival::Home => 0.15,
        },
        Move::Transfer { .. } => 0.05,
        Move::Sail { .. } => 0.6,
        Move::Explore(_) => 3.0,
        Move::Attack { from, target } => {
            let (bands, defenders) = (game.bands_of(colour, from), strength(game, target));
            if bands <= defenders { 0.3 } else { 3.0 }
        }
        Move::Sink(ship)
            if game.ships[ship].last_owner.is_some_and(|owner| game.same_player(colour, owner)) =>
        {
            0.0
        }
        Move::Sink(_) => 0.2,
        Move::Destroy(_) => 0.0,
        Move::Convert(_) => 4.0,
        Move::Recruit => 4.0,
        Move::BuyCard => 0.1,
        Move::PlayCard(_) => 0.5,
        Move::Resign => 0.0,
        Move::EndTurn => {
            if 0 < game.mp() {
                0.1
            } else {
                2.0
            }
        }
        Move::Bands(bands) => group(game, bands),
        Move::Ingots(ingots) => freight(game, ingots),
        Move::On(_) | Move::Seize(_) | Move::PayFrom(_) | Move::Lead(_) => 1.0,
        Move::Skip | Move::Stop => 0.2,
        Move::Double | Move::AsRolled | Move::Keep | Move::Next => 1.0,
        Move::Pass => 3.0,
        Move::PassTurn => 1.0,
    }
}

enum Arrival {
    Invasion,
    Home,
}

fn arrival(game: &Armada, colour: Colour, to: TerritoryId) -> Arrival {
    match game.territories[to].flag.colour() {
        Some(owner) if game.same_player(colour, owner) => Arrival::Home,
        Some(_) | None => Arrival::Invasion,
    }
}

fn strength(game: &Armada, place: Place) -> u8 {
    match (place, game.garrison(place)) {
        (Place::Land(territory), Some(Force::Natives)) => game.territories[territory].natives,
        (Place::Land(territory), _) => game.territories[territory].bands,
        (Place::Ship(ship), _) => game.ships[ship].bands,
    }
}

/// Only groups of one, half, all but one and all; the others differ little from these.
fn group(game: &Armada, bands: u8) -> f32 {
    let Some(Frame::HaulBands(HaulBands { from, to })) = game.top() else { return 1.0 };
    let present = game.bands_of(game.acting(), from);
    let most = present.min(haul::room(game, to));
    if most <= bands + 1 {
        2.0
    } else if bands == 1 || bands == most / 2 {
        1.0
    } else {
        0.0
    }
}

/// Only all the gold or none.
fn freight(game: &Armada, ingots: u8) -> f32 {
    let Some(Frame::HaulIngots(HaulIngots { from, to, bands })) = game.top() else { return 1.0 };
    let present = game.gold_of(game.acting(), from);
    let most = present.min(haul::room(game, to).saturating_sub(bands));
    if ingots == most {
        2.0
    } else if ingots == 0 {
        0.5
    } else {
        0.0
    }
}

fn planned(game: &Armada, preset: PresetId) -> f32 {
    let Some((colour, _)) = preliminary::placing(game) else { return 1.0 };
    let plan = opening::plan(game, colour);
    if plan.is_some_and(|plan| plan.label.id == preset.name()) { 1.0 } else { 0.05 }
}

fn planned_ships(game: &Armada, first: TerritoryId, second: TerritoryId) -> f32 {
    let Some((colour, _)) = preliminary::placing(game) else { return 1.0 };
    let den = &content().dens[colour.index()];
    let planned =
        opening::plan(game, colour).map(|plan| plan.ships.map(|city| den.cities[usize::from(city)]));
    if planned.is_some_and(|planned| planned == [first, second]) { 1.0 } else { 0.05 }
}

fn planned_bands(game: &Armada, bands: u8) -> f32 {
    let Some((colour, nth)) = preliminary::placing(game) else { return 1.0 };
    let planned = opening::plan(game, colour).map(|plan| plan.bands[usize::from(nth)]);
    if planned.is_none_or(|planned| planned == bands) { 1.0 } else { 0.02 }
}
