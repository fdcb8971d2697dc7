use approdo_contract::{Seat, Step};
use approdo_table::notation::{read_move, read_step, write_move, write_step};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

#[test]
fn moves_read_like_sentences() {
    for (value, text) in [
        (json!("end_turn"), "end_turn"),
        (json!({ "march": { "from": "azure_a1", "to": "azure_a2" } }), "march from=azure_a1 to=azure_a2"),
        (json!({ "bands": 3 }), "bands 3"),
        (json!({ "x": ["a", 2] }), "x a 2"),
        (json!({ "x": [2] }), "x [2]"),
        (json!({ "x": {} }), "x {}"),
        (json!({ "x": [] }), "x []"),
        (json!({ "heap": 0, "count": 2 }), "heap=0 count=2"),
        (json!({ "keep": true }), "keep true"),
        (json!({ "keep": null }), "keep null"),
        (json!({ "say": "true" }), "say \"true\""),
        (json!({ "say": "two words" }), "say \"two words\""),
        (json!({ "pay": { "with": ["a", "b"], "less": -1 } }), "pay with=[\"a\",\"b\"] less=-1"),
        (json!("7"), "\"7\""),
        (json!(7), "7"),
        (json!({}), "{}"),
    ] {
        assert_eq!(write_move(&value), text);
        assert_eq!(read_move(text), Ok(value), "{text}");
    }
    assert_eq!(read_move("  march   to=b\tfrom=a "), Ok(json!({ "march": { "from": "a", "to": "b" } })));
}

#[test]
fn a_wrong_move_says_what_is_wrong() {
    for (text, problem) in [
        ("", "there is no move"),
        ("march from=a b", "has none"),
        ("march b from=a", "has none"),
        ("march from=a from=b", "`from` is given twice"),
        ("march from=", "nothing after an equals sign"),
        ("march =a", "nothing before an equals sign"),
        ("march a=b=c", "must stand in quotes"),
        ("3 a", "starts with its name"),
        ("x {\"a\":", "what starts like JSON is none"),
        ("x [1]2", "a space is missing before `2`"),
        ("x \"open", "what starts like JSON is none"),
    ] {
        let error = read_move(text).expect_err(text).to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

#[test]
fn steps_name_the_seat_or_luck() {
    for (text, step) in [
        ("luck 4", Step::Luck(4)),
        ("0: end_turn", Step::Move(Seat(0), json!("end_turn"))),
        ("2: bands 3", Step::Move(Seat(2), json!({ "bands": 3 }))),
        ("1: luck 3", Step::Move(Seat(1), json!({ "luck": 3 }))),
    ] {
        assert_eq!(read_step(text).as_ref(), Ok(&step), "{text}");
        assert_eq!(write_step(&step), text);
    }
    for (text, problem) in [
        ("luck many", "luck is a whole number"),
        ("luck 70000", "from 0 to 65535"),
        ("end_turn", "a step reads"),
        ("x: end_turn", "the number of a seat"),
        ("300: end_turn", "the number of a seat"),
        ("0:", "there is no move"),
    ] {
        let error = read_step(text).expect_err(text).to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

fn word() -> impl Strategy<Value = String> {
    prop_oneof![4 => "[a-z_]{1,8}", 1 => "[0-9]{1,3}", 1 => any::<String>(), 1 => "(true|null|1e5|-0|=|\\{|\\[x)"]
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((word(), inner), 0..4)
                .prop_map(|entries| Value::Object(Map::from_iter(entries))),
        ]
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_back(mv in value()) {
        let text = write_move(&mv);
        prop_assert_eq!(read_move(&text), Ok(mv), "{}", text);
    }

    #[test]
    fn steps_read_back(mv in value(), seat in 0u8..5, index: u16) {
        for step in [Step::Move(Seat(seat), mv), Step::Luck(index)] {
            let text = write_step(&step);
            prop_assert_eq!(read_step(&text), Ok(step), "{}", text);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text: String) {
        let _ = read_move(&text);
        let _ = read_step(&text);
    }
}
