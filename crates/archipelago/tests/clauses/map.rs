//! Section 3: regions, areas, and where units may be.

use crate::desk::{action, area, bay, go, open, plains, post, region, table};
use approdo_archipelago::{
    Move,
    content::{Ground, Terrain, content},
    ids::{Building, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

#[test]
fn a_tile_shows_one_of_its_two_regions() {
    let clause = "ARC-3.1";
    // Palm Bay and Quiet Meadows are the two sides of one tile.
    let twice = plains(2).region("palm_bay", 0, 5, 0).problem();
    assert!(twice.contains("the tile of palm_bay is on the map twice"), "{clause}: {twice}");
}

#[test]
fn the_landscape_is_continuous() {
    let clause = "ARC-3.2";
    let mut desk = table(2)
        .set("turn", json!(0))
        .phase("discovery")
        .units(0, "open_sea_a", 1)
        .units(1, "open_sea_a", 1)
        .frames(json!([{ "discoverers": { "nth": 1 } },
            { "orient": { "region": "palm_bay", "quest": "first", "q": 0, "r": -1 } }]))
        .lay();
    let fitting: Vec<Move> = (1..=3).map(Move::Orient).collect();
    assert_eq!(desk.offers(), fitting, "{clause}");
    desk.refused(Move::Orient(0), clause).refused(Move::Orient(6), clause);
    let torn = table(2).region("palm_bay", 0, -1, 0).problem();
    assert!(torn.contains("do not match"), "{clause}: {torn}");
}

#[test]
fn every_edge_belongs_to_one_area_of_its_kind() {
    let clauses = ["ARC-3.3", "ARC-3.5"];
    for info in &content().regions {
        for (edge, terrain) in info.edges.iter().enumerate() {
            let ground = content().areas[usize::from(info.edge_areas[edge].0)].ground;
            assert_eq!(*terrain == Terrain::Sea, ground == Ground::Sea, "{clauses:?}: {}", info.label.id);
        }
        let symbols: u8 = info.symbols.iter().sum();
        assert!(0 < symbols + info.huts, "{clauses:?}: {} shows nothing", info.label.id);
    }
}

#[test]
fn land_touches_every_sea_of_its_region() {
    let clause = "ARC-3.4";
    // Twin Coves has two sea areas: a port can join the land to either.
    let desk = table(2)
        .region("twin_coves", 0, -1, 0)
        .units(0, "twin_coves_c", 1)
        .screen(0, 9, &[("stone", 1), ("fish", 1)])
        .lay();
    let mut desk = desk;
    desk.play(action("build"));
    for sea in ["twin_coves_a", "twin_coves_b"] {
        desk.legal(Move::Build { building: Building::Port, by: open("twin_coves_c"), at: area(sea) });
    }
    // The land of Coral Island reaches no edge: a citizen needs a ship to get there.
    let island = &content().regions[usize::from(region("coral_island").0)];
    assert!(island.edge_areas.iter().all(|edge| *edge != area("coral_island_b")), "{clause}");
}

#[test]
fn huts_are_what_symbols_are_short_of_five() {
    let clause = "ARC-3.6";
    for info in &content().regions {
        let symbols: u8 = info.symbols.iter().sum();
        let huts = if info.label.id == "volcano" { 3 } else { 5 - symbols };
        assert_eq!(info.huts, huts, "{clause}: {}", info.label.id);
    }
}

#[test]
fn citizens_stay_on_land_and_ships_at_sea() {
    let clause = "ARC-3.7";
    let mut desk = bay(2).units(0, "palm_bay_b", 1).units(0, "palm_bay_a", 1).lay();
    desk.play(action("migrate"));
    desk.refused(go("palm_bay_a", open("palm_bay_b")), clause);
    desk.refused(go("palm_bay_b", open("palm_bay_a")), clause);
    desk.legal(go("palm_bay_a", open("open_sea_a")));
}

#[test]
fn a_citizen_on_a_port_belongs_to_the_land_it_joins() {
    let clause = "ARC-3.8";
    let mut desk = table(2)
        .region("turtle_strait", 0, -1, 0)
        .units(0, "turtle_strait_b", 1)
        .screen(0, 9, &[("stone", 1), ("fish", 1)])
        .lay();
    let build =
        Move::Build { building: Building::Port, by: open("turtle_strait_b"), at: area("turtle_strait_a") };
    desk.play(action("build")).play(build).play(Move::Pay);
    assert_eq!(desk.count(0, post("turtle_strait_b", Spot::Port), Posture::Engaged), 1, "{clause}");
}

#[test]
fn free_units_cover_no_symbol() {
    let clause = "ARC-3.9";
    // Three free citizens of seat 1 do not keep seat 0 from the two fruit symbols.
    let mut desk = bay(2).units(0, "palm_bay_b", 2).units(1, "palm_bay_b", 3).lay();
    desk.play(action("harvest_fruit"));
    desk.play(Move::Deploy(open("palm_bay_b"))).play(Move::Deploy(open("palm_bay_b")));
    assert_eq!(desk.cubes(0, Resource::Fruit), 2, "{clause}");
}

#[test]
fn regions_are_adjacent_when_they_share_an_edge() {
    let clause = "ARC-3.10";
    let view = bay(2).lay().view();
    assert!(view.chart.adjacent(0, 1) && view.chart.adjacent(2, 0), "{clause}");
    assert!(!view.chart.adjacent(1, 2), "{clause}: north and south of the open sea");
}

#[test]
fn citizens_walk_over_plains_and_mountains() {
    let clause = "ARC-3.11";
    // Volcano and Lonely Peak share a mountain edge, each shares a plains edge with the desert.
    let mut desk = table(2)
        .options(|options| options.desert_start = true)
        .region("volcano", 0, -1, 5)
        .region("lonely_peak", 1, -1, 5)
        .units(0, "volcano_a", 2)
        .start("desert_settlement")
        .lay();
    desk.play(action("migrate"));
    desk.play(go("volcano_a", open("lonely_peak_a"))).play(go("volcano_a", open("desert_settlement_a")));
    assert_eq!(desk.count(0, open("lonely_peak_a"), Posture::Moved), 1, "{clause}");
}

#[test]
fn ships_sail_over_sea_edges_only() {
    let clause = "ARC-3.12";
    let mut desk = bay(2).units(0, "palm_bay_a", 2).lay();
    desk.play(action("migrate"));
    desk.refused(go("palm_bay_a", open("cattle_shore_a")), clause);
    desk.play(go("palm_bay_a", open("open_sea_a")));
    // From the northern cove to the southern one there is no way round inside the region.
    let mut desk =
        table(2).region("twin_coves", 0, -1, 0).units(0, "twin_coves_a", 1).units(0, "open_sea_a", 1).lay();
    desk.play(action("migrate"));
    desk.refused(go("twin_coves_a", open("twin_coves_b")), clause);
}

#[test]
fn land_divided_by_water_is_two_places_but_one_region() {
    let clauses = ["ARC-3.13", "ARC-3.14"];
    let strait = || table(2).region("turtle_strait", 0, -1, 0).units(0, "turtle_strait_b", 2).surplus(9);
    let mut desk = strait().units(0, "turtle_strait_c", 1).units(0, "open_sea_a", 1).screen(0, 10, &[]).lay();
    // For the limit the region is one whole, for walking and harvesting it is not.
    desk.refused(action("recruit"), "ARC-15.14");
    desk.play(action("migrate"));
    desk.refused(go("turtle_strait_b", open("turtle_strait_c")), "ARC-22.14");
    let mut desk = strait().screen(0, 10, &[]).lay();
    desk.refused(action("harvest_wood"), "ARC-15.14");
    desk.play(action("reproduce")).play(Move::Birth(area("turtle_strait_b")));
    assert_eq!(desk.view().units.citizens(region("turtle_strait"), Seat(0)), 3, "{clauses:?}");
}

#[test]
fn nobody_has_more_than_three_citizens_in_a_region() {
    let clause = "ARC-3.14";
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .lying(0, "palm_bay_b", 1)
        .units(0, "cattle_shore_b", 1)
        .units(1, "palm_bay_b", 3)
        .surplus(9)
        .screen(0, 20, &[])
        .lay();
    desk.play(action("recruit"));
    desk.refused(Move::Recruit(area("palm_bay_b")), clause);
    desk.legal(Move::Recruit(area("cattle_shore_b")));
    let crowd = bay(2).units(0, "palm_bay_b", 4).problem();
    assert!(crowd.contains("more than 3 citizens"), "{clause}: {crowd}");
}

#[test]
fn ships_crowd_as_they_like() {
    let clause = "ARC-3.15";
    let desk = bay(2).units(0, "palm_bay_a", 8).units(1, "palm_bay_a", 8).lay();
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 8, "{clause}");
}

#[test]
fn engaged_units_neither_move_nor_work() {
    let clause = "ARC-3.16";
    let mut desk = bay(2)
        .posted(0, "palm_bay_b", "fruit", "engaged", 1)
        .posted(0, "palm_bay_a", "open", "engaged", 1)
        .screen(0, 9, &[("wood", 2), ("stone", 1)])
        .lay();
    desk.refused(action("migrate"), "ARC-15.14");
    desk.refused(action("harvest_fruit"), "ARC-15.14");
    desk.refused(action("build"), "ARC-15.14");
    desk.refused(action("explore"), "ARC-19.2");
    desk.play(Move::EndRound);
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Fruit), Posture::Engaged), 1, "{clause}");
}

#[test]
fn engaged_citizens_reproduce_and_engaged_units_are_presence() {
    let clause = "ARC-3.17";
    let mut desk = bay(2).posted(0, "palm_bay_b", "fruit", "engaged", 2).lay();
    desk.play(action("reproduce")).play(Move::Birth(area("palm_bay_b")));
    assert_eq!(desk.view().population, 3, "{clause}");
    let mut desk = bay(2).posted(0, "palm_bay_a", "fish", "engaged", 1).surplus(4).screen(0, 9, &[]).lay();
    desk.play(action("recruit")).legal(Move::Recruit(area("palm_bay_b")));
}

#[test]
fn most_actions_engage_nobody() {
    let clause = "ARC-3.18";
    let units = || bay(2).units(0, "palm_bay_b", 2).units(0, "palm_bay_a", 1).surplus(9);
    let ready = |desk: &crate::desk::Desk| {
        let view = desk.view();
        view.units.iter().all(|stack| matches!(stack.posture, Posture::Ready | Posture::Moved))
    };
    let mut desk = units().screen(0, 9, &[("wood", 1)]).lay();
    desk.play(action("build")).play(Move::Launch(area("palm_bay_a"))).play(Move::Pay);
    assert!(ready(&desk), "{clause}: building a ship");
    let mut desk = units().screen(0, 9, &[]).lay();
    desk.play(action("tax"));
    assert!(ready(&desk), "{clause}: taxing");
    let mut desk = units().screen(0, 9, &[]).lay();
    desk.play(action("recruit")).play(Move::Recruit(area("palm_bay_b")));
    assert!(ready(&desk), "{clause}: recruiting");
    let mut desk = units().screen(0, 9, &[]).lay();
    desk.play(action("reproduce")).play(Move::Birth(area("palm_bay_b")));
    assert!(ready(&desk), "{clause}: reproducing");
    let mut desk = units().screen(0, 9, &[]).lay();
    desk.play(action("migrate")).play(go("palm_bay_a", open("open_sea_a"))).play(Move::Done);
    assert!(ready(&desk), "{clause}: migrating");
    let mut desk = units().screen(0, 9, &[("wood", 1)]).lay();
    desk.play(action("transaction"));
    desk.play(Move::Sell { market: approdo_archipelago::ids::Market::Export, resource: Resource::Wood });
    assert!(ready(&desk), "{clause}: trading");
    let mut desk = units().tile_on_top("whale_bank").lay();
    desk.play(action("explore")).play(Move::TakeTop).any_luck();
    desk.play(Move::Region(region("whale_bank"))).play_until(|desk| desk.tokens(0) == 1);
    assert!(ready(&desk), "{clause}: exploring");
}
