//! Earlier positions, logs and recaps.

use super::{Answer, Done, LookBack, LookSince, done};
use crate::{Asked, At, Mark, Sent, Site, digits};
use approdo_gate::{Onlooker, Reader, Watcher};
use approdo_hub::wire::{Incident, LogOut, Past, Recap, TableState};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use {crate::change::OfTable, approdo_gate::ErrorBody};

/// The parameters of the path.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Path))]
pub(crate) struct OfStep {
    /// The id of the table.
    id: String,
    /// The step; 0 is the beginning.
    #[serde(deserialize_with = "digits::number")]
    step: u32,
}

/// The table after this step.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/history/{step}", tag = "past", params(OfStep, LookBack), responses(
    (status = 200, body = Past),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "The table has not got that far", body = ErrorBody))))]
pub(crate) async fn history(
    State(site): State<Site>,
    At(OfStep { id: table, step }): At<OfStep>,
    Asked(look): Asked<LookBack>,
    Reader(language): Reader,
    Onlooker(guest): Onlooker,
) -> Answer<Past> {
    let viewer = look.query(language).viewer;
    Ok(Json(site.hub.at_step(guest, &table, viewer, step, language).await?))
}

/// The parameters of the path.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Path))]
pub(crate) struct OfVersion {
    /// The id of the table.
    id: String,
    /// The version; 0 is before the first entry of the journal.
    #[serde(deserialize_with = "digits::number")]
    version: u32,
}

/// The table at a version, also if it was taken back since.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/versions/{version}", tag = "past", params(OfVersion, LookBack), responses(
    (status = 200, body = Past),
    (status = 429, description = "Too much at once that takes time", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "The table has not got that far, or the rules have changed since", body = ErrorBody))))]
pub(crate) async fn version(
    State(site): State<Site>,
    At(OfVersion { id: table, version }): At<OfVersion>,
    Asked(look): Asked<LookBack>,
    Reader(language): Reader,
    Watcher(visitor): Watcher,
) -> Answer<Past> {
    let viewer = look.query(language).viewer;
    Ok(Json(site.hub.at_version(visitor, &table, viewer, version, language).await?))
}

/// The log of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Log {
    /// The present version of the table.
    version: u32,
    /// Log lines of later steps than this are out of date and are replaced by these.
    log_from: u32,
    /// The log lines.
    log: Vec<LogOut>,
    /// The incidents since the version that the client named.
    incidents: Vec<Incident>,
}

/// The log since a version, as far as the viewer may know it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/log", tag = "past", params(("id" = String, Path), LookSince), responses(
    (status = 200, body = Log),
    (status = 429, description = "Too much at once that takes time", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn log(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(look): Asked<LookSince>,
    Reader(language): Reader,
    Watcher(visitor): Watcher,
) -> Answer<Log> {
    let state = site.hub.state(visitor, &table, look.query(language)).await?;
    let TableState { summary, log_from, log, incidents, .. } = state;
    Ok(Json(Log { version: summary.version, log_from, log, incidents }))
}

/// The log since this browser's last visit.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/recap", tag = "past", params(("id" = String, Path), LookBack), responses(
    (status = 200, body = Recap),
    (status = 429, description = "Too much at once that takes time", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn recap(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(look): Asked<LookBack>,
    Reader(language): Reader,
    Watcher(visitor): Watcher,
) -> Answer<Recap> {
    Ok(Json(site.hub.recap(visitor, &table, look.query(language)).await?))
}

/// How far a player has read.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    /// The version.
    version: u32,
}

/// Notes that this browser has seen everything up to a version.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seen", tag = "past", params(OfTable), request_body = Seen, responses(
    (status = 200, body = Done),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn seen(
    Mark { site, table, asker }: Mark,
    Sent(Seen { version }): Sent<Seen>,
) -> Answer<Done> {
    // A request without a cookie is given one, so that later visits can be noted.
    site.hub.mark_seen(asker.known, &table, version).await?;
    done()
}
