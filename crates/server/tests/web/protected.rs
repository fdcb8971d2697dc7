//! Security headers, CSRF, and which hosts and clients are allowed.

use crate::{
    kit::{HOST, Reply, TestSite, hot_seat, raw, unlimited},
    web::described::{described, filled},
};
use approdo_gate::GateSettings;
use axum::{body::Body, http::Method};
use std::net::SocketAddr;

const JSON: (&str, &str) = ("content-type", "application/json");

fn assert_protected(reply: &Reply, of: &str) {
    let header =
        |name: &str| reply.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let policy = header("content-security-policy");
    for directive in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
    {
        assert!(policy.contains(directive), "{of}: {policy}");
    }
    assert!(!policy.contains("unsafe") && !policy.contains("http"), "{of}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{of}");
    assert_eq!(header("referrer-policy"), "no-referrer", "{of}");
    assert_eq!(header("x-frame-options"), "DENY", "{of}");
    assert!(header("permissions-policy").contains("camera=()"), "{of}");
    assert_eq!(header("x-request-id").len(), 16, "{of}");
    assert!(!header("cache-control").is_empty(), "{of}");
    assert!(!reply.headers.contains_key("access-control-allow-origin"), "{of}: no other site may read");
}

#[tokio::test]
async fn every_answer_of_every_route_is_protected() {
    let site = TestSite::new();
    let mut routes: Vec<(Method, String)> = described(&site).await.into_iter().collect();
    for path in ["/nowhere", "/api/docs", "/api/docs/", "/api/docs/swagger-ui.css", "/api/docs/nowhere"] {
        routes.push((Method::GET, path.to_owned()));
    }
    for (method, path) in &routes {
        // As it should be, and as it should not be.
        for (method, body) in [
            (method.clone(), "{}"),
            (method.clone(), "{"),
            (Method::DELETE, "{}"),
            (Method::OPTIONS, ""),
            (Method::from_bytes(b"BREW").expect("a method"), "{}"),
        ] {
            let request = raw(method.clone(), &filled(path), &[JSON], Body::from(body));
            let reply = site.browser().send(request).await;
            assert_protected(&reply, &format!("{method} {path} {body}"));
            assert!(reply.status.as_u16() < 500, "{method} {path}: {}", reply.text);
        }
    }
}

#[tokio::test]
async fn no_route_changes_anything_for_another_site() {
    let site = TestSite::new();
    for (method, path) in described(&site).await {
        if method == Method::GET {
            continue;
        }
        let path = filled(&path);
        for origin in [
            "https://evil.example",
            "null",
            "http://games.example.evil",
            "https://games.example",
            "http://games.example:9",
        ] {
            let request = raw(method.clone(), &path, &[JSON, ("origin", origin)], Body::from("{}"));
            site.browser().send(request).await.bad(403, "foreign-origin");
        }
        // CSRF: what a form on another page can send, with and without an `Origin`.
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
            let request = raw(method.clone(), &path, &[("content-type", kind)], Body::from("{}"));
            site.browser().send(request).await.bad(415, "wrong-type");
            let headers = [("content-type", kind), ("origin", "https://evil.example")];
            let request = raw(method.clone(), &path, &headers, Body::from("{}"));
            site.browser().send(request).await.bad(403, "foreign-origin");
        }
        site.browser().send(raw(method.clone(), &path, &[], Body::from("{}"))).await.bad(415, "wrong-type");
        let own = format!("http://{HOST}");
        let reply =
            site.browser().send(raw(method, &path, &[JSON, ("origin", &own)], Body::from("{}"))).await;
        assert!(!reply.text.contains("foreign-origin"), "{path}: {}", reply.text);
    }
}

#[tokio::test]
async fn no_socket_opens_for_another_site() {
    let site = TestSite::new();
    let (table, _) = site.browser().create(&hot_seat()).await;
    let path = format!("/api/tables/{table}/live");
    let upgrade = [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    for origin in [Some("https://evil.example"), Some("null"), None] {
        let mut headers = upgrade.to_vec();
        headers.extend(origin.map(|origin| ("origin", origin)));
        site.browser()
            .send(raw(Method::GET, &path, &headers, Body::empty()))
            .await
            .bad(403, "foreign-origin");
    }
}

#[tokio::test]
async fn no_page_whose_name_was_made_to_mean_this_machine_is_answered() {
    let site = TestSite::new();
    let mut local = site.browser();
    local.peer = SocketAddr::from(([127, 0, 0, 1], 40_000));
    let rebound = [JSON, ("host", "evil.example:8080"), ("origin", "http://evil.example:8080")];
    let mut routes: Vec<(Method, String)> = described(&site).await.into_iter().collect();
    routes.push((Method::GET, "/".to_owned()));
    for (method, path) in routes {
        let request = raw(method, &filled(&path), &rebound, Body::from("{}"));
        local.send(request).await.bad(421, "unknown-host");
    }
    // Forged headers of a proxy do not help.
    let mut forwarded = rebound.to_vec();
    forwarded.push(("x-forwarded-host", HOST));
    let request = raw(Method::POST, "/api/tables", &forwarded, Body::from("{}"));
    local.send(request).await.bad(421, "unknown-host");
}

#[tokio::test]
async fn nothing_changes_by_looking() {
    let site = TestSite::new();
    let mut host = site.browser();
    let (table, _) = host.create(&hot_seat()).await;
    let before = host.look(&table).await;
    for (method, path) in described(&site).await {
        if method == Method::GET {
            let path = path.replace("{id}", &table);
            host.get(&filled(&path)).await;
        }
    }
    let after = host.look(&table).await;
    assert_eq!(after["summary"]["version"], before["summary"]["version"]);
    assert_eq!(after["summary"]["updated_at"], before["summary"]["updated_at"]);
}

#[tokio::test]
async fn the_cookie_is_secure_behind_a_trusted_proxy_by_https() {
    let trusted_proxies = vec!["192.0.2.0/24".parse().expect("a network")];
    let behind = TestSite::with(GateSettings { trusted_proxies, ..unlimited() });
    for (site, secure) in [(behind, true), (TestSite::new(), false)] {
        let headers = [JSON, ("x-forwarded-proto", "https"), ("x-forwarded-for", "203.0.113.5")];
        let request = raw(Method::POST, "/api/tables", &headers, hot_seat().to_string());
        let reply = site.browser().send(request).await;
        let cookie = reply.headers["set-cookie"].to_str().expect("visible");
        assert_eq!(cookie.contains("Secure"), secure, "{cookie}");
    }
}

#[tokio::test]
async fn a_forwarded_address_does_not_open_local_pages() {
    let site = TestSite::new();
    let request = raw(Method::GET, "/metrics", &[("x-forwarded-for", "127.0.0.1")], Body::empty());
    site.browser().send(request).await.bad(403, "local-only");
    // Nor does an unconfigured proxy on this machine: its clients may be anywhere.
    let mut local = site.browser();
    local.peer = SocketAddr::from(([127, 0, 0, 1], 40_000));
    assert_eq!(local.get("/metrics").await.status, 200);
    for header in ["x-forwarded-for", "forwarded"] {
        let request = raw(Method::GET, "/metrics", &[(header, "203.0.113.5")], Body::empty());
        local.send(request).await.bad(403, "local-only");
    }
}

#[tokio::test]
async fn answers_are_compressed_for_whoever_asks() {
    let site = TestSite::new();
    for (accepted, encoding) in [("gzip", "gzip"), ("br", "br")] {
        let request = raw(Method::GET, "/api/rules/armada", &[("accept-encoding", accepted)], Body::empty());
        let reply = site.browser().send(request).await;
        assert_eq!(reply.headers["content-encoding"], encoding);
    }
}
