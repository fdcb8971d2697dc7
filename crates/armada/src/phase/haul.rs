//! Moving bands and gold: by land, aboard, ashore and from ship to ship (sections 7, 8 and 10).

use super::{acting, turn::is_action, under_way};
use crate::{
    content::content,
    events::{Event, Log},
    frames::{Frame, HaulBands, HaulIngots},
    holdings::Force,
    ids::{Colour, Place, ShipId, TerritoryId},
    moves::Move,
    state::{Armada, Berth, Flag},
    text,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged as _},
};

impl Ask<Armada> for HaulBands {
    type Choice = u8;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        text::haul(Phrase::new("armada-ask-bands"), self.from, self.to).rule("ARM-7.2")
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..=game.bands_of(game.acting(), self.from)).map(Move::Bands));
    }

    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::Bands(bands) = mv else { return Err(under_way(mv)) };
        check_bands(game, self.from, self.to, bands)?;
        Ok(bands)
    }

    fn decide(&self, game: &mut Armada, _: Seat, bands: u8, log: &mut Log) {
        game.pop();
        load_gold(game, self.from, self.to, bands, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_action(below)
            && check_haul(game, self.from, self.to).is_ok()
            && 2 <= game.bands_of(game.acting(), self.from)
    }
}

impl Ask<Armada> for HaulIngots {
    type Choice = u8;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        let phrase = text::haul(Phrase::new("armada-ask-ingots"), self.from, self.to);
        phrase.number("bands", self.bands).rule("ARM-7.5")
    }

    fn candidates(&self, game: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..=game.gold_of(game.acting(), self.from)).map(Move::Ingots));
    }

    /// ARM-7.5, ARM-8.5: at most the own ingots there, and no more than the ship takes beside the bands.
    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<u8, Refusal> {
        let Move::Ingots(ingots) = mv else { return Err(under_way(mv)) };
        let present = game.gold_of(game.acting(), self.from);
        if present < ingots {
            return Err(refuse!("ARM-7.5", need ingots, have present));
        }
        check_room(game, self.to, self.bands + ingots)?;
        Ok(ingots)
    }

    fn decide(&self, game: &mut Armada, _: Seat, ingots: u8, log: &mut Log) {
        game.pop();
        carry_over(game, self.from, self.to, self.bands, ingots, log);
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_action(below)
            && check_haul(game, self.from, self.to).is_ok()
            && check_bands(game, self.from, self.to, self.bands).is_ok()
            && 0 < game.gold_of(game.acting(), self.from)
    }
}

/// Whether a group of the acting colour may go from one place to another at all.
pub(super) fn check_haul(game: &Armada, from: Place, to: Place) -> Result<(), Refusal> {
    let colour = game.acting();
    check_at_sea(game, from)?;
    match game.garrison(from) {
        Some(Force::Pirates(other)) if other == colour => (),
        Some(Force::Pirates(other)) if game.same_player(colour, other) => return Err(refuse!("ARM-19.6")),
        Some(Force::Pirates(_) | Force::Natives) => return Err(refuse!("ARM-7.2")),
        None => return Err(refuse!("ARM-7.6", need 1_u8, have 0_u8)),
    }
    check_at_sea(game, to)?;
    if !game.adjacent(from, to) {
        return Err(refuse!(clause(from, to)));
    }
    match to {
        Place::Land(territory) => check_ashore(game, colour, territory),
        Place::Ship(ship) => check_aboard(game, colour, ship),
    }
}

/// ARM-8.28, ARM-8.30: the ship has been launched and is not in the box.
pub(super) fn check_at_sea(game: &Armada, place: Place) -> Result<(), Refusal> {
    match place {
        Place::Land(_) => Ok(()),
        Place::Ship(ship) => match game.ships[ship].place {
            Berth::Sea(_) => Ok(()),
            Berth::Land(_) => Err(refuse!("ARM-8.28")),
            Berth::Box => Err(refuse!("ARM-8.30")),
        },
    }
}

/// The clause of this kind of journey; it requires adjacency (ARM-3.9).
pub(crate) fn clause(from: Place, to: Place) -> &'static str {
    match (from, to) {
        (Place::Land(_), Place::Land(_)) => "ARM-7.1",
        (Place::Land(_), Place::Ship(_)) => "ARM-8.4",
        (Place::Ship(_), Place::Ship(_)) => "ARM-8.11",
        (Place::Ship(_), Place::Land(_)) => "ARM-8.13",
    }
}

/// ARM-7.3, ARM-7.7, ARM-10.2: the territory is explored and no enemy stands on it.
fn check_ashore(game: &Armada, colour: Colour, territory: TerritoryId) -> Result<(), Refusal> {
    if game.territories[territory].flag == Flag::Unexplored {
        return Err(refuse!("ARM-7.7"));
    }
    match game.garrison(Place::Land(territory)) {
        None => Ok(()),
        Some(Force::Pirates(other)) if other == colour => Ok(()),
        Some(Force::Pirates(other)) if game.same_player(colour, other) => Err(refuse!("ARM-7.9")),
        Some(Force::Pirates(_) | Force::Natives) => Err(refuse!("ARM-10.2")),
    }
}

/// ARM-8.5 to ARM-8.7, ARM-8.12: the ship is unmanned or one's own, and has room for a band.
fn check_aboard(game: &Armada, colour: Colour, ship: ShipId) -> Result<(), Refusal> {
    match game.garrison(Place::Ship(ship)) {
        None => check_room(game, Place::Ship(ship), 1),
        Some(Force::Pirates(other)) if other == colour => check_room(game, Place::Ship(ship), 1),
        Some(Force::Pirates(other)) if game.same_player(colour, other) => Err(refuse!("ARM-7.9")),
        Some(Force::Pirates(_) | Force::Natives) => Err(refuse!("ARM-8.6")),
    }
}

/// Counters that a place can still take (ARM-8.5).
pub(crate) fn room(game: &Armada, place: Place) -> u8 {
    let Place::Ship(ship) = place else { return u8::MAX };
    let ship = game.ships[ship];
    content().numbers.ship_capacity - ship.bands - ship.gold
}

/// Asks how many bands go, unless there is only one (ARM-7.2).
pub(super) fn begin(game: &mut Armada, from: Place, to: Place, log: &mut Log) {
    match game.bands_of(game.acting(), from) {
        1 => load_gold(game, from, to, 1, log),
        _ => {
            log.note(|| Event::SetOut { colour: game.acting(), from, to });
            game.push(HaulBands { from, to });
        }
    }
}

/// Asks how many ingots go with the bands, unless there are none (ARM-7.4, ARM-7.5).
fn load_gold(game: &mut Armada, from: Place, to: Place, bands: u8, log: &mut Log) {
    match game.gold_of(game.acting(), from) {
        0 => carry_over(game, from, to, bands, 0, log),
        _ => {
            log.note(|| Event::GroupChosen { colour: game.acting(), bands });
            game.push(HaulIngots { from, to, bands });
        }
    }
}

/// ARM-7.2, ARM-7.6, ARM-8.5: at least one, at most those present, and no more than the ship takes.
fn check_bands(game: &Armada, from: Place, to: Place, bands: u8) -> Result<(), Refusal> {
    let present = game.bands_of(game.acting(), from);
    if bands == 0 {
        return Err(refuse!("ARM-7.6", need 1_u8, have bands));
    }
    if present < bands {
        return Err(refuse!("ARM-7.2", need bands, have present));
    }
    check_room(game, to, bands)
}

fn check_room(game: &Armada, to: Place, counters: u8) -> Result<(), Refusal> {
    let have = room(game, to);
    if have < counters { Err(refuse!("ARM-8.5", need counters, have have)) } else { Ok(()) }
}

/// The group arrives: an invasion takes flag, gold and unlaunched ship (ARM-10.3, ARM-10.5, ARM-8.25), a
/// boarding takes the ship with its gold (ARM-8.7, ARM-8.17).
fn carry_over(game: &mut Armada, from: Place, to: Place, bands: u8, ingots: u8, log: &mut Log) {
    let colour = game.acting();
    match from {
        Place::Land(territory) => {
            let ground = &mut game.territories[territory];
            ground.bands -= bands;
            ground.gold -= ingots;
        }
        Place::Ship(ship) => {
            let ship = &mut game.ships[ship];
            ship.bands -= bands;
            ship.gold -= ingots;
        }
    }
    log.note(|| Event::Hauled { colour, from, to, bands, ingots });
    match to {
        Place::Land(territory) => {
            invade(game, colour, territory, log);
            let ground = &mut game.territories[territory];
            ground.bands += bands;
            ground.gold += ingots;
        }
        Place::Ship(id) => {
            let ship = &mut game.ships[id];
            let boarded = ship.bands == 0;
            ship.last_owner = Some(colour);
            ship.bands += bands;
            ship.gold += ingots;
            if boarded {
                log.note(|| Event::Boarded { colour, ship: id });
            }
        }
    }
}

/// ARM-7.8, ARM-10.3, ARM-10.6: entering a territory of others makes it one's own.
fn invade(game: &mut Armada, colour: Colour, territory: TerritoryId, log: &mut Log) {
    let previous = game.territories[territory].flag;
    if previous == Flag::from(colour) {
        return;
    }
    game.territories[territory].flag = colour.into();
    log.note(|| Event::Invaded { colour, territory, previous });
    if let Some(ship) = game.ship_on(territory) {
        log.note(|| Event::ShipCaptured { colour, ship });
    }
}
