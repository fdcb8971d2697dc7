//! Flow control: limits the bytes that may come in over a WebSocket without a message.
//!
//! Messages of clients are counted, but the fragments of an unfinished message are read by the library. So the
//! connection itself counts bytes, and every message credits as many as the longest one has.

use axum::{extract::FromRequestParts, http::request::Parts};
use std::{
    convert::Infallible,
    io,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

/// The bytes that may come between two heartbeats without a message: pings, and fragments.
const ALLOWANCE: i64 = 32 << 10;

/// The bytes that a connection may still send; unlimited until it is a WebSocket.
///
/// The same task reads bytes and messages, so relaxed atomics suffice.
#[derive(Clone, Debug)]
pub struct Inflow(Arc<AtomicI64>);

impl Inflow {
    /// For a connection that speaks HTTP, whose requests have limits of their own.
    pub fn unmetered() -> Self {
        Inflow(Arc::new(AtomicI64::new(i64::MAX)))
    }

    /// Resets the allowance: after the upgrade, and at each heartbeat.
    pub fn allow_some(&self) {
        self.0.store(ALLOWANCE, Ordering::Relaxed);
    }

    /// Credits a message of at most this length.
    pub fn pay_for(&self, bytes: usize) {
        let left = self.0.load(Ordering::Relaxed).saturating_add(bytes as i64);
        self.0.store(left.min(ALLOWANCE), Ordering::Relaxed);
    }

    /// Debits received bytes; an error once they exceed the allowance.
    pub fn come(&self, bytes: usize) -> io::Result<()> {
        let left = self.0.load(Ordering::Relaxed);
        // Unlimited stays unlimited.
        if left != i64::MAX {
            self.0.store(left.saturating_sub(bytes as i64), Ordering::Relaxed);
        }
        if left < bytes as i64 { Err(TOO_MUCH.into()) } else { Ok(()) }
    }
}

impl<S: Sync> FromRequestParts<S> for Inflow {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        // Without a network there is nothing to count.
        Ok(parts.extensions.get().cloned().unwrap_or_else(Inflow::unmetered))
    }
}

/// The error of a connection that has sent too much.
pub const TOO_MUCH: io::ErrorKind = io::ErrorKind::QuotaExceeded;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_without_a_message_have_an_end() {
        let inflow = Inflow::unmetered();
        for _ in 0..100 {
            inflow.come(usize::MAX >> 1).expect("requests are not counted");
        }
        inflow.allow_some();
        let half = (ALLOWANCE / 2) as usize;
        let (mut heard, mut silent) = (0, 0);
        // Every message pays for itself.
        while heard < 1_000 {
            inflow.come(half).expect("it is paid for");
            inflow.pay_for(half);
            heard += 1;
        }
        // Credit does not accumulate.
        while silent < 9 && inflow.come(half).is_ok() {
            silent += 1;
        }
        assert_eq!(silent, 2);
        assert_eq!(inflow.come(1).map_err(|error| error.kind()), Err(TOO_MUCH));
        inflow.allow_some();
        inflow.come(half).expect("a heartbeat is over");
    }
}
