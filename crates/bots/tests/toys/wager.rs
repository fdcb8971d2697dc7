use super::never_shown;
use approdo_contract::prelude::*;
use approdo_contract::{
    Appraise, Audience, Journal, Meta, Outcome, Pending, Refusal, RuleId, Seat, SeatSet, Step, Viewer,
    numbered, pick, rand_core::Rng, refuse,
};
use serde::{Deserialize, Serialize};

const ROUNDS: u8 = 3;

/// Everybody holds a secret number. Three prizes are bid for with sealed bids that all are paid; in the end each
/// may claim to hold the highest number, and gains or loses by it. `LEAKY` redeals nothing: bots may peek.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wager<const LEAKY: bool> {
    pub seats: u8,
    pub round: u8,
    pub secrets: [Option<u8>; 4],
    pub bids: [Option<u8>; 4],
    prize: Option<u8>,
    purses: [u8; 4],
    points: [i32; 4],
    claims: [Option<bool>; 4],
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Move {
        Bid(u8 in 0..=3),
        Claim(bool),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Event {
    Secret(Seat, Option<u8>),
    Prize(u8),
    Bid(Seat, Option<u8>),
    Opened([Option<u8>; 4]),
    Claim(Seat, bool),
}

impl<const LEAKY: bool> Wager<LEAKY> {
    /// A world that `seat` cannot tell from this one.
    pub fn twin(&self, seat: Seat) -> Self {
        let mut twin = self.clone();
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            let i = other.index();
            twin.secrets[i] = self.secrets[i].map(|secret| (secret + 3) % 6);
            twin.bids[i] = self.bids[i].map(|bid| (bid + 1) % (self.purses[i].min(3) + 1));
        }
        twin
    }

    fn first_without<T>(&self, of: &[Option<T>; 4]) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| of[seat.index()].is_none())
    }

    fn score(&self, seat: Seat) -> i32 {
        2 * self.points[seat.index()] + i32::from(self.purses[seat.index()])
    }

    fn open_bids(&mut self, journal: &mut Journal<Event>) {
        let prize = i32::from(self.prize.take().expect("bids are made for a prize"));
        let highest = self.bids.iter().max().copied().flatten();
        let mut holders = (0..4).filter(|i| self.bids[*i] == highest);
        if let (Some(winner), None) = (holders.next(), holders.next()) {
            self.points[winner] += 1 + prize;
        }
        journal.note(|| Event::Opened(self.bids));
        for (purse, bid) in self.purses.iter_mut().zip(self.bids.iter_mut()) {
            *purse -= bid.take().unwrap_or(0);
        }
        self.round += 1;
    }
}

impl<const LEAKY: bool> Setup for Wager<LEAKY> {
    const META: Meta = Meta { id: "wager", title: "Wager", prefix: "WAG", rules_version: 1, seats: 2..=4 };
    type Options = ();
    type Move = Move;
    type Event = Event;

    fn setup(_: &(), seats: u8) -> Result<Self, Refusal> {
        let none = [None; 4];
        let (purses, points) = ([6; 4], [0; 4]);
        Ok(Wager {
            seats,
            round: 0,
            secrets: none,
            bids: none,
            prize: None,
            purses,
            points,
            claims: [None; 4],
        })
    }

    fn most_steps(_: &(), seats: u8) -> u32 {
        let (seats, rounds) = (u32::from(seats), u32::from(ROUNDS));
        2 * seats + rounds * (1 + seats)
    }
}

impl<const LEAKY: bool> Rules for Wager<LEAKY> {
    never_shown!();

    fn pending(&self) -> Pending {
        if let Some(seat) = self.first_without(&self.secrets) {
            return Pending::Chance { among: 6, seen_by: Audience::Only(seat) };
        }
        if self.round < ROUNDS {
            if self.prize.is_none() {
                return Pending::Chance { among: 6, seen_by: Audience::All };
            }
            let seats: SeatSet =
                Seat::all(self.seats).filter(|seat| self.bids[seat.index()].is_none()).collect();
            return Pending::Decision { seats, sealed: true };
        }
        if let Some(seat) = self.first_without(&self.claims) {
            return Pending::Decision { seats: SeatSet::one(seat), sealed: false };
        }
        let scores: Vec<i32> = Seat::all(self.seats).map(|seat| self.score(seat)).collect();
        let place = |score: &i32| 1 + scores.iter().filter(|other| score < other).count() as u8;
        let places: Vec<u8> = scores.iter().map(place).collect();
        Pending::Over(Outcome::ranked(&places, &scores, RuleId("WAG-1")))
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        if self.round < ROUNDS {
            moves.extend((0..=3).map(Move::Bid));
        } else {
            moves.extend([Move::Claim(false), Move::Claim(true)]);
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let allowed = match mv {
            Move::Bid(bid) => self.round < ROUNDS && bid <= self.purses[seat.index()].min(3),
            Move::Claim(_) => self.round == ROUNDS,
        };
        if allowed { Ok(()) } else { Err(refuse!("WAG-2")) }
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        match step {
            Step::Luck(index) => {
                let number = index as u8;
                match self.first_without(&self.secrets) {
                    Some(seat) => {
                        self.secrets[seat.index()] = Some(number);
                        journal.note(|| Event::Secret(seat, Some(number)));
                    }
                    None => {
                        self.prize = Some(number);
                        journal.note(|| Event::Prize(number));
                    }
                }
            }
            Step::Move(seat, Move::Bid(bid)) => {
                self.bids[seat.index()] = Some(bid);
                journal.note(|| Event::Bid(seat, Some(bid)));
                if self.first_without(&self.bids).is_none() {
                    self.open_bids(journal);
                }
            }
            Step::Move(seat, Move::Claim(claim)) => {
                self.claims[seat.index()] = Some(claim);
                let own = self.secrets[seat.index()];
                let is_highest =
                    Seat::all(self.seats).all(|other| other == seat || self.secrets[other.index()] < own);
                if claim {
                    self.points[seat.index()] += if is_highest { 4 } else { -4 };
                }
                journal.note(|| Event::Claim(seat, claim));
            }
        }
    }
}

impl<const LEAKY: bool> Secrets for Wager<LEAKY> {
    type View = Self;

    fn view(&self, viewer: Viewer) -> Self {
        let mut view = self.clone();
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            view.secrets[seat.index()] = None;
            view.bids[seat.index()] = None;
        }
        view
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Secret(seat, _) if !viewer.is(*seat) => Event::Secret(*seat, None),
            Event::Bid(seat, _) if !viewer.is(*seat) => Event::Bid(*seat, None),
            Event::Secret(..) | Event::Bid(..) | Event::Prize(_) | Event::Opened(_) | Event::Claim(..) => {
                event.clone()
            }
        })
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        if LEAKY {
            return;
        }
        for other in Seat::all(self.seats).filter(|other| *other != observer) {
            let i = other.index();
            self.secrets[i] = self.secrets[i].map(|_| pick(rng, 6) as u8);
            self.bids[i] = self.bids[i].map(|_| pick(rng, u32::from(self.purses[i].min(3)) + 1) as u8);
        }
    }
}

never_shown! { impl<const LEAKY: bool> Words for Wager<LEAKY> }

impl<const LEAKY: bool> Appraise for Wager<LEAKY> {
    fn appraise(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let rival = others.map(|other| self.score(other)).max().unwrap_or(0);
        0.5 + (self.score(seat) - rival) as f32 / 100.0
    }
}
