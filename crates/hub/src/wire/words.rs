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
    /// The move in words.
    pub phrase: Said,
    /// Why it cannot be made now.
    pub refused: Option<RefusalOut>,
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
    /// The fact as data.
    pub event: Value,
}
