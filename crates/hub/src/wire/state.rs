//! A table as one viewer sees it.

use super::{
    AccountOut, AheadOut, BudgetOut, ChoiceOut, Incident, LogOut, RefusalOut, Said, SectionText, StandingOut,
    TableSummary,
};
use approdo_contract::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// Who looks at a table: `{"seat": 1}` or `"spectator"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ViewerName {
    /// A seat.
    Seat(u8),
    /// Somebody who holds no seat.
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

/// What the reader is at the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// Whether the reader may change seats.
    pub guest_is_host: bool,
    /// Whether the reader may take a free seat: at a public table everybody may, at a private one hosts and whoever
    /// claimed its invitation.
    pub may_sit: bool,
    /// The seats that the reader holds.
    pub seats: Vec<u8>,
    /// The seat that this answer is for.
    pub viewer: ViewerName,
    /// What the reader prefers for that seat.
    pub preferences: Preferences,
}

/// What a player prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Preferences {
    /// A move that passes the turn on must be confirmed.
    pub confirm_turns: bool,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableState {
    /// What everybody sees.
    pub summary: TableSummary,
    /// What the reader is here.
    pub you: You,
    /// The position, in the game's own words.
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub view: Json,
    /// The position in sentences, if asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outline: Option<Vec<SectionText>>,
    /// The seats that the game waits for.
    pub asked: Vec<u8>,
    /// What the viewer's seat is asked.
    pub question: Option<Said>,
    /// What led to the question, where that is not plain.
    pub occasion: Option<Said>,
    /// What the decision uses up.
    pub budget: Option<BudgetOut>,
    /// What the viewer's seat might do.
    pub choices: Vec<ChoiceOut>,
    /// What people watch of each seat, in seat order, if asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<Vec<StandingOut>>,
    /// What certainly comes next, the first thing first, if standings were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Vec<AheadOut>>,
    /// Whether the viewer's seat may take its last move back.
    pub undo: Permission,
    /// Whether the viewer's seat may make a move again that it took back.
    pub redo: Permission,
    /// Somebody asks everybody to go further back.
    pub undo_request: Option<UndoRequest>,
    /// Lines of the log about later steps than this are out of date and are replaced by `log`.
    pub log_from: u32,
    /// What happened since the version that the client named.
    pub log: Vec<LogOut>,
    /// What happened besides the game since that version: who came and left, who called a bot, when all went back.
    pub incidents: Vec<Incident>,
    /// How the game ended, if it has.
    pub outcome: Option<OutcomeOut>,
}

/// JSON that is passed on as it was written.
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

/// Whether something may be done, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Permission {
    /// Whether it may be done now.
    pub allowed: bool,
    /// Why not.
    pub refused: Option<RefusalOut>,
}

/// Somebody asks everybody to go back further than one may alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoRequest {
    /// Who asks.
    pub by: u8,
    /// The step to go back to.
    pub to_step: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not answered yet.
    pub needed: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeOut {
    /// The place of each seat; 1 is best. Seats that forfeited come after all others.
    pub places: Vec<u8>,
    /// The place of each seat as the rules count, whoever forfeited.
    pub places_by_rules: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// How the score of each seat adds up, and what decides between equals.
    pub account: Vec<AccountOut>,
    /// The clause that ended the game.
    pub ended_by: String,
    /// The seats that forfeited by their clocks.
    pub forfeited: Vec<u8>,
    /// The seed, now that nothing is secret any more.
    pub seed: Option<String>,
}
