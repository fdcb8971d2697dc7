//! Prices and odds of choices.

use super::Said;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Price and odds of an allowed choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ForeseenOut {
    /// The move of the choice.
    #[serde(rename = "move")]
    pub mv: Value,
    /// What it certainly costs and gains; null where that depends on what the seat may not know.
    pub price: Option<PriceOut>,
    /// What luck may bring, where luck follows at once.
    pub odds: Option<OddsOut>,
}

/// What a choice certainly costs and gains, up to the first luck, revealed secret or answer of another seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PriceOut {
    /// What changes, for each seat concerned.
    pub changes: Vec<ChangeOut>,
    /// What comes next.
    pub follows: FollowsOut,
    /// The other seats that are asked next.
    pub asked: Vec<u8>,
    /// Whether it ends the turn of the seat.
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

/// A change of a seat's amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChangeOut {
    /// The seat.
    pub seat: u8,
    /// The key of the amount, as in a tally.
    pub key: String,
    /// The name of the amount.
    pub label: String,
    /// The difference.
    pub by: i32,
    /// The new amount.
    pub to: i32,
}

/// What luck may bring after a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OddsOut {
    /// The size of the sample; null where the shares are exact.
    pub tries: Option<u32>,
    /// The outcomes, the likeliest first.
    pub outcomes: Vec<ProspectOut>,
    /// The share of all outcomes that are not listed, from 0 to 1.
    pub other: f64,
}

/// One outcome of luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProspectOut {
    /// Its probability, from 0 to 1.
    pub share: f64,
    /// The 95 % confidence interval of the share; twice the share where that is exact.
    pub between: [f64; 2],
    /// The differences from before the choice.
    pub changes: Vec<ChangeOut>,
    /// What the seat is told of the luck.
    pub told: Vec<Said>,
}
