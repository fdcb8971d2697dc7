//! What happened.

use super::{Incident, LogOut, SectionText, StandingOut};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as it was at an earlier step or version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Past {
    /// Which step.
    pub step: u32,
    /// How many steps there are now.
    pub steps: u32,
    /// Which version: the one that was asked for, or the one that the step came with.
    pub version: u32,
    /// Whether the game still goes through this position; otherwise it was taken back.
    pub stands: bool,
    /// The position then, as the viewer could know it.
    pub view: Value,
    /// The position in sentences.
    pub outline: Vec<SectionText>,
    /// What people watch of each seat, as the viewer could know it.
    pub standings: Vec<StandingOut>,
    /// What the step, or the version, brought.
    pub log: Vec<LogOut>,
    /// What happened at the table besides the game with this version.
    pub incidents: Vec<Incident>,
}

/// What a viewer missed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Recap {
    /// The version of the last visit.
    pub since_version: u32,
    /// The version now.
    pub version: u32,
    /// What happened in between.
    pub lines: Vec<LogOut>,
    /// What happened besides the game.
    pub incidents: Vec<Incident>,
}
