//! The command line of Approdo: play, simulate, compare bots, replay, verify, look rules up, serve tables.
//!
//! Everything is behind [`run`], which takes the games, the arguments and the terminal; `main.rs` passes the real ones,
//! tests pass others. Commands return the exit code: 0 on success, 1 when an expectation of a scenario failed or a game
//! between bots did not end, 2 for bad input, with one sentence that says what is wrong.

#![allow(
    clippy::disallowed_types,
    reason = "the command line measures speed and draws a seed where none is given; no rule is decided here"
)]

mod agreement;
mod args;
mod asked;
mod backup;
mod data;
mod files;
mod found;
mod games;
mod play;
mod record;
mod replay;
mod report;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod storage;
mod terminal;
mod tournament;
mod trouble;
mod verify;
mod voice;

pub use terminal::Terminal;

use anyhow::Result;
use approdo_table::Module;
use args::{Arguments, Command};
use clap::{Parser, error::ErrorKind};
use std::{ffi::OsString, io};

/// An expectation was not met, or a game did not end.
const FAILED: u8 = 1;

/// Bad input, or a record that is not honest.
const BAD: u8 = 2;

/// Runs one command and returns the exit code.
pub fn run(
    games: &'static [Module],
    arguments: impl IntoIterator<Item = OsString>,
    terminal: &mut Terminal<'_>,
) -> u8 {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error, terminal),
    };
    let code = execute(games, &arguments, terminal).and_then(|code| {
        terminal.output.flush()?;
        Ok(code)
    });
    code.unwrap_or_else(|error| {
        // A closed pipe (`approdo rules armada | head`) is no error.
        let closed = |cause: &(dyn std::error::Error + 'static)| {
            cause.downcast_ref::<io::Error>().is_some_and(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
        };
        if error.chain().any(closed) {
            return 0;
        }
        complain(&files::told(&error, arguments.command.language()), terminal);
        BAD
    })
}

fn execute(games: &'static [Module], arguments: &Arguments, terminal: &mut Terminal<'_>) -> Result<u8> {
    if let Some(folder) = &arguments.data {
        data::load(games, folder, terminal)?;
    }
    match &arguments.command {
        Command::Games(arguments) => games::run(games, arguments, terminal),
        Command::Play(arguments) => play::run(games, arguments, terminal),
        Command::Simulate(arguments) => simulate::run(games, arguments, terminal),
        Command::Tournament(arguments) => tournament::run(games, arguments, terminal),
        Command::Replay(arguments) => replay::run(games, arguments, terminal),
        Command::Verify(arguments) => verify::run(games, arguments, terminal),
        Command::Position(arguments) => replay::position(games, arguments, terminal),
        Command::Scenario(arguments) => scenario::run(games, arguments, terminal),
        Command::Rules(arguments) => rules::run(games, arguments, terminal),
        Command::Serve(arguments) => serve::run(games, arguments, terminal),
        Command::Backup(arguments) => backup::back_up(arguments, terminal),
        Command::Restore(arguments) => backup::restore(arguments, terminal),
    }
}

/// Prints the requested help, or one sentence about what is wrong with the arguments.
fn explain(error: &clap::Error, terminal: &mut Terminal<'_>) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // If even this write fails, the error cannot be shown anywhere.
            let _ = write!(terminal.output, "{error}");
            0
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = write!(terminal.errors, "{error}");
            BAD
        }
        _ => {
            let text = error.to_string();
            let lines: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
            let sentence = lines.join(" ");
            let sentence = sentence.trim_start_matches("error: ").trim_end_matches('.');
            complain(&format!("{sentence}; see `approdo help`"), terminal);
            BAD
        }
    }
}

fn complain(sentence: &str, terminal: &mut Terminal<'_>) {
    // One line instead of the several that some libraries print. Control characters are removed: quoted file contents
    // must not control the terminal.
    let sentence = sentence.replace(|c: char| c.is_control(), " ");
    let words: Vec<&str> = sentence.split_whitespace().collect();
    // If even this write fails, the error cannot be shown anywhere.
    let _ = terminal.output.flush();
    let _ = writeln!(terminal.errors, "approdo: {}", words.join(" "));
}
