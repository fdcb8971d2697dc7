//! Many faults at once: calls of the store fail or lose their answers, commands are repeated, late and on old versions,
//! moves are undone, readers are slow, the server is restarted. Afterwards every acknowledged command is in the journal
//! once and in order, and all subscribers have the same state.

use crate::desk::*;
use approdo_conformance::{longer, tell};
use approdo_hub::wire::{LogOut, PlayMove, Played, TableState, TakeBack, ViewerName};
use approdo_hub::{GuestId, HubError, HubSettings, Push, StateQuery, Subscription};
use approdo_store::{
    Directory, Entry, Journal, SqliteStore, StoreError, TableId,
    testing::{Fault, FaultyStore},
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// The number of storms, and of commands in each.
const STORMS: u64 = 200;
const COMMANDS: usize = 60;

/// A command that a client keeps until it is answered.
#[derive(Clone, Debug)]
enum Command {
    Play(PlayMove),
    Undo(TakeBack),
    Redo(TakeBack),
}

impl Command {
    fn seat(&self) -> u8 {
        match self {
            Command::Play(request) => request.seat,
            Command::Undo(request) | Command::Redo(request) => request.seat,
        }
    }

    /// The key as it is stored.
    fn key(&self) -> String {
        match self {
            Command::Play(request) => format!("{}:{}", request.seat, request.key),
            Command::Undo(request) | Command::Redo(request) => format!("{}:{}", request.seat, request.key),
        }
    }
}

/// A subscriber that behaves like a client: by versions, with `since` after every break.
struct Reader {
    guest: GuestId,
    viewer: ViewerName,
    pushes: Option<Subscription>,
    version: u32,
    log: Vec<LogOut>,
    view: Option<Value>,
}

impl Reader {
    fn new(guest: GuestId, viewer: ViewerName) -> Self {
        Reader { guest, viewer, pushes: None, version: 0, log: Vec::new(), view: None }
    }

    fn query(&self, since: Option<u32>) -> StateQuery {
        StateQuery { viewer: Some(self.viewer), since, ..StateQuery::default() }
    }

    /// Reads waiting pushes, and reconnects if it was told to.
    async fn read(&mut self, desk: &Desk, table: &str) {
        loop {
            if self.pushes.is_none() {
                let since = self.query(Some(self.version));
                self.pushes = desk.hub.subscribe(self.guest, table, since).await.ok();
            }
            let Some(push) = self.pushes.as_mut().and_then(Subscription::waiting) else { return };
            match push {
                Push::State { version, json } => self.take(version, &json),
                Push::Chat(_) | Push::Presence(_) | Push::Foreseen(_) => (),
                Push::Resync | Push::Closing => self.pushes = None,
            }
        }
    }

    fn take(&mut self, version: u32, json: &str) {
        assert!(self.version <= version, "version {version} after {}", self.version);
        let mut push: Value = serde_json::from_str(json).unwrap();
        let state: TableState = serde_json::from_value(push["state"].take()).unwrap();
        self.version = version;
        self.log.retain(|line| line.step <= state.log_from);
        assert!(state.log.iter().all(|line| state.log_from < line.step), "lines that are known already");
        self.log.extend(state.log);
        self.view = Some(state.view.value());
    }
}

/// The clients of one table and all answers that they got.
struct Storm {
    rng: Pcg64Mcg,
    store: Arc<FaultyStore>,
    desk: Desk,
    table: String,
    readers: Vec<Reader>,
    /// Commands without an answer.
    open: Vec<Command>,
    acknowledged: Vec<(Command, Played)>,
}

impl Storm {
    async fn new(seed: u64) -> Self {
        let store = Arc::new(FaultyStore::new(Arc::new(SqliteStore::in_memory().unwrap())));
        let desk =
            Desk::with(store.clone(), HubSettings { queue: 3, snapshot_every: 7, long_log: 4, ..settings() });
        let table = if seed.is_multiple_of(2) { desk.nim().await } else { desk.armada(seed).await };
        let readers = vec![
            Reader::new(ADA, ViewerName::Seat(0)),
            Reader::new(BOB, ViewerName::Seat(1)),
            Reader::new(EVE, ViewerName::Spectator),
        ];
        let (open, acknowledged) = (Vec::new(), Vec::new());
        Storm { rng: Pcg64Mcg::seed_from_u64(seed), store, desk, table, readers, open, acknowledged }
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.rng.next_u32().is_multiple_of(n)
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.next_u32() as usize % n
    }

    /// Plans a fault.
    fn plan_trouble(&mut self) {
        let call = self.store.calls() + 1 + self.below(3) as u64;
        let error = StoreError::Full("planned".to_owned());
        let fault = if self.one_in(2) { Fault::Fail(error) } else { Fault::LoseAnswer(error) };
        self.store.plan(call, fault);
    }

    /// A command that a client might send now, if the table can be seen.
    async fn invent(&mut self) -> Option<Command> {
        let asked = self.desk.hub.state(EVE, &self.table, StateQuery::default()).await.ok()?;
        let seat = match asked.asked.first() {
            Some(seat) if !self.one_in(6) => *seat,
            Some(_) | None => self.below(2) as u8,
        };
        let state = self.desk.hub.state(guest(seat), &self.table, as_seat(seat)).await.ok()?;
        let late = if self.one_in(8) { 1 } else { 0 };
        let version = state.summary.version.saturating_sub(late);
        let key = self.desk.key();
        if self.one_in(5) {
            let request = TakeBack { seat, version, key, confirmed: true };
            return Some(if self.one_in(2) { Command::Undo(request) } else { Command::Redo(request) });
        }
        // Refused choices are tried, too.
        let choice = state.choices.get(self.rng.next_u32() as usize % state.choices.len().max(1))?;
        Some(Command::Play(PlayMove { seat, version, mv: choice.mv.clone(), key, confirmed: true }))
    }

    /// Sends a command, keeps it without an answer, and returns the result if it succeeded.
    async fn send(&mut self, command: Command) -> Option<Played> {
        let (hub, table, guest) = (&self.desk.hub, &self.table, guest(command.seat()));
        let answer = match command.clone() {
            Command::Play(request) => hub.play(guest, table, request).await,
            Command::Undo(request) => hub.undo(guest, table, request).await,
            Command::Redo(request) => hub.redo(guest, table, request).await,
        };
        match answer {
            Ok(played) => {
                self.acknowledged.push((command, played));
                return Some(played);
            }
            Err(HubError::Unavailable(_)) => self.open.push(command),
            Err(HubError::Stale { .. } | HubError::Refused(_)) => (),
            Err(error) => panic!("{command:?}: {error:?}"),
        }
        None
    }

    async fn blow(&mut self) {
        for _ in 0..COMMANDS {
            if self.one_in(5) {
                self.plan_trouble();
            }
            if self.one_in(20) {
                self.desk = self.desk.restarted();
                for reader in &mut self.readers {
                    reader.pushes = None;
                }
            }
            // Unanswered commands are repeated, and sometimes answered ones, too.
            if let Some(command) = self.open.pop() {
                self.send(command).await;
            } else if self.one_in(6) && !self.acknowledged.is_empty() {
                let index = self.below(self.acknowledged.len());
                let (command, before) = self.acknowledged[index].clone();
                if let Some(again) = self.send(command).await {
                    assert_eq!(again, Played { repeated: true, ..before });
                }
            } else if let Some(command) = self.invent().await {
                self.send(command).await;
            }
            for index in 0..self.readers.len() {
                if self.one_in(2) {
                    let mut reader = self.readers.swap_remove(index);
                    reader.read(&self.desk, &self.table).await;
                    self.readers.push(reader);
                }
            }
        }
    }

    /// Ends the storm; returns the number of stored commands.
    async fn settle(mut self) -> usize {
        // Removes planned faults that have not happened yet.
        for _ in 0..4 {
            let _ = self.store.count_tables().await;
        }
        while let Some(command) = self.open.pop() {
            self.send(command).await;
        }
        let entries = self.store.entries(&TableId(self.table.clone()), 0, 10_000).await.unwrap();
        let stored = self.compare(&entries);
        for reader in &mut self.readers {
            reader.read(&self.desk, &self.table).await;
            for desk in [&self.desk, &self.desk.restarted()] {
                let whole = desk.hub.state(reader.guest, &self.table, reader.query(None)).await.unwrap();
                assert_eq!(reader.version, whole.summary.version);
                assert_eq!(reader.view, Some(whole.view.value()));
                assert_eq!(reader.log, whole.log);
            }
        }
        stored
    }

    /// Compares acknowledged commands with the journal.
    fn compare(&self, entries: &[Entry]) -> usize {
        let mut places = BTreeMap::new();
        for (entry, expected) in entries.iter().zip(1..) {
            assert_eq!(entry.seq, expected, "the journal has a gap");
            if let Some(key) = &entry.key {
                assert_eq!(places.insert(key.clone(), entry.seq), None, "{key} was done twice");
            }
        }
        for (command, played) in &self.acknowledged {
            let seq = *places.get(&command.key()).unwrap_or_else(|| panic!("{command:?} is lost"));
            let luck = &entries[seq as usize..played.version as usize];
            assert!(
                luck.iter().all(|entry| entry.kind == "luck"),
                "{command:?} is not where it was said to be"
            );
        }
        places.len()
    }
}

fn guest(seat: u8) -> GuestId {
    if seat == 0 { ADA } else { BOB }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_goes_wrong_nothing_acknowledged_is_lost_or_doubled() {
    let mut stored = 0;
    let storms = longer(STORMS);
    for seed in 0..storms {
        let mut storm = Storm::new(seed).await;
        storm.blow().await;
        stored += storm.settle().await;
    }
    assert!(storms as usize * 8 < stored, "{stored} commands were stored in all storms");
    tell(format_args!("{storms} storms, {stored} commands stored"));
}
