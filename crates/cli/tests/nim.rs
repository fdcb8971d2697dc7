//! Every command, run in this process on Nim: small enough to know how it ends.

use approdo_bots::{
    Bot,
    arena::{Summary, Unfinished},
};
use approdo_cli::{Terminal, run};
use approdo_nim::Nim;
use approdo_table::{MatchError, Module};
use serde_json::Value;
use std::{ffi::OsString, fs, ops::Range, path::PathBuf};

static GAMES: [Module; 1] = [Module::of::<Nim>()];

/// What a command left behind.
struct Ran {
    code: u8,
    output: String,
    errors: String,
}

fn approdo(arguments: &[&str], input: &str) -> Ran {
    at_terminal(arguments, input, false)
}

fn at_terminal(arguments: &[&str], input: &str, interactive: bool) -> Ran {
    with_games(&GAMES, arguments, input, interactive)
}

fn with_games(games: &'static [Module], arguments: &[&str], input: &str, interactive: bool) -> Ran {
    let arguments = ["approdo"].iter().chain(arguments).map(OsString::from);
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut terminal = Terminal {
        input: &mut input.as_bytes(),
        output: &mut output,
        errors: &mut errors,
        interactive,
        on_screen: interactive,
    };
    let code = run(games, arguments, &mut terminal);
    let text = |bytes| String::from_utf8(bytes).expect("only text is written");
    Ran { code, output: text(output), errors: text(errors) }
}

/// Runs a command that must succeed.
fn good(arguments: &[&str], input: &str) -> String {
    let Ran { code, output, errors } = approdo(arguments, input);
    assert_eq!((code, errors.as_str()), (0, ""), "{arguments:?}: {output}");
    output
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments, "")).expect("--json prints JSON")
}

/// Runs a command that must be refused with one sentence containing all of the words.
fn bad(arguments: &[&str], words: &[&str]) {
    let Ran { code, errors, .. } = approdo(arguments, "");
    assert_eq!(code, 2, "{arguments:?}: {errors}");
    assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    for word in words {
        assert!(errors.contains(word), "{arguments:?} should speak of {word}: {errors}");
    }
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("records");
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder.join(name)
}

fn write(name: &str, text: &str) -> String {
    let path = scratch(name);
    fs::write(&path, text).expect("the scratch file can be written");
    path.display().to_string()
}

/// A game of one move, stored by playing it.
fn recorded(name: &str) -> String {
    let file = scratch(name).display().to_string();
    let output = good(
        &["play", "nim", "--bots", "none", "--options", "piles=1", "--seed", "7"],
        &format!("1\nsave! {file}\n"),
    );
    assert!(output.contains(&format!("stored in {file}")), "{output}");
    file
}

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
fn a_whole_game_is_played_through_a_pipe() {
    // One stone at a time; the bot does what it likes, and somebody takes the last stone.
    let output =
        good(&["play", "nim", "--options", "piles=1", "--seed", "3", "--bots", "random"], &"1\n".repeat(40));
    for part in [
        "Player 1: a person.",
        "Bot 2: a bot (random).",
        "What happened:",
        "The game is over.",
        "1. ",
        "It ended by NIM-",
    ] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
    assert!(output.contains("The seed was "), "{output}");
    assert!(!output.contains('['), "a message is missing: {output}");
}

#[test]
fn the_same_game_speaks_italian() {
    let output =
        good(&["play", "nim", "--lang", "it", "--options", "piles=1", "--bots", "none"], &"1\n".repeat(40));
    for part in ["Giocatore 1: una persona.", "Prendi", "Ora tocca a Giocatore 2", "La partita è finita."] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
    assert!(!output.contains('['), "a message is missing: {output}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let output = good(&["play", "nim", "--bots", "greedy,random", "--seed", "1"], "");
    assert!(output.contains("The game is over."), "{output}");
}

#[test]
fn everything_that_can_be_typed_is_answered() {
    let file = scratch("typed.json").display().to_string();
    // Two people; the first empties the first pile, so that taking from it is refused afterwards.
    let input = format!(
        "help\nall\nlog\nb\nrules NIM-2.1\nrules stone pile\nrules zebra\n99\n? 99\n? 1\nnonsense\n\nu\n3\nall\nwhy 12\nlog\nu\n1\nu\nsave! {file}\nsave {file}\nsave /\nq\n"
    );
    let output = good(&["play", "nim", "--bots", "none", "--options", "piles=2", "--seed", "7"], &input);
    for part in [
        "What you can type:",
        "Nothing has happened yet.",
        "NIM-2.1 [",
        "No rule contains all of “zebra”.",
        "There is no choice 99;",
        "Choice 1 is allowed.",
        "`nonsense` means nothing here",
        "TAB-2.4: There is nothing left to take back.",
        "TAB-2.3: ",
        "===== Player 2 is next.",
        "is stored in ",
        "The file contains all secrets of this game",
        "exists already; `save! ",
        "/ cannot be written",
        "You leave the game",
    ] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
    let record = fs::read_to_string(&file).expect("the game was stored");
    assert!(record.contains("\"seed\""), "without its seed the game could not go on: {record}");
}

#[test]
fn a_refused_choice_says_why() {
    // Emptying pile A (its largest take is listed last among its own) leaves it listed and refused.
    let input = "3\nall\n? 10\n10\nq\n";
    let output = good(&["play", "nim", "--bots", "none", "--options", "piles=3", "--seed", "7"], input);
    assert!(output.contains("(refused: NIM-2.3)"), "{output}");
    assert!(output.contains("That is refused by NIM-2.3."), "{output}");
    assert!(output.contains("NIM-2.3: "), "{output}");
}

#[test]
fn people_at_one_keyboard_wait_for_each_other() {
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=1"];
    // At a terminal, the first line only says that player 1 is there.
    let Ran { code, output, .. } = at_terminal(&arguments, "\n1\n\nq\n", true);
    assert_eq!(code, 0);
    for part in
        ["Player 1, press Enter", "Player 2, press Enter", "Player 1 takes one stone", "You leave the game"]
    {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
    let Ran { code, output, .. } = at_terminal(&arguments, "", true);
    assert_eq!(code, 0);
    assert!(!output.contains("Take one stone"), "nobody has come to the keyboard: {output}");
}

#[test]
fn the_end_of_input_is_no_error() {
    let output = good(&["play", "nim"], "b\n");
    assert!(output.contains("The input ended before the game; nothing was stored."), "{output}");
}

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
    let output = good(&["tournament", "nim", "--bots", "random,greedy", "--games", "4", "--seats", "3"], "");
    assert!(output.contains("each of 3 seats"), "{output}");
}

#[test]
fn a_stored_game_is_told_verified_and_printed() {
    let file = recorded("told.json");
    let output = good(&["replay", &file, "--lang", "it"], "");
    assert!(output.contains("Nim, 2 posti, un passo."), "{output}");
    assert!(output.contains("Giocatore 1 prende una pietra"), "{output}");
    assert!(output.contains("La partita aspetta Giocatore 2."), "{output}");
    let output = good(&["replay", &file, "--at", "0", "--seat", "1", "--reveal"], "");
    assert!(output.contains("0 steps"), "{output}");
    assert!(good(&["verify", &file], "").contains("moves"), "the checks are listed");
    assert_eq!(json(&["verify", &file, "--json"])["holds"], true);
    let printed = good(&["position", &file, "--reveal"], "");
    assert!(toml::from_str::<toml::Table>(&printed).is_ok(), "{printed}");
    assert!(printed.contains("[given"), "{printed}");
    bad(&["replay", &file, "--at", "9"], &["told.json", "no step 9", "the last is 1"]);
    bad(&["replay", &file, "--seat", "2"], &["no seat 2"]);
    bad(&["replay", &file, "--seat", "1"], &["told.json", "not over", "--reveal"]);
    bad(&["position", &file], &["told.json", "not over", "--reveal"]);
    bad(&["position", &file, "--at", "0"], &["not over"]);
}

#[test]
fn a_finished_game_is_stored_with_its_seed() {
    let file = scratch("finished.json").display().to_string();
    let input = format!("1\n1\n1\nsave! {file}\n1\nsave never.json\n");
    let output = good(&["play", "nim", "--bots", "none", "--options", "piles=1", "--seed", "7"], &input);
    assert!(
        output.contains("The game is over.") && output.contains("`save FILE` stores the game"),
        "{output}"
    );
    assert!(output.contains(&format!("stored in {file}")) && !output.contains("never.json"), "{output}");
    let checks = json(&["verify", &file, "--json"]);
    assert_eq!(checks["holds"], true, "{checks}");
    assert!(
        checks["checks"].as_array().expect("a list").iter().all(|check| check["verdict"] == "holds"),
        "{checks}"
    );
    assert!(good(&["replay", &file, "--seat", "0"], "").contains("The seed was "));
    assert!(good(&["position", &file], "").contains("[given"));
    bad(&["play", "--resume", &file], &["finished.json", "this game is over"]);
}

#[test]
fn a_damaged_record_is_refused() {
    let text = fs::read_to_string(recorded("honest.json")).expect("it was stored");
    let cut = write("cut.json", &text[..text.len() / 2]);
    for command in ["replay", "verify", "position"] {
        bad(&[command, &cut], &["cut.json", "cut off"]);
        bad(&[command, "nowhere.json"], &["nowhere.json", "cannot be read"]);
    }
    let mut record: Value = serde_json::from_str(&text).expect("records are JSON");
    let step = record["steps"][0].as_str().expect("steps are text").to_owned();
    record["steps"] = serde_json::json!([step, step]);
    let illegal = write("illegal.json", &record.to_string());
    for command in ["replay", "verify", "position"] {
        bad(&[command, &illegal], &["illegal.json", "step 2", "TAB-1.1"]);
    }
    bad(&["verify", &illegal], &["the moves do not hold"]);
    bad(&["replay", &write("list.json", "[1]")], &["list.json", "no saved game", "a list"]);
    record["game"] = serde_json::json!("chess");
    let foreign = write("foreign.json", &record.to_string());
    bad(&["replay", &foreign], &["foreign.json", "no game `chess`"]);
}

#[test]
fn scenarios_pass_fail_or_are_refused() {
    let scenario = |over: bool| {
        format!(
            "title = \"One pile\"\ngame = \"nim\"\nseats = 2\n[options]\npiles = 1\n[then]\nover = {over}\n"
        )
    };
    let passes = write("passes.toml", &scenario(false));
    let fails = write("fails.toml", &scenario(true));
    let wrong = write("wrong.toml", &scenario(false).replace("seats", "chairs"));
    let output = good(&["scenario", &passes], "");
    assert!(output.contains("passed") && output.contains("One pile"), "{output}");

    let Ran { code, output, errors } = approdo(&["scenario", &passes, &fails], "");
    assert_eq!((code, errors.as_str()), (1, ""));
    assert!(output.contains("FAILED") && output.contains("expected"), "{output}");

    bad(&["scenario", &wrong], &["wrong.toml", "chairs"]);
    let unproven = write("unproven.toml", &format!("proves = [\"NIM-99.9\"]\n{}", scenario(false)));
    bad(&["scenario", &unproven], &["unproven.toml", "no clause `NIM-99.9`"]);
    let proven = write("proven.toml", &format!("proves = [\"NIM-2.1\"]\n{}", scenario(false)));
    good(&["scenario", &proven], "");
    bad(&["scenario", "nowhere.toml"], &["nowhere.toml", "cannot be read"]);
    let Ran { code, output, .. } = approdo(&["scenario", &wrong, &fails, "--json"], "");
    assert_eq!(code, 2);
    let report: Value = serde_json::from_str(&output).expect("--json prints JSON");
    assert!(report["scenarios"][0]["error"].is_string());
    assert_eq!(report["scenarios"][1]["failures"].as_array().map(Vec::len), Some(1));
}

#[test]
fn rules_are_looked_up() {
    assert!(good(&["rules", "nim"], "").contains("1. "), "the whole book");
    assert!(good(&["rules", "nim", "2"], "").starts_with("2. "), "one section");
    assert!(good(&["rules", "nim", "nim-2.1"], "").starts_with("NIM-2.1 ["), "one clause");
    assert!(good(&["rules", "table", "secret"], "").starts_with("TAB-2.2 [house] You may not"), "words");
    assert!(
        good(&["rules", "table", "TAB-1.3", "--lang", "it"], "").contains("La partita è finita"),
        "Italian"
    );
    bad(&["rules", "chess"], &["`chess`", "`nim`"]);
    bad(&["rules", "nim", "nim-99.1"], &["no clause", "99.1"]);
    bad(&["rules", "nim", "99"], &["section 99"]);
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

#[test]
fn a_stored_game_goes_on_where_it_was() {
    let file = scratch("goes-on.json").display().to_string();
    let agreed = ["play", "nim", "--bots", "random", "--options", "piles=3", "--seed", "7"];
    let whole = good(&agreed, &"1\n".repeat(40));
    good(&agreed, &format!("1\nsave! {file}\nq\n"));
    let rest = good(&["play", "--resume", &file, "--bots", "random"], &"1\n".repeat(40));
    let end = |output: &str| output[output.find("The game is over.").expect("it ends")..].to_owned();
    assert_eq!(end(&whole), end(&rest));
    assert!(rest.contains("Bot 2: a bot (random)."), "{rest}");
    let taken_back = good(&["play", "--resume", &file, "--bots", "none"], "log\nq\n");
    assert!(taken_back.contains("Player 1 takes one stone"), "the log knows what was before: {taken_back}");

    let mut record: Value = serde_json::from_str(&fs::read_to_string(&file).expect("it was stored")).unwrap();
    record.as_object_mut().expect("an object").remove("seed");
    let without = write("no-seed.json", &record.to_string());
    bad(&["play", "--resume", &without], &["no-seed.json", "keeps no seed"]);
}

#[test]
fn people_take_back_only_their_own_moves() {
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=2", "--seed", "7"];
    let output = good(&arguments, "1\nu\n1\nu\nr\nq\n");
    assert!(!output.contains("Taken back.") && !output.contains("Done again."), "{output}");
    assert!(output.contains("TAB-2.4: ") && output.contains("TAB-2.3: "), "{output}");
}

#[test]
fn secrets_leave_the_screen_with_their_owner() {
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=1"];
    let clear = "\x1b[2J\x1b[3J\x1b[H";
    let Ran { output, .. } = at_terminal(&arguments, "\n1\n\nq\n", true);
    let parts: Vec<&str> = output.split(clear).collect();
    let [first, between, second] = parts[..] else { panic!("cleared before and after Enter: {output}") };
    assert!(first.contains("Player 1>") && !first.contains("Player 2 is next"), "{first}");
    assert!(between.contains("Player 2 is next") && between.contains("press Enter"), "{between}");
    assert!(second.contains("Player 2>"), "{second}");
    assert!(!good(&arguments, "1\nq\n").contains(clear), "a pipe is no screen");
    let alone = ["play", "nim", "--bots", "random", "--options", "piles=1"];
    assert!(!at_terminal(&alone, "1\nq\n", true).output.contains(clear), "there is nobody to hide from");
}

#[test]
fn moves_can_be_typed() {
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=2", "--seed", "7"];
    let output = good(&arguments, "take pile=0 count=99\ntake pile=0 count=1\ntake pile=x\nq\n");
    for part in [
        "That is refused by NIM-2.",
        "Player 1 takes one stone",
        "`take pile=x` is a move with a mistake in it",
    ] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
}

#[test]
fn pieces_are_found_on_the_board() {
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=3", "--seed", "7"];
    let before = good(&arguments, "q\n").lines().count();
    let output = good(&arguments, "where A\nq\n");
    assert_eq!(output.matches("Pile A: ").count(), 2, "{output}");
    assert_eq!(output.lines().count(), before + 3, "a prompt, a heading and a line: {output}");
    let output = good(&arguments, "where atlantis\nq\n");
    assert!(output.contains("mentions nothing whose name starts with “atlantis”"), "{output}");
}

static ENDLESS: [Module; 1] = [Module { simulate: never_ends, round: never_end, ..Module::of::<Nim>() }];

fn never_ends(_: &Value, _: &[Bot], seeds: Range<u64>) -> Result<Summary, MatchError> {
    let unfinished = seeds.map(|seed| Unfinished { seed, problem: "it goes round and round".to_owned() });
    let unfinished: Vec<_> = unfinished.collect();
    Ok(Summary { games: unfinished.len() as u64, unfinished, ..Summary::default() })
}

fn never_end(options: &Value, bots: &[Bot], seed: u64) -> Result<Summary, MatchError> {
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
