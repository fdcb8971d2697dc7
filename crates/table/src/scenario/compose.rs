//! Changes a position field by field, as a scenario or a printed position says.
//!
//! Tables merge, everything else is replaced. The game itself reads the position after every single change, so
//! that a wrong one is named by its key.

use super::KeyError;
use crate::near;
use serde_json::{Map, Value};

/// How an absent value is written in TOML, which has no word for it.
pub(crate) const NOTHING: &str = "none";

/// What a game makes of a position: how it reads it, or why it cannot.
pub(crate) type Reader<'a> = dyn Fn(&Value) -> Result<Value, String> + 'a;

/// `state` with the fields of `given` set, or the key (below `root`) that cannot be set.
pub(crate) fn compose(
    state: Value,
    given: &Map<String, Value>,
    root: &str,
    reads_as: &Reader<'_>,
) -> Result<Value, KeyError> {
    let mut composer = Composer { state, reads_as, root, path: Vec::new() };
    composer.merge(given)?;
    Ok(composer.state)
}

/// Whether the game knows an entry at `path` that `state` omits, such as a card that is in no hand.
pub(crate) fn is_known(state: &Value, path: &[String], value: &Value, reads_as: &Reader<'_>) -> bool {
    [value.clone(), Value::from(1)].iter().any(|sample| {
        let mut state = state.clone();
        insert(&mut state, path, sample.clone())
            && reads_as(&state).is_ok_and(|read| find(&read, path).is_some())
    })
}

/// The value at a path; the entries of a list are counted from 0.
pub(crate) fn find<'a>(value: &'a Value, path: &[String]) -> Option<&'a Value> {
    path.iter().try_fold(value, |value, key| match value {
        Value::Object(map) => map.get(key),
        Value::Array(list) => list.get(key.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

struct Composer<'a> {
    state: Value,
    reads_as: &'a Reader<'a>,
    root: &'a str,
    path: Vec<String>,
}

impl Composer<'_> {
    fn merge(&mut self, given: &Map<String, Value>) -> Result<(), KeyError> {
        for (key, value) in given {
            self.path.push(key.clone());
            self.set(value)?;
            self.path.pop();
        }
        Ok(())
    }

    fn set(&mut self, value: &Value) -> Result<(), KeyError> {
        match (find(&self.state, &self.path), value) {
            (Some(Value::Object(_) | Value::Array(_)), Value::Object(given)) => self.merge(given),
            (Some(_), _) => {
                self.state = self.replaced(value).map_err(|problem| self.error(problem))?;
                Ok(())
            }
            (None, _) => {
                self.state = self.added(value)?;
                Ok(())
            }
        }
    }

    /// The state with `value` at the path.
    fn replaced(&self, value: &Value) -> Result<Value, String> {
        let literally = self.with(value.clone());
        let Err(problem) = (self.reads_as)(&literally) else { return Ok(literally) };
        let emptied = self.with(with_nothing(value));
        (self.reads_as)(&emptied).map_err(|_| problem)?;
        Ok(emptied)
    }

    /// The state with `value` at a path without a value: another entry of a table, or another variant in place of the
    /// present one.
    fn added(&self, value: &Value) -> Result<Value, KeyError> {
        let (last, parent) = self.path.split_last().expect("a key was pushed before its value is set");
        let beside = find(&self.state, parent);
        if let Some(Value::Array(list)) = beside {
            let problem = format!("there is no entry {last}: there are {}, counted from 0", list.len());
            return Err(self.error(problem));
        }
        let known: Vec<&str> = match beside {
            Some(Value::Object(map)) => map.keys().map(String::as_str).collect(),
            _ => Vec::new(),
        };
        if is_known(&self.state, &self.path, value, self.reads_as)
            && let Ok(state) = self.replaced(value)
        {
            return Ok(state);
        }
        let variant = Value::Object(Map::from_iter([(last.clone(), with_nothing(value))]));
        if known.len() == 1 {
            let mut state = self.state.clone();
            if insert(&mut state, parent, variant) && (self.reads_as)(&state).is_ok() {
                return Ok(state);
            }
        }
        let why = (self.reads_as)(&self.with(value.clone())).err();
        // The path is in the message already; what exists there instead helps.
        let why = why.map(|why| match why.split_once(", expected ") {
            Some((found, expected)) if found == format!("there is `{last}`") => {
                format!(" (expected {expected})")
            }
            Some(_) | None => format!(" ({why})"),
        });
        let why = why.unwrap_or_default();
        // An empty hand has no names to suggest, although some are valid.
        let nothing_known = known.is_empty() && !why.is_empty();
        let hint = if nothing_known { String::new() } else { near::hint(last, &known) };
        Err(self.error(format!("there is no `{last}` here{why}{hint}")))
    }

    fn with(&self, value: Value) -> Value {
        let mut state = self.state.clone();
        insert(&mut state, &self.path, value);
        state
    }

    fn error(&self, problem: String) -> KeyError {
        KeyError::new(format!("{}.{}", self.root, self.path.join(".")), problem)
    }
}

/// Sets the value at a path whose parent exists; returns whether it does.
pub(crate) fn insert(state: &mut Value, path: &[String], value: Value) -> bool {
    let Some((last, parents)) = path.split_last() else {
        *state = value;
        return true;
    };
    let parent = parents.iter().try_fold(state, |value, key| match value {
        Value::Object(map) => map.get_mut(key),
        Value::Array(list) => list.get_mut(key.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    });
    match parent {
        Some(Value::Object(map)) => {
            map.insert(last.clone(), value);
            true
        }
        Some(Value::Array(list)) => match last.parse().ok().and_then(|index: usize| list.get_mut(index)) {
            Some(entry) => {
                *entry = value;
                true
            }
            None => false,
        },
        Some(Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) | None => false,
    }
}

/// The value with every [`NOTHING`] in it as the absent value it stands for.
pub(crate) fn with_nothing(value: &Value) -> Value {
    match value {
        Value::String(word) if word == NOTHING => Value::Null,
        Value::Array(list) => list.iter().map(with_nothing).collect(),
        Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), with_nothing(value))).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}
