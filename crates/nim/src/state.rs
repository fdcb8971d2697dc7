use crate::moves::Take;
use approdo_contract::{Label, Outcome, Phrase, Piece, Refusal, RuleId, Seat, Section, refuse};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// How many stones the piles hold at the start (NIM-1.3).
pub(crate) const SIZES: [u8; 5] = [3, 4, 5, 6, 7];

/// What the piles are called.
pub(crate) const LABELS: [Label; SIZES.len()] = [
    Label { id: "a", en: "A", it: "A" },
    Label { id: "b", en: "B", it: "B" },
    Label { id: "c", en: "C", it: "C" },
    Label { id: "d", en: "D", it: "D" },
    Label { id: "e", en: "E", it: "E" },
];

/// Print of a pile (before the game).
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PilePrint {
    /// Its name.
    pub name: &'static str,
    /// Its stones at the start.
    pub stones: u8,
}

pub(crate) fn print() -> [PilePrint; SIZES.len()] {
    std::array::from_fn(|pile| PilePrint { name: LABELS[pile].en, stones: SIZES[pile] })
}

/// The options of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many piles there are (NIM-1.3).
    pub piles: u8,
    /// The seat that takes the last stone loses (NIM-3.2).
    pub misere: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { piles: 3, misere: false }
    }
}

/// A position of Nim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nim {
    piles: ArrayVec<u8, { SIZES.len() }>,
    seats: u8,
    turn: Seat,
    misere: bool,
}

/// What everybody sees: the whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The stones in each pile.
    pub piles: ArrayVec<u8, { SIZES.len() }>,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// Whether the last stone loses.
    pub misere: bool,
}

impl Nim {
    pub(crate) fn start(options: Options, seats: u8) -> Result<Self, Refusal> {
        let Options { piles, misere } = options;
        if !(1..=SIZES.len()).contains(&usize::from(piles)) {
            return Err(refuse!("TAB-1.6"));
        }
        let piles = SIZES.into_iter().take(usize::from(piles)).collect();
        Ok(Nim { piles, seats, turn: Seat(0), misere })
    }

    /// The stones in each pile.
    pub fn piles(&self) -> &[u8] {
        &self.piles
    }

    /// The seat whose turn it is; after the end, the seat after the one that took the last stone.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether the last stone loses.
    pub fn is_misere(&self) -> bool {
        self.misere
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub(crate) fn take(&mut self, taken: Take) {
        self.piles[usize::from(taken.pile)] -= taken.count;
        self.turn = Seat((self.turn.0 + 1) % self.seats);
    }

    /// NIM-3.1, NIM-3.2: the game ends with the last stone.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.piles.iter().any(|stones| 0 < *stones) {
            return None;
        }
        let taker = Seat((self.turn.0 + self.seats - 1) % self.seats);
        let place = |seat: Seat| match (self.misere, seat == taker) {
            (false, true) | (true, false) => 1,
            (false, false) => 2,
            (true, true) => self.seats,
        };
        let places: ArrayVec<u8, 3> = Seat::all(self.seats).map(place).collect();
        let scores: ArrayVec<i32, 3> = places.iter().map(|place| i32::from(*place == 1)).collect();
        let clause = if self.misere { "NIM-3.2" } else { "NIM-3.1" };
        Some(Outcome::ranked(&places, &scores, RuleId(clause)))
    }

    pub(crate) fn public(&self) -> View {
        // No `..`: a new field must be listed here, with a decision who may see it.
        let Nim { piles, seats: _, turn, misere } = self;
        View { piles: piles.clone(), turn: *turn, misere: *misere }
    }

    /// NIM-1.3, NIM-2.2: no pile grows and the turn belongs to a seat of the table.
    pub(crate) fn laws(&self) -> Result<(), String> {
        match self.piles.iter().zip(SIZES).position(|(stones, most)| most < *stones) {
            Some(pile) => Err(format!("pile {} has grown to {}", LABELS[pile].en, self.piles[pile])),
            None if self.seats <= self.turn.0 => Err(format!("seat {} does not exist", self.turn.0)),
            None => Ok(()),
        }
    }
}

/// The piles in words.
pub(crate) fn outline(view: &View) -> Vec<Section> {
    let line = |(pile, stones): (usize, &u8)| {
        Phrase::new("nim-pile")
            .piece("pile", Piece { kind: "pile", id: pile as u16 })
            .number("count", *stones)
    };
    let title = Phrase::new("nim-piles").word("last", if view.misere { "loses" } else { "wins" });
    vec![Section { title, lines: view.piles.iter().enumerate().map(line).collect() }]
}
