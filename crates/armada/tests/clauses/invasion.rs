//! Section 10: invasion.

use crate::desk::{Layout, land, s, sea, t, table};
use approdo_armada::{Berth, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;

#[test]
fn moving_in_is_an_invasion_for_one_point() {
    let clause = "ARM-10.1";
    for bands in [1, 3] {
        let given = || {
            let bands = table(4).bands("cf_n_flank_w", "azure", 4).afloat(1, "sea_strait_n", "azure", 4, 0);
            bands.ground("cf_base_n", "natives", 0, 0, 0)
        };
        for way in [march("cf_n_flank_w", "cf_base_n"), unload(1, "cf_base_n")] {
            let mut desk = given().lay();
            desk.legal(way);
            desk.play(way).play(Move::Bands(bands));
            assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, bands, 0, 0), "{clause}: {way:?}");
            assert_eq!(desk.mp(), 9, "{clause}: {way:?}");
            let invaded = invaded(Colour::Azure, "cf_base_n", Flag::Natives);
            assert!(desk.facts.contains(&invaded), "{clause}: {way:?}");
        }
        let mut desk = given().turn("azure", 0).lay();
        desk.refused(march("cf_n_flank_w", "cf_base_n"), "ARM-6.5")
            .refused(unload(1, "cf_base_n"), "ARM-6.5");
        desk.play(Move::EndTurn);
        assert_eq!(desk.ground("cf_base_n").0, Flag::Natives, "{clause}");
    }
}

#[test]
fn a_defended_territory_cannot_be_invaded() {
    type Given = fn(Layout) -> Layout;
    let rows: [(u8, Given); 4] = [
        (4, |l| l.ground("cf_base_n", "natives", 0, 1, 3)),
        (4, |l| l.bands("cf_base_n", "purple", 1)),
        (4, |l| l.bands("cf_base_n", "orange", 1)),
        (3, |l| l.bands("cf_base_n", "orange", 1)), // Orange is the dummy.
    ];
    for (seats, defended) in rows {
        let given = table(seats).bands("cf_n_flank_w", "azure", 9).afloat(1, "sea_strait_n", "azure", 9, 0);
        let mut desk = defended(given).lay();
        desk.refused(march("cf_n_flank_w", "cf_base_n"), "ARM-10.2");
        desk.refused(unload(1, "cf_base_n"), "ARM-10.2");
        let attack = Move::Attack { from: land("cf_n_flank_w"), target: land("cf_base_n") };
        desk.play(attack).cannons(1, 0);
        desk.legal(march("cf_n_flank_w", "cf_base_n")).legal(unload(1, "cf_base_n"));
    }
    let mut desk = table(3).bands("orange_a1", "orange", 3).afloat(1, "sea_haven_sw", "azure", 9, 0).lay();
    desk.refused(unload(1, "orange_a1"), "ARM-10.2");
}

#[test]
fn the_flag_of_the_invader_replaces_the_old_one() {
    let clause = "ARM-10.3";
    for (owner, previous) in
        [("natives", Flag::Natives), ("purple", Flag::Purple), ("blue", Flag::Blue), ("orange", Flag::Orange)]
    {
        let mut desk = table(4).bands("cf_n_flank_w", "azure", 1).bands("cf_base_n", owner, 0).lay();
        let before = desk.view().scores;
        desk.play(march("cf_n_flank_w", "cf_base_n"));
        assert_eq!(desk.ground("cf_base_n").0, Flag::Azure, "{clause}");
        assert_eq!(desk.facts.last(), Some(&invaded(Colour::Azure, "cf_base_n", previous)), "{clause}");
        let after = desk.view().scores;
        assert_eq!(after[Colour::Azure], before[Colour::Azure] + 3, "{clause}");
        if let Some(loser) = previous.colour() {
            assert_eq!(after[loser], before[loser] - 3, "{clause}");
        }
    }
    let mut desk = table(4).bands("cf_n_flank_w", "azure", 1).bands("cf_base_n", "azure", 0).lay();
    desk.play(march("cf_n_flank_w", "cf_base_n"));
    let invasions = desk.facts.iter().filter(|fact| matches!(fact, Event::Invaded { .. })).count();
    assert_eq!(invasions, 0, "{clause}: coming home is no invasion");
}

#[test]
fn a_retaken_den_territory_is_as_it_was_printed() {
    let clause = "ARM-10.4";
    let mut desk = table(4).bands("azure_a1", "azure", 1).bands("azure_a2", "purple", 0).lay();
    let untouched = desk.ground("azure_a3");
    desk.play(march("azure_a1", "azure_a2")).play(march("azure_a2", "azure_a3"));
    assert_eq!(desk.ground("azure_a2"), untouched, "{clause}: nothing shows that it was lost");
    assert_eq!(desk.ground("azure_a2"), (Flag::Azure, 0, 0, 0), "{clause}");

    // Taken by a third colour, the territory gets that colour's flag instead.
    let given = table(4).afloat(1, "sea_haven_nw", "blue", 1, 0).bands("azure_a2", "purple", 0);
    let mut desk = given.turn("blue", 10).lay();
    desk.play(unload(1, "azure_a2"));
    assert_eq!(desk.ground("azure_a2"), (Flag::Blue, 1, 0, 0), "{clause}");
}

#[test]
fn gold_goes_to_the_invader_and_stays() {
    let clause = "ARM-10.5";
    let mut desk = table(4)
        .with_cards()
        .ground("cf_n_flank_w", "azure", 1, 0, 1)
        .ground("cf_base_n", "purple", 0, 0, 3)
        .lay();
    desk.refused(Move::BuyCard, "ARM-16.4");
    desk.play(march("cf_n_flank_w", "cf_base_n")).play(Move::Ingots(0));
    assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, 1, 0, 3), "{clause}: it stays where it is");
    desk.legal(Move::BuyCard);
    desk.play(march("cf_base_n", "cf_n_flank_w"));
    assert_eq!(desk.offers(), (0..=3).map(Move::Ingots).collect::<Vec<_>>(), "{clause}: bands carry it");
    desk.play(Move::Ingots(3));
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Azure, 1, 0, 4), "{clause}");
    assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, 0, 0, 0), "{clause}");

    let mut desk = table(4)
        .with_cards()
        .afloat(1, "sea_strait_n", "azure", 2, 2)
        .ground("cf_base_n", "natives", 0, 0, 1)
        .lay();
    desk.play(unload(1, "cf_base_n")).play(Move::Bands(1)).play(Move::Ingots(2));
    assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, 1, 0, 3), "{clause}: gold brought joins gold found");
}

#[test]
fn what_nobody_occupies_is_taken_without_a_fight() {
    let clause = "ARM-10.6";
    type Given = fn(Layout) -> Layout;
    let rows: [(u8, &str, Given); 4] = [
        (4, "purple_b1", |l| l.afloat(1, "sea_cape_ne", "azure", 1, 0)),
        (4, "orange_b1", |l| l.afloat(1, "sea_cape_sw", "azure", 1, 0)),
        (3, "orange_b1", |l| l.afloat(1, "sea_cape_sw", "azure", 1, 0)), // The dummy's den.
        (4, "cf_base_w", |l| {
            l.afloat(1, "sea_roads_w", "azure", 1, 0).ground("cf_base_w", "natives", 0, 0, 0)
        }),
    ];
    for (seats, territory, given) in rows {
        let mut desk = given(table(seats)).lay();
        desk.legal(unload(1, territory));
        desk.play(unload(1, territory));
        assert_eq!(desk.ground(territory), (Flag::Azure, 1, 0, 0), "{clause}");
        let fights = desk.facts.iter().filter(|fact| matches!(fact, Event::Attacking { .. })).count();
        assert_eq!(fights, 0, "{clause}");
    }
}

#[test]
fn an_unlaunched_ship_changes_hands() {
    let clause = "ARM-10.6";
    let mut desk = table(4).afloat(1, "sea_cape_ne", "azure", 2, 0).moored(4, "purple_b1", "purple").lay();
    let launch = Move::Launch { ship: s(4), sea: sea("sea_haven_ne") };
    desk.refused(launch, "ARM-8.2").refused(Move::Destroy(s(4)), "ARM-8.27");
    desk.play(unload(1, "purple_b1")).play(Move::Bands(2));
    assert!(desk.facts.contains(&Event::ShipCaptured { colour: Colour::Azure, ship: s(4) }), "{clause}");
    assert_eq!(desk.mp(), 9, "{clause}: the ship costs nothing more");
    let on_the_slip = (Berth::Land(t("purple_b1")), Some(Colour::Purple), 0, 0);
    assert_eq!(desk.ship(4), on_the_slip, "{clause}: it stays where it stands");
    desk.legal(launch).legal(Move::Destroy(s(4)));
    let mut purple = desk.clone();
    purple.until_turn_of(Colour::Purple).refused(launch, "ARM-8.2");
    desk.play(launch);
    assert_eq!(desk.ship(4), (Berth::Sea(sea("sea_haven_ne")), Some(Colour::Azure), 0, 0), "{clause}");
}

fn invaded(colour: Colour, territory: &str, previous: Flag) -> Event {
    Event::Invaded { colour, territory: t(territory), previous }
}

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}

fn unload(ship: u8, to: &str) -> Move {
    Move::Unload { ship: s(ship), to: t(to) }
}
