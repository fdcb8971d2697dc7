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

    /// Takes the entries `[[kind]]` out of the file.
    pub fn entries<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
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
            let entry = Entry::new(self.name, kind, index, table)?;
            if entries.iter().any(|earlier| earlier.id == entry.id) {
                return Err(entry.wrong(format!("an earlier {kind} has the same id")));
            }
            entries.push(entry);
        }
        Ok(entries)
    }

    /// Takes the only table `[key]` out of the file.
    pub fn table<T: DeserializeOwned>(&mut self, key: &'static str) -> Result<T, ContentError> {
        let Some(Value::Table(mut table)) = self.tables.remove(key) else {
            return Err(wrong(self.name, format!("there is no [{key}]")));
        };
        take_origin(&mut table).map_err(|problem| wrong_in(self.name, key, problem))?;
        Value::Table(table).try_into().map_err(|error| wrong_in(self.name, key, one_line(&error)))
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
    names: Option<(String, String)>,
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

    /// Id and names, which the entry must have.
    pub fn label(&self) -> Result<Label, ContentError> {
        match &self.names {
            Some((en, it)) => Ok(Label { id: leak(&self.id), en: leak(en), it: leak(it) }),
            None => Err(self.wrong("name_en is missing")),
        }
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

    /// The clause in `key`.
    pub fn clause(&self, key: &str, clause: &str) -> Result<&'static str, ContentError> {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let numbers = clause.strip_prefix("ARC-").and_then(|rest| rest.split_once('.'));
        self.require(numbers.is_some_and(|(section, rule)| is_number(section) && is_number(rule)), || {
            format!("{key} names '{clause}', which does not look like ARC-1.2")
        })?;
        Ok(leak(clause))
    }
}

impl<T: DeserializeOwned> Entry<T> {
    fn new(
        file: &'static str,
        kind: &'static str,
        index: usize,
        mut table: Table,
    ) -> Result<Self, ContentError> {
        let id = take_text(&mut table, "id")
            .map_err(|problem| wrong_in(file, format!("{kind} number {}", index + 1), problem))?;
        let here = |problem: String| wrong_in(file, format!("{kind} {id}"), problem);
        let names = if table.contains_key("name_en") || table.contains_key("name_it") {
            let en = take_text(&mut table, "name_en").map_err(here)?;
            Some((en, take_text(&mut table, "name_it").map_err(here)?))
        } else {
            None
        };
        take_origin(&mut table).map_err(here)?;
        let raw = Value::Table(table).try_into().map_err(|error| here(one_line(&error)))?;
        Ok(Entry { file, kind, id, names, raw })
    }
}

/// The checks use sets of 64 bits; no table of the game is longer.
const MOST_ENTRIES: usize = u64::BITS as usize;

/// Where an entry can come from: the rulebook, other published material, or a house ruling.
pub(super) const SOURCES: [&str; 3] = ["seed", "public", "house"];

/// The ids of the entries of one kind, to resolve what other entries name.
pub(super) struct Names<'a> {
    kind: &'static str,
    ids: Vec<&'a str>,
}

impl<'a> Names<'a> {
    /// The ids of these entries.
    pub fn of<T>(kind: &'static str, entries: &'a [Entry<T>]) -> Self {
        Names { kind, ids: entries.iter().map(|entry| entry.id.as_str()).collect() }
    }

    /// The index of `name`, which the entry `by` has in `key`.
    pub fn find<T>(&self, by: &Entry<T>, key: &str, name: &str) -> Result<usize, ContentError> {
        let found = self.ids.iter().position(|id| *id == name);
        found.ok_or_else(|| by.wrong(format!("{key} names '{name}', which is no {}", self.kind)))
    }
}

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

/// Takes out where an entry comes from, and the remark about it, if there is one.
fn take_origin(table: &mut Table) -> Result<(), String> {
    let source = take_text(table, "source")?;
    if !SOURCES.contains(&source.as_str()) {
        return Err(format!("source is '{source}', which is none of {}", SOURCES.join(", ")));
    }
    if table.contains_key("note") {
        take_text(table, "note")?;
    }
    Ok(())
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
fn one_line(error: &toml::de::Error) -> String {
    error.to_string().trim().replace('\n', " ")
}
