//! What a new table should be.

use approdo_bots::Level as BotLevel;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How strong a bot is.
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

/// What a new table should be.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The id of the game.
    pub game: String,
    /// Who sits where; one entry for each seat.
    pub seats: Vec<SeatPlan>,
    /// What is agreed; options that are left out take their defaults.
    #[serde(default)]
    pub options: Option<Value>,
    /// What the table is called: 1 to 40 characters.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    #[serde(default)]
    pub name: Option<String>,
    /// Whether everybody finds it in the list of tables.
    #[serde(default)]
    pub public: bool,
    /// Clocks, if they are wanted.
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    /// What happens when somebody stays away.
    #[serde(default)]
    pub away: Option<AwayPlan>,
    /// A chosen seed (64 hexadecimal digits or a whole number); the table tells everybody that it was chosen. A small
    /// number is no secret: whoever tries numbers finds it by its digest, which everybody sees.
    #[serde(default)]
    pub seed: Option<String>,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// Names this attempt, so that the same request again makes no second table: 1 to 64 visible characters.
    #[cfg_attr(feature = "schema", schema(pattern = "^[!-~]{1,64}$"))]
    #[serde(default)]
    pub key: Option<String>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes with the link or takes it. It has braces so that whatever else is said of it is refused.
    Open {},
    /// Whoever creates the table.
    Mine {
        /// The player's name: 1 to 40 characters.
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
        #[serde(default)]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
        /// What it is called: 1 to 40 characters.
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
        #[serde(default)]
        name: Option<String>,
    },
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// Whether the game is played in one sitting.
    pub kind: ClockKind,
    /// What each seat starts with: from a second to a month.
    #[cfg_attr(feature = "schema", schema(minimum = 1_000, maximum = 2_700_000_000_u64))]
    pub initial_ms: u64,
    /// What each seat gets for a turn, once another seat has moved after it: a week at most.
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
    /// Nothing but that everybody sees it.
    Nothing,
    /// A steady bot plays on for it.
    Bot,
    /// It has lost: a novice bot plays on for it to the end, and the table says that it forfeited.
    Forfeit,
}

/// A bot plays for a person who has been away for so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AwayPlan {
    /// How long: from a second to a month.
    #[cfg_attr(feature = "schema", schema(minimum = 1_000, maximum = 2_700_000_000_u64))]
    pub after_ms: u64,
    /// How strong the bot is.
    pub level: Level,
}
