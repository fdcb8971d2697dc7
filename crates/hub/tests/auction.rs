//! A toy with what no other game has: sealed moves of several seats at once. Options make it panic, break, or let bots
//! wait.

use approdo_contract::{
    Appraise, Audience, Journal, Label, Line, Meta, OptionKind, OptionSpec, Outcome, Pending, Phrase, Piece,
    Refusal, RuleId, Rules, Seat, SeatSet, Secrets, Section, Setup, Step, Viewer, Words, numbered, pick,
    rand_core::Rng, refuse,
};
use serde::{Deserialize, Serialize};
use std::sync::{Condvar, Mutex, PoisonError};

const ROUNDS: u8 = 4;

/// Which gates are shut. Bots in a game with a gate wait until it is opened. Number 0 is no gate.
static SHUT: Mutex<[bool; 5]> = Mutex::new([false; 5]);
static OPENED: Condvar = Condvar::new();

/// Shuts a gate until dropped.
pub struct Gate(u8);

impl Gate {
    #[allow(dead_code, reason = "not every program of tests needs a gate")]
    pub fn shut(number: u8) -> Self {
        SHUT.lock().unwrap_or_else(PoisonError::into_inner)[usize::from(number)] = true;
        Gate(number)
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        SHUT.lock().unwrap_or_else(PoisonError::into_inner)[usize::from(self.0)] = false;
        OPENED.notify_all();
    }
}

/// Every player has a secret purse. In each round all bid at once, sealed; the highest bid wins, and all pay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    cursed: bool,
    trapped: bool,
    gate: u8,
    seats: u8,
    round: u8,
    purses: [Option<u8>; 3],
    bids: [Option<u8>; 3],
    won: [u8; 3],
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Bots panic.
    pub cursed: bool,
    /// A bid of nothing breaks the game.
    pub trapped: bool,
    /// Bots wait at this gate while it is shut.
    pub gate: u8,
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Move {
        Bid(u8 in 0..=255),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Purse(Seat, Option<u8>),
    Bid(Seat, Option<u8>),
    Opened([Option<u8>; 3]),
}

impl Auction {
    fn first_without(&self, of: &[Option<u8>; 3]) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| of[seat.index()].is_none())
    }

    fn open_bids(&mut self, journal: &mut Journal<Event>) {
        let highest = self.bids.iter().max().copied().flatten();
        let mut holders = (0..3).filter(|i| self.bids[*i].is_some() && self.bids[*i] == highest);
        if let (Some(winner), None) = (holders.next(), holders.next()) {
            self.won[winner] += 1;
        }
        journal.note(|| Event::Opened(self.bids));
        for (purse, bid) in self.purses.iter_mut().zip(&mut self.bids) {
            *purse = purse.map(|purse| purse - bid.take().unwrap_or(0));
        }
        self.round += 1;
    }
}

impl Setup for Auction {
    const META: Meta =
        Meta { id: "auction", title: "Auction", prefix: "AUC", rules_version: 1, seats: 2..=3 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn options() -> &'static [OptionSpec] {
        const CURSE: Label = Label { id: "cursed", en: "Cursed", it: "Maledetto" };
        const TRAP: Label = Label { id: "trapped", en: "Trapped", it: "Con trappola" };
        const fn flag(label: Label) -> OptionSpec {
            OptionSpec {
                label,
                text: label,
                kind: OptionKind::Flag { default: false },
                rule: RuleId("AUC-1"),
                needs: None,
            }
        }
        const GATE: Label = Label { id: "gate", en: "Gate", it: "Cancello" };
        const GATES: OptionKind = OptionKind::Number { min: 0, max: 4, default: 0 };
        const OPTIONS: [OptionSpec; 3] = [
            flag(CURSE),
            flag(TRAP),
            OptionSpec { label: GATE, text: GATE, kind: GATES, rule: RuleId("AUC-1"), needs: None },
        ];
        &OPTIONS
    }

    fn setup(options: &Options, seats: u8) -> Result<Self, Refusal> {
        let none = [None; 3];
        let &Options { cursed, trapped, gate } = options;
        Ok(Auction { cursed, trapped, gate, seats, round: 0, purses: none, bids: none, won: [0; 3] })
    }

    fn most_steps(_: &Options, seats: u8) -> u32 {
        u32::from(seats) * u32::from(1 + ROUNDS)
    }
}

impl Rules for Auction {
    fn pending(&self) -> Pending {
        if let Some(seat) = self.first_without(&self.purses) {
            return Pending::Chance { among: 8, seen_by: Audience::Only(seat) };
        }
        if self.round < ROUNDS {
            let seats: SeatSet =
                Seat::all(self.seats).filter(|seat| self.bids[seat.index()].is_none()).collect();
            return Pending::Decision { seats, sealed: true };
        }
        let won = &self.won[..usize::from(self.seats)];
        let places: Vec<u8> =
            won.iter().map(|own| 1 + won.iter().filter(|other| own < other).count() as u8).collect();
        let scores: Vec<i32> = won.iter().map(|won| i32::from(*won)).collect();
        Pending::Over(Outcome::ranked(&places, &scores, RuleId("AUC-1")))
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        moves.extend((0..=7).map(Move::Bid));
    }

    fn check(&self, seat: Seat, Move::Bid(bid): Move) -> Result<(), Refusal> {
        if Some(bid) <= self.purses[seat.index()] { Ok(()) } else { Err(refuse!("AUC-1")) }
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        match step {
            Step::Luck(index) => {
                let seat = self.first_without(&self.purses).expect("luck only deals purses");
                self.purses[seat.index()] = Some(index as u8);
                journal.note(|| Event::Purse(seat, Some(index as u8)));
            }
            Step::Move(seat, Move::Bid(bid)) => {
                assert!(!self.trapped || bid != 0, "a trap in a game with secret-{:?}", self.purses);
                self.bids[seat.index()] = Some(bid);
                journal.note(|| Event::Bid(seat, Some(bid)));
                if self.first_without(&self.bids).is_none() {
                    self.open_bids(journal);
                }
            }
        }
    }

    fn question(&self, _: Seat) -> Phrase {
        Phrase::new("auction-question")
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Secrets for Auction {
    type View = Self;

    fn view(&self, viewer: Viewer) -> Self {
        let mut view = self.clone();
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            view.purses[seat.index()] = None;
            // That a seat has bid is public.
            view.bids[seat.index()] = view.bids[seat.index()].map(|_| u8::MAX);
        }
        view
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Purse(seat, _) if !viewer.is(*seat) => Event::Purse(*seat, None),
            Event::Bid(seat, _) if !viewer.is(*seat) => Event::Bid(*seat, None),
            Event::Purse(..) | Event::Bid(..) | Event::Opened(_) => event.clone(),
        })
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        for other in Seat::all(self.seats).filter(|other| *other != observer) {
            let i = other.index();
            self.purses[i] = self.purses[i].map(|_| pick(rng, 8) as u8);
            let purse = self.purses[i].map_or(0, u32::from);
            self.bids[i] = self.bids[i].map(|_| pick(rng, purse + 1) as u8);
        }
    }
}

impl Words for Auction {
    type Print = ();

    fn describe(&self, _: Seat, Move::Bid(bid): Move) -> Phrase {
        Phrase::new("auction-bid").number("bid", bid)
    }

    fn narrate(event: &Event) -> Line {
        let phrase = match event {
            Event::Purse(seat, purse) => said("auction-purse", *seat, *purse),
            Event::Bid(seat, bid) => said("auction-bid", *seat, *bid),
            Event::Opened(_) => Phrase::new("auction-opened"),
        };
        phrase.into()
    }

    fn print() {}

    fn outline(_: &Self) -> Vec<Section> {
        Vec::new()
    }

    fn label(_: Piece) -> Option<Label> {
        None
    }
}

fn said(key: &'static str, seat: Seat, number: Option<u8>) -> Phrase {
    Phrase::new(key).seat("seat", seat).number("number", number.map_or(-1, i32::from))
}

impl Appraise for Auction {
    fn appraise(&self, seat: Seat) -> f32 {
        let shut = SHUT.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = OPENED.wait_while(shut, |shut| shut[usize::from(self.gate)]);
        drop(passed.unwrap_or_else(PoisonError::into_inner));
        assert!(!self.cursed, "the purse of {seat:?} holds secret-{:?}", self.purses);
        f32::from(self.won[seat.index()]) / f32::from(ROUNDS)
    }
}
