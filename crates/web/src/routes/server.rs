//! Health, metrics and the API's description.

use super::{Answer, Spoken};
use crate::{Asked, Site};
#[cfg(test)]
use approdo_gate::ErrorBody;
use approdo_gate::{Problem, Source};
use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderValue, header},
    response::IntoResponse,
};
use serde::Serialize;

/// The server is healthy.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Health {
    /// `ok`.
    status: &'static str,
    /// The version of the program.
    program: &'static str,
    /// The number of games.
    games: usize,
}

/// Whether the server answers, and its store can be read and written.
#[cfg_attr(test, utoipa::path(get, path = "/health", tag = "server", params(Spoken), responses(
    (status = 200, body = Health),
    (status = 503, description = "The store does not answer, or the server goes down", body = ErrorBody))))]
pub(crate) async fn health(State(site): State<Site>, Asked(_): Asked<Spoken>) -> Answer<Health> {
    site.hub.check_health().await?;
    let games = site.hub.games().len();
    Ok(Json(Health { status: "ok", program: env!("CARGO_PKG_VERSION"), games }))
}

/// Metrics in the text format of Prometheus; only for this machine, unless configured otherwise.
#[cfg_attr(test, utoipa::path(get, path = "/metrics", tag = "server", params(Spoken), responses(
    (status = 200, description = "Numbers", body = String, content_type = "application/openmetrics-text"),
    (status = 403, description = "Not from elsewhere", body = ErrorBody))))]
pub(crate) async fn metrics(
    State(site): State<Site>,
    Asked(_): Asked<Spoken>,
    Extension(source): Extension<Source>,
) -> Result<impl IntoResponse, Problem> {
    if !site.gate.settings.metrics_for_all && !source.is_local() {
        return Err(Problem::LocalOnly);
    }
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], site.gate.meters.text(&site.hub).await))
}

/// The OpenAPI document of this API.
#[cfg_attr(test, utoipa::path(get, path = "/api/openapi.json", tag = "server", params(Spoken), responses((status = 200, description = "OpenAPI 3.1"))))]
pub(crate) async fn description(Asked(_): Asked<Spoken>) -> impl IntoResponse {
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], include_str!("../../../../web/src/lib/openapi.json"))
}
