use crate::toy::{self, LAMPS};
use approdo_bots::Bot;
use approdo_contract::{Pending, Piece, Seat, Viewer};
use approdo_table::{PlayError, Seed, Table};
use serde_json::{Value, json};

/// Everything about a table that must stay when a move is refused.
fn picture(table: &dyn Table) -> (u32, Value, u64, usize) {
    (table.version(), table.state(), table.state_hash(), table.log(Viewer::Spectator, 0).len())
}

#[test]
fn a_new_table_has_settled_its_luck_and_asks_somebody() {
    let table = toy::table();
    assert_eq!((table.meta().id, table.seats(), table.version()), ("lamps", 2, 1));
    assert!(matches!(table.pending(), Pending::Decision { .. }));
    assert_eq!(table.question(Seat(0)).unwrap().phrase.key, "lamps-question");
    assert_eq!(table.question(Seat(1)), None);
    assert_eq!(table.choices(Seat(1)), []);
    assert_eq!(table.log(Viewer::Spectator, 0)[0].event, json!({ "began": { "seat": 0 } }));
    assert_eq!(table.outline(Viewer::Spectator)[0].lines.len(), 2);
    assert_eq!(table.label(Piece { kind: "port", id: 2 }).unwrap().id, "east");
    assert_eq!(table.label(Piece { kind: "port", id: 9 }), None);
}

#[test]
fn every_choice_is_accepted_or_refused_as_it_says() {
    let table = toy::table();
    let choices = table.choices(Seat(0));
    assert_eq!(choices.len(), 14);
    assert_eq!(choices[0].notation, "light port=north count=1");
    for choice in choices {
        let mut fork = table.fork();
        match (fork.play(Seat(0), &choice.mv), choice.refused) {
            (Ok(told), None) => assert_eq!(told.version, fork.version()),
            (Err(PlayError::Refused(found)), Some(expected)) => assert_eq!(found, expected),
            (found, expected) => panic!("{}: {found:?} instead of {expected:?}", choice.notation),
        }
        assert_eq!(table.step_of(Seat(0), &choice.mv), Ok(format!("0: {}", choice.notation)));
        assert_eq!(approdo_table::notation::read_move(&choice.notation), Ok(choice.mv));
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    let before = picture(&*table);
    for (seat, mv, expected) in [
        (1, json!("roll"), "refused by TAB-1.1"),
        (9, json!("roll"), "refused by TAB-1.1"),
        (0, json!({ "light": { "port": "north", "count": 5 } }), "refused by LAM-2.2: needs 5, has 1"),
        (0, json!({ "raid": ["east", 1] }), "refused by LAM-2.6"),
        (0, json!("fly"), "`fly` is no move of this game: there is `fly`, expected one of `light`"),
        (0, json!({ "light": { "port": "west", "count": 1 } }), "there is no port 'west'"),
        (0, json!({ "light": { "port": "north" } }), "missing field `count`"),
        (0, json!(17), "`17` is no move of this game"),
    ] {
        let error = table.play(Seat(seat), &mv).expect_err(&mv.to_string()).to_string();
        assert!(error.contains(expected), "{mv}: {error}");
        assert_eq!(picture(&*table), before, "{mv}");
    }
}

#[test]
fn each_viewer_is_told_what_it_may_know() {
    let mut table = toy::table();
    let told = table.play(Seat(0), &json!("draw")).unwrap();
    assert_eq!(told.version, 3);
    let card = |viewer| told.to(viewer)[0].event["drew"]["card"].clone();
    assert!(card(Viewer::Seat(Seat(0))).is_string());
    assert_eq!(card(Viewer::Seat(Seat(1))), Value::Null);
    assert_eq!(card(Viewer::Spectator), Value::Null);
    assert_eq!(told.to(Viewer::Seat(Seat(7))), []);
    assert_eq!(told.to(Viewer::Spectator)[0].version, 3);
    assert_eq!(told.to(Viewer::Spectator)[0].line.phrase.key, "lamps-drew");

    assert_eq!(table.view(Viewer::Seat(Seat(0)))["hand"].as_object().unwrap().len(), 1);
    assert_eq!(table.view(Viewer::Spectator)["hand"], Value::Null);
    assert_eq!(table.log(Viewer::Spectator, 1), told.to(Viewer::Spectator));
    assert_eq!(table.log(Viewer::Spectator, 3), []);
    assert_eq!(table.log(Viewer::Spectator, 99), []);
}

#[test]
fn luck_follows_from_the_seed_and_the_step() {
    let faces = |seed: u64| {
        let mut table = (LAMPS.open)(&json!({ "rounds": 9 }), 2, Seed::from_number(seed)).unwrap();
        toy::play_out(&mut *table, 5);
        table.record().steps
    };
    assert_eq!(faces(1), faces(1));
    assert_ne!(faces(1), faces(2));
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "roll");
    let before = picture(&*table);
    let mut fork = table.fork();
    toy::play_out(&mut *fork, 3);
    assert!(matches!(fork.pending(), Pending::Over(_)));
    assert_eq!(picture(&*table), before);
    let mut other = table.fork();
    toy::play_out(&mut *other, 3);
    assert_eq!(picture(&*other), picture(&*fork));
}

#[test]
fn a_finished_game_takes_no_move() {
    let mut table = toy::table();
    toy::play_out(&mut *table, 1);
    for seat in [Seat(0), Seat(1)] {
        let error = table.play(seat, &json!("roll")).unwrap_err().to_string();
        assert_eq!(error, "the move is refused by TAB-1.3");
        assert!(table.bot_move(seat, Bot::Random, 0).is_err());
        assert_eq!(table.question(seat), None);
    }
}

#[test]
fn earlier_versions_can_be_looked_at() {
    let mut table = toy::table();
    let mut seen = vec![table.view(Viewer::Seat(Seat(0)))];
    for mv in ["light port=north count=1", "light port=south count=1", "end_turn"] {
        toy::play(&mut *table, 0, mv);
        seen.push(table.view(Viewer::Seat(Seat(0))));
    }
    for (version, view) in (1..).zip(seen) {
        assert_eq!(table.view_at(version, Viewer::Seat(Seat(0))), Some(view));
    }
    assert_eq!(table.view_at(5, Viewer::Spectator), None);
    assert!(matches!(table.at(0).unwrap().pending(), Pending::Chance { among: 2, .. }));
    assert_eq!(table.at(4).unwrap().state_hash(), table.state_hash());
}

#[test]
fn a_bot_answers_for_a_seat_that_is_asked() {
    let mut table = toy::table();
    assert_eq!(
        table.bot_move(Seat(1), Bot::Random, 0).unwrap_err().to_string(),
        "the move is refused by TAB-1.1"
    );
    for seed in 0..20 {
        let mv = table.bot_move(Seat(0), Bot::Random, seed).unwrap();
        assert_eq!(table.bot_move(Seat(0), Bot::Random, seed).unwrap(), mv);
        assert!(table.fork().play(Seat(0), &mv).is_ok(), "{mv}");
    }
    toy::play(&mut *table, 0, "end_turn");
    assert!(table.bot_move(Seat(1), Bot::Random, 0).is_ok());
}

#[test]
fn a_position_has_the_same_hash_wherever_it_comes_from() {
    let mut one = toy::table();
    let mut other = toy::table();
    assert_eq!(one.state_hash(), other.state_hash());
    toy::play(&mut *one, 0, "light port=north count=1");
    toy::play(&mut *one, 0, "light port=south count=1");
    toy::play(&mut *other, 0, "light port=south count=1");
    assert_ne!(one.state_hash(), other.state_hash());
    toy::play(&mut *other, 0, "light port=north count=1");
    assert_eq!(one.state_hash(), other.state_hash());
    assert_eq!(one.state(), other.state());
    assert_eq!(one.state()["ports"]["north"], json!({ "owner": 0, "lamps": 1 }));
}
