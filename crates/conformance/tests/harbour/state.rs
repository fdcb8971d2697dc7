use crate::faults::{self, Fault};
use approdo_contract::{Journal, Outcome, Refusal, RuleId, Seat, SeatSet, refuse};
use approdo_pieces::{Bag, named_id};
use serde::{Deserialize, Serialize};
use std::cell::Cell;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Bid(u8),
    Fish,
    Draw,
    Raid { target: Seat },
    Shield,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// Everybody bids for the turn.
    Auction,
    /// The highest bidder acts.
    Turn(Seat),
    /// A die decides about the catch.
    Catch(Seat),
    /// The seat draws a card.
    Draw(Seat),
    /// The target may answer a raid with a shield.
    Window { raider: Seat, target: Seat },
    /// A die decides about the raid.
    Raid { raider: Seat, target: Seat },
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
        let setups = faults::count_setup();
        let coins = match fault {
            Some(Fault::PickySetup) => return Err(refuse!("HAR-1.1")),
            Some(Fault::DriftingSetup) => 3 + (setups % 2) as u8,
            Some(Fault::DriftingUndo) => 3 + (setups % 3 / 2) as u8,
            Some(_) | None => 3,
        };
        let side = Side { coins, ..Side::default() };
        Ok(Harbour {
            fault,
            round: 0,
            rounds,
            sides: vec![side; usize::from(seats)],
            deck: Bag::new(CARDS),
            spent: Bag::empty(),
            frames: vec![Frame::Auction],
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

    pub fn top(&self) -> Option<Frame> {
        self.frames.last().copied()
    }

    pub fn owing(&self) -> SeatSet {
        self.seats().filter(|seat| self.side(*seat).bid.is_none()).collect()
    }

    pub fn outcome(&self) -> Outcome {
        let points = |side: &Side| i32::from(side.coins) + 3 * i32::from(side.hand.count(Card::TREASURE));
        let scores: Vec<i32> = self.sides.iter().map(points).collect();
        let place = |score: &i32| 1 + scores.iter().filter(|other| score < *other).count() as u8;
        let places: Vec<u8> = scores.iter().map(place).collect();
        Outcome::ranked(&places, &scores, RuleId("HAR-4.1"))
    }

    pub fn decide(&mut self, seat: Seat, mv: Move, journal: &mut Journal<Event>) {
        let frame = self.frames.pop().expect("a decision has a frame");
        match (frame, mv) {
            (Frame::Auction, Move::Bid(coins)) => self.bid(seat, coins, journal),
            (Frame::Turn(seat), Move::Fish) if self.has(Fault::IdleStep) => {
                self.frames.push(Frame::Turn(seat));
            }
            (Frame::Turn(seat), Move::Fish) => self.frames.push(Frame::Catch(seat)),
            (Frame::Turn(seat), Move::Draw) => self.frames.push(Frame::Draw(seat)),
            (Frame::Turn(raider), Move::Raid { target }) => {
                journal.note(|| Event::RaidDeclared { raider, target });
                let holds = self.side(target).hand.contains(Card::SHIELD);
                // Everybody who is raided is asked: who is asked must not tell who holds a shield.
                let is_asked = holds || !self.has(Fault::AskOnlyTheHolder);
                self.frames.push(if is_asked {
                    Frame::Window { raider, target }
                } else {
                    Frame::Raid { raider, target }
                });
            }
            (Frame::Window { target, .. }, Move::Shield) => {
                self.side_mut(target).hand.remove(Card::SHIELD);
                if !self.has(Fault::LostCard) {
                    self.spent.add(Card::SHIELD);
                }
                journal.note(|| Event::Shielded { seat: target });
                self.finish_turn();
            }
            (Frame::Window { raider, target }, Move::Pass) => {
                self.frames.push(Frame::Raid { raider, target });
            }
            (frame, mv) => unreachable!("{mv:?} passed the check in {frame:?}"),
        }
    }

    fn bid(&mut self, seat: Seat, coins: u8, journal: &mut Journal<Event>) {
        self.side_mut(seat).bid = Some(coins);
        if !self.has(Fault::SilentBid) {
            journal.note(|| Event::Bid { seat });
        }
        if !self.owing().is_empty() {
            self.frames.push(Frame::Auction);
            return;
        }
        let bids: Vec<u8> =
            self.sides.iter_mut().map(|side| side.bid.take().expect("all bids are in")).collect();
        let best = *bids.iter().max().expect("there are seats");
        let first = bids.iter().position(|bid| *bid == best).expect("the best bid is one of them");
        let is_late = self.has(Fault::TiesByArrival) && bids[seat.index()] == best;
        let leader = if is_late { seat } else { Seat(first as u8) };
        self.side_mut(leader).coins -= best;
        let is_marked = !self.has(Fault::UnmarkedReveal);
        journal.note(|| if is_marked { Event::BidsOpened { bids } } else { Event::BidsSlipped { bids } });
        self.frames.push(Frame::Turn(leader));
    }

    pub fn befall(&mut self, index: u16, journal: &mut Journal<Event>) {
        match self.frames.pop().expect("chance has a frame") {
            Frame::Catch(seat) => {
                let coins = (index as u8).div_ceil(2);
                let is_read = Cell::new(false);
                journal.note(|| {
                    is_read.set(true);
                    Event::Caught { seat, coins }
                });
                let bonus = u8::from(is_read.get() && self.has(Fault::JournalSteers));
                self.side_mut(seat).coins += coins + bonus;
            }
            Frame::Draw(seat) => {
                let card = self.deck.draw(index);
                self.side_mut(seat).hand.add(card);
                let is_open = self.has(Fault::OpenDraw);
                journal.note(|| {
                    if is_open {
                        Event::DrewOpenly { seat, card }
                    } else {
                        Event::Drew { seat, card: Some(card) }
                    }
                });
            }
            Frame::Raid { raider, target } => {
                let coins = if 3 <= index { self.side(target).coins.min(2) } else { 0 };
                self.side_mut(target).coins -= coins;
                self.side_mut(raider).coins += coins;
                journal.note(|| Event::RaidRolled { raider, coins });
            }
            frame @ (Frame::Auction | Frame::Turn(_) | Frame::Window { .. }) => {
                unreachable!("{frame:?} waits for a seat")
            }
        }
        self.finish_turn();
    }

    fn finish_turn(&mut self) {
        self.tide.0 = if self.has(Fault::Unstorable) { self.tide.0 + 1 } else { 1 - self.tide.0 };
        if !self.has(Fault::NeverEnds) {
            self.round += 1;
        }
        if self.round < self.rounds {
            self.frames.push(Frame::Auction);
        }
    }
}
