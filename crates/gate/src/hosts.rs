//! DNS rebinding: the host names that a server answers to.
//!
//! A page of another site can let its own name point to this machine while it is open. Then `Host` and `Origin` agree,
//! and the page can send requests from inside the machine's network. Only the foreign host name gives it away.

use crate::Problem;
use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

/// Which machines can connect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Only its own.
    #[default]
    Machine,
    /// Others, too. A client that controls names in that network could connect anyway.
    Network,
}

impl Reach {
    /// The reach of a server at this address.
    pub fn of(address: IpAddr) -> Self {
        if address.to_canonical().is_loopback() { Reach::Machine } else { Reach::Network }
    }
}

/// A host name of the server, like `games.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostName(String);

impl FromStr for HostName {
    type Err = NotAHostName;

    fn from_str(text: &str) -> Result<Self, NotAHostName> {
        let name = plain(text);
        let is_word = |word: &str| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        };
        if name.split('.').all(is_word) { Ok(HostName(name)) } else { Err(NotAHostName(text.to_owned())) }
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A host name in the settings is malformed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no name like games.example.org, without a scheme and a port")]
pub struct NotAHostName(pub String);

/// Top-level names that cannot be registered: they are only valid within a network.
const OF_NETWORKS: [&str; 9] =
    ["local", "lan", "home.arpa", "internal", "home", "localdomain", "intranet", "private", "corp"];

/// Refuses a request for a foreign host. `listed` are the configured names; without any, a trusted proxy decides which
/// names reach the server.
pub(super) fn check(
    host: Option<&str>,
    is_by_proxy: bool,
    reach: Reach,
    listed: &[HostName],
) -> Result<(), Problem> {
    // Browsers always name a host.
    let Some(name) = host.map(|host| plain(without_port(host))) else { return Ok(()) };
    let is_below = |top: &str| name.strip_suffix(top).is_some_and(|rest| rest.ends_with('.'));
    // DNS rebinding needs a name, not an address.
    let is_ours = is_address(&name)
        || name == "localhost"
        || is_below("localhost")
        || listed.iter().any(|own| own.0 == name)
        || (is_by_proxy && listed.is_empty());
    let is_of_network = !name.contains('.') || OF_NETWORKS.iter().any(|top| is_below(top));
    if is_ours || (reach == Reach::Network && is_of_network) { Ok(()) } else { Err(Problem::UnknownHost) }
}

fn without_port(host: &str) -> &str {
    // An IPv6 address has colons inside its brackets.
    match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => name,
        Some(_) | None => host,
    }
}

/// A name in normal form.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

fn is_address(name: &str) -> bool {
    match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        // Some programs add the zone: `[fe80::1%eth0]`.
        Some(six) => six.split('%').next().is_some_and(|six| six.parse::<Ipv6Addr>().is_ok()),
        None => name.parse::<Ipv4Addr>().is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(reach: Reach, is_by_proxy: bool, listed: &[&str], host: &str) -> bool {
        let listed: Vec<HostName> = listed.iter().map(|name| name.parse().expect("a name")).collect();
        check(Some(host), is_by_proxy, reach, &listed).is_ok()
    }

    #[test]
    fn a_server_answers_to_names_that_nobody_else_can_own() {
        for host in [
            "127.0.0.1:8080",
            "127.0.0.1",
            "192.168.1.7:8080",
            "[::1]:8080",
            "[fe80::1]",
            "[fe80::1%25eth0]:8080",
            "localhost:8080",
            "LocalHost",
            "localhost.:80",
            "chess.localhost:1",
        ] {
            assert!(names(Reach::Machine, false, &[], host), "{host}");
            assert!(names(Reach::Network, false, &["games.example"], host), "{host}");
        }
        for host in ["my-laptop:8080", "my-laptop.local:8080", "My-Laptop.Local.", "pc.lan", "pc.home.arpa"] {
            assert!(names(Reach::Network, false, &[], host), "{host}");
            assert!(!names(Reach::Machine, false, &[], host), "{host}: nobody else listens there");
        }
        for host in [
            "evil.example:8080",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evillocalhost.example",
            "local.evil.example",
            "evil.notlocal",
            "",
            ":8080",
            "[::1",
            "evil.example]",
        ] {
            assert!(!names(Reach::Machine, false, &["games.example"], host), "{host}");
        }
        assert!(!names(Reach::Network, false, &[], "evil.example:8080"));
        assert!(!names(Reach::Network, false, &[], "evil.notlocal"));
    }

    #[test]
    fn other_names_are_given_or_come_by_a_trusted_proxy() {
        for host in ["games.example", "Games.Example.:8080"] {
            assert!(names(Reach::Machine, false, &["one.example", "games.example"], host));
        }
        assert!(!names(Reach::Machine, false, &["games.example"], "www.games.example"));
        assert!(names(Reach::Machine, true, &[], "games.example"));
        assert!(
            !names(Reach::Machine, true, &["games.example"], "evil.example"),
            "names that are given count"
        );
        assert_eq!(check(None, false, Reach::Machine, &[]), Ok(()));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in ["", "http://games.example", "games.example:80", "a..b", "käse.example", "*"] {
            let error = text.parse::<HostName>().expect_err("it is no name");
            assert!(error.to_string().contains(text), "{error}");
        }
    }
}
