//! Claiming and leaving seats, links, stand-ins.

use super::{Answer, Done, done, tables::NewName};
use crate::{Change, Joining, Nothing, SeatChange, SeatJoining, SeatMark, Sent};
use approdo_hub::wire::{Claimed, HostLink, Invitation, Level, Preferences, SeatLink};
use axum::Json;
use serde::Deserialize;
#[cfg(test)]
use {
    crate::change::{OfSeat, OfTable},
    approdo_gate::ErrorBody,
};

/// The bearer token after the `#` of a link.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    token: String,
}

/// Exchanges the token of a link: for a seat, for the right to take any free seat, or for the rights of a host.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/claim", tag = "seats", params(OfTable), request_body = Claim, responses(
    (status = 200, body = Claimed),
    (status = 403, description = "The token is not valid, or no longer", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody))))]
pub(crate) async fn claim(joining: Joining, Sent(claim): Sent<Claim>) -> Answer<Claimed> {
    let Joining { site, guest, table, .. } = &joining;
    Ok(Json(joining.answer(site.hub.claim(*guest, table, &claim.token).await)?))
}

/// The player who takes a seat.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Take {
    /// 1 to 40 characters.
    #[cfg_attr(test, schema(min_length = 1, max_length = 40))]
    #[serde(default)]
    name: Option<String>,
}

/// Takes a free seat. At a public table everyone may; at a private one hosts and browsers that claimed its invitation.
/// The id of a private table alone only allows looking on.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/take", tag = "seats", params(OfSeat), request_body = Take, responses(
    (status = 200, body = Done),
    (status = 403, description = "The table is private, and its invitation was not claimed", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody),
    (status = 409, description = "The seat is taken", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody))))]
pub(crate) async fn take(SeatJoining { joining, seat }: SeatJoining, Sent(take): Sent<Take>) -> Answer<Done> {
    let Joining { site, guest, table, .. } = &joining;
    joining.answer(site.hub.take_seat(*guest, table, seat, take.name).await)?;
    done()
}

/// Gives a seat up. A running game goes on: the clock of the seat runs, and players and hosts may let a bot play it
/// until a person takes it.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/leave", tag = "seats", params(OfSeat), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody))))]
pub(crate) async fn leave(
    SeatChange { site, guest, table, seat }: SeatChange,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.hub.leave_seat(guest, &table, seat).await?;
    done()
}

/// Renames the player of a seat.
#[cfg_attr(test, utoipa::path(post, operation_id = "rename_seat", path = "/api/tables/{id}/seats/{seat}/rename", tag = "seats", params(OfSeat), request_body = NewName, responses(
    (status = 200, body = Done),
    (status = 400, description = "No good name", body = ErrorBody),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody))))]
pub(crate) async fn rename(
    SeatChange { site, guest, table, seat }: SeatChange,
    Sent(new): Sent<NewName>,
) -> Answer<Done> {
    site.hub.rename(guest, &table, seat, &new.name).await?;
    done()
}

/// The level of the bot.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichBot {
    level: Level,
}

/// Lets a bot play a seat: as stand-in of its person, who can take it back; as its own if the game has not begun; or,
/// for players and hosts, in a seat that was left during the game, until a person takes it.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", tag = "seats", params(OfSeat), request_body = WhichBot, responses(
    (status = 200, body = Done),
    (status = 403, description = "Neither the host nor the player of the seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody),
    (status = 409, description = "The seat has forfeited", body = ErrorBody))))]
pub(crate) async fn bot(
    SeatChange { site, guest, table, seat }: SeatChange,
    Sent(WhichBot { level }): Sent<WhichBot>,
) -> Answer<Done> {
    site.hub.bot_takes_over(guest, &table, seat, level).await?;
    done()
}

/// Gives the seat back to its person. A holder always may; a host only while the person is connected, so that an absent
/// player keeps the bot that the table promised.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/hand-back", tag = "seats", params(OfSeat), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Neither the host nor the player of the seat", body = ErrorBody),
    (status = 409, description = "No bot stands in there, or its person is not there", body = ErrorBody))))]
pub(crate) async fn hand_back(
    SeatChange { site, guest, table, seat }: SeatChange,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.hub.hand_back(guest, &table, seat).await?;
    done()
}

/// Makes a new link for a seat; the old one is revoked and its browsers lose the seat. For hosts; and for a holder, who
/// stays, with a link that admits one more browser.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/reissue", tag = "seats", params(OfSeat), request_body = Nothing, responses(
    (status = 200, body = SeatLink),
    (status = 403, description = "Neither the host nor your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody))))]
pub(crate) async fn reissue(
    SeatChange { site, guest, table, seat }: SeatChange,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<SeatLink> {
    Ok(Json(site.hub.reissue(guest, &table, seat).await?))
}

/// Revokes the link of a seat and makes the seat free. For hosts.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/revoke", tag = "seats", params(OfSeat), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not the host", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody))))]
pub(crate) async fn revoke(
    SeatChange { site, guest, table, seat }: SeatChange,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.hub.revoke(guest, &table, seat).await?;
    done()
}

/// Sets the preferences of a player.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/preferences", tag = "seats", params(OfSeat), request_body = Preferences, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not your seat", body = ErrorBody),
    (status = 404, description = "No such table or seat", body = ErrorBody))))]
pub(crate) async fn preferences(
    SeatMark { site, guest, table, seat }: SeatMark,
    Sent(preferences): Sent<Preferences>,
) -> Answer<Done> {
    site.hub.set_preferences(guest, &table, seat, preferences).await?;
    done()
}

/// Makes a new invitation to any free seat; the old one is revoked. Browsers that came with it keep their seats, but
/// may take no other. For hosts.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/invite/reissue", tag = "seats", params(OfTable), request_body = Nothing, responses(
    (status = 200, body = Invitation),
    (status = 403, description = "Not the host", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn reissue_invitation(
    Change { site, guest, table, .. }: Change,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Invitation> {
    Ok(Json(site.hub.reissue_invitation(guest, &table).await?))
}

/// Makes a new link for hosts; the old one is revoked. Its browsers are hosts no more, except the one that asks and the
/// creator of the table. For hosts.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/host/reissue", tag = "seats", params(OfTable), request_body = Nothing, responses(
    (status = 200, body = HostLink),
    (status = 403, description = "Not the host", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn reissue_host(
    Change { site, guest, table, .. }: Change,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<HostLink> {
    Ok(Json(site.hub.reissue_host(guest, &table).await?))
}

/// Revokes the invitation. Browsers that came with it keep their seats, but may take no other. For hosts.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/invite/revoke", tag = "seats", params(OfTable), request_body = Nothing, responses(
    (status = 200, body = Done),
    (status = 403, description = "Not the host", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody))))]
pub(crate) async fn revoke_invitation(
    Change { site, guest, table, .. }: Change,
    Sent(Nothing {}): Sent<Nothing>,
) -> Answer<Done> {
    site.hub.revoke_invitation(guest, &table).await?;
    done()
}
