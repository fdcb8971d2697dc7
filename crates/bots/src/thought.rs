use serde::Serialize;

/// A bot's choice, and its evaluation of the other moves.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought<M> {
    /// The move it makes.
    pub mv: M,
    /// Number of visits to that move; 0 if there was no choice.
    pub visits: u32,
    /// Expected result after the move: 0 is lost, 1 is won.
    pub value: Option<f32>,
    /// The other legal moves it visited, the most promising first.
    pub alternatives: Vec<Alternative<M>>,
}

/// A move that a bot considered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Alternative<M> {
    /// The move.
    pub mv: M,
    /// Number of visits.
    pub visits: u32,
    /// Expected result after it; `None` without a visit.
    pub value: Option<f32>,
}

impl<M> Thought<M> {
    /// A move made without considering others.
    pub(crate) fn plain(mv: M) -> Self {
        Thought { mv, visits: 0, value: None, alternatives: Vec::new() }
    }

    /// The choice of the first of `ranked`; `None` if it is empty.
    pub(crate) fn from_ranked(ranked: Vec<Alternative<M>>) -> Option<Self> {
        let mut ranked = ranked.into_iter();
        let Alternative { mv, visits, value } = ranked.next()?;
        Some(Thought { mv, visits, value, alternatives: ranked.collect() })
    }
}
