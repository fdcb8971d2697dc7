//! Bots see no more than their seat: worlds that it cannot tell apart get the same answer for the same seed.

use crate::toys::wager::Wager;
use approdo_bots::{Bot, Budget, consider};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, Seat, Step, Viewer, pick};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const BOTS: [Bot; 4] = [Bot::Random, Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(60))];

/// Plays random games and counts where a bot was asked in two worlds that look alike, and where it answered
/// differently.
fn compare<const LEAKY: bool>(bot: Bot) -> (u32, u32) {
    let (mut compared, mut different) = (0, 0);
    for seed in 0..20 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = Wager::<LEAKY>::setup(&(), 2 + (seed % 3) as u8).expect("two to four seats");
        let mut moves = Vec::new();
        loop {
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance { among, .. } => Step::Luck(pick(&mut rng, u32::from(among)) as u16),
                Pending::Decision { seats, .. } => {
                    for seat in seats.iter() {
                        let twin = game.twin(seat);
                        assert_eq!(game.view(Viewer::Seat(seat)), twin.view(Viewer::Seat(seat)));
                        assert_ne!(game, twin, "the worlds must differ");
                        compared += 1;
                        different +=
                            u32::from(consider(&game, seat, bot, seed) != consider(&twin, seat, bot, seed));
                    }
                    let seat = seats.first().expect("somebody decides");
                    game.legal_moves(seat, &mut moves);
                    Step::Move(seat, moves[pick(&mut rng, moves.len() as u32) as usize])
                }
            };
            game.apply(step, &mut Journal::off());
        }
    }
    (compared, different)
}

#[test]
fn worlds_alike_get_the_same_answer() {
    for bot in BOTS {
        let (compared, different) = compare::<false>(bot);
        assert!(200 < compared, "{bot} was asked {compared} times");
        assert_eq!(different, 0, "{bot} saw a difference in {different} of {compared} pairs of worlds");
    }
}

#[test]
fn the_comparison_notices_a_bot_that_peeks() {
    for bot in [Bot::Novice, Bot::Greedy, Bot::Search(Budget::Iterations(60))] {
        let (compared, different) = compare::<true>(bot);
        assert!(0 < different, "{bot} peeked and nobody noticed in {compared} pairs of worlds");
    }
}

#[test]
fn a_seat_that_is_not_asked_gets_no_move() {
    let game = Wager::<false>::setup(&(), 2).expect("two seats");
    for bot in BOTS {
        assert_eq!(consider(&game, Seat(0), bot, 1), None, "{bot} moves while luck is awaited");
    }
}
