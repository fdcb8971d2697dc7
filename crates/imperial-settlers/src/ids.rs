//! Factions, colours, cards and Locations: small ids with the names of the data files.

use crate::content::{CardInfo, TitleInfo, content};
use crate::goods::Gain;
use approdo_contract::{Piece, Seat, numbered};
use approdo_pieces::{NamedId, find_name, named_id, named_members, numbered_id, pieces_of_phrases};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The factions (IMP-1.3).
pub const FACTIONS: usize = 5;
/// The colours of Locations (IMP-4.7).
pub const COLOURS: usize = 9;
/// The empires of all seats that a table can have, and the area of the virtual player.
pub const EMPIRES: usize = 6;
/// The most Locations that can stand at the same time; the loader checks the data against it.
pub const LOCATIONS: usize = 192;

/// A faction, in the order of `factions.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "factions.toml describes each")]
pub enum Faction {
    Barbarians,
    Japanese,
    Romans,
    Egyptians,
    Atlanteans,
}

impl Faction {
    /// All five.
    pub const ALL: [Faction; FACTIONS] =
        [Faction::Barbarians, Faction::Japanese, Faction::Romans, Faction::Egyptians, Faction::Atlanteans];
}

named_members!(Faction, kind "faction", names |faction: Faction| ["barbarians", "japanese", "romans", "egyptians", "atlanteans"][faction as usize]);

/// A colour of a Location, in the order of `components.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Colour {
    Brown,
    Grey,
    Red,
    Pink,
    Gold,
    Blue,
    Black,
    Purple,
    White,
}

impl Colour {
    /// All nine.
    pub const ALL: [Colour; COLOURS] = [
        Colour::Brown,
        Colour::Grey,
        Colour::Red,
        Colour::Pink,
        Colour::Gold,
        Colour::Blue,
        Colour::Black,
        Colour::Purple,
        Colour::White,
    ];
}

named_members!(Colour, kind "color", names |colour: Colour| ["brown", "grey", "red", "pink", "gold", "blue", "black", "purple", "white"][colour as usize]);

/// A set of colours, one bit each (IMP-4.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ColourSet(pub u16);

impl ColourSet {
    /// Whether a colour is in the set.
    pub fn contains(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u16 != 0
    }

    /// This set and a colour.
    #[must_use]
    pub fn with(self, colour: Colour) -> Self {
        ColourSet(self.0 | 1 << colour as u16)
    }

    /// How many colours there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

/// A distinct card: its title and, where copies of a title have different Deal fields, the
/// Deal field (IMP-12.7). Equal cards are not told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub u8);

impl NamedId for Card {
    const KIND: &'static str = "card";

    fn count() -> usize {
        content().cards.len()
    }

    fn from_index(index: usize) -> Self {
        Card(index as u8)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn name(self) -> &'static str {
        content().cards[self.index()].label.id
    }
}

numbered_id!(Card, 256);

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let index = u8::deserialize(deserializer)?;
            let card = (usize::from(index) < Card::count()).then_some(Card(index));
            return card.ok_or_else(|| D::Error::custom(format!("there is no card number {index}")));
        }
        let name = String::deserialize(deserializer)?;
        find_name(&name).ok_or_else(|| D::Error::custom(no_card(&name)))
    }
}

/// Why a name is no card. If it names a title whose copies differ, the error says how to tell them apart.
fn no_card(name: &str) -> String {
    let copies: Vec<&str> = Card::all()
        .map(NamedId::name)
        .filter(|card| card.strip_prefix(name).is_some_and(|rest| rest.starts_with(':')))
        .collect();
    match copies.as_slice() {
        [] => format!("there is no card '{name}'"),
        copies => format!("there is no card '{name}', but its copies are {}", copies.join(" and ")),
    }
}

named_id!(
    /// An entry of the card files.
    pub struct Title, kind "title", count content().titles.len(), most 256, names |index: usize| content().titles[index].label.id
);

named_id!(
    /// A kind of Attack card of the solo game.
    pub struct Attack, kind "attack", count content().attacks.len(), most 256, names |index: usize| content().attacks[index].label.id
);

impl Card {
    /// What is printed on the card.
    #[inline]
    pub fn info(self) -> &'static TitleInfo {
        let content = content();
        &content.titles[content.cards[self.index()].title.index()]
    }

    /// What distinguishes it from other copies.
    #[inline]
    pub fn face(self) -> &'static CardInfo {
        &content().cards[self.index()]
    }

    /// The entry of the card files that it is a copy of.
    pub fn title(self) -> Title {
        self.face().title
    }

    /// The Good of its Deal field.
    pub fn deal(self) -> Option<Gain> {
        self.face().deal
    }

    /// Whether it belongs to the Common deck.
    #[inline]
    pub fn is_common(self) -> bool {
        self.info().faction.is_none()
    }
}

impl Title {
    /// Its entry in the card files.
    pub fn info(self) -> &'static TitleInfo {
        &content().titles[self.index()]
    }
}

/// A list of effects: the production, bonus, Event, Action or Feature of a title, or an option of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListId(pub u16);

impl Serialize for ListId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(content().lists[usize::from(self.0)].name)
        } else {
            serializer.serialize_u16(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for ListId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let lists = &content().lists;
        if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            let found = lists.iter().position(|list| list.name == name);
            let index =
                found.ok_or_else(|| D::Error::custom(format!("there is no list of effects '{name}'")))?;
            Ok(ListId(index as u16))
        } else {
            let index = u16::deserialize(deserializer)?;
            if usize::from(index) < lists.len() {
                Ok(ListId(index))
            } else {
                Err(D::Error::custom(format!("there is no list of effects number {index}")))
            }
        }
    }
}

numbered! {
    /// A Location that stands; the number stays the same as long as it does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct LocationId(pub u8 in 0..=LOCATIONS as u8 - 1);
}

impl LocationId {
    /// No Location: an effect that does not belong to one.
    pub const NONE: LocationId = LocationId(u8::MAX);
}

numbered! {
    /// Whose empire: that of a seat, or the area of the solo game's virtual player (IMP-28.10).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct Empire(pub u8 in 0..=5);
}

impl Empire {
    /// The virtual player, who has no seat (IMP-28.1).
    pub const VIRTUAL: Empire = Empire(EMPIRES as u8 - 1);

    /// The seat, if it is that of a player.
    pub fn seat(self) -> Option<Seat> {
        (self != Empire::VIRTUAL).then_some(Seat(self.0))
    }

    /// Whether it is the empire of this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }
}

impl From<Seat> for Empire {
    fn from(seat: Seat) -> Empire {
        Empire(seat.0)
    }
}

numbered! {
    /// A deck to draw from (IMP-3.9).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Deck {
        /// The Common deck.
        Common,
        /// The player's own Faction deck.
        Faction,
    }
}

numbered! {
    /// A type of Technology token (section 21).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Tech {
        /// Basic Technology.
        Basic,
        /// Advanced Score Technology.
        Score,
        /// Advanced Defense Technology.
        Defense,
    }
}

impl Tech {
    /// All three.
    pub const ALL: [Tech; 3] = [Tech::Basic, Tech::Score, Tech::Defense];
}

pieces_of_phrases!(Piece: Faction, Colour, Card, Title, Attack);

impl From<LocationId> for Piece {
    fn from(location: LocationId) -> Piece {
        Piece { kind: "location", id: u16::from(location.0) }
    }
}
