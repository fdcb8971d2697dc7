//! Chat and private notes.

use super::{Answer, Done, Spoken, done};
use crate::{Asked, At, Change, Sent, Site, digits};
use approdo_gate::{Asker, Guest, Onlooker, Source};
use approdo_hub::wire::ChatLine;
use approdo_hub::{GuestId, HubError};
use axum::{Extension, Json, extract::State};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use {crate::change::OfTable, approdo_gate::ErrorBody};

/// A chat line.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// Plain text: 1 to 500 characters.
    #[cfg_attr(test, schema(min_length = 1, max_length = 500))]
    text: String,
}

/// A private note.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    /// Plain text: 4000 characters at most; empty deletes the note.
    #[cfg_attr(test, schema(max_length = 4_000))]
    text: String,
}

/// Lines of the chat.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(crate) struct Chat {
    /// Oldest first.
    lines: Vec<ChatLine>,
}

/// The parameters of the chat.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct SinceLine {
    /// Only lines after this one.
    #[serde(default, deserialize_with = "digits::number")]
    since: u64,
    /// `en` or `it`.
    #[allow(dead_code, reason = "it is read before, and only allowed here")]
    lang: Option<String>,
}

/// The chat.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path), SinceLine), responses(
    (status = 200, body = Chat),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn read(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(query): Asked<SinceLine>,
) -> Answer<Chat> {
    Ok(Json(Chat { lines: site.hub.chat_since(&table, query.since).await? }))
}

/// Adds a chat line; for players and hosts.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path)), request_body = Words, responses(
    (status = 200, body = ChatLine),
    (status = 400, description = "Empty or too long", body = ErrorBody),
    (status = 403, description = "Not at the table", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 429, description = "Too much at once", body = ErrorBody))))]
pub(crate) async fn say(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(_): Asked<Spoken>,
    Guest(guest): Guest,
    Onlooker(known): Onlooker,
    Extension(source): Extension<Source>,
    Sent(Words { text }): Sent<Words>,
) -> Answer<ChatLine> {
    let asker = Asker::of(&site.hub, known, &source, &table).await;
    site.gate.limits.chat(&asker, &table)?;
    Ok(Json(site.hub.chat(guest, &table, &text).await?))
}

/// The private note of this browser about the table.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/notes", tag = "talk", params(("id" = String, Path), Spoken), responses(
    (status = 200, body = Note),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn note(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(_): Asked<Spoken>,
    Onlooker(guest): Onlooker,
) -> Answer<Note> {
    Ok(Json(Note { text: site.hub.note(guest, &table).await? }))
}

/// Stores that note, which is private. For players, hosts, and spectators with a session cookie, as long as there are
/// not too many.
#[cfg_attr(test, utoipa::path(put, path = "/api/tables/{id}/notes", tag = "talk", params(OfTable), request_body = Note, responses(
    (status = 200, body = Done),
    (status = 400, description = "Too long", body = ErrorBody),
    (status = 403, description = "Not known here, or too many have noted something", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 429, description = "Too many notes at once", body = ErrorBody))))]
pub(crate) async fn set_note(
    Change { site, table, asker, .. }: Change,
    Sent(Note { text }): Sent<Note>,
) -> Answer<Done> {
    if asker.known == GuestId::NOBODY {
        return Err(HubError::NotKnown.into());
    }
    site.gate.limits.note(&asker)?;
    site.hub.set_note(asker.known, &table, &text).await?;
    done()
}
