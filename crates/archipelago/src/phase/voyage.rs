//! Convoys: where ships can ferry a citizen (ARC-22.9 to ARC-22.17).

use crate::{
    chart::Chart,
    content::content,
    ids::{AreaId, RegionId},
    state::Archipelago,
    units::Posture,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;

/// A set of areas, one bit each.
type AreaSet = u128;

/// The sea areas that convoys of a player reach from a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Voyage {
    reached: AreaSet,
}

impl Voyage {
    /// ARC-22.14: whether a citizen can be landed in a region.
    pub(crate) fn reaches(self, region: RegionId) -> bool {
        content().regions[region.index()].sea.iter().any(|area| self.reached >> area.index() & 1 == 1)
    }
}

/// The unengaged ships of a player, by sea area (ARC-22.16).
pub(crate) struct Fleet {
    ships: ArrayVec<(AreaId, u8), 8>,
}

impl Fleet {
    /// The ships that may serve in convoys now.
    pub(crate) fn of(game: &Archipelago, seat: Seat) -> Fleet {
        let mut ships: ArrayVec<(AreaId, u8), 8> = ArrayVec::new();
        for stack in game.units.iter().filter(|stack| stack.owner == seat && stack.is_ship()) {
            if !matches!(stack.posture, Posture::Ready | Posture::Moved) {
                continue;
            }
            match ships.last_mut() {
                Some((area, count)) if *area == stack.area => *count += stack.count,
                Some(_) | None => ships.push((stack.area, stack.count)),
            }
        }
        Fleet { ships }
    }

    fn in_area(&self, area: AreaId) -> u8 {
        self.ships.iter().find(|(other, _)| *other == area).map_or(0, |(_, count)| *count)
    }

    /// ARC-22.14: every sea area to which a citizen of this region can be ferried.
    pub(crate) fn from(&self, chart: &Chart, region: RegionId) -> Voyage {
        let mut voyage = Voyage { reached: 0 };
        if self.ships.is_empty() {
            return voyage;
        }
        for area in &content().regions[region.index()].sea {
            let ships = self.in_area(*area);
            // A path that crosses no edge needs one ship in its sea area (ARC-22.12).
            if 0 < ships {
                voyage.reached |= bit(*area);
            }
            self.sail(chart, *area, ships, bit(*area), &mut voyage.reached);
        }
        voyage
    }

    /// Follows every path of sea areas. A crossed edge takes a ship from one of its two sides, best one that is left
    /// behind if there is any. `spare` ships of the area have not been used.
    fn sail(&self, chart: &Chart, area: AreaId, spare: u8, path: AreaSet, reached: &mut AreaSet) {
        for next in chart.links(area) {
            if path & bit(next) != 0 {
                continue;
            }
            let there = self.in_area(next);
            let left = if 0 < spare {
                there
            } else if 0 < there {
                there - 1
            } else {
                continue;
            };
            *reached |= bit(next);
            self.sail(chart, next, left, path | bit(next), reached);
        }
    }
}

fn bit(area: AreaId) -> AreaSet {
    1 << area.index()
}
