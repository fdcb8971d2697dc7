//! Section 23: construction.

use crate::desk::{Desk, Layout, action, area, bay, open, post, region, table};
use approdo_archipelago::{
    Event, Move,
    content::content,
    ids::{Building, Market, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

const RICH: &[(&str, u8)] = &[("fruit", 2), ("cattle", 2), ("fish", 2), ("wood", 2), ("stone", 3)];

fn build(building: Building, by: &str, at: &str) -> Move {
    Move::Build { building, by: open(by), at: area(at) }
}

/// Seat 0 builds.
fn building(layout: Layout) -> Desk {
    let mut desk = layout.lay();
    desk.play(action("build"));
    desk
}

#[test]
fn one_building_or_one_ship() {
    let clause = "ARC-23.1";
    let mut desk = building(bay(2).units(0, "palm_bay_b", 2).screen(0, 20, RICH));
    for kind in [Building::Town, Building::Market, Building::Temple] {
        desk.legal(build(kind, "palm_bay_b", "palm_bay_b"));
    }
    desk.legal(build(Building::Port, "palm_bay_b", "palm_bay_a")).legal(Move::Launch(area("palm_bay_a")));
    desk.play(build(Building::Town, "palm_bay_b", "palm_bay_b")).play(Move::Pay);
    desk.refused(Move::Launch(area("palm_bay_a")), "ARC-15.2");
    assert_eq!(desk.controller("palm_bay", Building::Town), Some(Seat(0)), "{clause}");
}

#[test]
fn costs() {
    let clauses = ["ARC-23.2", "ARC-23.3"];
    let costs = |building: Building| {
        let plan = &content().buildings[approdo_pieces::NamedId::index(building)];
        (plan.florins, plan.cubes)
    };
    // Fruit, cattle, fish, wood, stone, iron.
    assert_eq!(costs(Building::Town), (2, [0, 0, 0, 1, 1, 0]), "{clauses:?}");
    assert_eq!(costs(Building::Market), (0, [1, 1, 0, 0, 0, 0]), "{clauses:?}");
    assert_eq!(costs(Building::Port), (2, [0, 0, 1, 0, 1, 0]), "{clauses:?}");
    assert_eq!(costs(Building::Temple), (1, [0, 0, 0, 0, 2, 0]), "{clauses:?}");
    assert_eq!((content().ship.florins, content().ship.cubes), (1, [0, 0, 0, 1, 0, 0]), "{clauses:?}");
    // They are paid to the bank, and a token may stand in for a cube.
    let mut desk = building(bay(2).units(0, "palm_bay_b", 1).screen(0, 5, &[("stone", 1)]).tokens(0, 1));
    let (stone, wood, bank) =
        (desk.bank(Resource::Stone), desk.bank(Resource::Wood), desk.view().bank.florins);
    desk.refused(build(Building::Market, "palm_bay_b", "palm_bay_b"), clauses[0]);
    desk.play(build(Building::Town, "palm_bay_b", "palm_bay_b")).play(Move::Pay);
    assert_eq!((desk.florins(0), desk.cubes(0, Resource::Stone), desk.tokens(0)), (3, 0, 0), "{clauses:?}");
    assert_eq!((desk.bank(Resource::Stone), desk.bank(Resource::Wood)), (stone + 1, wood), "{clauses:?}");
    assert_eq!(desk.view().bank.florins, bank + 2, "{clauses:?}");
    let mut desk = building(bay(2).units(0, "palm_bay_b", 1).screen(0, 1, RICH));
    desk.refused(build(Building::Town, "palm_bay_b", "palm_bay_b"), clauses[0]);
}

#[test]
fn ready_citizens_build_and_ships_build_ports() {
    let clause = "ARC-23.4";
    let mut desk = building(
        bay(2)
            .units(0, "palm_bay_a", 1)
            .posted(0, "cattle_shore_b", "open", "engaged", 1)
            .posted(0, "cattle_shore_a", "open", "engaged", 1)
            .screen(0, 20, RICH),
    );
    desk.refused(build(Building::Town, "cattle_shore_b", "cattle_shore_b"), clause);
    desk.refused(build(Building::Town, "palm_bay_a", "palm_bay_a"), clause);
    desk.legal(build(Building::Port, "palm_bay_a", "palm_bay_b"));
}

#[test]
fn one_of_each_in_a_region() {
    let clause = "ARC-23.5";
    let mut desk = building(
        table(2)
            .region("turtle_strait", 0, -1, 0)
            .market("turtle_strait_c")
            .units(0, "turtle_strait_b", 1)
            .screen(0, 20, RICH),
    );
    desk.refused(build(Building::Market, "turtle_strait_b", "turtle_strait_b"), clause);
    desk.legal(build(Building::Town, "turtle_strait_b", "turtle_strait_b"));
}

#[test]
fn buildings_are_limited_by_their_tokens() {
    let clause = "ARC-23.6";
    // Thirteen markets and ports on seven regions: six around the open sea, and one beyond.
    let ring = [
        ("cattle_shore", 0, 1, 5),
        ("hidden_harbour", 1, -1, 3),
        ("mango_coast", 1, 0, 4),
        ("windward_shore", -1, 1, 0),
        ("salt_flats", -1, 0, 1),
        ("palm_bay", 0, -1, 2),
    ];
    let mut layout = table(5).options(|options| options.length = approdo_archipelago::content::Length::Long);
    for (name, q, r, rotation) in ring {
        let (sea, land) = (format!("{name}_a"), format!("{name}_b"));
        layout = layout.region(name, q, r, rotation).market(&land).port(&land, &sea);
    }
    // Quiet Meadows cannot lie beside Palm Bay, being its other side; Old Forest can.
    let layout = layout.region("old_forest", 0, -2, 0).market("old_forest_a").units(0, "old_forest_a", 2);
    let desk = layout
        .clone()
        .region("terraced_fields", 1, -2, 5)
        .units(0, "terraced_fields_a", 1)
        .screen(0, 20, RICH);
    let mut desk = building(desk);
    assert_eq!(desk.view().bank.market_port, 0, "{clause}");
    desk.refused(build(Building::Market, "terraced_fields_a", "terraced_fields_a"), clause);
    desk.legal(build(Building::Temple, "terraced_fields_a", "terraced_fields_a"));
}

#[test]
fn land_buildings_stand_with_the_builder_and_ports_join_land_and_sea() {
    let clauses = ["ARC-23.7", "ARC-23.8"];
    let mut desk = building(
        table(2)
            .region("turtle_strait", 0, -1, 0)
            .units(0, "turtle_strait_b", 1)
            .units(0, "turtle_strait_a", 1)
            .screen(0, 20, RICH),
    );
    desk.refused(build(Building::Town, "turtle_strait_b", "turtle_strait_c"), clauses[1]);
    desk.refused(build(Building::Port, "turtle_strait_b", "turtle_strait_c"), clauses[1]);
    // The ship chooses the land that its port joins.
    desk.legal(build(Building::Port, "turtle_strait_a", "turtle_strait_b"));
    desk.play(build(Building::Port, "turtle_strait_a", "turtle_strait_c")).play(Move::Pay);
    let quay = desk.view().chart.get(region("turtle_strait")).and_then(|placed| placed.port);
    let quay = quay.expect("the port is built");
    assert_eq!((quay.land, quay.sea), (area("turtle_strait_c"), area("turtle_strait_a")), "{clauses:?}");
    let adrift = bay(2).building("town", json!("palm_bay_a")).problem();
    assert!(adrift.contains("does not stand on its land"), "{clauses:?}: {adrift}");
}

#[test]
fn the_builder_stands_on_the_building_and_is_engaged() {
    let clauses = ["ARC-23.9", "ARC-23.11"];
    let mut desk = building(bay(2).market("palm_bay_b").on(0, "palm_bay_b", "market").screen(0, 20, RICH));
    let market = post("palm_bay_b", Spot::Market);
    desk.play(Move::Build { building: Building::Town, by: market, at: area("palm_bay_b") }).play(Move::Pay);
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Town), Posture::Engaged), 1, "{clauses:?}");
    assert_eq!(desk.count(0, market, Posture::Ready), 0, "{clauses:?}: he has left the market");
}

#[test]
fn a_new_building_is_used_in_the_same_round() {
    let clauses = ["ARC-23.10", "ARC-24.23", "ARC-32.11"];
    let mut desk = building(bay(2).units(0, "palm_bay_b", 1).screen(0, 20, RICH));
    desk.play(build(Building::Market, "palm_bay_b", "palm_bay_b")).play(Move::Pay);
    desk.play(Move::Operate { region: region("palm_bay"), building: Building::Market });
    desk.play(Move::Sell { market: Market::Domestic, resource: Resource::Stone });
    assert_eq!(desk.florins(0), 25, "{clauses:?}: one florin for the use, six for the stone");
}

#[test]
fn a_ship_is_built_by_a_citizen_at_the_sea() {
    let clause = "ARC-23.12";
    let mut desk = building(table(2).region("twin_coves", 0, -1, 0).units(0, "twin_coves_c", 1).screen(
        0,
        5,
        &[("wood", 1)],
    ));
    desk.legal(Move::Launch(area("twin_coves_a"))).refused(Move::Launch(area("open_sea_a")), clause);
    desk.refused(Move::Launch(area("twin_coves_c")), clause);
    desk.play(Move::Launch(area("twin_coves_b"))).play(Move::Pay);
    assert_eq!(desk.count(0, open("twin_coves_b"), Posture::Ready), 1, "{clause}: ready at once");
    assert_eq!(
        desk.count(0, open("twin_coves_c"), Posture::Ready),
        1,
        "{clause}: the citizen is not engaged"
    );
    assert!(desk.happened(|fact| matches!(fact, Event::ShipBuilt { .. })), "{clause}");
}

#[test]
fn four_ships_of_one_colour() {
    let clause = "ARC-23.13";
    let fleet = |ships: u8| {
        building(bay(3).units(0, "palm_bay_b", 1).units(0, "palm_bay_a", ships).screen(0, 20, RICH))
    };
    fleet(4).refused(Move::Launch(area("palm_bay_a")), clause);
    fleet(3).legal(Move::Launch(area("palm_bay_a")));
}
