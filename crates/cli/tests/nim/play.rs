//! Whole games in the terminal.

use super::kit::*;
use std::fs;

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    // One stone at a time; the bot plays, and the last stone is taken in the end.
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
    let file = scratch("before-the-end.json").display().to_string();
    let output = good(&["play", "nim"], &format!("save! {file}\n"));
    assert!(output.contains("ended before the game; it is stored as it was when you saved it."), "{output}");
}

#[test]
fn people_take_back_only_their_own_moves() {
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=2", "--seed", "7"];
    let output = good(&arguments, "1\nu\n1\nu\nr\nq\n");
    assert!(!output.contains("Taken back.") && !output.contains("Done again."), "{output}");
    assert!(output.contains("TAB-2.4: ") && output.contains("TAB-2.3: "), "{output}");
}

#[test]
fn whoever_plays_with_bots_only_goes_back_to_their_own_last_move() {
    let clause = "TAB-2.6";
    let arguments = ["play", "nim", "--bots", "random", "--options", "piles=3", "--seed", "7"];
    let output = good(&arguments, "1\nu\nlog\nr\nu\nu\nq\n");
    let count = |part: &str| output.matches(part).count();
    assert_eq!(count("Taken back."), 2, "{clause}, over the move of the bot: {output}");
    assert_eq!(count("Nothing has happened yet."), 1, "both moves are gone: {output}");
    assert_eq!(count("Done again."), 1, "{output}");
    assert_eq!(count("TAB-2.4: "), 1, "before the first move there is nothing: {output}");
}

#[test]
fn people_at_one_keyboard_go_back_together() {
    let clause = "TAB-2.6";
    let arguments = ["play", "nim", "--bots", "none", "--options", "piles=2", "--seed", "7"];
    let output = good(&arguments, "1\n1\nu\nu!\nu!\nlog\nr\nr\nu!\nu!\nu!\nq\n");
    let count = |part: &str| output.matches(part).count();
    assert_eq!((count("Taken back."), count("Done again.")), (4, 2), "{clause}: {output}");
    assert_eq!((count("TAB-2.3: "), count("TAB-2.4: ")), (1, 1), "{clause}: {output}");
    assert_eq!(count("Nothing has happened yet."), 1, "{clause}: {output}");
    let with_bots =
        ["play", "nim", "--seats", "3", "--bots", "random", "--options", "piles=3", "--seed", "7"];
    let output = good(&with_bots, "1\n1\nu!\nlog\nq\n");
    assert_eq!(output.matches("Taken back.").count(), 1, "{clause}, over the move of the bot: {output}");
}

#[test]
fn moves_are_made_again_past_those_of_the_bots() {
    let clause = "TAB-2.5";
    let arguments = ["play", "nim", "--bots", "random", "--options", "piles=4", "--seed", "7"];
    let file = |name: &str| scratch(name).display().to_string();
    let (straight, back) = (file("straight.json"), file("back.json"));
    good(&arguments, &format!("1\n1\n1\nsave! {straight}\nq\n"));
    let output = good(&arguments, &format!("1\n1\n1\nu\nu\nu\nr\nr\nr\nr\nsave! {back}\nq\n"));
    let count = |part: &str| output.matches(part).count();
    assert_eq!(
        (count("Taken back."), count("Done again."), count("TAB-2.5: ")),
        (3, 3, 1),
        "{clause}: {output}"
    );
    let read = |file: &str| fs::read_to_string(file).expect("the game was stored");
    assert_eq!(read(&back), read(&straight), "{clause}: the same moves, also of the bot");
}

#[test]
fn bots_say_that_they_think_and_what_they_did() {
    let arguments =
        ["play", "nim", "--seats", "3", "--bots", "random,random", "--options", "piles=3", "--seed", "7"];
    let Ran { output, .. } = at_terminal(&arguments, "1\nq\n", true);
    let wiped = "\r\x1b[K";
    let places: Vec<usize> = [
        "Player 1 takes",
        "Bot 2 is thinking ...",
        wiped,
        "  Bot 2 takes",
        "Bot 3 is thinking ...",
        "  Bot 3 takes",
    ]
    .iter()
    .map(|part| output.find(part).unwrap_or_else(|| panic!("{part:?} is missing: {output}")))
    .collect();
    assert!(places.is_sorted(), "each as it happens: {places:?} {output}");
    let script = good(&arguments, "1\nq\n");
    assert!(!script.contains("thinking") && !script.contains(wiped), "a script needs no patience: {script}");
    assert_eq!(script.matches("What happened:").count(), 1, "{script}");
    for line in ["  Player 1 takes", "  Bot 2 takes", "  Bot 3 takes"] {
        assert_eq!(script.matches(line).count(), 1, "{line} once: {script}");
    }
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
    let output = good(
        &arguments,
        "take pile=0 count=99\ntake pile=0 count=1\ntake pile=x\ntake pile=0 count=1 foo=1\n-1\n99999999999999999999\nq\n",
    );
    for part in [
        "That is refused by NIM-2.",
        "Player 1 takes one stone",
        "`take pile=x` is a move with a mistake in it; write it like `take pile=0 count=1`",
        "`take pile=0 count=1 foo=1` is a move with a mistake in it",
        "There is no choice -1;",
        "There is no choice 99999999999999999999;",
    ] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
}

#[test]
fn orders_without_their_rest_say_what_is_missing() {
    let output = good(&["play", "nim", "--bots", "none"], "save\nsave!\nwhy\nrules\nwhere\nq\n");
    for part in [
        "`save` needs the name of a file after it, as in `save game.json`.",
        "`save!` needs the name of a file",
        "`why` needs the number of a choice",
        "`rules` needs words or the number of a rule",
        "`where` needs the name of a piece or place",
    ] {
        assert!(output.contains(part), "{part} is missing: {output}");
    }
}

#[test]
fn sections_are_looked_up_in_the_middle_of_a_game() {
    let output = good(
        &["play", "nim", "--bots", "none"],
        "rules 2\nrules nim-1\nrules 99\nrules 9.9\nrules TAB-1.1\nq\n",
    );
    let section = |number: &str| {
        let whole = good(&["rules", "nim", number], "");
        assert!(output.contains(whole.trim_end()), "section {number}: {output}");
    };
    section("1");
    section("2");
    for part in ["There is no section 99 in this rulebook", "There is no clause NIM-9.9.", "TAB-1.1 ["] {
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
