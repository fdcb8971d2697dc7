//! Colours, places, ships and cards: small ids with the names of the data files.

use crate::content::content;
use approdo_contract::{Piece, numbered};
use approdo_pieces::{NamedId, find_name, named_id, named_members, pieces_of_phrases};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Territories on the board (ARM-3.2, ARM-3.4): 24 in the Formation and 7 in each den.
pub const TERRITORIES: usize = 52;
/// Sea spaces (ARM-3.8).
pub const SEAS: usize = 40;
/// Ships (ARM-2.5).
pub const SHIPS: usize = 8;
/// Pirate colours (ARM-2.1).
pub const COLOURS: usize = 4;
/// Kinds of option cards, the Winning Option included (ARM-16.11, ARM-2.7).
pub const CARDS: usize = 14;

/// A pirate colour; the order is the turn order (ARM-5.4). A den has the colour of its printed circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// First to move, northwest.
    Azure,
    /// Second, northeast.
    Purple,
    /// Third, southeast.
    Blue,
    /// Fourth, southwest.
    Orange,
}

impl Colour {
    /// All four in turn order.
    pub const ALL: [Colour; COLOURS] = [Colour::Azure, Colour::Purple, Colour::Blue, Colour::Orange];

    /// The colour `steps` places later in the turn order.
    pub fn after(self, steps: usize) -> Colour {
        Colour::ALL[(self as usize + steps) % COLOURS]
    }
}

named_members!(Colour, kind "colour", names |colour: Colour| ["azure", "purple", "blue", "orange"][colour as usize]);

named_id!(
    /// A territory of the Formation or of a den, in the order of `map.toml`.
    pub struct TerritoryId, kind "territory", count TERRITORIES, names |index: usize| content().territories[index].label.id
);

named_id!(
    /// A sea space, in the order of `map.toml`.
    pub struct SeaId, kind "sea", count SEAS, names |index: usize| content().seas[index].label.id
);

named_id!(
    /// One of the eight ships.
    pub struct ShipId, kind "ship", count SHIPS, names |index: usize| content().ships[index].id
);

named_id!(
    /// A kind of option card, in the order of `cards.toml`; equal cards are not told apart.
    pub struct Card, kind "card", count CARDS, names |index: usize| content().cards[index].label.id
);

named_id!(
    /// A ready-made placement for the preliminary round, in the order of `setup.toml`.
    pub struct PresetId, kind "preset", count content().presets.len(), most 256, names |index: usize| content().presets[index].label.id
);

numbered! {
    /// Where bands and gold can be: a territory or a ship.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Place {
        /// Ashore.
        Land(TerritoryId),
        /// Aboard.
        Ship(ShipId),
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (*self, serializer.is_human_readable()) {
            (Place::Land(territory), true) => serializer.serialize_str(territory.name()),
            (Place::Ship(ship), true) => serializer.serialize_str(ship.name()),
            (Place::Land(territory), false) => serializer.serialize_u8(territory.0),
            (Place::Ship(ship), false) => serializer.serialize_u8(TERRITORIES as u8 + ship.0),
        }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            find_name(&name)
                .map(Place::Land)
                .or_else(|| find_name(&name).map(Place::Ship))
                .ok_or_else(|| D::Error::custom(format!("there is no territory or ship '{name}'")))
        } else {
            match usize::from(u8::deserialize(deserializer)?) {
                index if index < TERRITORIES => Ok(Place::Land(TerritoryId::from_index(index))),
                index if index < TERRITORIES + SHIPS => {
                    Ok(Place::Ship(ShipId::from_index(index - TERRITORIES)))
                }
                index => Err(D::Error::custom(format!("there is no place number {index}"))),
            }
        }
    }
}

pieces_of_phrases!(Piece: Colour, TerritoryId, SeaId, ShipId, Card, PresetId);

impl From<Place> for Piece {
    fn from(place: Place) -> Piece {
        match place {
            Place::Land(territory) => territory.into(),
            Place::Ship(ship) => ship.into(),
        }
    }
}
