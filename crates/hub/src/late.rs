//! Whether a request comes too late: its sender saw something else than what there is now.
//!
//! Names, seats and hints change the version, and the game not. If they made a request late, one could keep an opponent
//! from moving until their time is up, with nothing but new names. Whoever does it with moves that they take back pays for
//! it with their own time.

use super::{HubError, room::Room};
use approdo_contract::Seat;

impl Room {
    /// Refuses what was asked for about another position, or on the way to this one.
    pub(crate) fn expect_unchanged(&self, version: u32) -> Result<(), HubError> {
        let current = self.chronicle.version;
        let is_good = self.chronicle.changed_at <= version && version <= current;
        if is_good { Ok(()) } else { Err(HubError::Stale { version: current }) }
    }

    /// Refuses a move whose seat was asked something else at this version. It is no other question if others, who were
    /// asked at the same time, were faster. What they did then is a secret, maybe: the answer rests on nothing but who
    /// moved or took back, which everybody sees, and on what the seat itself is asked.
    pub(crate) fn expect_same_question(&self, seat: Seat, version: u32) -> Result<(), HubError> {
        self.expect_unchanged(version).or_else(|stale| {
            // Only whoever comes late pays for a look at what was asked then.
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
