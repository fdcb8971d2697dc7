//! `kill -9` under load, again and again: was an acknowledged move lost or doubled?
//!
//! Clients move over sockets; when the server is down they reconnect until it is back, name the version that they know,
//! and repeat an unanswered move under its idempotency key. In the end what they were told ([`ledger`]) is compared
//! with what is stored and with what the server shows ([`check`]).

pub mod check;
mod client;
pub mod ledger;

use crate::{
    args::{Crash, GameName},
    figures::{Latency, Range, round},
    guest::Guest,
    server::{Program, Scratch, Server, lasting_port},
    table::TableForTwo,
};
use anyhow::{Context, Result, bail};
use approdo_store::{Journal, SqliteStore, Store, TableId};
use check::Fault;
use client::{Client, Notes, Shared};
use ledger::{Account, Fate};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use std::{
    io::Write,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

/// Timeout without any acknowledgement: something hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// Limit of the faults that are reported.
const MOST_FAULTS: usize = 20;

/// The result.
#[derive(Debug, Serialize)]
struct Report {
    kills: u32,
    tables: usize,
    finished_games: usize,
    acknowledged_moves: usize,
    moves_per_second: f64,
    /// Moves that were stored when the server was killed before it could answer.
    answered_after_a_kill: u64,
    /// Time from starting the server to its first answer.
    restart_ms: Range,
    /// Number of reconnections.
    resumed: usize,
    /// Time from losing the connection to seeing the table again.
    resumed_ms: Latency,
    faults: Vec<String>,
}

/// Kills, compares, and reports; returns whether nothing was lost.
pub(crate) async fn run(arguments: &Crash, output: &mut dyn Write) -> Result<bool> {
    let mut scratch = Scratch::new(&arguments.which)?;
    let database = scratch.file("crash.db");
    let program = Program::new(&arguments.which, GameName::Armada)?;
    let mut server = program.start(&database, lasting_port()?)?;
    let address = server.address;
    let mut restarts = vec![server.is_healthy().await?];
    let (players, began) = (Players::start(arguments, address), Instant::now());
    let mut rng = Pcg64Mcg::seed_from_u64(arguments.seed);
    let mut next = 0;
    for _ in 0..arguments.kills {
        next += u64::from(arguments.moves / 2) + rng.next_u64() % u64::from(arguments.moves.max(1));
        players.have_made(next, &mut server).await?;
        server.kill()?;
        server = program.start(&database, address)?;
        restarts.push(server.is_healthy().await?);
    }
    // Every client has to reconnect once more before the end.
    players.have_made(next + u64::from(arguments.moves), &mut server).await?;
    let elapsed = began.elapsed();
    let tables = players.finish().await?;
    let mut faults: Vec<Fault> =
        tables.iter().flat_map(|table| &table.notes).flat_map(|notes| notes.faults.clone()).collect();
    let accounts: Vec<Account> = tables.iter().map(Played::account).collect();
    let mut finished_games = 0;
    let mut shown = Vec::new();
    for account in &accounts {
        shown.push(show(address, &account.table).await?);
    }
    server.kill()?;
    let store = SqliteStore::open(&database)?;
    for (account, shown) in accounts.iter().zip(shown) {
        finished_games += usize::from(shown.export.is_some());
        faults.extend(examine(&store, account, &shown).await?);
    }
    store.close().await?;
    let fates = || accounts.iter().flat_map(|account| &account.attempts).map(|attempt| attempt.fate);
    let acknowledged_moves = fates().filter(|fate| matches!(fate, Fate::Acknowledged { .. })).count();
    let notes = || tables.iter().flat_map(|table| &table.notes);
    let resumed: Vec<Duration> = notes().flat_map(|notes| notes.resumed.iter().copied()).collect();
    let report = Report {
        kills: arguments.kills,
        tables: accounts.len(),
        finished_games,
        acknowledged_moves,
        moves_per_second: round(acknowledged_moves as f64 / elapsed.as_secs_f64()),
        answered_after_a_kill: notes().map(|notes| notes.repeated).sum(),
        restart_ms: Range::of(restarts.iter().map(|time| time.as_secs_f64() * 1_000.0)),
        resumed: resumed.len(),
        resumed_ms: Latency::of(resumed),
        faults: faults.iter().map(Fault::to_string).collect(),
    };
    tell(&report, arguments.json, output)?;
    if !faults.is_empty() {
        let kept = scratch.keep();
        writeln!(output, "the database is kept in `{}`", kept.display())?;
    }
    Ok(faults.is_empty())
}

fn tell(report: &Report, json: bool, output: &mut dyn Write) -> Result<()> {
    if json {
        writeln!(output, "{}", serde_json::to_string_pretty(report)?)?;
        return Ok(());
    }
    let Report { kills, tables, finished_games, acknowledged_moves, moves_per_second, .. } = report;
    writeln!(
        output,
        "{kills} kills, {acknowledged_moves} acknowledged moves at {tables} tables ({finished_games} played to \
         the end), {moves_per_second:.0} moves/s with all pauses"
    )?;
    writeln!(
        output,
        "the server is back after {:.0} ms; {} times a player came back by itself: {}",
        report.restart_ms, report.resumed, report.resumed_ms
    )?;
    writeln!(
        output,
        "{} moves were stored when the server was killed before it could answer; all were recognised",
        report.answered_after_a_kill
    )?;
    match report.faults.len() {
        0 => writeln!(output, "0 acknowledged moves lost or doubled; every table verifies")?,
        n => writeln!(output, "{n} FAULTS")?,
    }
    for fault in report.faults.iter().take(MOST_FAULTS) {
        writeln!(output, "  {fault}")?;
    }
    Ok(())
}

/// The clients of all tables.
struct Players {
    acknowledged: watch::Receiver<u64>,
    stop: watch::Sender<bool>,
    tables: JoinSet<Result<Vec<Played>>>,
}

/// A game that was played, and what its two clients know.
struct Played {
    table: String,
    notes: [Notes; 2],
}

impl Played {
    fn account(&self) -> Account {
        Account {
            table: self.table.clone(),
            attempts: self.notes.iter().flat_map(|notes| notes.attempts.iter().cloned()).collect(),
            told: self.notes.iter().map(|notes| notes.told).max().unwrap_or(0),
        }
    }
}

impl Players {
    fn start(arguments: &Crash, address: SocketAddr) -> Self {
        let (acknowledged, counted) = watch::channel(0);
        let (stop, stopped) = watch::channel(false);
        let pause = Duration::from_secs_f64(f64::from(arguments.tables) / f64::from(arguments.rate));
        let shared = Arc::new(Shared { acknowledged, stop: stopped, pause });
        let mut tables = JoinSet::new();
        for number in 0..u64::from(arguments.tables) {
            let rng = Pcg64Mcg::seed_from_u64(arguments.seed.wrapping_add(number << 32));
            tables.spawn(play(address, Arc::clone(&shared), rng));
        }
        Players { acknowledged: counted, stop, tables }
    }

    /// Waits for a number of acknowledged moves; fails if the server ends by itself.
    async fn have_made(&self, moves: u64, server: &mut Server) -> Result<()> {
        let mut acknowledged = self.acknowledged.clone();
        while *acknowledged.borrow_and_update() < moves {
            if !server.runs() {
                bail!("the server ended by itself; what it says is above");
            }
            let more = timeout(PATIENCE, acknowledged.changed()).await;
            more.context("no move was acknowledged for a minute")?.context("the players are gone")?;
        }
        Ok(())
    }

    /// Stops the clients and waits until they have finished.
    async fn finish(mut self) -> Result<Vec<Played>> {
        self.stop.send_replace(true);
        let mut played = Vec::new();
        let everybody = async {
            while let Some(tables) = self.tables.join_next().await {
                played.extend(tables.context("a player broke down")??);
            }
            Ok(())
        };
        match timeout(PATIENCE, everybody).await {
            Ok(Ok(())) => Ok(played),
            Ok(Err(error)) => Err(error),
            Err(_) => bail!("some player could not come back within a minute"),
        }
    }
}

/// Plays game after game.
async fn play(address: SocketAddr, shared: Arc<Shared>, mut rng: Pcg64Mcg) -> Result<Vec<Played>> {
    let mut games = Vec::new();
    while !*shared.stop.borrow() {
        let Ok(TableForTwo { id, players: [one, two] }) = TableForTwo::make(address, GameName::Armada).await
        else {
            // The server is down: a table whose creation was never acknowledged is no loss.
            sleep(Duration::from_millis(5)).await;
            continue;
        };
        let mut client = |guest: Guest, seat| {
            let rng = Pcg64Mcg::seed_from_u64(rng.next_u64());
            Client::new(guest, id.clone(), seat, Arc::clone(&shared), rng).run()
        };
        let (one, two) = tokio::try_join!(client(one, 0), client(two, 1))?;
        games.push(Played { table: id, notes: [one, two] });
    }
    Ok(games)
}

/// What the server shows of a table.
struct Shown {
    version: u64,
    step: u64,
    /// The latest version of its log.
    log_version: u64,
    /// The steps of the replay file, if the game is over.
    export: Option<Vec<String>>,
}

async fn show(address: SocketAddr, table: &str) -> Result<Shown> {
    let mut guest = Guest::new(address);
    let state = guest.get(&format!("/api/tables/{table}")).await?;
    let number = |name: &str| state["summary"][name].as_u64().with_context(|| format!("no {name}: {state}"));
    let (version, step) = (number("version")?, number("step")?);
    let log = guest.get(&format!("/api/tables/{table}/log?since=0")).await?;
    guest.get(&format!("/api/tables/{table}/history/{step}")).await?;
    let export = if state["summary"]["status"] == "over" {
        let record = guest.get(&format!("/api/tables/{table}/export")).await?;
        Some(serde_json::from_value(record["steps"].clone()).context("the record has no steps")?)
    } else {
        None
    };
    Ok(Shown { version, step, log_version: log["version"].as_u64().unwrap_or(0), export })
}

/// Compares what clients know, what is stored and what the server shows.
async fn examine(store: &SqliteStore, account: &Account, shown: &Shown) -> Result<Vec<Fault>> {
    let table = account.table.clone();
    let id = TableId(table.clone());
    let Some(stored) = store.load_table(&id).await? else {
        return Ok(vec![Fault::Shown { table, problem: "it is not stored".to_owned() }]);
    };
    let mut faults = check::compare(account, &stored.entries);
    let module = approdo_catalog::find(&stored.row.game).context("a game of the catalogue was played")?;
    faults.extend(check::verify(module, &stored));
    let steps: Vec<&str> = stored
        .entries
        .iter()
        .filter(|entry| matches!(entry.kind.as_str(), "move" | "luck"))
        .map(|entry| entry.payload.as_str())
        .collect();
    let Shown { version, step, log_version, export } = shown;
    let (entries, n_steps) = (stored.entries.len() as u64, steps.len() as u64);
    if (*version, *step, *log_version) != (entries, n_steps, entries) {
        let problem = format!(
            "version {version} and step {step} are shown (version {log_version} in the log), but {entries} \
             entries with {n_steps} steps are stored"
        );
        faults.push(Fault::Shown { table: table.clone(), problem });
    }
    if export.as_ref().is_some_and(|export| *export != steps) {
        faults.push(Fault::Shown { table, problem: "its replay file has other steps".to_owned() });
    }
    Ok(faults)
}
