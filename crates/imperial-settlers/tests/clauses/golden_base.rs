//! The worked examples of the published base rules (P1 to P11 of the design notes).

use super::desk::{activate, at, c, raze, table};
use approdo_imperial_settlers::{Move, goods::Good, ids::Deck, location::Mark, options::LookoutVariant};
use serde_json::json;

#[test]
fn p1_production() {
    let clause = "IMP-9.1";
    let layout = table(&["japanese", "romans"])
        .deals(0, &["jap_farm", "jap_casino"])
        .empire(0, &["com_lords_fields", "com_armorer"]);
    let desk = layout.produce();
    let has = |good| desk.has(0, good);
    assert_eq!((has(Good::Worker), has(Good::Wood), has(Good::Raze)), (5, 1, 2), "{clause}");
    assert_eq!((has(Good::Defense), has(Good::Gold), has(Good::Food)), (1, 1, 1), "{clause}");
}

#[test]
fn p2_cleanup() {
    let clause = "IMP-20.3";
    let mut desk = table(&["japanese", "romans"])
        .location(0, "jap_stalls", json!({ "spent": { "food": 1 }, "activations": [1, 0] }))
        .location(0, "jap_casino", json!({ "spent": { "worker": 1 }, "activations": [1, 0] }))
        .supply(0, &[("food", 2), ("worker", 1)])
        .lay();
    desk.play(Move::Pass).play(Move::Pass);
    let supply = desk.view().players[0].supply;
    assert_eq!((supply[Good::Food], supply[Good::Worker]), (2, 0), "{clause}");
    assert!(desk.view().locations.iter().all(|shown| shown.location.spent.is_empty()), "IMP-20.9");
    assert_eq!(desk.view().round, 2, "IMP-20.16");
    assert_eq!(desk.view().first.0, 1, "IMP-20.16");
}

#[test]
fn p3_build_with_a_location() {
    let clause = "IMP-11.3";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["com_mill"])
        .hand(0, &["bar_sentry_tower"])
        .supply(0, &[("wood", 2)])
        .lay();
    desk.play(Move::Build(c("bar_sentry_tower"))).play(at("com_mill"));
    assert_eq!((desk.has(0, Good::Raze), desk.has(0, Good::Worker)), (1, 1), "{clause}");
    assert!(desk.find("com_mill").is_none(), "{clause}");
    assert!(desk.view().discard.contains(c("com_mill")), "IMP-4.11");
}

#[test]
fn p4_deal() {
    let clause = "IMP-12.3";
    let mut desk =
        table(&["barbarians", "romans"]).hand(0, &["bar_sentry_tower"]).supply(0, &[("food", 1)]).lay();
    desk.play(Move::Deal(c("bar_sentry_tower")));
    assert_eq!((desk.has(0, Good::Food), desk.has(0, Good::Worker)), (0, 1), "{clause}");
    assert_eq!(desk.view().players[0].deals.len(), 1, "{clause}");
}

#[test]
fn p5_raze_from_hand() {
    let clause = "IMP-13.2";
    let mut desk =
        table(&["barbarians", "romans"]).hand(0, &["com_wood_storage"]).supply(0, &[("raze", 1)]).lay();
    desk.play(Move::RazeHand(c("com_wood_storage")));
    assert_eq!((desk.has(0, Good::Raze), desk.has(0, Good::Wood)), (0, 2), "{clause}");
    assert!(desk.view().discard.contains(c("com_wood_storage")), "{clause}");
}

#[test]
fn p6_raze_an_enemy() {
    let clause = "IMP-13.3";
    let mut desk =
        table(&["barbarians", "romans"]).empire(1, &["com_armorer"]).supply(0, &[("raze", 2)]).lay();
    desk.play(raze("com_armorer"));
    assert_eq!((desk.has(0, Good::Raze), desk.vp(0), desk.has(0, Good::Stone)), (0, 1, 1), "{clause}");
    assert_eq!(desk.view().players[1].foundations.as_slice(), [c("com_armorer")], "{clause}");
    assert_eq!(desk.has(1, Good::Wood), 1, "IMP-13.7");
}

#[test]
fn p7_actions() {
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_saboteurs:card", "com_masons_guild", "com_castle_a"])
        .supply(0, &[("worker", 3), ("stone", 2)])
        .supply(1, &[("stone", 1)])
        .lay();
    desk.play(activate("bar_saboteurs:card", 1));
    desk.play(Move::GoodOf { seat: approdo_contract::Seat(1), good: Good::Stone });
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Stone)), (2, 3), "IMP-24.27");
    desk.play(Move::Pass).play(activate("com_masons_guild", 1));
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Stone), desk.vp(0)), (1, 1, 3), "IMP-14.1");
    desk.play(activate("com_castle_a", 1)).play(Move::Draw(Deck::Faction)).draw("bar_altar");
    assert_eq!(desk.has(0, Good::Worker), 0, "IMP-14.1");
    assert_eq!(desk.hand(0), ["bar_altar"], "IMP-3.9");
}

#[test]
fn p8_exchange() {
    let clause = "IMP-15.2";
    let mut desk = table(&["barbarians", "romans"]).supply(0, &[("worker", 8)]).lay();
    desk.play(Move::Exchange(4)).play(Move::Good(Good::Wood));
    desk.play(Move::Draw(Deck::Common)).draw("com_mill").play(Move::Draw(Deck::Common)).draw("com_quarry");
    desk.play(Move::Draw(Deck::Faction)).draw("bar_altar");
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Wood)), (0, 1), "{clause}");
    assert_eq!(desk.hand(0), ["com_mill", "com_quarry", "bar_altar"], "{clause}");
}

#[test]
fn p9_samurai() {
    let clause = "IMP-23.6";
    let mut desk = table(&["romans", "japanese"])
        .location(1, "jap_farm", json!({ "marks": ["samurai"] }))
        .supply(0, &[("raze", 3)])
        .lay();
    assert!(desk.bears("jap_farm", Mark::Samurai));
    desk.play(raze("jap_farm"));
    assert_eq!((desk.has(0, Good::Raze), desk.vp(0)), (0, 1), "{clause}");
    assert_eq!(desk.has(1, Good::Wood), 0, "IMP-13.6");
    assert!(desk.view().players[1].discard.contains(c("jap_farm")), "IMP-13.6");
}

#[test]
fn p10_virtual_attack() {
    let clause = "IMP-28.32";
    let mut desk = table(&["romans"])
        .empire(0, &["com_carpenters_workshop", "com_marketplace", "com_joiner", "com_wood_supplier"])
        .set("solo.line", json!(["attack_worker", "attack_gold"]))
        .set("frames", json!([{ "attack": { "turn_up": { "left": 1 } } }]))
        .set("round", json!(5))
        .lay();
    desk.luck(0);
    assert!(desk.find("com_marketplace").is_none(), "{clause}");
    let solo = desk.view().solo.expect("a solo game");
    assert!(solo.collection.contains(c("com_marketplace")), "IMP-28.20");
    let line: Vec<&str> = solo.line.iter().map(|attack| approdo_pieces::NamedId::name(*attack)).collect();
    assert_eq!(line, ["attack_worker", "attack_wood", "attack_gold"], "IMP-28.24");
}

#[test]
fn p11_advanced_lookout() {
    let clause = "IMP-27.6";
    let mut desk = table(&["romans", "barbarians", "japanese"])
        .options(|options| options.lookout = LookoutVariant::Advanced)
        .turn(1, 0)
        .lay();
    desk.play(Move::Pass).play(Move::Pass).play(Move::Pass);
    let mut sizes = Vec::new();
    while desk.view().turn.is_none() {
        if let Some(among) = desk.game_pending_luck() {
            // The first card of a deck is no Event.
            assert!(0 < among);
            desk.luck(0);
        } else if matches!(desk.offers()[0], Move::Pick(_)) {
            sizes.push(desk.view().display.len());
            let first = desk.offers()[0];
            desk.play(first);
        } else {
            let first = desk.offers()[0];
            desk.play(first);
        }
    }
    assert_eq!(sizes, [5, 4, 4, 3, 3, 2], "{clause}");
}
