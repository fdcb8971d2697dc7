use super::files::{beside, create_private, failed, open_to_read, open_to_write, sync, sync_folder};
use super::place::{free_beside, has_one_name, is_file, is_taken, resolve};
use super::schema::{Found, inspect};
use crate::{FileError, StoreError, TableId};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OptionalExtension};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many pages are copied between two checks whether the store is closing: 4 MB.
const PAGES_PER_STEP: i32 = 1024;

/// Result of verifying a whole database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many tables are in it.
    pub tables: u64,
    /// How many entries their journals have together.
    pub entries: u64,
}

/// Verifies a whole database or backup: that it is one of ours, that this version can read it, and that every page,
/// foreign key and journal of it is intact.
pub fn verify(path: &Path) -> Result<Verified, FileError> {
    check(&open_ours(path)?).map_err(|error| damaged(path, error))
}

fn check(connection: &Connection) -> Result<Verified, StoreError> {
    let problem: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if problem != "ok" {
        return Err(StoreError::Damaged(problem));
    }
    let orphan: Option<String> =
        connection.query_row("PRAGMA foreign_key_check", [], |row| row.get(0)).optional()?;
    if let Some(of) = orphan {
        return Err(StoreError::Damaged(format!("a row of {of} belongs to nothing")));
    }
    let gap: Option<TableId> = connection
        .query_row(
            "SELECT t.id FROM entries e JOIN tables t ON t.number = e.table_number
             GROUP BY e.table_number HAVING count(*) <> max(e.seq) OR min(e.seq) <> 1 LIMIT 1",
            [],
            |row| row.get(0),
        )
        .optional()?;
    if let Some(table) = gap {
        return Err(StoreError::Damaged(format!("the journal of table `{table}` has a gap")));
    }
    let count = |query| connection.query_row(query, [], |row| row.get::<_, i64>(0)).map(i64::unsigned_abs);
    let (tables, entries) = (count("SELECT count(*) FROM tables")?, count("SELECT count(*) FROM entries")?);
    Ok(Verified { tables, entries })
}

/// Online backup: copies the database into a new file while a server may be writing to it.
///
/// It reads by a connection of its own and takes no lock that blocks a server.
pub fn back_up(from: &Path, to: &Path) -> Result<(), FileError> {
    let from = &resolve(from);
    if is_file(from)? {
        has_one_name(from)?;
    }
    open_ours(from)?;
    backup(from, to, &AtomicBool::new(false)).map_err(|error| damaged(from, error))
}

/// Copies the database into a new file; writers are not blocked.
pub(super) fn backup(source: &Path, target: &Path, closing: &AtomicBool) -> Result<(), StoreError> {
    if is_taken(target) {
        return Err(StoreError::FileExists(target.to_owned()));
    }
    let source = open_to_read(source)?;
    let part = create_part(target)?;
    let go_on = || if closing.load(Ordering::Relaxed) { Err(StoreError::Closed) } else { Ok(()) };
    copy(&source, &part, go_on).inspect_err(|_| forget(&part))?;
    publish(&part, target)
}

/// Renames a finished part file to its target name, unless that name has been taken meanwhile.
fn publish(part: &Path, target: &Path) -> Result<(), StoreError> {
    if fs::hard_link(part, target).is_ok() {
        forget(part);
    } else {
        // Not every file system has hard links. Without them the name is reserved atomically first, then replaced.
        let taken = create_private(target).inspect_err(|_| forget(part));
        taken.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => StoreError::FileExists(target.to_owned()),
            _ => failed(target, &error),
        })?;
        let renamed = fs::rename(part, target).inspect_err(|_| [part, target].into_iter().for_each(forget));
        renamed.map_err(|error| failed(target, &error))?;
    }
    sync_folder(target).map_err(|error| failed(target, &error))
}

/// Keeps a copy of a database beside it before a migration, in the schema of the earlier version: to downgrade, restore
/// it.
pub(super) fn keep_before(path: &Path, schema: u32) -> Result<(), StoreError> {
    backup(path, &free_beside(path, &format!(".schema-{schema}")), &AtomicBool::new(false))
}

/// Creates an empty part file beside its target. Its name is unique: two copies to one target do not write into the
/// same file, and the leftover of an interrupted one is not overwritten.
pub(super) fn create_part(path: &Path) -> Result<PathBuf, StoreError> {
    let mut numbered = (1u32..).map(|number| beside(path, &format!(".part-{number}")));
    let created = numbered.find_map(|part| match create_private(&part) {
        Ok(()) => Some(Ok(part)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => None,
        Err(error) => Some(Err(failed(&part, &error))),
    });
    created.expect("some number is free")
}

/// Copies a snapshot of a database into an empty file and syncs it; asks between its steps whether to go on.
pub(super) fn copy(
    source: &Connection,
    part: &Path,
    mut go_on: impl FnMut() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut target = open_to_write(part)?;
    // The copy counts only once it is whole and synced, so no earlier sync is needed.
    target.pragma_update(None, "synchronous", "OFF")?;
    // One read transaction around all steps: without it every commit of the writer would make the copy start again.
    let moment = source.unchecked_transaction()?;
    moment.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    let steps = Backup::new(&moment, &mut target)?;
    loop {
        match steps.step(PAGES_PER_STEP)? {
            StepResult::Done => break,
            StepResult::More => go_on()?,
            _ => return Err(StoreError::Busy("somebody else uses the files of the backup".to_owned())),
        }
    }
    drop(steps);
    // A backup is one file, without a log beside it.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    target.close().map_err(|(_, error)| error)?;
    sync(part).map_err(|error| failed(part, &error))
}

/// Opens a database of ours read-only.
pub(super) fn open_ours(path: &Path) -> Result<Connection, FileError> {
    if !is_file(path)? {
        return Err(StoreError::NoFile(path.to_owned()).into());
    }
    let found = open_to_read(path).and_then(|connection| Ok((inspect(&connection, path)?, connection)));
    match found.map_err(|error| damaged(path, error))? {
        (Found::Ours { .. }, connection) => Ok(connection),
        (Found::Empty, _) => {
            Err(StoreError::Foreign { path: path.to_owned(), problem: "it is empty".to_owned() }.into())
        }
    }
}

/// Names the corrupt file in the error.
pub(super) fn damaged(path: &Path, error: StoreError) -> FileError {
    match error {
        StoreError::Damaged(problem) => FileError::Damaged { path: path.to_owned(), problem },
        other => other.into(),
    }
}

/// Removes a part file of its creator and what SQLite wrote beside it; what cannot be removed stays.
pub(super) fn forget(part: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(beside(part, ending));
    }
}
