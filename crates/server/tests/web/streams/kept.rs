//! Heartbeats, idempotency keys and missed versions over a socket.

use super::timeless;
use crate::{
    kit::{first_legal, hub_settings, unlimited},
    web::sockets::{Player, database, next_of, say, start, start_with, two_at},
};
use approdo_gate::GateSettings;
use approdo_hub::HubSettings;
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test]
async fn a_table_that_too_many_look_at_says_so() {
    let hub = HubSettings { most_spectators_per_address: 1, ..hub_settings() };
    let server = start_with(&database("full"), hub, unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let onlooker = Player::at(&server);
    let first = [onlooker.follow(&table, 0).await, one.follow(&table, 0).await];
    for (language, words) in [("en", "Too many people"), ("it", "Troppe persone")] {
        let refused = onlooker.open(&format!("/api/tables/{table}/live?lang={language}")).await;
        let Err(Error::Http(response)) = refused else { panic!("{refused:?}") };
        assert_eq!(response.status(), 409);
        let body: Value = serde_json::from_slice(response.body().as_ref().expect("a body")).expect("JSON");
        assert_eq!(body["error"]["code"], "table-full");
        assert!(body["error"]["text"].as_str().is_some_and(|text| text.starts_with(words)), "{body}");
    }
    drop((first, two.follow(&table, 0).await));
    server.stop().await;
}

#[tokio::test]
async fn a_client_is_asked_whether_it_lives() {
    let settings = GateSettings { heartbeat: Duration::from_millis(1), ..timeless() };
    let server = start(&database("heartbeat"), settings).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let mut socket = one.follow(&table, 0).await;
    let mut pings = 0;
    while pings < 5 {
        match socket.next().await.expect("nobody hangs up").expect("a message") {
            Message::Ping(_) => pings += 1,
            Message::Close(frame) => panic!("who answers is not hung up: {frame:?}"),
            _ => (),
        }
    }
    say(&mut socket, &json!({ "type": "ping" })).await;
    next_of(&mut socket, "pong").await;
    drop(socket);
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_after_a_restart_gets_exactly_what_was_missed() {
    let file = database("resume");
    let server = start(&file, unlimited()).await;
    let (one, two, table) = two_at(&server, "armada", &json!({ "option_cards": true })).await;
    let mut players = [one, two];
    let path = format!("/api/tables/{table}");
    let mut known = Vec::new();
    for number in 0..12 {
        for player in &mut players {
            let state = player.good("GET", &path, &json!({})).await;
            let Some(mv) = first_legal(&state) else { continue };
            let version = &state["summary"]["version"];
            let seat = &state["you"]["viewer"]["seat"];
            let key = format!("k{number}");
            let body = json!({ "seat": seat, "version": version, "move": mv, "key": key });
            let played = player.good("POST", &format!("{path}/moves"), &body).await;
            known.push(played["version"].as_u64().expect("a version"));
            break;
        }
    }
    let mut socket = players[1].follow(&table, 0).await;
    let whole = next_of(&mut socket, "state").await;
    drop(socket);
    server.stop().await;

    let server = start(&file, unlimited()).await;
    let player = players[1].moved_to(&server);
    let lines = whole["state"]["log"].as_array().expect("lines");
    for version in known {
        let mut socket = player.follow(&table, version).await;
        let state = next_of(&mut socket, "state").await;
        assert_eq!(state["version"], whole["version"]);
        assert_eq!(state["state"]["view"], whole["state"]["view"]);
        let missed: Vec<&Value> =
            lines.iter().filter(|line| line["version"].as_u64() > Some(version)).collect();
        assert_eq!(state["state"]["log"].as_array().expect("lines").iter().collect::<Vec<_>>(), missed);
        let from = &state["state"]["log_from"];
        assert!(missed.iter().all(|line| line["step"].as_u64() > from.as_u64()), "{from}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_same_move_from_many_sockets_is_made_once() {
    let server = start(&database("storm"), unlimited()).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(one.follow(&table, 0).await);
    }
    let state = next_of(&mut sockets[0], "state").await;
    let mv = first_legal(&state["state"]).expect("the host is asked");
    let request =
        json!({ "type": "move", "seat": 0, "version": state["version"], "move": mv, "key": "same" });
    for _ in 0..20 {
        for socket in &mut sockets {
            say(socket, &request).await;
        }
    }
    let (mut first, mut repeated) = (0, 0);
    for socket in &mut sockets {
        for _ in 0..20 {
            let played = next_of(socket, "played").await;
            assert_eq!(played["version"].as_u64(), state["version"].as_u64().map(|version| version + 1));
            if played["repeated"] == true { repeated += 1 } else { first += 1 }
        }
    }
    assert_eq!((first, repeated), (1, 99));
    drop(sockets);
    server.stop().await;
}
