use super::files::{beside, create_private, failed, lock, open_to_read, open_to_write, sync, sync_folder};
use super::schema::{Found, inspect};
use crate::{StoreError, TableId};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OptionalExtension};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many pages are copied before a backup looks whether the store is being closed: 4 MB.
const PAGES_PER_STEP: i32 = 1024;

/// What a database holds, after every page of it was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many tables are in it.
    pub tables: u64,
    /// How many entries their journals have together.
    pub entries: u64,
}

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What is there now.
    pub verified: Verified,
    /// Where the database went that was there before, if there was one.
    pub replaced: Option<PathBuf>,
}

/// Checks a whole database or backup: that it is one of ours, that this version can read it, and that every page,
/// reference and journal of it is sound.
pub fn verify(path: &Path) -> Result<Verified, StoreError> {
    let connection = open_ours(path)?;
    let problem: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if problem != "ok" {
        return Err(StoreError::Damaged(format!("`{}`: {problem}", path.display())));
    }
    let orphan: Option<String> =
        connection.query_row("PRAGMA foreign_key_check", [], |row| row.get(0)).optional()?;
    if let Some(of) = orphan {
        let problem = format!("`{}`: a row of {of} belongs to nothing", path.display());
        return Err(StoreError::Damaged(problem));
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
        let problem = format!("`{}`: the journal of table `{table}` has a gap", path.display());
        return Err(StoreError::Damaged(problem));
    }
    let count = |query| connection.query_row(query, [], |row| row.get::<_, i64>(0)).map(i64::unsigned_abs);
    let (tables, entries) = (count("SELECT count(*) FROM tables")?, count("SELECT count(*) FROM entries")?);
    Ok(Verified { tables, entries })
}

/// Puts a copy of a backup in the place of a database that no server uses.
///
/// Nothing is replaced before the copy has passed [`verify`], and what was there before is moved aside, not
/// deleted.
pub fn restore(from: &Path, to: &Path) -> Result<Restored, StoreError> {
    let source = open_ours(from)?;
    let _lock = lock(to)?;
    let part = beside(to, ".part");
    let verified = copy(&source, &part, || Ok(())).and_then(|()| verify(&part));
    let verified = verified.inspect_err(|_| forget(&part))?;
    let replaced = move_aside(to)?;
    fs::rename(&part, to).and_then(|()| sync_folder(to)).map_err(|error| failed(to, &error))?;
    Ok(Restored { verified, replaced })
}

/// Writes everything that is in a database now into a new file, also while a server writes to it.
///
/// It reads by a connection of its own and takes no lock that a server would wait for.
pub fn back_up(from: &Path, to: &Path) -> Result<(), StoreError> {
    open_ours(from)?;
    backup(from, to, &AtomicBool::new(false))
}

/// Writes everything that is in a database now into a new file; whoever writes meanwhile is not held up.
pub(super) fn backup(source: &Path, target: &Path, closing: &AtomicBool) -> Result<(), StoreError> {
    if target.exists() {
        return Err(StoreError::FileExists(target.to_owned()));
    }
    let source = open_to_read(source)?;
    let part = beside(target, ".part");
    let go_on = || if closing.load(Ordering::Relaxed) { Err(StoreError::Closed) } else { Ok(()) };
    copy(&source, &part, go_on).inspect_err(|_| forget(&part))?;
    fs::rename(&part, target).and_then(|()| sync_folder(target)).map_err(|error| failed(target, &error))
}

/// Keeps a copy of a database beside it, as an earlier version left it with this schema: whoever has to go back to that
/// version restores it.
pub(super) fn keep_before(path: &Path, schema: u32) -> Result<(), StoreError> {
    backup(path, &free_beside(path, &format!(".schema-{schema}")), &AtomicBool::new(false))
}

/// Copies a database as it is at one moment into a new file, and makes sure that it is on the disk; asks between
/// its steps whether to go on.
pub(super) fn copy(
    source: &Connection,
    part: &Path,
    mut go_on: impl FnMut() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    // Left by a copy that was interrupted.
    forget(part);
    create_private(part).map_err(|error| failed(part, &error))?;
    let mut target = open_to_write(part)?;
    // The file counts only after it is whole and synced, so nothing has to be synced before.
    target.pragma_update(None, "synchronous", "OFF")?;
    // One transaction around all steps: they see one moment. Without it every commit of the writer would make the
    // copy start again.
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

fn open_ours(path: &Path) -> Result<Connection, StoreError> {
    let about = fs::metadata(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => StoreError::NoFile(path.to_owned()),
        _ => failed(path, &error),
    })?;
    if about.is_dir() {
        return Err(StoreError::Folder(path.to_owned()));
    }
    let connection = open_to_read(path)?;
    match inspect(&connection, path)? {
        Found::Ours { .. } => Ok(connection),
        Found::Empty => Err(StoreError::Foreign { path: path.to_owned(), problem: "it is empty".to_owned() }),
    }
}

/// A name beside a file that nothing has yet.
fn free_beside(path: &Path, ending: &str) -> PathBuf {
    let mut numbered = (1u32..).map(|number| beside(path, &format!("{ending}-{number}")));
    numbered.find(|free| !free.exists()).expect("some number is free")
}

/// Renames a database together with its log, which would otherwise be taken for the log of its successor.
fn move_aside(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !path.exists() {
        return Ok(None);
    }
    let aside = free_beside(path, ".replaced");
    // The database first: without one beside it, SQLite throws a log away instead of using it.
    fs::rename(path, &aside).map_err(|error| failed(path, &error))?;
    for log in ["-wal", "-shm"] {
        match fs::rename(beside(path, log), beside(&aside, log)) {
            Ok(()) => (),
            Err(error) if error.kind() == ErrorKind::NotFound => (),
            Err(error) => return Err(failed(&beside(path, log), &error)),
        }
    }
    Ok(Some(aside))
}

/// Removes what an interrupted copy left; if that fails, creating it anew will say so.
fn forget(part: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(beside(part, ending));
    }
}
