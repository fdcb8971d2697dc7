//! How fast Archipelago is played: whole random games, and the steps they are made of.
//!
//! `cargo bench -p approdo-archipelago`. Items are steps, luck included. Beside the times it counts allocations: a
//! playout makes one, for its list of legal moves.

use approdo_archipelago::{Archipelago, Move, Options};
use approdo_contract::prelude::*;
use approdo_contract::{Appraise, Journal, Pending, Seat, Step, pick};
use divan::{AllocProfiler, Bencher, black_box, counter::ItemsCount};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Number of seats.
const TABLES: [u8; 4] = [2, 3, 4, 5];

/// Plays random moves until the game is over or `stop` likes the position; returns how many steps it took.
fn play(game: &mut Archipelago, rng: &mut Pcg64Mcg, stop: impl Fn(&Archipelago, &[Move]) -> bool) -> u32 {
    let mut moves = Vec::with_capacity(512);
    let mut steps = 0;
    loop {
        let step = match game.pending() {
            Pending::Over(_) => return steps,
            Pending::Chance { among, .. } => Step::Luck(pick(rng, u32::from(among)) as u16),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                game.legal_moves(seat, &mut moves);
                if stop(game, &moves) {
                    return steps;
                }
                Step::Move(seat, moves[pick(rng, moves.len() as u32) as usize])
            }
        };
        game.apply(step, &mut Journal::off());
        steps += 1;
    }
}

/// The menu of a round of a random game, some rounds after the first, with its first action.
fn middle_game(seats: u8) -> (Archipelago, Seat, Move) {
    for seed in 0.. {
        let mut game = Archipelago::setup(&Options::default(), seats).expect("two to five seats");
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        for rounds in (0..12).rev() {
            play(&mut game, &mut rng, |_, moves| moves.contains(&Move::EndRound));
            let Pending::Decision { seats, .. } = game.pending() else { break };
            let seat = seats.first().expect("somebody is asked");
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            if rounds == 0 && matches!(moves[0], Move::Action(_)) {
                return (game, seat, moves[0]);
            }
            let mv = moves[pick(&mut rng, moves.len() as u32) as usize];
            game.apply(Step::Move(seat, mv), &mut Journal::off());
        }
    }
    unreachable!("some random game lasts long enough")
}

#[divan::bench(args = TABLES)]
fn random_playout(bencher: Bencher, seats: u8) {
    let start = Archipelago::setup(&Options::default(), seats).expect("two to five seats");
    let games =
        || (0..20).map(|seed| play(&mut start.clone(), &mut Pcg64Mcg::seed_from_u64(seed), |_, _| false));
    let steps: u32 = games().sum();
    bencher.counter(ItemsCount::new(steps)).bench(|| games().sum::<u32>());
}

#[divan::bench(args = TABLES)]
fn clone(bencher: Bencher, seats: u8) {
    let (game, ..) = middle_game(seats);
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench(args = TABLES)]
fn legal_moves(bencher: Bencher, seats: u8) {
    let (game, seat, _) = middle_game(seats);
    let mut moves = Vec::with_capacity(512);
    bencher.bench_local(|| {
        game.legal_moves(seat, &mut moves);
        moves.len()
    });
}

#[divan::bench(args = TABLES)]
fn apply_action(bencher: Bencher, seats: u8) {
    let (game, seat, mv) = middle_game(seats);
    bencher.with_inputs(|| game.clone()).bench_refs(|game| {
        game.apply(Step::Move(seat, mv), &mut Journal::off());
    });
}

#[divan::bench(args = TABLES)]
fn redeal(bencher: Bencher, seats: u8) {
    let (game, seat, _) = middle_game(seats);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.with_inputs(|| game.clone()).bench_local_refs(|game| game.redeal(seat, &mut rng));
}

#[divan::bench(args = TABLES)]
fn appraise(bencher: Bencher, seats: u8) {
    let (game, seat, _) = middle_game(seats);
    bencher.bench(|| black_box(&game).appraise(seat));
}

#[divan::bench(args = TABLES)]
fn weigh_legal_moves(bencher: Bencher, seats: u8) {
    let (game, seat, _) = middle_game(seats);
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    bencher.bench(|| moves.iter().map(|mv| black_box(&game).weight(seat, *mv)).sum::<f32>());
}
