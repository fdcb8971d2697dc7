//! Armada keeps the contract, for every number of seats and every combination of options.

use approdo_armada::Armada;
use approdo_conformance::{Effort, check_numbers};

#[test]
fn keeps_the_contract() {
    approdo_conformance::check::<Armada>(Effort { games: 1, sample: 7 });
}

#[test]
fn numbers_of_moves_stay() {
    check_numbers::<Armada>(env!("CARGO_MANIFEST_DIR"));
}
