//! The closed vocabulary of what cards do.

use crate::{
    goods::{Cost, Gain, Good, GoodSet},
    ids::{Colour, ListId},
};

/// An effect of a card; lists of them are carried out in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Receive Goods.
    Gain {
        /// What.
        gain: Gain,
        /// How many, or how many for each counted thing.
        n: u8,
        /// What is counted.
        per: Option<Per>,
        /// At most so many in all; 0 for no maximum.
        max: u8,
    },
    /// Pay a cost, inside a choice.
    Pay {
        /// What.
        cost: Cost,
    },
    /// Discard Goods of one's own choice, as far as possible.
    Lose {
        /// Among these.
        goods: GoodSet,
        /// How many.
        n: u8,
    },
    /// Pick one of several lists that can be paid.
    Choose {
        /// The first list; the others follow it.
        first: ListId,
        /// How many lists.
        options: u8,
    },
    /// Draw Faction cards, keep some, discard the rest (IMP-24.38).
    DrawPick {
        /// How many are drawn.
        draw: u8,
        /// How many are kept.
        keep: u8,
    },
    /// Make other own Production Locations produce (IMP-24.7).
    ProduceAgain {
        /// How many.
        n: u8,
    },
    /// Gain the Goods of own Deals again (IMP-24.40).
    DealAgain {
        /// Of up to so many.
        n: u8,
    },
    /// Raze something.
    Raze {
        /// What.
        target: RazeTarget,
        /// Whether no Raze tokens are paid and protection is ignored (IMP-24.18).
        free: bool,
        /// VP for each received Good that is discarded at once (IMP-24.28); 0 if it cannot be.
        cash_in: u8,
    },
    /// Remove an enemy Common Location (IMP-24.9).
    Remove,
    /// Remove an own and an enemy Location of the same class (IMP-25.13).
    RemovePair,
    /// Take Goods from an enemy's supply (IMP-24.27).
    Steal {
        /// Among these.
        goods: GoodSet,
        /// How many.
        n: u8,
    },
    /// Gain Goods of an enemy Location's Raze field (IMP-24.30).
    CopyRazeGood {
        /// How many.
        n: u8,
    },
    /// Build a Faction card now, without paying a Location (IMP-24.2, IMP-24.12).
    Build {
        /// Where the card comes from.
        from: From,
    },
    /// Discard a Deal of an enemy (IMP-24.33).
    CancelDeal,
    /// Take a Deal from an enemy (IMP-24.24).
    TakeDeal,
    /// Make a Deal with an enemy Common Location (IMP-24.15).
    LocationDeal,
    /// An enemy discards cards of its own choice.
    EnemyDiscard {
        /// How many.
        n: u8,
    },
    /// Put cards face down into the empire (IMP-24.20, IMP-25.22).
    Foundation {
        /// Where they come from.
        from: From,
        /// How many.
        n: u8,
        /// What each gives.
        good: Good,
    },
    /// Turn an own Foundation face up (IMP-25.7).
    Restore,
    /// An enemy Action Location cannot be activated any more this round (IMP-24.22).
    Exhaust,
    /// Block an enemy Location (IMP-23.15).
    Block,
    /// Take over an enemy Common Location (IMP-23.9).
    TakeOver,
    /// Listen in on an enemy Feature (IMP-23.13).
    Eavesdrop,
    /// Open what needs this Action, for the rest of the round (IMP-14.16).
    Unlock,
    /// Activate another own Action Location free of charge (IMP-25.9).
    FreeActivate,
    /// Send a Worker to any enemy Production Location (IMP-25.16).
    SendWorker,
    /// Move Technology tokens among own Common Locations (IMP-25.4).
    MoveTech {
        /// Up to so many.
        n: u8,
    },
    /// Each player carries out a list, the first player first (IMP-22.4).
    EachPlayer {
        /// Which.
        list: ListId,
    },
}

/// What a number of Goods depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Locations of a colour (IMP-11.16).
    Colour(Colour),
    /// Own Samurai in play (IMP-24.14).
    Samurai,
    /// Goods stored on this card.
    Stored,
    /// Cards or Resources stashed on this card.
    Stashed,
    /// Technology tokens on own Common Locations.
    TechTokens,
}

/// What can be razed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RazeTarget {
    /// A card from hand or an enemy Location.
    HandOrEnemy,
    /// An enemy Location.
    Enemy,
    /// An own Common Location (IMP-24.31).
    Own,
    /// The next card of the Common deck (IMP-25.14).
    CommonDeck,
}

/// Where a card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// The hand.
    Hand,
    /// The own Deals.
    Deals,
    /// The Common deck.
    CommonDeck,
}

/// A Feature that reacts to something (section 19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it reacts to.
    pub on: Trigger,
    /// Whether its owner may decline (IMP-19.5).
    pub is_optional: bool,
    /// What may be paid any number of times, the effects following each time.
    pub repeat_cost: Option<Cost>,
    /// What it does.
    pub effects: ListId,
    /// The Action that opens it (IMP-14.12).
    pub needs: Option<u8>,
}

/// What a Feature reacts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// Its owner builds.
    Build {
        /// Common cards only, Faction cards only, or either.
        common: Option<bool>,
        /// Of this colour, or of any.
        colour: Option<Colour>,
    },
    /// Its owner razes anything.
    Raze,
    /// Its owner razes an enemy Location.
    RazeEnemy,
    /// Its owner razes a card from hand.
    RazeHand,
    /// Its owner makes a Deal.
    MakeDeal,
    /// Its owner deploys a Samurai.
    DeploySamurai,
    /// Its owner gains VP (IMP-19.9).
    GainVp,
    /// An enemy exchanges a pair of Workers.
    EnemyExchange,
    /// Its owner activates an Action.
    Activate {
        /// The cost paid contains this Good.
        spends: Option<Good>,
        /// The Action is a Scoring Action.
        scoring: bool,
    },
    /// Its owner sends a Worker.
    Visit,
    /// An enemy sends a Worker to its owner.
    EnemyVisit,
    /// Its owner places a Technology token.
    PlaceTech {
        /// A Basic one only.
        basic: bool,
    },
}

impl Trigger {
    /// Whether it is about what enemies do (IMP-23.21).
    pub fn is_about_enemies(self) -> bool {
        match self {
            Trigger::EnemyExchange | Trigger::EnemyVisit => true,
            Trigger::Build { .. }
            | Trigger::Raze
            | Trigger::RazeEnemy
            | Trigger::RazeHand
            | Trigger::MakeDeal
            | Trigger::DeploySamurai
            | Trigger::GainVp
            | Trigger::Activate { .. }
            | Trigger::Visit
            | Trigger::PlaceTech { .. } => false,
        }
    }

    /// One bit for each kind of trigger, to find Features quickly.
    pub fn bit(self) -> u16 {
        match self {
            Trigger::Build { .. } => 1,
            Trigger::Raze => 1 << 1,
            Trigger::RazeEnemy => 1 << 2,
            Trigger::RazeHand => 1 << 3,
            Trigger::MakeDeal => 1 << 4,
            Trigger::DeploySamurai => 1 << 5,
            Trigger::GainVp => 1 << 6,
            Trigger::EnemyExchange => 1 << 7,
            Trigger::Activate { .. } => 1 << 8,
            Trigger::Visit => 1 << 9,
            Trigger::EnemyVisit => 1 << 10,
            Trigger::PlaceTech { .. } => 1 << 11,
        }
    }
}

/// A Feature that simply lasts (IMP-19.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastingFeature {
    /// What it does.
    pub what: Lasting,
    /// The Action that opens it (IMP-14.12).
    pub needs: Option<u8>,
}

/// What a lasting Feature does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// Goods are kept in Cleanup.
    Store(Store),
    /// Cards or Resources are put away for good in Cleanup (IMP-20.8).
    Stash {
        /// What.
        what: Stashed,
        /// Up to so many in each Cleanup.
        max: u8,
    },
    /// VP at the end of the game.
    EndVp {
        /// For each counted thing.
        n: u8,
        /// What is counted.
        per: Per,
    },
    /// Enemies need more Raze tokens against Common Locations.
    RazeTax {
        /// How many more.
        n: u8,
    },
    /// The Location cannot be razed (IMP-24.11).
    NotRazable,
}

/// A storage (IMP-20.5, IMP-20.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Store {
    /// What is stored.
    pub goods: GoodSet,
    /// Up to so many in all; 0 for any number.
    pub max: u8,
    /// Where it lies.
    pub place: Where,
}

/// Where stored Goods lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// They stay in the supply.
    Supply,
    /// They lie on the card until the next Production phase is over.
    Card,
}

/// What is stashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stashed {
    /// Cards from hand.
    Card,
    /// Wood, Stone or Food.
    Resource,
}
