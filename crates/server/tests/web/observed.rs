//! What is logged of a request, at the default log level.

use crate::{
    desk::{ADA, Desk, spoil, take},
    kept::Kept,
    kit::{TestSite, unlimited},
};

#[tokio::test]
async fn an_error_in_the_log_names_its_request_and_a_damaged_table_is_told_of_once() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    spoil(&desk, &table, "1: take pile=0 count=99").await;
    let site = TestSite::over(desk.store.clone(), unlimited());
    let kept = Kept::default();
    let log = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::WARN)
        .with_ansi(false)
        .with_writer(kept.clone())
        .finish();
    // The subscriber is per thread, and this thread does everything.
    let _guard = tracing::subscriber::set_default(log);
    // Another test may have cached a span as disabled just before, when there was no subscriber.
    tracing::callsite::rebuild_interest_cache();
    let mut browser = site.browser();
    let path = format!("/api/tables/{table}");
    let first = browser.get(&path).await;
    let id = first.headers["x-request-id"].to_str().unwrap().to_owned();
    let error = first.bad(500, "damaged");
    assert!(error["text"].as_str().unwrap().contains("whoever runs this server"), "{error}");
    let written = || kept.text();
    let lines = |text: &str| written().lines().filter(|line| line.contains(text)).count();
    let told = written().lines().count();
    assert_eq!(lines(&format!("id={id}")), told, "{}", written());
    assert_eq!(lines("a stored table cannot"), 1, "{}", written());
    // Retries get the same answer, and are not logged again.
    for _ in 0..5 {
        browser.get(&format!("{path}?lang=it")).await.bad(500, "damaged");
    }
    assert_eq!(written().lines().count(), told, "{}", written());
}
