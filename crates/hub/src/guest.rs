use approdo_store::TokenHash;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use std::{fmt, net::IpAddr};
use subtle::ConstantTimeEq;

/// A browser: the SHA-256 of the random cookie that it carries.
#[derive(Clone, Copy, Eq)]
pub struct GuestId(pub [u8; 32]);

// Compared in a time that does not depend on where two browsers differ.
impl PartialEq for GuestId {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl GuestId {
    /// A browser that holds nothing and never will: no cookie has this hash.
    pub const NOBODY: GuestId = GuestId([0; 32]);

    /// The browser that carries this cookie.
    pub fn of_cookie(cookie: &str) -> Self {
        GuestId(hash(cookie).0)
    }
}

/// A browser, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// The browser.
    pub guest: GuestId,
    /// What is counted as one address; nothing for whoever asks from within the program.
    pub address: Option<IpAddr>,
}

impl From<GuestId> for Visitor {
    fn from(guest: GuestId) -> Self {
        Visitor { guest, address: None }
    }
}

// Whoever reads a log should be able to tell browsers apart, and no more.
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

/// What a token is stored as.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

/// Whether two hashes are the same, in a time that does not depend on where they differ.
pub(crate) fn same(one: &TokenHash, other: &TokenHash) -> bool {
    one.0.ct_eq(&other.0).into()
}

/// A new token of 192 random bits.
pub(crate) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(random::<24>())
}

/// A new id of a table: short enough for a link, long enough that nobody finds one by trying.
pub(crate) fn new_table_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<12>())
}

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}
