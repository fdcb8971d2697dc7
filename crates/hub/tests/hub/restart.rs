use crate::{desk::*, twin::twin_but};
use approdo_hub::wire::{Level, Status, ViewerName};
use approdo_hub::{GuestId, Hub, HubError, HubSettings, Sort, StateQuery};
use approdo_nim::Nim;
use approdo_store::{SqliteStore, Store};
use approdo_table::{Module, OpenError, Record, Table};
use std::{
    sync::{Arc, Mutex},
    thread::{self, ThreadId},
};

async fn everything(desk: &Desk, table: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let eyes: [(GuestId, ViewerName); 3] =
        [(ADA, ViewerName::Seat(0)), (BOB, ViewerName::Seat(1)), (EVE, ViewerName::Spectator)];
    for (guest, viewer) in eyes {
        for language in approdo_phrases::Language::ALL {
            let query = StateQuery { viewer: Some(viewer), outline: true, language, ..StateQuery::default() };
            let state = desk.hub.state(guest, table, query).await.unwrap();
            texts.push(serde_json::to_string(&state).unwrap());
        }
    }
    texts
}

#[tokio::test]
async fn after_a_restart_every_viewer_sees_the_same_bytes() {
    let desk = Desk::new();
    for table in [desk.nim().await, desk.armada(3).await] {
        for whim in 0..80 {
            if !desk.stumble(&table, whim * 3).await {
                break;
            }
            if whim % 7 == 0 {
                for (guest, seat) in [(ADA, 0), (BOB, 1)] {
                    let request = desk.take_back(&table, seat).await;
                    let _ = desk.hub.undo(guest, &table, request).await;
                }
            }
            if whim % 8 == 0 {
                assert_eq!(everything(&desk.restarted(), &table).await, everything(&desk, &table).await);
            }
        }
    }
}

#[tokio::test]
async fn a_file_keeps_what_was_acknowledged() {
    let folder = std::env::temp_dir().join(format!("approdo-hub-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("tables.db");
    let (table, before) = {
        let desk = Desk::on(Arc::new(SqliteStore::open(&path).unwrap()));
        let table = desk.nim().await;
        desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
        let before = everything(&desk, &table).await;
        desk.hub.shutdown().await;
        desk.store.close().await.unwrap();
        (table, before)
    };
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).unwrap());
    let desk = Desk::on(store.clone());
    assert_eq!(everything(&desk, &table).await, before);
    store.close().await.unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn a_damaged_journal_stops_its_table_alone() {
    let desk = Desk::new();
    let (table, other) = (desk.nim().await, desk.nim().await);
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    spoil(&desk, &table, "1: take pile=0 count=99").await;
    let again = desk.restarted();
    let error = again.hub.summary(&table).await.unwrap_err();
    // The log says where, but not what is stored there: it might be a hidden card.
    let problem = "entry 3 of the journal, of kind `move`, cannot be replayed";
    assert_eq!(error, HubError::Damaged(problem.to_owned()));
    assert_eq!(error.sort(), Sort::Broken);
    again.play(ADA, &other, 0, take(0, 1)).await.unwrap();
    // A server that has the table in memory notices the foreign entry, too, and stops.
    assert!(desk.play(BOB, &table, 1, take(1, 1)).await.is_err());
}

#[tokio::test]
async fn every_entry_is_checked_against_the_position_it_led_to() {
    let desk = Desk::new();
    let table = desk.armada(5).await;
    for whim in 0..30 {
        assert!(desk.stumble(&table, whim).await);
    }
    for (guest, seat) in [(ADA, 0), (BOB, 1)] {
        let request = desk.take_back(&table, seat).await;
        let _ = desk.hub.undo(guest, &table, request).await;
    }
    let version = desk.version(&table).await;
    let asked = desk.hub.ask_undo(ADA, &table, 0, version, 3).await.unwrap();
    desk.hub.answer_undo(BOB, &table, 1, asked.version, true).await.unwrap();
    desk.hub.rename(ADA, &table, 0, "Adele").await.unwrap();
    assert!(desk.stumble(&table, 2).await);
    let entries = desk.store.entries(&approdo_store::TableId(table.clone()), 0, 1_000).await.unwrap();
    for kind in ["move", "luck", "rewind", "ask_undo", "answer_undo", "seat"] {
        assert!(entries.iter().any(|entry| entry.kind == kind), "no {kind} was written");
    }
    assert!(entries.iter().all(|entry| entry.state_hash != 0), "{entries:?}");
    for at in 0..entries.len() {
        let change = |entries: &mut Vec<approdo_store::Entry>| entries[at].state_hash ^= 1;
        let damaged = Desk::on(twin_but(&*desk.store, &table, change).await);
        let error = damaged.hub.summary(&table).await.unwrap_err();
        let named = format!("entry {} ", at + 1);
        assert!(matches!(&error, HubError::Damaged(problem) if problem.starts_with(&named)), "{error:?}");
    }
    assert_eq!(everything(&desk.twin(&table).await, &table).await, everything(&desk, &table).await);
}

/// Nim that notes on which thread its games are loaded.
static WATCHED: [Module; 1] = [Module { start: watched, ..Module::of::<Nim>() }];
static STARTED: Mutex<Vec<(String, ThreadId)>> = Mutex::new(Vec::new());

fn watched(record: &Record) -> Result<Box<dyn Table>, OpenError> {
    STARTED.lock().unwrap().push((record.seed_digest.clone(), thread::current().id()));
    (GAMES[0].start)(record)
}

/// The thread where the game with this seed was last loaded.
fn thread_of(seed_digest: &str) -> ThreadId {
    let started = STARTED.lock().unwrap();
    started.iter().rfind(|(digest, _)| digest == seed_digest).unwrap().1
}

#[tokio::test]
async fn a_long_journal_is_replayed_away_from_the_threads_that_answer() {
    let here = thread::current().id();
    for (long_journal, aside) in [(2, true), (200, false)] {
        let settings = HubSettings { long_journal, ..settings() };
        let mut desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings.clone());
        desk.hub = Hub::new(desk.store.clone(), &WATCHED, settings.clone(), desk.clock.clone());
        let table = desk.nim().await;
        while desk.stumble(&table, 1).await {}
        let digest = desk.hub.summary(&table).await.unwrap().seed_digest;
        assert_eq!(thread_of(&digest), here, "a new table is no work");
        let hub = Hub::new(desk.store.clone(), &WATCHED, settings, desk.clock.clone());
        hub.summary(&table).await.unwrap();
        assert_eq!(thread_of(&digest) != here, aside);
        // The same for a new table with a long journal.
        let record = hub.export(&table).await.unwrap();
        STARTED.lock().unwrap().retain(|(other, _)| *other != digest);
        hub.import(BOB, &record.to_json()).await.unwrap();
        assert_eq!(thread_of(&digest) != here, aside);
    }
}

#[tokio::test]
async fn a_journal_that_is_full_takes_moves_only() {
    let settings = HubSettings { most_entries: 4, ..settings() };
    let desk = Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings);
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    for full in [false, true] {
        let undone = desk.hub.undo(ADA, &table, desk.take_back(&table, 0).await).await;
        let redone = desk.hub.redo(ADA, &table, desk.take_back(&table, 0).await).await;
        assert_eq!(
            (undone == Err(HubError::JournalFull), redone == Err(HubError::JournalFull)),
            (full, full)
        );
        if full {
            break;
        }
    }
    let full = Err(HubError::JournalFull);
    assert_eq!(desk.hub.rename(ADA, &table, 0, "Adele").await, full);
    assert_eq!(desk.hub.rename_table(ADA, &table, "Ours").await, full);
    assert_eq!(desk.hub.bot_takes_over(ADA, &table, 0, Level::Novice).await, full);
    let version = desk.version(&table).await;
    assert_eq!(desk.hub.ask_undo(ADA, &table, 0, version, 0).await.err(), full.err());
    while desk.stumble(&table, 0).await {}
    assert_eq!(desk.hub.summary(&table).await.unwrap().status, Status::Over);
}
