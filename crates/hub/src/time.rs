//! What happens by itself as time passes: flags fall, bots stand in for people who are away, idle tables are
//! forgotten.

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

/// Who plays on for a chair whose time is up, where that does not lose the game.
const AFTER_FLAG: Level = Level::Steady;

/// How often it is stored that the server is up: if it is killed, clocks forget no more than this.
const NOTE_LIFE_EVERY: u64 = 5_000;

impl Hub {
    /// Keeps time until the hub is shut down; to be run beside everything else.
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

    /// Stores that this server is up, so that the next one knows since when none was.
    pub async fn note_life(&self) {
        let (last, started) = (Moment(self.now() as i64), Moment(self.awake_since() as i64));
        let before = self.shared.watch.take_before();
        for life in before.into_iter().chain([Life { started, last }]) {
            if let Err(error) = self.directory().note_life(life).await {
                tracing::warn!(%error, "it could not be noted that the server is up");
            }
        }
    }

    /// When no server was up: no clock counts it.
    pub(crate) async fn pauses(&self) -> Result<Pauses, HubError> {
        let read = async || Ok(Pauses::between(&self.directory().lives().await?, self.awake_since()));
        self.shared.pauses.get_or_try_init(read).await.cloned()
    }

    /// Does what is due now at every table in memory. Tables that are not in memory are looked at when somebody
    /// asks for them.
    pub async fn tick(&self) {
        let (mut spare, mut has_empty) = (Vec::new(), false);
        for slot in self.slots().iter().filter_map(Weak::upgrade) {
            // A table that is busy is alive; the next tick sees it.
            let Ok(mut guard) = slot.try_lock_owned() else { continue };
            let Some(room) = guard.as_mut() else {
                has_empty = true;
                continue;
            };
            // A game that panics must not stop the clocks of all others. What it says may speak of secrets.
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

    /// Tells every subscriber that the server goes down, and stops every bot. Whatever was acknowledged is stored
    /// already.
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
        // All at once: they are stored in few groups.
        for error in join_all(kept).await.into_iter().filter_map(Result::err) {
            tracing::warn!(%error, "the position of a table could not be kept");
        }
    }

    /// A subscriber has left.
    pub(crate) fn left(&self, table: TableId, number: u64) {
        // Without a runtime the program is ending, and nobody is left to be told.
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

    /// Stores since when a player is away, where that matters: the table may be forgotten before it is long enough.
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

    /// Notes that somebody is there who was seated by somebody else and is waited for; the clocks run once all are.
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

    /// Refuses what only a person may do who plays a seat and has time left: nobody is faster than a flag that has
    /// fallen.
    pub(crate) async fn expect_in_time(&self, room: &mut Room, seat: u8) -> Result<(), HubError> {
        let out_of_time = self.call_time(room, seat).await?;
        room.chair(seat)?.occupant.expect_person_plays(out_of_time)
    }

    /// Refuses what a seat that has lost by its clock has no say in, whoever plays it.
    pub(crate) async fn expect_not_lost(&self, room: &mut Room, seat: u8) -> Result<(), HubError> {
        self.call_time(room, seat).await?;
        if room.chair(seat)?.occupant.forfeited { Err(HubError::Forfeited) } else { Ok(()) }
    }

    /// Whether the time of a seat is up and that means something here; if so, it has its consequences at once.
    pub(crate) async fn call_time(&self, room: &mut Room, seat: u8) -> Result<bool, HubError> {
        let out_of_time = room.is_out_of_time(Seat(seat), self.now());
        if out_of_time {
            self.settle_time(room).await?;
        }
        Ok(out_of_time)
    }

    /// Does what is due now at a table.
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
    /// The seats that a bot takes over now: their time is up, or their people have been away for too long.
    fn overdue(&self, now: u64, awake_since: u64) -> Vec<Deed> {
        if self.status() != Status::Running || self.policy.look_only {
            return Vec::new();
        }
        // No clock runs while somebody is awaited who was seated by others, but nobody waits for them for ever.
        let waited_for = self.waited_for();
        let deed = |seat: Seat| {
            let flagged = if waited_for.contains(seat) { self.flagged(seat, now) } else { None };
            let cause = if flagged.is_some() { Cause::Clock } else { Cause::Away };
            let now = flagged.or_else(|| self.deserted(seat, now, awake_since))?;
            Some(Deed::Seat { seat: seat.0, now, cause })
        };
        self.asked().iter().filter_map(deed).collect()
    }

    /// The chair after its flag has fallen, if that changes anything. A clock runs whoever plays: no bot that was
    /// called in time saves a seat that loses by it.
    fn flagged(&self, seat: Seat, now: u64) -> Option<Occupant> {
        if self.has_flagged(seat, now) { self.after_flag(seat) } else { None }
    }

    /// What the chair will be once its flag falls, if that changes anything.
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

    /// Whether the time of a seat is up.
    fn has_flagged(&self, seat: Seat, now: u64) -> bool {
        self.time_left(seat, now) == Some(0)
    }

    /// What is left on the clock of a seat, if it has one.
    fn time_left(&self, seat: Seat, now: u64) -> Option<u64> {
        let left = |plan| self.chronicle.clocks.left(&plan, seat, now, self.waited_for());
        self.policy.clock.map(left)
    }

    /// Whether no person may play a seat any more, because its time is up and that means something here.
    pub(crate) fn is_out_of_time(&self, seat: Seat, now: u64) -> bool {
        let matters = |flag| match flag {
            Flag::Nothing => false,
            Flag::Bot | Flag::Forfeit => true,
        };
        self.policy.clock.is_some_and(|clock| matters(clock.flag)) && self.has_flagged(seat, now)
    }

    /// The chair with a bot in the place of people who are away, or of nobody. Nobody was away while the machine slept.
    fn deserted(&self, seat: Seat, now: u64, awake_since: u64) -> Option<Occupant> {
        let is_there = self.subscribers.has_any_of(&self.chairs[seat.index()].holders);
        let is_away = || self.away_at(seat, awake_since).is_some_and(|away_at| away_at <= now);
        if !is_there && is_away() { self.after_absence(seat) } else { None }
    }

    /// When the people of a seat have been away for too long, if they do not come before.
    fn away_at(&self, seat: Seat, awake_since: u64) -> Option<u64> {
        let since = self.chairs[seat.index()].away_since.max(awake_since);
        self.policy.away.map(|plan| since.saturating_add(plan.after_ms))
    }

    /// What the chair will be once they have been away for too long, if that changes anything.
    fn after_absence(&self, seat: Seat) -> Option<Occupant> {
        let occupant = &self.chairs[seat.index()].occupant;
        let level = self.policy.away.filter(|_| occupant.bot.is_none())?.level;
        occupant.played_by(level).ok()
    }

    /// When something happens here by itself while nobody is there; nothing if it never does. It may turn out to be
    /// later: no clock runs while the machine sleeps.
    pub(crate) fn due_at(&self, now: u64, awake_since: u64) -> Option<u64> {
        if self.status() != Status::Running || self.policy.look_only {
            return None;
        }
        let waited_for = self.waited_for();
        let due_at = |seat: Seat| {
            // A bot that stands in plays against a clock though nobody looks.
            let hurries = self.policy.clock.is_some() && self.chairs[seat.index()].occupant.has_stand_in();
            let runs_out = waited_for.contains(seat) && self.after_flag(seat).is_some();
            let left = self.time_left(seat, now).filter(|_| runs_out);
            let flag = left.map(|left| now.saturating_add(left));
            let away = self.after_absence(seat).and_then(|_| self.away_at(seat, awake_since));
            hurries.then_some(now).into_iter().chain(flag).chain(away).min()
        };
        self.asked().iter().filter_map(due_at).min()
    }

    /// A browser was seen now: the seats that it holds are not deserted.
    pub(crate) fn note_seen(&mut self, guest: GuestId, now: u64) {
        for chair in &mut self.chairs {
            if chair.holders.contains(&guest) && chair.occupant.kind == SeatKind::Person {
                chair.away_since = now;
                self.unkept_presence |= self.policy.away.is_some();
            }
        }
    }
}
