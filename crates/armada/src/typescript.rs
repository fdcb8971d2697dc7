//! TypeScript types of this game for the web page: `web/src/games/armada/view.ts`, written from the Rust types.
//!
//! `UPDATE=1 cargo test -p approdo-armada typescript` rewrites the file.

use crate::{
    Armada, Asking, Berth, Check, Claim, Ending, Event, Flag, Ground, Holdings, Options, Owner, Print, Ship,
    Surprise, Turn, View,
    content::{Numbers, Rolled, Volley},
    frames::Side,
    ids::{Card, Colour, Place, SeaId, ShipId, TerritoryId},
    print::PrintedCard,
};
use approdo_contract::Label;
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

/// Types that cannot be derived.
const BY_HAND: &str = "\
/** How many there are of each kind of card; kinds that are missing are not there. */
export type Cards = Partial<Record<Card, number>>;
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
            Event,
            Asking,
            Check,
            Holdings,
            View,
            Label,
            PrintedCard,
            Numbers,
            Print,
        ]
    );
    approdo_conformance::typescript::check_print::<Armada>();
}
