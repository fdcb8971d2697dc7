//! The board in words: all of it, or the changes.

use super::Session;
use crate::Terminal;
use anyhow::Result;
use approdo_contract::{Section, Viewer};

/// Sections up to this many lines are reprinted whole when they change, so that a row is never shown with gaps; of
/// longer ones only the new lines.
const SHORT: usize = 12;

impl Session {
    /// Shows the whole board.
    pub(super) fn show_board(&mut self, viewer: Viewer, terminal: &mut Terminal<'_>) -> Result<()> {
        self.shown = self.table.outline(viewer);
        write(self, &self.shown, terminal)
    }

    /// Prints what has changed since the board was shown, for a solo player: without moves of other seats the whole
    /// board is not printed again.
    pub(super) fn show_changes(&mut self, viewer: Viewer, terminal: &mut Terminal<'_>) -> Result<()> {
        let outline = self.table.outline(viewer);
        let changed: Vec<Section> = outline.iter().filter_map(|section| news(section, &self.shown)).collect();
        self.shown = outline;
        if changed.iter().any(|section| !section.lines.is_empty()) {
            terminal.line("")?;
        }
        write(self, &changed, terminal)
    }
}

fn write(session: &Session, sections: &[Section], terminal: &mut Terminal<'_>) -> Result<()> {
    for line in session.voice.board(sections) {
        terminal.line(line)?;
    }
    Ok(())
}

/// The lines of a section that are new.
fn news(section: &Section, shown: &[Section]) -> Option<Section> {
    let Some(before) = shown.iter().find(|before| before.title == section.title) else {
        return Some(section.clone());
    };
    if before.lines == section.lines {
        return None;
    }
    let mut news = section.clone();
    if SHORT < news.lines.len() {
        news.lines.retain(|line| !before.lines.contains(line));
    }
    Some(news)
}

#[cfg(test)]
mod tests {
    use super::*;
    use approdo_contract::Phrase;

    fn section(numbers: impl IntoIterator<Item = i32>) -> Section {
        let line = |number| Phrase::new("cli-choice").number("number", number);
        Section { title: Phrase::new("cli-board"), lines: numbers.into_iter().map(line).collect() }
    }

    #[test]
    fn changed_sections_are_shown_again() {
        let short = section([1, 2, 3]);
        assert_eq!(news(&short, &[]), Some(short.clone()), "never shown before");
        assert_eq!(news(&short, std::slice::from_ref(&short)), None, "nothing new");
        assert_eq!(news(&short, &[section([1, 3, 2])]), Some(short), "a short one as a whole");
        let long = news(&section(1..=20), &[section(2..=20)]);
        assert_eq!(long, Some(section([1])), "of a long one the new lines");
    }
}
