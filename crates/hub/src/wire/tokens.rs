//! What opens a table, a seat, or the rights of a host.

use serde::{Deserialize, Serialize};

/// A table was created. The tokens are shown this once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    pub table: String,
    /// Makes another browser a host of the table.
    pub host_token: String,
    /// Invites to any free seat: one link for everybody. At a private table nobody takes a free seat without it.
    pub invite_token: String,
    /// One for each open seat.
    pub links: Vec<SeatLink>,
}

/// Whoever has the token may sit in the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatLink {
    /// Which seat.
    pub seat: u8,
    /// What goes into the link.
    pub token: String,
}

/// Whoever claims the token may take any free seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// What goes into the link.
    pub token: String,
}

/// Whoever claims the token is a host of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HostLink {
    /// What goes into the link.
    pub token: String,
}

/// What a token was good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Claimed {
    /// The seat that the browser now holds.
    pub seat: Option<u8>,
    /// Whether the browser is now a host.
    pub host: bool,
    /// Whether the browser may now take any free seat.
    pub invited: bool,
    /// Whether other browsers hold that seat, too: they see and do all that this one may. A new link for the seat
    /// (`reissue`) puts them out.
    pub shared: bool,
}
