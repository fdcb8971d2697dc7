//! Many quiet sockets: what each costs the server.

use crate::{
    args::{GameName, Idle},
    figures::round,
    groups::in_groups,
    guest::Guest,
    server::{Program, Scratch, Server, Vitals, any_port, expect_open_files},
    socket::Socket,
    table::TableForTwo,
};
use anyhow::{Result, bail};
use serde::Serialize;
use std::{io::Write, net::SocketAddr, time::Duration};
use tokio::time::sleep;

/// How long sockets stay idle before they are counted.
const QUIET: Duration = Duration::from_secs(2);

/// Resource usage of the server.
#[derive(Debug, Serialize)]
struct Report {
    tables: u32,
    sockets: u32,
    /// Sockets that still answered at the end.
    answered: u32,
    empty_mb: f64,
    with_tables_mb: f64,
    with_sockets_mb: f64,
    kb_per_table: f64,
    kb_per_socket: f64,
}

/// Measures and reports.
pub(crate) async fn run(arguments: &Idle, output: &mut dyn Write) -> Result<()> {
    let Idle { tables, sockets, game, which, json } = arguments;
    expect_open_files(*sockets + 200)?;
    let scratch = Scratch::new(which)?;
    let server = Program::new(which, *game)?.start(&scratch.file("idle.db"), any_port())?;
    // The first table initialises what all tables share: texts, rules, prepared statements.
    let first = TableForTwo::make(server.address, *game).await?;
    drop(first.players[0].follow(&first.id, 0).await?);
    let empty = at_rest(&server).await;
    let made = in_groups((0..*tables).map(|_| make(server.address, *game))).await?;
    let with_tables = at_rest(&server).await;
    let mut viewers = Vec::new();
    for round in 0.. {
        for table in &made {
            if viewers.len() < *sockets as usize {
                // Players first, then spectators.
                let viewer = table.players.get(round).cloned().unwrap_or_else(|| Guest::new(server.address));
                viewers.push(follow(viewer, table.id.clone()));
            }
        }
        if viewers.len() == *sockets as usize {
            break;
        }
    }
    let mut open = in_groups(viewers.into_iter()).await?;
    let with_sockets = at_rest(&server).await;
    let mut answered = 0;
    for socket in &mut open {
        answered += u32::from(is_alive(socket).await);
    }
    let kb = |before: Vitals, after: Vitals, n: u32| {
        round((after.resident_kb as f64 - before.resident_kb as f64) / f64::from(n))
    };
    let report = Report {
        tables: *tables,
        sockets: *sockets,
        answered,
        empty_mb: round(empty.megabytes()),
        with_tables_mb: round(with_tables.megabytes()),
        with_sockets_mb: round(with_sockets.megabytes()),
        kb_per_table: kb(empty, with_tables, *tables),
        kb_per_socket: kb(with_tables, with_sockets, *sockets),
    };
    tell(&report, *json, output)?;
    if answered < *sockets {
        bail!("{} of {sockets} sockets were dropped", sockets - answered);
    }
    Ok(())
}

fn tell(report: &Report, json: bool, output: &mut dyn Write) -> Result<()> {
    if json {
        writeln!(output, "{}", serde_json::to_string_pretty(report)?)?;
        return Ok(());
    }
    let Report { tables, sockets, answered, empty_mb, with_tables_mb, with_sockets_mb, .. } = report;
    writeln!(output, "the server alone                       {empty_mb:.1} MB")?;
    writeln!(
        output,
        "with {tables} tables                      {with_tables_mb:.1} MB, {:.1} kB for a table",
        report.kb_per_table
    )?;
    writeln!(
        output,
        "with {tables} tables and {sockets} quiet sockets {with_sockets_mb:.1} MB, {:.1} kB for a socket",
        report.kb_per_socket
    )?;
    writeln!(output, "{answered} of {sockets} sockets still answered")?;
    Ok(())
}

/// Resource usage of the server once it is idle.
async fn at_rest(server: &Server) -> Vitals {
    sleep(QUIET).await;
    Vitals::of(server.id())
}

async fn make(address: SocketAddr, game: GameName) -> Result<TableForTwo> {
    TableForTwo::make(address, game).await
}

async fn follow(viewer: Guest, table: String) -> Result<Socket> {
    viewer.follow(&table, 0).await
}

async fn is_alive(socket: &mut Socket) -> bool {
    if socket.say("{\"type\":\"ping\"}".to_owned()).await.is_err() {
        return false;
    }
    while let Some(text) = socket.next().await {
        if text.contains("\"type\":\"pong\"") {
            return true;
        }
    }
    false
}
