//! Incidents: what happens at a table besides its game.

use serde::{Deserialize, Serialize};

/// Something that happened at a table besides its game: a player came or left, a bot stands in, all went back.
/// Incidents are permanent and, but for the language, the same for everyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Incident {
    /// The version of the table that came with it; there is at most one for each version.
    pub version: u32,
    /// The number of steps at that time.
    pub step: u32,
    /// Milliseconds since 1970.
    pub at: u64,
    /// The seat concerned, if any.
    pub seat: Option<u8>,
    /// The kind of incident.
    pub kind: IncidentKind,
    /// The sentence for it; players have their names of that time.
    pub text: String,
}

/// The kind of an incident.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum IncidentKind {
    /// A person sits down in a free seat, or in one that a bot played.
    #[default]
    Sat,
    /// A person leaves a seat and no other browser holds it.
    Left,
    /// A host makes a seat free.
    PutOut,
    /// The number of browsers that hold a seat changed.
    Screens,
    /// A player was renamed.
    Named,
    /// A player who was seated by others has arrived.
    Arrived,
    /// A bot takes a free seat as its own, before the game begins.
    BotSat,
    /// A bot plays a seat that was left, until a person takes it.
    BotAtFreeSeat,
    /// A bot stands in for a person.
    BotCalled,
    /// The level of the bot changed.
    BotChanged,
    /// The person plays again instead of the stand-in.
    HandedBack,
    /// A seat loses by its clock.
    Forfeited,
    /// A seat asks all seats to go back.
    AskedBack,
    /// A seat does not agree to go back.
    RefusedBack,
    /// All go back to an earlier step.
    WentBack,
    /// A seat asks for a hint.
    Hint,
    /// The table was renamed.
    TableNamed,
    /// The same people play again at another table.
    Rematch,
    /// The rules of the game have changed, and it goes on by the new ones.
    Resumed,
}
