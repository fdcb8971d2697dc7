use crate::Seed;
use approdo_contract::Outcome;
use approdo_data::in_words;
use serde::{Deserialize, Serialize};
use serde_json::{Value, error::Category};
use std::fmt;

/// The replay file: how the table was set up and every step since.
///
/// Luck is among the steps, so a record can be replayed without its seed; the seed lets everybody verify that the luck
/// was fair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format of the file; [`Record::FORMAT`] is the only one that can be read.
    #[serde(rename = "approdo")]
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of the data files it was played with, if they were not the built-in ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// What was agreed.
    pub options: Value,
    /// How many seats play.
    pub seats: u8,
    /// Names of the players, seat by seat; `None` for a seat without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The commitment shown at the start: SHA-256 of the seed.
    pub seed_digest: String,
    /// The seed itself, once it may be known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Number of first steps that come from another game (a fork); their luck is not that of this seed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inherited: u32,
    /// The steps in notation.
    pub steps: Vec<String>,
    /// The position that the steps lead to.
    #[serde(default, with = "hexadecimal", skip_serializing_if = "Option::is_none")]
    pub state_hash: Option<u64>,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<RecordedOutcome>,
    /// The seats that lost by the clock, in order, regardless of the outcome.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeited: Vec<Forfeit>,
}

/// A seat that lost by its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// The seat, counted from 0.
    pub seat: u8,
    /// After so many steps.
    pub step: u32,
}

/// How a game ended, as a record keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedOutcome {
    /// The place of each seat; 1 is best.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The clause that ended the game.
    pub ended_by: String,
}

impl fmt::Display for RecordedOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "places {:?}, scores {:?}, by {}", self.places, self.scores, self.ended_by)
    }
}

impl From<&Outcome> for RecordedOutcome {
    fn from(outcome: &Outcome) -> Self {
        RecordedOutcome {
            places: outcome.standings.iter().map(|standing| standing.place).collect(),
            scores: outcome.standings.iter().map(|standing| standing.score).collect(),
            ended_by: outcome.ended_by.to_string(),
        }
    }
}

/// A text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// There is nothing.
    #[error("the record is empty")]
    Empty,
    /// It ends in the middle.
    #[error("the record ends in the middle, at line {line}, column {column}: it was cut off")]
    CutOff {
        /// The last line.
        line: usize,
        /// The last column.
        column: usize,
    },
    /// It is no JSON.
    #[error("the record is not JSON: {problem}")]
    NotJson {
        /// What is wrong, and where.
        problem: String,
        /// The line from which on it cannot be read.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It is JSON, but not even an object.
    #[error("this is no saved game: it starts with {found}")]
    NotAnObject {
        /// What it starts with, in words.
        found: &'static str,
    },
    /// Something is not there.
    #[error("the record lacks the field `{name}`")]
    Missing {
        /// What a record must have.
        name: String,
    },
    /// Something is there that no record has.
    #[error("the record has a field `{name}` at line {line}, column {column}, which no record has")]
    Unknown {
        /// The field.
        name: String,
        /// Its line.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// Something is there twice.
    #[error("the record has the field `{name}` twice, at line {line}, column {column} again")]
    Twice {
        /// The field.
        name: String,
        /// The line of the second one.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// A value is not of the kind that belongs there.
    #[error("the record is not as it should be: {problem}")]
    Malformed {
        /// What is wrong, and where.
        problem: String,
        /// The line of the value.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// More players have names than there are seats.
    #[error("the record has {count} names, but there are {seats} seats")]
    Names {
        /// How many names there are.
        count: usize,
        /// How many seats.
        seats: u8,
    },
    /// A name contains control characters, which a terminal would execute.
    #[error("the name of seat {seat} has characters that cannot be shown")]
    Unshowable {
        /// The seat, counted from 0.
        seat: usize,
    },
    /// Its format is newer than this program.
    #[error("the record has format {found}, and this program reads format {known}", known = Record::FORMAT)]
    Format {
        /// The format of the record.
        found: String,
    },
}

impl Record {
    /// The format that this program writes.
    pub const FORMAT: u32 = 1;

    /// Reads a replay file.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.trim_start().is_empty() {
            return Err(RecordError::Empty);
        }
        if let Some(found) = other_start(text) {
            return Err(RecordError::NotAnObject { found });
        }
        let error = match serde_json::from_str::<Record>(text) {
            Ok(record) if record.format == Record::FORMAT => {
                return match wrong_names(&record) {
                    Some(error) => Err(error),
                    None => Ok(record),
                };
            }
            Ok(record) => return Err(RecordError::Format { found: record.format.to_string() }),
            Err(error) => error,
        };
        let (line, column) = (error.line(), error.column());
        match error.classify() {
            Category::Eof => Err(RecordError::CutOff { line, column }),
            Category::Syntax | Category::Io => {
                Err(RecordError::NotJson { problem: error.to_string(), line, column })
            }
            // A later format may have other fields, so the format is checked first.
            Category::Data => {
                match serde_json::from_str::<Value>(text).ok().as_ref().map(|file| &file["approdo"]) {
                    Some(format) if !format.is_null() && *format != Record::FORMAT => {
                        Err(RecordError::Format { found: format.to_string() })
                    }
                    _ => Err(malformed(&error)),
                }
            }
        }
    }

    /// Writes the replay file, one step on each line.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data") + "\n"
    }

    /// The record as it may be shown while the game is under way: without the seed, which would reveal the luck to
    /// come.
    #[must_use]
    pub fn without_seed(self) -> Self {
        Record { seed: None, ..self }
    }
}

/// The kind of JSON value, unless it is an object or no JSON at all.
fn other_start(text: &str) -> Option<&'static str> {
    if text.trim_start().starts_with('[') {
        return Some("a list");
    }
    match serde_json::from_str(text).ok()? {
        Value::Object(_) => None,
        Value::Array(_) => Some("a list"),
        Value::String(_) => Some("a text in quotes"),
        Value::Number(_) => Some("a number"),
        Value::Bool(_) | Value::Null => Some("a single word"),
    }
}

/// The parser's message about JSON that is no record: which field is wrong, where it names one.
fn malformed(error: &serde_json::Error) -> RecordError {
    let (problem, line, column) = (error.to_string(), error.line(), error.column());
    let field = |start: &str| problem.strip_prefix(start)?.split('`').next().map(str::to_owned);
    if let Some(name) = field("missing field `") {
        RecordError::Missing { name }
    } else if let Some(name) = field("unknown field `") {
        RecordError::Unknown { name, line, column }
    } else if let Some(name) = field("duplicate field `") {
        RecordError::Twice { name, line, column }
    } else {
        RecordError::Malformed { problem: in_words(&problem), line, column }
    }
}

/// Invalid names of players: they are printed to terminals unescaped.
fn wrong_names(record: &Record) -> Option<RecordError> {
    let (count, seats) = (record.names.len(), record.seats);
    if usize::from(seats) < count {
        return Some(RecordError::Names { count, seats });
    }
    let seat = record.names.iter().position(|name| name.chars().any(char::is_control))?;
    Some(RecordError::Unshowable { seat })
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Sixteen hexadecimal digits: JavaScript cannot represent 64-bit JSON numbers exactly.
mod hexadecimal {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(hash: &Option<u64>, serializer: S) -> Result<S::Ok, S::Error> {
        match hash {
            Some(hash) => serializer.serialize_str(&format!("{hash:016x}")),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        let hash = u64::from_str_radix(&text, 16);
        hash.map(Some).map_err(|_| D::Error::custom(format!("state_hash `{text}` is not hexadecimal")))
    }
}
