//! A second store with a copy of a table, so that two worlds can go on from the same moment.

use approdo_store::{Entry, NewTable, SqliteStore, Store, StoredTable, TableId};
use std::sync::Arc;

/// A store in memory with a copy of this table: its seats, holders and journal.
pub async fn twin(of: &dyn Store, table: &str) -> Arc<dyn Store> {
    twin_but(of, table, |_| ()).await
}

/// The same, but with another journal.
pub async fn twin_but(of: &dyn Store, table: &str, change: impl FnOnce(&mut Vec<Entry>)) -> Arc<dyn Store> {
    changed_twin(of, table, |stored| change(&mut stored.entries)).await
}

/// The same, with another change.
pub async fn changed_twin(
    of: &dyn Store,
    table: &str,
    change: impl FnOnce(&mut StoredTable),
) -> Arc<dyn Store> {
    let id = TableId(table.to_owned());
    let mut stored = of.load_table(&id).await.expect("it can be read").expect("the table is there");
    change(&mut stored);
    let holders = of.holders_of(&id).await.expect("it can be read");
    let copy: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    copy.create_table(NewTable::copy_of(stored, id, holders)).await.expect("there is no such table yet");
    copy
}
