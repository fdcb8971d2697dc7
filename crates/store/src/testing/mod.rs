//! The test suite of every store, and a store with fault injection for tests of what builds on a store.

pub mod suite;

use crate::{
    Answer, Append, Appended, ChatLine, Directory, Entry, HeldSeat, Holder, Journal, Life, Moment, NewTable,
    Notes, PublicQuery, Status, Store, StoreError, StoredTable, TableChange, TableCounts, TableId, TableRow,
    TableSummary, TokenHash,
};
use std::collections::BTreeMap;
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A fault of one call.
pub enum Fault {
    /// Not done; the caller gets this error.
    Fail(StoreError),
    /// Done, but the caller gets this error: the answer was lost.
    LoseAnswer(StoreError),
    /// Done only after this future: a timer, or a gate that the test opens.
    Delay(Pin<Box<dyn Future<Output = ()> + Send>>),
}

/// A wrapper that passes every call on to a store, except those with a planned fault.
pub struct FaultyStore {
    inner: Arc<dyn Store>,
    plan: Mutex<Plan>,
}

#[derive(Default)]
struct Plan {
    calls: u64,
    faults: BTreeMap<u64, Fault>,
}

impl FaultyStore {
    /// Without faults, until one is planned.
    pub fn new(inner: Arc<dyn Store>) -> Self {
        FaultyStore { inner, plan: Mutex::default() }
    }

    /// Plans a fault for the `call`-th call of any method; the first call is 1.
    pub fn plan(&self, call: u64, fault: Fault) {
        self.lock().faults.insert(call, fault);
    }

    /// Plans a fault for the next call.
    pub fn spoil_next(&self, fault: Fault) {
        let mut plan = self.lock();
        let next = plan.calls + 1;
        plan.faults.insert(next, fault);
    }

    /// How many calls there were.
    pub fn calls(&self) -> u64 {
        self.lock().calls
    }

    fn lock(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next_fault(&self) -> Option<Fault> {
        let mut plan = self.lock();
        plan.calls += 1;
        let call = plan.calls;
        plan.faults.remove(&call)
    }

    fn call<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&dyn Store) -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        match self.next_fault() {
            None => ask(self.inner.as_ref()),
            Some(Fault::Fail(error)) => Box::pin(async { Err(error) }),
            Some(Fault::LoseAnswer(error)) => {
                let answer = ask(self.inner.as_ref());
                Box::pin(async {
                    answer.await?;
                    Err(error)
                })
            }
            Some(Fault::Delay(until)) => {
                let inner = Arc::clone(&self.inner);
                Box::pin(async move {
                    until.await;
                    ask(inner.as_ref()).await
                })
            }
        }
    }
}

/// Methods that only delegate.
macro_rules! pass_on {
    () => {};
    (of &table, $name:ident($($given:ident: $type:ty),*) -> $said:ty; $($rest:tt)*) => {
        fn $name(&self, table: &TableId, $($given: $type),*) -> Answer<$said> {
            let table = table.clone();
            self.call(move |store| store.$name(&table, $($given),*))
        }
        pass_on! { $($rest)* }
    };
    ($name:ident($($given:ident: $type:ty),*) -> $said:ty; $($rest:tt)*) => {
        fn $name(&self, $($given: $type),*) -> Answer<$said> {
            self.call(move |store| store.$name($($given),*))
        }
        pass_on! { $($rest)* }
    };
}

impl Journal for FaultyStore {
    pass_on! {
        create_table(table: NewTable) -> ();
        of &table, load_table() -> Option<StoredTable>;
        of &table, table_row() -> Option<TableRow>;
        of &table, entries(since: u32, limit: u32) -> Vec<Entry>;
        append(append: Append) -> Appended;
        of &table, update_table(change: TableChange) -> ();
        ready() -> ();
    }
}

impl Directory for FaultyStore {
    pass_on! {
        of &table, holders_of() -> Vec<Holder>;
        seats_of_guest(guest: TokenHash, limit: u32) -> Vec<HeldSeat>;
        tables_of_host(guest: TokenHash, limit: u32) -> Vec<TableSummary>;
        list_public(query: PublicQuery) -> Vec<TableSummary>;
        tables_with(status: Status, after: Option<TableId>, limit: u32) -> Vec<TableId>;
        count_tables() -> TableCounts;
        note_life(life: Life) -> ();
        lives() -> Vec<Life>;
    }
}

impl Notes for FaultyStore {
    pass_on! {
        of &table, append_chat(author: String, text: String, at: Moment) -> u32;
        of &table, chat(since: u32, limit: u32) -> Vec<ChatLine>;
        of &table, set_note(guest: TokenHash, text: String) -> ();
        of &table, note(guest: TokenHash) -> String;
        of &table, count_notes() -> u32;
        of &table, set_visit(guest: TokenHash, seq: u32, most: Option<u32>) -> ();
        of &table, visit(guest: TokenHash) -> Option<u32>;
    }
}

impl Store for FaultyStore {
    pass_on! {
        close() -> ();
    }

    fn backup_to(&self, path: &Path) -> Answer<()> {
        let path = path.to_owned();
        self.call(move |store| store.backup_to(&path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SqliteStore;

    fn faulty() -> FaultyStore {
        FaultyStore::new(Arc::new(SqliteStore::in_memory().unwrap()))
    }

    fn broken() -> StoreError {
        StoreError::Unavailable("planned".to_owned())
    }

    #[tokio::test]
    async fn only_the_planned_call_fails() {
        let store = faulty();
        store.plan(2, Fault::Fail(broken()));
        assert!(store.count_tables().await.is_ok());
        assert_eq!(store.count_tables().await, Err(broken()));
        assert!(store.count_tables().await.is_ok());
        assert_eq!(store.calls(), 3);
    }

    #[tokio::test]
    async fn a_lost_answer_is_of_something_that_was_done() {
        let store = faulty();
        let table = suite::new_table("a", 2);
        store.spoil_next(Fault::LoseAnswer(broken()));
        assert_eq!(store.create_table(table.clone()).await, Err(broken()));
        assert!(store.load_table(&table.id).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_delayed_call_is_overtaken() {
        let store = faulty();
        let table = suite::new_table("a", 2);
        let (open, gate) = tokio::sync::oneshot::channel::<()>();
        store.spoil_next(Fault::Delay(Box::pin(async { gate.await.unwrap() })));
        let delayed = store.create_table(table.clone());
        assert!(store.load_table(&table.id).await.unwrap().is_none());
        open.send(()).unwrap();
        delayed.await.unwrap();
        assert!(store.load_table(&table.id).await.unwrap().is_some());
    }
}
