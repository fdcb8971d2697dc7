//! What players know about their own moves, to be compared with what the server kept.

/// What the players of one table know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The table.
    pub table: String,
    /// Every move that was ever sent, in the order of its player.
    pub attempts: Vec<Attempt>,
    /// The latest version that either player was told of.
    pub told: u32,
}

/// A move that was sent, perhaps more than once, always under the same key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Whose move it is.
    pub seat: u8,
    /// What a repetition is recognised by.
    pub key: String,
    /// The step in notation, as a journal writes it.
    pub step: String,
    /// What the server said to it.
    pub fate: Fate,
}

/// What the server said to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing yet: it may have been made or not.
    Unknown,
    /// It was made, and the table was at this version after it and the luck that followed.
    Acknowledged {
        /// The version.
        version: u32,
    },
    /// It was not made, because the table had moved on.
    Denied,
}

impl Attempt {
    /// The key as a journal writes it.
    pub fn stored_key(&self) -> String {
        format!("{}:{}", self.seat, self.key)
    }
}
