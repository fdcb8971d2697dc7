//! One embedded database file.
//!
//! One thread writes, in transactions of up to 256 commands (group commit), and answers after the commit; a few threads
//! read; one checkpoints. Callers on any async runtime send commands and await answers.

mod backup;
mod checkpoint;
mod command;
mod files;
mod place;
mod read;
mod readers;
mod restore;
mod schema;
#[cfg(test)]
pub(crate) mod tests;
mod threads;
mod values;
mod write;
mod writer;

use crate::{
    Answer, Append, Appended, ChatLine, Directory, Entry, FileError, HeldSeat, Holder, Journal, Life, Moment,
    NewTable, Notes, PublicQuery, Status, Store, StoreError, StoredTable, TableChange, TableCounts, TableId,
    TableRow, TableSummary, TokenHash,
};
pub use backup::{Verified, back_up, verify};
use command::command;
pub use restore::{Restored, restore};
use rusqlite::Connection;
use std::path::Path;
use std::sync::{PoisonError, RwLock};
use threads::Threads;
use tokio::sync::oneshot;

/// A store in one SQLite database, locked against other processes.
///
/// Dropping it blocks until all queued commands are done; [`Store::close`] does the same without blocking.
pub struct SqliteStore {
    threads: RwLock<Option<Threads>>,
}

impl SqliteStore {
    /// Opens a database, or creates it; takes constant time, however much is stored.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        Threads::on_file(path).map(Self::of)
    }

    /// An in-memory store for tests; it cannot be backed up.
    pub fn in_memory() -> Result<Self, StoreError> {
        Threads::in_memory().map(Self::of)
    }

    fn of(threads: Threads) -> Self {
        SqliteStore { threads: RwLock::new(Some(threads)) }
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let (command, reply) = command(work);
        let sent = self.with_threads(|threads| threads.send_to_writer(command));
        answer(sent.map(|()| reply))
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let (command, reply) = command(work);
        let sent = self.with_threads(|threads| threads.send_to_reader(command));
        answer(sent.map(|()| reply))
    }

    fn with_threads<T>(&self, ask: impl FnOnce(&Threads) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let threads = self.threads.read().unwrap_or_else(PoisonError::into_inner);
        threads.as_ref().ok_or(StoreError::Closed).and_then(ask)
    }

    fn take_threads(&self) -> Option<Threads> {
        self.threads.write().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        if let Some(threads) = self.take_threads() {
            // Errors are dropped here; callers that want them use `close`.
            let _ = threads.finish();
        }
    }
}

fn answer<T: Send + 'static>(
    sent: Result<oneshot::Receiver<Result<T, StoreError>>, StoreError>,
) -> Answer<T> {
    Box::pin(async move {
        let lost = |_| Err(StoreError::Unavailable("a thread of the store has ended".to_owned()));
        sent?.await.unwrap_or_else(lost)
    })
}

impl Journal for SqliteStore {
    fn create_table(&self, table: NewTable) -> Answer<()> {
        self.write(move |connection| write::create_table(connection, &table))
    }

    fn load_table(&self, table: &TableId) -> Answer<Option<StoredTable>> {
        let table = table.clone();
        self.read(move |connection| read::load_table(connection, &table))
    }

    fn table_row(&self, table: &TableId) -> Answer<Option<TableRow>> {
        let table = table.clone();
        self.read(move |connection| read::table_row(connection, &table))
    }

    fn entries(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<Entry>> {
        let table = table.clone();
        self.read(move |connection| read::entries(connection, &table, since, limit))
    }

    fn append(&self, append: Append) -> Answer<Appended> {
        self.write(move |connection| write::append(connection, &append))
    }

    fn update_table(&self, table: &TableId, change: TableChange) -> Answer<()> {
        let table = table.clone();
        self.write(move |connection| write::update_table(connection, &table, &change))
    }

    fn ready(&self) -> Answer<()> {
        self.write(|_| Ok(()))
    }
}

impl Directory for SqliteStore {
    fn holders_of(&self, table: &TableId) -> Answer<Vec<Holder>> {
        let table = table.clone();
        self.read(move |connection| read::holders_of(connection, &table))
    }

    fn seats_of_guest(&self, guest: TokenHash, limit: u32) -> Answer<Vec<HeldSeat>> {
        self.read(move |connection| read::seats_of_guest(connection, guest, limit))
    }

    fn tables_of_host(&self, guest: TokenHash, limit: u32) -> Answer<Vec<TableSummary>> {
        self.read(move |connection| read::tables_of_host(connection, guest, limit))
    }

    fn list_public(&self, query: PublicQuery) -> Answer<Vec<TableSummary>> {
        self.read(move |connection| read::list_public(connection, &query))
    }

    fn tables_with(&self, status: Status, after: Option<TableId>, limit: u32) -> Answer<Vec<TableId>> {
        self.read(move |connection| read::tables_with(connection, status, after.as_ref(), limit))
    }

    fn count_tables(&self) -> Answer<TableCounts> {
        self.read(read::count_tables)
    }

    fn note_life(&self, life: Life) -> Answer<()> {
        self.write(move |connection| write::note_life(connection, life))
    }

    fn lives(&self) -> Answer<Vec<Life>> {
        self.read(read::lives)
    }
}

impl Notes for SqliteStore {
    fn append_chat(&self, table: &TableId, author: String, text: String, at: Moment) -> Answer<u32> {
        let table = table.clone();
        self.write(move |connection| write::append_chat(connection, &table, &author, &text, at))
    }

    fn chat(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<ChatLine>> {
        let table = table.clone();
        self.read(move |connection| read::chat(connection, &table, since, limit))
    }

    fn set_note(&self, table: &TableId, guest: TokenHash, text: String) -> Answer<()> {
        let table = table.clone();
        self.write(move |connection| write::set_note(connection, &table, guest, &text))
    }

    fn note(&self, table: &TableId, guest: TokenHash) -> Answer<String> {
        let table = table.clone();
        self.read(move |connection| read::note(connection, &table, guest))
    }

    fn count_notes(&self, table: &TableId) -> Answer<u32> {
        let table = table.clone();
        self.read(move |connection| read::count_notes(connection, &table))
    }

    fn set_visit(&self, table: &TableId, guest: TokenHash, seq: u32, most: Option<u32>) -> Answer<()> {
        let table = table.clone();
        self.write(move |connection| write::set_visit(connection, &table, guest, seq, most))
    }

    fn visit(&self, table: &TableId, guest: TokenHash) -> Answer<Option<u32>> {
        let table = table.clone();
        self.read(move |connection| read::visit(connection, &table, guest))
    }
}

impl Store for SqliteStore {
    fn backup_to(&self, path: &Path) -> Answer<()> {
        answer(self.with_threads(|threads| threads.start_backup(path)))
    }

    fn close(&self) -> Answer<()> {
        match self.take_threads() {
            Some(threads) => answer(threads.finish_on_a_thread()),
            None => Box::pin(async { Ok(()) }),
        }
    }
}
