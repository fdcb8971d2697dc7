use crate::{About, Entry, entry::take_origin, plain, wrong, wrong_in};
use approdo_contract::ContentError;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// How the files of a game are written.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// What the ids of its clauses begin with, as in `ARM`.
    pub clauses: &'static str,
    /// The most entries of one kind that the rules can count.
    pub most: usize,
}

/// A data file whose entries have not all been taken yet.
pub struct File {
    form: Form,
    name: &'static str,
    tables: Table,
}

impl File {
    /// Parses the text of a file as TOML.
    pub fn parse(form: Form, name: &'static str, text: &str) -> Result<File, ContentError> {
        match text.parse::<Table>() {
            Ok(tables) => Ok(File { form, name, tables }),
            Err(error) => {
                let start = error.span().map_or(0, |span| span.start.min(text.len()));
                let line = 1 + text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count();
                Err(wrong(name, format!("line {line} is no valid TOML: {}", error.message())))
            }
        }
    }

    /// What it is called.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// Takes the entries `[[kind]]`, which have names, out of the file.
    pub fn entries<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
    ) -> Result<Vec<Entry<T>>, ContentError> {
        self.take(kind, true)?.into_iter().map(Entry::new).collect()
    }

    /// Takes the entries `[[kind]]`, which have no names, out of the file.
    pub fn nameless<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
    ) -> Result<Vec<Entry<T>>, ContentError> {
        self.take(kind, false)?.into_iter().map(Entry::new).collect()
    }

    /// The common keys of all entries, and the rest of each unparsed.
    fn take(&mut self, kind: &'static str, named: bool) -> Result<Vec<(About, Table)>, ContentError> {
        let tables = match self.tables.remove(kind) {
            Some(Value::Array(tables)) => tables,
            Some(_) => return Err(wrong(self.name, format!("'{kind}' must be written as [[{kind}]]"))),
            None => return Err(wrong(self.name, format!("there is no [[{kind}]]"))),
        };
        if self.form.most < tables.len() {
            let (count, most) = (tables.len(), self.form.most);
            let problem = format!("there are {count} [[{kind}]] entries, more than {most}");
            return Err(wrong(self.name, problem));
        }
        let mut entries: Vec<(About, Table)> = Vec::with_capacity(tables.len());
        for (index, table) in tables.into_iter().enumerate() {
            let Value::Table(mut table) = table else {
                return Err(wrong(self.name, format!("'{kind}' must be written as [[{kind}]]")));
            };
            let about = About::take(self.form, self.name, kind, index, &mut table, named)?;
            if entries.iter().any(|(earlier, _)| earlier.id == about.id) {
                return Err(about.wrong(format!("an earlier {kind} has the same id")));
            }
            entries.push((about, table));
        }
        Ok(entries)
    }

    /// Takes the only table `[key]`, which says where it comes from, out of the file.
    pub fn sourced_table<T: DeserializeOwned>(&mut self, key: &'static str) -> Result<T, ContentError> {
        let here = |problem: String| wrong_in(self.name, key, problem);
        let Some(Value::Table(mut table)) = self.tables.remove(key) else {
            return Err(wrong(self.name, format!("there is no [{key}]")));
        };
        take_origin(&mut table).map_err(here)?;
        plain::read(&Value::Table(table)).map_err(here)
    }

    /// Takes the only table `[key]` out of the file.
    pub fn table<T: DeserializeOwned>(&mut self, key: &'static str) -> Result<T, ContentError> {
        let table =
            self.tables.remove(key).ok_or_else(|| wrong(self.name, format!("there is no [{key}]")))?;
        plain::read(&table).map_err(|problem| wrong_in(self.name, key, problem))
    }

    /// Refuses unknown keys: all that have not been taken.
    pub fn finish(self) -> Result<(), ContentError> {
        match self.tables.keys().next() {
            Some(key) => Err(wrong(self.name, format!("there must be no '{key}'"))),
            None => Ok(()),
        }
    }
}
