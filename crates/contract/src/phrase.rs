use crate::{RuleId, Seat};
use serde::Serialize;

/// A translatable sentence: a key of the message catalogue and what it speaks of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Phrase {
    /// A message of `locales/`.
    pub key: &'static str,
    /// What the sentence speaks of, by the name the message uses.
    pub parts: Vec<(&'static str, Part)>,
    /// The clause behind the sentence, where there is one.
    pub rule: Option<RuleId>,
}

/// Something a sentence speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A seat; shown as its player's name.
    Seat(Seat),
    /// A number; the message decides about plurals.
    Number(i32),
    /// A piece or place of the game; shown by its [`Label`], and found on the board by its id.
    Piece(Piece),
    /// A word the message selects on, e.g. `kept` or `stopped`.
    Word(&'static str),
}

/// A piece or place of a game: `territory` 7, `card` 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Piece {
    /// What kind of thing it is, in the glossary's word.
    pub kind: &'static str,
    /// Which one, counted as the game's data lists them.
    pub id: u16,
}

impl Piece {
    /// A player as a piece that is touched; it is called by the player's name.
    pub fn of_seat(seat: Seat) -> Self {
        Piece { kind: "seat", id: seat.0.into() }
    }

    /// The player, if it is one.
    pub fn seat(self) -> Option<Seat> {
        if self.kind == "seat" { u8::try_from(self.id).ok().map(Seat) } else { None }
    }
}

/// How a piece is called: its id in the data files and its name in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Label {
    /// The stable id of the data files, e.g. `azure_a1`.
    pub id: &'static str,
    /// The English name.
    pub en: &'static str,
    /// The Italian name.
    pub it: &'static str,
}

/// A part of the board in words: a title and lines, for terminals and screen readers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Section {
    /// What the lines are about.
    pub title: Phrase,
    /// One line for each thing worth saying.
    pub lines: Vec<Phrase>,
}

impl Phrase {
    /// A sentence without parts.
    pub fn new(key: &'static str) -> Self {
        Phrase { key, parts: Vec::new(), rule: None }
    }

    /// Adds a part of any kind.
    #[must_use]
    pub fn with(mut self, name: &'static str, part: Part) -> Self {
        self.parts.push((name, part));
        self
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Part::Seat(seat))
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i32>) -> Self {
        self.with(name, Part::Number(number.into()))
    }

    /// Adds a piece or place.
    #[must_use]
    pub fn piece(self, name: &'static str, piece: impl Into<Piece>) -> Self {
        self.with(name, Part::Piece(piece.into()))
    }

    /// Adds a word the message selects on.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Self {
        self.with(name, Part::Word(word))
    }

    /// Names the clause behind the sentence.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Self {
        self.rule = Some(RuleId(rule));
        self
    }

    /// The pieces and places the sentence speaks of.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.parts.iter().filter_map(|(_, part)| match part {
            Part::Piece(piece) => Some(*piece),
            Part::Seat(_) | Part::Number(_) | Part::Word(_) => None,
        })
    }
}
