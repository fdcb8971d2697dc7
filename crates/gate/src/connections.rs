//! Connections: how many may be open, and how long each may take over its requests.

use crate::{Gate, Inflow, Leftover, Open, Permit, Permits, Source, course::Course, files, patient::Patient};
use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{future::Future, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::sleep,
};
use tower::ServiceExt;

/// So many bytes wait in the system for a client to take them: enough for a page from far away, and little enough
/// that thousands of clients who take nothing do no harm.
const SEND_BUFFER: u32 = 128 << 10;

/// So many connections wait to be let in.
const WAITING: u32 = 1024;

/// A listener whose connections keep little of what is not taken.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A port is free as soon as its last server is gone; elsewhere this would mean that two may share it.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// Lets clients in until it is told to stop; every connection subscribes to `connections`, and ends once that changes.
pub async fn accept(
    listener: &TcpListener,
    gate: &Gate,
    router: &Router,
    connections: &watch::Sender<()>,
    stop: impl Future<Output = ()>,
) {
    let all = Arc::new(Semaphore::new(files::room_for(gate.settings.most_connections)));
    let by_address = Permits::new(gate.settings.most_connections_per_address);
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let permit = Arc::clone(&all).acquire_owned().await.expect("nobody closes it");
            (listener.accept().await, permit)
        };
        let (accepted, permit) = tokio::select! {
            () = &mut stop => return,
            next = next => next,
        };
        match accepted {
            Ok((stream, peer)) => match Admission::of(peer, gate, &by_address, permit) {
                Some(admission) => {
                    let (router, ending) = (router.clone(), connections.subscribe());
                    tokio::spawn(talk(stream, peer, router, gate.clone(), ending, admission));
                }
                // There is nothing to say to a client with so many connections already: one of those will be answered.
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

/// The permits of one connection.
#[derive(Debug)]
pub(crate) struct Admission {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Permit>,
    _counted: Open,
}

impl Admission {
    /// Lets a client in, unless its address has too many connections; behind a trusted proxy there are many clients.
    fn of(peer: SocketAddr, gate: &Gate, by_address: &Permits, of_all: OwnedSemaphorePermit) -> Option<Self> {
        let address = peer.ip().to_canonical();
        let is_proxy = gate.settings.trusted_proxies.iter().any(|network| network.contains(address));
        let of_address = if is_proxy { None } else { Some(by_address.take(Source::bucket_of(address))?) };
        Some(Admission { _of_all: of_all, _of_address: of_address, _counted: gate.meters.connection() })
    }
}

/// Answers everything that comes over one connection. When the server is `ending`, whatever is all there is answered.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    gate: Gate,
    mut ending: watch::Receiver<()>,
    admission: Admission,
) {
    // Without it a move waits for the acknowledgement of the packet before.
    let _ = stream.set_nodelay(true);
    let (inflow, leftover, course) = (Inflow::unmetered(), Leftover::default(), Course::default());
    let marks = (inflow.clone(), leftover.clone(), course.clone());
    let stream = Patient::new(stream, &gate.settings, admission, marks);
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
    // keep the connection.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(gate.settings.header_time)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => Some(ended),
        _ = ending.changed() => {
            course.end();
            connection.as_mut().graceful_shutdown();
            course.see_out(connection.as_mut(), gate.settings.hurry_time).await
        }
    };
    match ended {
        Some(Ok(())) => (),
        Some(Err(error)) => tracing::debug!(%error, "a connection broke"),
        None => tracing::debug!("a connection was closed in the middle of a request"),
    }
}
