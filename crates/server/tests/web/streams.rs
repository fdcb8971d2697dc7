//! Sockets under stress, over a real network and a real database: slow clients, silent ones, forgers, a restart.

use crate::{
    kit::{TestSite, first_legal, hub_settings, unlimited},
    stroll::{Stroll, done, write},
    web::forged::{below, mutate},
    web::sockets::{
        Player, Running, Socket, database, next, next_of, say, start, start_games, start_with, two_at,
    },
};
use approdo_server::{
    hub::{HubSettings, ManualClock},
    web::WebSettings,
};
use approdo_store::{SqliteStore, Store};
use approdo_table::Module;
use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Request, Response, header},
};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{io::AsyncWriteExt, net::TcpSocket};
use tokio_tungstenite::tungstenite::{
    Error, Message,
    protocol::frame::{
        Frame,
        coding::{CloseCode, Data, OpCode},
    },
};
use tower::ServiceExt;

static STROLLS: [Module; 1] = [Module::of::<Stroll>()];

/// Longer than any test runs.
const NEVER: Duration = Duration::from_secs(100_000);

/// Settings under which no socket is closed or pinged because time passes.
fn timeless() -> WebSettings {
    WebSettings { heartbeat: NEVER, silence: NEVER, send_time: NEVER, ..unlimited() }
}

/// A number of `/metrics`.
async fn metric(server: &Running, name: &str) -> u64 {
    let numbers = Player::at(server).text("/metrics").await;
    let line = numbers.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|value| value.trim().parse().ok()).unwrap_or_else(|| panic!("no {name} in {numbers}"))
}

/// A quick client, a slow one that takes nothing of what is sent to it, and somebody who makes news for both.
struct Race {
    server: Running,
    host: Player,
    guest: Player,
    table: String,
    quick: Socket,
    /// How many messages of any kind the quick one took.
    taken: u64,
    /// The version of the last state that the quick one took.
    version: u64,
    slow: Socket,
    news: u64,
}

impl Race {
    async fn new(name: &str, queue: usize, settings: WebSettings) -> Self {
        let hub = HubSettings { queue, ..hub_settings() };
        let server = start_with(&database(name), hub, settings).await;
        let (host, guest, table) = two_at(&server, "armada", &json!({ "option_cards": true })).await;
        let quick = host.follow(&table, 0).await;
        let slow = guest.follow_slowly(&table).await;
        let mut race = Race { server, host, guest, table, quick, taken: 0, version: 0, slow, news: 0 };
        // The greeting, and that both have come.
        for kind in ["state", "presence", "presence"] {
            race.take(kind).await;
        }
        race
    }

    /// The quick one takes messages up to one of this type.
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

    /// Something happens that everybody is told of, in a message of some size.
    async fn make_news(&mut self) {
        self.news += 1;
        let path = format!("/api/tables/{}/rename", self.table);
        self.host.good("POST", &path, &json!({ "name": format!("News {}", self.news) })).await;
        let before = self.version;
        self.take("state").await;
        assert_eq!(self.version, before + 1, "the quick one misses nothing");
        assert!(self.news < 5_000, "the slow one should be in trouble by now");
    }

    /// How many messages the server has tried to send to the slow one.
    async fn sent_to_slow(&self) -> u64 {
        metric(&self.server, "approdo_socket_messages_total{direction=\"out\"}").await - self.taken
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_is_too_slow_is_told_to_come_back_and_harms_nobody() {
    const QUEUE: usize = 4;
    let mut race = Race::new("slow", QUEUE, timeless()).await;
    // A ping, the greeting, its own arrival and every piece of news are meant for the slow one. What was not tried
    // to be sent waits, and more than its queue holds cannot wait.
    while race.news + 3 <= race.sent_to_slow().await + QUEUE as u64 {
        race.make_news().await;
    }
    race.make_news().await;
    let mut messages = Vec::new();
    let closed = loop {
        match race.slow.next().await.expect("it ends with a farewell").expect("a message") {
            Message::Text(text) => {
                messages.push(serde_json::from_str::<Value>(&text).expect("messages are JSON"));
            }
            Message::Close(frame) => break frame.expect("a farewell has a reason"),
            _ => (),
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
    let settings = WebSettings { send_time: Duration::from_millis(50), ..timeless() };
    // So long a queue that it is not the queue that ends it.
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
    let settings = WebSettings { send_time: Duration::from_millis(50), ..timeless() };
    let server = start(&database("unread"), settings).await;
    // More than the system keeps for anybody: a client with hardly any room asks again and again, and never reads.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4 << 10).expect("a small one");
    let mut stalled = socket.connect(server.address).await.expect("the server listens");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for _ in 0..50 {
        stalled.write_all(request.as_bytes()).await.expect("requests are short");
    }
    // Whoever asks for the number is connected, too.
    while 1 < metric(&server, "approdo_connections").await {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn large_answers_on_their_way_to_one_address_are_few() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let settings = WebSettings { most_large_answers_per_address: 2, ..unlimited() };
    let clock = Arc::new(ManualClock::at(1_000_000));
    let site = |settings| TestSite::of(store.clone(), &STROLLS, hub_settings(), clock.clone(), settings);
    let seats = json!([{ "kind": "mine" }, { "kind": "mine" }]);
    let (table, _) = site(unlimited()).browser().create(&json!({ "game": "stroll", "seats": seats })).await;
    write(&*store, &table, 0, vec![done("move", 1_000_000); 5_000]).await;
    let site = site(settings);
    let ask = |path: &str, last: u8| {
        let mut request = Request::get(path).body(Body::empty()).expect("a request");
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
    // Small answers, and other addresses, are not refused; and whoever has read may ask again.
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
    let file = database("long-log");
    let settings = || WebSettings { most_large_answers_per_address: 2, ..timeless() };
    let server = start_games(&file, &STROLLS, hub_settings(), settings()).await;
    let seats = json!([{ "kind": "mine" }, { "kind": "mine" }]);
    let mut host = Player::at(&server);
    let created = host.good("POST", "/api/tables", &json!({ "game": "stroll", "seats": seats })).await;
    let table = created["table"].as_str().expect("an id").to_owned();
    server.stop().await;
    let store = SqliteStore::open(&file).expect("the database opens");
    write(&store, &table, 0, vec![done("move", 1_000_000); 5_000]).await;
    store.close().await.expect("it closes");

    let server = start_games(&file, &STROLLS, hub_settings(), settings()).await;
    let mut host = host.moved_to(&server);
    let mut slow = [host.follow_slowly(&table).await, host.follow_slowly(&table).await];
    let refused = host.open(&format!("/api/tables/{table}/live")).await;
    let Err(Error::Http(response)) = refused else { panic!("{refused:?}") };
    assert_eq!(response.status(), 429);
    assert!(response.headers().contains_key(header::RETRY_AFTER));
    let path = format!("/api/tables/{table}");
    assert_eq!(host.request("GET", &path, &json!({})).await.0, 429);
    // Whoever knows the log already may come, and whoever has taken it makes room for others.
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
    let file = database("very-long");
    let server = start_games(&file, &STROLLS, hub_settings(), timeless()).await;
    let mut player = Player::at(&server);
    let plan = json!({ "game": "stroll", "seats": [{ "kind": "mine" }, { "kind": "mine" }] });
    let created = player.good("POST", "/api/tables", &plan).await;
    let table = created["table"].as_str().expect("an id").to_owned();
    server.stop().await;
    let store = SqliteStore::open(&file).expect("the database opens");
    write(&store, &table, 0, vec![done("move", 1_000_000); 40_000]).await;
    store.close().await.expect("it closes");

    let server = start_games(&file, &STROLLS, hub_settings(), timeless()).await;
    let mut socket = player.moved_to(&server).follow(&table, 0).await;
    let state = next_of(&mut socket, "state").await;
    assert_eq!(state["state"]["log"].as_array().map(Vec::len), Some(40_000));
    assert!(4 << 20 < state.to_string().len(), "it is longer than any other");
    say(&mut socket, &json!({ "type": "ping" })).await;
    assert_eq!(next_of(&mut socket, "pong").await["version"], 40_000);
    server.stop().await;
}

#[tokio::test]
async fn whoever_breaks_the_rules_of_sockets_is_told_which() {
    let server = start(&database("offence"), timeless()).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let raw = |opcode, bytes: &[u8]| Message::Frame(Frame::message(bytes.to_vec(), opcode, true));
    for (message, times, expected) in [
        (Message::text("x".repeat(20_000)), 1, CloseCode::Size),
        (raw(OpCode::Data(Data::Text), &[0xff, 0xfe]), 1, CloseCode::Invalid),
        (raw(OpCode::Data(Data::Reserved(3)), b"x"), 1, CloseCode::Protocol),
        // Each of them would have to be answered, and none of them counts as a message.
        (Message::Ping(Default::default()), 61, CloseCode::Policy),
        (Message::Pong(Default::default()), 61, CloseCode::Policy),
    ] {
        // What is still on its way when the server hangs up can make the system throw the goodbye away.
        let mut told = None;
        for _ in 0..50 {
            let mut socket = one.follow(&table, 0).await;
            for _ in 0..times {
                socket.feed(message.clone()).await.expect("sent");
            }
            socket.flush().await.expect("sent");
            told = loop {
                match socket.next().await.expect("goodbye is said") {
                    Ok(Message::Close(frame)) => break Some(frame.expect("a reason is given")),
                    Ok(_) => continue,
                    Err(_) => break None,
                }
            };
            if told.is_some() {
                break;
            }
        }
        let frame = told.expect("the goodbye comes through");
        assert_eq!(frame.code, expected, "{frame:?}");
    }
    server.stop().await;
}

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
    let settings = WebSettings { heartbeat: Duration::from_millis(1), ..timeless() };
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

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_over_a_socket_is_granted_by_mistake_or_breaks_the_server() {
    let file = database("forged");
    let server = start(&file, unlimited()).await;
    let (mut one, mut two, table) = two_at(&server, "armada", &json!({ "option_cards": true })).await;
    let path = format!("/api/tables/{table}");
    let mut seen = one.good("GET", &path, &json!({})).await;
    let (asked, other) = if first_legal(&seen).is_some() { (0, 1) } else { (1, 0) };
    if asked == 1 {
        std::mem::swap(&mut one, &mut two);
        seen = one.good("GET", &path, &json!({})).await;
    }
    let mv = first_legal(&seen).expect("one of the two is asked");
    let mut socket = two.follow(&table, 0).await;
    let state = next_of(&mut socket, "state").await;
    let version = state["version"].as_u64().expect("a version");
    // Who sends is not asked, so no move of it is legal; and it holds no other seat.
    let good = [
        json!({ "type": "move", "seat": asked, "version": version, "move": mv, "key": "k" }),
        json!({ "type": "move", "seat": other, "version": version, "move": mv, "key": "k", "confirmed": true }),
        json!({ "type": "undo", "seat": other, "version": version, "key": "k" }),
        json!({ "type": "redo", "seat": other, "version": version, "key": "k" }),
        json!({ "type": "move", "seat": other, "version": 0, "move": {}, "key": "" }),
    ];
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    for round in 0..1_500 {
        let mut bytes = good[below(&mut rng, good.len())].to_string().into_bytes();
        for _ in 0..below(&mut rng, 4) {
            mutate(&mut rng, &mut bytes);
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        socket.send(Message::text(text.clone())).await.expect("sent");
        // A mutation can make a `seen` or a `ping` of nothing else, and those change nothing.
        let answer = loop {
            let answer =
                next(&mut socket).await.unwrap_or_else(|| panic!("round {round}: hung up after {text}"));
            if answer["type"] != "presence" {
                break answer;
            }
        };
        assert_eq!(answer["type"], "error", "round {round}: {text} was granted: {answer}");
        let error = &answer["error"];
        assert!(error["text"].as_str().is_some_and(|text| text.len() > 5), "{error}");
        assert!(
            !["internal", "broken", "unavailable"].contains(&error["code"].as_str().unwrap_or("")),
            "{error}"
        );
    }
    for code in [true, false] {
        // Frames that no client sends: too long, or not text.
        let mut rude = two.follow(&table, 0).await;
        let frame =
            if code { Message::binary(vec![0xff; 17 << 10]) } else { Message::text("x".repeat(17 << 10)) };
        let _ = rude.send(frame).await;
        while next(&mut rude).await.is_some() {}
    }
    drop(socket);
    server.stop().await;
    let server = start(&file, unlimited()).await;
    let again = one.moved_to(&server).good("GET", &format!("/api/tables/{table}"), &json!({})).await;
    for part in ["view", "choices", "log", "asked"] {
        assert_eq!(again[part], seen[part], "{part}");
    }
    assert_eq!(again["summary"]["version"], version);
    server.stop().await;
}
