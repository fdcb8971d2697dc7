//! How many sockets are open, and whose they are.

use super::Problem;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::Notify;

/// The open sockets.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    all: Places,
    spectators: Places,
}

/// One socket; it is closed when this is dropped.
#[derive(Debug)]
pub(crate) struct Seat {
    _of_all: Place,
    _of_spectators: Option<Place>,
}

impl Sockets {
    /// No sockets; each address may open so many, and so many of them only to look on.
    pub(crate) fn new(most: u32, most_spectators: u32) -> Self {
        Sockets { all: Places::new(most), spectators: Places::new(most_spectators) }
    }

    /// Room for one more socket of an address. Those who only look on leave some for those who play.
    pub(crate) fn open(&self, address: IpAddr, is_member: bool) -> Result<Seat, Problem> {
        let full = || Problem::TooFast { seconds: 10 };
        let of_spectators =
            if is_member { None } else { Some(self.spectators.take(address).ok_or_else(full)?) };
        Ok(Seat { _of_all: self.all.take(address).ok_or_else(full)?, _of_spectators: of_spectators })
    }

    /// Waits until no socket is open.
    pub(crate) async fn all_closed(&self) {
        self.all.all_left().await;
    }
}

/// So many places for each address.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    most: u32,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    by_address: Mutex<HashMap<IpAddr, u32>>,
    none_left: Notify,
}

/// One place; it is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    address: IpAddr,
    shared: Arc<Shared>,
}

impl Places {
    /// Free places; each address may take so many.
    pub(crate) fn new(most: u32) -> Self {
        Places { most, shared: Arc::default() }
    }

    /// A place for an address, if it has one left.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Place> {
        let mut by_address = self.shared.lock();
        let taken = by_address.get(&address).copied().unwrap_or(0);
        if self.most <= taken {
            return None;
        }
        by_address.insert(address, taken + 1);
        Some(Place { address, shared: Arc::clone(&self.shared) })
    }

    /// Waits until no place is taken.
    async fn all_left(&self) {
        loop {
            let none_left = self.shared.none_left.notified();
            if self.shared.lock().is_empty() {
                return;
            }
            none_left.await;
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // Counting is never left half done.
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut by_address = self.shared.lock();
        if let Some(taken) = by_address.get_mut(&self.address) {
            *taken -= 1;
            if *taken == 0 {
                by_address.remove(&self.address);
            }
        }
        if by_address.is_empty() {
            self.shared.none_left.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_address_has_only_so_many_sockets() {
        let sockets = Sockets::new(2, 2);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().expect("an address"));
        let first = sockets.open(one, true).expect("there is room");
        let second = sockets.open(one, false).expect("there is room");
        assert_eq!(sockets.open(one, true).err(), Some(Problem::TooFast { seconds: 10 }));
        let third = sockets.open(other, false).expect("another address has its own room");
        drop(first);
        drop(sockets.open(one, true).expect("there is room again"));
        drop((second, third));
        sockets.all_closed().await;
    }

    #[test]
    fn those_who_look_on_leave_room_for_those_who_play() {
        let (sockets, address) = (Sockets::new(3, 2), "192.0.2.1".parse().expect("an address"));
        let _onlookers = [0, 1].map(|_| sockets.open(address, false).expect("there is room"));
        assert!(sockets.open(address, false).is_err());
        sockets.open(address, true).expect("there is room for a player");
        assert!(sockets.open(address, false).is_err(), "and nobody else takes it");
    }
}
