//! Files that the command line reads, and what it says of those that it cannot read.

use crate::{asked::Asked, storage, trouble::Refused};
use anyhow::Error;
use approdo_phrases::{Language, Speaker};
use approdo_server::serve::ServeError;
use approdo_store::StoreError;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A file or folder cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be read", path.display())]
pub(crate) struct Unreadable {
    path: PathBuf,
    source: io::Error,
}

impl Unreadable {
    /// Says what the system said about a path.
    pub(crate) fn new(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |source| Unreadable { path: path.to_owned(), source }
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Unreadable> {
    fs::read_to_string(path).map_err(Unreadable::new(path))
}

/// What went wrong in one line. What the system says comes in our words.
pub(crate) fn told(error: &Error, language: Language) -> String {
    if let Some(Unreadable { path, source }) = error.downcast_ref() {
        let speaker = Speaker::new(language);
        let file = path.display().to_string();
        let arguments = [("file", file.into()), ("problem", speaker.problem(source).into())];
        return speaker.text("cli-not-read", &arguments);
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
    if let Some(error) = error.downcast_ref::<StoreError>() {
        return storage::storing(error, language);
    }
    // The rest of such a line is English in every language.
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
