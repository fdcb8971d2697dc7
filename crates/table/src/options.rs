use crate::{OpenError, near};
use approdo_contract::{OptionKind, OptionSpec};
use serde_json::{Map, Value};

/// Invalid options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The options as a whole are not an object.
    #[error("options are given as names with values, not as {found}")]
    NotNames {
        /// What was given instead.
        found: String,
    },
    /// A part of `k=v,k2=v2` has no equals sign.
    #[error("`{part}` is no option: write name=value, separated by commas")]
    NotAPair {
        /// The part.
        part: String,
    },
    /// The same option twice.
    #[error("option `{name}` is given twice")]
    Twice {
        /// The option.
        name: String,
    },
    /// The game has no such option.
    #[error("there is no option `{name}`{hint} {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// Suggestions.
        hint: String,
        /// The options of the game, in a sentence.
        known: String,
    },
    /// The value is of the wrong kind, or out of range (TAB-1.6).
    #[error("option `{name}` expects {expected}, not {found} (TAB-1.6)")]
    Value {
        /// The option.
        name: String,
        /// The values it takes, in words.
        expected: String,
        /// What was given.
        found: String,
    },
    /// Each option alone is right, but the game does not accept them.
    #[error("the game does not accept these options: {problem}")]
    Unreadable {
        /// What the game says.
        problem: String,
    },
}

/// Whether every option is one of `specs` and has a valid value; `null` counts as absent.
pub fn check_options(options: &Value, specs: &[OptionSpec]) -> Result<(), OptionError> {
    let map = match options {
        Value::Object(map) => map,
        Value::Null => return Ok(()),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            return Err(OptionError::NotNames { found: options.to_string() });
        }
    };
    for (name, value) in map {
        let spec = find(name, specs)?;
        if !takes(spec.kind, value) {
            return Err(wrong_value(spec, &value.to_string()));
        }
    }
    Ok(())
}

/// Reads options from `name=value,name2=value2`; an empty text is no option.
pub fn parse_options(text: &str, specs: &[OptionSpec]) -> Result<Value, OpenError> {
    let mut map = Map::new();
    let parts = text.split(',').map(str::trim).filter(|_| !text.trim().is_empty());
    for part in parts {
        let (name, word) =
            part.split_once('=').ok_or_else(|| OptionError::NotAPair { part: part.to_owned() })?;
        let (name, word) = (name.trim(), word.trim());
        let spec = find(name, specs)?;
        let value = read(spec.kind, word).ok_or_else(|| wrong_value(spec, &format!("`{word}`")))?;
        if map.insert(name.to_owned(), value).is_some() {
            return Err(OptionError::Twice { name: name.to_owned() }.into());
        }
    }
    let options = Value::Object(map);
    check_options(&options, specs)?;
    Ok(options)
}

fn find<'a>(name: &str, specs: &'a [OptionSpec]) -> Result<&'a OptionSpec, OptionError> {
    let names: Vec<&str> = specs.iter().map(|spec| spec.label.id).collect();
    specs.iter().find(|spec| spec.label.id == name).ok_or_else(|| {
        let known = match near::list(&names) {
            list if list.is_empty() => "This game has no options".to_owned(),
            list => format!("Its options are {list}"),
        };
        let hint = near::hint(name, &names);
        let hint = if hint.starts_with("; did") { hint } else { ".".to_owned() };
        OptionError::Unknown { name: name.to_owned(), hint, known }
    })
}

fn takes(kind: OptionKind, value: &Value) -> bool {
    match kind {
        OptionKind::Flag { .. } => value.is_boolean(),
        OptionKind::Number { min, max, .. } => {
            value.as_i64().is_some_and(|number| (i64::from(min)..=i64::from(max)).contains(&number))
        }
        OptionKind::Choice { among, .. } => {
            value.as_str().is_some_and(|word| among.iter().any(|label| label.id == word))
        }
    }
}

fn read(kind: OptionKind, word: &str) -> Option<Value> {
    match kind {
        OptionKind::Flag { .. } => match word {
            "true" | "on" | "1" => Some(Value::Bool(true)),
            "false" | "off" | "0" => Some(Value::Bool(false)),
            _ => None,
        },
        OptionKind::Number { .. } => word.parse::<i64>().ok().map(Value::from),
        OptionKind::Choice { .. } => Some(Value::from(word)),
    }
}

fn wrong_value(spec: &OptionSpec, found: &str) -> OptionError {
    let expected = match spec.kind {
        OptionKind::Flag { .. } => "true or false".to_owned(),
        OptionKind::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
        OptionKind::Choice { among, .. } => {
            let words: Vec<&str> = among.iter().map(|label| label.id).collect();
            format!("one of {}", near::list(&words))
        }
    };
    OptionError::Value { name: spec.label.id.to_owned(), expected, found: found.to_owned() }
}
