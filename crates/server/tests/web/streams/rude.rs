//! Clients that break the rules of WebSockets, or of the table.

use super::timeless;
use crate::{
    kit::{first_legal, unlimited},
    web::{
        forged::{below, mutate},
        sockets::{Socket, database, next, next_of, start, two_at},
    },
};
use futures_util::{SinkExt, StreamExt};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use tokio_tungstenite::tungstenite::{
    Error, Message,
    protocol::frame::{
        Frame,
        coding::{CloseCode, Data, OpCode},
    },
};

#[tokio::test]
async fn whoever_breaks_the_rules_of_sockets_is_told_which() {
    let server = start(&database("offence"), timeless()).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    let raw = |opcode, bytes: &[u8]| Message::Frame(Frame::message(bytes.to_vec(), opcode, true));
    for (message, times, expected) in [
        (Message::text("x".repeat(20_000)), 1, CloseCode::Size),
        (raw(OpCode::Data(Data::Text), &[0xff, 0xfe]), 1, CloseCode::Invalid),
        (raw(OpCode::Data(Data::Reserved(3)), b"x"), 1, CloseCode::Protocol),
        // Pings: each must be answered, and none counts as a message.
        (Message::Ping(Default::default()), 61, CloseCode::Policy),
        (Message::Pong(Default::default()), 61, CloseCode::Policy),
    ] {
        // Data in flight when the server closes can make the system drop the close frame.
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

/// A fragmented message: its first frame, this many continuation frames, and its last one.
async fn send_in_parts(socket: &mut Socket, parts: usize, part: &[u8]) -> Result<(), Error> {
    let [text, rest] = [Data::Text, Data::Continue].map(OpCode::Data);
    let frame =
        |bytes: &[u8], opcode, is_last| Message::Frame(Frame::message(bytes.to_vec(), opcode, is_last));
    socket.feed(frame(b"{\"type\":", text, false)).await?;
    for _ in 0..parts {
        socket.feed(frame(part, rest, false)).await?;
    }
    socket.send(frame(b"\"ping\"}", rest, true)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_parts_of_a_message_without_end_is_hung_up() {
    let server = start(&database("parts"), timeless()).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    // Fragments, empty or not, are fine while they are few.
    for (parts, part) in [(0, &b""[..]), (1_000, b""), (1_000, b" "), (10, &[b' '; 1_000])] {
        let mut socket = one.follow(&table, 0).await;
        for _ in 0..20 {
            send_in_parts(&mut socket, parts, part).await.expect("sent");
            next_of(&mut socket, "pong").await;
        }
    }
    // Frames of six bytes without end cost most of a processor's time.
    for part in [&b""[..], b" "] {
        let mut socket = one.follow(&table, 0).await;
        // The server may close before everything is sent.
        let _ = send_in_parts(&mut socket, 12_000, part).await;
        while let Some(message) = next(&mut socket).await {
            assert_ne!(message["type"], "pong", "it was not hung up");
        }
    }
    // Pings in between do not reset the limit.
    let mut socket = one.follow(&table, 0).await;
    for _ in 0..20 {
        let _ = socket.feed(Message::Ping(Default::default())).await;
        let _ = send_in_parts(&mut socket, 12_000, b"").await;
    }
    while let Some(message) = next(&mut socket).await {
        assert_ne!(message["type"], "pong", "it was not hung up");
    }
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
    // The sender is not asked, so no move of it is legal; and it holds no other seat.
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
        // A mutation can turn a message into `seen` or `ping`, and those change nothing.
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
        // Frames that no proper client sends: too long, or not UTF-8.
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
