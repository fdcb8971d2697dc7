//! The rules of every table (`rules/table`), proved on Armada.

use approdo_armada::{Armada, Move, Options};
use approdo_catalog::find;
use approdo_contract::{Game, GameExt, Journal, Pending, Refusal, Seat, Step};
use approdo_table::Seed;
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
    let armada = find("armada").expect("Armada is in the catalogue");
    let refused = |options: serde_json::Value, seats: u8, clause: &str| {
        let error = (armada.open)(&options, seats, Seed::from_number(1)).err().expect("refused").to_string();
        assert!(error.contains(clause), "{error}");
    };
    for seats in [0, 1, 5, 7] {
        refused(json!({}), seats, "TAB-1.5");
    }
    refused(json!({ "round_limit": 4 }), 2, "TAB-1.6");
    refused(json!({ "round_limit": 101 }), 2, "TAB-1.6");
    refused(json!({ "recruitment": 3 }), 2, "TAB-1.6");
}
