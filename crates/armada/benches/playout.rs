//! Benchmark: whole random games, and single steps.
//!
//! `cargo bench -p approdo-armada`. Items are steps, luck included. It also counts allocations: a playout makes one,
//! for its list of legal moves; the very first appraisal computes the atlas of the map.

use approdo_armada::{Armada, Move, Options};
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

/// Number of seats, and whether option cards are used.
const TABLES: [(u8, bool); 6] = [(2, false), (3, false), (4, false), (2, true), (3, true), (4, true)];

fn options(cards: bool) -> Options {
    Options { option_cards: cards, ..Options::default() }
}

/// Plays random moves until the game is over or `stop` accepts the position; returns the number of steps.
fn play(game: &mut Armada, rng: &mut Pcg64Mcg, stop: impl Fn(&Armada, &[Move]) -> bool) -> u32 {
    let mut moves = Vec::with_capacity(256);
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

/// A position of a random game in which the player to move may sail, after a good number of steps.
fn middle_game((seats, cards): (u8, bool)) -> (Armada, Seat, Move) {
    let sails = |mv: &Move| matches!(mv, Move::Sail { .. });
    for seed in 0.. {
        let mut game = Armada::setup(&options(cards), seats).expect("two to four seats");
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut left = 100_u32;
        loop {
            play(&mut game, &mut rng, |_, moves| moves.iter().any(sails));
            let Pending::Decision { seats, .. } = game.pending() else { break };
            let seat = seats.first().expect("somebody is asked");
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            if left == 0 {
                let sail = *moves.iter().find(|mv| sails(mv)).expect("a ship can sail");
                return (game, seat, sail);
            }
            left = left.saturating_sub(1);
            let mv = moves[pick(&mut rng, moves.len() as u32) as usize];
            game.apply(Step::Move(seat, mv), &mut Journal::off());
        }
    }
    unreachable!("some random game lasts long enough")
}

#[divan::bench(args = TABLES)]
fn random_playout(bencher: Bencher, (seats, cards): (u8, bool)) {
    let start = Armada::setup(&options(cards), seats).expect("two to four seats");
    let seed = 7;
    let steps = play(&mut start.clone(), &mut Pcg64Mcg::seed_from_u64(seed), |_, _| false);
    bencher
        .counter(ItemsCount::new(steps))
        .bench(|| play(&mut start.clone(), &mut Pcg64Mcg::seed_from_u64(seed), |_, _| false));
}

#[divan::bench(args = TABLES)]
fn clone(bencher: Bencher, table: (u8, bool)) {
    let (game, ..) = middle_game(table);
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench(args = TABLES)]
fn legal_moves(bencher: Bencher, table: (u8, bool)) {
    let (game, seat, _) = middle_game(table);
    let mut moves = Vec::with_capacity(256);
    bencher.bench_local(|| {
        game.legal_moves(seat, &mut moves);
        moves.len()
    });
}

#[divan::bench(args = TABLES)]
fn apply_sail(bencher: Bencher, table: (u8, bool)) {
    let (game, seat, sail) = middle_game(table);
    bencher.with_inputs(|| game.clone()).bench_refs(|game| {
        game.apply(Step::Move(seat, sail), &mut Journal::off());
    });
}

#[divan::bench(args = TABLES)]
fn redeal(bencher: Bencher, table: (u8, bool)) {
    let (game, seat, _) = middle_game(table);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.with_inputs(|| game.clone()).bench_local_refs(|game| game.redeal(seat, &mut rng));
}

#[divan::bench(args = TABLES)]
fn appraise(bencher: Bencher, table: (u8, bool)) {
    let (game, seat, _) = middle_game(table);
    bencher.bench(|| black_box(&game).appraise(seat));
}

#[divan::bench(args = TABLES)]
fn weigh_legal_moves(bencher: Bencher, table: (u8, bool)) {
    let (game, seat, _) = middle_game(table);
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    bencher.bench(|| moves.iter().map(|mv| black_box(&game).weight(seat, *mv)).sum::<f32>());
}
