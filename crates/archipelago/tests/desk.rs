//! A desk on which a test lays out any position, plays on it and looks at the result.

use approdo_archipelago::{
    Archipelago, Event, Good, Move, Options, Slot, View,
    frames::Frame,
    ids::{AreaId, Building, CardId, Market, ObjectiveId, Post, RegionId, Resource, Spot, TrendId, Zone},
    units::Posture,
};
use approdo_contract::{Game, GameExt, Journal, Outcome, Pending, Seat, Step, Viewer};
use approdo_pieces::{NamedId, find_name};
use serde_json::{Map, Value, json};

/// A position under construction: the fields of the state that the test sets, by name.
#[derive(Clone)]
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Map<String, Value>,
    regions: Vec<Value>,
    units: Vec<Value>,
}

/// Phase 5 of turn 2: seat 0 takes a round, the order of play is that of the seats. Only the open sea is on the
/// map, and nobody has units there; markers are such that nothing happens by itself. What is not set follows
/// from the rest: supplies, bank, piles, population, decks, objectives that have not come true.
pub fn table(seats: u8) -> Layout {
    let start = json!({ "region": "open_sea", "q": 0, "r": 0 });
    Layout { options: Options::default(), seats, fields: Map::new(), regions: vec![start], units: Vec::new() }
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
        let mut table = &mut self.fields;
        let mut names: Vec<&str> = path.split('.').collect();
        let last = names.pop().expect("a path has a name");
        for name in names {
            let entry = table.entry(name).or_insert_with(|| json!({}));
            table = entry.as_object_mut().expect("the path leads through tables");
        }
        table.insert(last.to_string(), value);
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
        let everybody = (1 << self.seats) - 1;
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
        let fresh = Archipelago::setup(&self.options, self.seats).expect("the options are allowed");
        self.fields.insert("chart".to_owned(), Value::Array(self.regions));
        self.fields.insert("units".to_owned(), Value::Array(self.units));
        let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
        merge(&mut state, &Value::Object(self.fields.clone()));
        let mut game: Archipelago = serde_json::from_value(state).expect("the fields exist and fit");
        game.reconcile(&|field| self.fields.contains_key(field));
        game
    }
}

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: Archipelago,
    pub facts: Vec<Event>,
}

impl Desk {
    /// The seat that is asked, the first of them if there are several.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        match self.game.pending() {
            Pending::Decision { seats, .. } => seats.first().expect("somebody is asked"),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Whoever is asked makes a legal move.
    #[track_caller]
    pub fn play(&mut self, mv: Move) -> &mut Self {
        let seat = self.asked();
        self.step(Step::Move(seat, mv))
    }

    /// This seat makes a legal move.
    #[track_caller]
    pub fn play_as(&mut self, seat: u8, mv: Move) -> &mut Self {
        self.step(Step::Move(Seat(seat), mv))
    }

    /// Luck picks this index.
    #[track_caller]
    pub fn luck(&mut self, index: u16) -> &mut Self {
        self.step(Step::Luck(index))
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
        if let Some(Frame::Draw { .. }) = self.view().frames.last() {
            self.luck(0);
        }
        self.luck_such_that(wanted)
    }

    /// Among how many things luck picks.
    #[track_caller]
    pub fn among(&self) -> u16 {
        match self.game.pending() {
            Pending::Chance { among, .. } => among,
            other => panic!("luck is not asked: {other:?}"),
        }
    }

    /// Luck picks the first of everything until somebody is asked.
    #[track_caller]
    pub fn any_luck(&mut self) -> &mut Self {
        while let Pending::Chance { .. } = self.game.pending() {
            self.luck(0);
        }
        self
    }

    /// Whoever is asked makes his first legal move, and luck picks the first of everything, until the game is as
    /// wanted.
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

    /// Everybody who is asked bids nothing, so that the order stays as it is and Phase 3 follows.
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

    #[track_caller]
    fn step(&mut self, step: Step<Move>) -> &mut Self {
        let mut journal = Journal::on();
        if let Err(refusal) = self.game.advance(step, &mut journal) {
            panic!("{step:?} was refused by {refusal} while the game waits for {:?}", self.game.pending());
        }
        self.facts.extend(journal.into_facts());
        self.game.audit().expect("the laws of the game hold");
        self
    }

    /// Whoever is asked may not make this move, because of this clause.
    #[track_caller]
    pub fn refused(&self, mv: Move, clause: &str) -> &Self {
        self.refused_to(self.asked(), mv, clause)
    }

    /// This seat may not make this move, because of this clause.
    #[track_caller]
    pub fn refused_to(&self, seat: Seat, mv: Move, clause: &str) -> &Self {
        match self.game.check(seat, mv) {
            Ok(()) => panic!("{mv:?} was accepted, not refused by {clause}"),
            Err(refusal) => assert_eq!(refusal.rule.0, clause, "{mv:?}"),
        }
        self
    }

    /// Whether nobody may make this move now.
    pub fn game_refuses(&self, mv: Move) -> bool {
        Seat::all(self.view().seats).all(|seat| self.game.check(seat, mv).is_err())
    }

    /// Whoever is asked may make this move, and is offered it.
    #[track_caller]
    pub fn legal(&self, mv: Move) -> &Self {
        let seat = self.asked();
        if let Err(refusal) = self.game.check(seat, mv) {
            panic!("{mv:?} was refused by {refusal}");
        }
        assert!(self.offers().contains(&mv), "{mv:?} is legal but not offered");
        self
    }

    /// The legal moves of whoever is asked.
    #[track_caller]
    pub fn offers(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(self.asked(), &mut moves);
        moves
    }

    /// Whether something like this has happened.
    pub fn happened(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.facts.iter().any(like)
    }

    /// What everybody sees.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// What a seat sees.
    pub fn view_of(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
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

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.game.pending() {
            Pending::Over(outcome) => outcome,
            other => panic!("the game goes on: {other:?}"),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.pending(), Pending::Over(_))
    }

    /// The final places, by seat.
    #[track_caller]
    pub fn places(&self) -> Vec<u8> {
        self.outcome().standings.iter().map(|standing| standing.place).collect()
    }

    /// The final scores, by seat.
    #[track_caller]
    pub fn scores(&self) -> Vec<i32> {
        self.outcome().standings.iter().map(|standing| standing.score).collect()
    }
}

fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (name, value) in from {
                match into.get_mut(name) {
                    Some(slot) => merge(slot, value),
                    None => drop(into.insert(name.clone(), value.clone())),
                }
            }
        }
        (Value::Array(into), Value::Object(from)) => {
            for (index, value) in from {
                let index: usize = index.parse().expect("the entries of a list are numbered");
                merge(&mut into[index], value);
            }
        }
        (into, from) => *into = from.clone(),
    }
}

fn find<I: NamedId>(name: &str) -> I {
    find_name(name).unwrap_or_else(|| panic!("no {} {name}", I::KIND))
}

/// A region by its id.
pub fn region(name: &str) -> RegionId {
    find(name)
}

/// An area by its id.
pub fn area(name: &str) -> AreaId {
    find(name)
}

/// The open of an area.
pub fn open(name: &str) -> Post {
    Post::open(area(name))
}

/// A spot of an area.
pub fn post(name: &str, spot: Spot) -> Post {
    Post { area: area(name), spot }
}

/// A card by its id.
pub fn card(name: &str) -> CardId {
    find(name)
}

/// An objective card by its id.
pub fn objective(name: &str) -> ObjectiveId {
    find(name)
}

/// A trend card by its id.
pub fn trend(name: &str) -> TrendId {
    find(name)
}

/// The action of a zone of the wheel.
pub fn action(zone: &str) -> Move {
    Move::Action(find::<Zone>(zone))
}

/// The use of an evolution card.
pub fn using(name: &str) -> Move {
    Move::Card(card(name))
}

/// A step of a migration, from the open of an area to a place.
pub fn go(from: &str, to: Post) -> Move {
    Move::Migrate { from: open(from), to }
}

/// Florins, as part of an offer.
pub fn florins(count: u8) -> Good {
    Good::Florins(count)
}
