//! Section 8, first half: launching, loading, sailing, transfer and unloading.

use crate::desk::{Desk, s, sea, t, table};
use approdo_armada::{Berth, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;

fn launch(ship: u8, space: &str) -> Move {
    Move::Launch { ship: s(ship), sea: sea(space) }
}

fn load(from: &str, ship: u8) -> Move {
    Move::Load { from: t(from), ship: s(ship) }
}

fn unload(ship: u8, to: &str) -> Move {
    Move::Unload { ship: s(ship), to: t(to) }
}

fn transfer(from: u8, to: u8) -> Move {
    Move::Transfer { from: s(from), to: s(to) }
}

fn sail(ship: u8, space: &str) -> Move {
    Move::Sail { ship: s(ship), sea: sea(space) }
}

#[test]
fn a_ship_is_launched_beside_its_city() {
    let clause = "ARM-8.1";
    let mut desk = table(4).moored(1, "azure_a1", "azure").afloat(2, "sea_open_nw", "azure", 0, 0).lay();
    desk.legal(launch(1, "sea_cape_nw")).legal(launch(1, "sea_haven_nw"));
    desk.refused(launch(1, "sea_shore_nw"), "ARM-8.1"); // Not adjacent to the city.
    desk.refused(launch(1, "sea_sound_ne"), "ARM-8.1");
    desk.refused(launch(2, "sea_haven_nw"), "ARM-8.1"); // Not on land.
    desk.refused(launch(3, "sea_haven_nw"), "ARM-8.30"); // In the box.
    desk.play(launch(1, "sea_haven_nw"));
    assert_eq!(desk.ship(1).0, Berth::Sea(sea("sea_haven_nw")), "{clause}");
    assert_eq!(desk.mp(), 9, "{clause}");
}

#[test]
fn launching_needs_control_and_a_free_space_but_no_band() {
    let clause = "ARM-8.2";
    let mut desk = table(4)
        .moored(1, "azure_a1", "azure")
        .ground("azure_b1", "purple", 0, 0, 0)
        .moored(2, "azure_b1", "azure")
        .moored(3, "purple_a1", "purple")
        .moored(5, "azure_c1", "azure")
        .ground("azure_c1", "azure", 2, 0, 3)
        .afloat(4, "sea_cape_nw", "azure", 0, 0)
        .lay();
    desk.refused(launch(2, "sea_haven_nw"), clause); // Purple has taken the city.
    desk.refused(launch(3, "sea_haven_ne"), clause);
    desk.refused(launch(1, "sea_cape_nw"), clause); // A ship is there, even an own one.
    desk.play(launch(1, "sea_haven_nw"));
    assert_eq!(desk.ship(1), (Berth::Sea(sea("sea_haven_nw")), Some(Colour::Azure), 0, 0), "{clause}");
    // Bands and gold of the city stay ashore.
    desk.play(launch(5, "sea_shore_nw"));
    assert_eq!(desk.ship(5), (Berth::Sea(sea("sea_shore_nw")), Some(Colour::Azure), 0, 0), "{clause}");
    assert_eq!(desk.ground("azure_c1"), (Flag::Azure, 2, 0, 3), "{clause}");
}

#[test]
fn a_launched_ship_never_goes_back_on_land() {
    let clause = "ARM-8.3";
    let mut desk = table(4)
        .bands("azure_a1", "azure", 2)
        .afloat(1, "sea_haven_nw", "azure", 2, 1)
        .afloat(2, "sea_cape_nw", "azure", 0, 1)
        .lay();
    desk.refused(launch(1, "sea_shore_nw"), "ARM-8.1");
    // After each offered move both ships are at sea or, sunk, in the box.
    for mv in desk.offers() {
        let mut after: Desk = desk.clone();
        after.play(mv);
        for ship in [1, 2] {
            assert!(!matches!(after.ship(ship).0, Berth::Land(_)), "{clause}: {mv:?}");
        }
    }
}

#[test]
fn a_group_goes_aboard_with_its_gold() {
    let clause = "ARM-8.4";
    let mut desk = table(4)
        .ground("azure_a1", "azure", 4, 0, 3)
        .afloat(1, "sea_haven_nw", "azure", 1, 0)
        .afloat(2, "sea_open_nw", "azure", 1, 0)
        .afloat(3, "sea_shore_nw", "azure", 0, 0)
        .lay();
    desk.refused(load("azure_a1", 2), "ARM-8.4"); // The open sea touches no land.
    desk.refused(load("azure_a1", 3), "ARM-8.4"); // Coastal, but not at this coast.
    desk.refused(load("azure_a2", 1), "ARM-7.6"); // No bands are there.
    desk.play(load("azure_a1", 1)).play(Move::Bands(3)).play(Move::Ingots(2));
    let (_, owner, bands, gold) = desk.ship(1);
    assert_eq!((owner, bands, gold, desk.mp()), (Some(Colour::Azure), 4, 2, 9), "{clause}");
    assert_eq!(desk.ground("azure_a1"), (Flag::Azure, 1, 0, 1), "{clause}");
}

#[test]
fn a_ship_holds_ten_counters() {
    let clause = "ARM-8.5";
    let laden = |bands, gold| {
        table(4)
            .ground("azure_a1", "azure", 12, 0, 12)
            .afloat(1, "sea_haven_nw", "azure", bands, gold)
            .afloat(2, "sea_cape_nw", "azure", 4, 4)
            .lay()
    };
    let mut desk = laden(7, 2);
    desk.play(load("azure_a1", 1)).refused(Move::Bands(2), clause).legal(Move::Bands(1));
    desk.play(Move::Bands(1)).refused(Move::Ingots(1), clause);
    desk.play(Move::Ingots(0));
    assert_eq!((desk.ship(1).2, desk.ship(1).3), (8, 2), "{clause}: full");
    desk.refused(load("azure_a1", 1), clause).refused(transfer(2, 1), clause);

    let mut desk = laden(0, 0);
    desk.play(load("azure_a1", 1)).refused(Move::Bands(11), clause);
    desk.play(Move::Bands(4));
    desk.refused(Move::Ingots(7), clause).legal(Move::Ingots(6));
    desk.play(Move::Ingots(6));
    assert_eq!((desk.ship(1).2, desk.ship(1).3), (4, 6), "{clause}");

    let mut desk = laden(1, 5);
    desk.play(transfer(2, 1)).play(Move::Bands(2));
    desk.refused(Move::Ingots(3), clause);
    desk.play(Move::Ingots(2));
    assert_eq!((desk.ship(1).2, desk.ship(1).3), (3, 7), "{clause}");
    laden(10, 0).refused(load("azure_a1", 1), clause);
    laden(1, 9).refused(load("azure_a1", 1), clause);
}

#[test]
fn colours_do_not_mix_aboard() {
    let mut desk = table(4)
        .bands("azure_a1", "azure", 2)
        .afloat(1, "sea_haven_nw", "purple", 1, 0)
        .afloat(2, "sea_shore_nw", "azure", 1, 0)
        .lay();
    desk.refused(load("azure_a1", 1), "ARM-8.6").refused(transfer(2, 1), "ARM-8.6");
}

#[test]
fn own_and_unmanned_ships_can_be_loaded() {
    let clause = "ARM-8.7";
    for (owner, crew, gold) in [("azure", 2, 3), ("azure", 0, 3), ("purple", 0, 3), ("blue", 0, 0)] {
        let mut desk =
            table(4).bands("azure_a1", "azure", 1).afloat(1, "sea_haven_nw", owner, crew, gold).lay();
        desk.legal(load("azure_a1", 1));
        desk.play(load("azure_a1", 1));
        let (_, now, bands, aboard) = desk.ship(1);
        assert_eq!((now, bands, aboard), (Some(Colour::Azure), crew + 1, gold), "{clause}: {owner}");
        let boarded = Event::Boarded { colour: Colour::Azure, ship: s(1) };
        assert_eq!(desk.facts.contains(&boarded), crew == 0, "{clause}: {owner}");
        // It is azure's: it sails, and the gold can be carried ashore.
        desk.legal(sail(1, "sea_open_nw"));
    }
    let mut desk = table(4).bands("azure_a1", "azure", 1).afloat(1, "sea_haven_nw", "purple", 1, 3).lay();
    desk.refused(load("azure_a1", 1), "ARM-8.6");
}

#[test]
fn only_a_crew_sails_a_ship() {
    let mut desk = table(4)
        .bands("azure_a1", "azure", 5)
        .afloat(1, "sea_haven_nw", "azure", 0, 4)
        .afloat(2, "sea_haven_ne", "purple", 3, 0)
        .afloat(3, "sea_haven_sw", "azure", 1, 9)
        .moored(4, "azure_a1", "azure")
        .lay();
    desk.refused(sail(1, "sea_open_nw"), "ARM-8.8");
    assert!(desk.candidates().contains(&sail(1, "sea_open_nw")), "a person would try it");
    desk.refused(sail(2, "sea_open_ne"), "ARM-4.10"); // A crew, but not azure's.
    desk.refused(sail(4, "sea_haven_nw"), "ARM-8.9"); // It is ashore.
    desk.legal(sail(3, "sea_open_sw"));
}

#[test]
fn a_point_sails_one_space() {
    let clause = "ARM-8.9";
    let mut desk = table(4).afloat(1, "sea_haven_nw", "azure", 2, 3).lay();
    desk.refused(sail(1, "sea_bay_nw"), clause); // Two spaces away.
    desk.refused(sail(1, "sea_haven_nw"), clause); // Nowhere.
    desk.refused(sail(1, "sea_haven_se"), clause);
    let offered = desk.offers().into_iter().filter(|mv| matches!(mv, Move::Sail { .. })).count();
    assert_eq!(offered, 5, "{clause}: the neighbours of the haven");
    desk.play(sail(1, "sea_open_nw")).play(sail(1, "sea_bay_nw"));
    let at_bay = (Berth::Sea(sea("sea_bay_nw")), Some(Colour::Azure), 2, 3);
    assert_eq!((desk.ship(1), desk.mp()), (at_bay, 8), "{clause}");
    let step =
        Event::Sailed { colour: Colour::Azure, ship: s(1), from: sea("sea_open_nw"), to: sea("sea_bay_nw") };
    assert_eq!(desk.facts.last(), Some(&step), "{clause}");
}

#[test]
fn a_ship_blocks_its_space_for_all_others() {
    let clause = "ARM-8.10";
    // Blue's two ships and orange's, side by side; an unmanned one blocks as well.
    let mut desk = table(4)
        .turn("blue", 10)
        .afloat(1, "sea_strait_s", "blue", 2, 0)
        .afloat(2, "sea_bay_se", "blue", 2, 0)
        .afloat(3, "sea_isle_s", "orange", 1, 0)
        .afloat(4, "sea_bay_sw", "orange", 0, 0)
        .lay();
    for blocked in ["sea_bay_se", "sea_isle_s", "sea_bay_sw"] {
        desk.refused(sail(1, blocked), clause);
    }
    desk.refused(sail(2, "sea_strait_s"), clause);
    let open: Vec<Move> = desk
        .offers()
        .into_iter()
        .filter(|mv| matches!(mv, Move::Sail { ship, .. } if *ship == s(1)))
        .collect();
    assert_eq!(open.len(), 2, "{clause}");
    assert!(open.contains(&sail(1, "sea_reach_se")) && open.contains(&sail(1, "sea_reach_sw")), "{clause}");
    // The inlet behind the bay cannot be reached past the ship in the bay.
    desk.refused(sail(1, "sea_inlet_se"), "ARM-8.9");
    desk.legal(sail(2, "sea_inlet_se"));
}

#[test]
fn bands_and_gold_change_ships_in_adjacent_spaces() {
    let clause = "ARM-8.11";
    let mut desk = table(4)
        .afloat(1, "sea_haven_nw", "azure", 4, 3)
        .afloat(2, "sea_open_nw", "azure", 1, 1)
        .afloat(3, "sea_bay_nw", "azure", 1, 0)
        .lay();
    desk.refused(transfer(1, 3), "ARM-8.11");
    desk.refused(transfer(1, 1), "ARM-8.11");
    desk.play(transfer(1, 2)).play(Move::Bands(3)).play(Move::Ingots(2));
    assert_eq!((desk.ship(1).2, desk.ship(1).3), (1, 1), "{clause}");
    assert_eq!((desk.ship(2).2, desk.ship(2).3, desk.mp()), (4, 3, 9), "{clause}");
}

#[test]
fn the_receiving_ship_is_own_or_unmanned_and_has_room() {
    let clause = "ARM-8.12";
    for (owner, crew) in [("azure", 1), ("azure", 0), ("purple", 0)] {
        let mut desk =
            table(4).afloat(1, "sea_haven_nw", "azure", 4, 0).afloat(2, "sea_open_nw", owner, crew, 7).lay();
        desk.play(transfer(1, 2)).refused(Move::Bands(4), "ARM-8.5");
        desk.play(Move::Bands(2));
        let (_, now, bands, gold) = desk.ship(2);
        assert_eq!((now, bands, gold), (Some(Colour::Azure), crew + 2, 7), "{clause}: {owner}");
        // Yours with all gold aboard: the gold can go on.
        desk.play(transfer(2, 1)).play(Move::Bands(1)).legal(Move::Ingots(7));
    }
    let mut desk =
        table(4).afloat(1, "sea_haven_nw", "azure", 4, 0).afloat(2, "sea_open_nw", "purple", 1, 7).lay();
    assert!(!desk.refused(transfer(1, 2), "ARM-8.6").offers().contains(&transfer(1, 2)), "{clause}");
}

#[test]
fn bands_and_ingots_are_unloaded_to_one_adjacent_territory() {
    let clause = "ARM-8.13";
    let position = || table(4).afloat(1, "sea_haven_nw", "azure", 3, 4).lay();
    for (bands, ingots) in [(1, 0), (1, 4), (2, 3), (3, 0), (3, 4)] {
        let mut desk = position();
        desk.play(unload(1, "azure_b2")).play(Move::Bands(bands)).play(Move::Ingots(ingots));
        assert_eq!(desk.ground("azure_b2"), (Flag::Azure, bands, 0, ingots), "{clause}");
        assert_eq!((desk.ship(1).2, desk.ship(1).3, desk.mp()), (3 - bands, 4 - ingots, 9), "{clause}");
    }
    position().refused(unload(1, "azure_a3"), "ARM-8.13");
    let mut desk = table(4).afloat(1, "sea_open_nw", "azure", 3, 4).lay();
    desk.refused(unload(1, "azure_b2"), "ARM-8.13");
    assert!(!desk.offers().iter().any(|mv| matches!(mv, Move::Unload { .. })), "{clause}: open sea");
}

#[test]
fn unloading_is_entering() {
    let clause = "ARM-8.14";
    let mut desk = table(4)
        .afloat(1, "sea_strait_n", "azure", 2, 2)
        .bands("cf_base_n", "purple", 1)
        .ground("cf_n_flank_e", "natives", 0, 1, 0)
        .ground("cf_north_isle_w", "purple", 0, 0, 1)
        .lay();
    desk.refused(unload(1, "cf_base_n"), "ARM-10.2");
    desk.refused(unload(1, "cf_n_flank_e"), "ARM-10.2");
    desk.refused(unload(1, "cf_n_flank_w"), "ARM-7.7");
    desk.play(unload(1, "cf_north_isle_w")).refused(Move::Bands(0), "ARM-7.6");
    desk.play(Move::Bands(1)).play(Move::Ingots(2));
    assert_eq!(desk.ground("cf_north_isle_w"), (Flag::Azure, 1, 0, 3), "{clause}");
    let territory = t("cf_north_isle_w");
    let invaded = Event::Invaded { colour: Colour::Azure, territory, previous: Flag::Purple };
    assert_eq!(desk.facts.last(), Some(&invaded), "{clause}");
}

#[test]
fn the_whole_crew_may_leave_and_gold_may_stay() {
    let clause = "ARM-8.15";
    let unmanned = (Berth::Sea(sea("sea_haven_nw")), Some(Colour::Azure), 0, 4);
    for mv in [unload(1, "azure_a1"), transfer(1, 2)] {
        let mut desk =
            table(4).afloat(1, "sea_haven_nw", "azure", 3, 4).afloat(2, "sea_open_nw", "azure", 1, 0).lay();
        desk.play(mv).play(Move::Bands(3)).play(Move::Ingots(0));
        assert_eq!(desk.ship(1), unmanned, "{clause}");
        desk.until_turn_of(Colour::Purple).until_turn_of(Colour::Azure);
        assert_eq!(desk.ship(1), unmanned, "{clause}: it stays where it is");
    }
}
