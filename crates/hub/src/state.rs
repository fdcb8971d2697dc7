//! A table as one viewer sees it.

use super::{
    GuestId, Hub, HubError, Visitor,
    publish::Subscription,
    register::told,
    room::Room,
    scroll::{self, Written},
    text,
    text::Voice,
    undo::OVER,
};
use crate::wire::{
    ChoiceOut, LogOut, OutcomeOut, Permission, SectionText, Status, TableState, TableSummary, UndoRequest,
    ViewerName,
};
use approdo_contract::{Pending, Seat, Viewer};
use approdo_phrases::Language;
use approdo_table::UndoError;

/// How often a long log is written aside again, if the table goes back meanwhile; then it is written under the lock.
const MOST_TRIES: u32 = 3;

/// What a client wants to see of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StateQuery {
    /// The wanted view; by default that of a seat of the browser that is asked.
    pub viewer: Option<ViewerName>,
    /// The log is wanted after this version; by default the whole log.
    pub since: Option<u32>,
    /// Whether the board is wanted in words too.
    pub outline: bool,
    /// Whether standings and what lies ahead are wanted.
    pub standings: bool,
    /// Whether a subscriber wants prices and odds, too.
    pub prices: bool,
    /// The language of every text.
    pub language: Language,
}

impl Hub {
    /// A table as a browser may see it.
    pub async fn state(
        &self,
        visitor: impl Into<Visitor>,
        table: &str,
        query: StateQuery,
    ) -> Result<TableState, HubError> {
        let visitor = visitor.into();
        let guest = visitor.guest;
        let mut permit = None;
        loop {
            let mut room = self.room_with_permit(table, &mut permit).await?;
            let viewer = room.viewer(guest, query.viewer)?;
            room.note_seen(guest, self.now());
            self.arrive(&mut room, guest).await?;
            let after = room.after(query.since);
            let query = StateQuery { since: Some(after.version), ..query };
            if !room.is_long_after(after, self.settings().long_log) {
                return Ok(room.state(guest, viewer, &query, self.now()));
            }
            // Waits without the lock and without a copy of the table; then everything is checked again.
            let Some(permit) = permit.take() else {
                let asking = self.asking(visitor, &room);
                drop(room);
                permit = Some(self.permit_for(asking).await?);
                continue;
            };
            let brief = StateQuery { since: Some(room.chronicle.version), ..query };
            let (state, scroll) = (room.state(guest, viewer, &brief, self.now()), room.scroll(after));
            let eyes = room.eyes(viewer);
            drop(room);
            let Written { lines: log, incidents, .. } =
                self.written(permit, scroll, eyes, query.language).await?;
            return Ok(TableState { log_from: after.step, log, incidents, ..state });
        }
    }

    /// The public part of a table.
    pub async fn summary(&self, table: &str) -> Result<TableSummary, HubError> {
        Ok(self.room(table).await?.summary(self.now()))
    }

    /// Subscribes to a table from a version on: the first push is the state, later ones are changes.
    pub async fn subscribe(
        &self,
        visitor: impl Into<Visitor>,
        table: &str,
        query: StateQuery,
    ) -> Result<Subscription, HubError> {
        let visitor = visitor.into();
        let guest = visitor.guest;
        let (mut written, mut permit, mut tries) = (None, None, 0);
        loop {
            let mut guard = self.room_with_permit(table, &mut permit).await?;
            let room = &mut *guard;
            let viewer = room.viewer(guest, query.viewer)?;
            if !room.is_member(guest) {
                let (all, of_address) = room.spectators(visitor.address);
                let settings = self.settings();
                if settings.most_spectators <= all || settings.most_spectators_per_address <= of_address {
                    return Err(HubError::TableFull);
                }
            }
            self.arrive(room, guest).await?;
            let (after, eyes) = (room.after(query.since), room.eyes(viewer));
            let head = written
                .take()
                .filter(|written: &Written| written.eyes == eyes && room.begins_with(written, after));
            if head.is_none() && tries < MOST_TRIES && room.is_long_after(after, self.settings().long_log) {
                let Some(permit) = permit.take() else {
                    let asking = self.asking(visitor, room);
                    drop(guard);
                    permit = Some(self.permit_for(asking).await?);
                    continue;
                };
                let scroll = room.scroll(after);
                drop(guard);
                written = Some(self.written(permit, scroll, eyes, query.language).await?);
                tries += 1;
                continue;
            }
            let newcomer = !room.subscribers.has_any_of(&[guest]);
            let queue = self.settings().queue;
            let subscription = room.subscribers.add(self, &room.id, visitor, viewer, &query, queue);
            let now = self.now();
            room.greet(&subscription, now, after.version, head);
            room.foresee();
            if newcomer && !room.seats_of(guest).is_empty() {
                room.publish_presence(now);
            }
            return Ok(subscription);
        }
    }
}

impl Room {
    /// The table as a viewer sees it; the caller has checked that the browser may use this view.
    pub(crate) fn state(
        &self,
        guest: GuestId,
        viewer: ViewerName,
        query: &StateQuery,
        now: u64,
    ) -> TableState {
        let names = self.names();
        let voice = Voice { language: query.language, table: &*self.table, names: &names };
        let eyes = self.eyes(viewer);
        let seat = self.player(guest, viewer);
        let decider = self.decider(guest, viewer);
        let asked = self.asked();
        let log_from = self.chronicle.kept_since(query.since.unwrap_or(0));
        let question = decider.and_then(|seat| self.table.question(seat));
        TableState {
            summary: self.summary(now),
            you: self.you(guest, viewer),
            view: self.table.view_text(eyes).into(),
            outline: query.outline.then(|| self.outline(&voice, eyes)),
            asked: asked.iter().map(|seat| seat.0).collect(),
            question: question.as_ref().map(|asked| voice.said(&asked.phrase)),
            occasion: question.as_ref().and_then(|asked| asked.occasion.as_ref()).map(|why| voice.said(why)),
            budget: question.as_ref().and_then(|asked| asked.budget.as_ref()).map(|left| voice.budget(left)),
            choices: decider.map(|seat| self.choices(&voice, seat)).unwrap_or_default(),
            standings: query.standings.then(|| voice.standings(eyes)),
            ahead: query.standings.then(|| voice.ahead(eyes)),
            undo: self.permission(query.language, seat, |seat| self.table.may_undo(seat)),
            redo: self.permission(query.language, seat, |seat| self.table.may_redo(seat)),
            undo_request: self.undo_request(),
            log_from,
            log: self.log(&voice, eyes, log_from, self.chronicle.step()),
            incidents: told(self.chronicle.register.since(query.since.unwrap_or(0)), query.language),
            outcome: self.outcome(&voice, eyes),
        }
    }

    /// The seat that the browser plays in this view. Questions and choices go only to a client that may answer them:
    /// not after the end, when every view is open, nor while a bot plays the seat or the game has not begun.
    fn player(&self, guest: GuestId, viewer: ViewerName) -> Option<Seat> {
        let ViewerName::Seat(seat) = viewer else { return None };
        let plays = self.holds(guest, seat) && self.status() != Status::Open;
        Some(Seat(seat)).filter(|seat| plays && self.chairs[seat.index()].occupant.bot.is_none())
    }

    /// The seat that the browser plays in this view, if it is asked.
    pub(crate) fn decider(&self, guest: GuestId, viewer: ViewerName) -> Option<Seat> {
        self.player(guest, viewer).filter(|seat| self.asked().contains(*seat))
    }

    /// The board in words.
    pub(crate) fn outline(&self, voice: &Voice<'_>, eyes: Viewer) -> Vec<SectionText> {
        voice.table.outline(eyes).iter().map(|section| voice.section(section)).collect()
    }

    pub(crate) fn choices(&self, voice: &Voice<'_>, seat: Seat) -> Vec<ChoiceOut> {
        self.table.choices(seat).into_iter().map(|choice| voice.choice(choice)).collect()
    }

    /// The log lines of a viewer for the steps after `from`, up to `to`.
    pub(crate) fn log(&self, voice: &Voice<'_>, eyes: Viewer, from: u32, to: u32) -> Vec<LogOut> {
        scroll::lines(voice, eyes, from, to, |step| self.chronicle.version_of(step))
    }

    /// The log lines of a viewer for the steps after `from`, in a language.
    pub(crate) fn lines(&self, eyes: Viewer, from: u32, language: Language) -> Vec<LogOut> {
        let names = self.names();
        let voice = Voice { language, table: &*self.table, names: &names };
        self.log(&voice, eyes, from, self.chronicle.step())
    }

    fn undo_request(&self) -> Option<UndoRequest> {
        let request = self.chronicle.request.as_ref()?;
        Some(UndoRequest {
            by: request.by,
            to_step: request.to_step,
            agreed: request.agreed.iter().map(|seat| seat.0).collect(),
            needed: self.still_needed(request).into_iter().collect(),
        })
    }

    fn outcome(&self, voice: &Voice<'_>, eyes: Viewer) -> Option<OutcomeOut> {
        let Pending::Over(outcome) = self.table.pending() else { return None };
        let forfeited = (0..).zip(&self.chairs).filter(|(_, chair)| chair.occupant.forfeited);
        Some(OutcomeOut {
            places: self.places(&outcome.standings),
            places_by_rules: outcome.standings.iter().map(|standing| standing.place).collect(),
            scores: outcome.standings.iter().map(|standing| standing.score).collect(),
            account: voice.standings(eyes).into_iter().map(|standing| standing.account).collect(),
            ended_by: outcome.ended_by.to_string(),
            forfeited: forfeited.map(|(seat, _)| seat).collect(),
            seed: self.seed().map(|seed| seed.to_string()),
        })
    }

    /// Whether the reader's seat may undo or redo.
    fn permission(
        &self,
        language: Language,
        seat: Option<Seat>,
        may: impl FnOnce(Seat) -> Result<(), UndoError>,
    ) -> Permission {
        let answer = if self.is_over() { Err(UndoError(OVER)) } else { Ok(()) };
        match seat.map(|seat| answer.and_then(|()| may(seat))) {
            Some(Ok(())) => Permission { allowed: true, refused: None },
            Some(Err(UndoError(refusal))) => {
                Permission { allowed: false, refused: Some(text::refusal(language, &refusal)) }
            }
            None => Permission { allowed: false, refused: None },
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.status() == Status::Over
    }
}
