//! The course of the game: what comes before the first round, and the phases of a round.

use crate::{ids::LocationId, options::LookoutVariant};
use approdo_contract::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// A player chooses a faction (IMP-5.3).
    Faction {
        /// Who.
        seat: Seat,
    },
    /// Luck picks one of the free factions (IMP-5.3).
    RandomFaction {
        /// For whom.
        seat: Seat,
    },
    /// A player declares an expansion or none (IMP-6.16).
    Declare {
        /// Who.
        seat: Seat,
    },
    /// Players build their decks, all at the same time (IMP-6.16).
    Decks {
        /// Those who are not done.
        builders: SeatSet,
        /// How many swaps each seat has made (IMP-6.18).
        #[serde(default)]
        swaps: [u8; 5],
    },
    /// Luck gives somebody the first-player marker (IMP-5.5).
    FirstPlayer,
    /// Starting hands (IMP-5.6). Automatic.
    Hands {
        /// The player so many places after the first one draws.
        nth: u8,
        /// So many cards are still to be drawn.
        left: u8,
    },
    /// Luck turns up the first Attack card (IMP-28.3).
    FirstAttack,
}

/// Looking for new cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lookout {
    /// Each player draws a Faction card (IMP-8.1), and a Common card in the Peaceful variant (IMP-27.8).
    /// Automatic.
    Scouts {
        /// The player so many places after the first one draws.
        nth: u8,
    },
    /// The display is filled for a choice, as far as it can be. Automatic.
    Fill {
        /// How this round's Lookout goes (IMP-27.11).
        variant: LookoutVariant,
        /// Which choice of the round.
        pick: u8,
        /// Whether there are no more cards (IMP-8.6).
        is_short: bool,
    },
    /// A player takes a card of the display (IMP-8.2, IMP-27.3, IMP-28.9).
    Pick {
        /// How this round's Lookout goes.
        variant: LookoutVariant,
        /// Which choice of the round.
        pick: u8,
        /// Whether there are no more cards.
        is_short: bool,
    },
    /// Luck gives a card of the display to the virtual player (IMP-28.9).
    VirtualPick,
    /// Cards are dealt to be chosen from (IMP-27.1). Automatic.
    Deal {
        /// To the player so many places after the first one.
        nth: u8,
        /// So many more.
        left: u8,
    },
    /// Everybody keeps one of the cards held, secretly and at the same time (IMP-27.1).
    Keep {
        /// How many cards each held at first.
        held: u8,
        /// Those who have not chosen.
        choosers: SeatSet,
    },
}

/// The Production phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Production {
    /// The next player collects, or the phase is over (IMP-9.2). Automatic.
    Player {
        /// So many places after the first one.
        nth: u8,
    },
    /// The Deals of a player (IMP-9.4). Automatic.
    Deals {
        /// Whose.
        seat: Seat,
        /// The next one.
        next: u8,
    },
    /// The Production Locations of a player (IMP-9.5). Automatic.
    Locations {
        /// Whose.
        seat: Seat,
        /// The place of the next one among all Locations.
        next: u8,
    },
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Free moves, one action or pass (IMP-10.9).
    Act {
        /// Whose turn.
        seat: Seat,
    },
    /// The action is complete. Automatic.
    Acted {
        /// Whose turn.
        seat: Seat,
    },
    /// Free moves after the action (IMP-10.9).
    Rest {
        /// Whose turn.
        seat: Seat,
    },
    /// The next player in turn who has not passed. Automatic.
    Next {
        /// After whom.
        seat: Seat,
    },
}

/// The Cleanup phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cleanup {
    /// The next player makes choices, or everything else is discarded (IMP-20.2, IMP-20.17). Automatic.
    Player {
        /// So many places after the first one.
        nth: u8,
    },
    /// The Locations of a player that store or stash something. Automatic.
    Locations {
        /// Whose.
        seat: Seat,
        /// The place of the next one among all Locations.
        next: u8,
    },
    /// Goods are put on a card that stores them (IMP-20.6).
    Store {
        /// Who.
        seat: Seat,
        /// Where.
        at: LocationId,
        /// How many more.
        left: u8,
    },
    /// Cards or Resources are put away for good (IMP-20.8).
    Stash {
        /// Who.
        seat: Seat,
        /// Where.
        at: LocationId,
        /// How many more.
        left: u8,
    },
}

/// The Attack phase of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackFrame {
    /// The virtual player's area goes to the Collection (IMP-28.15). Automatic.
    Begin,
    /// Luck turns up an Attack card (IMP-28.17).
    TurnUp {
        /// How many attacks are still to come, this one included.
        left: u8,
    },
    /// The attack looks for its target (IMP-28.18). Automatic.
    Search {
        /// How many attacks are still to come, this one included.
        left: u8,
    },
    /// The player chooses among equal targets (IMP-28.22).
    Choose {
        /// How many attacks are still to come, this one included.
        left: u8,
        /// The place in the line of the second card of the pair.
        second: u8,
    },
    /// The phase is over (IMP-29.3). Automatic.
    End,
}
