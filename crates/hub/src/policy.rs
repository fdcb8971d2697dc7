//! Settings of a table besides the options of its game, and the browsers with rights there.

use super::{GuestId, HubError, chair::Occupant};
use crate::wire::{AwayPlan, ClockPlan};
use serde::{Deserialize, Serialize};

/// Settings of a table besides the options of its game, and the browsers with rights there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Policy {
    #[serde(default)]
    pub(crate) clock: Option<ClockPlan>,
    #[serde(default)]
    pub(crate) away: Option<AwayPlan>,
    #[serde(default)]
    pub(crate) hints: bool,
    /// The seed is unknown: the game can only be looked at.
    #[serde(default)]
    pub(crate) look_only: bool,
    /// The number of steps taken over from another game.
    #[serde(default)]
    pub(crate) inherited: u32,
    /// The seats at the start; the journal has the later changes.
    pub(crate) founders: Vec<Occupant>,
    /// The hash of the hosts' token.
    pub(crate) host_token: [u8; 32],
    /// Browsers that claimed that token.
    #[serde(default)]
    pub(crate) hosts: Vec<[u8; 32]>,
    /// The hash of the invitation's token.
    #[serde(default)]
    pub(crate) invite_token: Option<[u8; 32]>,
    /// Browsers that claimed that token, the latest last.
    #[serde(default)]
    pub(crate) invited: Vec<[u8; 32]>,
    /// Former holders: browsers that left a seat, or were put out of it, during the game, with the seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) former: Vec<(u8, [u8; 32])>,
    /// The party that the table's bots count for; early tables have none.
    #[serde(default)]
    pub(crate) party: Option<[u8; 8]>,
    /// Hash of the plan that it was created from, if the request had an idempotency key.
    #[serde(default)]
    pub(crate) plan: Option<[u8; 8]>,
}

impl Policy {
    pub(crate) fn read(stored: &str) -> Result<Self, HubError> {
        serde_json::from_str(stored)
            .map_err(|_| HubError::Damaged("what was agreed cannot be read".to_owned()))
    }

    /// Whether the browser claimed the hosts' token.
    pub(crate) fn has_host(&self, guest: GuestId) -> bool {
        self.hosts.iter().any(|host| GuestId(*host) == guest)
    }

    pub(crate) fn stored(&self) -> String {
        serde_json::to_string(self).expect("a policy is plain data")
    }
}
