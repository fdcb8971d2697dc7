//! The client's address, scheme and host, also behind trusted proxies.

use crate::{Gate, GateSettings, Network, Problem, hosts, target};
use approdo_hub::asked_from;
use axum::{
    extract::{ConnectInfo, Request, State},
    http::HeaderMap,
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The origin of a request, as far as it can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The address of the client.
    pub address: IpAddr,
    /// The client used https.
    pub https: bool,
    /// The requested host.
    pub host: Option<String>,
    /// An untrusted proxy is in between, or its header cannot be parsed: the address is the proxy's own.
    hidden: bool,
    is_by_proxy: bool,
}

impl Source {
    /// Whether the client is on this machine. Behind a proxy on this machine it may be anywhere.
    pub fn is_local(&self) -> bool {
        self.address.is_loopback() && !self.hidden
    }

    /// The key for rate limits: an IPv6 client has a whole network of addresses, so the network counts.
    pub fn bucket(&self) -> IpAddr {
        Source::bucket_of(self.address)
    }

    /// The same for an address alone.
    pub fn bucket_of(address: IpAddr) -> IpAddr {
        match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
        }
    }

    /// Reads the headers that proxies add, if they are trusted.
    fn read(peer: IpAddr, headers: &HeaderMap, asked: Option<&str>, trusted: &[Network]) -> Self {
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
        let own = asked.map(str::to_owned);
        if !is_trusted(peer) {
            let hidden = ["x-forwarded-for", "forwarded"].into_iter().any(|name| headers.contains_key(name));
            return Source { address: peer, https: false, host: own, hidden, is_by_proxy: false };
        }
        // Each proxy appends the address that it saw. Read from the end, everything before the first untrusted address
        // may be forged.
        let seen = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let seen: Vec<&str> = seen.flat_map(|value| value.split(',')).map(str::trim).collect();
        let (mut address, mut hidden) = (peer, seen.is_empty() && headers.contains_key("forwarded"));
        for hop in seen.iter().rev() {
            let Some(hop) = address_of(hop) else {
                hidden = true;
                break;
            };
            address = hop;
            if !is_trusted(address) {
                break;
            }
        }
        let https = text(headers, "x-forwarded-proto").is_some_and(is_https);
        let host = text(headers, "x-forwarded-host").map(str::to_owned).or(own);
        Source { address, https, host, hidden, is_by_proxy: true }
    }
}

/// An address as proxies write it, some with a port.
fn address_of(hop: &str) -> Option<IpAddr> {
    hop.parse().ok().or_else(|| hop.parse().ok().map(|hop: SocketAddr| hop.ip()))
}

/// Whether proxies report https. Some name the scheme of WebSockets, and some a list, the nearest to the client first.
fn is_https(schemes: &str) -> bool {
    let first = schemes.split(',').next().unwrap_or_default().trim();
    first.eq_ignore_ascii_case("https") || first.eq_ignore_ascii_case("wss")
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim)
}

/// Adds the source of a request to its extensions.
pub(crate) async fn know(State(gate): State<Gate>, mut request: Request, next: Next) -> Response {
    let asked = match target::check(&request) {
        Ok(asked) => asked,
        Err(unclear) => return Problem::Unreadable(unclear).into_response(),
    };
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    // Without a connection no proxy is trusted.
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip().to_canonical());
    let source = Source::read(peer, request.headers(), asked, &gate.settings.trusted_proxies);
    let GateSettings { reach, host_names, .. } = &gate.settings;
    if let Err(problem) = hosts::check(source.host.as_deref(), source.is_by_proxy, *reach, host_names) {
        return problem.into_response();
    }
    let address = source.bucket();
    request.extensions_mut().insert(source);
    asked_from(address, next.run(request)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        let mut headers = HeaderMap::new();
        for (name, value) in pairs.iter().map(pair) {
            headers.append(name, value);
        }
        headers
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let trusted = ["10.0.0.0/8".parse().expect("a network")];
        for (peer, forwarded, expected) in [
            ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
            ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.7", "198.51.100.1"),
            ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
            ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
            ("10.0.0.1", "198.51.100.1, rubbish", "10.0.0.1"),
            ("10.0.0.1", "", "10.0.0.1"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", HeaderValue::from_static(forwarded));
            let source = Source::read(peer.parse().expect("an address"), &headers, None, &trusted);
            assert_eq!(source.address.to_string(), expected, "{peer}: {forwarded}");
        }
    }

    #[test]
    fn whoever_comes_through_a_proxy_is_local_only_if_it_says_so() {
        let trusted = ["127.0.0.1".parse().expect("a network")];
        for (name, value, local) in [
            ("x-forwarded-for", "198.51.100.1", false),
            ("x-forwarded-for", "rubbish", false),
            ("x-forwarded-for", "", false),
            ("x-forwarded-for", "198.51.100.1, unknown", false),
            ("forwarded", "for=198.51.100.1", false),
            ("x-forwarded-for", "127.0.0.1", true),
        ] {
            let peer = "127.0.0.1".parse().expect("an address");
            let source = Source::read(peer, &headers(&[(name, value)]), None, &trusted);
            assert_eq!(source.is_local(), local, "{name}: {value}");
        }
    }

    #[test]
    fn host_and_scheme_come_from_trusted_proxies_too() {
        let headers = headers(&[("x-forwarded-host", "games.example"), ("x-forwarded-proto", "https")]);
        let trusted = ["10.0.0.1".parse().expect("a network")];
        let behind =
            Source::read("10.0.0.1".parse().expect("an address"), &headers, Some("inner:8080"), &trusted);
        assert_eq!((behind.https, behind.host.as_deref()), (true, Some("games.example")));
        let direct =
            Source::read("10.0.0.2".parse().expect("an address"), &headers, Some("inner:8080"), &trusted);
        assert_eq!((direct.https, direct.host.as_deref()), (false, Some("inner:8080")));
    }

    #[test]
    fn proxies_write_a_scheme_in_several_ways() {
        for (schemes, https) in [
            ("https", true),
            ("HTTPS", true),
            ("wss", true),
            ("https, http", true),
            ("http", false),
            ("ws", false),
            ("http, https", false),
            ("", false),
        ] {
            assert_eq!(is_https(schemes), https, "{schemes}");
        }
    }

    #[test]
    fn one_ipv6_network_is_one_bucket() {
        let bucket = |address: &str| Source::bucket_of(address.parse().expect("an address"));
        assert_eq!(bucket("2001:db8:1:2::3"), bucket("2001:db8:1:2:ffff::9"));
        assert_ne!(bucket("2001:db8:1:2::3"), bucket("2001:db8:1:3::3"));
        assert_eq!(bucket("::ffff:192.0.2.1"), bucket("192.0.2.1"));
        assert_ne!(bucket("192.0.2.1"), bucket("192.0.2.2"));
    }
}
