//! The real program in a process of its own, with Armada.

use serde_json::Value;
use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn approdo(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_approdo"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let input = input.to_owned();
    // A separate thread writes the input: the program may stop reading early, and cannot read while its output is full.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("only text is written")
}

/// Runs a command that must succeed.
pub(crate) fn good(arguments: &[&str], input: &str) -> String {
    let output = approdo(arguments, input);
    let errors = text(&output.stderr);
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{arguments:?}");
    text(&output.stdout)
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments, "")).expect("--json prints JSON")
}

/// Runs a command that must be refused with one sentence containing all of the words.
fn bad(arguments: &[&str], words: &[&str]) {
    let output = approdo(arguments, "");
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    for word in words {
        assert!(errors.contains(word), "{arguments:?} should speak of {word}: {errors}");
    }
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("armada-records");
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder.join(name)
}

fn write(name: &str, text: &str) -> String {
    let path = scratch(name);
    fs::write(&path, text).expect("the scratch file can be written");
    path.display().to_string()
}

/// A game of some moves, saved by playing it.
fn recorded(name: &str) -> String {
    let file = scratch(name).display().to_string();
    let moves = "1\n".repeat(60);
    let output =
        good(&["play", "armada", "--bots", "random", "--seed", "7"], &format!("{moves}save! {file}\nq\n"));
    assert!(output.contains(&format!("stored in {file}")), "{output}");
    file
}

#[test]
fn the_game_is_listed() {
    let listed = json(&["games", "--json"]);
    let games = listed["games"].as_array().expect("a list");
    let armada = games.iter().find(|game| game["id"] == "armada").expect("Armada is there");
    assert_eq!(armada["seats"].to_string(), "[2,3,4]");
    assert!(armada["options"].as_array().is_some_and(|options| !options.is_empty()));
    assert!(good(&["games"], "").contains("armada: "));
}

#[test]
fn a_whole_game_is_played_through_a_pipe_in_both_languages() {
    for (language, end) in [("en", "The game is over."), ("it", "La partita è finita.")] {
        // Any choice will do, here the last one: the round limit ends the game.
        let arguments = [
            "play",
            "armada",
            "--seed",
            "11",
            "--bots",
            "random",
            "--options",
            "round_limit=5",
            "--lang",
            language,
        ];
        let output = good(&arguments, &"1\n".repeat(100_000));
        assert!(output.contains(end), "{}", &output[output.len().saturating_sub(2_000)..]);
        assert!(output.contains("ARM-"), "the clause that ended the game is named");
        assert!(!output.contains("[armada-") && !output.contains("[cli-"), "a message is missing");
    }
}

#[test]
fn bots_play_to_the_end_with_every_number_of_seats() {
    for seats in ["2", "3", "4"] {
        let report = json(&[
            "simulate", "armada", "--games", "4", "--seats", seats, "--bots", "random", "--seed", "1",
            "--json",
        ]);
        assert_eq!((report["games"].as_u64(), report["finished"].as_u64()), (Some(4), Some(4)));
        assert_eq!(
            report["outcomes"].as_array().map(Vec::len).map(|count| count.to_string()).as_deref(),
            Some(seats)
        );
    }
}

#[test]
fn a_tournament_names_its_bots() {
    let report =
        json(&["tournament", "armada", "--bots", "random,greedy", "--games", "2", "--seed", "1", "--json"]);
    assert_eq!(report["bots"][1]["bot"], "greedy");
    assert_eq!(report["games"], 2);
}

#[test]
fn a_stored_game_is_told_verified_and_printed_as_a_scenario() {
    let file = recorded("told.json");
    for language in ["en", "it"] {
        let told = good(&["replay", &file, "--lang", language], "");
        assert!(!told.contains("[armada-") && !told.contains("[cli-"), "a message is missing: {told}");
    }
    assert_ne!(good(&["replay", &file, "--at", "10"], ""), good(&["replay", &file], ""));
    good(&["replay", &file, "--seat", "1", "--reveal"], "");
    bad(&["replay", &file, "--seat", "1"], &["told.json", "not over", "--reveal"]);
    assert_eq!(json(&["verify", &file, "--json"])["holds"], true);
    let printed = good(&["position", &file, "--at", "40", "--reveal"], "");
    let scenario = write("printed.toml", &format!("{printed}\n[then]\nover = false\n"));
    assert!(good(&["scenario", &scenario], "").contains("passed"));
}

#[test]
fn a_damaged_record_is_refused() {
    let honest = fs::read_to_string(recorded("honest.json")).expect("it was stored");
    let cut = write("cut.json", &honest[..honest.len() / 2]);
    let mut record: Value = serde_json::from_str(&honest).expect("records are JSON");
    let steps = record["steps"].as_array_mut().expect("steps are a list");
    let last = steps.len();
    steps.push(serde_json::json!("luck 0"));
    let illegal = write("illegal.json", &record.to_string());
    for command in ["replay", "verify"] {
        bad(&[command, &cut], &["cut.json", "cut off"]);
        bad(&[command, &illegal], &["illegal.json", &format!("step {}", last + 1), "TAB-1.2"]);
    }
}

#[test]
fn luck_that_the_seed_did_not_give_is_named() {
    let honest = fs::read_to_string(recorded("lucky.json")).expect("it was stored");
    let mut record: Value = serde_json::from_str(&honest).expect("records are JSON");
    // Two players draw one of two pairs of colours (ARM-19.2).
    let honest = record["steps"][0].as_str().expect("steps are text").to_owned();
    let other = if honest == "luck 0" { "luck 1" } else { "luck 0" };
    record["steps"][0] = other.into();
    let (found, given) = (&other[5..], &honest[5..]);
    let forged = write("forged.json", &record.to_string());
    let told = format!("the luck does not hold: step 1 is luck {found}, but the seed gives {given}");
    bad(&["verify", &forged], &["forged.json", &told]);
    let told = format!("la sorte non torna: il passo 1 è la sorte {found}, ma il seme dà {given}");
    bad(&["verify", &forged, "--lang", "it"], &["forged.json", &told]);
    record["steps"][0] = "luck 7".into();
    let forged = write("seven.json", &record.to_string());
    bad(&["verify", &forged], &["step 1 is luck 7, but luck picks a number below 2 there (TAB-1.4)"]);
}

#[test]
fn bad_input_is_refused_in_a_sentence() {
    bad(&["play", "armadillo"], &["`armadillo`", "`armada`"]);
    bad(&["simulate", "armada", "--seats", "7"], &["Armada III", "2 to 4", "7"]);
    bad(&["simulate", "armada", "--games", "-1"], &["'--games <N>'", "a whole number is needed, 0 or more"]);
    for large in ["300", "99999999999999999999"] {
        bad(&["simulate", "armada", "--seats", large], &["'--seats <N>'", "the number is too large"]);
    }
    bad(&["play", "armada", "--options", "round_limit=1000000"], &["round_limit", "1000000"]);
    bad(&["play", "armada", "--options", "rond_limit=10"], &["rond_limit", "round_limit"]);
    let scenario =
        write("wrong.toml", "title = \"Wrong\"\ngame = \"armada\"\nseats = 2\nweather = \"storm\"\n");
    bad(&["scenario", &scenario], &["wrong.toml", "weather"]);
    let scenario = write(
        "field.toml",
        "title = \"Wrong\"\ngame = \"armada\"\nseats = 2\n[given.state]\nstorm = 1\n[then]\nover = false\n",
    );
    bad(&["scenario", &scenario], &["field.toml", "given.state", "storm"]);
}

#[test]
fn data_files_are_read_from_a_folder_and_their_faults_are_named() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let same = rules.display().to_string();
    let output = approdo(&["--data", &same, "games"], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("armada"));
    let told = text(&output.stderr);
    assert!(told.contains("map.toml") && !told.contains("built in"), "{told}");

    let folder = scratch("dangling");
    fs::create_dir_all(folder.join("armada")).expect("the scratch folder can be made");
    for entry in fs::read_dir(rules.join("armada")).expect("the rules can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().expect("files have names");
            fs::copy(&path, folder.join("armada").join(name)).expect("the file can be copied");
        }
    }
    let data = folder.display().to_string();
    let armada = folder.join("armada");
    fs::remove_file(armada.join("cards.toml")).expect("it was copied");
    let told = text(&approdo(&["--data", &data, "games"], "").stderr);
    assert!(told.contains("map.toml") && told.contains("built in: cards.toml"), "{told}");
    fs::write(armada.join("card.toml"), "").expect("the file can be written");
    bad(&["--data", &data, "games"], &["card.toml", "no data file of this name", "cards.toml"]);
    fs::remove_file(armada.join("card.toml")).expect("it was written");
    fs::write(armada.join("cards.toml"), [0xff, 0xfe]).expect("the file can be written");
    bad(&["--data", &data, "games"], &["cards.toml", "cannot be read"]);
    fs::remove_file(armada.join("cards.toml")).expect("it was written");
    let bare = scratch("bare");
    fs::create_dir_all(bare.join("armada")).expect("the scratch folder can be made");
    bad(&["--data", &bare.display().to_string(), "games"], &["none of the data files", "map.toml"]);

    let map = folder.join("armada/map.toml");
    let honest = fs::read_to_string(&map).expect("there is a map");
    let (first, rest) = honest.split_once("\nland = [\"").expect("territories have neighbours");
    fs::write(&map, format!("{first}\nland = [\"atlantis\", \"{rest}")).expect("the file can be written");
    bad(&["--data", &folder.display().to_string(), "games"], &["map.toml", "atlantis"]);
    fs::write(&map, honest).expect("the file can be written");

    let actions = folder.join("armada/actions.toml");
    let honest = fs::read_to_string(&actions).expect("there are actions");
    let (first, rest) = honest.split_once("\nclause = \"ARM-").expect("requirements cite clauses");
    fs::write(&actions, format!("{first}\nclause = \"ARM-99{rest}")).expect("the file can be written");
    bad(&["--data", &folder.display().to_string(), "games"], &["actions.toml", "there is no clause `ARM-99"]);
}

#[test]
fn rules_are_looked_up_in_both_languages() {
    assert!(good(&["rules", "armada", "ARM-1.2"], "").starts_with("ARM-1.2 [seed] The aim"));
    assert!(good(&["rules", "armada", "ARM-1.2", "--lang", "it"], "").starts_with("ARM-1.2 [seed] Lo scopo"));
    assert!(good(&["rules", "armada", "unmanned", "sink"], "").contains("ARM-8."));
    assert!(good(&["rules", "armada"], "").contains("22. Summary tables"));
    assert!(good(&["rules", "armada", "People's Militia"], "").contains("ARM-17.19"));
    assert!(good(&["rules", "armada", "Miniera d'oro", "--lang", "it"], "").contains("ARM-17.4"));
    let section = good(&["rules", "armada", "17"], "");
    assert!(section.starts_with("17. ") && section.contains("ARM-17.30"), "{section}");
    assert_eq!(good(&["rules", "armada", "ARM-17"], ""), section);
    let report = json(&["rules", "coverage", "--json"]);
    let armada = &report["games"][0];
    assert_eq!(armada["game"], "armada");
    assert!(armada["clauses"].as_u64().is_some_and(|clauses| 200 < clauses));
}

#[test]
fn places_are_found_on_the_board() {
    let arguments = ["play", "armada", "--bots", "random", "--seed", "7"];
    let input = |line: &str| format!("{}{line}q\n", "1\n".repeat(60));
    let (before, after) = (good(&arguments, &input("")), good(&arguments, &input("where gullport\n")));
    assert!(before.matches("Gullport").count() < after.matches("Gullport").count(), "{after}");
    let borders =
        after.lines().find(|line| line.contains("Gullport borders on: ")).expect("it has neighbours");
    let map = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/armada/map.toml"));
    let map: toml::Table = map.expect("the map is there").parse().expect("the map is TOML");
    let names: BTreeMap<&str, &str> = [&map["territory"], &map["sea"]]
        .into_iter()
        .flat_map(|places| places.as_array().expect("a list"))
        .map(|place| (place["id"].as_str().expect("an id"), place["name_en"].as_str().expect("a name")))
        .collect();
    for near in ["azure_a2", "azure_a3", "sea_cape_nw", "sea_haven_nw"] {
        assert!(borders.contains(names[near]), "{near} is missing: {borders}");
    }
}

#[test]
fn a_move_is_taken_back_and_done_again() {
    // The third choice places the ships; the first two would place everything and pass the turn on.
    let output = good(&["play", "armada", "--bots", "random", "--seed", "7"], "3\nu\nr\nq\n");
    assert!(output.contains("Taken back.") && output.contains("Done again."), "{output}");
}

#[test]
fn the_readme_shows_what_the_program_says() {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md"));
    let readme = readme.expect("there is a README");
    let (_, look) = readme.split_once("```text\n$ approdo ").expect("it shows a game");
    let (look, _) = look.split_once("```").expect("the example ends");
    let (command, look) = look.split_once('\n').expect("a command and what it says");
    let prompt = "Player 1> ";
    let typed = look.lines().filter_map(|line| line.strip_prefix(prompt)).map(|typed| format!("{typed}\n"));
    let output = good(&command.split(' ').collect::<Vec<_>>(), &typed.collect::<String>());
    for line in look.lines().filter(|line| *line != "..." && !line.starts_with(prompt)) {
        assert!(output.contains(line), "{line} is missing: {output}");
    }
}

#[test]
fn a_card_in_hand_is_explained_in_the_language_of_the_reader() {
    let cards = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/armada/cards.toml"));
    let cards: toml::Table = cards.expect("the cards are there").parse().expect("the cards are TOML");
    let cards = cards["card"].as_array().expect("cards are entries");
    for (language, held, key) in
        [("en", " in your hand. ", "text_en"), ("it", " nella tua mano. ", "text_it")]
    {
        let arguments =
            ["play", "armada", "--options", "option_cards=true", "--lang", language, "--seed", "7"];
        let output = good(&arguments, "b\nrules 17\nrules Grand Strategy\nq\n");
        let line = output.lines().find(|line| line.contains(held)).expect("two cards are dealt to everybody");
        let known = |card: &toml::Value| card[key].as_str().is_some_and(|text| line.ends_with(text));
        assert!(cards.iter().any(known), "{line}");
        assert!(output.contains("\n17. ") && output.contains("ARM-17.30"), "{output}");
    }
}

/// A folder with the data of Armada, with another number of movement points per turn.
fn longer_turns(name: &str, points: u16) -> String {
    let folder = scratch(name);
    fs::create_dir_all(folder.join("armada")).expect("the folder can be made");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/armada/components.toml");
    let text = fs::read_to_string(file).expect("the data are there");
    let (before, after) =
        text.split_once("id = \"movement_points_per_turn\"").expect("the constant is there");
    let after = after.replacen("value = 10", &format!("value = {points}"), 1);
    let changed = format!("{before}id = \"movement_points_per_turn\"{after}");
    assert_ne!(changed, text, "nothing was changed");
    fs::write(folder.join("armada/components.toml"), changed).expect("the file can be written");
    folder.display().to_string()
}

#[test]
fn the_bound_of_a_game_grows_with_its_turns() {
    // ARM-21.3: greedy players use up their hundred points.
    let folder = longer_turns("hundred-points", 100);
    let games = ["simulate", "armada", "--games", "1", "--seats", "4", "--seed", "1", "--bots", "greedy"];
    let arguments = [&["--data", &folder], &games[..], &["--options", "round_limit=5", "--json"]].concat();
    let output = approdo(&arguments, "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let report: Value = serde_json::from_str(&text(&output.stdout)).expect("the report is JSON");
    assert!(1340 < report["steps"].as_u64().expect("steps are counted"), "{report}");

    let folder = longer_turns("too-many-points", 300);
    bad(&["--data", &folder, "games"], &["movement_points_per_turn", "`300`", "from 0 to 255"]);
}

#[test]
fn a_record_says_with_which_data_it_was_played() {
    let folder = longer_turns("longer-turns", 12);
    let with_data = |arguments: &[&str], input: &str| {
        let output = approdo(&[&["--data", &folder], arguments].concat(), input);
        let (told, errors) = (text(&output.stdout), text(&output.stderr));
        let errors: String = errors.lines().filter(|line| !line.contains("data from ")).collect();
        (output.status.code(), told, errors)
    };
    let file = scratch("twelve-points.json").display().to_string();
    let (code, told, errors) = with_data(
        &["play", "armada", "--bots", "random", "--seed", "7"],
        &format!("1\n1\n1\n1\nsave! {file}\nq\n"),
    );
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{told}");
    let record = fs::read_to_string(&file).expect("the game was stored");
    let record: Value = serde_json::from_str(&record).expect("records are JSON");
    let fingerprint = record["data"].as_str().expect("the record names its data").to_owned();

    // With the same data all is well; without them the message names the data, not an illegal move.
    assert_eq!(with_data(&["verify", &file], "").0, Some(0));
    assert_eq!(with_data(&["replay", &file], "").0, Some(0));
    let output = approdo(&["verify", &file], "");
    let (told, errors) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{told}{errors}");
    let data = told.lines().nth(1).expect("a line for each check");
    assert!(data.starts_with("data ") && data.contains("unchecked") && data.contains(&fingerprint), "{told}");
    assert!(
        !told.contains("FAILS") && errors.contains("not everything could be checked: data"),
        "{told}{errors}"
    );
    for command in [&["replay", &file][..], &["position", &file, "--reveal"], &["play", "--resume", &file]] {
        bad(
            command,
            &["twelve-points.json", "data files of its own", &fingerprint, "built-in data", "--data"],
        );
    }

    // The other way round: with changed data, games of the built-in data cannot be verified.
    let plain = scratch("ten-points.json").display().to_string();
    good(&["play", "armada", "--bots", "random", "--seed", "7"], &format!("1\nsave! {plain}\nq\n"));
    assert!(!fs::read_to_string(&plain).expect("it was stored").contains("\"data\""));
    let (code, told, _) = with_data(&["verify", &plain], "");
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("played with the built-in data files"), "{told}");
}

#[test]
fn data_that_say_the_same_leave_no_fingerprint() {
    let folder = scratch("same-data");
    fs::create_dir_all(folder.join("armada")).expect("the folder can be made");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/armada/components.toml");
    let same = format!("# A remark.\n{}", fs::read_to_string(file).expect("the data are there"));
    fs::write(folder.join("armada/components.toml"), same).expect("the file can be written");
    let record = scratch("same-data.json").display().to_string();
    let data = folder.display().to_string();
    let arguments = ["--data", &data, "play", "armada", "--bots", "random", "--seed", "7"];
    assert_eq!(approdo(&arguments, &format!("1\nsave! {record}\nq\n")).status.code(), Some(0));
    assert!(!fs::read_to_string(&record).expect("it was stored").contains("\"data\""));
}

#[test]
fn a_scenario_with_a_name_that_does_not_exist_is_refused() {
    let head = "title = \"A slip of the pen\"\ngame = \"armada\"\nseats = 4\noptions.option_cards = true\n\
                [given.state]\nframes = [\"act\"]\nturn = { colour = \"azure\", mp = 10 }\n";
    let file = scratch("slip.toml");
    let run = |body: &str| {
        fs::write(&file, format!("{head}{body}")).expect("the file can be written");
        file.display().to_string()
    };
    for (body, words) in [
        ("[then.state]\ntresury = \"none\"", ["then.state.tresury", "did you mean `treasury`?"]),
        ("[then.state]\nsuprise = \"none\"", ["then.state.suprise", "did you mean `surprise`?"]),
        (
            "[then.state]\nterritories.azure_z9 = \"none\"",
            ["then.state.territories.azure_z9", "did you mean"],
        ),
        ("[then.state]\nhands.0.gold_mne = \"none\"", ["then.state.hands.0.gold_mne", "no such entry"]),
        ("[then.state]\nturn.colour = \"azzure\"", ["then.state.turn.colour", "'azzure'"]),
        ("[then.view.1]\nhnad = \"none\"", ["then.view.1.hnad", "did you mean `hand`?"]),
        ("[then.view.0]\ntresury = 50", ["then.view.0.tresury", "did you mean `treasury`?"]),
        ("[then.view.0]\nhand.gold_mne = \"none\"", ["then.view.0.hand.gold_mne", "no such entry"]),
        ("[then]\nevents = [{ launchd = {} }]", ["then.events[0].launchd", "did you mean `launched`?"]),
        (
            "[then]\nevents = [{ drew = { crad = \"none\" } }]",
            ["then.events[0].drew.crad", "did you mean `card`?"],
        ),
        ("seats = 2\n[then]\nover = false", ["given.state.seats", "in the head"]),
        ("options = { option_cards = false }\n[then]\nover = false", ["given.state.options", "in the head"]),
    ] {
        bad(&["scenario", &run(body)], &[&["slip.toml"], &words[..]].concat());
    }
    let right = "pile = {}\n[then]\nno_events = [\"launched\", { drew = { seat = 1 } }]\nview.1.hand.gold_mine = \"none\"\n\
                 view.0.surprise = \"none\"\nstate.frames.0.reaction = \"none\"\nview.0.discard.mutiny = \"none\"";
    let output = good(&["scenario", &run(right)], "");
    assert!(output.starts_with("passed"), "{output}");
}

#[test]
fn a_known_move_with_a_mistake_is_told_how_it_is_written() {
    let input = format!("{}bands 300\nmoor first=azure_a1\ngarrison -3\nfly me\nq\n", "1\n".repeat(2));
    let output = good(&["play", "armada", "--bots", "random", "--seed", "7"], &input);
    for part in [
        "`bands 300` is a move with a mistake in it; write it like `bands ...`.",
        "`moor first=azure_a1` is a move with a mistake in it; write it like `moor first=",
        "`garrison -3` is a move with a mistake in it; write it like `garrison ...`.",
        "`fly me` means nothing here",
    ] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
}
