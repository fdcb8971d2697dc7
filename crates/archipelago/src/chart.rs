//! The map as it has been discovered: which region lies where, and what borders on what (section 3).

use crate::{
    content::{Terrain, content},
    ids::{AreaId, Building, REGIONS, RegionId, Resource, TILES},
    sets::IdSet,
};
use approdo_contract::{Seat, SeatSet};
use approdo_pieces::NamedId;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The six directions: north, north-east, south-east, south, south-west, north-west.
pub const DIRECTIONS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A region on the map and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Which region.
    pub region: RegionId,
    /// Axial coordinate; the start region lies at 0, 0.
    pub q: i8,
    /// Axial coordinate.
    pub r: i8,
    /// Clockwise sixths of a turn.
    #[serde(default)]
    pub rotation: u8,
    /// The land area of the town (ARC-23.5).
    #[serde(default)]
    pub town: Option<AreaId>,
    /// The land area of the market.
    #[serde(default)]
    pub market: Option<AreaId>,
    /// The two areas that the port joins (ARC-23.8).
    #[serde(default)]
    pub port: Option<Quay>,
    /// The land area of the temple.
    #[serde(default)]
    pub temple: Option<AreaId>,
    /// Whether the market has been used this turn (ARC-24.17).
    #[serde(default)]
    pub market_used: bool,
    /// Whether the port has been used this turn.
    #[serde(default)]
    pub port_used: bool,
    /// Resources whose symbols are plundered (ARC-27.13).
    #[serde(default)]
    pub plundered: IdSet<Resource>,
    /// Coins that mark them.
    #[serde(default)]
    pub coins: u8,
    /// Who gave permission to harvest here (ARC-7.10).
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Seat | null"))]
    pub granted_by: Option<Seat>,
    /// Who has it.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub granted_to: SeatSet,
}

/// The land and the sea area that a port joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Quay {
    /// Citizens stand here.
    pub land: AreaId,
    /// Ships lie here.
    pub sea: AreaId,
}

impl Placed {
    /// A region without anything on it.
    pub fn new(region: RegionId, q: i8, r: i8, rotation: u8) -> Self {
        Placed {
            region,
            q,
            r,
            rotation,
            town: None,
            market: None,
            port: None,
            temple: None,
            market_used: false,
            port_used: false,
            plundered: IdSet::EMPTY,
            coins: 0,
            granted_by: None,
            granted_to: SeatSet::EMPTY,
        }
    }

    /// Whether the building stands here.
    pub fn has(&self, building: Building) -> bool {
        match building {
            Building::Town => self.town.is_some(),
            Building::Market => self.market.is_some(),
            Building::Port => self.port.is_some(),
            Building::Temple => self.temple.is_some(),
        }
    }

    /// The land area from which citizens enter the building.
    pub fn land_of(&self, building: Building) -> Option<AreaId> {
        match building {
            Building::Town => self.town,
            Building::Market => self.market,
            Building::Port => self.port.map(|quay| quay.land),
            Building::Temple => self.temple,
        }
    }

    /// The terrain in a direction of the map.
    pub fn terrain(&self, direction: usize) -> Terrain {
        content().regions[self.region.index()].edges[self.edge(direction)]
    }

    /// The area that reaches the edge in a direction of the map.
    pub fn area(&self, direction: usize) -> AreaId {
        content().regions[self.region.index()].edge_areas[self.edge(direction)]
    }

    fn edge(&self, direction: usize) -> usize {
        (direction + 6 - usize::from(self.rotation) % 6) % 6
    }
}

/// The regions on the map in the order in which they were placed, the start region first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    placed: ArrayVec<Placed, TILES>,
    /// Where in `placed` a region is.
    slots: [u8; REGIONS],
    /// Neighbours by direction, as indices into `placed`.
    beside: [[u8; 6]; TILES],
}

const NONE: u8 = u8::MAX;

impl Chart {
    /// A map with nothing on it.
    pub fn new() -> Self {
        Chart { placed: ArrayVec::new(), slots: [NONE; REGIONS], beside: [[NONE; 6]; TILES] }
    }

    /// Lays a region on the map.
    pub fn place(&mut self, placed: Placed) {
        let slot = self.placed.len();
        for (direction, (q, r)) in DIRECTIONS.into_iter().enumerate() {
            let (Some(q), Some(r)) = (placed.q.checked_add(q), placed.r.checked_add(r)) else { continue };
            if let Some(neighbour) = self.at(q, r) {
                self.beside[slot][direction] = neighbour as u8;
                self.beside[neighbour][(direction + 3) % 6] = slot as u8;
            }
        }
        self.slots[placed.region.index()] = slot as u8;
        self.placed.push(placed);
    }

    /// The regions in the order in which they were placed.
    pub fn regions(&self) -> &[Placed] {
        &self.placed
    }

    /// The same, to change what stands on them.
    pub fn regions_mut(&mut self) -> &mut [Placed] {
        &mut self.placed
    }

    /// How many regions there are.
    pub fn len(&self) -> usize {
        self.placed.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// Which region of the map this is.
    pub fn slot(&self, region: RegionId) -> Option<usize> {
        let slot = self.slots[region.index()];
        (slot != NONE).then_some(usize::from(slot))
    }

    /// A region, if it is on the map.
    pub fn get(&self, region: RegionId) -> Option<&Placed> {
        self.slot(region).map(|slot| &self.placed[slot])
    }

    /// A region that is on the map, to change what stands on it.
    pub fn get_mut(&mut self, region: RegionId) -> &mut Placed {
        let slot = self.slot(region).expect("the region is on the map");
        &mut self.placed[slot]
    }

    /// The region of an area, if it is on the map.
    pub fn of_area(&self, area: AreaId) -> Option<&Placed> {
        self.get(content().areas[area.index()].region)
    }

    /// The region at a cell.
    pub fn at(&self, q: i8, r: i8) -> Option<usize> {
        self.placed.iter().position(|placed| (placed.q, placed.r) == (q, r))
    }

    /// A region that touches a cell, the one that was placed first, and in which direction from it the cell lies.
    pub fn bearing(&self, q: i8, r: i8) -> Option<(RegionId, usize)> {
        self.placed.iter().find_map(|placed| {
            let offset = (q.checked_sub(placed.q)?, r.checked_sub(placed.r)?);
            let direction = DIRECTIONS.iter().position(|step| *step == offset)?;
            Some((placed.region, direction))
        })
    }

    /// The neighbour in a direction.
    pub fn neighbour(&self, slot: usize, direction: usize) -> Option<usize> {
        let neighbour = self.beside[slot][direction];
        (neighbour != NONE).then_some(usize::from(neighbour))
    }

    /// ARC-3.10: whether two regions share an edge.
    pub fn adjacent(&self, one: usize, other: usize) -> bool {
        self.beside[one].contains(&(other as u8))
    }

    /// The areas of other regions that a unit reaches from an area across a shared edge (ARC-3.11, ARC-3.12).
    /// Edges match (ARC-3.2), so land leads to land and sea to sea.
    pub fn links(&self, area: AreaId) -> impl Iterator<Item = AreaId> + '_ {
        let slot = self.slot(content().areas[area.index()].region);
        slot.into_iter().flat_map(move |slot| {
            (0..6).filter_map(move |direction| {
                if self.placed[slot].area(direction) != area {
                    return None;
                }
                let neighbour = self.neighbour(slot, direction)?;
                Some(self.placed[neighbour].area((direction + 3) % 6))
            })
        })
    }

    /// The neighbours that a region would have at a cell, by direction; nothing if the cell is taken.
    pub fn around(&self, q: i8, r: i8) -> Option<Around> {
        let mut around = Around { neighbours: [None; 6] };
        for (slot, placed) in self.placed.iter().enumerate() {
            let offset = (i16::from(placed.q) - i16::from(q), i16::from(placed.r) - i16::from(r));
            match offset {
                (0, 0) => return None,
                (-1..=1, -1..=1) => {
                    let direction =
                        DIRECTIONS.iter().position(|step| (step.0.into(), step.1.into()) == offset);
                    if let Some(direction) = direction {
                        around.neighbours[direction] = Some(slot as u8);
                    }
                }
                (_, _) => (),
            }
        }
        Some(around)
    }

    /// ARC-3.2: whether the landscape would be continuous on every shared edge.
    pub fn fits(&self, region: RegionId, rotation: u8, around: &Around) -> bool {
        let candidate = Placed::new(region, 0, 0, rotation);
        around.iter().all(|(direction, neighbour)| {
            self.placed[neighbour].terrain((direction + 3) % 6) == candidate.terrain(direction)
        })
    }

    /// The free cells that touch the map, each once, in the order of the regions they touch.
    pub fn shore(&self) -> ArrayVec<(i8, i8), MOST_SHORE> {
        let mut cells = ArrayVec::new();
        for (slot, placed) in self.placed.iter().enumerate() {
            for (direction, (q, r)) in DIRECTIONS.into_iter().enumerate() {
                let cell = (placed.q.saturating_add(q), placed.r.saturating_add(r));
                if self.neighbour(slot, direction).is_none() && !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        cells
    }
}

/// Most free cells around a map: the first region has six, each further one adds at most four.
const MOST_SHORE: usize = 6 * TILES;

/// The regions around a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around {
    neighbours: [Option<u8>; 6],
}

impl Around {
    /// Directions with the regions that lie there.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let there = |(direction, slot): (usize, &Option<u8>)| slot.map(|slot| (direction, usize::from(slot)));
        self.neighbours.iter().enumerate().filter_map(there)
    }

    /// How many regions there are.
    pub fn count(&self) -> usize {
        self.iter().count()
    }
}

impl Default for Chart {
    fn default() -> Self {
        Chart::new()
    }
}

impl Serialize for Chart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.placed.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let placed: ArrayVec<Placed, TILES> = ArrayVec::deserialize(deserializer)?;
        let mut chart = Chart::new();
        placed.into_iter().for_each(|region| chart.place(region));
        Ok(chart)
    }
}
