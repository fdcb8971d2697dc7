//! Imperial Settlers keeps the contract, for every number of seats and every combination of options.

use approdo_conformance::{Effort, check_numbers, check_with, combinations};
use approdo_contract::prelude::*;
use approdo_imperial_settlers::{ImperialSettlers, Options, options::Mode};

/// Every combination of options with every number of seats that it allows.
fn tables() -> Vec<(Options, u8)> {
    let all = combinations::<ImperialSettlers>().into_iter();
    let tables = all.flat_map(|options| ImperialSettlers::META.seats.map(move |seats| (options, seats)));
    let is_allowed = |options: &Options, seats: u8| {
        ImperialSettlers::setup(options, seats).is_ok() && ImperialSettlers::agree(options, seats).is_ok()
    };
    tables.filter(|(options, seats)| is_allowed(options, *seats)).collect()
}

#[test]
fn keeps_the_contract() {
    let tables = tables();
    for (options, seats) in &tables {
        check_with::<ImperialSettlers>(options, *seats, Effort { games: 1, sample: 31 });
    }
    assert_eq!(tables.len(), 75, "tables that differ: what would change nothing is refused");
}

/// Open mode brings all cards into play; here every second step is checked closely.
#[test]
fn keeps_the_contract_when_looked_at_closely() {
    let options = Options { mode: Mode::Open, ..Options::default() };
    for seats in 1..=5 {
        check_with::<ImperialSettlers>(&options, seats, Effort { games: 2, sample: 2 });
    }
}

#[test]
fn numbers_of_moves_stay() {
    check_numbers::<ImperialSettlers>(env!("CARGO_MANIFEST_DIR"));
}
