//! What can be typed after `approdo`.

use approdo_gate::{HostName, Network};
use approdo_phrases::Language;
use clap::{Args, Parser, Subcommand};
use std::{net::SocketAddr, path::PathBuf};

/// A table for board games under fully enforced rules.
#[derive(Debug, Parser)]
#[command(name = "approdo", version)]
pub(crate) struct Arguments {
    /// Read the games' data files from DIR/<game>/*.toml instead of the built-in ones.
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their seats and their options.
    Games(Games),
    /// Play a game in the terminal, alone against bots or with friends at one keyboard.
    Play(Play),
    /// Let bots play many games and count how they end.
    Simulate(Simulate),
    /// Let bots meet in rotated seats with the same luck and compare how often they win.
    ///
    /// A round is one seed, played once from every seat. Where seats play unlike things, such as factions, these are drawn
    /// by lot: a seat has the same in all games of a round, so that every bot plays each of them in turn, and the next
    /// round has the next ones.
    Tournament(Tournament),
    /// Tell a recorded game step by step.
    Replay(Replay),
    /// Check that a recorded game was played by the rules and with the luck of its seed.
    Verify(Verify),
    /// Print a position of a recorded game as the `given` block of a scenario.
    Position(Position),
    /// Run scenario files and report every expectation that fails.
    Scenario(Scenario),
    /// Look up rules by clause or words, or list which clauses are tested.
    Rules(Rules),
    /// Serve tables to browsers and programs until Ctrl-C.
    Serve(Serve),
    /// Copy the database of a server into a new file, also while the server runs.
    Backup(Backup),
    /// Put a backup in the place of the database of a server that does not run.
    Restore(Restore),
}

impl Command {
    /// The language of its messages.
    pub(crate) fn language(&self) -> Language {
        match self {
            Command::Play(arguments) => arguments.lang,
            Command::Replay(arguments) => arguments.lang,
            Command::Rules(arguments) => arguments.lang,
            Command::Verify(arguments) => arguments.lang,
            Command::Position(arguments) => arguments.lang,
            Command::Serve(arguments) => arguments.lang,
            Command::Backup(arguments) => arguments.lang,
            Command::Restore(arguments) => arguments.lang,
            Command::Games(_) | Command::Simulate(_) | Command::Tournament(_) | Command::Scenario(_) => {
                Language::English
            }
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, default_value = "127.0.0.1:8080", value_parser = address, value_name = "ADDRESS:PORT")]
    pub(crate) addr: SocketAddr,
    /// The database; it is created if it is not there.
    #[arg(long, default_value = "approdo.db", value_name = "FILE")]
    pub(crate) db: PathBuf,
    /// Believe what these proxies say about whom they speak for, e.g. `127.0.0.1,10.0.0.0/8`.
    #[arg(long, value_name = "NETWORK,..", value_delimiter = ',')]
    pub(crate) trust_proxy: Vec<Network>,
    /// Answer to these names, too, e.g. `games.example.org`; addresses, and names of the own network, need none.
    #[arg(long, value_name = "NAME,..", value_delimiter = ',')]
    pub(crate) host: Vec<HostName>,
    /// Show `/metrics` to everybody, not only on this machine.
    #[arg(long)]
    pub(crate) public_metrics: bool,
    /// Let everybody ask as fast as they like; for load tests on one's own machine.
    #[arg(long)]
    pub(crate) no_rate_limits: bool,
    /// How many bots think at the same time; half of the processors unless given.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<usize>, value_name = "N")]
    pub(crate) bots: Option<usize>,
    /// How long every bot waits at least before it answers, in milliseconds.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>, value_name = "MS")]
    pub(crate) bot_pause: Option<u64>,
    /// What goes to the log, e.g. `info` or `approdo_hub=debug`.
    #[arg(long, default_value = "warn", value_name = "FILTER")]
    pub(crate) log: String,
    /// Write the log as JSON, one object on each line.
    #[arg(long)]
    pub(crate) log_json: bool,
    /// The language of what the terminal shows: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The new file; nothing is overwritten.
    pub(crate) file: PathBuf,
    /// The database of the server.
    #[arg(long, default_value = "approdo.db", value_name = "FILE")]
    pub(crate) db: PathBuf,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// The backup.
    pub(crate) file: PathBuf,
    /// The database to replace; what was there before is moved aside.
    #[arg(long, default_value = "approdo.db", value_name = "FILE")]
    pub(crate) db: PathBuf,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What every command that starts a game agrees on.
#[derive(Debug, Args)]
pub(crate) struct Agreement {
    /// How many seats; the fewest that the game allows unless given.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u8>, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Options of the game, e.g. `option_cards=true,round_limit=20`; see `approdo games`.
    #[arg(long, value_name = "KEY=VALUE,..", default_value = "", hide_default_value = true)]
    pub(crate) options: String,
    /// A number or 64 hexadecimal digits; the same seed gives the same luck.
    #[arg(long, allow_negative_numbers = true, value_name = "SEED")]
    pub(crate) seed: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The game, e.g. `armada`.
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// Go on with a game that `save` stored before its end; say again who plays with `--bots`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// Bots for the last seats, e.g. `greedy,steady`; the other seats are people. Every seat but the first is a
    /// `steady` bot unless given; `none` means people only.
    #[arg(long, value_name = "LEVEL,..", value_delimiter = ',')]
    pub(crate) bots: Option<Vec<String>>,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// The game, e.g. `armada`.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// How many games.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>, default_value_t = 100, value_name = "N")]
    pub(crate) games: u32,
    /// One bot for all seats, or one for each.
    #[arg(long, default_value = "random", value_name = "BOT,..", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many games run at the same time, at most 256; one per processor unless given.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<usize>, value_name = "J")]
    pub(crate) jobs: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Tournament {
    /// The game, e.g. `armada`.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) agreement: Agreement,
    /// The bots that meet, at least two.
    #[arg(long, required = true, value_name = "BOT,BOT,..", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many games; rounded up so that every bot sits in every seat equally often.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>, default_value_t = 100, value_name = "N")]
    pub(crate) games: u32,
    /// How many games run at the same time, at most 256; one per processor unless given.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<usize>, value_name = "J")]
    pub(crate) jobs: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The recorded game.
    pub(crate) file: PathBuf,
    /// Stop after this many steps.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>, value_name = "STEP")]
    pub(crate) at: Option<u32>,
    /// See it from this seat, counted from 0, with the seat's secrets; from outside unless given.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u8>, value_name = "N")]
    pub(crate) seat: Option<u8>,
    /// Show a seat's secrets even though the game is not over.
    #[arg(long)]
    pub(crate) reveal: bool,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The recorded game.
    pub(crate) file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Position {
    /// The recorded game.
    pub(crate) file: PathBuf,
    /// After this many steps; at the end unless given.
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>, value_name = "STEP")]
    pub(crate) at: Option<u32>,
    /// Show all secrets even though the game is not over.
    #[arg(long)]
    pub(crate) reveal: bool,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Scenario {
    /// The scenario files.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// The game whose rulebook to open, `table` for the rules of every game, or `coverage` to list how much of
    /// each rulebook is tested.
    pub(crate) game: String,
    /// A clause, e.g. `ARM-5.12`, or words that a clause contains; the whole rulebook if nothing is given.
    pub(crate) words: Vec<String>,
    /// The language: `en` or `it`.
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    pub(crate) lang: Language,
    /// Print JSON (for `coverage`).
    #[arg(long)]
    pub(crate) json: bool,
}

/// Where to listen. A name could mean several addresses, so it is none.
fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "an address in numbers and a port up to 65535 are needed, like 127.0.0.1:8080")
}

/// A number of games, seats or steps; what is none is said in plain words.
fn whole<T: TryFrom<u64>>(text: &str) -> Result<T, &'static str> {
    let is_whole = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_whole {
        return Err("a whole number is needed, 0 or more");
    }
    let number = text.parse().ok().and_then(|number: u64| T::try_from(number).ok());
    number.ok_or("the number is too large")
}
