//! Eviction: which tables stay in memory, those that somebody follows and those where a bot thinks always do, and of all
//! those that were asked for last. A table that is evicted is read again when somebody asks for it, and is what it was.

use super::{Hub, Slot, room::Room};
use approdo_store::{Moment, TableChange, TableId};
use futures_util::{StreamExt, stream};
use std::{
    cmp::Reverse,
    sync::{Arc, Weak, atomic::Ordering},
};

/// What is known of so many tables alone is stored at a time: they share a few transactions.
const AT_ONCE: usize = 64;

/// A table that may be evicted.
#[derive(Debug, PartialEq)]
pub(crate) struct Spare {
    /// Whether there is something about it that no store has: it stays for longer than others.
    is_last: bool,
    touched_at: u64,
    id: TableId,
}

impl Room {
    /// The table as one that may be evicted: nobody follows it, and neither a bot nor whoever waits for a hint thinks
    /// about it.
    pub(crate) fn spare(&self) -> Option<Spare> {
        let nobody_thinks =
            self.minds.is_empty() && self.advisors.iter().all(|advisor| advisor.strong_count() == 0);
        let is_last = self.suspect || self.minds.owe_time();
        let spare = || Spare { is_last, touched_at: self.touched_at, id: self.id.clone() };
        (self.subscribers.is_empty() && nobody_thinks).then(spare)
    }
}

impl Hub {
    /// After a table was read: if there may be too many by now, some are evicted. Not every table that is read pays
    /// for a look at all others; so there may be a few more than there should be, until the next tick at most.
    pub(crate) async fn make_room(&self) {
        if self.rooms().len() < self.shared.look_at.load(Ordering::Relaxed) {
            return;
        }
        // Whoever reads another table meanwhile need not look, too.
        self.look_later();
        let slots = self.slots();
        let slots = slots.iter().filter_map(Weak::upgrade);
        let spare = slots.filter_map(|slot| slot.try_lock().ok()?.as_ref()?.spare()).collect();
        self.evict_surplus(spare).await;
    }

    /// Of the tables that may be evicted, evicts those that nobody has asked for for long, and those that are too
    /// many.
    pub(crate) async fn evict_surplus(&self, mut spare: Vec<Spare>) {
        let (now, settings) = (self.now(), self.settings());
        spare.sort_unstable_by_key(|one| Reverse((one.is_last, one.touched_at)));
        let is_idle = |one: &Spare| settings.idle_after_ms <= now.saturating_sub(one.touched_at);
        let ranked = (0..).zip(&spare);
        let surplus = ranked.filter(|(rank, one)| settings.most_idle_rooms <= *rank || is_idle(one));
        stream::iter(surplus).for_each_concurrent(AT_ONCE, |(_, one)| self.evict(one)).await;
        self.look_later();
    }

    /// Notes how many tables there have to be before it is worth while to look for those that are too many.
    fn look_later(&self) {
        let most = self.settings().most_idle_rooms;
        let look_at = self.rooms().len().max(most) + most.div_ceil(8).max(1);
        self.shared.look_at.store(look_at, Ordering::Relaxed);
    }

    /// Forgets a table, unless somebody uses it or has asked for it meanwhile. What is known here alone is kept first.
    async fn evict(&self, one: &Spare) {
        let Some(slot) = self.rooms().get(&one.id).cloned() else { return };
        let Ok(mut guard) = slot.try_lock_owned() else { return };
        let Some(room) = guard.as_mut().filter(|room| room.spare().as_ref() == Some(one)) else { return };
        if !room.suspect {
            // A bot that could not move tries again at the next tick, or now.
            self.wake_bots(room);
            if !room.minds.is_empty() {
                return;
            }
            self.keep_position(room).await;
            self.keep_presence(room).await;
            self.shared.outlooks.note(room, self.outlook_of(room));
        }
        let mut rooms = self.rooms();
        // Whoever wants the table takes a copy of the place while the list is locked. The list itself has one and
        // `guard` another, so if there are no more, nobody is about to use it.
        if rooms.get(&one.id).is_some_and(|slot| Arc::strong_count(slot) == 2) {
            rooms.remove(&one.id);
            // Whoever comes by a weak copy of the place before it is gone finds nothing to tend.
            *guard = None;
        }
    }

    /// Stores the position of a table that is about to be forgotten: the next to open it may be a server with other
    /// rules, by which its steps cannot be replayed.
    async fn keep_position(&self, room: &mut Room) {
        let Some(position) = room.unkept_position() else { return };
        match self.journal().append(position).await {
            Ok(_) => room.snapshot_at = room.chronicle.version,
            Err(error) => {
                tracing::warn!(table = %room.id, %error, "the position of a table could not be kept");
            }
        }
    }

    /// Stores when players were last there, if they have looked at the table since that was stored: nobody who looks
    /// now and then is replaced by a bot because the table was forgotten in between.
    async fn keep_presence(&self, room: &mut Room) {
        if !room.unkept_presence {
            return;
        }
        let held = (0..).zip(&room.chairs).filter(|(_, chair)| !chair.holders.is_empty());
        let seats = held.map(|(seat, chair)| chair.stored(seat)).collect();
        let updated_at = Moment(room.chronicle.updated_at as i64);
        let change = TableChange { seats, updated_at, ..TableChange::default() };
        match self.journal().update_table(&room.id, change).await {
            Ok(()) => room.unkept_presence = false,
            Err(error) => {
                tracing::warn!(table = %room.id, %error, "it could not be kept who was there");
            }
        }
    }

    /// Every place that may hold a table. Whoever goes through them keeps none from being forgotten.
    pub(crate) fn slots(&self) -> Vec<Weak<Slot>> {
        self.rooms().values().map(Arc::downgrade).collect()
    }

    /// Removes the place of a table if it holds none, and nobody waits for it.
    pub(crate) fn forget_empty(&self, id: &TableId) {
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(is_empty) {
            rooms.remove(id);
        }
    }

    /// Removes all such places.
    pub(crate) fn forget_all_empty(&self) {
        self.rooms().retain(|_, slot| !is_empty(slot));
    }
}

/// Whether a place of the list, which is locked, holds no table and nobody is about to use it.
fn is_empty(slot: &Arc<Slot>) -> bool {
    Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|room| room.is_none())
}
