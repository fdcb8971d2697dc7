//! A store, a hub and the web put together, listening until they are told to stop.

mod course;
mod files;
mod panics;
mod patient;

pub use panics::log_panics;

use crate::{
    hub::{Hub, HubSettings, SystemClock},
    measured::Measured,
    web::{Inflow, Leftover, Meters, Open, Place, Places, Reach, Site, Source, WebSettings},
};
use approdo_phrases::{Language, Speaker};
use approdo_store::{Store, StoreError};
use approdo_table::Module;
use axum::{body::Body, extract::ConnectInfo, http::Request};
use course::Course;
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use patient::Patient;
use std::{fmt, future::Future, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::JoinHandle,
    time::{sleep, timeout},
};
use tower::ServiceExt;

/// So many bytes wait in the system for a client to take them: enough for a page from far away, and little enough
/// that thousands of clients who take nothing do no harm.
const SEND_BUFFER: u32 = 128 << 10;

/// So many connections wait to be let in.
const WAITING: u32 = 1024;

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
    /// The address cannot be used.
    #[error("cannot listen at {address}: {}; choose another address", Speaker::new(Language::English).problem(error))]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The store did not close as it should.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Server {
    /// Starts to listen, without answering yet; port 0 takes any that is free.
    pub async fn bind(
        address: SocketAddr,
        store: Arc<dyn Store>,
        games: &'static [Module],
        hub: HubSettings,
        web: WebSettings,
    ) -> Result<Server, ServeError> {
        let listening = listen(address).and_then(|listener| Ok((listener.local_addr()?, listener)));
        let (address, listener) = listening.map_err(|error| ServeError::Listen { address, error })?;
        let meters = Arc::new(Meters::default());
        let measured = Measured::new(Arc::clone(&store), Arc::clone(&meters));
        let hub = Hub::new(Arc::new(measured), games, hub, Arc::new(SystemClock));
        let web = WebSettings { reach: Reach::of(address.ip()), ..web };
        let site = Site::new(hub.clone(), web, meters);
        Ok(Server { listener, address, store, hub, site })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The tables.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Answers until `stop` says so. Then nobody new is let in, sockets are told, requests that are all there are
    /// answered, and the store is closed.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Server { listener, address, store, hub, site } = self;
        tracing::info!(%address, "listening");
        let most_connections = files::room_for(site.settings.most_connections);
        let clock = Background::start({
            let hub = hub.clone();
            async move { hub.keep_time().await }
        });
        let tending = Background::start({
            let site = site.clone();
            async move { site.tend().await }
        });
        let connections = watch::Sender::new(());
        accept(&listener, &site, most_connections, &connections, stop).await;
        drop(listener);
        tracing::info!("closing");
        hub.shutdown().await;
        let ending = async {
            connections.send_replace(());
            connections.closed().await;
            site.all_sockets_closed().await;
        };
        if timeout(site.settings.ending_time, ending).await.is_err() {
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

/// A listener whose connections keep little of what is not taken.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A port is free as soon as its last server is gone; elsewhere this would mean that two may share it.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// Lets clients in until it is told to stop.
async fn accept(
    listener: &TcpListener,
    site: &Site,
    most_connections: usize,
    connections: &watch::Sender<()>,
    stop: impl Future<Output = ()>,
) {
    let room = Arc::new(Semaphore::new(most_connections));
    let places = Places::new(site.settings.most_connections_per_address);
    let router = site.router();
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let place = Arc::clone(&room).acquire_owned().await.expect("nobody closes it");
            (listener.accept().await, place)
        };
        let (accepted, place) = tokio::select! {
            () = &mut stop => return,
            next = next => next,
        };
        match accepted {
            Ok((stream, peer)) => match Admission::of(peer, site, &places, place) {
                Some(admission) => {
                    let (router, ending) = (router.clone(), connections.subscribe());
                    tokio::spawn(talk(stream, peer, router, site.clone(), ending, admission));
                }
                // There is nothing to say to whoever has so many lines already: one of those will be answered.
                None => drop(stream),
            },
            // Usually too many open files: it passes when somebody leaves, and asking at once would only burn.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Room for one connection.
#[derive(Debug)]
struct Admission {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Place>,
    _counted: Open,
}

impl Admission {
    /// Lets a client in, unless its address has too many connections; behind a trusted proxy there are many clients.
    fn of(peer: SocketAddr, site: &Site, places: &Places, place: OwnedSemaphorePermit) -> Option<Self> {
        let address = peer.ip().to_canonical();
        let is_proxy = site.settings.trusted_proxies.iter().any(|network| network.contains(address));
        let of_address = if is_proxy { None } else { Some(places.take(Source::bucket_of(address))?) };
        Some(Admission { _of_all: place, _of_address: of_address, _counted: site.meters.connection() })
    }
}

/// Answers everything that comes over one connection. When the server is `ending`, whatever is all there is answered.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: axum::Router,
    site: Site,
    mut ending: watch::Receiver<()>,
    admission: Admission,
) {
    // Without it a move waits for the acknowledgement of the packet before.
    let _ = stream.set_nodelay(true);
    let (inflow, leftover, course) = (Inflow::unmetered(), Leftover::default(), Course::default());
    let marks = (inflow.clone(), leftover.clone(), course.clone());
    let stream = Patient::new(stream, &site.settings, admission, marks);
    let followed = course.clone();
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(inflow.clone());
        request.extensions_mut().insert(leftover.clone());
        let course = followed.clone();
        let answer = router.clone().oneshot(request.map(|body| Body::new(course.begin(body))));
        async move {
            let answer = answer.await;
            course.answer();
            answer
        }
    });
    // HTTP/1.1 and nothing else: every limit counts connections, and one of HTTP/2 would be many. So nothing has to be
    // read before the time for the first head begins, and whoever sends it drop by drop, or nothing at all, does not
    // keep the line.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(site.settings.header_time)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => Some(ended),
        _ = ending.changed() => {
            course.end();
            connection.as_mut().graceful_shutdown();
            course.see_out(connection.as_mut(), site.settings.hurry_time).await
        }
    };
    match ended {
        Some(Ok(())) => (),
        Some(Err(error)) => tracing::debug!(%error, "a connection broke"),
        None => tracing::debug!("a connection was closed in the middle of a request"),
    }
}

/// Work that ends when nobody holds it any more.
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
