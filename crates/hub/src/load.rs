//! Brings a table back to life from what is stored.

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

/// After so many entries a replay looks whether it may go on.
const LOOK_EVERY: usize = 64;

/// Of so many damaged tables it is remembered that they are.
const MOST_DAMAGED: usize = 1_000;

impl Hub {
    /// Reads a table from the store. Luck that was never written down, because the server stopped between the
    /// creation of the table and its first entry, is settled and written now.
    ///
    /// Whoever reads a long journal has a permit for it.
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

    /// Refuses a table that could not be brought back a short while ago.
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
            // A busy machine is no damage.
            Damage::TooLong => HubError::NotInTime { seconds: self.settings().damaged_ms.div_ceil(1_000) },
            damage => HubError::Damaged(damage.to_string()),
        }
    }

    /// A table as it was at an earlier version, though that may have been taken back: replayed from its journal, to be
    /// looked at and no more. Nothing if it was played by rules that are no longer there.
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

    /// For how long a replay that begins now may go on: until the server goes down, or it has taken too long.
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

    /// Reads a table again whose memory cannot be trusted, unless that means to wait for others.
    pub(crate) async fn reload(&self, room: &mut Room) -> Result<(), HubError> {
        let permit = match self.lane_of(&room.id).await? {
            Some(lane) => Some(lane.try_enter().ok_or(HubError::Crowded)?),
            None => None,
        };
        let _begun = self.shared.replays.begin(&room.id);
        self.reload_with(room, permit).await
    }

    /// Reads a table again whose memory cannot be trusted; its subscribers are told to ask again.
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

/// Tables that could not be brought back a short while ago. Nobody gains anything from trying again at once, and
/// everybody else would wait for it. Where no damage is named, it only took too long.
#[derive(Debug, Default)]
pub(crate) struct Damaged(Mutex<HashMap<TableId, (u64, Option<String>)>>);

impl Damaged {
    /// What is wrong with a table, if that is known.
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
        // Nothing in here panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Moments that matter to a table that comes back to life.
#[derive(Clone)]
struct Times {
    now: u64,
    /// Since when this hub watches who is there.
    awake_since: u64,
    /// When no server was up.
    pauses: Pauses,
}

/// Why a stored table cannot be brought back. It goes into the log, so it says where, and never what stands there:
/// that may be a secret of the table.
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

/// The table that is stored, with every step checked against the rules, unless that may not go on.
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
            // The rules have changed and the old steps do not fit them: the game goes on from the newest position
            // that is still sound under the new ones. Without one it goes on from where they still lead.
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

/// Adds entries to the books without replaying them: their steps belong to rules that are no longer there. Time
/// that was used on the clocks then is forgiven.
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

/// Takes every step of the journal, and compares the position that each of them leads to. Steps that were taken back
/// are taken, too: they decide whose clocks ran. It takes a time that grows with the number of entries and no faster,
/// because going back is short however long the game is.
fn replay(
    room: &mut Room,
    entries: &[Entry],
    may_go_on: &dyn Fn() -> Result<(), Damage>,
) -> Result<(), Damage> {
    // Other rules may keep the same position in another form; and early journals have 0 where they kept no hash.
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

/// The setup of a table as a record without steps.
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

/// A seat as it was at the start, with the secrets that it has now.
fn chair(founder: &Occupant, row: &SeatRow, times: &Times) -> Chair {
    let habits: Habits = serde_json::from_str(&row.preferences).unwrap_or_default();
    Chair {
        occupant: founder.clone(),
        link: habits.link(row.token_hash),
        holders: Vec::new(),
        preferences: habits.preferences(),
        // Whoever was there when the server stopped was not seen to leave: being away is counted from the start.
        away_since: habits.seen_at.max(times.awake_since),
    }
}
