use crate::{Property, compare::same, fault::Breach};
use approdo_contract::{Game, Step};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The state survives binary storage (snapshots) and JSON (positions that people read and write).
pub(crate) fn state<G: Game>(game: &G) -> Result<(), Breach> {
    in_binary("the state", game)?;
    in_json("the state", game)
}

/// A step survives binary storage (replays), and its move survives JSON (what clients send).
pub(crate) fn step<G: Game>(step: Step<G::Move>) -> Result<(), Breach> {
    in_binary("a step", &step)?;
    in_json("a step", &step)
}

/// The options survive JSON, the form in which they are agreed and kept.
pub(crate) fn options<G: Game>(options: &G::Options) -> Result<(), Breach> {
    in_json("the options", options)
}

fn in_binary<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    what: &str,
    value: &T,
) -> Result<(), Breach> {
    let bytes = postcard::to_stdvec(value).map_err(|error| unstorable(what, "written in binary", &error))?;
    let read = postcard::from_bytes(&bytes).map_err(|error| unstorable(what, "read from binary", &error))?;
    same(Property::Storable, &format!("{what} in binary"), value, &read)
}

fn in_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(what: &str, value: &T) -> Result<(), Breach> {
    let text = serde_json::to_string(value).map_err(|error| unstorable(what, "written as JSON", &error))?;
    let read = serde_json::from_str(&text).map_err(|error| unstorable(what, "read from JSON", &error))?;
    same(Property::Storable, &format!("{what} in JSON"), value, &read)
}

fn unstorable(what: &str, how: &str, error: &dyn std::error::Error) -> Breach {
    Breach::new(Property::Storable, format!("{what} cannot be {how}: {error}"))
}
