//! Saved games and scenarios.

use super::kit::*;
use serde_json::Value;
use std::fs;

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
fn the_names_of_the_players_are_told() {
    let mut record: Value =
        serde_json::from_str(&fs::read_to_string(recorded("named.json")).expect("it was stored"))
            .expect("JSON");
    record["names"] = serde_json::json!(["Ada", ""]);
    let output = good(&["replay", &write("named.json", &record.to_string())], "");
    assert!(output.contains("Ada takes one stone") && output.contains("waiting for Player 2"), "{output}");
    record["names"] = serde_json::json!(["Ada", "\u{1b}[2J"]);
    bad(&["replay", &write("named.json", &record.to_string())], &["named.json", "the name of seat 1"]);
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
fn a_damaged_record_is_refused_in_the_language_of_the_reader() {
    let text = fs::read_to_string(recorded("onesto.json")).expect("it was stored");
    let record: Value = serde_json::from_str(&text).expect("records are JSON");
    let file = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut changed = record.clone();
        change(&mut changed);
        write(name, &changed.to_string())
    };
    let step = |text: &'static str| move |record: &mut Value| record["steps"][0] = serde_json::json!(text);
    let told = [
        (write("passwd.json", "root:x:0:0"), "non è JSON"),
        (write("troncato.json", &text[..text.len() / 2]), "è stato troncato"),
        (write("lista.json", "[1]"), "comincia con una lista"),
        (file("hack.json", &step("0: hack")), "il passo 1, «0: hack», non è un passo di questo gioco"),
        (file("turno.json", &step("1: take pile=0 count=1")), "(TAB-1.1)"),
        (file("scacchi.json", &|record| record["game"] = "chess".into()), "nessun gioco `chess`"),
        (write("vuoto.json", ""), "è vuoto"),
        (file("numero.json", &|record| record["steps"][0] = 7.into()), "quel che c’è alla riga 1, colonna "),
        (file("campo.json", &|record| record["meteo"] = 7.into()), "ha un campo «meteo»"),
        (
            file("nomi.json", &|record| record["names"] = vec!["a"; 9].into()),
            "9 giocatori, ma i posti sono 2",
        ),
    ];
    for (file, words) in &told {
        for command in ["replay", "verify", "position"] {
            bad(&[command, file, "--lang", "it"], &[".json: ", words]);
            let errors = approdo(&[command, file, "--lang", "it"], "").errors;
            let foreign =
                [" is ", " the ", "expected", "line 1", "cannot"].iter().find(|word| errors.contains(*word));
            assert_eq!(foreign, None, "{errors}");
        }
        bad(&["play", "--resume", file, "--lang", "it"], &[words]);
    }
    bad(&["verify", &told[3].0, "--lang", "it"], &["le mosse non tornano"]);
    bad(&["replay", &told[3].0], &["step 1, “0: hack”, is no step of this game"]);
    bad(&["replay", &told[0].0], &["it is not JSON: it cannot be read from line 1, column 1 on"]);
    bad(&["replay", &told[6].0], &["vuoto.json: it is empty"]);
    bad(&["replay", &told[7].0], &["what stands at line 1, column ", "does not belong there"]);
    bad(&["replay", &told[8].0], &["it has a field “meteo”, and no saved game has one"]);
    bad(&["replay", &told[9].0], &["it names 9 players, but there are 2 seats"]);
    let missing = &["replay", &recorded("onesto.json"), "--at", "9", "--lang", "it"];
    bad(missing, &["non c’è il passo 9; l’ultimo è 1"]);
    let clearing = file("schermo.json", &|record| record["game"] = "\u{1b}[2J".into());
    assert!(
        !approdo(&["replay", &clearing], "").errors.contains('\u{1b}'),
        "a file does not reach the terminal"
    );
    let output = good(&["verify", &recorded("onesto.json"), "--lang", "it"], "");
    assert!(
        output.contains("mosse     torna     tutte permesse (1)") && !output.contains("holds"),
        "{output}"
    );
    let output = good(&["verify", &recorded("onesto.json")], "");
    assert!(output.contains("moves     holds     all are legal (1)"), "{output}");
}

#[test]
fn what_is_wrong_with_a_database_is_told_in_the_language_of_the_reader() {
    let folder = scratch("cartella.db");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let folder = folder.display().to_string();
    bad(&["serve", "--db", &folder, "--lang", "it"], &["cartella.db", "è una cartella"]);
    bad(&["serve", "--db", &folder], &["cartella.db", "it is a folder"]);
    let missing = ["backup", "copia.db", "--db", "nessuna.db", "--lang", "it"];
    bad(&missing, &["non c’è il file `nessuna.db`"]);
    bad(&["restore", "nessuna.db", "--lang", "it"], &["non c’è il file `nessuna.db`"]);
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
    let refused = "refused = [{ seat = 0, move = \"take pile=0 count=99\", rule = \"NIM-99.9\" }]\n";
    let refused = write("refused.toml", &format!("{}{refused}", scenario(false)));
    bad(&["scenario", &refused], &["refused.toml: then.refused[0].rule: there is no clause `NIM-99.9`"]);
    let proven = write("proven.toml", &format!("proves = [\"NIM-2.1\"]\n{}", scenario(false)));
    good(&["scenario", &proven], "");
    bad(&["scenario", "nowhere.toml"], &["nowhere.toml", "cannot be read"]);
    let Ran { code, output, .. } = approdo(&["scenario", &wrong, &fails, "--json"], "");
    assert_eq!(code, 2);
    let report: Value = serde_json::from_str(&output).expect("--json prints JSON");
    assert!(report["scenarios"][0]["error"].is_string());
    assert_eq!(report["scenarios"][1]["failures"].as_array().map(Vec::len), Some(1));
}
