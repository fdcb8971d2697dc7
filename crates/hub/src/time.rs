//! What happens without a request as time passes: flags fall, bots stand in for absent players, idle tables are
//! evicted.

use super::{
    GuestId, Hub, HubError,
    chair::{Cause, Occupant},
    clock::Pauses,
    entry::Deed,
    publish::Push,
    room::Room,
};
use crate::wire::{Flag, Level, SeatKind, Status};
use approdo_contract::Seat;
use approdo_store::{Life, Moment, TableId};
use futures_util::{FutureExt, future::join_all};
use std::{panic::AssertUnwindSafe, sync::Weak, time::Duration};

/// The bot after a flag, where the flag does not lose the game.
const AFTER_FLAG: Level = Level::Steady;

/// How often it is stored that the server is up: the most time that clocks lose if it is killed.
const NOTE_LIFE_EVERY: u64 = 5_000;

impl Hub {
    /// Runs the tick until the hub is shut down.
    pub async fn keep_time(&self) {
        let mut ticks = tokio::time::interval(Duration::from_millis(self.settings().tick_ms.max(1)));
        let mut noted_at = None;
        while !self.is_closing() {
            ticks.tick().await;
            self.tick().await;
            let now = self.now();
            if noted_at.is_none_or(|noted_at| NOTE_LIFE_EVERY <= now.saturating_sub(noted_at)) {
                self.note_life().await;
                noted_at = Some(now);
            }
        }
    }

    /// Stores that this server is up, so that the next one knows the pause between them.
    pub async fn note_life(&self) {
        let (last, started) = (Moment(self.now() as i64), Moment(self.awake_since() as i64));
        let before = self.shared.watch.take_before();
        for life in before.into_iter().chain([Life { started, last }]) {
            if let Err(error) = self.directory().note_life(life).await {
                tracing::warn!(%error, "it could not be noted that the server is up");
            }
        }
    }

    /// The times when no server was up, which no clock counts.
    pub(crate) async fn pauses(&self) -> Result<Pauses, HubError> {
        let read = async || Ok(Pauses::between(&self.directory().lives().await?, self.awake_since()));
        self.shared.pauses.get_or_try_init(read).await.cloned()
    }

    /// Handles what is due at every table in memory. Tables that are not in memory are handled at their next request.
    pub async fn tick(&self) {
        let (mut spare, mut has_empty) = (Vec::new(), false);
        for slot in self.slots().iter().filter_map(Weak::upgrade) {
            // A locked table is in use; the next tick sees it.
            let Ok(mut guard) = slot.try_lock_owned() else { continue };
            let Some(room) = guard.as_mut() else {
                has_empty = true;
                continue;
            };
            // A game that panics must not stop other clocks. The panic's message is not logged: it may contain secrets.
            match AssertUnwindSafe(self.tend(room)).catch_unwind().await {
                Ok(Ok(())) => (),
                Ok(Err(error)) => tracing::warn!(table = %room.id, %error, "a table could not be tended"),
                Err(_) => tracing::error!(table = %room.id, "a table panicked while it was tended"),
            }
            spare.extend(room.spare());
        }
        self.evict_surplus(spare).await;
        if has_empty {
            self.forget_all_empty();
        }
    }

    /// Sends `closing` to every subscriber and stops every bot. All acknowledged moves are stored already.
    pub async fn shutdown(&self) {
        self.close();
        self.note_life().await;
        let mut kept = Vec::new();
        for slot in self.slots().iter().filter_map(Weak::upgrade) {
            let mut guard = slot.lock().await;
            if let Some(room) = guard.as_mut() {
                room.stop_thinking();
                room.publish_plain(&Push::Closing);
                room.subscribers = Default::default();
                kept.extend(room.unkept_position().map(|position| self.journal().append(position)));
            }
        }
        // Together, so that they share a few transactions.
        for error in join_all(kept).await.into_iter().filter_map(Result::err) {
            tracing::warn!(%error, "the position of a table could not be kept");
        }
    }

    pub(crate) fn left(&self, table: TableId, number: u64) {
        // Without a runtime the program is ending.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let hub = self.clone();
        runtime.spawn(async move {
            let Ok(mut room) = hub.room(&table.0).await else { return };
            let Some(guest) = room.subscribers.remove(number) else { return };
            let now = hub.now();
            room.note_seen(guest, now);
            if let Err(error) = hub.store_absence(&room, guest).await {
                tracing::warn!(table = %room.id, %error, "it could not be noted that somebody left");
            }
            room.publish_presence(now);
        });
    }

    /// Stores since when a player is absent, where that matters, because the table may be evicted before a bot stands
    /// in.
    async fn store_absence(&self, room: &Room, guest: GuestId) -> Result<(), HubError> {
        if room.policy.away.is_none() || room.is_over() || room.subscribers.has_any_of(&[guest]) {
            return Ok(());
        }
        for seat in room.seats_of(guest) {
            self.store_seat(room, seat, room.chronicle.updated_at).await?;
        }
        Ok(())
    }

    async fn tend(&self, room: &mut Room) -> Result<(), HubError> {
        if room.suspect {
            self.reload(room).await?;
        }
        self.settle_time(room).await?;
        self.wake_bots(room);
        Ok(())
    }

    /// Notes that a player has arrived who was seated by others; the clocks run once all have.
    pub(crate) async fn arrive(&self, room: &mut Room, guest: GuestId) -> Result<(), HubError> {
        let awaited = |seat: &u8| room.chairs[usize::from(*seat)].occupant.awaited;
        let seats: Vec<u8> = room.seats_of(guest).into_iter().filter(awaited).collect();
        if seats.is_empty() {
            return Ok(());
        }
        let before = room.begin();
        let arrived = |seat| {
            let now = room.chairs[usize::from(seat)].occupant.arrived();
            Deed::Seat { seat, now, cause: Cause::Own }
        };
        let deeds: Vec<Deed> = seats.into_iter().map(arrived).collect();
        self.commit_and_tell(room, before, deeds).await.map(drop)
    }

    /// Checks that a person plays the seat and has time left. A fallen flag takes effect first.
    pub(crate) async fn expect_in_time(&self, room: &mut Room, seat: u8) -> Result<(), HubError> {
        let out_of_time = self.call_time(room, seat).await?;
        room.chair(seat)?.occupant.expect_person_plays(out_of_time)
    }

    /// Checks that a seat has not lost by its clock, whether a person or a bot plays it.
    pub(crate) async fn expect_not_lost(&self, room: &mut Room, seat: u8) -> Result<(), HubError> {
        self.call_time(room, seat).await?;
        if room.chair(seat)?.occupant.forfeited { Err(HubError::Forfeited) } else { Ok(()) }
    }

    /// Whether the time of a seat is up and has consequences; they take effect at once.
    pub(crate) async fn call_time(&self, room: &mut Room, seat: u8) -> Result<bool, HubError> {
        let out_of_time = room.is_out_of_time(Seat(seat), self.now());
        if out_of_time {
            self.settle_time(room).await?;
        }
        Ok(out_of_time)
    }

    /// Handles what is due at a table.
    async fn settle_time(&self, room: &mut Room) -> Result<(), HubError> {
        let deeds = room.overdue(self.now(), self.awake_since());
        if deeds.is_empty() {
            return Ok(());
        }
        let before = room.begin();
        self.commit_and_tell(room, before, deeds).await.map(drop)
    }
}

impl Room {
    /// The seats that a bot takes over now: their time is up, or their players were absent for too long.
    fn overdue(&self, now: u64, awake_since: u64) -> Vec<Deed> {
        if self.status() != Status::Running || self.policy.look_only {
            return Vec::new();
        }
        // No clock runs before all players have arrived, but absence is counted.
        let waited_for = self.waited_for();
        let deed = |seat: Seat| {
            let flagged = if waited_for.contains(seat) { self.flagged(seat, now) } else { None };
            let cause = if flagged.is_some() { Cause::Clock } else { Cause::Away };
            let now = flagged.or_else(|| self.deserted(seat, now, awake_since))?;
            Some(Deed::Seat { seat: seat.0, now, cause })
        };
        self.asked().iter().filter_map(deed).collect()
    }

    /// The chair after its flag has fallen, if that changes it. Also while a stand-in plays: calling a bot does not
    /// save a seat that loses by the clock.
    fn flagged(&self, seat: Seat, now: u64) -> Option<Occupant> {
        if self.has_flagged(seat, now) { self.after_flag(seat) } else { None }
    }

    /// The chair as a flag would leave it, if that changes it.
    fn after_flag(&self, seat: Seat) -> Option<Occupant> {
        let occupant = &self.chairs[seat.index()].occupant;
        if occupant.is_bots_own() || occupant.forfeited {
            return None;
        }
        match self.policy.clock?.flag {
            Flag::Nothing => None,
            Flag::Bot if occupant.bot.is_some() => None,
            Flag::Bot => occupant.played_by(AFTER_FLAG).ok(),
            Flag::Forfeit => Some(occupant.forfeit()),
        }
    }

    fn has_flagged(&self, seat: Seat, now: u64) -> bool {
        self.time_left(seat, now) == Some(0)
    }

    /// The time left of a seat with a clock.
    fn time_left(&self, seat: Seat, now: u64) -> Option<u64> {
        let left = |plan| self.chronicle.clocks.left(&plan, seat, now, self.waited_for());
        self.policy.clock.map(left)
    }

    /// Whether the time of a seat is up, with consequences: persons may not play it any more.
    pub(crate) fn is_out_of_time(&self, seat: Seat, now: u64) -> bool {
        let matters = |flag| match flag {
            Flag::Nothing => false,
            Flag::Bot | Flag::Forfeit => true,
        };
        self.policy.clock.is_some_and(|clock| matters(clock.flag)) && self.has_flagged(seat, now)
    }

    /// The chair with a stand-in for absent players. Time when the machine slept is not absence.
    fn deserted(&self, seat: Seat, now: u64, awake_since: u64) -> Option<Occupant> {
        let is_there = self.subscribers.has_any_of(&self.chairs[seat.index()].holders);
        let is_away = || self.away_at(seat, awake_since).is_some_and(|away_at| away_at <= now);
        if !is_there && is_away() { self.after_absence(seat) } else { None }
    }

    /// When the players of a seat count as absent, unless they connect before.
    fn away_at(&self, seat: Seat, awake_since: u64) -> Option<u64> {
        let since = self.chairs[seat.index()].away_since.max(awake_since);
        self.policy.away.map(|plan| since.saturating_add(plan.after_ms))
    }

    /// The chair as absence would leave it, if that changes it.
    fn after_absence(&self, seat: Seat) -> Option<Occupant> {
        let occupant = &self.chairs[seat.index()].occupant;
        let level = self.policy.away.filter(|_| occupant.bot.is_none())?.level;
        occupant.played_by(level).ok()
    }

    /// The next time that something happens without a request; `None` if never. It may be later, because no clock runs
    /// while the machine sleeps.
    pub(crate) fn due_at(&self, now: u64, awake_since: u64) -> Option<u64> {
        if self.status() != Status::Running || self.policy.look_only {
            return None;
        }
        let waited_for = self.waited_for();
        let due_at = |seat: Seat| {
            // A stand-in plays against the clock also without subscribers.
            let hurries = self.policy.clock.is_some() && self.chairs[seat.index()].occupant.has_stand_in();
            let runs_out = waited_for.contains(seat) && self.after_flag(seat).is_some();
            let left = self.time_left(seat, now).filter(|_| runs_out);
            let flag = left.map(|left| now.saturating_add(left));
            let away = self.after_absence(seat).and_then(|_| self.away_at(seat, awake_since));
            hurries.then_some(now).into_iter().chain(flag).chain(away).min()
        };
        self.asked().iter().filter_map(due_at).min()
    }

    /// A browser was seen now: its seats are not deserted.
    pub(crate) fn note_seen(&mut self, guest: GuestId, now: u64) {
        for chair in &mut self.chairs {
            if chair.holders.contains(&guest) && chair.occupant.kind == SeatKind::Person {
                chair.away_since = now;
                self.unkept_presence |= self.policy.away.is_some();
            }
        }
    }
}
