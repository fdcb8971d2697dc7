//! What was agreed at a table besides the options of its game, and which browsers it knows.

use super::{GuestId, HubError, chair::Occupant};
use crate::wire::{AwayPlan, ClockPlan};
use serde::{Deserialize, Serialize};

/// What was agreed at the table besides the options of its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Policy {
    #[serde(default)]
    pub(crate) clock: Option<ClockPlan>,
    #[serde(default)]
    pub(crate) away: Option<AwayPlan>,
    #[serde(default)]
    pub(crate) hints: bool,
    /// The game came without its seed.
    #[serde(default)]
    pub(crate) look_only: bool,
    /// So many steps came from another game.
    #[serde(default)]
    pub(crate) inherited: u32,
    /// Who sat where at the start; the journal tells what became of it.
    pub(crate) founders: Vec<Occupant>,
    /// The hash of the token that makes a browser a host.
    pub(crate) host_token: [u8; 32],
    /// Browsers that came with that token.
    #[serde(default)]
    pub(crate) hosts: Vec<[u8; 32]>,
    /// The hash of the token that invites to any free seat.
    #[serde(default)]
    pub(crate) invite_token: Option<[u8; 32]>,
    /// Browsers that came with that token, the latest last.
    #[serde(default)]
    pub(crate) invited: Vec<[u8; 32]>,
    /// Browsers that gave a seat up, or were put out of it, while the game was under way, with the seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) former: Vec<(u8, [u8; 32])>,
    /// Whom its bots think for; early tables do not say.
    #[serde(default)]
    pub(crate) party: Option<[u8; 8]>,
    /// The plan of the attempt that made it, if that had a key.
    #[serde(default)]
    pub(crate) plan: Option<[u8; 8]>,
}

impl Policy {
    /// What was agreed, as it is stored.
    pub(crate) fn read(stored: &str) -> Result<Self, HubError> {
        serde_json::from_str(stored)
            .map_err(|_| HubError::Damaged("what was agreed cannot be read".to_owned()))
    }

    /// Whether the browser came by the link for hosts.
    pub(crate) fn has_host(&self, guest: GuestId) -> bool {
        self.hosts.iter().any(|host| GuestId(*host) == guest)
    }

    /// What is stored of it.
    pub(crate) fn stored(&self) -> String {
        serde_json::to_string(self).expect("a policy is plain data")
    }
}
