//! A table in memory: the game, who sits there, and what its journal adds up to.

use super::{
    GuestId, HubError,
    bots::Thinkers,
    chair::{Chair, Occupant},
    chronicle::{Before, Chronicle},
    entry::Deed,
    hint::Advisor,
    party::Party,
    publish::Subscribers,
};
use crate::wire::{
    AwayPlan, ClockPlan, Origin, Preferences, SeatInfo, SeatKind, Status, TableSummary, ViewerName, You,
};
use approdo_contract::{Pending, Seat, SeatSet, Viewer};
use approdo_store::{
    Append, Appended, Moment, NewEntry, NewTable, SeatChange, Snapshot, Store, TableChange, TableId, TableRow,
};
use approdo_table::{Module, Seed, Table};
use serde::{Deserialize, Serialize};
use std::sync::Weak;

/// A table in memory.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) module: &'static Module,
    pub(crate) row: TableRow,
    pub(crate) policy: Policy,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) table: Box<dyn Table>,
    pub(crate) chronicle: Chronicle,
    /// The version at which every seat had somebody; nothing before.
    pub(crate) begun_at: Option<u32>,
    pub(crate) subscribers: Subscribers,
    pub(crate) minds: Thinkers,
    /// Bots that think about hints; whoever waits for one keeps it alive.
    pub(crate) advisors: Vec<Weak<Advisor>>,
    /// What is in memory may not be what is stored: it must be read again before anybody sees it.
    pub(crate) suspect: bool,
    /// When somebody last asked for this table, or it was read from the store.
    pub(crate) touched_at: u64,
    /// When somebody last asked for this table.
    pub(crate) attended_at: u64,
    pub(crate) snapshot_every: u32,
    /// The entry that the newest stored snapshot is of; 0 if there is none.
    pub(crate) snapshot_at: u32,
    pub(crate) most_entries: u32,
    /// The rules changed during the game: what happened before is only in the books.
    pub(crate) resumed: bool,
    /// The resumption has yet to be written down.
    pub(crate) must_resume: bool,
}

/// What is done in one go and stored as a whole.
#[derive(Default)]
pub(crate) struct Deeds {
    pub(crate) deeds: Vec<Deed>,
    /// What whoever asked for it calls this attempt.
    pub(crate) key: Option<String>,
    /// A new table that the deeds speak of.
    pub(crate) founds: Option<Box<NewTable>>,
}

impl From<Vec<Deed>> for Deeds {
    fn from(deeds: Vec<Deed>) -> Self {
        Deeds { deeds, ..Deeds::default() }
    }
}

/// What a browser is at a table it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// It holds this seat.
    Seat(u8),
    /// It holds none, but may change seats.
    Host,
}

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
    /// What is stored of it.
    pub(crate) fn stored(&self) -> String {
        serde_json::to_string(self).expect("a policy is plain data")
    }
}

impl Room {
    /// The seats that the game waits for.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.table.pending() {
            Pending::Decision { seats, .. } => seats,
            Pending::Chance { .. } | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// How far the table has got.
    pub(crate) fn status(&self) -> Status {
        if matches!(self.table.pending(), Pending::Over(_)) {
            Status::Over
        } else if self.chairs.iter().any(|chair| chair.occupant.is_missing()) {
            Status::Open
        } else {
            Status::Running
        }
    }

    /// The seats whose clocks run: none before everybody who was seated by somebody else has been there once.
    pub(crate) fn waited_for(&self) -> SeatSet {
        let has_begun =
            self.status() == Status::Running && !self.chairs.iter().any(|one| one.occupant.awaited);
        if has_begun { self.asked() } else { SeatSet::EMPTY }
    }

    /// The seats that bots play for somebody.
    pub(crate) fn stand_ins(&self) -> SeatSet {
        let chairs = (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.occupant.has_stand_in());
        chairs.map(|(seat, _)| seat).collect()
    }

    /// The seat, if the table has it.
    pub(crate) fn chair(&self, seat: u8) -> Result<&Chair, HubError> {
        self.chairs.get(usize::from(seat)).ok_or(HubError::UnknownSeat)
    }

    /// Whether the browser holds the seat.
    pub(crate) fn holds(&self, guest: GuestId, seat: u8) -> bool {
        self.chairs.get(usize::from(seat)).is_some_and(|chair| chair.holders.contains(&guest))
    }

    /// Whether the browser may change seats.
    pub(crate) fn is_host(&self, guest: GuestId) -> bool {
        GuestId::from(self.row.host) == guest || self.policy.hosts.iter().any(|host| GuestId(*host) == guest)
    }

    /// Whether the browser belongs to the table: it holds a seat, or may change seats.
    pub(crate) fn is_member(&self, guest: GuestId) -> bool {
        self.place_of(guest).is_some()
    }

    /// As what the browser belongs to the table: whoever holds several seats counts for the first of them.
    pub(crate) fn place_of(&self, guest: GuestId) -> Option<Place> {
        let seat = (0..).zip(&self.chairs).find(|(_, chair)| chair.holders.contains(&guest));
        seat.map(|(seat, _)| Place::Seat(seat)).or_else(|| self.is_host(guest).then_some(Place::Host))
    }

    /// Whether the browser may take a free seat: at a public table everybody may, at a private one whoever is
    /// invited.
    pub(crate) fn may_sit(&self, guest: GuestId) -> bool {
        let invited = || self.policy.invited.iter().any(|invited| GuestId(*invited) == guest);
        self.row.public || self.is_host(guest) || invited()
    }

    /// The seat, if the browser holds it.
    pub(crate) fn own(&self, guest: GuestId, seat: u8) -> Result<&Chair, HubError> {
        let chair = self.chair(seat)?;
        if chair.holders.contains(&guest) { Ok(chair) } else { Err(HubError::NotYourSeat) }
    }

    /// The seats that the browser holds.
    pub(crate) fn seats_of(&self, guest: GuestId) -> Vec<u8> {
        (0..self.row.seats).filter(|seat| self.holds(guest, *seat)).collect()
    }

    /// Whose eyes a browser may look through: a seat that it holds, or any seat once the game is over.
    pub(crate) fn viewer(&self, guest: GuestId, wanted: Option<ViewerName>) -> Result<ViewerName, HubError> {
        match wanted {
            Some(ViewerName::Spectator) => Ok(ViewerName::Spectator),
            Some(ViewerName::Seat(seat)) => {
                self.chair(seat)?;
                let allowed = self.holds(guest, seat) || self.status() == Status::Over;
                if allowed { Ok(ViewerName::Seat(seat)) } else { Err(HubError::NotYourSeat) }
            }
            None => {
                let own = self.seats_of(guest);
                let asked = self.asked();
                let first = own.iter().find(|seat| asked.contains(Seat(**seat))).or(own.first());
                Ok(first.map_or(ViewerName::Spectator, |seat| ViewerName::Seat(*seat)))
            }
        }
    }

    /// What is seen through these eyes. Before the game begins a seat sees what everybody sees: whoever takes it and
    /// leaves again has learnt nothing about the one who plays it.
    pub(crate) fn eyes(&self, viewer: ViewerName) -> Viewer {
        if self.status() == Status::Open { Viewer::Spectator } else { viewer.into() }
    }

    /// The version after which somebody who knows the table as it was at a version has to be told the log: whoever saw it
    /// before the game began has not read it through the eyes of a seat.
    pub(crate) fn told_since(&self, version: u32) -> u32 {
        if self.begun_at.is_some_and(|begun_at| version < begun_at) { 0 } else { version }
    }

    /// Adds an entry to the books; who sits where is as it was after it.
    pub(crate) fn note(&mut self, deed: &Deed, key: Option<&str>, at: u64, before: Before) {
        self.chronicle.note(deed, key, at, before);
        self.note_beginning();
    }

    /// Notes when the game began, if it has.
    pub(crate) fn note_beginning(&mut self) {
        if self.begun_at.is_none() && self.status() != Status::Open {
            self.begun_at = Some(self.chronicle.version);
        }
    }

    /// What a browser is at this table.
    pub(crate) fn you(&self, guest: GuestId, viewer: ViewerName) -> You {
        let preferences = match viewer {
            ViewerName::Seat(seat) if self.holds(guest, seat) => self.chairs[usize::from(seat)].preferences,
            ViewerName::Seat(_) | ViewerName::Spectator => Preferences::default(),
        };
        You {
            guest_is_host: self.is_host(guest),
            may_sit: self.may_sit(guest),
            seats: self.seats_of(guest),
            viewer,
            preferences,
        }
    }

    /// What players are called; empty where nobody has said.
    pub(crate) fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.occupant.name.clone()).collect()
    }

    /// The seats as everybody sees them.
    pub(crate) fn seat_infos(&self, now: u64) -> Vec<SeatInfo> {
        let waited_for = self.waited_for();
        let info = |(seat, chair): (u8, &Chair)| {
            let Occupant { kind, name, bot, forfeited, left: _, awaited } = &chair.occupant;
            let clock = self.policy.clock.filter(|_| !chair.occupant.is_bots_own());
            let mind = self.minds.about(Seat(seat));
            let progress = mind.map(|mind| mind.progress(now));
            let left = |plan| self.chronicle.clocks.left(&plan, Seat(seat), now, waited_for);
            SeatInfo {
                seat,
                kind: *kind,
                name: name.clone(),
                bot: *bot,
                standing_in: chair.occupant.has_stand_in(),
                forfeited: *forfeited,
                awaited: *awaited,
                screens: chair.holders.len() as u8,
                present: self.subscribers.has_any_of(&chair.holders),
                hints_taken: self.chronicle.hints[usize::from(seat)],
                thinking: mind.is_some(),
                think_ms: progress.map(|(takes, _)| takes),
                think_left_ms: progress.map(|(_, left)| left),
                clock_ms: clock.map(left),
                clock_running: clock.is_some() && waited_for.contains(Seat(seat)),
            }
        };
        (0..).zip(&self.chairs).map(info).collect()
    }

    /// What everybody sees of the table.
    pub(crate) fn summary(&self, now: u64) -> TableSummary {
        let meta = self.table.meta();
        TableSummary {
            id: self.id.0.clone(),
            game: meta.id.to_owned(),
            title: meta.title.to_owned(),
            name: self.row.name.clone(),
            status: self.status(),
            seats: self.seat_infos(now),
            options: self.table.options(),
            public: self.row.public,
            hints: self.policy.hints,
            clock: self.policy.clock,
            away: self.policy.away,
            created_at: self.row.created_at.0 as u64,
            updated_at: self.chronicle.updated_at,
            version: self.chronicle.version,
            step: self.chronicle.step(),
            seed_digest: self.row.seed_digest.clone(),
            seed_chosen: self.row.seed_chosen,
            look_only: self.policy.look_only,
            origin: self.origin(),
            rematch: self.chronicle.rematch.clone(),
        }
    }

    /// Where the luck comes from; nothing if the game came without it.
    pub(crate) fn seed(&self) -> Option<Seed> {
        (!self.policy.look_only).then_some(Seed(self.row.seed.0))
    }

    fn origin(&self) -> Option<Origin> {
        self.row.origin.as_deref().and_then(|origin| serde_json::from_str(origin).ok())
    }

    /// Whom the bots of this table think for.
    pub(crate) fn party(&self) -> Party {
        self.policy.party.map_or_else(|| Party::of_guest(self.row.host.into()), Party)
    }

    /// Refuses whatever could be repeated without end once the journal is very long: somebody has to replay it.
    pub(crate) fn expect_short_journal(&self) -> Result<(), HubError> {
        if self.chronicle.version < self.most_entries { Ok(()) } else { Err(HubError::JournalFull) }
    }

    /// Refuses a request that was made on another version.
    pub(crate) fn expect_version(&self, version: u32) -> Result<(), HubError> {
        let current = self.chronicle.version;
        if version == current { Ok(()) } else { Err(HubError::Stale { version: current }) }
    }

    /// Marks the beginning of a change. Until [`Room::commit`] has succeeded, or [`Room::keep`] has said that
    /// nothing was changed, nobody may rely on what is in memory.
    pub(crate) fn begin(&mut self) -> Before {
        let before = self.now_standing();
        self.suspect = true;
        before
    }

    /// Nothing was changed after all.
    pub(crate) fn keep(&mut self) {
        self.suspect = false;
    }

    /// How the table stands.
    pub(crate) fn now_standing(&self) -> Before {
        Before {
            version: self.chronicle.version,
            asked: self.asked(),
            waited_for: self.waited_for(),
            stand_ins: self.stand_ins(),
            turn_of: self.table.turn_of(),
            state_hash: self.state_hash(self.table.version()),
        }
    }

    /// The hash of the position after so many steps.
    pub(crate) fn state_hash(&self, step: u32) -> u64 {
        self.table.state_hash_at(step).unwrap_or_else(|| self.table.state_hash())
    }

    /// Stores what was done since [`Room::begin`] and adds it to the books: the entries of the journal, the seats that
    /// they are about and who holds those, and a table that they announce, all together or nothing. The game itself has
    /// changed already, and so has who holds a seat and by which link; who sits where has not.
    pub(crate) async fn commit(
        &mut self,
        store: &dyn Store,
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
        // Who sits where decides about the status, so it is set first; if storing fails, all is read again.
        for deed in &deeds {
            if let Deed::Seat { seat, now } = deed
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
        // Whoever is put out is no longer invited either.
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
            // A journal that begins by earlier rules stays one of theirs: their positions may have had another form.
            rules_version: is_resumed.then_some(rules_version),
            policy,
            seats,
            updated_at: Moment(now as i64),
            ..TableChange::default()
        };
        let snapshot_at = snapshot.as_ref().map_or(self.snapshot_at, |snapshot| snapshot.seq);
        let (table, change) = (self.id.clone(), Some(change));
        match store.append(Append { table, expected_seq, entries, change, snapshot, founds }).await? {
            Appended::Stored { .. } => (),
            // The key was not in memory, so memory is behind the store: it is read again.
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

    /// What has to be stored so that the position is known whatever becomes of the rules; nothing if it is. A resumed
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

    /// Tells every bot at this table to stop.
    pub(crate) fn stop_thinking(&mut self) {
        self.minds.stop();
        for advisor in self.advisors.drain(..).filter_map(|advisor| advisor.upgrade()) {
            advisor.withdraw();
        }
    }
}

/// The status as the store calls it.
pub(crate) fn stored_status(status: Status) -> approdo_store::Status {
    match status {
        Status::Open => approdo_store::Status::Open,
        Status::Running => approdo_store::Status::Running,
        Status::Over => approdo_store::Status::Over,
    }
}

/// The kind of a seat as the store calls it.
pub(crate) fn stored_kind(kind: SeatKind) -> approdo_store::SeatKind {
    match kind {
        SeatKind::Open => approdo_store::SeatKind::Open,
        SeatKind::Person => approdo_store::SeatKind::Person,
        SeatKind::Bot => approdo_store::SeatKind::Bot,
    }
}
