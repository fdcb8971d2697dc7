//! Section 17: Native Mobilization and People's Militia, small and large.

use crate::desk::{Desk, Layout, card, t, table};
use approdo_armada::{Event, Flag, Move, content::Rolled, frames::Frame, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Pending;
use approdo_contract::prelude::*;
use serde_json::json;

const RISING: &str = "native_mobilization";
const GREAT_RISING: &str = "large_scale_native_mobilization";
const MILITIA: &str = "peoples_militia";
const GREAT_MILITIA: &str = "large_scale_peoples_militia";

fn play(layout: Layout, name: &str) -> Desk {
    let mut desk = layout.hand(0, &[name]).lay();
    desk.play(Move::PlayCard(card(name)));
    desk
}

/// Whether the Native die is due.
fn rolls(desk: &Desk) -> bool {
    matches!(desk.frame(), Some(Frame::Muster(_)))
}

/// Whether the card is used up and azure can act.
fn complete(desk: &Desk, name: &str) -> bool {
    desk.frames() == [Frame::Act] && desk.view().discard.count(card(name)) == 1
}

/// Explored Formation territories: purple's and the natives' empty ones, and three that are occupied.
fn formation() -> Layout {
    table(4)
        .ground("cf_base_e", "purple", 0, 0, 2)
        .ground("cf_centre", "natives", 0, 0, 1)
        .ground("cf_base_s", "azure", 0, 0, 0)
        .bands("cf_base_n", "purple", 1)
        .bands("cf_inner_nw", "azure", 1)
        .ground("cf_base_w", "natives", 0, 1, 0)
}

#[test]
fn natives_rise_on_an_explored_territory_that_nobody_occupies() {
    let clause = "ARM-17.12";
    let mut desk = play(formation(), RISING);
    assert!(rolls(&desk), "{clause}");
    desk.spears(3);
    for (occupied_or_wrong, why) in [
        ("cf_base_n", "bands"),
        ("cf_inner_nw", "own bands"),
        ("cf_base_w", "natives"),
        ("cf_inner_e", "not explored"),
        ("azure_a1", "a den"),
    ] {
        assert!(!desk.offers().contains(&Move::On(t(occupied_or_wrong))), "{clause}: {why}");
        desk.refused(Move::On(t(occupied_or_wrong)), clause);
    }
    for empty in ["cf_base_e", "cf_base_s", "cf_centre"] {
        desk.legal(Move::On(t(empty)));
    }
    desk.play(Move::On(t("cf_centre")));
    assert_eq!(desk.ground("cf_centre"), (Flag::Natives, 0, 3, 1), "{clause}");
    assert!(complete(&desk, RISING), "{clause}: one roll only");
}

#[test]
fn a_great_rising_makes_two_rolls_for_two_territories() {
    let clause = "ARM-17.13";
    let mut desk = play(formation(), GREAT_RISING);
    desk.spears(2).play(Move::On(t("cf_base_e")));
    assert!(rolls(&desk), "{clause}: the second roll");
    desk.spears(4).refused(Move::On(t("cf_base_e")), "ARM-17.30");
    desk.play(Move::On(t("cf_base_s")));
    assert_eq!((desk.ground("cf_base_e").2, desk.ground("cf_base_s").2), (2, 4), "{clause}");
    assert!(complete(&desk, GREAT_RISING), "{clause}");
}

#[test]
fn the_territory_is_chosen_after_the_roll_which_is_never_doubled() {
    let clause = "ARM-17.14";
    let mut desk = play(formation(), RISING);
    assert!(matches!(desk.game.pending(), Pending::Chance { among: 6, .. }), "{clause}: the die comes first");
    desk.spears(4);
    assert!(desk.facts.contains(&Event::Mustered { piece: Rolled::Native, count: 4 }), "{clause}");
    desk.play(Move::On(t("cf_centre")));
    assert_eq!(desk.ground("cf_centre").2, 4, "{clause}: not even in the centre");
    // A supply of two gives two.
    let mut desk = play(formation().ground("cf_base_w", "natives", 0, 48, 0), RISING);
    desk.spears(4).play(Move::On(t("cf_centre")));
    assert_eq!((desk.ground("cf_centre").2, desk.view().native_supply), (2, 0), "{clause}");
}

#[test]
fn the_natives_take_the_territory_back() {
    let clause = "ARM-17.15";
    let mut desk = play(formation(), RISING);
    desk.spears(1).play(Move::On(t("cf_base_e")));
    assert_eq!(desk.ground("cf_base_e"), (Flag::Natives, 0, 1, 2), "{clause}: flag replaced, gold stays");
    // The gold has no owner now: purple has no other and cannot pay with it.
    desk.until_turn_of(Colour::Purple).refused(Move::BuyCard, "ARM-16.4");

    // A blank changes nothing; the card is used up.
    let mut desk = play(formation(), RISING);
    let before = desk.view();
    desk.spears(0);
    let after = desk.view();
    assert_eq!(
        (after.territories, after.native_supply),
        (before.territories, before.native_supply),
        "{clause}"
    );
    assert!(complete(&desk, RISING), "{clause}");
}

#[test]
fn a_rising_can_undo_a_claim() {
    let clause = "ARM-17.15";
    // Golden example G-20: orange sends natives to a base of purple's claim.
    let mut desk = table(4)
        .flags("purple", &["cf_centre", "cf_base_n"])
        .ground("cf_base_e", "purple", 0, 0, 2)
        .set("claims.purple", json!({ "on_board": { "check": 2 } }))
        .set("turns_begun.purple", json!(1))
        .turn("orange", 10)
        .hand(3, &[RISING])
        .lay();
    desk.play(Move::PlayCard(card(RISING))).spears(2).play(Move::On(t("cf_base_e")));
    assert_eq!(desk.ground("cf_base_e"), (Flag::Natives, 0, 2, 2), "{clause}");
    assert!(desk.has_declared(Colour::Purple), "{clause}: the card stays until the check");
    desk.until_turn_of(Colour::Purple).play(Move::EndTurn);
    assert!(desk.facts.contains(&Event::ClaimFailed { colour: Colour::Purple }), "{clause}");
    assert!(!desk.has_declared(Colour::Purple), "{clause}");
}

#[test]
fn militia_gathers_on_any_territory_of_yours() {
    let clauses = ["ARM-17.19", "ARM-17.21"];
    let layout = || table(4).bands("azure_a1", "azure", 2).flags("azure", &["cf_base_n", "blue_a1"]);
    for (territory, before) in [("azure_a1", 2), ("azure_c2", 0), ("cf_base_n", 0), ("blue_a1", 0)] {
        let mut desk = play(layout(), MILITIA);
        assert!(rolls(&desk), "{clauses:?}: the die comes first");
        desk.spears(3).legal(Move::On(t(territory)));
        desk.play(Move::On(t(territory)));
        assert_eq!(desk.ground(territory), (Flag::Azure, before + 3, 0, 0), "{clauses:?}");
        assert_eq!(desk.view().reserve[Colour::Azure], 45, "{clauses:?}: from the reserve");
        assert!(complete(&desk, MILITIA), "{clauses:?}: one roll");
    }
    let mut desk = play(layout(), MILITIA);
    desk.spears(1);
    for foreign in ["purple_a1", "cf_centre", "blue_a2"] {
        desk.refused(Move::On(t(foreign)), "ARM-17.21");
    }
    // A reserve of two gives two, a blank gives nothing.
    let mut desk = play(table(4).bands("azure_a1", "azure", 48), MILITIA);
    desk.spears(4).play(Move::On(t("azure_b1")));
    assert_eq!((desk.ground("azure_b1").1, desk.view().reserve[Colour::Azure]), (2, 0), "{clauses:?}");
    let mut desk = play(layout(), MILITIA);
    desk.spears(0);
    assert!(complete(&desk, MILITIA), "{clauses:?}");
    assert_eq!(desk.view().reserve[Colour::Azure], 48, "{clauses:?}");
}

#[test]
fn a_great_militia_makes_two_rolls_for_two_territories() {
    let clause = "ARM-17.20";
    let mut desk = play(table(4), GREAT_MILITIA);
    desk.spears(2).play(Move::On(t("azure_a1")));
    assert!(rolls(&desk), "{clause}");
    desk.spears(4).refused(Move::On(t("azure_a1")), "ARM-17.30");
    desk.play(Move::On(t("azure_b2")));
    assert_eq!((desk.ground("azure_a1").1, desk.ground("azure_b2").1), (2, 4), "{clause}");
    assert!(complete(&desk, GREAT_MILITIA), "{clause}");
}

/// Azure controls only the named territories; the rest of its den is purple's and orange's.
fn only(names: &[&str]) -> Layout {
    let den = ["azure_a1", "azure_a2", "azure_a3", "azure_b1", "azure_b2", "azure_c1", "azure_c2"];
    let lost: Vec<&str> = den.into_iter().filter(|name| !names.contains(name)).collect();
    let (purple, orange) = lost.split_at(3);
    table(4).flags("purple", purple).flags("orange", orange)
}

#[test]
fn the_second_roll_needs_another_territory_and_a_counter() {
    let clause = "ARM-17.30";
    // Golden example G-33: a blank uses no territory up, so the only one serves the second roll.
    let mut desk = play(only(&["azure_a1"]), GREAT_MILITIA);
    desk.spears(0);
    assert!(rolls(&desk), "{clause}");
    desk.spears(3);
    assert_eq!(desk.ground("azure_a1").1, 3, "{clause}");
    assert!(complete(&desk, GREAT_MILITIA), "{clause}");
    // The first roll uses it up: no second roll.
    let mut desk = play(only(&["azure_a1"]), GREAT_MILITIA);
    desk.spears(2);
    assert_eq!(desk.ground("azure_a1").1, 2, "{clause}");
    assert!(complete(&desk, GREAT_MILITIA), "{clause}");
    // Two territories, but the reserve is used up by the first roll.
    let small = || only(&["azure_a1", "azure_b1"]).bands("azure_a1", "azure", 48);
    let mut desk = play(small(), GREAT_MILITIA);
    desk.spears(3).play(Move::On(t("azure_b1")));
    assert_eq!((desk.ground("azure_b1").1, desk.view().reserve[Colour::Azure]), (2, 0), "{clause}");
    assert!(complete(&desk, GREAT_MILITIA), "{clause}");
    // With one band left there is a second roll; only the other territory is left, so there is no question.
    let mut desk = play(small(), GREAT_MILITIA);
    desk.spears(1).play(Move::On(t("azure_b1")));
    assert!(rolls(&desk), "{clause}");
    desk.spears(4);
    assert_eq!((desk.ground("azure_a1").1, desk.ground("azure_b1").1), (49, 1), "{clause}");
    assert!(complete(&desk, GREAT_MILITIA), "{clause}");
}

#[test]
fn the_same_holds_for_natives() {
    let clause = "ARM-17.30";
    let one = || table(4).ground("cf_base_n", "azure", 0, 0, 0);
    let two = || one().ground("cf_base_s", "natives", 0, 0, 0);
    let mut desk = play(one(), GREAT_RISING);
    desk.spears(0);
    assert!(rolls(&desk), "{clause}: a blank uses nothing up");
    desk.spears(2);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Natives, 0, 2, 0), "{clause}");
    let mut desk = play(one(), GREAT_RISING);
    desk.spears(1);
    assert!(complete(&desk, GREAT_RISING), "{clause}: no territory for a second roll");
    let mut desk = play(two().ground("cf_base_w", "natives", 0, 48, 0), GREAT_RISING);
    desk.spears(2).play(Move::On(t("cf_base_s")));
    assert!(complete(&desk, GREAT_RISING), "{clause}: no native for a second roll");
    let mut desk = play(two(), GREAT_RISING);
    desk.spears(0).spears(0);
    assert!(complete(&desk, GREAT_RISING), "{clause}: two blanks end it");
    assert_eq!(desk.view().native_supply, 50, "{clause}");
}

#[test]
fn a_roll_that_is_not_blank_must_be_placed() {
    let clause = "ARM-17.30";
    for (layout, name) in [(formation(), GREAT_RISING), (table(4), GREAT_MILITIA)] {
        let mut desk = play(layout, name);
        desk.spears(1);
        for way_out in [Move::Skip, Move::Stop, Move::Pass] {
            desk.refused(way_out, "ARM-6.4");
        }
        desk.refused(Move::EndTurn, "ARM-6.6");
        assert!(desk.offers().iter().all(|mv| matches!(mv, Move::On(_))), "{clause}: {name}");
    }
}
