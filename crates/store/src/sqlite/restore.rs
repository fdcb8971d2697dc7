//! A backup takes the place of a database, and at every moment one of the two is there as a whole.

use super::backup::{Verified, copy, create_part, forget, open_ours, verify};
use super::files::{beside, failed, lock, open_to_write, sync, sync_folder};
use super::place::{free_beside, is_file, leave_one_name, resolve};
use crate::{FileError, StoreError};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What is there now.
    pub verified: Verified,
    /// Where the database went that was there before, if there was one.
    pub replaced: Option<PathBuf>,
}

/// What a restore has done; it may be interrupted after each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The copy of the backup is beside the database, checked and on the disk.
    Copied,
    /// The database is one file without a log, if it is whole enough for that.
    Settled,
    /// It has a second name, or there is a copy of it.
    Kept,
    /// A log that could not be moved into it is beside its second name.
    Cleared,
    /// The copy of the backup has taken its name.
    Replaced,
}

/// Puts a copy of a backup in the place of a database that no server uses.
///
/// Nothing is replaced before the copy has passed [`verify`], and what was there before is moved aside, not deleted.
pub fn restore(from: &Path, to: &Path) -> Result<Restored, FileError> {
    restore_by_steps(from, to, |_| ())
}

/// The same; tells after each step that it is done.
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
    // It may be the very database that is replaced.
    drop(source);
    done(Step::Copied);
    let replaced = replace(to, exists, &part, done).inspect_err(|_| forget(&part))?;
    Ok(Restored { verified, replaced: exists.then_some(replaced) })
}

/// Gives a file that is whole the name of a database; returns where the database, or a log without one, went.
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

/// Moves what is in the log of a database into it, so that the one file is all of it.
fn settle(path: &Path) -> Result<(), FileError> {
    let settled = open_to_write(path).and_then(|connection| {
        // It waits until it is alone: whoever still had the database open would later, in leaving, take the log of its
        // successor for the one that is left behind, and remove it.
        let mode: String =
            connection.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))?;
        connection.close().map_err(|(_, error)| error)?;
        Ok(mode == "delete")
    });
    match settled {
        Ok(true) => Ok(()),
        Ok(false) | Err(StoreError::Busy(_)) => Err(StoreError::InUse(path.to_owned()).into()),
        // A backup is restored because of that: what is damaged, or no database at all, goes aside as it is.
        Err(StoreError::Damaged(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Gives a file a second name, without taking the first from it.
fn keep(path: &Path, aside: &Path) -> io::Result<()> {
    // Only where it can be seen later that two names are of one file; and not every disk knows second names.
    if cfg!(unix) && fs::hard_link(path, aside).is_ok() { sync_folder(path) } else { keep_copy(path, aside) }
}

/// The same with a copy, which has its name only when it is whole.
pub(super) fn keep_copy(path: &Path, aside: &Path) -> io::Result<()> {
    let part = beside(aside, ".part");
    let copied = fs::copy(path, &part).and_then(|_| sync(&part)).and_then(|()| fs::rename(&part, aside));
    copied.inspect_err(|_| forget(&part))?;
    sync_folder(aside)
}

/// Puts the log of a damaged or missing database aside: it would be taken for the log of whatever has the name next.
fn move_logs(path: &Path, aside: &Path) -> Result<(), FileError> {
    for log in ["-wal", "-journal"] {
        unless_missing(path, log, |from| fs::rename(from, beside(aside, log)))?;
    }
    // What is in it can be found out from the log.
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
