//! Cards that are drawn, Goods that leave a choice, and costs that leave one.

use crate::{
    goods::{Bill, Gain, Good, GoodSet},
    ids::{Card, ColourSet, Deck, LocationId},
};
use approdo_contract::Seat;
use serde::{Deserialize, Serialize};

/// Drawing one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// A card is to be drawn, if there is one. Automatic.
    Begin {
        /// By whom.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Where it goes.
        to: Destination,
    },
    /// Luck turns up a card for everybody to see.
    Open {
        /// For whom.
        seat: Seat,
        /// Where it goes.
        to: Destination,
    },
    /// Luck decides whether the next card of the Common deck is an Event, which everybody will see.
    EventOrNot {
        /// Who draws.
        seat: Seat,
        /// Where the card goes.
        to: Destination,
    },
    /// Luck picks a card that only its drawer sees.
    Secret {
        /// Who draws.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Where it goes.
        to: Destination,
    },
    /// An Event waits for its replacement before it is discarded (IMP-22.7). Automatic.
    Event {
        /// The Event.
        card: Card,
    },
    /// The players carry out an Event, one after the other (IMP-22.4). Automatic.
    Resolve {
        /// The Event.
        card: Card,
        /// The player so many places after the first one is next.
        nth: u8,
    },
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// To the hand.
    Hand,
    /// To the Lookout display.
    Display,
    /// Among the cards that a player looks at before deciding about them.
    Pool,
    /// Among the cards that a player chooses from in the Alternative Lookout.
    Held,
    /// Face down into the empire (IMP-25.22).
    Foundation {
        /// What it gives.
        good: Good,
    },
    /// It is razed at once (IMP-25.14).
    Raze,
}

/// Goods that leave a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Take {
    /// So many are still to be taken. Automatic.
    Next {
        /// By whom.
        seat: Seat,
        /// What.
        what: Gain,
        /// How many.
        left: u8,
        /// Where cards go.
        to: Destination,
    },
    /// From which deck (IMP-3.9).
    Deck {
        /// Who draws.
        seat: Seat,
        /// Where the card goes.
        to: Destination,
    },
    /// Wood, Stone or Food.
    Resource {
        /// Who chooses.
        seat: Seat,
    },
    /// The form of an Advanced Technology token (IMP-21.13).
    Form {
        /// Who chooses.
        seat: Seat,
    },
    /// Where a Samurai goes (IMP-24.13).
    Post {
        /// Who chooses.
        seat: Seat,
    },
    /// Which of several colours counts for the Mechanical Horse.
    Colour {
        /// Who chooses.
        seat: Seat,
        /// The colours.
        colours: ColourSet,
    },
    /// One Good of these is discarded.
    Lose {
        /// Who.
        seat: Seat,
        /// Among which.
        goods: GoodSet,
        /// How many more, this one included.
        left: u8,
    },
    /// One of the pool is kept, the others are discarded (IMP-24.38).
    Keep {
        /// Who.
        seat: Seat,
    },
    /// The pool is full: ask, or keep the only card. Automatic.
    Drawn {
        /// Who.
        seat: Seat,
    },
    /// The results of an exchange of Workers (IMP-15.3).
    Exchange {
        /// Who.
        seat: Seat,
        /// How many pairs still yield something, this one included.
        left: u8,
    },
}

/// A cost that leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Which Resources Gold stands in for (IMP-3.6).
    Split {
        /// Who pays.
        seat: Seat,
        /// What.
        bill: Bill,
        /// On which Location the Goods are put, if any (IMP-14.1).
        onto: LocationId,
    },
    /// Which Location or Foundation is discarded (IMP-11.3).
    Location {
        /// Who pays.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// Which card of the hand is discarded.
    Card {
        /// Who.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// Which Deal is given up.
    Deal {
        /// Who.
        seat: Seat,
        /// How many, this one included.
        left: u8,
    },
    /// The cost of a build is paid: the Location is placed (IMP-11.17). Automatic.
    Place {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The cost of a Deal is paid: the card goes under the board (IMP-12.3). Automatic.
    Slide {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
}
