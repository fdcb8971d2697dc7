//! Requests that no page sends: other protocols and odd methods, through a real socket.

use crate::{
    kit::unlimited,
    web::sockets::{Player, Running, database, start},
};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// A response: its status line and headers in lower case, and its body.
struct Answer {
    head: String,
    body: String,
}

impl Answer {
    fn status(&self) -> u16 {
        self.head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// An error response: its code, and its text in Italian.
    fn refusal(&self) -> (String, String) {
        let body: Value = serde_json::from_str(&self.body).expect("an error is JSON");
        let word = |field: &str| body["error"][field].as_str().expect("a text").to_owned();
        (word("code"), word("text"))
    }
}

/// A request over a keep-alive connection, as an Italian client that is no browser.
async fn ask(stream: &mut TcpStream, line: &str, headers: &[(&str, &str)]) -> Answer {
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!("{line} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: it\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = Vec::new();
    let answer = async {
        loop {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let answer = Answer { head: head.to_ascii_lowercase(), body: body.to_owned() };
                let length =
                    answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
                if length <= body.len() {
                    return answer;
                }
            }
            assert_ne!(stream.read_buf(&mut bytes).await.expect("read"), 0, "{line}: hung up after {text}");
        }
    };
    timeout(Duration::from_secs(60), answer).await.unwrap_or_else(|_| panic!("{line}: no answer"))
}

async fn connect(server: &Running) -> TcpStream {
    TcpStream::connect(server.address).await.expect("the server listens")
}

#[tokio::test]
async fn a_method_that_an_address_does_not_take_is_answered_with_those_that_it_takes() {
    let server = start(&database("methods"), unlimited()).await;
    let mut stream = connect(&server).await;
    for method in ["FOO", "get", "TRACE", "OPTIONS", "PATCH", "DELETE", "CONNECT", "PROPFIND"] {
        for (path, allowed) in [
            ("/api/tables", "post,get,head"),
            ("/api/games", "get,head"),
            ("/api/tables/nowhere/moves", "post"),
            ("/api/tables/nowhere/notes", "get,head,put"),
            ("/api/tables/nowhere/live", "get,head"),
            ("/health", "get,head"),
            ("/", "get,head"),
            ("/t/nowhere", "get,head"),
            ("/index.html", "get,head"),
        ] {
            let answer = ask(&mut stream, &format!("{method} {path}"), &[]).await;
            assert_eq!(answer.status(), 405, "{method} {path}: {}", answer.body);
            assert_eq!(answer.header("allow"), Some(allowed), "{method} {path}");
            let (code, text) = answer.refusal();
            assert_eq!(code, "wrong-method");
            assert!(text.starts_with("Questo indirizzo non accetta"), "{text}");
            // The body is not reflected.
            assert!(!answer.body.contains(method) || method == "get", "{}", answer.body);
        }
        for path in ["/api/nowhere", "/nowhere", "/assets/gone.js"] {
            let answer = ask(&mut stream, &format!("{method} {path}"), &[]).await;
            assert_eq!((answer.status(), answer.header("allow")), (404, None), "{method} {path}");
            assert_eq!(answer.refusal().0, "unknown-route");
        }
    }
    // A method that an address does not have is refused before its body is checked.
    for line in ["PUT /api/tables", "POST /api/games", "PUT /", "POST /t/nowhere"] {
        let answer = ask(&mut stream, line, &[("content-length", "0")]).await;
        assert_eq!(answer.status(), 405, "{line}: {}", answer.body);
    }
    let proxy = ask(&mut stream, "CONNECT example.com:443", &[]).await;
    assert_eq!((proxy.status(), proxy.refusal().0.as_str()), (405, "wrong-method"));
    drop(stream);
    server.stop().await;
}

#[tokio::test]
async fn whoever_offers_another_protocol_is_answered_in_this_one() {
    let server = start(&database("protocols"), unlimited()).await;
    let mut stream = connect(&server).await;
    for protocol in ["h2c", "TLS/1.0, HTTP/1.1", "IRC/6.9", "foo"] {
        let offer = [
            ("Connection", "Upgrade, HTTP2-Settings"),
            ("Upgrade", protocol),
            ("HTTP2-Settings", "AAMAAABk"),
        ];
        for path in ["/api/games", "/health", "/"] {
            let answer = ask(&mut stream, &format!("GET {path}"), &offer).await;
            assert_eq!(answer.status(), 200, "{protocol} {path}: {}", answer.body);
            assert_eq!(answer.header("upgrade"), None, "{protocol} {path}");
        }
        let answer =
            ask(&mut stream, "POST /api/tables", &[&offer[..], &[("Content-Length", "0")]].concat()).await;
        assert_eq!((answer.status(), answer.refusal().0.as_str()), (415, "wrong-type"));
    }
    drop(stream);
    server.stop().await;
}

#[tokio::test]
async fn where_only_sockets_are_spoken_whoever_asks_for_none_is_told_what_to_speak() {
    let server = start(&database("upgrades"), unlimited()).await;
    let mut host = Player::at(&server);
    let plan = json!({ "game": "nim", "seats": [{ "kind": "mine" }, { "kind": "open" }] });
    let created = host.good("POST", "/api/tables", &plan).await;
    let line = format!("GET /api/tables/{}/live", created["table"].as_str().expect("an id"));
    let mut stream = connect(&server).await;
    let key = ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    let (socket, program) = (("Upgrade", "websocket"), ("X-Approdo", "1"));
    for headers in [
        &[][..],
        &[("Connection", "Upgrade"), ("Upgrade", "h2c")],
        &[("Connection", "Upgrade"), ("Upgrade", "h2c"), ("Sec-WebSocket-Version", "13"), key],
        &[("Connection", "Upgrade"), socket, ("Sec-WebSocket-Version", "8"), key, program],
        &[("Connection", "Upgrade"), socket, ("Sec-WebSocket-Version", "13"), program],
        &[socket, ("Sec-WebSocket-Version", "13"), key, program],
    ] {
        let answer = ask(&mut stream, &line, headers).await;
        assert_eq!(answer.status(), 426, "{headers:?}: {}", answer.body);
        let told = ["connection", "upgrade", "sec-websocket-version"].map(|name| answer.header(name));
        assert_eq!(told, [Some("upgrade"), Some("websocket"), Some("13")], "{headers:?}");
        let (code, text) = answer.refusal();
        assert_eq!(code, "upgrade-required");
        assert!(text.contains("WebSocket") && text.starts_with("Questo"), "{text}");
    }
    let good = [("Connection", "Upgrade"), socket, ("Sec-WebSocket-Version", "13"), key, program];
    assert_eq!(ask(&mut stream, &line, &good).await.status(), 101);
    drop(stream);
    server.stop().await;
}

#[tokio::test]
async fn a_request_to_two_hosts_is_nobodys() {
    let server = start(&database("hosts"), unlimited()).await;
    let mut stream = connect(&server).await;
    let answer = ask(&mut stream, "GET /api/games", &[("Host", "b")]).await;
    assert_eq!((answer.status(), answer.refusal().0.as_str()), (400, "unreadable"));
    drop(stream);
    server.stop().await;
}

#[tokio::test]
async fn a_socket_whose_key_is_none_is_not_opened() {
    let server = start(&database("keys"), unlimited()).await;
    let mut host = Player::at(&server);
    let plan = json!({ "game": "nim", "seats": [{ "kind": "mine" }, { "kind": "open" }] });
    let created = host.good("POST", "/api/tables", &plan).await;
    let line = format!("GET /api/tables/{}/live", created["table"].as_str().expect("an id"));
    let mut stream = connect(&server).await;
    let good = "dGhlIHNhbXBsZSBub25jZQ==";
    let upgrade = [
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("X-Approdo", "1"),
    ];
    for keys in [
        &[""][..],
        &["x"],
        &["AAAA"],
        &["dGhlIHNhbXBsZSBub25jZQ"],
        &["dGhlIHNhbXBsZSBub25jZSE="],
        &["!!!!!!!!!!!!!!!!!!!!!!=="],
        &[good, good],
    ] {
        let keys = keys.iter().map(|key| ("Sec-WebSocket-Key", *key));
        let headers: Vec<(&str, &str)> = upgrade.into_iter().chain(keys).collect();
        let answer = ask(&mut stream, &line, &headers).await;
        assert_eq!(answer.status(), 400, "{headers:?}: {}", answer.body);
        let (code, text) = answer.refusal();
        assert!(code == "unreadable" && text.starts_with("L’intestazione Sec-WebSocket-Key"), "{text}");
    }
    let headers = [&upgrade[..], &[("Sec-WebSocket-Key", good)]].concat();
    assert_eq!(ask(&mut stream, &line, &headers).await.status(), 101);
    drop(stream);
    server.stop().await;
}
