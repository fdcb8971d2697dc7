//! Armada keeps the contract, for every number of seats and every combination of options.

use approdo_armada::Armada;
use approdo_conformance::Effort;

#[test]
fn keeps_the_contract() {
    approdo_conformance::check::<Armada>(Effort { games: 1, sample: 7 });
}
