//! Replay files, forks and rematches.

use super::Spoken;
use crate::{
    web::{
        Asked, At, Founder, Nothing, Problem, Reader, Sent, Site, Source, body::LONGEST_IMPORT,
        problem::ErrorBody,
    },
    wire::Created,
};
use axum::{
    Extension, Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

/// The replay file of a finished game. While it is under way there is none: its steps tell what was drawn and sealed.
#[utoipa::path(get, path = "/api/tables/{id}/export", tag = "records", params(("id" = String, Path), Spoken), responses(
    (status = 200, description = "A replay file", body = Object),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody)))]
pub(crate) async fn export(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(_): Asked<Spoken>,
    Reader(_): Reader,
) -> Result<impl IntoResponse, Problem> {
    let record = site.hub.export(&table).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        // The page that asks gives the file its name.
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment")),
    ];
    Ok((headers, record.to_json()))
}

/// Makes a table from a replay file; every step of it is checked.
#[utoipa::path(post, path = "/api/import", tag = "records", request_body = Object, responses(
    (status = 201, body = Created),
    (status = 400, description = "The record is not honest or cannot be read", body = ErrorBody),
    (status = 413, description = "More than 1 MiB", body = ErrorBody)))]
pub(crate) async fn import(
    State(site): State<Site>,
    Founder(visitor): Founder,
    Extension(source): Extension<Source>,
    Sent(record): Sent<Value, LONGEST_IMPORT>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    site.limits.table(&source, visitor.guest)?;
    Ok((StatusCode::CREATED, Json(site.hub.import(visitor, &record.to_string()).await?)))
}

/// Where to branch off.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fork {
    /// After so many steps.
    step: u32,
}

/// Makes a table that goes on from a step of a finished game, with new luck. A game under way cannot be forked.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "records", params(("id" = String, Path)), request_body = Fork, responses(
    (status = 201, body = Created),
    (status = 404, description = "No such table or step", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody)))]
pub(crate) async fn fork(
    State(site): State<Site>,
    At(table): At<String>,
    Founder(visitor): Founder,
    Extension(source): Extension<Source>,
    Sent(Fork { step }): Sent<Fork>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    site.limits.table(&source, visitor.guest)?;
    Ok((StatusCode::CREATED, Json(site.hub.fork(visitor, &table, step).await?)))
}

/// Makes a table where the same people play again.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "records", params(("id" = String, Path)), request_body = Nothing, responses(
    (status = 201, body = Created),
    (status = 200, description = "Somebody was faster: their table, without tokens", body = Created),
    (status = 403, description = "Not at the table", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody)))]
pub(crate) async fn rematch(
    State(site): State<Site>,
    At(table): At<String>,
    Founder(visitor): Founder,
    Extension(source): Extension<Source>,
    Sent(Nothing {}): Sent<Nothing>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    site.limits.table(&source, visitor.guest)?;
    let created = site.hub.rematch(visitor, &table).await?;
    let status = if created.host_token.is_empty() { StatusCode::OK } else { StatusCode::CREATED };
    Ok((status, Json(created)))
}
