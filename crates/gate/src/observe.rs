//! Request ids, logs and metrics, without secrets.

use crate::Gate;
use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use std::time::Instant;
use tracing::Instrument;

/// The header with the id of the request.
const ID: HeaderName = HeaderName::from_static("x-request-id");

/// Follows a request from beginning to end.
///
/// The log has the route, never the URI: a query may contain secrets.
pub(crate) async fn follow(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let id = new_id();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("unknown", MatchedPath::as_str).to_owned();
    // At the highest level, so that the span is attached to every log line of the request.
    let span = tracing::error_span!("request", %id, %method, route);
    let start = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let took = start.elapsed();
    let status = response.status().as_u16();
    gate.meters.answered(method_name(&method), &route, status, took);
    span.in_scope(|| tracing::info!(status, micros = took.as_micros() as u64, "answered"));
    response
        .headers_mut()
        .insert(ID, HeaderValue::from_str(&id).expect("an id is made of hexadecimal digits"));
    response
}

/// The name of a method; unknown ones are counted as one.
fn method_name(method: &axum::http::Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "OPTIONS" => "OPTIONS",
        "POST" => "POST",
        "PUT" => "PUT",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        _ => "other",
    }
}

fn new_id() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    format!("{:016x}", u64::from_be_bytes(bytes))
}
