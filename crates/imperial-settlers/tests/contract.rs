//! Imperial Settlers keeps the contract, for every number of seats and every combination of options.

use approdo_conformance::Effort;
use approdo_imperial_settlers::ImperialSettlers;

#[test]
fn keeps_the_contract() {
    approdo_conformance::check::<ImperialSettlers>(Effort { games: 1, sample: 31 });
}
