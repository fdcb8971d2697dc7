//! Databases with several names (links), and names that are wanted twice.

use super::*;
use crate::FileError;
use crate::sqlite::backup::{backup, create_part};
use crate::sqlite::{back_up, restore, verify};
use std::fs;
use std::sync::Barrier;
use std::sync::atomic::AtomicBool;
use std::thread;

#[cfg(unix)]
use std::os::unix::fs::symlink;

fn refusal(path: &Path) -> FileError {
    SqliteStore::open(path).map(drop).unwrap_err()
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_has_one_server_by_whatever_link_it_is_named() {
    let folder = Folder::new();
    let (path, link, chain) = (folder.file("db"), folder.file("link"), folder.file("chain"));
    fs::create_dir(folder.file("elsewhere")).unwrap();
    symlink("db", &link).unwrap();
    symlink("../link", folder.file("elsewhere/link")).unwrap();
    symlink(folder.file("elsewhere/link"), &chain).unwrap();
    symlink(&folder.0, folder.file("elsewhere/folder")).unwrap();
    let names = [&path, &link, &chain, &folder.file("elsewhere/folder/db")];
    for first in names {
        // A dangling link leads to the new database.
        let store = open(first);
        for second in names {
            assert!(matches!(refusal(second), FileError::Store(StoreError::InUse(_))), "{second:?}");
        }
        store.close().await.unwrap();
        assert!(!fs::symlink_metadata(&path).unwrap().is_symlink());
    }
    let mut files: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["chain", "db", "db.lock", "elsewhere", "link"]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_restore_by_a_link_replaces_the_file_and_not_the_link() {
    let folder = Folder::new();
    let (path, link, backup) = (folder.file("db"), folder.file("link"), folder.file("backup"));
    symlink("db", &link).unwrap();
    let store = open(&path);
    store.backup_to(&backup).await.unwrap();
    store.create_table(new_table("a", 2)).await.unwrap();
    assert_eq!(restore(&backup, &link), Err(StoreError::InUse(path.clone()).into()));
    back_up(&link, &folder.file("by link")).unwrap();
    assert_eq!(verify(&folder.file("by link")).unwrap().tables, 1);
    store.close().await.unwrap();
    let replaced = restore(&backup, &link).unwrap().replaced;
    assert_eq!(replaced, Some(folder.file("db.replaced-1")));
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("db"));
    assert_eq!(verify(&path).unwrap().tables, 0);
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_with_a_second_name_on_the_disk_is_refused() {
    let folder = Folder::new();
    let (path, other, backup) = (folder.file("db"), folder.file("other"), folder.file("backup"));
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.backup_to(&backup).await.unwrap();
    fs::hard_link(&path, &other).unwrap();
    assert_eq!(refusal(&other), FileError::Linked(other.clone()));
    assert_eq!(restore(&backup, &other), Err(FileError::Linked(other.clone())));
    // The server's log is beside the first name: through the second, not everything would be found.
    assert_eq!(back_up(&other, &folder.file("copy")), Err(FileError::Linked(other.clone())));
    store.close().await.unwrap();
    assert_eq!(refusal(&path), FileError::Linked(path.clone()));
    // A backup may have several names.
    fs::hard_link(&backup, folder.file("archived")).unwrap();
    restore(&folder.file("archived"), &folder.file("new")).unwrap();
    fs::remove_file(other).unwrap();
    assert_eq!(payloads(&open(&path), "a").await.len(), 0);
}

#[tokio::test]
async fn of_many_backups_into_one_name_one_is_written_and_none_is_spoiled() {
    const BACKUPS: usize = 8;
    let folder = Folder::new();
    let (path, target) = (folder.file("db"), folder.file("copy"));
    let store = open(&path);
    store.create_table(new_table("a", 2)).await.unwrap();
    store.append(append_to("a", 0, vec![entry(&"x".repeat(5_000_000))])).await.unwrap();
    // Left by an interrupted backup: it is kept for recovery.
    fs::write(folder.file("copy.part-2"), "left").unwrap();
    let start = Barrier::new(BACKUPS);
    let ended = thread::scope(|scope| {
        let work = || {
            start.wait();
            backup(&path, &target, &AtomicBool::new(false))
        };
        let threads: Vec<_> = (0..BACKUPS).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(ended.iter().filter(|ended| ended.is_ok()).count(), 1, "{ended:?}");
    let refused = Err(StoreError::FileExists(target.clone()));
    assert_eq!(ended.iter().filter(|ended| **ended == refused).count(), BACKUPS - 1, "{ended:?}");
    assert_eq!(verify(&target).unwrap().entries, 1);
    assert_eq!(fs::read(folder.file("copy.part-2")).unwrap(), b"left");
    let parts = (1..99).filter(|number| folder.file(&format!("copy.part-{number}")).exists());
    assert_eq!(parts.collect::<Vec<_>>(), [2]);
}

#[test]
fn no_two_copies_are_written_into_one_part() {
    let folder = Folder::new();
    let parts = [(); 3].map(|()| create_part(&folder.file("copy")).unwrap());
    assert_eq!(parts, ["copy.part-1", "copy.part-2", "copy.part-3"].map(|name| folder.file(name)));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused_and_not_waited_for() {
    let folder = Folder::new();
    let (path, pipe) = (folder.file("db"), folder.file("pipe"));
    drop(open(&path));
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for special in [pipe.as_path(), Path::new("/dev/zero")] {
        for error in [
            restore(special, &path).unwrap_err(),
            restore(&path, special).unwrap_err(),
            back_up(special, &folder.file("copy")).unwrap_err(),
            verify(special).unwrap_err(),
            refusal(special),
        ] {
            assert_eq!(error, FileError::Special(special.to_owned()));
        }
    }
    assert!(!folder.file("pipe.lock").exists() && !folder.file("copy").exists());
}
