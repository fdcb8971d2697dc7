//! No leaks: tokens, cookies and what bots know are absent from logs, errors and metrics.
//!
//! A program of its own, because the log is captured for the whole process.

#[path = "../../hub/tests/auction.rs"]
mod auction;
#[path = "../../hub/tests/kept.rs"]
mod kept;
#[allow(dead_code, reason = "the other tests need more of it")]
mod kit;

use approdo_hub::wire::{CreateTable, Level, SeatPlan, Status};
use approdo_hub::{GuestId, Hub, HubError, Push, StateQuery, SystemClock};
use approdo_phrases::Language;
use approdo_server::log_panics;
use approdo_store::SqliteStore;
use approdo_table::Module;
use auction::Auction;
use axum::{body::Body, http::Method};
use kept::Kept;
use kit::{TestSite, for_two, hub_settings, raw, seated};
use serde_json::json;
use std::{
    env, io,
    process::Command,
    sync::{Arc, LazyLock},
};
use tracing_subscriber::fmt::writer::{BoxMakeWriter, MakeWriterExt};

/// Set in a child process whose output is captured.
const WATCHED: &str = "APPRODO_TEST_WATCHED";

/// Everything that is logged in this program.
static LOG: LazyLock<Kept> = LazyLock::new(|| {
    let (kept, is_watched) = (Kept::default(), env::var_os(WATCHED).is_some());
    let writer = match is_watched {
        true => BoxMakeWriter::new(kept.clone().and(io::stderr)),
        false => BoxMakeWriter::new(kept.clone()),
    };
    let log = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(writer)
        .finish();
    tracing::subscriber::set_global_default(log).expect("nobody else keeps a log here");
    if is_watched {
        log_panics();
    }
    kept
});

#[tokio::test]
async fn neither_tokens_nor_cookies_reach_the_log() {
    LazyLock::force(&LOG);
    let site = TestSite::new();
    let (mut host, mut guest, table, created) = seated(&site).await;
    let mut secrets = vec![
        created["host_token"].as_str().expect("a token").to_owned(),
        created["links"][0]["token"].as_str().expect("a token").to_owned(),
        host.cookie.clone().expect("a cookie"),
        guest.cookie.clone().expect("a cookie"),
    ];
    let token = secrets[1].clone();
    let claim = format!("/api/tables/{table}/claim");
    let mut replies = Vec::new();
    // Correct, wrong, misplaced and malformed.
    replies.push(guest.post(&claim, &json!({ "token": token })).await);
    replies.push(guest.post(&claim, &json!({ "tokens": token })).await);
    replies.push(guest.post(&claim, &json!(token)).await);
    replies.push(guest.post(&claim, &json!({ "token": [token] })).await);
    replies.push(guest.get(&format!("{claim}?token={token}")).await);
    replies.push(guest.get(&format!("/api/tables/{table}?token={token}")).await);
    replies.push(guest.get(&format!("/api/tables/{table}?seat={token}")).await);
    replies.push(guest.get(&format!("/api/tables/{table}?lang={token}")).await);
    replies.push(guest.get(&format!("/nowhere/{token}")).await);
    let odd = raw(Method::GET, "/health", &[("x-request-id", &token), ("user-agent", &token)], Body::empty());
    replies.push(guest.send(odd).await);
    let link = host.post(&format!("/api/tables/{table}/seats/1/reissue"), &json!({})).await.good();
    secrets.push(link["token"].as_str().expect("a token").to_owned());
    // Tokens that can be requested again, and a key that is reused for something else.
    let mut plan = for_two();
    plan["key"] = json!("once");
    let [made, again] = [host.post("/api/tables", &plan).await, host.post("/api/tables", &plan).await];
    assert_eq!(made.text, again.text);
    let made = made.good();
    for token in [&made["host_token"], &made["invite_token"], &made["links"][0]["token"]] {
        secrets.push(token.as_str().expect("a token").to_owned());
    }
    plan["public"] = json!(false);
    replies.push(host.post("/api/tables", &plan).await);
    host.peer.set_ip([127, 0, 0, 1].into());
    replies.push(host.get("/metrics").await);

    for reply in &replies {
        for secret in &secrets {
            assert!(!reply.text.contains(secret), "an answer repeats a secret: {}", reply.text);
        }
    }
    let log = LOG.text();
    assert!(log.contains("/api/tables/{id}/claim") && log.contains("status=200"), "the log was kept: {log}");
    for secret in &secrets {
        assert!(!log.contains(secret), "a secret is in the log");
    }
}

#[tokio::test]
async fn the_seed_is_told_to_nobody_before_the_end() {
    LazyLock::force(&LOG);
    let site = TestSite::new();
    let (mut host, mut onlooker) = (site.browser(), site.browser());
    host.peer.set_ip([127, 0, 0, 1].into());
    let seed = "5eed".repeat(16);
    for game in ["nim", "armada"] {
        let mine = json!({ "kind": "mine" });
        let options = if game == "armada" { json!({ "round_limit": 5 }) } else { json!({}) };
        let plan = json!({ "game": game, "seed": seed, "seats": [mine, mine], "options": options });
        let (table, created) = host.create(&plan).await;
        let mut said = vec![created.to_string()];
        for number in 0.. {
            let state = host.look(&table).await;
            if state["summary"]["status"] == "over" {
                assert_eq!(state["outcome"]["seed"], seed.as_str());
                break;
            }
            said.push(state.to_string());
            if number % 20 == 0 {
                for what in ["", "?outline=true", "/log", "/recap", "/history/0", "/export", "/chat"] {
                    said.push(onlooker.get(&format!("/api/tables/{table}{what}")).await.text);
                }
                for path in ["/metrics", "/api/mine", "/api/tables"] {
                    said.push(host.get(path).await.text);
                }
            }
            host.play_first(&table, &format!("k{number}")).await;
        }
        assert!(said.iter().all(|text| !text.to_lowercase().contains("5eed5eed")), "the seed was told");
    }
    assert!(!LOG.text().to_lowercase().contains("5eed5eed"), "the seed is in the log");
}

static CURSED: [Module; 1] = [Module::of::<Auction>()];

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_breaks_is_stopped_alone_and_tells_nobody_what_it_knew() {
    LazyLock::force(&LOG);
    let store = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let site = TestSite::of(store, &CURSED, hub_settings(), Arc::new(SystemClock), kit::unlimited());
    let mut host = site.browser();
    let mine = json!({ "kind": "mine" });
    let plan = json!({ "game": "auction", "options": { "trapped": true }, "seats": [mine, mine] });
    let [(table, _), (other, _)] = [host.create(&plan).await, host.create(&plan).await];
    let before = host.look(&table).await;
    let bid = |state: &serde_json::Value, number: u8, key: &str| {
        let (seat, version) = (&state["you"]["viewer"]["seat"], &state["summary"]["version"]);
        json!({ "seat": seat, "version": version, "move": { "bid": number }, "key": key })
    };
    let moves = |table: &str| format!("/api/tables/{table}/moves");
    let broken = host.post(&moves(&table), &bid(&before, 0, "trap")).await;
    assert!(!broken.text.contains("secret-"), "{}", broken.text);
    broken.bad(500, "broken");
    // Nothing has changed, the table can still be played, and other tables are not affected.
    let after = host.look(&table).await;
    for part in ["summary", "view", "choices", "log"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    for table in [&table, &other] {
        let state = host.look(table).await;
        let richest = state["choices"].as_array().into_iter().flatten().rfind(|one| one["refused"].is_null());
        let number = richest.and_then(|one| one["move"]["bid"].as_u64()).expect("a purse");
        if number != 0 {
            host.post(&moves(table), &bid(&state, number as u8, "fair")).await.good();
        }
    }
    assert!(!LOG.text().contains("secret-"), "what a game knew is in the log");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_is_replaced_and_tells_nobody_what_it_knew() {
    LazyLock::force(&LOG);
    let store = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let hub = Hub::new(store, &CURSED, hub_settings(), Arc::new(SystemClock));
    let ada = GuestId([1; 32]);
    let plan = CreateTable {
        game: "auction".to_owned(),
        options: Some(json!({ "cursed": true })),
        seats: vec![SeatPlan::Bot { level: Level::Steady, name: None }, SeatPlan::Mine { name: None }],
        hints: true,
        // With this seed both purses hold something: a bot without a choice does not think.
        seed: Some("5".to_owned()),
        ..CreateTable::default()
    };
    let table = hub.create(ada, plan).await.expect("it is a good plan").table;
    // All bid at once: Ada is asked from the start, and the bot behind her hint fails as the other one does.
    let hint = hub.hint(ada, &table, 1, Language::English).await.expect_err("no bot can think here");
    assert!(matches!(hint, HubError::Broken(_)) || matches!(hint, HubError::Stale { .. }), "{hint:?}");
    hub.bot_takes_over(ada, &table, 1, Level::Steady).await.expect("it is her seat");
    let mut pushes = hub.subscribe(ada, &table, StateQuery::default()).await.expect("there is room");
    while hub.summary(&table).await.expect("it is there").status != Status::Over {
        assert!(!matches!(pushes.next().await, None | Some(Push::Closing)), "the hub is open");
    }
    let log = LOG.text();
    assert!(log.contains("a bot panicked"), "{log}");
    assert!(!log.contains("secret-"), "what a bot knew is in the log");
    assert!(!format!("{hint:?} {hint}").contains("secret-"), "{hint:?}");
}

#[test]
fn a_panic_is_logged_with_its_place_and_not_with_its_words() {
    let tests = [
        "a_game_that_breaks_is_stopped_alone_and_tells_nobody_what_it_knew",
        "a_bot_that_panics_is_replaced_and_tells_nobody_what_it_knew",
    ];
    let this = env::current_exe().expect("this program runs");
    for test in tests {
        let mut run = Command::new(&this);
        let run = run.args(["--exact", "--nocapture", test]).env(WATCHED, "1").output().expect("it runs");
        let written =
            format!("{}{}", String::from_utf8_lossy(&run.stderr), String::from_utf8_lossy(&run.stdout));
        assert!(run.status.success() && written.contains("1 passed"), "{written}");
        let told = written.lines().find(|line| line.contains("a thread panicked"));
        let told = told.unwrap_or_else(|| panic!("no panic was logged: {written}"));
        assert!(told.contains("ERROR") && told.contains("auction.rs") && told.contains("line="), "{told}");
        assert!(!written.contains("secret-"), "what a game knew is written: {written}");
    }
}
