//! How far a connection has come with its request, so that the end of the server knows whom to wait for.

use axum::body::{Bytes, HttpBody};
use hyper::body::{Frame, Incoming, SizeHint};
use std::{
    future::{Future, poll_fn},
    pin::{Pin, pin},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Sleep, sleep};

/// What is known of one connection. It is asked and told by the task of the connection alone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course(Arc<Marks>);

#[derive(Debug, Default)]
struct Marks {
    /// A request has come to its end and is not answered yet.
    is_working: AtomicBool,
    /// Something was to be sent and has not gone out.
    is_sending: AtomicBool,
    /// The server is told to stop.
    is_ending: AtomicBool,
}

impl Course {
    /// A request has begun; what it is followed by is read through this.
    pub(crate) fn begin(&self, body: Incoming) -> Arriving {
        self.0.is_working.store(body.is_end_stream(), Ordering::Relaxed);
        Arriving { body, course: self.clone() }
    }

    /// The request is answered.
    pub(crate) fn answer(&self) {
        self.0.is_working.store(false, Ordering::Relaxed);
    }

    /// Something is to be sent, or all of it went out.
    pub(crate) fn send(&self, is_sending: bool) {
        self.0.is_sending.store(is_sending, Ordering::Relaxed);
    }

    /// The server is told to stop.
    pub(crate) fn end(&self) {
        self.0.is_ending.store(true, Ordering::Relaxed);
    }

    /// Whether the server is told to stop.
    pub(crate) fn is_ending(&self) -> bool {
        self.0.is_ending.load(Ordering::Relaxed)
    }

    /// Waits for a connection to finish what it owes: the answer to a request that is all there. Whoever is still in
    /// the middle of asking has this time for the rest of it, and then nothing comes of it.
    pub(crate) async fn see_out<T>(
        &self,
        connection: Pin<&mut impl Future<Output = T>>,
        for_the_rest: Duration,
    ) -> Option<T> {
        let mut connection = pin!(connection);
        let mut lull: Option<Pin<Box<Sleep>>> = None;
        poll_fn(|context| {
            if let Poll::Ready(ended) = connection.as_mut().poll(context) {
                return Poll::Ready(Some(ended));
            }
            if self.0.is_working.load(Ordering::Relaxed) || self.0.is_sending.load(Ordering::Relaxed) {
                lull = None;
                return Poll::Pending;
            }
            let lull = lull.get_or_insert_with(|| Box::pin(sleep(for_the_rest)));
            lull.as_mut().poll(context).map(|()| None)
        })
        .await
    }
}

/// The body of a request, on its way.
pub(crate) struct Arriving {
    body: Incoming,
    course: Course,
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        let is_all = match &polled {
            Poll::Ready(None) => true,
            Poll::Ready(Some(Ok(_))) => self.body.is_end_stream(),
            Poll::Ready(Some(Err(_))) | Poll::Pending => false,
        };
        if is_all {
            self.course.0.is_working.store(true, Ordering::Relaxed);
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
