use crate::{
    Append, Appended, ChatLine, Entry, HeldSeat, Holder, Life, Moment, NewTable, PublicQuery, Status,
    StoreError, StoredTable, TableChange, TableCounts, TableId, TableRow, TableSummary, TokenHash,
};
use std::{future::Future, path::Path, pin::Pin, sync::Arc};

/// A future of a store's answer. The command is queued before the future is polled, and runs even if the future is
/// dropped.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Tables and their append-only journals.
///
/// A write is answered with `Ok` only after it is durable. Commands of one caller that awaits each answer are seen in
/// their order; a read sees every write that was answered before it. The same holds for [`Directory`] and [`Notes`].
pub trait Journal: Send + Sync {
    /// Creates a table with its seats and its journal so far, atomically.
    fn create_table(&self, table: NewTable) -> Answer<()>;

    /// Everything about one table; `None` if there is no such table.
    fn load_table(&self, table: &TableId) -> Answer<Option<StoredTable>>;

    /// One table without its seats and its journal; `None` if there is no such table.
    fn table_row(&self, table: &TableId) -> Answer<Option<TableRow>>;

    /// The entries of a table after entry `since`, at most `limit`.
    fn entries(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<Entry>>;

    /// Appends to the journal of a table, if its version is the expected one ([`StoreError::Conflict`]) and the entries
    /// are not there already (idempotency keys).
    fn append(&self, append: Append) -> Answer<Appended>;

    /// Changes the table itself and its seats.
    fn update_table(&self, table: &TableId, change: TableChange) -> Answer<()>;

    /// Whether writes are accepted: an error once the storage has failed, or while it cannot write.
    fn ready(&self) -> Answer<()>;
}

/// Lists of tables, who holds and hosts them, and uptimes of servers.
pub trait Directory: Send + Sync {
    /// The browsers that hold seats of a table, by seat.
    fn holders_of(&self, table: &TableId) -> Answer<Vec<Holder>>;

    /// The seats that a browser holds, most recently changed tables first, at most `limit`.
    fn seats_of_guest(&self, guest: TokenHash, limit: u32) -> Answer<Vec<HeldSeat>>;

    /// The tables that a browser is host of, most recently changed first, at most `limit`.
    fn tables_of_host(&self, guest: TokenHash, limit: u32) -> Answer<Vec<TableSummary>>;

    /// The public tables.
    fn list_public(&self, query: PublicQuery) -> Answer<Vec<TableSummary>>;

    /// The tables with a status, in order of creation, after one of them (a page cursor).
    fn tables_with(&self, status: Status, after: Option<TableId>, limit: u32) -> Answer<Vec<TableId>>;

    /// Number of tables by status.
    fn count_tables(&self) -> Answer<TableCounts>;

    /// Records that the server that started at one moment was still up at another; a moment earlier than the recorded
    /// one changes nothing.
    fn note_life(&self, life: Life) -> Answer<()>;

    /// Uptimes of the servers over this store, in order of start.
    fn lives(&self) -> Answer<Vec<Life>>;
}

/// Chat, private notes and read markers.
pub trait Notes: Send + Sync {
    /// Stores a chat line, and returns its number.
    fn append_chat(&self, table: &TableId, author: String, text: String, at: Moment) -> Answer<u32>;

    /// The chat lines of a table after line `since`, at most `limit`.
    fn chat(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<ChatLine>>;

    /// Stores the private note of a browser about a table; an empty one deletes it.
    fn set_note(&self, table: &TableId, guest: TokenHash, text: String) -> Answer<()>;

    /// The private note of a browser about a table; empty if there is none.
    fn note(&self, table: &TableId, guest: TokenHash) -> Answer<String>;

    /// How many browsers have a note about a table.
    fn count_notes(&self, table: &TableId) -> Answer<u32>;

    /// Records the last entry that a browser has seen; an earlier one than recorded changes nothing, nor does a new
    /// browser once `most` are recorded.
    fn set_visit(&self, table: &TableId, guest: TokenHash, seq: u32, most: Option<u32>) -> Answer<()>;

    /// The last entry that a browser has seen, if it is recorded.
    fn visit(&self, table: &TableId, guest: TokenHash) -> Answer<Option<u32>>;
}

/// Durable storage of everything, used as `Arc<dyn Store>`.
pub trait Store: Journal + Directory + Notes {
    /// Writes a consistent backup into a new file, while writing goes on.
    fn backup_to(&self, path: &Path) -> Answer<()>;

    /// Finishes the queued commands, then refuses new ones; returns when all is closed.
    fn close(&self) -> Answer<()>;
}

/// The three parts of a store apart: each may be wrapped by itself.
#[derive(Clone)]
pub struct Stores {
    /// Tables and journals.
    pub journal: Arc<dyn Journal>,
    /// Lists of tables.
    pub directory: Arc<dyn Directory>,
    /// Chat and notes.
    pub notes: Arc<dyn Notes>,
}

impl<S: Store + 'static> From<Arc<S>> for Stores {
    fn from(store: Arc<S>) -> Self {
        Stores { journal: store.clone(), directory: store.clone(), notes: store }
    }
}

impl From<Arc<dyn Store>> for Stores {
    fn from(store: Arc<dyn Store>) -> Self {
        Stores { journal: store.clone(), directory: store.clone(), notes: store }
    }
}
