//! What the store promises, tried on real files.

mod backups;
mod commands;
mod files;
mod group;
mod journal;
mod killed;
mod names;
mod restores;

use super::SqliteStore;
use crate::{
    Append, Appended, Moment, NewEntry, NewTable, SeatChange, SeatKind, SeatRow, SecretSeed, Status, Store,
    StoreError, TableId, TokenHash,
};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("approdo-store-{}-{number}", std::process::id()));
        std::fs::create_dir(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).unwrap()
}

fn id(text: &str) -> TableId {
    TableId(text.to_owned())
}

fn guest(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// A public table with open seats.
pub(crate) fn new_table(text: &str, n_seats: usize) -> NewTable {
    let seat = SeatRow {
        kind: SeatKind::Open,
        name: String::new(),
        bot: None,
        token_hash: None,
        preferences: "{}".to_owned(),
    };
    NewTable {
        id: id(text),
        game: "nim".to_owned(),
        rules_version: 1,
        options: r#"{"heaps":3}"#.to_owned(),
        seed: SecretSeed([7; 32]),
        seed_digest: "77".to_owned(),
        seed_chosen: false,
        name: format!("table {text}"),
        public: true,
        status: Status::Open,
        policy: "{}".to_owned(),
        host: guest(200),
        origin: None,
        created_at: Moment(1_000),
        seats: vec![seat; n_seats],
        holders: Vec::new(),
        entries: Vec::new(),
    }
}

/// Changes a seat to what it is after this, held by these.
fn seated(seat: u8, kind: SeatKind, holders: &[u8]) -> SeatChange {
    let row = SeatRow { kind, ..new_table("x", 1).seats[0].clone() };
    SeatChange { seat, row, holders: holders.iter().map(|number| guest(*number)).collect() }
}

fn entry(payload: &str) -> NewEntry {
    NewEntry {
        kind: "move".to_owned(),
        seat: Some(1),
        payload: payload.to_owned(),
        state_hash: u64::MAX - 5,
        key: None,
        at: Moment(2_000),
    }
}

fn keyed(payload: &str, key: &str) -> NewEntry {
    NewEntry { key: Some(key.to_owned()), ..entry(payload) }
}

fn append_to(table: &str, expected_seq: u32, entries: Vec<NewEntry>) -> Append {
    Append { table: id(table), expected_seq, entries, change: None, snapshot: None, founds: None }
}

/// Appends one entry after another, whatever others do meanwhile; says how often somebody was faster.
async fn append_stubbornly(store: &dyn Store, table: &str, entry: NewEntry) -> (u32, u32) {
    let (mut expected, mut conflicts) = (0, 0);
    loop {
        match store.append(append_to(table, expected, vec![entry.clone()])).await {
            Ok(Appended::Stored { seq } | Appended::AlreadyThere { seq }) => return (seq, conflicts),
            Err(StoreError::Conflict { found, .. }) => {
                expected = found;
                conflicts += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

async fn payloads(store: &dyn Store, table: &str) -> Vec<String> {
    let stored = store.load_table(&id(table)).await.unwrap().unwrap();
    let numbers: Vec<u32> = stored.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..=stored.seq()).collect::<Vec<_>>(), "the journal has gaps");
    stored.entries.into_iter().map(|entry| entry.payload).collect()
}
