//! Section 8, second half: unmanned ships, boarding, sinking, and ships that have not been launched.

use crate::desk::{aboard, card, land, s, sea, t, table};
use approdo_armada::{Berth, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use serde_json::json;

const IN_THE_BOX: (Berth, Option<Colour>, u8, u8) = (Berth::Box, None, 0, 0);

fn load(from: &str, ship: u8) -> Move {
    Move::Load { from: t(from), ship: s(ship) }
}

fn transfer(from: u8, to: u8) -> Move {
    Move::Transfer { from: s(from), to: s(to) }
}

fn launch(ship: u8, space: &str) -> Move {
    Move::Launch { ship: s(ship), sea: sea(space) }
}

#[test]
fn an_unmanned_ship_only_lies_there() {
    let clause = "ARM-8.16";
    let mut desk = table(4)
        .afloat(1, "sea_bay_nw", "azure", 0, 2)
        .afloat(2, "sea_open_nw", "azure", 2, 0)
        .afloat(3, "sea_roads_w", "purple", 0, 2)
        .bands("cf_w_flank_n", "purple", 1)
        .lay();
    desk.refused(Move::Sail { ship: s(2), sea: sea("sea_bay_nw") }, "ARM-8.10");
    desk.refused(Move::Sail { ship: s(1), sea: sea("sea_reach_nw") }, "ARM-8.8");
    desk.refused(Move::Explore(t("cf_n_flank_w")), "ARM-9.2");
    desk.refused(Move::Attack { from: aboard(1), target: land("cf_w_flank_n") }, "ARM-11.1");
    desk.refused(Move::Attack { from: aboard(2), target: aboard(3) }, "ARM-11.4");
    let uses = |mv: &Move| matches!(mv, Move::Sail { ship, .. } | Move::Unload { ship, .. } if *ship == s(1));
    assert!(!desk.offers().iter().any(uses), "{clause}");
}

#[test]
fn a_ship_without_its_crew_can_be_taken() {
    let clause = "ARM-8.17";
    let mut desk = table(4).bands("azure_a1", "azure", 4).afloat(1, "sea_haven_nw", "purple", 2, 5).lay();
    desk.refused(load("azure_a1", 1), "ARM-8.6");
    desk.play(Move::Attack { from: land("azure_a1"), target: aboard(1) }).cannons(2, 0);
    assert_eq!((desk.ship(1).1, desk.ship(1).2), (Some(Colour::Purple), 0), "{clause}");
    desk.play(load("azure_a1", 1)).play(Move::Bands(1));
    let (_, owner, bands, gold) = desk.ship(1);
    assert_eq!((owner, bands, gold, desk.mp()), (Some(Colour::Azure), 1, 5, 8), "{clause}");
    desk.play(Move::Unload { ship: s(1), to: t("azure_b1") }).play(Move::Ingots(5));
    assert_eq!(desk.ground("azure_b1").3, 5, "{clause}: the gold is azure's");
}

#[test]
fn every_unmanned_ship_at_sea_can_be_boarded() {
    let clause = "ARM-8.18";
    // Left by its crew in purple's turn, boarded in blue's, by land or from a ship.
    for mv in [load("purple_c1", 1), transfer(2, 1)] {
        let mut desk = table(4)
            .turn("purple", 10)
            .afloat(1, "sea_haven_ne", "purple", 1, 3)
            .bands("purple_c1", "blue", 1)
            .afloat(2, "sea_open_ne", "blue", 1, 0)
            .afloat(3, "sea_cape_nw", "blue", 1, 0)
            .lay();
        desk.play(Move::Unload { ship: s(1), to: t("purple_a1") }).play(Move::Ingots(0));
        desk.until_turn_of(Colour::Blue);
        desk.refused(transfer(3, 1), "ARM-8.11"); // From afar it cannot be boarded.
        desk.legal(mv);
        desk.play(mv);
        let (_, owner, bands, gold) = desk.ship(1);
        assert_eq!((owner, bands, gold), (Some(Colour::Blue), 1, 3), "{clause}");
    }
    // Launched and never manned.
    let mut desk =
        table(4).turn("purple", 10).moored(1, "purple_c1", "purple").bands("purple_a2", "blue", 1).lay();
    desk.play(launch(1, "sea_haven_ne")).until_turn_of(Colour::Blue).play(load("purple_a2", 1));
    assert_eq!(desk.ship(1).1, Some(Colour::Blue), "{clause}");
}

#[test]
fn an_unmanned_ship_is_sunk_by_a_band_beside_it() {
    let clauses = ["ARM-8.19", "ARM-8.20"];
    let position = || table(4).afloat(1, "sea_haven_nw", "purple", 0, 2);
    position().lay().refused(Move::Sink(s(1)), "ARM-8.19");
    // Too far away, or the bands of others.
    let mut far = position().bands("azure_a3", "azure", 5).afloat(2, "sea_bay_nw", "azure", 5, 0).lay();
    far.refused(Move::Sink(s(1)), "ARM-8.19");
    let mut others = position().bands("azure_a1", "purple", 5).afloat(2, "sea_open_nw", "purple", 5, 0).lay();
    others.refused(Move::Sink(s(1)), "ARM-8.19");
    let mut empty = position().flags("azure", &["azure_a1"]).afloat(2, "sea_open_nw", "azure", 0, 0).lay();
    empty.refused(Move::Sink(s(1)), "ARM-8.19");

    let mut ashore = position().bands("azure_a1", "azure", 1).lay();
    ashore.legal(Move::Sink(s(1)));
    ashore.play(Move::Sink(s(1)));
    assert_eq!((ashore.ship(1), ashore.mp()), (IN_THE_BOX, 9), "{clauses:?}");
    assert_eq!(ashore.ground("azure_a1").1, 1, "{clauses:?}: the band stays where it is");

    let mut afloat = position().afloat(2, "sea_open_nw", "azure", 1, 0).lay();
    afloat.legal(Move::Sink(s(1)));
    afloat.play(Move::Sink(s(1)));
    assert_eq!((afloat.ship(1), afloat.mp()), (IN_THE_BOX, 9), "{clauses:?}");
    assert_eq!(afloat.ship(2).0, Berth::Sea(sea("sea_open_nw")), "{clauses:?}: it stays where it is");
}

#[test]
fn an_own_ship_can_be_scuttled() {
    let clause = "ARM-8.21";
    let position = || table(4).afloat(1, "sea_haven_nw", "azure", 0, 0);
    position().lay().refused(Move::Sink(s(1)), "ARM-8.19");
    let mut desk = position().bands("azure_a1", "azure", 1).lay();
    desk.legal(Move::Sink(s(1)));
    desk.play(Move::Sink(s(1)));
    assert_eq!((desk.ship(1), desk.view().lost_ships[Colour::Azure]), (IN_THE_BOX, 1), "{clause}");
    let mut manned = table(4).bands("azure_a1", "azure", 1).afloat(1, "sea_haven_nw", "azure", 1, 0).lay();
    manned.refused(Move::Sink(s(1)), "ARM-8.24");
}

#[test]
fn a_sunk_ship_goes_to_the_box_and_its_gold_to_the_treasury() {
    let clauses = ["ARM-8.22", "ARM-8.23"];
    // Manned by blue, sunk by orange: blue has lost it.
    let mut desk = table(4)
        .turn("orange", 10)
        .bands("orange_c2", "orange", 4)
        .afloat(1, "sea_sound_sw", "blue", 1, 5)
        .lay();
    assert_eq!(desk.view().treasury, 45);
    desk.refused(Move::Sink(s(1)), "ARM-8.24");
    desk.play(Move::Attack { from: land("orange_c2"), target: aboard(1) }).cannons(1, 0);
    desk.play(Move::Sink(s(1)));
    let view = desk.view();
    assert_eq!((desk.ship(1), view.treasury), (IN_THE_BOX, 50), "{clauses:?}");
    assert_eq!(view.lost_ships.values(), &[0, 0, 1, 0], "{clauses:?}: the last owner notes it");
    let sunk = Event::Sunk { colour: Colour::Orange, ship: s(1), gold: 5 };
    assert_eq!(desk.facts.last(), Some(&sunk), "{clauses:?}");
    assert_eq!(desk.ground("orange_c2").3, 0, "{clauses:?}: the gold is lost to everybody");
}

#[test]
fn a_manned_ship_cannot_be_sunk() {
    for (owner, crew) in [("purple", 1), ("purple", 10), ("azure", 1)] {
        let mut desk = table(4).bands("azure_a1", "azure", 9).afloat(1, "sea_haven_nw", owner, crew, 0).lay();
        desk.refused(Move::Sink(s(1)), "ARM-8.24");
        assert_eq!(desk.candidates().contains(&Move::Sink(s(1))), owner == "purple", "what beginners try");
    }
    let far = table(4).bands("azure_a1", "azure", 9).afloat(1, "sea_haven_se", "purple", 1, 0).lay();
    assert!(!far.candidates().contains(&Move::Sink(s(1))), "nobody tries it from afar");
    let mut desk = table(4).bands("azure_a1", "azure", 9).lay();
    desk.refused(Move::Sink(s(1)), "ARM-8.30"); // It is in the box.
}

#[test]
fn an_invader_takes_the_unlaunched_ship_and_may_destroy_it() {
    let clauses = ["ARM-8.25", "ARM-8.26"];
    let mut desk = table(4).moored(4, "purple_b1", "purple").afloat(1, "sea_cape_ne", "azure", 2, 0).lay();
    desk.refused(launch(4, "sea_haven_ne"), "ARM-8.2");
    desk.refused(Move::Destroy(s(4)), "ARM-8.27");
    desk.play(Move::Unload { ship: s(1), to: t("purple_b1") }).play(Move::Bands(2));
    let captured = Event::ShipCaptured { colour: Colour::Azure, ship: s(4) };
    assert_eq!(desk.facts.last(), Some(&captured), "{clauses:?}: at once");
    assert_eq!(desk.mp(), 9, "{clauses:?}: for free");
    desk.legal(launch(4, "sea_haven_ne")).legal(Move::Destroy(s(4)));

    let mut launched = desk.clone();
    launched.play(launch(4, "sea_haven_ne"));
    assert_eq!(launched.ship(4), (Berth::Sea(sea("sea_haven_ne")), Some(Colour::Azure), 0, 0), "{clauses:?}");
    assert_eq!(launched.mp(), 8, "{clauses:?}");
    launched.refused(Move::Destroy(s(4)), "ARM-8.26"); // It is not on land any more.
    launched.refused(Move::Destroy(s(1)), "ARM-8.26");

    desk.play(Move::Destroy(s(4)));
    assert_eq!((desk.ship(4), desk.mp()), (IN_THE_BOX, 8), "{clauses:?}");
    assert_eq!(desk.view().lost_ships[Colour::Purple], 1, "{clauses:?}");
}

#[test]
fn an_unlaunched_ship_can_be_destroyed_later_by_a_band_beside_it() {
    let clause = "ARM-8.27";
    // A ship that was always azure's, a conquered one with a garrison, and one without.
    let mut desk = table(4)
        .bands("azure_a1", "azure", 1)
        .moored(1, "azure_a1", "azure")
        .bands("purple_b1", "azure", 1)
        .moored(2, "purple_b1", "purple")
        .flags("azure", &["orange_c1"])
        .bands("orange_c2", "azure", 1)
        .moored(3, "orange_c1", "orange")
        .moored(4, "blue_a1", "blue")
        .bands("blue_a1", "blue", 1)
        .lay();
    desk.until_turn_of(Colour::Purple).until_turn_of(Colour::Azure);
    desk.refused(Move::Destroy(s(3)), clause); // Controlled, but the band stands next door.
    desk.refused(Move::Destroy(s(4)), clause); // Not controlled.
    desk.play(Move::Destroy(s(1))).play(Move::Destroy(s(2)));
    assert_eq!((desk.ship(1), desk.ship(2), desk.mp()), (IN_THE_BOX, IN_THE_BOX, 8), "{clause}");
    assert_eq!(desk.view().lost_ships.values(), &[1, 1, 0, 0], "{clause}: the last owners note it");
    let destroyed = Event::Destroyed { colour: Colour::Azure, ship: s(2) };
    assert_eq!(desk.facts.last(), Some(&destroyed), "{clause}");
    desk.play(Move::March { from: t("orange_c2"), to: t("orange_c1") }).legal(Move::Destroy(s(3)));
}

#[test]
fn an_unlaunched_ship_only_follows_its_territory() {
    let clause = "ARM-8.28";
    let mut desk = table(4)
        .bands("purple_b1", "purple", 1)
        .moored(4, "purple_b1", "purple")
        .bands("purple_b2", "azure", 3)
        .afloat(1, "sea_haven_ne", "azure", 2, 0)
        .lay();
    desk.refused(Move::Attack { from: land("purple_b2"), target: aboard(4) }, clause);
    desk.refused(Move::Attack { from: aboard(1), target: aboard(4) }, clause);
    desk.refused(Move::Sink(s(4)), clause);
    desk.refused(load("purple_b2", 4), clause);
    desk.refused(transfer(1, 4), clause).refused(transfer(4, 1), clause);
    desk.refused(Move::Attack { from: aboard(4), target: land("purple_b2") }, clause);
    let ashore = (Berth::Land(t("purple_b1")), Some(Colour::Purple), 0, 0);
    desk.play(Move::Attack { from: land("purple_b2"), target: land("purple_b1") }).cannons(0, 1);
    assert_eq!(desk.ship(4), ashore, "{clause}: whatever fighting takes place");
    desk.play(Move::Attack { from: land("purple_b2"), target: land("purple_b1") }).cannons(2, 0);
    assert_eq!(desk.ship(4), ashore, "{clause}");
    desk.refused(launch(4, "sea_cape_ne"), "ARM-8.2"); // Beaten, but the city is still purple's.
    desk.play(Move::March { from: t("purple_b2"), to: t("purple_b1") }).play(Move::Bands(1));
    desk.legal(launch(4, "sea_cape_ne")).refused(load("purple_b1", 4), clause);
    desk.play(Move::March { from: t("purple_b1"), to: t("purple_b2") });
    assert_eq!(desk.ground("purple_b1"), (Flag::Azure, 0, 0, 0));
    desk.legal(launch(4, "sea_cape_ne")); // The bands have left, the control has not.
    assert_eq!(desk.ship(4), ashore, "{clause}");

    // A colour that retakes the city has the ship again.
    let mut desk = table(4)
        .turn("purple", 10)
        .flags("azure", &["purple_b1"])
        .bands("purple_b2", "purple", 1)
        .moored(4, "purple_b1", "purple")
        .lay();
    desk.refused(launch(4, "sea_cape_ne"), "ARM-8.2");
    desk.play(Move::March { from: t("purple_b2"), to: t("purple_b1") }).legal(launch(4, "sea_cape_ne"));
}

#[test]
fn a_city_holds_one_ship() {
    let clause = "ARM-8.29";
    let shipyard = |layout: crate::desk::Layout| {
        let mut desk = layout.hand(0, &["shipyard"]).set("lost_ships.azure", json!(1)).lay();
        desk.refused(Move::On(t("azure_a1")), "ARM-6.4");
        desk
    };
    let mut desk = shipyard(table(4).moored(1, "azure_a1", "azure"));
    desk.play(Move::PlayCard(card("shipyard"))).refused(Move::On(t("azure_a1")), "ARM-17.24");
    assert_eq!(desk.offers(), [Move::On(t("azure_b1")), Move::On(t("azure_c1"))], "{clause}");
    // With a ship in every city there is no place for another.
    let full =
        table(4).moored(1, "azure_a1", "azure").moored(2, "azure_b1", "azure").moored(3, "azure_c1", "azure");
    shipyard(full).refused(Move::PlayCard(card("shipyard")), "ARM-17.24");
}

#[test]
fn a_ship_leaves_the_box_only_through_the_shipyard() {
    let clause = "ARM-8.30";
    let mut desk = table(4)
        .hand(0, &["shipyard"])
        .bands("azure_a1", "azure", 2)
        .afloat(1, "sea_haven_nw", "purple", 0, 0)
        .afloat(2, "sea_open_nw", "azure", 2, 0)
        .set("lost_ships.azure", json!(1))
        .lay();
    desk.play(Move::Sink(s(1)));
    for mv in [
        launch(1, "sea_haven_nw"),
        Move::Sail { ship: s(1), sea: sea("sea_haven_nw") },
        load("azure_a1", 1),
        transfer(2, 1),
        transfer(1, 2),
        Move::Attack { from: aboard(2), target: aboard(1) },
        Move::Attack { from: aboard(1), target: aboard(2) },
        Move::Sink(s(1)),
        Move::Destroy(s(1)),
    ] {
        desk.refused(mv, clause);
    }
    // Of all that azure can do, only the card puts a ship back on the board.
    let boxed = |desk: &crate::desk::Desk| {
        desk.view().ships.values().iter().filter(|ship| ship.place == Berth::Box).count()
    };
    assert_eq!(boxed(&desk), 7, "{clause}");
    for mv in desk.offers() {
        let mut after = desk.clone();
        after.play(mv);
        assert!(7 <= boxed(&after), "{clause}: {mv:?}");
    }
    desk.play(Move::PlayCard(card("shipyard"))).play(Move::On(t("azure_c1")));
    assert_eq!(boxed(&desk), 6, "{clause}");
    assert_eq!(desk.ship(1), (Berth::Land(t("azure_c1")), Some(Colour::Azure), 0, 0), "{clause}");
}
