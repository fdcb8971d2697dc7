//! The progress of a connection's request, for a graceful shutdown.

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

/// The progress of one connection. Only the connection's task uses it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course(Arc<Marks>);

#[derive(Debug, Default)]
struct Marks {
    /// A request is complete and not answered yet.
    is_working: AtomicBool,
    is_sending: AtomicBool,
    is_ending: AtomicBool,
}

impl Course {
    /// A request has begun; its body is read through the result.
    pub(crate) fn begin(&self, body: Incoming) -> Arriving {
        self.0.is_working.store(body.is_end_stream(), Ordering::Relaxed);
        Arriving { body, course: self.clone() }
    }

    pub(crate) fn answer(&self) {
        self.0.is_working.store(false, Ordering::Relaxed);
    }

    /// Output is pending, or all of it was sent.
    pub(crate) fn send(&self, is_sending: bool) {
        self.0.is_sending.store(is_sending, Ordering::Relaxed);
    }

    pub(crate) fn end(&self) {
        self.0.is_ending.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_ending(&self) -> bool {
        self.0.is_ending.load(Ordering::Relaxed)
    }

    /// Waits for a connection to answer a complete request. An incomplete one has this time to complete, and is dropped
    /// then.
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
