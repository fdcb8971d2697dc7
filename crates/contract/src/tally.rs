use crate::{Phrase, RuleId};
use serde::Serialize;

/// An amount of a seat that people watch: gold, points, cards in hand, movement left.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tally {
    /// What it is, in the glossary's word; the same for all seats, and the key of its icon.
    pub key: &'static str,
    /// What it is called.
    pub label: Phrase,
    /// How much there is; `None` where it is hidden from the viewer.
    pub amount: Option<i32>,
    /// How much there can be, where that is limited.
    pub of: Option<i32>,
}

impl Tally {
    /// An amount that the viewer knows.
    pub fn new(key: &'static str, label: &'static str, amount: impl Into<i32>) -> Self {
        Tally { key, label: Phrase::new(label), amount: Some(amount.into()), of: None }
    }

    /// An amount that the viewer may not know.
    pub fn known(key: &'static str, label: &'static str, amount: Option<i32>) -> Self {
        Tally { key, label: Phrase::new(label), amount, of: None }
    }

    /// Says how much there can be.
    #[must_use]
    pub fn of(mut self, most: impl Into<i32>) -> Self {
        self.of = Some(most.into());
        self
    }
}

/// What a decision uses up: "6 of 10 movement points left".
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Budget {
    /// What it is, as in [`Tally::key`].
    pub key: &'static str,
    /// What it is called.
    pub label: Phrase,
    /// How much is left.
    pub left: i32,
    /// How much there was.
    pub of: i32,
}

impl Budget {
    /// So much is left of what there was.
    pub fn new(key: &'static str, label: &'static str, left: impl Into<i32>, of: impl Into<i32>) -> Self {
        Budget { key, label: Phrase::new(label), left: left.into(), of: of.into() }
    }
}

/// An aim that wins or loses the game, as progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Goal {
    /// What has to be reached, in a sentence.
    pub phrase: Phrase,
    /// The clause that says so.
    pub rule: RuleId,
    /// How far the seat is; nothing where that is hidden from the viewer.
    pub now: Option<i32>,
    /// How far it has to come; nothing where the most or the least decides.
    pub needed: Option<i32>,
    /// Whether it is lost by this instead of won.
    pub loses: bool,
}

/// Something that certainly comes next.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ahead {
    /// What it is, in the glossary's word; the key of its icon.
    pub key: &'static str,
    /// What comes, in a sentence with its clause.
    pub phrase: Phrase,
    /// How far it has come, where it is a meter.
    pub now: Option<i32>,
    /// Where the meter ends.
    pub of: Option<i32>,
}
