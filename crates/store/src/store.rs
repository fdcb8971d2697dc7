use crate::{
    Append, Appended, ChatLine, Entry, HeldSeat, Holder, Life, Moment, NewTable, PublicQuery, Status,
    StoreError, StoredTable, TableChange, TableCounts, TableId, TableRow, TableSummary, TokenHash,
};
use std::{future::Future, path::Path, pin::Pin, sync::Arc};

/// What a store will say. The command is under way before the answer is awaited, and goes on if nobody waits.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// The tables themselves and their append-only journals.
///
/// A command that changes something is answered with `Ok` only after it is on the disk. Commands of one caller
/// that awaits each answer are seen in their order; a read sees everything that was answered before it was asked. The
/// same holds for [`Directory`] and [`Notes`].
pub trait Journal: Send + Sync {
    /// Stores a new table with its seats and its journal so far, all of it or nothing.
    fn create_table(&self, table: NewTable) -> Answer<()>;

    /// Everything about one table, or nothing if there is no such table.
    fn load_table(&self, table: &TableId) -> Answer<Option<StoredTable>>;

    /// What is stored of one table itself, without its seats and its journal, or nothing if there is no such table.
    fn table_row(&self, table: &TableId) -> Answer<Option<TableRow>>;

    /// The entries of a table after entry `since`, at most `limit`.
    fn entries(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<Entry>>;

    /// Adds entries to the journal of a table, if nobody else was faster ([`StoreError::Conflict`]) and if they
    /// are not there already.
    fn append(&self, append: Append) -> Answer<Appended>;

    /// Changes the table itself and its seats.
    fn update_table(&self, table: &TableId, change: TableChange) -> Answer<()>;

    /// Whether changes are taken: an error once the storage has failed, or while it cannot write.
    fn ready(&self) -> Answer<()>;
}

/// Which tables there are, whose they are, and when servers were up.
pub trait Directory: Send + Sync {
    /// The browsers that hold seats of a table, by seat.
    fn holders_of(&self, table: &TableId) -> Answer<Vec<Holder>>;

    /// The seats that a browser holds, those of tables changed last first, at most `limit`.
    fn seats_of_guest(&self, guest: TokenHash, limit: u32) -> Answer<Vec<HeldSeat>>;

    /// The tables that a browser may change, those changed last first, at most `limit`.
    fn tables_of_host(&self, guest: TokenHash, limit: u32) -> Answer<Vec<TableSummary>>;

    /// The tables that everybody may find.
    fn list_public(&self, query: PublicQuery) -> Answer<Vec<TableSummary>>;

    /// The tables that have come so far, in the order in which they were made, after one of them.
    fn tables_with(&self, status: Status, after: Option<TableId>, limit: u32) -> Answer<Vec<TableId>>;

    /// How many tables have come how far.
    fn count_tables(&self) -> Answer<TableCounts>;

    /// Notes that the server that started at one moment was still up at another; an earlier one than noted before
    /// changes nothing.
    fn note_life(&self, life: Life) -> Answer<()>;

    /// When servers were up over this store, in the order in which they started.
    fn lives(&self) -> Answer<Vec<Life>>;
}

/// What people say and note besides the game.
pub trait Notes: Send + Sync {
    /// Stores what somebody said, and returns its number.
    fn append_chat(&self, table: &TableId, author: String, text: String, at: Moment) -> Answer<u32>;

    /// What was said at a table after line `since`, at most `limit` lines.
    fn chat(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<ChatLine>>;

    /// Stores the private note of a browser about a table; an empty one is forgotten.
    fn set_note(&self, table: &TableId, guest: TokenHash, text: String) -> Answer<()>;

    /// The private note of a browser about a table; empty if there is none.
    fn note(&self, table: &TableId, guest: TokenHash) -> Answer<String>;

    /// How many browsers have a note about a table.
    fn count_notes(&self, table: &TableId) -> Answer<u32>;

    /// Notes the last entry that a browser has seen; an earlier one than noted before changes nothing, nor does one of
    /// somebody new if so many (`most`) are noted already.
    fn set_visit(&self, table: &TableId, guest: TokenHash, seq: u32, most: Option<u32>) -> Answer<()>;

    /// The last entry that a browser has seen, if it was there.
    fn visit(&self, table: &TableId, guest: TokenHash) -> Answer<Option<u32>>;
}

/// Durable storage of everything, to be used as `Arc<dyn Store>`.
pub trait Store: Journal + Directory + Notes {
    /// Writes everything as it is at one moment into a new file, while writing goes on.
    fn backup_to(&self, path: &Path) -> Answer<()>;

    /// Finishes what was asked for before, and then refuses everything; comes back when all is done.
    fn close(&self) -> Answer<()>;
}

/// The three uses of a store apart: each may be wrapped by itself.
#[derive(Clone)]
pub struct Stores {
    /// Tables and journals.
    pub journal: Arc<dyn Journal>,
    /// Which tables there are.
    pub directory: Arc<dyn Directory>,
    /// What people say and note.
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
