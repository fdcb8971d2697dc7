//! Every route, used as intended.

use super::stage::peek;
use crate::kit::{TestSite, first_legal, for_two, hot_seat, seated, unlimited};
use approdo_gate::GateSettings;
use approdo_hub::{GuestId, StateQuery};
use approdo_rulebook::Proof;
use serde_json::json;

#[tokio::test]
async fn a_table_is_made_found_and_looked_at() {
    let site = TestSite::new();
    let mut host = site.browser();
    let (table, created) = host.create(&for_two()).await;
    assert!(created["host_token"].as_str().is_some_and(|token| token.len() >= 22), "{created}");
    assert_eq!(created["links"][0]["seat"], 1);

    let none = site.browser().get("/api/tables?limit=0").await.good();
    assert_eq!(none["tables"], json!([]));
    let list = site.browser().get("/api/tables?status=open&limit=5").await.good();
    assert_eq!(list["tables"][0]["id"], table, "{list}");
    let mine = host.get("/api/mine").await.good();
    assert_eq!(mine["tables"][0]["your_seats"], json!([0]), "{mine}");
    assert_eq!(site.browser().get("/api/mine").await.good()["tables"], json!([]));

    let state = host.look(&table).await;
    assert_eq!(state["summary"]["game"], "nim");
    assert_eq!(state["you"]["guest_is_host"], true);
    assert_eq!(state["you"]["viewer"], json!({ "seat": 0 }));
    let other = site.browser().look(&table).await;
    assert_eq!(other["you"]["viewer"], "spectator");
    assert_eq!(other["you"]["guest_is_host"], false);
    assert_eq!(other["choices"], json!([]));

    let outlined = host.get(&format!("/api/tables/{table}?outline=true&seat=spectator&lang=it")).await.good();
    assert!(outlined["outline"].is_array(), "{outlined}");
    host.post(&format!("/api/tables/{table}/rename"), &json!({ "name": "Sunday" })).await.good();
    assert_eq!(host.look(&table).await["summary"]["name"], "Sunday");
}

#[tokio::test]
async fn a_cookie_is_set_when_it_is_needed_and_not_before() {
    let site = TestSite::new();
    let mut browser = site.browser();
    browser.get("/api/tables").await.good();
    browser.get("/api/mine").await.good();
    assert_eq!(browser.cookie, None);
    let reply = browser.post("/api/tables", &hot_seat()).await;
    let cookie = reply.headers["set-cookie"].to_str().expect("visible").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie} lacks {part}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(browser.cookie.as_ref().map(String::len), Some(22));
    let again = browser.post("/api/tables", &hot_seat()).await;
    assert!(!again.headers.contains_key("set-cookie"), "a known browser keeps its cookie");
}

#[tokio::test]
async fn seats_are_claimed_taken_left_named_and_given_to_bots() {
    let site = TestSite::new();
    let (mut host, mut guest, table, created) = seated(&site).await;
    let seat = |action: &str| format!("/api/tables/{table}/seats/1/{action}");

    guest.post(&seat("rename"), &json!({ "name": "Bob" })).await.good();
    assert_eq!(host.look(&table).await["summary"]["seats"][1]["name"], "Bob");
    guest.post(&seat("preferences"), &json!({ "confirm_turns": true })).await.good();
    assert_eq!(guest.look(&table).await["you"]["preferences"]["confirm_turns"], true);

    guest.post(&seat("bot"), &json!({ "level": "novice" })).await.good();
    assert_eq!(host.look(&table).await["summary"]["seats"][1]["standing_in"], true);
    guest.post(&seat("hand-back"), &json!({})).await.good();
    assert_eq!(host.look(&table).await["summary"]["seats"][1]["standing_in"], false);
    guest.post(&seat("hand-back"), &json!({})).await.bad(409, "no-bot-there");

    guest.post(&seat("leave"), &json!({})).await.good();
    assert_eq!(host.look(&table).await["summary"]["seats"][1]["kind"], "open");
    guest.post(&seat("take"), &json!({ "name": "Bea" })).await.good();
    site.browser().post(&seat("take"), &json!({})).await.bad(409, "seat-taken");

    let old = &created["links"][0]["token"];
    site.browser().post(&seat("reissue"), &json!({})).await.bad(403, "not-host");
    let link = host.post(&seat("reissue"), &json!({})).await.good();
    let claim = format!("/api/tables/{table}/claim");
    guest.post(&claim, &json!({ "token": old })).await.bad(403, "wrong-token");
    let claimed = guest.post(&claim, &json!({ "token": link["token"] })).await.good();
    assert_eq!(claimed, json!({ "seat": 1, "host": false, "invited": true, "shared": false }));

    host.post(&seat("revoke"), &json!({})).await.good();
    guest.post(&claim, &json!({ "token": link["token"] })).await.bad(403, "wrong-token");
    let claimed = guest.post(&claim, &json!({ "token": created["host_token"] })).await.good();
    assert_eq!(claimed, json!({ "seat": null, "host": true, "invited": true, "shared": false }));
}

#[tokio::test]
async fn moves_are_made_taken_back_and_made_again() {
    let site = TestSite::new();
    let (mut host, mut guest, table, _) = seated(&site).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let state = host.look(&table).await;
    let version = state["summary"]["version"].as_u64().expect("a version");
    let mv = first_legal(&state).expect("the host is asked");
    let body = json!({ "seat": 0, "version": version, "move": mv, "key": "first" });

    let played = host.post(&at("moves"), &body).await.good();
    assert_eq!(played["repeated"], false);
    let repeated = host.post(&at("moves"), &body).await.good();
    assert_eq!((&repeated["repeated"], &repeated["version"]), (&json!(true), &played["version"]));

    let stale = json!({ "seat": 1, "version": version, "move": mv, "key": "late" });
    let error = guest.post(&at("moves"), &stale).await.bad(409, "stale");
    assert_eq!(error["version"], played["version"]);

    let now = played["version"].as_u64().expect("a version");
    let back = json!({ "seat": 0, "version": now, "key": "back" });
    let undone = host.post(&at("undo"), &back).await;
    if undone.status.is_success() {
        let now = undone.json()["version"].as_u64().expect("a version");
        host.post(&at("redo"), &json!({ "seat": 0, "version": now, "key": "again" })).await.good();
    } else {
        assert!(undone.bad(422, "refused")["rule"].is_string());
    }
    let now = host.look(&table).await["summary"]["version"].clone();
    host.post(&at("undo-request"), &json!({ "seat": 0, "version": now, "to_step": 0 })).await.good();
    let state = guest.look(&table).await;
    assert_eq!(state["undo_request"]["needed"], json!([1]), "{state}");
    let now = &state["summary"]["version"];
    guest.post(&at("undo-answer"), &json!({ "seat": 1, "version": now, "agree": true })).await.good();
    let state = guest.look(&table).await;
    assert_eq!(state["summary"]["step"], 0);
    let now = &state["summary"]["version"];
    guest
        .post(&at("undo-answer"), &json!({ "seat": 1, "version": now, "agree": true }))
        .await
        .bad(409, "no-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gives_hints_where_that_was_agreed() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (without, _) = browser.create(&hot_seat()).await;
    let mut plan = hot_seat();
    plan["hints"] = json!(true);
    let (table, _) = browser.create(&plan).await;
    let path = format!("/api/tables/{table}/hint");
    let hint = browser.post(&format!("{path}?lang=it"), &json!({ "seat": 0 })).await.good();
    let state = browser.get(&format!("/api/tables/{table}?lang=it")).await.good();
    let choices = state["choices"].as_array().expect("choices");
    assert!(choices.contains(&hint["choice"]), "{hint}");
    assert_eq!(state["summary"]["seats"][0]["hints_taken"], 1);
    assert!(hint["reason"].as_str().is_some_and(|reason| reason.contains("bot")), "{hint}");
    browser.post(&path, &json!({ "seat": 1 })).await.bad(422, "refused");
    browser.post(&path, &json!({ "seat": "mine" })).await.bad(400, "unreadable");
    site.browser().post(&path, &json!({ "seat": 0 })).await.bad(403, "not-your-seat");
    let refused = browser.post(&format!("/api/tables/{without}/hint"), &json!({ "seat": 0 })).await;
    refused.bad(403, "no-hints");
}

#[tokio::test]
async fn the_past_can_be_read() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    assert!(browser.play_first(&table, "a").await);
    let at = |what: &str| format!("/api/tables/{table}/{what}");

    let past = browser.get(&at("history/0?seat=0")).await.good();
    assert_eq!((&past["step"], &past["steps"]), (&json!(0), &json!(1)), "{past}");
    let log = browser.get(&at("log?since=0&lang=it")).await.good();
    assert!(!log["log"].as_array().expect("lines").is_empty(), "{log}");
    let version = log["version"].as_u64().expect("a version");
    let later = browser.get(&at(&format!("log?since={version}"))).await.good();
    assert_eq!(later["log"], json!([]));

    let recap = browser.get(&at("recap")).await.good();
    assert_eq!(recap["since_version"], 0, "{recap}");
    browser.post(&at("seen"), &json!({ "version": version })).await.good();
    let recap = browser.get(&at("recap")).await.good();
    assert_eq!((&recap["since_version"], &recap["lines"]), (&json!(version), &json!([])));
}

#[tokio::test]
async fn people_talk_and_keep_notes() {
    let site = TestSite::new();
    let (mut host, mut guest, table, _) = seated(&site).await;
    let (chat, notes) = (format!("/api/tables/{table}/chat"), format!("/api/tables/{table}/notes"));
    let said = host.post(&chat, &json!({ "text": "<b>Hello</b>" })).await.good();
    assert_eq!((&said["name"], &said["text"]), (&json!("Ada"), &json!("<b>Hello</b>")));
    guest.post(&chat, &json!({ "text": "Ciao" })).await.good();
    let lines = site.browser().get(&format!("{chat}?since={}", said["id"])).await.good();
    assert_eq!(lines["lines"].as_array().map(Vec::len), Some(1), "{lines}");
    site.browser().post(&chat, &json!({ "text": "psst" })).await.bad(403, "not-seated");
    host.post(&chat, &json!({ "text": " " })).await.bad(400, "bad-text");

    host.put(&notes, &json!({ "text": "Bob bluffs" })).await.good();
    assert_eq!(host.get(&notes).await.good()["text"], "Bob bluffs");
    assert_eq!(guest.get(&notes).await.good()["text"], "");
}

#[tokio::test]
async fn finished_games_are_exported_imported_forked_and_played_again() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    browser.get(&at("export")).await.bad(409, "not-over");
    browser.play_out(&table).await;
    let state = browser.look(&table).await;
    assert_eq!(state["summary"]["status"], "over");
    assert!(state["outcome"]["seed"].is_string(), "{}", state["outcome"]);

    let reply = browser.get(&at("export")).await;
    assert!(reply.headers["content-disposition"].to_str().is_ok_and(|value| value.contains("attachment")));
    let record = reply.good();
    assert_eq!((&record["approdo"], &record["game"]), (&json!(1), &json!("nim")), "{record}");
    let imported = browser.post("/api/import", &record).await;
    assert_eq!(imported.status, 201, "{}", imported.text);
    let mut forged = record.clone();
    forged["outcome"]["places"] = json!([7, 7]);
    browser.post("/api/import", &forged).await.bad(400, "bad-record");

    let fork = browser.post(&at("fork"), &json!({ "step": 1 })).await.good();
    let state = browser.look(fork["table"].as_str().expect("an id")).await;
    assert_eq!(state["summary"]["origin"]["kind"], "fork", "{}", state["summary"]);
    browser.post(&at("fork"), &json!({ "step": 999 })).await.bad(404, "unknown-step");
    let rematch = browser.post(&at("rematch"), &json!({})).await.good();
    assert_eq!(browser.look(&table).await["summary"]["rematch"], rematch["table"]);
    let again = browser.post(&at("rematch"), &json!({})).await;
    assert_eq!(again.status, 200, "nothing was made");
    assert_eq!(again.json()["table"], rematch["table"]);
    site.browser().post(&at("rematch"), &json!({})).await.bad(403, "not-seated");
}

#[tokio::test]
async fn games_and_rules_come_in_the_language_of_the_reader() {
    let proofs: fn(&str) -> &'static [Proof] = |clause| match clause {
        "NIM-1.3" => &[Proof { test: "one_heap_at_a_time", file: "nim.rs" }],
        _ => &[],
    };
    let site = TestSite::with(GateSettings { proofs, ..unlimited() });
    let mut browser = site.browser();
    let [english, italian] = ["en", "it"].map(|lang| format!("/api/games?lang={lang}"));
    let (english, italian) = (browser.get(&english).await.good(), browser.get(&italian).await.good());
    assert_eq!(english["games"][0]["options"][0]["name"], "Piles");
    assert_eq!(italian["games"][0]["options"][0]["name"], "Mucchi");
    assert_eq!(english["games"][0]["options"][0]["kind"]["kind"], "number");

    let book = browser.get("/api/rules/nim?lang=it").await.good();
    assert!(book["sections"].as_array().is_some_and(|sections| !sections.is_empty()), "{book}");
    let clause = browser.get("/api/rules/nim/nim-1.3?lang=en").await.good();
    assert_eq!(clause["id"], "NIM-1.3");
    assert_eq!(clause["proofs"], json!([{ "test": "one_heap_at_a_time", "file": "nim.rs" }]));
    browser.get("/api/rules/nim/NIM-99.9").await.bad(404, "unknown-clause");
    browser.get("/api/rules/chess").await.bad(404, "unknown-rulebook");
}

#[tokio::test]
async fn the_server_tells_about_itself() {
    let site = TestSite::new();
    let mut browser = site.browser();
    assert_eq!(browser.get("/health").await.good()["status"], "ok");
    let docs = browser.get("/api/docs/").await;
    assert_eq!(docs.status, 200);
    assert!(docs.text.contains("swagger"), "{}", docs.text);
    assert!(!docs.text.contains("https://"), "nothing comes from elsewhere: {}", docs.text);
    assert!(browser.get("/api/docs/swagger-initializer.js").await.text.contains("/api/openapi.json"));

    browser.get("/metrics").await.bad(403, "local-only");
    browser.peer.set_ip([127, 0, 0, 1].into());
    let (table, _) = browser.create(&hot_seat()).await;
    browser.play_first(&table, "k").await;
    let numbers = browser.get("/metrics").await.text;
    for name in [
        "approdo_requests_total{method=\"POST\",route=\"/api/tables/{id}/moves\",status=\"200\"} 1",
        "approdo_tables_in_memory 1",
        "approdo_sockets 0",
        "approdo_request_duration_seconds_bucket",
        "approdo_append_duration_seconds_count",
    ] {
        assert!(numbers.contains(name), "{name} is missing in {numbers}");
    }
    assert!(!numbers.contains(&table), "no table is named");
}

#[tokio::test]
async fn bots_play_through_the_same_doors() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let plan = json!({ "game": "nim", "seats": [{ "kind": "mine" }, { "kind": "bot", "level": "novice" }] });
    let (table, _) = browser.create(&plan).await;
    let onlooker = GuestId([1; 32]);
    let mut pushes =
        site.hub.subscribe(onlooker, &table, StateQuery::default()).await.expect("there is room");
    for number in 0.. {
        while browser.look(&table).await["asked"] == json!([1]) {
            pushes.next().await.expect("the bot moves");
        }
        if !browser.play_first(&table, &format!("k{number}")).await {
            assert!(number > 0);
            break;
        }
    }
    assert_eq!(browser.look(&table).await["summary"]["status"], "over");
    browser.peer.set_ip([127, 0, 0, 1].into());
    let numbers = browser.get("/metrics").await.text;
    let thoughts = numbers.lines().find_map(|line| line.strip_prefix("approdo_bot_thoughts_total "));
    assert!(thoughts.is_some_and(|thoughts| thoughts != "0"), "{numbers}");
}

/// Preference of a seat to confirm before its turn passes on: a move that ends the turn asks, an answer during another
/// seat's turn does not.
#[tokio::test]
async fn whoever_answers_in_the_turn_of_somebody_else_is_not_asked_to_confirm() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let mine = json!([{ "kind": "mine" }, { "kind": "mine" }]);
    let plan = json!({ "game": "armada", "options": { "option_cards": true }, "seats": mine, "seed": "5" });
    let (table, _) = browser.create(&plan).await;
    for seat in [0, 1] {
        let path = format!("/api/tables/{table}/seats/{seat}/preferences");
        browser.post(&path, &json!({ "confirm_turns": true })).await.good();
    }
    let (mut asked, mut answered) = (0, 0);
    let path = format!("/api/tables/{table}/moves");
    for number in 0..3_000 {
        let state = browser.look(&table).await;
        let legal = state["choices"].as_array().expect("choices").iter();
        let legal: Vec<_> = legal.filter(|choice| choice["refused"].is_null()).collect();
        let seat = &state["you"]["viewer"]["seat"];
        let turn = peek(&site.hub, &table, |world| world.turn_of()).await.map(|turn| json!(turn.0));
        let mut body =
            json!({ "seat": seat, "version": state["summary"]["version"], "key": format!("k{number}") });
        body["move"] = legal[number * 7 % legal.len()]["move"].clone();
        let reply = browser.post(&path, &body).await;
        if turn.is_some_and(|turn| turn != *seat) {
            reply.good();
            answered += 1;
        } else if reply.status == 428 {
            body["confirmed"] = json!(true);
            browser.post(&path, &body).await.good();
            let turn = peek(&site.hub, &table, |world| world.turn_of()).await.map(|turn| json!(turn.0));
            let ends = body["move"] == "end_turn" || turn.as_ref() != Some(seat);
            assert!(ends, "the turn passes on: {}", body["move"]);
            asked += 1;
        } else {
            reply.good();
        }
        if 10 < asked && 10 < answered {
            return;
        }
    }
    panic!("{asked} turns passed on, {answered} answers were given");
}
