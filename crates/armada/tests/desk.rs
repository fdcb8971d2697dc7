//! A test desk: lays out any position, plays on it and looks at the result.

use approdo_armada::{
    Armada, Berth, Claim, Event, Flag, Ground, Move, Options, Ship,
    content::content,
    frames::Frame,
    ids::{Card, Colour, Place, SeaId, ShipId, TerritoryId},
};
use approdo_conformance::desk::{Desk as _, Fields};
use approdo_contract::{Staged, prelude::*};
use approdo_pieces::find_name;
use serde_json::{Value, json};

/// A position under construction: the fields of the state that the test sets, by name.
pub struct Layout {
    options: Options,
    seats: u8,
    fields: Fields,
}

/// Four players, azure to move with ten points, empty dens, no options. Colours belong to seats 0 to 3 in turn
/// order; with two players azure and blue are seat 0, with three orange is the dummy.
pub fn table(seats: u8) -> Layout {
    let options = Options { recruitment: false, option_cards: false, round_limit: 40, resignation: false };
    Layout { options, seats, fields: Fields::default() }
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
        self.fields.set(path, value);
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
        let hands = layout.fields.at("hands");
        if hands.is_null() {
            *hands = json!([{}, {}, {}, {}]);
        }
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

    /// Lays the position out; all other fields are derived.
    pub fn lay(self) -> Desk {
        let game: Armada = self.fields.compose(&self.options, self.seats);
        Rules::audit(&game).expect("the position is possible");
        Desk { game, facts: Vec::new() }
    }
}

/// A game in progress, with the facts of all steps since the layout.
#[derive(Clone)]
pub struct Desk {
    pub game: Armada,
    pub facts: Vec<Event>,
}

impl approdo_conformance::desk::Desk for Desk {
    type Game = Armada;
    type Words<'a> = Move;

    fn game(&self) -> &Armada {
        &self.game
    }

    fn play_book(&mut self) -> (&mut Armada, &mut Vec<Event>) {
        (&mut self.game, &mut self.facts)
    }

    fn meant(&self, words: Move) -> Move {
        words
    }
}

impl Desk {
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

    /// The stack of pending steps, the next one last.
    pub fn frames(&self) -> &[Frame] {
        Staged::frames(&self.game)
    }

    /// The next pending step.
    pub fn frame(&self) -> Option<Frame> {
        self.frames().last().copied()
    }

    /// Movement points of the acting colour.
    pub fn mp(&self) -> u8 {
        let view = self.view();
        view.surprise.map_or(view.turn.mp, |surprise| surprise.mp)
    }

    /// Whether a colour's Winning Option card is on the board.
    pub fn has_declared(&self, colour: Colour) -> bool {
        matches!(self.view().claims[colour], Claim::OnBoard { .. })
    }

    /// All players end turns and pass in windows, until this colour is to act in its own turn.
    #[track_caller]
    pub fn until_turn_of(&mut self, colour: Colour) -> &mut Self {
        for _ in 0..200 {
            let view = self.view();
            let acts = self.frame() == Some(Frame::Act);
            if acts && view.turn.colour == colour && view.surprise.is_none() {
                return self;
            }
            self.play(if acts { Move::EndTurn } else { Move::Pass });
        }
        panic!("the turn of {colour:?} never came");
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
