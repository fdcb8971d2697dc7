//! Rate limits.

use crate::kit::{Browser, TestSite, for_two, hot_seat, raw, seated};
use approdo_gate::{GateSettings, Rate, Rates};
use axum::{body::Body, http::Method};
use serde_json::json;
use std::{
    num::NonZeroU32,
    time::{Duration, Instant},
};

fn rate(per_minute: u32, burst: u32) -> Rate {
    let number = |number| NonZeroU32::new(number).expect("positive");
    Rate { per_minute: number(per_minute), burst: number(burst) }
}

fn limited(change: impl FnOnce(&mut Rates)) -> TestSite {
    let plenty = rate(60_000, 1_000);
    let mut rates = Rates {
        requests: plenty,
        tables_by_address: plenty,
        tables_by_guest: plenty,
        changes_by_strangers: plenty,
        strangers_at_table: plenty,
        notes_by_strangers: plenty,
        moves_by_guest: plenty,
        moves_at_seat: plenty,
        marks_at_seat: plenty,
        hints_by_address: plenty,
        hints_at_seat: plenty,
        chat_by_guest: plenty,
        chat_at_seat: plenty,
    };
    change(&mut rates);
    TestSite::with(GateSettings { rates: Some(rates), ..GateSettings::default() })
}

#[tokio::test]
async fn requests_from_one_address() {
    let site = limited(|rates| rates.requests = rate(1, 5));
    let mut browser = site.browser();
    for _ in 0..5 {
        browser.get("/health").await.good();
    }
    let asked = Instant::now();
    let reply = browser.get("/health").await;
    // The response is delayed: a client that does not slow down would otherwise keep a processor busy.
    assert!(Duration::from_millis(100) < asked.elapsed());
    let wait: u64 = reply.headers["retry-after"].to_str().expect("visible").parse().expect("a number");
    assert!((1..=60).contains(&wait), "{wait}");
    reply.bad(429, "too-fast");
    // A forged `X-Forwarded-For` is ignored, and another address has its own bucket.
    let forged = raw(Method::GET, "/health", &[("x-forwarded-for", "198.51.100.7")], Body::empty());
    browser.send(forged).await.bad(429, "too-fast");
    browser.peer.set_ip([192, 0, 2, 2].into());
    browser.get("/health").await.good();
}

#[tokio::test]
async fn tables_of_one_browser_and_of_one_address() {
    let site = limited(|rates| rates.tables_by_guest = rate(1, 2));
    let mut browser = site.browser();
    browser.create(&hot_seat()).await;
    browser.create(&hot_seat()).await;
    browser.post("/api/tables", &hot_seat()).await.bad(429, "too-fast");
    site.browser().create(&hot_seat()).await;

    let site = limited(|rates| rates.tables_by_address = rate(1, 2));
    site.browser().create(&hot_seat()).await;
    site.browser().create(&hot_seat()).await;
    site.browser().post("/api/tables", &hot_seat()).await.bad(429, "too-fast");
    site.browser().post("/api/import", &json!({})).await.bad(429, "too-fast");
    // Its body is not even read.
    let json = [("content-type", "application/json")];
    site.browser().send(raw(Method::POST, "/api/import", &json, "{")).await.bad(429, "too-fast");
}

/// A second browser of this one's seat.
async fn screen(site: &TestSite, sitter: &mut Browser, table: &str, seat: u8) -> Browser {
    let reissue = format!("/api/tables/{table}/seats/{seat}/reissue");
    let link = sitter.post(&reissue, &json!({})).await.good();
    let mut screen = site.browser();
    screen.post(&format!("/api/tables/{table}/claim"), &json!({ "token": link["token"] })).await.good();
    screen
}

#[tokio::test]
async fn moves_of_one_browser_and_of_one_seat() {
    for by_guest in [true, false] {
        let site = limited(|rates| {
            let few = rate(1, 4);
            if by_guest { rates.moves_by_guest = few } else { rates.moves_at_seat = few }
        });
        let (mut host, mut guest, table, _) = seated(&site).await;
        // Linking the second screen counts as a change of the guest.
        let mut screen = screen(&site, &mut guest, &table, 1).await;
        let moves = format!("/api/tables/{table}/moves");
        let of = |seat: u8| json!({ "seat": seat, "version": 99, "move": {}, "key": "k" });
        for browser in [&mut guest, &mut screen.clone(), &mut screen] {
            browser.post(&moves, &of(1)).await.bad(409, "stale");
        }
        // All browsers of a seat share its bucket.
        let one_more = guest.post(&moves, &of(1)).await;
        assert_eq!(one_more.status == 429, !by_guest, "{}", one_more.text);
        // Other seats do not.
        for _ in 0..4 {
            host.post(&moves, &of(0)).await.bad(409, "stale");
        }
        host.post(&moves, &of(0)).await.bad(429, "too-fast");
    }
}

#[tokio::test]
async fn what_is_only_noted_costs_no_move() {
    let site = limited(|rates| {
        rates.moves_by_guest = rate(1, 1);
        rates.moves_at_seat = rate(1, 1);
        rates.marks_at_seat = rate(1, 6);
    });
    let (mut host, mut guest, table, _) = seated(&site).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    for _ in 0..3 {
        host.post(&at("seen"), &json!({ "version": 0 })).await.good();
        host.post(&at("seats/0/preferences"), &json!({ "confirm_turns": false })).await.good();
    }
    // These have a rate limit as well, per seat.
    host.post(&at("seen"), &json!({ "version": 0 })).await.bad(429, "too-fast");
    guest.post(&at("seen"), &json!({ "version": 0 })).await.good();
    assert!(host.play_first(&table, "k").await);
}

#[tokio::test]
async fn no_opponent_uses_up_the_chat_or_the_moves_of_others() {
    let site = TestSite::with(GateSettings::default());
    let (mut host, mut guest, table, _) = seated(&site).await;
    let mut screen = screen(&site, &mut guest, &table, 1).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let (mut talk, mut marks) = (0, 0);
    for browser in [&mut guest, &mut screen] {
        for _ in 0..12 {
            talk += u32::from(browser.post(&at("chat"), &json!({ "text": "hello" })).await.status == 200);
        }
        for _ in 0..80 {
            marks += u32::from(browser.post(&at("seen"), &json!({ "version": 0 })).await.status == 200);
        }
    }
    // One browser alone could chat ten times at once.
    assert!((10..20).contains(&talk) && marks < 160, "{talk} {marks}");
    host.post(&at("chat"), &json!({ "text": "hello" })).await.good();
    assert!(host.play_first(&table, "k").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_stranger_uses_up_what_a_table_can_take() {
    let site = limited(|rates| {
        for few in [&mut rates.moves_at_seat, &mut rates.chat_at_seat, &mut rates.hints_at_seat] {
            *few = rate(1, 4);
        }
        rates.changes_by_strangers = rate(1, 40);
    });
    let mut plan = hot_seat();
    plan["hints"] = json!(true);
    let mut host = site.browser();
    let (table, _) = host.create(&plan).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let mv = json!({ "seat": 0, "version": 0, "move": {}, "key": "k" });
    // With a cookie, and without one.
    let mut known = site.browser();
    known.create(&hot_seat()).await;
    for number in 0..8 {
        let stranger = if number % 2 == 0 { &mut known } else { &mut site.browser() };
        stranger.post(&at("moves"), &mv).await.bad(403, "not-your-seat");
        stranger.post(&at("chat"), &json!({ "text": "hello" })).await.bad(403, "not-seated");
        stranger.post(&at("hint"), &json!({ "seat": 0 })).await.bad(403, "not-your-seat");
        stranger.post(&at("seats/0/rename"), &json!({ "name": "Eve" })).await.bad(403, "not-your-seat");
        stranger.post(&at("seen"), &json!({ "version": 0 })).await.good();
    }
    // They are limited by address, even with a new cookie each time.
    site.browser().post(&at("chat"), &json!({ "text": "hello" })).await.bad(429, "too-fast");
    known.post(&at("moves"), &mv).await.bad(429, "too-fast");
    host.post(&at("chat"), &json!({ "text": "hello" })).await.good();
    host.post(&at("hint"), &json!({ "seat": 0 })).await.good();
    assert!(host.play_first(&table, "k").await);
}

/// A browser with an address of its own.
fn from_elsewhere(site: &TestSite, last: u8) -> Browser {
    let mut browser = site.browser();
    browser.peer.set_ip([198, 51, 100, last].into());
    browser
}

#[tokio::test]
async fn strangers_at_one_table_whatever_their_addresses() {
    let site = limited(|rates| rates.strangers_at_table = rate(1, 6));
    let mut host = site.browser();
    let (table, created) = host.create(&for_two()).await;
    let (other, _) = host.create(&for_two()).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let rename = json!({ "name": "Eve" });
    // Each has an address of its own, and sends what strangers may: also wrong tokens.
    let wrong = json!({ "token": "none" });
    for number in 0..2 {
        let mut stranger = from_elsewhere(&site, number);
        stranger.post(&at("rename"), &rename).await.bad(403, "not-host");
        stranger.post(&at("claim"), &wrong).await.bad(403, "wrong-token");
        stranger.post(&at("seats/0/take"), &json!({})).await.bad(409, "seat-taken");
    }
    let mut eve = from_elsewhere(&site, 200);
    for (what, body) in [
        ("rename", &rename),
        ("claim", &wrong),
        ("seats/0/take", &json!({})),
        ("seen", &json!({ "version": 0 })),
        ("chat", &json!({ "text": "hello" })),
    ] {
        let reply = eve.post(&at(what), body).await;
        let wait = reply.headers["retry-after"].to_str().expect("visible").parse::<u64>();
        assert!((1..=60).contains(&wait.expect("a number")), "{what}");
        reply.bad(429, "too-fast");
    }
    eve.put(&at("notes"), &json!({ "text": "a note" })).await.bad(429, "too-fast");
    // Other tables have buckets of their own.
    eve.post(&format!("/api/tables/{other}/rename"), &rename).await.bad(403, "not-host");
    // Players are not affected, nor is a valid link or taking a free seat of a public table.
    let mut guest = from_elsewhere(&site, 201);
    guest.post(&at("claim"), &json!({ "token": created["links"][0]["token"] })).await.good();
    guest.post(&at("seats/1/rename"), &json!({ "name": "Bob" })).await.good();
    assert!(host.play_first(&table, "k").await);
    guest.post(&at("seats/1/leave"), &json!({})).await.good();
    from_elsewhere(&site, 202).post(&at("seats/1/take"), &json!({})).await.good();
    let invitation = json!({ "token": created["invite_token"] });
    from_elsewhere(&site, 203).post(&at("claim"), &invitation).await.good();
}

#[tokio::test]
async fn a_valid_link_opens_whatever_its_address_asked_before() {
    let site = limited(|rates| rates.changes_by_strangers = rate(1, 3));
    let mut host = site.browser();
    let (table, created) = host.create(&for_two()).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let wrong = json!({ "token": "none" });
    // A guesser at the same address.
    let mut guesser = from_elsewhere(&site, 7);
    for _ in 0..3 {
        guesser.post(&at("claim"), &wrong).await.bad(403, "wrong-token");
    }
    guesser.post(&at("claim"), &wrong).await.bad(429, "too-fast");
    guesser.post(&at("seats/1/take"), &json!({})).await.bad(429, "too-fast");
    for link in [&created["invite_token"], &created["links"][0]["token"]] {
        from_elsewhere(&site, 7).post(&at("claim"), &json!({ "token": link })).await.good();
    }
    // It is still limited, also with a token that was valid once.
    let used = json!({ "token": created["links"][0]["token"] });
    guesser.post(&at("claim"), &used).await.bad(429, "too-fast");
}

#[tokio::test]
async fn notes_of_strangers() {
    let site = limited(|rates| rates.notes_by_strangers = rate(1, 2));
    let (mut host, _, table, _) = seated(&site).await;
    let (notes, text) = (format!("/api/tables/{table}/notes"), json!({ "text": "a note" }));
    // Without a cookie the note could never be read again.
    let mut stranger = site.browser();
    stranger.put(&notes, &text).await.bad(403, "not-seated");
    for _ in 0..2 {
        stranger.put(&notes, &text).await.good();
    }
    stranger.put(&notes, &text).await.bad(429, "too-fast");
    for _ in 0..4 {
        host.put(&notes, &text).await.good();
    }
}

#[tokio::test]
async fn chat_of_one_browser_and_of_one_seat() {
    for by_guest in [true, false] {
        let site = limited(|rates| {
            let few = rate(1, 2);
            if by_guest { rates.chat_by_guest = few } else { rates.chat_at_seat = few }
        });
        let mut browser = site.browser();
        let (table, _) = browser.create(&hot_seat()).await;
        let chat = format!("/api/tables/{table}/chat");
        for _ in 0..2 {
            browser.post(&chat, &json!({ "text": "hello" })).await.good();
        }
        browser.post(&chat, &json!({ "text": "hello" })).await.bad(429, "too-fast");
        assert!(browser.play_first(&table, "k").await, "moves are counted by themselves");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_one_address_and_for_one_seat() {
    for by_address in [true, false] {
        let site = limited(|rates| {
            let few = rate(1, 2);
            if by_address { rates.hints_by_address = few } else { rates.hints_at_seat = few }
        });
        let mut browser = site.browser();
        let mut plan = hot_seat();
        plan["hints"] = json!(true);
        let [(table, _), (other, _)] = [browser.create(&plan).await, browser.create(&plan).await];
        let hint = |table: &str| format!("/api/tables/{table}/hint");
        for _ in 0..2 {
            browser.post(&hint(&table), &json!({ "seat": 0 })).await.good();
        }
        browser.post(&hint(&table), &json!({ "seat": 0 })).await.bad(429, "too-fast");
        let elsewhere = browser.post(&hint(&other), &json!({ "seat": 0 })).await;
        assert_eq!(elsewhere.status == 429, by_address, "{}", elsewhere.text);
        assert!(browser.play_first(&table, "k").await, "moves are counted by themselves");
    }
}
