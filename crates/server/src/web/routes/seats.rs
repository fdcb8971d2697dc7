//! Who sits where.

use super::{Answer, Done, done, tables::NewName};
use crate::{
    web::{At, Guest, Nothing, Sent, Site, problem::ErrorBody},
    wire::{Claimed, Level, Preferences, SeatLink},
};
use axum::{Json, extract::State};
use serde::Deserialize;
use utoipa::ToSchema;

/// What stood behind the `#` of a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    token: String,
}

/// Exchanges the token of a link for the seat, or for the rights of the host.
#[utoipa::path(post, path = "/api/tables/{id}/claim", tag = "seats", params(("id" = String, Path)), request_body = Claim, responses(
    (status = 200, body = Claimed),
    (status = 403, description = "The token is not valid, or no longer", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody)))]
pub(crate) async fn claim(
    State(site): State<Site>,
    At(table): At<String>,
    Guest(guest): Guest,
    Sent(claim): Sent<Claim>,
) -> Answer<Claimed> {
    site.limits.change(guest, &table)?;
    Ok(Json(site.hub.claim(guest, &table, &claim.token).await?))
}

/// Who sits down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Take {
    /// 1 to 40 characters.
    #[serde(default)]
    name: Option<String>,
}

/// Takes a free seat of a public table, or one that this browser holds already.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/take", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Take, responses(
    (status = 200, body = Done),
    (status = 403, description = "The seat needs its link", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody),
    (status = 409, description = "The seat is taken", body = ErrorBody)))]
pub(crate) async fn take(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(take): Sent<Take>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.take_seat(guest, &table, seat, take.name).await?;
    done()
}

/// Gives a seat up.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/leave", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody)))]
pub(crate) async fn leave(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.leave_seat(guest, &table, seat).await?;
    done()
}

/// Gives the player of a seat another name.
#[utoipa::path(post, operation_id = "rename_seat", path = "/api/tables/{id}/seats/{seat}/rename", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = NewName, responses(
    (status = 200, body = Done),
    (status = 400, description = "No good name", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody)))]
pub(crate) async fn rename(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(new): Sent<NewName>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.rename(guest, &table, seat, &new.name).await?;
    done()
}

/// Which bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichBot {
    level: Level,
}

/// Lets a bot play a seat: for its person, who can take it back, or as its own if it is free.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = WhichBot, responses(
    (status = 200, body = Done),
    (status = 403, description = "Neither the host nor the player of the seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody)))]
pub(crate) async fn bot(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(WhichBot { level }): Sent<WhichBot>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.bot_takes_over(guest, &table, seat, level).await?;
    done()
}

/// Gives the seat back to its person.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hand-back", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Neither the host nor the player of the seat", body = ErrorBody),
    (status = 409, description = "No bot stands in there", body = ErrorBody)))]
pub(crate) async fn hand_back(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.hand_back(guest, &table, seat).await?;
    done()
}

/// Makes a new link for a seat; the old one and everybody who came by it are turned away. For hosts.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/reissue", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Nothing, responses(
    (status = 200, body = SeatLink),
    (status = 403, description = "Not the host", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody)))]
pub(crate) async fn reissue(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<SeatLink> {
    site.limits.change(guest, &table)?;
    Ok(Json(site.hub.reissue(guest, &table, seat).await?))
}

/// Makes the link of a seat worthless and the seat free. For hosts.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/revoke", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not the host", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody)))]
pub(crate) async fn revoke(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.revoke(guest, &table, seat).await?;
    done()
}

/// Says what a player prefers.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/preferences", tag = "seats", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Preferences, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody)))]
pub(crate) async fn preferences(
    State(site): State<Site>,
    At((table, seat)): At<(String, u8)>,
    Guest(guest): Guest,
    Sent(preferences): Sent<Preferences>,
) -> Answer<Done> {
    site.limits.change(guest, &table)?;
    site.hub.set_preferences(guest, &table, seat, preferences).await?;
    done()
}
