//! What is written down of a request, with the log as it is unless somebody wants more.

use crate::{
    desk::{ADA, Desk, spoil, take},
    kit::{TestSite, unlimited},
};
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
        self.0.lock().unwrap().extend_from_slice(bytes);
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
    // This thread does everything here.
    let _guard = tracing::subscriber::set_default(log);
    let mut browser = site.browser();
    let path = format!("/api/tables/{table}");
    let first = browser.get(&path).await;
    let id = first.headers["x-request-id"].to_str().unwrap().to_owned();
    let error = first.bad(500, "damaged");
    assert!(error["text"].as_str().unwrap().contains("whoever runs this server"), "{error}");
    let written = || String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
    let lines = |text: &str| written().lines().filter(|line| line.contains(text)).count();
    let told = written().lines().count();
    assert_eq!(lines(&format!("id={id}")), told, "{}", written());
    assert_eq!(lines("a stored table cannot"), 1, "{}", written());
    // Whoever asks again hears the same, and nobody reads about it again.
    for _ in 0..5 {
        browser.get(&format!("{path}?lang=it")).await.bad(500, "damaged");
    }
    assert_eq!(written().lines().count(), told, "{}", written());
}
