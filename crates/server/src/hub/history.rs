//! Earlier steps, and what a viewer missed.

use super::{GuestId, Hub, HubError, state::StateQuery, text::Voice};
use crate::wire::{Past, Recap, ViewerName};
use approdo_contract::Viewer;
use approdo_phrases::Language;

impl Hub {
    /// A table as it was at an earlier step, as the viewer could know it then. After the end of the game everybody
    /// may look through every seat's eyes.
    pub async fn at_step(
        &self,
        guest: GuestId,
        table: &str,
        viewer: Option<ViewerName>,
        step: u32,
        language: Language,
    ) -> Result<Past, HubError> {
        let room = self.room(table).await?;
        let viewer = Viewer::from(room.viewer(guest, viewer)?);
        let earlier = room.table.at(step).ok_or(HubError::UnknownStep)?;
        let names = room.names();
        let voice = Voice { language, table: &*room.table, names: &names };
        Ok(Past {
            step,
            steps: room.chronicle.step(),
            view: earlier.view(viewer),
            outline: earlier.outline(viewer).iter().map(|section| voice.section(section)).collect(),
            log: room.log(&voice, viewer, step.saturating_sub(1), step),
        })
    }

    /// What happened since the browser's last visit ([`Hub::mark_seen`]).
    pub async fn recap(&self, guest: GuestId, table: &str, query: StateQuery) -> Result<Recap, HubError> {
        let room = self.room(table).await?;
        let since_version = self.store().visit(&room.id, guest.into()).await?.unwrap_or(0);
        let viewer = Viewer::from(room.viewer(guest, query.viewer)?);
        let names = room.names();
        let voice = Voice { language: query.language, table: &*room.table, names: &names };
        let kept = room.chronicle.kept_since(since_version);
        Ok(Recap {
            since_version,
            version: room.chronicle.version,
            lines: room.log(&voice, viewer, kept, room.chronicle.step()),
        })
    }

    /// Notes that the browser has seen the table at a version.
    pub async fn mark_seen(&self, guest: GuestId, table: &str, version: u32) -> Result<(), HubError> {
        let room = self.room(table).await?;
        let version = version.min(room.chronicle.version);
        Ok(self.store().set_visit(&room.id, guest.into(), version).await?)
    }
}
