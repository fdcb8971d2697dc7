//! Before a game begins a seat sees only what everybody sees: claiming one seat after another reveals nothing about the
//! players to come.

use crate::{
    kit::{Browser, TestSite},
    web::{
        setups::{every_game, setups},
        stage::site,
    },
};
use approdo_hub::wire::ViewerName;
use approdo_hub::{GuestId, HubSettings, ManualClock, Push, StateQuery, Subscription};
use approdo_store::{SqliteStore, Store};
use approdo_table::Module;
use serde_json::{Value, json};
use std::sync::Arc;

/// A public table where every seat is free, and its host as a spectator.
async fn free_table(site: &TestSite, games: &[Module], seats: u8, options: &Value) -> (Browser, String) {
    let mut host = site.browser();
    let seats = vec![json!({ "kind": "open" }); usize::from(seats)];
    let plan = json!({
        "game": games[0].meta.id, "seats": seats, "options": options, "seed": "7", "public": true, "hints": true,
    });
    let (table, _) = host.create(&plan).await;
    (host, table)
}

fn new_site(games: &'static [Module]) -> TestSite {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    site(games, &Arc::new(ManualClock::at(1_000_000)), &store)
}

/// Everything that a browser can read of a table as this viewer, apart from its own role there.
async fn read(site: &TestSite, browser: &mut Browser, table: &str, eyes: &str) -> Vec<Value> {
    let version = browser.look(table).await["summary"]["version"].clone();
    let mut read = Vec::new();
    for path in ["?outline=true", "/history/0?", &format!("/versions/{version}?"), "/log?", "/recap?"] {
        let mut answer = browser.get(&format!("/api/tables/{table}{path}&seat={eyes}")).await.good();
        answer.as_object_mut().expect("an object").remove("you");
        read.push(answer);
    }
    let guest = GuestId::of_cookie(browser.cookie.as_deref().expect("a cookie"));
    let viewer = eyes.parse().map_or(ViewerName::Spectator, ViewerName::Seat);
    let mut pushed = follow(site, guest, table, viewer).await;
    read.push(without_company(next_state(&mut pushed).await));
    read
}

async fn follow(site: &TestSite, guest: GuestId, table: &str, viewer: ViewerName) -> Subscription {
    let query = StateQuery { viewer: Some(viewer), ..StateQuery::default() };
    site.hub.subscribe(guest, table, query).await.expect("it may look")
}

async fn next_state(pushes: &mut Subscription) -> Value {
    loop {
        if let Push::State { json, .. } = pushes.next().await.expect("the hub is there") {
            return serde_json::from_str::<Value>(&json).expect("JSON")["state"].take();
        }
    }
}

/// A state without the reader's role at the table and without presence.
fn without_company(mut state: Value) -> Value {
    state.as_object_mut().expect("an object").remove("you");
    for seat in state["summary"]["seats"].as_array_mut().expect("a list") {
        seat["present"] = Value::Null;
    }
    state
}

#[tokio::test(flavor = "multi_thread")]
async fn walking_through_the_seats_tells_no_byte_more_than_looking_on() {
    let mut secrets = 0;
    for games in every_game() {
        for (seats, options) in setups(&games[0]).into_iter().filter(|(seats, _)| 1 < *seats) {
            let site = new_site(games);
            let (mut host, table) = free_table(&site, games, seats, &options).await;
            let mut eve = site.browser();
            for seat in 0..seats {
                let at = |what: &str| format!("/api/tables/{table}/seats/{seat}/{what}");
                eve.post(&at("take"), &json!({})).await.good();
                let seen = read(&site, &mut eve, &table, &seat.to_string()).await;
                let known = read(&site, &mut host, &table, "spectator").await;
                assert_eq!(seen[0]["summary"]["status"], "open");
                for (mut seen, mut known) in seen.into_iter().zip(known) {
                    if seen["summary"].is_object() {
                        (seen, known) = (without_company(seen), without_company(known));
                    }
                    assert_eq!(seen, known, "{} {options}, seat {seat}", games[0].meta.id);
                }
                eve.post(&at("leave"), &json!({})).await.good();
            }
            // Once all seats are taken, each player sees their own secrets.
            let mut players = Vec::new();
            for seat in 0..seats {
                let mut player = site.browser();
                player.post(&format!("/api/tables/{table}/seats/{seat}/take"), &json!({})).await.good();
                players.push(player);
            }
            let known = host.get(&format!("/api/tables/{table}?seat=spectator")).await.good();
            assert_eq!(known["summary"]["status"], "running");
            for (seat, player) in players.iter_mut().enumerate() {
                let own = player.get(&format!("/api/tables/{table}?seat={seat}")).await.good();
                secrets += u32::from(own["view"] != known["view"]);
            }
        }
    }
    assert!(10 < secrets, "most games have secrets: {secrets}");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_game_begins_each_seat_is_told_the_log_as_its_own() {
    let mut told = 0;
    for long_log in [HubSettings::default().long_log, 0] {
        for games in every_game() {
            let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
            let clock = Arc::new(ManualClock::at(1_000_000));
            let settings = HubSettings { long_log, ..crate::kit::hub_settings() };
            let site = TestSite::of(store, games, settings, clock, crate::kit::unlimited());
            let seats = (*games[0].meta.seats.start()).max(2);
            let (_, table) = free_table(&site, games, seats, &json!({})).await;
            let mut ada = site.browser();
            ada.post(&format!("/api/tables/{table}/seats/0/take"), &json!({})).await.good();
            let open = ada.look(&table).await["summary"]["version"].clone();
            let guest = GuestId::of_cookie(ada.cookie.as_deref().expect("a cookie"));
            let mut pushes = follow(&site, guest, &table, ViewerName::Seat(0)).await;
            assert_eq!(next_state(&mut pushes).await["summary"]["status"], "open");
            for seat in 1..seats {
                let mut other = site.browser();
                other.post(&format!("/api/tables/{table}/seats/{seat}/take"), &json!({})).await.good();
            }
            let whole = ada.get(&format!("/api/tables/{table}?seat=0")).await.good();
            let since = ada.get(&format!("/api/tables/{table}?seat=0&since={open}")).await.good();
            assert_eq!(
                (&since["log_from"], &since["log"]),
                (&json!(0), &whole["log"]),
                "it was away meanwhile"
            );
            let recap = ada.get(&format!("/api/tables/{table}/recap?seat=0")).await.good();
            assert_eq!(recap["lines"], whole["log"]);
            let now = format!("/api/tables/{table}?seat=0&since={}", whole["summary"]["version"]);
            assert_eq!(ada.get(&now).await.good()["log"], json!([]), "it knows already");
            let incidents = whole["incidents"].as_array().expect("a list").len();
            let length = whole["summary"]["step"].as_u64().expect("a number") as usize + incidents;
            let is_long = (long_log as usize) < length;
            loop {
                match pushes.next().await.expect("the hub is there") {
                    Push::State { json, .. } => {
                        let state = serde_json::from_str::<Value>(&json).expect("JSON")["state"].take();
                        if state["summary"]["status"] == "running" {
                            assert!(!is_long, "nobody waits while a long log is written");
                            assert_eq!((&state["log_from"], &state["log"]), (&json!(0), &whole["log"]));
                            break;
                        }
                    }
                    Push::Resync => {
                        assert!(is_long);
                        break;
                    }
                    Push::Chat(_) | Push::Presence(_) | Push::Foreseen(_) | Push::Closing => (),
                }
            }
            told += whole["log"].as_array().expect("a list").len();
        }
    }
    assert!(4 < told, "luck has set some of the games up: {told}");
}
