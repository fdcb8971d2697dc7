//! How many durable moves a hub makes, and how long each takes: `hub_load TABLES MOVES_PER_SECOND SECONDS [GAME]`.
//!
//! Every table has two people, both subscribed; each move is one of the legal ones. A rate of 0 means as fast as
//! possible. What it prints is for people who change the server.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_types,
    reason = "a measuring tool prints and tells the time"
)]

use approdo_armada::Armada;
use approdo_nim::Nim;
use approdo_server::{
    hub::{GuestId, Hub, HubSettings, Push, StateQuery, Subscription, SystemClock},
    wire::{ChoiceOut, CreateTable, PlayMove, SeatPlan, Status},
};
use approdo_store::{SqliteStore, Store};
use approdo_table::Module;
use serde::Deserialize;
use serde_json::Value;
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

static GAMES: [Module; 2] = [Module::of::<Nim>(), Module::of::<Armada>()];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, otherwise: u64| -> Result<u64, std::num::ParseIntError> {
        arguments.get(index).map_or(Ok(otherwise), |word| word.parse())
    };
    let (tables, rate, seconds) = (number(0, 200)?, number(1, 500)?, number(2, 10)?);
    let game = arguments.get(3).cloned().unwrap_or_else(|| "armada".to_owned());
    let folder = std::env::temp_dir().join(format!("approdo-load-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    let store = Arc::new(SqliteStore::open(&folder.join("tables.db"))?);
    let hub = Hub::new(store.clone(), &GAMES, HubSettings::default(), Arc::new(SystemClock));
    let times = Arc::new(Mutex::new(Vec::new()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = tokio::task::JoinSet::new();
    for table in 0..tables {
        let (hub, game, times, stop) = (hub.clone(), game.clone(), times.clone(), stop.clone());
        let pause = (rate != 0).then(|| Duration::from_secs_f64(tables as f64 / rate as f64));
        players.spawn(async move { play(hub, game, table, pause, times, stop).await });
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    times.lock().expect("no player panics").clear();
    let start = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let elapsed = start.elapsed().as_secs_f64();
    let mut found = std::mem::take(&mut *times.lock().expect("no player panics"));
    stop.store(true, Ordering::Relaxed);
    players.join_all().await;
    found.sort_unstable();
    let at = |share: f64| found.get((found.len() as f64 * share) as usize).copied().unwrap_or_default();
    println!(
        "{:.0} moves/s, p50 {:.1} ms, p99 {:.1} ms, {} tables in memory",
        found.len() as f64 / elapsed,
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        hub.load_figures().await.0
    );
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    println!("{}", status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default());
    hub.shutdown().await;
    store.close().await?;
    Ok(std::fs::remove_dir_all(&folder)?)
}

async fn play(
    hub: Hub,
    game: String,
    number: u64,
    pause: Option<Duration>,
    times: Arc<Mutex<Vec<Duration>>>,
    stop: Arc<AtomicBool>,
) {
    let guests = [GuestId::of_cookie(&format!("a{number}")), GuestId::of_cookie(&format!("b{number}"))];
    if let Some(pause) = pause {
        tokio::time::sleep(pause.mul_f64(number as f64 % 97.0 / 97.0)).await;
    }
    while !stop.load(Ordering::Relaxed) {
        let seats = vec![SeatPlan::Mine { name: None }, SeatPlan::Open];
        let plan = CreateTable { game: game.clone(), seats, ..CreateTable::default() };
        let created = hub.create(guests[0], plan).await.expect("the table is sound");
        hub.claim(guests[1], &created.table, &created.links[0].token).await.expect("the link is new");
        let mut pushes = Vec::new();
        for guest in guests {
            let subscribed = hub.subscribe(guest, &created.table, StateQuery::default()).await;
            pushes.push(subscribed.expect("there is room"));
        }
        let mut keys = 0;
        let mut state = latest(&mut pushes, 0).await;
        while !stop.load(Ordering::Relaxed) && state.summary.status == Status::Running {
            let seat = state.asked[0];
            let legal: Vec<&Value> = state
                .choices
                .iter()
                .filter(|choice| choice.refused.is_none())
                .map(|choice| &choice.mv)
                .collect();
            keys += 1;
            let mv = legal[(keys * 7919) % legal.len()].clone();
            let version = state.summary.version;
            let request = PlayMove { seat, version, mv, key: keys.to_string(), confirmed: true };
            let start = Instant::now();
            hub.play(guests[usize::from(seat)], &created.table, request).await.expect("the move is legal");
            times.lock().expect("no player panics").push(start.elapsed());
            state = latest(&mut pushes, version).await;
            if let Some(pause) = pause {
                tokio::time::sleep(pause).await;
            }
        }
    }
}

/// What the seat that is asked was told last.
async fn latest(pushes: &mut [Subscription], old: u32) -> Told {
    let mut newest = None;
    for subscription in pushes {
        loop {
            let Push::State { json, version } = subscription.next().await.expect("the hub is up") else {
                continue;
            };
            if version <= old {
                continue;
            }
            let Envelope { state } = serde_json::from_str(&json).expect("a push is JSON");
            if newest.is_none() || !state.choices.is_empty() {
                newest = Some(state);
            }
            break;
        }
    }
    newest.expect("both are told")
}

/// The part of a push that this tool reads.
#[derive(Deserialize)]
struct Envelope {
    state: Told,
}

#[derive(Deserialize)]
struct Told {
    summary: Standing,
    asked: Vec<u8>,
    choices: Vec<ChoiceOut>,
}

#[derive(Deserialize)]
struct Standing {
    version: u32,
    status: Status,
}
