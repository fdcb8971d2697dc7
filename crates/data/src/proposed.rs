use approdo_contract::{OptionKind, OptionSpec};
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error},
};

/// What the option with this id proposes for a new table.
///
/// # Panics
/// If there is no such option, or if it proposes what is no `T`: the files built into a program have all options.
pub fn proposed<'de, T: Deserialize<'de>>(specs: &[OptionSpec], id: &str) -> T {
    let spec = specs.iter().find(|spec| spec.label.id == id).expect("the data files have every option");
    let read: Result<T, Error> = match spec.kind {
        OptionKind::Flag { default } => T::deserialize(default.into_deserializer()),
        OptionKind::Number { default, .. } => T::deserialize(default.into_deserializer()),
        OptionKind::Choice { default, .. } => T::deserialize(default.into_deserializer()),
    };
    read.expect("an option proposes one of its own values")
}
