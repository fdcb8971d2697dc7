//! Prints a position so that a scenario can start from it.

use crate::{Table, scenario::compose::NOTHING};
use serde_json::{Map, Value, json};

/// The head of a scenario that starts from the table's position: only what differs from a fresh setup.
///
/// # Panics
/// If the state holds a number that TOML cannot write.
pub fn print(table: &dyn Table) -> String {
    let start = table.at(0).expect("every table has been at its start").state();
    let title = format!("{} after {} steps", table.meta().title, table.version());
    let mut scenario = json!({ "title": title, "game": table.meta().id, "seats": table.seats() });
    scenario["options"] = table.options();
    if let Some(state) = difference(&start, &table.state()) {
        scenario["given"] = json!({ "state": state });
    }
    toml::to_string(&scenario).expect("a position is made of what TOML can write")
}

/// The difference from `start` to `end`; `None` if they are the same.
fn difference(start: &Value, end: &Value) -> Option<Value> {
    match (start, end) {
        _ if start == end => None,
        (Value::Object(start), Value::Object(end)) => {
            let changed = end.iter().filter_map(|(key, end)| {
                let value = match start.get(key) {
                    Some(start) => difference(start, end)?,
                    None => writable(end),
                };
                Some((key.clone(), value))
            });
            // A count that is gone has become zero; a variant that is gone is replaced by the new one.
            let gone = start.iter().filter(|(key, value)| !end.contains_key(*key) && value.is_number());
            let gone = gone.map(|(key, _)| (key.clone(), Value::from(0)));
            Some(Value::Object(changed.chain(gone).collect()))
        }
        (Value::Array(start), Value::Array(end))
            if is_by_entry(start) && is_by_entry(end) && start.len() == end.len() =>
        {
            let pairs = start.iter().zip(end).enumerate();
            let changed =
                pairs.filter_map(|(index, (start, end))| Some((index.to_string(), difference(start, end)?)));
            Some(Value::Object(changed.collect()))
        }
        _ => Some(writable(end)),
    }
}

/// A list of tables is changed entry by entry; any other list is short enough to be written whole.
fn is_by_entry(list: &[Value]) -> bool {
    list.iter().all(Value::is_object)
}

/// The value as TOML can write it.
fn writable(value: &Value) -> Value {
    match value {
        Value::Null => Value::from(NOTHING),
        Value::Array(list) => list.iter().map(writable).collect(),
        Value::Object(map) => Value::Object(
            map.iter().map(|(key, value)| (key.clone(), writable(value))).collect::<Map<_, _>>(),
        ),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}
