use approdo_store::TokenHash;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use std::{fmt, net::IpAddr};
use subtle::ConstantTimeEq;

/// A browser, identified by the SHA-256 of its session cookie.
#[derive(Clone, Copy, Eq)]
pub struct GuestId(pub [u8; 32]);

// Compared in constant time.
impl PartialEq for GuestId {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl GuestId {
    /// A browser without rights: no cookie has this hash.
    pub const NOBODY: GuestId = GuestId([0; 32]);

    /// The browser of a session cookie.
    pub fn of_cookie(cookie: &str) -> Self {
        GuestId(hash(cookie).0)
    }
}

/// A browser and its address.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// The browser.
    pub guest: GuestId,
    /// The address for limits; `None` for callers within the program.
    pub address: Option<IpAddr>,
}

impl From<GuestId> for Visitor {
    fn from(guest: GuestId) -> Self {
        Visitor { guest, address: None }
    }
}

// Shortened: a log distinguishes browsers, but does not reveal their ids.
impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GuestId({:02x}{:02x}..)", self.0[0], self.0[1])
    }
}

impl From<GuestId> for TokenHash {
    fn from(guest: GuestId) -> Self {
        TokenHash(guest.0)
    }
}

impl From<TokenHash> for GuestId {
    fn from(hash: TokenHash) -> Self {
        GuestId(hash.0)
    }
}

/// The stored form of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

/// Compares two hashes in constant time.
pub(crate) fn same(one: &TokenHash, other: &TokenHash) -> bool {
    one.0.ct_eq(&other.0).into()
}

/// A new token of 192 random bits.
pub(crate) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(random::<24>())
}

/// A new id of a table: short enough for a link, too long to be guessed.
pub(crate) fn new_table_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<12>())
}

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}
