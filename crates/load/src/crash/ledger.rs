//! What clients know about their own moves, to be compared with what the server stored.

/// What the clients of one table know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The table.
    pub table: String,
    /// Every move that was ever sent, in order for each client.
    pub attempts: Vec<Attempt>,
    /// The latest version that either client was told of.
    pub told: u32,
}

/// A move that was sent, perhaps more than once, always under the same idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The seat that made it.
    pub seat: u8,
    /// Its idempotency key.
    pub key: String,
    /// The step in notation, as in the journal.
    pub step: String,
    /// The server's answer.
    pub fate: Fate,
}

/// The server's answer to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// None yet: it may have been made or not.
    Unknown,
    /// Acknowledged, with the version after it and the luck that followed.
    Acknowledged {
        /// The version.
        version: u32,
    },
    /// Refused, because the table had moved on.
    Denied,
}

impl Attempt {
    /// The key in the form of the journal.
    pub fn stored_key(&self) -> String {
        format!("{}:{}", self.seat, self.key)
    }
}
