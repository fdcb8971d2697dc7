//! `approdo serve`

use crate::{Terminal, args};
use anyhow::{Context, Result};
use approdo_gate::{GateSettings, Rates};
use approdo_hub::HubSettings;
use approdo_phrases::Speaker;
use approdo_server::{Server, log_panics};
use approdo_store::SqliteStore;
use approdo_table::Module;
use std::{io, sync::Arc, thread::available_parallelism};
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

/// Serves tables until a signal ends it.
pub(crate) fn run(
    games: &'static [Module],
    arguments: &args::Serve,
    terminal: &mut Terminal<'_>,
) -> Result<u8> {
    write_log(arguments)?;
    log_panics();
    let store = Arc::new(SqliteStore::open(&arguments.db)?);
    let runtime = Runtime::new().context("the threads of the server cannot be started")?;
    runtime.block_on(async {
        // Handlers are installed before listening, so that an early signal is not lost.
        let stop = stop_signal().context("signals cannot be received")?;
        let server = Server::bind(arguments.addr, store, games, hub(arguments), web(arguments)).await?;
        let speaker = Speaker::new(arguments.lang);
        let (address, file) = (server.address().to_string(), arguments.db.display().to_string());
        terminal.line(speaker.text("cli-serving", &[("address", address.into()), ("file", file.into())]))?;
        terminal.output.flush()?;
        server.run(stop).await?;
        terminal.line(speaker.text("cli-all-stored", &[]))?;
        Ok(0)
    })
}

fn hub(arguments: &args::Serve) -> HubSettings {
    // Half of the processors are left for requests.
    let half = available_parallelism().map_or(1, |processors| (processors.get() / 2).max(1));
    let usual = HubSettings::default();
    let most_spectators_per_address =
        if arguments.no_rate_limits { usize::MAX } else { usual.most_spectators_per_address };
    HubSettings {
        most_spectators_per_address,
        bot_workers: arguments.bots.unwrap_or(half),
        bot_pause_ms: arguments.bot_pause.unwrap_or(usual.bot_pause_ms),
        ..usual
    }
}

fn web(arguments: &args::Serve) -> GateSettings {
    let mut settings = GateSettings {
        trusted_proxies: arguments.trust_proxy.clone(),
        host_names: arguments.host.clone(),
        metrics_for_all: arguments.public_metrics,
        proofs: approdo_proofs::proofs,
        rates: Some(Rates::default()),
        ..GateSettings::default()
    };
    if arguments.no_rate_limits {
        settings.rates = None;
        settings.most_connections_per_address = u32::MAX;
        settings.most_sockets_per_address = u32::MAX;
        settings.most_spectators_per_address = u32::MAX;
        settings.most_large_answers_per_address = u32::MAX;
    }
    settings
}

/// Logs to standard error, so that standard output has results only.
fn write_log(arguments: &args::Serve) -> Result<()> {
    let filter = EnvFilter::try_new(&arguments.log)
        .with_context(|| format!("`{}` does not say what to log; try `info`", arguments.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // Only a second server in the same process finds a subscriber already set, and may share it.
    let _ = if arguments.log_json { log.json().try_init() } else { log.try_init() };
    Ok(())
}

/// Waits for Ctrl-C or SIGTERM.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without signal handlers the server ends with its process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}
