use super::*;
use crate::FileError;
use crate::sqlite::backup::{copy, create_part};
use crate::sqlite::files::open_to_read;
use crate::sqlite::{Restored, Verified, back_up, restore, verify};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

async fn stored(path: &Path, appends: u32) {
    let store = open(path);
    store.create_table(new_table("a", 2)).await.unwrap();
    for seq in 0..appends {
        store.append(append_to("a", seq, vec![entry(&"long".repeat(5_000))])).await.unwrap();
    }
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_load_is_of_one_moment() {
    const TABLES: u32 = 8;
    let folder = Folder::new();
    let store = Arc::new(open(&folder.file("db")));
    store.create_table(new_table("weight", 2)).await.unwrap();
    // Large enough that the copy takes several steps.
    let heavy = append_to("weight", 0, vec![entry(&"x".repeat(9_000_000))]);
    store.append(heavy).await.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let mut writers = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        let name = table.to_string();
        store.create_table(new_table(&name, 2)).await.unwrap();
        writers.spawn(async move {
            let mut seq = 0;
            while !stop.load(Ordering::Relaxed) {
                store.append(append_to(&name, seq, vec![entry(&seq.to_string())])).await.unwrap();
                seq += 1;
            }
        });
    }
    let lengths = async |store: &SqliteStore| {
        let mut lengths = BTreeMap::new();
        for table in 0..TABLES {
            lengths.insert(table, payloads(store, &table.to_string()).await.len());
        }
        lengths
    };
    let mut moments = Vec::new();
    for name in ["first", "second"] {
        let before = lengths(&store).await;
        store.backup_to(&folder.file(name)).await.unwrap();
        moments.push((name, before, lengths(&store).await));
    }
    stop.store(true, Ordering::Relaxed);
    writers.join_all().await;

    for (name, before, after) in moments {
        let target = folder.file(&format!("{name} restored"));
        let Restored { verified, replaced } = restore(&folder.file(name), &target).unwrap();
        assert_eq!((verified.tables, replaced), (u64::from(TABLES) + 1, None));
        let restored = open(&target);
        let found = lengths(&restored).await;
        assert_eq!(verified.entries, found.values().sum::<usize>() as u64 + 1);
        for (table, length) in found {
            assert!(length >= before[&table], "{name}: an entry that was acknowledged is missing");
            assert!(length <= after[&table], "{name}: an entry from the future");
            let text = table.to_string();
            let (copy, original) = (payloads(&restored, &text).await, payloads(store.as_ref(), &text).await);
            assert_eq!(copy, original[..length]);
        }
        assert_eq!(payloads(&restored, "weight").await[0].len(), 9_000_000);
    }
}

#[tokio::test]
async fn writing_between_its_steps_neither_restarts_nor_changes_a_backup() {
    let folder = Folder::new();
    let path = folder.file("db");
    let part = create_part(&folder.file("copy")).unwrap();
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry(&"x".repeat(20_000_000))])).await.unwrap();
    // A second connection that writes, so that this thread need not wait for the store.
    let writer = Connection::open(&path).unwrap();
    let mut steps = 0;
    let write_between = || {
        steps += 1;
        let entry = format!("INSERT INTO entries VALUES (1, {}, 'move', 0, 'later', 0, NULL, 0)", steps + 1);
        writer.execute_batch(&entry)?;
        if steps < 50 {
            Ok(())
        } else {
            Err(StoreError::Busy("the backup does not come to an end".to_owned()))
        }
    };
    copy(&open_to_read(&path).unwrap(), &part, write_between).unwrap();
    assert!(steps >= 3, "20 MB were copied in {steps} steps");
    assert_eq!(verify(&part), Ok(Verified { tables: 1, entries: 1 }));
    assert_eq!(payloads(&store, "a").await.len(), steps + 1);
}

#[tokio::test]
async fn a_backup_is_one_new_file() {
    let folder = Folder::new();
    let store = open(&folder.file("db"));
    let target = folder.file("backup");
    store.backup_to(&target).await.unwrap();
    assert_eq!(verify(&target), Ok(Verified { tables: 0, entries: 0 }));
    let again = store.backup_to(&target).await;
    assert_eq!(again, Err(StoreError::FileExists(target)));
    let nowhere = store.backup_to(&folder.file("missing/backup")).await.unwrap_err().to_string();
    assert!(nowhere.contains("missing"), "{nowhere}");
    drop(store);
    let mut names: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["backup", "db", "db.lock"]);
    let in_memory = SqliteStore::in_memory().unwrap().backup_to(&folder.file("other")).await;
    assert!(matches!(in_memory, Err(StoreError::Refused(_))));
}

#[tokio::test]
async fn what_a_restore_replaces_is_moved_aside() {
    let folder = Folder::new();
    let (path, backup) = (folder.file("db"), folder.file("backup"));
    stored(&path, 3).await;
    open(&path).backup_to(&backup).await.unwrap();
    let store = open(&path);
    store.append(append_to("a", 3, vec![entry("4")])).await.unwrap();
    assert_eq!(restore(&backup, &path), Err(StoreError::InUse(path.clone()).into()));
    store.close().await.unwrap();

    for number in 1..3 {
        let Restored { verified, replaced } = restore(&backup, &path).unwrap();
        assert_eq!(verified, Verified { tables: 1, entries: 3 });
        assert_eq!(replaced, Some(folder.file(&format!("db.replaced-{number}"))));
        assert_eq!(payloads(&open(&path), "a").await.len(), 3);
    }
    assert_eq!(payloads(&open(&folder.file("db.replaced-1")), "a").await.len(), 4);
}

#[tokio::test]
async fn the_log_of_a_replaced_database_goes_with_it() {
    let folder = Folder::new();
    let (path, backup, crashed) = (folder.file("db"), folder.file("backup"), folder.file("crashed"));
    stored(&path, 1).await;
    let store = open(&path);
    store.backup_to(&backup).await.unwrap();
    store.append(append_to("a", 1, vec![entry("2")])).await.unwrap();
    // As after a crash: the last entry is only in the log (WAL).
    fs::copy(&path, &crashed).unwrap();
    fs::copy(folder.file("db-wal"), folder.file("crashed-wal")).unwrap();
    let replaced = restore(&backup, &crashed).unwrap().replaced.unwrap();
    assert_eq!(payloads(&open(&crashed), "a").await.len(), 1);
    assert_eq!(payloads(&open(&replaced), "a").await.len(), 2);
}

#[tokio::test]
async fn what_is_not_a_sound_backup_replaces_nothing() {
    let folder = Folder::new();
    let (path, source) = (folder.file("db"), folder.file("source"));
    stored(&path, 2).await;
    stored(&source, 30).await;
    let whole = fs::read(&source).unwrap();

    let text = folder.file("text");
    fs::write(&text, "no database at all, but long enough to have a header of its own: 16 + 84 bytes of it")
        .unwrap();
    let empty = folder.file("empty");
    fs::write(&empty, "").unwrap();
    let truncated = folder.file("truncated");
    fs::write(&truncated, &whole[..whole.len() / 2]).unwrap();
    let scribbled = folder.file("scribbled");
    let mut bytes = whole.clone();
    let middle = bytes.len() / 8192 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    fs::write(&scribbled, bytes).unwrap();
    let newer = folder.file("newer");
    fs::write(&newer, &whole).unwrap();
    let later = "INSERT INTO refinery_schema_history VALUES (99, 'later', '2030-01-01T00:00:00Z', '1')";
    Connection::open(&newer).unwrap().execute_batch(later).unwrap();
    let gap = folder.file("gap");
    fs::write(&gap, &whole).unwrap();
    let shorten = "DROP TRIGGER entries_stay; DELETE FROM entries WHERE seq = 7";
    Connection::open(&gap).unwrap().execute_batch(shorten).unwrap();

    let before = fs::read(&path).unwrap();
    type IsKind = fn(&FileError) -> bool;
    let cases: [(PathBuf, IsKind); 7] = [
        (folder.file("missing"), |error| matches!(error, FileError::Store(StoreError::NoFile(_)))),
        (text, |error| matches!(error, FileError::Store(StoreError::Foreign { .. }))),
        (empty, |error| matches!(error, FileError::Store(StoreError::Foreign { .. }))),
        (truncated, |error| matches!(error, FileError::DamagedBackup { .. })),
        (scribbled, |error| matches!(error, FileError::DamagedBackup { .. })),
        (newer, |error| matches!(error, FileError::Store(StoreError::Newer { found: 99, .. }))),
        (gap, |error| matches!(error, FileError::DamagedBackup { .. })),
    ];
    for (from, is_expected) in cases {
        let error = restore(&from, &path).unwrap_err();
        assert!(is_expected(&error), "{}: {error:?}", from.display());
        assert_eq!(fs::read(&path).unwrap(), before);
        assert!(!folder.file("db.part-1").exists());
        if let FileError::DamagedBackup { path, .. } = &error {
            assert_eq!(path, &from, "not the copy of it, of which nobody knows");
            let sentence = error.to_string();
            let advice =
                sentence.contains("nothing was replaced") && sentence.contains("restore another one");
            assert!(advice && !sentence.contains("stop the server"), "{sentence}");
        }
    }
    assert_eq!(payloads(&open(&path), "a").await.len(), 2);
}

#[test]
fn whoever_names_a_file_that_is_not_there_is_told_so() {
    let folder = Folder::new();
    let (missing, target) = (folder.file("nofile.db"), folder.file("db"));
    for error in [
        restore(&missing, &target).unwrap_err(),
        back_up(&missing, &target).unwrap_err(),
        verify(&missing).unwrap_err(),
    ] {
        assert_eq!(error, StoreError::NoFile(missing.clone()).into());
        let sentence = error.to_string();
        assert!(sentence.contains("nofile.db") && !sentence.contains("disk"), "{sentence}");
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 0, "nothing is left behind");
}

#[tokio::test]
async fn whoever_names_a_folder_that_is_not_there_is_told_so() {
    let folder = Folder::new();
    let (path, missing) = (folder.file("db"), folder.file("nowhere"));
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    let target = missing.join("copy.db");
    for error in [
        back_up(&path, &target).unwrap_err(),
        restore(&path, &target).unwrap_err(),
        store.backup_to(&target).await.unwrap_err().into(),
        SqliteStore::open(&target).map(drop).unwrap_err(),
    ] {
        assert_eq!(error, StoreError::NoFolder(missing.clone()).into());
        let sentence = error.to_string();
        assert!(sentence.contains("nowhere") && !sentence.contains("disk"), "{sentence}");
    }
    store.append(append_to("a", 0, vec![entry("one")])).await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test]
async fn whoever_names_a_folder_in_the_place_of_a_file_is_told_so_and_keeps_it() {
    let folder = Folder::new();
    let (path, other) = (folder.file("db"), folder.file("folder"));
    open(&path).close().await.unwrap();
    fs::create_dir(&other).unwrap();
    fs::write(other.join("letter"), "dear Ada").unwrap();
    for error in [
        restore(&path, &other).unwrap_err(),
        restore(&other, &path).unwrap_err(),
        back_up(&other, &folder.file("copy")).unwrap_err(),
        verify(&other).unwrap_err(),
        SqliteStore::open(&other).map(drop).unwrap_err(),
    ] {
        assert_eq!(error, StoreError::Folder(other.clone()).into());
        assert!(error.to_string().contains("folder"), "{error}");
    }
    assert_eq!(back_up(&path, &other), Err(StoreError::FileExists(other.clone()).into()));
    assert_eq!(fs::read_to_string(other.join("letter")).unwrap(), "dear Ada");
    for left in ["folder.lock", "folder.part-1", "folder.replaced-1", "copy", "copy.part-1"] {
        assert!(!folder.file(left).exists(), "{left} is left behind");
    }
}

#[cfg(unix)]
#[test]
fn what_the_system_says_of_a_file_that_cannot_be_opened_is_handed_on() {
    let folder = Folder::new();
    // A symbolic link to itself: it cannot be opened, not even by root.
    let circle = folder.file("circle");
    std::os::unix::fs::symlink(&circle, &circle).unwrap();
    let errors =
        [SqliteStore::open(&circle).map(drop).unwrap_err(), open_to_read(&circle).unwrap_err().into()];
    for error in errors {
        let FileError::Store(StoreError::Unavailable(problem)) = error else { panic!("{error:?}") };
        assert!(problem.contains("circle`: ") && problem.contains("os error"), "{problem}");
    }
}

#[tokio::test]
async fn a_database_in_use_can_be_copied_by_somebody_else() {
    let folder = Folder::new();
    let (path, copy) = (folder.file("db"), folder.file("copy"));
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry("one")])).await.unwrap();
    back_up(&path, &copy).unwrap();
    store.append(append_to("a", 1, vec![entry("two")])).await.unwrap();
    assert_eq!(verify(&copy), Ok(Verified { tables: 1, entries: 1 }));
    assert_eq!(back_up(&path, &copy), Err(StoreError::FileExists(copy).into()));
    store.close().await.unwrap();
    // It can also be copied after the store was closed.
    back_up(&path, &folder.file("later")).unwrap();
    assert_eq!(verify(&folder.file("later")), Ok(Verified { tables: 1, entries: 2 }));
}
