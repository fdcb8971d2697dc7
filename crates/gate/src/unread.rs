//! Requests that are answered before their body is read.
//!
//! A request that is refused early (rate limit, CSRF, too long) may still be sending its body. A short rest is read and
//! discarded, so that the connection can be reused (keep-alive); otherwise the next request could not be found, and the
//! connection is closed.

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::Response,
};
use http_body_util::BodyExt;
use hyper::body::{Frame, SizeHint};
use std::{
    pin::Pin,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::timeout;

/// The longest rest that is read and discarded.
const LITTLE: u64 = crate::LONGEST_BODY as u64;

/// The time for reading it.
const SOON: Duration = Duration::from_millis(500);

/// Marks a connection whose last request was not read to the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Leftover(Arc<AtomicBool>);

impl Leftover {
    /// Whether there may be unread input.
    pub(crate) fn is_there(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Discards the rest of an answered request, or closes the connection.
pub(crate) async fn settle(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let leftover = request.extensions().get::<Leftover>().cloned().unwrap_or_default();
    let is_worth_reading = may_be_little(request.headers());
    let rest = Rest::default();
    let request = request.map(|body| Body::new(Followed { body: Some(body), rest: rest.clone() }));
    let mut response = next.run(request).await;
    let is_read = match rest.take() {
        Left::Nothing => true,
        Left::Body(body) if is_worth_reading => {
            timeout(SOON, read_to_the_end(body)).await.unwrap_or_default()
        }
        Left::Body(_) | Left::Unknown => false,
    };
    // After the upgrade to a WebSocket the connection is not ours.
    if !is_read && response.status() != StatusCode::SWITCHING_PROTOCOLS {
        leftover.0.store(true, Ordering::Relaxed);
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// Whether the rest may be short enough. With `Expect: 100-continue` the client is not told to send it.
fn may_be_little(headers: &HeaderMap) -> bool {
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let is_little = announced.is_none_or(|length| length.parse().is_ok_and(|length: u64| length <= LITTLE));
    is_little && !headers.contains_key(header::EXPECT)
}

/// Reads and discards; whether the end was reached.
async fn read_to_the_end(mut body: Body) -> bool {
    let mut left = LITTLE;
    while let Some(frame) = body.frame().await {
        let Ok(frame) = frame else { return false };
        let Some(rest) = left.checked_sub(frame.data_ref().map_or(0, |data| data.len() as u64)) else {
            return false;
        };
        left = rest;
    }
    true
}

/// The rest of a body that a handler reads.
#[derive(Clone, Default)]
struct Rest(Arc<Mutex<Left>>);

#[derive(Default)]
enum Left {
    /// It is being read, or reading failed.
    #[default]
    Unknown,
    /// It was read to the end.
    Nothing,
    /// It was dropped unread.
    Body(Body),
}

impl Rest {
    fn take(&self) -> Left {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn note(&self, left: Left) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = left;
    }
}

/// A body that hands its unread rest to `rest` when dropped.
struct Followed {
    /// `None` after its end or an error.
    body: Option<Body>,
    rest: Rest,
}

impl HttpBody for Followed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let Some(body) = self.body.as_mut() else { return Poll::Ready(None) };
        let polled = Pin::new(&mut *body).poll_frame(context);
        let is_over = body.is_end_stream();
        match &polled {
            Poll::Ready(Some(Ok(_))) if !is_over => (),
            Poll::Ready(Some(Ok(_)) | None) => {
                self.body = None;
                self.rest.note(Left::Nothing);
            }
            Poll::Ready(Some(Err(_))) => self.body = None,
            Poll::Pending => (),
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(Body::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map(Body::size_hint).unwrap_or_default()
    }
}

impl Drop for Followed {
    fn drop(&mut self) {
        if let Some(body) = self.body.take() {
            self.rest.note(Left::Body(body));
        }
    }
}
