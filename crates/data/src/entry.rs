use crate::{Form, leak, plain, wrong_in};
use approdo_contract::{ContentError, Label};
use serde::de::DeserializeOwned;
use std::ops::{Deref, RangeInclusive};
use toml::{Table, Value};

/// One entry of a file: the common keys, and the others as `T`.
pub struct Entry<T> {
    about: About,
    /// The keys that only this kind of entry has.
    pub raw: T,
}

/// The keys that all entries have. Everything that does not depend on the entry's type is here, and compiled once (not
/// per type).
pub struct About {
    form: Form,
    file: &'static str,
    kind: &'static str,
    /// Its id, different from that of every other entry of its kind.
    pub id: String,
    name_en: String,
    name_it: String,
}

impl<T> Deref for Entry<T> {
    type Target = About;

    fn deref(&self) -> &About {
        &self.about
    }
}

impl<T: DeserializeOwned> Entry<T> {
    pub(crate) fn new((about, rest): (About, Table)) -> Result<Self, ContentError> {
        let raw = plain::read(&Value::Table(rest)).map_err(|problem| about.wrong(problem))?;
        Ok(Entry { about, raw })
    }
}

impl About {
    /// Takes the common keys out of a table.
    pub(crate) fn take(
        form: Form,
        file: &'static str,
        kind: &'static str,
        index: usize,
        table: &mut Table,
        named: bool,
    ) -> Result<Self, ContentError> {
        let id = take_text(table, "id")
            .map_err(|problem| wrong_in(file, format!("{kind} number {}", index + 1), problem))?;
        let here = |problem: String| wrong_in(file, format!("{kind} {id}"), problem);
        let mut name = |key: &str| if named { take_text(table, key) } else { Ok(String::new()) };
        let name_en = name("name_en").map_err(here)?;
        let name_it = name("name_it").map_err(here)?;
        take_origin(table).map_err(here)?;
        Ok(About { form, file, kind, id, name_en, name_it })
    }

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
        let prefix = self.form.clauses;
        let numbers = clause.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')?.split_once('.'));
        self.require(numbers.is_some_and(|(section, rule)| is_number(section) && is_number(rule)), || {
            format!("{key} names '{clause}', which does not look like {prefix}-1.2")
        })?;
        Ok(leak(clause))
    }

    /// The first of the clauses in `clauses`, which must not be empty.
    pub fn first_clause(&self, clauses: &[String]) -> Result<&'static str, ContentError> {
        let clauses =
            clauses.iter().map(|clause| self.clause("clauses", clause)).collect::<Result<Vec<_>, _>>()?;
        clauses.first().copied().ok_or_else(|| self.wrong("clauses is empty"))
    }

    /// Refuses an unknown value of the key for the origin.
    pub fn source(&self, key: &str, source: &str) -> Result<(), ContentError> {
        self.require(SOURCES.contains(&source), || {
            format!("{key} is '{source}', which is none of {}", SOURCES.join(", "))
        })
    }
}

/// Where an entry can come from: the rulebook, other published material, or a house ruling.
pub const SOURCES: [&str; 3] = ["seed", "public", "house"];

/// Takes out the origin of an entry and its remark, if there is one.
pub(crate) fn take_origin(table: &mut Table) -> Result<(), String> {
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
