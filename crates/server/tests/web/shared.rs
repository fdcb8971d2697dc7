//! Sharing a seat is visible: an attack by a host who wanted to sit beside an opponent unseen.

use crate::kit::{Browser, TestSite, for_two};
use serde_json::{Value, json};

/// A table where another window of its host holds the open seat, and the link for a second screen made there.
async fn trap(site: &TestSite) -> (Browser, Browser, String, Value) {
    let (mut ada, mut window) = (site.browser(), site.browser());
    let (table, created) = ada.create(&for_two()).await;
    let claim = json!({ "token": created["links"][0]["token"] });
    let claimed = window.post(&format!("/api/tables/{table}/claim"), &claim).await.good();
    assert_eq!(claimed["shared"], false);
    let link = window.post(&format!("/api/tables/{table}/seats/1/reissue"), &json!({})).await.good();
    (ada, window, table, json!({ "token": link["token"] }))
}

#[tokio::test]
async fn whoever_is_sent_the_link_of_a_seat_that_is_taken_is_told_and_puts_the_other_out() {
    let site = TestSite::new();
    let (mut ada, mut window, table, link) = trap(&site).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let mut bob = site.browser();
    // Before he comes everybody sees that the seat is taken.
    assert_eq!(bob.look(&table).await["summary"]["seats"][1]["screens"], 1);
    let before = ada.look(&table).await["summary"]["version"].clone();
    let claimed = bob.post(&at("claim"), &link).await.good();
    assert_eq!((&claimed["seat"], &claimed["shared"]), (&json!(1), &json!(true)));
    for browser in [&mut ada, &mut window, &mut bob, &mut site.browser()] {
        let summary = browser.look(&table).await["summary"].clone();
        assert_eq!(summary["seats"][1]["screens"], 2);
        assert_ne!(summary["version"], before, "it stands in the journal");
    }
    // He reissues the link: the browsers that held the seat before lose it.
    bob.post(&at("seats/1/reissue"), &json!({})).await.good();
    assert!(ada.play_first(&table, "k").await && bob.play_first(&table, "k").await);
    let version = ada.look(&table).await["summary"]["version"].clone();
    let ask = json!({ "seat": 0, "version": version, "to_step": 0 });
    let asked = ada.post(&at("undo-request"), &ask).await.good();
    let agree = json!({ "seat": 1, "version": asked["version"], "agree": true });
    window.post(&at("undo-answer"), &agree).await.bad(403, "not-your-seat");
    let state = window.get(&format!("/api/tables/{table}?seat=1")).await;
    state.bad(403, "not-your-seat");
    assert_eq!(ada.look(&table).await["summary"]["step"], 2);
    assert_eq!(bob.look(&table).await["summary"]["seats"][1]["screens"], 1);
}

#[tokio::test]
async fn nobody_comes_later_by_a_link_that_has_let_somebody_in() {
    let site = TestSite::new();
    let (_, mut window, table, link) = trap(&site).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let mut bob = site.browser();
    bob.post(&at("claim"), &link).await.good();
    for leaves in [false, true] {
        if leaves {
            window.post(&at("seats/1/leave"), &json!({})).await.good();
        }
        site.browser().post(&at("claim"), &link).await.bad(403, "wrong-token");
    }
    window.post(&at("claim"), &link).await.bad(403, "wrong-token");
    let seat = bob.look(&table).await["summary"]["seats"][1].clone();
    assert_eq!((&seat["screens"], &seat["kind"]), (&json!(1), &json!("person")));
}

#[tokio::test]
async fn whoever_plays_is_told_why_a_seat_that_was_left_is_not_for_them() {
    let site = TestSite::new();
    let (mut ada, mut bob) = (site.browser(), site.browser());
    let (table, _) = ada.create(&for_two()).await;
    let at = |what: &str| format!("/api/tables/{table}/seats/1/{what}");
    bob.post(&at("take"), &json!({})).await.good();
    bob.post(&at("leave"), &json!({})).await.good();
    for (language, words) in [("en", "let a bot play it"), ("it", "fallo giocare da un bot")] {
        let error = ada.post(&at(&format!("take?lang={language}")), &json!({})).await.bad(403, "other-seat");
        assert!(error["text"].as_str().is_some_and(|text| text.contains(words)), "{error}");
    }
    bob.post(&at("take"), &json!({})).await.good();
}
