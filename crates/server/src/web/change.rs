//! Requests that change a table: who asks, for which table, for which seat. Each counts against the limits.

use super::{At, Guest, Problem, Site};
use crate::hub::GuestId;
use axum::{extract::FromRequestParts, http::request::Parts};
use serde::Deserialize;
use utoipa::IntoParams;

/// A request that changes a table.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
}

/// A request that changes a seat of a table.
#[derive(Debug)]
pub(crate) struct SeatChange {
    pub(crate) site: Site,
    pub(crate) guest: GuestId,
    pub(crate) table: String,
    pub(crate) seat: u8,
}

/// What the path names.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfTable {
    /// The table.
    id: String,
}

/// What the path names.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfSeat {
    /// The table.
    id: String,
    /// The seat, counted from 0.
    seat: u8,
}

impl FromRequestParts<Site> for Change {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfTable { id: table }) = At::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        site.limits.change(guest, &table)?;
        Ok(Change { site: site.clone(), guest, table })
    }
}

impl FromRequestParts<Site> for SeatChange {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let At(OfSeat { id: table, seat }) = At::from_request_parts(parts, site).await?;
        let Guest(guest) = Guest::from_request_parts(parts, site).await?;
        site.limits.change(guest, &table)?;
        Ok(SeatChange { site: site.clone(), guest, table, seat })
    }
}
