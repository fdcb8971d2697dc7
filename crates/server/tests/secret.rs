//! What must not get out: tokens and cookies in logs, errors and numbers.
//!
//! A program of its own, because the log is kept for the whole of it.

#[path = "web/kit.rs"]
#[allow(dead_code, reason = "the other tests need more of it")]
mod kit;

use axum::{body::Body, http::Method};
use kit::{TestSite, raw, seated};
use serde_json::json;
use std::{
    io,
    sync::{Arc, Mutex},
};
use tracing_subscriber::fmt::MakeWriter;

/// A log that is kept in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl io::Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panicked").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Kept {
    type Writer = Kept;

    fn make_writer(&'a self) -> Kept {
        self.clone()
    }
}

#[tokio::test]
async fn neither_tokens_nor_cookies_reach_the_log() {
    let kept = Kept::default();
    let log = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(kept.clone())
        .finish();
    tracing::subscriber::set_global_default(log).expect("nobody else keeps a log here");

    let site = TestSite::new();
    let (mut host, mut guest, table, created) = seated(&site).await;
    let mut secrets = vec![
        created["host_token"].as_str().expect("a token").to_owned(),
        created["links"][0]["token"].as_str().expect("a token").to_owned(),
        host.cookie.clone().expect("a cookie"),
        guest.cookie.clone().expect("a cookie"),
    ];
    let token = secrets[1].clone();
    let claim = format!("/api/tables/{table}/claim");
    let mut replies = Vec::new();
    // Used rightly, wrongly, in the wrong place and in the wrong form.
    replies.push(guest.post(&claim, &json!({ "token": token })).await);
    replies.push(guest.post(&claim, &json!({ "tokens": token })).await);
    replies.push(guest.post(&claim, &json!(token)).await);
    replies.push(guest.post(&claim, &json!({ "token": [token] })).await);
    replies.push(guest.get(&format!("{claim}?token={token}")).await);
    replies.push(guest.get(&format!("/api/tables/{table}?token={token}")).await);
    replies.push(guest.get(&format!("/api/tables/{table}?seat={token}")).await);
    replies.push(guest.get(&format!("/api/tables/{table}?lang={token}")).await);
    replies.push(guest.get(&format!("/nowhere/{token}")).await);
    let odd = raw(Method::GET, "/health", &[("x-request-id", &token), ("user-agent", &token)], Body::empty());
    replies.push(guest.send(odd).await);
    let link = host.post(&format!("/api/tables/{table}/seats/1/reissue"), &json!({})).await.good();
    secrets.push(link["token"].as_str().expect("a token").to_owned());
    host.peer.set_ip([127, 0, 0, 1].into());
    replies.push(host.get("/metrics").await);

    for reply in &replies {
        for secret in &secrets {
            assert!(!reply.text.contains(secret), "an answer repeats a secret: {}", reply.text);
        }
    }
    let log = String::from_utf8(kept.0.lock().expect("nobody panicked").clone()).expect("text");
    assert!(log.contains("/api/tables/{id}/claim") && log.contains("status=200"), "the log was kept: {log}");
    for secret in &secrets {
        assert!(!log.contains(secret), "a secret is in the log");
    }
}
