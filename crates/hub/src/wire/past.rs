//! Earlier positions and recaps.

use super::{Incident, LogOut, SectionText, StandingOut};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as it was at an earlier step or version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Past {
    /// The step.
    pub step: u32,
    /// The present number of steps.
    pub steps: u32,
    /// The version: the one that was requested, or the one that the step came with.
    pub version: u32,
    /// Whether the game still goes through this position; false if it was taken back.
    pub stands: bool,
    /// The position then, as the viewer could know it.
    pub view: Value,
    /// The position in sentences.
    pub outline: Vec<SectionText>,
    /// The standing of each seat, as the viewer could know it.
    pub standings: Vec<StandingOut>,
    /// The log lines of the step or version.
    pub log: Vec<LogOut>,
    /// The incidents of the version.
    pub incidents: Vec<Incident>,
}

/// What happened since the reader's last visit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Recap {
    /// The version of the last visit.
    pub since_version: u32,
    /// The present version.
    pub version: u32,
    /// The log lines in between.
    pub lines: Vec<LogOut>,
    /// The incidents in between.
    pub incidents: Vec<Incident>,
}
