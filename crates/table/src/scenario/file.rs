//! Parses a scenario file: keys by name first, so that a wrong one is answered with the valid ones.

use super::KeyError;
use crate::{near, notation};
use approdo_contract::{Seat, Step, Viewer};
use approdo_data::in_words;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

type Table = Map<String, Value>;

/// A scenario as its file says it.
pub(crate) struct File {
    pub(crate) title: String,
    pub(crate) proves: Vec<String>,
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) options: Value,
    pub(crate) given_steps: Vec<String>,
    pub(crate) given_state: Table,
    pub(crate) when: Vec<When>,
    pub(crate) then: Option<Then>,
}

/// One entry of `when`: steps in order, and what is expected after them.
pub(crate) struct When {
    pub(crate) path: String,
    pub(crate) steps: Vec<Step<Value>>,
    pub(crate) then: Option<Then>,
}

/// What is expected at one point.
pub(crate) struct Then {
    /// Its key in the file.
    pub(crate) path: String,
    /// Where it stands, for people.
    pub(crate) place: String,
    pub(crate) legal: Vec<Step<Value>>,
    pub(crate) refused: Vec<Refused>,
    pub(crate) asked: Option<Vec<u8>>,
    pub(crate) choices: Option<usize>,
    pub(crate) luck: Option<u16>,
    pub(crate) over: Option<bool>,
    pub(crate) events: Vec<Value>,
    pub(crate) no_events: Vec<Value>,
    pub(crate) state: Table,
    pub(crate) outcome: Table,
    pub(crate) views: Vec<(Viewer, String, Value)>,
}

/// A move that is expected to be refused.
pub(crate) struct Refused {
    pub(crate) step: Step<Value>,
    pub(crate) rule: String,
    pub(crate) need: Option<u16>,
    pub(crate) have: Option<u16>,
}

impl File {
    /// The clauses that it expects something of, each with its key.
    pub(crate) fn cites(&self) -> Vec<(String, String)> {
        let mut cites = Vec::new();
        for then in self.when.iter().filter_map(|when| when.then.as_ref()).chain(&self.then) {
            let refused = (0..).zip(&then.refused);
            cites.extend(refused.map(|(index, refused)| {
                (format!("{}.refused[{index}].rule", then.path), refused.rule.clone())
            }));
            let ended_by = then.outcome.get("ended_by").and_then(Value::as_str);
            cites.extend(
                ended_by.map(|clause| (format!("{}.outcome.ended_by", then.path), clause.to_owned())),
            );
        }
        cites
    }
}

/// Reads a file.
pub(crate) fn read(text: &str) -> Result<File, KeyError> {
    let root: Table = toml::from_str(text)
        .map_err(|error| KeyError::new("", format!("it is not TOML: {}", one_line(&error))))?;
    let root = Keys { path: String::new(), table: &root };
    root.only(&["title", "proves", "game", "seats", "options", "given", "when", "then"])?;
    let given = root.table("given")?;
    given.only(&["steps", "state"])?;
    let seats = root.required("seats")?;
    let when = root.list("when")?;
    let file = File {
        title: root.required("title")?,
        proves: root.optional("proves")?.unwrap_or_default(),
        game: root.required("game")?,
        seats,
        options: Value::Object(root.table("options")?.table.clone()),
        given_steps: given.optional("steps")?.unwrap_or_default(),
        given_state: given.table("state")?.table.clone(),
        when: when.iter().map(|entry| read_when(entry, seats)).collect::<Result<_, _>>()?,
        then: root
            .has("then")
            .then(|| read_then(&root.table("then")?, "at the end".to_owned(), seats))
            .transpose()?,
    };
    Ok(file)
}

fn read_when(entry: &Keys<'_>, seats: u8) -> Result<When, KeyError> {
    entry.only(&["seat", "move", "luck", "then"])?;
    let steps = match (entry.has("luck"), entry.has("seat") || entry.has("move")) {
        (true, false) => read_luck(entry)?,
        (false, true) => vec![read_move(entry, seats)?],
        (true, true) | (false, false) => {
            let problem = "a step is either `seat` and `move`, or `luck`";
            return Err(KeyError::new(&entry.path, problem));
        }
    };
    let place = format!("after {} ({})", entry.path, steps_in_words(&steps));
    let then = entry.has("then").then(|| read_then(&entry.table("then")?, place, seats)).transpose()?;
    Ok(When { path: entry.path.clone(), steps, then })
}

fn read_then(then: &Keys<'_>, place: String, seats: u8) -> Result<Then, KeyError> {
    then.only(&[
        "legal",
        "refused",
        "asked",
        "choices",
        "luck",
        "over",
        "events",
        "no_events",
        "state",
        "outcome",
        "view",
    ])?;
    let legal = |entry: &Keys<'_>| {
        entry.only(&["seat", "move"])?;
        read_move(entry, seats)
    };
    let refused = |entry: &Keys<'_>| {
        entry.only(&["seat", "move", "rule", "need", "have"])?;
        Ok(Refused {
            step: read_move(entry, seats)?,
            rule: entry.required("rule")?,
            need: entry.optional("need")?,
            have: entry.optional("have")?,
        })
    };
    let outcome = then.table("outcome")?;
    outcome.only(&["places", "scores", "ended_by"])?;
    let view = then.table("view")?;
    let views = view.table.iter().map(|(key, expected)| {
        Ok((viewer(key, seats).map_err(|problem| view.error(key, problem))?, view.key(key), expected.clone()))
    });
    Ok(Then {
        legal: then.list("legal")?.iter().map(legal).collect::<Result<_, _>>()?,
        refused: then.list("refused")?.iter().map(refused).collect::<Result<_, _>>()?,
        asked: then.optional("asked")?,
        choices: then.optional("choices")?,
        luck: then.optional("luck")?,
        over: then.optional("over")?,
        events: then.optional("events")?.unwrap_or_default(),
        no_events: then.optional("no_events")?.unwrap_or_default(),
        state: then.table("state")?.table.clone(),
        outcome: outcome.table.clone(),
        views: views.collect::<Result<_, _>>()?,
        path: then.path.clone(),
        place,
    })
}

fn read_move(entry: &Keys<'_>, seats: u8) -> Result<Step<Value>, KeyError> {
    let text: String = entry.required("move")?;
    let mv = notation::read_move(&text).map_err(|error| entry.error("move", error.to_string()))?;
    let seat: u8 = entry.required("seat")?;
    if seats <= seat {
        let last = seats.saturating_sub(1);
        return Err(
            entry.error("seat", format!("there is no seat {seat}: the seats are numbered from 0 to {last}"))
        );
    }
    Ok(Step::Move(Seat(seat), mv))
}

fn viewer(key: &str, seats: u8) -> Result<Viewer, String> {
    match key.parse::<u8>() {
        Ok(seat) if seat < seats => Ok(Viewer::Seat(Seat(seat))),
        Err(_) if key == "spectator" => Ok(Viewer::Spectator),
        Ok(_) | Err(_) => {
            Err(format!("a viewer is a seat from 0 to {} or `spectator`", seats.saturating_sub(1)))
        }
    }
}

/// The steps as a person would read them out.
pub(crate) fn steps_in_words(steps: &[Step<Value>]) -> String {
    steps.iter().map(notation::write_step).collect::<Vec<_>>().join(", ")
}

/// One luck step, or several after each other.
fn read_luck(entry: &Keys<'_>) -> Result<Vec<Step<Value>>, KeyError> {
    let luck: Value = entry.required("luck")?;
    let list = match &luck {
        Value::Array(list) => list.as_slice(),
        one => std::slice::from_ref(one),
    };
    if list.is_empty() {
        return Err(entry.error("luck", "the list is empty, so that nothing would happen".to_owned()));
    }
    let stroke = |number: &Value| u16::try_from(number.as_u64()?).ok().map(Step::Luck);
    list.iter().map(stroke).collect::<Option<_>>().ok_or_else(|| {
        entry.error("luck", "it is a whole number from 0 to 65535, or a list of such numbers".to_owned())
    })
}

/// A table of the file and where it stands.
struct Keys<'a> {
    path: String,
    table: &'a Table,
}

static EMPTY: std::sync::LazyLock<Table> = std::sync::LazyLock::new(Table::new);

impl<'a> Keys<'a> {
    fn only(&self, known: &[&str]) -> Result<(), KeyError> {
        match self.table.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => {
                let hint = near::hint(key, known);
                Err(self.error(key, format!("a scenario has no such key{hint}")))
            }
            None => Ok(()),
        }
    }

    fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn optional<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>, KeyError> {
        let read = |value: &Value| {
            T::deserialize(value).map_err(|error| self.error(key, in_words(&error.to_string())))
        };
        self.table.get(key).map(read).transpose()
    }

    fn required<T: DeserializeOwned>(&self, key: &str) -> Result<T, KeyError> {
        self.optional(key)?.ok_or_else(|| self.error(key, "it is missing".to_owned()))
    }

    fn table(&self, key: &str) -> Result<Keys<'a>, KeyError> {
        let table = match self.table.get(key) {
            None => &EMPTY,
            Some(Value::Object(table)) => table,
            Some(other) => return Err(self.error(key, format!("it must be a table, not {other}"))),
        };
        Ok(Keys { path: self.key(key), table })
    }

    fn list(&self, key: &str) -> Result<Vec<Keys<'a>>, KeyError> {
        let list = match self.table.get(key) {
            None => return Ok(Vec::new()),
            Some(Value::Array(list)) => list,
            Some(other) => return Err(self.error(key, format!("it must be a list of tables, not {other}"))),
        };
        let entry = |(index, entry): (usize, &'a Value)| {
            let path = format!("{}[{index}]", self.key(key));
            match entry {
                Value::Object(table) => Ok(Keys { path, table }),
                other => Err(KeyError::new(path, format!("it must be a table, not {other}"))),
            }
        };
        list.iter().enumerate().map(entry).collect()
    }

    fn key(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    fn error(&self, key: &str, problem: String) -> KeyError {
        KeyError::new(self.key(key), problem)
    }
}

/// A message of the TOML reader without the picture of the line it also draws.
fn one_line(error: &toml::de::Error) -> String {
    let whole = error.to_string();
    let place = whole.lines().next().unwrap_or_default().trim_start_matches("TOML parse error at ");
    format!("{} at {place}", error.message().replace('\n', ", "))
}
