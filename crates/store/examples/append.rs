//! How many durable appends a second this disk allows, and how long each takes.
//!
//! `cargo run --release -p approdo-store --example append [appends in thousands] [folder]`

#![allow(
    clippy::disallowed_types,
    clippy::print_stdout,
    reason = "a clock is read and the figures are printed"
)]

use approdo_store::{
    Append, Journal, Moment, NewEntry, NewTable, SeatKind, SeatRow, SecretSeed, SqliteStore, Status, Store,
    StoreError, TableChange, TableId, TokenHash,
};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let thousands: u32 = arguments.next().map_or(Ok(20), |text| text.parse())?;
    let folder = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("approdo-append-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    println!(
        "{:>8} {:>10} {:>10} {:>9} {:>9} {:>9}",
        "callers", "appends", "per s", "p50 ms", "p99 ms", "max ms"
    );
    for callers in [1, 8, 64, 256] {
        // One caller pays one sync per append, so fewer appends are enough.
        let appends = if callers == 1 { thousands * 250 } else { thousands * 1_000 };
        let store = Arc::new(SqliteStore::open(&folder.join(format!("{callers}.db")))?);
        let start = Instant::now();
        let mut tasks = tokio::task::JoinSet::new();
        for caller in 0..callers {
            tasks.spawn(append(Arc::clone(&store), format!("table {caller}"), appends / callers));
        }
        let mut times = Vec::new();
        while let Some(done) = tasks.join_next().await {
            times.extend(done??);
        }
        let elapsed = start.elapsed();
        times.sort_unstable();
        let milliseconds = |part: f64| {
            let position = (times.len() as f64 * part) as usize;
            times[position.min(times.len() - 1)].as_secs_f64() * 1_000.0
        };
        println!(
            "{callers:>8} {:>10} {:>10.0} {:>9.2} {:>9.2} {:>9.2}",
            times.len(),
            times.len() as f64 / elapsed.as_secs_f64(),
            milliseconds(0.5),
            milliseconds(0.99),
            milliseconds(1.0),
        );
        store.close().await?;
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// Appends as a table would: a move with its idempotency key, the luck that follows, and the timestamp.
async fn append(store: Arc<SqliteStore>, name: String, appends: u32) -> Result<Vec<Duration>, StoreError> {
    let table = TableId(name);
    store.create_table(new_table(&table)).await?;
    let mut times = Vec::with_capacity(appends as usize);
    for number in 0..appends {
        let entry = |kind: &str, payload: &str, key| NewEntry {
            kind: kind.to_owned(),
            seat: Some(0),
            payload: payload.to_owned(),
            state_hash: u64::from(number),
            key,
            at: Moment(i64::from(number)),
        };
        let command = Append {
            table: table.clone(),
            expected_seq: number * 2,
            entries: vec![
                entry(
                    "move",
                    r#"{"march":{"from":"salt_bay","to":"high_reef","units":3}}"#,
                    Some(format!("k{number}")),
                ),
                entry("luck", "4", None),
            ],
            change: Some(TableChange { updated_at: Moment(i64::from(number)), ..TableChange::default() }),
            snapshot: None,
            founds: None,
        };
        let start = Instant::now();
        store.append(command).await?;
        times.push(start.elapsed());
    }
    Ok(times)
}

fn new_table(id: &TableId) -> NewTable {
    let seat = SeatRow {
        kind: SeatKind::Person,
        name: "Ada".to_owned(),
        bot: None,
        token_hash: None,
        preferences: "{}".to_owned(),
    };
    NewTable {
        id: id.clone(),
        game: "armada".to_owned(),
        rules_version: 1,
        options: "{}".to_owned(),
        seed: SecretSeed([1; 32]),
        seed_digest: String::new(),
        seed_chosen: false,
        name: "measured".to_owned(),
        public: false,
        status: Status::Running,
        policy: "{}".to_owned(),
        host: TokenHash([1; 32]),
        origin: None,
        created_at: Moment(0),
        seats: vec![seat; 2],
        holders: Vec::new(),
        entries: Vec::new(),
    }
}
