//! Interrupted restores, and what they leave.

use super::*;
use crate::FileError;
use crate::sqlite::restore::{Restored, Step, keep_copy, restore_by_steps};
use crate::sqlite::{back_up, restore, verify};
use rusqlite::Connection;
use std::fs;
use std::process::{Command, Stdio};

/// Environment variable: folder and step for the child process that ends in the middle of a restore.
const RESTORE: &str = "APPRODO_STORE_TEST_RESTORE";

const STEPS: [Step; 5] = [Step::Copied, Step::Settled, Step::Kept, Step::Cleared, Step::Replaced];

/// Not a test by itself: other tests run it as a child process. Restores `backup` to `db` and ends in the middle.
#[test]
fn restores_until_killed() {
    let Some(told) = std::env::var_os(RESTORE) else { return };
    let told = told.into_string().unwrap();
    let (last, folder) = told.split_once(' ').unwrap();
    let folder = Path::new(folder);
    let done = |step| {
        if format!("{step:?}") == last {
            std::process::abort();
        }
    };
    let _ = restore_by_steps(&folder.join("backup"), &folder.join("db"), done);
}

fn restore_and_be_killed_after(step: Step, folder: &Folder) {
    let status = Command::new(std::env::current_exe().unwrap())
        .args(["sqlite::tests::restores::restores_until_killed", "--exact"])
        .env(RESTORE, format!("{step:?} {}", folder.0.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(!status.success(), "{step:?} was never done");
}

/// A database of three tables, the last of which is only in its log, as a killed server leaves it; and a backup with
/// one of them.
async fn a_killed_server_and_its_backup(folder: &Folder) {
    let (path, running) = (folder.file("db"), folder.file("running"));
    let store = open(&running);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.backup_to(&folder.file("backup")).await.unwrap();
    store.create_table(new_table("b", 2)).await.unwrap();
    store.close().await.unwrap();
    let store = open(&running);
    store.create_table(new_table("c", 2)).await.unwrap();
    fs::copy(&running, &path).unwrap();
    fs::copy(folder.file("running-wal"), folder.file("db-wal")).unwrap();
    store.close().await.unwrap();
}

fn replaced(folder: &Folder) -> Vec<PathBuf> {
    let numbered = (1..9).map(|number| folder.file(&format!("db.replaced-{number}")));
    numbered.filter(|path| path.exists()).collect()
}

#[tokio::test]
async fn a_restore_that_is_killed_leaves_the_old_or_the_new_database() {
    for step in STEPS {
        let folder = Folder::new();
        let path = folder.file("db");
        a_killed_server_and_its_backup(&folder).await;
        restore_and_be_killed_after(step, &folder);

        let tables = if step == Step::Replaced { 1 } else { 3 };
        assert_eq!(verify(&path).unwrap().tables, tables, "after {step:?}");
        for path in replaced(&folder) {
            assert_eq!(verify(&path).unwrap().tables, 3, "after {step:?}");
        }
        // Even now it can be copied; only the holder of its lock may remove names.
        let kept = replaced(&folder);
        back_up(&path, &folder.file("copy")).unwrap();
        assert_eq!(replaced(&folder), kept);
        // The process that opens it next has the lock, and finds it intact.
        let store = open(&path);
        store.create_table(new_table("later", 2)).await.unwrap();
        store.close().await.unwrap();
        assert_eq!(verify(&path).unwrap().tables, tables + 1, "after {step:?}");
        let kept = replaced(&folder);
        assert_eq!(kept.len(), usize::from(step == Step::Replaced), "after {step:?}");
        // The restore can be tried again.
        let again = restore(&folder.file("backup"), &path).unwrap();
        assert_eq!(again.verified.tables, 1);
        assert_eq!(verify(&again.replaced.unwrap()).unwrap().tables, tables + 1);
        for path in kept {
            assert_eq!(verify(&path).unwrap().tables, 3);
        }
        assert_eq!(verify(&path).unwrap().tables, 1);
    }
}

#[tokio::test]
async fn a_restore_over_what_is_no_database_that_is_killed_loses_nothing_of_it() {
    let letter = "Dear Ada, somebody has written this over the database.\n".repeat(900);
    for step in STEPS {
        let folder = Folder::new();
        let path = folder.file("db");
        a_killed_server_and_its_backup(&folder).await;
        fs::write(&path, &letter).unwrap();
        fs::write(folder.file("db-journal"), "P.S.").unwrap();
        fs::write(folder.file("db-wal"), "").unwrap();
        restore_and_be_killed_after(step, &folder);

        if step == Step::Replaced {
            assert_eq!(verify(&path).unwrap().tables, 1);
        } else {
            assert!(fs::read_to_string(&path).unwrap() == letter, "after {step:?}");
        }
        restore(&folder.file("backup"), &path).unwrap();
        assert_eq!(verify(&path).unwrap().tables, 1, "after {step:?}");
        let kept = replaced(&folder);
        assert!(kept.iter().any(|path| fs::read(path).unwrap() == letter.as_bytes()), "after {step:?}");
        assert!(!folder.file("db-journal").exists() && !folder.file("db-wal").exists(), "after {step:?}");
    }
}

#[tokio::test]
async fn the_log_of_a_database_that_is_gone_is_not_taken_for_that_of_the_next() {
    let folder = Folder::new();
    let path = folder.file("db");
    a_killed_server_and_its_backup(&folder).await;
    fs::remove_file(&path).unwrap();
    let log = fs::read(folder.file("db-wal")).unwrap();
    let Restored { verified, replaced } = restore(&folder.file("backup"), &path).unwrap();
    assert_eq!((verified.tables, replaced), (1, None));
    assert_eq!(verify(&path).unwrap().tables, 1);
    assert_eq!(fs::read(folder.file("db.replaced-1-wal")).unwrap(), log);
    // Nor for the next database that is set aside.
    let replaced = restore(&folder.file("backup"), &path).unwrap().replaced;
    assert_eq!(replaced, Some(folder.file("db.replaced-2")));
}

#[tokio::test]
async fn where_a_file_has_only_one_name_what_is_replaced_is_copied() {
    let folder = Folder::new();
    let (path, aside) = (folder.file("db"), folder.file("db.replaced-1"));
    open(&path).create_table(new_table("a", 2)).await.unwrap();
    // Half of a copy that was interrupted.
    fs::write(folder.file("db.replaced-1.part"), "half").unwrap();
    keep_copy(&path, &aside).unwrap();
    assert_eq!(verify(&aside).unwrap().tables, 1);
    assert_eq!(verify(&path).unwrap().tables, 1);
    assert!(!folder.file("db.replaced-1.part").exists());
}

#[tokio::test]
async fn nothing_is_replaced_under_whoever_still_reads_it() {
    let folder = Folder::new();
    let (path, backup) = (folder.file("db"), folder.file("backup"));
    let store = open(&path);
    store.backup_to(&backup).await.unwrap();
    store.create_table(new_table("a", 2)).await.unwrap();
    store.close().await.unwrap();
    let reader = Connection::open(&path).unwrap();
    reader.query_row("SELECT count(*) FROM tables", [], |_| Ok(())).unwrap();
    assert_eq!(restore(&backup, &path), Err(StoreError::InUse(path.clone()).into()));
    assert!(replaced(&folder).is_empty() && !folder.file("db.part-1").exists());
    assert_eq!(verify(&path).unwrap().tables, 1);
    drop(reader);
    assert_eq!(restore(&backup, &path).unwrap().verified.tables, 0);
}

#[tokio::test]
async fn no_empty_database_hides_one_that_can_be_had_back() {
    let folder = Folder::new();
    let path = folder.file("db");
    open(&path).create_table(new_table("a", 2)).await.unwrap();
    // As earlier versions left it, and as a backup to this name does.
    for left in ["db.replaced-2", "db.part", "db.part-7"] {
        let left = folder.file(left);
        fs::rename(&path, &left).unwrap();
        let error = SqliteStore::open(&path).map(drop).unwrap_err();
        assert_eq!(error, FileError::Left { missing: path.clone(), left: left.clone() });
        let sentence = error.to_string();
        assert!(sentence.contains("approdo restore") && sentence.contains("move it away"), "{sentence}");
        assert!(!path.exists());
        // As the message says.
        assert_eq!(restore(&left, &path).unwrap().verified.tables, 1);
        fs::remove_file(left).unwrap();
    }
    // The intact one is named first.
    let whole = folder.file("db.replaced-10");
    fs::rename(&path, &whole).unwrap();
    for other in ["db.part-1", "db.part-12", "db.replaced-9", "db.replaced-x", "db.lock", "db.schema-1-1"] {
        fs::write(folder.file(other), "").unwrap();
    }
    let error = SqliteStore::open(&path).map(drop).unwrap_err();
    assert_eq!(error, FileError::Left { missing: path.clone(), left: whole });
    // Files of another database are not counted.
    open(&folder.file("d"));
}
