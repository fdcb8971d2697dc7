//! The whole position, and the small questions that rules ask of it.

use crate::{
    content::{Content, TerritorySet, content},
    frames::Frame,
    ids::{CARDS, COLOURS, Card, Colour, Place, SEAS, SHIPS, SeaId, ShipId, TERRITORIES, TerritoryId},
    options::Options,
};
use approdo_contract::{Seat, SeatSet};
use approdo_pieces::{Bag, ById, NamedId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Option cards without any order: a hand, the draw pile, the discard pile.
pub type Cards = Bag<Card, CARDS>;

/// Most seats Armada is played with (ARM-1.1).
pub const SEATS: usize = 4;

/// A game of Armada III.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armada {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// Who plays each colour (ARM-1.3).
    pub(crate) owners: ById<Colour, Owner, COLOURS>,
    pub(crate) territories: ById<TerritoryId, Ground, TERRITORIES>,
    pub(crate) ships: ById<ShipId, Ship, SHIPS>,
    /// Bands off the board (ARM-2.12).
    pub(crate) reserve: ById<Colour, u8, COLOURS>,
    /// Free ingots (ARM-2.12).
    pub(crate) treasury: u8,
    /// Free natives (ARM-2.12).
    pub(crate) native_supply: u8,
    /// Lost ships noted and not yet replaced (ARM-8.23, ARM-17.24).
    pub(crate) lost_ships: ById<Colour, u8, COLOURS>,
    pub(crate) hands: [Cards; SEATS],
    pub(crate) pile: Cards,
    pub(crate) discard: Cards,
    /// Cards seen and passed over in the running Grand Strategy (ARM-17.7).
    pub(crate) seen: Cards,
    /// The Winning Option cards (ARM-13.5).
    pub(crate) claims: ById<Colour, Claim, COLOURS>,
    /// Turns each colour has begun.
    pub(crate) turns_begun: ById<Colour, u8, COLOURS>,
    /// The running round (ARM-5.13); 0 in the preliminary round.
    pub(crate) round: u8,
    pub(crate) turn: Turn,
    pub(crate) surprise: Option<Surprise>,
    /// Colours that are out, in the order in which they went (ARM-14.8).
    pub(crate) out: ArrayVec<Colour, COLOURS>,
    pub(crate) ending: Option<Ending>,
    /// What still has to happen, the next thing last.
    pub(crate) frames: ArrayVec<Frame, 8>,
}

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// Not drawn yet (ARM-5.1).
    Undrawn,
    /// A player.
    Seat(#[cfg_attr(test, ts(type = "Seat"))] Seat),
    /// Nobody: the three-player dummy (ARM-20.1).
    Dummy,
}

/// What lies on a territory. Bands always have the colour of the flag (ARM-7.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// Who controls it (ARM-4.1, ARM-4.5).
    pub flag: Flag,
    /// Bands of the flag's colour.
    pub bands: u8,
    /// Natives.
    pub natives: u8,
    /// Ingots.
    pub gold: u8,
}

impl Ground {
    /// Whether a band or native stands there (ARM-4.3).
    pub fn is_occupied(self) -> bool {
        0 < self.bands || 0 < self.natives
    }
}

/// Who controls a territory. A den territory without a flag is stored under the colour of its printed circle,
/// so that retaking it needs no flag (ARM-4.1, ARM-10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// Nobody: an unexplored territory of the Formation (ARM-4.4).
    Unexplored,
    /// The natives (ARM-4.5).
    Natives,
    /// Azure.
    Azure,
    /// Purple.
    Purple,
    /// Blue.
    Blue,
    /// Orange.
    Orange,
}

impl From<Colour> for Flag {
    fn from(colour: Colour) -> Flag {
        match colour {
            Colour::Azure => Flag::Azure,
            Colour::Purple => Flag::Purple,
            Colour::Blue => Flag::Blue,
            Colour::Orange => Flag::Orange,
        }
    }
}

impl Flag {
    /// The colour whose flag it is.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Flag::Unexplored | Flag::Natives => None,
            Flag::Azure => Some(Colour::Azure),
            Flag::Purple => Some(Colour::Purple),
            Flag::Blue => Some(Colour::Blue),
            Flag::Orange => Some(Colour::Orange),
        }
    }
}

/// A ship and what is aboard. Bands aboard always have the colour of its last owner (ARM-4.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Where it is.
    pub place: Berth,
    /// The colour that last placed, launched or manned it (ARM-4.10).
    pub last_owner: Option<Colour>,
    /// Its crew.
    pub bands: u8,
    /// Ingots aboard.
    pub gold: u8,
}

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Berth {
    /// In the ship box (ARM-2.12).
    Box,
    /// Not launched, on a city territory.
    Land(TerritoryId),
    /// At sea.
    Sea(SeaId),
}

/// Where a Winning Option card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// With its owner (ARM-5.3).
    Held,
    /// On the board; checked at the end of the colour's turn with this number (ARM-13.6, ARM-13.9).
    OnBoard {
        /// The number of that turn, counted from 1.
        check: u8,
    },
    /// Out of the game (ARM-14.2).
    Removed,
}

/// The running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn it is.
    pub colour: Colour,
    /// Movement points left (ARM-6.1).
    pub mp: u8,
    /// Whether the colour has recruited (ARM-15.1).
    pub recruited: bool,
    /// Whether the end has been announced (ARM-6.7).
    pub announced: bool,
    /// Players who have passed for the rest of the turn (ARM-18.13).
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub passed: SeatSet,
    /// Players who have played a once-per-turn card in this turn (ARM-17.28).
    #[cfg_attr(test, ts(type = "SeatSet"))]
    pub played_once: SeatSet,
}

/// A Surprise Attack under way (ARM-17.25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Surprise {
    /// The colour that acts.
    pub colour: Colour,
    /// Movement points left (ARM-17.26).
    pub mp: u8,
    /// The card, in neither pile while it runs (ARM-16.9).
    pub card: Card,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A Winning Option card was turned over (ARM-13.6).
    Victory(Colour),
    /// All other players are out (ARM-14.4).
    LastPlayer(#[cfg_attr(test, ts(type = "Seat"))] Seat),
    /// The last round is complete (ARM-21.2).
    RoundLimit,
}

impl Armada {
    /// The colour that acts: in a turn or in a Surprise Attack.
    pub(crate) fn acting(&self) -> Colour {
        self.surprise.map_or(self.turn.colour, |surprise| surprise.colour)
    }

    /// The player of the acting colour.
    pub(crate) fn acting_seat(&self) -> Seat {
        self.seat_of(self.acting()).expect("a colour that acts has a player")
    }

    /// The player of a colour, if it has one.
    pub(crate) fn seat_of(&self, colour: Colour) -> Option<Seat> {
        match self.owners[colour] {
            Owner::Seat(seat) => Some(seat),
            Owner::Undrawn | Owner::Dummy => None,
        }
    }

    /// Movement points of the running turn or Surprise Attack.
    pub(crate) fn mp(&self) -> u8 {
        self.surprise.map_or(self.turn.mp, |surprise| surprise.mp)
    }

    pub(crate) fn mp_mut(&mut self) -> &mut u8 {
        match &mut self.surprise {
            Some(surprise) => &mut surprise.mp,
            None => &mut self.turn.mp,
        }
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    pub(crate) fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
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

    /// All ingots of a colour.
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

    /// The ship in each sea space.
    pub(crate) fn fleet(&self) -> Fleet {
        let mut fleet = [None; SEAS];
        for (id, ship) in self.ships.iter() {
            if let Berth::Sea(sea) = ship.place {
                fleet[sea.index()] = Some(id);
            }
        }
        Fleet(fleet)
    }

    /// The ship in a sea space.
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

/// Who holds a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// Natives (ARM-1.4).
    Natives,
    /// Bands of a colour.
    Pirates(Colour),
}

/// Which ship is in which sea space.
pub(crate) struct Fleet([Option<ShipId>; SEAS]);

impl Fleet {
    pub(crate) fn at(&self, sea: usize) -> Option<ShipId> {
        self.0[sea]
    }
}

/// Whether a set contains an index.
pub(crate) fn has(set: u64, index: usize) -> bool {
    set >> index & 1 == 1
}

/// The indices in a set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros() as usize;
            set &= set - 1;
            index
        })
    })
}

/// The territories in a set, in map order.
pub(crate) fn territories(set: TerritorySet) -> impl Iterator<Item = TerritoryId> {
    bits(set).map(TerritoryId::from_index)
}

/// The sea spaces in a set, in map order.
pub(crate) fn sea_spaces(set: u64) -> impl Iterator<Item = SeaId> {
    bits(set).map(SeaId::from_index)
}
