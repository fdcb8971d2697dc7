//! Nim keeps the contract, and its golden games stay the same.

use approdo_conformance::{check, check_numbers, check_with, paths, playthrough};
use approdo_contract::pick;
use approdo_contract::prelude::*;
use approdo_nim::{Nim, Options};
use std::path::Path;

#[test]
fn keeps_the_contract() {
    check::<Nim>(20);
    check_with::<Nim>(&Options { piles: 5, misere: true }, 3, 20);
}

#[test]
fn path_counts() {
    let game = Nim::setup(&Options { piles: 2, misere: false }, 2).unwrap();
    assert_eq!(
        (1..=8).map(|depth| paths(&game, depth)).collect::<Vec<_>>(),
        [7, 33, 95, 173, 195, 125, 35, 0]
    );
}

#[test]
fn plays_as_it_did() {
    let mut rng = approdo_conformance::source(1);
    let options = Options { piles: 3, misere: true };
    let text = playthrough::write::<Nim>(&options, 3, 1, |_, _, moves| {
        moves[pick(&mut rng, moves.len() as u32) as usize]
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/nim-3p-misere-1.txt");
    playthrough::check::<Nim>(&path, &text.unwrap());
}

#[test]
fn numbers_of_moves_stay() {
    check_numbers::<Nim>(env!("CARGO_MANIFEST_DIR"));
}
