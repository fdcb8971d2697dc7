//! Citizens and ships (invariants 6 to 8 and 14).

use super::law;
use crate::{
    content::content,
    frames::Frame,
    ids::{Building, Spot},
    phases::Phase,
    state::{Archipelago, SEATS},
    units::{Posture, Stack, Units},
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

pub(super) fn check(game: &Archipelago) -> Result<(), String> {
    for stack in game.units.iter() {
        one(game, stack)?;
    }
    for seat in (0..SEATS as u8).map(Seat) {
        counts(game, seat)?;
    }
    let citizens: u16 =
        game.units.iter().filter(|stack| !stack.is_ship()).map(|stack| u16::from(stack.count)).sum();
    law(citizens == u16::from(game.population), || {
        format!(
            "there are {citizens} citizens on the map, but the population is {} (ARC-1.9)",
            game.population
        )
    })?;
    limits(game)
}

/// A stack stands where it may, and does what it may.
fn one(game: &Archipelago, stack: Stack) -> Result<(), String> {
    let content = content();
    let area = stack.area.name();
    law(stack.owner.0 < game.seats, || format!("units in {area} belong to nobody"))?;
    law(0 < stack.count, || format!("there is a stack of no units in {area}"))?;
    let Some(placed) = game.chart.of_area(stack.area) else {
        return Err(format!("units stand in {area}, which is not on the map"));
    };
    law(!stack.is_ship() || stack.posture.is_active(), || format!("a ship lies in {area} (ARC-1.7)"))?;
    if let Some(building) = stack.spot.building() {
        let stands = match (building, stack.is_ship()) {
            (Building::Port, true) => placed.port.is_some_and(|quay| quay.sea == stack.area),
            (Building::Town | Building::Market | Building::Temple, true) => false,
            (_, false) => placed.land_of(building) == Some(stack.area),
        };
        law(stands, || format!("units stand on a {} in {area} that is not there", building.name()))?;
        law(stack.count == 1 && game.occupant(placed, building) == Some(stack), || {
            format!("there is more than one unit on the {} in {area} (ARC-22.5)", building.name())
        })?;
        law(building != Building::Temple || stack.posture.is_active(), || {
            format!("a citizen on the temple in {area} lies (ARC-24.19)")
        })?;
        return law(building != Building::Port || one_quay(game, placed), || {
            format!("a citizen and a ship are on the port of {area} (ARC-22.5)")
        });
    }
    if let Some(resource) = stack.spot.resource() {
        let printed = content.areas[stack.area.index()].symbols[resource.index()];
        law(game.units.working(stack.area, stack.spot) <= printed, || {
            format!("there are too many units on {} symbols in {area} (ARC-16.1)", resource.name())
        })?;
        let engaged = matches!(stack.posture, Posture::Engaged | Posture::LyingEngaged);
        return law(engaged, || format!("units on {} symbols in {area} are not engaged", resource.name()));
    }
    Ok(())
}

fn one_quay(game: &Archipelago, placed: &crate::chart::Placed) -> bool {
    let on = |area| game.units.in_area(area).iter().any(|stack| stack.spot == Spot::Port);
    placed.port.is_none_or(|quay| !(on(quay.land) && on(quay.sea)))
}

/// ARC-2.8, ARC-30.5: pieces on the map, on wonders and in the supply.
fn counts(game: &Archipelago, seat: Seat) -> Result<(), String> {
    let numbers = &content().numbers;
    let sets = if seat.0 < game.seats { u16::from(game.sets_of_pieces()) } else { 0 };
    let on_map = |ships: bool| -> u16 {
        let own = game.units.iter().filter(|stack| stack.owner == seat && stack.is_ship() == ships);
        own.map(|stack| u16::from(stack.count)).sum()
    };
    let player = game.player(seat);
    let wonders = player.cards.and(game.evolution.built).len();
    let citizens = on_map(false) + u16::from(player.citizens) + u16::from(wonders);
    law(citizens == sets * u16::from(numbers.citizens_per_colour), || {
        format!("seat {} has {citizens} citizens in all (ARC-2.8)", seat.0)
    })?;
    let ships = on_map(true) + u16::from(player.ships);
    law(ships == sets * u16::from(numbers.ships_per_colour), || {
        format!("seat {} has {ships} ships in all (ARC-2.8)", seat.0)
    })
}

/// ARC-3.14, ARC-22.8: no more than three citizens of a player in a region, except while they migrate.
fn limits(game: &Archipelago) -> Result<(), String> {
    let migrates = matches!(game.top(), Some(Frame::Migrate(_)));
    law(migrates == game.before_migration.is_some(), || {
        "before_migration must be given exactly while units migrate (ARC-22.18)".to_owned()
    })?;
    if let Some(before) = &game.before_migration {
        earlier(game, before)?;
    }
    for stack in game.units.iter() {
        let moving = migrates && stack.owner == game.active;
        law(stack.posture != Posture::Moved || moving, || {
            format!("units in {} have moved, but not in a migration", stack.area.name())
        })?;
        let most = content().numbers.citizens_per_region;
        law(moving || game.units.citizens(stack.region(), stack.owner) <= most, || {
            format!("seat {} has more than {most} citizens in {}", stack.owner.0, stack.region().name())
        })?;
        // ARC-9.2: after Phase 1 no symbol is covered until Phase 5.
        let covered = stack.spot.resource().is_some();
        let may_cover = matches!(game.phase, Phase::Actions | Phase::Evolution) || game.ending.is_some();
        law(!covered || may_cover, || {
            format!("a symbol in {} is covered before Phase 5 (ARC-9.2)", stack.area.name())
        })?;
    }
    Ok(())
}

/// ARC-22.18: what a migration can be taken back to has the same pieces, and none of them has moved.
fn earlier(game: &Archipelago, before: &Units) -> Result<(), String> {
    let mut old = game.clone();
    old.units = before.clone();
    for stack in before.iter() {
        one(&old, stack)?;
        law(stack.posture != Posture::Moved, || {
            "units had moved before the migration (ARC-22.18)".to_owned()
        })?;
    }
    (0..SEATS as u8).map(Seat).try_for_each(|seat| counts(&old, seat))
}
