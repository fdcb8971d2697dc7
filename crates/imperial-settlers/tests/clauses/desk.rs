//! A desk on which a test lays out any position, plays on it and looks at the result.

use approdo_contract::{Audience, Game, GameExt, Journal, Outcome, Pending, Seat, Step, Viewer};
use approdo_imperial_settlers::{
    Event, ImperialSettlers, Move, Options, View,
    content::Kind,
    goods::Good,
    ids::{Card, LocationId, Title},
    location::{Location, Mark},
    options::Mode,
};
use approdo_pieces::{NamedId, find_name};
use serde_json::{Map, Value, json};

/// A position under construction: the fields of the state that the test sets, by path.
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Map<String, Value>,
    locations: Vec<Value>,
}

/// A turn of seat 0 in the first round, Open mode, with empty supplies, hands and empires. The seats have the given
/// factions; everything that is not laid out is in the decks.
pub fn table(factions: &[&str]) -> Layout {
    let options = Options { mode: Mode::Open, ..Options::default() };
    let mut layout =
        Layout { options, seats: factions.len() as u8, fields: Map::new(), locations: Vec::new() }
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

    /// Foundations that everybody knows.
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
        merge(&mut location, &with);
        self.locations.push(location);
        self
    }

    /// Lays the position out; what was not set follows from the rest. The Attack pile of a solo game does, too.
    pub fn lay(mut self) -> Desk {
        let locations = Value::Array(std::mem::take(&mut self.locations));
        self.fields.insert("locations".to_owned(), locations);
        let fresh = ImperialSettlers::setup(&self.options, self.seats).expect("the options are allowed");
        let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
        merge(&mut state, &Value::Object(self.fields.clone()));
        let mut game: ImperialSettlers = serde_json::from_value(state).expect("the fields exist and fit");
        game.reconcile(&|field| self.fields.contains_key(field));
        game.audit().expect("the position is possible");
        Desk { game, facts: Vec::new() }
    }
}

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: ImperialSettlers,
    pub facts: Vec<Event>,
}

impl Desk {
    /// The seat that is asked; the lowest if there are several.
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

    /// A seat that is asked makes a legal move.
    #[track_caller]
    pub fn play_as(&mut self, seat: u8, mv: Move) -> &mut Self {
        self.step(Step::Move(Seat(seat), mv))
    }

    /// Luck picks this index.
    #[track_caller]
    pub fn luck(&mut self, index: u16) -> &mut Self {
        self.step(Step::Luck(index))
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

    /// Luck draws this card, from the Common deck or from the Faction deck of whoever draws.
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
            // First luck says whether it is an Event, then which card it is.
            (Audience::All, true) if card.info().kind == Kind::Event => self.luck(place(&state["common"])),
            (Audience::All, true) if self.turns_up() => self.luck(place(&state["common"])),
            (Audience::All, true) => self.luck(0).draw(name),
            (Audience::Only(_), true) => self.luck(place(&state["common"])),
            (Audience::Only(seat), false) => self.luck(place(&state["players"][seat.index()]["deck"])),
            (audience, _) => panic!("{name} is not what luck picks for {audience:?}"),
        }
    }

    /// Whether the card to be drawn is for everybody to see.
    fn turns_up(&self) -> bool {
        self.state()["frames"]
            .as_array()
            .and_then(|frames| frames.last())
            .is_some_and(|top| top["draw"]["open"].is_object())
    }

    /// The whole state as plain data.
    pub fn state(&self) -> Value {
        serde_json::to_value(&self.game).expect("a state is plain data")
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

    /// How much of a Good lies in a supply.
    pub fn has(&self, seat: usize, good: Good) -> u16 {
        self.view().players[seat].supply[good]
    }

    /// The VP of a seat.
    pub fn vp(&self, seat: usize) -> u16 {
        self.view().players[seat].vp
    }

    /// The hand of a seat, by id.
    pub fn hand(&self, seat: u8) -> Vec<&'static str> {
        let view = self.view_of(seat);
        let hand = view.players[usize::from(seat)].hand.expect("a seat sees its own hand");
        hand.as_slice().iter().map(|card| card.name()).collect()
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

    /// The seat that is asked, if somebody is.
    pub fn asked_now(&self) -> Option<Seat> {
        match self.game.pending() {
            Pending::Decision { seats, .. } => seats.first(),
            Pending::Chance { .. } | Pending::Over(_) => None,
        }
    }

    /// How many things luck picks from, if the game waits for luck.
    pub fn game_pending_luck(&self) -> Option<u16> {
        match self.game.pending() {
            Pending::Chance { among, .. } => Some(among),
            Pending::Decision { .. } | Pending::Over(_) => None,
        }
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
                let index: usize = index.parse().expect("entries of a list are numbers");
                merge(&mut into[index], value);
            }
        }
        (into, from) => *into = from.clone(),
    }
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
