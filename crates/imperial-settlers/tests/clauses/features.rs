//! Section 19: Features.

use crate::desk::{activate, raze_hand, table, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    goods::{Good, Payment},
    ids::Deck,
};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn a_feature_works_as_long_as_the_location_stands() {
    let clause = "IMP-19.1";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "com_castle_b"])
        .hand(0, &["com_open_pit_mine", "com_court_sculptor"])
        .supply(0, &[("stone", 2)])
        .supply(1, &[("raze", 2)])
        .lay();
    desk.build("com_open_pit_mine");
    assert_eq!(desk.tally(0), "1 stone, 1 gold, 1 vp", "{clause}");
    desk.raze("com_stone_supplier").build("com_court_sculptor");
    desk.play(Move::Pay(Payment { wood: 0, stone: 1, food: 0, gold: 0 }));
    assert_eq!(desk.vp(0), 1, "{clause}: no longer");
}

#[test]
fn every_copy_reacts_every_time() {
    let clause = "IMP-19.2";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_raid", "bar_raid"])
        .empire(1, &["com_mill", "com_baker"])
        .supply(0, &[("raze", 4)])
        .lay();
    desk.raze("com_mill");
    assert_eq!(desk.vp(0), 4, "{clause}");
    desk.turn_of(0).raze("com_baker");
    assert_eq!(desk.vp(0), 9, "{clause}: 4 more, and 1 of the Raze field");
}

#[test]
fn features_react_to_their_owner_unless_they_name_enemies() {
    let clause = "IMP-19.3";
    let mut desk = table(&["romans", "barbarians", "egyptians"])
        .empire(1, &["com_stone_supplier", "com_gallows", "bar_frontier"])
        .empire(2, &["egy_oasis"])
        .hand(0, &["com_open_pit_mine", "com_mill"])
        .supply(0, &[("stone", 1), ("raze", 1), ("worker", 2)])
        .supply(2, &[("worker", 2)])
        .lay();
    desk.build("com_open_pit_mine");
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("2 worker, 1 raze", ""), "{clause}");
    desk.play(Move::Pass).play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    assert_eq!(desk.has(2, Good::Worker), 0, "{clause}: the Oasis names enemies");
    desk.play(raze_hand("com_mill"));
    assert_eq!(desk.tally(1), "", "{clause}");
    desk.play(Move::Pass).play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    assert_eq!(desk.has(2, Good::Worker), 1, "{clause}");
}

#[test]
fn one_event_triggers_a_feature_once() {
    let clause = "IMP-19.4";
    // The Engineers' Caste is brown and grey; Locations of both colours react, each once.
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_stone_supplier", "com_carpenters_workshop"])
        .hand(0, &["atl_engineers_caste:wood"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .lay();
    desk.build("atl_engineers_caste:wood");
    assert_eq!(desk.tally(0), "1 wood, 1 stone, 2 gold, 2 vp", "{clause}");
    // A Faction Location of three colours is one build for the Gardens.
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_gardens", "com_ruins"])
        .hand(0, &["rom_trade_colony"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.build("rom_trade_colony").point("com_ruins");
    assert_eq!(desk.vp(0), 1, "{clause}");
}

#[test]
fn the_active_player_first_then_in_turn_order_from_old_to_new() {
    let clause = "IMP-19.5";
    let mut desk = table(&["romans", "barbarians", "egyptians"])
        .turn(1, 1)
        .empire(2, &["egy_oasis"])
        .location(0, "com_public_granary", json!({}))
        .supply(1, &[("worker", 2)])
        .lay();
    desk.play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    let reacted = |desk: &crate::desk::Desk| -> Vec<(u8, &'static str)> {
        let of = |event: &Event| match event {
            Event::Reacted { seat, card, .. } => Some((seat.0, card.name())),
            _ => None,
        };
        desk.facts.iter().filter_map(of).collect()
    };
    assert_eq!(reacted(&desk), [(2, "egy_oasis")], "{clause}");
    // A visit: the visitor's Features and the host's.
    let mut desk = table(&["atlanteans", "romans"])
        .turn(1, 1)
        .empire(0, &["atl_ambassadors_caste", "com_public_granary"])
        .empire(1, &["com_diplomats_house"])
        .supply(1, &[("worker", 1)])
        .lay();
    desk.play(visit("com_public_granary"));
    let order = [(1, "com_diplomats_house"), (0, "atl_ambassadors_caste")];
    assert_eq!(reacted(&desk), order, "{clause}: the active player first");
    // From the oldest Location to the newest.
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_administration", "com_stone_supplier", "rom_headquarters", "com_ruins"])
        .hand(0, &["rom_stonemason"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .lay();
    desk.build("rom_stonemason").point("com_ruins");
    let order = [(0, "rom_administration"), (0, "com_stone_supplier"), (0, "rom_headquarters")];
    assert_eq!(reacted(&desk), order, "{clause}");
}

#[test]
fn features_that_say_may_ask() {
    let clause = "IMP-19.5";
    let layout = || {
        table(&["egyptians", "romans"])
            .empire(0, &["egy_slaver"])
            .hand(0, &["com_ruins"])
            .supply(0, &[("gold", 1), ("worker", 1)])
    };
    let mut desk = layout().lay();
    desk.build("com_ruins");
    assert_eq!(desk.offers(), [Move::Option(0), Move::Option(1), Move::Done], "{clause}");
    desk.refused(Move::Pass, clause).play(Move::Done);
    assert_eq!(desk.tally(0), "2 worker, 1 gold", "{clause}: declined");
    let mut desk = layout().lay();
    desk.build("com_ruins").play(Move::Option(0));
    assert_eq!(desk.tally(0), "2 worker, 2 vp", "{clause}");
}

#[test]
fn goods_of_a_feature_can_be_used_for_the_next_one() {
    let clause = "IMP-19.6";
    // The Slaver offers to spend Gold that the Carpenter's Workshop has just given.
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["com_carpenters_workshop", "egy_slaver"])
        .hand(0, &["com_new_forest"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.build("com_new_forest");
    assert_eq!(desk.tally(0), "1 gold, 1 vp", "{clause}");
    desk.play(Move::Option(0));
    assert_eq!(desk.tally(0), "3 vp", "{clause}");
}

#[test]
fn a_feature_that_has_left_does_not_react() {
    let clause = "IMP-19.7";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_rabble", "com_gallows"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("bar_rabble").raze("com_gallows");
    assert_eq!(desk.tally(0), "2 wood, 1 vp", "{clause}: the VP is that of its Raze field");
}

#[test]
fn a_blocked_feature_works_for_nobody() {
    let clause = "IMP-19.8";
    let blocked = json!({ "marks": ["blocked"] });
    let mut desk = table(&["romans", "barbarians", "egyptians"])
        .location(0, "com_stone_supplier", json!({ "marks": ["blocked", "eavesdropped"] }))
        .hand(0, &["com_open_pit_mine"])
        .hand(2, &["com_court_sculptor"])
        .supply(0, &[("stone", 1)])
        .supply(2, &[("stone", 1)])
        .lay();
    desk.build("com_open_pit_mine").play(Move::Pass).build("com_court_sculptor");
    assert_eq!((desk.tally(0).as_str(), desk.tally(2).as_str()), ("", ""), "{clause}");
    let mut desk = table(&["romans", "barbarians"])
        .location(0, "rom_warehouses", blocked)
        .supply(0, &[("wood", 2)])
        .lay();
    desk.pass_all();
    assert_eq!((desk.view().round, desk.tally(0).as_str()), (2, ""), "IMP-23.22");
}

#[test]
fn each_source_of_vp_is_noticed_once() {
    let clause = "IMP-19.9";
    let base = || table(&["egyptians", "romans"]).empire(0, &["egy_sphinx"]);
    // One activation, however many VP.
    let mut desk = base().empire(0, &["com_jewellers"]).supply(0, &[("worker", 1), ("gold", 1)]).lay();
    desk.activate("com_jewellers");
    assert_eq!(desk.vp(0), 4, "{clause}: one activation");
    // Two activations.
    let mut desk = base().empire(0, &["com_jugglers"]).supply(0, &[("worker", 2)]).lay();
    desk.play(activate("com_jugglers", 2));
    assert_eq!(desk.vp(0), 4, "{clause}: two activations");
    // A Building Bonus, and the reaction of a Feature.
    let mut desk = base()
        .empire(0, &["com_stone_supplier"])
        .hand(0, &["com_statue"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.build("com_statue").settle();
    assert_eq!(desk.vp(0), 2 + 1 + 1 + 1, "{clause}: the bonus of 2 and the reaction of 1");
    // A raze.
    let mut desk = base().empire(1, &["com_armorer"]).supply(0, &[("raze", 2)]).lay();
    desk.raze("com_armorer");
    assert_eq!(desk.vp(0), 2, "{clause}: a raze");
    // Two Sphinxes do not react to each other.
    let mut desk = base().empire(0, &["egy_sphinx", "com_jugglers"]).supply(0, &[("worker", 1)]).lay();
    desk.activate("com_jugglers");
    assert_eq!(desk.vp(0), 3, "{clause}: not to the same kind of Feature");
    // Not the scoring at the end.
    let mut desk = base().turn(5, 0).lay();
    desk.play(Move::Pass).play(Move::Pass);
    assert_eq!(desk.outcome().standings[0].score, 2, "{clause}: not the end of the game");
}

#[test]
fn a_production_is_one_source() {
    let clause = "IMP-19.9";
    let mut desk =
        table(&["egyptians", "atlanteans"]).empire(0, &["egy_sphinx", "egy_pharaohs_guard"]).produce();
    desk.play(Move::Option(1));
    assert_eq!(desk.vp(0), 3, "{clause}: one production of one Location");
    assert_eq!(desk.asked(), Seat(0));
}

#[test]
fn features_are_active_in_the_production_phase() {
    let clause = "IMP-19.10";
    let desk = table(&["egyptians", "romans"]).empire(0, &["egy_sphinx", "com_monument"]).produce();
    assert_eq!(desk.vp(0), 2, "{clause}");
}

#[test]
fn a_feature_does_not_react_to_itself() {
    let clause = "IMP-19.11";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sphinx", "com_monument", "com_jugglers"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("com_jugglers");
    assert_eq!(desk.vp(0), 2, "{clause}: 1, and 1 more, and no more");
}

#[test]
fn lasting_features_need_no_event() {
    let clause = "IMP-19.12";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_fortification", "com_mill", "rom_warehouses"])
        .supply(0, &[("wood", 3)])
        .lay();
    assert_eq!(desk.raze_cost("com_mill"), Some(3), "{clause}: protection");
    desk.pass_all();
    assert_eq!(desk.tally(0), "3 wood", "{clause}: storage");
    let desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_palace_of_the_ten_kings"])
        .location(0, "com_mill", json!({ "marks": ["basic", "score"] }))
        .lay();
    assert_eq!(desk.view().players[0].worth.features, 2, "{clause}: VP at the end");
    let desk = table(&["atlanteans", "barbarians"])
        .location(0, "atl_palace_of_the_ten_kings", json!({ "marks": ["blocked"] }))
        .location(0, "com_mill", json!({ "marks": ["basic", "score"] }))
        .lay();
    assert_eq!(desk.view().players[0].worth.features, 0, "{clause}: not while blocked");
}

#[test]
fn optional_features_ask_again_for_each_build() {
    let clause = "IMP-24.35";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_slaver"])
        .hand(0, &["com_watchtower", "egy_desert"])
        .supply(0, &[("wood", 2), ("worker", 1)])
        .lay();
    desk.build("com_watchtower");
    desk.refused(Move::Option(1), "IMP-3.9");
    for _ in 0..2 {
        desk.play(Move::Draw(Deck::Faction)).luck(0);
    }
    assert_eq!(desk.offers(), [Move::Option(1), Move::Done], "{clause}: after its other effects; no Gold");
    desk.play(Move::Option(1));
    assert_eq!((desk.tally(0).as_str(), desk.hand(0).len()), ("1 vp", 3), "{clause}");
    desk.play(Move::Pass).build("egy_desert");
    for _ in 0..2 {
        desk.play(Move::Draw(Deck::Faction)).luck(0);
    }
    assert!(desk.offers().contains(&Move::Pass), "{clause}: a Faction Location is not offered");
}
