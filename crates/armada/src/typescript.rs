//! What the web page knows of this game's types: `web/src/games/armada/view.ts`, written from the Rust types.
//!
//! `UPDATE=1 cargo test -p approdo-armada typescript` writes the file anew.

use crate::{
    Asking, Berth, Claim, Ending, Flag, Ground, Options, Owner, Ship, Surprise, Turn, View,
    content::{Rolled, Volley},
    ids::{Card, Colour, Place, SeaId, ShipId, TerritoryId},
};
use approdo_pieces::NamedId;
use std::{fs, path::Path};
use ts_rs::{Config, TS};

/// Ids travel by their names in the data files.
macro_rules! named {
    ($($id:ident),*) => {
        $(impl TS for $id {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                stringify!($id).to_owned()
            }

            fn inline(_: &Config) -> String {
                $id::all().map(|id| format!("'{}'", NamedId::name(id))).collect::<Vec<_>>().join(" | ")
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", stringify!($id), Self::inline(config))
            }
        })*
    };
}

named!(Colour, TerritoryId, SeaId, ShipId, Card);

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

/// Types of other crates, which only they could describe.
const FOREIGN: &str = "\
/** A seat, counted from 0. */
export type Seat = number;
/** Seats, in their order. */
export type SeatSet = Array<Seat>;
/** How many there are of each kind of card; kinds that are missing are not there. */
export type Cards = Partial<Record<Card, number>>;
";

fn bindings() -> String {
    let config = &Config::default();
    let mut text = String::from(
        "// Made from the Rust types of Armada by `UPDATE=1 cargo test -p approdo-armada typescript`.\n\n",
    );
    text += FOREIGN;
    macro_rules! declare {
        ($($type:ident),*) => {
            $(text += &format!("export {}\n", $type::decl(config));)*
        };
    }
    declare!(
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
        Claim
    );
    declare!(Turn, Surprise, Ending, Rolled, Volley, Asking, View);
    text
}

#[test]
fn typescript() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/armada/view.ts");
    let text = bindings();
    #[allow(clippy::disallowed_methods, reason = "the person who runs the tests decides, not the rules")]
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(&file, &text).expect("the types can be written");
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored == text,
        "the types in web/src/games/armada/view.ts are out of date: run \
         UPDATE=1 cargo test -p approdo-armada typescript"
    );
}
