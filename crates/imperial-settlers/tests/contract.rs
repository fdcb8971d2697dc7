//! Imperial Settlers keeps the contract, for every number of seats and every combination of options.

use approdo_conformance::{Effort, check, check_with};
use approdo_imperial_settlers::{ImperialSettlers, Options, options::Mode};

#[test]
fn keeps_the_contract() {
    check::<ImperialSettlers>(Effort { games: 1, sample: 31 });
}

/// Open mode brings all cards into play; here every second step is looked at closely.
#[test]
fn keeps_the_contract_when_looked_at_closely() {
    let options = Options { mode: Mode::Open, ..Options::default() };
    for seats in 1..=5 {
        check_with::<ImperialSettlers>(&options, seats, Effort { games: 2, sample: 2 });
    }
}
