use approdo_contract::Game;
use serde_json::{Map, Value, json};

/// The fields of a state that a test sets, by name; the rest stays as it is at the start, or follows from them.
#[derive(Clone, Debug, Default)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// Sets a field by its path, e.g. `turn.mp` or `players.0.supply.wood`.
    ///
    /// # Panics
    /// If the path leads through something that is no table.
    #[track_caller]
    pub fn set(&mut self, path: &str, value: Value) {
        *self.at(path) = value;
    }

    /// The field at this path, nothing (`null`) as long as it is not set.
    ///
    /// # Panics
    /// If the path leads through something that is no table.
    #[track_caller]
    pub fn at(&mut self, path: &str) -> &mut Value {
        let (way, last) = path.rsplit_once('.').unwrap_or(("", path));
        let mut table = &mut self.0;
        for name in way.split('.').filter(|name| !name.is_empty()) {
            let entry = table.entry(name).or_insert_with(|| json!({}));
            table = entry.as_object_mut().expect("the path leads through tables");
        }
        table.entry(last).or_insert(Value::Null)
    }

    /// The position with these fields, whether or not it is possible.
    ///
    /// # Panics
    /// If the options are not allowed, or a field does not exist or does not fit.
    #[track_caller]
    pub fn compose<G: Game>(&self, options: &G::Options, seats: u8) -> G {
        let fresh = G::setup(options, seats).expect("the options are allowed");
        let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
        merge(&mut state, &Value::Object(self.0.clone()));
        let mut game = G::deserialize(&state).expect("the fields exist and fit");
        game.reconcile(&|field| self.0.contains_key(field));
        game
    }
}

/// Puts what is given over what is there: tables name by name, lists by the numbers of their entries.
fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (name, value) in from {
                match into.get_mut(name) {
                    Some(slot) => merge(slot, value),
                    None => drop(into.insert(name.clone(), value.clone())),
                }
            }
        }
        (Value::Array(into), Value::Object(from)) => {
            for (index, value) in from {
                let index: usize = index.parse().expect("the entries of a list are numbered");
                merge(&mut into[index], value);
            }
        }
        (into, from) => *into = from.clone(),
    }
}
