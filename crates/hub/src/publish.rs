//! Pushes to subscribers: bounded queues with backpressure, so that a slow subscriber does not use up memory.

use super::{GuestId, Hub, Visitor, room::Room, scroll::Written, state::StateQuery};
use crate::wire::{ChatLine, PushBody, TableState, ViewerName, You};
use approdo_phrases::Language;
use approdo_store::TableId;
use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::sync::mpsc::{self, error::TryRecvError};

/// Initial capacity for the JSON of a push; few are longer.
const USUAL_LENGTH: usize = 16 << 10;

/// A push to a subscriber, as JSON that is shared by all who get the same.
#[derive(Clone, Debug, PartialEq)]
pub enum Push {
    /// The table changed.
    State {
        /// The version that the table is at now.
        version: u32,
        /// A [`PushBody::State`].
        json: Arc<str>,
    },
    /// A chat line: a [`PushBody::Chat`].
    Chat(Arc<str>),
    /// A player came or went: a [`PushBody::Presence`].
    Presence(Arc<str>),
    /// Prices and odds: a [`PushBody::Foreseen`].
    Foreseen(Arc<str>),
    /// Pushes were dropped (backpressure): the client must ask for the state again.
    Resync,
    /// The server shuts down.
    Closing,
}

impl Push {
    /// The push as it is sent.
    pub fn json(&self) -> Arc<str> {
        match self {
            Push::State { json, .. } | Push::Chat(json) | Push::Presence(json) | Push::Foreseen(json) => {
                json.clone()
            }
            Push::Resync => serialize(&PushBody::Resync),
            Push::Closing => serialize(&PushBody::Closing),
        }
    }
}

fn serialize(body: &PushBody) -> Arc<str> {
    let mut json = Vec::with_capacity(USUAL_LENGTH);
    serde_json::to_writer(&mut json, body).expect("a push is plain data");
    String::from_utf8(json).expect("JSON is text").into()
}

/// The pushes of a table to one subscriber. Dropping it unsubscribes.
#[derive(Debug)]
pub struct Subscription {
    hub: Hub,
    table: TableId,
    number: u64,
    pushes: mpsc::Receiver<Push>,
    lagged: Arc<AtomicBool>,
}

impl Subscription {
    /// The next push; `None` once the hub is shut down.
    pub async fn next(&mut self) -> Option<Push> {
        match self.waiting() {
            Some(push) => Some(push),
            None => self.pushes.recv().await,
        }
    }

    /// The next push without waiting.
    pub fn waiting(&mut self) -> Option<Push> {
        match self.pushes.try_recv() {
            Ok(push) => Some(push),
            // A queue is marked as lagging only while it is full, so no push is missed between the two checks.
            Err(TryRecvError::Empty) if self.lagged.swap(false, Ordering::SeqCst) => Some(Push::Resync),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => None,
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.pushes.close();
        self.hub.left(self.table.clone(), self.number);
    }
}

#[derive(Debug, Default)]
pub(crate) struct Subscribers {
    list: Vec<Subscriber>,
    last_number: u64,
}

#[derive(Debug)]
pub(crate) struct Subscriber {
    pub(crate) hub: Hub,
    number: u64,
    pub(crate) guest: GuestId,
    address: Option<IpAddr>,
    pub(crate) viewer: ViewerName,
    pub(crate) language: Language,
    standings: bool,
    pub(crate) prices: bool,
    /// The position whose prices were sent last.
    pub(crate) told: Option<u64>,
    pushes: mpsc::Sender<Push>,
    lagged: Arc<AtomicBool>,
}

impl Subscriber {
    /// Queues a push. If the queue is full, the push is dropped, and `resync` follows once the rest is read.
    fn send(&self, push: Push) {
        if !self.lagged.load(Ordering::SeqCst) && self.pushes.try_send(push).is_err() {
            self.lagged.store(true, Ordering::SeqCst);
        }
    }
}

impl Subscriber {
    /// The query for a push since a version.
    fn query(&self, since: u32) -> StateQuery {
        StateQuery {
            viewer: Some(self.viewer),
            since: Some(since),
            standings: self.standings,
            language: self.language,
            ..StateQuery::default()
        }
    }

    pub(crate) fn push_foreseen(&self, body: &PushBody) {
        self.send(Push::Foreseen(serialize(body)));
    }
}

impl Subscribers {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Subscriber> {
        self.list.iter()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Subscriber> {
        self.list.iter_mut()
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn has_any_of(&self, guests: &[GuestId]) -> bool {
        self.list.iter().any(|subscriber| guests.contains(&subscriber.guest))
    }

    /// Adds a subscriber with a queue of this capacity.
    pub(crate) fn add(
        &mut self,
        hub: &Hub,
        table: &TableId,
        visitor: Visitor,
        viewer: ViewerName,
        query: &StateQuery,
        queue: usize,
    ) -> Subscription {
        let (sender, receiver) = mpsc::channel(queue.max(1));
        let lagged = Arc::new(AtomicBool::new(false));
        self.last_number += 1;
        let number = self.last_number;
        self.list.push(Subscriber {
            hub: hub.clone(),
            number,
            guest: visitor.guest,
            address: visitor.address,
            viewer,
            language: query.language,
            standings: query.standings,
            prices: query.prices,
            told: None,
            pushes: sender,
            lagged: lagged.clone(),
        });
        Subscription { hub: hub.clone(), table: table.clone(), number, pushes: receiver, lagged }
    }

    /// Removes a subscriber and returns its browser.
    pub(crate) fn remove(&mut self, number: u64) -> Option<GuestId> {
        let index = self.list.iter().position(|subscriber| subscriber.number == number)?;
        Some(self.list.swap_remove(index).guest)
    }

    fn send_all(&self, push: &Push) {
        for subscriber in &self.list {
            subscriber.send(push.clone());
        }
    }
}

impl Room {
    /// The number of spectators, and of those from one address.
    pub(crate) fn spectators(&self, address: Option<IpAddr>) -> (usize, usize) {
        let spectators = self.subscribers.list.iter().filter(|one| !self.is_member(one.guest));
        let from_there = |one: &&Subscriber| address.is_some() && one.address == address;
        (spectators.clone().count(), spectators.filter(from_there).count())
    }

    /// Pushes the current state to every subscriber, with the log after version `since`.
    pub(crate) fn publish(&mut self, now: u64, since: u32) {
        self.close_foreign_eyes();
        let mut made: Vec<(You, StateQuery, Push)> = Vec::new();
        for subscriber in &self.subscribers.list {
            let you = self.you(subscriber.guest, subscriber.viewer);
            let query = subscriber.query(since);
            if let Some((_, _, push)) = made.iter().find(|(other, same, _)| *other == you && *same == query) {
                subscriber.send(push.clone());
                continue;
            }
            let push = self.push(self.state(subscriber.guest, subscriber.viewer, &query, now));
            subscriber.send(push.clone());
            made.push((you, query, push));
        }
        self.foresee();
    }

    fn push(&self, state: TableState) -> Push {
        let state = Box::new(state);
        Push::State { version: self.chronicle.version, json: serialize(&PushBody::State { state }) }
    }

    /// Sends a new subscriber its first state; the beginning of the log may be written already (`head`).
    pub(crate) fn greet(&self, subscription: &Subscription, now: u64, since: u32, head: Option<Written>) {
        let Some(subscriber) = self.subscribers.list.iter().find(|one| one.number == subscription.number)
        else {
            return;
        };
        let (guest, viewer) = (subscriber.guest, subscriber.viewer);
        subscriber.send(match head {
            None => self.push(self.state(guest, viewer, &subscriber.query(since), now)),
            Some(Written { version, after, mut lines, mut incidents, .. }) => {
                let mut state = self.state(guest, viewer, &subscriber.query(version), now);
                lines.append(&mut state.log);
                incidents.append(&mut state.incidents);
                self.push(TableState { log_from: after.step, log: lines, incidents, ..state })
            }
        });
    }

    pub(crate) fn publish_chat(&self, line: ChatLine) {
        if !self.subscribers.is_empty() {
            self.subscribers.send_all(&Push::Chat(serialize(&PushBody::Chat { line })));
        }
    }

    /// Pushes to every subscriber which players are connected.
    pub(crate) fn publish_presence(&self, now: u64) {
        if !self.subscribers.is_empty() {
            let seats = self.seat_infos(now);
            self.subscribers.send_all(&Push::Presence(serialize(&PushBody::Presence { seats })));
        }
    }

    /// Sends `resync` or `closing` to every subscriber.
    pub(crate) fn publish_plain(&self, push: &Push) {
        self.subscribers.send_all(push);
    }

    /// Turns subscribers that lost their seat into spectators.
    fn close_foreign_eyes(&mut self) {
        let mut subscribers = std::mem::take(&mut self.subscribers);
        for subscriber in &mut subscribers.list {
            if self.viewer(subscriber.guest, Some(subscriber.viewer)).is_err() {
                subscriber.viewer = ViewerName::Spectator;
            }
        }
        self.subscribers = subscribers;
    }
}
