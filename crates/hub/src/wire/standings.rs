//! Standings: amounts, scores, goals, and what comes next.

use super::Said;
use serde::{Deserialize, Serialize};

/// The standing of a seat, as far as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingOut {
    /// Its amounts; the same keys in the same order throughout a game.
    pub tally: Vec<TallyOut>,
    /// How its score adds up.
    pub account: AccountOut,
    /// The goals that win or lose the game.
    pub goals: Vec<GoalOut>,
}

/// An amount of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TallyOut {
    /// The key; the same in every language.
    pub key: String,
    /// The name.
    pub label: String,
    /// The amount; null where it is hidden.
    pub amount: Option<i32>,
    /// The maximum, where there is one.
    pub of: Option<i32>,
}

/// How a score adds up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountOut {
    /// The parts; at the end of the game they add up to the score.
    pub parts: Vec<PointsOut>,
    /// The tie breakers, in order.
    pub ties: Vec<TieOut>,
    /// What decides the place of the seat regardless of points.
    pub settled: Option<Said>,
}

/// A part of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PointsOut {
    /// What is counted, with its clause.
    pub phrase: Said,
    /// The points; null while they are hidden.
    pub points: Option<i32>,
}

/// A tie breaker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TieOut {
    /// What it is, with its clause.
    pub phrase: Said,
    /// The seat's amount; null while it is hidden.
    pub amount: Option<i32>,
    /// Whether the least wins instead of the most.
    pub least: bool,
}

/// A goal that wins or loses the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GoalOut {
    /// What has to be reached.
    pub phrase: Said,
    /// The clause of the goal.
    pub rule: String,
    /// The seat's progress; null where it is hidden.
    pub now: Option<i32>,
    /// The target; null where the most or the least decides.
    pub needed: Option<i32>,
    /// Whether reaching it loses instead of wins.
    pub loses: bool,
}

/// Something that certainly comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AheadOut {
    /// The key; the same in every language.
    pub key: String,
    /// What comes.
    pub phrase: Said,
    /// The present value, where it is a meter.
    pub now: Option<i32>,
    /// The end of the meter.
    pub of: Option<i32>,
}

/// The amount that a decision uses up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BudgetOut {
    /// The key, as in a tally.
    pub key: String,
    /// The name.
    pub label: String,
    /// The amount that is left.
    pub left: i32,
    /// The amount at the beginning.
    pub of: i32,
}
