//! Moves, undo, redo, hints.

use super::Answer;
use crate::{Change, Sent};
use approdo_gate::Reader;
use approdo_hub::wire::{Hint, PlayMove, Played, TakeBack};
use axum::Json;
use serde::Deserialize;
#[cfg(test)]
use {crate::change::OfTable, approdo_gate::ErrorBody};

/// Makes a move. When the answer is 200, the move is stored and published.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/moves", tag = "moves", params(OfTable), request_body = PlayMove, responses(
    (status = 200, body = Played),
    (status = 400, description = "It is no move", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 409, description = "The table has moved on; `version` says how far", body = ErrorBody),
    (status = 422, description = "The rules forbid it; `rule` says which", body = ErrorBody),
    (status = 428, description = "The turn would pass on, and the player wants to be asked", body = ErrorBody),
    (status = 429, description = "Too many moves at once", body = ErrorBody),
    (status = 503, description = "Nothing was stored: try again with the same key", body = ErrorBody))))]
pub(crate) async fn play(
    Change { site, guest, table, .. }: Change,
    Sent(request): Sent<PlayMove>,
) -> Answer<Played> {
    Ok(Json(site.hub.play(guest, &table, request).await?))
}

/// Undoes the last move of a seat.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/undo", tag = "moves", params(OfTable), request_body = TakeBack, responses(
    (status = 200, body = Played),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 409, description = "The table has moved on", body = ErrorBody),
    (status = 422, description = "The rules forbid it", body = ErrorBody))))]
pub(crate) async fn undo(
    Change { site, guest, table, .. }: Change,
    Sent(request): Sent<TakeBack>,
) -> Answer<Played> {
    Ok(Json(site.hub.undo(guest, &table, request).await?))
}

/// Redoes the move that a seat undid last.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/redo", tag = "moves", params(OfTable), request_body = TakeBack, responses(
    (status = 200, body = Played),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 409, description = "The table has moved on", body = ErrorBody),
    (status = 422, description = "The rules forbid it", body = ErrorBody),
    (status = 428, description = "The turn would pass on, and the player wants to be asked", body = ErrorBody))))]
pub(crate) async fn redo(
    Change { site, guest, table, .. }: Change,
    Sent(request): Sent<TakeBack>,
) -> Answer<Played> {
    Ok(Json(site.hub.redo(guest, &table, request).await?))
}

/// A request to go back further than a player may alone.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AskUndo {
    /// The requesting seat.
    seat: u8,
    /// The version that the player saw.
    version: u32,
    /// The step to go back to.
    to_step: u32,
}

/// Asks all seats to go back to a step.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/undo-request", tag = "moves", params(OfTable), request_body = AskUndo, responses(
    (status = 200, body = Played),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "There is no such step to go back to", body = ErrorBody),
    (status = 409, description = "The table has moved on", body = ErrorBody))))]
pub(crate) async fn ask_undo(
    Change { site, guest, table, .. }: Change,
    Sent(AskUndo { seat, version, to_step }): Sent<AskUndo>,
) -> Answer<Played> {
    Ok(Json(site.hub.ask_undo(guest, &table, seat, version, to_step).await?))
}

/// An answer to such a request.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerUndo {
    /// The answering seat.
    seat: u8,
    /// The version that the player saw.
    version: u32,
    /// Whether it agrees.
    agree: bool,
}

/// Answers such a request; one refusal ends it.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/undo-answer", tag = "moves", params(OfTable), request_body = AnswerUndo, responses(
    (status = 200, body = Played),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 409, description = "The table has moved on, or nobody asks", body = ErrorBody))))]
pub(crate) async fn answer_undo(
    Change { site, guest, table, .. }: Change,
    Sent(AnswerUndo { seat, version, agree }): Sent<AnswerUndo>,
) -> Answer<Played> {
    Ok(Json(site.hub.answer_undo(guest, &table, seat, version, agree).await?))
}

/// A request for a hint.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AskHint {
    /// A seat of the reader that is asked.
    seat: u8,
}

/// The move that a bot would make for a seat, from what that seat may know. That the seat asked is public; the answer
/// is private.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/hint", tag = "moves", params(OfTable), request_body = AskHint, responses(
    (status = 200, body = Hint),
    (status = 403, description = "There are no hints at this table, or it is not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody),
    (status = 409, description = "The table has moved on meanwhile, or a hint for this seat is under way", body = ErrorBody),
    (status = 422, description = "The seat is not asked", body = ErrorBody),
    (status = 429, description = "Too many hints at once", body = ErrorBody))))]
pub(crate) async fn hint(
    Change { site, guest, table, asker }: Change,
    Reader(language): Reader,
    Sent(AskHint { seat }): Sent<AskHint>,
) -> Answer<Hint> {
    site.gate.limits.hint(&asker, &table)?;
    Ok(Json(site.hub.hint(guest, &table, seat, language).await?))
}
