//! Requests that make or change a table: who asks, for which table, for which seat. Each counts against the limits.

use crate::{Asked, At, Site, digits, routes::Spoken};
use approdo_gate::{Asker, Guest, Problem, Source};
use approdo_hub::{GuestId, HubError, Visitor};
use axum::{extract::FromRequestParts, http::request::Parts};
use serde::Deserialize;

/// A request that changes a table.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    pub(crate) asker: Asker,
}

/// A request of somebody who wants to belong to a table.
#[derive(Debug)]
pub(crate) struct Joining {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    asker: Asker,
    /// Whether it came too often.
    paid: Result<(), Problem>,
}

/// The same for a seat of the table.
#[derive(Debug)]
pub(crate) struct SeatJoining {
    pub(crate) joining: Joining,
    pub(crate) seat: u8,
}

impl Joining {
    async fn from_parts(parts: &mut Parts, site: &Site, table: String) -> Result<Self, Problem> {
        Asked::<Spoken>::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        let asker = Asker::from_parts(parts, &site.hub, &table).await?;
        let paid = site.gate.limits.join(&asker, &table);
        Ok(Joining { site: site.clone(), guest, table, asker, paid })
    }

    /// What came of it. A valid link is not one of many guesses, however many came before it from the same address.
    pub(crate) fn answer<T>(&self, came: Result<T, HubError>) -> Result<T, Problem> {
        if came.is_err() {
            self.paid.clone()?;
            self.site.gate.limits.turned_away(&self.asker, &self.table)?;
        }
        Ok(came?)
    }
}

/// A request that makes a table. It counts before its body is read, which may be long.
#[derive(Debug)]
pub(crate) struct Founding {
    pub(crate) site: Site,
    pub(crate) visitor: Visitor,
}

/// A request that changes a seat of a table.
#[derive(Debug)]
pub(crate) struct SeatChange {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    pub(crate) seat: u8,
}

/// Like [`Change`], for what only notes something about who asks: it does not count as a move.
#[derive(Debug)]
pub(crate) struct Mark {
    pub(crate) site: Site,
    pub(crate) table: String,
    pub(crate) asker: Asker,
}

/// Like [`SeatChange`], for what only notes something about who sits there.
#[derive(Debug)]
pub(crate) struct SeatMark {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    pub(crate) seat: u8,
}

/// What the path names.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Path))]
pub(crate) struct OfTable {
    /// The table.
    id: String,
}

/// What the path names.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Path))]
pub(crate) struct OfSeat {
    /// The table.
    id: String,
    /// The seat, counted from 0.
    #[serde(deserialize_with = "digits::number")]
    seat: u8,
}

impl FromRequestParts<Site> for Change {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfTable { id: table }) = At::from_request_parts(parts, site).await?;
        Asked::<Spoken>::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        let asker = Asker::from_parts(parts, &site.hub, &table).await?;
        site.gate.limits.change(&asker, &table)?;
        Ok(Change { site: site.clone(), guest, table, asker })
    }
}

impl FromRequestParts<Site> for Joining {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfTable { id: table }) = At::from_request_parts(parts, site).await?;
        Joining::from_parts(parts, site, table).await
    }
}

impl FromRequestParts<Site> for SeatJoining {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfSeat { id: table, seat }) = At::from_request_parts(parts, site).await?;
        let joining = Joining::from_parts(parts, site, table).await?;
        // A free seat is no secret: whoever takes one proves nothing.
        joining.paid.clone()?;
        Ok(SeatJoining { joining, seat })
    }
}

impl FromRequestParts<Site> for Founding {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        Asked::<Spoken>::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        let source = parts.extensions.get::<Source>().ok_or(Problem::Internal)?;
        site.gate.limits.table(source, guest)?;
        let visitor = Visitor { guest, address: Some(source.bucket()) };
        Ok(Founding { site: site.clone(), visitor })
    }
}

impl FromRequestParts<Site> for SeatChange {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfSeat { id: table, seat }) = At::from_request_parts(parts, site).await?;
        Asked::<Spoken>::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        let asker = Asker::from_parts(parts, &site.hub, &table).await?;
        site.gate.limits.change(&asker, &table)?;
        Ok(SeatChange { site: site.clone(), guest, table, seat })
    }
}

impl FromRequestParts<Site> for Mark {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfTable { id: table }) = At::from_request_parts(parts, site).await?;
        Asked::<Spoken>::from_request_parts(parts, site).await?;
        Guest::from_request_parts(parts, site).await?;
        let asker = Asker::from_parts(parts, &site.hub, &table).await?;
        site.gate.limits.mark(&asker, &table)?;
        Ok(Mark { site: site.clone(), table, asker })
    }
}

impl FromRequestParts<Site> for SeatMark {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfSeat { id: table, seat }) = At::from_request_parts(parts, site).await?;
        Asked::<Spoken>::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        let asker = Asker::from_parts(parts, &site.hub, &table).await?;
        site.gate.limits.mark(&asker, &table)?;
        Ok(SeatMark { site: site.clone(), guest, table, seat })
    }
}
