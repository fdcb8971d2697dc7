//! Bots see no more than their seat: worlds that it cannot tell apart get the same answer for the same seed.

use approdo_archipelago::{Archipelago, Options};
use approdo_bots::{Bot, Budget, consider};
use approdo_conformance::fairness::{Looks, bots_choose_alike, worth_is_alike, worth_is_within_bounds};
use approdo_contract::prelude::*;
use approdo_contract::{Appraise as _, Journal, Pending, Step, pick};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// The game of a seed, and its seats.
fn game(seed: u64) -> (Archipelago, u8) {
    let seats = 2 + (seed % 3) as u8;
    (Archipelago::setup(&Options::default(), seats).expect("two to five seats"), seats)
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

/// Random players make offers all the time; the maker and the addressee of one see no more than at other times.
#[test]
fn offers_are_put_together_and_answered_alike_in_worlds_alike() {
    let bots = [Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(20))];
    let (mut open, mut different) = (0_u32, 0_u32);
    for seed in 300..312 {
        let seats = 3 + (seed % 3) as u8;
        let mut game = Archipelago::setup(&Options::default(), seats).expect("three to five seats");
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut moves = Vec::new();
        loop {
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance { among, .. } => Step::Luck(pick(&mut rng, u32::from(among)) as u16),
                Pending::Decision { seats, .. } => {
                    let seat = seats.first().expect("somebody is asked");
                    game.legal_moves(seat, &mut moves);
                    let mut twin = game.clone();
                    twin.redeal(seat, &mut Pcg64Mcg::seed_from_u64(seed + moves.len() as u64));
                    assert_eq!(game.plan(seat), twin.plan(seat), "seat {}, seed {seed}", seat.0);
                    if game.plan(seat).is_some() {
                        open += 1;
                        different += u32::from(game != twin);
                        for bot in bots {
                            let (here, there) =
                                (consider(&game, seat, bot, 7), consider(&twin, seat, bot, 7));
                            assert_eq!(here, there, "{bot} at seat {}, seed {seed}", seat.0);
                        }
                    }
                    Step::Move(seat, moves[pick(&mut rng, moves.len() as u32) as usize])
                }
            };
            game.apply(step, &mut Journal::off());
        }
    }
    assert!(500 < open && open / 2 < different, "{different} of {open}");
}
