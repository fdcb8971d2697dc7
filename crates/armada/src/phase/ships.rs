//! Launching, sailing, sinking and destroying ships (section 8).

use crate::{
    content::content,
    events::{Event, Log},
    holdings::Force,
    ids::{Place, SeaId, ShipId},
    sets::has,
    state::{Armada, Berth, Ship},
};
use approdo_contract::{Refusal, refuse};
use approdo_pieces::NamedId;

/// ARM-8.1, ARM-8.2: from a controlled city to a free coastal space beside it.
pub(super) fn check_launch(game: &Armada, ship: ShipId, sea: SeaId) -> Result<(), Refusal> {
    let territory = match game.ships[ship].place {
        Berth::Land(territory) => territory,
        Berth::Sea(_) => return Err(refuse!("ARM-8.1")),
        Berth::Box => return Err(refuse!("ARM-8.30")),
    };
    if !game.controls(game.acting(), territory) {
        return Err(refuse!("ARM-8.2"));
    }
    if !has(content().territories[territory.index()].seas, sea.index()) {
        return Err(refuse!("ARM-8.1"));
    }
    if game.ship_at(sea).is_some() {
        return Err(refuse!("ARM-8.2"));
    }
    Ok(())
}

pub(super) fn launch(game: &mut Armada, ship: ShipId, sea: SeaId, log: &mut Log) {
    let colour = game.acting();
    game.ships[ship].place = Berth::Sea(sea);
    game.ships[ship].last_owner = Some(colour);
    log.note(|| Event::Launched { colour, ship, sea });
}

/// ARM-8.8 to ARM-8.10: with a crew of one's own, to an adjacent sea space without a ship.
pub(super) fn check_sail(game: &Armada, ship: ShipId, sea: SeaId) -> Result<(), Refusal> {
    let from = match game.ships[ship].place {
        Berth::Sea(from) => from,
        Berth::Land(_) => return Err(refuse!("ARM-8.9")),
        Berth::Box => return Err(refuse!("ARM-8.30")),
    };
    let colour = game.acting();
    match game.garrison(Place::Ship(ship)) {
        None => return Err(refuse!("ARM-8.8")),
        Some(Force::Pirates(other)) if other == colour => (),
        Some(Force::Pirates(other)) if game.same_player(colour, other) => return Err(refuse!("ARM-19.6")),
        Some(Force::Pirates(_) | Force::Natives) => return Err(refuse!("ARM-4.10")),
    }
    if !has(content().seas[from.index()].seas, sea.index()) {
        return Err(refuse!("ARM-8.9"));
    }
    if game.ship_at(sea).is_some() {
        return Err(refuse!("ARM-8.10"));
    }
    Ok(())
}

pub(super) fn sail(game: &mut Armada, ship: ShipId, sea: SeaId, log: &mut Log) {
    let Berth::Sea(from) = game.ships[ship].place else { unreachable!("a ship that sails is at sea") };
    game.ships[ship].place = Berth::Sea(sea);
    log.note(|| Event::Sailed { colour: game.acting(), ship, from, to: sea });
}

/// ARM-8.19, ARM-8.20, ARM-8.24: an unmanned ship at sea next to an own band.
pub(super) fn check_sink(game: &Armada, ship: ShipId) -> Result<(), Refusal> {
    match game.ships[ship].place {
        Berth::Land(_) => Err(refuse!("ARM-8.28")),
        Berth::Box => Err(refuse!("ARM-8.30")),
        Berth::Sea(_) if 0 < game.ships[ship].bands => Err(refuse!("ARM-8.24")),
        Berth::Sea(sea) if !game.has_band_beside(game.acting(), sea) => Err(refuse!("ARM-8.19")),
        Berth::Sea(_) => Ok(()),
    }
}

/// ARM-8.22, ARM-8.23: the ship goes to the box, its gold to the treasury.
pub(super) fn sink(game: &mut Armada, ship: ShipId, log: &mut Log) {
    let gold = game.ships[ship].gold;
    game.treasury += gold;
    lose(game, ship);
    log.note(|| Event::Sunk { colour: game.acting(), ship, gold });
}

/// ARM-8.26, ARM-8.27: an unlaunched ship on a territory where one has a band.
pub(super) fn check_destroy(game: &Armada, ship: ShipId) -> Result<(), Refusal> {
    let territory = match game.ships[ship].place {
        Berth::Land(territory) => territory,
        Berth::Sea(_) => return Err(refuse!("ARM-8.26")),
        Berth::Box => return Err(refuse!("ARM-8.30")),
    };
    if !game.controls(game.acting(), territory) || game.territories[territory].bands == 0 {
        return Err(refuse!("ARM-8.27"));
    }
    Ok(())
}

pub(super) fn destroy(game: &mut Armada, ship: ShipId, log: &mut Log) {
    lose(game, ship);
    log.note(|| Event::Destroyed { colour: game.acting(), ship });
}

/// The last owner notes a lost ship, and the ship goes to the box (ARM-8.23, ARM-8.27).
fn lose(game: &mut Armada, ship: ShipId) {
    let owner = game.ships[ship].last_owner.expect("a ship on the board was placed by somebody");
    game.lost_ships[owner] += 1;
    game.ships[ship] = Ship { place: Berth::Box, last_owner: None, bands: 0, gold: 0 };
}
