//! What bots choose in positions where the best move is known.

use crate::toys::{
    boxes::{self, Boxes, Faults},
    bridge::{self, Bridge},
    shell::{self, Shell},
};
use approdo_bots::{
    Bot, Budget, GreedySettings, Player, SearchSettings, Settings, Thought, choose, consider, consider_until,
};
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Seat, Step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::sync::atomic::AtomicBool;

#[test]
fn greedy_looks_through_the_second_half_of_a_choice() {
    let game = Boxes::setup(&Faults::default(), 1).expect("one seat");
    for seed in 0..50 {
        let thought = consider(&game, Seat(0), Bot::Greedy, seed).expect("the seat is asked");
        assert_eq!(thought.mv, boxes::Move::Open(1), "the best thing is in box 1");
        assert_eq!(thought.value, Some(0.9));
        assert_eq!(thought.alternatives.len(), 2);
        let mut opened = game.clone();
        opened.apply(Step::Move(Seat(0), thought.mv), &mut Journal::off());
        assert_eq!(choose(&opened, Seat(0), Bot::Greedy, seed), Some(boxes::Move::Take(2)));
    }
}

#[test]
fn greedy_without_depth_does_not() {
    let game = Boxes::setup(&Faults::default(), 1).expect("one seat");
    let greedy = GreedySettings { depth: 0, ..GreedySettings::default() };
    let settings = Settings { greedy, ..Settings::default() };
    let first =
        |seed| Player::with(Bot::Greedy, settings, Pcg64Mcg::seed_from_u64(seed)).choose(&game, Seat(0));
    assert!((0..50).any(|seed| first(seed) != Some(boxes::Move::Open(1))), "all boxes look alike at first");
}

#[test]
fn greedy_weighs_luck() {
    let mut trap = Boxes::setup(&Faults::default(), 1).expect("one seat");
    trap.apply(Step::Move(Seat(0), boxes::Move::Open(boxes::TRAP)), &mut Journal::off());
    let values: Vec<f32> = (0..100)
        .filter_map(|seed| consider(&trap, Seat(0), Bot::Greedy, seed).and_then(|thought| thought.value))
        .collect();
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    assert!((mean - 0.2).abs() < 0.03, "half of the time the lid falls on a 0.4: {mean}");
    // Equal moves are compared under the same dice, so their values are equal.
    let thought = consider(&trap, Seat(0), Bot::Greedy, 5).expect("the seat is asked");
    assert!(thought.alternatives.iter().all(|alternative| alternative.value == thought.value), "{thought:?}");
}

#[test]
fn greedy_does_not_stake_the_game_on_a_good_answer() {
    let game = Bridge::setup(&(), 2).expect("two seats");
    let first = |doubt| {
        let settings =
            Settings { greedy: GreedySettings { doubt, ..GreedySettings::default() }, ..Settings::default() };
        Player::with(Bot::Greedy, settings, Pcg64Mcg::seed_from_u64(1)).choose(&game, Seat(0))
    };
    assert_eq!(first(0.0), Some(bridge::Move::Round(false)), "with the best answer the bridge is better");
    assert_eq!(first(GreedySettings::default().doubt), Some(bridge::Move::Round(true)));
}

#[test]
fn greedy_looks_at_the_end_of_a_game_in_several_worlds() {
    let mut game = Shell::setup(&(), 2).expect("two seats");
    game.apply(Step::Move(Seat(0), shell::Move::Gamble(true)), &mut Journal::off());
    game.apply(Step::Move(Seat(1), shell::Move::Hide(true)), &mut Journal::off());
    let sure = |seed: &u64| {
        consider(&game, Seat(0), Bot::Greedy, *seed).and_then(|thought| thought.value) == Some(1.0)
    };
    let sure = (0..100).filter(sure).count();
    assert!(sure < 10, "in {sure} of 100 looks it was sure of the pea");
}

#[test]
fn search_does_not_count_on_guessing_what_it_cannot_see() {
    let game = Shell::setup(&(), 2).expect("two seats");
    // Keeping is soon known to be better; after more laps the value of gambling is known, too.
    let search = SearchSettings { least_laps: 500, ..SearchSettings::default() };
    let settings = Settings { search, ..Settings::default() };
    for seed in 0..10 {
        let bot = Bot::Search(Budget::Iterations(2_000));
        let mut player = Player::with(bot, settings, Pcg64Mcg::seed_from_u64(seed));
        let thought = player.consider(&game, Seat(0)).expect("it is asked");
        assert_eq!(thought.mv, shell::Move::Gamble(false), "{thought:?}");
        let gamble = thought.alternatives[0].value.expect("it was tried");
        assert!(
            (gamble - 0.5).abs() < 0.1,
            "seeing through the shell would be worth 1, guessing is worth 0.5: {gamble}"
        );
    }
}

/// Visits of all moves of a thought.
fn playouts<M>(thought: &Thought<M>) -> u32 {
    thought.visits + thought.alternatives.iter().map(|alternative| alternative.visits).sum::<u32>()
}

#[test]
fn a_search_spends_its_playouts_where_the_choice_is_close() {
    let mut game = Boxes::setup(&Faults::default(), 1).expect("one seat");
    let bot = Bot::Search(Budget::Iterations(3_000));
    let clear = consider(&game, Seat(0), bot, 1).expect("the seat is asked");
    assert_eq!(clear.mv, boxes::Move::Open(1), "the best thing is in box 1");
    assert!(playouts(&clear) < 100, "two boxes are soon out of the race: {clear:?}");
    game.apply(Step::Move(Seat(0), boxes::Move::Open(0)), &mut Journal::off());
    let three = consider(&game, Seat(0), bot, 1).expect("the seat is asked");
    assert_eq!((three.mv, three.value), (boxes::Move::Take(4), Some(0.3)));
}

#[test]
fn a_search_stays_within_its_budget_and_its_laps() {
    let game = Shell::setup(&(), 2).expect("two seats");
    let search = |playouts, least_laps, most_laps| {
        let search = SearchSettings { least_laps, most_laps, ..SearchSettings::default() };
        let settings = Settings { search, ..Settings::default() };
        let bot = Bot::Search(Budget::Iterations(playouts));
        Player::with(bot, settings, Pcg64Mcg::seed_from_u64(1)).consider(&game, Seat(0)).expect("it is asked")
    };
    assert_eq!(playouts(&search(51, 1_000, 2_000)), 50, "25 laps of two moves, and no half lap");
    assert_eq!(playouts(&search(3_000, 1_000, 40)), 80, "40 laps, however many playouts are left");
    assert_eq!(playouts(&search(1, 1_000, 40)), 1, "only the favourite runs");
}

#[test]
fn a_search_that_is_stopped_answers_like_a_greedy_bot() {
    let game = Boxes::setup(&Faults::default(), 1).expect("one seat");
    for budget in [Budget::Iterations(10_000_000), Budget::Millis(600_000)] {
        let stop = AtomicBool::new(true);
        let thought =
            consider_until(&game, Seat(0), Bot::Search(budget), 1, &stop).expect("the seat is asked");
        assert_eq!((thought.mv, playouts(&thought)), (boxes::Move::Open(1), 0));
    }
}

#[test]
fn a_search_by_the_clock_looks_at_least_once_at_the_moves() {
    let game = Boxes::setup(&Faults::default(), 1).expect("one seat");
    let thought = consider(&game, Seat(0), Bot::Search(Budget::Millis(1)), 3).expect("the seat is asked");
    assert!(0 < thought.visits && thought.value.is_some(), "{thought:?}");
    let none = consider(&game, Seat(0), Bot::Search(Budget::Iterations(0)), 3).expect("the seat is asked");
    assert_eq!(none.visits, 1, "a search without iterations still looks once");
}
