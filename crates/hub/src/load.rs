//! Loads a table from the store.

use super::{
    Hub, HubError,
    chair::{Chair, Habits, Occupant},
    chronicle::{Before, Chronicle},
    clock::Pauses,
    entry::{Deed, EntryError},
    policy::Policy,
    publish::{Push, Subscribers},
    queue::Permit,
    room::Room,
};
use approdo_contract::{Pending, Seat, SeatSet};
use approdo_store::{Entry, SeatRow, Snapshot, StoredTable, TableId, TableRow};
use approdo_table::{Module, Record, Seed};
use serde_json::Value;
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// A replay checks every so many entries whether it is cancelled.
const LOOK_EVERY: usize = 64;

/// The most damaged tables that are remembered.
const MOST_DAMAGED: usize = 1_000;

impl Hub {
    /// Loads a table from the store. If the server stopped between the creation of the table and its first entry, luck
    /// that was not stored is drawn and stored now. A long journal needs a permit.
    pub(crate) async fn load(&self, id: &TableId, permit: Option<Permit>) -> Result<Room, HubError> {
        self.expect_sound(id)?;
        let loaded = self.load_anew(id, permit).await;
        let (now, for_ms) = (self.now(), self.settings().damaged_ms);
        match &loaded {
            Err(HubError::Damaged(damage)) => {
                tracing::error!(table = %id, damage, "a stored table cannot be brought back");
                self.shared.damaged.note(id, now, for_ms, Some(damage.clone()));
            }
            Err(HubError::NotInTime { .. }) => {
                tracing::error!(table = %id, "the journal of a table could not be replayed in time");
                self.shared.damaged.note(id, now, for_ms, None);
            }
            Ok(_) | Err(_) => (),
        }
        loaded
    }

    /// Refuses a table that failed to load a short while ago.
    pub(crate) fn expect_sound(&self, id: &TableId) -> Result<(), HubError> {
        self.shared.damaged.known(id, self.now()).map_or(Ok(()), Err)
    }

    async fn load_anew(&self, id: &TableId, permit: Option<Permit>) -> Result<Room, HubError> {
        let stored = self.journal().load_table(id).await?.ok_or(HubError::UnknownTable)?;
        let holders = self.directory().holders_of(id).await?;
        let module = self.game(&stored.row.game)?;
        let times = self.times().await?;
        let revived = match permit {
            Some(permit) => {
                let hub = self.clone();
                self.aside(permit, move || revive(module, stored, &times, &hub.patience())).await?
            }
            None => revive(module, stored, &times, &|| Ok(())),
        };
        let mut room = revived.map_err(|damage| self.cannot_revive(damage))?;
        room.snapshot_every = self.settings().snapshot_every.max(1);
        room.most_entries = self.settings().most_entries;
        for holder in holders {
            if let Some(chair) = room.chairs.get_mut(usize::from(holder.seat)) {
                chair.holders.push(holder.guest.into());
                chair.seen_at(holder.since.0 as u64);
            }
        }
        if room.must_resume {
            let before = room.begin();
            let to_step = room.table.version();
            let deeds = vec![Deed::Rewind { to_step }, Deed::Resumed];
            room.commit(self.journal(), self.now(), before, deeds).await?;
            room.must_resume = false;
        }
        self.write_open_luck(&mut room).await?;
        Ok(room)
    }

    async fn times(&self) -> Result<Times, HubError> {
        Ok(Times { now: self.now(), awake_since: self.awake_since(), pauses: self.pauses().await? })
    }

    fn cannot_revive(&self, damage: Damage) -> HubError {
        match damage {
            Damage::Stopped => HubError::Closing,
            // A busy machine is not damage.
            Damage::TooLong => HubError::NotInTime { seconds: self.settings().damaged_ms.div_ceil(1_000) },
            damage => HubError::Damaged(damage.to_string()),
        }
    }

    /// A table as it was at an earlier version, also if that was taken back: replayed from its journal, read-only.
    /// `None` if it was played by rules that are no longer there.
    pub(crate) async fn relive(
        &self,
        id: &TableId,
        version: u32,
        permit: Permit,
    ) -> Result<Option<Room>, HubError> {
        let mut stored = self.journal().load_table(id).await?.ok_or(HubError::UnknownTable)?;
        if stored.entries.iter().any(|entry| entry.kind == "resumed" && version < entry.seq) {
            return Ok(None);
        }
        stored.entries.retain(|entry| entry.seq <= version);
        stored.snapshots.retain(|snapshot| snapshot.seq <= version);
        let module = self.game(&stored.row.game)?;
        let times = self.times().await?;
        let hub = self.clone();
        let revived = self.aside(permit, move || revive(module, stored, &times, &hub.patience())).await?;
        revived.map(Some).map_err(|damage| self.cannot_revive(damage))
    }

    /// The check that cancels a replay: the server shuts down, or it has taken too long.
    fn patience(&self) -> impl Fn() -> Result<(), Damage> {
        let (start, most) = (Instant::now(), Duration::from_millis(self.settings().replay_ms));
        move || match (self.is_closing(), most <= start.elapsed()) {
            (true, _) => Err(Damage::Stopped),
            (false, true) => Err(Damage::TooLong),
            (false, false) => Ok(()),
        }
    }

    async fn write_open_luck(&self, room: &mut Room) -> Result<(), HubError> {
        if !matches!(room.table.pending(), Pending::Chance { .. }) || room.policy.look_only {
            return Ok(());
        }
        let (before, step) = (room.begin(), room.table.version());
        room.table.settle();
        let deeds: Vec<Deed> = room.table.steps(step).into_iter().map(Deed::of_step).collect();
        let now = self.now();
        room.commit(self.journal(), now, before, deeds).await
    }

    /// Loads a suspect room again, unless it would have to wait for a permit.
    pub(crate) async fn reload(&self, room: &mut Room) -> Result<(), HubError> {
        let permit = match self.lane_of(&room.id).await? {
            Some(lane) => Some(lane.try_enter().ok_or(HubError::Crowded)?),
            None => None,
        };
        let _begun = self.shared.replays.begin(&room.id);
        self.reload_with(room, permit).await
    }

    /// Loads a suspect room again and sends `resync` to its subscribers.
    pub(crate) async fn reload_with(&self, room: &mut Room, permit: Option<Permit>) -> Result<(), HubError> {
        let mut fresh = self.load(&room.id, permit).await?;
        room.stop_thinking();
        (fresh.minds, fresh.attended_at) = (std::mem::take(&mut room.minds), room.attended_at);
        fresh.subscribers = std::mem::take(&mut room.subscribers);
        *room = fresh;
        room.publish_plain(&Push::Resync);
        Ok(())
    }
}

/// Negative cache of tables that failed to load, because each retry would make other requests wait. Without an
/// error text, the replay was too slow.
#[derive(Debug, Default)]
pub(crate) struct Damaged(Mutex<HashMap<TableId, (u64, Option<String>)>>);

impl Damaged {
    /// The cached error of a table.
    fn known(&self, id: &TableId, now: u64) -> Option<HubError> {
        let damaged = self.lock();
        let (until, damage) = damaged.get(id).filter(|(until, _)| now < *until)?;
        Some(match damage {
            Some(damage) => HubError::StillDamaged(damage.clone()),
            None => HubError::NotInTime { seconds: (until - now).div_ceil(1_000) },
        })
    }

    fn note(&self, id: &TableId, now: u64, for_ms: u64, damage: Option<String>) {
        let mut damaged = self.lock();
        damaged.retain(|_, (until, _)| now < *until);
        if damaged.len() < MOST_DAMAGED {
            damaged.insert(id.clone(), (now.saturating_add(for_ms), damage));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, (u64, Option<String>)>> {
        // Poisoning is harmless: nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Times that matter when a table is loaded.
#[derive(Clone)]
struct Times {
    now: u64,
    /// Since when this hub watches connections.
    awake_since: u64,
    pauses: Pauses,
}

/// Why a stored table cannot be loaded. It is logged, so it says where, but not what is stored there: that may be a
/// secret of the table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
enum Damage {
    #[error("what was agreed cannot be read")]
    Policy,
    #[error("its options cannot be read")]
    Options,
    #[error("it cannot be set up")]
    Setup,
    #[error("the position that it was resumed from is missing, or cannot be used")]
    Snapshot,
    #[error(transparent)]
    Entry(#[from] EntryError),
    #[error("entry {seq} of the journal, of kind `{kind}`, cannot be replayed")]
    Replay { seq: u32, kind: String },
    #[error("entry {seq} of the journal, of kind `{kind}`, leads to another position than it did")]
    Position { seq: u32, kind: String },
    #[error("its journal takes too long to replay")]
    TooLong,
    #[error("the server goes down")]
    Stopped,
}

/// Rebuilds a stored table and checks every step against the rules, unless `may_go_on` cancels it.
fn revive(
    module: &'static Module,
    stored: StoredTable,
    times: &Times,
    may_go_on: &dyn Fn() -> Result<(), Damage>,
) -> Result<Room, Damage> {
    let StoredTable { row, seats, entries, snapshots } = stored;
    let policy: Policy = serde_json::from_str(&row.policy).map_err(|_| Damage::Policy)?;
    let record = record_of(&row, &policy)?;
    let chairs =
        policy.founders.iter().zip(&seats).map(|(founder, row)| chair(founder, row, times)).collect();
    let table = (module.start)(&record).map_err(|_| Damage::Setup)?;
    let empty = Chronicle::new(row.created_at.0 as u64, times.pauses.clone(), &policy.founders);
    let mut room = Room {
        id: row.id.clone(),
        module,
        chairs,
        table,
        policy,
        chronicle: empty.clone(),
        begun_at: None,
        subscribers: Subscribers::default(),
        minds: Default::default(),
        foreseers: Vec::new(),
        advisors: Vec::new(),
        suspect: false,
        touched_at: times.now,
        attended_at: 0,
        unkept_presence: false,
        snapshot_every: u32::MAX,
        snapshot_at: snapshots.first().map_or(0, |snapshot| snapshot.seq),
        most_entries: u32::MAX,
        resumed: false,
        must_resume: false,
        row,
    };
    room.note_beginning();
    let resumed = entries.iter().rposition(|entry| entry.kind == "resumed");
    let (old, new) = entries.split_at(resumed.map_or(0, |index| index + 1));
    if let Some(last) = old.last() {
        let snapshot = snapshots.iter().find(|snapshot| snapshot.seq == last.seq);
        let snapshot = snapshot.ok_or(Damage::Snapshot)?;
        room.table = (module.resume)(&record, &snapshot.bytes).map_err(|_| Damage::Snapshot)?;
        room.resumed = true;
        keep_books(&mut room, old)?;
    }
    match replay(&mut room, new, may_go_on) {
        Ok(()) => Ok(room),
        Err(damage @ (Damage::Stopped | Damage::TooLong)) => Err(damage),
        Err(damage) if room.row.rules_version == module.meta.rules_version => Err(damage),
        Err(damage) => {
            // The rules have changed and the old steps do not fit: go on from the newest snapshot that is valid under
            // the new rules, or else from the last position that the steps reach.
            tracing::warn!(table = %room.id, %damage, "the rules have changed: the game goes on from a snapshot");
            let reached = std::mem::replace(&mut room.chronicle, empty);
            keep_books(&mut room, &entries)?;
            let fits = |snapshot: &Snapshot| (module.resume)(&record, &snapshot.bytes).ok();
            let led_to = || {
                let last = room.table.at(room.chronicle.shared_with(&reached))?;
                (module.resume)(&record, &last.snapshot()).ok()
            };
            room.table = snapshots.iter().find_map(fits).or_else(led_to).ok_or(damage)?;
            room.resumed = true;
            room.must_resume = true;
            Ok(room)
        }
    }
}

/// Adds entries to the chronicle without replaying them, because their rules no longer exist. Time used on the clocks
/// then is forgiven.
fn keep_books(room: &mut Room, entries: &[Entry]) -> Result<(), Damage> {
    for entry in entries {
        let deed = Deed::of(entry)?;
        let version = room.chronicle.version;
        let nobody = SeatSet::EMPTY;
        let state_hash = entry.state_hash;
        let before = Before {
            version,
            asked: nobody,
            waited_for: nobody,
            stand_ins: nobody,
            turn_of: None,
            state_hash,
        };
        if let Deed::Seat { seat, now, .. } = &deed
            && let Some(chair) = room.chairs.get_mut(usize::from(*seat))
        {
            chair.occupant = now.clone();
        }
        room.note(&deed, entry.key.as_deref(), entry.at.0 as u64, before);
    }
    Ok(())
}

/// Replays the journal and compares the hash after every step. Undone steps are replayed, too, because they decide
/// whose clocks ran. Linear in the number of entries: an undo is short however long the game is.
fn replay(
    room: &mut Room,
    entries: &[Entry],
    may_go_on: &dyn Fn() -> Result<(), Damage>,
) -> Result<(), Damage> {
    // Hashes are comparable under the same rules only; early journals have 0 where no hash was stored.
    let same_rules = room.row.rules_version == room.module.meta.rules_version;
    for (number, entry) in entries.iter().enumerate() {
        if number % LOOK_EVERY == 0 {
            may_go_on()?;
        }
        let deed = Deed::of(entry)?;
        let before = room.now_standing();
        let (seq, kind) = (entry.seq, || entry.kind.clone());
        let refused = || Damage::Replay { seq, kind: kind() };
        match &deed {
            Deed::Move { step, .. } | Deed::Luck { step } => {
                room.table.follow(step).map_err(|_| refused())?;
            }
            Deed::Undo { seat, .. } => {
                room.table.undo(Seat(*seat)).map_err(|_| refused())?;
            }
            Deed::Redo { seat } => {
                room.table.redo(Seat(*seat)).map_err(|_| refused())?;
            }
            Deed::Rewind { to_step } => {
                if !room.table.rewind_to(*to_step) {
                    return Err(refused());
                }
            }
            Deed::Seat { seat, now, .. } => {
                if let Some(chair) = room.chairs.get_mut(usize::from(*seat)) {
                    chair.occupant = now.clone();
                }
            }
            Deed::AskUndo { .. }
            | Deed::AnswerUndo { .. }
            | Deed::Hint { .. }
            | Deed::Name { .. }
            | Deed::Rematch { .. }
            | Deed::Resumed => (),
        }
        if let Deed::Move { seat, .. } | Deed::Undo { seat, .. } | Deed::Redo { seat } = &deed
            && let Some(chair) = room.chairs.get_mut(usize::from(*seat))
        {
            chair.seen_at(entry.at.0 as u64);
        }
        room.note(&deed, entry.key.as_deref(), entry.at.0 as u64, before);
        let (expected, found) = (entry.state_hash, room.state_hash(room.table.version()));
        if same_rules && expected != 0 && expected != found {
            return Err(Damage::Position { seq, kind: kind() });
        }
    }
    Ok(())
}

/// The setup of a table, as a record without steps.
fn record_of(row: &TableRow, policy: &Policy) -> Result<Record, Damage> {
    let options: Value = serde_json::from_str(&row.options).map_err(|_| Damage::Options)?;
    Ok(Record {
        format: Record::FORMAT,
        game: row.game.clone(),
        rules_version: row.rules_version,
        data: None,
        options,
        seats: row.seats,
        names: Vec::new(),
        seed_digest: row.seed_digest.clone(),
        seed: (!policy.look_only).then_some(Seed(row.seed.0)),
        inherited: policy.inherited,
        steps: Vec::new(),
        state_hash: None,
        outcome: None,
        forfeited: Vec::new(),
    })
}

/// A seat as it was at the start, with its present secrets.
fn chair(founder: &Occupant, row: &SeatRow, times: &Times) -> Chair {
    let habits: Habits = serde_json::from_str(&row.preferences).unwrap_or_default();
    Chair {
        occupant: founder.clone(),
        link: habits.link(row.token_hash),
        holders: Vec::new(),
        preferences: habits.preferences(),
        // Players who were there when the server stopped were not seen to leave: absence is counted from the start.
        away_since: habits.seen_at.max(times.awake_since),
    }
}
