//! Sentences in the reader's language, and what they speak of.

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
    /// The message behind it.
    pub key: String,
    /// The clause behind it.
    pub rule: Option<String>,
    /// The pieces and places it speaks of.
    pub pieces: Vec<PieceRef>,
}

/// A piece or place of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PieceRef {
    /// What kind of thing it is.
    pub kind: String,
    /// Which one, as the game counts them.
    pub id: u16,
    /// Its id in the game's data, if it has one.
    pub name: String,
}

/// Something that a player might do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChoiceOut {
    /// The move, to be sent back as it is.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The move as text that can be typed.
    pub notation: String,
    /// What is done, when it is made by hand: the same for all choices that differ only in what is touched, in which
    /// way, or in the amount.
    pub verb: String,
    /// In which way.
    pub how: Vec<String>,
    /// What is touched, in order. Verb, way, touches and amount together name one choice of the list.
    pub touches: Vec<TouchOut>,
    /// The amount that is set, where choices that are otherwise equal differ by it.
    pub amount: Option<i32>,
    /// The move in words.
    pub phrase: Said,
    /// Why it cannot be made now.
    pub refused: Option<RefusalOut>,
    /// The short reason why it cannot, where the clause alone does not tell.
    pub because: Option<Said>,
}

/// A piece, place or player that is touched to make a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TouchOut {
    /// The part that it plays in the move, e.g. `from`.
    pub role: String,
    /// What is touched; a player is of the kind `seat`, and the number is the seat.
    #[serde(flatten)]
    pub piece: PieceRef,
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusalOut {
    /// The clause.
    pub rule: String,
    /// What the clause says, in the reader's language.
    pub text: String,
    /// How much is needed, where numbers help.
    pub need: Option<u16>,
    /// How much there is.
    pub have: Option<u16>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogOut {
    /// The version of the table that came with it.
    pub version: u32,
    /// The step it is about.
    pub step: u32,
    /// The fact in words.
    pub phrase: Said,
    /// The seat that it is about.
    pub about: Option<u8>,
    /// The round or turn that begins with it.
    pub opens: Option<OpensOut>,
    /// Whether it is a detail of the line before, which a short log leaves out.
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
        /// Whose it is.
        seat: u8,
        /// The round that it belongs to, where players take rounds one after another.
        round: Option<u16>,
    },
}
