//! Section 12: converting gold. That gold comes from nowhere else (ARM-12.1) is a law of all games: `laws.rs`.

use crate::desk::{Layout, card, s, t, table};
use approdo_armada::{Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use serde_json::json;

#[test]
fn gold_is_converted_by_its_owner_in_a_city_or_base() {
    let clause = "ARM-12.2";
    type Given = fn(Layout) -> Layout;
    let rows: [(&str, Given, &str, Option<&str>); 7] = [
        ("a city", |l| l.ground("azure_a1", "azure", 0, 0, 1), "azure_a1", None),
        ("a base", |l| l.ground("cf_base_n", "azure", 0, 0, 1), "cf_base_n", None),
        ("no city", |l| l.ground("azure_a2", "azure", 3, 0, 1), "azure_a2", Some("ARM-12.2")),
        ("no base", |l| l.ground("cf_inner_nw", "azure", 3, 0, 1), "cf_inner_nw", Some("ARM-12.2")),
        ("gold next door", |l| l.ground("azure_a2", "azure", 3, 0, 1), "azure_a1", Some("ARM-12.2")),
        ("gold in another city", |l| l.ground("azure_b1", "azure", 3, 0, 1), "azure_a1", Some("ARM-12.2")),
        ("the gold of another", |l| l.ground("purple_a1", "purple", 0, 0, 1), "purple_a1", Some("ARM-12.5")),
    ];
    for (given, layout, territory, refusal) in rows {
        let mut desk = layout(table(4).flags("azure", &["cf_base_n", "cf_base_e", "cf_base_s"])).lay();
        assert_eq!(desk.offers().contains(&convert(territory)), refusal.is_none(), "{clause}: {given}");
        if let Some(refusal) = refusal {
            desk.refused(convert(territory), refusal);
        }
    }
}

#[test]
fn a_city_needs_a_second_one_of_its_den() {
    let clause = "ARM-12.3";
    let rows: [(&[&str], &str, bool); 6] = [
        (&["azure_a1"], "azure_a1", false),
        (&["azure_a1", "azure_b1"], "azure_a1", true),
        (&["azure_a1", "azure_c1"], "azure_a1", true),
        (&["azure_a1", "azure_b1", "azure_c1"], "azure_a1", true),
        // A foreign den serves as well, but cities of different dens are not added together.
        (&["purple_a1", "purple_b1"], "purple_a1", true),
        (&["azure_a1", "azure_b1", "azure_c1", "purple_a1"], "purple_a1", false),
    ];
    for (cities, territory, allowed) in rows {
        let lost = table(4).flags("blue", &["azure_a1", "azure_b1", "azure_c1"]);
        let mut desk = lost.flags("azure", cities).ground(territory, "azure", 0, 0, 2).lay();
        assert_eq!(desk.offers().contains(&convert(territory)), allowed, "{clause}: {cities:?}");
        if !allowed {
            desk.refused(convert(territory), "ARM-12.3");
        }
    }
}

#[test]
fn a_base_needs_two_others() {
    let clause = "ARM-12.4";
    let rows: [(&[&str], bool); 5] = [
        (&["cf_base_n"], false),
        (&["cf_base_n", "cf_centre"], false),
        (&["cf_base_n", "cf_base_e"], false),
        (&["cf_base_n", "cf_base_e", "cf_base_s"], true),
        (&["cf_base_n", "cf_base_e", "cf_base_s", "cf_base_w"], true),
    ];
    for (bases, allowed) in rows {
        let mut desk = table(4).flags("azure", bases).ground("cf_base_n", "azure", 0, 0, 2).lay();
        assert_eq!(desk.offers().contains(&convert("cf_base_n")), allowed, "{clause}: {bases:?}");
        if !allowed {
            desk.refused(convert("cf_base_n"), "ARM-12.4");
        }
    }
}

#[test]
fn the_place_of_conversion_is_ones_own_and_may_be_empty() {
    let clause = "ARM-12.5";
    let mut desk = table(4)
        .flags("purple", &["cf_base_n", "cf_base_e", "cf_base_s"])
        .ground("cf_base_e", "purple", 0, 0, 1)
        .ground("cf_base_w", "azure", 0, 0, 1)
        .ground("purple_a1", "azure", 0, 0, 1)
        .ground("cf_centre", "natives", 0, 0, 4)
        .turn("purple", 10)
        .lay();
    for others in ["cf_base_w", "purple_a1", "cf_centre"] {
        desk.refused(convert(others), "ARM-12.5");
    }
    desk.legal(convert("cf_base_e"));
    desk.play(convert("cf_base_e"));
    assert_eq!(desk.ground("cf_base_e"), (Flag::Purple, 4, 0, 0), "{clause}: no centre and no band needed");
}

#[test]
fn an_ingot_becomes_four_bands_for_one_point() {
    let clause = "ARM-12.6";
    let given = || table(4).ground("azure_a1", "azure", 2, 0, 3).ground("azure_b1", "azure", 0, 0, 1);
    let mut desk = given().turn("azure", 4).lay();
    desk.play(convert("azure_a1"));
    assert_eq!(desk.ground("azure_a1"), (Flag::Azure, 6, 0, 2), "{clause}");
    assert_eq!((desk.mp(), desk.view().reserve[Colour::Azure]), (3, 44), "{clause}");
    let converted = Event::Converted { colour: Colour::Azure, territory: t("azure_a1"), bands: 4 };
    assert_eq!(desk.facts, [converted], "{clause}");
    desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") })
        .play(Move::Bands(6))
        .play(Move::Ingots(0));
    desk.play(convert("azure_b1")).play(convert("azure_a1"));
    assert_eq!(
        desk.ground("azure_b1"),
        (Flag::Azure, 4, 0, 0),
        "{clause}: any time, and as often as one pays"
    );
    assert_eq!(desk.ground("azure_a1"), (Flag::Azure, 4, 0, 1), "{clause}");
    desk.refused(convert("azure_a1"), "ARM-6.5");

    // A Surprise Attack is as good as a turn.
    let in_window = json!(["act", { "window": { "step": 3 } }]);
    let mut desk = given().turn("purple", 10).hand(0, &["surprise_attack"]).set("frames", in_window).lay();
    desk.play(Move::PlayCard(card("surprise_attack"))).play(convert("azure_a1"));
    assert_eq!(desk.ground("azure_a1"), (Flag::Azure, 6, 0, 2), "{clause}");
    assert_eq!(desk.mp(), 2, "{clause}");
}

#[test]
fn the_reserve_limits_what_an_ingot_brings() {
    let clause = "ARM-12.7";
    for (reserve, received) in [(5, 4), (4, 4), (3, 3), (1, 1)] {
        let bands = table(4).ground("azure_a1", "azure", 0, 0, 2).bands("azure_a2", "azure", 50 - reserve);
        let mut desk = bands.lay();
        let treasury = desk.view().treasury;
        desk.play(convert("azure_a1"));
        assert_eq!(desk.ground("azure_a1"), (Flag::Azure, received, 0, 1), "{clause}");
        assert_eq!(desk.view().reserve[Colour::Azure], reserve - received, "{clause}");
        assert_eq!(desk.view().treasury, treasury + 1, "{clause}: one whole ingot");
        if reserve == received {
            desk.refused(convert("azure_a1"), "ARM-12.7");
        } else {
            desk.legal(convert("azure_a1"));
        }
    }
}

#[test]
fn gold_aboard_must_be_unloaded_first() {
    let mut desk = table(4).afloat(1, "sea_haven_nw", "azure", 2, 3).lay();
    desk.refused(convert("azure_a1"), "ARM-12.8");
    assert!(desk.candidates().contains(&convert("azure_a1")), "a person would try it");
    assert!(!desk.offers().contains(&convert("azure_a1")));
    desk.play(Move::Unload { ship: s(1), to: t("azure_a1") }).play(Move::Bands(1)).play(Move::Ingots(2));
    desk.legal(convert("azure_a1"));
    desk.play(convert("azure_a1"));
    assert_eq!(desk.ground("azure_a1"), (Flag::Azure, 5, 0, 1));
    assert_eq!(desk.ship(1).3, 1, "what stayed aboard was not touched");
}

fn convert(territory: &str) -> Move {
    Move::Convert(t(territory))
}
