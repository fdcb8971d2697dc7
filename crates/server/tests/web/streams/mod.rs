//! Sockets under stress, over a real network and a real database.

mod goodbye;
mod kept;
mod large;
mod rude;
mod slow;

use crate::{
    kit::unlimited,
    web::sockets::{Player, Running},
};
use approdo_gate::GateSettings;
use std::time::Duration;

/// Longer than any test runs.
const NEVER: Duration = Duration::from_secs(100_000);

/// Endless timeouts: no socket is closed or pinged because time passes.
fn timeless() -> GateSettings {
    GateSettings { heartbeat: NEVER, silence: NEVER, send_time: NEVER, ..unlimited() }
}

/// A value of `/metrics`.
async fn metric(server: &Running, name: &str) -> u64 {
    let numbers = Player::at(server).text("/metrics").await;
    let line = numbers.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|value| value.trim().parse().ok()).unwrap_or_else(|| panic!("no {name} in {numbers}"))
}
