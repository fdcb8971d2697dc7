//! Throughput and latency of moves at many tables.

use crate::{
    args::{GameName, Moves},
    figures::{Latency, Range, round},
    groups::in_groups,
    guest::Guest,
    metrics::Appends,
    server::{Program, Scratch, Vitals, any_port, expect_open_files},
    socket::{Socket, State, Told},
    table::TableForTwo,
};
use anyhow::{Context, Result, bail};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use std::{
    io::Write,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    task::JoinSet,
    time::{sleep, sleep_until},
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Warm-up that is not counted.
const WARM_UP: Duration = Duration::from_secs(2);

/// Results of one run.
#[derive(Debug, Serialize)]
struct Run {
    moves_per_second: f64,
    /// From sending a move to its acknowledgement.
    acknowledged: Latency,
    /// From sending a move to seeing it at the other player's socket.
    pushed: Latency,
    /// From passing a move to the store until it is on the disk, by the server's clock: median and 99th percentile.
    stored_p50_within_ms: f64,
    stored_p99_within_ms: f64,
    /// Average size of the pushed states, in bytes.
    state_bytes: f64,
    /// Memory of the server at the end.
    server_mb: f64,
    /// Processor time of the server per move.
    server_micros_per_move: f64,
    /// Processor time of the clients per move.
    player_micros_per_move: f64,
}

/// Measures and reports.
pub(crate) async fn run(arguments: &Moves, output: &mut dyn Write) -> Result<()> {
    expect_open_files(arguments.tables * 2 + arguments.stalled + 100)?;
    let mut runs = Vec::new();
    for number in 1..=arguments.runs {
        let run = match arguments.url {
            Some(target) => measure(arguments, target.0, None).await?,
            None => {
                let scratch = Scratch::new(&arguments.which)?;
                let program = Program::new(&arguments.which, arguments.game)?;
                let server = program.start(&scratch.file("load.db"), any_port())?;
                measure(arguments, server.address, Some(server.id())).await?
            }
        };
        if !arguments.json {
            writeln!(output, "run {number}: {:.0} durable moves/s", run.moves_per_second)?;
            writeln!(output, "  acknowledged   {}", run.acknowledged)?;
            writeln!(output, "  other player   {}", run.pushed)?;
            writeln!(
                output,
                "  on the disk    p50 within {:.2} ms, p99 within {:.2} ms of reaching the store",
                run.stored_p50_within_ms, run.stored_p99_within_ms,
            )?;
            writeln!(
                output,
                "  server         {:.1} MB, {:.0} µs of processor time a move (players {:.0} µs), states of {:.0} bytes",
                run.server_mb, run.server_micros_per_move, run.player_micros_per_move, run.state_bytes,
            )?;
            output.flush()?;
        }
        runs.push(run);
    }
    let range = |figure: fn(&Run) -> f64| Range::of(runs.iter().map(figure));
    let moves_per_second = range(|run| run.moves_per_second);
    let (acknowledged_p99, pushed_p99) = (range(|run| run.acknowledged.p99), range(|run| run.pushed.p99));
    if arguments.json {
        let report = serde_json::json!({
            "tables": arguments.tables, "game": arguments.game.id(), "seconds": arguments.seconds,
            "rate": (!arguments.saturate).then_some(arguments.rate), "stalled": arguments.stalled, "prices": arguments.prices,
            "moves_per_second": moves_per_second,
            "acknowledged_p99_ms": acknowledged_p99, "pushed_p99_ms": pushed_p99, "runs": runs,
        });
        writeln!(output, "{report:#}")?;
    } else {
        writeln!(
            output,
            "all runs: {moves_per_second:.0} durable moves/s; p99 acknowledged {acknowledged_p99:.2} ms, at the other \
             player {pushed_p99:.2} ms",
        )?;
    }
    Ok(())
}

/// One run against a server that listens.
async fn measure(arguments: &Moves, address: SocketAddr, server: Option<u32>) -> Result<Run> {
    let &Moves { tables, rate, saturate, seconds, game, prices, stalled, .. } = arguments;
    let pause = (!saturate).then(|| Duration::from_secs_f64(f64::from(tables) / f64::from(rate)));
    let stop = Arc::new(AtomicBool::new(false));
    let mut ready = in_groups((0..tables).map(|_| Pair::make(address, game, prices))).await?;
    let tables_of_stalled = ready.iter().map(|pair| pair.table.clone()).cycle().take(stalled as usize);
    let take_nothing = in_groups(tables_of_stalled.map(|table| stall(address, table))).await?;
    let mut players = JoinSet::new();
    for number in 0..u64::from(tables) {
        let pair = ready.pop().context("every table was made")?;
        let (stop, rng) = (Arc::clone(&stop), Pcg64Mcg::seed_from_u64(number));
        players.spawn(async move {
            Play { address, game, prices, pause, rng, samples: Vec::new() }.run(pair, &stop).await
        });
    }
    sleep(WARM_UP).await;
    let vitals = || (server.map(Vitals::of).unwrap_or_default(), Vitals::of(std::process::id()));
    let earlier = Appends::of(address).await?;
    let (before, start) = (vitals(), Instant::now());
    sleep(Duration::from_secs(u64::from(seconds))).await;
    let (end, after) = (Instant::now(), vitals());
    let appends = Appends::of(address).await?;
    stop.store(true, Ordering::Relaxed);
    let mut samples = Vec::new();
    while let Some(played) = players.join_next().await {
        samples.extend(played.context("a player broke down")??);
    }
    samples.retain(|sample| start <= sample.at && sample.at < end);
    if samples.is_empty() {
        bail!("no move was acknowledged");
    }
    drop(take_nothing);
    let n_moves = samples.len() as f64;
    let micros = |before: Vitals, after: Vitals| {
        round(after.busy.saturating_sub(before.busy).as_secs_f64() * 1e6 / n_moves)
    };
    Ok(Run {
        moves_per_second: round(n_moves / (end - start).as_secs_f64()),
        acknowledged: Latency::of(samples.iter().map(|sample| sample.acknowledged).collect()),
        pushed: Latency::of(samples.iter().map(|sample| sample.pushed).collect()),
        stored_p50_within_ms: appends.within(0.5, &earlier),
        stored_p99_within_ms: appends.within(0.99, &earlier),
        state_bytes: round(samples.iter().map(|sample| sample.bytes as f64).sum::<f64>() / n_moves / 2.0),
        server_mb: round(after.0.megabytes()),
        server_micros_per_move: micros(before.0, after.0),
        player_micros_per_move: micros(before.1, after.1),
    })
}

/// A spectator that reads nothing (a slow subscriber).
async fn stall(address: SocketAddr, table: String) -> Result<Socket> {
    Guest::new(address).follow_slowly(&table).await
}

/// A move that was made.
struct Sample {
    /// When its acknowledgement came.
    at: Instant,
    acknowledged: Duration,
    pushed: Duration,
    /// The size of the two states that contained it.
    bytes: usize,
}

/// The sockets of the two players of a table, and the next move of each.
struct Pair {
    table: String,
    sockets: [Socket; 2],
    /// The next move of each, if it is asked.
    next: [Option<String>; 2],
}

impl Pair {
    /// Makes a table and waits until both players see it.
    async fn make(address: SocketAddr, game: GameName, prices: bool) -> Result<Self> {
        let TableForTwo { id, players: [one, two] } = TableForTwo::make(address, game).await?;
        let sockets = if prices {
            [one.foresee(&id).await?, two.foresee(&id).await?]
        } else {
            [one.follow(&id, 0).await?, two.follow(&id, 0).await?]
        };
        let (mut pair, mut seen) = (Pair { table: id, sockets, next: [None, None] }, [false; 2]);
        while seen != [true; 2] {
            let (seat, text) = pair.hear().await?;
            let told = Told::read(&text)?;
            if let Some(state) = &told.state {
                pair.next[seat] = request(seat, told.version, state, 0);
                seen[seat] = true;
            }
        }
        Ok(pair)
    }

    /// The next message to either player, and which one it is for.
    async fn hear(&mut self) -> Result<(usize, Utf8Bytes)> {
        let [one, two] = &mut self.sockets;
        let (seat, text) = tokio::select! {
            text = one.next() => (0, text),
            text = two.next() => (1, text),
        };
        Ok((seat, text.context("the server hung up")?))
    }
}

/// The next move of a player, if its seat is asked; the number decides which.
fn request(seat: usize, version: u32, state: &State<'_>, number: u64) -> Option<String> {
    let mv = state.legal(number)?.mv;
    Some(format!(
        "{{\"type\":\"move\",\"seat\":{seat},\"version\":{version},\"key\":\"{version}\",\"move\":{mv}}}"
    ))
}

/// How a table is played.
struct Play {
    address: SocketAddr,
    game: GameName,
    prices: bool,
    /// The time between two moves; `None` for as fast as possible.
    pause: Option<Duration>,
    rng: Pcg64Mcg,
    samples: Vec<Sample>,
}

impl Play {
    /// Plays until the stop; a game that ends is followed by another.
    async fn run(mut self, mut pair: Pair, stop: &AtomicBool) -> Result<Vec<Sample>> {
        let mut due = Instant::now() + self.pause.unwrap_or_default().mul_f64(self.share());
        while !stop.load(Ordering::Relaxed) {
            let start = self.wait_until(due).await;
            if !self.make_move(&mut pair, start).await? {
                pair = Pair::make(self.address, self.game, self.prices).await?;
            }
            // Jitter: from half to one and a half times the pause.
            due += self.pause.unwrap_or_default().mul_f64(0.5 + self.share());
        }
        Ok(self.samples)
    }

    /// Waits until a move is due, and returns its start time: a late move counts from when it was due, so that a slow
    /// server is not measured less often (coordinated omission).
    async fn wait_until(&self, due: Instant) -> Instant {
        if self.pause.is_none() {
            return Instant::now();
        }
        if due < Instant::now() {
            return due;
        }
        sleep_until(due.into()).await;
        Instant::now()
    }

    /// Makes a move and waits until both have seen it; returns whether there was one to make.
    async fn make_move(&mut self, pair: &mut Pair, start: Instant) -> Result<bool> {
        let Some(mover) = pair.next.iter().position(Option::is_some) else { return Ok(false) };
        let request = pair.next[mover].take().context("it is there")?;
        pair.sockets[mover].say(request).await?;
        let (mut acknowledged, mut pushed) = (None, None);
        let (mut version, mut seen, mut bytes) = (0, [0; 2], 0);
        while acknowledged.is_none() || seen.iter().any(|seen| *seen < version) {
            let (hearer, text) = pair.hear().await?;
            let now = Instant::now();
            let told = Told::read(&text)?;
            if let Some(error) = told.error {
                bail!("a move was refused ({}): {}", error.code, error.text);
            }
            if told.kind == "played" {
                acknowledged = Some(now);
                version = told.version;
            }
            if let Some(state) = &told.state {
                if hearer != mover {
                    pushed = Some(now);
                }
                seen[hearer] = told.version;
                bytes += text.len();
                pair.next[hearer] = self::request(hearer, told.version, state, self.choice());
            }
        }
        if let (Some(at), Some(pushed)) = (acknowledged, pushed) {
            let since = |moment: Instant| moment.saturating_duration_since(start);
            self.samples.push(Sample { at, acknowledged: since(at), pushed: since(pushed), bytes });
        }
        Ok(true)
    }

    /// A random number that decides the move.
    fn choice(&mut self) -> u64 {
        match self.game {
            GameName::Armada => self.rng.next_u64(),
            // One stone at a time, so that the game lasts.
            GameName::Nim => 0,
        }
    }

    /// A random number from 0 to 1.
    fn share(&mut self) -> f64 {
        f64::from(self.rng.next_u32()) / f64::from(u32::MAX)
    }
}
