//! Eviction. Tables with subscribers or thinking bots stay in memory, and of the others those that were requested last.
//! An evicted table is loaded again, unchanged, at the next request.

use super::{Hub, Slot, room::Room};
use approdo_store::{Moment, TableChange, TableId};
use futures_util::{StreamExt, stream};
use std::{
    cmp::Reverse,
    sync::{Arc, Weak, atomic::Ordering},
};

/// So many tables are evicted at a time: their writes share a few transactions.
const AT_ONCE: usize = 64;

/// A table that may be evicted.
#[derive(Debug, PartialEq)]
pub(crate) struct Spare {
    /// Whether it has state that is in no store: such tables are evicted last.
    is_last: bool,
    touched_at: u64,
    id: TableId,
}

impl Room {
    /// The table as a candidate for eviction: it has no subscribers, and no bot thinks there, not even for a hint.
    pub(crate) fn spare(&self) -> Option<Spare> {
        let nobody_thinks =
            self.minds.is_empty() && self.advisors.iter().all(|advisor| advisor.strong_count() == 0);
        let is_last = self.suspect || self.minds.owe_time();
        let spare = || Spare { is_last, touched_at: self.touched_at, id: self.id.clone() };
        (self.subscribers.is_empty() && nobody_thinks).then(spare)
    }
}

impl Hub {
    /// Called after a table was loaded: evicts some if there may be too many. It does not check all tables after every
    /// load, so there may be a few too many until the next tick.
    pub(crate) async fn make_room(&self) {
        if self.rooms().len() < self.shared.look_at.load(Ordering::Relaxed) {
            return;
        }
        // Parallel loads need not check again.
        self.look_later();
        let slots = self.slots();
        let slots = slots.iter().filter_map(Weak::upgrade);
        let spare = slots.filter_map(|slot| slot.try_lock().ok()?.as_ref()?.spare()).collect();
        self.evict_surplus(spare).await;
    }

    /// Evicts candidates that are idle for too long, and those above the limit.
    pub(crate) async fn evict_surplus(&self, mut spare: Vec<Spare>) {
        let (now, settings) = (self.now(), self.settings());
        spare.sort_unstable_by_key(|one| Reverse((one.is_last, one.touched_at)));
        let is_idle = |one: &Spare| settings.idle_after_ms <= now.saturating_sub(one.touched_at);
        let ranked = (0..).zip(&spare);
        let surplus = ranked.filter(|(rank, one)| settings.most_idle_rooms <= *rank || is_idle(one));
        stream::iter(surplus).for_each_concurrent(AT_ONCE, |(_, one)| self.evict(one)).await;
        self.look_later();
    }

    /// Sets the number of slots at which the next check is worth its cost.
    fn look_later(&self) {
        let most = self.settings().most_idle_rooms;
        let look_at = self.rooms().len().max(most) + most.div_ceil(8).max(1);
        self.shared.look_at.store(look_at, Ordering::Relaxed);
    }

    /// Evicts a table, unless it was used meanwhile. State that is only in memory is stored first.
    async fn evict(&self, one: &Spare) {
        let Some(slot) = self.rooms().get(&one.id).cloned() else { return };
        let Ok(mut guard) = slot.try_lock_owned() else { return };
        let Some(room) = guard.as_mut().filter(|room| room.spare().as_ref() == Some(one)) else { return };
        if !room.suspect {
            // A bot whose move failed tries again at the next tick, or now.
            self.wake_bots(room);
            if !room.minds.is_empty() {
                return;
            }
            self.keep_position(room).await;
            self.keep_presence(room).await;
            self.shared.outlooks.note(room, self.outlook_of(room));
        }
        let mut rooms = self.rooms();
        // A request clones the slot while the list is locked. The list has one reference and `guard` another, so with
        // two there is no request about to use it.
        if rooms.get(&one.id).is_some_and(|slot| Arc::strong_count(slot) == 2) {
            rooms.remove(&one.id);
            // A weak reference that is upgraded before the slot is dropped finds it empty.
            *guard = None;
        }
    }

    /// Stores the position of a table before its eviction: the next server may have other rules, by which the steps
    /// cannot be replayed.
    async fn keep_position(&self, room: &mut Room) {
        let Some(position) = room.unkept_position() else { return };
        match self.journal().append(position).await {
            Ok(_) => room.snapshot_at = room.chronicle.version,
            Err(error) => {
                tracing::warn!(table = %room.id, %error, "the position of a table could not be kept");
            }
        }
    }

    /// Stores when players were last there, if that has changed: eviction must not make a player look absent and be
    /// replaced by a bot.
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

    /// Weak references to all slots: iterating over them does not prevent eviction.
    pub(crate) fn slots(&self) -> Vec<Weak<Slot>> {
        self.rooms().values().map(Arc::downgrade).collect()
    }

    /// Removes the slot of a table if it is empty and unused.
    pub(crate) fn forget_empty(&self, id: &TableId) {
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(is_empty) {
            rooms.remove(id);
        }
    }

    pub(crate) fn forget_all_empty(&self) {
        self.rooms().retain(|_, slot| !is_empty(slot));
    }
}

/// Whether a slot is empty and unused. The list must be locked.
fn is_empty(slot: &Arc<Slot>) -> bool {
    Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|room| room.is_none())
}
