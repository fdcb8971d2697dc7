//! Whose move it is at tables that are not in memory: whoever looks through a long list of tables brings none of them to
//! life that was looked at before and has not changed since.

use super::{Hub, HubError, room::Room};
use approdo_contract::SeatSet;
use approdo_store::TableId;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// So many tables are remembered; then all are forgotten, and looked at again when somebody wants to know.
const MOST: usize = 20_000;

/// Who is asked at a table, for as long as nothing happens there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outlook {
    version: u32,
    asked: SeatSet,
    /// When something happens by itself, as soon as the table is in memory: a flag falls, a bot stands in or moves.
    due_at: Option<u64>,
}

/// What is remembered of tables.
#[derive(Debug, Default)]
pub(crate) struct Outlooks(Mutex<HashMap<TableId, Outlook>>);

impl Outlooks {
    /// Remembers who is asked at a table.
    pub(crate) fn note(&self, room: &Room, outlook: Outlook) {
        let mut known = self.lock();
        if MOST <= known.len() && !known.contains_key(&room.id) {
            known.clear();
        }
        known.insert(room.id.clone(), outlook);
    }

    /// Who is asked at a table of this version, if that is known.
    fn asked(&self, id: &TableId, version: u32, now: u64) -> Option<SeatSet> {
        let outlook = *self.lock().get(id)?;
        (outlook.version == version && !outlook.is_due(now)).then_some(outlook.asked)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Outlook>> {
        // Nothing in here panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outlook {
    fn is_due(&self, now: u64) -> bool {
        self.due_at.is_some_and(|due_at| due_at <= now)
    }
}

impl Hub {
    /// The seats that are asked at a table which has come to this version.
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
        // Nobody has asked for the table itself: it makes room before others do, unless the next tick finds something
        // to do there.
        if room.attended_at == 0 && !outlook.is_due(self.now()) {
            room.touched_at = 0;
        }
        Ok(outlook.asked)
    }

    /// Who is asked at a table, and until when that is known.
    pub(crate) fn outlook_of(&self, room: &Room) -> Outlook {
        let due_at = room.due_at(self.now(), self.awake_since());
        Outlook { version: room.chronicle.version, asked: room.asked(), due_at }
    }
}
