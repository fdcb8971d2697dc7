//! Who sits where.

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

/// What stood behind the `#` of a link.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    token: String,
}

/// Exchanges the token of a link: for a seat, for the right to take any free seat, or for the rights of the host.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/claim", tag = "seats", params(OfTable), request_body = Claim, responses(
    (status = 200, body = Claimed),
    (status = 403, description = "The token is not valid, or no longer", body = ErrorBody),
    (status = 404, description = "No such table", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody))))]
pub(crate) async fn claim(joining: Joining, Sent(claim): Sent<Claim>) -> Answer<Claimed> {
    let Joining { site, guest, table, .. } = &joining;
    Ok(Json(joining.answer(site.hub.claim(*guest, table, &claim.token).await)?))
}

/// Who sits down.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Take {
    /// 1 to 40 characters.
    #[cfg_attr(test, schema(min_length = 1, max_length = 40))]
    #[serde(default)]
    name: Option<String>,
}

/// Takes a free seat. At a public table everybody may; at a private one hosts and whoever claimed its invitation.
/// Who only knows the id of a private table may look on, and no more.
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

/// Gives a seat up. A game that has begun goes on: the clock of the seat runs, and whoever sits at the table may let a
/// bot play it until somebody takes it.
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

/// Gives the player of a seat another name.
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

/// Which bot.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichBot {
    level: Level,
}

/// Lets a bot play a seat: for its person, who can take it back; as its own if the game has not begun without it; or,
/// for whoever sits at the table, in a seat that was left during the game, until somebody takes it.
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

/// Gives the seat back to its person. Whoever holds the seat may always; a host only while its person is there, so
/// that an absent player keeps the bot that the table promised.
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

/// Makes a new link for a seat; the old one and everybody who came by it are turned away. For hosts, and for whoever
/// sits there and wants a second screen: he stays, and the link lets one more browser in.
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

/// Makes the link of a seat worthless and the seat free. For hosts.
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

/// Says what a player prefers.
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

/// Makes a new invitation to any free seat; the old one is worth nothing any more, and whoever came with it keeps
/// a seat that it has, but may take no other. For hosts.
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

/// Makes a new link for hosts; the old one is worth nothing any more. Whoever came by it is no host any more, but for
/// the browser that asks and the one that made the table. For hosts.
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

/// Makes the invitation worthless; whoever came with it keeps a seat that it has, but may take no other. For hosts.
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
