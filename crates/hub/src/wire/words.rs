//! Sentences in the reader's language, and what they refer to.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A part of the board in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SectionText {
    /// What the lines are about.
    pub title: String,
    /// One line for each thing worth saying.
    pub lines: Vec<String>,
}

/// A sentence in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// The key of the message.
    pub key: String,
    /// The clause, if any.
    pub rule: Option<String>,
    /// The pieces and places in the sentence.
    pub pieces: Vec<PieceRef>,
}

/// A piece or place of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PieceRef {
    /// The kind of thing.
    pub kind: String,
    /// Its number in the game.
    pub id: u16,
    /// Its id in the game's data, if it has one.
    pub name: String,
}

/// A choice of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChoiceOut {
    /// The move, to be sent back unchanged.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The move in notation, which can be typed.
    pub notation: String,
    /// The kind of action: the same for all choices that differ only in touches, ways or amount.
    pub verb: String,
    /// The ways of doing it.
    pub how: Vec<String>,
    /// The pieces to touch, in order. Verb, ways, touches and amount together identify one choice of the list.
    pub touches: Vec<TouchOut>,
    /// The amount that is set, where choices that are otherwise equal differ by it.
    pub amount: Option<i32>,
    /// The move in words.
    pub phrase: Said,
    /// Why it is refused now, if it is.
    pub refused: Option<RefusalOut>,
    /// The short reason for the refusal, where the clause alone does not tell.
    pub because: Option<Said>,
}

/// A piece, place or player that is touched to make a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TouchOut {
    /// Its role in the move, e.g. `from`.
    pub role: String,
    /// The piece; a player has the kind `seat` and the number of the seat.
    #[serde(flatten)]
    pub piece: PieceRef,
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusalOut {
    /// The clause.
    pub rule: String,
    /// The text of the clause, in the reader's language.
    pub text: String,
    /// The required amount, where numbers help.
    pub need: Option<u16>,
    /// The present amount.
    pub have: Option<u16>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogOut {
    /// The version of the table that came with it.
    pub version: u32,
    /// The step.
    pub step: u32,
    /// The fact in words.
    pub phrase: Said,
    /// The seat that it is about.
    pub about: Option<u8>,
    /// The round or turn that begins with it.
    pub opens: Option<OpensOut>,
    /// Whether it is a detail of the line before, to be omitted in a short log.
    pub minor: bool,
    /// The fact as data.
    pub event: Value,
}

/// What begins with a line of the log: `{"round": 3}` or `{"turn": {"seat": 1, "round": 3}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OpensOut {
    /// The round with this number.
    Round(u16),
    /// A turn.
    Turn {
        /// The seat whose turn it is.
        seat: u8,
        /// The round that it belongs to, where players take rounds one after another.
        round: Option<u16>,
    },
}
