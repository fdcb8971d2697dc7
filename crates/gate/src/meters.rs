//! Metrics for the operator, in the text format of Prometheus.

use approdo_hub::Hub;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};
use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// The metrics.
pub struct Meters {
    registry: Registry,
    requests: Family<Answered, Counter>,
    durations: Family<Route, Histogram>,
    connections: Gauge,
    sockets: Gauge,
    messages: Family<Direction, Counter>,
    resyncs: Counter,
    tables: Gauge,
    subscribers: Gauge,
    thoughts: Counter,
    thought_time: Counter<f64, AtomicU64>,
    entries: Counter,
    appends: Histogram,
    failed_appends: Counter,
}

/// Labels: route and status, never table or player, so that there are few.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Direction {
    direction: &'static str,
}

impl Default for Meters {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("approdo");
        let meters = Meters {
            registry: Registry::default(),
            requests: Family::default(),
            // From half a millisecond to half a minute.
            durations: Family::new_with_constructor(|| Histogram::new(exponential_buckets(0.0005, 2.0, 17))),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            messages: Family::default(),
            resyncs: Counter::default(),
            tables: Gauge::default(),
            subscribers: Gauge::default(),
            thoughts: Counter::default(),
            thought_time: Counter::default(),
            entries: Counter::default(),
            // Finer, because every move waits for it: from a fifth of a millisecond to some seconds.
            appends: Histogram::new(exponential_buckets(0.0002, 1.3, 40)),
            failed_appends: Counter::default(),
        };
        let unit = || Unit::Seconds;
        registry.register("requests", "Requests by route and status", meters.requests.clone());
        registry.register_with_unit(
            "request_duration",
            "Time for a request",
            unit(),
            meters.durations.clone(),
        );
        registry.register("connections", "Open connections", meters.connections.clone());
        registry.register("sockets", "Open sockets", meters.sockets.clone());
        registry.register("socket_messages", "Messages over sockets", meters.messages.clone());
        registry.register("resyncs", "Sockets too slow for what happened", meters.resyncs.clone());
        registry.register("tables_in_memory", "Tables in memory", meters.tables.clone());
        registry.register("subscribers", "Who is told what happens at a table", meters.subscribers.clone());
        registry.register("bot_thoughts", "Questions that bots thought about", meters.thoughts.clone());
        registry.register_with_unit(
            "bot_thought_time",
            "How long bots thought",
            unit(),
            meters.thought_time.clone(),
        );
        registry.register("entries_appended", "Entries added to journals", meters.entries.clone());
        registry.register_with_unit(
            "append_duration",
            "Time to store entries",
            unit(),
            meters.appends.clone(),
        );
        registry.register("appends_failed", "Entries not stored", meters.failed_appends.clone());
        Meters { registry, ..meters }
    }
}

impl Meters {
    /// Counts an answered request.
    pub fn answered(&self, method: &str, route: &str, status: u16, took: Duration) {
        let answered = Answered { method: method.to_owned(), route: route.to_owned(), status };
        self.requests.get_or_create(&answered).inc();
        self.durations.get_or_create(&Route { route: route.to_owned() }).observe(took.as_secs_f64());
    }

    /// Counts a connection as open until the result is dropped.
    pub fn connection(&self) -> Open {
        Open::new(&self.connections)
    }

    /// Counts a WebSocket as open until the result is dropped.
    pub fn socket(&self) -> Open {
        Open::new(&self.sockets)
    }

    /// Counts an incoming WebSocket message.
    pub fn received(&self) {
        self.messages.get_or_create(&Direction { direction: "in" }).inc();
    }

    /// Counts an outgoing WebSocket message.
    pub fn sent(&self) {
        self.messages.get_or_create(&Direction { direction: "out" }).inc();
    }

    /// Counts a WebSocket that was too slow and has to ask again.
    pub fn resync(&self) {
        self.resyncs.inc();
    }

    /// Counts journal entries, stored or failed.
    pub fn appended(&self, entries: usize, stored: bool, took: Duration) {
        self.appends.observe(took.as_secs_f64());
        if stored {
            self.entries.inc_by(entries as u64);
        } else {
            self.failed_appends.inc();
        }
    }

    /// All metrics as text, with the present tables.
    pub async fn text(&self, hub: &Hub) -> String {
        let (tables, subscribers) = hub.load_figures().await;
        self.tables.set(tables as i64);
        self.subscribers.set(subscribers as i64);
        let (thoughts, thought_time) = hub.thinking_figures();
        self.thoughts.inner().store(thoughts, Ordering::Relaxed);
        self.thought_time.inner().store(thought_time.as_secs_f64().to_bits(), Ordering::Relaxed);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing into a text cannot fail");
        text
    }
}

impl fmt::Debug for Meters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meters").finish_non_exhaustive()
    }
}

/// A connection or WebSocket, counted while it exists.
#[derive(Debug)]
pub struct Open(Gauge);

impl Open {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Open(gauge.clone())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.dec();
    }
}
