//! The commands on a small scale.

use serde_json::Value;
use std::process::{Command, Output};

fn load(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_approdo-load"));
    command.args(arguments).output().expect("the program starts")
}

#[track_caller]
fn good(arguments: &[&str]) -> String {
    let output = load(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn report(arguments: &[&str]) -> Value {
    let folder = ["--json", "--folder", env!("CARGO_TARGET_TMPDIR")];
    let text = good(&[arguments, &folder].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("no report ({error}): {text}"))
}

#[track_caller]
fn bad(arguments: &[&str], words: &[&str]) {
    let output = load(arguments);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    for word in words {
        assert!(errors.contains(word), "{arguments:?} should speak of {word}: {errors}");
    }
}

#[test]
fn moves_are_counted_and_timed() {
    for game in ["armada", "nim"] {
        let report = report(&[
            "moves",
            "--tables",
            "4",
            "--rate",
            "80",
            "--seconds",
            "1",
            "--runs",
            "2",
            "--game",
            game,
        ]);
        let runs = report["runs"].as_array().expect("runs");
        assert_eq!(runs.len(), 2, "{report:#}");
        for run in runs {
            assert!(run["moves_per_second"].as_f64() > Some(0.0), "{report:#}");
            assert!(run["acknowledged"]["p50"].as_f64() > Some(0.0), "{report:#}");
            assert!(run["pushed"]["p50"].as_f64() > Some(0.0), "{report:#}");
            assert!(run["acknowledged"]["p50"].as_f64() <= run["acknowledged"]["max"].as_f64(), "{report:#}");
        }
    }
}

#[test]
fn everybody_moves_at_once_and_people_can_read_it() {
    let text = good(&[
        "moves",
        "--tables",
        "4",
        "--saturate",
        "--seconds",
        "1",
        "--runs",
        "1",
        "--folder",
        env!("CARGO_TARGET_TMPDIR"),
    ]);
    for words in ["durable moves/s", "acknowledged   p50", "other player   p50", "all runs: "] {
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn quiet_sockets_are_counted() {
    let report = report(&["idle", "--tables", "3", "--sockets", "8"]);
    assert_eq!((&report["sockets"], &report["answered"]), (&8.into(), &8.into()), "{report:#}");
}

#[test]
fn a_full_database_is_opened_after_a_clean_end_and_after_a_kill() {
    let report = report(&["restart", "--games", "60", "--moves", "5", "--runs", "1"]);
    assert_eq!(report["games"], 60);
    for name in ["healthy_after_clean_end_ms", "healthy_after_kill_ms", "game_shown_ms", "first_move_ms"] {
        assert!(report[name]["least"].as_f64() > Some(0.0), "{report:#}");
    }
}

#[test]
fn bad_input_is_explained() {
    bad(&["moves", "--url", "http://192.0.2.1:8080"], &["192.0.2.1", "only servers on this machine"]);
    bad(&["moves", "--url", "http://example.org:80"], &["example.org", "only servers on this machine"]);
    bad(&["moves", "--url", "somewhere"], &["somewhere", "http://127.0.0.1:8080"]);
    bad(&["moves", "--url", "http://127.0.0.1:1", "--runs", "1"], &["nobody listens at http://127.0.0.1:1/"]);
    bad(&["moves", "--tables", "0"], &["0", "--tables"]);
    bad(&["moves", "--saturate", "--rate", "5"], &["--saturate", "--rate"]);
    bad(
        &["moves", "--server", "/nowhere/approdo", "--tables", "1"],
        &["/nowhere/approdo", "cannot be started"],
    );
    bad(&["moves", "--server", "approdo", "--game", "nim", "--tables", "1"], &["Nim", "--server"]);
    bad(&["idle", "--folder", "/nowhere/at/all"], &["/nowhere/at/all"]);
    bad(&["crash", "--kills", "many"], &["many"]);
    bad(&["dance"], &["dance", "approdo-load help"]);
}
