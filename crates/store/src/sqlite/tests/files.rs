#![allow(clippy::disallowed_types, reason = "the time of a start is printed")]

use super::*;
use crate::sqlite::{schema, verify, write};
use crate::{FileError, Life, PublicQuery, TableCounts};
use rusqlite::{Connection, types::Value};
use std::fs;
use std::io::Write;
use std::time::Instant;

fn refusal(path: &Path) -> FileError {
    match SqliteStore::open(path) {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => error,
    }
}

#[tokio::test]
async fn everything_is_there_after_dropping_and_opening_again() {
    let folder = Folder::new();
    let path = folder.file("db");
    for round in 0..4 {
        let store = open(&path);
        if round == 0 {
            store.create_table(new_table("a", 2)).await.unwrap();
        }
        assert_eq!(payloads(&store, "a").await.len(), round as usize);
        store.append(append_to("a", round, vec![entry("x")])).await.unwrap();
    }
}

/// `synchronous=FULL` on the connection that writes: in this mode SQLite syncs the log before a commit returns.
#[tokio::test]
async fn a_commit_waits_for_the_disk() {
    let folder = Folder::new();
    let store = open(&folder.file("db"));
    let ask = |connection: &Connection, name: &str| -> Result<String, StoreError> {
        Ok(connection
            .pragma_query_value(None, name, |row| row.get::<_, Value>(0))
            .map(|value| format!("{value:?}"))?)
    };
    let mode = store.write(move |connection| ask(connection, "journal_mode")).await.unwrap();
    let sync = store.write(move |connection| ask(connection, "synchronous")).await.unwrap();
    assert_eq!((mode.as_str(), sync.as_str()), ("Text(\"wal\")", "Integer(2)"));
}

#[test]
fn two_stores_never_share_a_file() {
    let folder = Folder::new();
    let path = folder.file("db");
    let first = open(&path);
    assert_eq!(refusal(&path), StoreError::InUse(path.clone()).into());
    drop(first);
    open(&path);
}

#[test]
fn foreign_files_are_refused_and_left_alone() {
    let folder = Folder::new();
    let text = folder.file("letter.txt");
    fs::write(&text, "Dear Ada,\n".repeat(2_000)).unwrap();
    let unmarked = folder.file("unmarked.db");
    Connection::open(&unmarked).unwrap().execute_batch("CREATE TABLE cats (name TEXT)").unwrap();
    let marked = folder.file("marked.db");
    Connection::open(&marked).unwrap().execute_batch("PRAGMA application_id = 252006675").unwrap();
    for (path, reason) in
        [(text, "not an SQLite file"), (unmarked, "another program"), (marked, "another program")]
    {
        let before = fs::read(&path).unwrap();
        let sentence = refusal(&path).to_string();
        assert!(sentence.contains(reason) && sentence.contains("name another file"), "{sentence}");
        assert!(sentence.contains(&path.display().to_string()), "{sentence}");
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}

#[test]
fn a_newer_schema_is_refused() {
    let folder = Folder::new();
    let path = folder.file("db");
    open(&path);
    let later = "INSERT INTO refinery_schema_history VALUES (99, 'later', '2030-01-01T00:00:00Z', '1')";
    Connection::open(&path).unwrap().execute_batch(later).unwrap();
    let known = schema::newest();
    assert_eq!(refusal(&path), StoreError::Newer { path: path.clone(), found: 99, known }.into());
    let sentence = refusal(&path).to_string();
    assert!(sentence.contains("newer version") && sentence.contains("99"), "{sentence}");
}

#[test]
fn a_changed_schema_is_refused() {
    let folder = Folder::new();
    let path = folder.file("db");
    open(&path);
    let other = "UPDATE refinery_schema_history SET checksum = '1', applied_on = 'yesterday'";
    Connection::open(&path).unwrap().execute_batch(other).unwrap();
    assert!(matches!(refusal(&path), FileError::Store(StoreError::Foreign { .. })));
}

#[tokio::test]
async fn a_file_of_an_earlier_version_is_brought_to_the_newest_schema() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry("kept")])).await.unwrap();
    store.close().await.unwrap();
    let earlier = "DROP TABLE hosts; DROP TABLE lives; DELETE FROM refinery_schema_history WHERE version > 1";
    Connection::open(&path).unwrap().execute_batch(earlier).unwrap();
    let store = open(&path);
    assert_eq!(payloads(&store, "a").await, ["kept"]);
    let hosted = store.tables_of_host(guest(200), 10).await.unwrap();
    assert_eq!(hosted.iter().map(|table| &table.id).collect::<Vec<_>>(), [&id("a")]);
}

/// A migration can be rolled back: the earlier version's database is kept whole, in its own schema.
#[tokio::test]
async fn before_a_migration_the_file_is_kept_as_it_was() {
    let folder = Folder::new();
    let path = folder.file("db");
    let kept = |number: u32| folder.file(&format!("db.schema-1-{number}"));
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry("kept")])).await.unwrap();
    store.close().await.unwrap();
    open(&path).close().await.unwrap();
    assert!(!kept(1).exists(), "nothing had to be changed");
    let earlier = "DROP TABLE hosts; DROP TABLE lives; DELETE FROM refinery_schema_history WHERE version > 1";
    let schema_of = |file: &Path| -> u32 {
        let query = "SELECT max(version) FROM refinery_schema_history";
        Connection::open(file).unwrap().query_row(query, [], |row| row.get(0)).unwrap()
    };
    // Forth, back and forth again: no copy is overwritten.
    for number in 1..=2 {
        Connection::open(&path).unwrap().execute_batch(earlier).unwrap();
        let store = open(&path);
        let seq = payloads(&store, "a").await.len() as u32;
        store.append(append_to("a", seq, vec![entry("later")])).await.unwrap();
        store.close().await.unwrap();
        assert!(1 < schema_of(&path));
        assert_eq!(schema_of(&kept(number)), 1);
        assert_eq!(verify(&kept(number)).unwrap().entries, u64::from(number));
    }
}

#[tokio::test]
async fn it_is_known_when_servers_were_up() {
    let folder = Folder::new();
    let path = folder.file("db");
    let life = |started, last| Life { started: Moment(started), last: Moment(last) };
    let store = open(&path);
    for noted in [life(10, 10), life(10, 30), life(10, 20)] {
        store.note_life(noted).await.unwrap();
    }
    store.close().await.unwrap();
    let store = open(&path);
    // The clock may have been set back.
    store.note_life(life(50, 40)).await.unwrap();
    assert_eq!(store.lives().await.unwrap(), [life(10, 30), life(50, 50)]);
}

#[tokio::test]
async fn a_truncated_file_is_refused() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry(&"long".repeat(20_000))])).await.unwrap();
    store.close().await.unwrap();
    let whole = fs::read(&path).unwrap();
    for length in [100, 4_096, 20_000, whole.len() / 2, whole.len() - 4_096] {
        fs::write(&path, &whole[..length]).unwrap();
        let error = refusal(&path);
        let sentence = error.to_string();
        let is_told =
            matches!(error, FileError::Damaged { .. } | FileError::Store(StoreError::Foreign { .. }));
        assert!(is_told && sentence.contains(&path.display().to_string()), "{length}: {sentence}");
        assert!(sentence.contains("restore") && sentence.contains("backup"), "{length}: {sentence}");
    }
    fs::write(&path, &whole).unwrap();
    assert_eq!(payloads(&open(&path), "a").await.len(), 1);
}

#[test]
fn a_place_where_no_file_can_be_is_named() {
    let folder = Folder::new();
    let path = folder.file("missing").join("db");
    let sentence = refusal(&path).to_string();
    let place = folder.file("missing").display().to_string();
    assert!(sentence.contains(&place), "{sentence}");
}

#[test]
#[cfg(unix)]
fn only_the_owner_can_read_the_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let _store = open(&folder.file("db"));
    for name in ["db", "db-wal"] {
        let mode = fs::metadata(folder.file(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}: {mode:o}");
    }
}

/// A power loss leaves the database and a log that may be cut or torn anywhere.
#[tokio::test]
async fn whatever_is_left_of_the_log_is_a_beginning_of_the_journal() {
    const APPENDS: u32 = 24;
    let folder = Folder::new();
    let path = folder.file("db");
    open(&path).create_table(new_table("a", 2)).await.unwrap();
    let store = open(&path);
    let mut lengths = Vec::new();
    for seq in 0..APPENDS {
        store.append(append_to("a", seq, vec![entry(&seq.to_string())])).await.unwrap();
        lengths.push(fs::metadata(folder.file("db-wal")).unwrap().len() as usize);
    }
    let (database, log) = (fs::read(&path).unwrap(), fs::read(folder.file("db-wal")).unwrap());
    assert!(lengths.is_sorted_by(|before, after| before < after), "each append is a commit of its own");

    let reopen = async |name: &str, log: &[u8]| {
        let copy = folder.file(name);
        fs::write(&copy, &database).unwrap();
        fs::write(folder.file(&format!("{name}-wal")), log).unwrap();
        payloads(&open(&copy), "a").await
    };
    let all: Vec<String> = (0..APPENDS).map(|seq| seq.to_string()).collect();
    for cut in (0..log.len()).step_by(5_003).chain([log.len()]) {
        let acknowledged = lengths.iter().filter(|length| **length <= cut).count();
        assert_eq!(reopen(&format!("cut {cut}"), &log[..cut]).await, all[..acknowledged], "cut at {cut}");
    }
    for torn in (32..log.len()).step_by(9_001) {
        let mut log = log.clone();
        log[torn] ^= 0x10;
        let untouched = lengths.iter().filter(|length| **length <= torn).count();
        assert_eq!(reopen(&format!("torn {torn}"), &log).await, all[..untouched], "torn at {torn}");
    }
}

#[tokio::test]
async fn a_hundred_thousand_tables_do_not_slow_down_the_start() {
    let folder = Folder::new();
    let path = folder.file("db");
    let store = open(&path);
    let fill = store.write(|connection| {
        for number in 0..100_000 {
            let name = format!("table {number}");
            write::create_table(connection, &new_table(&name, 3))?;
            write::append(connection, &append_to(&name, 0, vec![entry("1"), entry("2"), entry("3")]))?;
        }
        Ok(())
    });
    fill.await.unwrap();
    store.close().await.unwrap();

    let start = Instant::now();
    let store = open(&path);
    let opened = start.elapsed();
    let append = append_to("table 77777", 3, vec![entry("4")]);
    assert_eq!(store.append(append).await, Ok(Appended::Stored { seq: 4 }));
    let appended = start.elapsed();
    let page = store.list_public(PublicQuery { limit: 50, ..PublicQuery::default() }).await.unwrap();
    let listed = start.elapsed();
    assert_eq!(page.len(), 50);
    let counts = TableCounts { open: 100_000, running: 0, over: 0 };
    assert_eq!(store.count_tables().await, Ok(counts));
    let counted = start.elapsed();
    let size = fs::metadata(&path).unwrap().len() >> 20;
    let report = format!(
        "100000 tables, {size} MB: open {opened:.1?}, first append after {appended:.1?}, list {listed:.1?}, count {counted:.1?}\n"
    );
    std::io::stderr().write_all(report.as_bytes()).unwrap();
}
