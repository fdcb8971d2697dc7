//! How many sockets are open, and whose they are.

use super::Problem;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::Notify;

/// The open sockets.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    most: u32,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    by_address: Mutex<HashMap<IpAddr, u32>>,
    none_left: Notify,
}

/// One socket; it is closed when this is dropped.
#[derive(Debug)]
pub(crate) struct Seat {
    address: IpAddr,
    shared: Arc<Shared>,
}

impl Sockets {
    /// No sockets; each address may open so many.
    pub(crate) fn new(most: u32) -> Self {
        Sockets { most, shared: Arc::default() }
    }

    /// Room for one more socket of an address.
    pub(crate) fn open(&self, address: IpAddr) -> Result<Seat, Problem> {
        let mut by_address = self.shared.lock();
        let open = by_address.entry(address).or_default();
        if self.most <= *open {
            return Err(Problem::TooFast { seconds: 10 });
        }
        *open += 1;
        Ok(Seat { address, shared: Arc::clone(&self.shared) })
    }

    /// Waits until no socket is open.
    pub(crate) async fn all_closed(&self) {
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
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, u32>> {
        // Counting is never left half done.
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut by_address = self.shared.lock();
        if let Some(open) = by_address.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
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
        let sockets = Sockets::new(2);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().expect("an address"));
        let first = sockets.open(one).expect("there is room");
        let second = sockets.open(one).expect("there is room");
        assert_eq!(sockets.open(one).err(), Some(Problem::TooFast { seconds: 10 }));
        let third = sockets.open(other).expect("another address has its own room");
        drop(first);
        drop(sockets.open(one).expect("there is room again"));
        drop((second, third));
        sockets.all_closed().await;
    }
}
