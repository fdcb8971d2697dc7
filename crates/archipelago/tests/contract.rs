//! Archipelago keeps the contract, for every number of seats and every combination of options.

use approdo_archipelago::{Archipelago, Options, content::Length};
use approdo_conformance::{Effort, check_numbers, check_with, combinations, walk};
use approdo_contract::Pending;
use approdo_contract::prelude::*;

/// Every law, at every number of seats.
#[test]
fn keeps_the_contract() {
    for seats in 2..=5 {
        check_with::<Archipelago>(&Options::default(), seats, Effort { games: 1, sample: 7 });
    }
}

/// Every law, for every combination of variants; the length and the number of seats change from one to the next.
#[test]
fn keeps_the_contract_with_every_variant() {
    let lengths = [Length::Short, Length::Medium, Length::Long].into_iter().cycle();
    let variants =
        combinations::<Archipelago>().into_iter().filter(|options| options.length == Length::Short);
    let mut seats = (2..=5).cycle();
    for (variant, length) in variants.zip(lengths) {
        let options = Options { length, ..variant };
        let playable = |seats: &u8| Archipelago::setup(&options, *seats).is_ok();
        if let Some(seats) = seats.by_ref().take(4).find(playable) {
            check_with::<Archipelago>(&options, seats, Effort { games: 1, sample: 151 });
        }
    }
}

/// A whole game with every combination of options, and with every number of seats for every combination of variants:
/// it ends by a rule within its bound, and the laws of the game hold after every step.
#[test]
fn every_table_is_played_to_its_end() {
    for options in combinations::<Archipelago>() {
        // An even number of seats in short and long games, an odd one in medium ones.
        let odd = options.length == Length::Medium;
        for seats in (2..=5).filter(|seats| (seats % 2 == 1) == odd) {
            if Archipelago::setup(&options, seats).is_err() {
                continue;
            }
            let game = walk::<Archipelago>(&options, seats, 1, |game, step, _| {
                if let Err(law) = game.audit() {
                    panic!("{options:?} with {seats} seats, after {step:?}: {law}");
                }
            });
            let game = game.expect("random moves are legal");
            assert!(matches!(game.pending(), Pending::Over(_)), "{options:?} with {seats} seats goes on");
        }
    }
}

#[test]
fn numbers_of_moves_stay() {
    check_numbers::<Archipelago>(env!("CARGO_MANIFEST_DIR"));
}
