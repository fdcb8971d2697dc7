//! Replay files, forks and rematches.

use super::Spoken;
use crate::{Asked, At, File, Founding, Nothing, Sent, Site};
use approdo_gate::{ErrorBody, Problem};
use approdo_hub::wire::Created;
use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A replay file, as [`Record`](approdo_table::Record) writes and reads it; only described here.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it is a description")]
pub(crate) struct ReplayFile {
    /// The format: 1.
    #[schema(minimum = 1, maximum = 1)]
    approdo: u32,
    /// The id of the game.
    game: String,
    /// The version of its rules.
    rules_version: u32,
    /// The fingerprint of the data files, if they were not the built-in ones.
    data: Option<String>,
    /// What was agreed.
    #[schema(value_type = Object)]
    options: Value,
    /// How many seats play.
    seats: u8,
    /// What the players were called, seat by seat.
    #[schema(required = false)]
    names: Vec<String>,
    /// SHA-256 of the seed.
    seed_digest: String,
    /// The seed: 64 hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    seed: Option<String>,
    /// So many first steps come from another game.
    #[schema(required = false)]
    inherited: u32,
    /// Every step in the notation of the game.
    steps: Vec<String>,
    /// The position that the steps lead to.
    state_hash: Option<String>,
    /// How the game ended as the rules count.
    outcome: Option<RecordedOutcome>,
    /// Which seats lost by their clocks.
    #[schema(required = false)]
    forfeited: Vec<RecordedForfeit>,
}

/// How a game ended.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it is a description")]
pub(crate) struct RecordedOutcome {
    /// The place of each seat; 1 is best.
    places: Vec<u8>,
    /// The points of each seat.
    scores: Vec<i32>,
    /// The clause that ended the game.
    ended_by: String,
}

/// A seat that lost by its clock.
#[derive(ToSchema)]
#[allow(dead_code, reason = "it is a description")]
pub(crate) struct RecordedForfeit {
    /// The seat, counted from 0.
    seat: u8,
    /// After so many steps.
    step: u32,
}

/// The replay file of a finished game. While it is under way there is none: its steps tell what was drawn and sealed.
#[utoipa::path(get, path = "/api/tables/{id}/export", tag = "records", params(("id" = String, Path), Spoken), responses(
    (status = 200, description = "A replay file", body = ReplayFile),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 409, description = "The game is not over", body = ErrorBody)))]
pub(crate) async fn export(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(_): Asked<Spoken>,
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
#[utoipa::path(post, path = "/api/import", tag = "records", request_body = ReplayFile, responses(
    (status = 201, body = Created),
    (status = 400, description = "The record is not honest or cannot be read", body = ErrorBody),
    (status = 413, description = "More than 1 MiB", body = ErrorBody)))]
pub(crate) async fn import(
    Founding { site, visitor }: Founding,
    // As it was written, so that what is wrong with it is found where it stands.
    File(record): File,
) -> Result<(StatusCode, Json<Created>), Problem> {
    Ok((StatusCode::CREATED, Json(site.hub.import(visitor, record.get()).await?)))
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
    At(table): At<String>,
    Founding { site, visitor }: Founding,
    Sent(Fork { step }): Sent<Fork>,
) -> Result<(StatusCode, Json<Created>), Problem> {
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
    At(table): At<String>,
    Founding { site, visitor }: Founding,
    Sent(Nothing {}): Sent<Nothing>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let created = site.hub.rematch(visitor, &table).await?;
    let status = if created.host_token.is_empty() { StatusCode::OK } else { StatusCode::CREATED };
    Ok((status, Json(created)))
}
