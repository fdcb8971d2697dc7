//! The rules of every table (`rules/table`), tested on Armada.

use approdo_armada::{Armada, Move, Options};
use approdo_armada_module::MODULE;
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, Refusal, Seat, Step, Viewer, pick};
use approdo_table::{Seed, Table};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

fn refusal(game: &Armada, step: Step<Move>) -> &'static str {
    let Refusal { rule, .. } = game.permits(step).expect_err("the step is not permitted");
    rule.0
}

#[test]
fn steps_must_answer_what_the_game_waits_for() {
    let mut game = Armada::setup(&Options::default(), 4).expect("four can play");
    assert_eq!(game.pending(), Pending::Chance { among: 4, seen_by: approdo_contract::Audience::All });
    assert_eq!(refusal(&game, Step::Luck(4)), "TAB-1.4");
    assert_eq!(refusal(&game, Step::Move(Seat(0), Move::EndTurn)), "TAB-1.2");
    while let Pending::Chance { .. } = game.pending() {
        game.advance(Step::Luck(0), &mut Journal::off()).expect("luck is asked for");
    }
    assert_eq!(refusal(&game, Step::Luck(0)), "TAB-1.2");
    assert_eq!(refusal(&game, Step::Move(Seat(1), Move::EndTurn)), "TAB-1.1");
    assert_eq!(refusal(&game, Step::Move(Seat(77), Move::EndTurn)), "TAB-1.1");
}

#[test]
fn nothing_follows_the_end() {
    let options = Options { round_limit: 5, ..Options::default() };
    let game = approdo_conformance::walk::<Armada>(&options, 2, 1, |_, _, _| ()).expect("two can play");
    for step in [Step::Luck(0), Step::Move(Seat(0), Move::EndTurn)] {
        assert_eq!(refusal(&game, step), "TAB-1.3");
    }
}

#[test]
fn a_table_is_opened_only_as_the_game_allows() {
    let refused = |options: serde_json::Value, seats: u8, clause: &str| {
        let error = (MODULE.open)(&options, seats, Seed::from_number(1)).err().expect("refused").to_string();
        assert!(error.contains(clause), "{error}");
    };
    for seats in [0, 1, 5, 7] {
        refused(json!({}), seats, "TAB-1.5");
    }
    refused(json!({ "round_limit": 4 }), 2, "TAB-1.6");
    refused(json!({ "round_limit": 101 }), 2, "TAB-1.6");
    refused(json!({ "recruitment": 3 }), 2, "TAB-1.6");
}

/// Games of random moves; after some of them the seat undoes as far as it may, and redoes.
#[test]
fn what_is_taken_back_and_done_again_is_as_it_was() {
    let mut taken_back = 0;
    for number in 0..6_u64 {
        let options = json!({ "option_cards": true, "recruitment": true, "round_limit": 5 });
        let seats = 2 + (number % 3) as u8;
        let mut table = (MODULE.open)(&options, seats, Seed::from_number(number)).expect("it can be played");
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        while let Pending::Decision { seats, .. } = table.pending() {
            let seat = seats.first().expect("somebody is asked");
            let legal: Vec<_> =
                table.choices(seat).into_iter().filter(|choice| choice.refused.is_none()).collect();
            let choice = &legal[pick(&mut rng, legal.len() as u32) as usize];
            table.play(seat, &choice.mv).expect("a legal choice can be played");
            if pick(&mut rng, 12) != 0 {
                continue;
            }
            let seen = table.version().saturating_sub(30);
            let told = |table: &dyn Table| -> Vec<_> {
                viewers.iter().map(|viewer| (table.view(*viewer), table.log(*viewer, seen))).collect()
            };
            let mut course = vec![(table.state(), told(&*table))];
            while table.undo(seat).is_ok() {
                course.push((table.state(), told(&*table)));
            }
            taken_back += course.len() - 1;
            while 1 < course.len() {
                let before = course.pop();
                assert_eq!(Some((table.state(), told(&*table))), before, "game {number}");
                table.redo(seat).expect("what was taken back can be done again");
            }
            assert_eq!(Some((table.state(), told(&*table))), course.pop(), "game {number}");
        }
    }
    assert!(50 < taken_back, "{taken_back}");
}
