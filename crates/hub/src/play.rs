//! Moves.

use super::{GuestId, Hub, HubError, commit::Deeds, entry::Deed, room::Room};
use crate::wire::{PlayMove, Played};
use approdo_contract::Seat;
use approdo_table::PlayError;
use serde_json::Value;

const LONGEST_KEY: usize = 64;

impl Hub {
    /// Makes a move for a seat that the browser holds. The move is stored durably when this returns.
    pub async fn play(&self, guest: GuestId, table: &str, request: PlayMove) -> Result<Played, HubError> {
        let key = scoped_key(request.seat, &request.key)?;
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut room = hub.room(&table).await?;
            hub.play_in(&mut room, guest, &request, key).await
        })
        .await
    }

    async fn play_in(
        &self,
        room: &mut Room,
        guest: GuestId,
        request: &PlayMove,
        key: String,
    ) -> Result<Played, HubError> {
        let chair = room.own(guest, request.seat)?;
        let confirm = chair.preferences.confirm_turns;
        room.note_seen(guest, self.now());
        let asked = || room.table.step_of(Seat(request.seat), &request.mv).ok().map(Deed::of_step);
        if let Some(done) = room.chronicle.done(&key, asked)? {
            return Ok(done);
        }
        self.expect_in_time(room, request.seat).await?;
        room.expect_same_question(Seat(request.seat), request.version)?;
        room.expect_started()?;
        if confirm && !request.confirmed && room.table.passes_on(Seat(request.seat), &request.mv)? {
            return Err(HubError::ConfirmationNeeded);
        }
        self.arrive(room, guest).await?;
        self.make_move(room, request.seat, &request.mv, Some(key)).await
    }

    /// Makes a move of a person or a bot: validate, store, acknowledge, publish.
    pub(crate) async fn make_move(
        &self,
        room: &mut Room,
        seat: u8,
        mv: &Value,
        key: Option<String>,
    ) -> Result<Played, HubError> {
        let (before, step) = (room.begin(), room.table.version());
        if let Err(error) = room.table.act(Seat(seat), mv) {
            room.keep();
            return Err(error.into());
        }
        let deeds = room.table.steps(step).into_iter().map(Deed::of_step).collect();
        self.commit_and_tell(room, before, Deeds { deeds, key, founds: None }).await
    }
}

impl From<PlayError> for HubError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Refused(refusal) => HubError::Refused(refusal),
            PlayError::NoSeed => HubError::LookOnly,
            PlayError::Unreadable(error) => HubError::Unreadable(error.to_string()),
        }
    }
}

/// The stored form of an idempotency key: prefixed by the seat, because seats choose keys independently.
pub(crate) fn scoped_key(seat: u8, key: &str) -> Result<String, HubError> {
    expect_key(key)?;
    Ok(format!("{seat}:{key}"))
}

/// Refuses a malformed idempotency key.
pub(crate) fn expect_key(key: &str) -> Result<(), HubError> {
    let visible = key.bytes().all(|byte| byte.is_ascii_graphic());
    if key.is_empty() || LONGEST_KEY < key.len() || !visible { Err(HubError::BadKey) } else { Ok(()) }
}
