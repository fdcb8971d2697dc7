//! Lamps: seats light lamps at three ports, draw secret cards, roll for coins and raid each other's ports.
//!
//! It has what a table must handle: luck at the start, public and secret luck, a revealing move, a question to another
//! seat, an end.

use approdo_contract::prelude::*;
use approdo_contract::{
    Appraise, Audience, Journal, Label, Line, Meta, Numbered, OptionKind, OptionSpec, Outcome, Pending,
    Phrase, Piece, Refusal, RuleId, Seat, SeatSet, Section, Shape, Step, Viewer, numbered, pick,
    rand_core::Rng, refuse,
};
use approdo_pieces::{Bag, ById, NamedId, named_id};
use approdo_table::{Module, Seed, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub static LAMPS: Module = Module::of::<Lamps>();

/// A table for two on which seat 0 begins.
pub fn table() -> Box<dyn Table> {
    table_with(&json!({}))
}

pub fn table_with(options: &Value) -> Box<dyn Table> {
    let table = (LAMPS.open)(options, 2, Seed::from_number(SEAT_0_BEGINS)).unwrap();
    assert!(table.question(Seat(0)).is_some(), "the seed lets seat 0 begin");
    table
}

/// The first luck with this seed is 0.
pub const SEAT_0_BEGINS: u64 = 1;

const PORTS: [&str; 3] = ["north", "south", "east"];
const CARDS: [&str; 2] = ["mirror", "wick"];
const ALL_LAMPS: u8 = 12;

named_id!(pub struct Port, kind "port", count 3, names |index: usize| PORTS[index]);
named_id!(pub struct Card, kind "card", count 2, names |index: usize| CARDS[index]);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lamps {
    pub rounds: u8,
    pub round: u8,
    pub turn: Turn,
    pub ports: ById<Port, Lights, 3>,
    pub reserve: u8,
    pub players: Vec<Player>,
    pub deck: Bag<Card, 2>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    pub actions: u8,
    pub phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    First,
    Act,
    Draw,
    Roll { dice: u8 },
    Answer { defender: Seat, port: Port },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lights {
    pub owner: Option<Seat>,
    pub lamps: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub coins: u8,
    pub hand: Bag<Card, 2>,
    pub shown: Bag<Card, 2>,
}

numbered! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move {
        Light { port: Port, count: u8 in 1..=2 },
        Draw,
        Roll,
        Show(Card),
        Raid(Target),
        Yield,
        Resist,
        EndTurn,
    }
}

/// A port, and with how many boats it is raided: with one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Target(Port, u8);

impl Numbered for Target {
    const SHAPE: Shape = Port::SHAPE;

    fn number(self) -> Option<u32> {
        self.0.number().filter(|_| self.1 == 1)
    }

    fn numbered(number: u32) -> Option<Self> {
        Port::numbered(number).map(|port| Target(port, 1))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Began { seat: Seat },
    Lit { seat: Seat, port: Port, count: u8 },
    Drew { seat: Seat, card: Option<Card> },
    Rolled { seat: Seat, face: u8 },
    Showed { seat: Seat, card: Card },
    Raided { seat: Seat, port: Port },
    Answered { seat: Seat, yielded: bool },
    TurnEnded,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rounds: u8,
    pub calm: bool,
    pub deck: Deck,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    Small,
    Large,
}

impl Default for Options {
    fn default() -> Self {
        Options { rounds: 3, calm: false, deck: Deck::Small }
    }
}

#[derive(Debug, PartialEq, Serialize)]
pub struct View {
    round: u8,
    turn: Turn,
    ports: ById<Port, Lights, 3>,
    coins: Vec<u8>,
    hand: Option<Bag<Card, 2>>,
    hand_sizes: Vec<u8>,
}

const fn label(id: &'static str) -> Label {
    Label { id, en: id, it: id }
}

static OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        label: label("rounds"),
        text: label(""),
        kind: OptionKind::Number { min: 1, max: 9, default: 3 },
        rule: RuleId("LAM-1.1"),
        needs: None,
    },
    OptionSpec {
        label: label("calm"),
        text: label(""),
        kind: OptionKind::Flag { default: false },
        rule: RuleId("LAM-1.2"),
        needs: None,
    },
    OptionSpec {
        label: label("deck"),
        text: label(""),
        kind: OptionKind::Choice { among: &[label("small"), label("large")], default: "small" },
        rule: RuleId("LAM-1.3"),
        needs: None,
    },
];

impl Lamps {
    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn cards(&self) -> u8 {
        self.deck.len() + self.players.iter().map(|player| player.hand.len() + player.shown.len()).sum::<u8>()
    }

    fn decide(&mut self, seat: Seat, mv: Move, journal: &mut Journal<Event>) {
        if let Phase::Act = self.turn.phase {
            self.turn.actions = self.turn.actions.saturating_sub(1);
        }
        match mv {
            Move::Light { port, count } => {
                let lights = &mut self.ports[port];
                lights.owner = Some(seat);
                lights.lamps += count;
                self.reserve -= count;
                self.player(seat).coins -= count;
                journal.note(|| Event::Lit { seat, port, count });
            }
            Move::Draw => self.turn.phase = Phase::Draw,
            Move::Roll => self.turn.phase = Phase::Roll { dice: 1 },
            Move::Show(card) => {
                self.player(seat).hand.remove(card);
                self.player(seat).shown.add(card);
                journal.note(|| Event::Showed { seat, card });
            }
            Move::Raid(Target(port, _)) => {
                let defender = self.ports[port].owner.expect("only a port with an owner is raided");
                self.turn.phase = Phase::Answer { defender, port };
                journal.note(|| Event::Raided { seat, port });
            }
            Move::Yield | Move::Resist => {
                if let (Phase::Answer { port, .. }, Move::Yield) = (self.turn.phase, mv) {
                    self.ports[port].owner = Some(self.turn.seat);
                }
                self.turn.phase = Phase::Act;
                journal.note(|| Event::Answered { seat, yielded: mv == Move::Yield });
            }
            Move::EndTurn => {
                let next = (seat.0 + 1) % self.seats();
                self.round += u8::from(next == 0);
                self.turn = Turn { seat: Seat(next), actions: 3, phase: Phase::Act };
                journal.note(|| Event::TurnEnded);
            }
        }
    }

    fn befall(&mut self, index: u16, journal: &mut Journal<Event>) {
        let seat = self.turn.seat;
        match self.turn.phase {
            Phase::First => {
                self.turn.seat = Seat(index as u8);
                journal.note(|| Event::Began { seat: Seat(index as u8) });
            }
            Phase::Draw => {
                let card = self.deck.draw(index);
                self.player(seat).hand.add(card);
                journal.note(|| Event::Drew { seat, card: Some(card) });
            }
            Phase::Roll { .. } => {
                self.player(seat).coins += index as u8 + 1;
                journal.note(|| Event::Rolled { seat, face: index as u8 + 1 });
            }
            Phase::Act | Phase::Answer { .. } => unreachable!("luck is not asked here"),
        }
        self.turn.phase = Phase::Act;
    }
}

impl Setup for Lamps {
    const META: Meta = Meta { id: "lamps", title: "Lamps", prefix: "LAM", rules_version: 4, seats: 2..=3 };
    type Options = Options;
    type Move = Move;
    type Event = Event;

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn setup(options: &Options, seats: u8) -> Result<Self, Refusal> {
        if options.calm && seats == 3 {
            return Err(refuse!("LAM-1.2"));
        }
        let each = match options.deck {
            Deck::Small => 3,
            Deck::Large => 6,
        };
        Ok(Lamps {
            rounds: options.rounds,
            round: 1,
            turn: Turn { seat: Seat(0), actions: 3, phase: Phase::First },
            ports: ById::from_fn(|_| Lights { owner: None, lamps: 0 }),
            reserve: ALL_LAMPS,
            players: vec![Player { coins: 2, hand: Bag::empty(), shown: Bag::empty() }; usize::from(seats)],
            deck: Bag::new([each; 2]),
        })
    }

    fn agree(options: &Options, seats: u8) -> Result<(), Refusal> {
        if options.rounds == 9 && seats == 3 { Err(refuse!("LAM-1.3")) } else { Ok(()) }
    }

    fn most_steps(options: &Options, seats: u8) -> u32 {
        1 + u32::from(options.rounds) * u32::from(seats) * 7
    }

    fn reconcile(&mut self, set: &dyn Fn(&str) -> bool) {
        if !set("reserve") {
            let lit: u8 = self.ports.values().iter().map(|lights| lights.lamps).sum();
            self.reserve = ALL_LAMPS.saturating_sub(lit);
        }
    }
}

impl Rules for Lamps {
    fn pending(&self) -> Pending {
        let Turn { seat, phase, .. } = self.turn;
        if self.rounds < self.round {
            let scores: Vec<i32> = self.players.iter().map(|player| i32::from(player.coins)).collect();
            let place = |score: &i32| 1 + scores.iter().filter(|other| score < *other).count() as u8;
            let places: Vec<u8> = scores.iter().map(place).collect();
            return Pending::Over(Outcome::ranked(&places, &scores, RuleId("LAM-9.1")));
        }
        match phase {
            Phase::First => Pending::Chance { among: u16::from(self.seats()), seen_by: Audience::All },
            Phase::Draw => Pending::Chance { among: self.deck.len().into(), seen_by: Audience::Only(seat) },
            Phase::Roll { .. } => Pending::Chance { among: 6, seen_by: Audience::All },
            Phase::Act => Pending::Decision { seats: SeatSet::one(seat), sealed: false },
            Phase::Answer { defender, .. } => {
                Pending::Decision { seats: SeatSet::one(defender), sealed: false }
            }
        }
    }

    fn candidates(&self, _: Seat, moves: &mut Vec<Move>) {
        if let Phase::Answer { .. } = self.turn.phase {
            return moves.extend([Move::Yield, Move::Resist]);
        }
        for port in Port::all() {
            moves.extend([
                Move::Light { port, count: 1 },
                Move::Light { port, count: 2 },
                Move::Raid(Target(port, 1)),
            ]);
        }
        moves.extend([Move::Draw, Move::Roll, Move::EndTurn]);
        moves.extend(Card::all().map(Move::Show));
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let answering = matches!(self.turn.phase, Phase::Answer { .. });
        let player = self.players.get(seat.index()).ok_or(refuse!("TAB-1.1"))?;
        match mv {
            Move::Yield | Move::Resist if answering => Ok(()),
            Move::Yield | Move::Resist => Err(refuse!("LAM-3.2")),
            _ if answering => Err(refuse!("LAM-3.1")),
            Move::EndTurn => Ok(()),
            _ if self.turn.actions == 0 => Err(refuse!("LAM-2.1", need 1u8, have 0u8)),
            Move::Light { count, .. } if player.coins < count => {
                Err(refuse!("LAM-2.2", need count, have player.coins))
            }
            Move::Light { count, .. } if count == 0 || self.reserve < count => Err(refuse!("LAM-2.3")),
            Move::Draw if self.deck.is_empty() => Err(refuse!("LAM-2.4")),
            Move::Show(card) if !player.hand.contains(card) => Err(refuse!("LAM-2.5")),
            Move::Raid(Target(port, _)) if self.ports[port].owner.is_none_or(|owner| owner == seat) => {
                Err(refuse!("LAM-2.6"))
            }
            Move::Light { .. } | Move::Draw | Move::Roll | Move::Show(_) | Move::Raid(..) => Ok(()),
        }
    }

    fn apply(&mut self, step: Step<Move>, journal: &mut Journal<Event>) {
        match step {
            Step::Move(seat, mv) => self.decide(seat, mv, journal),
            Step::Luck(index) => self.befall(index, journal),
        }
    }

    fn question(&self, seat: Seat) -> Phrase {
        Phrase::new("lamps-question").seat("seat", seat)
    }

    fn audit(&self) -> Result<(), String> {
        let lamps: u8 = self.reserve + self.ports.values().iter().map(|lights| lights.lamps).sum::<u8>();
        if lamps != ALL_LAMPS {
            return Err(format!("there are {lamps} lamps instead of {ALL_LAMPS}"));
        }
        match self.cards() {
            6 | 12 => Ok(()),
            cards => Err(format!("there are {cards} cards instead of 6 or 12")),
        }
    }
}

impl Secrets for Lamps {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let Lamps { rounds: _, round, turn, ports, reserve: _, players, deck: _ } = self;
        let hand = match viewer {
            Viewer::Seat(seat) => players.get(seat.index()).map(|player| player.hand),
            Viewer::Spectator => None,
        };
        View {
            round: *round,
            turn: turn.clone(),
            ports: *ports,
            coins: players.iter().map(|player| player.coins).collect(),
            hand,
            hand_sizes: players.iter().map(|player| player.hand.len()).collect(),
        }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Some(Event::Drew { seat: *seat, card: None }),
            _ => Some(event.clone()),
        }
    }

    fn redeal(&mut self, observer: Seat, rng: &mut dyn Rng) {
        let seats: Vec<Seat> = Seat::all(self.seats()).filter(|seat| *seat != observer).collect();
        let sizes: Vec<u8> = seats.iter().map(|seat| self.players[seat.index()].hand.len()).collect();
        for seat in &seats {
            self.deck.pour(&mut self.players[seat.index()].hand);
        }
        for (seat, size) in seats.iter().zip(sizes) {
            for _ in 0..size {
                let card = self.deck.draw(pick(rng, self.deck.len().into()) as u16);
                self.player(*seat).hand.add(card);
            }
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Showed { .. })
    }
}

impl Words for Lamps {
    type Print = ();

    fn describe(&self, _: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Light { port, count } => Phrase::new("lamps-light")
                .piece("port", Piece { kind: "port", id: port.index() as u16 })
                .number("count", count),
            _ => Phrase::new("lamps-move"),
        }
    }

    fn narrate(event: &Event) -> Line {
        let phrase = match event {
            Event::Drew { card: Some(_), .. } => Phrase::new("lamps-drew-card"),
            Event::Drew { card: None, .. } => Phrase::new("lamps-drew"),
            _ => Phrase::new("lamps-event"),
        };
        phrase.into()
    }

    fn print() {}

    fn outline(view: &View) -> Vec<Section> {
        let lines =
            view.coins.iter().map(|coins| Phrase::new("lamps-coins").number("coins", *coins)).collect();
        vec![Section { title: Phrase::new("lamps-players"), lines }]
    }

    fn label(piece: Piece) -> Option<Label> {
        (piece.kind == "port").then(|| PORTS.get(usize::from(piece.id)).map(|name| label(name))).flatten()
    }
}

impl Appraise for Lamps {
    fn appraise(&self, seat: Seat) -> f32 {
        f32::from(self.players[seat.index()].coins) / 100.0
    }
}

/// Plays a whole game by the choices offered, selected by `whim`.
pub fn play_out(table: &mut dyn Table, whim: u64) {
    let mut rng = whim;
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.first().expect("somebody is asked");
        let legal: Vec<Value> = table
            .choices(seat)
            .into_iter()
            .filter(|choice| choice.refused.is_none())
            .map(|choice| choice.mv)
            .collect();
        rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.play(seat, &legal[(rng >> 33) as usize % legal.len()]).unwrap();
    }
}

/// Makes a move given in notation.
pub fn play(table: &mut dyn Table, seat: u8, text: &str) {
    let mv = approdo_table::notation::read_move(text).unwrap();
    table.play(Seat(seat), &mv).unwrap_or_else(|error| panic!("{seat}: {text}: {error}"));
}

#[test]
fn the_toy_keeps_its_own_laws() {
    for whim in 0..50 {
        let options = Options::default();
        let mut game = Lamps::setup(&options, 3).unwrap();
        let (mut rng, mut steps) = (whim, 0);
        let mut moves = Vec::new();
        loop {
            rng = Seed::from_number(rng).luck(steps, 60_000).into();
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance { among, .. } => Step::Luck(rng as u16 % among),
                Pending::Decision { seats, .. } => {
                    let seat = seats.first().unwrap();
                    game.legal_moves(seat, &mut moves);
                    Step::Move(seat, moves[rng as usize % moves.len()])
                }
            };
            game.advance(step, &mut Journal::off()).unwrap();
            assert_eq!(game.audit(), Ok(()));
            steps += 1;
        }
    }
}
