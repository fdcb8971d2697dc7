//! The way in: HTTP and WebSocket.
//!
//! [`Site::router`] is the whole site as a service, which tests call without a network. A request passes through
//! these layers, from the outside to the inside:
//!
//! ```text
//! unread     what is left of an answered request
//! observe    an id, a line in the log, numbers      headers    what every answer tells the browser
//! problem    says what is wrong, in words           source     where it comes from, and for which host
//! limits     how fast anybody may ask               origin     no change on behalf of other sites
//! large      few large answers at a time            guest      the cookie
//! language   which one is asked for                 routes     what is done
//! ```

mod body;
mod change;
mod digits;
mod guest;
mod headers;
mod hosts;
mod inflow;
mod language;
mod large;
mod limits;
mod meters;
mod observe;
mod once;
mod openapi;
mod origin;
mod page;
mod problem;
mod routes;
mod settings;
mod sockets;
mod source;
mod target;
mod unread;
mod unreadable;
mod upgrade;

pub use hosts::{HostName, NotAHostName, Reach};
pub use meters::Meters;
pub use settings::{Network, NotANetwork, Rate, Rates, WebSettings};

pub(crate) use body::{Asked, At, File, Nothing, Sent};
pub(crate) use change::{
    Asker, Change, Founding, Joining, Mark, OfSeat, OfTable, SeatChange, SeatJoining, SeatMark,
};
pub(crate) use guest::{Guest, Onlooker, Secret, Watcher};
pub(crate) use inflow::Inflow;
pub(crate) use language::Reader;
pub(crate) use meters::Open;
pub(crate) use problem::Problem;
pub(crate) use sockets::{Place, Places};
pub(crate) use source::Source;
pub(crate) use unread::Leftover;
pub(crate) use upgrade::Upgrade;

use crate::hub::Hub;
use axum::{
    Router,
    http::StatusCode,
    middleware::{from_fn, from_fn_with_state},
};
use limits::Limits;
use sockets::Sockets;
use std::{ops::Deref, sync::Arc};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer};

/// The site: a hub and everything that the way to it needs. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Site(Arc<Shared>);

/// What all requests share.
#[derive(Debug)]
pub struct Shared {
    pub(crate) hub: Hub,
    pub(crate) settings: WebSettings,
    pub(crate) limits: Limits,
    pub(crate) meters: Arc<Meters>,
    pub(crate) sockets: Sockets,
    pub(crate) large_answers: Places,
}

impl Deref for Site {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Site {
    /// A site for the tables of a hub; a [`Measured`](crate::measured::Measured) store may count on the same meters.
    pub fn new(hub: Hub, settings: WebSettings, meters: Arc<Meters>) -> Self {
        let limits = Limits::new(settings.rates);
        let sockets = Sockets::new(settings.most_sockets_per_address, settings.most_spectators_per_address);
        let large_answers = Places::new(settings.most_large_answers_per_address);
        Site(Arc::new(Shared { hub, settings, limits, meters, sockets, large_answers }))
    }

    /// The site as a service.
    pub fn router(&self) -> Router {
        let site = || self.clone();
        let request_time = self.settings.request_time;
        openapi::routes()
            .route_layer(from_fn(language::know))
            .fallback(page::answer)
            .layer(from_fn(guest::know))
            .layer(from_fn_with_state(site(), large::hold))
            .layer(from_fn(origin::check))
            .layer(from_fn_with_state(site(), limits::check))
            .layer(from_fn_with_state(site(), source::know))
            .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, request_time))
            .layer(CatchPanicLayer::new())
            .layer(from_fn(problem::speak))
            .layer(CompressionLayer::new())
            .layer(from_fn(headers::add))
            .layer(from_fn_with_state(site(), observe::follow))
            .layer(from_fn(unread::settle))
            .with_state(self.clone())
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
    pub(crate) async fn all_sockets_closed(&self) {
        self.sockets.all_closed().await;
    }
}
