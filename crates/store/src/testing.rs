//! A store that fails when it is told to, for tests of what stands on a store.

use crate::{
    Answer, Append, Appended, ChatLine, Entry, HeldSeat, Holder, Life, Moment, NewTable, PublicQuery, Status,
    Store, StoreError, StoredTable, TableChange, TableCounts, TableId, TableRow, TableSummary, TokenHash,
};
use std::collections::BTreeMap;
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What goes wrong with a call.
pub enum Fault {
    /// Nothing is done, and the caller hears this.
    Fail(StoreError),
    /// It is done, but the caller hears this: the answer was lost on its way.
    LoseAnswer(StoreError),
    /// It is done only after this has come to an end: a timer, or a gate that the test opens.
    Delay(Pin<Box<dyn Future<Output = ()> + Send>>),
}

/// Passes every call on to a store, except those that it was told to spoil.
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
    /// A store that works, until a fault is planned.
    pub fn new(inner: Arc<dyn Store>) -> Self {
        FaultyStore { inner, plan: Mutex::default() }
    }

    /// Spoils the `call`-th call, whatever it asks for; the first call is 1.
    pub fn plan(&self, call: u64, fault: Fault) {
        self.lock().faults.insert(call, fault);
    }

    /// Spoils the next call.
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

impl Store for FaultyStore {
    fn create_table(&self, table: NewTable) -> Answer<()> {
        self.call(|store| store.create_table(table))
    }

    fn load_table(&self, table: &TableId) -> Answer<Option<StoredTable>> {
        let table = table.clone();
        self.call(move |store| store.load_table(&table))
    }

    fn table_row(&self, table: &TableId) -> Answer<Option<TableRow>> {
        let table = table.clone();
        self.call(move |store| store.table_row(&table))
    }

    fn entries(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<Entry>> {
        let table = table.clone();
        self.call(move |store| store.entries(&table, since, limit))
    }

    fn append(&self, append: Append) -> Answer<Appended> {
        self.call(|store| store.append(append))
    }

    fn update_table(&self, table: &TableId, change: TableChange) -> Answer<()> {
        let table = table.clone();
        self.call(move |store| store.update_table(&table, change))
    }

    fn holders_of(&self, table: &TableId) -> Answer<Vec<Holder>> {
        let table = table.clone();
        self.call(move |store| store.holders_of(&table))
    }

    fn seats_of_guest(&self, guest: TokenHash, limit: u32) -> Answer<Vec<HeldSeat>> {
        self.call(move |store| store.seats_of_guest(guest, limit))
    }

    fn tables_of_host(&self, guest: TokenHash, limit: u32) -> Answer<Vec<TableSummary>> {
        self.call(move |store| store.tables_of_host(guest, limit))
    }

    fn list_public(&self, query: PublicQuery) -> Answer<Vec<TableSummary>> {
        self.call(|store| store.list_public(query))
    }

    fn tables_with(&self, status: Status, after: Option<TableId>, limit: u32) -> Answer<Vec<TableId>> {
        self.call(move |store| store.tables_with(status, after, limit))
    }

    fn count_tables(&self) -> Answer<TableCounts> {
        self.call(|store| store.count_tables())
    }

    fn append_chat(&self, table: &TableId, author: String, text: String, at: Moment) -> Answer<u32> {
        let table = table.clone();
        self.call(move |store| store.append_chat(&table, author, text, at))
    }

    fn chat(&self, table: &TableId, since: u32, limit: u32) -> Answer<Vec<ChatLine>> {
        let table = table.clone();
        self.call(move |store| store.chat(&table, since, limit))
    }

    fn set_note(&self, table: &TableId, guest: TokenHash, text: String) -> Answer<()> {
        let table = table.clone();
        self.call(move |store| store.set_note(&table, guest, text))
    }

    fn note(&self, table: &TableId, guest: TokenHash) -> Answer<String> {
        let table = table.clone();
        self.call(move |store| store.note(&table, guest))
    }

    fn count_notes(&self, table: &TableId) -> Answer<u32> {
        let table = table.clone();
        self.call(move |store| store.count_notes(&table))
    }

    fn set_visit(&self, table: &TableId, guest: TokenHash, seq: u32, most: Option<u32>) -> Answer<()> {
        let table = table.clone();
        self.call(move |store| store.set_visit(&table, guest, seq, most))
    }

    fn note_life(&self, life: Life) -> Answer<()> {
        self.call(move |store| store.note_life(life))
    }

    fn lives(&self) -> Answer<Vec<Life>> {
        self.call(|store| store.lives())
    }

    fn visit(&self, table: &TableId, guest: TokenHash) -> Answer<Option<u32>> {
        let table = table.clone();
        self.call(move |store| store.visit(&table, guest))
    }

    fn ready(&self) -> Answer<()> {
        self.call(|store| store.ready())
    }

    fn backup_to(&self, path: &Path) -> Answer<()> {
        let path = path.to_owned();
        self.call(move |store| store.backup_to(&path))
    }

    fn close(&self) -> Answer<()> {
        self.call(|store| store.close())
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
        let table = crate::sqlite::tests::new_table("a", 2);
        store.spoil_next(Fault::LoseAnswer(broken()));
        assert_eq!(store.create_table(table.clone()).await, Err(broken()));
        assert!(store.load_table(&table.id).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_delayed_call_is_overtaken() {
        let store = faulty();
        let table = crate::sqlite::tests::new_table("a", 2);
        let (open, gate) = tokio::sync::oneshot::channel::<()>();
        store.spoil_next(Fault::Delay(Box::pin(async { gate.await.unwrap() })));
        let delayed = store.create_table(table.clone());
        assert!(store.load_table(&table.id).await.unwrap().is_none());
        open.send(()).unwrap();
        delayed.await.unwrap();
        assert!(store.load_table(&table.id).await.unwrap().is_some());
    }
}
