//! Measures the table server, and kills it to see what it keeps.
//!
//! The server runs in a process of its own, on this machine only; players are clients that use only what `docs/api.md`
//! describes: cookies, HTTP and sockets.
//!
//! ```text
//! args       the command line                      server     the server as a process: start, kill, memory
//! guest      a player's cookie and requests        socket     a player's socket
//! table      a table for two players               figures    latencies and ranges of several runs
//! groups     many things, a few at a time          metrics    what the server says about itself
//! moves      how many moves, how fast              idle       what a quiet socket costs
//! restart    how soon a full server is back        crash      kill -9 under load, and who lost what
//! ```
//!
//! Exit codes: 0 when all is well, 1 when the server lost or doubled something, 2 for bad input or an unreachable
//! server, with one sentence that says what is wrong.

#![allow(clippy::disallowed_types, reason = "measuring is telling the time; no rule is decided here")]

mod args;
pub mod crash;
mod figures;
mod groups;
mod guest;
mod idle;
mod metrics;
mod moves;
mod restart;
mod server;
mod socket;
mod table;

use anyhow::{Context, Result};
use approdo_nim::Nim;
use approdo_table::Module;
use args::{Arguments, Command};
use clap::{Parser, error::ErrorKind};
use std::{
    ffi::OsString,
    io::{self, Write},
};
use tokio::runtime::Runtime;

/// The server lost or doubled something.
const FAILED: u8 = 1;

/// Bad input, or an unreachable server.
const BAD: u8 = 2;

static NIM: [Module; 1] = [Module::of::<Nim>()];

/// Runs one command and returns the exit code.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error, output, errors),
    };
    execute(&arguments, output).unwrap_or_else(|error| {
        complain(&format!("{error:#}"), errors);
        BAD
    })
}

fn execute(arguments: &Arguments, output: &mut dyn Write) -> Result<u8> {
    match &arguments.command {
        Command::Moves(arguments) => runtime()?.block_on(moves::run(arguments, output)).map(|()| 0),
        Command::Idle(arguments) => runtime()?.block_on(idle::run(arguments, output)).map(|()| 0),
        Command::Restart(arguments) => runtime()?.block_on(restart::run(arguments, output)).map(|()| 0),
        Command::Crash(arguments) => {
            let sound = runtime()?.block_on(crash::run(arguments, output))?;
            Ok(if sound { 0 } else { FAILED })
        }
        Command::Serve { arguments } => Ok(serve(&approdo_catalog::GAMES, arguments)),
        Command::ServeNim { arguments } => Ok(serve(&NIM, arguments)),
    }
}

fn runtime() -> Result<Runtime> {
    Runtime::new().context("the threads of the players cannot be started")
}

/// Runs `approdo serve` for these games.
fn serve(games: &'static [Module], arguments: &[OsString]) -> u8 {
    let words = ["approdo", "serve"].map(OsString::from).into_iter().chain(arguments.iter().cloned());
    let mut terminal = approdo_cli::Terminal {
        input: &mut io::empty(),
        output: &mut io::stdout().lock(),
        errors: &mut io::stderr(),
        interactive: false,
        on_screen: false,
    };
    approdo_cli::run(games, words, &mut terminal)
}

/// Prints the requested help, or one sentence about what is wrong with the arguments.
fn explain(error: &clap::Error, output: &mut dyn Write, errors: &mut dyn Write) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // If even this write fails, the error cannot be shown anywhere.
            let _ = write!(output, "{error}");
            0
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = write!(errors, "{error}");
            BAD
        }
        _ => {
            let text = error.to_string();
            let lines: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
            let sentence = lines.join(" ");
            complain(&format!("{}; see `approdo-load help`", sentence.trim_start_matches("error: ")), errors);
            BAD
        }
    }
}

fn complain(sentence: &str, errors: &mut dyn Write) {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    // If even this write fails, the error cannot be shown anywhere.
    let _ = writeln!(errors, "approdo-load: {}", words.join(" "));
}
