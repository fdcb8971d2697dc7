//! A second store that holds the same table, so that two worlds can go on from the same moment.

use approdo_store::{
    Append, Entry, NewEntry, NewTable, SqliteStore, Store, StoredTable, TableChange, TableId,
};
use std::sync::Arc;

/// A store in memory with a copy of this table: its seats, who holds them, and its journal.
pub async fn twin(of: &dyn Store, table: &str) -> Arc<dyn Store> {
    twin_but(of, table, |_| ()).await
}

/// The same, but with another journal.
pub async fn twin_but(of: &dyn Store, table: &str, change: impl FnOnce(&mut Vec<Entry>)) -> Arc<dyn Store> {
    let id = TableId(table.to_owned());
    let StoredTable { row, seats, mut entries, .. } =
        of.load_table(&id).await.expect("it can be read").expect("the table is there");
    change(&mut entries);
    let copy: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let table = NewTable {
        id: id.clone(),
        game: row.game,
        rules_version: row.rules_version,
        options: row.options,
        seed: row.seed,
        seed_digest: row.seed_digest,
        seed_chosen: row.seed_chosen,
        name: row.name,
        public: row.public,
        policy: row.policy,
        host: row.host,
        origin: row.origin,
        created_at: row.created_at,
        seats,
        holders: of.holders_of(&id).await.expect("it can be read"),
    };
    copy.create_table(table).await.expect("there is no such table yet");
    let entry = |entry: Entry| NewEntry {
        kind: entry.kind,
        seat: entry.seat,
        payload: entry.payload,
        state_hash: entry.state_hash,
        key: entry.key,
        at: entry.at,
    };
    let change =
        TableChange { status: Some(row.status), updated_at: row.updated_at, ..TableChange::default() };
    let append = Append {
        table: id,
        expected_seq: 0,
        entries: entries.into_iter().map(entry).collect(),
        change: Some(change),
        snapshot: None,
    };
    copy.append(append).await.expect("the journal is empty");
    copy
}
