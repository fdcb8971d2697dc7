//! Permits to replay long journals: a party that requests many tables delays only itself.

use super::{
    GuestId, Hub, HubError, Visitor,
    party::Party,
    queue::{Asking, Permit, Queue},
};
use approdo_store::TableId;
use std::{collections::HashSet, net::IpAddr};
use tokio::{sync::watch, task::JoinHandle};

tokio::task_local! {
    /// The client address of the current request.
    static ADDRESS: IpAddr;
}

/// Runs work on behalf of an address: tables that have to be loaded for it wait in the queue of that address. Loads
/// without a request wait in the queue of their table.
pub async fn asked_from<T>(address: IpAddr, work: impl Future<Output = T>) -> T {
    ADDRESS.scope(address, work).await
}

/// Spawns a task on behalf of the same address.
pub(super) fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    match ADDRESS.try_get() {
        Ok(address) => tokio::spawn(asked_from(address, work)),
        Err(_) => tokio::spawn(work),
    }
}

/// Long journals are replayed one at a time, and very long ones have a lane of their own.
#[derive(Debug)]
pub(crate) struct Replays {
    pub(super) long: Queue,
    very_long: Queue,
    /// The tables that are being loaded.
    begun: watch::Sender<HashSet<TableId>>,
}

/// Marks a table as being loaded, until dropped.
#[derive(Debug)]
pub(crate) struct Begun {
    id: TableId,
    begun: watch::Sender<HashSet<TableId>>,
}

impl Replays {
    /// No replays; `most` requests of one party may wait.
    pub(crate) fn new(most: usize) -> Self {
        let (long, very_long) = (Queue::new(1, most), Queue::new(1, most));
        Replays { long, very_long, begun: watch::Sender::default() }
    }

    pub(crate) fn begin(&self, id: &TableId) -> Begun {
        self.begun.send_modify(|begun| {
            begun.insert(id.clone());
        });
        Begun { id: id.clone(), begun: self.begun.clone() }
    }

    /// Waits until the load of a table has begun.
    pub(crate) async fn begin_of(&self, id: &TableId) {
        let mut begun = self.begun.subscribe();
        begun.wait_for(|begun| begun.contains(id)).await.map(drop).expect("this end is open");
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        self.begun.send_modify(|begun| {
            begun.remove(&self.id);
        });
    }
}

impl Hub {
    /// The lane for the replay of a table; `None` if its journal is short. Reads at most one entry.
    pub(crate) async fn lane_of(&self, id: &TableId) -> Result<Option<&Queue>, HubError> {
        self.expect_sound(id)?;
        let is_longer =
            async |than: u32| Ok::<_, HubError>(!self.journal().entries(id, than, 1).await?.is_empty());
        let settings = self.settings();
        Ok(match is_longer(settings.long_journal).await? {
            false => None,
            true => Some(self.lane(is_longer(settings.very_long_journal).await?)),
        })
    }

    /// The permit to replay the journal of a new table with this number of entries.
    pub(crate) async fn permit_to_found(
        &self,
        visitor: Visitor,
        entries: usize,
    ) -> Result<Option<Permit>, HubError> {
        let is_longer = |than: u32| (than as usize) < entries;
        if !is_longer(self.settings().long_journal) {
            return Ok(None);
        }
        let lane = self.lane(is_longer(self.settings().very_long_journal));
        lane.enter(self.asking_anyway(visitor)).await.map(Some).ok_or(HubError::Crowded)
    }

    /// Waits for the permit to replay a table, on behalf of the request; `None` once another request has begun to load
    /// it.
    pub(crate) async fn permit_to_replay(
        &self,
        id: &TableId,
        lane: &Queue,
        own: Option<Party>,
    ) -> Result<Option<Permit>, HubError> {
        let party = match ADDRESS.try_get() {
            Ok(address) => self.party_of(Visitor { guest: GuestId::NOBODY, address: Some(address) }),
            Err(_) => own.unwrap_or_else(|| Party::of_table(id)),
        };
        tokio::select! {
            biased;
            () = self.shared.replays.begin_of(id) => Ok(None),
            permit = lane.enter(Asking::of(party)) => permit.map(Some).ok_or(HubError::Crowded),
        }
    }

    fn lane(&self, is_very_long: bool) -> &Queue {
        let Replays { long, very_long, .. } = &self.shared.replays;
        if is_very_long { very_long } else { long }
    }
}
