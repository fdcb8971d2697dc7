//! Backpressure for large answers, by HTTP and WebSocket: an address has only a few under way at a time, so that slow
//! readers do not fill the memory.

use crate::{Gate, Permit, Permits, Problem, Source};
use axum::{
    body::{Body, Bytes},
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use http_body_util::BodyExt;
use hyper::body::{Body as _, Frame, SizeHint};
use std::{
    convert::Infallible,
    net::IpAddr,
    pin::Pin,
    task::{Context, Poll},
};

/// A longer answer is large.
const LARGE: u64 = 128 << 10;

/// The size of the pieces of a large answer.
const PIECE: usize = 32 << 10;

/// Only answers for one reader are counted: pages and rules are in memory once for all.
const WHERE: &str = "/api/tables/";

/// A permit for an answer of this length to an address; only a large one needs it.
pub(crate) fn permit_for(permits: &Permits, address: IpAddr, length: u64) -> Result<Option<Permit>, Problem> {
    if length <= LARGE {
        return Ok(None);
    }
    permits.take(address).map(Some).ok_or(Problem::TooFast { seconds: 2 })
}

/// Sends a large answer piece by piece, as its reader takes it.
pub(crate) async fn hold(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<Source>().map(Source::bucket);
    let is_own = request.uri().path().starts_with(WHERE);
    let response = next.run(request).await;
    let (Some(address), true) = (address, is_own) else { return response };
    let length = response.body().size_hint().exact().unwrap_or(0);
    let permit = match gate.permit_answer(address, length) {
        Ok(Some(permit)) => permit,
        Ok(None) => return response,
        Err(problem) => return problem.into_response(),
    };
    let (parts, body) = response.into_parts();
    match body.collect().await {
        Ok(whole) => Response::from_parts(parts, Body::new(Held { rest: whole.to_bytes(), _permit: permit })),
        Err(_) => Problem::Internal.into_response(),
    }
}

/// The rest of a large answer. Its permit is returned when the last piece is taken, because those before it are on
/// their way then.
struct Held {
    rest: Bytes,
    _permit: Permit,
}

impl hyper::body::Body for Held {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let length = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(length);
        Poll::Ready((!piece.is_empty()).then(|| Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.rest.len() as u64)
    }
}
