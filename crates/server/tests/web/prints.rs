//! Print (what cards and tiles show) and the check of options before a game.

use crate::kit::{HOST, TestSite, raw};
use axum::{body::Body, http::Method};
use serde_json::json;

const PRINT: &str = "/api/games/nim/print";

#[tokio::test]
async fn a_print_is_sent_once_and_again_when_it_differs() {
    let site = TestSite::new();
    let first = site.browser().get(PRINT).await;
    assert_eq!(first.headers["cache-control"], "no-cache");
    let tag = first.headers["etag"].to_str().expect("visible").to_owned();
    assert_eq!(first.good()[0], json!({ "name": "A", "stones": 3 }));

    let asked = |tag: &str| raw(Method::GET, PRINT, &[("host", HOST), ("if-none-match", tag)], Body::empty());
    let again = site.browser().send(asked(&tag)).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
    assert_eq!(again.headers["etag"], tag);
    let other = site.browser().send(asked("W/\"0123456789abcdef\"")).await;
    assert_eq!(other.status, 200);
    assert_eq!(site.browser().get("/api/games/chess/print").await.status, 404);
}

#[tokio::test]
async fn a_draft_is_examined_by_the_rules() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let good = browser.post("/api/games/nim/check", &json!({ "piles": 4 })).await.good();
    assert_eq!(good, json!({ "refused": null, "facts": { "piles": 4 } }));
    let bad = browser.post("/api/games/nim/check?lang=it", &json!({ "piles": 9 })).await.good();
    assert_eq!(bad["refused"]["rule"], "TAB-1.6");
    assert!(bad["refused"]["text"].as_str().is_some_and(|text| !text.is_empty()), "{bad}");

    let misread = browser.post("/api/games/nim/check", &json!({ "stones": 4 })).await;
    assert_eq!(misread.status, 400);
    assert!(misread.text.contains("line 1"), "{}", misread.text);
    assert_eq!(browser.post("/api/games/armada/check", &json!({})).await.status, 404);
    assert_eq!(browser.post("/api/games/chess/check", &json!({})).await.status, 404);
}
