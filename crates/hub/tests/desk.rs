//! A hub on a store in memory, with a manual clock, and helpers for tests.

use crate::{auction::Auction, twin::twin};
use approdo_armada::Armada;
use approdo_hub::wire::{
    ClockKind, ClockPlan, CreateTable, Created, Flag, Level, PlayMove, Played, SeatPlan, Status, TableState,
    TakeBack, ViewerName,
};
use approdo_hub::{GuestId, Hub, HubError, HubSettings, ManualClock, Push, StateQuery, Subscription};
use approdo_nim::Nim;
use approdo_phrases::Language;
use approdo_store::{SqliteStore, Store};
use approdo_table::Module;
use serde_json::{Value, json};
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

/// A game without secrets, one with secrets and luck, and one that makes bots wait.
pub static GAMES: [Module; 3] = [Module::of::<Nim>(), Module::of::<Armada>(), Module::of::<Auction>()];

pub struct Desk {
    pub hub: Hub,
    pub clock: Arc<ManualClock>,
    pub store: Arc<dyn Store>,
    keys: AtomicU32,
}

pub const ADA: GuestId = GuestId([1; 32]);
pub const BOB: GuestId = GuestId([2; 32]);
pub const EVE: GuestId = GuestId([3; 32]);
pub const CARL: GuestId = GuestId([4; 32]);

pub fn settings() -> HubSettings {
    HubSettings { bot_pause_ms: 0, queue: 8, ..HubSettings::default() }
}

impl Desk {
    pub fn new() -> Self {
        Desk::on(Arc::new(SqliteStore::in_memory().unwrap()))
    }

    pub fn on(store: Arc<dyn Store>) -> Self {
        Desk::with(store, settings())
    }

    pub fn with(store: Arc<dyn Store>, settings: HubSettings) -> Self {
        let clock = Arc::new(ManualClock::at(1_000_000));
        let hub = Hub::new(store.clone(), &GAMES, settings, clock.clone());
        Desk { hub, clock, store, keys: AtomicU32::new(0) }
    }

    /// A desk whose bots take an hour for each move, so that only the test acts. There are many permits, because a
    /// stopped bot may keep its own for a moment, and without a permit a bot moves at random.
    pub fn with_slow_bots() -> Self {
        let settings = HubSettings { bot_pause_ms: 3_600_000, bot_workers: 64, ..settings() };
        Desk::with(Arc::new(SqliteStore::in_memory().unwrap()), settings)
    }

    /// A new hub on the same store, as after a restart of the server at the same time.
    pub fn restarted(&self) -> Self {
        let settings = self.hub.settings().clone();
        let hub = Hub::new(self.store.clone(), &GAMES, settings, self.clock.clone());
        let keys = AtomicU32::new(self.keys.load(Ordering::SeqCst) + 1_000_000);
        Desk { hub, clock: self.clock.clone(), store: self.store.clone(), keys }
    }

    /// Another hub with the same table in a store of its own.
    pub async fn twin(&self, table: &str) -> Self {
        let store = twin(&*self.store, table).await;
        let hub = Hub::new(store.clone(), &GAMES, self.hub.settings().clone(), self.clock.clone());
        Desk { hub, clock: self.clock.clone(), store, keys: AtomicU32::new(self.keys.load(Ordering::SeqCst)) }
    }

    pub fn key(&self) -> String {
        format!("key-{}", self.keys.fetch_add(1, Ordering::SeqCst))
    }

    /// A table of Nim with Ada and Bob.
    pub async fn nim(&self) -> String {
        self.seated(nim_plan()).await
    }

    /// A table of Ada, where Bob takes the first free seat.
    pub async fn seated(&self, plan: CreateTable) -> String {
        let created = self.hub.create(ADA, plan).await.unwrap();
        self.hub.claim(BOB, &created.table, &created.links[0].token).await.unwrap();
        created.table
    }

    /// A table of Armada with option cards, with Ada and Bob.
    pub async fn armada(&self, seed: u64) -> String {
        let plan = CreateTable {
            game: "armada".to_owned(),
            seats: vec![mine("Ada"), SeatPlan::Open {}],
            options: Some(json!({ "option_cards": true })),
            seed: Some(seed.to_string()),
            ..CreateTable::default()
        };
        self.seated(plan).await
    }

    pub async fn state(&self, guest: GuestId, table: &str) -> TableState {
        self.hub.state(guest, table, StateQuery::default()).await.unwrap()
    }

    pub async fn version(&self, table: &str) -> u32 {
        self.hub.summary(table).await.unwrap().version
    }

    pub async fn play(&self, guest: GuestId, table: &str, seat: u8, mv: Value) -> Result<Played, HubError> {
        let version = self.version(table).await;
        let request = PlayMove { seat, version, mv, key: self.key(), confirmed: true };
        self.hub.play(guest, table, request).await
    }

    pub async fn take_back(&self, table: &str, seat: u8) -> TakeBack {
        TakeBack { seat, version: self.version(table).await, key: self.key(), confirmed: false }
    }

    /// Makes a legal move for a seat that is asked, chosen by `whim`; false once the game is over.
    pub async fn stumble(&self, table: &str, whim: usize) -> bool {
        let asked = self.state(ADA, table).await.asked;
        let Some(&seat) = asked.first() else { return false };
        let guest = if seat == 0 { ADA } else { BOB };
        let query = StateQuery { viewer: Some(ViewerName::Seat(seat)), ..StateQuery::default() };
        let state = self.hub.state(guest, table, query).await.unwrap();
        let legal: Vec<&Value> =
            state.choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| &choice.mv).collect();
        let mv = legal[whim % legal.len()].clone();
        self.play(guest, table, seat, mv).await.unwrap();
        true
    }
}

/// Appends an impossible move to a stored journal.
pub async fn spoil(desk: &Desk, table: &str, step: &str) {
    let entry = approdo_store::NewEntry {
        kind: "move".to_owned(),
        seat: Some(1),
        payload: step.to_owned(),
        state_hash: 0,
        key: None,
        at: approdo_store::Moment(1),
    };
    let append = approdo_store::Append {
        table: approdo_store::TableId(table.to_owned()),
        expected_seq: desk.version(table).await,
        entries: vec![entry],
        change: None,
        snapshot: None,
        founds: None,
    };
    desk.store.append(append).await.unwrap();
}

pub fn mine(name: &str) -> SeatPlan {
    SeatPlan::Mine { name: Some(name.to_owned()) }
}

pub fn bot(level: Level) -> SeatPlan {
    SeatPlan::Bot { level, name: None }
}

pub fn nim_plan() -> CreateTable {
    CreateTable {
        game: "nim".to_owned(),
        seats: vec![mine("Ada"), SeatPlan::Open {}],
        ..CreateTable::default()
    }
}

/// A clock of one minute without increment.
pub fn a_minute(flag: Flag) -> ClockPlan {
    ClockPlan { kind: ClockKind::Live, initial_ms: 60_000, increment_ms: 0, flag }
}

pub fn take(pile: u8, count: u8) -> Value {
    json!({ "take": { "pile": pile, "count": count } })
}

pub fn as_seat(seat: u8) -> StateQuery {
    StateQuery { viewer: Some(ViewerName::Seat(seat)), ..StateQuery::default() }
}

pub fn italian() -> StateQuery {
    StateQuery { language: Language::Italian, ..StateQuery::default() }
}

/// The next push that is a state, parsed.
pub async fn next_state(subscription: &mut Subscription) -> TableState {
    loop {
        match subscription.next().await.unwrap() {
            Push::State { json, .. } => {
                let mut push: Value = serde_json::from_str(&json).unwrap();
                return serde_json::from_value(push["state"].take()).unwrap();
            }
            Push::Chat(_) | Push::Presence(_) | Push::Foreseen(_) => (),
            other => panic!("no state but {other:?}"),
        }
    }
}

/// Follows a table until its game is over.
pub async fn until_over(desk: &Desk, table: &str) -> TableState {
    let mut pushes = desk.hub.subscribe(ADA, table, StateQuery::default()).await.unwrap();
    loop {
        match pushes.next().await.unwrap() {
            Push::State { .. } | Push::Resync => {
                let state = desk.state(ADA, table).await;
                if state.summary.status == Status::Over {
                    return state;
                }
            }
            Push::Chat(_) | Push::Presence(_) | Push::Foreseen(_) => (),
            Push::Closing => panic!("nobody closed the hub"),
        }
    }
}

pub fn token(created: &Created, seat: u8) -> &str {
    &created.links.iter().find(|link| link.seat == seat).unwrap().token
}
