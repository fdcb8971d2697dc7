//! What the web page knows of this game's types: `web/src/games/armada/view.ts`, written from the Rust types.
//!
//! `UPDATE=1 cargo test -p approdo-armada typescript` writes the file anew.

use crate::{
    Berth, Claim, Ending, Flag, Ground, Options, Owner, Ship, Surprise, Turn, View,
    content::{Rolled, Volley},
    frames::Side,
    ids::{Card, Colour, Place, SeaId, ShipId, TerritoryId},
};
use ts_rs::{Config, TS};

approdo_conformance::named!(Colour, TerritoryId, SeaId, ShipId, Card);

impl TS for Place {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "Place".to_owned()
    }

    fn inline(_: &Config) -> String {
        "TerritoryId | ShipId".to_owned()
    }

    fn decl(config: &Config) -> String {
        format!("type Place = {};", Self::inline(config))
    }
}

/// What only words can say.
const BY_HAND: &str = "\
/** How many there are of each kind of card; kinds that are missing are not there. */
export type Cards = Partial<Record<Card, number>>;
/** What still has to happen, as far as the page draws it; each has a name. */
export type Frame =
  | string
  | { moor: { colour: Colour } }
  | { garrison: { colour: Colour; nth: number; left: number } }
  | { haul_bands: { from: Place; to: Place } }
  | { haul_ingots: { from: Place; to: Place; bands: number } }
  | { doubling: { territory: TerritoryId; factor: number; gold: number; natives: number } }
  | { reaction: { from: Place; target: Place; result: Volley; side: Side; last: boolean } }
  | { ponder: { card: Card | null; price: number } }
  | { window: { step: number } };
";

#[test]
fn typescript() {
    approdo_conformance::types!(
        "armada",
        BY_HAND,
        [
            Colour,
            TerritoryId,
            SeaId,
            ShipId,
            Card,
            Place,
            Options,
            Owner,
            Flag,
            Ground,
            Berth,
            Ship,
            Claim,
            Turn,
            Surprise,
            Ending,
            Rolled,
            Volley,
            Side,
            View,
        ]
    );
}
