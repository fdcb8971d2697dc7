//! The position of a game, and simple queries on it.

use crate::{
    frames::Frame,
    ids::{CARDS, COLOURS, Card, Colour, SHIPS, SeaId, ShipId, TERRITORIES, TerritoryId},
    options::Options,
};
use approdo_contract::{Seat, SeatSet};
use approdo_pieces::{Bag, ById};
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
    /// The stack of pending steps, the next one last.
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
    Seat(Seat),
    /// The three-player dummy, which no player controls (ARM-20.1).
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
    /// No controller: an unexplored territory of the Formation (ARM-4.4).
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
    pub passed: SeatSet,
    /// Players who have played a once-per-turn card in this turn (ARM-17.28).
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
    LastPlayer(Seat),
    /// The last round is complete (ARM-21.2).
    RoundLimit,
}

impl Armada {
    /// The colour that acts: in a turn or in a Surprise Attack.
    pub(crate) fn acting(&self) -> Colour {
        self.surprise.map_or(self.turn.colour, |surprise| surprise.colour)
    }

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
}
