//! A backup replaces a database; at every moment one of the two is there as a whole (crash-safe).

use super::backup::{Verified, copy, create_part, forget, open_ours, verify};
use super::files::{beside, failed, lock, open_to_write, sync, sync_folder};
use super::place::{free_beside, is_file, leave_one_name, resolve};
use crate::{FileError, StoreError};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Result of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Content of the restored database.
    pub verified: Verified,
    /// New path of the database that was replaced, if there was one.
    pub replaced: Option<PathBuf>,
}

/// Step of a restore; a crash may come after each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The copy of the backup is beside the database, verified and synced.
    Copied,
    /// The log is checkpointed into the database, if it is intact enough for that.
    Settled,
    /// The old database has a second name: a hard link or a copy.
    Kept,
    /// A log that could not be checkpointed is beside that second name.
    Cleared,
    /// The copy of the backup is renamed to the database.
    Replaced,
}

/// Replaces a database that no server uses with a copy of a backup.
///
/// Nothing is replaced before the copy has passed [`verify`], and the old database is renamed, not deleted.
pub fn restore(from: &Path, to: &Path) -> Result<Restored, FileError> {
    restore_by_steps(from, to, |_| ())
}

/// The same; calls back after each step.
pub(super) fn restore_by_steps(
    from: &Path,
    to: &Path,
    mut done: impl FnMut(Step),
) -> Result<Restored, FileError> {
    let to = &resolve(to);
    let of_backup = |error: FileError| match error {
        FileError::Store(StoreError::Damaged(problem)) | FileError::Damaged { problem, .. } => {
            FileError::DamagedBackup { path: from.to_owned(), problem }
        }
        other => other,
    };
    let source = open_ours(from).map_err(of_backup)?;
    let _lock = lock(to)?;
    let exists = is_file(to)?;
    if exists {
        leave_one_name(to)?;
    }
    let part = create_part(to)?;
    let copied = copy(&source, &part, || Ok(())).map_err(FileError::from).and_then(|()| verify(&part));
    let verified = copied.map_err(of_backup).inspect_err(|_| forget(&part))?;
    // The backup may be the very database that is replaced.
    drop(source);
    done(Step::Copied);
    let replaced = replace(to, exists, &part, done).inspect_err(|_| forget(&part))?;
    Ok(Restored { verified, replaced: exists.then_some(replaced) })
}

/// Renames a verified file to the database; returns the new path of the old database, or of a log without one.
fn replace(to: &Path, exists: bool, part: &Path, mut done: impl FnMut(Step)) -> Result<PathBuf, FileError> {
    if exists {
        settle(to)?;
    }
    done(Step::Settled);
    let aside = free_beside(to, ".replaced");
    if exists {
        keep(to, &aside).map_err(|error| failed(&aside, &error))?;
    }
    done(Step::Kept);
    move_logs(to, &aside)?;
    done(Step::Cleared);
    fs::rename(part, to).and_then(|()| sync_folder(to)).map_err(|error| failed(to, &error))?;
    done(Step::Replaced);
    Ok(aside)
}

/// Checkpoints the whole log of a database, so that the one file is all of it.
fn settle(path: &Path) -> Result<(), FileError> {
    let settled = open_to_write(path).and_then(|connection| {
        // Waits for exclusive access: a process that still had the old database open would, in closing it, remove the
        // log of its successor.
        let mode: String =
            connection.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))?;
        connection.close().map_err(|(_, error)| error)?;
        Ok(mode == "delete")
    });
    match settled {
        Ok(true) => Ok(()),
        Ok(false) | Err(StoreError::Busy(_)) => Err(StoreError::InUse(path.to_owned()).into()),
        // A corrupt or missing database is the usual reason for a restore: it is set aside as it is.
        Err(StoreError::Damaged(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Adds a hard link.
fn keep(path: &Path, aside: &Path) -> io::Result<()> {
    // Only where hard links can be detected later (Unix); and not every file system has them.
    if cfg!(unix) && fs::hard_link(path, aside).is_ok() { sync_folder(path) } else { keep_copy(path, aside) }
}

/// The same with a copy, which gets its name only when it is whole.
pub(super) fn keep_copy(path: &Path, aside: &Path) -> io::Result<()> {
    let part = beside(aside, ".part");
    let copied = fs::copy(path, &part).and_then(|_| sync(&part)).and_then(|()| fs::rename(&part, aside));
    copied.inspect_err(|_| forget(&part))?;
    sync_folder(aside)
}

/// Sets the log of a corrupt or missing database aside: SQLite would replay it into the next database of that name.
fn move_logs(path: &Path, aside: &Path) -> Result<(), FileError> {
    for log in ["-wal", "-journal"] {
        unless_missing(path, log, |from| fs::rename(from, beside(aside, log)))?;
    }
    // It is kept, because data can be recovered from it.
    unless_missing(path, "-shm", |index| fs::remove_file(index))?;
    sync_folder(path).map_err(|error| failed(path, &error).into())
}

fn unless_missing(
    path: &Path,
    ending: &str,
    work: impl Fn(&Path) -> io::Result<()>,
) -> Result<(), FileError> {
    let file = beside(path, ending);
    match work(&file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(failed(&file, &error).into()),
        _ => Ok(()),
    }
}
