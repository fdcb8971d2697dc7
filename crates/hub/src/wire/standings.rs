//! What people watch: amounts, scores, goals, and what comes next.

use super::Said;
use serde::{Deserialize, Serialize};

/// What people watch of a seat, as far as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingOut {
    /// Its amounts; the same keys in the same order throughout a game.
    pub tally: Vec<TallyOut>,
    /// How its score adds up.
    pub account: AccountOut,
    /// What wins and loses for it.
    pub goals: Vec<GoalOut>,
}

/// An amount of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TallyOut {
    /// What it is; the same in every language.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// How much there is; nothing where it is hidden.
    pub amount: Option<i32>,
    /// How much there can be, where that is limited.
    pub of: Option<i32>,
}

/// How a score adds up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountOut {
    /// What is counted; at the end the points add up to the score.
    pub parts: Vec<PointsOut>,
    /// What decides between equal scores, first to last.
    pub ties: Vec<TieOut>,
    /// What places the seat whatever its points are.
    pub settled: Option<Said>,
}

/// A part of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PointsOut {
    /// What is counted, with its clause.
    pub phrase: Said,
    /// The points it gives; nothing while they are hidden.
    pub points: Option<i32>,
}

/// What decides between equal scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TieOut {
    /// What it is, with its clause.
    pub phrase: Said,
    /// How much of it the seat has; nothing while it is hidden.
    pub amount: Option<i32>,
    /// Whether the least wins instead of the most.
    pub least: bool,
}

/// Something that wins or loses the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GoalOut {
    /// What has to be reached.
    pub phrase: Said,
    /// The clause that says so.
    pub rule: String,
    /// How far the seat is; nothing where that is hidden.
    pub now: Option<i32>,
    /// How far it has to come; nothing where the most or the least decides.
    pub needed: Option<i32>,
    /// Whether it is lost by this instead of won.
    pub loses: bool,
}

/// Something that certainly comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AheadOut {
    /// What it is; the same in every language.
    pub key: String,
    /// What comes.
    pub phrase: Said,
    /// How far it has come, where it is a meter.
    pub now: Option<i32>,
    /// Where the meter ends.
    pub of: Option<i32>,
}

/// What a decision uses up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BudgetOut {
    /// What it is, as in a tally.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// How much is left.
    pub left: i32,
    /// How much there was.
    pub of: i32,
}
