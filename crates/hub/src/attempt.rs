//! Idempotency keys of new tables: a repeated request returns the table that the first one made.

use super::{GuestId, HubError, play::expect_key, room::Room};
use crate::wire::CreateTable;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use std::fmt;

/// One attempt to create a table. Its id and tokens are derived from the secret cookie, so a client that lost the
/// answer gets the same tokens again although only their hashes are stored.
#[derive(Clone, Copy)]
pub struct Attempt {
    secret: [u8; 32],
    /// Hash of the plan, to detect another plan under the same key.
    pub(crate) plan: [u8; 8],
}

// Redacted: the secret in a log would open every seat of the table.
impl fmt::Debug for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Attempt(..)")
    }
}

impl Attempt {
    /// The attempt for the key in the plan, for the browser with this cookie; `None` without a key.
    pub fn of(cookie: &str, plan: &CreateTable) -> Result<Option<Self>, HubError> {
        let Some(key) = plan.key.as_deref() else { return Ok(None) };
        expect_key(key)?;
        // Neither cookie nor key contains a zero byte, so the pair is encoded unambiguously.
        let secret = Sha256::digest(format!("a new table\0{cookie}\0{key}"));
        let plan = Sha256::digest(serde_json::to_vec(plan).expect("a plan is plain data"));
        let plan = plan[..8].try_into().expect("a digest is longer");
        Ok(Some(Attempt { secret: secret.into(), plan }))
    }

    /// The id of the table, as long as a random one.
    pub(crate) fn table_id(&self) -> String {
        self.derived::<12>("table")
    }

    /// A token of the table, as long as a random one.
    pub(crate) fn token(&self, of: &str) -> String {
        self.derived::<24>(of)
    }

    fn derived<const N: usize>(&self, what: &str) -> String {
        let digest = Sha256::new().chain_update(self.secret).chain_update(what).finalize();
        URL_SAFE_NO_PAD.encode(&digest[..N])
    }
}

impl Room {
    /// Whether this attempt of the browser made the table.
    pub(crate) fn was_made_by(&self, guest: GuestId, attempt: &Attempt) -> bool {
        GuestId::from(self.row.host) == guest && self.policy.plan == Some(attempt.plan)
    }
}
