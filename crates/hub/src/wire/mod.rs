//! Types of requests, answers and pushes, the same for HTTP and WebSocket.
//!
//! They contain no secret of another seat or of the host: tokens appear only in the answer to the request that made
//! them, and the seed of a table only once its game is over.

mod foreseen;
mod incident;
mod moves;
mod past;
mod plan;
mod push;
mod standings;
mod state;
mod summary;
mod tokens;
mod words;

pub use foreseen::{ChangeOut, FollowsOut, ForeseenOut, OddsOut, PriceOut, ProspectOut};
pub use incident::{Incident, IncidentKind};
pub use moves::{Hint, PlayMove, Played, TakeBack};
pub use past::{Past, Recap};
pub use plan::{AwayPlan, ClockKind, ClockPlan, CreateTable, Flag, Level, SeatPlan};
pub use push::{ChatLine, PushBody};
pub use standings::{AccountOut, AheadOut, BudgetOut, GoalOut, PointsOut, StandingOut, TallyOut, TieOut};
pub use state::{Json, OutcomeOut, Permission, Preferences, TableState, UndoRequest, ViewerName, You};
pub use summary::{Origin, SeatInfo, SeatKind, Status, TableListing, TableSummary};
pub use tokens::{Claimed, Created, HostLink, Invitation, SeatLink};
pub use words::{ChoiceOut, LogOut, OpensOut, PieceRef, RefusalOut, Said, SectionText, TouchOut};
