//! The data files of games: TOML as lists of named entries, and a precise error message for every mistake.
//!
//! Every game reads its components from `rules/<game>/*.toml`. What these files have in common is here: an entry has an
//! id, mostly names in both languages, and an origin; references to other entries are resolved; an error names the
//! file, the entry and the mistake.

mod entry;
mod file;
mod library;
mod names;
mod options;
mod plain;
mod plain_words;

pub use entry::{About, Entry, SOURCES};
pub use file::{File, Form};
pub use library::{Find, Library, Texts};
pub use names::{Names, members};
pub use options::{Known, OptionEntry, RawOption, options, proposed};
pub use plain_words::in_words;

use approdo_contract::ContentError;
use std::fmt::Display;

/// Exactly `N` entries, or the error that there are more or fewer.
pub fn exactly<T, const N: usize>(
    file: &'static str,
    kind: &str,
    entries: Vec<T>,
) -> Result<[T; N], ContentError> {
    <[T; N]>::try_from(entries).map_err(|entries| {
        wrong(file, format!("there are {} [[{kind}]] entries instead of {N}", entries.len()))
    })
}

/// Refuses entries that are not exactly these, in this order.
pub fn in_order<T>(
    file: &'static str,
    kind: &str,
    entries: &[Entry<T>],
    expected: impl Iterator<Item = &'static str> + Clone,
) -> Result<(), ContentError> {
    let ids = entries.iter().map(|entry| entry.id.as_str());
    if ids.clone().eq(expected.clone()) {
        return Ok(());
    }
    let problem =
        format!("the [[{kind}]] entries must be {}, in this order, not {}", list(expected), list(ids));
    Err(wrong(file, problem))
}

/// The error that a file as a whole is wrong.
pub fn wrong(file: &str, problem: impl Into<String>) -> ContentError {
    wrong_in(file, "", problem)
}

/// The error that an entry of a file is wrong.
pub fn wrong_in(file: &str, entry: impl Into<String>, problem: impl Into<String>) -> ContentError {
    ContentError { file: file.to_owned(), entry: entry.into(), problem: problem.into() }
}

/// A leaked text (`&'static str`).
///
/// The content is read once and used until the program ends, so its names can be plain `&'static str`
/// everywhere: in moves, events and phrases. What is leaked is a few kilobytes.
pub fn leak(text: &str) -> &'static str {
    text.to_owned().leak()
}

/// Words with commas between them.
pub fn list<T: Display>(words: impl Iterator<Item = T>) -> String {
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}
