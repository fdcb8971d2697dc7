//! What stands between strangers and the tables: connections and requests that may be hostile.
//!
//! - Nobody uses up what is there for others: rate limits and permits by address, by browser and by seat; time limits
//!   for whoever sends or takes too slowly ([`accept`]).
//! - A request is what it seems: one host, one length, from where a trusted proxy says ([`Source`]), and from our own
//!   pages if it changes something (CSRF).
//! - A browser is known by a cookie that is no secret of anybody else ([`Guest`]).
//! - Every answer is safe to show, is counted and logged without secrets, and says in words what is wrong ([`Problem`]).
//!
//! It knows no route: [`Gate::guard`] is put around all of them. A request passes through these layers, from the outside
//! to the inside:
//!
//! ```text
//! unread     what is left of an answered request
//! observe    an id, a line in the log, numbers      headers    what every answer tells the browser
//! problem    says what is wrong, in words           source     where it comes from, and for which host
//! limits     rate limits                            origin     no change on behalf of other sites (CSRF)
//! large      few large answers at a time            guest      the cookie (session)
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

/// The gate of one server: its limits and what it counts. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Gate(Arc<Shared>);

/// What all requests share.
#[derive(Debug)]
pub struct Shared {
    /// Limits and habits.
    pub settings: GateSettings,
    /// The rate limits.
    pub limits: Limits,
    /// What is counted.
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
    /// A gate with these settings that counts on these meters.
    pub fn new(settings: GateSettings, meters: Arc<Meters>) -> Self {
        let limits = Limits::new(settings.rates);
        let sockets = Sockets::new(settings.most_sockets_per_address, settings.most_spectators_per_address);
        let large_answers = Permits::new(settings.most_large_answers_per_address);
        Gate(Arc::new(Shared { settings, limits, meters, sockets, large_answers }))
    }

    /// These routes behind this gate.
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

    /// A permit for an answer of some length to an address; only a large one needs it.
    pub fn permit_answer(&self, address: IpAddr, length: u64) -> Result<Option<Permit>, Problem> {
        large::permit_for(&self.large_answers, address, length)
    }

    /// Forgets, every minute, whoever has not asked for a while; never ends.
    pub async fn tend(&self) {
        let mut minutes = tokio::time::interval(limits::FORGET_EVERY);
        loop {
            minutes.tick().await;
            self.limits.forget();
        }
    }

    /// Waits until every socket is closed.
    pub async fn all_sockets_closed(&self) {
        self.sockets.all_closed().await;
    }
}
