//! Lost answers: a repeated request gets the same answer, so no seat or table is lost.

use crate::{
    kit::unlimited,
    web::sockets::{Player, Running, database, start},
};
use serde_json::{Value, json};

/// A public table of Nim with a free seat, hosted by another player; and the link of that seat.
async fn free_seat(server: &Running) -> (Player, String, String) {
    let mut host = Player::at(server);
    let seats = json!([{ "kind": "mine", "name": "Ada" }, { "kind": "open" }]);
    let plan = json!({ "game": "nim", "public": true, "seats": seats });
    let created = host.good("POST", "/api/tables", &plan).await;
    let word = |value: &Value| value.as_str().expect("a word").to_owned();
    (host, word(&created["table"]), word(&created["links"][0]["token"]))
}

async fn until_taken(host: &mut Player, table: &str) {
    while host.good("GET", &format!("/api/tables/{table}"), &json!({})).await["summary"]["seats"][1]["kind"]
        != "person"
    {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn whoever_sits_down_and_never_hears_of_it_may_ask_again() {
    let server = start(&database("lost"), unlimited()).await;
    for way in ["claim", "seats/1/take"] {
        let (mut host, table, token) = free_seat(&server).await;
        let path = format!("/api/tables/{table}/{way}");
        let body = if way == "claim" { json!({ "token": token }) } else { json!({}) };
        // Neither has a cookie: they open the page, by the link or from the list of tables.
        let (mut bob, mut eve) = (Player::at(&server), Player::at(&server));
        assert!(bob.secret().is_none());
        bob.text(&format!("/t/{table}")).await;
        eve.text("/").await;
        assert!(bob.secret().is_some() && bob.secret() != eve.secret());
        bob.lose("POST", &path, &body, until_taken(&mut host, &table)).await;
        for _ in 0..2 {
            let (status, refused) = eve.request("POST", &path, &body).await;
            let expected = if way == "claim" { (403, "wrong-token") } else { (409, "seat-taken") };
            assert_eq!((status, refused["error"]["code"].as_str()), (expected.0, Some(expected.1)), "{way}");
            let answer = bob.good("POST", &path, &body).await;
            assert!(way != "claim" || (answer["seat"] == 1 && answer["shared"] == false), "{answer}");
        }
        let state = bob.good("GET", &format!("/api/tables/{table}"), &json!({})).await;
        assert_eq!(
            (&state["you"]["seats"], &state["summary"]["seats"][1]["screens"]),
            (&json!([1]), &json!(1))
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_link_may_be_opened_again_where_it_was_opened_whatever_other_screens_do() {
    let server = start(&database("reopened"), unlimited()).await;
    let (_, table, token) = free_seat(&server).await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let (mut laptop, mut phone) = (Player::at(&server), Player::at(&server));
    let opens = async |player: &mut Player, token: &str| {
        player.request("POST", &at("claim"), &json!({ "token": token })).await.0
    };
    assert_eq!(opens(&mut laptop, &token).await, 200);
    let link = laptop.good("POST", &at("seats/1/reissue"), &json!({})).await;
    let second = link["token"].as_str().expect("a token").to_owned();
    // A link for another screen was made, but it was not used.
    assert_eq!(opens(&mut laptop, &token).await, 200);
    assert_eq!(opens(&mut phone, &token).await, 403);
    assert_eq!(opens(&mut phone, &second).await, 200);
    laptop.good("POST", &at("seats/1/leave"), &json!({})).await;
    assert_eq!(opens(&mut phone, &second).await, 200);
    // A browser that has left the seat cannot come back by any of its links.
    for token in [&token, &second] {
        assert_eq!(opens(&mut laptop, token).await, 403);
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_makes_a_table_and_never_hears_of_it_may_ask_again() {
    let file = database("lost-table");
    let server = start(&file, unlimited()).await;
    let mut ada = Player::at(&server);
    ada.text("/").await;
    let seats = json!([{ "kind": "mine", "name": "Ada" }, { "kind": "open" }]);
    let plan = json!({ "game": "nim", "seats": seats, "key": "one" });
    let mut other_window = ada.moved_to(&server);
    let until_made = async {
        while other_window.good("GET", "/api/mine", &json!({})).await["tables"] == json!([]) {
            tokio::task::yield_now().await;
        }
    };
    ada.lose("POST", "/api/tables", &plan, until_made).await;
    let (status, created) = ada.request("POST", "/api/tables", &plan).await;
    assert_eq!(status, 200, "it was made before: {created}");
    assert_eq!(ada.good("GET", "/api/mine", &json!({})).await["tables"].as_array().map(Vec::len), Some(1));
    server.stop().await;

    // The tokens are not stored, and yet the answer is the same after a restart.
    let server = start(&file, unlimited()).await;
    let (mut ada, mut bob, mut eve) = (ada.moved_to(&server), Player::at(&server), Player::at(&server));
    assert_eq!(ada.request("POST", "/api/tables", &plan).await, (200, created.clone()));
    let claim = format!("/api/tables/{}/claim", created["table"].as_str().expect("an id"));
    for (player, token) in [(&mut bob, &created["links"][0]["token"]), (&mut eve, &created["host_token"])] {
        player.good("POST", &claim, &json!({ "token": token })).await;
    }
    // The idempotency key is bound to this request and to the browser that sent it.
    let mut other = plan.clone();
    other["seats"][1] = json!({ "kind": "bot", "level": "novice" });
    let (status, refused) = ada.request("POST", "/api/tables", &other).await;
    assert_eq!((status, refused["error"]["code"].as_str()), (409, Some("key-used")));
    let (status, elsewhere) = bob.request("POST", "/api/tables", &plan).await;
    assert_eq!(status, 201);
    for token in ["table", "host_token", "invite_token", "links"] {
        assert_ne!(elsewhere[token], created[token]);
    }
    // Another key is another table, and so is every request without one.
    for key in [json!("two"), json!(null), json!(null)] {
        other["key"] = key;
        assert_eq!(ada.request("POST", "/api/tables", &other).await.0, 201);
    }
    assert_eq!(ada.good("GET", "/api/mine", &json!({})).await["tables"].as_array().map(Vec::len), Some(4));
    other["key"] = json!("no key");
    let (status, refused) = ada.request("POST", "/api/tables", &other).await;
    assert_eq!((status, refused["error"]["code"].as_str()), (400, Some("bad-key")));
    server.stop().await;
}
