//! Section 18: free moves.

use crate::desk::{activate, at, defend, raze, samurai as deploy, table, tech};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Move, goods::Good, ids::Tech, location::Mark};
use serde_json::json;

#[test]
fn defense_tokens_go_on_common_locations_of_ones_own() {
    let layout = |tokens| {
        table(&["romans", "barbarians"])
            .empire(0, &["com_mill", "com_baker", "rom_bank"])
            .empire(1, &["com_hunter"])
            .supply(0, &[("defense", tokens), ("worker", 2)])
    };
    layout(0).lay().refused(defend("com_mill"), "IMP-18.1");
    let mut desk = layout(3).lay();
    desk.refused(defend("rom_bank"), "IMP-18.1").refused(defend("com_hunter"), "IMP-18.1");
    assert_eq!(desk.raze_cost("com_mill"), Some(2));
    desk.play(defend("com_mill"));
    assert_eq!((desk.raze_cost("com_mill"), desk.has(0, Good::Defense)), (Some(3), 2), "IMP-18.2");
    assert_eq!(desk.asked(), Seat(0), "{}: no action", "IMP-18.1");
    desk.refused(defend("com_mill"), "IMP-18.3");
    desk.play(Move::Exchange(1)).play(Move::Good(Good::Wood)).play(defend("com_baker"));
    assert!(desk.bears("com_baker", Mark::Defense), "{}: after the action, too", "IMP-18.1");
}

#[test]
fn a_defense_token_returns_when_its_location_leaves_play() {
    let clause = "IMP-18.3";
    let mut desk = table(&["romans", "barbarians"])
        .location(1, "com_mill", json!({ "marks": ["defense"] }))
        .supply(0, &[("raze", 3)])
        .lay();
    desk.raze("com_mill");
    assert_eq!(desk.tally(1), "1 wood", "{clause}: to the general supply");
    assert_eq!(desk.tally(0), "1 food, 1 worker", "{}: three tokens were paid", "IMP-18.2");
}

#[test]
fn printed_placed_and_advanced_tokens_exclude_each_other() {
    let mut desk = table(&["japanese", "atlanteans"])
        .empire(0, &["jap_feng_shui_builders"])
        .empire(1, &["com_mill", "com_baker"])
        .supply(0, &[("defense", 1)])
        .supply(1, &[("defense", 2), ("advanced_defense", 2)])
        .lay();
    desk.refused(defend("jap_feng_shui_builders"), "IMP-18.4").play(Move::Pass);
    desk.play(defend("com_mill")).refused(tech(Tech::Defense, "com_mill"), "IMP-18.5");
    desk.play(tech(Tech::Defense, "com_baker")).refused(defend("com_baker"), "IMP-18.5");
}

#[test]
fn samurai_stand_on_japanese_faction_locations() {
    let layout = |workers| {
        table(&["japanese", "romans"])
            .empire(0, &["jap_farm", "jap_gate", "com_mill"])
            .supply(0, &[("worker", workers)])
            .supply(1, &[("worker", 1)])
            .empire(1, &["rom_bank"])
    };
    layout(0).lay().refused(deploy("jap_farm"), "IMP-18.6");
    let mut desk = layout(3).lay();
    desk.refused(deploy("rom_bank"), "IMP-18.6");
    desk.refused(deploy("com_mill"), "IMP-18.9").play(deploy("jap_farm"));
    assert_eq!(
        (desk.raze_cost("jap_farm"), desk.has(0, Good::Worker)),
        (Some(3), 2),
        "{}, {}",
        "IMP-18.6",
        "IMP-18.8"
    );
    desk.refused(deploy("jap_farm"), "IMP-18.7");
    desk.play(deploy("jap_gate"));
    assert!(desk.bears("jap_gate", Mark::Samurai), "{}: although it cannot be razed", "IMP-18.7");
    desk.play(Move::Pass).refused(deploy("rom_bank"), "IMP-18.6").pass_all();
    assert_eq!(desk.view().round, 2);
    assert!(desk.bears("jap_farm", Mark::Samurai), "{}: Cleanup leaves him", "IMP-18.8");
    assert_eq!(desk.has(0, Good::Worker), 0, "IMP-18.8");
}

#[test]
fn a_samurai_does_nothing_else() {
    let clause = "IMP-18.8";
    let mut desk = table(&["japanese", "romans"])
        .location(0, "jap_farm", json!({ "marks": ["samurai"] }))
        .empire(0, &["com_gold_mine", "jap_casino"])
        .supply(1, &[("raze", 3)])
        .lay();
    desk.refused(activate("com_gold_mine", 1), "IMP-14.9").refused(at("jap_casino"), "IMP-10.2");
    assert!(!desk.offers().iter().any(|mv| matches!(mv, Move::Exchange(_))), "{clause}: he is no Worker");
    desk.play(Move::Pass);
    desk.play(Move::Pass);
    let mut desk = table(&["romans", "japanese"])
        .location(1, "jap_farm", json!({ "marks": ["samurai"] }))
        .supply(0, &[("raze", 2)])
        .lay();
    desk.refused(raze("jap_farm"), "IMP-13.4");
}

#[test]
fn technology_before_and_after_the_action() {
    let clause = "IMP-18.10";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_mill", "com_baker", "com_gold_mine"])
        .supply(0, &[("basic_tech", 3), ("advanced_score", 1), ("worker", 1)])
        .lay();
    desk.refused(tech(Tech::Defense, "com_mill"), clause);
    desk.play(tech(Tech::Basic, "com_mill")).play(tech(Tech::Score, "com_mill"));
    desk.activate("com_gold_mine").play(tech(Tech::Basic, "com_baker"));
    assert_eq!(desk.asked(), Seat(0), "{clause}: any number");
    desk.play(tech(Tech::Basic, "com_gold_mine"));
    assert_eq!(desk.asked(), Seat(1), "{clause}: nothing is left to place");
}

#[test]
fn never_while_the_action_is_carried_out_and_not_after_passing() {
    let clause = "IMP-18.11";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_mill", "com_castle_a"])
        .supply(0, &[("basic_tech", 1), ("defense", 1), ("worker", 1)])
        .lay();
    desk.activate("com_castle_a");
    desk.refused(tech(Tech::Basic, "com_mill"), "IMP-3.9").refused(defend("com_mill"), "IMP-3.9");
    assert!(desk.offers().iter().all(|mv| matches!(mv, Move::Draw(_))), "{clause}");
    desk.settle();
    assert_eq!(desk.asked(), Seat(0), "{clause}: after the action");
    desk.legal(defend("com_mill")).play(Move::EndTurn).play(Move::Pass).play(Move::Pass);
    assert_eq!(desk.view().round, 2, "{clause}: none after passing");
}
