use crate::toy::{self, LAMPS};
use approdo_bots::Bot;
use approdo_table::{Record, Seed, parse_options};
use serde_json::{Value, json};

fn open_error(options: &Value, seats: u8) -> String {
    match (LAMPS.open)(options, seats, Seed::from_number(0)) {
        Ok(_) => panic!("{options} with {seats} seats was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn options_missing_take_their_defaults() {
    for options in [json!({}), Value::Null] {
        let table = (LAMPS.open)(&options, 2, Seed::from_number(0)).unwrap();
        assert_eq!(table.options(), json!({ "rounds": 3, "calm": false, "deck": "small" }));
    }
}

#[test]
fn a_wrong_option_is_answered_with_the_right_ones() {
    for (options, parts) in [
        (
            json!({ "round": 3 }),
            vec!["`round`", "did you mean `rounds`?", "Its options are `rounds`, `calm`, `deck`"],
        ),
        (json!({ "weather": 3 }), vec!["no option `weather`. Its options are `rounds`, `calm`, `deck`"]),
        (json!({ "rounds": 10 }), vec!["`rounds` expects a whole number from 1 to 9, not 10", "TAB-1.6"]),
        (json!({ "rounds": "3" }), vec!["`rounds` expects a whole number from 1 to 9, not \"3\""]),
        (json!({ "rounds": 2.5 }), vec!["not 2.5"]),
        (json!({ "calm": 1 }), vec!["`calm` expects true or false, not 1"]),
        (json!({ "deck": "huge" }), vec!["`deck` expects one of `small`, `large`, not \"huge\""]),
        (json!([3]), vec!["options are given as names with values, not as [3]"]),
    ] {
        let error = open_error(&options, 2);
        for part in parts {
            assert!(error.contains(part), "{options}: {error}");
        }
    }
}

#[test]
fn a_wrong_number_of_seats_names_the_right_ones() {
    for seats in [0, 1, 4, 255] {
        let error = open_error(&json!({}), seats);
        assert_eq!(error, format!("Lamps is played with 2 to 3 seats, not with {seats} (TAB-1.5)"));
    }
    assert!(open_error(&json!({ "calm": true }), 3).contains("LAM-1.2"));
}

#[test]
fn what_nobody_should_agree_on_is_refused_for_new_games_and_not_for_stored_ones() {
    let options = json!({ "rounds": 9 });
    assert!(open_error(&options, 3).contains("LAM-1.3"));
    let Err(error) = (LAMPS.stage)(&options, 3) else { panic!("a scenario is a new game") };
    assert!(error.to_string().contains("LAM-1.3"), "{error}");
    let error = (LAMPS.play_one)(&options, &[Bot::Random; 3], 1).unwrap_err();
    assert!(error.to_string().contains("LAM-1.3"), "{error}");
    // A game that was set up when the options were allowed.
    let stored = (LAMPS.open)(&json!({}), 3, Seed::from_number(0)).unwrap();
    let stored = Record { options, steps: Vec::new(), state_hash: None, ..stored.record() };
    let mut table = (LAMPS.start)(&stored).unwrap();
    table.settle();
    toy::play_out(&mut *table, 1);
    let played = table.record();
    assert!((LAMPS.verify)(&played).holds());
    assert_eq!((LAMPS.restore)(&played).unwrap().state(), table.state());
    assert!((LAMPS.resume)(&stored, &table.snapshot()).is_ok());
}

#[test]
fn options_are_read_from_words() {
    let parse = |text: &str| parse_options(text, (LAMPS.options)()).map_err(|error| error.to_string());
    assert_eq!((parse(""), parse(" ")), (Ok(json!({})), Ok(json!({}))));
    assert_eq!(
        parse("rounds=5, calm=on,deck=large"),
        Ok(json!({ "rounds": 5, "calm": true, "deck": "large" }))
    );
    for (word, flag) in
        [("true", true), ("on", true), ("1", true), ("false", false), ("off", false), ("0", false)]
    {
        assert_eq!(parse(&format!("calm={word}")), Ok(json!({ "calm": flag })));
    }
    for (text, part) in [
        ("rounds", "`rounds` is no option: write name=value"),
        (",", "`` is no option: write name=value"),
        ("rounds=5,,calm=on", "`` is no option: write name=value"),
        ("rounds=many", "from 1 to 9, not `many`"),
        ("rounds=0", "from 1 to 9, not 0"),
        ("rounds=2,rounds=3", "`rounds` is given twice"),
        ("calm=yes", "`calm` expects true or false, not `yes`"),
        ("deck=tiny", "one of `small`, `large`"),
        ("pace=3", "Its options are"),
    ] {
        let error = parse(text).expect_err(text);
        assert!(error.contains(part), "{text}: {error}");
    }
}
