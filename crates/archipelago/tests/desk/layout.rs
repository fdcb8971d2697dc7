//! Positions that tests lay out by hand.

use super::Desk;
use approdo_archipelago::{Archipelago, Options};
use approdo_conformance::desk::Fields;
use approdo_contract::prelude::*;
use serde_json::{Value, json};

/// A position under construction: the fields of the state that the test sets, by name.
#[derive(Clone)]
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Fields,
    regions: Vec<Value>,
    units: Vec<Value>,
}

/// Phase 5 of turn 2: seat 0 takes a round, the order of play is that of the seats. Only the open sea is on the
/// map, without units; markers are such that nothing happens by itself. What is not set follows
/// from the rest: supplies, bank, piles, population, decks, objectives that have not come true.
pub fn table(seats: u8) -> Layout {
    let start = json!({ "region": "open_sea", "q": 0, "r": 0 });
    Layout {
        options: Options::default(),
        seats,
        fields: Fields::default(),
        regions: vec![start],
        units: Vec::new(),
    }
    .set("turn", json!(2))
    .round_of(0)
}

/// The same with Palm Bay (sea `a` with a fish, land `b` with two fruit) north of the open sea and Cattle Shore
/// (sea `a` with a fish, land `b` with two cattle) south of it.
pub fn bay(seats: u8) -> Layout {
    table(seats).region("cattle_shore", 0, 1, 5).region("palm_bay", 0, -1, 2)
}

/// Phase 5 around the desert, with Quiet Meadows (land `a`, two cattle) north and Old Forest (land `a`, three
/// wood) north-east of it: three regions that touch one another by land.
pub fn plains(seats: u8) -> Layout {
    let layout = table(seats).options(|options| options.desert_start = true).start("desert_settlement");
    layout.region("quiet_meadows", 0, -1, 0).region("old_forest", 1, -1, 0)
}

/// A game of which nothing has happened yet.
#[track_caller]
pub fn begin(options: Options, seats: u8) -> Desk {
    let game = Archipelago::setup(&options, seats).expect("the options are allowed");
    Desk { game, facts: Vec::new() }
}

impl Layout {
    /// Changes the options.
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }

    /// Sets a field by its path, e.g. `bank.florins` or `players.1.tokens`.
    pub fn set(mut self, path: &str, value: Value) -> Self {
        self.fields.set(path, value);
        self
    }

    /// What still has to happen, the next thing last.
    pub fn frames(self, frames: Value) -> Self {
        self.set("frames", frames)
    }

    /// The running phase.
    pub fn phase(self, phase: &str) -> Self {
        self.set("phase", json!(phase))
    }

    /// Phase 5, and this seat takes its round.
    pub fn round_of(self, seat: u8) -> Self {
        let next = (seat + 1) % self.seats;
        self.phase("actions").set("active", json!(seat)).frames(json!([
            { "phase": "evolution" },
            { "rounds": { "nth": next } },
            "round",
        ]))
    }

    /// Phase 5, in the middle of a step of the round of seat 0.
    #[expect(clippy::needless_pass_by_value, reason = "tests write the frame where they need it")]
    pub fn step(self, frame: Value) -> Self {
        self.frames(json!([{ "phase": "evolution" }, { "rounds": { "nth": 1 } }, "round", frame]))
    }

    /// Phase 2: everybody bids.
    pub fn bidding(self) -> Self {
        let everybody: Vec<u8> = (0..self.seats).collect();
        self.phase("order")
            .frames(json!([{ "phase": "population" }, { "bid": { "seats": everybody, "again": false } }]))
    }

    /// Phase 2: this seat decides the order of play.
    pub fn deciding(self, seat: u8) -> Self {
        self.phase("order").frames(json!([{ "phase": "population" }, { "arrange": { "decider": seat } }]))
    }

    /// Phase 4 in a domestic crisis; the first player is responsible.
    pub fn domestic(self, resource: &str, feeds: u8) -> Self {
        self.crisis(json!({ "domestic": { "resource": resource, "feeds": feeds, "nth": 0 } }))
    }

    /// Phase 4 in an export crisis; the first player is responsible.
    pub fn export(self, resource: &str, missing: u8) -> Self {
        self.crisis(json!({ "export": { "resource": resource, "missing": missing, "nth": 0 } }))
    }

    #[expect(clippy::needless_pass_by_value, reason = "tests write the frame where they need it")]
    fn crisis(self, frame: Value) -> Self {
        self.phase("balance").frames(json!([{ "phase": "actions" }, frame]))
    }

    /// Phase 6: this seat buys and rotates.
    pub fn buying(self, seat: u8) -> Self {
        self.phase("evolution").set("active", json!(seat)).frames(json!([
            { "purchases": { "nth": seat + 1 } },
            { "refill": { "red": true } },
            { "purchase": { "bought": false, "turned": null } },
        ]))
    }

    /// Lays a region on the map.
    pub fn region(mut self, name: &str, q: i8, r: i8, rotation: u8) -> Self {
        self.regions.push(json!({ "region": name, "q": q, "r": r, "rotation": rotation }));
        self
    }

    /// Sets a field of the region that was laid last.
    pub fn building(mut self, kind: &str, area: Value) -> Self {
        self.regions.last_mut().expect("a region lies on the map")[kind] = area;
        self
    }

    /// A town on the region that was laid last.
    pub fn town(self, area: &str) -> Self {
        self.building("town", json!(area))
    }

    /// A temple on the region that was laid last.
    pub fn temple(self, area: &str) -> Self {
        self.building("temple", json!(area))
    }

    /// A market on the region that was laid last.
    pub fn market(self, area: &str) -> Self {
        self.building("market", json!(area))
    }

    /// A port on the region that was laid last.
    pub fn port(self, land: &str, sea: &str) -> Self {
        self.building("port", json!({ "land": land, "sea": sea }))
    }

    /// Puts ready units into the open of an area.
    pub fn units(self, seat: u8, area: &str, count: u8) -> Self {
        self.posted(seat, area, "open", "ready", count)
    }

    /// Puts a ready unit on a building of an area.
    pub fn on(self, seat: u8, area: &str, building: &str) -> Self {
        self.posted(seat, area, building, "ready", 1)
    }

    /// Puts rebels, or citizens who lie in a crisis, into the open of an area.
    pub fn lying(self, seat: u8, area: &str, count: u8) -> Self {
        self.posted(seat, area, "open", "lying", count)
    }

    /// Puts units on a spot of an area, doing something.
    pub fn posted(mut self, seat: u8, area: &str, spot: &str, posture: &str, count: u8) -> Self {
        let stack = json!({
            "owner": seat, "area": area, "spot": spot, "posture": posture, "count": count,
        });
        self.units.push(stack);
        self
    }

    /// What lies behind a screen: florins and cubes.
    pub fn screen(mut self, seat: u8, florins: u8, cubes: &[(&str, u8)]) -> Self {
        self = self.set(&format!("players.{seat}.florins"), json!(florins));
        for (resource, count) in cubes {
            self = self.set(&format!("players.{seat}.cubes.{resource}"), json!(count));
        }
        self
    }

    /// Explorer tokens behind a screen.
    pub fn tokens(self, seat: u8, count: u8) -> Self {
        self.set(&format!("players.{seat}.tokens"), json!(count))
    }

    /// Cubes in a zone of a market.
    pub fn stall(self, market: &str, resource: &str, cubes: u8) -> Self {
        self.set(&format!("markets.{market}.{resource}"), json!(cubes))
    }

    /// The rebellion marker; the population follows from the citizens.
    pub fn rebellion(self, rebellion: u8) -> Self {
        self.set("rebellion", json!(rebellion))
    }

    /// The surplus marker.
    pub fn surplus(self, surplus: u8) -> Self {
        self.set("surplus", json!(surplus))
    }

    /// The visible side of the top tile of the stack.
    pub fn tile_on_top(self, region: &str) -> Self {
        self.set("tiles.top", json!(region))
    }

    /// The back on top of the evolution deck, called after the first card that has it.
    pub fn back(self, card: &str) -> Self {
        self.set("evolution.back", json!(card))
    }

    /// The cards of the evolution track, upright.
    pub fn track(self, cards: [&str; 5]) -> Self {
        let track = cards.map(|card| json!({ "card": card }));
        self.set("evolution.track", json!(track))
    }

    /// Evolution cards of a player.
    pub fn cards(self, seat: u8, cards: &[&str]) -> Self {
        self.set(&format!("players.{seat}.cards"), json!(cards))
    }

    /// Objective cards of a player, in the order of `objectives.toml`.
    pub fn objectives(self, seat: u8, cards: &[&str]) -> Self {
        self.set(&format!("players.{seat}.objectives"), json!(cards))
    }

    /// Trend cards in play.
    pub fn trends(self, trends: &[&str]) -> Self {
        self.set("trends", json!(trends))
    }

    /// Another start region.
    pub fn start(mut self, start: &str) -> Self {
        self.regions[0]["region"] = json!(start);
        self
    }

    /// Lays the position out; what was not set follows from the rest.
    #[track_caller]
    pub fn lay(self) -> Desk {
        let game = self.compose();
        game.audit().expect("the position is possible");
        Desk { game, facts: Vec::new() }
    }

    /// Which law of the game the position breaks.
    #[track_caller]
    pub fn problem(self) -> String {
        self.compose().audit().expect_err("the position breaks a law")
    }

    #[track_caller]
    fn compose(mut self) -> Archipelago {
        self.fields.set("chart", Value::Array(self.regions));
        self.fields.set("units", Value::Array(self.units));
        self.fields.compose(&self.options, self.seats)
    }
}
