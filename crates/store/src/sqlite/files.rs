use super::backup::{damaged, keep_before};
use super::place::{is_file, leave_one_name, nothing_is_left};
use super::schema::{Found, inspect, migrate, newest};
use crate::{FileError, StoreError};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Size of the prepared-statement cache of each connection; larger than the number of our statements.
const PREPARED_STATEMENTS: usize = 64;

// No SQLite mutex: each connection stays on one thread at a time. No URIs: a path is never read as one.
const TO_WRITE: OpenFlags = OpenFlags::SQLITE_OPEN_READ_WRITE.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);
const TO_READ: OpenFlags = OpenFlags::SQLITE_OPEN_READ_ONLY.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);

/// Opens a database for writing, creates it if it is missing, and migrates it to the newest schema.
pub(super) fn open_or_create(path: &Path) -> Result<Connection, FileError> {
    if is_file(path)? {
        leave_one_name(path)?;
    } else {
        nothing_is_left(path)?;
        create_private(path).map_err(|error| failed(path, &error))?;
    }
    open_and_migrate(path).map_err(|error| damaged(path, error))
}

fn open_and_migrate(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = open(path, TO_WRITE)?;
    // Before any other query: only here can a foreign file be told from a corrupt one.
    let found = inspect(&connection, path)?;
    // SQLite silently opens a file without write permission read-only.
    if connection.is_readonly("main")? {
        let problem = format!("`{}` cannot be written", path.display());
        return Err(explained(path, TO_WRITE, StoreError::Unavailable(problem)));
    }
    prepare_to_write(&connection)?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        let problem = format!("`{}` is on a file system that cannot share memory", path.display());
        return Err(StoreError::Unavailable(problem));
    }
    if let Found::Ours { schema } = found
        && schema < newest()
    {
        keep_before(path, schema)?;
    }
    migrate(&mut connection, &found)?;
    Ok(connection)
}

/// Opens an existing database for writing.
pub(super) fn open_to_write(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(path, TO_WRITE)?;
    prepare_to_write(&connection)?;
    Ok(connection)
}

/// Opens an existing database read-only.
pub(super) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(path, TO_READ)?;
    prepare(&connection)?;
    Ok(connection)
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    Connection::open_with_flags(path, flags).map_err(|error| explained(path, flags, error.into()))
}

/// The system's reason why a file could not be opened, which SQLite does not pass on. Asked only after a failure,
/// because closing a file releases the POSIX locks that the process has on it.
fn explained(path: &Path, flags: OpenFlags, error: StoreError) -> StoreError {
    match OpenOptions::new().read(true).write(flags == TO_WRITE).open(path) {
        Ok(_) => error,
        Err(said) => failed(path, &said),
    }
}

/// An in-memory database.
pub(super) fn open_in_memory() -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    prepare_to_write(&connection)?;
    migrate(&mut connection, &Found::Empty)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.set_prepared_statement_cache_capacity(PREPARED_STATEMENTS);
    // Otherwise SQLite plans a statement on a table with a partial index anew for each bound value.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

fn prepare_to_write(connection: &Connection) -> Result<(), StoreError> {
    prepare(connection)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // macOS needs `F_FULLFSYNC`: its plain sync only hands the bytes to the disk.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // No temporary files, so no other disk can fill up or fail.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    // No automatic checkpoints: the checkpointer does them on its own thread.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    Ok(())
}

/// Takes the lock file of a database: exclusive until the returned file is dropped.
pub(super) fn lock(path: &Path) -> Result<File, FileError> {
    is_file(path)?;
    let lock_path = beside(path, ".lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&lock_path);
    let file = file.map_err(|error| failed(&lock_path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned()).into()),
        Err(TryLockError::Error(error)) => Err(failed(&lock_path, &error).into()),
    }
}

/// Creates an empty file with owner-only permissions: seeds are secret.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Syncs a file and its directory entry to the disk.
pub(super) fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    sync_folder(path)
}

/// Syncs the directory entry of a file to the disk.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Only Unix can open a directory, and only there is this needed.
    if cfg!(unix) { File::open(folder.unwrap_or(Path::new(".")))?.sync_all() } else { Ok(()) }
}

/// The path with a suffix on the file name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// An I/O error of the system, as an error that names the file.
pub(super) fn failed(path: &Path, error: &io::Error) -> StoreError {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let (ErrorKind::NotFound, Some(folder)) = (error.kind(), folder)
        && !folder.exists()
    {
        return StoreError::NoFolder(folder.to_owned());
    }
    match StoreError::from(io::Error::from(error.kind())) {
        StoreError::Full(_) => StoreError::Full(format!("`{}`: {error}", path.display())),
        _ => StoreError::Unavailable(format!("`{}`: {error}", path.display())),
    }
}
