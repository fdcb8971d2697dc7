//! What choices bring: prices and odds.

use super::Said;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a choice that is allowed brings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ForeseenOut {
    /// The move of the choice.
    #[serde(rename = "move")]
    pub mv: Value,
    /// What it certainly costs and gains; nothing where that depends on what the seat may not know.
    pub price: Option<PriceOut>,
    /// What luck may bring, where luck follows at once.
    pub odds: Option<OddsOut>,
}

/// What a choice certainly costs and gains, up to the first luck, revealed secret or answer of another seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PriceOut {
    /// What changes for each seat that it touches.
    pub changes: Vec<ChangeOut>,
    /// What comes then.
    pub follows: FollowsOut,
    /// Who is asked then, if others are.
    pub asked: Vec<u8>,
    /// Whether the turn of the seat is over with it.
    pub passes: bool,
    /// What falls due later.
    pub later: Vec<Said>,
}

/// What comes after a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FollowsOut {
    /// A secret is revealed; nothing that comes after it is certain.
    Secret,
    /// Luck decides.
    Luck,
    /// The game is over.
    Over,
    /// The seat is asked again.
    More,
    /// Others are asked.
    Asked,
}

/// An amount of a seat that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChangeOut {
    /// Whose amount.
    pub seat: u8,
    /// Which amount, as in a tally.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// By how much.
    pub by: i32,
    /// What it becomes.
    pub to: i32,
}

/// What luck may bring after a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OddsOut {
    /// How many tries made the sample; nothing where the shares are exact.
    pub tries: Option<u32>,
    /// What may come, the likeliest first.
    pub outcomes: Vec<ProspectOut>,
    /// The share of everything that is not listed, from 0 to 1.
    pub other: f64,
}

/// One thing that luck may bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProspectOut {
    /// How likely it is, from 0 to 1.
    pub share: f64,
    /// Between which shares it lies, nineteen times out of twenty; twice the share where that is exact.
    pub between: [f64; 2],
    /// What is different from before the choice.
    pub changes: Vec<ChangeOut>,
    /// What the seat is told of the luck.
    pub told: Vec<Said>,
}
