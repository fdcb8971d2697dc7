use serde::Serialize;

/// What a bot chose, and what else it had in mind.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought<M> {
    /// The move it makes.
    pub mv: M,
    /// How often it looked at that move; 0 if there was nothing to think about.
    pub visits: u32,
    /// How it expects to stand after the move: 0 is lost, 1 is won.
    pub value: Option<f32>,
    /// The other legal moves it looked at, the most promising first.
    pub alternatives: Vec<Alternative<M>>,
}

/// A move that a bot looked at.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Alternative<M> {
    /// The move.
    pub mv: M,
    /// How often the bot looked at it.
    pub visits: u32,
    /// How the bot expects to stand after it; nothing if it never looked.
    pub value: Option<f32>,
}

impl<M> Thought<M> {
    /// A move made without looking at others.
    pub(crate) fn plain(mv: M) -> Self {
        Thought { mv, visits: 0, value: None, alternatives: Vec::new() }
    }

    /// The choice of the first of `ranked`; nothing if it is empty.
    pub(crate) fn from_ranked(ranked: Vec<Alternative<M>>) -> Option<Self> {
        let mut ranked = ranked.into_iter();
        let Alternative { mv, visits, value } = ranked.next()?;
        Some(Thought { mv, visits, value, alternatives: ranked.collect() })
    }
}
