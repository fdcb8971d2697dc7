use crate::StoreError;
use std::path::PathBuf;

/// Why a database file cannot be opened, copied or replaced; the message says why and what to do.
///
/// Commands on an open database only return [`StoreError`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// Errors that an open database has as well.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database is corrupt.
    #[error("the database `{path}` is damaged ({problem}): stop the server and restore the last backup", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite or our own check found.
        problem: String,
    },
    /// The backup to restore is corrupt; the database is unchanged.
    #[error("the backup `{path}` is damaged ({problem}): nothing was replaced; restore another one", path = path.display())]
    DamagedBackup {
        /// The backup.
        path: PathBuf,
        /// What SQLite or our own check found.
        problem: String,
    },
    /// A device or a pipe is no database, and reading it might never end.
    #[error("`{path}` cannot be used: it is a device or a pipe; name a file", path = .0.display())]
    Special(PathBuf),
    /// The database has a second hard link, through which another process could use it with another log (WAL).
    #[error("`{path}` has another name as well (a hard link), by which a second server could use it: remove the other name, or name a copy", path = .0.display())]
    Linked(PathBuf),
    /// The database is missing, but something is there from which it can be recovered; creating an empty one would hide
    /// that.
    #[error(
        "there is no `{missing}`, but `{left}` is there, as a restore or a backup leaves it that was interrupted: put it back with `approdo restore`, or move it away to begin with an empty database",
        missing = missing.display(),
        left = left.display()
    )]
    Left {
        /// The database.
        missing: PathBuf,
        /// What is left of it.
        left: PathBuf,
    },
}

impl From<rusqlite::Error> for FileError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::from(error).into()
    }
}
