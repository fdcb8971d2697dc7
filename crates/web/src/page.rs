//! The web page: the files built from `web/`, embedded in the binary.
//!
//! The page does its own routing, so it is the answer to every path that it knows. It is also the answer to other
//! paths, because it explains best what to do, but with status 404.

use approdo_gate::{ForPeople, Problem, welcome};
use axum::{
    Router,
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use memory_serve::CacheControl;
use std::sync::OnceLock;
use tower::ServiceExt;

/// The only document; it loads all other files.
const DOCUMENT: &str = "/index.html";

/// The names of these files contain a hash of their content.
const HASHED: &str = "/assets/";

/// The files as a service, unpacked once.
#[allow(unused_qualifications, reason = "the list of files that the build writes has full names")]
fn files() -> Router {
    static FILES: OnceLock<Router> = OnceLock::new();
    let unpacked = || {
        memory_serve::load!()
            .index_file(None)
            .html_cache_control(CacheControl::NoCache)
            .cache_control(CacheControl::NoCache)
            .into_router()
    };
    FILES.get_or_init(unpacked).clone()
}

/// The fallback for requests without a route.
pub(crate) async fn answer(request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") {
        return Problem::UnknownRoute.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return only_read(path).await;
    }
    if is_place(path) {
        return document(request).await;
    }
    let (lasts, for_people) = (path.starts_with(HASHED), wants_page(request.headers()));
    let (mut parts, body) = request.into_parts();
    let mut response = send(Request::from_parts(parts.clone(), body)).await;
    if response.status() == StatusCode::NOT_FOUND {
        if lasts || !for_people {
            return Problem::UnknownRoute.into_response();
        }
        // No conditional request: 304 would replace the 404.
        parts.headers.remove(header::IF_NONE_MATCH);
        let mut response = document(Request::from_parts(parts, Body::empty())).await;
        *response.status_mut() = StatusCode::NOT_FOUND;
        response.extensions_mut().insert(ForPeople);
        return response;
    }
    if lasts {
        let forever = HeaderValue::from_static("public, max-age=31536000, immutable");
        response.headers_mut().insert(header::CACHE_CONTROL, forever);
    }
    response
}

/// The answer to a method that changes something: 405 where there is a file, otherwise 404.
async fn only_read(path: &str) -> Response {
    // A request target need not be a path: `CONNECT` names a host.
    let file = match Request::get(path).body(Body::empty()) {
        Ok(asked) => send(asked).await.status(),
        Err(_) => StatusCode::NOT_FOUND,
    };
    if file == StatusCode::NOT_FOUND && !is_place(path) {
        return Problem::UnknownRoute.into_response();
    }
    ([(header::ALLOW, HeaderValue::from_static("GET,HEAD"))], Problem::WrongMethod).into_response()
}

/// The page, for any path. It is revalidated at every visit and not cached by proxies, because it may set a
/// cookie.
async fn document(mut request: Request) -> Response {
    welcome(&request);
    *request.uri_mut() = Uri::from_static(DOCUMENT);
    let mut response = send(request).await;
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    response
}

async fn send(request: Request) -> Response {
    files().oneshot(request).await.unwrap_or_else(|never| match never {})
}

/// Whether the page knows this path; the same list is in `web/src/App.svelte`.
fn is_place(path: &str) -> bool {
    let words: Vec<&str> = path.trim_matches('/').split('/').collect();
    matches!(
        words[..],
        [""] | ["new", _]
            | ["t", _]
            | ["t", _, "invite"]
            | ["rules"]
            | ["rules", _]
            | ["rules", _, _]
            | ["decks"]
            | ["replays"]
            | ["settings"]
            | ["about"]
    )
}

/// Whether a browser asks for a page; other programs accept any type.
fn wants_page(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|types| types.contains("text/html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_of_the_page_are_known() {
        let page = include_str!("../../../web/src/App.svelte");
        let places: Vec<&str> =
            page.split("pattern: '").skip(1).filter_map(|rest| rest.split('\'').next()).collect();
        assert!(8 < places.len(), "the list of the page is where it was: {places:?}");
        for path in places.into_iter().chain(["/", "/rules/armada/ARM-8.1", "/about/"]) {
            assert!(is_place(path), "{path}");
        }
        for path in ["/t", "/new", "/t/abc/more", "/index.php", "/rules/a/b/c", "/assets/x.js", "/emblem.svg"]
        {
            assert!(!is_place(path), "{path}");
        }
    }
}
