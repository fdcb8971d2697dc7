//! What a player can choose.

use crate::ids::{Card, Colour, Place, PresetId, SeaId, ShipId, TerritoryId};
use approdo_contract::numbered;
use serde::{Deserialize, Serialize};

numbered! {
    /// One choice. An action is chosen first; numbers and places that it needs are further choices.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move {
        /// Put the two ships on these cities (ARM-5.6).
        Moor(TwoCities),
        /// Put ships and bands as a ready-made placement says, all at once (ARM-5.5).
        Arrange(PresetId),
        /// Put so many bands on the next territory of the den (ARM-5.7).
        Garrison(u8 in 0..=255),
        /// Launch a ship (ARM-8.1).
        Launch {
            /// Which.
            ship: ShipId,
            /// Where to.
            sea: SeaId,
        },
        /// Move bands by land (ARM-7.1).
        March {
            /// From.
            from: TerritoryId,
            /// To.
            to: TerritoryId,
        },
        /// Move bands aboard (ARM-8.4).
        Load {
            /// From.
            from: TerritoryId,
            /// Aboard.
            ship: ShipId,
        },
        /// Move bands ashore (ARM-8.13).
        Unload {
            /// From aboard.
            ship: ShipId,
            /// To.
            to: TerritoryId,
        },
        /// Move bands from ship to ship (ARM-8.11).
        Transfer {
            /// From aboard.
            from: ShipId,
            /// Aboard.
            to: ShipId,
        },
        /// Move a ship (ARM-8.9).
        Sail {
            /// Which.
            ship: ShipId,
            /// Where to.
            sea: SeaId,
        },
        /// Explore a territory (ARM-9.2).
        Explore(TerritoryId),
        /// Roll the Combat die (ARM-11.5).
        Attack {
            /// Where the attackers are.
            from: Place,
            /// What they attack.
            target: Place,
        },
        /// Sink an unmanned ship (ARM-8.19).
        Sink(ShipId),
        /// Destroy an unlaunched ship (ARM-8.26).
        Destroy(ShipId),
        /// Convert an ingot (ARM-12.6).
        Convert(TerritoryId),
        /// Recruit (ARM-15.1).
        Recruit,
        /// Buy an option card (ARM-16.2).
        BuyCard,
        /// Play an option card (ARM-16.5).
        PlayCard(Card),
        /// Leave the game (ARM-14.7).
        Resign,
        /// Announce the end of the turn or of the Surprise Attack (ARM-6.6).
        EndTurn,
        /// So many bands move (ARM-7.2).
        Bands(u8 in 0..=255),
        /// So many ingots go with them (ARM-7.5).
        Ingots(u8 in 0..=255),
        /// This territory.
        On(TerritoryId),
        /// This ship.
        Seize(ShipId),
        /// An ingot from here (ARM-16.4).
        PayFrom(Place),
        /// Take no band for this den or the Formation (ARM-15.4).
        Skip,
        /// Multiply both exploration results (ARM-17.1).
        Double,
        /// Leave them as rolled (ARM-17.3).
        AsRolled,
        /// Keep the card just seen (ARM-17.7).
        Keep,
        /// Stop looking (ARM-17.7).
        Stop,
        /// Look at the next card (ARM-17.7).
        Next,
        /// Do nothing in this window (ARM-18.3, ARM-18.9).
        Pass,
        /// Do nothing in any window of this turn (ARM-18.13).
        PassTurn,
        /// This colour makes the Surprise Attack (ARM-19.9).
        Lead(Colour),
    }
}

numbered! {
    /// Two cities, whichever is named first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(from = "AsNamed")]
    pub struct TwoCities {
        /// The first in map order.
        pub first: TerritoryId,
        /// The other.
        pub second: TerritoryId,
    }
    where |two| two.first <= two.second
}

impl TwoCities {
    /// The two in map order.
    pub fn new(one: TerritoryId, other: TerritoryId) -> Self {
        TwoCities { first: one.min(other), second: one.max(other) }
    }
}

/// Two cities as given, in any order.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AsNamed {
    first: TerritoryId,
    second: TerritoryId,
}

impl From<AsNamed> for TwoCities {
    fn from(AsNamed { first, second }: AsNamed) -> Self {
        TwoCities::new(first, second)
    }
}
