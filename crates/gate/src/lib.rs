//! Protection against hostile clients: connections, requests and sessions.
//!
//! - Rate limits and permits by address, browser and seat, so that no client uses up what others need; timeouts for
//!   slow senders and readers ([`accept`]).
//! - Request smuggling and spoofing: one host, one length, and a source that only trusted proxies can set ([`Source`]);
//!   CSRF for requests that change something.
//! - Sessions: a browser is known by a secret cookie ([`Guest`]).
//! - Every answer has security headers, is counted and logged without secrets, and errors are sentences ([`Problem`]).
//!
//! It knows no route: [`Gate::guard`] is put around all of them. A request passes through these layers, from the
//! outside to the inside:
//!
//! ```text
//! unread     discards the rest of an answered request
//! observe    request id, log, metrics               headers    security headers
//! problem    errors as sentences                    source     address, scheme and host of the client
//! limits     rate limits                            origin     CSRF
//! large      backpressure for large answers         guest      session cookie
//! ```

#![allow(
    clippy::disallowed_types,
    reason = "a server measures time and counts by key; no rule is decided here"
)]

mod connections;
mod course;
mod files;
mod guest;
mod headers;
mod hosts;
mod inflow;
mod language;
mod large;
mod limits;
mod meters;
mod observe;
mod origin;
mod patient;
mod permits;
mod problem;
mod settings;
mod source;
mod target;
mod unread;
mod unreadable;
mod upgrade;

pub use connections::{accept, listen};
pub use guest::{Guest, Onlooker, Secret, Watcher, welcome};
pub use hosts::{HostName, NotAHostName, Reach};
pub use inflow::{Inflow, TOO_MUCH};
pub use language::{Reader, know as know_language};
pub use limits::{Asker, Limits};
pub use meters::{Meters, Open};
pub use permits::{Permit, Permits, SocketPermit, Sockets};
pub use problem::{ErrorBody, ErrorText, ForPeople, Problem};
pub use settings::{GateSettings, LONGEST_BODY, Network, NotANetwork, Rate, Rates};
pub use source::Source;
pub use unreadable::Unreadable;
pub use upgrade::Upgrade;

use axum::{
    Router,
    http::StatusCode,
    middleware::{from_fn, from_fn_with_state},
};
use std::{net::IpAddr, ops::Deref, sync::Arc};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer};
use unread::Leftover;

/// The gate of one server. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Gate(Arc<Shared>);

/// The shared state of all requests.
#[derive(Debug)]
pub struct Shared {
    /// The settings.
    pub settings: GateSettings,
    /// The rate limits.
    pub limits: Limits,
    /// The metrics.
    pub meters: Arc<Meters>,
    /// The open sockets.
    pub sockets: Sockets,
    large_answers: Permits,
}

impl Deref for Gate {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Gate {
    /// A gate with these settings and metrics.
    pub fn new(settings: GateSettings, meters: Arc<Meters>) -> Self {
        let limits = Limits::new(settings.rates);
        let sockets = Sockets::new(settings.most_sockets_per_address, settings.most_spectators_per_address);
        let large_answers = Permits::new(settings.most_large_answers_per_address);
        Gate(Arc::new(Shared { settings, limits, meters, sockets, large_answers }))
    }

    /// Puts these routes behind the gate.
    pub fn guard(&self, routes: Router) -> Router {
        let gate = || self.clone();
        routes
            .layer(from_fn(guest::know))
            .layer(from_fn_with_state(gate(), large::hold))
            .layer(from_fn(origin::check))
            .layer(from_fn_with_state(gate(), limits::check))
            .layer(from_fn_with_state(gate(), source::know))
            .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, self.settings.request_time))
            .layer(CatchPanicLayer::new())
            .layer(from_fn(problem::speak))
            .layer(CompressionLayer::new())
            .layer(from_fn(headers::add))
            .layer(from_fn_with_state(gate(), observe::follow))
            .layer(from_fn(unread::settle))
    }

    /// A permit for an answer of this length to an address; only a large one needs it.
    pub fn permit_answer(&self, address: IpAddr, length: u64) -> Result<Option<Permit>, Problem> {
        large::permit_for(&self.large_answers, address, length)
    }

    /// Removes unused buckets of the rate limits every minute; never ends.
    pub async fn tend(&self) {
        let mut minutes = tokio::time::interval(limits::FORGET_EVERY);
        loop {
            minutes.tick().await;
            self.limits.forget();
        }
    }

    /// Waits until every WebSocket is closed.
    pub async fn all_sockets_closed(&self) {
        self.sockets.all_closed().await;
    }
}
