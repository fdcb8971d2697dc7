//! What a player can choose.

use crate::{
    goods::{Gain, Good, Payment},
    ids::{Card, Colour, Deck, Empire, Faction, LocationId, Tech, Title},
};
use approdo_contract::{Seat, numbered};
use serde::{Deserialize, Serialize};

numbered! {
    /// One choice. An action is chosen first; what it is paid with and aimed at are further choices.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Move {
        /// Play this faction (IMP-5.2).
        Faction(Faction),
        /// Play a faction that luck picks (IMP-5.3).
        RandomFaction,
        /// Add the expansion that the faction may add (IMP-6.6).
        Expand,
        /// Add none (IMP-6.17).
        BaseOnly,
        /// Take all copies of a title out of the deck and put those of another in (IMP-6.13).
        Swap {
            /// Out of the deck.
            out: Title,
            /// Into the deck.
            new: Title,
        },
        /// Use the ready-made deck (IMP-6.15).
        ReadyDeck,
        /// The deck is built (IMP-6.16).
        DeckDone,
        /// Take a card of the display (IMP-8.2).
        Pick(Card),
        /// Build a card from hand (section 11).
        Build(Card),
        /// Make a Deal with a card from hand (section 12).
        Deal(Card),
        /// Raze a card from hand (IMP-13.2).
        RazeHand(Card),
        /// Raze a Location (IMP-13.3).
        Raze(LocationId),
        /// Activate an Action so many times (section 14).
        Activate {
            /// The Location.
            at: LocationId,
            /// The Action on it, counted from 0.
            action: u8 in 0..=1,
            /// How many times.
            times: u8 in 1..=100,
        },
        /// Exchange so many pairs of Workers (section 15).
        Exchange(u8 in 1..=120),
        /// Send a Worker (section 16).
        Visit(LocationId),
        /// Remove a block (IMP-17.1).
        Unblock(LocationId),
        /// Place a Defense token (IMP-18.1).
        PlaceDefense(LocationId),
        /// Deploy a Samurai (IMP-18.6).
        DeploySamurai(LocationId),
        /// Place a Technology token (IMP-18.10).
        PlaceTech {
            /// Which type.
            tech: Tech,
            /// Where.
            at: LocationId,
        },
        /// Take no more turns in this round (IMP-10.6).
        Pass,
        /// The turn is over (IMP-10.9).
        EndTurn,
        /// From this deck (IMP-3.9).
        Draw(Deck),
        /// This Good.
        Good(Good),
        /// This colour.
        Colour(Colour),
        /// Pay like this (IMP-3.6).
        Pay(Payment),
        /// This Location.
        At(LocationId),
        /// This card of the hand, or of the cards looked at.
        Card(Card),
        /// This Foundation.
        Foundation {
            /// The card.
            card: Card,
            /// Whether only its owner knows it.
            hidden: bool,
        },
        /// This Deal.
        DealOf {
            /// Whose.
            empire: Empire,
            /// Which, counted from 0.
            deal: u8 in 0..=63,
        },
        /// This Good of that Location's Raze field.
        GoodAt {
            /// The Location.
            at: LocationId,
            /// The Good.
            good: Gain,
        },
        /// This Good of that player's supply.
        GoodOf {
            /// The player.
            seat: Seat,
            /// The Good.
            good: Good,
        },
        /// This player.
        Against(Seat),
        /// The option with this number, counted from 0.
        Option(u8 in 0..=15),
        /// Pay once more.
        Again,
        /// Move a Technology token (IMP-25.30).
        MoveTech {
            /// Which type.
            tech: Tech,
            /// From.
            from: LocationId,
            /// To.
            to: LocationId,
        },
        /// Discard a received Good for VP (IMP-24.28).
        CashIn(Gain),
        /// Discard a received card for VP (IMP-24.29).
        CashInCard(Card),
        /// No, or no more.
        Done,
    }
}

impl Move {
    /// The card of a choice that has only a card.
    pub(crate) fn card(self) -> Option<Card> {
        if let Move::Card(card) = self { Some(card) } else { None }
    }

    /// The Good of a choice that has only a Good.
    pub(crate) fn good(self) -> Option<Good> {
        if let Move::Good(good) = self { Some(good) } else { None }
    }

    /// The Location of a choice that has only a Location.
    pub(crate) fn at(self) -> Option<LocationId> {
        if let Move::At(at) = self { Some(at) } else { None }
    }
}
