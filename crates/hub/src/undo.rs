//! Undo: alone as far as the rules allow, further by agreement of all.

use super::{
    GuestId, Hub, HubError,
    chair::Occupant,
    chronicle::{Before, Request},
    commit::Deeds,
    entry::Deed,
    play::scoped_key,
    publish::Push,
    room::Room,
};
use crate::wire::{Played, Status, TakeBack};
use approdo_contract::{Refusal, Seat, SeatSet};
use approdo_table::UndoError;

/// Refused after the end of the game.
pub(crate) const OVER: Refusal = Refusal::new("TAB-1.3");

impl Hub {
    /// Takes back the last move of a seat (TAB-2).
    pub async fn undo(&self, guest: GuestId, table: &str, request: TakeBack) -> Result<Played, HubError> {
        let what = Deed::Undo { seat: request.seat, pays: true };
        self.take_back(guest, table, request, what).await
    }

    /// Makes the move again that a seat took back last.
    pub async fn redo(&self, guest: GuestId, table: &str, request: TakeBack) -> Result<Played, HubError> {
        let what = Deed::Redo { seat: request.seat };
        self.take_back(guest, table, request, what).await
    }

    async fn take_back(
        &self,
        guest: GuestId,
        table: &str,
        request: TakeBack,
        what: Deed,
    ) -> Result<Played, HubError> {
        let key = scoped_key(request.seat, &request.key)?;
        let (hub, table, seat) = (self.clone(), table.to_owned(), request.seat);
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            let confirm = room.own(guest, seat)?.preferences.confirm_turns && !request.confirmed;
            if let Some(done) = room.chronicle.done(&key, || Some(what.clone()))? {
                return Ok(done);
            }
            // Checked first: after the end it does not matter who plays the seat or which version the client saw.
            room.expect_under_way()?;
            hub.expect_in_time(room, seat).await?;
            room.expect_unchanged(request.version)?;
            room.expect_started()?;
            room.expect_short_journal()?;
            let makes_again = matches!(what, Deed::Redo { .. });
            if makes_again && confirm && room.table.redo_passes_on(Seat(seat))? {
                return Err(HubError::ConfirmationNeeded);
            }
            let before = room.begin();
            let changed = if makes_again { room.table.redo(Seat(seat)) } else { room.table.undo(Seat(seat)) };
            let step = match changed {
                Ok(step) => step,
                Err(refused) => {
                    room.keep();
                    return Err(refused.into());
                }
            };
            // After an agreed undo, luck is drawn again once a move is made again.
            room.table.settle();
            let luck = room.table.steps(step).into_iter().map(Deed::of_step);
            let deeds = [what].into_iter().chain(luck).collect();
            hub.commit_and_tell(room, before, Deeds { deeds, key: Some(key), founds: None }).await
        })
        .await
    }

    /// Asks all seats to go back to a step. The request counts as consent of every seat of the same browser, and bots
    /// consent for seats of their own. A stand-in does not consent for its person, and a seat that was left cannot
    /// consent until it is taken. Seats that have forfeited neither ask nor are asked. If all have consented, the table
    /// goes back at once.
    pub async fn ask_undo(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        version: u32,
        to_step: u32,
    ) -> Result<Played, HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            hub.expect_say(room, guest, seat, version).await?;
            room.expect_started()?;
            room.expect_short_journal()?;
            if room.chronicle.step() <= to_step {
                return Err(HubError::UnknownStep);
            }
            let to_step = room.chronicle.decision_at(to_step);
            let reachable = to_step < room.chronicle.step() && room.table.at(to_step).is_some();
            if room.policy.look_only || !reachable {
                return Err(HubError::UnknownStep);
            }
            let has_a_say = |own: &u8| *own != seat && !room.chairs[usize::from(*own)].occupant.forfeited;
            let own = room.seats_of(guest).into_iter().filter(has_a_say);
            let agreed = own.map(|seat| Deed::AnswerUndo { seat, agree: true });
            let deeds = [Deed::AskUndo { seat, to_step }].into_iter().chain(agreed).collect();
            hub.commit_agreement(room, deeds).await
        })
        .await
    }

    /// Answers such a request for a seat; one refusal ends it.
    pub async fn answer_undo(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        version: u32,
        agree: bool,
    ) -> Result<Played, HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            hub.expect_say(room, guest, seat, version).await?;
            let request = room.chronicle.request.as_ref().ok_or(HubError::NoRequest)?;
            if version < request.asked_at {
                // The client may have seen an earlier request.
                return Err(HubError::Stale { version: room.chronicle.version });
            }
            if agree && request.agreed.contains(Seat(seat)) {
                // A repeated consent adds nothing to the journal.
                let (version, step) = (room.chronicle.version, room.chronicle.step());
                return Ok(Played { version, step, repeated: true });
            }
            hub.commit_agreement(room, vec![Deed::AnswerUndo { seat, agree }]).await
        })
        .await
    }

    /// Checks that a seat may take part in going back: it belongs to the browser and has not lost, the game is under
    /// way, and the version is current.
    async fn expect_say(
        &self,
        room: &mut Room,
        guest: GuestId,
        seat: u8,
        version: u32,
    ) -> Result<(), HubError> {
        room.own(guest, seat)?;
        self.expect_not_lost(room, seat).await?;
        room.expect_unchanged(version)?;
        room.expect_under_way()
    }

    /// Stores a request or an answer and, if all agree, the undo itself, in one commit.
    async fn commit_agreement(&self, room: &mut Room, mut deeds: Vec<Deed>) -> Result<Played, HubError> {
        let mut request = room.chronicle.request.clone();
        for deed in &deeds {
            match deed {
                Deed::AskUndo { seat, to_step } => {
                    let (agreed, asked_at) = (SeatSet::one(Seat(*seat)), room.chronicle.version);
                    request = Some(Request { by: *seat, to_step: *to_step, agreed, asked_at });
                }
                Deed::AnswerUndo { seat, agree: true } => {
                    if let Some(request) = &mut request {
                        request.agreed = request.agreed.with(Seat(*seat));
                    }
                }
                _ => request = None,
            }
        }
        let before = room.begin();
        if let Some(request) = request.filter(|request| room.still_needed(request).is_empty()) {
            room.table.rewind_to(request.to_step);
            deeds.push(Deed::Rewind { to_step: request.to_step });
        }
        self.commit_and_tell(room, before, deeds).await
    }

    /// Stores a change and publishes it.
    pub(crate) async fn commit_and_tell(
        &self,
        room: &mut Room,
        before: Before,
        done: impl Into<Deeds>,
    ) -> Result<Played, HubError> {
        let (now, has_begun) = (self.now(), room.begun_at.is_some());
        room.commit(self.journal(), now, before, done).await?;
        // When the game begins, a seat's player also gets the log lines that only this seat may see. If they are many,
        // the client is told to ask again.
        let since = if has_begun { before.version } else { room.told_since(before.version) };
        if since < before.version && room.is_long_after(room.after(None), self.settings().long_log) {
            self.wake_bots(room);
            room.publish_plain(&Push::Resync);
        } else {
            self.announce(room, since);
        }
        Ok(Played { version: room.chronicle.version, step: room.chronicle.step(), repeated: false })
    }
}

impl From<UndoError> for HubError {
    fn from(UndoError(refusal): UndoError) -> Self {
        HubError::Refused(refusal)
    }
}

impl Room {
    /// The seats that have not agreed yet, without those of bots and those that have forfeited.
    pub(crate) fn still_needed(&self, request: &Request) -> Vec<u8> {
        let has_a_say = |occupant: &Occupant| !occupant.is_bots_own() && !occupant.forfeited;
        let seats = (0..).zip(&self.chairs).filter(|(_, chair)| has_a_say(&chair.occupant));
        seats.map(|(seat, _)| seat).filter(|seat| !request.agreed.contains(Seat(*seat))).collect()
    }

    /// Refuses to go back once the game is over: the seed and every secret are public then.
    pub(crate) fn expect_under_way(&self) -> Result<(), HubError> {
        if self.is_over() { Err(HubError::Refused(OVER)) } else { Ok(()) }
    }

    pub(crate) fn expect_started(&self) -> Result<(), HubError> {
        if self.status() == Status::Open { Err(HubError::NotStarted) } else { Ok(()) }
    }
}
