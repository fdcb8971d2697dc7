//! Whether everything that is expected has a name in this game: a misspelled expectation must never be met.
//!
//! Types are probed by deserializing: a value is put where it is expected, the game reads the position again, and
//! serde's answer tells whether the name exists.

use super::{
    KeyError, Stage,
    compose::{NOTHING, find, insert, is_known, with_nothing},
};
use crate::{near, step::unknown_name};
use approdo_contract::Viewer;
use approdo_data::in_words;
use serde_json::{Map, Value, json};

/// Whether a position can have every entry that is expected of it; `root` is its key in the file.
pub(crate) fn check_state(stage: &dyn Stage, root: &str, expected: &Value) -> Result<(), KeyError> {
    let state = stage.state();
    Known { stage, root, whole: "the state", shown: &state, state: &state }.at(&mut Vec::new(), expected)
}

/// Whether a view can have every entry that is expected of it. What one viewer may not see is written as nothing, so
/// that an entry that is missing does not exist, unless it is a count or one kind of several.
pub(crate) fn check_view(
    stage: &dyn Stage,
    root: &str,
    viewer: Viewer,
    expected: &Value,
) -> Result<(), KeyError> {
    let (view, state) = (stage.view(viewer), stage.state());
    Known { stage, root, whole: "the view", shown: &view, state: &state }.at(&mut Vec::new(), expected)
}

/// Whether there are facts with every entry that is expected of this one.
pub(crate) fn check_fact(stage: &dyn Stage, root: &str, expected: &Value) -> Result<(), KeyError> {
    match expected {
        Value::String(name) => check_part(stage, root, &[name], expected),
        Value::Object(fact) => fact.iter().try_for_each(|(name, parts)| match parts {
            // One by one: the game says no more than what is wrong with the first.
            Value::Object(parts) if !parts.is_empty() => parts.iter().try_for_each(|(key, part)| {
                check_part(stage, root, &[name, key], &json!({ name: { key: with_nothing(part) } }))
            }),
            _ => check_part(stage, root, &[name], &json!({ name: with_nothing(parts) })),
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            Err(KeyError::new(root, "an event is its name, or a table with its name and its parts"))
        }
    }
}

/// Whether the game can read a fact of which only the part at `path` is given.
fn check_part(stage: &dyn Stage, root: &str, path: &[&String], part: &Value) -> Result<(), KeyError> {
    let Err(problem) = stage.reads_fact(part) else { return Ok(()) };
    if let Some((wrong, known)) = unknown_name(&problem)
        && let Some(depth) = path.iter().position(|name| *name == wrong)
    {
        let key = path[..=depth].iter().fold(root.to_owned(), |key, name| format!("{key}.{name}"));
        return Err(no_such_entry(key, "the game", wrong, &known));
    }
    // The other parts are not expected, and nothing may be expected of this one.
    let is_part = ["missing field", "invalid type: null", "invalid type: unit variant"];
    if is_part.iter().any(|start| problem.starts_with(start)) {
        return Ok(());
    }
    let key = path.iter().fold(root.to_owned(), |key, name| format!("{key}.{name}"));
    Err(KeyError::new(key, in_words(&problem)))
}

fn no_such_entry(key: String, whole: &str, wrong: &str, known: &[&str]) -> KeyError {
    let hint = if known.is_empty() { String::new() } else { near::hint(wrong, known) };
    KeyError::new(key, format!("{whole} has no such entry{hint}"))
}

/// Compares what is expected with the names of what is shown: the position itself, or what a viewer sees of it.
struct Known<'a> {
    stage: &'a dyn Stage,
    root: &'a str,
    whole: &'static str,
    shown: &'a Value,
    state: &'a Value,
}

impl Known<'_> {
    fn at(&self, path: &mut Vec<String>, expected: &Value) -> Result<(), KeyError> {
        let mut inner = |key: String, expected: &Value| {
            path.push(key);
            match find(self.shown, path) {
                Some(_) => self.at(path, expected)?,
                None => self.missing(path, expected)?,
            }
            path.pop();
            Ok(())
        };
        match expected {
            Value::Object(table) => table.iter().try_for_each(|(key, expected)| inner(key.clone(), expected)),
            Value::Array(list) => {
                list.iter().enumerate().try_for_each(|(index, expected)| inner(index.to_string(), expected))
            }
            Value::String(word) if word == NOTHING => Ok(()),
            value => self.readable(path, value),
        }
    }

    /// Whether the position could have this value here.
    fn readable(&self, path: &[String], value: &Value) -> Result<(), KeyError> {
        if !self.is_position() || find(self.state, path) == Some(value) {
            return Ok(());
        }
        let read = self.reads(path, value.clone());
        read.map(drop).map_err(|problem| KeyError::new(self.key(path), in_words(&problem)))
    }

    /// Whether the name at the end of the path exists, although nothing stands there now.
    fn missing(&self, path: &[String], expected: &Value) -> Result<(), KeyError> {
        let (name, parent) = path.split_last().expect("an entry that is missing has a name");
        let beside = find(self.shown, parent);
        let (known, among) = match beside {
            // A list may well be shorter.
            Some(Value::Array(_)) => (name.parse::<usize>().is_ok(), Vec::new()),
            Some(Value::Object(beside)) if self.is_counted(beside, path) => (true, Vec::new()),
            // A view has its own fields: it is like the position only at an enum's variant.
            Some(Value::Object(beside)) if !self.is_position() && beside.len() != 1 => (false, Vec::new()),
            _ => self.is_variant(parent, name),
        };
        let beside = beside.and_then(Value::as_object).into_iter().flat_map(Map::keys);
        let among: Vec<&str> = match among.as_slice() {
            [] => beside.map(String::as_str).collect(),
            names => names.iter().map(String::as_str).collect(),
        };
        // The name of an entry below a missing one cannot be checked: expecting `none` of it would be met under any
        // name.
        match first_nothing(expected) {
            _ if !known => Err(no_such_entry(self.key(path), self.whole, name, &among)),
            Some(inner) if !inner.is_empty() => {
                let key = self.key(&[path, &inner].concat());
                Err(KeyError::new(
                    key,
                    format!("{} has no such entry: expect `none` of `{name}`", self.whole),
                ))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether there may be a count or another entry of this name in a table that has none now, such as a hand.
    fn is_counted(&self, beside: &Map<String, Value>, path: &[String]) -> bool {
        if self.is_position() {
            let refuses_value = |problem: String| problem.starts_with("invalid type: integer `1`");
            let reads_as = |state: &Value| self.stage.reads_as(state);
            return is_known(self.state, path, &Value::from(1), &reads_as)
                || self.reads(path, Value::from(1)).is_err_and(refuses_value);
        }
        // A view may have its tables elsewhere: some table of the position has to take all of these names.
        let name = path.last().expect("an entry has a name");
        let mut wanted = beside.clone();
        wanted.insert(name.clone(), Value::from(1));
        are_counts(beside)
            && tables_of_counts(self.state).iter().any(|table| {
                let own = [table.as_slice(), std::slice::from_ref(name)].concat();
                self.reads(table, Value::Object(wanted.clone())).is_ok_and(|read| find(&read, &own).is_some())
            })
    }

    /// Whether what stands at `parent` could be of the kind `name` instead, and which kinds there are if not.
    fn is_variant(&self, parent: &[String], name: &str) -> (bool, Vec<String>) {
        if find(self.state, parent).is_none() {
            return (false, Vec::new());
        }
        match self.reads(parent, json!({ name: null })) {
            Ok(read) => {
                let found = find(&read, parent);
                let is_there = found.is_some_and(|found| found == name || found.get(name).is_some());
                (is_there, Vec::new())
            }
            Err(problem) => match unknown_name(&problem) {
                Some((_, known)) => (false, known.into_iter().map(str::to_owned).collect()),
                None => (problem.starts_with("invalid type: null"), Vec::new()),
            },
        }
    }

    /// What the game reads the position as with this value in it, or why it cannot.
    fn reads(&self, path: &[String], value: Value) -> Result<Value, String> {
        let mut state = self.state.clone();
        insert(&mut state, path, value);
        self.stage.reads_as(&state)
    }

    /// Whether the position itself is shown.
    fn is_position(&self) -> bool {
        std::ptr::eq(self.shown, self.state)
    }

    fn key(&self, path: &[String]) -> String {
        format!("{}.{}", self.root, path.join("."))
    }
}

/// Where nothing is expected first, as a path; an empty one if it is expected of the whole.
fn first_nothing(expected: &Value) -> Option<Vec<String>> {
    match expected {
        Value::String(word) if word == NOTHING => Some(Vec::new()),
        Value::Object(table) => table
            .iter()
            .find_map(|(key, expected)| Some([vec![key.clone()], first_nothing(expected)?].concat())),
        Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn are_counts(table: &Map<String, Value>) -> bool {
    table.values().all(Value::is_u64)
}

/// Where the tables of a position that hold nothing but numbers are.
fn tables_of_counts(state: &Value) -> Vec<Vec<String>> {
    fn collect(value: &Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
        let mut inner = |key: String, value: &Value| {
            path.push(key);
            collect(value, path, found);
            path.pop();
        };
        match value {
            Value::Object(table) if are_counts(table) => found.push(path.clone()),
            Value::Object(table) => table.iter().for_each(|(key, value)| inner(key.clone(), value)),
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(index, value)| inner(index.to_string(), value));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
        }
    }
    let mut found = Vec::new();
    collect(state, &mut Vec::new(), &mut found);
    found
}
