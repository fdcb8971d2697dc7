//! The table server: puts together a store, the tables ([`Hub`]), their site ([`Site`]) and its gate, and listens until
//! shutdown.

#![allow(clippy::disallowed_types, reason = "a server measures time; no rule is decided here")]

mod measured;
mod panics;

pub use panics::log_panics;

use approdo_gate::{GateSettings, Meters, Reach, accept, listen};
use approdo_hub::{Hub, HubSettings, SystemClock};
use approdo_phrases::{Language, Speaker};
use approdo_store::{Store, StoreError, Stores};
use approdo_table::Module;
use approdo_web::Site;
use measured::Measured;
use std::{fmt, future::Future, io, net::SocketAddr, sync::Arc};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    store: Arc<dyn Store>,
    hub: Hub,
    site: Site,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be bound.
    #[error("cannot listen at {address}: {}; choose another address", Speaker::new(Language::English).problem(error))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's reason.
        error: io::Error,
    },
    /// The store did not close cleanly.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Server {
    /// Binds the address, without answering yet; port 0 takes any free port.
    pub async fn bind(
        address: SocketAddr,
        store: Arc<dyn Store>,
        games: &'static [Module],
        hub: HubSettings,
        gate: GateSettings,
    ) -> Result<Server, ServeError> {
        let listening = listen(address).and_then(|listener| Ok((listener.local_addr()?, listener)));
        let (address, listener) = listening.map_err(|error| ServeError::Listen { address, error })?;
        let meters = Arc::new(Meters::default());
        let mut stores = Stores::from(Arc::clone(&store));
        stores.journal = Arc::new(Measured { journal: stores.journal, meters: Arc::clone(&meters) });
        let hub = Hub::new(stores, games, hub, Arc::new(SystemClock));
        let gate = GateSettings { reach: Reach::of(address.ip()), ..gate };
        let site = Site::new(hub.clone(), gate, meters);
        Ok(Server { listener, address, store, hub, site })
    }

    /// The address that it listens at.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The tables.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Serves until `stop` resolves. Then (graceful shutdown) no connection is accepted, sockets are closed with a
    /// reason, requests that have fully arrived are answered, and the store is closed.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Server { listener, address, store, hub, site } = self;
        tracing::info!(%address, "listening");
        let clock = Background::start({
            let hub = hub.clone();
            async move { hub.keep_time().await }
        });
        let tending = Background::start({
            let site = site.clone();
            async move { site.gate.tend().await }
        });
        let connections = watch::Sender::new(());
        accept(&listener, &site.gate, &site.router(), &connections, stop).await;
        drop(listener);
        tracing::info!("closing");
        hub.shutdown().await;
        let ending = async {
            connections.send_replace(());
            connections.closed().await;
            site.gate.all_sockets_closed().await;
        };
        if timeout(site.gate.settings.ending_time, ending).await.is_err() {
            tracing::warn!("some clients did not hang up in time");
        }
        drop((clock, tending));
        Ok(store.close().await?)
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// A background task, aborted on drop.
struct Background(JoinHandle<()>);

impl Background {
    fn start(work: impl Future<Output = ()> + Send + 'static) -> Self {
        Background(tokio::spawn(work))
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.0.abort();
    }
}
