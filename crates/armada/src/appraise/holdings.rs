//! The value of what a colour holds: territories, bands, gold and ships.

use super::{BAND, INGOT, Survey, atlas::atlas};
use crate::{
    content::{TerritorySet, content},
    ids::Colour,
    sets::bits,
    state::Berth,
};
use approdo_pieces::NamedId;

/// Factor for an ingot that lies where it can be converted.
const DEPOSITED: f32 = 1.1;
/// The value of a ship that others may board.
const UNMANNED: f32 = 1.0;
const UNLAUNCHED: f32 = 1.5;
const MANNED: f32 = 3.0;

pub(super) fn worth(survey: &Survey<'_>, colour: Colour) -> f32 {
    let game = survey.game;
    let mints = mints(survey.realms[colour.index()]);
    let mut worth = 0.0;
    for territory in survey.realm(colour) {
        let ground = game.territories.values()[territory];
        worth += survey.territory(colour, territory) + BAND * f32::from(ground.bands);
        if 0 < ground.gold {
            // Gold without bands cannot move.
            let near = if 0 < ground.bands { nearest(&atlas().by_haul[territory], mints) } else { 0.0 };
            let near = if mints >> territory & 1 == 1 { 1.0 } else { near };
            worth += f32::from(ground.gold) * (INGOT + DEPOSITED * near);
        }
    }
    for ship in game.ships.values() {
        worth += match ship.place {
            Berth::Box => 0.0,
            Berth::Land(territory) if game.controls(colour, territory) => UNLAUNCHED,
            Berth::Sea(sea) if ship.last_owner == Some(colour) && 0 < ship.bands => {
                let near = if 0 < ship.gold { nearest(&atlas().by_sea[sea.index()], mints) } else { 0.0 };
                MANNED + BAND * f32::from(ship.bands) + f32::from(ship.gold) * (INGOT + DEPOSITED * near)
            }
            Berth::Sea(_) if ship.last_owner == Some(colour) => UNMANNED,
            Berth::Land(_) | Berth::Sea(_) => 0.0,
        }
    }
    worth
}

/// Where the holder of a realm can convert gold (ARM-12.3, ARM-12.4).
fn mints(realm: TerritorySet) -> TerritorySet {
    let content = content();
    let enough = |set: TerritorySet, need: u8| if set.count_ones() < u32::from(need) { 0 } else { set };
    let dens = content.dens.iter().fold(0, |mints, den| {
        mints | enough(realm & content.cities & den.set, content.numbers.cities_to_convert)
    });
    dens | enough(realm & content.bases, content.numbers.bases_to_convert)
}

fn nearest(near: &[f32], mints: TerritorySet) -> f32 {
    bits(mints).map(|territory| near[territory]).fold(0.0, f32::max)
}
