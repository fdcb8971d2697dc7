use crate::hosts::{HostName, Reach};
use approdo_rulebook::Proof;
use std::{fmt, net::IpAddr, num::NonZeroU32, str::FromStr, time::Duration};

/// The longest body, except that of an import.
pub const LONGEST_BODY: usize = 64 << 10;

/// The limits and habits of the gate.
#[derive(Clone, Debug)]
pub struct GateSettings {
    /// Proxies whose forwarding headers are trusted.
    pub trusted_proxies: Vec<Network>,
    /// The host names of the server, besides addresses and names of local networks.
    pub host_names: Vec<HostName>,
    /// Whether other machines can connect; derived from the listening address.
    pub reach: Reach,
    /// Whether `/metrics` is public, not only for this machine.
    pub metrics_for_all: bool,
    /// The tests that prove a clause, as a function, so that a changed test does not recompile the server.
    pub proofs: fn(&str) -> &'static [Proof],
    /// The rate limits; `None` means unlimited.
    pub rates: Option<Rates>,
    /// The timeout of a request.
    pub request_time: Duration,
    /// The timeout for the head of the next request on a connection.
    pub header_time: Duration,
    /// The interval of pings on a WebSocket.
    pub heartbeat: Duration,
    /// A WebSocket that is silent for so long is closed.
    pub silence: Duration,
    /// The write timeout of a WebSocket or a connection.
    pub send_time: Duration,
    /// The time for answering complete requests at shutdown.
    pub ending_time: Duration,
    /// The time for incomplete requests, and for slow readers, at shutdown.
    pub hurry_time: Duration,
    /// The most connections.
    pub most_connections: usize,
    /// The most connections from one address that is no trusted proxy.
    pub most_connections_per_address: u32,
    /// The most WebSockets from one address.
    pub most_sockets_per_address: u32,
    /// The most of them that may follow tables as spectators.
    pub most_spectators_per_address: u32,
    /// The most large answers under way to one address.
    pub most_large_answers_per_address: u32,
}

impl Default for GateSettings {
    fn default() -> Self {
        GateSettings {
            trusted_proxies: Vec::new(),
            host_names: Vec::new(),
            reach: Reach::Machine,
            metrics_for_all: false,
            proofs: |_| &[],
            rates: Some(Rates::default()),
            request_time: Duration::from_secs(30),
            header_time: Duration::from_secs(10),
            heartbeat: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            send_time: Duration::from_secs(10),
            ending_time: Duration::from_secs(10),
            hurry_time: Duration::from_secs(1),
            most_connections: 20_000,
            most_connections_per_address: 400,
            most_sockets_per_address: 200,
            most_spectators_per_address: 100,
            most_large_answers_per_address: 8,
        }
    }
}

/// A token bucket: its size, and its refill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The refill per minute.
    pub per_minute: NonZeroU32,
    /// The size.
    pub burst: NonZeroU32,
}

/// The rate limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests of any kind from one address.
    pub requests: Rate,
    /// New tables from one address.
    pub tables_by_address: Rate,
    /// New tables from one browser.
    pub tables_by_guest: Rate,
    /// Changes of a table by strangers, from one address.
    pub changes_by_strangers: Rate,
    /// The same at one table, from all addresses together.
    pub strangers_at_table: Rate,
    /// Private notes of strangers, from one address.
    pub notes_by_strangers: Rate,
    /// Moves and other changes of a table, from one browser.
    pub moves_by_guest: Rate,
    /// The same, of all browsers that hold one seat.
    pub moves_at_seat: Rate,
    /// Notes about a member: the version seen, preferences.
    pub marks_at_seat: Rate,
    /// Hints for one address.
    pub hints_by_address: Rate,
    /// Hints for one seat.
    pub hints_at_seat: Rate,
    /// Chat lines from one browser.
    pub chat_by_guest: Rate,
    /// The same, of all browsers that hold one seat.
    pub chat_at_seat: Rate,
}

impl Default for Rates {
    fn default() -> Self {
        Rates {
            requests: rate(3_000, 400),
            tables_by_address: rate(30, 40),
            tables_by_guest: rate(10, 15),
            changes_by_strangers: rate(300, 60),
            strangers_at_table: rate(600, 240),
            notes_by_strangers: rate(6, 12),
            moves_by_guest: rate(600, 60),
            moves_at_seat: rate(600, 60),
            marks_at_seat: rate(600, 60),
            hints_by_address: rate(30, 10),
            hints_at_seat: rate(20, 8),
            chat_by_guest: rate(40, 10),
            chat_at_seat: rate(40, 10),
        }
    }
}

fn rate(per_minute: u32, burst: u32) -> Rate {
    let positive = |number| NonZeroU32::new(number).expect("every rate lets something through");
    Rate { per_minute: positive(per_minute), burst: positive(burst) }
}

/// A range of addresses: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

impl Network {
    /// Whether an address belongs to it.
    pub fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let shift = 32 - u32::from(self.prefix);
                u32::from(own).checked_shr(shift) == u32::from(other).checked_shr(shift)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let shift = 128 - u32::from(self.prefix);
                u128::from(own).checked_shr(shift) == u128::from(other).checked_shr(shift)
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let wrong = || NotANetwork(text.to_owned());
        let (address, prefix) = text.split_once('/').map_or((text, None), |(a, p)| (a, Some(p)));
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let longest = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(longest), |prefix| prefix.parse().map_err(|_| wrong()))?;
        if prefix > longest { Err(wrong()) } else { Ok(Network { address, prefix }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// The address of a trusted proxy is malformed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither an address like 127.0.0.1 nor a network like 10.0.0.0/8")]
pub struct NotANetwork(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_knows_its_addresses() {
        for (network, address, inside) in [
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("10.0.0.0/8", "10.200.3.4", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("10.0.0.0/8", "::ffff:10.1.2.3", true),
            ("0.0.0.0/0", "8.8.8.8", true),
            ("0.0.0.0/0", "::1", false),
            ("fd00::/8", "fd12::1", true),
            ("fd00::/8", "fe80::1", false),
            ("::/0", "2001:db8::1", true),
        ] {
            let network: Network = network.parse().expect("it is a network");
            assert_eq!(network.contains(address.parse().expect("an address")), inside, "{network} {address}");
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in ["", "localhost", "10.0.0.0/33", "10.0.0.0/x", "::/129", "1.2.3"] {
            let error = text.parse::<Network>().expect_err("it is no network");
            assert!(error.to_string().contains(text), "{error}");
        }
    }
}
