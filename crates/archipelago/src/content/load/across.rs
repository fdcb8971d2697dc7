//! What one data file says about another.

use super::{
    boards::{self, Boards},
    components::{self, Components},
    evolution::Evolution,
    tiles::{self, Tiles},
};
use crate::{
    content::Terrain,
    ids::{Market, Resource},
};
use approdo_contract::ContentError;
use approdo_data::{wrong, wrong_in};
use approdo_pieces::NamedId;

/// Refuses files that contradict each other.
pub(super) fn check(
    components: &Components,
    tiles: &Tiles,
    boards: &Boards,
    evolution: &Evolution,
) -> Result<(), ContentError> {
    let cubes: u16 = components.resources.iter().map(|good| u16::from(good.cubes)).sum();
    let counts = [
        ("map_tiles", tiles.tiles.len() as u16),
        ("evolution_cards", evolution.cards.len() as u16),
        ("resource_cubes", cubes),
        ("player_sets", components.colours.len() as u16),
    ];
    for (id, there) in counts {
        let said = components.box_counts.get(id).copied().map(u16::from);
        if said != Some(there) {
            let said = said.map_or_else(|| "missing".to_owned(), |said| said.to_string());
            let problem = format!("count is {said}, but there are {there}");
            return Err(wrong_in(components::FILE, format!("component {id}"), problem));
        }
    }
    for resource in Resource::ALL {
        let start: u8 = Market::ALL
            .iter()
            .map(|market| boards.markets[market.index()][resource.index()].start)
            .fold(0, u8::saturating_add);
        if components.resources[resource.index()].cubes < start {
            let problem = format!("more {} is laid out than there is", resource.name());
            return Err(wrong(boards::FILE, problem));
        }
    }
    // Turn 0 relies on both start regions having the same terrain all around.
    for side in tiles.tiles[usize::from(tiles.start_tile.0)].sides {
        let region = &tiles.regions[usize::from(side.0)];
        if region.edges.iter().any(|edge| *edge != region.edges[0] || *edge == Terrain::Mountain) {
            let problem = "a start region is surrounded by sea or by plains".to_owned();
            return Err(wrong_in(tiles::FILE, format!("side {}", region.label.id), problem));
        }
    }
    Ok(())
}
