use crate::Phrase;
use serde::Serialize;

/// How the score of a seat adds up, as far as a view tells.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Account {
    /// What is counted; at the end of the game the points add up to the score.
    pub parts: Vec<Points>,
    /// What decides between equal scores, first to last.
    pub ties: Vec<Tie>,
    /// What places the seat regardless of points, with its clause: it has resigned, or won by another aim.
    pub settled: Option<Phrase>,
}

/// A part of the score.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Points {
    /// What it is, with its clause.
    pub phrase: Phrase,
    /// The points it gives; nothing while they are hidden from the viewer.
    pub points: Option<i32>,
}

/// A tie-breaker.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tie {
    /// What it is, with its clause.
    pub phrase: Phrase,
    /// How much of it the seat has; nothing while it is hidden from the viewer.
    pub amount: Option<i32>,
    /// Whether the least wins instead of the most.
    pub least: bool,
}
