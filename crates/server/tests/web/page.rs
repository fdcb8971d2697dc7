//! The page for people: it is there at every address that it knows, and says itself when there is nothing.

use crate::kit::{Browser, Reply, TestSite, raw};
use axum::{
    body::Body,
    http::{Method, header},
};

const AS_A_BROWSER: [(&str, &str); 2] = [("host", crate::kit::HOST), ("accept", "text/html,*/*;q=0.8")];
const AS_A_PROGRAM: [(&str, &str); 2] = [("host", crate::kit::HOST), ("accept", "*/*")];

async fn get(browser: &mut Browser, path: &str, headers: &[(&'static str, &str)]) -> Reply {
    browser.send(raw(Method::GET, path, headers, Body::empty())).await
}

fn is_page(reply: &Reply) -> bool {
    let html = reply.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/html");
    html && reply.text.contains("<html")
}

#[tokio::test]
async fn the_page_is_at_every_place_that_it_knows() {
    let mut browser = TestSite::new().browser();
    for path in [
        "/",
        "/new/armada",
        "/t/abc",
        "/t/abc/invite",
        "/rules/armada/ARM-8.1",
        "/replays",
        "/settings",
        "/about",
    ] {
        let reply = get(&mut browser, path, &AS_A_PROGRAM).await;
        assert_eq!(reply.status, 200, "{path}");
        assert!(is_page(&reply), "{path}: {}", reply.text);
        assert_eq!(
            reply.headers[header::CACHE_CONTROL],
            "no-cache",
            "{path}: a new server brings a new page"
        );
    }
}

#[tokio::test]
async fn elsewhere_people_get_the_page_and_programs_a_sentence() {
    let mut browser = TestSite::new().browser();
    let reply = get(&mut browser, "/treasure", &AS_A_BROWSER).await;
    assert_eq!(reply.status, 404);
    assert!(is_page(&reply), "{}", reply.text);
    get(&mut browser, "/treasure", &AS_A_PROGRAM).await.bad(404, "unknown-route");
    get(&mut browser, "/api/treasure", &AS_A_BROWSER).await.bad(404, "unknown-route");
    get(&mut browser, "/assets/gone-1a2b3c.js", &AS_A_BROWSER).await.bad(404, "unknown-route");
}

#[tokio::test]
async fn the_page_needs_nothing_that_the_policy_forbids() {
    let mut browser = TestSite::new().browser();
    let page = get(&mut browser, "/", &AS_A_BROWSER).await.text;
    for inline in ["<style", " style=", "onclick", "http://", "https://", "<script>"] {
        assert!(!page.contains(inline), "the page must not need {inline}");
    }
    for script in page.split("<script").skip(1) {
        let tag = script.split('>').next().unwrap_or_default();
        assert!(tag.contains(" src=\"/"), "<script{tag}> is not from here");
    }
}

#[tokio::test]
async fn files_are_kept_as_long_as_their_names_say() {
    let mut browser = TestSite::new().browser();
    let page = get(&mut browser, "/", &AS_A_BROWSER).await.text;
    let links = page.split(['"', '\'']).filter(|word| word.starts_with('/') && word.contains('.'));
    let links: Vec<&str> = links.filter(|word| !word.starts_with("/api/")).collect();
    assert!(!links.is_empty(), "the page looks like something: {page}");
    for link in links {
        let reply = get(&mut browser, link, &AS_A_BROWSER).await;
        assert_eq!(reply.status, 200, "{link}");
        let kept = reply.headers[header::CACHE_CONTROL].to_str().expect("a header is text");
        assert_eq!(kept.contains("immutable"), link.starts_with("/assets/"), "{link}: {kept}");
    }
}
