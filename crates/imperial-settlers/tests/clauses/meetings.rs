//! Where clauses of different sections meet.

use super::solo::{romans, turn_up};
use crate::desk::{activate, c, deal, good_at, table, unblock, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    goods::{Gain, Good},
    ids::Tech,
    location::Mark,
};
use serde_json::json;

#[test]
fn the_owner_of_a_location_taken_over_is_an_enemy() {
    let clauses = ["IMP-16.11", "IMP-23.11", "IMP-23.12"];
    let layout = || {
        table(&["egyptians", "romans"])
            .turn(1, 1)
            .location(1, "com_public_granary", json!({ "taken_by": 0 }))
            .supply(1, &[("worker", 1), ("raze", 2)])
    };
    let mut desk = layout().lay();
    desk.play(visit("com_public_granary"));
    assert_eq!(desk.tally(1), "1 food, 2 raze", "{clauses:?}: the owner visits like anybody else");
    assert_eq!(desk.tally(0), "1 worker", "{clauses:?}: the host is who controls it");
    let mut desk = layout().lay();
    desk.raze("com_public_granary");
    assert_eq!(desk.tally(1), "1 food, 2 worker", "{clauses:?}: the owner razes it and gains its Goods");
    assert_eq!(
        (desk.tally(0).as_str(), desk.foundations(1)),
        ("1 wood", vec!["com_public_granary"]),
        "{clauses:?}"
    );
    assert_eq!(desk.view().players[0].tokens, 4, "{clauses:?}: the token comes back");
}

#[test]
fn who_controls_a_blocked_location_unblocks_it() {
    let clause = "IMP-17.1";
    let layout = |seat: u8| {
        table(&["egyptians", "romans", "barbarians"])
            .turn(1, seat)
            .location(1, "com_gold_creek", json!({ "taken_by": 0, "marks": ["blocked"] }))
            .supply(0, &[("raze", 1)])
            .supply(1, &[("raze", 1)])
            .lay()
    };
    layout(1).refused(unblock("com_gold_creek"), clause);
    let mut desk = layout(0);
    desk.play(unblock("com_gold_creek"));
    assert!(!desk.bears("com_gold_creek", Mark::Blocked), "{clause}");
    assert_eq!(desk.view().players[2].tokens, 2, "{clause}: the token goes back to the Barbarians");
}

#[test]
fn mr_chi_opens_for_nothing_and_what_is_open_stays_open() {
    let clauses = ["IMP-14.16", "IMP-25.9", "IMP-25.10"];
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_mr_chis_innovations:card", "jap_super_sake_distillery"])
        .hand(0, &["jap_farm"])
        .supply(0, &[("basic_tech", 1), ("food", 1)])
        .lay();
    let action = |desk: &crate::desk::Desk| Move::Activate {
        at: desk.at("jap_super_sake_distillery"),
        action: 0,
        times: 1,
    };
    desk.activate("jap_mr_chis_innovations:card");
    let mv = action(&desk);
    desk.play(mv);
    assert_eq!(desk.has(0, Good::BasicTech), 0, "{clauses:?}: one token in all");
    desk.turn_of(0).refused(activate("jap_super_sake_distillery", 1), "IMP-14.19");
    desk.play(deal("jap_farm"));
    assert_eq!(desk.vp(0), 2, "{clauses:?}: the Feature is open");
}

#[test]
fn settlers_announced_twice_may_find_nothing_to_build() {
    let clauses = ["IMP-14.18", "IMP-21.8", "IMP-24.2"];
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_settlers", json!({ "marks": ["basic", "score"] }))
        .hand(0, &["atl_lagoon_farms:worker", "atl_glass_giant:gold"])
        .supply(0, &[("wood", 3)])
        .lay();
    desk.play(activate("com_settlers", 2)).play(Move::Card(c("atl_lagoon_farms:worker")));
    assert!(
        desk.facts.iter().any(|fact| matches!(fact, Event::InVain { .. })),
        "{clauses:?}: no Stone is left"
    );
    assert_eq!(desk.hand(0), ["atl_glass_giant:gold"], "{clauses:?}");
    assert_eq!(desk.tally(0), "1 food, 1 worker, 2 vp", "{clauses:?}: both count as activations");
}

#[test]
fn an_attack_card_is_a_deal_like_any_other() {
    let clauses = ["IMP-9.4", "IMP-14.7", "IMP-28.14"];
    let layout = || romans().player(0, "deals", json!([{ "attack": "attack_gold" }]));
    let desk = layout().produce();
    assert_eq!(desk.has(0, Good::Gold), 1, "{clauses:?}: it yields its Good");
    let mut desk = layout().empire(0, &["com_hanseatic_league"]).supply(0, &[("worker", 1)]).lay();
    desk.activate("com_hanseatic_league").settle();
    assert_eq!((desk.vp(0), desk.deals(0).len()), (3, 0), "{clauses:?}");
    assert_eq!(desk.view().solo.map(|solo| solo.aside.len()), Some(1), "{clauses:?}: it is set aside");
}

#[test]
fn the_chariot_builder_needs_one_token_against_the_virtual_player_too() {
    let clauses = ["IMP-24.18", "IMP-28.7"];
    let mut desk = table(&["egyptians"])
        .empire(0, &["egy_chariot_builder"])
        .empire(5, &["com_mill"])
        .supply(0, &[("raze", 1)])
        .lay();
    assert_eq!(desk.raze_cost("com_mill"), Some(3), "{clauses:?}");
    desk.activate("egy_chariot_builder").raze("com_mill");
    assert_eq!(desk.tally(0), "1 food, 1 worker", "{clauses:?}");
}

#[test]
fn the_sphinx_notices_what_is_heard_through_the_ears() {
    let clauses = ["IMP-19.9", "IMP-23.13"];
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sphinx"])
        .location(1, "com_gallows", json!({ "marks": ["eavesdropped"] }))
        .hand(0, &["com_quarry"])
        .supply(0, &[("raze", 1)])
        .lay();
    desk.play(Move::RazeHand(c("com_quarry")));
    assert_eq!((desk.tally(0).as_str(), desk.vp(1)), ("2 stone, 2 vp", 0), "{clauses:?}");
}

#[test]
fn an_event_in_the_lookout_does_not_reach_what_is_stored_on_a_card() {
    let clauses = ["IMP-9.11", "IMP-20.6", "IMP-22.4"];
    let mut desk = table(&["atlanteans", "romans"])
        .turn(2, 0)
        .location(0, "com_thingamabob_merchant", json!({ "held": { "gold": 1 } }))
        .lookout();
    desk.draw("atl_great_library").draw("rom_bank").draw("com_tremor");
    assert!(
        !desk.facts.iter().any(|fact| matches!(fact, Event::Lost { .. })),
        "{clauses:?}: nobody has anything"
    );
    assert_eq!(
        desk.find("com_thingamabob_merchant").map(|location| location.held.count(Good::Gold)),
        Some(1)
    );
}

#[test]
fn goods_of_a_visit_to_a_feature_location_come_once_however_the_visitor_came() {
    let clauses = ["IMP-16.5", "IMP-16.8", "IMP-25.16"];
    let mut desk = table(&["egyptians", "atlanteans"])
        .empire(0, &["egy_sand_navigators:gold", "com_diplomats_house"])
        .location(1, "com_old_forest", json!({ "marks": ["basic", "score"], "visitors": 1 }))
        .supply(0, &[("basic_tech", 1), ("worker", 2)])
        .lay();
    desk.activate("egy_sand_navigators:gold").play(visit("com_old_forest"));
    assert_eq!(desk.tally(0), "2 wood, 1 worker, 1 vp", "{clauses:?}: not doubled; the Diplomats notice it");
    assert_eq!(desk.tally(1), "1 worker, 1 vp", "{clauses:?}: host and token");
    desk.turn_of(0).refused(activate("egy_sand_navigators:gold", 1), "IMP-14.9");
}

#[test]
fn a_trade_route_deal_survives_a_take_over_and_ends_with_the_raze() {
    let clauses = ["IMP-24.15", "IMP-24.17"];
    let mut desk = table(&["japanese", "romans", "egyptians"])
        .turn(1, 1)
        .location(1, "com_mill", json!({ "taken_by": 2 }))
        .player(0, "deals", json!([{ "location": { "at": 0, "good": "food" } }]))
        .supply(1, &[("raze", 2)])
        .lay();
    assert_eq!(desk.deals(0), ["food"], "{clauses:?}");
    desk.raze("com_mill");
    assert_eq!(desk.deals(0).len(), 0, "{clauses:?}");
    let ended = Event::LocationDealEnded { seat: Seat(0), card: c("com_mill"), good: Gain::Food };
    assert!(desk.facts.contains(&ended), "{clauses:?}");
}

#[test]
fn the_trade_route_reaches_an_own_location_that_was_taken_over() {
    let clauses = ["IMP-23.12", "IMP-24.15"];
    let mut desk = table(&["japanese", "egyptians"])
        .empire(0, &["jap_trade_route:food", "com_mill"])
        .location(0, "com_brewer", json!({ "taken_by": 1 }))
        .supply(0, &[("food", 1)])
        .lay();
    desk.activate("jap_trade_route:food").refused(good_at("com_mill", Gain::Food), "IMP-24.15");
    desk.play(good_at("com_brewer", Gain::Food));
    assert_eq!((desk.deals(0), desk.has(0, Good::Food)), (vec!["food"], 1), "{clauses:?}");
}

#[test]
fn the_sphinx_notices_the_horse_that_is_heard_through_the_ears() {
    let clauses = ["IMP-19.9", "IMP-23.13", "IMP-25.11"];
    let mut desk = table(&["egyptians", "barbarians"])
        .empire(0, &["egy_sphinx"])
        .location(1, "bar_mechanical_horse", json!({ "marks": ["eavesdropped"] }))
        .hand(0, &["com_brewer"])
        .supply(0, &[("raze", 1), ("basic_tech", 3)])
        .lay();
    desk.play(Move::RazeHand(c("com_brewer")));
    let before = desk.vp(0);
    desk.play(Move::Again).play(Move::Again).play(Move::Done);
    assert_eq!(desk.vp(0) - before, 3, "{clauses:?}: 1 VP each, and the Sphinx once for the reaction");
}

#[test]
fn the_oracle_leaves_a_location_alone_that_was_taken_over() {
    let clauses = ["IMP-4.18", "IMP-21.23", "IMP-25.4"];
    let mut desk = table(&["atlanteans", "egyptians"])
        .empire(0, &["atl_virgin_oracle", "com_gallows"])
        .location(0, "com_mill", json!({ "marks": ["basic"], "taken_by": 1 }))
        .location(0, "com_baker", json!({ "marks": ["score"] }))
        .supply(0, &[("worker", 1)])
        .lay();
    let moves = |tech, from: &str, to: &str| Move::MoveTech { tech, from: desk.at(from), to: desk.at(to) };
    let off = moves(Tech::Basic, "com_mill", "com_gallows");
    let onto = moves(Tech::Score, "com_baker", "com_mill");
    desk.activate("atl_virgin_oracle").refused(off, "IMP-21.23").refused(onto, "IMP-21.23");
    let other = Move::MoveTech { tech: Tech::Score, from: desk.at("com_baker"), to: desk.at("com_gallows") };
    desk.play(other).play(Move::Done);
    assert!(desk.bears("com_mill", Mark::Basic) && desk.bears("com_gallows", Mark::Score), "{clauses:?}");
}

#[test]
fn a_japanese_player_without_razable_faction_locations_is_attacked_as_usual() {
    let clauses = ["IMP-28.25", "IMP-28.27"];
    let mut desk = table(&["japanese"])
        .options(|options| options.virtual_faction = false)
        .empire(0, &["jap_gate", "com_gallows", "com_mason_b"])
        .attack(&["vp", "wood"]);
    turn_up(&mut desk, "vp");
    assert_eq!(desk.empire(0), ["jap_gate", "com_mason_b"], "{clauses:?}: VP and Wood are on the Gallows");
}
