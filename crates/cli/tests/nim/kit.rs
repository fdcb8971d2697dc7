//! Runs the program in this process, and helpers of the tests.

use approdo_cli::{Terminal, run};
use approdo_nim::Nim;
use approdo_table::Module;
use serde_json::Value;
use std::{ffi::OsString, fs, path::PathBuf};

pub static GAMES: [Module; 1] = [Module::of::<Nim>()];

/// Exit code and output of a command.
pub struct Ran {
    pub code: u8,
    pub output: String,
    pub errors: String,
}

pub fn approdo(arguments: &[&str], input: &str) -> Ran {
    at_terminal(arguments, input, false)
}

pub fn at_terminal(arguments: &[&str], input: &str, interactive: bool) -> Ran {
    with_games(&GAMES, arguments, input, interactive)
}

pub fn with_games(games: &'static [Module], arguments: &[&str], input: &str, interactive: bool) -> Ran {
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
pub fn good(arguments: &[&str], input: &str) -> String {
    let Ran { code, output, errors } = approdo(arguments, input);
    assert_eq!((code, errors.as_str()), (0, ""), "{arguments:?}: {output}");
    output
}

pub fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments, "")).expect("--json prints JSON")
}

/// Runs a command that must be refused with one sentence containing all of the words.
pub fn bad(arguments: &[&str], words: &[&str]) {
    let Ran { code, errors, .. } = approdo(arguments, "");
    assert_eq!(code, 2, "{arguments:?}: {errors}");
    assert_eq!(errors.lines().count(), 1, "{arguments:?}: {errors}");
    for word in words {
        assert!(errors.contains(word), "{arguments:?} should speak of {word}: {errors}");
    }
}

pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("records");
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder.join(name)
}

pub fn write(name: &str, text: &str) -> String {
    let path = scratch(name);
    fs::write(&path, text).expect("the scratch file can be written");
    path.display().to_string()
}

/// A game of one move, saved by playing it.
pub fn recorded(name: &str) -> String {
    let file = scratch(name).display().to_string();
    let output = good(
        &["play", "nim", "--bots", "none", "--options", "piles=1", "--seed", "7"],
        &format!("1\nsave! {file}\n"),
    );
    assert!(output.contains(&format!("stored in {file}")), "{output}");
    file
}
