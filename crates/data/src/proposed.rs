use approdo_contract::{OptionKind, OptionSpec};
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error},
};

/// The default of the option with this id for a new table.
///
/// # Panics
/// If there is no such option, or if its default is no `T`: the built-in files have all options.
pub fn proposed<'de, T: Deserialize<'de>>(specs: &[OptionSpec], id: &str) -> T {
    let spec = specs.iter().find(|spec| spec.label.id == id).expect("the data files have every option");
    let read: Result<T, Error> = match spec.kind {
        OptionKind::Flag { default } => T::deserialize(default.into_deserializer()),
        OptionKind::Number { default, .. } => T::deserialize(default.into_deserializer()),
        OptionKind::Choice { default, .. } => T::deserialize(default.into_deserializer()),
    };
    read.expect("an option proposes one of its own values")
}
