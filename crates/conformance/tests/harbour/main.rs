//! A toy game with everything that the kit checks (sealed bids, dice, a hidden hand, an interrupt), and the proof that
//! the kit can fail (mutation testing): faults are planted in it, one at a time, and each must be caught.

mod faults;
mod frames;
mod planted;
mod rules;
mod state;
mod stored;
mod words;

use approdo_conformance::{
    check, combinations, frames_never_met, paths, playthrough, random_step, source, walk,
};
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Step, pick};
use state::{Harbour, Options};
use std::path::Path;

#[test]
fn the_healthy_toy_passes() {
    check::<Harbour>(60);
}

#[test]
fn every_frame_is_met_in_random_games_and_none_without() {
    assert_eq!(frames_never_met::<Harbour>(5), [].into());
    let all = ["Auction", "Catch", "Draw", "Raid", "Turn", "Window"].map(|name| format!("Frame::{name}"));
    assert!(frames_never_met::<Harbour>(0).into_iter().eq(all));
}

#[test]
fn the_proposed_options_come_first_and_short_games_follow() {
    let rounds: Vec<u8> = combinations::<Harbour>().iter().map(|options| options.rounds).collect();
    assert_eq!(rounds, [4, 2]);
}

#[test]
fn path_counts() {
    let game = Harbour::setup(&Options::default(), 2).unwrap();
    assert_eq!((1..=5).map(|depth| paths(&game, depth)).collect::<Vec<_>>(), [4, 16, 48, 304, 958]);
}

#[test]
fn a_walk_shows_every_step_and_is_the_same_for_the_same_seed() {
    let steps = |seed| {
        let mut steps = Vec::new();
        let end = walk::<Harbour>(&Options::default(), 3, seed, |_, step, _| steps.push(step)).unwrap();
        assert!(matches!(end.pending(), Pending::Over(_)));
        assert_eq!(random_step(&end, &mut source(0)), None);
        steps
    };
    assert!(steps(1).iter().any(|step| matches!(step, Step::Luck(_))));
    assert_eq!(steps(1), steps(1));
    assert_ne!(steps(1), steps(2));
}

#[test]
fn plays_as_it_did() {
    let mut rng = source(5);
    let choose = |_: &Harbour, _, moves: &[state::Move]| moves[pick(&mut rng, moves.len() as u32) as usize];
    let text = playthrough::write(&Options::default(), 3, 7, choose).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/harbour/playthrough.txt");
    playthrough::check::<Harbour>(&path, &text);
}
