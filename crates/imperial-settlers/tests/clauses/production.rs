//! Section 9: the Production phase.

use crate::desk::table;
use approdo_conformance::desk::Desk as _;
use approdo_imperial_settlers::{Event, Move, goods::Good, location::Mark};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn goods_come_from_board_deals_and_locations() {
    let clause = "IMP-9.1";
    let desk = table(&["romans", "barbarians"])
        .deals(0, &["rom_bank"])
        .empire(0, &["com_village_a", "com_gold_mine"])
        .produce();
    assert_eq!(desk.tally(0), "1 wood, 1 stone, 3 worker, 1 gold, 1 raze, 1 defense", "{clause}");
}

#[test]
fn players_collect_in_turn_order() {
    let clause = "IMP-9.2";
    let desk = table(&["romans", "barbarians", "japanese"]).set("first", json!(1)).produce();
    let collecting = |event: &Event| if let Event::Collecting { seat } = event { Some(seat.0) } else { None };
    let order: Vec<u8> = desk.facts.iter().filter_map(collecting).collect();
    assert_eq!(order, [1, 2, 0], "{clause}");
}

#[test]
fn board_then_deals_then_locations_from_old_to_new() {
    let clause = "IMP-9.3";
    let desk = table(&["romans", "barbarians"])
        .deals(0, &["rom_bank", "rom_legion"])
        .empire(0, &["com_quarry", "com_village_a", "rom_stonemason"])
        .produce();
    let source = |event: &Event| match event {
        Event::Collecting { seat } if seat.0 == 0 => Some("board"),
        Event::DealUsed { good, .. } => Some(good.name()),
        Event::Produced { card, .. } => Some(card.name()),
        _ => None,
    };
    let order: Vec<&str> = desk.facts.iter().filter_map(source).collect();
    assert_eq!(order, ["board", "gold", "raze", "com_quarry", "com_village_a", "rom_stonemason"], "{clause}");
}

#[test]
fn choices_come_up_on_the_way() {
    let clause = "IMP-9.3";
    let mut desk =
        table(&["egyptians", "romans"]).empire(0, &["egy_pharaohs_guard", "com_village_a"]).produce();
    assert_eq!(desk.offers(), [Move::Option(0), Move::Option(1)], "{clause}");
    assert_eq!(desk.has(0, Good::Worker), 3, "{clause}: the newer Location waits");
    desk.play(Move::Option(1));
    assert_eq!(desk.tally(0), "4 worker, 1 gold, 1 raze, 1 defense, 2 vp", "{clause}");
}

#[test]
fn every_deal_yields_its_good() {
    let clause = "IMP-9.4";
    let desk = table(&["japanese", "romans"])
        .deals(0, &["jap_farm", "jap_farm", "jap_dojo", "jap_stalls", "jap_ninjas"])
        .produce();
    // The board gives 4 Workers, 1 Wood, a Raze and a Defense token.
    assert_eq!(desk.tally(0), "1 wood, 1 food, 6 worker, 2 raze, 1 defense, 1 vp", "{clause}");
}

#[test]
fn every_production_location_yields() {
    let clause = "IMP-9.5";
    let desk = table(&["barbarians", "romans"])
        .empire(0, &["com_old_forest", "bar_sentry_tower", "com_gold_creek", "com_jewellers", "com_mill"])
        .produce();
    assert_eq!(desk.tally(0), "2 wood, 6 worker, 1 gold, 2 raze, 1 defense", "{clause}");
}

#[test]
fn a_location_that_is_made_to_produce_produces_as_ever() {
    let clause = "IMP-9.6";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_porters"])
        .location(0, "com_old_forest", json!({ "marks": ["basic", "score"] }))
        .supply(0, &[("food", 1)])
        .lay();
    desk.activate("com_porters").point("com_old_forest");
    assert_eq!(desk.tally(0), "4 wood, 2 vp", "{clause}: twice, with 1 VP each time");
    // For its controller, not for the owner; then the tokens are not active.
    let desk = table(&["egyptians", "atlanteans"])
        .location(1, "com_old_forest", json!({ "marks": ["basic", "score"], "taken_by": 0 }))
        .produce();
    assert_eq!(
        (desk.has(0, Good::Wood), desk.has(1, Good::Wood)),
        (2, 1),
        "{clause}: the owner has the board's"
    );
    assert_eq!((desk.vp(0), desk.vp(1)), (0, 0), "IMP-21.21");
}

#[test]
fn boards_of_base_factions_yield_a_defense_token() {
    let clause = "IMP-9.7";
    let desk = table(&["romans", "barbarians", "egyptians", "japanese"]).produce();
    for seat in 0..4 {
        assert_eq!(desk.has(seat, Good::Defense), 1, "{clause}: seat {seat}");
    }
}

#[test]
fn atlanteans_get_one_per_player_and_the_virtual_player_is_none() {
    for (factions, due) in [
        (&["atlanteans"][..], 1),
        (&["atlanteans", "romans"], 2),
        (&["atlanteans", "romans", "japanese"], 3),
        (&["atlanteans", "romans", "japanese", "egyptians", "barbarians"], 5),
    ] {
        let desk = table(factions).produce();
        let clause = if due == 1 { "IMP-9.9" } else { "IMP-9.8" };
        assert_eq!(desk.has(0, Good::Defense), due, "{clause}");
    }
}

#[test]
fn goods_last_for_the_round_but_vp_and_cards_stay() {
    let clause = "IMP-9.10";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["com_old_forest"])
        .hand(0, &["com_mill"])
        .player(0, "vp", json!(7))
        .produce();
    desk.pass_all();
    assert_eq!(desk.view().round, 2);
    assert_eq!(desk.tally(0), "1 gold, 7 vp", "{clause}: the Egyptian board keeps Gold");
    assert_eq!(desk.hand(0), ["com_mill"], "{clause}");
}

#[test]
fn stored_goods_wait_until_production_is_over() {
    let clause = "IMP-9.11";
    let stored = json!({ "held": { "wood": 1, "stone": 1 } });
    let desk = table(&["atlanteans", "romans"]).location(0, "atl_technology_ark", stored.clone()).produce();
    // The board gives 2 Workers, 1 Wood, 1 Stone, 1 Food, a Raze token and 1 Basic Technology; the Ark 1 for each Good.
    assert_eq!(
        desk.tally(0),
        "2 wood, 2 stone, 1 food, 2 worker, 1 raze, 2 defense, 3 basic_tech",
        "{clause}: they lay on the card while it produced, then they came back"
    );
    assert_eq!(desk.find("atl_technology_ark").map(|ark| ark.held.len()), Some(0), "{clause}");
    let order: Vec<bool> = desk
        .facts
        .iter()
        .filter_map(|event| match event {
            Event::Unstored { .. } => Some(true),
            Event::Collecting { .. } => Some(false),
            _ => None,
        })
        .collect();
    assert_eq!(order, [false, false, true, true], "{clause}: after everybody has collected");
}

#[test]
fn stored_goods_go_to_who_stored_them() {
    let clauses = ["IMP-9.11", "IMP-4.18", "IMP-23.12"];
    let stored = json!({ "taken_by": 1, "held": { "gold": 2 } });
    let desk = table(&["atlanteans", "egyptians"]).location(0, "com_thingamabob_merchant", stored).produce();
    // The Egyptian board gives 1 Gold more.
    assert_eq!((desk.has(0, Good::Gold), desk.has(1, Good::Gold)), (0, 3), "{clauses:?}");
    assert_eq!(desk.has(1, Good::BasicTech), 1, "{clauses:?}: it produces for the Egyptians, too");
}

#[test]
fn a_blocked_location_produces_nothing_but_gives_back_what_it_stores() {
    let blocked = json!({ "marks": ["blocked"], "held": { "wood": 1, "stone": 1 } });
    let desk = table(&["atlanteans", "barbarians"])
        .location(0, "atl_technology_ark", blocked)
        .location(0, "com_old_forest", json!({ "marks": ["blocked"] }))
        .produce();
    assert_eq!((desk.has(0, Good::BasicTech), desk.has(0, Good::Wood)), (1, 2), "IMP-9.12");
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Stone)), (2, 2), "IMP-9.14");
    assert!(desk.bears("atl_technology_ark", Mark::Blocked));
}

#[test]
fn a_location_taken_over_produces_for_its_controller() {
    let clause = "IMP-9.13";
    let desk =
        table(&["egyptians", "romans"]).location(1, "com_gold_creek", json!({ "taken_by": 0 })).produce();
    assert_eq!((desk.has(0, Good::Gold), desk.has(1, Good::Gold)), (2, 0), "{clause}");
}
