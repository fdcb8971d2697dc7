//! A table as one viewer sees it.

use super::{
    AccountOut, AheadOut, BudgetOut, ChoiceOut, Incident, LogOut, RefusalOut, Said, SectionText, StandingOut,
    TableSummary,
};
use approdo_contract::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// A viewer of a table: `{"seat": 1}` or `"spectator"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ViewerName {
    /// A seat.
    Seat(u8),
    /// A viewer without a seat.
    Spectator,
}

impl From<ViewerName> for Viewer {
    fn from(viewer: ViewerName) -> Self {
        match viewer {
            ViewerName::Seat(seat) => Viewer::Seat(Seat(seat)),
            ViewerName::Spectator => Viewer::Spectator,
        }
    }
}

/// The reader's rights at the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// Whether the reader is a host.
    pub guest_is_host: bool,
    /// Whether the reader may take a free seat: at a public table everyone may, at a private one hosts and browsers
    /// that claimed the invitation.
    pub may_sit: bool,
    /// The seats that the reader holds.
    pub seats: Vec<u8>,
    /// The viewer of this answer.
    pub viewer: ViewerName,
    /// The reader's preferences for that seat.
    pub preferences: Preferences,
}

/// Preferences of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// A move that ends the turn must be confirmed.
    pub confirm_turns: bool,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableState {
    /// The public part.
    pub summary: TableSummary,
    /// The reader's rights.
    pub you: You,
    /// The position, as the game serializes it.
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub view: Json,
    /// The position in sentences, on request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Vec<SectionText>>,
    /// The seats that the game waits for.
    pub asked: Vec<u8>,
    /// The question to the viewer's seat.
    pub question: Option<Said>,
    /// What led to the question, where that is not plain.
    pub occasion: Option<Said>,
    /// The amount that the decision uses up.
    pub budget: Option<BudgetOut>,
    /// The choices of the viewer's seat.
    pub choices: Vec<ChoiceOut>,
    /// The standing of each seat, in seat order, on request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<StandingOut>>,
    /// What certainly comes next, in order, if standings were requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Vec<AheadOut>>,
    /// Whether the viewer's seat may undo its last move.
    pub undo: Permission,
    /// Whether the viewer's seat may redo.
    pub redo: Permission,
    /// An open request to go further back.
    pub undo_request: Option<UndoRequest>,
    /// Log lines of later steps than this are out of date and are replaced by `log`.
    pub log_from: u32,
    /// The log lines since the version that the client named.
    pub log: Vec<LogOut>,
    /// The incidents since that version.
    pub incidents: Vec<Incident>,
    /// How the game ended, if it has.
    pub outcome: Option<OutcomeOut>,
}

/// JSON that is passed on unparsed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON as a value.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("the text was JSON when it was made")
    }
}

impl From<Box<RawValue>> for Json {
    fn from(written: Box<RawValue>) -> Self {
        Json(written)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// Whether an action is allowed, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Permission {
    /// Whether it is allowed now.
    pub allowed: bool,
    /// Why not.
    pub refused: Option<RefusalOut>,
}

/// A request to all seats to go further back than a player may alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoRequest {
    /// The requesting seat.
    pub by: u8,
    /// The step to go back to.
    pub to_step: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not answered yet.
    pub needed: Vec<u8>,
}

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeOut {
    /// The place of each seat; 1 is best. Seats that forfeited come after all others.
    pub places: Vec<u8>,
    /// The place of each seat by the rules, regardless of forfeits.
    pub places_by_rules: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// How the score of each seat adds up, with tie breakers.
    pub account: Vec<AccountOut>,
    /// The clause that ended the game.
    pub ended_by: String,
    /// The seats that forfeited by their clocks.
    pub forfeited: Vec<u8>,
    /// The seed, public now.
    pub seed: Option<String>,
}
