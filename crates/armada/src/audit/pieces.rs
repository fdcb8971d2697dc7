//! Bands, gold, natives, flags and ships.

use super::law;
use crate::{
    content::{Setup, Site, content},
    ids::Colour,
    phase::preliminary::SHIPS_OF_A_COLOUR,
    state::{Armada, Berth, Flag, Owner},
};
use approdo_pieces::NamedId;

pub(super) fn check(game: &Armada, setup: &Setup) -> Result<(), String> {
    supplies(game, setup)?;
    board(game)?;
    ships(game)
}

/// Bands of a colour on the board, in a wide integer.
fn bands_on_board(game: &Armada, colour: Colour) -> u16 {
    let ashore = game.territories.values().iter().filter(|ground| ground.flag == Flag::from(colour));
    let aboard = game.ships.values().iter().filter(|ship| ship.last_owner == Some(colour));
    ashore.map(|ground| u16::from(ground.bands)).chain(aboard.map(|ship| u16::from(ship.bands))).sum()
}

/// Bands, ingots and natives are neither made nor lost.
fn supplies(game: &Armada, setup: &Setup) -> Result<(), String> {
    let stock = &content().stock;
    for colour in Colour::ALL {
        let (reserve, on_board) = (game.reserve[colour], bands_on_board(game, colour));
        if game.owners[colour] == Owner::Dummy {
            law(reserve == 0 && on_board <= dummy_bands(setup), || {
                format!("the dummy has {on_board} bands and a reserve of {reserve}")
            })?;
        } else {
            law(u16::from(reserve) + on_board == u16::from(stock.bands), || {
                format!(
                    "{} has {on_board} bands on the board and {reserve} in reserve, not {} in all",
                    colour.name(),
                    stock.bands
                )
            })?;
        }
    }
    let ashore: u16 = game.territories.values().iter().map(|ground| u16::from(ground.gold)).sum();
    let aboard: u16 = game.ships.values().iter().map(|ship| u16::from(ship.gold)).sum();
    law(ashore + aboard + u16::from(game.treasury) == u16::from(stock.gold), || {
        format!(
            "{} ingots on the board and {} in the treasury are not {}",
            ashore + aboard,
            game.treasury,
            stock.gold
        )
    })?;
    let natives: u16 = game.territories.values().iter().map(|ground| u16::from(ground.natives)).sum();
    law(natives + u16::from(game.native_supply) == u16::from(stock.natives), || {
        format!(
            "{natives} natives on the board and {} in the supply are not {}",
            game.native_supply, stock.natives
        )
    })
}

/// The bands the dummy starts with; it never gets more (ARM-20.2, ARM-20.8).
fn dummy_bands(setup: &Setup) -> u16 {
    let den = &content().dens[0];
    let (cities, all) = (den.cities.len() as u16, den.territories.len() as u16);
    cities * u16::from(setup.dummy_city_bands) + (all - cities) * u16::from(setup.dummy_other_bands)
}

fn board(game: &Armada) -> Result<(), String> {
    for (id, ground) in game.territories.iter() {
        let name = id.name();
        let in_den = content().territories[id.index()].den.is_some();
        let unexplored = ground.flag == Flag::Unexplored;
        law(ground.bands == 0 || ground.flag.colour().is_some(), || format!("bands on {name} have no flag"))?;
        law(ground.natives == 0 || ground.flag == Flag::Natives, || {
            format!("natives on {name} have no flag")
        })?;
        law(!unexplored || (!ground.is_occupied() && ground.gold == 0), || {
            format!("something lies on unexplored {name}")
        })?;
        law(!in_den || ground.flag.colour().is_some(), || format!("{name} in a den belongs to no colour"))?;
    }
    Ok(())
}

fn ships(game: &Armada) -> Result<(), String> {
    let capacity = u16::from(content().numbers.ship_capacity);
    for (id, ship) in game.ships.iter() {
        let name = id.name();
        let counters = u16::from(ship.bands) + u16::from(ship.gold);
        match ship.place {
            Berth::Box => law(counters == 0 && ship.last_owner.is_none(), || {
                format!("{name} in the box has cargo or an owner")
            })?,
            Berth::Land(territory) => {
                let is_city = content().territories[territory.index()].site == Site::City;
                law(counters == 0 && is_city && ship.last_owner.is_some(), || {
                    format!("{name} stands wrongly on {}", territory.name())
                })?;
            }
            Berth::Sea(_) => {
                law(ship.last_owner.is_some(), || format!("{name} at sea never had an owner"))?;
                law(counters <= capacity, || format!("{name} holds more than {capacity} counters"))?;
                law(0 < ship.bands || counters < capacity, || format!("nobody can board {name}"))?;
            }
        }
        let alone = ship.place == Berth::Box
            || game.ships.iter().all(|(other, s)| other == id || s.place != ship.place);
        law(alone, || format!("{name} shares its place"))?;
    }
    let boxed = game.ships.values().iter().filter(|ship| ship.place == Berth::Box).count();
    let lost: usize = game.lost_ships.values().iter().map(|lost| usize::from(*lost)).sum();
    let has_dummy = Colour::ALL.iter().any(|colour| game.owners[*colour] == Owner::Dummy);
    let spare = if has_dummy { SHIPS_OF_A_COLOUR } else { 0 };
    // Equal in every game from its setup; a position composed by hand may leave more ships in the box.
    law(lost + spare <= boxed, || format!("{boxed} ships in the box, but {lost} lost and {spare} spare"))
}
