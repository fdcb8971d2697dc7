//! The public part of a table, and lists of tables.

use super::{AwayPlan, ClockPlan, Level};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The public part of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The id of the table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// The name of the table; empty if it has none.
    pub name: String,
    /// The status.
    pub status: Status,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The options of the game.
    pub options: Value,
    /// Whether the table is in the public list.
    pub public: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The clock, if there is one.
    pub clock: Option<ClockPlan>,
    /// The bot for absent players, if any.
    pub away: Option<AwayPlan>,
    /// Milliseconds since 1970.
    pub created_at: u64,
    /// Milliseconds since 1970.
    pub updated_at: u64,
    /// The number of journal entries; clients send it with each request that changes the table.
    pub version: u32,
    /// The number of steps, moves and luck, that lead to the position.
    pub step: u32,
    /// SHA-256 of the seed, to check the luck after the game.
    pub seed_digest: String,
    /// A player chose the seed and may know the luck to come. If it is a small number, others can find it by trying
    /// numbers against the digest.
    pub seed_chosen: bool,
    /// The game can be looked at but not continued, because its seed is unknown.
    pub look_only: bool,
    /// Where the game came from, if it did not start here.
    pub origin: Option<Origin>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableListing {
    /// The id of the table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// The name of the table; empty if it has none.
    pub name: String,
    /// The status.
    pub status: Status,
    /// The number of seats.
    pub seats: u8,
    /// The number of seats that are taken, by people or bots.
    pub taken: u8,
    /// The number of journal entries.
    pub version: u32,
    /// Milliseconds since 1970.
    pub created_at: u64,
    /// Milliseconds since 1970.
    pub updated_at: u64,
    /// The seats that the reader holds.
    pub your_seats: Vec<u8>,
    /// Whether one of them is asked.
    pub your_move: bool,
    /// Whether the reader is a host of the table.
    pub you_host: bool,
}

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are still free, and the game has not begun.
    Open,
    /// The game is under way.
    Running,
    /// The game is over.
    Over,
}

/// Where a game came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Origin {
    /// From a replay file.
    Import {
        /// The rules version of the file, if it differs from the one that checked it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_version: Option<u32>,
    },
    /// From a step of another table.
    Fork {
        /// The id of that table.
        table: String,
        /// The step.
        step: u32,
    },
    /// From a table of the same people.
    Rematch {
        /// The id of that table.
        table: String,
    },
}

/// The public part of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The number of the seat.
    pub seat: u8,
    /// The owner.
    pub kind: SeatKind,
    /// The name of its player; empty if there is none.
    pub name: String,
    /// The bot that plays it now, as owner or stand-in.
    pub bot: Option<Level>,
    /// A bot stands in for an absent person, or in a seat that was left during the game.
    pub standing_in: bool,
    /// It has lost by its clock.
    pub forfeited: bool,
    /// Its person was seated by others, for a rematch, and has not arrived: no clock runs before, and players and hosts
    /// may call a bot.
    pub awaited: bool,
    /// The number of browsers that hold it, connected or not; each of them sees its secrets and moves for it.
    pub screens: u8,
    /// A holder is connected.
    pub present: bool,
    /// A bot is thinking about its move.
    pub thinking: bool,
    /// The total time of the bot for its move.
    pub think_ms: Option<u64>,
    /// The rest of that; all of it while the bot waits for a permit.
    pub think_left_ms: Option<u64>,
    /// The number of hints that its player has asked for.
    pub hints_taken: u32,
    /// The time left on its clock.
    pub clock_ms: Option<u64>,
    /// Whether its clock runs.
    pub clock_running: bool,
}

/// The owner of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// None.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}
