//! Bots see no more than their seat: worlds that are indistinguishable for it get the same answer for the same seed.

use approdo_armada::{Armada, Options};
use approdo_conformance::fairness::{Looks, bots_choose_alike, worth_is_alike, worth_is_within_bounds};
use approdo_contract::prelude::*;

/// The game of a seed, with option cards, and its seats.
fn game(seed: u64) -> (Armada, u8) {
    let options = Options { option_cards: true, recruitment: true, ..Options::default() };
    let seats = 2 + (seed % 3) as u8;
    (Armada::setup(&options, seats).expect("two to four seats"), seats)
}

#[test]
fn bots_choose_alike_in_worlds_alike() {
    let compared = bots_choose_alike(|seed| game(seed).0, Looks { seeds: 0..6, every: 151 }, 60);
    assert!(40 < compared.pairs, "{compared:?}");
}

#[test]
fn appraisals_and_weights_are_alike_in_worlds_alike() {
    let compared = worth_is_alike(|seed| game(seed).0, Looks { seeds: 100..112, every: 3 });
    assert!(20_000 < compared.moves, "{compared:?}");
}

#[test]
fn appraisals_and_weights_are_within_bounds() {
    worth_is_within_bounds(game, Looks { seeds: 200..206, every: 5 });
}
