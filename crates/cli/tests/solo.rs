//! A solo player in the terminal: the solo game of Imperial Settlers, from the first question to the last.

use approdo_cli::{Terminal, run};
use std::ffi::OsString;

/// Plays on by always taking the first choice; returns all output.
fn played(arguments: &[&str]) -> String {
    let arguments = ["approdo", "play", "imperial-settlers", "--seats", "1"].iter().chain(arguments);
    let choices = "1\n".repeat(2_000);
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut terminal = Terminal {
        input: &mut choices.as_bytes(),
        output: &mut output,
        errors: &mut errors,
        interactive: false,
        on_screen: false,
    };
    let code = run(&approdo_catalog::GAMES, arguments.map(OsString::from), &mut terminal);
    assert_eq!((code, errors.as_slice()), (0, &b""[..]));
    String::from_utf8(output).expect("only text is written")
}

/// What was shown at each question.
fn questions<'a>(output: &'a str, prompt: &str) -> Vec<&'a str> {
    output.split(prompt).collect()
}

/// IMP-28.30, IMP-28.31: a defeated player has no place and no rank; the clause says why.
#[test]
fn a_lost_solo_game_names_no_rank() {
    for (language, lost, board, places) in [
        ("en", "Player 1 has lost, with", "The game is lost: you have", "1. Player 1:"),
        ("it", "Giocatore 1 ha perso, con", "La partita è persa: hai", "1. Giocatore 1:"),
    ] {
        let output = played(&["--seed", "1", "--lang", language]);
        assert!(output.contains(lost) && output.contains(board), "{output}");
        assert!(output.contains("IMP-28.30"), "{output}");
        let second = places.replace('1', "2");
        assert!(!output.contains(places) && !output.contains(&second), "{output}");
        assert!(!output.contains("Commoner") && !output.contains("Popolano"), "{output}");
    }
}

/// IMP-29.1: the Atlanteans are judged by a clause of their own.
#[test]
fn the_atlanteans_are_told_their_own_clause() {
    let output = played(&["--seed", "3", "--options", "advanced_solo=true"]);
    assert!(output.contains("more Common Locations than the Collection counts"), "{output}");
    assert!(output.contains("It ended by IMP-29.1:"), "{output}");
}

/// Without moves of other seats the board is not reprinted, so every change is shown as it comes: new Attack cards, new
/// cards to take with their effects, the Goods that are left.
#[test]
fn somebody_alone_sees_the_board_again_when_it_changes() {
    let output = played(&["--seed", "1"]);
    let questions = questions(&output, "Player 1> ");
    let lookouts: Vec<&&str> =
        questions.iter().filter(|text| text.contains("Take a card of the display.")).collect();
    assert_eq!(lookouts.len(), 10, "two cards are taken in each of five rounds");
    for text in lookouts {
        assert!(text.contains("The display\n") && text.contains("Razed: "), "{text}");
    }
    for text in questions.iter().filter(|text| text.contains("Attack: ") && text.contains("is turned up.")) {
        assert!(text.contains("The line of attack, the newest card first\n  Attack: "), "{text}");
        assert!(text.contains(" (Target 1)\n"), "{text}");
    }
    let still = questions.iter().filter(|text| !text.contains("The line of attack")).count();
    assert!(questions.len() / 2 < still, "what has not changed is not shown again");
}
