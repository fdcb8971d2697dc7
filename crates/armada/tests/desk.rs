//! A desk on which a test lays out any position, plays on it and looks at the result.

use approdo_armada::{
    Armada, Berth, Claim, Event, Flag, Ground, Move, Options, Ship, View,
    content::content,
    ids::{Card, Colour, Place, SeaId, ShipId, TerritoryId},
};
use approdo_contract::{Game, GameExt, Journal, Outcome, Pending, Seat, Step, Viewer};
use approdo_pieces::find_name;
use serde_json::{Map, Value, json};

/// A position under construction: the fields of the state that the test sets, by name.
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Map<String, Value>,
}

/// Four players, azure to move with ten points, empty dens, no options. Colours belong to seats 0 to 3 in turn
/// order; with two players azure and blue are seat 0, with three orange is the dummy.
pub fn table(seats: u8) -> Layout {
    let options = Options { recruitment: false, option_cards: false, round_limit: 40, resignation: false };
    Layout { options, seats, fields: Map::new() }
        .set("round", json!(1))
        .set("frames", json!(["act"]))
        .turn("azure", 10)
}

impl Layout {
    /// Changes the options.
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }

    /// With the deck of option cards.
    pub fn with_cards(self) -> Self {
        self.options(|options| options.option_cards = true)
    }

    /// Sets a field by its path, e.g. `turn.recruited` or `territories.azure_a1.gold`.
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

    /// Whose turn it is (its first) and with how many points.
    pub fn turn(self, colour: &str, mp: u8) -> Self {
        let begun = format!("turns_begun.{colour}");
        self.set("turn.colour", json!(colour)).set("turn.mp", json!(mp)).set(&begun, json!(1))
    }

    /// What lies on a territory: flag (a colour, `natives` or `unexplored`), bands, natives, gold.
    pub fn ground(self, territory: &str, flag: &str, bands: u8, natives: u8, gold: u8) -> Self {
        let ground = json!({ "flag": flag, "bands": bands, "natives": natives, "gold": gold });
        self.set(&format!("territories.{territory}"), ground)
    }

    /// Bands and no gold on a territory.
    pub fn bands(self, territory: &str, colour: &str, bands: u8) -> Self {
        self.ground(territory, colour, bands, 0, 0)
    }

    /// Empty territories under a flag.
    pub fn flags(mut self, colour: &str, territories: &[&str]) -> Self {
        for territory in territories {
            self = self.ground(territory, colour, 0, 0, 0);
        }
        self
    }

    /// A ship at sea with its last owner, crew and gold.
    pub fn afloat(self, ship: u8, sea: &str, owner: &str, bands: u8, gold: u8) -> Self {
        let ship_at = json!({ "place": { "sea": sea }, "last_owner": owner, "bands": bands, "gold": gold });
        self.set(&format!("ships.ship_{ship}"), ship_at)
    }

    /// An unlaunched ship on a city with its last owner.
    pub fn moored(self, ship: u8, city: &str, owner: &str) -> Self {
        let ship_on = json!({ "place": { "land": city }, "last_owner": owner, "bands": 0, "gold": 0 });
        self.set(&format!("ships.ship_{ship}"), ship_on)
    }

    /// The hand of a seat, by card id; switches the option cards on.
    pub fn hand(self, seat: usize, cards: &[&str]) -> Self {
        let mut layout = self.with_cards();
        let hands = layout.fields.entry("hands").or_insert_with(|| json!([{}, {}, {}, {}]));
        for card in cards {
            let count = &mut hands[seat][card];
            *count = json!(count.as_u64().unwrap_or(0) + 1);
        }
        layout
    }

    /// Cards on the discard pile.
    pub fn discard(mut self, card: &str, count: u8) -> Self {
        self = self.with_cards();
        self.set(&format!("discard.{card}"), json!(count))
    }

    /// Lays the position out; what was not set follows from the rest.
    pub fn lay(self) -> Desk {
        let fresh = Armada::setup(&self.options, self.seats).expect("the options are allowed");
        let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
        merge(&mut state, &Value::Object(self.fields.clone()));
        let mut game: Armada = serde_json::from_value(state).expect("the fields exist and fit");
        game.reconcile(&|field| self.fields.contains_key(field));
        game.audit().expect("the position is possible");
        Desk { game, facts: Vec::new() }
    }
}

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: Armada,
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

    /// The Gold die, then the Native die, show these numbers.
    #[track_caller]
    pub fn find(&mut self, gold: u8, natives: u8) -> &mut Self {
        let face =
            content().gold_die.iter().position(|shown| *shown == gold).expect("a face of the Gold die");
        self.luck(face as u16).spears(natives)
    }

    /// The Native die shows this number.
    #[track_caller]
    pub fn spears(&mut self, natives: u8) -> &mut Self {
        let face = content()
            .native_die
            .iter()
            .position(|shown| *shown == natives)
            .expect("a face of the Native die");
        self.luck(face as u16)
    }

    /// The Combat die shows these cannons.
    #[track_caller]
    pub fn cannons(&mut self, firing: u8, exploding: u8) -> &mut Self {
        let shows =
            |face: &approdo_armada::content::Volley| (face.firing, face.exploding) == (firing, exploding);
        let face = content().combat_die.iter().position(shows).expect("a face of the Combat die");
        self.luck(face as u16)
    }

    /// Luck draws this card of the pile.
    #[track_caller]
    pub fn draw(&mut self, name: &str) -> &mut Self {
        let state = serde_json::to_value(&self.game).expect("a state is plain data");
        let before =
            |id: &Card| approdo_pieces::NamedId::index(*id) < approdo_pieces::NamedId::index(card(name));
        let count = |id: Card| state["pile"][approdo_pieces::NamedId::name(id)].as_u64().unwrap_or(0);
        assert!(0 < count(card(name)), "{name} is not in the pile");
        let index: u64 = <Card as approdo_pieces::NamedId>::all().filter(before).map(count).sum();
        self.luck(index as u16)
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

    /// What a person would try: the offers, and more.
    pub fn candidates(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.candidates(self.asked(), &mut moves);
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

    /// What lies on a territory: flag, bands, natives, gold.
    pub fn ground(&self, territory: &str) -> (Flag, u8, u8, u8) {
        let Ground { flag, bands, natives, gold } = self.view().territories[t(territory)];
        (flag, bands, natives, gold)
    }

    /// A ship: where it is, its last owner, crew, gold.
    pub fn ship(&self, number: u8) -> (Berth, Option<Colour>, u8, u8) {
        let Ship { place, last_owner, bands, gold } = self.view().ships[s(number)];
        (place, last_owner, bands, gold)
    }

    /// Points of whoever acts.
    pub fn mp(&self) -> u8 {
        let view = self.view();
        view.surprise.map_or(view.turn.mp, |surprise| surprise.mp)
    }

    /// Whether a colour's Winning Option card is on the board.
    pub fn has_declared(&self, colour: Colour) -> bool {
        matches!(self.view().claims[colour], Claim::OnBoard { .. })
    }

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.game.pending() {
            Pending::Over(outcome) => outcome,
            other => panic!("the game goes on: {other:?}"),
        }
    }

    /// Everybody ends turns, passing in windows, until this colour is to act in its own turn.
    #[track_caller]
    pub fn until_turn_of(&mut self, colour: Colour) -> &mut Self {
        for _ in 0..200 {
            let view = self.view();
            let acts = matches!(view.frames.last(), Some(approdo_armada::frames::Frame::Act));
            if acts && view.turn.colour == colour && view.surprise.is_none() {
                return self;
            }
            self.play(if acts { Move::EndTurn } else { Move::Pass });
        }
        panic!("the turn of {colour:?} never came");
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
        (into, from) => *into = from.clone(),
    }
}

/// A territory by its id.
#[track_caller]
pub fn t(name: &str) -> TerritoryId {
    find_name(name).unwrap_or_else(|| panic!("no territory {name}"))
}

/// The seven territories of a colour's den.
pub fn den(colour: Colour) -> [&'static str; 7] {
    content().dens[colour as usize].territories.map(approdo_pieces::NamedId::name)
}

/// A sea space by its id.
#[track_caller]
pub fn sea(name: &str) -> SeaId {
    find_name(name).unwrap_or_else(|| panic!("no sea space {name}"))
}

/// A ship by its number.
pub fn s(number: u8) -> ShipId {
    ShipId(number - 1)
}

/// A card by its id.
#[track_caller]
pub fn card(name: &str) -> Card {
    find_name(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// A territory as a place.
pub fn land(name: &str) -> Place {
    Place::Land(t(name))
}

/// A ship as a place.
pub fn aboard(number: u8) -> Place {
    Place::Ship(s(number))
}
