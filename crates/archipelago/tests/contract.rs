//! Archipelago keeps the contract, for every number of seats and every combination of options.

use approdo_archipelago::{Archipelago, Options};
use approdo_conformance::Effort;

#[test]
fn try_it() {
    for seats in 2..=5 {
        approdo_conformance::check_with::<Archipelago>(
            &Options::default(),
            seats,
            Effort { games: 2, sample: 11 },
        );
    }
}
