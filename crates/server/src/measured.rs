//! A store that counts what it does.

use approdo_gate::Meters;
use approdo_store::{
    Answer, Append, Appended, ChatLine, Entry, HeldSeat, Holder, Life, Moment, NewTable, PublicQuery, Status,
    Store, StoredTable, TableChange, TableCounts, TableId, TableRow, TableSummary, TokenHash,
};
use std::{fmt, path::Path, sync::Arc, time::Instant};

/// A store whose appends are counted and timed; everything else passes through.
pub(crate) struct Measured {
    store: Arc<dyn Store>,
    meters: Arc<Meters>,
}

impl Measured {
    /// Counts what this store does.
    pub(crate) fn new(store: Arc<dyn Store>, meters: Arc<Meters>) -> Self {
        Measured { store, meters }
    }
}

impl fmt::Debug for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Measured")
    }
}

impl Store for Measured {
    fn append(&self, append: Append) -> Answer<Appended> {
        let (start, entries, meters) = (Instant::now(), append.entries.len(), Arc::clone(&self.meters));
        let answer = self.store.append(append);
        Box::pin(async move {
            let answer = answer.await;
            meters.appended(entries, answer.is_ok(), start.elapsed());
            answer
        })
    }

    fn create_table(&self, table: NewTable) -> Answer<()> {
        self.store.create_table(table)
    }

    fn load_table(&self, table: &TableId) -> Answer<Option<StoredTable>> {
        self.store.load_table(table)
    }

    fn table_row(&self, table: &TableId) -> Answer<Option<TableRow>> {
        self.store.table_row(table)
    }

    fn entries(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<Entry>> {
        self.store.entries(table, since, limit)
    }

    fn update_table(&self, table: &TableId, change: TableChange) -> Answer<()> {
        self.store.update_table(table, change)
    }

    fn holders_of(&self, table: &TableId) -> Answer<Vec<Holder>> {
        self.store.holders_of(table)
    }

    fn seats_of_guest(&self, guest: TokenHash, limit: u32) -> Answer<Vec<HeldSeat>> {
        self.store.seats_of_guest(guest, limit)
    }

    fn tables_of_host(&self, guest: TokenHash, limit: u32) -> Answer<Vec<TableSummary>> {
        self.store.tables_of_host(guest, limit)
    }

    fn list_public(&self, query: PublicQuery) -> Answer<Vec<TableSummary>> {
        self.store.list_public(query)
    }

    fn tables_with(&self, status: Status, after: Option<TableId>, limit: u32) -> Answer<Vec<TableId>> {
        self.store.tables_with(status, after, limit)
    }

    fn count_tables(&self) -> Answer<TableCounts> {
        self.store.count_tables()
    }

    fn append_chat(&self, table: &TableId, author: String, text: String, at: Moment) -> Answer<u32> {
        self.store.append_chat(table, author, text, at)
    }

    fn chat(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<ChatLine>> {
        self.store.chat(table, since, limit)
    }

    fn set_note(&self, table: &TableId, guest: TokenHash, text: String) -> Answer<()> {
        self.store.set_note(table, guest, text)
    }

    fn note(&self, table: &TableId, guest: TokenHash) -> Answer<String> {
        self.store.note(table, guest)
    }

    fn count_notes(&self, table: &TableId) -> Answer<u32> {
        self.store.count_notes(table)
    }

    fn set_visit(&self, table: &TableId, guest: TokenHash, seq: u32, most: Option<u32>) -> Answer<()> {
        self.store.set_visit(table, guest, seq, most)
    }

    fn visit(&self, table: &TableId, guest: TokenHash) -> Answer<Option<u32>> {
        self.store.visit(table, guest)
    }

    fn ready(&self) -> Answer<()> {
        self.store.ready()
    }

    fn note_life(&self, life: Life) -> Answer<()> {
        self.store.note_life(life)
    }

    fn lives(&self) -> Answer<Vec<Life>> {
        self.store.lives()
    }

    fn backup_to(&self, path: &Path) -> Answer<()> {
        self.store.backup_to(path)
    }

    fn close(&self) -> Answer<()> {
        self.store.close()
    }
}
