use crate::TableId;
use std::path::PathBuf;

/// Why a command stored or read nothing; the message says why and, where the caller can help, what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Version conflict (optimistic concurrency): another writer appended first.
    #[error(
        "table `{table}` has moved on: entry {expected} was expected to be its last, but the last one is {found}"
    )]
    Conflict {
        /// The table.
        table: TableId,
        /// The version that the writer expected.
        expected: u32,
        /// The version that is stored.
        found: u32,
    },
    /// The table is not stored here.
    #[error("there is no table `{0}`")]
    NoTable(TableId),
    /// The id is already in use.
    #[error("there already is a table `{0}`: choose another id")]
    TableExists(TableId),
    /// The table has no such seat.
    #[error("table `{table}` has no seat {seat}")]
    NoSeat {
        /// The table.
        table: TableId,
        /// The seat, counted from 0.
        seat: u8,
    },
    /// Invalid command: a bug in the caller.
    #[error("this cannot be stored: {0}")]
    Refused(String),
    /// Backpressure: the command queue is full.
    #[error("the store is busy: {0}; try again in a moment")]
    Busy(String),
    /// The disk is full.
    #[error("the disk is full, nothing was stored: make room and try again ({0})")]
    Full(String),
    /// The disk or the system failed (I/O error). Nothing more is written until the store is opened again: after a
    /// failed write the disk cannot be trusted.
    #[error("the storage failed, nothing was stored: check the disk, then start again ({0})")]
    Unavailable(String),
    /// The database is corrupt.
    #[error("the database is damaged ({0}): stop the server and restore the last backup")]
    Damaged(String),
    /// The file belongs to another program.
    #[error("`{path}` is not a database of Approdo ({problem}): name another file, or restore a backup in its place", path = path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What it seems to be.
        problem: String,
    },
    /// The file was written by a later version.
    #[error(
        "`{path}` was written by a newer version (schema {found}, this version knows {known}): start that version, or restore a backup from before the upgrade",
        path = path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The schema of the file.
        found: u32,
        /// The newest schema that is known.
        known: u32,
    },
    /// Locked: another process, or another store in this one, has the file open.
    #[error("`{path}` is in use by another server or program: end that one first, or name another file", path = .0.display())]
    InUse(PathBuf),
    /// There is no such file.
    #[error("there is no file `{path}`: check its name", path = .0.display())]
    NoFile(PathBuf),
    /// A file cannot be written where there is no folder.
    #[error("there is no folder `{path}`: make it, or name another file", path = .0.display())]
    NoFolder(PathBuf),
    /// A folder is no database, and none is put in its place.
    #[error("`{path}` cannot be used: it is a folder; name a file", path = .0.display())]
    Folder(PathBuf),
    /// The target exists; nothing is overwritten.
    #[error("`{path}` is there already and is not overwritten: name another file", path = .0.display())]
    FileExists(PathBuf),
    /// The store was closed before the command arrived.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether the storage itself failed, so that every command of the transaction failed with it.
    pub(crate) fn is_of_the_storage(&self) -> bool {
        match self {
            StoreError::Busy(_)
            | StoreError::Full(_)
            | StoreError::Unavailable(_)
            | StoreError::Damaged(_)
            | StoreError::Foreign { .. }
            | StoreError::Newer { .. }
            | StoreError::InUse(_)
            | StoreError::NoFile(_)
            | StoreError::NoFolder(_)
            | StoreError::Folder(_)
            | StoreError::FileExists(_)
            | StoreError::Closed => true,
            StoreError::Conflict { .. }
            | StoreError::NoTable(_)
            | StoreError::TableExists(_)
            | StoreError::NoSeat { .. }
            | StoreError::Refused(_) => false,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        let problem = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full(problem),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(problem),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy(problem),
            Some(ErrorCode::ConstraintViolation | ErrorCode::TooBig) => StoreError::Refused(problem),
            Some(_) => StoreError::Unavailable(problem),
            // Not an error of SQLite but of decoding its answer: a column does not hold what the schema says.
            None => StoreError::Damaged(problem),
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => {
                StoreError::Full(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    #[test]
    fn what_sqlite_reports_becomes_a_kind_that_somebody_can_act_on() {
        type IsKind = fn(&StoreError) -> bool;
        let cases: [(i32, IsKind); 7] = [
            (ffi::SQLITE_FULL, |e| matches!(e, StoreError::Full(_))),
            (ffi::SQLITE_IOERR_FSYNC, |e| matches!(e, StoreError::Unavailable(_))),
            (ffi::SQLITE_CANTOPEN, |e| matches!(e, StoreError::Unavailable(_))),
            (ffi::SQLITE_CORRUPT, |e| matches!(e, StoreError::Damaged(_))),
            (ffi::SQLITE_NOTADB, |e| matches!(e, StoreError::Damaged(_))),
            (ffi::SQLITE_BUSY_SNAPSHOT, |e| matches!(e, StoreError::Busy(_))),
            (ffi::SQLITE_CONSTRAINT_TRIGGER, |e| matches!(e, StoreError::Refused(_))),
        ];
        for (code, is_expected) in cases {
            let error = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
            let found = StoreError::from(error);
            assert!(is_expected(&found), "{code}: {found:?}");
        }
    }

    #[test]
    fn a_full_disk_is_told_from_a_broken_one() {
        let full = StoreError::from(std::io::Error::from(std::io::ErrorKind::StorageFull));
        assert!(matches!(full, StoreError::Full(_)));
        let denied = StoreError::from(std::io::Error::from(std::io::ErrorKind::PermissionDenied));
        assert!(matches!(denied, StoreError::Unavailable(_)));
    }
}
