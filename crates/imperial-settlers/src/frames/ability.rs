//! Abilities at work, and what Features react to.

use super::{RazeKind, Target};
use crate::{
    goods::{Good, GoodSet},
    ids::{Card, Empire, ListId, LocationId, Tech},
};
use approdo_contract::Seat;
use serde::{Deserialize, Serialize};

/// Abilities at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// A list of effects is carried out. Automatic.
    Run(Run),
    /// A Location is used so many times. Automatic.
    Use(Use),
    /// Features react. Automatic.
    Trigger(Trigger),
    /// One of several lists is chosen.
    Choose {
        /// The list it belongs to, as it would go on.
        run: Run,
        /// The first of the lists.
        first: ListId,
        /// How many.
        options: u8,
    },
    /// A cost may be paid again and again (IMP-25.11).
    Repeat {
        /// The Feature.
        used: Use,
        /// Whether VP have been gained by it.
        has_scored: bool,
    },
    /// A visit is over: the owner gets a Worker (IMP-16.4). Automatic.
    Visited {
        /// Who sent the Worker.
        seat: Seat,
        /// Where.
        at: LocationId,
    },
    /// Deals are used again (IMP-24.40).
    DealAgain {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Those used already, one bit each.
        used: u64,
    },
    /// Technology tokens are moved (IMP-25.30).
    MoveTech {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Tokens that were moved, and where they are now.
        moved: [Option<(LocationId, Tech)>; 2],
    },
    /// Cards of the Common deck become Foundations (IMP-25.22). Automatic.
    Dig {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
        /// What each gives.
        good: Good,
    },
    /// Something is pointed at, time after time as long as there is anything (IMP-14.18). Automatic.
    Aim {
        /// By whom.
        seat: Seat,
        /// What for.
        what: Target,
        /// How many more times.
        left: u8,
        /// The card that says so.
        about: Card,
    },
}

/// A list of effects under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// Which list.
    pub list: ListId,
    /// The next effect.
    pub next: u8,
    /// Who carries it out.
    pub seat: Seat,
    /// The Location it belongs to, if any.
    pub at: LocationId,
    /// Whose Locations and Samurai are counted (IMP-16.10).
    pub counted: Empire,
    /// The card that was razed, for Features that ask for its colour.
    pub about: Card,
    /// Whether VP have been gained by it.
    pub has_scored: bool,
    /// Whether its VP do not count as gained (IMP-19.9).
    pub is_silent: bool,
    /// Whether a choice in it may be declined.
    pub is_optional: bool,
}

/// The use of an ability, once or several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// The Location.
    pub at: LocationId,
    /// Its card; the Location may leave play on the way (IMP-14.22).
    pub card: Card,
    /// Which ability.
    pub ability: Which,
    /// For whom.
    pub seat: Seat,
    /// How many uses are still to come.
    pub left: u8,
    /// Whether one has just been carried out.
    pub has_run: bool,
    /// Whether tokens on the Location count: not if somebody listens in (IMP-23.14).
    pub has_tokens: bool,
    /// Whether nothing was paid (IMP-25.10).
    pub is_free: bool,
    /// The card that was razed, for Features that ask for its colour.
    pub about: Card,
}

/// An ability of a Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Its production.
    Production,
    /// The Action with this number.
    Action(u8),
    /// The reacting Feature with this number.
    Feature(u8),
}

/// Something to which Features react, and how far they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// What happened.
    pub occasion: Occasion,
    /// Who did it.
    pub actor: Seat,
    /// How many times it happened.
    pub times: u8,
    /// The player so many places after the active one is next.
    pub nth: u8,
    /// Whether the Features that the player listens in on are due (IMP-23.21).
    pub is_listening: bool,
    /// The place of the next Location among all.
    pub next: u8,
    /// The next Feature of that Location.
    pub feature: u8,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The actor built a card.
    Build(Card),
    /// The actor razed a card.
    Raze {
        /// Which.
        card: Card,
        /// Where it was.
        from: RazeKind,
    },
    /// The actor made a Deal.
    MakeDeal,
    /// The actor deployed a Samurai.
    DeploySamurai,
    /// The actor gained VP.
    GainVp,
    /// The actor exchanged a pair of Workers.
    Exchange,
    /// The actor activated an Action.
    Activate {
        /// What was paid.
        spent: GoodSet,
        /// Whether it is a Scoring Action.
        scoring: bool,
    },
    /// The actor sent a Worker.
    Visit,
    /// The actor received a Worker.
    EnemyVisit,
    /// The actor placed a Technology token.
    PlaceTech(Tech),
}
