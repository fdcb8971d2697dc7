//! The command line.

use crate::server::Target;
use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::{Value, json};
use std::{ffi::OsString, path::PathBuf};

/// Measures the table server on this machine, and kills it to see what it keeps.
#[derive(Debug, Parser)]
#[command(name = "approdo-load", version, disable_help_subcommand = false)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play at many tables: durable moves a second, how long a move takes, how soon the other player sees it.
    Moves(Moves),
    /// Open many quiet sockets: what each costs the server.
    Idle(Idle),
    /// Start a server on a database full of games: how soon it answers.
    Restart(Restart),
    /// Kill the server under load again and again: was an acknowledged move lost or doubled?
    Crash(Crash),
    /// The same as `approdo serve`; the servers that are measured are started by this.
    #[command(hide = true, disable_help_flag = true)]
    Serve {
        /// The arguments of `approdo serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// The same for Nim, which is in no catalogue.
    #[command(hide = true, disable_help_flag = true)]
    ServeNim {
        /// The arguments of `approdo serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    /// A real game: long, with luck, secrets and up to hundreds of choices.
    Armada,
    /// The smallest game: what remains is the cost of the server itself.
    Nim,
}

impl GameName {
    /// The id of the game.
    pub(crate) fn id(self) -> &'static str {
        match self {
            GameName::Armada => "armada",
            GameName::Nim => "nim",
        }
    }

    /// What is agreed: the longest game.
    pub(crate) fn options(self) -> Value {
        match self {
            GameName::Armada => json!({}),
            GameName::Nim => json!({ "piles": 5 }),
        }
    }
}

/// Which server is measured.
#[derive(Debug, Args)]
pub(crate) struct Which {
    /// The program to start as the server, e.g. `target/release/approdo`; this program itself unless given,
    /// which holds the same server.
    #[arg(long, value_name = "FILE")]
    pub(crate) server: Option<PathBuf>,
    /// Where databases are put for as long as the measurement takes; the system's temporary folder unless given.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Moves {
    /// How many tables, each with two players and two sockets.
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) tables: u32,
    /// Moves a second at all tables together.
    #[arg(long, default_value_t = 500, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rate: u32,
    /// As many moves as the server can take: every player moves as soon as it is asked.
    #[arg(long, conflicts_with = "rate")]
    pub(crate) saturate: bool,
    /// Every player asks for the prices of the choices.
    #[arg(long)]
    pub(crate) prices: bool,
    /// So many spectators besides, who take nothing of what is sent to them.
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pub(crate) stalled: u32,
    /// How long each run is measured; two seconds before that do not count.
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=600))]
    pub(crate) seconds: u32,
    /// How many runs, each on a new server.
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) runs: u32,
    /// What is played.
    #[arg(long, value_enum, default_value_t = GameName::Armada)]
    pub(crate) game: GameName,
    /// A server that runs already on this machine, started with `--no-rate-limits`; otherwise one is started.
    #[arg(long, value_name = "URL", conflicts_with_all = ["server", "folder"])]
    pub(crate) url: Option<Target>,
    #[command(flatten)]
    pub(crate) which: Which,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Idle {
    /// How many tables.
    #[arg(long, default_value_t = 1_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// How many sockets at all tables together: first the players, then spectators.
    #[arg(long, default_value_t = 2_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=18_000))]
    pub(crate) sockets: u32,
    /// What is played.
    #[arg(long, value_enum, default_value_t = GameName::Armada)]
    pub(crate) game: GameName,
    #[command(flatten)]
    pub(crate) which: Which,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Restart {
    /// How many games are stored.
    #[arg(long, default_value_t = 100_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,
    /// How many moves each of them has at most.
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) moves: u32,
    /// How often the server is started after a clean end, and how often after `kill -9`.
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) runs: u32,
    #[command(flatten)]
    pub(crate) which: Which,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Crash {
    /// How often the server is killed.
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) kills: u32,
    /// How many tables, each with two players and two sockets.
    #[arg(long, default_value_t = 40, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(crate) tables: u32,
    /// Moves a second at all tables together, at most.
    #[arg(long, default_value_t = 500, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rate: u32,
    /// The server is killed after so many acknowledged moves, more or less.
    #[arg(long, default_value_t = 150, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) moves: u32,
    /// Decides which moves are made and when the server is killed.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) which: Which,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}
