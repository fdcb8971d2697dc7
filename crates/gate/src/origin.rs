//! CSRF: requests that change something must come from our own pages, or from programs that are no browsers.

use crate::{Problem, Source};
use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The header by which a program that is no browser identifies itself when it opens a WebSocket.
const PROGRAM: &str = "x-approdo";

/// Refuses requests that a page of another site may have caused (CSRF).
///
/// A browser sends `Origin` with every request that changes something or opens a WebSocket. And a foreign page cannot
/// send `application/json`, the only type that is read (`Sent` of the routes), without a CORS preflight, which we never
/// allow.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let source = request.extensions().get::<Source>();
    let own = source.and_then(|source| Some(Own { https: source.https, host: source.host.as_deref()? }));
    let verdict = judge(request.method(), request.headers(), own);
    match verdict {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Our own origin, as the browser sees it.
#[derive(Clone, Copy)]
struct Own<'a> {
    https: bool,
    host: &'a str,
}

fn judge(method: &Method, headers: &HeaderMap, own: Option<Own<'_>>) -> Result<(), Problem> {
    let opens_socket = headers.get_all(header::UPGRADE).iter().any(names_socket);
    let changes = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !opens_socket && !changes {
        return Ok(());
    }
    let mut origins = headers.get_all(header::ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (Some(origin), None) if own.is_some_and(|own| own.is_origin(origin)) => (),
        // Browsers always send it with a WebSocket; other programs must identify themselves.
        (None, _) if !opens_socket || headers.contains_key(PROGRAM) => (),
        // No browser sends two origins: a proxy in between may read another one than we do.
        (Some(_), _) | (None, _) => return Err(Problem::ForeignOrigin),
    }
    if headers.get_all("sec-fetch-site").iter().any(|site| site == "cross-site" || site == "same-site") {
        return Err(Problem::ForeignOrigin);
    }
    Ok(())
}

/// Whether a client wants a WebSocket. Programs that prefer HTTP/2 announce that with every request, and are answered
/// in HTTP/1.1.
fn names_socket(protocols: &HeaderValue) -> bool {
    // An unreadable header may name one.
    protocols.to_str().map_or(true, |names| {
        names.split(',').any(|name| name.trim().to_ascii_lowercase().starts_with("websocket"))
    })
}

impl Own<'_> {
    /// Whether the origin is ours. The scheme counts: a page over http may have been modified on its way, also where
    /// the same host has a page over https.
    fn is_origin(self, origin: &HeaderValue) -> bool {
        let (scheme, port) = if self.https { ("https", ":443") } else { ("http", ":80") };
        // Browsers omit the default port of a scheme; proxies may name it.
        let bare = |host: &str| host.strip_suffix(port).unwrap_or(host).to_ascii_lowercase();
        let named = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        named.is_some_and(|(named, host)| named == scheme && bare(host) == bare(self.host))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderName;

    fn verdict(method: &Method, pairs: &[(&'static str, &'static str)]) -> Result<(), Problem> {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        judge(method, &headers, Some(Own { https: true, host: "games.example" }))
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
            // Programs that prefer HTTP/2.
            (Method::GET, &[("upgrade", "h2c")]),
            // No route takes it.
            (Method::TRACE, &[]),
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
            (Method::POST, &[JSON, ("origin", "http://games.example")]),
            (Method::GET, &[SOCKET, ("origin", "http://games.example")]),
            (Method::POST, &[JSON, ("sec-fetch-site", "cross-site")]),
            (Method::POST, &[JSON, OWN, ("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")]),
            (Method::DELETE, &[JSON, ("origin", "https://evil.example")]),
            (Method::GET, &[SOCKET]),
            (Method::GET, &[("upgrade", "h2c, WebSocket/13")]),
            (Method::TRACE, &[("origin", "https://evil.example")]),
            (Method::GET, &[SOCKET, ("origin", "https://evil.example"), ("x-approdo", "1")]),
            // Several origins, in any order.
            (Method::POST, &[JSON, OWN, ("origin", "https://evil.example")]),
            (Method::POST, &[JSON, ("origin", "https://evil.example"), OWN]),
            (Method::POST, &[JSON, OWN, OWN]),
            (Method::GET, &[SOCKET, OWN, ("origin", "null")]),
        ] {
            assert_eq!(verdict(&method, headers), Err(Problem::ForeignOrigin), "{headers:?}");
        }
    }

    #[test]
    fn an_origin_has_the_scheme_by_which_we_are_reached() {
        for (https, host, origin, is_own) in [
            (false, "games.example", "http://games.example", true),
            (false, "games.example", "https://games.example", false),
            (false, "games.example:8080", "http://Games.Example:8080", true),
            (false, "games.example:80", "http://games.example", true),
            (false, "games.example:443", "http://games.example", false),
            (true, "games.example", "https://games.example", true),
            (true, "games.example:443", "https://games.example", true),
            (true, "games.example", "http://games.example", false),
            (true, "games.example", "wss://games.example", false),
            (true, "[2001:db8::1]:443", "https://[2001:db8::1]", true),
        ] {
            let own = Own { https, host };
            assert_eq!(own.is_origin(&HeaderValue::from_static(origin)), is_own, "{https} {host} {origin}");
        }
    }
}
