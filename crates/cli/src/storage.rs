//! Errors of databases and addresses, in the reader's language.

use approdo_phrases::{Language, Speaker, Value};
use approdo_server::ServeError;
use approdo_store::{FileError, StoreError};
use std::{io, path::Path};

/// Why a server cannot start or go on.
pub(crate) fn serving(error: &ServeError, language: Language) -> String {
    match error {
        ServeError::Listen { address, error } => {
            let speaker = Speaker::new(language);
            let (address, problem) = (address.to_string(), speaker.problem(error));
            speaker.text("cli-no-listening", &[("address", address.into()), ("problem", problem.into())])
        }
        ServeError::Store(error) => storing(error, language),
    }
}

/// Why a database or a backup cannot be used. Details of SQLite about a corrupt one are left out: they do not help the
/// operator.
pub(crate) fn filing(error: &FileError, language: Language) -> String {
    let speaker = Speaker::new(language);
    let shown = |path: &Path| Value::from(path.display().to_string());
    match error {
        FileError::Store(error) => storing(error, language),
        FileError::Damaged { path, .. } => speaker.text("cli-file-damaged", &[("file", shown(path))]),
        FileError::DamagedBackup { path, .. } => speaker.text("cli-backup-damaged", &[("file", shown(path))]),
        FileError::Special(path) => speaker.text("cli-file-special", &[("file", shown(path))]),
        FileError::Linked(path) => speaker.text("cli-file-linked", &[("file", shown(path))]),
        FileError::Left { missing, left } => {
            speaker.text("cli-file-left", &[("file", shown(missing)), ("left", shown(left))])
        }
    }
}

/// What is wrong with a database. Errors that only a running server meets are in English.
pub(crate) fn storing(error: &StoreError, language: Language) -> String {
    let speaker = Speaker::new(language);
    let of_file = |key, path: &Path| speaker.text(key, &[("file", Value::from(path.display().to_string()))]);
    let of_problem =
        |key, problem: &str| speaker.text(key, &[("problem", Value::from(in_our_words(problem, &speaker)))]);
    match error {
        StoreError::Full(problem) => of_problem("cli-store-full", problem),
        StoreError::Unavailable(problem) => of_problem("cli-store-failed", problem),
        StoreError::Damaged(_) => speaker.text("cli-store-damaged", &[]),
        StoreError::Foreign { path, .. } => of_file("cli-store-foreign", path),
        StoreError::Newer { path, .. } => of_file("cli-store-newer", path),
        StoreError::InUse(path) => of_file("cli-store-in-use", path),
        StoreError::NoFile(path) => of_file("cli-store-no-file", path),
        StoreError::NoFolder(path) => of_file("cli-store-no-folder", path),
        StoreError::Folder(path) => of_file("cli-store-folder", path),
        StoreError::FileExists(path) => of_file("cli-store-exists", path),
        StoreError::Conflict { .. }
        | StoreError::NoTable(_)
        | StoreError::TableExists(_)
        | StoreError::NoSeat { .. }
        | StoreError::Refused(_)
        | StoreError::Busy(_)
        | StoreError::Closed => error.to_string(),
    }
}

/// An I/O error of the system, `...: Permission denied (os error 13)`, in our own words; any other text unchanged.
fn in_our_words(problem: &str, speaker: &Speaker) -> String {
    let said = problem.strip_suffix(')').and_then(|said| said.rsplit_once(" (os error "));
    let Some((said, Ok(code))) = said.map(|(said, code)| (said, code.parse())) else {
        return problem.to_owned();
    };
    let ours = speaker.problem(&io::Error::from_raw_os_error(code));
    match said.rsplit_once(": ") {
        Some((about, _)) => format!("{about}: {ours}"),
        None => ours,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_of_a_database_is_told_in_our_words() {
        let said = io::Error::from_raw_os_error(2);
        let error = StoreError::Unavailable(format!("`/proc/x.db.lock`: {said}"));
        let italian = storing(&error, Language::Italian);
        assert!(italian.contains("`/proc/x.db.lock`: non c’è alcun file"), "{italian}");
        assert!(!storing(&error, Language::English).contains("os error"));
        let other = StoreError::Unavailable("the tape is torn".to_owned());
        assert!(storing(&other, Language::English).contains("(the tape is torn)"));
    }

    #[test]
    fn every_problem_has_its_sentence_in_every_language() {
        let file = || std::path::PathBuf::from("old.db");
        let problem = || "row 7".to_owned();
        for error in [
            StoreError::Full(problem()),
            StoreError::Unavailable(problem()),
            StoreError::Damaged(problem()),
            StoreError::Foreign { path: file(), problem: problem() },
            StoreError::Newer { path: file(), found: 9, known: 3 },
            StoreError::InUse(file()),
            StoreError::NoFile(file()),
            StoreError::NoFolder(file()),
            StoreError::Folder(file()),
            StoreError::FileExists(file()),
        ]
        .map(FileError::Store)
        .into_iter()
        .chain([
            FileError::Damaged { path: file(), problem: problem() },
            FileError::DamagedBackup { path: file(), problem: problem() },
            FileError::Special(file()),
            FileError::Linked(file()),
            FileError::Left { missing: file(), left: file() },
        ]) {
            let [english, italian] = Language::ALL.map(|language| filing(&error, language));
            assert!(
                english != italian && !english.starts_with('[') && !italian.starts_with('['),
                "{english}"
            );
        }
    }
}
