//! Moves and steps as text that people read and type.
//!
//! | JSON | text |
//! |---|---|
//! | `"end_turn"` | `end_turn` |
//! | `{"march":{"from":"azure_a1","to":"azure_a2"}}` | `march from=azure_a1 to=azure_a2` |
//! | `{"bands":3}` | `bands 3` |
//! | `{"trade":["timber",2]}` | `trade timber 2` |
//! | a move of seat 0 | `0: end_turn` |
//! | luck | `luck 4` |
//!
//! Words that look like numbers, `true`, `false` and `null` are those; every other word is a string. Where a word alone
//! would be ambiguous (a string that looks like a number, a list inside a move), plain JSON stands in its place, so
//! that every text parses back to the same value (round trip).

use crate::quote::shortened;
use approdo_contract::{Seat, Step};
use serde_json::{Map, Value};

/// A text is not a move or a step.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{}` cannot be read: {}", shortened(text), shortened(problem))]
pub struct NotationError {
    /// What was to be read.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

/// A move as text.
pub fn write_move(mv: &Value) -> String {
    match mv {
        Value::Object(map) => match map.iter().next() {
            Some((name, content)) if map.len() == 1 => format!("{} {}", word(name), write_content(content)),
            _ => write_fields(map).unwrap_or_else(|| mv.to_string()),
        },
        Value::String(name) => word(name),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => mv.to_string(),
    }
}

/// The move that a text stands for.
pub fn read_move(text: &str) -> Result<Value, NotationError> {
    let error = |problem: String| NotationError { text: text.trim().to_owned(), problem };
    let words = split(text).map_err(error)?;
    let Some((first, rest)) = words.split_first() else {
        return Err(error("there is no move".to_owned()));
    };
    match (&first.key, &first.value) {
        (Some(_), _) => fields(&words).map(Value::Object).map_err(error),
        (None, value) if rest.is_empty() => Ok(value.clone()),
        (None, Value::String(name)) => {
            let content = content(rest).map_err(error)?;
            Ok(Value::Object(Map::from_iter([(name.clone(), content)])))
        }
        (None, value) => Err(error(format!("a move starts with its name, and {value} is none"))),
    }
}

/// A step as text.
pub fn write_step(step: &Step<Value>) -> String {
    match step {
        Step::Luck(index) => format!("luck {index}"),
        Step::Move(seat, mv) => format!("{}: {}", seat.0, write_move(mv)),
    }
}

/// The step that a text stands for.
pub fn read_step(text: &str) -> Result<Step<Value>, NotationError> {
    let error = |problem: &str| NotationError { text: text.to_owned(), problem: problem.to_owned() };
    if let Some(index) = text.trim().strip_prefix("luck ") {
        let index = index.trim().parse().map_err(|_| error("luck is a whole number from 0 to 65535"))?;
        return Ok(Step::Luck(index));
    }
    let (seat, mv) = text.split_once(':').ok_or_else(|| error("a step reads `luck 4` or `0: move`"))?;
    let seat = seat.trim().parse().map_err(|_| error("before the colon stands the number of a seat"))?;
    Ok(Step::Move(Seat(seat), read_move(mv)?))
}

/// One word of a move: a value, or a value with its name.
struct Word {
    key: Option<String>,
    value: Value,
}

fn split(text: &str) -> Result<Vec<Word>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = rest.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(rest.len());
        let key = (!starts_json(rest) && rest[end..].starts_with('=')).then(|| rest[..end].to_owned());
        if let Some(key) = &key {
            if key.is_empty() {
                return Err("there is nothing before an equals sign".to_owned());
            }
            rest = &rest[end + 1..];
        }
        let (value, after) = split_value(rest)?;
        words.push(Word { key, value });
        if after.starts_with(|c: char| !c.is_whitespace()) {
            return Err(format!("a space is missing before `{after}`"));
        }
        rest = after.trim_start();
    }
    Ok(words)
}

/// Reads the value that `text` starts with and returns what follows it.
fn split_value(text: &str) -> Result<(Value, &str), String> {
    if starts_json(text) {
        let mut stream = serde_json::Deserializer::from_str(text).into_iter();
        return match stream.next() {
            Some(Ok(value)) => Ok((value, &text[stream.byte_offset()..])),
            Some(Err(error)) => Err(format!("what starts like JSON is none: {error}")),
            None => Err("there is nothing after an equals sign".to_owned()),
        };
    }
    let (bare, after) = text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()));
    match bare {
        "" => Err("there is nothing after an equals sign".to_owned()),
        _ if bare.contains(['=', '"']) => Err(format!("`{bare}` has a sign that must stand in quotes")),
        _ => Ok((scalar(bare), after)),
    }
}

fn content(words: &[Word]) -> Result<Value, String> {
    match words {
        [only] if only.key.is_none() => Ok(only.value.clone()),
        _ if words.iter().all(|word| word.key.is_none()) => {
            Ok(words.iter().map(|word| word.value.clone()).collect())
        }
        _ => fields(words).map(Value::Object),
    }
}

fn fields(words: &[Word]) -> Result<Map<String, Value>, String> {
    let mut map = Map::new();
    for Word { key, value } in words {
        let Some(key) = key else {
            return Err(format!("either every part has a name (`from=...`) or none has; {value} has none"));
        };
        if map.insert(key.clone(), value.clone()).is_some() {
            return Err(format!("`{key}` is given twice"));
        }
    }
    Ok(map)
}

fn write_content(content: &Value) -> String {
    match content {
        Value::Object(map) => write_fields(map).unwrap_or_else(|| content.to_string()),
        Value::Array(entries) if 2 <= entries.len() => {
            entries.iter().map(literal).collect::<Vec<_>>().join(" ")
        }
        Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            literal(content)
        }
    }
}

/// The fields as `name=value` words, if every name may stand bare.
fn write_fields(map: &Map<String, Value>) -> Option<String> {
    let bare = !map.is_empty() && map.keys().all(|key| may_stand_bare(key));
    let words = map.iter().map(|(key, value)| format!("{key}={}", literal(value)));
    bare.then(|| words.collect::<Vec<_>>().join(" "))
}

fn literal(value: &Value) -> String {
    value.as_str().map(word).unwrap_or_else(|| value.to_string())
}

fn word(text: &str) -> String {
    if may_stand_bare(text) && scalar(text).is_string() {
        text.to_owned()
    } else {
        Value::from(text).to_string()
    }
}

fn may_stand_bare(text: &str) -> bool {
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && c != '=' && c != '"';
    !text.is_empty() && !starts_json(text) && text.chars().all(plain)
}

fn starts_json(text: &str) -> bool {
    text.starts_with(['{', '[', '"'])
}

fn scalar(word: &str) -> Value {
    // Fast path: nearly every word is a name, and its first letter tells it from a number.
    let is_name =
        word.starts_with(|c: char| c.is_ascii_alphabetic()) && !matches!(word, "true" | "false" | "null");
    if is_name {
        return Value::from(word);
    }
    match serde_json::from_str(word) {
        Ok(value @ (Value::Number(_) | Value::Bool(_) | Value::Null)) => value,
        Ok(Value::String(_) | Value::Array(_) | Value::Object(_)) | Err(_) => Value::from(word),
    }
}
