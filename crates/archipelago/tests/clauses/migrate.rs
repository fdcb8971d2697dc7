//! Section 22: migration and convoys.

use crate::desk::{Desk, Layout, action, bay, go, open, plains, post, table, using};
use approdo_archipelago::{
    Move,
    ids::{Building, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;

/// Seat 0 migrates.
fn migrating(layout: Layout) -> Desk {
    let mut desk = layout.lay();
    desk.play(action("migrate"));
    desk
}

#[test]
fn every_ready_unit_moves_once() {
    let clause = "ARC-22.1";
    let mut desk = migrating(
        plains(2)
            .units(0, "desert_settlement_a", 2)
            .posted(0, "quiet_meadows_a", "open", "engaged", 1)
            .lying(0, "old_forest_a", 1),
    );
    let step = go("desert_settlement_a", open("quiet_meadows_a"));
    desk.play(step);
    desk.refused(go("quiet_meadows_a", open("old_forest_a")), clause);
    desk.refused(go("old_forest_a", open("desert_settlement_a")), clause);
    desk.play(step);
    desk.refused(step, clause);
    desk.play(Move::Done);
    assert_eq!(desk.count(0, open("quiet_meadows_a"), Posture::Ready), 2, "{clause}");
}

#[test]
fn a_unit_enters_an_adjacent_region_or_a_building() {
    let clauses = ["ARC-22.2", "ARC-22.3"];
    let layout = || {
        plains(2)
            .town("old_forest_a")
            .temple("old_forest_a")
            .units(0, "old_forest_a", 1)
            .units(0, "quiet_meadows_a", 1)
            .on(1, "old_forest_a", "temple")
    };
    let town = post("old_forest_a", Spot::Town);
    let mut desk = migrating(layout());
    desk.legal(go("old_forest_a", open("desert_settlement_a"))).legal(go("old_forest_a", town));
    desk.refused(go("old_forest_a", post("old_forest_a", Spot::Temple)), clauses[0]);
    desk.refused(go("old_forest_a", post("old_forest_a", Spot::Wood)), clauses[0]);
    // From the adjacent region straight onto the building.
    desk.play(go("quiet_meadows_a", town));
    assert_eq!(desk.controller("old_forest", Building::Town), Some(Seat(0)), "{clauses:?}");
    // Two regions away is too far on foot.
    let mut desk = migrating(
        table(2)
            .options(|options| options.desert_start = true)
            .region("quiet_meadows", 0, -1, 0)
            .region("old_forest", 0, 1, 0)
            .units(0, "quiet_meadows_a", 1)
            .start("desert_settlement"),
    );
    desk.refused(go("quiet_meadows_a", open("old_forest_a")), "ARC-22.14");
}

#[test]
fn a_unit_steps_off_a_building() {
    let clause = "ARC-22.4";
    let town = post("palm_bay_b", Spot::Town);
    let mut desk = migrating(bay(2).town("palm_bay_b").on(0, "palm_bay_b", "town"));
    desk.play(Move::Migrate { from: town, to: open("palm_bay_b") });
    assert_eq!(desk.controller("palm_bay", Building::Town), None, "{clause}");
    desk.refused(go("palm_bay_b", town), "ARC-22.1");
}

#[test]
fn a_building_is_entered_from_its_own_area() {
    let clause = "ARC-22.5";
    let strait = || {
        table(2)
            .region("turtle_strait", 0, -1, 0)
            .town("turtle_strait_c")
            .port("turtle_strait_b", "turtle_strait_a")
            .units(0, "turtle_strait_b", 1)
            .units(0, "open_sea_a", 1)
    };
    let port = |area: &str| post(area, Spot::Port);
    let mut desk = migrating(strait());
    // The town stands across the water; the port is entered by citizens from its land and by ships from its sea.
    desk.refused(go("turtle_strait_b", post("turtle_strait_c", Spot::Town)), "ARC-22.14");
    desk.refused(go("turtle_strait_b", post("turtle_strait_b", Spot::Town)), clause);
    desk.legal(go("turtle_strait_b", port("turtle_strait_b")));
    desk.legal(go("open_sea_a", port("turtle_strait_a")));
    desk.refused(go("open_sea_a", post("turtle_strait_a", Spot::Town)), clause);
    // One unit is enough to occupy it.
    let mut desk = migrating(strait());
    desk.play(go("open_sea_a", port("turtle_strait_a")));
    desk.refused(go("turtle_strait_b", port("turtle_strait_b")), "ARC-22.2");
}

#[test]
fn buildings_of_a_region_under_control_are_not_entered() {
    let clauses = ["ARC-22.6", "ARC-24.9"];
    let mut desk = migrating(
        bay(2)
            .town("palm_bay_b")
            .market("palm_bay_b")
            .temple("palm_bay_b")
            .port("palm_bay_b", "palm_bay_a")
            .on(1, "palm_bay_b", "town")
            .units(0, "palm_bay_b", 1)
            .units(0, "open_sea_a", 1),
    );
    for spot in [Spot::Market, Spot::Temple, Spot::Port] {
        desk.refused(go("palm_bay_b", post("palm_bay_b", spot)), clauses[1]);
    }
    desk.refused(go("open_sea_a", post("palm_bay_a", Spot::Port)), clauses[1]);
    desk.play(go("open_sea_a", open("palm_bay_a")));
}

#[test]
fn the_limit_holds_at_the_end_of_the_action() {
    let clauses = ["ARC-22.7", "ARC-22.8", "ARC-22.18"];
    let layout =
        || plains(2).units(0, "desert_settlement_a", 3).posted(0, "quiet_meadows_a", "open", "engaged", 3);
    // O36: three and three; a fourth makes the region too full, until the migration starts afresh.
    let step = go("desert_settlement_a", open("quiet_meadows_a"));
    let mut desk = migrating(layout());
    for _ in 0..3 {
        desk.play(step);
        desk.refused(Move::Done, clauses[0]);
        desk.play(Move::Restart);
        assert_eq!(desk.count(0, open("desert_settlement_a"), Posture::Ready), 3, "{clauses:?}");
    }
    desk.refused(step, clauses[2]).refused(Move::Restart, clauses[2]);
    desk.play(Move::Done);
    // A region may be too full on the way, and the action may end without any step.
    let mut desk = migrating(plains(2).units(0, "desert_settlement_a", 3).units(0, "quiet_meadows_a", 3));
    desk.legal(Move::Done).refused(Move::Restart, clauses[2]);
    desk.play(step).play(go("quiet_meadows_a", open("old_forest_a"))).play(Move::Done);
    assert_eq!(desk.count(0, open("quiet_meadows_a"), Posture::Ready), 3, "{clauses:?}");
}

/// A citizen on Palm Bay, and these ships of seat 0; Cattle Shore lies across the open sea.
fn crossing(ships: &[(&str, u8)]) -> Desk {
    let layout = bay(2).units(0, "palm_bay_b", 2).units(1, "open_sea_a", 3);
    migrating(ships.iter().fold(layout, |layout, (area, count)| layout.units(0, area, *count)))
}

#[test]
fn citizens_cross_the_sea_with_own_ships_only() {
    let clauses = ["ARC-22.9", "ARC-22.13", "ARC-22.14"];
    let ferry = go("palm_bay_b", open("cattle_shore_b"));
    // O8: a chain of two edges needs two different ships.
    let mut desk = crossing(&[("open_sea_a", 2)]);
    desk.play(ferry).play(ferry);
    assert_eq!(
        desk.count(0, open("cattle_shore_b"), Posture::Moved),
        2,
        "{clauses:?}: any number of citizens"
    );
    crossing(&[("palm_bay_a", 1), ("open_sea_a", 1)]).legal(ferry);
    crossing(&[("palm_bay_a", 1), ("cattle_shore_a", 1)]).legal(ferry);
    crossing(&[("open_sea_a", 1)]).refused(ferry, clauses[2]);
    crossing(&[("palm_bay_a", 2)]).refused(ferry, clauses[2]);
}

#[test]
fn the_ship_keeps_its_own_move() {
    let clauses = ["ARC-22.10", "ARC-22.11", "ARC-22.16"];
    let ferry = go("palm_bay_b", open("cattle_shore_b"));
    let mut desk = crossing(&[("open_sea_a", 2)]);
    // A ship that has moved before serves as well, and stays where it is while ferrying.
    desk.play(ferry).play(go("open_sea_a", open("palm_bay_a"))).play(ferry);
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Moved), 1, "{clauses:?}");
    assert_eq!(desk.count(0, open("open_sea_a"), Posture::Ready), 1, "{clauses:?}");
    // Engaged ships and ships of others do not serve.
    let mut desk = migrating(
        bay(2)
            .units(0, "palm_bay_b", 1)
            .units(0, "palm_bay_a", 1)
            .posted(0, "open_sea_a", "fish", "engaged", 1)
            .units(1, "open_sea_a", 1),
    );
    desk.refused(ferry, "ARC-22.14");
}

#[test]
fn a_single_ship_ferries_over_one_edge_or_a_strait() {
    let clause = "ARC-22.12";
    // Coral Island east of the open sea; the citizen goes from there to Cattle Shore beside it.
    let island = |area: &str| {
        migrating(bay(2).region("coral_island", 1, 0, 0).units(0, "coral_island_b", 1).units(0, area, 1))
    };
    let ferry = go("coral_island_b", open("cattle_shore_b"));
    island("coral_island_a").legal(ferry);
    island("cattle_shore_a").legal(ferry);
    island("palm_bay_a").refused(ferry, "ARC-22.14");
    // O9: between two land areas of the ship's own region.
    let mut strait =
        migrating(table(2).region("turtle_strait", 0, -1, 0).units(0, "turtle_strait_b", 1).units(
            0,
            "turtle_strait_a",
            1,
        ));
    strait.legal(go("turtle_strait_b", open("turtle_strait_c")));
    assert!(strait.offers().len() > 2, "{clause}");
}

#[test]
fn a_convoy_lands_anywhere_in_the_region() {
    let clause = "ARC-22.15";
    let mut desk = migrating(
        table(2)
            .region("cattle_shore", 0, 1, 5)
            .region("turtle_strait", 0, -1, 0)
            .town("turtle_strait_c")
            .units(0, "cattle_shore_b", 3)
            .units(0, "open_sea_a", 2),
    );
    desk.legal(go("cattle_shore_b", open("turtle_strait_b")))
        .legal(go("cattle_shore_b", open("turtle_strait_c")));
    desk.play(go("cattle_shore_b", post("turtle_strait_c", Spot::Town)));
    assert_eq!(desk.controller("turtle_strait", Building::Town), Some(Seat(0)), "{clause}");
}

#[test]
fn convoys_exist_in_migrations_only() {
    let clause = "ARC-22.17";
    // The citizen cannot be carried to the fruit of Palm Bay for a harvest.
    let layout = || bay(2).units(0, "cattle_shore_b", 1).units(0, "open_sea_a", 2);
    layout().lay().refused(action("harvest_fruit"), "ARC-15.14");
    let mut desk = migrating(layout());
    desk.play(go("cattle_shore_b", open("palm_bay_b")));
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Moved), 1, "{clause}");
}

#[test]
fn who_starts_afresh_has_all_moves_again() {
    let clauses = ["ARC-22.18", "ARC-27.31"];
    // The Navigator moves two ships.
    let mut desk = bay(2).units(0, "open_sea_a", 3).cards(0, &["navigator"]).lay();
    let sail = go("open_sea_a", open("palm_bay_a"));
    desk.play(using("navigator")).play(sail).play(sail);
    desk.refused(sail, "ARC-22.1");
    desk.play(Move::Restart);
    assert_eq!(desk.count(0, open("open_sea_a"), Posture::Ready), 3, "{clauses:?}");
    desk.play(sail).play(sail);
    desk.refused(sail, "ARC-22.1");
    desk.play(Move::Done);
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 2, "{clauses:?}");
}
