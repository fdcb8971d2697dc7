//! What the web page knows of this game's types and prints: `web/src/games/archipelago/view.ts` and `tests/print.json`,
//! written by `UPDATE=1 cargo test -p approdo-archipelago typescript`.

use crate::{
    Archipelago, Asking, Bank, Bundle, Condition, Crisis, Ending, Event, Evolution, Explorers, Offer,
    Options, Phase, Price, Reckoning, Round, Screen, Slot, Subject, View, Wheel,
    chart::{Placed, Quay},
    content::{Access, Ground, Length, Row, Terrain},
    frames::Hidden,
    ids::{AreaId, Building, CardId, EventId, Market, ObjectiveId, Post, RegionId, Resource, Spot},
    ids::{TileId, TrendId, Zone},
    print::{self, Print},
    sets::IdSet,
    units::{Posture, Stack},
    view::Control,
};
use approdo_contract::Seat;
use approdo_pieces::{NamedId, find_name};
use serde_json::json;
use ts_rs::{Config, TS};

approdo_conformance::named!(Market, Building, Resource, Spot, Posture, Phase);

/// Ids of which there are many: the page takes their names as they come.
macro_rules! names {
    ($($id:ident),*) => {
        $(impl TS for $id {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                stringify!($id).to_owned()
            }

            fn inline(_: &Config) -> String {
                "string".to_owned()
            }

            fn decl(_: &Config) -> String {
                format!("type {} = string;", stringify!($id))
            }
        })*
    };
}

names!(TileId, RegionId, AreaId, CardId, EventId, ObjectiveId, TrendId, Zone);

/// A set is a list of names.
impl<I: NamedId + TS> TS for IdSet<I> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("{}[]", <I as TS>::name(config))
    }

    fn inline(config: &Config) -> String {
        <Self as TS>::name(config)
    }
}

/// What only words can say.
const BY_HAND: &str = "\
/** Cubes of each kind. */
export type Cubes = Record<Resource, number>;
/** `palm_bay_b` for the open of an area, `palm_bay_b.town` for its town. */
export type Post = string;
/** The events in which units move. */
export type Event =
  | { entered: { seat: Seat; from: Post; area: AreaId } }
  | { migrated: { seat: Seat; from: Post; to: Post } }
  | { deployed: { seat: Seat; from: Post; resource: Resource; cubes: number } }
  | { expelled: { seat: Seat; owner: Seat; from: Post; to: AreaId } };
";

#[test]
fn typescript() {
    approdo_conformance::types!(
        "archipelago",
        BY_HAND,
        [
            Market, Building, Resource, Spot, Posture, Phase, TileId, RegionId, AreaId, CardId, EventId,
            ObjectiveId, TrendId, Zone, Length, Options, Asking, Crisis, Hidden, Price, Row, Bank, Explorers, Wheel,
            Quay, Placed, Control, Stack, Slot, Evolution, Screen, Round, Bundle, Offer, Ending, Condition,
            Subject, Reckoning, View, Terrain, Ground, Access, print::Named<Resource>, print::Area, print::Region,
            print::WheelZone, print::StallRow, print::Stall, print::Band, print::BackZone, print::Card,
            print::EventCard, print::Objective, print::Trend, Print,
        ]
    );
    approdo_conformance::typescript::check_print::<Archipelago>();
}

/// The events that the page draws have the shapes that are written out above.
#[test]
fn events_of_units() {
    let area: AreaId = find_name("palm_bay_b").expect("an area");
    let (from, seat, owner) = (Post { area, spot: Spot::Town }, Seat(1), Seat(2));
    let told = |event: Event| serde_json::to_value(event).expect("events are plain data");
    assert_eq!(
        told(Event::Entered { seat, from, area }),
        json!({ "entered": { "seat": 1, "from": "palm_bay_b.town", "area": "palm_bay_b" } })
    );
    assert_eq!(
        told(Event::Migrated { seat, from, to: Post::open(area) }),
        json!({ "migrated": { "seat": 1, "from": "palm_bay_b.town", "to": "palm_bay_b" } })
    );
    assert_eq!(
        told(Event::Deployed { seat, from, resource: Resource::Fruit, cubes: 2 }),
        json!({ "deployed": { "seat": 1, "from": "palm_bay_b.town", "resource": "fruit", "cubes": 2 } })
    );
    assert_eq!(
        told(Event::Expelled { seat, owner, from, to: area }),
        json!({ "expelled": { "seat": 1, "owner": 2, "from": "palm_bay_b.town", "to": "palm_bay_b" } })
    );
}
