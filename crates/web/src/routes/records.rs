//! Replay files, forks and rematches.

use super::Spoken;
use crate::{Asked, At, File, Founding, Nothing, Sent, Site};
use approdo_gate::Problem;
use approdo_hub::wire::Created;
use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use serde::Deserialize;
#[cfg(test)]
use {crate::openapi::ReplayFile, approdo_gate::ErrorBody};

/// The replay file of a finished game. A running game has none: its steps reveal drawn and sealed cards.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/export", tag = "records", params(("id" = String, Path), Spoken), responses(
    (status = 200, description = "A replay file", body = ReplayFile),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody))))]
pub(crate) async fn export(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(_): Asked<Spoken>,
) -> Result<impl IntoResponse, Problem> {
    let record = site.hub.export(&table).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        // The page names the file.
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment")),
    ];
    Ok((headers, record.to_json()))
}

/// Creates a table from a replay file; every step is checked.
#[cfg_attr(test, utoipa::path(post, path = "/api/import", tag = "records", request_body = ReplayFile, responses(
    (status = 201, body = Created),
    (status = 400, description = "The record is not honest or cannot be read", body = ErrorBody),
    (status = 413, description = "More than 1 MiB", body = ErrorBody))))]
pub(crate) async fn import(
    Founding { site, visitor }: Founding,
    // Unparsed, so that errors are reported with their place.
    File(record): File,
) -> Result<(StatusCode, Json<Created>), Problem> {
    Ok((StatusCode::CREATED, Json(site.hub.import(visitor, record.get()).await?)))
}

/// Where to fork.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Fork {
    /// The number of the step.
    step: u32,
}

/// Creates a table that goes on from a step of a finished game, with new luck. A running game cannot be forked.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/fork", tag = "records", params(("id" = String, Path)), request_body = Fork, responses(
    (status = 201, body = Created),
    (status = 404, description = "No such table or step", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody))))]
pub(crate) async fn fork(
    At(table): At<String>,
    Founding { site, visitor }: Founding,
    Sent(Fork { step }): Sent<Fork>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    Ok((StatusCode::CREATED, Json(site.hub.fork(visitor, &table, step).await?)))
}

/// Creates a table where the same people play again.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "records", params(("id" = String, Path)), request_body = Nothing, responses(
    (status = 201, body = Created),
    (status = 200, description = "Somebody was faster: their table, without tokens", body = Created),
    (status = 403, description = "Not at the table", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody))))]
pub(crate) async fn rematch(
    At(table): At<String>,
    Founding { site, visitor }: Founding,
    Sent(Nothing {}): Sent<Nothing>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let created = site.hub.rematch(visitor, &table).await?;
    let status = if created.host_token.is_empty() { StatusCode::OK } else { StatusCode::CREATED };
    Ok((status, Json(created)))
}
