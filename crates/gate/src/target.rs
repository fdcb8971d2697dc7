//! Request smuggling: which host a request names, and how its body is framed.
//!
//! A proxy in between may read a request differently and see another host or length. So every ambiguous request is
//! refused.

use crate::Unreadable;
use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, Uri, Version, header, uri::Scheme},
};

/// The host that a request names: that of its target, else that of the `Host` header. HTTP/1.0 need not name any.
pub(super) fn check(request: &Request) -> Result<Option<&str>, Unreadable> {
    let headers = request.headers();
    if !is_framed(headers) {
        return Err(Unreadable::Wrapped);
    }
    // The header must be valid also where the target counts.
    let named = named_host(headers)?;
    if named.is_none() && Version::HTTP_10 < request.version() {
        return Err(Unreadable::NoHost);
    }
    Ok(host_of_target(request.method(), request.uri())?.or(named))
}

/// Whether the body is plain or chunked, without further transfer encodings, which are not supported.
fn is_framed(headers: &HeaderMap) -> bool {
    let mut encodings = headers.get_all(header::TRANSFER_ENCODING).iter();
    let is_chunked =
        |encoding: &HeaderValue| encoding.as_bytes().trim_ascii().eq_ignore_ascii_case(b"chunked");
    encodings.next().is_none_or(is_chunked) && encodings.next().is_none()
}

/// The value of the `Host` header.
fn named_host(headers: &HeaderMap) -> Result<Option<&str>, Unreadable> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let Some(host) = hosts.next() else { return Ok(None) };
    if hosts.next().is_some() {
        return Err(Unreadable::Hosts);
    }
    match host.to_str().map(str::trim) {
        Ok(host) if is_host(host) => Ok(Some(host)),
        Ok(_) | Err(_) => Err(Unreadable::Host),
    }
}

/// The host in a target like `http://games.example/api/games`, as sent to proxies. A host alone is only valid for
/// `CONNECT`, and a star only for `OPTIONS`.
fn host_of_target<'a>(method: &Method, uri: &'a Uri) -> Result<Option<&'a str>, Unreadable> {
    match (uri.scheme(), uri.authority()) {
        (Some(scheme), Some(host)) if *scheme == Scheme::HTTP || *scheme == Scheme::HTTPS => {
            if is_host(host.as_str()) { Ok(Some(host.as_str())) } else { Err(Unreadable::Target) }
        }
        (None, Some(_)) if *method == Method::CONNECT => Ok(None),
        (None, None) if uri.path() != "*" || *method == Method::OPTIONS => Ok(None),
        (Some(_) | None, Some(_) | None) => Err(Unreadable::Target),
    }
}

/// Whether it has the form of a host with or without a port; `hosts` checks whose it is.
fn is_host(text: &str) -> bool {
    let (name, port) = match text.rsplit_once(':') {
        // An IPv6 address has colons inside its brackets.
        Some((name, port)) if !port.contains(']') => (name, port),
        Some(_) | None => (text, ""),
    };
    let is_port =
        port.is_empty() || (port.bytes().all(|digit| digit.is_ascii_digit()) && port.parse::<u16>().is_ok());
    let is_name = match name.strip_prefix('[').map(|name| name.strip_suffix(']')) {
        Some(address) => address.is_some_and(|address| has_only(address, b"-._~:%")),
        // A percent sign is followed by the two digits of a byte.
        None => has_only(name, b"-._~!$&'()*+,;=%") && name.split('%').skip(1).all(begins_with_digits),
    };
    is_port && is_name
}

fn has_only(text: &str, signs: &[u8]) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || signs.contains(&byte))
}

fn begins_with_digits(text: &str) -> bool {
    text.as_bytes().get(..2).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    #[test]
    fn a_host_has_the_form_of_one() {
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "127.0.0.1:",
            "127.0.0.1:65535",
            "[::1]",
            "[::1]:8080",
            "[fe80::1%25eth0]:8080",
            "games.example.",
            "a_b",
            "%6cocalhost",
        ] {
            assert!(is_host(host), "{host}");
        }
        for host in [
            "",
            ":80",
            "a b",
            "user@localhost",
            "localhost:x",
            "localhost:+80",
            "localhost:65536",
            "localhost:80:80",
            "::1",
            "[::1",
            "[::1]x",
            "[]",
            "http://localhost",
            "localhost/",
            "localhost%2",
            "localhost%zz",
            "k\u{e4}se.example",
        ] {
            assert!(!is_host(host), "{host}");
        }
    }

    fn asked(
        version: Version,
        method: &str,
        target: &str,
        hosts: &[&str],
    ) -> Result<Option<String>, Unreadable> {
        let mut request = Request::builder().version(version).method(method).uri(target);
        for host in hosts {
            request = request.header("host", HeaderValue::from_bytes(host.as_bytes()).expect("a value"));
        }
        let request = request.body(Body::empty()).expect("a request");
        check(&request).map(|host| host.map(str::to_owned))
    }

    #[test]
    fn the_target_names_the_host_or_the_header_does() {
        let (old, new, ours) = (Version::HTTP_10, Version::HTTP_11, "localhost:8080");
        for (version, method, target, hosts, expected) in [
            (new, "GET", "/api/games", &[ours][..], Ok(Some(ours))),
            (old, "GET", "/api/games", &[ours], Ok(Some(ours))),
            (old, "GET", "/api/games", &[], Ok(None)),
            (new, "GET", "/api/games", &[], Err(Unreadable::NoHost)),
            (new, "GET", "/api/games", &["a", "a"], Err(Unreadable::Hosts)),
            (old, "GET", "/api/games", &["a", "b"], Err(Unreadable::Hosts)),
            (new, "GET", "/api/games", &[""], Err(Unreadable::Host)),
            (old, "GET", "/api/games", &["a b"], Err(Unreadable::Host)),
            (new, "GET", "/api/games", &["localhost\u{e4}"], Err(Unreadable::Host)),
            // The target counts, not the header; but the header must be valid, too.
            (new, "GET", "http://evil.example/", &[ours], Ok(Some("evil.example"))),
            (new, "GET", "HTTPS://evil.example:1/", &[ours], Ok(Some("evil.example:1"))),
            (old, "GET", "http://evil.example/", &[], Ok(Some("evil.example"))),
            (new, "GET", "http://localhost:8080/", &[], Err(Unreadable::NoHost)),
            (new, "GET", "http://localhost:8080/", &["a b"], Err(Unreadable::Host)),
            (new, "GET", "http://localhost:8080/", &["a", "b"], Err(Unreadable::Hosts)),
            (new, "GET", "http://evil.example@localhost/", &[ours], Err(Unreadable::Target)),
            (new, "GET", "http://localhost:x/", &[ours], Err(Unreadable::Target)),
            (new, "GET", "ftp://localhost:8080/", &[ours], Err(Unreadable::Target)),
            (new, "GET", "ws://localhost:8080/", &[ours], Err(Unreadable::Target)),
            (new, "GET", "localhost:8080", &[ours], Err(Unreadable::Target)),
            (new, "CONNECT", "evil.example:443", &[ours], Ok(Some(ours))),
            (new, "GET", "*", &[ours], Err(Unreadable::Target)),
            (new, "OPTIONS", "*", &[ours], Ok(Some(ours))),
        ] {
            let expected = expected.map(|host| host.map(str::to_owned));
            assert_eq!(asked(version, method, target, hosts), expected, "{method} {target} {hosts:?}");
        }
    }

    #[test]
    fn a_body_comes_in_chunks_and_in_nothing_else() {
        for (encodings, is_good) in [
            (&[][..], true),
            (&["chunked"], true),
            (&["Chunked "], true),
            (&["gzip, chunked"], false),
            (&["chunked, chunked"], false),
            (&["gzip", "chunked"], false),
            (&["chunked", "chunked"], false),
            (&["identity"], false),
        ] {
            let mut headers = HeaderMap::new();
            for encoding in encodings {
                headers.append(header::TRANSFER_ENCODING, HeaderValue::from_static(encoding));
            }
            assert_eq!(is_framed(&headers), is_good, "{encodings:?}");
        }
    }
}
