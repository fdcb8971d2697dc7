//! A desk on which a test lays out any position, plays on it and looks at the result.

mod layout;
mod names;

pub use layout::{Layout, bay, begin, plains, table};
pub use names::{action, area, card, florins, go, objective, open, post, region, trend, using};

use approdo_archipelago::{
    Archipelago, Event, Move, Slot,
    frames::Frame,
    ids::{Building, CardId, Market, Post, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat, Staged as _};

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: Archipelago,
    pub facts: Vec<Event>,
}

impl approdo_conformance::desk::Desk for Desk {
    type Game = Archipelago;
    type Words<'a> = Move;

    fn game(&self) -> &Archipelago {
        &self.game
    }

    fn play_book(&mut self) -> (&mut Archipelago, &mut Vec<Event>) {
        (&mut self.game, &mut self.facts)
    }

    fn meant(&self, words: Move) -> Move {
        words
    }
}

impl Desk {
    /// What happens next.
    pub fn top(&self) -> Option<Frame> {
        self.game.frames().last().copied()
    }

    /// Luck picks the first thing after which the game is as wanted.
    #[track_caller]
    pub fn luck_such_that(&mut self, wanted: impl Fn(&Desk) -> bool) -> &mut Self {
        for index in 0..self.among() {
            let mut next = self.clone();
            next.luck(index);
            if wanted(&next) {
                *self = next;
                return self;
            }
        }
        panic!("luck cannot bring that about: {:?}", self.game.pending());
    }

    /// The top card of the evolution deck is drawn, and luck uncovers the first back after which the game is as
    /// wanted.
    #[track_caller]
    pub fn uncover_such_that(&mut self, wanted: impl Fn(&Desk) -> bool) -> &mut Self {
        // Several cards may have the back that lies on top.
        if let Some(Frame::Draw(_)) = self.top() {
            self.luck(0);
        }
        self.luck_such_that(wanted)
    }

    /// Luck picks the first of everything until a player is asked.
    #[track_caller]
    pub fn any_luck(&mut self) -> &mut Self {
        while let Pending::Chance { .. } = self.game.pending() {
            self.luck(0);
        }
        self
    }

    /// Every player makes his first legal move, and luck picks the first of everything, until the game is as wanted.
    #[track_caller]
    pub fn play_until(&mut self, wanted: impl Fn(&Desk) -> bool) -> &mut Self {
        for _ in 0..10_000 {
            if wanted(self) {
                return self;
            }
            match self.game.pending() {
                Pending::Chance { .. } => self.luck(0),
                Pending::Decision { .. } => {
                    let mv = self.offers()[0];
                    self.play(mv)
                }
                Pending::Over(outcome) => panic!("the game is over: {outcome:?}"),
            };
        }
        panic!("the game never came to be as wanted");
    }

    /// Each player bids nothing, so that the order stays as it is and Phase 3 follows.
    #[track_caller]
    pub fn bid_nothing(&mut self) -> &mut Self {
        while self.offers().contains(&Move::Bid(0)) {
            self.play(Move::Bid(0));
            if !matches!(self.game.pending(), Pending::Decision { .. }) {
                break;
            }
        }
        self
    }

    /// Whether no player may make this move now.
    pub fn game_refuses(&self, mv: Move) -> bool {
        Seat::all(self.view().seats).all(|seat| self.game.check(seat, mv).is_err())
    }

    /// Whether something like this has happened.
    pub fn happened(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.facts.iter().any(like)
    }

    /// The florins behind a screen.
    pub fn florins(&self, seat: u8) -> u8 {
        self.view_of(seat).players[usize::from(seat)].florins.expect("a player knows his own florins")
    }

    /// The cubes of a resource behind a screen.
    pub fn cubes(&self, seat: u8, resource: Resource) -> u8 {
        self.view_of(seat).players[usize::from(seat)].cubes.expect("a player knows his own cubes")[resource]
    }

    /// The explorer tokens behind a screen.
    pub fn tokens(&self, seat: u8) -> u8 {
        self.view_of(seat).players[usize::from(seat)].tokens.expect("a player knows his own tokens")
    }

    /// The cubes of a resource in the bank.
    pub fn bank(&self, resource: Resource) -> u8 {
        self.view().bank.cubes[resource]
    }

    /// The cubes in a zone of a market.
    pub fn stall(&self, market: Market, resource: Resource) -> u8 {
        self.view().markets[market][resource]
    }

    /// How many units of a player are at a place, doing this.
    pub fn count(&self, seat: u8, at: Post, posture: Posture) -> u8 {
        self.view().units.count(at, Seat(seat), posture)
    }

    /// Who controls a building.
    #[track_caller]
    pub fn controller(&self, name: &str, building: Building) -> Option<Seat> {
        let view = self.view();
        let control = view.control.iter().find(|control| control.region == region(name));
        let control = control.expect("the region is on the map");
        match building {
            Building::Town => control.town,
            Building::Market => control.market,
            Building::Port => control.port,
            Building::Temple => control.temple,
        }
    }

    /// The place of a card on the evolution track.
    pub fn slot(&self, card: CardId) -> Option<Slot> {
        self.view().evolution.track.into_iter().flatten().find(|slot| slot.card == card)
    }

    /// All florins there are, wherever they lie.
    pub fn all_florins(&self) -> u32 {
        let view = self.view();
        let players = (0..view.seats).map(|seat| u32::from(self.florins(seat)));
        let sectors = view.players.iter().map(|player| u32::from(player.sector));
        let wheel = view.wheel.port_florins.iter().chain(&view.wheel.market_florins).copied().map(u32::from);
        let coins = view.chart.regions().iter().map(|placed| u32::from(placed.coins));
        players.chain(sectors).chain(wheel).chain(coins).sum::<u32>() + u32::from(view.bank.florins)
    }
}
