//! What everybody sees of a table.

use super::{AwayPlan, ClockPlan, Level};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// What it is called; empty if it has no name.
    pub name: String,
    /// How far it has got.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What is agreed.
    pub options: Value,
    /// Whether everybody finds it.
    pub public: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The clock, if there is one.
    pub clock: Option<ClockPlan>,
    /// What happens when somebody stays away.
    pub away: Option<AwayPlan>,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub updated_at: u64,
    /// How many entries its journal has; clients name it with each request that changes something.
    pub version: u32,
    /// How many steps, moves and luck, lead to the position.
    pub step: u32,
    /// SHA-256 of the seed, so that everybody can check the luck in the end.
    pub seed_digest: String,
    /// Somebody chose the seed and may know what luck will give; if it is a small number, others can find it out by its
    /// digest.
    pub seed_chosen: bool,
    /// The game can be looked at but not continued, because its seed is not known.
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
    /// The table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// What it is called; empty if it has no name.
    pub name: String,
    /// How far it has got.
    pub status: Status,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are taken, by people or bots.
    pub taken: u8,
    /// How many entries its journal has.
    pub version: u32,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub updated_at: u64,
    /// The seats that the reader holds.
    pub your_seats: Vec<u8>,
    /// Whether one of them is asked.
    pub your_move: bool,
    /// Whether the reader is a host of the table.
    pub you_host: bool,
}

/// How far a table has got.
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
        /// The version of the rules that it was played by, if that is not the one that it was checked by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_version: Option<u32>,
    },
    /// From a step of another table.
    Fork {
        /// Which table.
        table: String,
        /// Which step.
        step: u32,
    },
    /// The same people play again.
    Rematch {
        /// The table before.
        table: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Which seat.
    pub seat: u8,
    /// Who it belongs to.
    pub kind: SeatKind,
    /// What its player is called; empty if nobody has said.
    pub name: String,
    /// The bot that plays it now, for itself or for its person.
    pub bot: Option<Level>,
    /// A bot plays for an absent person, or in a seat that was left during the game.
    pub standing_in: bool,
    /// Its time ran out, and it lost by it.
    pub forfeited: bool,
    /// Its person was seated by somebody else, for a rematch, and has not been there yet: no clock runs before, and
    /// whoever sits at the table may call a bot.
    pub awaited: bool,
    /// How many browsers hold it, connected or not; each of them sees its secrets and moves for it.
    pub screens: u8,
    /// Somebody who holds it is connected.
    pub present: bool,
    /// A bot is thinking about its move.
    pub thinking: bool,
    /// How long the bot takes for its move altogether.
    pub think_ms: Option<u64>,
    /// What is left of that; all of it while the bot waits for others that think.
    pub think_left_ms: Option<u64>,
    /// How many hints its player has asked for.
    pub hints_taken: u32,
    /// What is left on its clock.
    pub clock_ms: Option<u64>,
    /// Whether its clock runs.
    pub clock_running: bool,
}

/// Who a seat belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet, or nobody any more.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}
