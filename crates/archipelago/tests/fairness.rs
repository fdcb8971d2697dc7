//! Bots see no more than their seat: worlds that it cannot tell apart get the same answer for the same seed.

use approdo_archipelago::{Archipelago, Move, Options};
use approdo_bots::{Bot, Budget, consider};
use approdo_contract::{Appraise, Game, GameExt, Journal, Pending, Seat, Step, Viewer, pick};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const BOTS: [Bot; 4] = [Bot::Random, Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(60))];

/// Shows `look` every `sample`-th question of a random game: the game, who is asked, the legal moves, and the game
/// redealt for that seat.
fn visit(seats: u8, seed: u64, sample: u32, mut look: impl FnMut(&Archipelago, Seat, &[Move], &Archipelago)) {
    let mut game = Archipelago::setup(&Options::default(), seats).expect("two to five seats");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut moves = Vec::new();
    let mut questions = 0;
    loop {
        let step = match game.pending() {
            Pending::Over(_) => return,
            Pending::Chance { among, .. } => Step::Luck(pick(&mut rng, u32::from(among)) as u16),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                game.legal_moves(seat, &mut moves);
                questions += 1;
                if questions % sample == 0 {
                    let mut twin = game.clone();
                    twin.redeal(seat, &mut Pcg64Mcg::seed_from_u64(seed + u64::from(questions)));
                    assert_eq!(game.view(Viewer::Seat(seat)), twin.view(Viewer::Seat(seat)));
                    look(&game, seat, &moves, &twin);
                }
                Step::Move(seat, moves[pick(&mut rng, moves.len() as u32) as usize])
            }
        };
        game.apply(step, &mut Journal::off());
    }
}

#[test]
fn bots_choose_alike_in_worlds_alike() {
    let (mut compared, mut differed) = (0, 0);
    for seed in 0..6 {
        visit(2 + (seed % 3) as u8, seed, 151, |game, seat, _, twin| {
            compared += 1;
            differed += u32::from(game != twin);
            for bot in BOTS {
                let (here, there) = (consider(game, seat, bot, seed), consider(twin, seat, bot, seed));
                assert_eq!(here, there, "{bot} saw what seat {} cannot see, seed {seed}", seat.0);
            }
        });
    }
    assert!(40 < compared, "{compared} pairs of worlds");
    assert!(compared / 2 < differed, "only {differed} of {compared} redealt worlds are different at all");
}

#[test]
fn appraisals_and_weights_are_alike_in_worlds_alike() {
    let mut weighed = 0;
    for seed in 0..12 {
        visit(2 + (seed % 3) as u8, 100 + seed, 3, |game, seat, moves, twin| {
            assert_eq!(game.appraise(seat), twin.appraise(seat), "seat {} after {moves:?}", seat.0);
            for mv in moves {
                assert_eq!(game.weight(seat, *mv), twin.weight(seat, *mv), "{mv:?} of seat {}", seat.0);
                weighed += 1;
            }
        });
    }
    assert!(20_000 < weighed, "{weighed} moves were weighed");
}

#[test]
fn appraisals_and_weights_are_within_bounds() {
    for seed in 0..6 {
        visit(2 + (seed % 3) as u8, 200 + seed, 5, |game, seat, moves, _| {
            for other in Seat::all(2 + (seed % 3) as u8) {
                let value = game.appraise(other);
                assert!((0.0..=1.0).contains(&value), "{value} for seat {}", other.0);
            }
            assert!(moves.iter().all(|mv| 0.0 <= game.weight(seat, *mv)), "{moves:?}");
            let some = moves.iter().any(|mv| 0.0 < game.weight(seat, *mv));
            assert!(some, "every move is pruned: {moves:?}");
        });
    }
}
