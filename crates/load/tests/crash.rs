//! The server is killed under load and loses nothing; a server that loses data is detected.

use serde_json::Value;
use std::{
    path::PathBuf,
    process::{Command, Output},
};

fn crash(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_approdo-load"));
    command.args(["crash", "--json", "--folder", env!("CARGO_TARGET_TMPDIR")]).args(arguments);
    command
}

fn report(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    let start = text.find('{').unwrap_or_else(|| panic!("no report: {text} {errors}"));
    let report = serde_json::Deserializer::from_str(&text[start..]).into_iter().next();
    report.expect("there is one").unwrap_or_else(|error| panic!("no report ({error}): {text} {errors}"))
}

fn number(report: &Value, name: &str) -> u64 {
    report[name].as_u64().unwrap_or_else(|| panic!("no {name}: {report}"))
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_in_twenty_kills() {
    let output = crash(&["--kills", "20", "--tables", "24"]).output().expect("the program starts");
    let report = report(&output);
    assert_eq!(output.status.code(), Some(0), "{report:#}");
    assert_eq!(report["faults"], serde_json::json!([]));
    assert_eq!(number(&report, "kills"), 20);
    assert!(number(&report, "tables") >= 24);
    assert!(number(&report, "acknowledged_moves") >= 20 * 75, "too little was at stake: {report:#}");
    assert!(number(&report, "resumed") >= 20 * 24, "players come back by themselves: {report:#}");
}

/// A server that, at its third start, finds an old copy of its database: what was acknowledged since is lost.
#[cfg(unix)]
#[test]
fn a_server_that_forgets_is_found_out() {
    use std::{fs, os::unix::fs::PermissionsExt};
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("forgetful");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    let script = folder.join("server");
    let text = r#"#!/bin/sh
for last; do database=$last; done
if [ -e "$KEPT/old.db" ] && [ ! -e "$KEPT/done" ]; then
    rm -f "$database-wal" "$database-shm"
    cp "$KEPT/old.db" "$database"
    cp "$KEPT/old.db-wal" "$database-wal"
    touch "$KEPT/done"
elif [ -e "$database" ]; then
    cp "$database-wal" "$KEPT/old.db-wal"
    cp "$database" "$KEPT/old.db"
fi
exec "$REAL" "$@"
"#;
    fs::write(&script, text).expect("written");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o700)).expect("it is ours");
    let script = script.to_str().expect("a plain path");
    let output = crash(&["--kills", "3", "--tables", "8", "--moves", "60", "--server", script])
        .env("REAL", env!("CARGO_BIN_EXE_approdo-load"))
        .env("KEPT", &folder)
        .output()
        .expect("the program starts");
    let report = report(&output);
    assert_eq!(output.status.code(), Some(1), "{report:#}");
    let faults: Vec<&str> =
        report["faults"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    for words in ["was acknowledged as version", "was shown after version"] {
        assert!(faults.iter().any(|fault| fault.contains(words)), "nobody said `{words}`: {faults:#?}");
    }
    let said = String::from_utf8_lossy(&output.stdout);
    let kept = said.split("kept in `").nth(1).and_then(|rest| rest.split('`').next());
    let kept = PathBuf::from(kept.expect("it says where the database is"));
    assert!(kept.join("crash.db").exists(), "{said}");
    fs::remove_dir_all(kept).expect("it is ours");
}
