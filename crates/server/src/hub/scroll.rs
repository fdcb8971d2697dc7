//! Long logs, written on a copy of the table, so that nobody at it waits for whoever reads; and earlier steps.

use super::{Hub, HubError, line::Turn, room::Room, text::Voice};
use crate::wire::{LogOut, Past};
use approdo_contract::Viewer;
use approdo_phrases::Language;
use approdo_table::{LogLine, Table};

/// What a log is written from, as it was at one moment.
pub(crate) struct Scroll {
    table: Box<dyn Table>,
    names: Vec<String>,
    /// The version that each step came with.
    versions: Vec<u32>,
    /// The version of the table.
    version: u32,
}

/// The log of a viewer, written aside while the table may have gone on.
pub(crate) struct Written {
    pub(crate) eyes: Viewer,
    /// The table was at this version.
    pub(crate) version: u32,
    /// The lines are about the steps after this one.
    pub(crate) from: u32,
    /// They end with this one.
    pub(crate) to: u32,
    pub(crate) lines: Vec<LogOut>,
}

impl Hub {
    /// Writes the log of a viewer after a step, away from the threads that answer.
    pub(crate) async fn written(
        &self,
        turn: Turn,
        scroll: Scroll,
        eyes: Viewer,
        from: u32,
        language: Language,
    ) -> Result<Written, HubError> {
        let (version, to) = (scroll.version, scroll.versions.len() as u32);
        let lines = self.aside(turn, move || scroll.lines(eyes, from, to, language)).await?;
        Ok(Written { eyes, version, from, to, lines })
    }
}

impl Room {
    /// A copy to write a log from.
    pub(crate) fn scroll(&self) -> Scroll {
        let steps = 1..=self.chronicle.step();
        Scroll {
            table: self.table.fork(),
            names: self.names(),
            versions: steps.map(|step| self.chronicle.version_of(step)).collect(),
            version: self.chronicle.version,
        }
    }

    /// The table as it was after a step of the line, at this version, if the step is known. Whatever came before it is
    /// not copied, so that it takes no longer than a look at the present. Players are called as they are now.
    pub(crate) fn past(
        &self,
        eyes: Viewer,
        step: u32,
        version: u32,
        names: &[String],
        language: Language,
    ) -> Option<Past> {
        let earlier = self.table.glance(step)?;
        let voice = Voice { language, table: &*earlier, names };
        // Not every version brings a step: seats change, and steps are taken back.
        let brought = if self.chronicle.version_of(step) == version { step.saturating_sub(1) } else { step };
        Some(Past {
            step,
            steps: self.chronicle.step(),
            version,
            stands: true,
            view: earlier.view(eyes),
            outline: self.outline(&voice, eyes),
            log: self.log(&voice, eyes, brought, step),
        })
    }

    /// Whether a log after this step takes so long to write that it is better done aside.
    pub(crate) fn is_long_after(&self, from: u32, long_log: u32) -> bool {
        long_log < self.chronicle.step().saturating_sub(from)
    }

    /// Whether what was written aside is still a beginning of the log after a step.
    pub(crate) fn begins_with(&self, written: &Written, from: u32) -> bool {
        written.from == from && self.chronicle.kept_since(written.version) == written.to
    }
}

impl Scroll {
    /// What a viewer was told by the steps after `from`, up to `to`.
    pub(crate) fn lines(&self, eyes: Viewer, from: u32, to: u32, language: Language) -> Vec<LogOut> {
        lines(&self.voice(language), eyes, from, to, |step| self.version_of(step))
    }

    fn voice(&self, language: Language) -> Voice<'_> {
        Voice { language, table: &*self.table, names: &self.names }
    }

    fn version_of(&self, step: u32) -> u32 {
        let index = (step as usize).checked_sub(1);
        index.and_then(|index| self.versions.get(index)).copied().unwrap_or(0)
    }
}

/// What a viewer was told by the steps after `from`, up to `to`.
pub(crate) fn lines(
    voice: &Voice<'_>,
    eyes: Viewer,
    from: u32,
    to: u32,
    version_of: impl Fn(u32) -> u32,
) -> Vec<LogOut> {
    let told = voice.table.log_between(eyes, from, to).into_iter();
    let line = |LogLine { version: step, phrase, event }| LogOut {
        version: version_of(step),
        step,
        phrase: voice.said(&phrase),
        event,
    };
    told.map(line).collect()
}
