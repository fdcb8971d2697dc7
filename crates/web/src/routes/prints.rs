//! Before a game: its print, and the check of a draft.

use super::{Answer, Spoken};
use crate::{Asked, At, Sent, Site, body::misread};
#[cfg(test)]
use approdo_gate::ErrorBody;
use approdo_gate::{Problem, Reader};
use approdo_hub::{refusal, wire::RefusalOut};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};

/// What is printed on cards, tiles and places of a game. It changes only with the data files: send `If-None-Match`.
#[cfg_attr(test, utoipa::path(get, path = "/api/games/{game}/print", tag = "rules", params(("game" = String, Path), Spoken), responses(
    (status = 200, description = "In the game's own words", body = Object),
    (status = 304, description = "As before"),
    (status = 404, description = "No such game", body = ErrorBody))))]
pub(crate) async fn print(
    State(site): State<Site>,
    At(game): At<String>,
    Asked(_): Asked<Spoken>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let print = site.hub.game(&game)?.printed();
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let is_known = known.is_some_and(|tags| tags.contains(&print.fingerprint));
    // A proxy that compresses changes the bytes, so the tag is a weak one.
    let tag = format!("W/\"{}\"", print.fingerprint);
    let caching = [(header::CACHE_CONTROL, "no-cache"), (header::ETAG, tag.as_str())];
    if is_known {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let json = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    Ok((caching, json, print.text.clone()).into_response())
}

/// The result of checking a draft.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Checked {
    /// Why it may not be played.
    refused: Option<RefusalOut>,
    /// Further facts, as the game serializes them.
    #[cfg_attr(test, schema(value_type = Object))]
    facts: Value,
}

/// Checks something that is put together before a game, e.g. a deck.
#[cfg_attr(test, utoipa::path(post, path = "/api/games/{game}/check", tag = "rules", params(("game" = String, Path), Spoken), request_body = Object, responses(
    (status = 200, body = Checked),
    (status = 400, description = "The draft has another form", body = ErrorBody),
    (status = 404, description = "No such game, or nothing is put together before it", body = ErrorBody))))]
pub(crate) async fn check(
    State(site): State<Site>,
    At(game): At<String>,
    Asked(_): Asked<Spoken>,
    Reader(language): Reader,
    Sent(draft): Sent<Box<RawValue>>,
) -> Answer<Checked> {
    let examine = site.hub.game(&game)?.examine.ok_or(Problem::UnknownRoute)?;
    let examined = examine(draft.get()).map_err(|error| misread(&draft, &error))?;
    let refused = examined.refused.map(|refused| refusal(language, &refused));
    Ok(Json(Checked { refused, facts: examined.facts }))
}
