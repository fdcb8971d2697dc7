//! Whether everything that is expected has a name of this game: a slip of the pen must never be met.

use super::{
    KeyError, Stage,
    compose::{NOTHING, find, insert},
    names::Unknown,
};
use crate::near;
use approdo_contract::Viewer;
use serde_json::{Map, Value};

/// Whether a position can have every entry that is expected of it; `root` is its key in the file.
pub(crate) fn check_state(stage: &dyn Stage, root: &str, expected: &Value) -> Result<(), KeyError> {
    let state = stage.state();
    each_leaf(expected, &mut Vec::new(), true, &mut |path, leaf| {
        let unknown = |unknown| not_known(root, "the state", path, unknown, Some(&state));
        stage.knows(path, leaf).map_err(unknown)
    })
}

/// Whether there are facts with every entry that is expected of this one.
pub(crate) fn check_fact(stage: &dyn Stage, root: &str, expected: &Value) -> Result<(), KeyError> {
    let mut check = |path: &[String], leaf: Option<&Value>| {
        stage.knows_fact(path, leaf).map_err(|unknown| not_known(root, "the game", path, unknown, None))
    };
    match expected {
        Value::String(name) => check(std::slice::from_ref(name), None),
        Value::Object(_) => each_leaf(expected, &mut Vec::new(), true, &mut check),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            Err(KeyError::new(root, "an event is its name, or a table with its name and its parts"))
        }
    }
}

/// Whether a view can have the entries that were named and are not there now. What one viewer may not see is
/// written as nothing, so that an entry that is missing does not exist, unless it is a count or one kind of several.
pub(crate) fn check_view(
    stage: &dyn Stage,
    root: &str,
    viewer: Viewer,
    missing: &[Vec<String>],
) -> Result<(), KeyError> {
    if missing.is_empty() {
        return Ok(());
    }
    let (view, state) = (stage.view(viewer), stage.state());
    for path in missing {
        let (name, parent) = path.split_last().expect("an entry that is missing has a name");
        let known = match find(&view, parent) {
            Some(Value::Object(beside)) => {
                is_counted(stage, &state, beside, name)
                    || beside.len() == 1 && stage.knows(path, None).is_ok()
            }
            // A list may well be shorter.
            Some(_) => name.parse::<usize>().is_ok(),
            None => false,
        };
        if !known {
            let unknown = Unknown::Name { depth: parent.len(), among: Vec::new() };
            return Err(not_known(root, "the view", path, unknown, Some(&view)));
        }
    }
    Ok(())
}

/// Whether `counts` may be a table of counts, such as a hand, that has no entry for `name` because there is none:
/// then some table of counts in the position takes all of its names.
fn is_counted(stage: &dyn Stage, state: &Value, counts: &Map<String, Value>, name: &str) -> bool {
    let mut wanted = counts.clone();
    wanted.insert(name.to_owned(), Value::from(1));
    are_counts(counts)
        && tables_of_counts(state).iter().any(|path| {
            let mut changed = state.clone();
            let own = [path.as_slice(), &[name.to_owned()]].concat();
            insert(&mut changed, path, Value::Object(wanted.clone()))
                && stage.reads_as(&changed).is_ok_and(|read| find(&read, &own).is_some())
        })
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

/// Judges a path, and the value at its end if there is one.
type Judge<'a> = dyn FnMut(&[String], Option<&Value>) -> Result<(), KeyError> + 'a;

/// Calls `check` with the path of everything that is expected, and with the value where one is.
fn each_leaf(
    expected: &Value,
    path: &mut Vec<String>,
    with_values: bool,
    check: &mut Judge<'_>,
) -> Result<(), KeyError> {
    let mut inner = |key: String, value: &Value, with_values: bool| {
        path.push(key);
        each_leaf(value, path, with_values, check)?;
        path.pop();
        Ok(())
    };
    match expected {
        Value::Object(table) if !table.is_empty() => {
            table.iter().try_for_each(|(key, value)| inner(key.clone(), value, with_values))
        }
        // The entries of a list may be of different kinds, so that a value can only be judged where it stands.
        Value::Array(list) if !list.is_empty() => {
            list.iter().enumerate().try_for_each(|(index, value)| inner(index.to_string(), value, false))
        }
        Value::Object(_) | Value::Array(_) => check(path, None),
        value => check(path, Some(value).filter(|value| with_values && **value != NOTHING)),
    }
}

/// Says which name of the path is wrong, and what was probably meant.
fn not_known(root: &str, whole: &str, path: &[String], unknown: Unknown, found: Option<&Value>) -> KeyError {
    let key = |names: &[String]| format!("{root}.{}", names.join("."));
    match unknown {
        Unknown::Value { problem } => KeyError::new(key(path), problem),
        Unknown::Name { depth, among } => {
            let beside = found.and_then(|found| find(found, &path[..depth])).and_then(Value::as_object);
            let known: Vec<&str> = match beside {
                Some(table) if among.is_empty() => table.keys().map(String::as_str).collect(),
                _ => among,
            };
            let depth = depth.min(path.len() - 1);
            let hint = if known.is_empty() { String::new() } else { near::hint(&path[depth], &known) };
            KeyError::new(key(&path[..=depth]), format!("{whole} has no such entry{hint}"))
        }
    }
}
