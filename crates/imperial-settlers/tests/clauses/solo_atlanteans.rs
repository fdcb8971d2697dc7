//! Section 29: the Atlanteans in solo play.

use crate::{
    clauses::solo::{collection, line, turn_up},
    desk::{Layout, defend, table, tech},
};
use approdo_conformance::desk::Desk as _;
use approdo_imperial_settlers::{Event, Move, content::content, goods::Good, ids::Tech, location::Mark};
use serde_json::json;

/// The Atlanteans alone, without the Virtual Faction card.
fn atlanteans() -> Layout {
    table(&["atlanteans"]).options(|options| options.virtual_faction = false)
}

#[test]
fn common_locations_against_the_collection() {
    let clause = "IMP-29.1";
    for (own, place) in [(&["com_monument", "com_ruins"][..], 1), (&["com_monument", "atl_great_library"], 2)]
    {
        let mut desk =
            atlanteans().turn(5, 0).empire(0, own).set("solo.collection", json!(["com_mill"])).lay();
        desk.play(Move::Pass);
        turn_up(&mut desk, "food");
        turn_up(&mut desk, "food");
        assert_eq!(desk.outcome().standings[0].place, place, "{clause}: {own:?}");
    }
}

#[test]
fn two_kinds_of_shield() {
    let clause = "IMP-29.2";
    for mark in ["defense", "advanced_defense"] {
        let mut desk = atlanteans().location(0, "com_quarry", json!({ "marks": [mark] })).attack(&["stone"]);
        turn_up(&mut desk, "stone");
        assert!(desk.find("com_quarry").is_some(), "{clause}: {mark}");
        assert!(collection(&desk).is_empty(), "{clause}: {mark}");
    }
}

#[test]
fn defense_tokens_on_locations_survive_cleanup() {
    let mut desk = atlanteans()
        .empire(0, &["com_quarry", "com_mill", "com_joiner"])
        .supply(0, &[("defense", 3), ("advanced_defense", 1)])
        .set("solo.line", json!(["attack_wood"]))
        .lay();
    desk.play(defend("com_quarry")).play(defend("com_mill")).play(tech(Tech::Defense, "com_joiner"));
    desk.play(Move::Pass);
    assert!(desk.bears("com_quarry", Mark::Defense), "{}: in the Attack phase", "IMP-29.3");
    assert_eq!(desk.has(0, Good::Defense), 0, "{}: the one in the supply is gone", "IMP-29.4");
    turn_up(&mut desk, "gold");
    turn_up(&mut desk, "gold");
    assert_eq!(desk.view().round, 2);
    assert!(!desk.bears("com_quarry", Mark::Defense), "{}: discarded when the phase is over", "IMP-29.3");
    assert!(desk.facts.contains(&Event::DefenseGone), "{}", "IMP-29.3");
    assert!(desk.bears("com_joiner", Mark::AdvancedDefense), "{}: it stays", "IMP-29.5");
}

#[test]
fn an_attack_costs_the_token() {
    let clause = "IMP-29.6";
    let mut desk = atlanteans().location(0, "com_quarry", json!({ "marks": ["defense"] })).attack(&["stone"]);
    turn_up(&mut desk, "stone");
    assert!(!desk.bears("com_quarry", Mark::Defense), "{clause}");
    assert_eq!(desk.tally(0), "", "{clause}: to the general supply");
    // The same round's second attack hits it again.
    turn_up(&mut desk, "stone");
    assert_eq!(collection(&desk), ["com_quarry"], "{clause}");
}

#[test]
fn the_protected_location_is_attacked() {
    // The Guild is an Action and would come first; the Quarry is protected.
    let mut desk = atlanteans()
        .empire(0, &["com_open_pit_mine"])
        .location(0, "com_quarry", json!({ "marks": ["defense"] }))
        .attack(&["stone"]);
    turn_up(&mut desk, "stone");
    assert_eq!(desk.empire(0).len(), 2, "{}", "IMP-29.7");
    assert!(!desk.bears("com_quarry", Mark::Defense), "{}: whatever its kind and cost", "IMP-29.7");
    // Among several protected ones the usual priorities decide.
    let mut desk = atlanteans()
        .location(0, "com_quarry", json!({ "marks": ["defense"] }))
        .location(0, "com_open_pit_mine", json!({ "marks": ["advanced_defense"] }))
        .attack(&["stone"]);
    turn_up(&mut desk, "stone");
    assert!(desk.bears("com_quarry", Mark::Defense), "{}, {}", "IMP-29.7", "IMP-29.8");
    assert!(!desk.bears("com_open_pit_mine", Mark::AdvancedDefense), "{}: the Action", "IMP-29.8");
}

#[test]
fn advanced_tokens_give_a_vp() {
    let clause = "IMP-29.9";
    let mut desk =
        atlanteans().location(0, "com_quarry", json!({ "marks": ["advanced_defense"] })).attack(&["stone"]);
    turn_up(&mut desk, "stone");
    assert_eq!((desk.tally(0).as_str(), desk.empire(0).len()), ("1 vp", 1), "{clause}");
    assert!(!desk.bears("com_quarry", Mark::AdvancedDefense), "{clause}");
}

#[test]
fn a_stopped_attack_counts_for_the_line() {
    let clause = "IMP-29.10";
    let mut desk = atlanteans()
        .location(0, "com_quarry", json!({ "marks": ["defense"] }))
        .attack(&["gold", "stone", "food"]);
    turn_up(&mut desk, "stone");
    assert_eq!(line(&desk), ["gold", "food", "stone", "stone"], "{clause}");
}

#[test]
fn no_card_of_theirs_has_a_printed_token() {
    let clause = "IMP-29.15";
    let printed: Vec<&str> = content()
        .titles
        .iter()
        .filter(|title| title.has_printed_defense)
        .map(|title| title.label.id)
        .collect();
    assert_eq!(printed, ["jap_feng_shui_builders"], "{clause}");
}

#[test]
fn the_advanced_variant_counts_lost_tokens() {
    for (mark, vp) in [("defense", 0), ("advanced_defense", 1)] {
        for advanced in [false, true] {
            let mut desk = atlanteans()
                .options(|options| options.advanced_solo = advanced)
                .location(0, "com_quarry", json!({ "marks": [mark] }))
                .attack(&["stone"]);
            turn_up(&mut desk, "stone");
            let solo = desk.view().solo.expect("a solo game");
            assert_eq!(solo.collection_count, u16::from(advanced), "{}: {mark}", "IMP-29.12");
            assert_eq!(desk.vp(0), vp, "{}: {mark}", "IMP-29.13");
        }
    }
    // Each counts as a card when the winner is determined.
    let mut desk = atlanteans()
        .options(|options| options.advanced_solo = true)
        .turn(5, 0)
        .empire(0, &["com_monument"])
        .set("solo.tokens", json!(1))
        .set("solo.line", json!(["attack_wood"]))
        .lay();
    desk.play(Move::Pass);
    turn_up(&mut desk, "food");
    turn_up(&mut desk, "food");
    assert_eq!(desk.outcome().standings[0].place, 2, "{}", "IMP-29.12");
}

#[test]
fn others_keep_the_general_rule() {
    let clause = "IMP-29.14";
    let mut desk = table(&["romans"])
        .turn(5, 0)
        .location(0, "com_quarry", json!({ "marks": ["defense"] }))
        .set("solo.line", json!(["attack_stone"]))
        .lay();
    desk.play(Move::Pass);
    turn_up(&mut desk, "stone");
    assert_eq!(collection(&desk), ["com_quarry"], "{clause}");
    let mut desk = table(&["japanese"]).empire(0, &["jap_feng_shui_builders"]).attack(&["vp"]);
    turn_up(&mut desk, "vp");
    assert_eq!(collection(&desk), ["jap_feng_shui_builders"], "{clause}: nor does a printed token");
}
