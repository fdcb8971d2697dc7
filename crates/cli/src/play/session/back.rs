//! Taking moves back and making them again (TAB-2).

use super::{Next, Session};
use crate::{Terminal, play::screen::show_refusal};
use anyhow::Result;
use approdo_contract::{Pending, Seat, refuse};
use approdo_table::UndoError;

impl Session {
    /// Takes a move back. Whoever plays with bots only need not ask anybody, and goes back to the last move of their
    /// own whatever followed it (TAB-2.6).
    pub(super) fn undo(&mut self, seat: Seat) -> Result<u32, UndoError> {
        let alone = self.table.undo(seat);
        if alone.is_err() && self.seating.people().count() == 1 {
            return self.undo_together();
        }
        alone
    }

    /// Goes back to the last move of a person, whatever followed it: everybody together may (TAB-2.6).
    pub(super) fn undo_together(&mut self) -> Result<u32, UndoError> {
        let steps = self.table.steps(0);
        let of_a_person =
            |step: &String| self.seating.people().any(|seat| step.starts_with(&format!("{}:", seat.0)));
        let last = steps.iter().rposition(of_a_person).ok_or(UndoError(refuse!("TAB-2.4")))?;
        self.table.rewind_to(last as u32);
        Ok(self.table.version())
    }

    /// Makes a move again, and after it those of the bots that followed, until a person is asked again.
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

    /// Shows the table after a move was taken back or made again, or says why it was not.
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
