//! What happens at a table besides its game.

use serde::{Deserialize, Serialize};

/// Something that happened at a table besides its game: somebody came or left, a bot plays on, all went back. It is
/// kept for good and is the same for everybody, but for the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Incident {
    /// The version of the table that came with it; there is at most one for each version.
    pub version: u32,
    /// How many steps the game had then.
    pub step: u32,
    /// In milliseconds since 1970.
    pub at: u64,
    /// The seat that it is about, if it is about one.
    pub seat: Option<u8>,
    /// What it is.
    pub kind: IncidentKind,
    /// The same in words; people are called as they were called then.
    pub text: String,
}

/// What happened at a table besides its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum IncidentKind {
    /// A person sits down in a free seat, or in one that a bot played.
    #[default]
    Sat,
    /// A person leaves a seat, and nobody else holds it.
    Left,
    /// A host makes a seat free.
    PutOut,
    /// More or fewer browsers hold a seat than before.
    Screens,
    /// A player is called something else.
    Named,
    /// Somebody is there who was seated by others.
    Arrived,
    /// A bot of its own right takes a free seat, before the game begins.
    BotSat,
    /// A bot plays a seat that was left, until somebody takes it.
    BotAtFreeSeat,
    /// A bot plays for a person.
    BotCalled,
    /// Another bot plays.
    BotChanged,
    /// A person plays again, after a bot.
    HandedBack,
    /// A seat loses by its clock.
    Forfeited,
    /// A seat asks everybody to go back.
    AskedBack,
    /// A seat does not agree to go back.
    RefusedBack,
    /// All go back to an earlier step.
    WentBack,
    /// A seat asks for a hint.
    Hint,
    /// The table is called something else.
    TableNamed,
    /// The same people play again at another table.
    Rematch,
    /// The rules of the game have changed, and it goes on by the new ones.
    Resumed,
}
