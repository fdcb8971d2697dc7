//! Section 26: the end of the game.

use crate::desk::table;
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::Event;
use serde_json::json;

#[test]
fn the_game_ends_after_the_action_phase_of_the_fifth_round() {
    let clause = "IMP-26.1";
    let mut desk = table(&["romans", "barbarians"]).turn(4, 0).lay();
    desk.pass_all();
    assert!(!desk.view().is_over, "{clause}");
    desk.settle().pass_all();
    assert!(desk.view().is_over, "{clause}");
    assert_eq!(desk.outcome().ended_by.0, clause);
}

#[test]
fn locations_and_features_score() {
    let clause = "IMP-26.2";
    let mut desk = table(&["japanese", "atlanteans"])
        .turn(5, 0)
        .empire(0, &["com_mill", "com_baker", "jap_farm"])
        .location(0, "jap_shrine", json!({ "held": { "wood": 2 } }))
        .empire(1, &["com_hunter", "atl_great_library", "atl_palace_of_the_ten_kings"])
        .location(1, "com_joiner", json!({ "marks": ["basic", "score"] }))
        .lay();
    desk.pass_all();
    let scored = Event::Scored { seat: Seat(0), common: 2, faction: 4, features: 2 };
    assert!(desk.facts.contains(&scored), "{clause}");
    assert_eq!(
        (desk.vp(0), desk.vp(1)),
        (8, 4),
        "{clause}: 2 Common Locations and 2 tokens of the Atlanteans"
    );
    let mut desk =
        table(&["egyptians", "romans"]).turn(5, 0).location(1, "com_mill", json!({ "taken_by": 0 })).lay();
    desk.pass_all();
    assert_eq!((desk.vp(0), desk.vp(1)), (1, 0), "{clause}: for the controller (IMP-23.12)");
}

#[test]
fn nothing_else_scores() {
    let clause = "IMP-26.3";
    let mut desk = table(&["romans", "barbarians"])
        .turn(5, 0)
        .foundations(0, &["com_mill", "com_baker"])
        .deals(0, &["rom_bank", "rom_legion"])
        .hand(0, &["com_hunter", "rom_colossus"])
        .supply(0, &[("gold", 9), ("wood", 9)])
        .lay();
    desk.pass_all();
    assert_eq!(desk.vp(0), 0, "{clause}");
}

/// The places of three players with these VP, Wood and cards in hand.
fn places(players: [(u16, u16, usize); 3]) -> Vec<u8> {
    let cards = ["com_mill", "com_baker", "com_hunter", "com_joiner", "com_rubble", "com_statue"];
    let mut layout = table(&["romans", "barbarians", "japanese"]).turn(5, 0);
    let mut dealt = 0;
    for (seat, (vp, wood, hand)) in players.into_iter().enumerate() {
        layout = layout
            .player(seat, "vp", json!(vp))
            .supply(seat, &[("wood", wood)])
            .hand(seat, &cards[dealt..dealt + hand]);
        dealt += hand;
    }
    let mut desk = layout.lay();
    desk.pass_all();
    desk.outcome().standings.iter().map(|standing| standing.place).collect()
}

#[test]
fn places_and_ties() {
    assert_eq!(places([(9, 0, 0), (8, 5, 2), (7, 9, 1)]), [1, 2, 3], "IMP-26.4");
    assert_eq!(places([(9, 1, 2), (9, 2, 0), (9, 0, 0)]), [2, 1, 3], "IMP-26.5");
    assert_eq!(places([(9, 1, 1), (9, 1, 2), (9, 1, 0)]), [2, 1, 3], "IMP-26.6");
    assert_eq!(
        places([(9, 1, 1), (9, 1, 1), (5, 9, 2)]),
        [1, 1, 3],
        "{}: they share the victory",
        "IMP-26.6"
    );
    assert_eq!(places([(9, 0, 0), (5, 1, 1), (5, 1, 1)]), [1, 2, 2], "IMP-26.7");
    assert_eq!(places([(9, 0, 0), (5, 1, 0), (5, 1, 1)]), [1, 3, 2], "IMP-26.7");
    let clauses = ["IMP-26.4", "IMP-26.5", "IMP-26.6", "IMP-26.7"];
    assert_eq!(places([(1, 0, 0), (1, 0, 0), (1, 0, 0)]), [1, 1, 1], "{clauses:?}");
}

#[test]
fn workers_and_resources_break_ties_and_gold_does_not() {
    let clause = "IMP-26.5";
    let mut desk = table(&["romans", "barbarians"])
        .turn(5, 0)
        .supply(0, &[("gold", 9), ("raze", 9), ("worker", 1)])
        .supply(1, &[("worker", 1), ("food", 1)])
        .lay();
    desk.pass_all();
    let places: Vec<u8> = desk.outcome().standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [2, 1], "{clause}");
}
