//! What reaches a client by itself.

use super::{ForeseenOut, SeatInfo, TableState};
use serde::{Deserialize, Serialize};

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, counted from 1.
    pub id: u64,
    /// In milliseconds since 1970.
    pub at: u64,
    /// The seat of whoever said it; nothing for a host without a seat.
    pub seat: Option<u8>,
    /// The name of whoever said it, at that time.
    pub name: String,
    /// What was said: plain text.
    pub text: String,
}

/// Something that reaches a client by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PushBody {
    /// The table changed.
    State {
        /// The table now.
        state: Box<TableState>,
    },
    /// Somebody said something.
    Chat {
        /// What was said.
        line: ChatLine,
    },
    /// Somebody came, went, or a bot began or ended to think.
    Presence {
        /// The seats now.
        seats: Vec<SeatInfo>,
    },
    /// What the choices of a seat bring, for a client that asked for prices: after the state that they belong to, unless
    /// the table has gone on meanwhile.
    Foreseen {
        /// The step that the table is at.
        step: u32,
        /// The seat that is asked.
        seat: u8,
        /// Its choices that are allowed.
        choices: Vec<ForeseenOut>,
    },
    /// Pushes were lost: ask for the state again.
    Resync,
    /// The server goes down: come back in a moment.
    Closing,
}
