use approdo_bots::Budget;
use std::{
    fmt,
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// The limits and habits of a hub.
#[derive(Clone, Debug)]
pub struct HubSettings {
    /// How many bots think at the same time.
    pub bot_workers: usize,
    /// Bots think at tables with subscribers, or that were requested within this time.
    pub attended_ms: u64,
    /// A bot never answers faster than this, so that its speed reveals nothing about its choices.
    pub bot_pause_ms: u64,
    /// A bot that exceeds the time of its level by this is replaced by a random move.
    pub bot_grace_ms: u64,
    /// How long a bot searches for a hint.
    pub hint_budget: Budget,
    /// The pushes that may wait for a subscriber; beyond, it is told to `resync`.
    pub queue: usize,
    /// The log of more steps than this is rendered on a blocking thread.
    pub long_log: u32,
    /// How many pieces of long work one address may wait for: long logs, imports, forks.
    pub most_waiting: usize,
    /// A longer journal is replayed on a blocking thread.
    pub long_journal: u32,
    /// Longer journals are replayed in a lane of their own.
    pub very_long_journal: u32,
    /// A replay of a long journal is cancelled after this time.
    pub replay_ms: u64,
    /// A table that failed to load is not tried again for this time.
    pub damaged_ms: u64,
    /// A journal of this length accepts moves only.
    pub most_entries: u32,
    /// The most spectators of a table; players and hosts do not count.
    pub most_spectators: usize,
    /// The most of them from one address.
    pub most_spectators_per_address: usize,
    /// An idle table is evicted after this time.
    pub idle_after_ms: u64,
    /// How many tables without subscribers and thinking bots stay in memory; beyond, the least recently requested ones
    /// are evicted.
    pub most_idle_rooms: usize,
    /// How often [`Hub::keep_time`](crate::Hub::keep_time) looks at the clocks.
    pub tick_ms: u64,
    /// A snapshot is stored every so many entries.
    pub snapshot_every: u32,
}

impl Default for HubSettings {
    fn default() -> Self {
        HubSettings {
            bot_workers: 1,
            attended_ms: 120_000,
            bot_pause_ms: 400,
            bot_grace_ms: 2_000,
            hint_budget: Budget::Millis(1_000),
            queue: 32,
            long_log: 100,
            most_waiting: 8,
            long_journal: 200,
            very_long_journal: 5_000,
            replay_ms: 20_000,
            damaged_ms: 60_000,
            most_entries: 200_000,
            most_spectators: 200,
            most_spectators_per_address: 20,
            idle_after_ms: 300_000,
            most_idle_rooms: 500,
            tick_ms: 500,
            snapshot_every: 100,
        }
    }
}

/// The source of time; tests set it by hand.
pub trait Clock: Send + Sync + fmt::Debug {
    /// Milliseconds since the start of 1970.
    fn now_ms(&self) -> u64;

    /// Milliseconds that the machine was awake, monotonic.
    fn awake_ms(&self) -> u64;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    fn awake_ms(&self) -> u64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed().as_millis() as u64
    }
}

/// A clock that is set by tests.
#[derive(Debug, Default)]
pub struct ManualClock {
    now: AtomicU64,
    /// The part of its time when the machine slept.
    slept: AtomicU64,
}

impl ManualClock {
    /// A clock that shows this time.
    pub fn at(now_ms: u64) -> Self {
        ManualClock { now: AtomicU64::new(now_ms), slept: AtomicU64::new(0) }
    }

    /// Moves the clock on.
    pub fn advance(&self, by_ms: u64) {
        self.now.fetch_add(by_ms, Ordering::SeqCst);
    }

    /// Moves the clock on as if the machine slept, or its clock was set.
    pub fn leap(&self, by_ms: u64) {
        self.slept.fetch_add(by_ms, Ordering::SeqCst);
        self.advance(by_ms);
    }
}

impl Clock for ManualClock {
    fn now_ms(&self) -> u64 {
        self.now.load(Ordering::SeqCst)
    }

    fn awake_ms(&self) -> u64 {
        self.now_ms() - self.slept.load(Ordering::SeqCst)
    }
}
