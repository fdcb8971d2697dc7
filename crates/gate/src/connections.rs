//! Connections: limits on their number, and timeouts.

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

/// The send buffer of a connection in the kernel: enough for a page at long distance, little enough for thousands of
/// clients that take nothing.
const SEND_BUFFER: u32 = 128 << 10;

/// The backlog of connections that wait to be accepted.
const WAITING: u32 = 1024;

/// A listener with a small send buffer.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Lets a restarted server bind the port at once; on other systems this would let two servers share it.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// Accepts connections until cancelled. Every connection subscribes to `connections`, and ends when that changes.
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
                // Too many connections of one client: closed without an answer, as others of it are answered.
                None => drop(stream),
            },
            // Usually too many open files: it passes when a connection closes, and retrying at once would only burn
            // time.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

#[derive(Debug)]
pub(crate) struct Admission {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Permit>,
    _counted: Open,
}

impl Admission {
    /// The permits for a connection, unless its address has too many; a trusted proxy counts as many clients.
    fn of(peer: SocketAddr, gate: &Gate, by_address: &Permits, of_all: OwnedSemaphorePermit) -> Option<Self> {
        let address = peer.ip().to_canonical();
        let is_proxy = gate.settings.trusted_proxies.iter().any(|network| network.contains(address));
        let of_address = if is_proxy { None } else { Some(by_address.take(Source::bucket_of(address))?) };
        Some(Admission { _of_all: of_all, _of_address: of_address, _counted: gate.meters.connection() })
    }
}

/// Serves one connection. When the server is `ending`, complete requests are still answered.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    gate: Gate,
    mut ending: watch::Receiver<()>,
    admission: Admission,
) {
    // Without it a move would wait for the acknowledgement of the packet before.
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
    // HTTP/1.1 only: every limit counts connections, and one of HTTP/2 would be many. So the timeout for the first head
    // begins before anything is read, and a slow or silent client (slowloris) does not keep the connection.
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
