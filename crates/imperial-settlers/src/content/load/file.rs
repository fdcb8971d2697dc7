//! A data file as a list of named entries, and the sentences for what is wrong in one.

use approdo_contract::{ContentError, Label};
use serde::de::DeserializeOwned;
use std::{fmt::Display, ops::RangeInclusive};
use toml::{Table, Value};

/// A data file of which the entries have not all been taken yet.
pub(super) struct File {
    name: &'static str,
    tables: Table,
}

impl File {
    /// Reads the text of a file as TOML.
    pub fn parse(name: &'static str, text: &str) -> Result<File, ContentError> {
        match text.parse::<Table>() {
            Ok(tables) => Ok(File { name, tables }),
            Err(error) => {
                let start = error.span().map_or(0, |span| span.start.min(text.len()));
                let line = 1 + text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count();
                Err(wrong(name, format!("line {line} is no valid TOML: {}", error.message())))
            }
        }
    }

    /// Takes the entries `[[kind]]`, which have names, out of the file.
    pub fn entries<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
    ) -> Result<Vec<Entry<T>>, ContentError> {
        self.take(kind, true)
    }

    /// Takes the entries `[[kind]]`, which have no names, out of the file.
    pub fn nameless<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
    ) -> Result<Vec<Entry<T>>, ContentError> {
        self.take(kind, false)
    }

    fn take<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
        named: bool,
    ) -> Result<Vec<Entry<T>>, ContentError> {
        let tables = match self.tables.remove(kind) {
            Some(Value::Array(tables)) => tables,
            Some(_) => return Err(wrong(self.name, format!("'{kind}' must be written as [[{kind}]]"))),
            None => return Err(wrong(self.name, format!("there is no [[{kind}]]"))),
        };
        if MOST_ENTRIES < tables.len() {
            let problem = format!("there are {} [[{kind}]] entries, more than {MOST_ENTRIES}", tables.len());
            return Err(wrong(self.name, problem));
        }
        let mut entries: Vec<Entry<T>> = Vec::with_capacity(tables.len());
        for (index, table) in tables.into_iter().enumerate() {
            let Value::Table(table) = table else {
                return Err(wrong(self.name, format!("'{kind}' must be written as [[{kind}]]")));
            };
            let entry = Entry::new(self.name, kind, index, table, named)?;
            if entries.iter().any(|earlier| earlier.id == entry.id) {
                return Err(entry.wrong(format!("an earlier {kind} has the same id")));
            }
            entries.push(entry);
        }
        Ok(entries)
    }

    /// Takes the only table `[key]` out of the file.
    pub fn table<T: DeserializeOwned>(&mut self, key: &'static str) -> Result<T, ContentError> {
        let table =
            self.tables.remove(key).ok_or_else(|| wrong(self.name, format!("there is no [{key}]")))?;
        table.try_into().map_err(|error| wrong_in(self.name, key, one_line(&error)))
    }

    /// Refuses whatever has not been taken.
    pub fn finish(self) -> Result<(), ContentError> {
        match self.tables.keys().next() {
            Some(key) => Err(wrong(self.name, format!("there must be no '{key}'"))),
            None => Ok(()),
        }
    }
}

/// One entry of a file: the keys that all entries have, and the others as `T`.
pub(super) struct Entry<T> {
    file: &'static str,
    kind: &'static str,
    pub id: String,
    name_en: String,
    name_it: String,
    pub raw: T,
}

impl<T> Entry<T> {
    /// The error that something is wrong here.
    pub fn wrong(&self, problem: impl Into<String>) -> ContentError {
        wrong_in(self.file, format!("{} {}", self.kind, self.id), problem)
    }

    /// The error unless `holds`.
    pub fn require(&self, holds: bool, problem: impl FnOnce() -> String) -> Result<(), ContentError> {
        if holds { Ok(()) } else { Err(self.wrong(problem())) }
    }

    /// Id and names.
    pub fn label(&self) -> Label {
        self.label_as(&self.id)
    }

    /// The names under another id.
    pub fn label_as(&self, id: &str) -> Label {
        Label { id: leak(id), en: leak(&self.name_en), it: leak(&self.name_it) }
    }

    /// A sentence in both languages; the id is unused.
    pub fn text(&self, text_en: &str, text_it: &str) -> Result<Label, ContentError> {
        let given = !text_en.trim().is_empty() && !text_it.trim().is_empty();
        self.require(given, || "text_en or text_it is empty".to_owned())?;
        Ok(Label { id: "", en: leak(text_en), it: leak(text_it) })
    }

    /// Refuses a number in `key` that is out of range. The limits are generous, but keep sums and products of
    /// numbers from the data small.
    pub fn range(&self, key: &str, number: u8, range: RangeInclusive<u8>) -> Result<(), ContentError> {
        self.require(range.contains(&number), || {
            format!("{key} is {number}, which is not between {} and {}", range.start(), range.end())
        })
    }

    /// The word in `key`, which must be one of those that `find` knows.
    pub fn word<W>(&self, key: &str, word: &str, found: Option<W>, words: &str) -> Result<W, ContentError> {
        found.ok_or_else(|| self.wrong(format!("{key} is '{word}', which is none of {words}")))
    }

    /// The clause in `key`.
    pub fn clause(&self, key: &str, clause: &str) -> Result<&'static str, ContentError> {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let numbers = clause.strip_prefix("IMP-").and_then(|rest| rest.split_once('.'));
        self.require(numbers.is_some_and(|(section, rule)| is_number(section) && is_number(rule)), || {
            format!("{key} names '{clause}', which does not look like IMP-1.2")
        })?;
        Ok(leak(clause))
    }

    /// Refuses a key that says where something comes from and names no known origin.
    pub fn source(&self, key: &str, source: &str) -> Result<(), ContentError> {
        self.require(SOURCES.contains(&source), || {
            format!("{key} is '{source}', which is none of {}", SOURCES.join(", "))
        })
    }
}

impl<T: DeserializeOwned> Entry<T> {
    fn new(
        file: &'static str,
        kind: &'static str,
        index: usize,
        mut table: Table,
        named: bool,
    ) -> Result<Self, ContentError> {
        let id = take_text(&mut table, "id")
            .map_err(|problem| wrong_in(file, format!("{kind} number {}", index + 1), problem))?;
        let here = |problem: String| wrong_in(file, format!("{kind} {id}"), problem);
        let mut name = |key: &str| if named { take_text(&mut table, key) } else { Ok(String::new()) };
        let name_en = name("name_en").map_err(here)?;
        let name_it = name("name_it").map_err(here)?;
        let source = take_text(&mut table, "source").map_err(here)?;
        let raw = Value::Table(table).try_into().map_err(|error| here(one_line(&error)))?;
        let entry = Entry { file, kind, id, name_en, name_it, raw };
        entry.source("source", &source)?;
        Ok(entry)
    }
}

/// Ids of cards are bytes.
const MOST_ENTRIES: usize = 200;

/// Where an entry can come from: the rulebook, other published material, or a house ruling.
pub(super) const SOURCES: [&str; 3] = ["seed", "public", "house"];

/// Exactly `N` entries, or the error that there are more or fewer.
pub(super) fn exactly<T, const N: usize>(
    file: &'static str,
    kind: &str,
    entries: Vec<T>,
) -> Result<[T; N], ContentError> {
    <[T; N]>::try_from(entries).map_err(|entries| {
        wrong(file, format!("there are {} [[{kind}]] entries instead of {N}", entries.len()))
    })
}

/// Refuses entries that are not exactly these, in this order.
pub(super) fn in_order<T>(
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
pub(super) fn wrong(file: &str, problem: impl Into<String>) -> ContentError {
    wrong_in(file, "", problem)
}

/// The error that an entry of a file is wrong.
pub(super) fn wrong_in(file: &str, entry: impl Into<String>, problem: impl Into<String>) -> ContentError {
    ContentError { file: file.to_owned(), entry: entry.into(), problem: problem.into() }
}

/// A text that lives as long as the program.
///
/// The content is read once and used until the program ends, so its names can be plain `&'static str`
/// everywhere: in moves, events and phrases. What is leaked is a few kilobytes.
pub(super) fn leak(text: &str) -> &'static str {
    text.to_owned().leak()
}

/// Words with commas between them.
pub(super) fn list<T: Display>(words: impl Iterator<Item = T>) -> String {
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}

fn take_text(table: &mut Table, key: &str) -> Result<String, String> {
    match table.remove(key) {
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(text),
        Some(Value::String(_)) => Err(format!("{key} is empty")),
        Some(_) => Err(format!("{key} must be a text in quotes")),
        None => Err(format!("{key} is missing")),
    }
}

/// The error message and the key it is about, which the library puts on a line of its own.
pub(super) fn one_line(error: &toml::de::Error) -> String {
    error.to_string().trim().replace('\n', " ")
}
