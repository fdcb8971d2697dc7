//! Encoding of journal entries.

use super::chair::{Cause, Occupant};
use approdo_store::{Entry, Moment, NewEntry};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Marks an undo whose seat pays for the time of others; early journals have entries without it.
const PAYS: &str = "pays";

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Deed {
    /// A seat moved; the step in notation.
    Move { seat: u8, step: String },
    /// Luck decided; the step in notation.
    Luck { step: String },
    /// A seat took its last move back and pays for the time that others used on it; early journals did not count that.
    Undo { seat: u8, pays: bool },
    /// A seat made a move again.
    Redo { seat: u8 },
    /// The table went back to a step by agreement of all.
    Rewind { to_step: u32 },
    /// A seat asks all others to go back to a step.
    AskUndo { seat: u8, to_step: u32 },
    /// A seat answers such a request.
    AnswerUndo { seat: u8, agree: bool },
    /// A seat asked for a hint.
    Hint { seat: u8 },
    /// The owner or the player of a seat changed.
    Seat { seat: u8, now: Occupant, cause: Cause },
    /// The table was renamed.
    Name { name: String },
    /// A rematch was created at another table.
    Rematch { table: String },
    /// The rules changed; the game goes on from a stored position.
    Resumed,
}

/// A change of a seat, as it is stored.
#[derive(Serialize, Deserialize)]
struct Seated<'a> {
    #[serde(flatten)]
    now: Cow<'a, Occupant>,
    #[serde(default, skip_serializing_if = "Cause::is_own")]
    cause: Cause,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("entry {seq} of the journal, of kind `{kind}`, makes no sense")]
pub(crate) struct EntryError {
    seq: u32,
    kind: String,
}

impl Deed {
    /// The deed as an entry, with the hash of the position after it.
    pub(crate) fn entry(&self, at: u64, state_hash: u64, key: Option<String>) -> NewEntry {
        let (kind, seat, payload) = match self {
            Deed::Move { seat, step } => ("move", Some(*seat), step.clone()),
            Deed::Luck { step } => ("luck", None, step.clone()),
            Deed::Undo { seat, pays } => {
                ("undo", Some(*seat), if *pays { PAYS.to_owned() } else { String::new() })
            }
            Deed::Redo { seat } => ("redo", Some(*seat), String::new()),
            Deed::Rewind { to_step } => ("rewind", None, to_step.to_string()),
            Deed::AskUndo { seat, to_step } => ("ask_undo", Some(*seat), to_step.to_string()),
            Deed::AnswerUndo { seat, agree } => ("answer_undo", Some(*seat), agree.to_string()),
            Deed::Hint { seat } => ("hint", Some(*seat), String::new()),
            Deed::Seat { seat, now, cause } => {
                let seated = Seated { now: Cow::Borrowed(now), cause: *cause };
                ("seat", Some(*seat), serde_json::to_string(&seated).expect("an occupant is plain data"))
            }
            Deed::Name { name } => ("name", None, name.clone()),
            Deed::Rematch { table } => ("rematch", None, table.clone()),
            Deed::Resumed => ("resumed", None, String::new()),
        };
        NewEntry { kind: kind.to_owned(), seat, payload, state_hash, key, at: Moment(at as i64) }
    }

    /// Whether it may change the position. Other entries do not make a move stale.
    pub(crate) fn is_about_the_game(&self) -> bool {
        match self {
            Deed::Move { .. }
            | Deed::Luck { .. }
            | Deed::Undo { .. }
            | Deed::Redo { .. }
            | Deed::Rewind { .. }
            | Deed::Resumed => true,
            Deed::AskUndo { .. }
            | Deed::AnswerUndo { .. }
            | Deed::Hint { .. }
            | Deed::Seat { .. }
            | Deed::Name { .. }
            | Deed::Rematch { .. } => false,
        }
    }

    pub(crate) fn of(entry: &Entry) -> Result<Deed, EntryError> {
        Deed::read(entry).ok_or_else(|| EntryError { seq: entry.seq, kind: entry.kind.clone() })
    }

    fn read(entry: &Entry) -> Option<Deed> {
        let payload = entry.payload.as_str();
        Some(match entry.kind.as_str() {
            "move" => Deed::Move { seat: entry.seat?, step: payload.to_owned() },
            "luck" => Deed::Luck { step: payload.to_owned() },
            "undo" => Deed::Undo { seat: entry.seat?, pays: payload == PAYS },
            "redo" => Deed::Redo { seat: entry.seat? },
            "rewind" => Deed::Rewind { to_step: payload.parse().ok()? },
            "ask_undo" => Deed::AskUndo { seat: entry.seat?, to_step: payload.parse().ok()? },
            "answer_undo" => Deed::AnswerUndo { seat: entry.seat?, agree: payload.parse().ok()? },
            "hint" => Deed::Hint { seat: entry.seat? },
            "seat" => {
                let Seated { now, cause } = serde_json::from_str(payload).ok()?;
                Deed::Seat { seat: entry.seat?, now: now.into_owned().settled(), cause }
            }
            "name" => Deed::Name { name: payload.to_owned() },
            "rematch" => Deed::Rematch { table: payload.to_owned() },
            "resumed" => Deed::Resumed,
            _ => return None,
        })
    }

    /// Parses a step in notation.
    pub(crate) fn of_step(step: String) -> Deed {
        match step.split_once(':').and_then(|(seat, _)| seat.parse().ok()) {
            Some(seat) => Deed::Move { seat, step },
            None => Deed::Luck { step },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Level, SeatKind};

    #[test]
    fn a_deed_is_read_as_it_was_written() {
        let now = Occupant {
            kind: SeatKind::Person,
            name: "Ada".to_owned(),
            bot: Some(Level::Steady),
            forfeited: true,
            left: true,
            awaited: true,
        };
        for deed in [
            Deed::of_step("0: take pile=0 count=1".to_owned()),
            Deed::of_step("luck 4".to_owned()),
            Deed::Undo { seat: 1, pays: true },
            Deed::Undo { seat: 1, pays: false },
            Deed::Redo { seat: 1 },
            Deed::Rewind { to_step: 7 },
            Deed::AskUndo { seat: 0, to_step: 7 },
            Deed::AnswerUndo { seat: 0, agree: false },
            Deed::Hint { seat: 1 },
            Deed::Seat { seat: 2, now: now.clone(), cause: Cause::Own },
            Deed::Seat { seat: 2, now, cause: Cause::Screens(3) },
            Deed::Name { name: "Ours".to_owned() },
            Deed::Rematch { table: "x".to_owned() },
            Deed::Resumed,
        ] {
            let NewEntry { kind, seat, payload, state_hash, key, at } = deed.entry(5, 9, None);
            let entry = Entry { seq: 1, kind, seat, payload, state_hash, key, at };
            assert_eq!(Deed::of(&entry), Ok(deed));
            let odd = Entry { kind: "odd".to_owned(), ..entry };
            assert!(Deed::of(&odd).is_err());
        }
    }
}
