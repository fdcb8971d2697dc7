//! Whether a value contains the expected one.

use super::compose::{NOTHING, find};
use crate::near;
use serde_json::Value;

/// A difference from what was expected.
pub(crate) struct Mismatch {
    /// Where, as keys from the root.
    pub(crate) path: Vec<String>,
    /// What was expected there.
    pub(crate) expected: Value,
    /// What is there.
    pub(crate) found: Found,
}

/// What stands where something was expected.
pub(crate) enum Found {
    /// Another value.
    Other(Value),
    /// Nothing; the sentence says what there is instead.
    Missing(String),
}

/// What comes of a comparison.
#[derive(Default)]
pub(crate) struct Comparison {
    /// How many values were compared.
    pub(crate) compared: usize,
    /// Those that differ.
    pub(crate) mismatches: Vec<Mismatch>,
}

/// Compares tables entry by entry and everything else as a whole; entries that are not expected do not count.
pub(crate) fn compare(expected: &Value, found: &Value) -> Comparison {
    let mut comparison = Comparison::default();
    comparison.at(&mut Vec::new(), expected, found);
    comparison
}

impl Comparison {
    fn at(&mut self, path: &mut Vec<String>, expected: &Value, found: &Value) {
        let Value::Object(map) = expected else {
            self.compared += 1;
            if !self.equals(path, expected, found) {
                self.differ(path, expected, Found::Other(found.clone()));
            }
            return;
        };
        // A word has no entries: it is another variant, and expecting none of the entries of this one is met.
        let is_word = found.is_string() && !map.is_empty() && map.values().all(|value| value == NOTHING);
        let has_entries = found.is_object() || found.is_array() && !map.is_empty();
        if !has_entries && !is_word {
            self.compared += 1;
            return self.differ(path, expected, Found::Other(found.clone()));
        }
        for (key, expected) in map {
            path.push(key.clone());
            match find(found, std::slice::from_ref(key)) {
                Some(found) => self.at(path, expected, found),
                None => {
                    self.compared += 1;
                    if expected != NOTHING {
                        self.differ(path, expected, Found::Missing(missing(key, found)));
                    }
                }
            }
            path.pop();
        }
    }

    /// Lists are compared entry by entry, so that each entry may be a part of what is found.
    fn equals(&mut self, path: &mut Vec<String>, expected: &Value, found: &Value) -> bool {
        match (expected, found) {
            (Value::Array(expected), Value::Array(found)) => {
                let mut equal = expected.len() == found.len();
                for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
                    let mut entry = Comparison::default();
                    path.push(index.to_string());
                    entry.at(path, expected, found);
                    path.pop();
                    equal &= entry.mismatches.is_empty();
                }
                equal
            }
            (Value::String(word), Value::Null) => word == NOTHING,
            _ => expected == found,
        }
    }

    fn differ(&mut self, path: &[String], expected: &Value, found: Found) {
        self.mismatches.push(Mismatch { path: path.to_owned(), expected: expected.clone(), found });
    }
}

fn missing(key: &str, found: &Value) -> String {
    match found {
        Value::Object(map) => {
            let known: Vec<&str> = map.keys().map(String::as_str).collect();
            format!("no such entry{}", near::hint(key, &known))
        }
        Value::Array(list) => format!("a list of {}, counted from 0", list.len()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => found.to_string(),
    }
}
