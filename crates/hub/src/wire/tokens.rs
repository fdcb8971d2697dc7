//! Bearer tokens for tables, seats and the rights of a host.

use serde::{Deserialize, Serialize};

/// A new table. The tokens are shown only this once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Created {
    /// The id of the table.
    pub table: String,
    /// Bearer token: makes another browser a host of the table.
    pub host_token: String,
    /// Bearer token: invites to any free seat. At a private table a free seat needs it.
    pub invite_token: String,
    /// One for each open seat.
    pub links: Vec<SeatLink>,
}

/// A bearer token for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatLink {
    /// The number of the seat.
    pub seat: u8,
    /// The token for the link.
    pub token: String,
}

/// A bearer token for any free seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// The token for the link.
    pub token: String,
}

/// A bearer token for the rights of a host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HostLink {
    /// The token for the link.
    pub token: String,
}

/// The result of claiming a token.
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
