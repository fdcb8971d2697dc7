//! Moves as people write them: `march from=salt_bay to=coral_bay`.

use serde::Serialize;
use serde_json::Value;

/// A move in one line: its name, then its fields as `name=value` or its values in order.
pub fn notation(mv: &impl Serialize) -> String {
    match serde_json::to_value(mv) {
        Ok(Value::Object(fields)) if fields.len() == 1 => {
            fields.iter().map(|(name, content)| format!("{name}{}", arguments(content))).collect()
        }
        Ok(value) => scalar(&value),
        Err(error) => format!("(unwritable: {error})"),
    }
}

fn arguments(content: &Value) -> String {
    match content {
        Value::Null => String::new(),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| format!(" {name}={}", scalar(value))).collect()
        }
        Value::Array(values) => values.iter().map(|value| format!(" {}", scalar(value))).collect(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => format!(" {}", scalar(content)),
    }
}

fn scalar(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            value.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Move {
        EndTurn,
        Bands(u8),
        Swap(&'static str, Option<u8>),
        March { from: &'static str, to: &'static str },
        Sail { route: [u8; 2] },
    }

    #[test]
    fn each_kind_of_move_is_one_line() {
        for (mv, text) in [
            (Move::EndTurn, "end_turn"),
            (Move::Bands(3), "bands 3"),
            (Move::Swap("a", None), "swap a null"),
            (Move::March { from: "a", to: "b" }, "march from=a to=b"),
            (Move::Sail { route: [1, 2] }, "sail route=[1,2]"),
        ] {
            assert_eq!(notation(&mv), text);
        }
    }
}
