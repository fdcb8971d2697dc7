//! The games and setups in which leaks of secrets are searched.

use crate::auction::Auction;
use approdo_contract::OptionKind;
use approdo_nim::Nim;
use approdo_table::{Module, Seed};
use serde_json::{Map, Value};

static TOYS: [Module; 2] = [Module::of::<Nim>(), Module::of::<Auction>()];

/// Every game of the catalogue, one without secrets, and one with sealed moves.
pub fn every_game() -> impl Iterator<Item = &'static [Module]> {
    approdo_catalog::GAMES.chunks(1).chain(TOYS.chunks(1))
}

/// The fewest and the most seats, with default options, and with every switch inverted where allowed.
pub fn setups(module: &Module) -> Vec<(u8, Value)> {
    let mut seats = vec![*module.meta.seats.start(), *module.meta.seats.end()];
    seats.dedup();
    seats.into_iter().flat_map(|seats| switched(module, seats).map(move |options| (seats, options))).collect()
}

/// Sets of options such that each switch is inverted in one of them, and all have their default in the first.
fn switched(module: &Module, seats: u8) -> impl Iterator<Item = Value> + use<> {
    let switches = (module.options)().iter().filter_map(|option| match option.kind {
        OptionKind::Flag { default } if !["cursed", "trapped"].contains(&option.label.id) => {
            Some((option.label.id.to_owned(), Value::from(!default)))
        }
        OptionKind::Flag { .. } | OptionKind::Number { .. } | OptionKind::Choice { .. } => None,
    });
    let fits = |options: &Map<String, Value>| {
        (module.open)(&Value::Object(options.clone()), seats, Seed::from_number(1)).is_ok()
    };
    let mut sets: Vec<Map<String, Value>> = vec![Map::new()];
    for (name, value) in switches {
        let with = |set: &Map<String, Value>| {
            set.iter().chain([(&name, &value)]).map(|(name, value)| (name.clone(), value.clone())).collect()
        };
        // The first set stays as it is.
        let fitting = sets.iter().skip(1).position(|set| fits(&with(set)));
        match fitting.map(|at| at + 1) {
            Some(at) => sets[at] = with(&sets[at]),
            None => sets.extend(Some(with(&sets[0])).filter(fits)),
        }
    }
    sets.into_iter().map(Value::Object)
}
