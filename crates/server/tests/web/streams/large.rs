//! Long logs, which are large answers.

use super::timeless;
use crate::{
    kit::{HOST, TestSite, hub_settings, unlimited},
    stroll::{Stroll, done, write},
    web::sockets::{Player, Running, database, next_of, say, start_games},
};
use approdo_gate::GateSettings;
use approdo_hub::ManualClock;
use approdo_store::{SqliteStore, Store};
use approdo_table::Module;
use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Request, Response, header},
};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::{net::SocketAddr, sync::Arc};
use tokio_tungstenite::tungstenite::Error;
use tower::ServiceExt;

static STROLLS: [Module; 1] = [Module::of::<Stroll>()];

fn plan() -> Value {
    json!({ "game": "stroll", "seats": [{ "kind": "mine" }, { "kind": "mine" }] })
}

/// A server with a table of this length, and its host.
async fn long_stroll(name: &str, steps: usize, settings: GateSettings) -> (Running, Player, String) {
    let file = database(name);
    let server = start_games(&file, &STROLLS, hub_settings(), timeless()).await;
    let mut host = Player::at(&server);
    let created = host.good("POST", "/api/tables", &plan()).await;
    let table = created["table"].as_str().expect("an id").to_owned();
    server.stop().await;
    let store = SqliteStore::open(&file).expect("the database opens");
    write(&store, &table, 0, vec![done("move", 1_000_000); steps]).await;
    store.close().await.expect("it closes");
    let server = start_games(&file, &STROLLS, hub_settings(), settings).await;
    let host = host.moved_to(&server);
    (server, host, table)
}

#[tokio::test]
async fn large_answers_on_their_way_to_one_address_are_few() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let settings = GateSettings { most_large_answers_per_address: 2, ..unlimited() };
    let clock = Arc::new(ManualClock::at(1_000_000));
    let site = |settings| TestSite::of(store.clone(), &STROLLS, hub_settings(), clock.clone(), settings);
    let (table, _) = site(unlimited()).browser().create(&plan()).await;
    write(&*store, &table, 0, vec![done("move", 1_000_000); 5_000]).await;
    let site = site(settings);
    let ask = |path: &str, last: u8| {
        let request = Request::get(path).header(header::HOST, HOST);
        let mut request = request.body(Body::empty()).expect("a request");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([192, 0, 2, last], 40_000))));
        site.router.clone().oneshot(request)
    };
    let path = format!("/api/tables/{table}");
    let status = |answer: &Response<Body>| answer.status().as_u16();
    let mut unread = Vec::new();
    for expected in [200, 200, 429] {
        let answer = ask(&path, 1).await.expect("a router never fails");
        assert_eq!(status(&answer), expected);
        unread.push(answer);
    }
    let refused =
        unread.pop().expect("three answers").into_body().collect().await.expect("a body").to_bytes();
    assert!(String::from_utf8_lossy(&refused).contains("too-fast"), "{refused:?}");
    // Small answers and other addresses are not refused; a client that has finished reading may ask again.
    assert_eq!(status(&ask(&format!("{path}?since=9999"), 1).await.expect("a router never fails")), 200);
    assert_eq!(status(&ask(&path, 2).await.expect("a router never fails")), 200);
    let answer = unread.pop().expect("two answers");
    let length: usize =
        answer.headers()[header::CONTENT_LENGTH].to_str().expect("text").parse().expect("a number");
    let whole = answer.into_body().collect().await.expect("a body").to_bytes();
    assert!(128 << 10 < length && whole.len() == length, "{length}");
    let state: Value = serde_json::from_slice(&whole).expect("JSON");
    assert_eq!(state["log"].as_array().map(Vec::len), Some(5_000));
    assert_eq!(status(&ask(&path, 1).await.expect("a router never fails")), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_long_log_of_a_socket_is_a_large_answer_until_it_is_taken() {
    let settings = GateSettings { most_large_answers_per_address: 2, ..timeless() };
    let (server, mut host, table) = long_stroll("long-log", 5_000, settings).await;
    let mut slow = [host.follow_slowly(&table).await, host.follow_slowly(&table).await];
    let refused = host.open(&format!("/api/tables/{table}/live")).await;
    let Err(Error::Http(response)) = refused else { panic!("{refused:?}") };
    assert_eq!(response.status(), 429);
    assert!(response.headers().contains_key(header::RETRY_AFTER));
    let path = format!("/api/tables/{table}");
    assert_eq!(host.request("GET", &path, &json!({})).await.0, 429);
    // A client that knows the log already is accepted, and one that has finished reading releases its permit.
    let mut brief = host.follow(&table, 5_000).await;
    assert_eq!(next_of(&mut brief, "state").await["state"]["log"], json!([]));
    let whole = next_of(&mut slow[0], "state").await;
    assert_eq!(whole["state"]["log"].as_array().map(Vec::len), Some(5_000));
    while host.request("GET", &path, &json!({})).await.0 != 200 {
        tokio::task::yield_now().await;
    }
    drop((slow, brief));
    server.stop().await;
}

#[tokio::test]
async fn a_very_long_log_reaches_whoever_opens_the_table() {
    let (server, player, table) = long_stroll("very-long", 40_000, timeless()).await;
    let mut socket = player.follow(&table, 0).await;
    let state = next_of(&mut socket, "state").await;
    assert_eq!(state["state"]["log"].as_array().map(Vec::len), Some(40_000));
    assert!(4 << 20 < state.to_string().len(), "it is longer than any other");
    say(&mut socket, &json!({ "type": "ping" })).await;
    assert_eq!(next_of(&mut socket, "pong").await["version"], 40_000);
    server.stop().await;
}
