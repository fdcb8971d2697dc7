//! Real sockets over a real database.

use crate::kit::{GAMES, first_legal, hub_settings, unlimited};
use approdo_gate::GateSettings;
use approdo_hub::HubSettings;
use approdo_server::Server;
use approdo_store::{Notes, SqliteStore, Store, TableId, TokenHash};
use approdo_table::Module;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async, connect_async,
    tungstenite::{
        Error, Message, client::IntoClientRequest, handshake::client::Request, http::StatusCode,
        protocol::frame::coding::CloseCode,
    },
};

/// A server on a port of its own.
pub struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<Result<(), approdo_server::ServeError>>,
}

/// A path for a new database.
pub fn database(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("web").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder.join("approdo.db")
}

pub async fn start(database: &Path, settings: GateSettings) -> Running {
    start_with(database, hub_settings(), settings).await
}

pub async fn start_with(database: &Path, hub: HubSettings, settings: GateSettings) -> Running {
    start_games(database, &GAMES, hub, settings).await
}

pub async fn start_games(
    database: &Path,
    games: &'static [Module],
    hub: HubSettings,
    settings: GateSettings,
) -> Running {
    let store = Arc::new(SqliteStore::open(database).expect("the database opens"));
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::bind(any, store, games, hub, settings).await.expect("a port is free");
    let address = server.address();
    let (stop, stopped) = oneshot::channel::<()>();
    let done = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    Running { address, stop, done }
}

impl Running {
    /// Stops the server and waits until everything is stored.
    pub async fn stop(self) {
        self.stop.send(()).expect("the server runs");
        self.done.await.expect("no panic").expect("the store closes");
    }
}

/// A player: a cookie, HTTP/1.1 requests without a library, and a socket.
pub struct Player {
    address: SocketAddr,
    cookie: Option<String>,
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Player {
    pub fn at(server: &Running) -> Self {
        Player { address: server.address, cookie: None }
    }

    /// The value of the cookie.
    pub fn secret(&self) -> Option<String> {
        self.cookie.as_deref()?.split_once('=').map(|(_, value)| value.to_owned())
    }

    /// The same player at another server.
    pub fn moved_to(&self, server: &Running) -> Self {
        Player { address: server.address, cookie: self.cookie.clone() }
    }

    /// Sends a request and reads the whole answer.
    pub async fn request(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let (status, body) = self.exchange(method, path, body).await;
        (status, serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}")))
    }

    /// The text at an address.
    pub async fn text(&mut self, path: &str) -> String {
        self.exchange("GET", path, &Value::Null).await.1
    }

    /// Sends a request whose answer is lost; `is_done` waits until it has been executed.
    pub async fn lose(&self, method: &str, path: &str, body: &Value, is_done: impl Future<Output = ()>) {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.write_all(self.message(method, path, body).as_bytes()).await.expect("sent");
        is_done.await;
    }

    fn message(&self, method: &str, path: &str, body: &Value) -> String {
        let (host, body) = (self.address, body.to_string());
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{cookie}Content-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
    }

    async fn exchange(&mut self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.write_all(self.message(method, path, body).as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("read");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        for line in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = line.split(';').next().map(str::to_owned);
        }
        (status, body.to_owned())
    }

    pub async fn good(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let (status, answer) = self.request(method, path, body).await;
        assert!((200..300).contains(&status), "{status}: {answer}");
        answer
    }

    pub async fn open(&self, path: &str) -> Result<Socket, Error> {
        connect_async(self.upgrade(path)).await.map(|(socket, _)| socket)
    }

    fn upgrade(&self, path: &str) -> Request {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("an address");
        let headers = request.headers_mut();
        headers.insert("x-approdo", "1".parse().expect("a value"));
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().expect("a value"));
        }
        request
    }

    /// A socket with a tiny receive buffer.
    pub async fn follow_slowly(&self, table: &str) -> Socket {
        let stream = TcpSocket::new_v4().expect("there are sockets");
        stream.set_recv_buffer_size(4 << 10).expect("the system lets us");
        let stream = MaybeTlsStream::Plain(stream.connect(self.address).await.expect("the server listens"));
        let request = self.upgrade(&format!("/api/tables/{table}/live"));
        client_async(request, stream).await.expect("the socket opens").0
    }

    pub async fn follow(&self, table: &str, since: u64) -> Socket {
        self.open(&format!("/api/tables/{table}/live?since={since}&lang=en")).await.expect("the socket opens")
    }
}

/// The next text message, as JSON; `None` when the socket is closed.
pub async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => {
                let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                assert!(message["version"].is_u64(), "every message has the version: {message}");
                return Some(message);
            }
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => (),
        }
    }
}

/// The next message of a type.
pub async fn next_of(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = next(socket).await.unwrap_or_else(|| panic!("the socket closed before {kind}"));
        if message["type"] == kind {
            return message;
        }
    }
}

pub async fn say(socket: &mut Socket, message: &Value) {
    socket.send(Message::text(message.to_string())).await.expect("sent");
}

/// Two players at a table, the first of them its host.
pub async fn two_at(server: &Running, game: &str, options: &Value) -> (Player, Player, String) {
    let (mut one, mut two) = (Player::at(server), Player::at(server));
    let plan = json!({ "game": game, "options": options, "seats": [{ "kind": "mine" }, { "kind": "open" }] });
    let created = one.good("POST", "/api/tables", &plan).await;
    let table = created["table"].as_str().expect("an id").to_owned();
    let token = &created["links"][0]["token"];
    two.good("POST", &format!("/api/tables/{table}/claim"), &json!({ "token": token })).await;
    (one, two, table)
}

/// Plays a table to its end over two sockets, each player by what is pushed; returns the last states.
async fn play_out(sockets: &mut [Socket; 2], mut number: u64, stop_at: Option<u64>) -> [Value; 2] {
    let mut states = [next_of(&mut sockets[0], "state").await, next_of(&mut sockets[1], "state").await];
    loop {
        let version = states[0]["version"].as_u64().max(states[1]["version"].as_u64());
        for (socket, state) in sockets.iter_mut().zip(&mut states) {
            while state["version"].as_u64() < version {
                *state = next_of(socket, "state").await;
            }
        }
        if states[0]["state"]["outcome"] != Value::Null || stop_at.is_some_and(|most| most <= number) {
            return states;
        }
        let asked = states.iter().position(|state| first_legal(&state["state"]).is_some());
        let seat = asked.expect("somebody is asked in every state that is not the last");
        let legal: Vec<&Value> = states[seat]["state"]["choices"]
            .as_array()
            .expect("choices")
            .iter()
            .filter(|choice| choice["refused"].is_null())
            .collect();
        let mv = legal[(number as usize * 7919) % legal.len()]["move"].clone();
        let request = json!({
            "type": "move", "seat": seat, "version": states[seat]["version"], "move": mv, "key": format!("k{number}"),
        });
        say(&mut sockets[seat], &request).await;
        let played = loop {
            let message = next(&mut sockets[seat]).await.expect("the socket is open");
            match message["type"].as_str() {
                Some("played") => break message,
                Some("state") => states[seat] = message,
                Some("error") => panic!("{request} was refused: {message}"),
                _ => (),
            }
        };
        assert_eq!(played["key"], format!("k{number}"));
        while states[seat]["version"].as_u64() < played["version"].as_u64() {
            states[seat] = next_of(&mut sockets[seat], "state").await;
        }
        number += 1;
    }
}

#[tokio::test]
async fn two_clients_play_nim_to_the_end() {
    let server = start(&database("nim"), unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let mut sockets = [one.follow(&table, 0).await, two.follow(&table, 0).await];
    let [first, second] = play_out(&mut sockets, 0, None).await;
    assert_eq!(first["state"]["outcome"], second["state"]["outcome"]);
    assert!(first["state"]["outcome"]["seed"].is_string(), "the luck can be checked: {first}");
    drop(sockets);
    server.stop().await;
}

#[tokio::test]
async fn two_clients_play_armada_to_the_end_across_dropped_sockets_and_a_restart() {
    let file = database("armada");
    let server = start(&file, unlimited()).await;
    let (mut one, mut two, table) = two_at(&server, "armada", &json!({ "round_limit": 5 })).await;
    let mut sockets = [one.follow(&table, 0).await, two.follow(&table, 0).await];
    let states = play_out(&mut sockets, 0, Some(30)).await;
    let known = states[1]["version"].as_u64().expect("a version");

    // One of the two drops the connection and reconnects with the version that it knows.
    let [first, second] = sockets;
    drop(second);
    let mut again = two.follow(&table, known).await;
    let resumed = next_of(&mut again, "state").await;
    assert_eq!(resumed["version"], known);
    assert_eq!(resumed["state"]["log"], json!([]), "nothing was missed");
    assert_eq!(resumed["state"]["view"], states[1]["state"]["view"]);
    drop(again);

    // The server restarts: both are told, nothing is lost, and the game resumes.
    drop(first);
    let mut listener = one.follow(&table, known).await;
    next_of(&mut listener, "state").await;
    server.stop().await;
    next_of(&mut listener, "closing").await;
    let server = start(&file, unlimited()).await;
    (one.address, two.address) = (server.address, server.address);
    let mut sockets = [one.follow(&table, known).await, two.follow(&table, known).await];
    let [first, second] = play_out(&mut sockets, 30, None).await;
    assert_eq!(first["state"]["outcome"], second["state"]["outcome"]);
    let record = one.good("GET", &format!("/api/tables/{table}/export"), &json!({})).await;
    assert_eq!(record["game"], "armada");
    drop(sockets);
    server.stop().await;
}

#[tokio::test]
async fn whoever_was_away_gets_what_happened() {
    let server = start(&database("away"), unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({ "piles": 4 })).await;
    let mut sockets = [one.follow(&table, 0).await, two.follow(&table, 0).await];
    let states = play_out(&mut sockets, 0, Some(1)).await;
    let known = states[1]["version"].as_u64().expect("a version");
    let [mut first, second] = sockets;
    drop(second);
    // The guest moves over HTTP, from another window, while its socket is down.
    let mut elsewhere = Player { address: two.address, cookie: two.cookie.clone() };
    let mv = first_legal(&states[1]["state"]).expect("the guest is asked");
    let body = json!({ "seat": 1, "version": known, "move": mv, "key": "http" });
    elsewhere.good("POST", &format!("/api/tables/{table}/moves"), &body).await;
    assert_eq!(next_of(&mut first, "state").await["version"], known + 1);
    let mut again = two.follow(&table, known).await;
    let resumed = next_of(&mut again, "state").await;
    assert_eq!(resumed["version"], known + 1);
    let log = resumed["state"]["log"].as_array().expect("lines");
    assert!(!log.is_empty() && log.iter().all(|line| line["version"].as_u64() > Some(known)), "{log:?}");
    // The same move again, over the socket this time: a repetition.
    let repeated = json!({ "type": "move", "seat": 1, "version": known, "move": mv, "key": "http" });
    say(&mut again, &repeated).await;
    assert_eq!(next_of(&mut again, "played").await["repeated"], true);
    drop((first, again));
    server.stop().await;
}

#[tokio::test]
async fn a_socket_carries_chat_presence_pings_and_errors() {
    let server = start(&database("talk"), unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let mut first = one.follow(&table, 0).await;
    let state = next_of(&mut first, "state").await;
    let mut second = two.follow(&table, 0).await;
    // The first player got a presence message about itself before.
    while next_of(&mut first, "presence").await["seats"][1]["present"] != true {}

    say(&mut second, &json!({ "type": "chat", "text": "Hello" })).await;
    assert_eq!(next_of(&mut first, "chat").await["line"]["text"], "Hello");
    assert_eq!(next_of(&mut second, "said").await["line"]["text"], "Hello");
    say(&mut first, &json!({ "type": "ping" })).await;
    assert_eq!(next_of(&mut first, "pong").await["version"], state["version"]);
    say(&mut first, &json!({ "type": "seen", "version": 1 })).await;
    assert_eq!(next_of(&mut first, "seen").await["version"], 1);
    // A read marker cannot be ahead of the table.
    say(&mut first, &json!({ "type": "seen", "version": 4_000_000_000_u32 })).await;
    assert_eq!(next_of(&mut first, "seen").await["version"], state["version"]);

    let mv = first_legal(&state["state"]).expect("the host is asked");
    for (message, code) in [
        (json!({ "type": "dance" }), "unreadable"),
        (json!({}), "unreadable"),
        (json!({ "type": "ping", "loud": true }), "unreadable"),
        (json!({ "type": "move", "seat": 0 }), "unreadable"),
        (json!({ "type": "move", "seat": 0, "version": 999, "move": mv, "key": "k" }), "stale"),
        (json!({ "type": "move", "seat": 1, "version": 0, "move": mv, "key": "k" }), "not-your-seat"),
        (json!({ "type": "undo", "seat": 1, "version": 0, "key": "k" }), "not-your-seat"),
        (json!({ "type": "redo", "seat": 1, "version": 0, "key": "k" }), "not-your-seat"),
        (json!({ "type": "chat", "text": "" }), "bad-text"),
    ] {
        say(&mut first, &message).await;
        let error = next_of(&mut first, "error").await;
        assert_eq!(error["error"]["code"], code, "{message}: {error}");
    }
    let deep = "[".repeat(5_000);
    first.send(Message::text(deep)).await.expect("sent");
    assert_eq!(next_of(&mut first, "error").await["error"]["code"], "too-deep");
    first.send(Message::binary(vec![0, 1, 2])).await.expect("sent");
    assert_eq!(next_of(&mut first, "error").await["error"]["code"], "unreadable");
    drop((first, second));
    server.stop().await;
}

#[tokio::test]
async fn messages_that_are_too_long_end_only_their_own_socket() {
    let server = start(&database("long"), unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let (mut first, mut second) = (one.follow(&table, 0).await, two.follow(&table, 0).await);
    let long = json!({ "type": "chat", "text": "x".repeat(20 << 10) });
    // The server may close the connection before it has read everything.
    let _ = first.send(Message::text(long.to_string())).await;
    while next(&mut first).await.is_some() {}
    say(&mut second, &json!({ "type": "ping" })).await;
    next_of(&mut second, "pong").await;
    drop(second);
    server.stop().await;
}

#[tokio::test]
async fn sockets_are_refused_like_requests() {
    let server = start(&database("refused"), unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let status = |result: Result<Socket, Error>| match result {
        Err(Error::Http(response)) => response.status(),
        other => panic!("{other:?}"),
    };
    let live = |query: &str| format!("/api/tables/{table}/live{query}");
    assert_eq!(status(one.open("/api/tables/nowhere/live").await), StatusCode::NOT_FOUND);
    assert_eq!(status(two.open(&live("?seat=0")).await), StatusCode::FORBIDDEN);
    assert_eq!(status(one.open(&live("?seat=x")).await), StatusCode::BAD_REQUEST);
    assert_eq!(status(one.open(&live("?token=x")).await), StatusCode::BAD_REQUEST);
    let mut foreign =
        format!("ws://{}{}", server.address, live("")).into_client_request().expect("an address");
    foreign.headers_mut().insert("origin", "https://evil.example".parse().expect("a value"));
    assert_eq!(status(connect_async(foreign).await.map(|(socket, _)| socket)), StatusCode::FORBIDDEN);
    let mut own = format!("ws://{}{}", server.address, live("")).into_client_request().expect("an address");
    let origin = format!("http://{}", server.address);
    own.headers_mut().insert("origin", origin.parse().expect("a value"));
    let (mut socket, _) = connect_async(own).await.expect("our own pages may");
    assert_eq!(next_of(&mut socket, "state").await["state"]["you"]["viewer"], "spectator");
    drop(socket);
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_only_so_many_sockets_and_a_silent_one_is_closed() {
    let settings = GateSettings { most_sockets_per_address: 2, ..unlimited() };
    let server = start(&database("many"), settings).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let sockets = [one.follow(&table, 0).await, one.follow(&table, 0).await];
    let third = one.open(&format!("/api/tables/{table}/live")).await;
    assert!(matches!(third, Err(Error::Http(ref response)) if response.status() == 429), "{third:?}");
    drop(sockets);
    server.stop().await;

    // With no time to answer, every client is silent.
    let (heartbeat, silence) = (Duration::from_millis(1), Duration::ZERO);
    let settings = GateSettings { heartbeat, silence, ..unlimited() };
    let server = start(&database("silent"), settings).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let mut socket = one.follow(&table, 0).await;
    let closed = loop {
        match socket.next().await {
            Some(Ok(Message::Close(frame))) => break frame,
            Some(Ok(_)) => (),
            Some(Err(_)) | None => break None,
        }
    };
    assert!(closed.is_none_or(|frame| frame.code == CloseCode::Policy));
    server.stop().await;
}

#[tokio::test]
async fn onlookers_of_one_address_leave_room_for_its_players() {
    let settings =
        GateSettings { most_sockets_per_address: 4, most_spectators_per_address: 2, ..unlimited() };
    let server = start(&database("onlookers"), settings).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let onlooker = Player::at(&server);
    let onlookers = [onlooker.follow(&table, 0).await, onlooker.follow(&table, 0).await];
    let third = onlooker.open(&format!("/api/tables/{table}/live")).await;
    assert!(matches!(third, Err(Error::Http(ref response)) if response.status() == 429), "{third:?}");
    drop([one.follow(&table, 0).await, two.follow(&table, 0).await]);
    drop(onlookers);
    server.stop().await;
}

#[tokio::test]
async fn whoever_has_no_cookie_leaves_no_trace() {
    let file = database("nobody");
    let server = start(&file, unlimited()).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    for player in [Player::at(&server), one] {
        let mut socket = player.follow(&table, 0).await;
        say(&mut socket, &json!({ "type": "seen", "version": 1 })).await;
        assert_eq!(next_of(&mut socket, "seen").await["version"], 1);
    }
    server.stop().await;
    let store = SqliteStore::open(&file).expect("the database opens");
    let id = TableId(table);
    assert_eq!(store.visit(&id, TokenHash([0; 32])).await, Ok(None));
    store.close().await.expect("it closes");
}
