//! Moves, undo and hints.

use super::ChoiceOut;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    /// The seat that moves.
    pub seat: u8,
    /// The version that the player saw.
    pub version: u32,
    /// One of the choices.
    #[serde(rename = "move")]
    pub mv: Value,
    /// Idempotency key, 1 to 64 visible characters: a repeated request with the same key is not a second move.
    #[cfg_attr(feature = "schema", schema(pattern = "^[!-~]{1,64}$"))]
    pub key: String,
    /// The player has confirmed that the turn may pass on.
    #[serde(default)]
    pub confirmed: bool,
}

/// A request to undo or redo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The seat whose move it is.
    pub seat: u8,
    /// The version that the player saw.
    pub version: u32,
    /// Idempotency key, 1 to 64 visible characters: a repeated request with the same key does not count twice.
    #[cfg_attr(feature = "schema", schema(pattern = "^[!-~]{1,64}$"))]
    pub key: String,
    /// The player has confirmed that a redone move may pass the turn on.
    #[serde(default)]
    pub confirmed: bool,
}

/// The result of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// The version after it.
    pub version: u32,
    /// The step after it.
    pub step: u32,
    /// It was done by an earlier request with the same key.
    pub repeated: bool,
}

/// The move that a bot would make in the player's place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    /// The seat that asked.
    pub seat: u8,
    /// The version of the table that it is for.
    pub version: u32,
    /// One of the choices of the seat.
    pub choice: ChoiceOut,
    /// Why, in a sentence.
    pub reason: String,
    /// How many lines of play the bot tried; 0 if there was nothing to choose.
    pub tries: u32,
    /// How many of a hundred tries began with this choice.
    pub share: Option<u8>,
    /// How the bot expects the seat to stand after it: 0 is lost, 100 is won.
    pub value: Option<u8>,
}
