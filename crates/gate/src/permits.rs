//! Semaphores by address: for sockets, connections and large answers.

use crate::Problem;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::Notify;

/// The open sockets.
#[derive(Clone, Debug)]
pub struct Sockets {
    all: Permits,
    spectators: Permits,
}

/// The permits of one socket, until this is dropped.
#[derive(Debug)]
pub struct SocketPermit {
    _of_all: Permit,
    _of_spectators: Option<Permit>,
}

impl Sockets {
    /// Each address may open `most` sockets, and of them `most_spectators` only to look on.
    pub fn new(most: u32, most_spectators: u32) -> Self {
        Sockets { all: Permits::new(most), spectators: Permits::new(most_spectators) }
    }

    /// Permits for one more socket of an address. Spectators leave some for players.
    pub fn open(&self, address: IpAddr, is_member: bool) -> Result<SocketPermit, Problem> {
        let full = || Problem::TooFast { seconds: 10 };
        let of_spectators =
            if is_member { None } else { Some(self.spectators.take(address).ok_or_else(full)?) };
        Ok(SocketPermit { _of_all: self.all.take(address).ok_or_else(full)?, _of_spectators: of_spectators })
    }

    /// Waits until no socket is open.
    pub async fn all_closed(&self) {
        self.all.all_returned().await;
    }
}

/// A semaphore for each address.
#[derive(Clone, Debug)]
pub struct Permits {
    most: u32,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    by_address: Mutex<HashMap<IpAddr, u32>>,
    all_returned: Notify,
}

/// One permit; it is given back when this is dropped.
#[derive(Debug)]
pub struct Permit {
    address: IpAddr,
    shared: Arc<Shared>,
}

impl Permits {
    /// `most` permits for each address.
    pub fn new(most: u32) -> Self {
        Permits { most, shared: Arc::default() }
    }

    /// A permit for an address, if one is left.
    pub fn take(&self, address: IpAddr) -> Option<Permit> {
        let mut by_address = self.shared.lock();
        let taken = by_address.get(&address).copied().unwrap_or(0);
        if self.most <= taken {
            return None;
        }
        by_address.insert(address, taken + 1);
        Some(Permit { address, shared: Arc::clone(&self.shared) })
    }

    async fn all_returned(&self) {
        loop {
            let all_returned = self.shared.all_returned.notified();
            if self.shared.lock().is_empty() {
                return;
            }
            all_returned.await;
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // Poisoning is harmless: nothing panics while it is locked.
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut by_address = self.shared.lock();
        if let Some(taken) = by_address.get_mut(&self.address) {
            *taken -= 1;
            if *taken == 0 {
                by_address.remove(&self.address);
            }
        }
        if by_address.is_empty() {
            self.shared.all_returned.notify_waiters();
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
