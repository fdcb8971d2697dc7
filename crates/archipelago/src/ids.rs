//! Resources, regions, areas, cards and places: small ids with the names of the data files.

use crate::content::content;
use approdo_contract::{Piece, numbered};
use approdo_pieces::{NamedId, find_name, named_id, named_members, pieces_of_phrases};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Map tiles (ARC-2.5).
pub const TILES: usize = 25;
/// Regions, two on each tile (ARC-2.5).
pub const REGIONS: usize = 2 * TILES;
/// Land and sea areas of all regions (ARC-3.3).
pub const AREAS: usize = 99;
/// Evolution cards (ARC-2.6).
pub const CARDS: usize = 48;
/// Events on the backs of evolution cards (ARC-12.20).
pub const EVENTS: usize = 8;
/// Objective cards (ARC-2.4).
pub const OBJECTIVES: usize = 30;
/// Trend cards (ARC-2.7).
pub const TRENDS: usize = 12;
/// Zones of the action wheel (ARC-15.7).
pub const ZONES: usize = 13;
/// Player colours (ARC-2.8).
pub const COLOURS: usize = 5;
/// Resources (ARC-2.1).
pub const RESOURCES: usize = 6;
/// Kinds of buildings on the map (ARC-2.9).
pub const BUILDINGS: usize = 4;
/// Markets with prices (ARC-2.11).
pub const MARKETS: usize = 2;
/// Where a unit can stand inside its area (ARC-3.8).
pub const SPOTS: usize = 11;

/// Declares an enum whose members have the names of the data files.
macro_rules! named_enum {
    ($(#[$doc:meta])* $id:ident, kind $kind:literal, { $($(#[$member_doc:meta])* $member:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $id {
            $($(#[$member_doc])* $member,)+
        }

        impl $id {
            /// All of them, in order.
            pub const ALL: &[$id] = &[$($id::$member),+];
        }

        named_members!($id, kind $kind, names |member: $id| match member {
            $($id::$member => $name,)+
        });
    };
}

named_enum!(
    /// One of the six goods (ARC-2.1).
    Resource, kind "resource", {
        /// Exotic fruit.
        Fruit = "fruit",
        /// Cattle.
        Cattle = "cattle",
        /// Fish: the only good of the sea (ARC-16.4).
        Fish = "fish",
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Iron.
        Iron = "iron",
    }
);

named_enum!(
    /// A kind of building on the map (ARC-2.9).
    Building, kind "building", {
        /// Controls its region (ARC-24.5).
        Town = "town",
        /// Trades on the domestic market (ARC-24.17).
        Market = "market",
        /// Trades on the export market (ARC-24.17).
        Port = "port",
        /// Protects in a domestic crisis (ARC-24.19).
        Temple = "temple",
    }
);

named_enum!(
    /// A market with prices (ARC-2.11).
    Market, kind "market_board", {
        /// Board I.
        Domestic = "domestic",
        /// Board II.
        Export = "export",
    }
);

named_enum!(
    /// Where a unit stands inside its area (ARC-3.8).
    Spot, kind "spot", {
        /// Free.
        Open = "open",
        /// On the town.
        Town = "town",
        /// On the market.
        Market = "market",
        /// On the port.
        Port = "port",
        /// On the temple.
        Temple = "temple",
        /// On a fruit symbol.
        Fruit = "fruit",
        /// On a cattle symbol.
        Cattle = "cattle",
        /// On a fish symbol.
        Fish = "fish",
        /// On a wood symbol.
        Wood = "wood",
        /// On a stone symbol.
        Stone = "stone",
        /// On an iron symbol.
        Iron = "iron",
    }
);

impl Spot {
    /// On this building.
    pub fn on(building: Building) -> Spot {
        match building {
            Building::Town => Spot::Town,
            Building::Market => Spot::Market,
            Building::Port => Spot::Port,
            Building::Temple => Spot::Temple,
        }
    }

    /// On a symbol of this resource.
    pub fn working(resource: Resource) -> Spot {
        match resource {
            Resource::Fruit => Spot::Fruit,
            Resource::Cattle => Spot::Cattle,
            Resource::Fish => Spot::Fish,
            Resource::Wood => Spot::Wood,
            Resource::Stone => Spot::Stone,
            Resource::Iron => Spot::Iron,
        }
    }

    /// The building, if it is one.
    pub fn building(self) -> Option<Building> {
        match self {
            Spot::Town => Some(Building::Town),
            Spot::Market => Some(Building::Market),
            Spot::Port => Some(Building::Port),
            Spot::Temple => Some(Building::Temple),
            Spot::Open | Spot::Fruit | Spot::Cattle | Spot::Fish | Spot::Wood | Spot::Stone | Spot::Iron => {
                None
            }
        }
    }

    /// The resource of the symbol, if it is one.
    pub fn resource(self) -> Option<Resource> {
        match self {
            Spot::Fruit => Some(Resource::Fruit),
            Spot::Cattle => Some(Resource::Cattle),
            Spot::Fish => Some(Resource::Fish),
            Spot::Wood => Some(Resource::Wood),
            Spot::Stone => Some(Resource::Stone),
            Spot::Iron => Some(Resource::Iron),
            Spot::Open | Spot::Town | Spot::Market | Spot::Port | Spot::Temple => None,
        }
    }
}

named_id!(
    /// A map tile, in the order of `tiles.toml`.
    pub struct TileId, kind "tile", count TILES, names |index: usize| content().tiles[index].label.id
);

named_id!(
    /// A region: one side of a map tile, in the order of `tiles.toml` (ARC-3.1).
    pub struct RegionId, kind "region", count REGIONS, names |index: usize| content().regions[index].label.id
);

named_id!(
    /// A land or sea area of a region (ARC-3.3), called like `palm_bay_b`.
    pub struct AreaId, kind "area", count AREAS, names |index: usize| content().areas[index].label.id
);

named_id!(
    /// An evolution card, in the order of `evolution.toml`.
    pub struct CardId, kind "card", count CARDS, names |index: usize| content().cards[index].label.id
);

named_id!(
    /// An event on the backs of evolution cards, in the order of `evolution.toml`.
    pub struct EventId, kind "event", count EVENTS, names |index: usize| content().events[index].label.id
);

named_id!(
    /// An objective card, in the order of `objectives.toml`.
    pub struct ObjectiveId, kind "objective", count OBJECTIVES, names |index: usize| content().objectives[index].label.id
);

named_id!(
    /// A trend card, in the order of `trends.toml`.
    pub struct TrendId, kind "trend", count TRENDS, names |index: usize| content().trends[index].label.id
);

named_id!(
    /// A zone of the action wheel, in the order of `components.toml`.
    pub struct Zone, kind "zone", count ZONES, names |index: usize| content().zones[index].label.id
);

numbered! {
    /// A place for units: an area and a spot in it. Written `palm_bay_b` for the open and `palm_bay_b.town` for the
    /// town, `palm_bay_b.fruit` for fruit symbols.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub struct Post {
        /// The area.
        pub area: AreaId,
        /// The spot inside it.
        pub spot: Spot,
    }
}

impl Post {
    /// The open of an area.
    pub fn open(area: AreaId) -> Post {
        Post { area, spot: Spot::Open }
    }
}

impl Serialize for Post {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return (self.area, self.spot).serialize(serializer);
        }
        if self.spot == Spot::Open {
            return serializer.serialize_str(self.area.name());
        }
        serializer.collect_str(&format_args!("{}.{}", self.area.name(), self.spot.name()))
    }
}

impl<'de> Deserialize<'de> for Post {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let (area, spot) = <(AreaId, Spot)>::deserialize(deserializer)?;
            return Ok(Post { area, spot });
        }
        let text = String::deserialize(deserializer)?;
        let (area, spot) = text.split_once('.').unwrap_or((&text, Spot::Open.name()));
        match (find_name(area), find_name(spot)) {
            (Some(area), Some(spot)) => Ok(Post { area, spot }),
            (None, _) => Err(D::Error::custom(format!("there is no area '{area}'"))),
            (Some(_), None) => Err(D::Error::custom(format!("there is no spot '{spot}'"))),
        }
    }
}

pieces_of_phrases!(Piece: Resource, Building, Market, TileId, RegionId, AreaId, CardId, EventId, ObjectiveId, TrendId, Zone);
