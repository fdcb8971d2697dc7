//! Metrics of the journal's appends.

use approdo_gate::Meters;
use approdo_store::{
    Answer, Append, Appended, Entry, Journal, NewTable, StoredTable, TableChange, TableId, TableRow,
};
use std::{sync::Arc, time::Instant};

/// A journal whose appends are counted and timed; all other calls are delegated.
pub(crate) struct Measured {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) meters: Arc<Meters>,
}

impl Journal for Measured {
    fn append(&self, append: Append) -> Answer<Appended> {
        let (start, entries, meters) = (Instant::now(), append.entries.len(), Arc::clone(&self.meters));
        let answer = self.journal.append(append);
        Box::pin(async move {
            let answer = answer.await;
            meters.appended(entries, answer.is_ok(), start.elapsed());
            answer
        })
    }

    fn create_table(&self, table: NewTable) -> Answer<()> {
        self.journal.create_table(table)
    }

    fn load_table(&self, table: &TableId) -> Answer<Option<StoredTable>> {
        self.journal.load_table(table)
    }

    fn table_row(&self, table: &TableId) -> Answer<Option<TableRow>> {
        self.journal.table_row(table)
    }

    fn entries(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<Entry>> {
        self.journal.entries(table, since, limit)
    }

    fn update_table(&self, table: &TableId, change: TableChange) -> Answer<()> {
        self.journal.update_table(table, change)
    }

    fn ready(&self) -> Answer<()> {
        self.journal.ready()
    }
}
