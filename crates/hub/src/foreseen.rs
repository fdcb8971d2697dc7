//! Prices and odds: computed in the background after each push, for players whose client asks for them, and cancelled
//! when the position changes.

use super::{Hub, party::Party, publish::Subscriber, room::Room, text::Voice};
use crate::wire::{ChangeOut, FollowsOut, ForeseenOut, OddsOut, PriceOut, ProspectOut, PushBody};
use approdo_contract::Seat;
use approdo_table::{
    Foreseeing,
    foresight::{Change, Follows, Foreseen, Odds, Price},
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Prices and odds for a seat in one position, once computed.
#[derive(Debug)]
pub(crate) struct Foreseer {
    seat: Seat,
    position: u64,
    stop: Arc<AtomicBool>,
    found: Option<Vec<Foreseen>>,
}

// Dropping it cancels the work.
impl Drop for Foreseer {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

struct Task {
    table: String,
    party: Party,
    seat: Seat,
    position: u64,
    stop: Arc<AtomicBool>,
}

impl Hub {
    /// Computes what the choices of a seat bring, with a permit of the bots' queue, and pushes it to the clients that
    /// asked.
    async fn foresee(self, task: Task, foreseeing: Foreseeing) {
        let permit = self.room_to_think(task.party).await;
        let stop = task.stop.clone();
        let work = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            foreseeing(&stop)
        });
        let Ok(found) = work.await else {
            // The panic's message is not logged: it may contain secrets of the seat.
            tracing::error!(table = task.table, seat = task.seat.0, "foreseeing what choices bring panicked");
            return;
        };
        if task.stop.load(Ordering::Relaxed) {
            return;
        }
        // `quiet_room`: prices do not keep a table in memory.
        let Ok(mut room) = self.quiet_room(&task.table).await else { return };
        let mut foreseers = room.foreseers.iter_mut();
        if let Some(one) = foreseers.find(|one| one.seat == task.seat && one.position == task.position) {
            one.found = Some(found);
            room.tell_foreseen();
        }
    }
}

impl Room {
    /// After a push: drops results of other positions, and starts the work for every seat whose player wants prices.
    pub(crate) fn foresee(&mut self) {
        let Some(position) = self.table.state_hash_at(self.table.version()) else { return };
        self.foreseers.retain(|one| one.position == position);
        for (seat, hub) in self.wanting() {
            if self.foreseers.iter().any(|one| one.seat == seat) {
                continue;
            }
            let Ok(foreseeing) = self.table.foreseeing(seat) else { continue };
            let stop = Arc::<AtomicBool>::default();
            self.foreseers.push(Foreseer { seat, position, stop: stop.clone(), found: None });
            let task = Task { table: self.id.0.clone(), party: self.party(), seat, position, stop };
            tokio::spawn(hub.foresee(task, foreseeing));
        }
        self.tell_foreseen();
    }

    /// The seats that are asked and whose player wants prices.
    fn wanting(&self) -> Vec<(Seat, Hub)> {
        let wanting = self.subscribers.iter().filter(|one| one.prices);
        wanting.filter_map(|one| Some((self.decider(one.guest, one.viewer)?, one.hub.clone()))).collect()
    }

    /// Pushes the results to subscribers that want them and do not have them yet.
    fn tell_foreseen(&mut self) {
        let names = self.names();
        let mut subscribers = std::mem::take(&mut self.subscribers);
        for subscriber in subscribers.iter_mut().filter(|one| one.prices) {
            if let Some((position, push)) = self.foreseen_for(subscriber, &names) {
                subscriber.told = Some(position);
                subscriber.push_foreseen(&push);
            }
        }
        self.subscribers = subscribers;
    }

    fn foreseen_for(&self, subscriber: &Subscriber, names: &[String]) -> Option<(u64, PushBody)> {
        let seat = self.decider(subscriber.guest, subscriber.viewer)?;
        let one = self.foreseers.iter().find(|one| one.seat == seat)?;
        let found = one.found.as_ref().filter(|_| subscriber.told != Some(one.position))?;
        let voice = Voice { language: subscriber.language, table: &*self.table, names };
        let choices = found.iter().map(|foreseen| voice.foreseen(foreseen)).collect();
        Some((one.position, PushBody::Foreseen { step: self.chronicle.step(), seat: seat.0, choices }))
    }
}

impl Voice<'_> {
    fn foreseen(&self, foreseen: &Foreseen) -> ForeseenOut {
        ForeseenOut {
            mv: foreseen.mv.clone(),
            price: foreseen.price.as_ref().map(|price| self.price(price)),
            odds: foreseen.odds.as_ref().map(|odds| self.odds(odds)),
        }
    }

    fn price(&self, price: &Price) -> PriceOut {
        let (follows, asked) = match &price.follows {
            Follows::Secret => (FollowsOut::Secret, Vec::new()),
            Follows::Luck => (FollowsOut::Luck, Vec::new()),
            Follows::Over => (FollowsOut::Over, Vec::new()),
            Follows::More => (FollowsOut::More, Vec::new()),
            Follows::Asked(seats) => (FollowsOut::Asked, seats.iter().map(|seat| seat.0).collect()),
        };
        PriceOut {
            changes: self.changes(&price.changes),
            follows,
            asked,
            passes: price.passes,
            later: price.later.iter().map(|phrase| self.said(phrase)).collect(),
        }
    }

    fn odds(&self, odds: &Odds) -> OddsOut {
        let outcomes = odds.outcomes.iter().map(|prospect| ProspectOut {
            share: prospect.share,
            between: prospect.between,
            changes: self.changes(&prospect.changes),
            told: prospect.told.iter().map(|phrase| self.said(phrase)).collect(),
        });
        OddsOut { tries: odds.tries, outcomes: outcomes.collect(), other: odds.other }
    }

    fn changes(&self, changes: &[Change]) -> Vec<ChangeOut> {
        let change = |change: &Change| ChangeOut {
            seat: change.seat.0,
            key: change.key.to_owned(),
            label: self.say(&change.label),
            by: change.by,
            to: change.to,
        };
        changes.iter().map(change).collect()
    }
}
