//! A table where every seat has a browser, for tests that compare answers in different worlds.

use crate::{
    kit::{TestSite, unlimited},
    twin::twin,
};
use approdo_bots::Budget;
use approdo_hub::wire::{PlayMove, TableState, ViewerName};
use approdo_hub::{GuestId, Hub, HubSettings, ManualClock, StateQuery};
use approdo_store::{SqliteStore, Store};
use approdo_table::{Module, Table};
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::sync::Arc;

/// Moves played before a comparison; small numbers cover the beginnings of games.
pub const LONGEST: usize = 120;

/// A table where every seat has a browser, and a stopped clock.
pub struct Stage {
    pub games: &'static [Module],
    pub clock: Arc<ManualClock>,
    pub store: Arc<dyn Store>,
    pub site: TestSite,
    pub table: String,
    /// The cookies of the players, and last that of a spectator.
    pub cookies: Vec<String>,
}

impl Stage {
    pub async fn new(games: &'static [Module], seats: u8, options: &Value, seed: u64) -> Self {
        let clock = Arc::new(ManualClock::at(1_000_000));
        let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
        let site = site(games, &clock, &store);
        let mut host = site.browser();
        let mut plan = vec![json!({ "kind": "mine" })];
        plan.resize(usize::from(seats), json!({ "kind": "open" }));
        let plan = json!({
            "game": games[0].meta.id, "seats": plan, "options": options, "seed": seed.to_string(), "hints": true,
        });
        let (table, created) = host.create(&plan).await;
        let mut cookies = vec![host.cookie.clone().expect("a cookie")];
        for link in created["links"].as_array().expect("a link for each free seat") {
            let mut guest = site.browser();
            let token = json!({ "token": link["token"] });
            guest.post(&format!("/api/tables/{table}/claim"), &token).await.good();
            cookies.push(guest.cookie.expect("a cookie"));
        }
        let mut onlooker = site.browser();
        onlooker.post(&format!("/api/tables/{table}/seen"), &json!({ "version": 0 })).await.good();
        cookies.push(onlooker.cookie.expect("a cookie"));
        Stage { games, clock, store, site, table, cookies }
    }

    /// The same table with a store of its own.
    pub async fn copy(&self) -> TestSite {
        site(self.games, &self.clock, &twin(&*self.store, &self.table).await)
    }

    pub fn guest(&self, viewer: usize) -> GuestId {
        GuestId::of_cookie(&self.cookies[viewer])
    }

    pub async fn seen_by(&self, hub: &Hub, seat: u8) -> TableState {
        let query = StateQuery { viewer: Some(ViewerName::Seat(seat)), ..StateQuery::default() };
        hub.state(self.guest(usize::from(seat)), &self.table, query).await.expect("the seat is held")
    }

    /// One of the seats that are asked, with what it sees; `None` once the game is over.
    pub async fn asked(&self, hub: &Hub, rng: &mut Pcg64Mcg) -> Option<(u8, TableState)> {
        let asked = self.seen_by(hub, 0).await.asked;
        if asked.is_empty() {
            return None;
        }
        let seat = *any(&asked, rng);
        Some((seat, self.seen_by(hub, seat).await))
    }

    pub async fn make_move(&self, hub: &Hub, seat: u8, mv: &Value) {
        let version = hub.summary(&self.table).await.expect("the table is there").version;
        let request = PlayMove { seat, version, mv: mv.clone(), key: format!("k{version}"), confirmed: true };
        hub.play(self.guest(usize::from(seat)), &self.table, request).await.expect("the move is legal");
    }
}

pub fn hub_settings() -> HubSettings {
    HubSettings { hint_budget: Budget::Iterations(8), bot_grace_ms: 600_000, ..HubSettings::default() }
}

pub fn site(games: &'static [Module], clock: &Arc<ManualClock>, store: &Arc<dyn Store>) -> TestSite {
    TestSite::of(Arc::clone(store), games, hub_settings(), clock.clone(), unlimited())
}

/// Reads the game behind a table.
pub async fn peek<T>(hub: &Hub, table: &str, look: impl FnOnce(&dyn Table) -> T) -> T {
    let mut seen = None;
    let same = |world: &dyn Table| {
        seen = Some(look(world));
        world.fork()
    };
    hub.replace_world(table, same).await.expect("the table is there");
    seen.expect("it was looked at")
}

pub fn legal(state: &TableState) -> Vec<Value> {
    let legal = state.choices.iter().filter(|choice| choice.refused.is_none());
    legal.map(|choice| choice.mv.clone()).collect()
}

pub fn any<'a, T>(among: &'a [T], rng: &mut Pcg64Mcg) -> &'a T {
    &among[rng.next_u32() as usize % among.len()]
}
