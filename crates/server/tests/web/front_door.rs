//! Request line and headers, byte for byte through a real socket: the host that is named (DNS rebinding), and where the
//! request ends (request smuggling).

use crate::{
    kit::unlimited,
    web::sockets::{Player, Running, database, start},
};
use approdo_gate::GateSettings;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A response: its status, whether the connection ends with it, and its body.
#[derive(Debug)]
struct Answer {
    status: u16,
    closes: bool,
    body: String,
}

impl Answer {
    fn of(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text}"));
        let head = head.to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answer { status, closes: head.contains("connection: close"), body: body.to_owned() }
    }

    /// The text of an error response with this status and code.
    #[track_caller]
    fn refused(&self, status: u16, code: &str, of: &str) -> String {
        assert_eq!(self.status, status, "{of}: {self:?}");
        let body: Value =
            serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"));
        assert_eq!(body["error"]["code"], code, "{of}: {body}");
        body["error"]["text"].as_str().expect("a sentence").to_owned()
    }
}

/// Sends bytes, and reads until the server closes the connection.
async fn exchange(server: &Running, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    stream.write_all(bytes).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("it ends, and does not break");
    String::from_utf8_lossy(&answer).into_owned()
}

/// Sends one request of a request line and headers.
async fn ask(server: &Running, line: &str, headers: &str) -> Answer {
    let request = format!("{line}\r\n{headers}Connection: close\r\n\r\n");
    Answer::of(&exchange(server, request.as_bytes()).await)
}

/// `Accept-Language` headers, by language.
const HEADS: [(&str, &str); 2] = [("en", "Accept-Language: en\r\n"), ("it", "Accept-Language: it\r\n")];

#[tokio::test]
async fn a_request_names_one_host_and_it_has_the_form_of_one() {
    let server = start(&database("unnamed"), unlimited()).await;
    for (hosts, words) in [
        ("", ["does not say which host", "non dice a quale host"]),
        ("Host: localhost\r\nHost: localhost\r\n", ["several headers Host", "più intestazioni Host"]),
        ("Host: localhost\r\nhost: evil.example\r\n", ["several headers Host", "più intestazioni Host"]),
        ("Host:\r\n", ["no name or address", "non è il nome"]),
        ("Host: two words\r\n", ["no name or address", "non è il nome"]),
        ("Host: somebody@localhost\r\n", ["no name or address", "non è il nome"]),
        ("Host: localhost:port\r\n", ["no name or address", "non è il nome"]),
        ("Host: [::1\r\n", ["no name or address", "non è il nome"]),
        ("Host: http://localhost\r\n", ["no name or address", "non è il nome"]),
        ("Host: k\u{e4}se\r\n", ["no name or address", "non è il nome"]),
    ] {
        for ((language, accepts), word) in HEADS.into_iter().zip(words) {
            let answer = ask(&server, "GET /api/games HTTP/1.1", &format!("{hosts}{accepts}")).await;
            let text = answer.refused(400, "unreadable", hosts);
            assert!(text.contains(word), "{language} {hosts}: {text}");
        }
    }
    // HTTP/1.0 does not require a `Host` header; if there is one, it must be allowed.
    for (hosts, status) in
        [("", 200), ("Host: localhost\r\n", 200), ("Host:\r\n", 400), ("Host: evil.example\r\n", 421)]
    {
        assert_eq!(ask(&server, "GET /api/games HTTP/1.0", hosts).await.status, status, "{hosts}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_host_in_the_target_is_the_one_that_counts() {
    let named = vec!["games.example".parse().expect("a name")];
    let server = start(&database("targets"), GateSettings { host_names: named, ..unlimited() }).await;
    let (ours, evil) = ("Host: localhost\r\n", "Host: evil.example\r\n");
    for (target, host, status, code) in [
        ("http://localhost/api/games", ours, 200, ""),
        ("HTTP://games.example:81/api/games", ours, 200, ""),
        // With an absolute request target the `Host` header is ignored: it neither allows nor refuses.
        ("http://localhost/api/games", evil, 200, ""),
        ("http://evil.example/api/games", ours, 421, "unknown-host"),
        ("http://evil.example/", ours, 421, "unknown-host"),
        ("https://evil.example/api/games", ours, 421, "unknown-host"),
        ("http://localhost.evil.example/api/games", ours, 421, "unknown-host"),
        ("/api/games", evil, 421, "unknown-host"),
        ("http://evil.example@localhost/api/games", ours, 400, "unreadable"),
        ("http://localhost@evil.example/api/games", ours, 400, "unreadable"),
        ("http://localhost:port/api/games", ours, 400, "unreadable"),
        ("ftp://localhost/api/games", ours, 400, "unreadable"),
        ("ws://localhost/api/games", ours, 400, "unreadable"),
        ("http://localhost/api/games", "", 400, "unreadable"),
        ("http://localhost/api/games", "Host: two words\r\n", 400, "unreadable"),
        ("localhost", ours, 400, "unreadable"),
        ("localhost:80", ours, 400, "unreadable"),
        ("*", ours, 400, "unreadable"),
    ] {
        let answer = ask(&server, &format!("GET {target} HTTP/1.1"), host).await;
        if status == 200 {
            assert_eq!(answer.status, 200, "{target} {host}: {answer:?}");
        } else {
            answer.refused(status, code, target);
        }
    }
    for ((language, accepts), word) in HEADS.into_iter().zip(["the first line", "la prima riga"]) {
        let answer = ask(&server, "GET ftp://localhost/ HTTP/1.1", &format!("{ours}{accepts}")).await;
        let text = answer.refused(400, "unreadable", language);
        assert!(text.contains(word), "{language}: {text}");
    }
    assert_eq!(ask(&server, "GET http://evil.example/ HTTP/1.0", "").await.status, 421);
    server.stop().await;
}

#[tokio::test]
async fn a_page_is_ours_if_it_is_of_the_host_that_is_asked() {
    let server = start(&database("origins"), unlimited()).await;
    let headers = |origin: &str| {
        format!(
            "Host: localhost:1\r\nOrigin: {origin}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
        )
    };
    for (target, origin, is_ours) in [
        ("/api/tables", "http://localhost:1", true),
        ("/api/tables", "http://localhost:2", false),
        ("http://localhost:2/api/tables", "http://localhost:2", true),
        ("http://localhost:2/api/tables", "http://localhost:1", false),
        ("https://localhost:2/api/tables", "http://localhost:1", false),
    ] {
        let request = format!("POST {target} HTTP/1.1\r\n{}Connection: close\r\n\r\n{{}}", headers(origin));
        let answer = Answer::of(&exchange(&server, request.as_bytes()).await);
        let (status, code) = if is_ours { (400, "unreadable") } else { (403, "foreign-origin") };
        answer.refused(status, code, &format!("{target} {origin}"));
    }
    server.stop().await;
}

const JSON: &str = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

#[tokio::test]
async fn whoever_wraps_a_body_in_more_than_chunks_is_refused_and_hung_up() {
    let server = start(&database("ends"), unlimited()).await;
    let plan = json!({ "game": "nim", "seats": [{ "kind": "mine" }, { "kind": "mine" }] }).to_string();
    let chunks = format!("{:x}\r\n{plan}\r\n0\r\n\r\n", plan.len());
    for headers in [
        "Transfer-Encoding: gzip, chunked\r\n",
        "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked, chunked\r\n",
    ] {
        for ((language, accepts), word) in
            HEADS.into_iter().zip(["is wrapped in a way", "è codificato in un modo"])
        {
            let said = exchange(&server, format!("{JSON}{accepts}{headers}\r\n{chunks}").as_bytes()).await;
            assert_eq!(said.matches("HTTP/1.1 ").count(), 1, "{headers}: {said}");
            let answer = Answer::of(&said);
            let text = answer.refused(400, "unreadable", headers);
            assert!(answer.closes && text.contains(word), "{language} {headers}: {said}");
        }
    }
    // Errors of the HTTP library itself.
    for headers in [
        "Content-Length: 2\r\nContent-Length: 3\r\n",
        "Content-Length: 2, 2\r\n",
        "Content-Length: +2\r\n",
        "Content-Length:\r\n",
        "Transfer-Encoding: gzip\r\n",
        "Transfer-Encoding : chunked\r\n",
    ] {
        let answer = Answer::of(&exchange(&server, format!("{JSON}{headers}\r\n{{}}").as_bytes()).await);
        assert_eq!((answer.status, answer.closes, answer.body.as_str()), (400, true, ""), "{headers}");
    }
    let mine = Player::at(&server).good("GET", "/api/tables", &json!({})).await;
    assert_eq!(mine["tables"], json!([]), "nothing came of any of them");
    server.stop().await;
}

#[tokio::test]
async fn odd_addresses_are_answered_with_a_sentence_or_by_the_library() {
    let server = start(&database("oddities"), unlimited()).await;
    let long = format!("/api/games?{}", "a=".repeat(10_000));
    let deep = format!("/{}", "a/".repeat(10_000));
    for (path, status) in [
        ("/api/%74ables", 404),
        ("/api/./tables", 404),
        ("/api/../health", 404),
        ("//api/tables", 404),
        ("/api//tables", 404),
        ("/api/tables/", 404),
        ("/api\\tables", 404),
        ("/assets/../index.html", 404),
        ("/assets/%2e%2e/index.html", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
        ("/%00", 404),
        ("/api/tables/%00", 404),
        ("/api/tables/%ff", 404),
        ("/api/tables/a%2Fb", 404),
        ("/api/games?%00=1", 400),
        ("/api/games?lang=%ff", 400),
        ("/api/games?lang=%00", 400),
        ("/api/games?lang=it%", 400),
        (&long, 400),
        (&deep, 404),
    ] {
        let answer = ask(&server, &format!("GET {path} HTTP/1.1"), "Host: localhost\r\n").await;
        let code = if answer.body.contains("unknown-table") { "unknown-table" } else { "unknown-route" };
        let text = answer.refused(status, if status == 400 { "unreadable" } else { code }, path);
        assert!(text.ends_with('.') && !text.contains("%"), "{path}: {text}");
    }
    for path in [
        &b"/api/games\0"[..],
        b"/api/games?\0",
        b"/api/t\xe4",
        b"/api/games?\xff",
        b"/a b",
        b"",
        b"api/games",
    ] {
        let request = [b"GET ", path, b" HTTP/1.1\r\nHost: localhost\r\n\r\n"].concat();
        let answer = Answer::of(&exchange(&server, &request).await);
        assert_eq!((answer.status, answer.closes, answer.body.as_str()), (400, true, ""), "{path:?}");
    }
    server.stop().await;
}
