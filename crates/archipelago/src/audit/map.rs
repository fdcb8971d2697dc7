//! Regions, tiles and buildings (invariants 5, 9 and 10).

use super::law;
use crate::{
    chart::{DIRECTIONS, Placed},
    content::{Ground, content},
    frames::Frame,
    ids::{AreaId, Building, TileId},
    phases::Phase,
    sets::IdSet,
    state::Archipelago,
};
use approdo_pieces::NamedId;

pub(super) fn check(game: &Archipelago) -> Result<(), String> {
    let content = content();
    let regions = game.chart.regions();
    let start = game.terms().start;
    law(regions.first().is_some_and(|placed| (placed.region, placed.q, placed.r) == (start, 0, 0)), || {
        format!("the map does not begin with {} in the middle (ARC-4.7)", start.name())
    })?;
    let mut tiles: IdSet<TileId> = IdSet::EMPTY;
    for (slot, placed) in regions.iter().enumerate() {
        let name = placed.region.name();
        let tile = content.regions[placed.region.index()].tile;
        law(!tiles.contains(tile), || format!("the tile of {name} is on the map twice"))?;
        tiles.insert(tile);
        law(placed.rotation < 6, || format!("{name} is turned by {} sixths", placed.rotation))?;
        law(game.chart.at(placed.q, placed.r) == Some(slot), || {
            format!("{name} lies on another region at {}, {}", placed.q, placed.r)
        })?;
        for (direction, (dq, dr)) in DIRECTIONS.into_iter().enumerate() {
            let (Some(q), Some(r)) = (placed.q.checked_add(dq), placed.r.checked_add(dr)) else { continue };
            let Some(neighbour) = game.chart.at(q, r) else { continue };
            let other = &regions[neighbour];
            law(placed.terrain(direction) == other.terrain((direction + 3) % 6), || {
                format!("{name} and {} do not match (ARC-3.2)", other.region.name())
            })?;
        }
        law(slot == 0 || (0..6).any(|direction| game.chart.neighbour(slot, direction).is_some()), || {
            format!("{name} touches no other region")
        })?;
        buildings(game, placed)?;
    }
    stack(game, tiles)
}

/// Buildings stand in areas of their own region, of the right kind.
fn buildings(game: &Archipelago, placed: &Placed) -> Result<(), String> {
    let content = content();
    let name = placed.region.name();
    let is = |area: AreaId, ground: Ground| {
        let info = &content.areas[area.index()];
        info.region == placed.region && info.ground == ground
    };
    for building in Building::ALL {
        if let Some(area) = placed.land_of(*building) {
            law(is(area, Ground::Land), || {
                format!("the {} of {name} does not stand on its land (ARC-23.7)", building.name())
            })?;
        }
    }
    law(placed.port.is_none_or(|quay| is(quay.sea, Ground::Sea)), || {
        format!("the port of {name} does not reach its sea (ARC-23.7)")
    })?;
    law(placed.has(Building::Market) || !placed.market_used, || format!("{name} used a market it lacks"))?;
    law(placed.has(Building::Port) || !placed.port_used, || format!("{name} used a port it lacks"))?;
    law(usize::from(placed.coins) <= usize::from(placed.plundered.len()), || {
        format!("{name} has more coins than plundered resources (ARC-27.13)")
    })?;
    let printed = &content.regions[placed.region.index()].symbols;
    law(placed.plundered.iter().all(|resource| 0 < printed[resource.index()]), || {
        format!("{name} is plundered of what it never had")
    })?;
    law(placed.granted_by.is_some() != placed.granted_to.is_empty(), || {
        format!("permissions in {name} need somebody who gave and somebody who has them (ARC-7.10)")
    })?;
    law(placed.granted_by.is_none() || game.phase == Phase::Actions, || {
        format!("permissions in {name} are given in Phase 5 only (ARC-7.10)")
    })
}

/// Every tile is in exactly one place (ARC-2.5).
fn stack(game: &Archipelago, placed: IdSet<TileId>) -> Result<(), String> {
    let content = content();
    let mut seen = placed;
    let tile_of = |region: crate::ids::RegionId| content.regions[region.index()].tile;
    let mut places: Vec<IdSet<TileId>> = vec![game.tiles.stack, game.tiles.discard];
    places.extend(game.tiles.hands);
    places.extend(game.tiles.top.map(|region| IdSet::from_iter([tile_of(region)])));
    for frame in &game.frames {
        places.push(frame.tile().or(frame.region().map(tile_of)).into_iter().collect());
    }
    for place in places {
        let twice = seen.and(place).iter().next();
        law(twice.is_none(), || {
            format!("tile {} is in two places (ARC-2.5)", twice.map_or("", TileId::name))
        })?;
        seen = seen.or(place);
    }
    let missing = IdSet::<TileId>::full().minus(seen).iter().next();
    law(missing.is_none(), || format!("tile {} is nowhere (ARC-2.5)", missing.map_or("", TileId::name)))?;
    let top_due = game.turn != 0
        && !game.tiles.stack.is_empty()
        && !matches!(game.top(), Some(Frame::TurnTile | Frame::NextTile));
    law(game.tiles.top.is_some() || !top_due || game.ending.is_some(), || {
        "the top tile of the stack lies open (ARC-5.16)".to_owned()
    })?;
    law(game.turn == 0 || game.tiles.hands.iter().all(|hand| hand.is_empty()), || {
        "tiles are held in turn 0 only (ARC-5.15)".to_owned()
    })
}
