//! What every store promises: one test for each promise.
//!
//! [`store_suite!`](crate::store_suite) makes them the tests of a store.

#![allow(missing_docs, reason = "each promise is the name of its test")]

mod people;
mod tables;

pub use people::*;
pub use tables::*;

use crate::{
    Append, Moment, NewEntry, NewTable, SeatChange, SeatKind, SeatRow, SecretSeed, Status, Store, TableId,
    TokenHash,
};

/// Runs the suite on a store: `store_suite!(made)`, where `made()` returns a new, empty store and what must be kept
/// alive with it.
#[macro_export]
macro_rules! store_suite {
    ($made:path) => {
        $crate::store_suite! { $made:
            a_table_comes_back_as_it_was_stored
            an_id_is_given_once
            a_table_comes_with_its_journal_or_not_at_all
            a_table_is_founded_with_the_entry_that_tells_of_it_or_not_at_all
            entries_changes_and_snapshots_are_stored_together
            a_table_can_be_changed_and_its_end_is_remembered
            entries_seats_holders_hosts_and_policy_are_stored_together_or_not_at_all
            whoever_is_late_hears_what_is_there
            a_repeated_command_is_recognised_whatever_it_expects
            a_command_that_fails_half_way_leaves_nothing
            seats_change_hands
            a_browser_finds_its_tables
            public_tables_are_listed_page_by_page
            chat_notes_and_visits_are_kept_apart
            what_has_no_table_is_refused
        }
    };
    ($made:path: $($promise:ident)+) => {$(
        #[tokio::test]
        async fn $promise() {
            let (store, _kept) = $made();
            $crate::testing::suite::$promise(store).await;
        }
    )+};
}

pub(crate) fn id(text: &str) -> TableId {
    TableId(text.to_owned())
}

pub(crate) fn guest(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// A public table with open seats.
pub(crate) fn new_table(text: &str, n_seats: usize) -> NewTable {
    let seat = SeatRow {
        kind: SeatKind::Open,
        name: String::new(),
        bot: None,
        token_hash: None,
        preferences: "{}".to_owned(),
    };
    NewTable {
        id: id(text),
        game: "nim".to_owned(),
        rules_version: 1,
        options: r#"{"heaps":3}"#.to_owned(),
        seed: SecretSeed([7; 32]),
        seed_digest: "77".to_owned(),
        seed_chosen: false,
        name: format!("table {text}"),
        public: true,
        status: Status::Open,
        policy: "{}".to_owned(),
        host: guest(200),
        origin: None,
        created_at: Moment(1_000),
        seats: vec![seat; n_seats],
        holders: Vec::new(),
        entries: Vec::new(),
    }
}

/// Updates a seat to this, held by these browsers.
pub(crate) fn seated(seat: u8, kind: SeatKind, holders: &[u8]) -> SeatChange {
    let row = SeatRow { kind, ..new_table("x", 1).seats[0].clone() };
    SeatChange { seat, row, holders: holders.iter().map(|number| guest(*number)).collect() }
}

pub(crate) fn entry(payload: &str) -> NewEntry {
    NewEntry {
        kind: "move".to_owned(),
        seat: Some(1),
        payload: payload.to_owned(),
        state_hash: u64::MAX - 5,
        key: None,
        at: Moment(2_000),
    }
}

pub(crate) fn keyed(payload: &str, key: &str) -> NewEntry {
    NewEntry { key: Some(key.to_owned()), ..entry(payload) }
}

pub(crate) fn append_to(table: &str, expected_seq: u32, entries: Vec<NewEntry>) -> Append {
    Append { table: id(table), expected_seq, entries, change: None, snapshot: None, founds: None }
}

pub(crate) async fn payloads(store: &dyn Store, table: &str) -> Vec<String> {
    let stored = store.load_table(&id(table)).await.unwrap().unwrap();
    let numbers: Vec<u32> = stored.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..=stored.seq()).collect::<Vec<_>>(), "the journal has gaps");
    stored.entries.into_iter().map(|entry| entry.payload).collect()
}
