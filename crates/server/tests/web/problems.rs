//! Every error has a sentence and the right status.

use crate::{
    kit::{TestSite, for_two, hot_seat, hub_settings, raw, seated, unlimited},
    stroll::{Stroll, done, write},
};
use approdo_hub::{HubSettings, ManualClock};
use approdo_store::{SqliteStore, Store};
use approdo_table::Module;
use axum::{
    body::Body,
    http::{Method, header},
};
use serde_json::{Value, json};
use std::sync::Arc;

#[tokio::test]
async fn what_is_not_there() {
    let site = TestSite::new();
    let mut browser = site.browser();
    browser.get("/nowhere").await.bad(404, "unknown-route");
    browser.get("/api/tables/nowhere").await.bad(404, "unknown-table");
    browser.get("/api/tables?after=nowhere").await.bad(404, "unknown-table");
    browser.get("/api/tables/nowhere/live").await.bad(426, "upgrade-required");
    browser.post("/api/tables/nowhere/claim", &json!({ "token": "x" })).await.bad(404, "unknown-table");
    let plan = json!({ "game": "chess", "seats": [] });
    browser.post("/api/tables", &plan).await.bad(404, "unknown-game");
    let (table, _) = browser.create(&hot_seat()).await;
    browser.get(&format!("/api/tables/{table}/history/99")).await.bad(404, "unknown-step");
    browser.get(&format!("/api/tables/{table}/versions/99")).await.bad(404, "unknown-version");
    browser.get(&format!("/api/tables/{table}?seat=9")).await.bad(404, "unknown-seat");
}

#[tokio::test]
async fn methods_that_an_address_does_not_take() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let reply = browser.put("/api/tables", &json!({})).await;
    assert_eq!(reply.headers["allow"], "POST,GET,HEAD");
    reply.bad(405, "wrong-method");
    browser.get("/api/import").await.bad(405, "wrong-method");
    browser.get("/api/tables/x/moves").await.bad(405, "wrong-method");
}

#[tokio::test]
async fn what_cannot_be_read() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let moves = format!("/api/tables/{table}/moves");
    for (path, body) in [
        ("/api/tables", json!({})),
        ("/api/tables", json!({ "game": "nim", "seats": [], "colour": "red" })),
        ("/api/tables", json!({ "game": "nim", "seats": [{ "kind": "throne" }] })),
        (&moves, json!({ "seat": 0, "version": 0, "key": "k" })),
        (&moves, json!({ "seat": -1, "version": 0, "key": "k", "move": 1 })),
        (&moves, json!([1, 2])),
        ("/api/tables/x/seats/abc/take", json!({})),
        ("/api/tables/x/seats/300/take", json!({})),
    ] {
        browser.post(path, &body).await.bad(400, "unreadable");
    }
    // Unknown or misplaced fields of a seat.
    for seat in [
        json!({ "kind": "open", "foo": 1 }),
        json!({ "kind": "open", "name": "Eve" }),
        json!({ "kind": "mine", "level": "novice" }),
        json!({ "kind": "bot", "level": "novice", "foo": null }),
    ] {
        let plan = json!({ "game": "nim", "seats": [{ "kind": "mine" }, seat] });
        let error = browser.post("/api/tables", &plan).await.bad(400, "unreadable");
        assert!(error["text"].as_str().is_some_and(|text| text.contains("not known here")), "{error}");
    }
    for (options, code) in [(json!({ "colour": "red" }), "bad-setup"), (json!({ "piles": 99 }), "bad-setup")]
    {
        let mut plan = hot_seat();
        plan["options"] = options;
        browser.post("/api/tables", &plan).await.bad(400, code);
    }
    for (field, value, code) in [
        ("seed", json!("yesterday"), "bad-seed"),
        ("name", json!("x".repeat(99)), "bad-name"),
        ("seed", json!("18446744073709551616"), "bad-seed"),
        ("clock", json!({ "kind": "live", "initial_ms": 0, "increment_ms": 0, "flag": "bot" }), "bad-clock"),
        ("away", json!({ "after_ms": 999, "level": "novice" }), "bad-away"),
    ] {
        let mut plan = hot_seat();
        plan[field] = value;
        browser.post("/api/tables", &plan).await.bad(400, code);
    }
    let unknown = json!({ "seat": 0, "version": 0, "key": "k", "move": { "dance": 1 } });
    browser.post(&moves, &unknown).await.bad(400, "unreadable");
    let bad_key = json!({ "seat": 0, "version": 0, "key": "two words", "move": {} });
    browser.post(&moves, &bad_key).await.bad(400, "bad-key");
    browser.post("/api/import", &json!({ "approdo": 1 })).await.bad(400, "bad-record");
    for query in ["?seat=king", "?since=-1", "?since=x", "?lang=de", "?token=abc", "?outline=perhaps"] {
        browser.get(&format!("/api/tables/{table}{query}")).await.bad(400, "unreadable");
    }
    let json = [("content-type", "application/json")];
    for body in
        ["", "{", "nothing", "{\"game\":\"nim\",}", "\u{0}", "{\"game\":\"a\",\"game\":\"b\",\"seats\":[]}"]
    {
        browser.send(raw(Method::POST, "/api/tables", &json, body.to_owned())).await.bad(400, "unreadable");
    }
    let broken = raw(Method::POST, "/api/tables", &json, vec![0xff, 0xfe, b'{']);
    browser.send(broken).await.bad(400, "unreadable");
}

/// Duplicate keys: parsers disagree on which one wins, so they are refused.
#[tokio::test]
async fn what_is_said_twice() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let moves = format!("/api/tables/{table}/moves");
    let json = [("content-type", "application/json")];
    let seats = "\"seats\":[{\"kind\":\"mine\"},{\"kind\":\"mine\"}]";
    for (path, body) in [
        ("/api/tables", format!("{{\"game\":\"nim\",{seats},\"options\":{{\"piles\":3,\"piles\":4}}}}")),
        ("/api/tables", format!("{{\"game\":\"nim\",{seats},\"game\":\"nim\"}}")),
        ("/api/tables", "{\"game\":\"nim\",\"seats\":[{\"kind\":\"open\",\"kind\":\"mine\"}]}".to_owned()),
        (
            &moves,
            "{\"seat\":0,\"version\":0,\"key\":\"k\",\"move\":{\"take\":{\"pile\":0,\"pile\":1,\"count\":1}}}"
                .to_owned(),
        ),
        ("/api/import", "{\"approdo\":1,\"options\":{\"piles\":1,\"piles\":1}}".to_owned()),
    ] {
        for (language, words) in [("en", "same field twice"), ("it", "due volte lo stesso campo")] {
            let request = raw(Method::POST, &format!("{path}?lang={language}"), &json, body.clone());
            let error = browser.send(request).await.bad(400, "unreadable");
            assert!(error["text"].as_str().is_some_and(|text| text.contains(words)), "{body}: {error}");
        }
    }
    let error = browser.get(&format!("/api/tables/{table}?seat=0&seat=1")).await.bad(400, "unreadable");
    assert!(error["text"].as_str().is_some_and(|text| text.contains("parameter twice")), "{error}");
}

#[tokio::test]
async fn what_is_too_long_or_too_deep() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let json = [("content-type", "application/json")];
    let long = format!("{{\"game\":\"{}\"}}", "x".repeat(70 << 10));
    browser.send(raw(Method::POST, "/api/tables", &json, long.clone())).await.bad(413, "too-large");
    let pieces = long.into_bytes().chunks(1000).map(<[u8]>::to_vec).collect::<Vec<_>>();
    let stream = futures_util::stream::iter(pieces.into_iter().map(Ok::<_, std::io::Error>));
    let unannounced = raw(Method::POST, "/api/tables", &json, Body::from_stream(stream));
    browser.send(unannounced).await.bad(413, "too-large");
    let import = format!("{{\"approdo\":\"{}\"}}", "x".repeat((1 << 20) + 1));
    browser.send(raw(Method::POST, "/api/import", &json, import)).await.bad(413, "too-large");
    let fair = format!("{{\"approdo\":\"{}\"}}", "x".repeat(500 << 10));
    browser.send(raw(Method::POST, "/api/import", &json, fair)).await.bad(400, "bad-record");
    for path in ["/api/tables", "/api/import", "/api/tables/x/moves"] {
        let deep = format!("{}1{}", "[".repeat(10_000), "]".repeat(10_000));
        browser.send(raw(Method::POST, path, &json, deep)).await.bad(400, "too-deep");
    }
}

#[tokio::test]
async fn what_is_not_yours() {
    let site = TestSite::new();
    let (mut host, mut guest, table, _) = seated(&site).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    guest.get(&format!("/api/tables/{table}?seat=0")).await.bad(403, "not-your-seat");
    let version = host.look(&table).await["summary"]["version"].clone();
    let mv = json!({ "seat": 0, "version": version, "key": "k", "move": {} });
    guest.post(&at("moves"), &mv).await.bad(403, "not-your-seat");
    site.browser().post(&at("moves"), &mv).await.bad(403, "not-your-seat");
    let back = json!({ "seat": 0, "version": version, "key": "k" });
    guest.post(&at("undo"), &back).await.bad(403, "not-your-seat");
    guest.post(&at("redo"), &back).await.bad(403, "not-your-seat");
    guest.post(&at("seats/0/leave"), &json!({})).await.bad(403, "not-your-seat");
    guest.post(&at("seats/0/rename"), &json!({ "name": "Eve" })).await.bad(403, "not-your-seat");
    guest.post(&at("seats/0/revoke"), &json!({})).await.bad(403, "not-host");
    guest.post(&at("rename"), &json!({ "name": "Mine" })).await.bad(403, "not-host");
    guest.post(&at("claim"), &json!({ "token": "A".repeat(32) })).await.bad(403, "wrong-token");
}

#[tokio::test]
async fn what_the_rules_refuse_names_its_clause() {
    let site = TestSite::new();
    let (mut host, mut guest, table, _) = seated(&site).await;
    let state = host.look(&table).await;
    let version = &state["summary"]["version"];
    let mv = crate::kit::first_legal(&state).expect("the host is asked");
    let body = json!({ "seat": 1, "version": version, "key": "k", "move": mv });
    let path = format!("/api/tables/{table}/moves");
    let english = guest.post(&path, &body).await.bad(422, "refused");
    let italian = guest.post(&format!("{path}?lang=it"), &body).await.bad(422, "refused");
    assert!(english["rule"].as_str().is_some_and(|rule| rule.contains('-')), "{english}");
    assert_eq!(english["rule"], italian["rule"]);
    assert_ne!(english["text"], italian["text"]);
}

#[tokio::test]
async fn a_turn_that_would_pass_on_may_have_to_be_confirmed() {
    let site = TestSite::new();
    let (mut host, _, table, _) = seated(&site).await;
    let preferences = format!("/api/tables/{table}/seats/0/preferences");
    host.post(&preferences, &json!({ "confirm_turns": true })).await.good();
    let state = host.look(&table).await;
    let mv = crate::kit::first_legal(&state).expect("the host is asked");
    let mut body = json!({ "seat": 0, "version": state["summary"]["version"], "key": "k", "move": mv });
    let moves = format!("/api/tables/{table}/moves");
    host.post(&moves, &body).await.bad(428, "confirmation-needed");
    body["confirmed"] = json!(true);
    host.post(&moves, &body).await.good();
}

#[tokio::test]
async fn a_table_with_free_seats_has_not_started() {
    let site = TestSite::new();
    let mut host = site.browser();
    let (table, _) = host.create(&for_two()).await;
    let body = json!({ "seat": 0, "version": 0, "key": "k", "move": {} });
    host.post(&format!("/api/tables/{table}/moves"), &body).await.bad(409, "not-started");
}

#[tokio::test]
async fn the_sentence_is_in_the_language_of_the_reader() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let english = browser.get("/nowhere").await.bad(404, "unknown-route");
    let italian = browser.get("/nowhere?lang=it").await.bad(404, "unknown-route");
    assert_ne!(english["text"], italian["text"]);
    let accepted = raw(Method::GET, "/nowhere", &[("accept-language", "it-IT,en;q=0.5")], Body::empty());
    assert_eq!(browser.send(accepted).await.bad(404, "unknown-route")["text"], italian["text"]);
}

#[tokio::test]
async fn a_store_that_does_not_answer_is_503_with_a_time_to_come_back() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let site = TestSite::over(Arc::clone(&store), unlimited());
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let state = browser.look(&table).await;
    store.close().await.expect("it closes");
    let mv = crate::kit::first_legal(&state).expect("somebody is asked");
    let body = json!({ "seat": 0, "version": state["summary"]["version"], "key": "k", "move": mv });
    let reply = browser.post(&format!("/api/tables/{table}/moves"), &body).await;
    assert!(reply.headers.contains_key("retry-after"));
    reply.bad(503, "unavailable");
    browser.get("/health").await.bad(503, "unavailable");
    browser.post("/api/tables", &hot_seat()).await.bad(503, "unavailable");
}

#[tokio::test]
async fn bad_input_is_explained_to_people_in_their_own_language() {
    let site = TestSite::new();
    let (mut host, mut guest, table, _) = seated(&site).await;
    let (finished, _) = host.create(&hot_seat()).await;
    host.play_out(&finished).await;
    let mut record = host.get(&format!("/api/tables/{finished}/export")).await.good();
    record["steps"][1] = json!("1: take pile=0 count=99");
    let mut odd = hot_seat();
    odd["options"] = json!({ "colour": "red" });
    let mut many = hot_seat();
    many["options"] = json!({ "piles": 99 });
    let mut crowd = hot_seat();
    crowd["seats"] = json!(vec![json!({ "kind": "open" }); 9]);
    let with = |field: &str, value: Value| {
        let mut plan = hot_seat();
        plan[field] = value;
        plan
    };
    let version = host.look(&table).await["summary"]["version"].clone();
    let illegal = json!({ "take": { "pile": 0, "count": 99 } });
    let illegal = json!({ "seat": 0, "version": version, "key": "k", "move": illegal });
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    // What is sent, the status and the code, and what each reader should find in the sentence.
    let cases = [
        (
            "/api/tables/nowhere/claim".to_owned(),
            json!({ "token": "x" }),
            404,
            "unknown-table",
            ["link", "link"],
        ),
        (at("seats/1/take"), json!({}), 409, "seat-taken", ["taken", "occupato"]),
        (at("claim"), json!({ "token": "x" }), 403, "wrong-token", ["new one", "uno nuovo"]),
        (
            "/api/tables".to_owned(),
            odd,
            400,
            "bad-setup",
            ["no option “colour”; it has piles", "opzione «colour»; ha piles"],
        ),
        ("/api/tables".to_owned(), many, 400, "bad-setup", ["number from 1 to 5", "numero intero da 1 a 5"]),
        ("/api/tables".to_owned(), crowd, 400, "bad-setup", ["2 to 3 seats", "da 2 a 3"]),
        (
            "/api/tables".to_owned(),
            with("seed", json!("yesterday")),
            400,
            "bad-seed",
            ["or leave it out", "o non indicarlo"],
        ),
        (
            "/api/tables".to_owned(),
            with("away", json!({ "after_ms": 5, "level": "novice" })),
            400,
            "bad-away",
            ["from one second to a month", "da un secondo a un mese"],
        ),
        (at("moves"), illegal, 422, "refused", ["more stones than the pile", "più pietre di quante"]),
        ("/api/import".to_owned(), record, 400, "bad-record", ["step 2", "il passo 2"]),
        (
            "/api/import".to_owned(),
            json!([]),
            400,
            "bad-record",
            ["no saved game", "non è una partita salvata"],
        ),
    ];
    for (path, body, status, code, words) in cases {
        for (language, word) in ["en", "it"].into_iter().zip(words) {
            let sender = if code == "seat-taken" { &mut site.browser() } else { &mut host };
            let error = sender.post(&format!("{path}?lang={language}"), &body).await.bad(status, code);
            let text = error["text"].as_str().expect("a sentence");
            assert!(text.contains(word) && text.ends_with('.'), "{path} {body}: {text}");
        }
    }
    let json = [("content-type", "application/json")];
    for (language, words) in
        [("en", "not JSON: it cannot be read from line 2, column"), ("it", "dalla riga 2, colonna")]
    {
        let request = raw(Method::POST, &format!("/api/tables?lang={language}"), &json, "{\n nonsense");
        let error = guest.send(request).await.bad(400, "unreadable");
        assert!(error["text"].as_str().is_some_and(|text| text.contains(words)), "{error}");
    }
}

/// Parser errors of libraries are not passed on: they are in English and quote the input.
#[tokio::test]
async fn what_cannot_be_read_is_said_in_our_own_words_with_field_and_place() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let moves = format!("/api/tables/{table}/moves");
    let secret = "hunter2";
    let seats = json!([{ "kind": "mine" }, { "kind": secret }]);
    let bodies = [
        (moves.as_str(), json!({ "version": 0, "key": "k", "move": 1 }), Some("seat")),
        (&moves, json!({ "seat": secret, "version": 0, "key": "k", "move": 1 }), Some("seat")),
        (&moves, json!({ "seat": -1, "version": 0, "key": "k", "move": 1 }), Some("seat")),
        (&moves, json!({ "seat": 0, "version": 0, "key": "k", "move": 1, (secret): 1 }), None),
        (&moves, json!([secret]), None),
        (&moves, json!(secret), None),
        ("/api/tables", json!({ "game": "nim", "seats": secret }), Some("seats")),
        ("/api/tables", json!({ "game": "nim", "seats": seats }), None),
        ("/api/tables", json!({ "game": "nim", "seats": [], "hints": secret }), Some("hints")),
        ("/api/import", json!({ "approdo": 1 }), Some("game")),
        ("/api/import", json!({ "approdo": 1, "game": "nim", "seats": secret }), None),
    ];
    let queries = [("?since=-1", Some("since")), ("?since=hunter2", Some("since")), ("?hunter2=1", None)];
    let queries =
        queries.into_iter().chain([("?outline=hunter2", Some("outline")), ("?seat=hunter2", Some("seat"))]);
    for (language, foreign) in [("en", "riga"), ("it", "line")] {
        let say = |error: Value, field: Option<&str>, has_place: bool| {
            let text = error["text"].as_str().expect("a sentence").to_owned();
            let lower = text.to_lowercase();
            for word in ["expected", "invalid", "digit", "integer", "struct", "variant", "parse", secret, "`"]
            {
                assert!(!lower.contains(word), "{text}");
            }
            if language == "it" {
                assert!(!lower.contains("missing") && !lower.contains("unknown"), "{text}");
            }
            assert!(!lower.split(' ').any(|word| word == foreign), "{text}");
            assert!(field.is_none_or(|field| text.contains(field)), "{text} names no {field:?}");
            let place = if language == "it" { "colonna" } else { "column" };
            assert!(!has_place || text.contains(place), "{text}");
        };
        for (path, body, field) in &bodies {
            let reply = browser.post(&format!("{path}?lang={language}"), body).await;
            assert_eq!(reply.status, 400, "{}", reply.text);
            say(reply.json()["error"].clone(), *field, *path != "/api/import");
        }
        for (query, field) in queries.clone() {
            let path = format!("/api/tables/{table}{query}&lang={language}");
            say(browser.get(&path).await.bad(400, "unreadable"), field, false);
        }
    }
}

static STROLLS: [Module; 1] = [Module::of::<Stroll>()];

/// A site that has just started, over two tables with long journals.
async fn with_long_journals(hub: HubSettings) -> (TestSite, [String; 2]) {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("memory is there"));
    let clock = Arc::new(ManualClock::at(1_000_000));
    let site = || TestSite::of(store.clone(), &STROLLS, hub.clone(), clock.clone(), unlimited());
    let (mut maker, mut tables) = (site().browser(), [String::new(), String::new()]);
    for table in &mut tables {
        let seats = json!([{ "kind": "mine" }, { "kind": "mine" }]);
        *table = maker.create(&json!({ "game": "stroll", "seats": seats })).await.0;
        write(&*store, table, 0, vec![done("move", 1_000_000); 300]).await;
    }
    (site(), tables)
}

#[tokio::test]
async fn an_address_that_waits_for_many_tables_is_told_to_wait() {
    let (site, [one, other]) = with_long_journals(HubSettings { most_waiting: 1, ..hub_settings() }).await;
    let working = site.hub.occupy_replays();
    let mut first = site.browser();
    let waiting = tokio::spawn(async move { first.look(&one).await });
    while site.hub.waiting_for_replays() == 0 && !waiting.is_finished() {
        tokio::task::yield_now().await;
    }
    let mut second = site.browser();
    let reply = second.get(&format!("/api/tables/{other}")).await;
    assert_eq!(reply.headers[header::RETRY_AFTER], "1");
    reply.bad(429, "crowded");
    // Requests from another address are not refused.
    second.peer.set_ip([192, 0, 2, 2].into());
    let elsewhere = tokio::spawn(async move { second.look(&other).await });
    while site.hub.waiting_for_replays() == 1 && !elsewhere.is_finished() {
        tokio::task::yield_now().await;
    }
    drop(working);
    for look in [waiting, elsewhere] {
        assert_eq!(look.await.expect("no panic")["summary"]["step"], 300);
    }
}

#[tokio::test]
async fn a_table_that_takes_too_long_to_read_is_there_later() {
    let (site, [table, _]) = with_long_journals(HubSettings { replay_ms: 0, ..hub_settings() }).await;
    let mut browser = site.browser();
    for _ in 0..2 {
        let reply = browser.get(&format!("/api/tables/{table}")).await;
        assert_eq!(reply.headers[header::RETRY_AFTER], "60");
        reply.bad(503, "unavailable");
    }
}
