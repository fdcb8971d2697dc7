//! The plan of a new table.

use approdo_bots::Level as BotLevel;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Knows the rules and often sees what is good.
    Novice,
    /// Takes what is best at once.
    Steady,
    /// Thinks ahead for a moment.
    Strong,
    /// Thinks ahead for as long as a person gladly waits.
    Expert,
}

impl From<Level> for BotLevel {
    fn from(level: Level) -> Self {
        match level {
            Level::Novice => BotLevel::Novice,
            Level::Steady => BotLevel::Steady,
            Level::Strong => BotLevel::Strong,
            Level::Expert => BotLevel::Expert,
        }
    }
}

/// The plan of a new table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The id of the game.
    pub game: String,
    /// The seats, in order.
    pub seats: Vec<SeatPlan>,
    /// The options of the game; omitted ones take their defaults.
    #[serde(default)]
    pub options: Option<Value>,
    /// The name of the table: 1 to 40 characters.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    #[serde(default)]
    pub name: Option<String>,
    /// Whether the table is in the public list.
    #[serde(default)]
    pub public: bool,
    /// The clock, if any.
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    /// The bot for absent players, if any.
    #[serde(default)]
    pub away: Option<AwayPlan>,
    /// A chosen seed (64 hexadecimal digits or a whole number); everyone at the table sees that it was chosen. A small
    /// number is no secret: it can be found by trying numbers against the public digest.
    #[serde(default)]
    pub seed: Option<String>,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// Idempotency key, 1 to 64 visible characters: a repeated request with the same key creates no second table.
    #[cfg_attr(feature = "schema", schema(pattern = "^[!-~]{1,64}$"))]
    #[serde(default)]
    pub key: Option<String>,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Free, for a player with a link or an invitation. The braces make unknown fields an error.
    Open {},
    /// For the creator of the table.
    Mine {
        /// The player's name: 1 to 40 characters.
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
        #[serde(default)]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its strength.
        level: Level,
        /// Its name: 1 to 40 characters.
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
        #[serde(default)]
        name: Option<String>,
    },
}

/// The clock of each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// Whether the game is played in one sitting.
    pub kind: ClockKind,
    /// The initial time of each seat: from a second to a month.
    #[cfg_attr(feature = "schema", schema(minimum = 1_000, maximum = 2_700_000_000_u64))]
    pub initial_ms: u64,
    /// The time that a seat earns for a turn, once another seat has moved after it: a week at most.
    #[cfg_attr(feature = "schema", schema(maximum = 604_800_000))]
    pub increment_ms: u64,
    /// What happens to a seat whose time is up.
    pub flag: Flag,
}

/// Whether a game is played in one sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// In one sitting: minutes.
    Live,
    /// Over days.
    Slow,
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// Nothing, but it is visible to everyone.
    Nothing,
    /// A steady bot stands in.
    Bot,
    /// The seat forfeits: it has lost, and a novice bot plays it to the end.
    Forfeit,
}

/// The bot that stands in for an absent player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AwayPlan {
    /// The time of absence: from a second to a month.
    #[cfg_attr(feature = "schema", schema(minimum = 1_000, maximum = 2_700_000_000_u64))]
    pub after_ms: u64,
    /// The strength of the bot.
    pub level: Level,
}
