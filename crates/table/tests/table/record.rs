use crate::toy::{self, LAMPS};
use approdo_contract::{Pending, Seat, Viewer};
use approdo_table::{PlayError, Record, RecordError, Seed, Verdict, notation};
use serde_json::{Value, json};

/// The record of a whole game.
fn finished(whim: u64) -> Record {
    let mut table = toy::table();
    toy::play_out(&mut *table, whim);
    table.record()
}

fn restore_error(record: &Record) -> String {
    match (LAMPS.restore)(record) {
        Ok(_) => panic!("the record was restored"),
        Err(error) => error.to_string(),
    }
}

/// The checks that failed.
fn failed(record: &Record) -> Vec<&'static str> {
    let report = (LAMPS.verify)(record);
    assert_eq!(report.holds(), report.failure().is_none() && report.unchecked().next().is_none());
    report.checks.iter().filter(|check| check.verdict == Verdict::Fails).map(|check| check.name).collect()
}

#[test]
fn a_record_reads_back_and_restores_the_table() {
    for whim in 0..20 {
        let mut table = toy::table_with(&json!({ "deck": "large" }));
        toy::play_out(&mut *table, whim);
        let record = table.record();
        assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
        let restored = (LAMPS.restore)(&record).unwrap();
        assert_eq!(restored.state(), table.state());
        assert_eq!(restored.record(), record);
        assert_eq!(restored.log(Viewer::Seat(Seat(1)), 0), table.log(Viewer::Seat(Seat(1)), 0));
        assert!((LAMPS.verify)(&record).holds());
    }
}

#[test]
fn the_file_is_the_documented_one() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    let file: Value = serde_json::from_str(&table.record().to_json()).unwrap();
    let keys: Vec<&str> = file.as_object().unwrap().keys().map(String::as_str).collect();
    let expected = [
        "approdo",
        "game",
        "rules_version",
        "options",
        "seats",
        "seed_digest",
        "seed",
        "steps",
        "state_hash",
    ];
    assert_eq!(keys, expected);
    assert_eq!(file["approdo"], 1);
    assert_eq!(file["steps"], json!(["luck 0", "0: light port=north count=1"]));
    assert_eq!(file["state_hash"].as_str().unwrap().len(), 16);
    let seed: Seed = file["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(file["seed_digest"], seed.digest());
    assert!(!table.record().without_seed().to_json().contains(&seed.to_string()));
    let outcome = finished(0).outcome.unwrap();
    assert_eq!((outcome.places.len(), outcome.ended_by.as_str()), (2, "LAM-9.1"));
}

#[test]
fn a_restored_table_goes_on_with_the_same_luck() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    let mut restored = (LAMPS.restore)(&Record::parse(&table.record().to_json()).unwrap()).unwrap();
    toy::play_out(&mut *table, 9);
    toy::play_out(&mut *restored, 9);
    assert_eq!(restored.record(), table.record());
}

#[test]
fn without_its_seed_a_table_can_only_be_looked_at() {
    let record = toy::table().record().without_seed();
    let mut table = (LAMPS.restore)(&record).unwrap();
    assert_eq!(table.play(Seat(0), &json!("roll")), Err(PlayError::NoSeed));
    assert_eq!(table.version(), 1);
    assert_eq!(table.record(), record);
}

#[test]
fn luck_that_was_pending_is_settled_when_the_table_is_restored() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "roll");
    let mut record = table.record();
    record.steps.pop();
    record.state_hash = None;
    assert_eq!((LAMPS.restore)(&record).unwrap().record(), table.record());
    assert!(matches!(
        (LAMPS.restore)(&record.without_seed()).unwrap().pending(),
        Pending::Chance { among: 6, .. }
    ));
}

#[test]
fn a_file_that_is_no_record_says_so() {
    let text = finished(0).to_json();
    for end in [1, 40, text.len() / 2, text.len() - 3] {
        let error = Record::parse(&text[..end]).unwrap_err();
        assert!(matches!(error, RecordError::CutOff { .. }), "{end}: {error}");
        assert!(error.to_string().contains("cut off"), "{error}");
    }
    for (from, to, expected) in [
        ("\"approdo\": 1", "\"approdo\": 2", "has format 2, and this program reads format 1"),
        ("\"approdo\": 1", "\"approdo\": 2, \"weather\": 1", "has format 2"),
        (
            "\"approdo\": 1",
            "\"weather\": 1",
            "has a field `weather` at line 2, column 11, which no record has",
        ),
        ("\"approdo\": 1,", "", "lacks the field `approdo`"),
        ("\"approdo\": 1,", "\"approdo\": 1, \"approdo\": 1,", "has the field `approdo` twice, at line 2"),
        (
            "\"seats\": 2",
            "\"seats\": \"two\"",
            "there is \"two\", expected a whole number from 0 to 255 at line 10",
        ),
        ("\"seats\": 2", "\"seats\": 2 2", "is not JSON: expected `,` or `}` at line 10"),
        ("\"seed\": \"", "\"seed\": \"x", "a seed has 64 hexadecimal digits"),
        ("\"state_hash\": \"", "\"state_hash\": \"x", "is not hexadecimal"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = Record::parse(&text.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.contains(expected), "{to}: {error}");
    }
    assert!(
        Record::parse("hello").unwrap_err().to_string().starts_with("the record is not JSON: expected value")
    );
    for nothing in ["", " \n\t"] {
        assert_eq!(Record::parse(nothing), Err(RecordError::Empty));
    }
    for (other, start) in [
        ("[]", "a list"),
        (" [1, 2", "a list"),
        ("17", "a number"),
        ("\"a\"", "a text in quotes"),
        ("null", "a single word"),
    ] {
        let error = Record::parse(other).expect_err(other).to_string();
        assert_eq!(error, format!("this is no saved game: it starts with {start}"));
    }
}

#[test]
fn a_record_that_cannot_be_replayed_says_at_which_step() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "light port=north count=1");
    toy::play(&mut *table, 0, "end_turn");
    let record = table.record();
    for (step, expected) in [
        (
            "0: light port=north count=4",
            "step 2 of the record, `0: light port=north count=4`, cannot be taken: \
                                         it is refused by LAM-2.2: needs 4, has 2",
        ),
        ("1: roll", "it is refused by TAB-1.1"),
        ("luck 3", "it is refused by TAB-1.2"),
        ("0: fly", "`fly` is no move of this game"),
        ("fly", "a step reads"),
    ] {
        let mut record = record.clone();
        record.steps[1] = step.to_owned();
        let error = restore_error(&record);
        assert!(error.contains("step 2") && error.contains(expected), "{step}: {error}");
        assert_eq!(failed(&record), ["moves"]);
        assert_eq!((LAMPS.verify)(&record).check("luck").unwrap().verdict, Verdict::Unchecked);
        let old = Record { rules_version: 3, ..record };
        assert!(
            restore_error(&old).contains("made with version 3 of the rules, and this program has version 4")
        );
    }
    let mut bad_luck = record.clone();
    bad_luck.steps[0] = "luck 2".to_owned();
    assert!(restore_error(&bad_luck).contains("refused by TAB-1.4"));
    for record in [bad_luck.clone(), bad_luck.without_seed()] {
        assert_eq!(failed(&record), ["luck"]);
        let report = (LAMPS.verify)(&record);
        let detail = report.check("luck").unwrap().finding.to_string();
        assert!(detail.starts_with("step 1 is luck 2, but luck picks a number below 2 there"), "{detail}");
        assert_eq!(report.check("moves").unwrap().verdict, Verdict::Unchecked);
    }
}

#[test]
fn a_record_of_something_else_is_not_restored() {
    let record = finished(0);
    let wrong = Record { game: "nim".to_owned(), ..record.clone() };
    assert_eq!(restore_error(&wrong), "the record is of the game `nim`, not of `lamps`");
    assert_eq!(failed(&wrong), ["game"]);
    let seats = Record { seats: 7, ..record.clone() };
    assert!(restore_error(&seats).contains("2 to 3 seats"));
    assert_eq!(failed(&seats), ["setup"]);
    let options = Record { options: json!({ "rounds": 99 }), ..record };
    assert!(restore_error(&options).contains("from 1 to 9"));
    assert_eq!(failed(&options), ["setup"]);
}

#[test]
fn a_record_of_other_data_is_told_before_its_steps() {
    let mut record = Record { data: Some("0123456789abcdef".to_owned()), ..finished(0) };
    assert_eq!(Record::parse(&record.to_json()), Ok(record.clone()));
    record.steps[1] = "0: light port=north count=9".to_owned();
    let expected = "the game was played with data files of its own (fingerprint 0123456789abcdef), but this program \
                    plays with the built-in data files";
    assert!(restore_error(&record).starts_with(expected), "{}", restore_error(&record));
    let report = (LAMPS.verify)(&record);
    assert!(report.failure().is_none(), "nobody can tell whether the moves were legal: {report:?}");
    assert_eq!(report.unchecked().collect::<Vec<_>>(), ["data", "luck", "moves", "position", "outcome"]);
    assert!(report.check("data").unwrap().finding.to_string().contains("0123456789abcdef"));
    // The seed is checked with any data.
    record.seed = Some(Seed::from_number(99));
    assert_eq!(failed(&record), ["seed"]);
}

#[test]
fn a_record_of_other_rules_is_not_vouched_for() {
    let report = (LAMPS.verify)(&Record { rules_version: 3, ..finished(0) });
    assert_eq!(report.unchecked().collect::<Vec<_>>(), ["game"]);
    assert!(report.check("game").unwrap().finding.to_string().contains("version 3 of the rules"));
}

#[test]
fn names_belong_to_seats_and_can_be_shown() {
    let named = |names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Record::parse(&Record { names, ..finished(0) }.to_json()).map_err(|error| error.to_string())
    };
    for names in [&[][..], &["Ada", ""], &["Ada"]] {
        assert!(named(names).is_ok(), "{names:?}");
    }
    let many = named(&["a", "b", "c"]).unwrap_err();
    assert!(many.contains("has 3 names, but there are 2 seats"), "{many}");
    let escape = named(&["Ada", "\u{1b}[2J"]).unwrap_err();
    assert!(escape.contains("the name of seat 1 has characters that cannot be shown"), "{escape}");
}

#[test]
fn a_record_that_leads_elsewhere_is_not_restored() {
    let record = finished(0);
    let hash = Record { state_hash: Some(1), ..record.clone() };
    assert!(restore_error(&hash).contains("the record says 0000000000000001"));
    assert_eq!(failed(&hash), ["position"]);
    // With other rules the same position may have another form, but not another outcome.
    assert!((LAMPS.restore)(&Record { rules_version: 3, ..hash }).is_ok());

    let mut outcome = record.clone();
    outcome.outcome.as_mut().unwrap().scores[0] += 1;
    assert!(restore_error(&outcome).contains("the record says places"));
    assert_eq!(failed(&outcome), ["outcome"]);

    let mut short = record;
    short.steps.truncate(4);
    short.state_hash = None;
    assert!(restore_error(&short).contains("still under way"));
    assert_eq!(failed(&short), ["outcome"]);
}

#[test]
fn a_tampered_seed_is_found() {
    let record = finished(2);
    let report = (LAMPS.verify)(&Record { seed: Some(Seed::from_number(99)), ..record.clone() });
    assert_eq!(report.check("seed").unwrap().verdict, Verdict::Fails);
    assert_eq!(report.check("luck").unwrap().verdict, Verdict::Fails);
    assert_eq!(report.check("moves").unwrap().verdict, Verdict::Holds);
    let broken_promise = Record { seed_digest: "0".repeat(64), ..record.clone() };
    assert_eq!(failed(&broken_promise), ["seed"]);
    assert!(restore_error(&broken_promise).contains("but 0000"));

    // A game that is over has no reason to hide its seed, nor how it ended.
    assert_eq!(failed(&record.clone().without_seed()), ["seed"]);
    assert_eq!(failed(&Record { outcome: None, ..record }), ["outcome"]);
    let mut table = toy::table();
    toy::play(&mut *table, 0, "roll");
    let secret = (LAMPS.verify)(&table.record().without_seed());
    assert!(!secret.holds() && secret.failure().is_none());
    assert_eq!(secret.unchecked().collect::<Vec<_>>(), ["seed", "luck"]);
    assert_eq!(secret.check("position").unwrap().verdict, Verdict::Holds);
}

#[test]
fn luck_of_another_game_is_not_vouched_for() {
    let record = finished(2);
    let strokes = record.steps.iter().filter(|step| step.starts_with("luck")).count();
    assert!(1 < strokes);
    let fork = |inherited| (LAMPS.verify)(&Record { inherited, ..record.clone() });
    let first = record.steps.iter().position(|step| step.starts_with("luck")).unwrap() as u32;
    assert!(fork(first).holds());
    for inherited in [first + 1, record.steps.len() as u32] {
        let report = fork(inherited);
        assert_eq!(report.unchecked().collect::<Vec<_>>(), ["luck"]);
        assert!(report.failure().is_none() && !report.holds());
    }
    let report = fork(record.steps.len() as u32 + 1);
    assert_eq!(report.failure().unwrap().name, "luck");
}

#[test]
fn tampered_luck_is_found() {
    let mut table = toy::table();
    toy::play(&mut *table, 0, "roll");
    let honest = table.record();
    assert_eq!(failed(&honest), [""; 0]);
    let approdo_contract::Step::Luck(face) = notation::read_step(&honest.steps[2]).unwrap() else {
        panic!("a roll is luck");
    };
    for other in (0..6).filter(|other| *other != face) {
        let mut record = honest.clone();
        record.steps[2] = format!("luck {other}");
        record.state_hash = None;
        assert_eq!(failed(&record), ["luck"]);
        let report = (LAMPS.verify)(&record);
        let detail = report.check("luck").unwrap().finding.to_string();
        assert_eq!(detail, format!("step 3 is luck {other}, but the seed gives {face}"));
    }
}
