//! Control, ownership and adjacency on the board.

use crate::{
    content::{Content, TerritorySet, content},
    ids::{Colour, Place, SEAS, SeaId, ShipId, TerritoryId},
    sets::{bits, has},
    state::{Armada, Berth, Flag, Owner, Ship},
    victory,
};
use approdo_pieces::NamedId;
use serde::Serialize;

/// Who holds a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// Natives (ARM-1.4).
    Natives,
    /// Bands of a colour.
    Pirates(Colour),
}

/// What a colour has on the board, and how near it is to either supremacy (ARM-13.1, ARM-13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Holdings {
    /// Bands ashore and aboard.
    pub bands: u8,
    /// Ingots that are its own (ARM-4.8, ARM-4.9).
    pub gold: u8,
    /// Territories.
    pub territories: u8,
    /// Ships that it was the last to place, launch or man.
    pub ships: u8,
    /// Most territories of one den (ARM-4.6).
    pub den: u8,
    /// Trading bases.
    pub bases: u8,
    /// Whether the central one is among them.
    pub centre: bool,
    /// Cities in opponents' dens (ARM-13.4).
    pub foreign_cities: u8,
    /// When the victory that it has declared is checked.
    pub check: Option<Check>,
}

/// When a declared victory is checked (ARM-13.6, ARM-13.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// At the end of the running turn.
    Now,
    /// At the end of the colour's next turn.
    Later,
}

/// Which ship is in which sea space.
pub(crate) struct Fleet([Option<ShipId>; SEAS]);

impl Fleet {
    pub(crate) fn at(&self, sea: usize) -> Option<ShipId> {
        self.0[sea]
    }
}

impl Armada {
    /// What a colour has on the board.
    pub(crate) fn holdings(&self, colour: Colour) -> Holdings {
        let content = content();
        let realm = self.realm(colour);
        let count = |set: TerritorySet| set.count_ones() as u8;
        let dens = Colour::ALL.iter().map(|den| Self::den_holdings(realm, *den, content));
        let own = |ship: &&Ship| ship.last_owner == Some(colour) && ship.place != Berth::Box;
        Holdings {
            bands: self.bands_on_board(colour),
            gold: self.ingots(colour),
            territories: count(realm),
            ships: self.ships.values().iter().filter(own).count() as u8,
            den: dens.max().unwrap_or_default(),
            bases: count(realm & content.bases),
            centre: has(realm, content.centre.index()),
            foreign_cities: victory::foreign_cities(self, colour, realm) as u8,
            check: victory::check(self, colour),
        }
    }

    /// Whether a colour controls a territory (ARM-4.1).
    pub(crate) fn controls(&self, colour: Colour, territory: TerritoryId) -> bool {
        self.territories[territory].flag == Flag::from(colour)
    }

    /// The territories a colour controls.
    pub(crate) fn realm(&self, colour: Colour) -> TerritorySet {
        let flag = Flag::from(colour);
        self.territories
            .values()
            .iter()
            .enumerate()
            .fold(0, |set, (index, ground)| set | u64::from(ground.flag == flag) << index)
    }

    /// Bands of a colour that stand in a place; 0 if others are there.
    pub(crate) fn bands_of(&self, colour: Colour, place: Place) -> u8 {
        match place {
            Place::Land(territory) if self.controls(colour, territory) => self.territories[territory].bands,
            Place::Land(_) => 0,
            Place::Ship(ship) if self.ships[ship].last_owner == Some(colour) => self.ships[ship].bands,
            Place::Ship(_) => 0,
        }
    }

    /// Ingots in a place that belong to a colour (ARM-4.8, ARM-4.9).
    pub(crate) fn gold_of(&self, colour: Colour, place: Place) -> u8 {
        match place {
            Place::Land(territory) if self.controls(colour, territory) => self.territories[territory].gold,
            Place::Land(_) => 0,
            Place::Ship(ship) if 0 < self.bands_of(colour, place) => self.ships[ship].gold,
            Place::Ship(_) => 0,
        }
    }

    /// Every place in which gold of a colour lies.
    pub(crate) fn purses(&self, colour: Colour) -> impl Iterator<Item = Place> + '_ {
        let ashore = TerritoryId::all().map(Place::Land);
        let aboard = ShipId::all().map(Place::Ship);
        ashore.chain(aboard).filter(move |place| 0 < self.gold_of(colour, *place))
    }

    pub(crate) fn ingots(&self, colour: Colour) -> u8 {
        self.purses(colour).map(|place| self.gold_of(colour, place)).fold(0, u8::saturating_add)
    }

    /// All bands of a colour on the board.
    pub(crate) fn bands_on_board(&self, colour: Colour) -> u8 {
        let ashore = bits(self.realm(colour)).map(|index| self.territories.values()[index].bands);
        let own_ships = self.ships.values().iter().filter(|ship| ship.last_owner == Some(colour));
        // A position composed by hand can hold any numbers until the audit has refused it.
        ashore.chain(own_ships.map(|ship| ship.bands)).fold(0, u8::saturating_add)
    }

    /// The bands or natives that a place holds.
    pub(crate) fn garrison(&self, place: Place) -> Option<Force> {
        match place {
            Place::Land(territory) => {
                let ground = self.territories[territory];
                match ground.flag.colour() {
                    Some(colour) if 0 < ground.bands => Some(Force::Pirates(colour)),
                    None if 0 < ground.natives => Some(Force::Natives),
                    Some(_) | None => None,
                }
            }
            Place::Ship(ship) => {
                let ship = self.ships[ship];
                ship.last_owner.filter(|_| 0 < ship.bands).map(Force::Pirates)
            }
        }
    }

    /// Whether two colours are played by the same player (ARM-1.4).
    pub(crate) fn same_player(&self, one: Colour, other: Colour) -> bool {
        one == other || (self.owners[one] == self.owners[other] && self.seat_of(one).is_some())
    }

    pub(crate) fn fleet(&self) -> Fleet {
        let mut fleet = [None; SEAS];
        for (id, ship) in self.ships.iter() {
            if let Berth::Sea(sea) = ship.place {
                fleet[sea.index()] = Some(id);
            }
        }
        Fleet(fleet)
    }

    pub(crate) fn ship_at(&self, sea: SeaId) -> Option<ShipId> {
        self.ships.iter().find(|(_, ship)| ship.place == Berth::Sea(sea)).map(|(id, _)| id)
    }

    /// The unlaunched ship on a territory.
    pub(crate) fn ship_on(&self, territory: TerritoryId) -> Option<ShipId> {
        self.ships.iter().find(|(_, ship)| ship.place == Berth::Land(territory)).map(|(id, _)| id)
    }

    /// Whether two places are adjacent (ARM-11.2); ships that are not at sea touch nothing.
    pub(crate) fn adjacent(&self, one: Place, other: Place) -> bool {
        let content = content();
        let sea_of = |ship: ShipId| match self.ships[ship].place {
            Berth::Sea(sea) => Some(sea),
            Berth::Box | Berth::Land(_) => None,
        };
        match (one, other) {
            (Place::Land(a), Place::Land(b)) => has(content.territories[a.index()].land, b.index()),
            (Place::Land(territory), Place::Ship(ship)) | (Place::Ship(ship), Place::Land(territory)) => {
                sea_of(ship).is_some_and(|sea| has(content.territories[territory.index()].seas, sea.index()))
            }
            (Place::Ship(a), Place::Ship(b)) => match (sea_of(a), sea_of(b)) {
                (Some(a), Some(b)) => has(content.seas[a.index()].seas, b.index()),
                (Some(_) | None, None) | (None, Some(_)) => false,
            },
        }
    }

    /// Whether a colour has a band next to a sea space (ARM-8.20).
    pub(crate) fn has_band_beside(&self, colour: Colour, sea: SeaId) -> bool {
        let space = &content().seas[sea.index()];
        bits(space.territories)
            .any(|index| 0 < self.bands_of(colour, Place::Land(TerritoryId::from_index(index))))
            || self.ships.iter().any(|(_, ship)| {
                ship.last_owner == Some(colour)
                    && 0 < ship.bands
                    && matches!(ship.place, Berth::Sea(other) if has(space.seas, other.index()))
            })
    }

    /// Takes counters away (ARM-11.8); those of the dummy leave the game (ARM-20.8).
    pub(crate) fn eliminate(&mut self, place: Place, count: u8) -> u8 {
        let Some(force) = self.garrison(place) else { return 0 };
        let present = match place {
            Place::Land(territory) => {
                let ground = &mut self.territories[territory];
                if force == Force::Natives { &mut ground.natives } else { &mut ground.bands }
            }
            Place::Ship(ship) => &mut self.ships[ship].bands,
        };
        let lost = count.min(*present);
        *present -= lost;
        match force {
            Force::Natives => self.native_supply += lost,
            Force::Pirates(colour) => self.return_bands(colour, lost),
        }
        lost
    }

    /// Bands go back to their reserve; those of the dummy leave the game (ARM-20.8).
    pub(crate) fn return_bands(&mut self, colour: Colour, count: u8) {
        if self.owners[colour] != Owner::Dummy {
            self.reserve[colour] += count;
        }
    }

    /// How many territories of a den a colour controls.
    pub(crate) fn den_holdings(realm: TerritorySet, den: Colour, content: &Content) -> u8 {
        (realm & content.dens[den.index()].set).count_ones() as u8
    }

    /// Whether a realm possesses a den (ARM-4.6).
    pub(crate) fn possesses(realm: TerritorySet, den: Colour, content: &Content) -> bool {
        content.numbers.den_majority <= Self::den_holdings(realm, den, content)
    }
}
