//! Long logs, rendered from a copy of the table so that its lock is not held; and earlier steps.

use super::{
    Hub, HubError,
    queue::Permit,
    register::{self, told},
    room::Room,
    standings,
    text::Voice,
};
use crate::wire::{Incident, LogOut, Past};
use approdo_contract::Viewer;
use approdo_phrases::Language;
use approdo_table::{LogLine, Table};

/// The start of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct After {
    /// After this version.
    pub(crate) version: u32,
    /// After so many steps: those of that version that still stand.
    pub(crate) step: u32,
}

/// A copy of what a log is rendered from.
pub(crate) struct Scroll {
    table: Box<dyn Table>,
    names: Vec<String>,
    versions: Vec<u32>,
    /// The version of the table.
    version: u32,
    after: After,
    incidents: Vec<register::Incident>,
}

/// The rendered log of a viewer. The table may have gone on meanwhile.
pub(crate) struct Written {
    pub(crate) eyes: Viewer,
    /// The version of the table when it was copied.
    pub(crate) version: u32,
    pub(crate) after: After,
    /// The last step in it.
    pub(crate) to: u32,
    pub(crate) lines: Vec<LogOut>,
    pub(crate) incidents: Vec<Incident>,
}

impl Hub {
    /// Renders the log of a viewer on a blocking thread.
    pub(crate) async fn written(
        &self,
        permit: Permit,
        scroll: Scroll,
        eyes: Viewer,
        language: Language,
    ) -> Result<Written, HubError> {
        self.aside(permit, move || scroll.written(eyes, language)).await
    }
}

impl Room {
    /// A copy to render a log from.
    pub(crate) fn scroll(&self, after: After) -> Scroll {
        let steps = 1..=self.chronicle.step();
        Scroll {
            table: self.table.fork(),
            names: self.names(),
            versions: steps.map(|step| self.chronicle.version_of(step)).collect(),
            version: self.chronicle.version,
            after,
            incidents: self.chronicle.register.since(after.version).to_vec(),
        }
    }

    /// The table after an earlier step of the line, at this version, if the step is known. Earlier steps are not
    /// copied, so it costs no more than the present state. Players have their present names.
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
            standings: voice.standings(eyes),
            log: self.log(&voice, eyes, brought, step),
            incidents: told(self.chronicle.register.at(version), language),
        })
    }

    /// Whether a log from this start is long enough to be rendered on a copy.
    pub(crate) fn is_long_after(&self, after: After, long_log: u32) -> bool {
        let steps = self.chronicle.step().saturating_sub(after.step) as usize;
        let incidents = self.chronicle.register.since(after.version).len();
        (long_log as usize) < steps + incidents
    }

    /// Whether a log rendered on a copy is still a valid beginning of the log from this start.
    pub(crate) fn begins_with(&self, written: &Written, after: After) -> bool {
        written.after == after && self.chronicle.kept_since(written.version) == written.to
    }
}

impl Scroll {
    fn written(&self, eyes: Viewer, language: Language) -> Written {
        let Scroll { table, names, versions, version, after, incidents } = self;
        let voice = Voice { language, table: &**table, names };
        let to = versions.len() as u32;
        let lines = lines(&voice, eyes, after.step, to, |step| self.version_of(step));
        Written { eyes, version: *version, after: *after, to, lines, incidents: told(incidents, language) }
    }

    fn version_of(&self, step: u32) -> u32 {
        let index = (step as usize).checked_sub(1);
        index.and_then(|index| self.versions.get(index)).copied().unwrap_or(0)
    }
}

/// The log lines of a viewer for the steps after `from`, up to `to`.
pub(crate) fn lines(
    voice: &Voice<'_>,
    eyes: Viewer,
    from: u32,
    to: u32,
    version_of: impl Fn(u32) -> u32,
) -> Vec<LogOut> {
    let told = voice.table.log_between(eyes, from, to).into_iter();
    let line = |LogLine { version: step, line, event }| LogOut {
        version: version_of(step),
        step,
        phrase: voice.said(&line.phrase),
        about: line.about.map(|seat| seat.0),
        opens: line.opens.map(standings::opens),
        minor: line.minor,
        event,
    };
    told.map(line).collect()
}
