//! Section 13: victory.

use crate::desk::{Desk, Layout, card, den, s, t, table};
use approdo_armada::{Claim, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

#[test]
fn supremacy_over_the_formation() {
    let clause = "ARM-13.1";
    let outer = ["cf_base_n", "cf_base_e", "cf_base_s", "cf_base_w"];
    let to_centre = march("cf_inner_nw", "cf_centre");
    type Given<'a> = (&'a str, &'a [&'a str], &'a [&'a str], Move, bool);
    let rows: [Given; 7] = [
        ("the centre and two bases", &outer[..2], &[], to_centre, true),
        ("the centre and all bases", &outer, &[], to_centre, true),
        ("the centre and one base", &outer[..1], &[], to_centre, false),
        ("the centre alone", &[], &[], to_centre, false),
        ("all bases but the centre", &outer[1..], &[], march("cf_n_flank_w", "cf_base_n"), false),
        ("four territories of the den", &outer, &den(Colour::Azure)[..3], to_centre, true),
        ("three territories of the den", &outer, &den(Colour::Azure)[..4], to_centre, false),
    ];
    for (given, bases, lost, mv, declared) in rows {
        let mut desk = table(4)
            .flags("natives", &["cf_centre", "cf_base_n"])
            .flags("azure", bases)
            .flags("orange", lost)
            .bands("cf_inner_nw", "azure", 1)
            .bands("cf_n_flank_w", "azure", 1)
            .lay();
        desk.play(mv);
        assert_eq!(desk.has_declared(Colour::Azure), declared, "{clause}: {given}");
    }
}

#[test]
fn supremacy_over_the_opponents() {
    let clause = "ARM-13.2";
    type Given<'a> = (&'a str, &'a [&'a str], &'a [&'a str], bool);
    let rows: [Given; 6] = [
        ("three and one", &["purple_a1", "purple_b1", "purple_c1"], &[], true),
        ("two, one and one", &["purple_a1", "purple_b1", "orange_a1"], &[], true),
        ("two and two", &["purple_a1", "purple_b1", "blue_b1"], &[], true),
        ("three cities", &["purple_a1", "purple_b1"], &[], false),
        ("no cities", &["purple_a1", "purple_b1", "purple_a2", "purple_a3", "orange_a2"], &[], false),
        ("no den", &["purple_a1", "purple_b1", "orange_a1"], &den(Colour::Azure)[..4], false),
    ];
    for (given, held, lost, declared) in rows {
        let with_ship = table(4).flags("azure", held).afloat(1, "sea_haven_se", "azure", 1, 0);
        let mut desk = with_ship.flags("orange", lost).lay();
        desk.play(unload(1, "blue_a1"));
        assert_eq!(desk.has_declared(Colour::Azure), declared, "{clause}: {given}");
    }
}

#[test]
fn any_den_will_do_and_a_territory_counts_twice() {
    let clause = "ARM-13.3";
    // Azure has lost its own den; the cities of the blue den count for both halves of the condition.
    let mut desk = table(4)
        .flags("purple", &den(Colour::Azure))
        .flags("azure", &["blue_a1", "blue_b1", "blue_c1"])
        .bands("blue_a1", "azure", 1)
        .afloat(1, "sea_haven_sw", "azure", 1, 0)
        .lay();
    desk.play(unload(1, "orange_c1"));
    assert!(!desk.has_declared(Colour::Azure), "{clause}: four cities, but no den yet");
    desk.play(march("blue_a1", "blue_a2"));
    assert!(desk.has_declared(Colour::Azure), "{clause}");

    // All bases and three territories of each den; a fourth of any den makes it a declaration.
    for (ship_in, fourth) in [("sea_haven_ne", "purple_c2"), ("sea_haven_nw", "azure_c2")] {
        let mut desk = table(4)
            .flags("azure", &["cf_centre", "cf_base_n", "cf_base_e", "cf_base_s", "cf_base_w"])
            .flags("orange", &["azure_a1", "azure_b1", "azure_c1", "azure_c2"])
            .flags("azure", &["purple_a2", "purple_a3", "purple_b2"])
            .flags("azure", &["blue_a2", "blue_a3", "blue_b2"])
            .afloat(1, ship_in, "azure", 1, 0)
            .lay();
        assert!(!desk.has_declared(Colour::Azure), "{clause}");
        desk.play(unload(1, fourth));
        assert!(desk.has_declared(Colour::Azure), "{clause}: {fourth}");
    }
}

#[test]
fn an_opponents_den_is_printed_in_the_colour_of_another_player() {
    let clause = "ARM-13.4";
    let purple_cities = ["purple_a1", "purple_b1", "purple_c1"];
    let dummy_cities = ["orange_a1", "orange_b1", "orange_c1"];
    type Given<'a> = (&'a str, u8, &'a [&'a str], fn(Layout) -> Layout, &'a str, bool);
    let rows: [Given; 5] = [
        ("another player", 4, &purple_cities, |l| l, "blue_a1", true),
        ("an eliminated player", 4, &purple_cities, eliminated, "blue_a1", true),
        ("the dummy", 3, &dummy_cities, |l| l, "blue_a1", true),
        ("the other colour of the same player", 2, &purple_cities, |l| l, "blue_a1", false),
        ("the own den", 4, &purple_cities, |l| l.flags("orange", &["azure_a1"]), "azure_a1", false),
    ];
    for (given, seats, cities, change, entered, declared) in rows {
        let sea = if entered == "azure_a1" { "sea_haven_nw" } else { "sea_haven_se" };
        let layout = table(seats).flags("azure", cities).afloat(1, sea, "azure", 1, 0);
        let mut desk = change(layout).lay();
        desk.play(unload(1, entered));
        assert_eq!(desk.has_declared(Colour::Azure), declared, "{clause}: {given}");
    }
}

#[test]
fn a_condition_is_declared_at_once_and_by_itself() {
    let clause = "ARM-13.5";
    let mut desk = near_supremacy().hand(1, &["yo_ho_ho"]).lay();
    assert_eq!(desk.view().claims[Colour::Azure], Claim::Held, "{clause}");
    desk.play(march("cf_inner_nw", "cf_centre"));
    assert_eq!(desk.asked(), Seat(1), "{clause}: the declaration comes before the window");
    assert_eq!(desk.view_of(1).claims[Colour::Azure], Claim::OnBoard { check: 2 }, "{clause}: all see it");
    assert_eq!(declarations(&desk), 1, "{clause}");
    // The second condition is reached too: the card is on the board already.
    desk.play(Move::Pass).play(unload(1, "blue_a1"));
    assert_eq!(declarations(&desk), 1, "{clause}");
    assert_eq!(desk.view().claims[Colour::Azure], Claim::OnBoard { check: 2 }, "{clause}");
}

#[test]
fn a_confirmed_condition_wins_at_once() {
    let clause = "ARM-13.6";
    let mut desk = declared();
    desk.play(Move::EndTurn).until_turn_of(Colour::Azure).play(Move::EndTurn);
    let outcome = desk.outcome();
    assert_eq!(outcome.ended_by.0, "ARM-13.6");
    assert_eq!(outcome.standings[0].place, 1, "{clause}");
    assert_eq!(
        desk.facts.last(),
        Some(&Event::Won { colour: Colour::Azure }),
        "{clause}: no further turn begins"
    );

    // Declared for the Formation, confirmed by the cities of the opponents.
    let mut desk = declared();
    desk.until_turn_of(Colour::Purple).play(march("cf_n_flank_e", "cf_base_n"));
    desk.until_turn_of(Colour::Azure).play(unload(1, "blue_a1")).play(Move::EndTurn);
    assert_eq!(desk.ground("cf_base_n").0, Flag::Purple, "{clause}");
    assert_eq!(desk.outcome().ended_by.0, "ARM-13.6");
    assert_eq!(desk.outcome().standings[0].place, 1, "{clause}");
}

#[test]
fn a_lost_condition_sends_the_card_back() {
    let clause = "ARM-13.7";
    let mut desk = declared();
    desk.until_turn_of(Colour::Purple).play(march("cf_n_flank_e", "cf_base_n"));
    desk.until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(desk.view().claims[Colour::Azure], Claim::Held, "{clause}");
    assert!(desk.facts.contains(&Event::ClaimFailed { colour: Colour::Azure }), "{clause}");
    assert_eq!(desk.view().turn.colour, Colour::Purple, "{clause}: the game goes on");
    // Purple leaves the base; azure reaches the condition again, declares again, and needs a turn more again.
    desk.play(march("cf_base_n", "cf_n_flank_e"));
    desk.until_turn_of(Colour::Azure).play(march("cf_n_flank_w", "cf_base_n"));
    assert_eq!(desk.view().claims[Colour::Azure], Claim::OnBoard { check: 4 }, "{clause}");
    assert_eq!(declarations(&desk), 2, "{clause}");
    desk.play(Move::EndTurn).until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(desk.outcome().standings[0].place, 1, "{clause}");
}

#[test]
fn only_the_moment_of_the_check_counts() {
    let clause = "ARM-13.8";
    let mut desk = declared();
    desk.until_turn_of(Colour::Purple).play(march("cf_n_flank_e", "cf_base_n"));
    assert!(desk.has_declared(Colour::Azure), "{clause}: the card stays until the check");
    desk.play(march("cf_base_n", "cf_n_flank_e")).until_turn_of(Colour::Azure);
    assert!(desk.has_declared(Colour::Azure), "{clause}");
    desk.play(march("cf_n_flank_w", "cf_base_n")).play(Move::EndTurn);
    assert_eq!(declarations(&desk), 1, "{clause}: nothing had to be declared anew");
    assert_eq!(desk.outcome().standings[0].place, 1, "{clause}");
}

#[test]
fn the_turn_of_the_declaration_is_not_the_turn_of_the_check() {
    let clause = "ARM-13.9";
    let mut desk = declared();
    desk.play(Move::EndTurn);
    assert_eq!(desk.view().turn.colour, Colour::Purple, "{clause}");
    assert_eq!(desk.view().claims[Colour::Azure], Claim::OnBoard { check: 2 }, "{clause}");
    desk.until_turn_of(Colour::Azure);
    assert_eq!(desk.view().turns_begun[Colour::Azure], 2, "{clause}");
    desk.play(Move::EndTurn);
    assert_eq!(desk.outcome().ended_by.0, "ARM-13.6", "{clause}");
}

#[test]
fn a_surprise_attack_can_declare() {
    let clause = "ARM-13.10";
    let mut desk = table(4)
        .flags("natives", &["cf_centre"])
        .flags("azure", &["cf_base_n", "cf_base_w"])
        .bands("cf_w_flank_n", "azure", 1)
        .ground("cf_inner_nw", "natives", 0, 0, 0)
        .turn("purple", 10)
        .hand(0, &["surprise_attack"])
        .set("frames", json!(["act", { "window": { "step": 3 } }]))
        .lay();
    desk.play(Move::PlayCard(card("surprise_attack")));
    desk.play(march("cf_w_flank_n", "cf_inner_nw")).play(march("cf_inner_nw", "cf_centre"));
    assert!(desk.has_declared(Colour::Azure), "{clause}: with the second point");
    desk.play(Move::EndTurn);
    assert_eq!(
        (desk.asked(), desk.view().turn.colour),
        (Seat(1), Colour::Purple),
        "{clause}: purple goes on"
    );
    desk.play(Move::EndTurn);
    assert!(desk.has_declared(Colour::Azure), "{clause}: not checked at the end of purple's turn");
    desk.until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(desk.outcome().ended_by.0, "ARM-13.6", "{clause}");
    assert_eq!(desk.outcome().standings[0].place, 1, "{clause}");
}

#[test]
fn the_first_successful_check_wins() {
    let clause = "ARM-13.11";
    let given = || {
        let azure = near_supremacy();
        azure.flags("purple", &["orange_a1", "orange_b1", "orange_c1"]).afloat(
            2,
            "sea_cape_se",
            "purple",
            1,
            0,
        )
    };
    let mut azure_first = given().lay();
    azure_first.play(march("cf_inner_nw", "cf_centre"));
    azure_first.until_turn_of(Colour::Purple).play(unload(2, "blue_b1"));
    assert_both_declared(&azure_first, clause);
    azure_first.until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(places(&azure_first)[..2], [1, 2], "{clause}: azure is checked first");

    let mut purple_first = given().lay();
    purple_first.until_turn_of(Colour::Purple).play(unload(2, "blue_b1"));
    purple_first.until_turn_of(Colour::Azure).play(march("cf_inner_nw", "cf_centre"));
    assert_both_declared(&purple_first, clause);
    purple_first.until_turn_of(Colour::Purple).play(Move::EndTurn);
    assert_eq!(places(&purple_first)[..2], [2, 1], "{clause}: purple is checked first");
}

#[track_caller]
fn assert_both_declared(desk: &Desk, clause: &str) {
    assert!(desk.has_declared(Colour::Azure) && desk.has_declared(Colour::Purple), "{clause}");
}

/// Azure lacks only the centre for the Formation and only one city for the opponents; purple stands beside
/// one of azure's bases, azure too.
fn near_supremacy() -> Layout {
    table(4)
        .flags("natives", &["cf_centre"])
        .flags("azure", &["cf_base_n", "cf_base_w", "purple_a1", "purple_b1", "purple_c1"])
        .bands("cf_inner_nw", "azure", 1)
        .bands("cf_n_flank_w", "azure", 1)
        .afloat(1, "sea_haven_se", "azure", 1, 0)
        .bands("cf_n_flank_e", "purple", 1)
}

/// Azure has just taken the centre.
fn declared() -> Desk {
    let mut desk = near_supremacy().lay();
    desk.play(march("cf_inner_nw", "cf_centre"));
    assert!(desk.has_declared(Colour::Azure));
    desk
}

/// Purple is out and azure holds its den.
fn eliminated(layout: Layout) -> Layout {
    layout
        .flags("azure", &den(Colour::Purple))
        .set("out", json!(["purple"]))
        .set("claims.purple", json!("removed"))
}

fn declarations(desk: &Desk) -> usize {
    desk.facts.iter().filter(|fact| matches!(fact, Event::Declared { .. })).count()
}

fn places(desk: &Desk) -> Vec<u8> {
    desk.outcome().standings.iter().map(|standing| standing.place).collect()
}

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}

fn unload(ship: u8, to: &str) -> Move {
    Move::Unload { ship: s(ship), to: t(to) }
}
