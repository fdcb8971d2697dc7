//! Stale requests: the client saw another position than the present one.
//!
//! Names, seats and hints change the version but not the game, so they make no move stale. Otherwise a player could
//! keep an opponent from moving until the time is up, only by renaming. Undo does make moves stale, and costs the time
//! of the player who does it.

use super::{HubError, room::Room};
use approdo_contract::Seat;

impl Room {
    /// Refuses a request about another position.
    pub(crate) fn expect_unchanged(&self, version: u32) -> Result<(), HubError> {
        let current = self.chronicle.version;
        let is_good = self.chronicle.changed_at <= version && version <= current;
        if is_good { Ok(()) } else { Err(HubError::Stale { version: current }) }
    }

    /// Refuses a move if its seat was asked something else at this version. Faster moves of other seats, asked at the
    /// same time, are allowed. Those moves may be secret, so the answer depends only on what is public, who moved or
    /// took back, and on what the seat itself is asked.
    pub(crate) fn expect_same_question(&self, seat: Seat, version: u32) -> Result<(), HubError> {
        self.expect_unchanged(version).or_else(|stale| {
            // The earlier position is looked up only for stale requests.
            let is_past = version < self.chronicle.version;
            if is_past && self.asks_as_at(seat, version) { Ok(()) } else { Err(stale) }
        })
    }

    fn asks_as_at(&self, seat: Seat, version: u32) -> bool {
        if !self.asked().contains(seat) || !self.chronicle.only_others_moved(version, seat) {
            return false;
        }
        let then = self.chronicle.step_at(version).and_then(|step| self.table.glance(step));
        then.is_some_and(|then| {
            then.question(seat) == self.table.question(seat) && then.choices(seat) == self.table.choices(seat)
        })
    }
}
