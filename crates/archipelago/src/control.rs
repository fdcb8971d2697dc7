//! Who controls what (section 24). Control is never stored: it is read from the pieces on the map (ARC-24.4).

use crate::{
    chart::Placed,
    ids::{BUILDINGS, Building, Post, Spot},
    state::Archipelago,
    units::Stack,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

impl Archipelago {
    /// The unit on a building.
    pub(crate) fn occupant(&self, placed: &Placed, building: Building) -> Option<Stack> {
        let spot = Spot::on(building);
        let on = |area| self.units.at(Post { area, spot });
        match building {
            Building::Town => placed.town.and_then(on),
            Building::Market => placed.market.and_then(on),
            Building::Temple => placed.temple.and_then(on),
            Building::Port => placed.port.and_then(|quay| on(quay.land).or_else(|| on(quay.sea))),
        }
    }

    /// ARC-24.5: who controls a region with a town.
    pub(crate) fn ruler(&self, placed: &Placed) -> Option<Seat> {
        placed.town?;
        let citizen = self.occupant(placed, Building::Town)?;
        citizen.posture.is_active().then_some(citizen.owner)
    }

    /// ARC-24.1, ARC-24.6, ARC-24.13: who controls a building that stands in a region.
    pub(crate) fn controller(&self, placed: &Placed, building: Building) -> Option<Seat> {
        if !placed.has(building) {
            return None;
        }
        let occupant = self.occupant(placed, building);
        match occupant {
            Some(unit) if unit.posture.is_active() => Some(unit.owner),
            Some(_) if building == Building::Town => None,
            Some(unit) => self.ruler(placed).filter(|ruler| *ruler == unit.owner),
            None if building == Building::Town => None,
            None => self.ruler(placed),
        }
    }

    /// How many buildings of a kind any player controls (ARC-12.21).
    pub(crate) fn controlled(&self, building: Building) -> u8 {
        self.chart.regions().iter().filter(|placed| self.controller(placed, building).is_some()).count() as u8
    }

    pub(crate) fn controlled_by(&self, seat: Seat, building: Building) -> u8 {
        let controls = |placed: &&Placed| self.controller(placed, building) == Some(seat);
        self.chart.regions().iter().filter(controls).count() as u8
    }

    /// How many buildings of each kind stand on the map, controlled or not (ARC-28.6).
    pub(crate) fn standing(&self) -> [u8; BUILDINGS] {
        let mut standing = [0; BUILDINGS];
        for placed in self.chart.regions() {
            for building in Building::ALL {
                standing[building.index()] += u8::from(placed.has(*building));
            }
        }
        standing
    }
}
