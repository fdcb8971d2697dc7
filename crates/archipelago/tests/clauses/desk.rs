//! A desk on which a test lays out any position, plays on it and looks at the result.

use approdo_archipelago::{
    Archipelago, Event, Good, Move, Options, View,
    ids::{AreaId, CardId, Post, RegionId, Resource, Spot, Zone},
};
use approdo_contract::{Game, GameExt, Journal, Outcome, Pending, Seat, Step, Viewer};
use approdo_pieces::{NamedId, find_name};
use serde_json::{Map, Value, json};

/// A position under construction: the fields of the state that the test sets, by name.
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Map<String, Value>,
    regions: Vec<Value>,
    units: Vec<Value>,
}

/// Phase 5 of turn 2: seat 0 takes a round, the order of play is that of the seats. Only the open sea is on the
/// map, and nobody has units there; markers are such that nothing happens by itself.
pub fn table(seats: u8) -> Layout {
    let start = json!({ "region": "open_sea", "q": 0, "r": 0 });
    Layout {
        options: Options::default(),
        seats,
        fields: Map::new(),
        regions: vec![start],
        units: Vec::new(),
    }
    .set("turn", json!(2))
    .set("phase", json!("actions"))
    .frames(json!([{ "phase": "evolution" }, { "rounds": { "nth": 1 } }, "round"]))
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

    /// Lays a region on the map.
    pub fn region(mut self, name: &str, q: i8, r: i8, rotation: u8) -> Self {
        self.regions.push(json!({ "region": name, "q": q, "r": r, "rotation": rotation }));
        self
    }

    /// Puts a building on the region that was laid last; a port has its land and its sea area.
    pub fn building(mut self, kind: &str, area: Value) -> Self {
        self.regions.last_mut().expect("a region lies on the map")[kind] = area;
        self
    }

    /// Puts ready units into the open of an area.
    pub fn units(self, seat: u8, area: &str, count: u8) -> Self {
        self.posted(seat, area, "open", "ready", count)
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

    /// The visible side of the top tile of the stack.
    pub fn tile_on_top(self, region: &str) -> Self {
        self.set("tiles.top", json!(region))
    }

    /// Evolution cards of a player.
    pub fn cards(self, seat: u8, cards: &[&str]) -> Self {
        self.set(&format!("players.{seat}.cards"), json!(cards))
    }

    /// Lays the position out around another start region.
    #[track_caller]
    pub fn lay_with_start(mut self, start: &str) -> Desk {
        self.regions[0]["region"] = json!(start);
        self.lay()
    }

    /// Lays the position out; what was not set follows from the rest.
    #[track_caller]
    pub fn lay(mut self) -> Desk {
        let fresh = Archipelago::setup(&self.options, self.seats).expect("the options are allowed");
        self.fields.insert("chart".to_owned(), Value::Array(self.regions));
        self.fields.insert("units".to_owned(), Value::Array(self.units));
        let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
        merge(&mut state, &Value::Object(self.fields.clone()));
        let mut game: Archipelago = serde_json::from_value(state).expect("the fields exist and fit");
        game.reconcile(&|field| self.fields.contains_key(field));
        game.audit().expect("the position is possible");
        Desk { game, facts: Vec::new() }
    }
}

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: Archipelago,
    pub facts: Vec<Event>,
}

impl Desk {
    /// The seat that is asked.
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

    /// Luck picks the first of everything until somebody is asked.
    #[track_caller]
    pub fn any_luck(&mut self) -> &mut Self {
        while let Pending::Chance { .. } = self.game.pending() {
            self.luck(0);
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
        let seat = self.asked();
        match self.game.check(seat, mv) {
            Ok(()) => panic!("{mv:?} was accepted, not refused by {clause}"),
            Err(refusal) => assert_eq!(refusal.rule.0, clause, "{mv:?}"),
        }
        self
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
    pub fn offers(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(self.asked(), &mut moves);
        moves
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

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.game.pending() {
            Pending::Over(outcome) => outcome,
            other => panic!("the game goes on: {other:?}"),
        }
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

/// The action of a zone of the wheel.
pub fn action(zone: &str) -> Move {
    Move::Action(find::<Zone>(zone))
}

/// Florins, as part of an offer.
pub fn florins(count: u8) -> Good {
    Good::Florins(count)
}
