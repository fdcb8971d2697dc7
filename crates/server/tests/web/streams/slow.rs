//! Backpressure: clients that read slowly or not at all.

use super::{metric, timeless};
use crate::{
    kit::hub_settings,
    web::sockets::{Player, Running, Socket, database, next_of, start, start_with, two_at},
};
use approdo_gate::GateSettings;
use approdo_hub::HubSettings;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{io::AsyncWriteExt, net::TcpSocket};
use tokio_tungstenite::tungstenite::{Message, protocol::frame::coding::CloseCode};

/// A quick subscriber, a slow one that reads nothing, and a host who makes news for both.
struct Race {
    server: Running,
    host: Player,
    guest: Player,
    table: String,
    quick: Socket,
    /// Number of messages of any kind that the quick one has read.
    taken: u64,
    /// The version of the last state that the quick one has read.
    version: u64,
    slow: Socket,
    news: u64,
}

impl Race {
    async fn new(name: &str, queue: usize, settings: GateSettings) -> Self {
        let hub = HubSettings { queue, ..hub_settings() };
        let server = start_with(&database(name), hub, settings).await;
        let (host, guest, table) = two_at(&server, "armada", &json!({ "option_cards": true })).await;
        let quick = host.follow(&table, 0).await;
        let slow = guest.follow_slowly(&table).await;
        let mut race = Race { server, host, guest, table, quick, taken: 0, version: 0, slow, news: 0 };
        // The greeting, and the presence of both.
        for kind in ["state", "presence", "presence"] {
            race.take(kind).await;
        }
        race
    }

    /// The quick one reads messages up to one of this type.
    async fn take(&mut self, kind: &str) {
        loop {
            let message = self.quick.next().await.expect("the quick one is not hung up").expect("a message");
            self.taken += 1;
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            if message["type"] == kind {
                self.version = message["version"].as_u64().expect("a version");
                return;
            }
        }
    }

    /// A change that is pushed to everybody, in a message of some size.
    async fn make_news(&mut self) {
        self.news += 1;
        let path = format!("/api/tables/{}/rename", self.table);
        self.host.good("POST", &path, &json!({ "name": format!("News {}", self.news) })).await;
        let before = self.version;
        self.take("state").await;
        assert_eq!(self.version, before + 1, "the quick one misses nothing");
        assert!(self.news < 5_000, "the slow one should be in trouble by now");
    }

    /// Number of messages that the server has tried to send to the slow one.
    async fn sent_to_slow(&self) -> u64 {
        metric(&self.server, "approdo_socket_messages_total{direction=\"out\"}").await - self.taken
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_is_too_slow_is_told_to_come_back_and_harms_nobody() {
    const QUEUE: usize = 4;
    let mut race = Race::new("slow", QUEUE, timeless()).await;
    // The greeting, its own presence, answers and every piece of news are queued for the slow one. What the server has
    // not tried to send is in its queue, so more than its capacity means an overflow.
    let (mut messages, mut answers) = (Vec::new(), 0);
    let closed = 'race: loop {
        while race.news + answers + 2 <= race.sent_to_slow().await + QUEUE as u64 {
            race.make_news().await;
        }
        // If the socket is still open (the machine was slow), the ping is answered, and more news follows.
        let _ = race.slow.send(Message::text(json!({ "type": "ping" }).to_string())).await;
        loop {
            let text = match race.slow.next().await.expect("it ends with a farewell").expect("a message") {
                Message::Text(text) => text,
                Message::Close(frame) => break 'race frame.expect("a farewell has a reason"),
                _ => continue,
            };
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            if message["type"] == "pong" {
                answers += 1;
                continue 'race;
            }
            messages.push(message);
        }
    };
    assert_eq!(closed.code, CloseCode::Again);
    assert_eq!(messages.last().expect("there are messages")["type"], "resync");
    let versions =
        messages.iter().filter(|message| message["type"] == "state").map(|state| &state["version"]);
    let versions: Vec<u64> = versions.filter_map(Value::as_u64).collect();
    assert!(versions.is_sorted() && versions.last() < Some(&race.version), "{versions:?}");
    assert_eq!(metric(&race.server, "approdo_resyncs_total").await, 1);

    let known = *versions.last().expect("it was greeted");
    let mut again = race.guest.follow(&race.table, known).await;
    let state = next_of(&mut again, "state").await;
    assert_eq!(state["version"], race.version);
    assert_eq!(state["state"]["summary"]["name"], format!("News {}", race.news));
    race.make_news().await;
    assert_eq!(next_of(&mut again, "state").await["version"], race.version);
    drop((again, race.quick, race.slow));
    race.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_takes_nothing_is_given_up() {
    let settings = GateSettings { send_time: Duration::from_millis(50), ..timeless() };
    // A queue so long that the send timeout comes first.
    let mut race = Race::new("stalled", 10_000, settings).await;
    while metric(&race.server, "approdo_sockets").await == 2 {
        race.make_news().await;
    }
    race.make_news().await;
    let mut resync = false;
    while let Some(Ok(message)) = race.slow.next().await {
        resync |= matches!(message, Message::Text(text) if text.contains("resync"));
    }
    assert!(!resync && metric(&race.server, "approdo_resyncs_total").await == 0);
    drop((race.quick, race.slow));
    race.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_who_takes_nothing_of_an_answer_is_given_up() {
    let settings = GateSettings { send_time: Duration::from_millis(50), ..timeless() };
    let server = start(&database("unread"), settings).await;
    // More than fits into the system's buffers: a client with a tiny receive buffer sends requests and never reads.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4 << 10).expect("a small one");
    let mut stalled = socket.connect(server.address).await.expect("the server listens");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for _ in 0..50 {
        stalled.write_all(request.as_bytes()).await.expect("requests are short");
    }
    // The client that reads the metric is one connection, too.
    while 1 < metric(&server, "approdo_connections").await {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}
