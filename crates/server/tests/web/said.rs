//! Errors name what is wrong and what to do, in both languages.

use crate::{
    kit::{Browser, TestSite, hot_seat, raw, unlimited},
    web::sockets::{database, next_of, say, start, two_at},
};
use axum::http::Method;
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Sends a body unchanged and returns the texts of its error, in English and in Italian.
async fn told(
    browser: &mut Browser,
    method: &Method,
    path: &str,
    body: &str,
    status: u16,
    code: &str,
) -> [String; 2] {
    let mut sentences = [String::new(), String::new()];
    for (language, sentence) in ["en", "it"].into_iter().zip(&mut sentences) {
        let json = [("content-type", "application/json"), ("accept-language", language)];
        let error = browser.send(raw(method.clone(), path, &json, body.to_owned())).await.bad(status, code);
        *sentence = error["text"].as_str().expect("a sentence").to_owned();
    }
    sentences
}

#[tokio::test]
async fn a_note_is_at_most_so_long_and_of_somebody_who_is_known() {
    let site = TestSite::new();
    let mut host = site.browser();
    let (table, _) = host.create(&hot_seat()).await;
    let notes = format!("/api/tables/{table}/notes");
    let note = |length: usize| json!({ "text": "x".repeat(length) }).to_string();
    let [english, italian] = told(&mut host, &Method::PUT, &notes, &note(4_001), 400, "bad-text").await;
    assert_eq!(english, "A note has at most 4000 characters. Shorten it.");
    assert_eq!(italian, "Una nota ha al massimo 4000 caratteri. Accorciala.");
    for length in [4_000, 0] {
        host.put(&notes, &json!({ "text": "x".repeat(length) })).await.good();
        assert_eq!(host.get(&notes).await.good()["text"].as_str().map(str::len), Some(length));
    }
    // Each answer sets a cookie, so each request without one is from a new browser.
    for (language, words) in [("en", "without its cookie"), ("it", "senza il suo cookie")] {
        let path = format!("{notes}?lang={language}");
        let error = site.browser().put(&path, &json!({ "text": "x" })).await.bad(403, "not-seated");
        assert!(error["text"].as_str().is_some_and(|text| text.contains(words)), "{error}");
    }
    // A client without a cookie has no note, and needs none.
    assert_eq!(site.browser().get(&notes).await.good(), json!({ "text": "" }));
    let chat = format!("/api/tables/{table}/chat");
    let [english, italian] = told(&mut host, &Method::POST, &chat, &note(501), 400, "bad-text").await;
    assert!(english.contains("1 to 500") && italian.contains("da 1 a 500"), "{english} {italian}");
}

#[tokio::test]
async fn a_number_of_seats_is_told_as_it_was_sent() {
    let site = TestSite::new();
    for seats in [4, 255, 256, 1_000] {
        let plan = json!({ "game": "nim", "seats": vec![json!({ "kind": "open" }); seats] }).to_string();
        let sentences =
            told(&mut site.browser(), &Method::POST, "/api/tables", &plan, 400, "bad-setup").await;
        for text in sentences {
            let text = text.replace(['.', ','], "");
            assert!(text.ends_with(&format!(" {seats}")), "{text}");
        }
    }
}

#[tokio::test]
async fn what_is_no_object_is_told_so_also_where_its_parts_would_fit() {
    let site = TestSite::new();
    let mut host = site.browser();
    let (table, _) = host.create(&hot_seat()).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    for (path, body) in [
        ("/api/tables".to_owned(), "[]"),
        ("/api/tables".to_owned(), "7"),
        ("/api/tables".to_owned(), "null"),
        ("/api/tables".to_owned(), "\"nim\""),
        (at("chat"), "[\"hello\"]"),
        (at("seats/0/leave"), "[]"),
        (at("rename"), "[\"a name\"]"),
    ] {
        let [english, italian] = told(&mut host, &Method::POST, &path, body, 400, "unreadable").await;
        assert!(
            english.contains("no object (line 1, column 1)") && english.contains("{\"text\""),
            "{english}"
        );
        assert!(italian.contains("non un oggetto (riga 1, colonna 1)"), "{italian}");
    }
    for (body, words) in [
        ("", ["no content", "non ha contenuto"]),
        (" \n", ["no content", "non ha contenuto"]),
        ("hello", ["not JSON", "non è JSON"]),
        ("[", ["not JSON", "non è JSON"]),
        (
            "{\"game\":\"nim\",\"seats\":[{\"kind\":\"throne\"}]}",
            ["“seats[0].kind” is none of the words", "Scegline una: open, mine, bot"],
        ),
    ] {
        let sentences = told(&mut host, &Method::POST, "/api/tables", body, 400, "unreadable").await;
        for (text, word) in sentences.iter().zip(words) {
            assert!(text.contains(word) && !text.contains("throne"), "{body}: {text}");
        }
    }
    assert_eq!(host.look(&table).await["summary"]["seats"][0]["name"], "Ada", "nothing came of it");
}

#[tokio::test]
async fn a_message_that_is_none_is_told_what_one_is() {
    let server = start(&database("messages"), unlimited()).await;
    let (one, _, table) = two_at(&server, "nim", &json!({})).await;
    for (language, place) in [("en", 0), ("it", 1)] {
        let path = format!("/api/tables/{table}/live?lang={language}");
        let mut socket = one.open(&path).await.expect("the socket opens");
        let kinds = "move, undo, redo, chat, seen, ping";
        for (message, words) in [
            ("[]", ["no object", "non un oggetto"]),
            ("[\"ping\"]", ["no object", "non un oggetto"]),
            ("7", ["no object", "non un oggetto"]),
            ("null", ["no object", "non un oggetto"]),
            ("hello", ["not JSON", "non è JSON"]),
            ("", ["no content", "non ha contenuto"]),
            ("{}", ["lacks the field “type”", "manca il campo «type»"]),
            ("{\"type\":\"dance\"}", [kinds, kinds]),
            ("{\"type\":7}", ["“type”", "«type»"]),
        ] {
            socket.send(Message::text(message)).await.expect("sent");
            let error: Value = next_of(&mut socket, "error").await["error"].clone();
            assert_eq!(error["code"], "unreadable", "{message}: {error}");
            let text = error["text"].as_str().expect("a sentence");
            assert!(text.contains(words[place]) && !text.contains("dance"), "{message}: {text}");
        }
        socket.send(Message::binary(&b"{\"type\":\"ping\"}"[..])).await.expect("sent");
        let error = next_of(&mut socket, "error").await["error"].clone();
        let words = ["no text", "non è testo"][place];
        assert!(error["text"].as_str().is_some_and(|text| text.contains(words)), "{error}");
        say(&mut socket, &json!({ "type": "ping" })).await;
        next_of(&mut socket, "pong").await;
    }
    server.stop().await;
}
