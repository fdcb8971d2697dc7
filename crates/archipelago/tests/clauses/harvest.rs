//! Sections 16 and 18: harvests and transactions.

use crate::desk::{Desk, Layout, action, bay, open, plains, post, region, table};
use approdo_archipelago::{
    Event, Move,
    ids::{Building, Market, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

fn deploy(area: &str) -> Move {
    Move::Deploy(open(area))
}

#[test]
fn units_are_deployed_on_free_symbols_wherever_they_are() {
    let clauses = ["ARC-16.1", "ARC-16.2", "ARC-16.5", "ARC-16.6"];
    // Five citizens on Palm Bay (2 fruit) and Mango Coast (2 fruit): four symbols, four cubes.
    let mut desk = bay(2)
        .region("mango_coast", 1, 0, 4)
        .units(0, "palm_bay_b", 3)
        .units(0, "mango_coast_b", 2)
        .posted(0, "cattle_shore_b", "open", "engaged", 1)
        .lay();
    desk.play(action("harvest_fruit"));
    desk.refused(deploy("cattle_shore_b"), clauses[0]);
    desk.play(deploy("palm_bay_b")).play(deploy("palm_bay_b"));
    desk.refused(deploy("palm_bay_b"), clauses[0]);
    desk.play(deploy("mango_coast_b")).play(deploy("mango_coast_b"));
    assert_eq!(desk.cubes(0, Resource::Fruit), 4, "{clauses:?}");
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Fruit), Posture::Engaged), 2, "{clauses:?}");
    assert_eq!(desk.count(0, post("mango_coast_b", Spot::Fruit), Posture::Engaged), 2, "{clauses:?}");
    assert!(desk.happened(|fact| matches!(fact, Event::ActionDone { .. })), "{clauses:?}: no symbol is left");
}

#[test]
fn symbols_are_reached_in_the_own_area_only() {
    let clause = "ARC-16.3";
    let mut desk = table(2)
        .region("turtle_strait", 0, -1, 0)
        .units(0, "turtle_strait_b", 1)
        .units(0, "turtle_strait_c", 1)
        .lay();
    desk.play(action("harvest_wood"));
    desk.refused(deploy("turtle_strait_b"), clause);
    desk.play(deploy("turtle_strait_c"));
    assert_eq!(desk.cubes(0, Resource::Wood), 1, "{clause}");
}

#[test]
fn ships_fish_and_citizens_do_the_rest() {
    let clause = "ARC-16.4";
    let units = || bay(2).units(0, "palm_bay_b", 1).units(0, "palm_bay_a", 1);
    let mut desk = units().lay();
    desk.play(action("harvest_fish"));
    desk.refused(deploy("palm_bay_b"), clause);
    desk.play(deploy("palm_bay_a"));
    assert_eq!(desk.cubes(0, Resource::Fish), 1, "{clause}");
    let mut desk = units().lay();
    desk.play(action("harvest_fruit"));
    desk.refused(deploy("palm_bay_a"), clause);
    desk.play(deploy("palm_bay_b"));
    assert_eq!(desk.cubes(0, Resource::Fruit), 1, "{clause}");
}

#[test]
fn another_player_s_region_needs_his_permission() {
    let clause = "ARC-16.7";
    let mut desk = bay(2)
        .region("mango_coast", 1, 0, 4)
        .town("mango_coast_b")
        .on(1, "mango_coast_b", "town")
        .units(0, "mango_coast_b", 1)
        .units(0, "palm_bay_b", 1)
        .lay();
    desk.play(action("harvest_fruit"));
    desk.refused(deploy("mango_coast_b"), clause);
    desk.play(deploy("palm_bay_b"));
    // The holder of the town harvests as he likes.
    desk.play(Move::EndRound).play(action("harvest_fruit"));
    desk.legal(Move::Deploy(post("mango_coast_b", Spot::Town)));
}

/// Three citizens in Old Forest, with so much wood in the bank; the harvest is doubled or not.
fn forest(wood: u8, doubled: bool) -> Layout {
    let layout = plains(2).units(0, "old_forest_a", 3).screen(1, 10, &[("wood", 14 - wood)]);
    if doubled { layout.set("round.doubled", json!("wood")) } else { layout }
}

#[test]
fn a_harvest_may_yield_less_than_the_worked_symbols() {
    let clauses = ["ARC-16.8", "ARC-16.9"];
    // O22: bank wood 3, doubled: 2 + 1 + 0.
    let mut desk = forest(3, true).lay();
    desk.play(action("harvest_wood"));
    for wood in [2, 3, 3] {
        desk.play(deploy("old_forest_a"));
        assert_eq!(desk.cubes(0, Resource::Wood), wood, "{clauses:?}");
    }
    assert_eq!(desk.count(0, post("old_forest_a", Spot::Wood), Posture::Engaged), 3, "{clauses:?}");
    forest(0, false).lay().refused(action("harvest_wood"), clauses[1]);
}

#[test]
fn a_deployed_unit_leaves_its_building() {
    let clause = "ARC-16.10";
    let mut desk = bay(2).town("palm_bay_b").on(0, "palm_bay_b", "town").lay();
    desk.play(action("harvest_fruit")).play(Move::Deploy(post("palm_bay_b", Spot::Town)));
    assert_eq!(desk.controller("palm_bay", Building::Town), None, "{clause}");
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Fruit), Posture::Engaged), 1, "{clause}");
}

#[test]
fn plundered_symbols_are_not_harvested() {
    let clause = "ARC-16.11";
    let mut desk = bay(2)
        .building("plundered", json!(["fruit"]))
        .building("coins", json!(1))
        .region("mango_coast", 1, 0, 4)
        .units(0, "palm_bay_b", 1)
        .units(0, "mango_coast_b", 1)
        .lay();
    desk.play(action("harvest_fruit"));
    desk.refused(deploy("palm_bay_b"), clause);
    desk.legal(deploy("mango_coast_b"));
}

#[test]
fn unused_permissions_lapse_with_the_harvest() {
    let clause = "ARC-16.12";
    let mut desk = bay(2)
        .town("palm_bay_b")
        .building("granted_by", json!(1))
        .building("granted_to", json!([0]))
        .region("mango_coast", 1, 0, 4)
        .on(1, "palm_bay_b", "town")
        .units(0, "palm_bay_b", 1)
        .units(0, "mango_coast_b", 1)
        .lay();
    desk.play(action("harvest_fruit"));
    desk.legal(deploy("palm_bay_b"));
    desk.play(deploy("mango_coast_b")).play(Move::Done);
    let placed = *desk.view().chart.get(region("palm_bay")).expect("it is on the map");
    assert_eq!(placed.granted_by, None, "{clause}");
}

fn buy(market: Market, resource: Resource) -> Move {
    Move::Buy { market, resource }
}

fn sell(market: Market, resource: Resource) -> Move {
    Move::Sell { market, resource }
}

#[test]
fn the_wheel_allows_exactly_one_transaction() {
    let clause = "ARC-18.1";
    let mut desk = bay(2).units(0, "palm_bay_b", 1).screen(0, 20, &[("fish", 2)]).lay();
    desk.play(action("transaction"));
    desk.refused(Move::Done, clause);
    for market in [Market::Domestic, Market::Export] {
        desk.legal(sell(market, Resource::Fish));
    }
    desk.play(sell(Market::Export, Resource::Fish));
    assert_eq!((desk.florins(0), desk.cubes(0, Resource::Fish)), (25, 1), "{clause}");
    desk.refused(sell(Market::Export, Resource::Fish), "ARC-15.2");
}

/// So many transactions on the domestic market with five fish.
fn five_fish(florins: u8, fish: u8) -> Desk {
    bay(2)
        .units(0, "palm_bay_b", 1)
        .stall("domestic", "fish", 5)
        .screen(0, florins, &[("fish", fish)])
        .step(json!({ "trade": { "market": "domestic", "left": 3, "must": false } }))
        .lay()
}

#[test]
fn prices_follow_the_rows() {
    let clauses = ["ARC-18.2", "ARC-18.3", "ARC-18.4", "ARC-18.7"];
    // S10: buying costs 4, 4 and 6.
    let mut desk = five_fish(20, 0);
    let bank = desk.view().bank.florins;
    for left in [16, 12, 6] {
        desk.play(buy(Market::Domestic, Resource::Fish));
        assert_eq!(desk.florins(0), left, "{clauses:?}");
    }
    assert_eq!(
        (desk.stall(Market::Domestic, Resource::Fish), desk.cubes(0, Resource::Fish)),
        (2, 3),
        "{clauses:?}"
    );
    assert_eq!(desk.view().bank.florins, bank + 14, "{clauses:?}");
    // S11: selling brings 4, then 3.
    let mut desk = five_fish(0, 2);
    for florins in [4, 7] {
        desk.play(sell(Market::Domestic, Resource::Fish));
        assert_eq!(desk.florins(0), florins, "{clauses:?}");
    }
    assert_eq!(desk.stall(Market::Domestic, Resource::Fish), 7, "{clauses:?}");
}

#[test]
fn a_saturated_zone_takes_nothing() {
    let clause = "ARC-18.5";
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 1)
        .stall("export", "fish", 6)
        .screen(0, 5, &[("fish", 1)])
        .tokens(0, 1)
        .lay();
    desk.play(action("transaction"));
    desk.refused(sell(Market::Export, Resource::Fish), clause);
    desk.refused(Move::SellToken { market: Market::Export, resource: Resource::Fish }, clause);
    desk.legal(sell(Market::Domestic, Resource::Fish));
}

#[test]
fn nothing_is_bought_without_a_cube_and_its_price() {
    let clause = "ARC-18.6";
    let mut desk = bay(2).units(0, "palm_bay_b", 1).screen(0, 5, &[("fish", 1)]).screen(1, 130, &[]).lay();
    desk.play(action("transaction"));
    desk.refused(buy(Market::Export, Resource::Fish), clause);
    desk.refused(buy(Market::Domestic, Resource::Iron), clause);
    desk.legal(buy(Market::Domestic, Resource::Fruit));
    desk.refused(sell(Market::Domestic, Resource::Iron), "ARC-18.3");
    // A sale is possible though the bank is empty.
    desk.play(sell(Market::Domestic, Resource::Fish));
    assert_eq!((desk.florins(0), desk.florins(1)), (5, 130), "{clause}");
    assert!(desk.happened(|fact| matches!(fact, Event::Sold { seat: Seat(0), florins: 0, .. })), "{clause}");
}
