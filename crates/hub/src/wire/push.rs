//! Pushes to subscribers.

use super::{ForeseenOut, SeatInfo, TableState};
use serde::{Deserialize, Serialize};

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, counted from 1.
    pub id: u64,
    /// Milliseconds since 1970.
    pub at: u64,
    /// The author's seat; null for a host without a seat.
    pub seat: Option<u8>,
    /// The author's name at that time.
    pub name: String,
    /// The text, plain.
    pub text: String,
}

/// A push to a subscriber.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PushBody {
    /// The table changed.
    State {
        /// The table now.
        state: Box<TableState>,
    },
    /// A chat line was written.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// A player came or went, or a bot began or ended to think.
    Presence {
        /// The seats now.
        seats: Vec<SeatInfo>,
    },
    /// Prices and odds for a client that asked for them: after the state that they belong to, unless the table has gone
    /// on meanwhile.
    Foreseen {
        /// The step of the table.
        step: u32,
        /// The seat that is asked.
        seat: u8,
        /// Its allowed choices.
        choices: Vec<ForeseenOut>,
    },
    /// Pushes were dropped (backpressure): ask for the state again.
    Resync,
    /// The server shuts down: reconnect in a moment.
    Closing,
}
