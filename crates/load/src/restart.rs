//! A database full of games: how soon a server on it answers.

use crate::{
    args::{GameName, Restart},
    figures::{Range, round},
    guest::Guest,
    server::{Program, Scratch, Server, any_port},
};
use anyhow::{Context, Result};
use approdo_hub::wire::{CreateTable, PlayMove, SeatPlan, ViewerName};
use approdo_hub::{GuestId, Hub, HubSettings, StateQuery, SystemClock};
use approdo_store::{Journal, NewTable, SqliteStore, Store, StoredTable, TableId};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use serde_json::json;
use std::{collections::VecDeque, fs, io::Write, path::Path, sync::Arc, time::Instant};

/// How many commands are in flight while a database is filled.
const WAITING: usize = 2_000;

/// The cookie of the guest who plays on after every start.
const PLAYER: &str = "AAAAAAAAAAAAAAAAAAAAAA";

/// Startup times in milliseconds.
#[derive(Debug, Serialize)]
struct Report {
    games: u32,
    entries: u64,
    database_mb: f64,
    /// From the start of the process to the first answer of `/health`.
    healthy_after_clean_end_ms: Range,
    /// The same on a database whose server was killed, with its log (WAL) as it was left.
    healthy_after_kill_ms: Range,
    log_left_by_kill_mb: f64,
    /// From the start of the process until a stored game was shown.
    game_shown_ms: Range,
    /// From the start of the process until a move at a stored game was on the disk.
    first_move_ms: Range,
}

/// Measures and reports.
pub(crate) async fn run(arguments: &Restart, output: &mut dyn Write) -> Result<()> {
    let scratch = Scratch::new(&arguments.which)?;
    let (clean, killed) = (scratch.file("clean.db"), scratch.file("killed.db"));
    let began = Instant::now();
    let template = play_a_game(arguments.moves).await?;
    let store = Arc::new(SqliteStore::open(&clean)?);
    fill(&store, &template, arguments.games).await?;
    let table = found(&hub(store.clone()), GuestId::of_cookie(PLAYER)).await?;
    // The store is idle: these are the files as `kill -9` would leave them.
    fs::copy(&clean, &killed).context("the database cannot be copied")?;
    fs::copy(log_of(&clean), log_of(&killed)).context("the log of the database cannot be copied")?;
    store.close().await?;
    let megabytes = |path: &Path| fs::metadata(path).map_or(0.0, |file| round(file.len() as f64 / 1e6));
    let (database_mb, log_left_by_kill_mb) = (megabytes(&clean), megabytes(&log_of(&killed)));
    let entries = template.entries.len() as u64 * u64::from(arguments.games);
    if !arguments.json {
        let seconds = began.elapsed().as_secs_f64();
        let games = arguments.games;
        writeln!(
            output,
            "{games} games with {entries} entries, {database_mb:.0} MB, stored in {seconds:.1} s"
        )?;
        output.flush()?;
    }
    let program = Program::new(&arguments.which, GameName::Armada)?;
    let (mut after_clean_end, mut after_kill) = (Vec::new(), Vec::new());
    let (mut shown, mut played) = (Vec::new(), Vec::new());
    for _ in 0..arguments.runs {
        let server = program.start(&clean, any_port())?;
        after_clean_end.push(milliseconds(server.is_healthy().await?));
        shown.push(show(&server, arguments.games / 2).await?);
        played.push(play_on(&server, &table).await?);
        server.stop()?;
        let server = program.start(&killed, any_port())?;
        after_kill.push(milliseconds(server.is_healthy().await?));
        shown.push(show(&server, arguments.games / 2).await?);
        played.push(play_on(&server, &table).await?);
        server.kill()?;
    }
    let range = |times: Vec<f64>| Range::of(times.into_iter());
    let report = Report {
        games: arguments.games,
        entries,
        database_mb,
        healthy_after_clean_end_ms: range(after_clean_end),
        healthy_after_kill_ms: range(after_kill),
        log_left_by_kill_mb,
        game_shown_ms: range(shown),
        first_move_ms: range(played),
    };
    if arguments.json {
        writeln!(output, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        writeln!(output, "answers after a clean end   {:.0} ms", report.healthy_after_clean_end_ms)?;
        writeln!(
            output,
            "answers after a kill        {:.0} ms, with a log of {log_left_by_kill_mb:.0} MB to read",
            report.healthy_after_kill_ms
        )?;
        writeln!(output, "a stored game is shown      {:.0} ms after the start", report.game_shown_ms)?;
        writeln!(output, "a first move is on the disk {:.0} ms after the start", report.first_move_ms)?;
    }
    Ok(())
}

fn log_of(database: &Path) -> std::path::PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push("-wal");
    path.into()
}

fn milliseconds(time: std::time::Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// Reads one of the games, and returns how long after the start the server showed it.
async fn show(server: &Server, number: u32) -> Result<f64> {
    Guest::new(server.address).get(&format!("/api/tables/{}", name(number))).await?;
    Ok(milliseconds(server.began.elapsed()))
}

/// Makes a move in a stored game, and returns how long after the start the server acknowledged it.
async fn play_on(server: &Server, table: &str) -> Result<f64> {
    let mut player = Guest::with_cookie(server.address, PLAYER);
    let path = format!("/api/tables/{table}");
    let state = player.get(&path).await?;
    let version = &state["summary"]["version"];
    let choices = state["choices"].as_array().context("no choices are offered")?;
    let legal = choices.iter().find(|choice| choice["refused"].is_null()).context("no move is legal")?;
    let request = json!({
        "seat": state["you"]["viewer"]["seat"], "version": version, "move": legal["move"], "key": version.to_string(),
    });
    player.post(&format!("{path}/moves"), &request).await?;
    Ok(milliseconds(server.began.elapsed()))
}

fn name(number: u32) -> String {
    format!("stored-{number:08}")
}

/// Tables in a store.
fn hub(store: Arc<dyn Store>) -> Hub {
    Hub::new(store, &approdo_catalog::GAMES, HubSettings::default(), Arc::new(SystemClock))
}

/// A table where one guest plays both seats.
async fn found(hub: &Hub, guest: GuestId) -> Result<String> {
    let seats = vec![SeatPlan::Mine { name: None }, SeatPlan::Mine { name: None }];
    let plan = CreateTable { game: GameName::Armada.id().to_owned(), seats, ..CreateTable::default() };
    Ok(hub.create(guest, plan).await?.table)
}

/// A real game with this number of moves, as it is stored.
async fn play_a_game(moves: u32) -> Result<StoredTable> {
    let store = Arc::new(SqliteStore::in_memory()?);
    let hub = hub(store.clone());
    let guest = GuestId::of_cookie("whoever plays both seats");
    let table = found(&hub, guest).await?;
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for number in 0..moves {
        let state = hub.state(guest, &table, StateQuery::default()).await?;
        let ViewerName::Seat(seat) = state.you.viewer else { break };
        let mut legal: Vec<_> = state.choices.into_iter().filter(|choice| choice.refused.is_none()).collect();
        let Some(index) = rng.next_u64().checked_rem(legal.len() as u64) else { break };
        let mv = legal.swap_remove(index as usize).mv;
        let version = state.summary.version;
        let request = PlayMove { seat, version, mv, key: number.to_string(), confirmed: true };
        hub.play(guest, &table, request).await?;
    }
    store.load_table(&TableId(table)).await?.context("the game was just stored")
}

/// Stores the game many times, under other ids.
async fn fill(store: &SqliteStore, template: &StoredTable, games: u32) -> Result<()> {
    let mut waiting = VecDeque::new();
    for number in 0..games {
        let copy = NewTable::copy_of(template.clone(), TableId(name(number)), Vec::new());
        waiting.push_back(store.create_table(copy));
        if WAITING < waiting.len()
            && let Some(created) = waiting.pop_front()
        {
            created.await?;
        }
    }
    for created in waiting {
        created.await?;
    }
    Ok(())
}
