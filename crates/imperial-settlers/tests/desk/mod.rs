//! A test desk: lays out any position, plays on it and looks at the result.

mod intent;
mod layout;

pub use intent::*;
pub use layout::{EVENTS, Layout, table};

use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Pending};
use approdo_imperial_settlers::{
    Event, ImperialSettlers, Move,
    content::Kind,
    goods::Good,
    ids::{Card, Deck, Empire, LocationId, Title},
    location::{Location, Mark},
};
use approdo_pieces::{NamedId, find_name};
use serde_json::{Value, json};

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: ImperialSettlers,
    pub facts: Vec<Event>,
}

impl approdo_conformance::desk::Desk for Desk {
    type Game = ImperialSettlers;
    type Words<'a> = Intent<'a>;

    fn game(&self) -> &ImperialSettlers {
        &self.game
    }

    fn play_book(&mut self) -> (&mut ImperialSettlers, &mut Vec<Event>) {
        (&mut self.game, &mut self.facts)
    }

    fn meant(&self, words: Intent<'_>) -> Move {
        words.on(self)
    }
}

impl Desk {
    /// All players who are asked pass, until the Action phase is over.
    #[track_caller]
    pub fn pass_all(&mut self) -> &mut Self {
        while self.asked_now().is_some() {
            let offers = self.offers();
            let Some(mv) = [Move::Pass, Move::EndTurn].into_iter().find(|mv| offers.contains(mv)) else {
                break;
            };
            self.play(mv);
        }
        self
    }

    /// Goes on to the turn of this seat: the others end theirs without an action.
    #[track_caller]
    pub fn turn_of(&mut self, seat: u8) -> &mut Self {
        assert!(self.view().turn.is_some(), "there are turns in the Action phase only");
        let mut state = self.state();
        state["active"] = json!(seat);
        state["frames"] = json!([{ "turn": { "act": { "seat": seat } } }]);
        self.game = serde_json::from_value(state).expect("the frames fit");
        self.game.audit().expect("the position is possible");
        self
    }

    /// Answers every question and lets luck pick its first until a turn begins or the game is over. Food and Faction
    /// cards are preferred, then the first offer.
    #[track_caller]
    pub fn settle(&mut self) -> &mut Self {
        for _ in 0..200 {
            if self.luck_among().is_some() {
                self.luck(0);
                continue;
            }
            let Some(_) = self.asked_now() else { return self };
            let offers = self.offers();
            if offers.contains(&Move::Pass) || offers.contains(&Move::EndTurn) {
                return self;
            }
            let preferred = [Move::Good(Good::Food), Move::Draw(Deck::Faction)];
            let mv = preferred.into_iter().find(|mv| offers.contains(mv)).unwrap_or(offers[0]);
            self.play(mv);
        }
        panic!("the questions do not end");
    }

    /// The asked player builds a card from hand.
    #[track_caller]
    pub fn build(&mut self, name: &str) -> &mut Self {
        self.play(build(name))
    }

    /// The asked player activates the first Action of a Location once.
    #[track_caller]
    pub fn activate(&mut self, name: &str) -> &mut Self {
        self.play(activate(name, 1))
    }

    /// The asked player razes a Location.
    #[track_caller]
    pub fn raze(&mut self, name: &str) -> &mut Self {
        self.play(raze(name))
    }

    /// The asked player chooses a Location as the target.
    #[track_caller]
    pub fn point(&mut self, name: &str) -> &mut Self {
        self.play(at(name))
    }

    /// Luck draws this card, from the Common deck or from the Faction deck of the drawing player.
    #[track_caller]
    pub fn draw(&mut self, name: &str) -> &mut Self {
        let card = c(name);
        let state = self.state();
        let Pending::Chance { seen_by, .. } = self.game.pending() else { panic!("no card is drawn now") };
        let place = |zone: &Value| {
            let cards = zone.as_array().expect("a zone is a list");
            cards.iter().position(|other| other == name).unwrap_or_else(|| panic!("{name} is not there"))
                as u16
        };
        match (seen_by, card.is_common()) {
            // Luck first decides whether it is an Event, then which card it is.
            (Audience::All, true) if card.info().kind == Kind::Event => self.luck(place(&state["common"])),
            (Audience::All, true) if self.turns_up() => self.luck(place(&state["common"])),
            (Audience::All, true) => self.luck(0).draw(name),
            (Audience::Only(_), true) => self.luck(place(&state["common"])),
            (Audience::Only(seat), false) => self.luck(place(&state["players"][seat.index()]["deck"])),
            (audience, _) => panic!("{name} is not what luck picks for {audience:?}"),
        }
    }

    /// Whether the card is drawn openly.
    fn turns_up(&self) -> bool {
        self.state()["frames"]
            .as_array()
            .and_then(|frames| frames.last())
            .is_some_and(|top| top["draw"]["open"].is_object())
    }

    /// The whole state as JSON.
    pub fn state(&self) -> Value {
        serde_json::to_value(&self.game).expect("a state is plain data")
    }

    /// How much of a Good lies in a supply.
    pub fn has(&self, seat: usize, good: Good) -> u16 {
        self.view().players[seat].supply[good]
    }

    /// Everything in a supply and the VP, e.g. `2 wood, 1 gold, 3 vp`.
    pub fn tally(&self, seat: usize) -> String {
        let player = &self.view().players[seat];
        let goods = Good::ALL.into_iter().map(|good| (player.supply[good], good.name()));
        let owned = goods.chain([(player.vp, "vp")]).filter(|(n, _)| 0 < *n);
        owned.map(|(n, name)| format!("{n} {name}")).collect::<Vec<_>>().join(", ")
    }

    /// The public Foundations of a seat, by id.
    pub fn foundations(&self, seat: usize) -> Vec<&'static str> {
        names(self.view().players[seat].foundations.as_slice())
    }

    /// The Locations that work for an empire, by id, the oldest first; 5 is the virtual player.
    pub fn empire(&self, empire: u8) -> Vec<&'static str> {
        let view = self.view();
        let own = view.locations.iter().filter(|shown| shown.location.controller() == Empire(empire));
        own.map(|shown| shown.location.card.name()).collect()
    }

    /// The Goods of a seat's Deals, in order.
    pub fn deals(&self, seat: usize) -> Vec<&'static str> {
        self.view().players[seat].deals.iter().map(|deal| deal.good().name()).collect()
    }

    /// The Common discard pile, by id.
    pub fn discard(&self) -> Vec<&'static str> {
        names(self.view().discard.as_slice())
    }

    /// The Raze tokens that an enemy needs against the first Location with this card; `None` if it cannot be razed.
    #[track_caller]
    pub fn raze_cost(&self, name: &str) -> Option<u8> {
        let (at, view) = (self.at(name), self.view());
        view.locations.iter().find(|shown| shown.location.id == at).and_then(|shown| shown.raze_cost)
    }

    /// The VP of a seat.
    pub fn vp(&self, seat: usize) -> u16 {
        self.view().players[seat].vp
    }

    /// The hand of a seat, by id.
    pub fn hand(&self, seat: u8) -> Vec<&'static str> {
        let view = self.view_of(seat);
        let hand = view.players[usize::from(seat)].hand.expect("a seat sees its own hand");
        names(hand.as_slice())
    }

    /// The first Location with this card.
    #[track_caller]
    pub fn at(&self, name: &str) -> LocationId {
        self.find(name).unwrap_or_else(|| panic!("{name} does not stand")).id
    }

    /// The first Location with this card, if it stands.
    pub fn find(&self, name: &str) -> Option<Location> {
        self.view().locations.iter().map(|shown| shown.location).find(|location| location.card.name() == name)
    }

    /// Whether the first Location with this card bears a mark.
    #[track_caller]
    pub fn bears(&self, name: &str, mark: Mark) -> bool {
        self.find(name).unwrap_or_else(|| panic!("{name} does not stand")).marks.has(mark)
    }
}

/// The ids of cards.
pub fn names(cards: &[Card]) -> Vec<&'static str> {
    cards.iter().map(|card| card.name()).collect()
}

/// A card by its id.
#[track_caller]
pub fn c(name: &str) -> Card {
    find_name(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// A title by its id.
#[track_caller]
pub fn t(name: &str) -> Title {
    find_name(name).unwrap_or_else(|| panic!("no title {name}"))
}
