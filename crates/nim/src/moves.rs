use crate::Nim;
use approdo_contract::{Phrase, Piece, Refusal, Seat, numbered, refuse};
use serde::{Deserialize, Serialize};

numbered! {
    /// A move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Move {
        /// Take stones from one pile (NIM-2.1).
        Take(Take),
    }
}

numbered! {
    /// Some stones of one pile.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Take {
        /// Which pile, counted from 0.
        pub pile: u8 in 0..=4,
        /// How many stones.
        pub count: u8 in 1..=7,
    }
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A seat took stones.
    Took {
        /// Who took them.
        seat: Seat,
        /// Which and how many.
        taken: Take,
    },
}

impl Take {
    fn piece(self) -> Piece {
        Piece { kind: "pile", id: u16::from(self.pile) }
    }
}

/// NIM-2.1 to NIM-2.4: what a move takes, or the clause against it. Listing, refusing and applying all call this.
pub(crate) fn plan(game: &Nim, mv: Move) -> Result<Take, Refusal> {
    let Move::Take(taken) = mv;
    match game.piles().get(usize::from(taken.pile)) {
        None => Err(refuse!("NIM-1.3")),
        Some(0) => Err(refuse!("NIM-2.3")),
        Some(_) if taken.count == 0 => Err(refuse!("NIM-2.2")),
        Some(stones) if *stones < taken.count => Err(refuse!("NIM-2.4", need taken.count, have *stones)),
        Some(_) => Ok(taken),
    }
}

/// Every number of stones from every pile. An empty pile is listed too, so that choosing it shows the clause against
/// it.
pub(crate) fn candidates(game: &Nim, moves: &mut Vec<Move>) {
    for (pile, stones) in (0..).zip(game.piles()) {
        moves.extend((1..=*stones.max(&1)).map(|count| Move::Take(Take { pile, count })));
    }
}

pub(crate) fn describe(mv: Move) -> Phrase {
    let Move::Take(taken) = mv;
    Phrase::new("nim-take").number("count", taken.count).piece("pile", taken.piece()).rule("NIM-2.1")
}

pub(crate) fn narrate(event: &Event) -> Phrase {
    let Event::Took { seat, taken } = event;
    Phrase::new("nim-took")
        .seat("seat", *seat)
        .number("count", taken.count)
        .piece("pile", taken.piece())
        .rule("NIM-2.1")
}
