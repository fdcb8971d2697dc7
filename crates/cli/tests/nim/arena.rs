//! Games between bots: simulations and tournaments.

use super::kit::*;
use approdo_bots::{
    Bot,
    arena::{Summary, Unfinished},
};
use approdo_nim::Nim;
use approdo_table::{MatchError, Module};
use serde_json::Value;
use std::ops::Range;

#[test]
fn simulations_count_everything() {
    let report = json(&[
        "simulate", "nim", "--games", "50", "--seats", "3", "--bots", "random", "--seed", "5", "--jobs", "2",
        "--json",
    ]);
    let keys: Vec<&str> = report.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        [
            "games",
            "finished",
            "unfinished",
            "steps",
            "moves",
            "moves_per_second",
            "games_per_second",
            "mean_length",
            "outcomes",
            "ended_by"
        ]
    );
    assert_eq!((report["games"].as_u64(), report["finished"].as_u64()), (Some(50), Some(50)));
    let outcomes = report["outcomes"].as_array().expect("a list");
    assert_eq!(outcomes.len(), 3);
    let wins: u64 = outcomes.iter().filter_map(|outcome| outcome["wins"].as_u64()).sum();
    assert_eq!(wins, 50);
    for key in ["seat", "win_share", "mean_score", "mean_place"] {
        assert!(outcomes[2][key].is_number(), "{key}");
    }
    let endings: u64 =
        report["ended_by"].as_object().expect("an object").values().filter_map(Value::as_u64).sum();
    assert_eq!(endings, 50);
}

#[test]
fn simulations_do_not_depend_on_the_number_of_jobs() {
    let outcomes = |jobs| {
        let report = json(&[
            "simulate",
            "nim",
            "--games",
            "40",
            "--bots",
            "random,greedy",
            "--seed",
            "5",
            "--jobs",
            jobs,
            "--json",
        ]);
        (report["outcomes"].clone(), report["steps"].clone())
    };
    assert_eq!(outcomes("1"), outcomes("4"));
    let output = good(&["simulate", "nim", "--games", "10", "--bots", "random"], "");
    assert!(output.contains("10 games, 10 finished"), "{output}");
}

#[test]
fn a_tournament_prefers_the_better_bot() {
    let report =
        json(&["tournament", "nim", "--bots", "random,search:200", "--games", "61", "--seed", "1", "--json"]);
    assert_eq!(report["games"], 62, "every seed is played from each seat");
    let [random, search] = &report["bots"].as_array().expect("a list")[..] else { panic!("two bots") };
    for key in ["bot", "games", "wins", "win_share", "low", "high", "mean_score"] {
        assert!(!search[key].is_null(), "{key}");
    }
    assert!(random["high"].as_f64() < search["low"].as_f64(), "{report}");
    let alike =
        json(&["tournament", "nim", "--bots", "steady,greedy", "--games", "2", "--seed", "1", "--json"]);
    assert_eq!((&alike["bots"][0]["bot"], &alike["bots"][1]["bot"]), (&"steady".into(), &"greedy".into()));
    let output = good(&["tournament", "nim", "--bots", "random,greedy", "--games", "4", "--seats", "3"], "");
    assert!(output.contains("each of 3 seats"), "{output}");
}

static ENDLESS: [Module; 1] = [Module { simulate: never_ends, round: never_end, ..Module::of::<Nim>() }];

fn never_ends(_: &Value, _: &[Bot], seeds: Range<u64>) -> Result<Summary, MatchError> {
    let unfinished = seeds.map(|seed| Unfinished { seed, problem: "it goes round and round".to_owned() });
    let unfinished: Vec<_> = unfinished.collect();
    Ok(Summary { games: unfinished.len() as u64, unfinished, ..Summary::default() })
}

fn never_end(options: &Value, bots: &[Bot], _round: u64, seed: u64) -> Result<Summary, MatchError> {
    never_ends(options, bots, seed..seed + 2)
}

#[test]
fn games_that_do_not_end_are_a_fault() {
    for command in [
        &["simulate", "nim", "--games", "6", "--seed", "1"][..],
        &["tournament", "nim", "--bots", "random,greedy", "--games", "6", "--seed", "1"],
    ] {
        let Ran { code, errors, .. } = with_games(&ENDLESS, command, "", false);
        assert_eq!(code, 1, "{command:?}");
        for part in ["6 of 6 games did not end", "seed ", "it goes round and round"] {
            assert!(errors.contains(part), "{part} is missing: {errors}");
        }
        let command: Vec<&str> = command.iter().copied().chain(["--json"]).collect();
        let Ran { code, output, .. } = with_games(&ENDLESS, &command, "", false);
        let report: Value = serde_json::from_str(&output).expect("--json prints JSON");
        assert_eq!((code, report["unfinished"].as_u64()), (1, Some(6)), "{report}");
    }
    assert_eq!(
        json(&["tournament", "nim", "--bots", "random,greedy", "--games", "2", "--json"])["unfinished"],
        0
    );
}
