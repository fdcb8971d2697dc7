use super::*;
use rusqlite::StatementStatus;
use std::sync::mpsc;

/// Blocks the writer, so that commands sent meanwhile share one transaction.
fn hold(store: &SqliteStore) -> mpsc::Sender<()> {
    let (release, gate) = mpsc::channel();
    drop(store.write(move |_| {
        gate.recv().expect("the test lets the writer go on");
        Ok(())
    }));
    release
}

#[tokio::test]
async fn commands_that_fail_do_not_disturb_the_others_of_their_group() {
    let folder = Folder::new();
    let store = open(&folder.file("db"));
    store.create_table(new_table("a", 2)).await.unwrap();
    let release = hold(&store);
    let first = store.append(append_to("a", 0, vec![keyed("1", "k")]));
    let late = store.append(append_to("a", 0, vec![entry("late")]));
    let again = store.append(append_to("a", 0, vec![keyed("1", "k")]));
    let taken = store.create_table(new_table("a", 2));
    let half = store.append(append_to("a", 1, vec![entry("half"), keyed("x", "x"), keyed("x", "x")]));
    let second = store.append(append_to("a", 1, vec![entry("2")]));
    release.send(()).unwrap();
    assert_eq!(first.await, Ok(Appended::Stored { seq: 1 }));
    assert_eq!(late.await, Err(StoreError::Conflict { table: id("a"), expected: 0, found: 1 }));
    assert_eq!(again.await, Ok(Appended::AlreadyThere { seq: 1 }));
    assert_eq!(taken.await, Err(StoreError::TableExists(id("a"))));
    assert!(matches!(half.await, Err(StoreError::Refused(_))));
    assert_eq!(second.await, Ok(Appended::Stored { seq: 2 }));
    assert_eq!(payloads(&store, "a").await, ["1", "2"]);
}

#[tokio::test]
async fn a_full_disk_is_told_to_the_whole_group_and_can_be_cured() {
    let folder = Folder::new();
    let store = open(&folder.file("db"));
    store.create_table(new_table("a", 2)).await.unwrap();
    store.create_table(new_table("b", 2)).await.unwrap();
    let set_limit = |pages: Option<i64>| {
        store.write(move |connection| {
            let used: i64 = connection.query_row("PRAGMA page_count", [], |row| row.get(0))?;
            connection.pragma_update(None, "max_page_count", pages.map_or(1 << 30, |more| used + more))?;
            Ok(())
        })
    };
    set_limit(Some(4)).await.unwrap();
    let release = hold(&store);
    let small = store.append(append_to("a", 0, vec![entry("small")]));
    let large = store.append(append_to("b", 0, vec![entry(&"large".repeat(20_000))]));
    let behind = store.append(append_to("a", 1, vec![entry("behind")]));
    release.send(()).unwrap();
    for answer in [small.await, large.await] {
        assert!(matches!(answer, Err(StoreError::Full(_))), "{answer:?}");
    }
    // Whether it shared the transaction or not: the version it expects is not there.
    let behind = behind.await;
    assert!(matches!(behind, Err(StoreError::Full(_) | StoreError::Conflict { found: 0, .. })), "{behind:?}");
    assert_eq!(payloads(&store, "a").await, Vec::<String>::new());
    assert_eq!(payloads(&store, "b").await, Vec::<String>::new());

    set_limit(None).await.unwrap();
    let large = store.append(append_to("b", 0, vec![entry(&"large".repeat(20_000))])).await;
    assert_eq!(large, Ok(Appended::Stored { seq: 1 }));
}

#[tokio::test]
async fn after_a_failure_of_the_disk_nothing_is_acknowledged_until_a_new_start() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry("1")])).await.unwrap();
    let failure = StoreError::Unavailable("disk I/O error".to_owned());
    let release = hold(&store);
    let before = store.append(append_to("a", 1, vec![entry("2")]));
    let cause = failure.clone();
    let failing = store.write::<()>(move |_| Err(cause));
    let after = store.append(append_to("a", 1, vec![entry("2")]));
    release.send(()).unwrap();
    assert_eq!(before.await, Err(failure.clone()));
    assert_eq!(failing.await, Err(failure.clone()));
    assert_eq!(after.await, Err(failure.clone()));
    assert_eq!(store.append(append_to("a", 1, vec![entry("2")])).await, Err(failure.clone()));
    assert_eq!(store.ready().await, Err(failure));
    // Reads go on.
    assert_eq!(payloads(&store, "a").await, ["1"]);
    store.close().await.unwrap();

    let store = open(&path);
    assert_eq!(store.append(append_to("a", 1, vec![entry("2")])).await, Ok(Appended::Stored { seq: 2 }));
}

#[tokio::test]
async fn more_commands_than_fit_one_group_keep_their_order() {
    let store = SqliteStore::in_memory().unwrap();
    store.create_table(new_table("a", 2)).await.unwrap();
    let release = hold(&store);
    let answers: Vec<_> = (0..1_000).map(|seq| store.append(append_to("a", seq, vec![entry("x")]))).collect();
    release.send(()).unwrap();
    for (answer, seq) in answers.into_iter().zip(1..) {
        assert_eq!(answer.await, Ok(Appended::Stored { seq }));
    }
}

#[tokio::test]
async fn more_commands_than_can_wait_are_told_to_come_again() {
    let store = SqliteStore::in_memory().unwrap();
    store.create_table(new_table("a", 2)).await.unwrap();
    let release = hold(&store);
    let answers: Vec<_> = (0..20_000).map(|_| store.set_visit(&id("a"), guest(1), 1, None)).collect();
    release.send(()).unwrap();
    let mut busy = 0;
    for answer in answers {
        match answer.await {
            Ok(()) => (),
            Err(StoreError::Busy(_)) => busy += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(busy > 0 && busy < 20_000, "{busy} of 20000 were sent away");
    store.set_visit(&id("a"), guest(1), 2, None).await.unwrap();
}

#[tokio::test]
async fn what_nobody_waits_for_is_done_all_the_same() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    let release = hold(&store);
    for seq in 0..500 {
        drop(store.append(append_to("a", seq, vec![entry("x")])));
    }
    release.send(()).unwrap();
    drop(store);
    assert_eq!(payloads(&open(&path), "a").await.len(), 500);
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let folder = Folder::new();
    let store = open(&folder.file("db"));
    store.close().await.unwrap();
    store.close().await.unwrap();
    assert_eq!(store.create_table(new_table("a", 2)).await, Err(StoreError::Closed));
    assert_eq!(store.count_tables().await, Err(StoreError::Closed));
    assert_eq!(store.backup_to(&folder.file("backup")).await, Err(StoreError::Closed));
    assert!(!folder.file("db-wal").exists(), "everything is in one file after closing");
}

#[tokio::test]
async fn statements_are_planned_once() {
    let store = SqliteStore::in_memory().unwrap();
    let planned_again = store.write(|connection| {
        let last = "SELECT coalesce(max(seq), 0) FROM entries WHERE table_number = ?1";
        let mut statement = connection.prepare(last)?;
        for number in 0..10 {
            statement.query_row([number], |_| Ok(()))?;
        }
        Ok(statement.get_status(StatementStatus::RePrepare))
    });
    assert_eq!(planned_again.await, Ok(0));
}
