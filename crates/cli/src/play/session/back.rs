//! Undo and redo (TAB-2).

use super::{Next, Session};
use crate::{Terminal, play::screen::show_refusal};
use anyhow::Result;
use approdo_contract::{Pending, Seat, refuse};
use approdo_table::UndoError;

impl Session {
    /// Undoes a move. A player who has only bots as opponents needs no consent, and goes back to their own last move
    /// even if others followed (TAB-2.6).
    pub(super) fn undo(&mut self, seat: Seat) -> Result<u32, UndoError> {
        let alone = self.table.undo(seat);
        if alone.is_err() && self.seating.people().count() == 1 {
            return self.undo_together();
        }
        alone
    }

    /// Undoes the last move of any person, even if other moves followed: allowed if all agree (TAB-2.6).
    pub(super) fn undo_together(&mut self) -> Result<u32, UndoError> {
        let steps = self.table.steps(0);
        let of_a_person =
            |step: &String| self.seating.people().any(|seat| step.starts_with(&format!("{}:", seat.0)));
        let last = steps.iter().rposition(of_a_person).ok_or(UndoError(refuse!("TAB-2.4")))?;
        self.table.rewind_to(last as u32);
        Ok(self.table.version())
    }

    /// Redoes a move and those of the bots that followed, until a person is asked again.
    pub(super) fn redo(&mut self, seat: Seat) -> Result<u32, UndoError> {
        self.table.redo(seat)?;
        let mut version = self.table.settle();
        while let Pending::Decision { seats, .. } = self.table.pending() {
            let is_next =
                |seat: &Seat| self.seating.bot(*seat).is_some() && self.table.may_redo(*seat).is_ok();
            let Some(bot) = seats.iter().find(is_next) else { break };
            self.table.redo(bot)?;
            version = self.table.settle();
        }
        Ok(version)
    }

    /// Shows the table after undo or redo, or why it was refused.
    pub(super) fn travel(
        &mut self,
        moved: Result<u32, UndoError>,
        done: &str,
        terminal: &mut Terminal<'_>,
    ) -> Result<Next> {
        match moved {
            Ok(version) => {
                for told in &mut self.told {
                    *told = version.min(*told);
                }
                self.board_is_new = true;
                terminal.line(self.voice.text(done, &[]))?;
                Ok(Next::Look)
            }
            Err(error) => {
                terminal.line(self.voice.text("cli-not-undone", &[]))?;
                show_refusal(&error.0, &self.voice, terminal)?;
                Ok(Next::Ask)
            }
        }
    }
}
