//! What stands at the name of a database, and beside it.

use super::files::{beside, failed};
use crate::{FileError, StoreError};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// How many links to links are followed: as many as Linux follows.
const MOST_LINKS: u32 = 40;

/// The name of the file itself, if a symbolic link leads to it. Whatever has a name beside a database (lock, log, copies)
/// is beside the file, so that everybody finds the same; and whoever replaces the file does not replace the link.
///
/// Folders need not be resolved: by whatever name one comes to a folder, what is in it is the same.
pub(super) fn resolve(path: &Path) -> PathBuf {
    let mut file = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&file) {
            Ok(target) => file = file.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => return file,
        }
    }
    // Links in a circle lead nowhere, which the system says of the first as well.
    path.to_owned()
}

/// Whether there is a file; anything else in its place is refused before it is opened: a pipe would be waited for, and
/// some devices never end.
pub(super) fn is_file(path: &Path) -> Result<bool, FileError> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(true),
        Ok(about) if about.is_dir() => Err(StoreError::Folder(path.to_owned()).into()),
        Ok(_) => Err(FileError::Special(path.to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(failed(path, &error).into()),
    }
}

/// Whether a name is taken, be it by a link that leads nowhere.
pub(super) fn is_taken(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// A name beside a database that nothing has yet, neither a file nor the log of one.
pub(super) fn free_beside(path: &Path, ending: &str) -> PathBuf {
    let mut numbered = (1u32..).map(|number| beside(path, &format!("{ending}-{number}")));
    let is_free = |free: &PathBuf| ["", "-wal", "-journal"].iter().all(|log| !is_taken(&beside(free, log)));
    numbered.find(is_free).expect("some number is free")
}

/// Refuses a database that has a second name: its log is beside the first, and whoever comes by the second would not
/// see it.
pub(super) fn has_one_name(path: &Path) -> Result<(), FileError> {
    second_names(path).map(drop)
}

/// The same, and takes the names away that an interrupted restore or backup left: whoever used the file by one of them
/// later would be a second server. Only for whoever has the lock of the database; in other hands they may be in use.
pub(super) fn leave_one_name(path: &Path) -> Result<(), FileError> {
    for left in second_names(path)? {
        fs::remove_file(&left).map_err(|error| failed(&left, &error))?;
    }
    Ok(())
}

/// The names beside a database that are of the same file, if it has no others.
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

/// Elsewhere the system does not say how many names a file has.
#[cfg(not(unix))]
fn second_names(_: &Path) -> Result<Vec<PathBuf>, FileError> {
    Ok(Vec::new())
}

/// Refuses to begin anew where a database was: what is left of it would be forgotten.
pub(super) fn nothing_is_left(missing: &Path) -> Result<(), FileError> {
    match leftovers(missing)?.pop() {
        None => Ok(()),
        Some(left) => Err(FileError::Left { missing: missing.to_owned(), left }),
    }
}

/// The parts and the replaced databases beside a database, whose names begin with its own; the one that is most worth
/// looking at comes last.
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

/// How much is to be expected of what has this ending: a part may be half of a database, a replaced one is whole.
fn rank(ending: &str) -> Option<(bool, u32)> {
    // Earlier versions gave their parts no number.
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
