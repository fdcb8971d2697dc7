//! Bots see no more than their seat: worlds that it cannot tell apart get the same answer for the same seed.

use approdo_conformance::fairness::{Looks, bots_choose_alike, worth_is_alike, worth_is_within_bounds};
use approdo_contract::Game;
use approdo_imperial_settlers::{
    ImperialSettlers, Options,
    options::{LookoutVariant, Mode},
};

/// The game of a seed, in every mode and with one to five seats, and its seats.
fn game(seed: u64) -> (ImperialSettlers, u8) {
    let modes = [Mode::Standard, Mode::Open, Mode::Standard];
    let lookouts = [LookoutVariant::Normal, LookoutVariant::Alternative, LookoutVariant::Advanced];
    let options = Options {
        mode: modes[(seed / 5 % 3) as usize],
        lookout: lookouts[(seed / 3 % 3) as usize],
        ..Options::default()
    };
    let seats = 1 + (seed % 5) as u8;
    (ImperialSettlers::setup(&options, seats).expect("one to five seats"), seats)
}

#[test]
fn bots_choose_alike_in_worlds_alike() {
    let compared = bots_choose_alike(|seed| game(seed).0, Looks { seeds: 0..10, every: 61 }, 40);
    assert!(20 < compared.pairs, "{compared:?}");
}

#[test]
fn appraisals_and_weights_are_alike_in_worlds_alike() {
    let compared = worth_is_alike(|seed| game(seed).0, Looks { seeds: 100..115, every: 3 });
    assert!(5_000 < compared.moves, "{compared:?}");
}

#[test]
fn appraisals_and_weights_are_within_bounds() {
    worth_is_within_bounds(game, Looks { seeds: 200..210, every: 5 });
}
