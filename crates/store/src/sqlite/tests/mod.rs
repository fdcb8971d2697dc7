//! The promises of the SQLite store, tested on real files.

mod backups;
mod files;
mod group;
mod journal;
mod killed;
mod names;
mod restores;
mod suite;

use super::SqliteStore;
pub(crate) use crate::testing::suite::{append_to, entry, guest, id, keyed, new_table, payloads};
use crate::{Appended, Directory, Journal, Moment, NewEntry, Notes, Store, StoreError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder, removed on drop.
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

/// Appends entries one after another while others do the same; returns the number of version conflicts.
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
