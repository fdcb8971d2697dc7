//! The routes: HTTP and WebSocket for the tables of a hub, and the page.
//!
//! [`Site::router`] is the whole site behind its gate as a service, which tests call without a network. The layers in
//! front of the routes are in `approdo_gate`.

#![allow(
    clippy::disallowed_types,
    reason = "a server measures time and counts by key; no rule is decided here"
)]

mod body;
mod change;
mod digits;
mod once;
#[cfg(test)]
mod openapi;
mod page;
mod routes;

pub(crate) use body::{Asked, At, File, Nothing, Sent};
pub(crate) use change::{Change, Founding, Joining, Mark, SeatChange, SeatJoining, SeatMark};

use approdo_gate::{Gate, GateSettings, Meters, know_language};
use approdo_hub::Hub;
use axum::{Router, middleware::from_fn};
use std::sync::Arc;

/// The site: a hub behind a gate. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Site {
    /// The tables.
    pub hub: Hub,
    /// The gate.
    pub gate: Gate,
}

impl Site {
    /// A site for the tables of a hub, with these settings and metrics.
    pub fn new(hub: Hub, settings: GateSettings, meters: Arc<Meters>) -> Self {
        Site { hub, gate: Gate::new(settings, meters) }
    }

    /// The site as a service.
    pub fn router(&self) -> Router {
        let routes = routes::routes().route_layer(from_fn(know_language)).fallback(page::answer);
        self.gate.guard(routes.with_state(self.clone()))
    }
}
