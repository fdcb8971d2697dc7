//! Bots see no more than their seat: worlds that are indistinguishable for it get the same answer for the same seed.

use approdo_bots::{Bot, choose};
use approdo_conformance::fairness::{Looks, bots_choose_alike, worth_is_alike, worth_is_within_bounds};
use approdo_contract::prelude::*;
use approdo_contract::{Appraise, Journal, Seat, Step};
use approdo_imperial_settlers::{
    ImperialSettlers, Move, Options,
    options::{LookoutVariant, Mode},
};
use std::collections::BTreeMap;

/// The game of a seed, in every mode and with one to five seats, and its seats.
fn game(seed: u64) -> (ImperialSettlers, u8) {
    let modes = [Mode::Standard, Mode::Open, Mode::Standard];
    let lookouts = [LookoutVariant::Normal, LookoutVariant::Alternative, LookoutVariant::Advanced];
    let seats = 1 + (seed % 5) as u8;
    let lookout = if seats == 1 { LookoutVariant::Normal } else { lookouts[(seed / 3 % 3) as usize] };
    let options = Options { mode: modes[(seed / 5 % 3) as usize], lookout, ..Options::default() };
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

#[test]
fn in_a_tournament_factions_are_drawn_evenly() {
    let clause = "IMP-5.2";
    for (mode, seats, sets) in [
        (Mode::Standard, 2, 10),
        (Mode::Standard, 3, 10),
        (Mode::Standard, 4, 5),
        (Mode::Open, 5, 1),
        (Mode::Base, 2, 6),
        (Mode::Base, 4, 1),
    ] {
        let options = Options { mode, ..Options::default() };
        let rounds = sets * u64::from(seats);
        let mut played = BTreeMap::new();
        for round in 0..rounds {
            let mut game = ImperialSettlers::setup(&options, seats).expect("the table is allowed");
            for seat in Seat::all(seats) {
                let mv = game.lot(seat, round).expect("factions are drawn by lot");
                assert_eq!(game.check(seat, mv), Ok(()), "{clause}: different ones, and only those in play");
                *played.entry((seat, mv)).or_insert(0) += 1;
                game.apply(Step::Move(seat, mv), &mut Journal::off());
            }
            assert_eq!(game.lot(Seat(0), round), None, "everything else is the bots' own choice");
        }
        let factions = if mode == Mode::Base { 4 } else { 5 };
        assert_eq!(played.len(), factions * usize::from(seats), "{mode:?}, {seats}: each at every seat");
        let often = rounds / factions as u64;
        assert!(played.values().all(|times| *times == often), "{mode:?}, {seats}: {played:?}");
    }
}

#[test]
fn a_search_leaves_its_faction_to_luck() {
    let clause = "IMP-5.3";
    let bot: Bot = "search:20".parse().expect("a bot");
    let mut game = ImperialSettlers::setup(&Options::default(), 2).expect("two seats");
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(choose(&game, seat, bot, 7), Some(Move::RandomFaction), "{clause}: {seat:?}");
        game.apply(Step::Move(seat, Move::RandomFaction), &mut Journal::off());
        game.apply(Step::Luck(0), &mut Journal::off());
    }
}
