//! Forged requests: none is granted, and none is a server error.

use crate::kit::{Browser, Reply, TestSite, raw, seated};
use approdo_conformance::{longer, tell};
use approdo_contract::Seat;
use axum::{body::Body, http::Method};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

/// Everything about the table that must not change.
async fn fingerprint(host: &mut Browser, table: &str) -> Value {
    let state = host.look(table).await;
    json!([state["summary"]["version"], state["summary"]["name"], state["view"], state["summary"]["seats"]])
}

fn assert_refused(reply: &Reply, what: &str) {
    let status = reply.status.as_u16();
    assert!((400..500).contains(&status), "{what}: {status} {}", reply.text);
    let error = &reply.json()["error"];
    assert!(error["code"].is_string() && error["text"].is_string(), "{what}: {}", reply.text);
}

#[tokio::test]
async fn no_forged_request_is_granted() {
    let site = TestSite::new();
    let (mut host, mut guest, table, created) = seated(&site).await;
    let mut stranger = site.browser();
    let before = fingerprint(&mut host, &table).await;
    let state = host.look(&table).await;
    let version = state["summary"]["version"].as_u64().expect("a version");
    let mv = crate::kit::first_legal(&state).expect("the host is asked");
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let token = &created["links"][0]["token"];

    // A player of the table for another seat, at another version, or with something that is no move.
    let good = json!({ "seat": 0, "version": version, "move": mv, "key": "k" });
    let change = |field: &str, value: Value| {
        let mut body = good.clone();
        body[field] = value;
        body
    };
    let mut count = 0;
    let by_host = [
        change("seat", json!(1)),
        change("seat", json!(2)),
        change("seat", json!(255)),
        change("seat", json!(256)),
        change("seat", json!(-1)),
        change("seat", json!("0")),
        change("seat", json!(0.5)),
        change("seat", json!(null)),
        change("version", json!(version + 1)),
        change("version", json!(version + 1000)),
        change("version", json!(u64::MAX)),
        change("version", json!(-1)),
        change("version", json!("newest")),
        change("move", json!(null)),
        change("move", json!(7)),
        change("move", json!("take everything")),
        change("move", json!([])),
        change("move", json!({})),
        change("move", json!({ "pile": 0 })),
        change("move", json!({ "pile": 99, "stones": 1 })),
        change("move", json!({ "pile": 0, "stones": 0 })),
        change("move", json!({ "pile": 0, "stones": 255 })),
        change("move", json!({ "pile": -1, "stones": 1e99 })),
        change("move", json!({ "take": { "pile": 0, "stones": 1, "extra": true } })),
        change("key", json!("")),
        change("key", json!("two words")),
        change("key", json!("x".repeat(65))),
        change("key", json!("\u{202e}")),
        change("key", json!("\n")),
        change("key", json!(1)),
        change("confirmed", json!("yes")),
        change("admin", json!(true)),
        change("__proto__", json!({ "seat": 0 })),
    ];
    for body in &by_host {
        assert_refused(&host.post(&at("moves"), body).await, &body.to_string());
        count += 1;
    }
    let others = [
        (at("moves"), good.clone()),
        (at("moves"), change("seat", json!(1))),
        (at("undo"), json!({ "seat": 0, "version": version, "key": "k" })),
        (at("redo"), json!({ "seat": 0, "version": version, "key": "k" })),
        (at("undo-request"), json!({ "seat": 0, "version": version, "to_step": 0 })),
        (at("undo-answer"), json!({ "seat": 0, "version": version, "agree": true })),
        (at("claim"), json!({ "token": "" })),
        (at("claim"), json!({ "token": "A".repeat(32) })),
        (at("claim"), json!({ "token": token.as_str().map(str::to_uppercase) })),
        (at("claim"), json!({ "token": token.as_str().map(|token| format!("{token} ")) })),
        (at("claim"), json!({ "token": token.as_str().map(|token| token[1..].to_owned()) })),
        (at("claim"), json!({ "token": null })),
        (at("claim"), json!({ "token": token, "seat": 0 })),
        (at("seats/0/take"), json!({ "name": "Eve" })),
        (at("seats/1/take"), json!({ "name": "Eve" })),
        (at("seats/9/take"), json!({ "name": "Eve" })),
        (at("seats/0/leave"), json!({})),
        (at("seats/0/rename"), json!({ "name": "Eve" })),
        (at("seats/0/bot"), json!({ "level": "novice" })),
        (at("seats/0/bot"), json!({ "level": "god" })),
        (at("seats/0/hand-back"), json!({})),
        (at("seats/0/reissue"), json!({})),
        (at("seats/0/revoke"), json!({})),
        (at("seats/0/preferences"), json!({ "confirm_turns": true })),
        (at("seats/0/preferences"), json!({ "confirm_turns": "no" })),
        (at("rename"), json!({ "name": "Eve's" })),
        (at("chat"), json!({ "text": "spam" })),
        (at("chat"), json!({ "text": "x", "seat": 0 })),
        (at("fork"), json!({ "step": 0 })),
        (at("fork"), json!({ "step": -1 })),
        (at("rematch"), json!({})),
        ("/api/tables/../tables/x/claim".to_owned(), json!({ "token": token })),
        ("/api/tables/%2e%2e/claim".to_owned(), json!({ "token": token })),
        (format!("/api/tables/{table}%00/claim"), json!({ "token": token })),
        (format!("/api/tables/{}/claim", table.to_lowercase() + "x"), json!({ "token": token })),
        ("/api/import".to_owned(), json!({ "approdo": 1, "game": "nim", "steps": ["x"] })),
        ("/api/import".to_owned(), json!([])),
        ("/api/tables".to_owned(), json!({ "game": "../../etc/passwd", "seats": [] })),
        ("/api/tables".to_owned(), json!({ "game": "nim", "seats": vec![json!({ "kind": "open" }); 300] })),
        ("/api/tables".to_owned(), json!({ "game": "nim", "seats": [{ "kind": "open" }] })),
    ];
    for (path, body) in &others {
        let reply = stranger.post(path, body).await;
        assert_refused(&reply, &format!("{path} {body}"));
        count += 1;
    }
    // The opponent has no success either.
    for (path, body) in &others[..6] {
        if path.ends_with("moves") && body["seat"] == 1 {
            continue;
        }
        assert_refused(&guest.post(path, body).await, &format!("{path} {body}"));
        count += 1;
    }
    assert!(count >= 60, "{count} forged requests");
    assert_eq!(fingerprint(&mut host, &table).await, before);
    host.post(&at("moves"), &good).await.good();
}

/// Idempotency keys are per seat: another seat's key returns no stored answer, and a repetition is not a second move.
#[tokio::test]
async fn keys_are_the_business_of_their_seat() {
    let site = TestSite::new();
    let (mut host, mut guest, table, _) = seated(&site).await;
    let moves = format!("/api/tables/{table}/moves");
    let state = host.look(&table).await;
    let mv = crate::kit::first_legal(&state).expect("the host is asked");
    let body =
        json!({ "seat": Seat(0).0, "version": state["summary"]["version"], "move": mv, "key": "same" });
    let first = host.post(&moves, &body).await.good();
    for _ in 0..100 {
        let again = host.post(&moves, &body).await.good();
        assert_eq!((&again["version"], &again["repeated"]), (&first["version"], &json!(true)));
    }
    guest.post(&moves, &body).await.bad(403, "not-your-seat");
    let mut other = body.clone();
    other["move"] = json!({ "take": { "pile": 1, "count": 1 } });
    host.post(&moves, &other).await.bad(409, "key-used");
    let state = guest.look(&table).await;
    assert_eq!(state["summary"]["step"], 1);
    let mv = crate::kit::first_legal(&state).expect("the guest is asked");
    let body = json!({ "seat": 1, "version": state["summary"]["version"], "move": mv, "key": "same" });
    assert_eq!(guest.post(&moves, &body).await.good()["repeated"], false);
}

/// Fuzzing: random mutations of a valid request cause no server error.
#[tokio::test]
async fn mutations_of_good_requests_never_break_the_server() {
    let site = TestSite::new();
    let (mut host, _, table, created) = seated(&site).await;
    let state = host.look(&table).await;
    let mv = crate::kit::first_legal(&state).expect("the host is asked");
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let version = &state["summary"]["version"];
    let seeds = [
        (Method::POST, "/api/tables".to_owned(), crate::kit::for_two()),
        (Method::POST, at("moves"), json!({ "seat": 0, "version": version, "move": mv, "key": "k" })),
        (Method::POST, at("undo"), json!({ "seat": 0, "version": version, "key": "k" })),
        (Method::POST, at("undo-request"), json!({ "seat": 0, "version": version, "to_step": 0 })),
        (Method::POST, at("claim"), json!({ "token": created["links"][0]["token"] })),
        (Method::POST, at("seats/1/bot"), json!({ "level": "novice" })),
        (Method::POST, at("seats/0/preferences"), json!({ "confirm_turns": false })),
        (Method::POST, at("chat"), json!({ "text": "Hello ü 漢 \u{1F600}" })),
        (Method::PUT, at("notes"), json!({ "text": "a\nb" })),
        (Method::POST, at("seen"), json!({ "version": 1 })),
        (Method::GET, at("history/0?seat=0&lang=en"), json!(null)),
        (Method::GET, format!("/api/tables/{table}?seat=0&since=0&outline=true"), json!(null)),
        (Method::GET, at("chat?since=0"), json!(null)),
    ];
    let mut rng = Pcg64Mcg::seed_from_u64(20_26);
    for round in 0..longer(4_000) {
        let (method, path, body) = &seeds[below(&mut rng, seeds.len())];
        let (mut path, mut body) = (path.clone().into_bytes(), body.to_string().into_bytes());
        for _ in 0..=below(&mut rng, 3) {
            let in_path = below(&mut rng, 4) == 0;
            mutate(&mut rng, if in_path { &mut path } else { &mut body });
        }
        let json = [("content-type", "application/json")];
        let Ok(path) = String::from_utf8(path) else { continue };
        let Ok(uri) = path.parse::<axum::http::Uri>() else { continue };
        if !uri.path().starts_with('/') {
            continue;
        }
        let shown = String::from_utf8_lossy(&body).into_owned();
        let reply = host.send(raw(method.clone(), &path, &json, Body::from(body))).await;
        assert!(reply.status.as_u16() < 500, "round {round}: {method} {path} {shown}: {}", reply.text);
    }
    host.look(&table).await;
    tell(format_args!("{} mutated requests", longer(4_000)));
}

/// Fuzzing: a mutated replay file is refused, or it is a game that could have been played.
#[tokio::test]
async fn mutations_of_a_replay_file_are_refused_or_harmless() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&crate::kit::hot_seat()).await;
    browser.play_out(&table).await;
    let record = browser.get(&format!("/api/tables/{table}/export")).await.text;
    let mut rng = Pcg64Mcg::seed_from_u64(17);
    let (mut refused, json) = (0, [("content-type", "application/json")]);
    for round in 0..longer(1_000) {
        let mut bytes = record.clone().into_bytes();
        for _ in 0..=below(&mut rng, 3) {
            mutate(&mut rng, &mut bytes);
        }
        let shown = String::from_utf8_lossy(&bytes).into_owned();
        let reply = browser.send(raw(Method::POST, "/api/import", &json, Body::from(bytes))).await;
        if reply.status == 201 {
            let imported = reply.json()["table"].as_str().expect("an id").to_owned();
            let state = browser.look(&imported).await;
            let steps = state["summary"]["step"].as_u64().expect("a step");
            let past = browser.get(&format!("/api/tables/{imported}/history/{steps}")).await.good();
            assert_eq!(past["view"], state["view"], "round {round}: {shown}");
        } else {
            assert_refused(&reply, &format!("round {round}: {shown}"));
            refused += 1;
        }
    }
    assert!(longer(800) < refused, "{refused}");
    tell(format_args!("{refused} mutated replay files refused"));
}

pub fn below(rng: &mut Pcg64Mcg, most: usize) -> usize {
    (rng.next_u32() as usize) % most.max(1)
}

pub fn mutate(rng: &mut Pcg64Mcg, bytes: &mut Vec<u8>) {
    const MORSELS: [&str; 14] = [
        "null",
        "-1",
        "1e400",
        "99999999999999999999",
        "\"\"",
        "{}",
        "[[[[",
        "\\u0000",
        "\\ud800",
        "true",
        "%ff",
        "?seat=",
        "&&",
        "\u{202e}",
    ];
    let place = below(rng, bytes.len() + 1);
    let end = (place + 1 + below(rng, 6)).min(bytes.len());
    match below(rng, 5) {
        0 => drop(bytes.drain(place.min(end)..end)),
        1 => bytes.insert(place, (rng.next_u32() & 0xff) as u8),
        2 => {
            let morsel = MORSELS[below(rng, MORSELS.len())];
            bytes.splice(place.min(end)..end, morsel.bytes());
        }
        3 => {
            let copy = bytes[place.min(end)..end].to_vec();
            bytes.splice(place..place, copy);
        }
        _ => {
            if let Some(byte) = bytes.get_mut(place) {
                *byte ^= 1 << below(rng, 8);
            }
        }
    }
}
