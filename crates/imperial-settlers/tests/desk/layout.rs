//! Laying positions out.

#![allow(clippy::needless_pass_by_value, reason = "layouts read better with plain json!(..)")]

use super::Desk;
use approdo_conformance::desk::{Desk as _, Fields};
use approdo_contract::prelude::*;
use approdo_imperial_settlers::{ImperialSettlers, Move, Options, options::Mode};
use serde_json::{Value, json};

/// A position under construction: the fields of the state that the test sets, by path.
#[derive(Clone)]
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Fields,
    locations: Vec<Value>,
}

/// A turn of seat 0 in the first round, Open mode, with empty supplies, hands and empires. The seats have the given
/// factions; everything that is not laid out is in the decks.
pub fn table(factions: &[&str]) -> Layout {
    let options = Options { mode: Mode::Open, ..Options::default() };
    let mut layout =
        Layout { options, seats: factions.len() as u8, fields: Fields::default(), locations: Vec::new() }
            .set("round", json!(1))
            .set("frames", json!([{ "turn": { "act": { "seat": 0 } } }]));
    for (seat, faction) in factions.iter().enumerate() {
        layout = layout.player(seat, "faction", json!(faction));
    }
    layout
}

impl Layout {
    /// Changes the options.
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }

    /// Sets a field by its path, e.g. `round` or `players.0.supply.wood`.
    pub fn set(mut self, path: &str, value: Value) -> Self {
        self.fields.set(path, value);
        self
    }

    /// Sets a field of a player.
    pub fn player(self, seat: usize, field: &str, value: Value) -> Self {
        self.set(&format!("players.{seat}.{field}"), value)
    }

    /// The round and whose turn it is.
    pub fn turn(self, round: u8, seat: u8) -> Self {
        self.set("round", json!(round))
            .set("active", json!(seat))
            .set("frames", json!([{ "turn": { "act": { "seat": seat } } }]))
    }

    /// Goods in a supply.
    pub fn supply(mut self, seat: usize, goods: &[(&str, u16)]) -> Self {
        for (good, amount) in goods {
            self = self.player(seat, &format!("supply.{good}"), json!(amount));
        }
        self
    }

    /// Cards in hand, by id.
    pub fn hand(self, seat: usize, cards: &[&str]) -> Self {
        self.player(seat, "hand", json!(cards))
    }

    /// Public Foundations.
    pub fn foundations(self, seat: usize, cards: &[&str]) -> Self {
        self.player(seat, "foundations", json!(cards))
    }

    /// Deals with cards.
    pub fn deals(self, seat: usize, cards: &[&str]) -> Self {
        let deals: Vec<Value> = cards.iter().map(|card| json!({ "card": card })).collect();
        self.player(seat, "deals", json!(deals))
    }

    /// Locations of an empire, the oldest first; seat 5 is the virtual player.
    pub fn empire(mut self, seat: u8, cards: &[&str]) -> Self {
        for card in cards {
            self = self.location(seat, card, json!({}));
        }
        self
    }

    /// A Location with something on it, e.g. `{"marks": ["basic"]}`.
    pub fn location(mut self, seat: u8, card: &str, with: Value) -> Self {
        let mut location = json!({ "id": self.locations.len(), "card": card, "owner": seat });
        for (name, value) in with.as_object().expect("what lies there is a table") {
            location[name] = value.clone();
        }
        self.locations.push(location);
        self
    }

    /// The Common deck has these cards and no others; the rest goes to the zone `rest`, such as `discard` or
    /// `players.1.hand`.
    pub fn common_deck(self, cards: &[&str], rest: &str) -> Self {
        let mut others = list(&self.clone().lay().state()["common"]);
        for card in cards {
            let at = others.iter().position(|other| other == card);
            others.remove(at.unwrap_or_else(|| panic!("{card} is laid out elsewhere")));
        }
        // Events are always in the deck or on the discard pile.
        let is_event = |card: &String| EVENTS.contains(&card.as_str());
        let (events, plain): (Vec<String>, Vec<String>) = others.into_iter().partition(is_event);
        match rest {
            "discard" => self.set("discard", json!([plain, events].concat())),
            rest => self.set("discard", json!(events)).set(rest, json!(plain)),
        }
        .set("common", json!(cards))
    }

    /// The Faction deck of a seat has these cards and no others; the rest lies on its discard pile.
    pub fn faction_deck(self, seat: usize, cards: &[&str]) -> Self {
        let mut others = list(&self.clone().lay().state()["players"][seat]["deck"]);
        for card in cards {
            let at = others.iter().position(|other| other == card);
            others.remove(at.unwrap_or_else(|| panic!("{card} is laid out elsewhere")));
        }
        self.player(seat, "deck", json!(cards)).player(seat, "discard", json!(others))
    }

    /// Lays the position out at the beginning of the Production phase, and runs it.
    pub fn produce(self) -> Desk {
        self.after(json!({ "production": { "player": { "nth": 0 } } }))
    }

    /// Lays the position out at the beginning of the Lookout phase of its round, and runs it.
    pub fn lookout(self) -> Desk {
        self.after(json!({ "lookout": { "scouts": { "nth": 0 } } }))
    }

    /// Lays the position out at the beginning of the Attack phase of a solo game, and runs it. The line shows the
    /// Targets that have been turned up, the newest first.
    pub fn attack(self, line: &[&str]) -> Desk {
        let line: Vec<String> = line.iter().map(|target| format!("attack_{target}")).collect();
        self.set("solo.line", json!(line)).after(json!({ "attack": "begin" }))
    }

    /// Lays the position out with this frame as the next one, and runs it: a question without effect lies on it and
    /// is answered.
    pub fn after(self, frame: Value) -> Desk {
        let question = json!({ "ability": { "deal_again": { "seat": 0, "left": 1, "used": 0 } } });
        let mut desk = self.set("frames", json!([frame, question])).lay();
        desk.play(Move::Done);
        desk
    }

    /// Lays the position out; all other fields are derived, including the Attack pile of a solo game.
    pub fn lay(mut self) -> Desk {
        self.fields.set("locations", Value::Array(std::mem::take(&mut self.locations)));
        let game: ImperialSettlers = self.fields.compose(&self.options, self.seats);
        game.audit().expect("the position is possible");
        Desk { game, facts: Vec::new() }
    }
}

/// The Events of the Common deck.
pub const EVENTS: [&str; 4] =
    ["com_gift_of_the_sea", "com_bountiful_season", "com_tremor", "com_travelling_scholars"];

/// The cards of a zone, by id.
fn list(zone: &Value) -> Vec<String> {
    let cards = zone.as_array().expect("a zone is a list");
    cards.iter().map(|card| card.as_str().expect("a card has an id").to_owned()).collect()
}
