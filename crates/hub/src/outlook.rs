//! Cache of whose move it is at tables that are not in memory: a long list of tables loads none that was looked at
//! before and has not changed since.

use super::{Hub, HubError, room::Room};
use approdo_contract::SeatSet;
use approdo_store::TableId;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The most tables in the cache; above it, the cache is cleared.
const MOST: usize = 20_000;

/// The seats that are asked at a table, valid until its version changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outlook {
    version: u32,
    asked: SeatSet,
    /// The next event that happens without a request: a flag falls, a bot stands in or moves.
    due_at: Option<u64>,
}

#[derive(Debug, Default)]
pub(crate) struct Outlooks(Mutex<HashMap<TableId, Outlook>>);

impl Outlooks {
    /// Adds a table to the cache.
    pub(crate) fn note(&self, room: &Room, outlook: Outlook) {
        let mut known = self.lock();
        if MOST <= known.len() && !known.contains_key(&room.id) {
            known.clear();
        }
        known.insert(room.id.clone(), outlook);
    }

    /// The asked seats of a table at this version, if cached.
    fn asked(&self, id: &TableId, version: u32, now: u64) -> Option<SeatSet> {
        let outlook = *self.lock().get(id)?;
        (outlook.version == version && !outlook.is_due(now)).then_some(outlook.asked)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Outlook>> {
        // Poisoning is harmless: nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outlook {
    fn is_due(&self, now: u64) -> bool {
        self.due_at.is_some_and(|due_at| due_at <= now)
    }
}

impl Hub {
    /// The asked seats of a table at this version.
    pub(crate) async fn asked_at(&self, table: &str, version: u32) -> Result<SeatSet, HubError> {
        if let Some(room) = self.room_at_hand(table).await {
            return Ok(room.asked());
        }
        let id = TableId(table.to_owned());
        if let Some(asked) = self.shared.outlooks.asked(&id, version, self.now()) {
            return Ok(asked);
        }
        let mut room = self.quiet_room(table).await?;
        let outlook = self.outlook_of(&room);
        self.shared.outlooks.note(&room, outlook);
        // Loaded only for the list: it is evicted first, unless the next tick finds something to do there.
        if room.attended_at == 0 && !outlook.is_due(self.now()) {
            room.touched_at = 0;
        }
        Ok(outlook.asked)
    }

    /// The asked seats of a table, and how long that is valid.
    pub(crate) fn outlook_of(&self, room: &Room) -> Outlook {
        let due_at = room.due_at(self.now(), self.awake_since());
        Outlook { version: room.chronicle.version, asked: room.asked(), due_at }
    }
}
