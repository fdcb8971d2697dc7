//! The path of a database, and the files beside it.

use super::files::{beside, failed};
use crate::{FileError, StoreError};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// How many symbolic links are followed: as many as Linux follows.
const MOST_LINKS: u32 = 40;

/// The path with symbolic links of the file itself resolved. The files beside a database (lock, log, copies) are beside
/// the real file, so that every process finds the same ones, and replacing the file does not replace the link.
///
/// Folders need not be resolved: their content is the same by every path.
pub(super) fn resolve(path: &Path) -> PathBuf {
    let mut file = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&file) {
            Ok(target) => file = file.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => return file,
        }
    }
    // For a cycle of links the system reports the error on the first one as well.
    path.to_owned()
}

/// Whether there is a regular file; anything else is refused before it is opened: opening a pipe blocks, and some
/// devices never end.
pub(super) fn is_file(path: &Path) -> Result<bool, FileError> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(true),
        Ok(about) if about.is_dir() => Err(StoreError::Folder(path.to_owned()).into()),
        Ok(_) => Err(FileError::Special(path.to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(failed(path, &error).into()),
    }
}

/// Whether a path exists, even as a dangling link.
pub(super) fn is_taken(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// A free name beside a database, of which there is neither a file nor a log.
pub(super) fn free_beside(path: &Path, ending: &str) -> PathBuf {
    let mut numbered = (1u32..).map(|number| beside(path, &format!("{ending}-{number}")));
    let is_free = |free: &PathBuf| ["", "-wal", "-journal"].iter().all(|log| !is_taken(&beside(free, log)));
    numbered.find(is_free).expect("some number is free")
}

/// Refuses a database with a second hard link: its log is beside the first name, and a process that opens the second
/// would not see it.
pub(super) fn has_one_name(path: &Path) -> Result<(), FileError> {
    second_names(path).map(drop)
}

/// The same, and removes the names that an interrupted restore or backup left, through which a second server could open
/// the file. Only with the lock of the database held; without it those names may be in use.
pub(super) fn leave_one_name(path: &Path) -> Result<(), FileError> {
    for left in second_names(path)? {
        fs::remove_file(&left).map_err(|error| failed(&left, &error))?;
    }
    Ok(())
}

/// The paths beside a database that are hard links of the same file.
#[cfg(unix)]
fn second_names(path: &Path) -> Result<Vec<PathBuf>, FileError> {
    use std::os::unix::fs::MetadataExt;
    let about = fs::metadata(path).map_err(|error| failed(path, &error))?;
    if about.nlink() < 2 {
        return Ok(Vec::new());
    }
    let mut second = leftovers(path)?;
    second.retain(|left| {
        fs::symlink_metadata(left).is_ok_and(|left| (left.dev(), left.ino()) == (about.dev(), about.ino()))
    });
    if about.nlink() > second.len() as u64 + 1 { Err(FileError::Linked(path.to_owned())) } else { Ok(second) }
}

/// Only Unix tells the number of hard links.
#[cfg(not(unix))]
fn second_names(_: &Path) -> Result<Vec<PathBuf>, FileError> {
    Ok(Vec::new())
}

/// Refuses to create an empty database where files of an earlier one are left: that would hide them.
pub(super) fn nothing_is_left(missing: &Path) -> Result<(), FileError> {
    match leftovers(missing)?.pop() {
        None => Ok(()),
        Some(left) => Err(FileError::Left { missing: missing.to_owned(), left }),
    }
}

/// The part files and replaced databases beside a database, whose names begin with its own; the most useful for
/// recovery last.
fn leftovers(path: &Path) -> Result<Vec<PathBuf>, FileError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let names = || -> io::Result<Vec<_>> {
        let entries = fs::read_dir(folder.unwrap_or(Path::new(".")))?;
        entries.map(|entry| entry.map(|entry| entry.file_name())).collect()
    };
    let own = path.file_name().unwrap_or_default().as_encoded_bytes();
    let mut left = Vec::new();
    for name in names().map_err(|error| failed(path, &error))? {
        let ending = name.as_encoded_bytes().strip_prefix(own).and_then(|ending| str::from_utf8(ending).ok());
        if let Some(rank) = ending.and_then(rank) {
            left.push((rank, path.with_file_name(&name)));
        }
    }
    left.sort();
    Ok(left.into_iter().map(|(_, path)| path).collect())
}

/// Rank for recovery by file ending: a part may be half a database, a replaced one is whole.
fn rank(ending: &str) -> Option<(bool, u32)> {
    // Earlier versions did not number their part files.
    if ending == ".part" {
        return Some((false, 0));
    }
    let (kind, number) = ending.rsplit_once('-')?;
    let is_replaced = match kind {
        ".replaced" => true,
        ".part" => false,
        _ => return None,
    };
    Some((is_replaced, number.parse().ok()?))
}
