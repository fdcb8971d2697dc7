//! The page is served at every address that it knows, and shows its own "not found".

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
            "private, no-cache",
            "{path}: a new server brings a new page, and a cookie is for one browser"
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

/// Opening the page sets a session cookie, so that later requests are authenticated and can be retried.
#[tokio::test]
async fn whoever_opens_the_page_is_known_from_then_on() {
    let site = TestSite::new();
    for path in ["/", "/t/abc", "/treasure"] {
        let mut browser = site.browser();
        let reply = get(&mut browser, path, &AS_A_BROWSER).await;
        let cookie = reply.headers[header::SET_COOKIE].to_str().expect("a header is text");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{path}: {cookie}");
        // It stays the same.
        let again = get(&mut browser, path, &AS_A_BROWSER).await;
        assert!(!again.headers.contains_key(header::SET_COOKIE), "{path}");
        let document = [AS_A_BROWSER[0], AS_A_BROWSER[1], ("sec-fetch-dest", "document")];
        assert!(get(&mut site.browser(), path, &document).await.headers.contains_key(header::SET_COOKIE));
        // Cross-site requests carry no `SameSite=Lax` cookie, and must not replace an existing one.
        for place in ["image", "iframe", "empty", "script"] {
            let inside = [AS_A_BROWSER[0], AS_A_BROWSER[1], ("sec-fetch-dest", place)];
            let reply = get(&mut site.browser(), path, &inside).await;
            assert!(!reply.headers.contains_key(header::SET_COOKIE), "{path} as {place}");
        }
    }
    // Static files and reading the API need no cookie.
    for path in ["/index.html", "/api/games", "/api/mine", "/health"] {
        let reply = get(&mut site.browser(), path, &AS_A_PROGRAM).await;
        assert_eq!(reply.status, 200, "{path}");
        assert!(!reply.headers.contains_key(header::SET_COOKIE), "{path}");
    }
}

#[tokio::test]
async fn whoever_has_the_page_already_sees_it_where_there_is_nothing() {
    let mut browser = TestSite::new().browser();
    let page = get(&mut browser, "/", &AS_A_BROWSER).await;
    let tag = page.headers[header::ETAG].to_str().expect("a header is text");
    let known = [AS_A_BROWSER[0], AS_A_BROWSER[1], ("if-none-match", tag)];
    assert_eq!(get(&mut browser, "/", &known).await.status, 304);
    let reply = get(&mut browser, "/treasure", &known).await;
    assert_eq!(reply.status, 404);
    assert!(is_page(&reply), "{}", reply.text);
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
