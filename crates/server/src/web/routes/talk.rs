//! Chat and private notes.

use super::{Answer, Done, Spoken, done};
use crate::{
    hub::{GuestId, HubError},
    web::{
        Asked, Asker, At, Change, Guest, OfTable, Onlooker, Reader, Sent, Site, Source, problem::ErrorBody,
    },
    wire::ChatLine,
};
use axum::{Extension, Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A text.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    /// Plain text.
    text: String,
}

/// Lines of the chat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Chat {
    /// Oldest first.
    lines: Vec<ChatLine>,
}

/// Which lines.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct SinceLine {
    /// Only lines after this one.
    #[serde(default)]
    since: u64,
    /// `en` or `it`.
    #[allow(dead_code, reason = "it is read by the extractor of the language and only allowed here")]
    lang: Option<String>,
}

/// What was said.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path), SinceLine), responses(
    (status = 200, body = Chat),
    (status = 404, description = "No such table", body = ErrorBody)))]
pub(crate) async fn read(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(query): Asked<SinceLine>,
    Reader(_): Reader,
) -> Answer<Chat> {
    Ok(Json(Chat { lines: site.hub.chat_since(&table, query.since).await? }))
}

/// Says something; for whoever sits at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path)), request_body = Text, responses(
    (status = 200, body = ChatLine),
    (status = 400, description = "Empty or too long", body = ErrorBody),
    (status = 403, description = "Not at the table", body = ErrorBody),
    (status = 429, description = "Too much at once", body = ErrorBody)))]
pub(crate) async fn say(
    State(site): State<Site>,
    At(table): At<String>,
    Guest(guest): Guest,
    Onlooker(known): Onlooker,
    Extension(source): Extension<Source>,
    Sent(Text { text }): Sent<Text>,
) -> Answer<ChatLine> {
    let asker = Asker::of(&site, known, &source, &table).await;
    site.limits.chat(&asker, &table)?;
    Ok(Json(site.hub.chat(guest, &table, &text).await?))
}

/// The private note of this browser about the table.
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "talk", params(("id" = String, Path), Spoken), responses(
    (status = 200, body = Text),
    (status = 404, description = "No such table", body = ErrorBody)))]
pub(crate) async fn note(
    State(site): State<Site>,
    At(table): At<String>,
    Asked(_): Asked<Spoken>,
    Reader(_): Reader,
    Onlooker(guest): Onlooker,
) -> Answer<Text> {
    Ok(Json(Text { text: site.hub.note(guest, &table).await? }))
}

/// Writes that note; nobody else ever sees it. For whoever belongs to the table, and for onlookers whom the server
/// knows by their cookie, as long as there are not too many.
#[utoipa::path(put, path = "/api/tables/{id}/notes", tag = "talk", params(OfTable), request_body = Text, responses(
    (status = 200, body = Done),
    (status = 400, description = "Too long", body = ErrorBody),
    (status = 403, description = "Not known here, or too many have noted something", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 429, description = "Too many notes at once", body = ErrorBody)))]
pub(crate) async fn set_note(
    Change { site, table, asker, .. }: Change,
    Sent(Text { text }): Sent<Text>,
) -> Answer<Done> {
    if asker.known == GuestId::NOBODY {
        return Err(HubError::NotSeated.into());
    }
    site.limits.note(&asker)?;
    site.hub.set_note(asker.known, &table, &text).await?;
    done()
}
