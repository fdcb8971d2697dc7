//! A table in memory: the game, its seats, and the state derived from its journal.

use super::{
    GuestId, HubError,
    bots::Thinkers,
    chair::{Chair, Occupant},
    chronicle::{Before, Chronicle},
    entry::Deed,
    foreseen::Foreseer,
    hint::Advisor,
    party::Party,
    policy::Policy,
    publish::Subscribers,
    scroll::After,
};
use crate::wire::{Origin, Preferences, SeatInfo, SeatKind, Status, TableSummary, ViewerName, You};
use approdo_contract::{Pending, Seat, SeatSet, Viewer};
use approdo_store::{TableId, TableRow};
use approdo_table::{Module, Seed, Table};
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
    /// The version at which all seats were taken; `None` before.
    pub(crate) begun_at: Option<u32>,
    pub(crate) subscribers: Subscribers,
    pub(crate) minds: Thinkers,
    pub(crate) foreseers: Vec<Foreseer>,
    /// Bots that think about hints; each is kept alive by its request.
    pub(crate) advisors: Vec<Weak<Advisor>>,
    /// Memory and store may differ: the room must be loaded again before it is used.
    pub(crate) suspect: bool,
    /// When the table was last requested or loaded.
    pub(crate) touched_at: u64,
    /// When the table was last requested.
    pub(crate) attended_at: u64,
    /// A player's last presence has changed since it was stored, and matters.
    pub(crate) unkept_presence: bool,
    pub(crate) snapshot_every: u32,
    /// The entry of the newest stored snapshot; 0 without one.
    pub(crate) snapshot_at: u32,
    pub(crate) most_entries: u32,
    /// The rules changed during the game: earlier steps are only in the chronicle.
    pub(crate) resumed: bool,
    /// The resumption is not stored yet.
    pub(crate) must_resume: bool,
}

/// The role of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// It holds this seat.
    Seat(u8),
    /// It holds none, but is a host.
    Host,
}

impl Room {
    pub(crate) fn asked(&self) -> SeatSet {
        match self.table.pending() {
            Pending::Decision { seats, .. } => seats,
            Pending::Chance { .. } | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    pub(crate) fn status(&self) -> Status {
        if matches!(self.table.pending(), Pending::Over(_)) {
            Status::Over
        } else if self.chairs.iter().any(|chair| chair.occupant.is_missing()) {
            Status::Open
        } else {
            Status::Running
        }
    }

    /// The seats whose clocks run: none before all players who were seated by others have arrived.
    pub(crate) fn waited_for(&self) -> SeatSet {
        let has_begun =
            self.status() == Status::Running && !self.chairs.iter().any(|one| one.occupant.awaited);
        if has_begun { self.asked() } else { SeatSet::EMPTY }
    }

    pub(crate) fn stand_ins(&self) -> SeatSet {
        let chairs = (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.occupant.has_stand_in());
        chairs.map(|(seat, _)| seat).collect()
    }

    pub(crate) fn chair(&self, seat: u8) -> Result<&Chair, HubError> {
        self.chairs.get(usize::from(seat)).ok_or(HubError::UnknownSeat)
    }

    pub(crate) fn holds(&self, guest: GuestId, seat: u8) -> bool {
        self.chairs.get(usize::from(seat)).is_some_and(|chair| chair.holders.contains(&guest))
    }

    pub(crate) fn is_host(&self, guest: GuestId) -> bool {
        GuestId::from(self.row.host) == guest || self.policy.has_host(guest)
    }

    /// Whether the browser is a member: it holds a seat, or is a host.
    pub(crate) fn is_member(&self, guest: GuestId) -> bool {
        self.place_of(guest).is_some()
    }

    /// The role of a browser; with several seats, the first one counts.
    pub(crate) fn place_of(&self, guest: GuestId) -> Option<Place> {
        let seat = (0..).zip(&self.chairs).find(|(_, chair)| chair.holders.contains(&guest));
        seat.map(|(seat, _)| Place::Seat(seat)).or_else(|| self.is_host(guest).then_some(Place::Host))
    }

    /// Whether the browser may take a free seat: at a public table always, at a private one as a host or invited.
    pub(crate) fn may_sit(&self, guest: GuestId) -> bool {
        let invited = || self.policy.invited.iter().any(|invited| GuestId(*invited) == guest);
        self.row.public || self.is_host(guest) || invited()
    }

    pub(crate) fn own(&self, guest: GuestId, seat: u8) -> Result<&Chair, HubError> {
        let chair = self.chair(seat)?;
        if chair.holders.contains(&guest) { Ok(chair) } else { Err(HubError::NotYourSeat) }
    }

    pub(crate) fn seats_of(&self, guest: GuestId) -> Vec<u8> {
        (0..self.row.seats).filter(|seat| self.holds(guest, *seat)).collect()
    }

    /// The view of a browser: of a seat that it holds, or of any seat once the game is over.
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

    /// The view for the game. Before the game begins a seat sees what spectators see: a browser that takes the seat and
    /// leaves again must learn nothing about its later player.
    pub(crate) fn eyes(&self, viewer: ViewerName) -> Viewer {
        if self.status() == Status::Open { Viewer::Spectator } else { viewer.into() }
    }

    /// The version after which the log is sent to a client that knows the table at `version`: from the start if that
    /// was before the game began, because the client had no seat's view then.
    pub(crate) fn told_since(&self, version: u32) -> u32 {
        if self.begun_at.is_some_and(|begun_at| version < begun_at) { 0 } else { version }
    }

    /// The start of the log for a client that knows the table at `version`, or not at all.
    pub(crate) fn after(&self, version: Option<u32>) -> After {
        let version = self.told_since(version.unwrap_or(0));
        After { version, step: self.chronicle.kept_since(version) }
    }

    /// Adds an entry to the chronicle; occupants are already as after it.
    pub(crate) fn note(&mut self, deed: &Deed, key: Option<&str>, at: u64, before: Before) {
        self.chronicle.note(deed, key, at, before);
        self.note_beginning();
    }

    pub(crate) fn note_beginning(&mut self) {
        if self.begun_at.is_none() && self.status() != Status::Open {
            self.begun_at = Some(self.chronicle.version);
        }
    }

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

    /// The names of the players; empty where there is none.
    pub(crate) fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.occupant.name.clone()).collect()
    }

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

    /// The seed; `None` if the game came without it.
    pub(crate) fn seed(&self) -> Option<Seed> {
        (!self.policy.look_only).then_some(Seed(self.row.seed.0))
    }

    fn origin(&self) -> Option<Origin> {
        self.row.origin.as_deref().and_then(|origin| serde_json::from_str(origin).ok())
    }

    /// The party that the bots of this table count for.
    pub(crate) fn party(&self) -> Party {
        self.policy.party.map_or_else(|| Party::of_guest(self.row.host.into()), Party)
    }

    /// Refuses what could be repeated without end once the journal is full: it would take ever longer to replay.
    pub(crate) fn expect_short_journal(&self) -> Result<(), HubError> {
        if self.chronicle.version < self.most_entries { Ok(()) } else { Err(HubError::JournalFull) }
    }

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

    pub(crate) fn state_hash(&self, step: u32) -> u64 {
        self.table.state_hash_at(step).unwrap_or_else(|| self.table.state_hash())
    }

    pub(crate) fn stop_thinking(&mut self) {
        self.minds.stop();
        for advisor in self.advisors.drain(..).filter_map(|advisor| advisor.upgrade()) {
            advisor.withdraw();
        }
    }
}

pub(crate) fn stored_status(status: Status) -> approdo_store::Status {
    match status {
        Status::Open => approdo_store::Status::Open,
        Status::Running => approdo_store::Status::Running,
        Status::Over => approdo_store::Status::Over,
    }
}

pub(crate) fn stored_kind(kind: SeatKind) -> approdo_store::SeatKind {
    match kind {
        SeatKind::Open => approdo_store::SeatKind::Open,
        SeatKind::Person => approdo_store::SeatKind::Person,
        SeatKind::Bot => approdo_store::SeatKind::Bot,
    }
}
