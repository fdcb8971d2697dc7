use crate::hosts::{HostName, Reach};
use approdo_rulebook::Proof;
use std::{fmt, net::IpAddr, num::NonZeroU32, str::FromStr, time::Duration};

/// No body is longer than this, except that of an import.
pub const LONGEST_BODY: usize = 64 << 10;

/// The limits and habits of the gate.
#[derive(Clone, Debug)]
pub struct GateSettings {
    /// Who may say on whose behalf a request comes.
    pub trusted_proxies: Vec<Network>,
    /// The names that the server answers to, besides those that nobody else can own.
    pub host_names: Vec<HostName>,
    /// For whom it listens; a server knows it by its address.
    pub reach: Reach,
    /// Whether everybody may read `/metrics`, not only this machine.
    pub metrics_for_all: bool,
    /// The tests that prove a clause. They are handed over, as games are: a changed test compiles no server anew.
    pub proofs: fn(&str) -> &'static [Proof],
    /// How fast anybody may ask; nothing means as fast as the machine can.
    pub rates: Option<Rates>,
    /// A request that takes longer is given up.
    pub request_time: Duration,
    /// A connection that has not sent its next request after this is closed.
    pub header_time: Duration,
    /// How often a socket is asked whether it still lives.
    pub heartbeat: Duration,
    /// A socket that has been silent for so long is closed.
    pub silence: Duration,
    /// A socket that does not take a message for so long is closed, and so is a connection that takes nothing of an
    /// answer.
    pub send_time: Duration,
    /// Requests that are all there have so long to be answered once the server is told to stop.
    pub ending_time: Duration,
    /// Whoever has sent only a part of a request by then has so long for the rest of it, and whoever takes nothing of an
    /// answer no longer either.
    pub hurry_time: Duration,
    /// How many connections there are at most.
    pub most_connections: usize,
    /// How many of them come from one address that is no trusted proxy.
    pub most_connections_per_address: u32,
    /// How many sockets one address may have open.
    pub most_sockets_per_address: u32,
    /// How many of them may follow tables where their browser neither holds a seat nor is a host.
    pub most_spectators_per_address: u32,
    /// How many large answers may be on their way to one address.
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

/// So many at once, and then so many in each minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In each minute.
    pub per_minute: NonZeroU32,
    /// At once.
    pub burst: NonZeroU32,
}

/// How fast anybody may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests of any kind from one address.
    pub requests: Rate,
    /// New tables from one address.
    pub tables_by_address: Rate,
    /// New tables from one browser.
    pub tables_by_guest: Rate,
    /// Whatever changes a table, from one address, by those who neither hold a seat there nor are hosts.
    pub changes_by_strangers: Rate,
    /// The same at one table, from all addresses together.
    pub strangers_at_table: Rate,
    /// Private notes of the same, from one address.
    pub notes_by_strangers: Rate,
    /// Moves, and whatever else changes a table, from one browser.
    pub moves_by_guest: Rate,
    /// The same, of all browsers that hold one seat.
    pub moves_at_seat: Rate,
    /// What is only noted about whoever holds a seat: what it has seen, what it prefers.
    pub marks_at_seat: Rate,
    /// Hints for one address.
    pub hints_by_address: Rate,
    /// Hints for one seat.
    pub hints_at_seat: Rate,
    /// Lines of chat from one browser.
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

/// Some addresses: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
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

/// Somebody named a proxy that cannot be one.
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
