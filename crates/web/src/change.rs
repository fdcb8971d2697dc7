//! Extractors of requests that create or change a table. Each checks the rate limits.

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

/// A request to join a table.
#[derive(Debug)]
pub(crate) struct Joining {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    asker: Asker,
    /// The verdict of the rate limit.
    paid: Result<(), Problem>,
}

/// A request to join at a seat.
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

    /// The answer. The rate limit applies to failures only, so that a valid link works even after many guesses from the
    /// same address.
    pub(crate) fn answer<T>(&self, came: Result<T, HubError>) -> Result<T, Problem> {
        if came.is_err() {
            self.paid.clone()?;
            self.site.gate.limits.turned_away(&self.asker, &self.table)?;
        }
        Ok(came?)
    }
}

/// A request that creates a table. It is counted before its body is read, which may be long.
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

/// Like [`Change`], for a note about the client itself: it does not count as a move.
#[derive(Debug)]
pub(crate) struct Mark {
    pub(crate) site: Site,
    pub(crate) table: String,
    pub(crate) asker: Asker,
}

/// Like [`SeatChange`], for a note about the seat holder.
#[derive(Debug)]
pub(crate) struct SeatMark {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    pub(crate) seat: u8,
}

/// The parameters of the path.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Path))]
pub(crate) struct OfTable {
    /// The id of the table.
    id: String,
}

/// The parameters of the path.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Path))]
pub(crate) struct OfSeat {
    /// The id of the table.
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
        // Taking a free seat proves no right, so the limit applies at once.
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
