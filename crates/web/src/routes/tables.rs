//! Create, list and look at tables.

use super::{Answer, Done, Look, Spoken, done};
use crate::{Asked, At, Change, Founding, Sent, Site, digits};
use approdo_gate::{Onlooker, Problem, Reader, Secret, Watcher};
use approdo_hub::Attempt;
use approdo_hub::wire::{CreateTable, Created, Status, TableListing, TableState};
use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use {crate::change::OfTable, approdo_gate::ErrorBody};

/// The longest page of the public list.
const LONGEST_PAGE: u32 = 100;

/// Creates a table; the requester is its host. The tokens in the answer are shown only once, and again for the same
/// request with the same `key` and cookie.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables", tag = "tables", params(Spoken), request_body = CreateTable, responses(
    (status = 201, body = Created),
    (status = 200, description = "The same request made the table before: the same answer", body = Created),
    (status = 400, description = "An unknown option, a bad name, clock, seed or key", body = ErrorBody),
    (status = 404, description = "No such game", body = ErrorBody),
    (status = 409, description = "The key was used for another table", body = ErrorBody),
    (status = 429, description = "Too many tables at once", body = ErrorBody))))]
pub(crate) async fn create(
    Founding { site, visitor }: Founding,
    Secret(cookie): Secret,
    Sent(plan): Sent<CreateTable>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let (created, repeated) = match Attempt::of(&cookie, &plan)? {
        Some(attempt) => site.hub.create_once(visitor, plan, attempt).await?,
        None => (site.hub.create(visitor, plan).await?, false),
    };
    Ok((if repeated { StatusCode::OK } else { StatusCode::CREATED }, Json(created)))
}

/// A list of tables.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Tables {
    /// Newest first.
    tables: Vec<TableListing>,
}

/// The parameters of the list.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// Only tables with this status.
    status: Option<Status>,
    /// The page after this table.
    after: Option<String>,
    /// The length of the page, at most 100.
    #[serde(default, deserialize_with = "digits::any")]
    limit: Option<u32>,
    /// `en` or `it`.
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

/// The public tables.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables", tag = "tables", params(Which), responses(
    (status = 200, body = Tables),
    (status = 404, description = "The page is to begin after a table that is not there", body = ErrorBody))))]
pub(crate) async fn list(State(site): State<Site>, Asked(which): Asked<Which>) -> Answer<Tables> {
    let limit = which.limit.unwrap_or(LONGEST_PAGE).min(LONGEST_PAGE);
    Ok(Json(Tables { tables: site.hub.list_public(which.status, which.after, limit).await? }))
}

/// The tables where this browser holds a seat or is a host, the latest change first.
#[cfg_attr(test, utoipa::path(get, path = "/api/mine", tag = "tables", params(Spoken), responses((status = 200, body = Tables))))]
pub(crate) async fn mine(
    State(site): State<Site>,
    Asked(_): Asked<Spoken>,
    Onlooker(guest): Onlooker,
) -> Answer<Tables> {
    Ok(Json(Tables { tables: site.hub.mine(guest).await? }))
}

/// A table as this browser may see it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Look), responses(
    (status = 200, body = TableState),
    (status = 429, description = "Too much at once that takes time", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody))))]
pub(crate) async fn look(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(look): Asked<Look>,
    Reader(language): Reader,
    Watcher(visitor): Watcher,
) -> Answer<TableState> {
    Ok(Json(site.hub.state(visitor, &table, look.query(language)).await?))
}

/// A name.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    /// 1 to 40 characters.
    #[cfg_attr(test, schema(min_length = 1, max_length = 40))]
    pub(super) name: String,
}

/// Renames the table; for hosts.
#[cfg_attr(test, utoipa::path(post, operation_id = "rename_table", path = "/api/tables/{id}/rename", tag = "tables", params(OfTable), request_body = NewName, responses(
    (status = 200, body = Done),
    (status = 400, description = "No good name", body = ErrorBody),
    (status = 403, description = "Not the host", body = ErrorBody))))]
pub(crate) async fn rename(
    Change { site, guest, table, .. }: Change,
    Sent(new): Sent<NewName>,
) -> Answer<Done> {
    site.hub.rename_table(guest, &table, &new.name).await?;
    done()
}
