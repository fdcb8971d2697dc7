//! Earlier steps, and what a viewer missed.

use super::{GuestId, Hub, HubError, Visitor, register::told, scroll::Written, state::StateQuery};
use crate::wire::{Past, Recap, ViewerName};
use approdo_phrases::Language;

/// The most visits noted at a table; above it, only those of members are noted.
const MOST_VISITS: u32 = 200;

impl Hub {
    /// A table as it was at an earlier step, as the viewer could know it then. After the end of the game every seat's
    /// view is open to everyone.
    pub async fn at_step(
        &self,
        guest: GuestId,
        table: &str,
        viewer: Option<ViewerName>,
        step: u32,
        language: Language,
    ) -> Result<Past, HubError> {
        let mut room = self.room(table).await?;
        let eyes = room.eyes(room.viewer(guest, viewer)?);
        self.arrive(&mut room, guest).await?;
        if room.chronicle.step() < step {
            return Err(HubError::UnknownStep);
        }
        let (version, names) = (room.chronicle.version_of(step), room.names());
        room.past(eyes, step, version, &names, language).ok_or(HubError::EarlierRules)
    }

    /// A table as it was at an earlier version, as the viewer could know it then, also if it was taken back since. Then
    /// the journal is replayed for it.
    pub async fn at_version(
        &self,
        visitor: impl Into<Visitor>,
        table: &str,
        viewer: Option<ViewerName>,
        version: u32,
        language: Language,
    ) -> Result<Past, HubError> {
        let visitor = visitor.into();
        let mut permit = None;
        loop {
            let mut room = self.room_with_permit(table, &mut permit).await?;
            let eyes = room.eyes(room.viewer(visitor.guest, viewer)?);
            self.arrive(&mut room, visitor.guest).await?;
            let step = room.chronicle.step_at(version).ok_or(HubError::UnknownVersion)?;
            let names = room.names();
            if room.chronicle.kept_since(version) == step {
                return room.past(eyes, step, version, &names, language).ok_or(HubError::EarlierRules);
            }
            let Some(permit) = permit.take() else {
                let asking = self.asking(visitor, &room);
                drop(room);
                permit = Some(self.permit_for(asking).await?);
                continue;
            };
            let (id, steps) = (room.id.clone(), room.chronicle.step());
            drop(room);
            let then = self.relive(&id, version, permit).await?;
            let past = then.and_then(|then| then.past(eyes, step, version, &names, language));
            return past.map(|past| Past { steps, stands: false, ..past }).ok_or(HubError::EarlierRules);
        }
    }

    /// What happened since the browser's last visit ([`Hub::mark_seen`]).
    pub async fn recap(
        &self,
        visitor: impl Into<Visitor>,
        table: &str,
        query: StateQuery,
    ) -> Result<Recap, HubError> {
        let visitor = visitor.into();
        let guest = visitor.guest;
        let mut permit = None;
        loop {
            let mut room = self.room_with_permit(table, &mut permit).await?;
            let since_version = self.notes().visit(&room.id, guest.into()).await?.unwrap_or(0);
            let eyes = room.eyes(room.viewer(guest, query.viewer)?);
            self.arrive(&mut room, guest).await?;
            let after = room.after(Some(since_version));
            if !room.is_long_after(after, self.settings().long_log) {
                let lines = room.lines(eyes, after.step, query.language);
                let incidents = told(room.chronicle.register.since(after.version), query.language);
                return Ok(Recap { since_version, version: room.chronicle.version, lines, incidents });
            }
            let Some(permit) = permit.take() else {
                let asking = self.asking(visitor, &room);
                drop(room);
                permit = Some(self.permit_for(asking).await?);
                continue;
            };
            let scroll = room.scroll(after);
            drop(room);
            let Written { version, lines, incidents, .. } =
                self.written(permit, scroll, eyes, query.language).await?;
            return Ok(Recap { since_version, version, lines, incidents });
        }
    }

    /// Notes the version that the browser has seen, at most the current one, and returns it. Nothing is noted for
    /// requests without a cookie, nor for further spectators once there are very many.
    pub async fn mark_seen(&self, guest: GuestId, table: &str, version: u32) -> Result<u32, HubError> {
        let mut room = self.room(table).await?;
        self.arrive(&mut room, guest).await?;
        let version = version.min(room.chronicle.version);
        if guest != GuestId::NOBODY {
            let most = if room.is_member(guest) { None } else { Some(MOST_VISITS) };
            self.notes().set_visit(&room.id, guest.into(), version, most).await?;
        }
        Ok(version)
    }
}
