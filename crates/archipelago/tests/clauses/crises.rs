//! Section 12: crises and events.

use crate::desk::{Layout, area, open, region, table};
use approdo_archipelago::{Move, Source, ids::{Resource, Spot}};
use approdo_contract::Seat;
use serde_json::json;

/// Phase 4 with the back of this card on top.
fn balance(seats: u8, back: &str) -> Layout {
    table(seats)
        .set("phase", json!("balance"))
        .set("evolution.back", json!(back))
        .frames(json!([{ "phase": "actions" }]))
}

/// A domestic crisis of stone that feeds six, first player responsible.
fn stone(seats: u8) -> Layout {
    balance(seats, "merchant")
        .frames(json!([{ "phase": "actions" }, { "zones": { "back": "merchant", "next": 1, "red": false } },
            { "domestic": { "resource": "stone", "feeds": 6, "nth": 0 } }]))
}

#[test]
fn a_cube_stands_up_as_many_citizens_as_it_supports() {
    let clauses = ["ARC-12.7", "ARC-12.10", "ARC-12.11", "ARC-12.14"];
    // Thirteen lying citizens in five regions (S7).
    let mut desk = stone(5)
        .region("palm_bay", 0, -1, 2)
        .region("cattle_shore", 0, 1, 5)
        .posted(0, "palm_bay_b", "open", "lying", 3)
        .posted(1, "palm_bay_b", "open", "lying", 3)
        .posted(2, "palm_bay_b", "open", "lying", 3)
        .posted(3, "cattle_shore_b", "open", "lying", 3)
        .posted(4, "cattle_shore_b", "open", "lying", 1)
        .screen(0, 10, &[("stone", 2)])
        .lay();
    let bank = desk.view().bank.cubes[Resource::Stone];
    desk.play(Move::Consume(Source::Market));
    for _ in 0..3 {
        desk.play(Move::Rouse { owner: Seat(0), at: open("palm_bay_b"), engaged: false });
        desk.play(Move::Rouse { owner: Seat(1), at: open("palm_bay_b"), engaged: false });
    }
    desk.play(Move::Consume(Source::Screen));
    for _ in 0..3 {
        desk.play(Move::Rouse { owner: Seat(2), at: open("palm_bay_b"), engaged: false });
        desk.play(Move::Rouse { owner: Seat(3), at: open("cattle_shore_b"), engaged: false });
    }
    desk.play(Move::Consume(Source::Screen));
    let view = desk.view();
    assert!(view.units.iter().all(|stack| stack.posture.is_active()), "{clauses:?}");
    assert_eq!(view.bank.cubes[Resource::Stone], bank + 3, "{clauses:?}");
    assert_eq!((view.rebellion, desk.asked()), (0, Seat(0)), "the export crisis follows at once");
}

#[test]
fn whoever_still_lies_becomes_a_rebel() {
    let clauses = ["ARC-12.6", "ARC-12.15"];
    let mut desk = stone(2)
        .region("palm_bay", 0, -1, 2)
        .posted(0, "palm_bay_b", "open", "lying", 2)
        .posted(1, "palm_bay_b", "open", "lying", 2)
        .units(0, "open_sea_a", 1)
        .lay();
    desk.play(Move::Done).play(Move::Done);
    assert_eq!(desk.view().rebellion, 4, "{clauses:?}");
}

#[test]
fn a_temple_held_through_a_town_needs_its_citizen_upright() {
    let clause = "ARC-24.20";
    let desk = stone(2)
        .region("palm_bay", 0, -1, 2)
        .building("town", json!("palm_bay_b"))
        .building("temple", json!("palm_bay_b"))
        .posted(0, "palm_bay_b", "town", "lying", 1)
        .posted(1, "palm_bay_b", "open", "lying", 2)
        .lay();
    desk.refused(Move::Bless(region("palm_bay")), clause);
    let mut desk = stone(2)
        .region("palm_bay", 0, -1, 2)
        .building("town", json!("palm_bay_b"))
        .building("temple", json!("palm_bay_b"))
        .posted(0, "palm_bay_b", "town", "ready", 1)
        .posted(1, "palm_bay_b", "open", "lying", 2)
        .lay();
    desk.play(Move::Bless(region("palm_bay")));
    assert!(desk.view().units.iter().all(|stack| stack.posture.is_active()), "ARC-12.12");
}

#[test]
fn the_town_holder_may_expel_a_rebel() {
    let clauses = ["ARC-24.14", "ARC-24.15"];
    // turtle_strait: the market stands in land area b, the town in c (S25).
    let mut desk = stone(2)
        .region("turtle_strait", 0, -1, 0)
        .building("town", json!("turtle_strait_c"))
        .building("market", json!("turtle_strait_b"))
        .posted(0, "turtle_strait_c", "town", "ready", 1)
        .posted(1, "turtle_strait_b", "market", "lying", 1)
        .units(0, "open_sea_a", 1)
        .lay();
    desk.play(Move::Done).play(Move::Done);
    assert_eq!(desk.asked(), Seat(0), "{clauses:?}");
    desk.legal(Move::Tolerate);
    desk.legal(Move::Expel(area("turtle_strait_b")));
    assert_eq!(desk.view().control[1].market, None, "ARC-24.13");
    desk.play(Move::Expel(area("turtle_strait_c")));
    let view = desk.view();
    let rebel = view.units.in_area(area("turtle_strait_c")).iter().find(|stack| stack.owner == Seat(1));
    assert!(rebel.is_some_and(|rebel| rebel.spot == Spot::Open && !rebel.posture.is_active()), "{clauses:?}");
    assert_eq!(view.control[1].market, Some(Seat(0)), "{clauses:?}");
}

#[test]
fn missing_exports_raise_the_rebellion() {
    let clauses = ["ARC-12.17", "ARC-12.18", "ARC-12.19"];
    let mut desk = balance(4, "merchant")
        .frames(json!([{ "phase": "actions" }, { "export": { "resource": "cattle", "missing": 3, "nth": 0 } }]))
        .set("markets.export.cattle", json!(1))
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 3)
        .screen(0, 10, &[("cattle", 1)])
        .lay();
    let bank = desk.view().bank.cubes[Resource::Cattle];
    desk.play(Move::Consume(Source::Market)).play(Move::Consume(Source::Screen));
    desk.refused(Move::Consume(Source::Screen), "ARC-12.18");
    desk.play(Move::Done).play(Move::Done).play(Move::Done).play(Move::Done);
    assert_eq!(desk.view().rebellion, 1, "{clauses:?}");
    assert_eq!(desk.view().bank.cubes[Resource::Cattle], bank + 2, "{clauses:?}");
}
