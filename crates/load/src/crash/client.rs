//! A client that reconnects by itself, and records what it was told.

use super::{
    check::Fault,
    ledger::{Attempt, Fate},
};
use crate::{
    guest::Guest,
    socket::{Socket, Told},
};
use anyhow::Result;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{sync::watch, time::sleep};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Pause between two attempts to reconnect.
const KNOCK: Duration = Duration::from_millis(5);

/// What all clients share.
#[derive(Debug)]
pub(super) struct Shared {
    /// Number of acknowledged moves, of all clients.
    pub(super) acknowledged: watch::Sender<u64>,
    /// Whether clients finish what they have begun and stop.
    pub(super) stop: watch::Receiver<bool>,
    /// Average pause before a move.
    pub(super) pause: Duration,
}

/// A client in a seat of a table.
pub(super) struct Client {
    guest: Guest,
    table: String,
    seat: u8,
    shared: Arc<Shared>,
    rng: Pcg64Mcg,
    notes: Notes,
    /// The version that it knows.
    known: u32,
    /// The last `state` message.
    state: Utf8Bytes,
    /// The request without an answer so far; it is the last of the attempts.
    pending: Option<String>,
}

/// What a client knows at the end.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) attempts: Vec<Attempt>,
    /// The latest version that it was told of.
    pub(super) told: u32,
    /// Moves that were stored although their answer was lost.
    pub(super) repeated: u64,
    /// How long each reconnection took until the table was visible again.
    pub(super) resumed: Vec<Duration>,
    pub(super) faults: Vec<Fault>,
}

/// Why a connection ended.
enum End {
    /// The server closed the connection, or was killed.
    Lost,
    /// Nothing is left to do.
    Done,
}

impl Client {
    pub(super) fn new(guest: Guest, table: String, seat: u8, shared: Arc<Shared>, rng: Pcg64Mcg) -> Self {
        let (notes, state) = (Notes::default(), Utf8Bytes::default());
        Client { guest, table, seat, shared, rng, notes, known: 0, state, pending: None }
    }

    /// Plays to the end of the game, or until the stop; reconnects as often as needed.
    pub(super) async fn run(mut self) -> Result<Notes> {
        let mut lost_at = None;
        loop {
            let mut socket = match self.guest.follow(&self.table, self.known).await {
                Ok(socket) => socket,
                Err(_) => {
                    sleep(KNOCK).await;
                    continue;
                }
            };
            match self.follow(&mut socket, lost_at).await? {
                End::Done => return Ok(self.notes),
                End::Lost => lost_at = Some(Instant::now()),
            }
        }
    }

    /// Plays over one socket until it closes.
    async fn follow(&mut self, socket: &mut Socket, lost_at: Option<Instant>) -> Result<End> {
        self.state = Utf8Bytes::default();
        while self.state.is_empty() {
            let Some(text) = socket.next().await else { return Ok(End::Lost) };
            self.hear(&text)?;
        }
        self.notes.resumed.extend(lost_at.map(|moment| moment.elapsed()));
        // A request without an answer may have been executed or not: repeating it under the same idempotency key is
        // safe.
        let mut next = self.pending.clone();
        let mut stop = self.shared.stop.clone();
        loop {
            if self.pending.is_none() {
                if *stop.borrow() || self.is_over()? {
                    return Ok(End::Done);
                }
                next = self.choose()?;
                if next.is_some() {
                    sleep(self.shared.pause.mul_f64(0.5 + self.share())).await;
                }
            }
            if let Some(request) = next.take()
                && socket.say(request).await.is_err()
            {
                return Ok(End::Lost);
            }
            let text = tokio::select! {
                text = socket.next() => text,
                // While a request has no answer, the stop has to wait.
                _ = stop.wait_for(|stop| *stop), if self.pending.is_none() => continue,
            };
            match text {
                Some(text) => self.hear(&text)?,
                None => return Ok(End::Lost),
            }
        }
    }

    /// Records a message of the server.
    fn hear(&mut self, text: &Utf8Bytes) -> Result<()> {
        let told = Told::read(text)?;
        let version = told.version;
        if told.state.is_some() && version < self.known {
            self.complain(format!("version {version} was shown after version {}", self.known));
            self.known = version;
        }
        match told.kind.as_ref() {
            "played" => self.settle(told.key.as_deref(), Fate::Acknowledged { version }, told.repeated),
            "error" => match &told.error {
                Some(error) if error.code == "stale" => {
                    self.settle(told.key.as_deref(), Fate::Denied, false);
                }
                Some(error) => self.complain(format!("a request failed ({}): {}", error.code, error.text)),
                None => self.complain("a request failed without a reason".to_owned()),
            },
            _ => (),
        }
        self.known = self.known.max(version);
        self.notes.told = self.notes.told.max(version);
        if told.state.is_some() {
            self.state = text.clone();
        }
        Ok(())
    }

    /// Records the answer to the pending request.
    fn settle(&mut self, key: Option<&str>, fate: Fate, repeated: bool) {
        let last = self.notes.attempts.last_mut().filter(|last| Some(last.key.as_str()) == key);
        match (last, self.pending.take()) {
            (Some(last), Some(_)) => last.fate = fate,
            (None, _) | (_, None) => self.complain(format!("nobody waited for an answer to {key:?}")),
        }
        self.notes.repeated += u64::from(repeated);
        if let Fate::Acknowledged { .. } = fate {
            self.shared.acknowledged.send_modify(|count| *count += 1);
        }
    }

    /// A move of this client, if its seat is asked and its state is the newest; it becomes the pending request.
    fn choose(&mut self) -> Result<Option<String>> {
        let told = Told::read(&self.state)?;
        let Some(state) = told.state.filter(|_| told.version == self.known) else { return Ok(None) };
        let Some(choice) = state.legal(self.rng.next_u64()) else { return Ok(None) };
        let (seat, version, mv) = (self.seat, told.version, choice.mv);
        let key = format!("k{}", self.notes.attempts.len());
        let request = format!(
            "{{\"type\":\"move\",\"seat\":{seat},\"version\":{version},\"key\":\"{key}\",\"move\":{mv}}}"
        );
        let step = format!("{seat}: {}", choice.notation);
        self.notes.attempts.push(Attempt { seat, key, step, fate: Fate::Unknown });
        self.pending = Some(request.clone());
        Ok(Some(request))
    }

    fn is_over(&self) -> Result<bool> {
        Ok(Told::read(&self.state)?.state.is_some_and(|state| state.is_over()))
    }

    fn complain(&mut self, problem: String) {
        let (table, seat) = (self.table.clone(), self.seat);
        self.notes.faults.push(Fault::Mistreated { table, seat, problem });
    }

    /// A random number from 0 to 1.
    fn share(&mut self) -> f64 {
        f64::from(self.rng.next_u32()) / f64::from(u32::MAX)
    }
}
