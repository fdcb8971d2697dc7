//! Benchmark: whole random games, and single steps.
//!
//! `cargo bench -p approdo-imperial-settlers`. Items are steps, luck included. It also counts allocations.

use approdo_contract::prelude::*;
use approdo_contract::{Appraise, Journal, Pending, Seat, Step, pick};
use approdo_imperial_settlers::{ImperialSettlers, Move, Options, options::Mode};
use divan::{AllocProfiler, Bencher, black_box, counter::ItemsCount};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Number of seats, and the mode of play.
const TABLES: [(u8, Mode); 7] = [
    (1, Mode::Standard),
    (2, Mode::Base),
    (2, Mode::Standard),
    (2, Mode::Open),
    (3, Mode::Standard),
    (4, Mode::Standard),
    (5, Mode::Standard),
];

fn start((seats, mode): (u8, Mode)) -> ImperialSettlers {
    ImperialSettlers::setup(&Options { mode, ..Options::default() }, seats).expect("the options are allowed")
}

/// Plays random moves until the game is over or `most` steps are taken; returns the number of steps.
fn play(game: &mut ImperialSettlers, rng: &mut Pcg64Mcg, most: u32) -> u32 {
    let mut moves = Vec::with_capacity(256);
    for step in 0..most {
        let next = match game.pending() {
            Pending::Over(_) => return step,
            Pending::Chance { among, .. } => Step::Luck(pick(rng, u32::from(among)) as u16),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                game.legal_moves(seat, &mut moves);
                Step::Move(seat, moves[pick(rng, moves.len() as u32) as usize])
            }
        };
        game.apply(next, &mut Journal::off());
    }
    most
}

/// A position of the third round of a random game in which a player has many actions to choose from.
fn middle_game(table: (u8, Mode)) -> (ImperialSettlers, Seat, Vec<Move>) {
    for seed in 0.. {
        let (mut game, mut rng) = (start(table), Pcg64Mcg::seed_from_u64(seed));
        while play(&mut game, &mut rng, 1) == 1 {
            let Pending::Decision { seats, .. } = game.pending() else { continue };
            let seat = seats.first().expect("somebody is asked");
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            let view = game.view(approdo_contract::Viewer::Spectator);
            if view.round == 3 && moves.contains(&Move::Pass) && 15 <= moves.len() {
                return (game, seat, moves);
            }
        }
    }
    unreachable!("some random game gets there")
}

#[divan::bench(args = TABLES)]
fn random_playout(bencher: Bencher, table: (u8, Mode)) {
    let start = start(table);
    let steps = play(&mut start.clone(), &mut Pcg64Mcg::seed_from_u64(7), u32::MAX);
    bencher
        .counter(ItemsCount::new(steps))
        .bench(|| play(&mut start.clone(), &mut Pcg64Mcg::seed_from_u64(7), u32::MAX));
}

#[divan::bench(args = TABLES)]
fn clone(bencher: Bencher, table: (u8, Mode)) {
    let (game, ..) = middle_game(table);
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench(args = TABLES)]
fn legal_moves(bencher: Bencher, table: (u8, Mode)) {
    let (game, seat, _) = middle_game(table);
    let mut moves = Vec::with_capacity(256);
    bencher.bench_local(|| {
        game.legal_moves(seat, &mut moves);
        moves.len()
    });
}

#[divan::bench(args = TABLES)]
fn redeal(bencher: Bencher, table: (u8, Mode)) {
    let (game, seat, _) = middle_game(table);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    bencher.with_inputs(|| game.clone()).bench_local_refs(|game| game.redeal(seat, &mut rng));
}

#[divan::bench(args = TABLES)]
fn appraise(bencher: Bencher, table: (u8, Mode)) {
    let (game, seat, _) = middle_game(table);
    bencher.bench(|| black_box(&game).appraise(seat));
}

#[divan::bench(args = TABLES)]
fn weigh_legal_moves(bencher: Bencher, table: (u8, Mode)) {
    let (game, seat, moves) = middle_game(table);
    bencher.bench(|| moves.iter().map(|mv| black_box(&game).weight(seat, *mv)).sum::<f32>());
}
