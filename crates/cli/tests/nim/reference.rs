//! Rules lookup, and messages about bad input.

use super::kit::*;
use std::fs;

#[test]
fn games_are_listed_with_their_options() {
    let output = good(&["games"], "");
    assert!(output.contains("nim: Nim, 2 to 3 seats"), "{output}");
    assert!(output.contains("piles (3; 1 to "), "{output}");
    let listed = json(&["games", "--json"]);
    let game = &listed["games"][0];
    assert_eq!((game["id"].as_str(), game["seats"].to_string().as_str()), (Some("nim"), "[2,3]"));
    assert_eq!(game["options"][0]["id"], "piles");
    assert_eq!(game["options"][0]["default"], 3);
    assert_eq!(game["options"][1]["kind"], "flag");
    assert!(game["options"][1]["text"]["it"].as_str().is_some_and(|text| text.ends_with('.')));
}

#[test]
fn rules_are_looked_up() {
    assert!(good(&["rules", "nim"], "").contains("1. "), "the whole book");
    assert!(good(&["rules", "nim", "2"], "").starts_with("2. "), "one section");
    assert!(good(&["rules", "nim", "nim-2.1"], "").starts_with("NIM-2.1 ["), "one clause");
    assert!(good(&["rules", "nim", "2.1"], "").starts_with("NIM-2.1 ["), "one clause by its number");
    assert!(good(&["rules", "table", "secret"], "").starts_with("TAB-2.2 [house] You may not"), "words");
    assert!(
        good(&["rules", "table", "TAB-1.3", "--lang", "it"], "").contains("La partita è finita"),
        "Italian"
    );
    bad(&["rules", "chess"], &["`chess`", "`nim`"]);
    bad(&["rules", "nim", "nim-99.1"], &["no clause", "99.1"]);
    bad(&["rules", "nim", "99"], &["section 99"]);
    assert!(good(&["rules", "nim", "NIM-2"], "").starts_with("2. "), "one section by its id");
    bad(&["rules", "nim", "--lang", "xx"], &["the languages are `en` and `it`; see `approdo help`"]);
    bad(&["rules", "nim", "99.9"], &["no clause NIM-99.9"]);
    bad(&["rules", "nim", "zebra"], &["zebra"]);
    bad(&["rules", "coverage", "nim"], &["coverage", "`nim`"]);
    bad(&["rules", "nim", "NIM-2.1", "--json"], &["--json", "coverage"]);
    let report = json(&["rules", "coverage", "--json"]);
    let keys: Vec<&str> =
        report["games"][0].as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["game", "clauses", "tested", "cited", "untestable", "untested"]);
    assert_eq!(report["games"][0]["game"], "nim");
    assert!(good(&["rules", "coverage"], "").contains("clauses"), "a table");
}

#[test]
fn what_is_not_there_is_told_in_the_language_of_the_reader() {
    for (arguments, words) in [
        (&["play", "chess"][..], "non c’è nessun gioco `chess`; c’è `nim`"),
        (&["play", "nim", "--seats", "7"], "posti"),
        (&["play", "nim", "--options", "piles=99"], "piles"),
        (&["play", "nim", "--options", "pile=1"], "pile"),
        (&["rules", "chess"], "non c’è nessun regolamento di un gioco `chess`"),
        (&["rules", "nim", "99"], "non ha la sezione 99"),
        (&["rules", "nim", "99.9"], "non c’è la clausola NIM-99.9; `approdo rules nim`"),
        (&["rules", "nim", "zebra"], "contiene tutte le parole `zebra`"),
    ] {
        let arguments = [arguments, &["--lang", "it"]].concat();
        bad(&arguments, &[words]);
        let said = approdo(&arguments, "").errors;
        assert!(!said.contains("there is") && !said.contains("expects"), "{arguments:?}: {said}");
    }
}

#[test]
fn bad_input_is_refused_in_a_sentence() {
    bad(&["play", "chess"], &["no game `chess`", "`nim`"]);
    bad(&["play", "nim", "--seats", "7"], &["Nim", "2 to 3", "7"]);
    bad(&["play", "nim", "--seats", "many"], &["many", "--seats"]);
    bad(&["play", "nim", "--options", "piles=99"], &["piles", "99"]);
    bad(&["play", "nim", "--options", "pile=1"], &["`pile`", "piles"]);
    bad(&["play", "nim", "--options", "piles"], &["piles"]);
    bad(&["play", "nim", "--bots", "genius"], &["genius", "steady"]);
    bad(&["play", "nim", "--bots", "random,random,random"], &["3 bots", "2 seats"]);
    bad(&["play", "nim", "--seed", "xyz"], &["`xyz`", "seed"]);
    bad(&["play", "nim", "--lang", "de"], &["`de`", "`it`"]);
    bad(&["simulate", "nim", "--bots", "random,random,random"], &["3 bots", "2 seats"]);
    bad(&["simulate", "nim", "--games", "0"], &["--games"]);
    bad(&["simulate", "nim", "--jobs", "0"], &["--jobs"]);
    bad(&["simulate", "nim", "--seats", "7"], &["2 to 3", "7"]);
    bad(&["simulate", "nim", "--options", "piles=99"], &["piles", "99"]);
    bad(&["tournament", "nim", "--bots", "random"], &["two bots"]);
    bad(&["tournament", "nim", "--bots", "random,random,greedy", "--seats", "2"], &["3 bots", "3 seats"]);
    bad(&["games", "--data", "nowhere"], &["nowhere"]);
    let empty = scratch("empty");
    fs::create_dir_all(&empty).expect("the scratch folder can be made");
    bad(&["games", "--data", &empty.display().to_string()], &["empty", "no folder for any game"]);
    bad(&["play"], &["GAME"]);
    bad(&["play", "nim", "--resume", "nowhere.json"], &["--resume"]);
    bad(&["play", "--resume", "nowhere.json"], &["nowhere.json", "cannot be read"]);
    bad(&["dance"], &["dance"]);
    assert_eq!(approdo(&[], "").code, 2);
    assert!(good(&["--help"], "").contains("simulate"));
    assert!(good(&["play", "--help"], "").contains("`option_cards=true,round_limit=20`"));
    assert!(good(&["--version"], "").starts_with("approdo "));
}
