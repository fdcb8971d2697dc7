use crate::{
    faults::{self, Fault},
    frames::{Frame, Raid},
};
use approdo_contract::{Outcome, Refusal, RuleId, Seat, numbered, refuse};
use approdo_pieces::{Bag, named_id};
use serde::{Deserialize, Serialize};

named_id! {
    /// A card: a shield stops a raid, a treasure is worth three points.
    pub struct Card, kind "card", count 2, names |index: usize| ["shield", "treasure"][index]
}

impl Card {
    pub const SHIELD: Card = Card(0);
    pub const TREASURE: Card = Card(1);
}

pub type Cards = Bag<Card, 2>;

/// All the cards there are.
pub const CARDS: [u8; 2] = [6, 6];

/// The highest bid that is allowed.
pub const HIGHEST_BID: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rounds: u8,
    /// What is planted; not an option that people are asked about.
    pub fault: Option<Fault>,
}

impl Default for Options {
    fn default() -> Self {
        Options { rounds: 4, fault: None }
    }
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Move {
        Bid(u8 in 0..=HIGHEST_BID),
        Fish,
        Draw,
        Raid { target: Seat },
        Shield,
        Pass,
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub coins: u8,
    pub hand: Cards,
    pub bid: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harbour {
    pub fault: Option<Fault>,
    pub round: u8,
    pub rounds: u8,
    pub sides: Vec<Side>,
    pub deck: Cards,
    pub spent: Cards,
    pub frames: Vec<Frame>,
    pub tide: Tide,
}

/// High or low water; stored in a single bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Tide(pub u8);

impl Serialize for Tide {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 & 1)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Event {
    Bid {
        seat: Seat,
    },
    BidsOpened {
        bids: Vec<u8>,
    },
    /// Planted: the same without the mark.
    BidsSlipped {
        bids: Vec<u8>,
    },
    Caught {
        seat: Seat,
        coins: u8,
    },
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    /// Planted: the same for every eye.
    DrewOpenly {
        seat: Seat,
        card: Card,
    },
    RaidDeclared {
        raider: Seat,
        target: Seat,
    },
    Shielded {
        seat: Seat,
    },
    RaidRolled {
        raider: Seat,
        coins: u8,
    },
}

impl Harbour {
    pub fn start(options: Options, seats: u8) -> Result<Self, Refusal> {
        let Options { rounds, fault } = options;
        let setups = faults::count();
        let coins = match fault {
            Some(Fault::PickySetup) => return Err(refuse!("HAR-1.1")),
            Some(Fault::DriftingSetup) => 3 + (setups % 2) as u8,
            Some(Fault::DriftingUndo) => 3 + (setups % 3 / 2) as u8,
            Some(_) | None => 3,
        };
        let side = Side { coins, ..Side::default() };
        let raid = Raid { raider: Seat(0), target: Seat(0) };
        let sleeps = fault == Some(Fault::SleepingFrame);
        let frames = if sleeps { vec![Frame::Auction, raid.into()] } else { vec![Frame::Auction] };
        Ok(Harbour {
            fault,
            round: 0,
            rounds,
            sides: vec![side; usize::from(seats)],
            deck: Bag::new(CARDS),
            spent: Bag::empty(),
            frames,
            tide: Tide(0),
        })
    }

    pub fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.sides.len() as u8)
    }

    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    pub fn outcome(&self) -> Outcome {
        let points = |side: &Side| i32::from(side.coins) + 3 * i32::from(side.hand.count(Card::TREASURE));
        let scores: Vec<i32> = self.sides.iter().map(points).collect();
        let place = |score: &i32| 1 + scores.iter().filter(|other| score < *other).count() as u8;
        let places: Vec<u8> = scores.iter().map(place).collect();
        Outcome::ranked(&places, &scores, RuleId("HAR-4.1"))
    }
}
