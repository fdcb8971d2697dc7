//! A change is stored atomically, and the state in memory follows only then.

use super::{
    HubError,
    chronicle::Before,
    entry::Deed,
    room::{Room, stored_status},
};
use approdo_store::{
    Append, Appended, Journal, Moment, NewEntry, NewTable, SeatChange, Snapshot, TableChange,
};

/// Deeds that are stored in one transaction.
#[derive(Default)]
pub(crate) struct Deeds {
    pub(crate) deeds: Vec<Deed>,
    /// The idempotency key of the request.
    pub(crate) key: Option<String>,
    /// A new table that the deeds refer to.
    pub(crate) founds: Option<Box<NewTable>>,
}

impl From<Vec<Deed>> for Deeds {
    fn from(deeds: Vec<Deed>) -> Self {
        Deeds { deeds, ..Deeds::default() }
    }
}

impl Room {
    /// Marks the beginning of a change. Until [`Room::commit`] has succeeded, or [`Room::keep`] has said that nothing
    /// was changed, the state in memory is not to be relied on.
    pub(crate) fn begin(&mut self) -> Before {
        let before = self.now_standing();
        self.suspect = true;
        before
    }

    /// Ends a change that changed nothing.
    pub(crate) fn keep(&mut self) {
        self.suspect = false;
    }

    /// Stores what was done since [`Room::begin`] in one transaction, and then adds it to the chronicle: the journal
    /// entries, their seats with holders, and a new table that they announce. The game, holders and links have been
    /// changed in memory already; occupants have not.
    pub(crate) async fn commit(
        &mut self,
        journal: &dyn Journal,
        now: u64,
        before: Before,
        done: impl Into<Deeds>,
    ) -> Result<(), HubError> {
        let Deeds { deeds, key, founds } = done.into();
        let (mut step, mut hash, mut key_left) = (self.chronicle.step(), before.state_hash, key.clone());
        let entry = |deed: &Deed| -> NewEntry {
            match deed {
                Deed::Move { .. } | Deed::Luck { .. } | Deed::Redo { .. } => {
                    step += 1;
                    hash = self.state_hash(step);
                }
                Deed::Undo { .. } | Deed::Rewind { .. } | Deed::Resumed => {
                    hash = self.state_hash(self.table.version());
                }
                Deed::AskUndo { .. }
                | Deed::AnswerUndo { .. }
                | Deed::Hint { .. }
                | Deed::Seat { .. }
                | Deed::Name { .. }
                | Deed::Rematch { .. } => (),
            }
            deed.entry(now, hash, key_left.take())
        };
        let entries: Vec<NewEntry> = deeds.iter().map(entry).collect();
        let expected_seq = before.version;
        let seq = expected_seq + entries.len() as u32;
        let name = deeds.iter().find_map(|deed| match deed {
            Deed::Name { name } => Some(name.clone()),
            _ => None,
        });
        // The status depends on the occupants, so they are set first. If storing fails, the room is read again anyway.
        for deed in &deeds {
            if let Deed::Seat { seat, now, .. } = deed
                && let Some(chair) = self.chairs.get_mut(usize::from(*seat))
            {
                chair.occupant = now.clone();
            }
        }
        let seated = |deed: &Deed| match deed {
            Deed::Seat { seat, .. } => self.chairs.get(usize::from(*seat)).map(|chair| chair.stored(*seat)),
            _ => None,
        };
        let seats: Vec<SeatChange> = deeds.iter().filter_map(seated).collect();
        // A browser that is put out loses its invitation, too.
        let policy = (!seats.is_empty()).then(|| self.policy.stored());
        let status = stored_status(self.status());
        let is_resumed = deeds.contains(&Deed::Resumed);
        // A resumed game is replayed from the position it was resumed at, which must stay the newest.
        let is_due =
            is_resumed || (!self.resumed && expected_seq / self.snapshot_every != seq / self.snapshot_every);
        let rules_version = self.module.meta.rules_version;
        let snapshot = is_due.then(|| Snapshot { seq, rules_version, bytes: self.table.snapshot() });
        let change = TableChange {
            status: (status != self.row.status).then_some(status),
            name: name.clone(),
            // Only a resumed journal changes its rules version: positions of earlier rules may be encoded differently.
            rules_version: is_resumed.then_some(rules_version),
            policy,
            seats,
            updated_at: Moment(now as i64),
            ..TableChange::default()
        };
        let snapshot_at = snapshot.as_ref().map_or(self.snapshot_at, |snapshot| snapshot.seq);
        let (table, change) = (self.id.clone(), Some(change));
        match journal.append(Append { table, expected_seq, entries, change, snapshot, founds }).await? {
            Appended::Stored { .. } => (),
            // The key was not in memory, so memory is behind the store: the room stays suspect and is read again.
            Appended::AlreadyThere { .. } => {
                return Err(HubError::Stale { version: self.chronicle.version });
            }
        }
        self.snapshot_at = snapshot_at;
        self.row.status = status;
        if is_resumed {
            self.row.rules_version = rules_version;
        }
        if let Some(name) = name {
            self.row.name = name;
        }
        let mut key = key;
        for deed in &deeds {
            self.note(deed, key.take().as_deref(), now, before);
        }
        self.review_thinking(&deeds, now);
        self.suspect = false;
        Ok(())
    }

    /// The snapshot to store so that the position survives a change of the rules; `None` if it is stored. A resumed
    /// game is replayed from the position it was resumed at, which must stay the newest.
    pub(crate) fn unkept_position(&self) -> Option<Append> {
        let seq = self.chronicle.version;
        if self.suspect || self.resumed || seq <= self.snapshot_at {
            return None;
        }
        let rules_version = self.module.meta.rules_version;
        let snapshot = Some(Snapshot { seq, rules_version, bytes: self.table.snapshot() });
        let table = self.id.clone();
        Some(Append { table, expected_seq: seq, entries: Vec::new(), change: None, snapshot, founds: None })
    }
}
