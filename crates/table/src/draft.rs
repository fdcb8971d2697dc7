//! Drafts: what players put together before a game, e.g. a deck.

use crate::{Module, step::plain};
use approdo_contract::Refusal;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// What the rules say of a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct Examined {
    /// Why it may not be played.
    pub refused: Option<Refusal>,
    /// Further facts about it, in the game's own format.
    pub facts: Value,
}

impl Examined {
    /// The verdict with its facts.
    pub fn new(refused: Option<Refusal>, facts: &impl Serialize) -> Self {
        Examined { refused, facts: plain(facts) }
    }
}

/// Parses a draft as the game's own type and examines it.
pub fn examine<D: DeserializeOwned>(
    draft: &str,
    rules: impl FnOnce(D) -> Examined,
) -> Result<Examined, serde_json::Error> {
    serde_json::from_str(draft).map(rules)
}

impl Module {
    /// The same game, which also says what its rules think of a draft.
    pub const fn examining(mut self, examine: fn(&str) -> Result<Examined, serde_json::Error>) -> Self {
        self.examine = Some(examine);
        self
    }
}
