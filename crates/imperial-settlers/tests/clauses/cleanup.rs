//! Section 20: the Cleanup phase.

use crate::desk::{card, names, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Move, goods::Good, location::Mark};
use serde_json::json;

/// A little of everything.
const ALL: [(&str, u16); 10] = [
    ("wood", 1),
    ("stone", 1),
    ("food", 2),
    ("worker", 2),
    ("gold", 2),
    ("raze", 2),
    ("defense", 1),
    ("basic_tech", 1),
    ("advanced_score", 1),
    ("advanced_defense", 1),
];

#[test]
fn the_last_round_has_no_cleanup() {
    let clause = "IMP-20.1";
    let mut desk = table(&["romans", "barbarians"])
        .turn(5, 0)
        .location(0, "com_gold_mine", json!({ "spent": { "worker": 1 }, "activations": [1, 0] }))
        .supply(0, &ALL)
        .lay();
    let before = desk.tally(0);
    desk.pass_all();
    assert_eq!(desk.tally(0), format!("{before}, 1 vp"), "{clause}: the Goods stay, the Location scores");
    assert_eq!(desk.find("com_gold_mine").map(|mine| mine.spent.len()), Some(1), "{clause}");
}

#[test]
fn nothing_is_stored_after_the_last_round() {
    let clause = "IMP-20.1";
    let layout = |round| {
        table(&["atlanteans", "romans"])
            .turn(round, 0)
            .location(0, "com_thingamabob_merchant", json!({ "marks": ["score"] }))
            .supply(0, &[("gold", 2)])
            .lay()
    };
    let mut desk = layout(4);
    desk.pass_all().legal(Move::Good(Good::Gold));
    let mut desk = layout(5);
    desk.pass_all();
    assert!(desk.is_over(), "{clause}: nobody is asked");
    assert_eq!(desk.tally(0), "2 gold, 1 vp", "{clause}: the Location scores, its token does not");
}

#[test]
fn choices_in_turn_order_and_the_results_together() {
    let clause = "IMP-20.2";
    let mut desk = table(&["japanese", "atlanteans", "romans"])
        .set("first", json!(1))
        .turn(1, 1)
        .empire(0, &["jap_gate"])
        .empire(1, &["com_thingamabob_merchant"])
        .hand(0, &["com_mill"])
        .supply(0, &[("worker", 1)])
        .supply(1, &[("gold", 1), ("worker", 1)])
        .lay();
    desk.pass_all();
    assert_eq!(desk.asked(), Seat(1), "{clause}: the first player first");
    assert_eq!(desk.has(1, Good::Worker), 1, "{clause}: nothing is discarded yet");
    desk.play(Move::Good(Good::Gold));
    assert_eq!((desk.asked(), desk.has(1, Good::Worker)), (Seat(0), 1), "{clause}");
    desk.play(Move::Done);
    assert_eq!((desk.has(0, Good::Worker), desk.has(1, Good::Worker)), (0, 0), "{clause}");
}

#[test]
fn boards_keep_one_kind_of_good() {
    for (faction, kept, clause) in [
        ("barbarians", "2 worker", "IMP-20.3"),
        ("japanese", "2 food", "IMP-20.3"),
        ("romans", "2 raze", "IMP-20.3"),
        ("egyptians", "2 gold", "IMP-20.3"),
        ("atlanteans", "1 basic_tech, 1 advanced_score, 1 advanced_defense", "IMP-20.4"),
    ] {
        let other = if faction == "romans" { "barbarians" } else { "romans" };
        let mut desk = table(&[faction, other]).supply(0, &ALL).lay();
        desk.pass_all();
        assert_eq!((desk.view().round, desk.tally(0).as_str()), (2, kept), "{clause}: {faction}");
    }
}

#[test]
fn storage_features_keep_goods_in_the_supply() {
    let clause = "IMP-20.5";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_warehouses", "com_ruins"])
        .hand(0, &["rom_bank"])
        .supply(0, &ALL)
        .lay();
    desk.pass_all();
    assert_eq!(desk.tally(0), "1 wood, 1 stone, 2 food, 2 raze", "{clause}");
    desk.settle();
    // 1 Wood and 1 Stone of the board join them; then the Warehouses are paid away.
    desk.turn_of(0);
    desk.build("rom_bank").point("rom_warehouses");
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Food)), (2, 2), "{clause}: still usable");
    desk.pass_all();
    assert_eq!(desk.view().round, 3);
    assert_eq!(desk.has(0, Good::Food), 0, "{clause}: until the next Cleanup");
    let mut desk = table(&["atlanteans", "romans"]).empire(0, &["atl_sunken_treasury"]).supply(0, &ALL).lay();
    desk.pass_all();
    assert_eq!(desk.has(0, Good::Gold), 2, "{clause}");
}

#[test]
fn goods_are_put_on_cards_in_cleanup_alone() {
    let clause = "IMP-20.6";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_thingamabob_merchant", "atl_technology_ark"])
        .supply(0, &ALL)
        .lay();
    desk.refused(Move::Good(Good::Gold), "IMP-10.2").pass_all();
    desk.refused(Move::Good(Good::Wood), clause);
    desk.play(Move::Good(Good::Gold)).play(Move::Good(Good::BasicTech));
    desk.refused(Move::Good(Good::Gold), clause);
    desk.play(Move::Good(Good::Wood)).play(Move::Good(Good::Food)).play(Move::Good(Good::Food));
    assert_eq!(desk.tally(0), "1 advanced_score, 1 advanced_defense", "{clause}: they lie on the cards");
    let held = |desk: &crate::desk::Desk| -> Vec<u8> {
        desk.view().locations.iter().map(|shown| shown.location.held.len()).collect()
    };
    assert_eq!(held(&desk), [2, 3], "{clause}");
    desk.settle();
    assert_eq!((desk.view().round, held(&desk)), (2, vec![0, 0]), "{clause}: available after Production");
    assert_eq!((desk.has(0, Good::Gold), desk.has(0, Good::Food)), (1, 3), "{clause}");
}

#[test]
fn goods_on_a_lost_card_go_to_who_stored_them() {
    let clause = "IMP-20.7";
    // In a solo game a Location can be lost between Cleanup and Production.
    let desk = table(&["romans"])
        .options(|options| options.virtual_faction = false)
        .location(0, "com_thingamabob_merchant", json!({ "held": { "gold": 2 } }))
        .set("solo.pile", json!(["attack_gold", "attack_gold"]))
        .set("solo.aside", json!(ASIDE))
        .attack(&["basic_tech"]);
    let mut desk = desk;
    desk.luck(0);
    assert!(desk.find("com_thingamabob_merchant").is_none());
    assert_eq!(desk.tally(0), "2 gold", "{clause}");
}

/// The Attack cards that are neither in the line nor in the pile of the test above.
const ASIDE: [&str; 14] = [
    "attack_wood",
    "attack_wood",
    "attack_wood",
    "attack_stone",
    "attack_stone",
    "attack_stone",
    "attack_worker",
    "attack_worker",
    "attack_worker",
    "attack_food",
    "attack_food",
    "attack_vp",
    "attack_vp",
    "attack_card",
];

#[test]
fn gate_and_shrine_take_things_in_cleanup_and_once_more_at_the_end() {
    let clause = "IMP-20.8";
    for round in [1, 5] {
        let mut desk = table(&["japanese", "romans"])
            .turn(round, 0)
            .empire(0, &["jap_gate", "jap_shrine"])
            .hand(0, &["com_mill", "jap_farm", "com_baker"])
            .supply(0, &[("wood", 2), ("gold", 2), ("stone", 1)])
            .lay();
        desk.refused(card("com_mill"), "IMP-10.2").pass_all();
        desk.refused(Move::Good(Good::Wood), clause).refused(card("com_hunter"), clause);
        desk.play(card("com_mill")).play(card("jap_farm"));
        // Two cards are the most for one Cleanup; the Shrine takes Resources, no Gold.
        desk.refused(card("com_baker"), clause).refused(Move::Good(Good::Gold), clause);
        desk.play(Move::Good(Good::Wood)).play(Move::Good(Good::Stone));
        let view = desk.view_of(0);
        let stash = view.players[0].stash.as_ref().expect("its owner sees it");
        assert_eq!(
            names(&stash.iter().map(|it| it.card).collect::<Vec<_>>()),
            ["com_mill", "jap_farm"],
            "{clause}"
        );
        assert_eq!(desk.hand(0), ["com_baker"], "{clause}");
        assert_eq!(desk.find("jap_shrine").map(|shrine| shrine.held.len()), Some(2), "{clause}");
        if round == 5 {
            assert_eq!(desk.outcome().standings[0].score, 4 + 4, "{clause}: 2 Locations and 4 put away");
        }
    }
}

#[test]
fn a_player_may_leave_it_at_less() {
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_gate", "jap_shrine"])
        .hand(0, &["com_mill"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.pass_all().play(Move::Done).play(Move::Done);
    assert_eq!((desk.hand(0), desk.view().round), (vec!["com_mill"], 2), "IMP-20.8");
}

#[test]
fn everything_else_is_discarded() {
    let mut desk = table(&["romans", "atlanteans", "barbarians", "egyptians"])
        .location(
            0,
            "com_gold_mine",
            json!({ "marks": ["defense"], "spent": { "worker": 1 }, "activations": [1, 0] }),
        )
        .location(1, "com_mill", json!({ "marks": ["basic", "score", "advanced_defense"] }))
        .location(
            1,
            "com_gadget_fair",
            json!({ "spent": { "basic_tech": 2 }, "activations": [2, 0], "marks": ["defense"] }),
        )
        .location(2, "com_baker", json!({ "marks": ["eavesdropped"] }))
        .location(3, "com_hunter", json!({ "marks": ["blocked", "exhausted"] }))
        .location(0, "com_public_granary", json!({ "visitors": 2, "taken_by": 3 }))
        .deals(0, &["rom_bank"])
        .foundations(0, &["com_jugglers"])
        .hand(0, &["com_lumberjacks"])
        .supply(0, &ALL)
        .supply(1, &ALL)
        .supply(3, &ALL)
        .lay();
    desk.pass_all();
    assert_eq!(desk.view().round, 2);
    assert_eq!(desk.tally(0), "2 raze", "IMP-20.9");
    let view = desk.view();
    for shown in &view.locations {
        let location = &shown.location;
        assert!(!location.has(Mark::Defense) && location.spent.is_empty(), "IMP-20.9");
        assert_eq!((location.visitors, location.activations), (0, [0, 0]), "{}, {}", "IMP-16.6", "IMP-20.9");
        assert!(!location.has(Mark::Exhausted), "IMP-24.23");
    }
    let fair = desk.find("com_gadget_fair").expect("it stands");
    assert_eq!(
        (fair.spent.len(), desk.has(1, Good::BasicTech)),
        (0, 1),
        "{}: spent tokens are gone",
        "IMP-20.10"
    );
    assert!(
        desk.bears("com_mill", Mark::Basic)
            && desk.bears("com_mill", Mark::Score)
            && desk.bears("com_mill", Mark::AdvancedDefense),
        "IMP-20.11"
    );
    assert_eq!(desk.has(0, Good::BasicTech), 0, "{}: the Romans store no Technology", "IMP-20.12");
    assert_eq!(
        (desk.hand(0).len(), desk.deals(0), desk.foundations(0).len()),
        (1, vec!["gold"], 1),
        "IMP-20.13"
    );
    assert!(desk.bears("com_hunter", Mark::Blocked), "IMP-20.14");
    assert!(desk.bears("com_baker", Mark::Eavesdropped), "IMP-20.15");
    assert_eq!(desk.find("com_public_granary").and_then(|it| it.taken_by), Some(Seat(3)), "IMP-20.15");
}

#[test]
fn samurai_and_what_was_put_away_stay() {
    let clause = "IMP-20.13";
    let mut desk = table(&["japanese", "romans"])
        .location(0, "jap_gate", json!({ "marks": ["samurai"] }))
        .location(0, "jap_shrine", json!({ "held": { "wood": 2 } }))
        .player(0, "stash", json!([{ "at": 0, "card": "com_mill" }]))
        .lay();
    desk.pass_all();
    assert!(desk.bears("jap_gate", Mark::Samurai), "{clause}");
    assert_eq!(desk.find("jap_shrine").map(|shrine| shrine.held.len()), Some(2), "{clause}");
    desk.settle();
    // Stored Goods come back after Production; what was put away stays for good.
    assert_eq!(desk.view().round, 2);
    assert_eq!(desk.find("jap_shrine").map(|shrine| shrine.held.len()), Some(2), "IMP-20.18");
    assert_eq!(desk.view().players[0].stash_sizes.len(), 1, "IMP-20.18");
    assert_eq!(desk.view().players[0].worth.features, 3, "{}: it counts at the end", "IMP-20.18");
}

#[test]
fn the_next_round() {
    let clause = "IMP-20.16";
    let mut desk = table(&["romans", "barbarians", "japanese"]).set("first", json!(2)).turn(3, 2).lay();
    desk.pass_all();
    assert_eq!((desk.view().first, desk.view().round), (Seat(0), 4), "{clause}");
    assert!(desk.view().players.iter().all(|player| !player.has_passed && player.actions == 0), "{clause}");
    desk.settle();
    assert_eq!(desk.asked(), Seat(0), "{clause}");
}

#[test]
fn put_away_and_store_then_discard_then_the_marker() {
    let clause = "IMP-20.17";
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_shrine", "com_thingamabob_merchant"])
        .supply(0, &[("wood", 1), ("gold", 1), ("worker", 1)])
        .lay();
    desk.pass_all();
    assert_eq!(
        (desk.tally(0).as_str(), desk.view().first),
        ("1 wood, 1 worker, 1 gold", Seat(0)),
        "{clause}"
    );
    desk.play(Move::Good(Good::Wood));
    assert_eq!((desk.tally(0).as_str(), desk.view().first), ("1 worker, 1 gold", Seat(0)), "{clause}");
    desk.play(Move::Good(Good::Gold));
    assert_eq!((desk.tally(0).as_str(), desk.view().first), ("", Seat(1)), "{clause}");
}
