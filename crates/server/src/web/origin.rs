//! Requests that change something must come from our own pages, or from programs that are no browsers.

use super::{Problem, Source};
use axum::{
    extract::Request,
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// What a program that is no browser says about itself when it opens a socket.
const PROGRAM: &str = "x-approdo";

/// Refuses what a page from elsewhere may have caused.
///
/// A browser cannot be made to send `application/json` from a foreign page without asking us first, which we never
/// allow; and whatever it sends to change something, or to open a socket, names the page in `Origin`.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let host = request.extensions().get::<Source>().and_then(|source| source.host.as_deref());
    let verdict = judge(request.method(), request.headers(), host);
    match verdict {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

fn judge(method: &Method, headers: &HeaderMap, host: Option<&str>) -> Result<(), Problem> {
    let opens_socket = headers.contains_key(header::UPGRADE);
    let changes = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !opens_socket && !changes {
        return Ok(());
    }
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    match origin {
        Some(origin) if !is_of_host(origin, host) => return Err(Problem::ForeignOrigin),
        // Browsers always send it with a socket; whatever does not must say that it is none.
        None if opens_socket && !headers.contains_key(PROGRAM) => return Err(Problem::ForeignOrigin),
        Some(_) | None => (),
    }
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    if matches!(site, Some("cross-site" | "same-site")) {
        return Err(Problem::ForeignOrigin);
    }
    if changes && !is_json(headers) {
        return Err(Problem::WrongType);
    }
    Ok(())
}

fn is_of_host(origin: &str, host: Option<&str>) -> bool {
    let own = origin.split_once("://").filter(|(scheme, _)| matches!(*scheme, "http" | "https"));
    match (own, host) {
        (Some((_, origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        (Some(_), None) | (None, Some(_) | None) => false,
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn verdict(method: &Method, pairs: &[(&'static str, &'static str)]) -> Result<(), Problem> {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        judge(method, &headers, Some("games.example"))
    }

    const JSON: (&str, &str) = ("content-type", "application/json; charset=utf-8");
    const OWN: (&str, &str) = ("origin", "https://games.example");
    const SOCKET: (&str, &str) = ("upgrade", "websocket");

    #[test]
    fn our_own_pages_and_programs_may_change_something() {
        for (method, headers) in [
            (Method::GET, &[][..]),
            (Method::GET, &[("origin", "https://evil.example")]),
            (Method::POST, &[JSON]),
            (Method::POST, &[JSON, OWN]),
            (Method::PUT, &[JSON, OWN, ("sec-fetch-site", "same-origin")]),
            (Method::GET, &[SOCKET, OWN]),
            (Method::GET, &[SOCKET, ("x-approdo", "1")]),
        ] {
            assert_eq!(verdict(&method, headers), Ok(()), "{headers:?}");
        }
    }

    #[test]
    fn pages_from_elsewhere_may_not() {
        for (method, headers) in [
            (Method::POST, &[JSON, ("origin", "https://evil.example")][..]),
            (Method::POST, &[JSON, ("origin", "null")]),
            (Method::POST, &[JSON, ("origin", "")]),
            (Method::POST, &[JSON, ("origin", "games.example")]),
            (Method::POST, &[JSON, ("origin", "https://games.example.evil.example")]),
            (Method::POST, &[JSON, ("origin", "https://games.example:444")]),
            (Method::POST, &[JSON, ("sec-fetch-site", "cross-site")]),
            (Method::DELETE, &[JSON, ("origin", "https://evil.example")]),
            (Method::GET, &[SOCKET]),
            (Method::GET, &[SOCKET, ("origin", "https://evil.example"), ("x-approdo", "1")]),
        ] {
            assert_eq!(verdict(&method, headers), Err(Problem::ForeignOrigin), "{headers:?}");
        }
    }

    #[test]
    fn whatever_a_form_can_send_is_refused() {
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            assert_eq!(judge(&Method::POST, &headers, None), Err(Problem::WrongType), "{kind}");
        }
        assert_eq!(judge(&Method::POST, &HeaderMap::new(), None), Err(Problem::WrongType));
    }
}
