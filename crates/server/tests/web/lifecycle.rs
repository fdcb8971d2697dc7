//! Startup and shutdown of the server.

use crate::{
    kit::{GAMES, hub_settings, unlimited},
    web::sockets::{Player, database, next, next_of, start, two_at},
};
use approdo_gate::GateSettings;
use approdo_server::{ServeError, Server};
use approdo_store::SqliteStore;
use serde_json::json;
use std::{fs, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpSocket, TcpStream},
};

#[tokio::test]
async fn a_port_that_is_taken_is_named() {
    let server = start(&database("taken"), unlimited()).await;
    let store = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let error = Server::bind(server.address, store, &GAMES, hub_settings(), unlimited()).await;
    let error = error.expect_err("the port is taken");
    assert!(matches!(error, ServeError::Listen { .. }));
    assert!(error.to_string().contains(&server.address.to_string()), "{error}");
    server.stop().await;
}

#[tokio::test]
async fn sockets_are_told_before_the_server_ends() {
    let server = start(&database("ending"), unlimited()).await;
    let (one, two, table) = two_at(&server, "nim", &json!({})).await;
    let mut sockets = [one.follow(&table, 0).await, two.follow(&table, 0).await];
    for socket in &mut sockets {
        next_of(socket, "state").await;
    }
    let (address, ((), [first, second])) = (
        server.address,
        tokio::join!(server.stop(), async {
            let mut told = [false, false];
            for (socket, told) in sockets.iter_mut().zip(&mut told) {
                while let Some(message) = next(socket).await {
                    *told |= message["type"] == "closing";
                }
            }
            told
        }),
    );
    assert!(first && second);
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_restart() {
    let file = database("restart");
    let server = start(&file, unlimited()).await;
    let mut player = Player::at(&server);
    let plan = json!({ "game": "nim", "seats": [{ "kind": "mine", "name": "Ada" }, { "kind": "mine" }] });
    let created = player.good("POST", "/api/tables", &plan).await;
    let path = format!("/api/tables/{}", created["table"].as_str().expect("an id"));
    player.good("POST", &format!("{path}/chat"), &json!({ "text": "good luck" })).await;
    player.good("PUT", &format!("{path}/notes"), &json!({ "text": "mine" })).await;
    let before = player.good("GET", &path, &json!({})).await;
    server.stop().await;

    let server = start(&file, unlimited()).await;
    let mut again = player.moved_to(&server);
    let after = again.good("GET", &path, &json!({})).await;
    for part in ["view", "you", "choices"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(after["summary"]["version"], before["summary"]["version"]);
    let chat = again.good("GET", &format!("{path}/chat"), &json!({})).await;
    assert_eq!(chat["lines"][0]["text"], "good luck");
    assert_eq!(again.good("GET", &format!("{path}/notes"), &json!({})).await["text"], "mine");
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_http_ends_only_its_own_connection() {
    let server = start(&database("noise"), unlimited()).await;
    for noise in [
        &b"\0\0\0\0\0\0\0\0\r\n\r\n"[..],
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ] {
        let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
        stream.write_all(noise).await.expect("sent");
        stream.shutdown().await.expect("nothing more comes");
        let mut answer = Vec::new();
        // A connection reset is accepted as well.
        let _ = stream.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 2"), "{}", String::from_utf8_lossy(&answer));
    }
    let long = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "x".repeat(100_000));
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    let _ = stream.write_all(long.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP/1.1 2"));
    Player::at(&server).good("GET", "/health", &json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn a_server_for_its_own_machine_answers_to_no_other_name() {
    let named = vec!["games.example".parse().expect("a name")];
    let server = start(&database("names"), GateSettings { host_names: named, ..unlimited() }).await;
    let port = server.address.port();
    for (host, status) in [
        (format!("127.0.0.1:{port}"), "200"),
        (format!("localhost:{port}"), "200"),
        ("games.example".to_owned(), "200"),
        (format!("evil.example:{port}"), "421"),
        (format!("my-laptop.local:{port}"), "421"),
    ] {
        let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
        let request = format!("GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("read");
        assert_eq!(answer.split(' ').nth(1), Some(status), "{host}: {answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_sends_a_request_drop_by_drop_is_hung_up() {
    let settings = GateSettings { header_time: Duration::from_millis(20), ..unlimited() };
    let server = start(&database("drops"), settings).await;
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow").await.expect("sent");
    let mut answer = Vec::new();
    // The rest is never sent; a connection reset is accepted as well.
    let _ = stream.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP/1.1 2"), "{}", String::from_utf8_lossy(&answer));
    Player::at(&server).good("GET", "/health", &json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_says_nothing_or_next_to_nothing_is_hung_up() {
    let settings = GateSettings { header_time: Duration::from_millis(20), ..unlimited() };
    let server = start(&database("silent"), settings).await;
    for start in [&b""[..], b"P", b"PRI * HTTP/2.0\r\n"] {
        let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
        stream.write_all(start).await.expect("sent");
        let mut answer = Vec::new();
        // This end stays open: the server closes the connection.
        let _ = stream.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 2"), "{}", String::from_utf8_lossy(&answer));
    }
    server.stop().await;
}

#[tokio::test]
async fn http_2_is_not_spoken() {
    // No timeout ends it.
    let settings = GateSettings { header_time: Duration::from_secs(100_000), ..unlimited() };
    let server = start(&database("second"), settings).await;
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    // The HTTP/2 preface, empty settings, and `HEADERS` with `GET /` in HPACK.
    let mut request = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec();
    request.extend_from_slice(b"\0\0\x04\x01\x05\0\0\0\x01\x82\x84\x86\x41");
    stream.write_all(&request).await.expect("sent");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    // A server of HTTP/2 would begin with its own settings.
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 400"), "{answer:?}");
    Player::at(&server).good("GET", "/health", &json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_has_said_nothing_does_not_keep_the_server_from_ending() {
    let settings = GateSettings { header_time: Duration::from_secs(100_000), ..unlimited() };
    let server = start(&database("mute"), settings).await;
    let mut silent = TcpStream::connect(server.address).await.expect("the server listens");
    // This request came later and is answered, so the silent connection was accepted.
    Player::at(&server).good("GET", "/health", &json!({})).await;
    let mut answer = Vec::new();
    let ((), read) = tokio::join!(server.stop(), silent.read_to_end(&mut answer));
    assert_eq!(read.expect("it is closed and not broken off"), 0);
}

/// Endless timeouts, apart from that for open requests at shutdown.
fn hurried() -> GateSettings {
    let ever = Duration::from_secs(100_000);
    GateSettings {
        header_time: ever,
        request_time: ever,
        send_time: ever,
        ending_time: ever,
        hurry_time: Duration::from_millis(20),
        ..unlimited()
    }
}

#[tokio::test]
async fn a_request_that_is_not_all_there_does_not_keep_the_server_from_ending() {
    let server = start(&database("halves"), hurried()).await;
    let mut lines = Vec::new();
    let whole = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let json = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    for half in [
        "GET /health HTTP/1.1\r\nHost: loc".to_owned(),
        // An earlier answered request on the connection makes no difference.
        format!("{whole}GET /health"),
        format!("{json}Content-Length: 100\r\n\r\n{{\"game\":"),
        format!("{json}Transfer-Encoding: chunked\r\n\r\n8\r\n{{\"game\":"),
    ] {
        let mut line = TcpStream::connect(server.address).await.expect("the server listens");
        line.write_all(half.as_bytes()).await.expect("sent");
        lines.push(line);
    }
    // This request came later and is answered, so the others were accepted.
    Player::at(&server).good("GET", "/health", &json!({})).await;
    server.stop().await;
    for mut line in lines {
        let mut answer = Vec::new();
        let _ = line.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 201"), "{}", String::from_utf8_lossy(&answer));
    }
}

#[tokio::test]
async fn answers_that_nobody_takes_do_not_keep_the_server_from_ending() {
    let server = start(&database("untaken"), hurried()).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4 << 10).expect("a small one");
    let mut stalled = socket.connect(server.address).await.expect("the server listens");
    // More than fits into the socket buffers of the system.
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for _ in 0..50 {
        stalled.write_all(request.as_bytes()).await.expect("requests are short");
    }
    let mut first = [0; 12];
    stalled.read_exact(&mut first).await.expect("the first answer has begun");
    assert_eq!(&first, b"HTTP/1.1 200");
    server.stop().await;
}

/// A response from a connection: its status, whether it closes the connection, and its body.
async fn answer(stream: &mut BufReader<TcpStream>) -> (u16, bool, String) {
    let (mut status, mut closes, mut length) = (0, false, 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.expect("the answer comes");
        let line = line.trim_end().to_ascii_lowercase();
        match line.split_once(": ") {
            None if line.is_empty() => break,
            None => status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status"),
            Some(("connection", value)) => closes = value == "close",
            Some(("content-length", value)) => length = value.parse().expect("a length"),
            Some(_) => (),
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.expect("the answer is whole");
    (status, closes, String::from_utf8(body).expect("text"))
}

#[tokio::test]
async fn an_answer_before_the_request_is_read_leaves_the_connection_or_says_that_it_ends() {
    let server = start(&database("early"), unlimited()).await;
    let head = |headers: &str| {
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{headers}\r\n"
        )
    };
    let foreign = "Origin: https://evil.example\r\n";
    // A short body is read and discarded, and the connection stays open.
    let mut line = BufReader::new(TcpStream::connect(server.address).await.expect("the server listens"));
    for body in ["{}".to_owned(), "x".repeat(30_000)] {
        let request = head(&format!("{foreign}Content-Length: {}\r\n", body.len())) + &body;
        line.write_all(request.as_bytes()).await.expect("sent");
        let (status, closes, _) = answer(&mut line).await;
        assert_eq!((status, closes), (403, false));
    }
    line.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("sent");
    assert_eq!(answer(&mut line).await.0, 200);
    // A long body is not read: the response closes the connection, and still arrives whole.
    let long = 3 << 20;
    let chunks = "Transfer-Encoding: chunked\r\n";
    for (headers, body, expected) in [
        (format!("Content-Length: {long}\r\n"), vec![b'x'; long], 413),
        (format!("{foreign}Content-Length: {long}\r\n"), vec![b'x'; long], 403),
        (format!("{foreign}{chunks}"), [b"100000\r\n".as_slice(), &vec![b'x'; 1 << 20]].concat(), 403),
        // `Expect: 100-continue` gets no invitation to send the body.
        (format!("{foreign}Expect: 100-continue\r\nContent-Length: 2\r\n"), Vec::new(), 403),
        // After malformed chunks the next request cannot be found.
        (chunks.to_owned(), b"no chunk\r\n".to_vec(), 400),
    ] {
        let mut line = BufReader::new(TcpStream::connect(server.address).await.expect("the server listens"));
        line.write_all(head(&headers).as_bytes()).await.expect("sent");
        let (first, second) = body.split_at(body.len() / 2);
        line.write_all(first).await.expect("it is taken, though nobody reads it");
        let (status, closes, text) = answer(&mut line).await;
        assert_eq!((status, closes), (expected, true), "{headers}");
        // Most clients send everything before they read the response.
        line.write_all(second).await.expect("it is taken, though nobody reads it");
        assert!(text.contains("\"error\""), "{text}");
        let mut rest = Vec::new();
        line.read_to_end(&mut rest).await.expect("it ends, and does not break");
        assert!(rest.is_empty());
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let settings = GateSettings { most_connections_per_address: 3, ..unlimited() };
    let server = start(&database("lines"), settings).await;
    let request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // Each is answered, and so accepted, before the next one connects.
    let mut lines = Vec::new();
    for _ in 0..3 {
        let mut line = TcpStream::connect(server.address).await.expect("the server listens");
        line.write_all(request).await.expect("sent");
        let mut first = [0; 12];
        line.read_exact(&mut first).await.expect("read");
        assert_eq!(&first, b"HTTP/1.1 200");
        lines.push(line);
    }
    let mut fourth = TcpStream::connect(server.address).await.expect("the server listens");
    // Writing may succeed or fail (a race); an answer never comes.
    let _ = fourth.write_all(request).await;
    let mut answer = Vec::new();
    let _ = fourth.read_to_end(&mut answer).await;
    assert_eq!(answer, b"");
    drop(lines);
    server.stop().await;
}

#[tokio::test]
async fn a_socket_is_one_of_the_connections_of_its_address() {
    let settings = GateSettings { most_connections_per_address: 5, ..unlimited() };
    let server = start(&database("held"), settings).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let path = format!("/api/tables/{table}/live");
    let mut sockets = Vec::new();
    while sockets.len() < 10
        && let Ok(socket) = one.open(&path).await
    {
        sockets.push(socket);
    }
    assert!((1..=5).contains(&sockets.len()), "{} sockets are open", sockets.len());
    drop(sockets);
    server.stop().await;
}

#[tokio::test]
async fn nobody_who_reads_the_database_can_sit_down() {
    let file = database("hashed");
    let server = start(&file, unlimited()).await;
    let (mut one, mut two) = (Player::at(&server), Player::at(&server));
    let plan =
        json!({ "game": "nim", "seats": [{ "kind": "mine" }, { "kind": "open" }, { "kind": "open" }] });
    let created = one.good("POST", "/api/tables", &plan).await;
    let path = format!("/api/tables/{}", created["table"].as_str().expect("an id"));
    two.good("POST", &format!("{path}/claim"), &json!({ "token": created["links"][0]["token"] })).await;
    let fresh = one.good("POST", &format!("{path}/seats/2/reissue"), &json!({})).await;
    let invitation = one.good("POST", &format!("{path}/invite/reissue"), &json!({})).await;
    let host = one.good("POST", &format!("{path}/host/reissue"), &json!({})).await;
    let tokens = [
        &created["host_token"],
        &created["invite_token"],
        &created["links"][0]["token"],
        &created["links"][1]["token"],
        &fresh["token"],
        &invitation["token"],
        &host["token"],
    ];
    let mut secrets: Vec<String> = tokens.map(|token| token.as_str().expect("a token").to_owned()).to_vec();
    secrets.extend([one, two].into_iter().filter_map(|player| player.secret()));
    assert_eq!(secrets.len(), 9);
    let folder = file.parent().expect("a folder").to_owned();
    let read = || {
        let files =
            fs::read_dir(&folder).expect("the folder is there").map(|entry| entry.expect("a file").path());
        files.flat_map(|file| fs::read(file).expect("it can be read")).collect::<Vec<u8>>()
    };
    let while_running = read();
    server.stop().await;
    for bytes in [while_running, read()] {
        let holds = |secret: &[u8]| bytes.windows(secret.len()).any(|window| window == secret);
        assert!(holds(path.trim_start_matches("/api/tables/").as_bytes()), "the table is stored");
        for secret in &secrets {
            assert!(!holds(secret.as_bytes()), "a token is stored as it is");
        }
    }
}
