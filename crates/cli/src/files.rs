//! Reading input files, and error messages about them.

use crate::{asked::Asked, storage, trouble::Refused};
use anyhow::Error;
use approdo_phrases::{Language, Speaker};
use approdo_server::ServeError;
use approdo_store::FileError;
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// Size limit in MiB: a hundred times the longest game.
const LONGEST: u64 = 64;

/// A file or folder that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be read", path.display())]
pub(crate) struct Unreadable {
    path: PathBuf,
    source: Why,
}

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
enum Why {
    #[error(transparent)]
    System(#[from] io::Error),
    /// Not a regular file: reading it may block, or never end.
    #[error("it is a device or a pipe")]
    Special,
    #[error("it is too long")]
    TooLong,
}

impl Unreadable {
    /// An I/O error about a path.
    pub(crate) fn new(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |error| Unreadable { path: path.to_owned(), source: Why::System(error) }
    }

    /// Whether the error is "not found".
    pub(crate) fn is_missing(&self) -> bool {
        matches!(&self.source, Why::System(error) if error.kind() == io::ErrorKind::NotFound)
    }

    fn text(&self, language: Language) -> String {
        let speaker = Speaker::new(language);
        let problem = match &self.source {
            Why::System(error) => speaker.problem(error),
            Why::Special => speaker.text("cli-special", &[]),
            Why::TooLong => speaker.text("cli-too-long", &[("most", (LONGEST as f64).into())]),
        };
        let file = self.path.display().to_string();
        speaker.text("cli-not-read", &[("file", file.into()), ("problem", problem.into())])
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Unreadable> {
    text_of(path).map_err(|source| Unreadable { path: path.to_owned(), source })
}

fn text_of(path: &Path) -> Result<String, Why> {
    // Checked before opening: opening a pipe blocks until it has a writer.
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
    }
    if !about.is_file() {
        return Err(Why::Special);
    }
    let mut bytes = Vec::new();
    // The size in the metadata may be wrong or outdated.
    fs::File::open(path)?.take((LONGEST << 20) + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST << 20 {
        return Err(Why::TooLong);
    }
    String::from_utf8(bytes).map_err(|_| io::Error::from(io::ErrorKind::InvalidData).into())
}

/// The error in one line, with I/O errors in our own words.
pub(crate) fn told(error: &Error, language: Language) -> String {
    if let Some(unreadable) = error.downcast_ref::<Unreadable>() {
        return unreadable.text(language);
    }
    if let Some(refused) = error.downcast_ref::<Refused>() {
        return refused.text(language);
    }
    if let Some(asked) = error.downcast_ref::<Asked>() {
        return asked.text(language);
    }
    if let Some(error) = error.downcast_ref::<ServeError>() {
        return storage::serving(error, language);
    }
    if let Some(error) = error.downcast_ref::<FileError>() {
        return storage::filing(error, language);
    }
    // The rest of the chain is English in every language.
    let said = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref::<io::Error>() {
        Some(cause) => Speaker::new(Language::English).problem(cause),
        None => cause.to_string(),
    };
    error.chain().map(said).collect::<Vec<_>>().join(": ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn a_file_that_is_not_there_is_told_in_the_language_of_the_reader() {
        let missing = Error::from(read(Path::new("no/such.json")).unwrap_err());
        let english = "no/such.json cannot be read: there is no such file or folder";
        assert_eq!(told(&missing, Language::English), english);
        let italian = "no/such.json non si può leggere: non c’è alcun file o cartella con questo nome";
        assert_eq!(told(&missing, Language::Italian), italian);
    }

    #[test]
    fn what_the_system_says_is_told_in_our_words() {
        let error = Err::<(), _>(io::Error::from(io::ErrorKind::PermissionDenied));
        let error = error.context("the table cannot be shown").unwrap_err();
        assert_eq!(told(&error, Language::Italian), "the table cannot be shown: access is not permitted");
    }
}
