//! Section 3: Goods.

use crate::desk::{activate, c, raze, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Move,
    content::{Effect, content},
    goods::{Gain, Good, Payment},
    ids::Deck,
};
use approdo_pieces::NamedId;

#[test]
fn every_good_is_gained_by_some_card() {
    let gained = |name: &str| {
        let is_it = |effect: &Effect| matches!(effect, Effect::Gain { gain, .. } if gain.name() == name);
        content().effects.iter().any(is_it)
    };
    for good in ["wood", "stone", "food", "worker", "gold", "raze", "defense", "vp", "card"] {
        assert!(gained(good), "{}: {good}", "IMP-3.1");
    }
    for good in ["basic_tech", "advanced_tech"] {
        assert!(gained(good), "{}: {good}", "IMP-3.2");
    }
}

#[test]
fn resources_are_wood_stone_and_food() {
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_workshop_of_marvels"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    desk.activate("com_workshop_of_marvels");
    for good in Good::ALL {
        if Good::RESOURCES.contains(&good) {
            desk.legal(Move::Good(good));
        } else {
            desk.refused(Move::Good(good), "IMP-3.3");
        }
    }
    desk.play(Move::Good(Good::Wood)).play(Move::Good(Good::Stone));
    assert_eq!(desk.tally(0), "1 wood, 1 stone", "IMP-3.3");
}

#[test]
fn gold_pays_for_resources_but_not_the_other_way_round() {
    let clause = "IMP-3.4";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_jewellers"])
        .hand(0, &["com_old_forest"])
        .supply(0, &[("wood", 1), ("worker", 1), ("stone", 4), ("gold", 1)])
        .lay();
    desk.legal(activate("com_jewellers", 1)).build("com_old_forest");
    assert_eq!(desk.tally(0), "2 wood, 4 stone, 1 worker", "{clause}: 1 Wood and 1 Gold were paid");
    desk.play(Move::Pass).refused(activate("com_jewellers", 1), "IMP-14.9");
}

#[test]
fn gold_is_no_resource() {
    let clause = "IMP-3.5";
    let layout = |goods: &[(&str, u16)]| {
        table(&["barbarians", "romans"])
            .empire(0, &["bar_saboteurs:card"])
            .empire(1, &["rom_warehouses"])
            .supply(0, &[("worker", 1)])
            .supply(1, goods)
    };
    let mut desk = layout(&[("gold", 3)]).lay();
    desk.refused(activate("bar_saboteurs:card", 1), "IMP-14.9");
    let mut desk = layout(&[("gold", 3), ("wood", 2)]).lay();
    desk.activate("bar_saboteurs:card");
    desk.refused(Move::GoodOf { seat: Seat(1), good: Good::Gold }, "IMP-24.27");
    desk.play(Move::GoodOf { seat: Seat(1), good: Good::Wood }).pass_all();
    assert_eq!(desk.tally(1), "1 wood", "{clause}: the Warehouses keep Wood and no Gold");
}

#[test]
fn the_payer_chooses_what_gold_stands_in_for() {
    let clause = "IMP-3.6";
    let mut desk = table(&["romans", "barbarians"])
        .hand(0, &["com_coal_mine"])
        .supply(0, &[("wood", 1), ("stone", 1), ("gold", 2)])
        .lay();
    desk.build("com_coal_mine");
    let pay = |wood, stone, gold| Move::Pay(Payment { wood, stone, food: 0, gold });
    let ways = [pay(1, 1, 0), pay(1, 0, 1), pay(0, 1, 1), pay(0, 0, 2)];
    assert_eq!(desk.offers(), ways, "{clause}");
    desk.refused(Move::Done, clause).play(pay(0, 1, 1));
    assert_eq!(desk.tally(0), "1 wood, 1 gold", "{clause}");
}

#[test]
fn vp_count_at_once_and_without_end() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_jewellers"])
        .supply(0, &[("worker", 1), ("gold", 1)])
        .player(0, "vp", serde_json::json!(48))
        .lay();
    desk.activate("com_jewellers");
    assert_eq!(desk.vp(0), 51, "{}, {}", "IMP-3.7", "IMP-3.8");
    let clauses = ["IMP-3.7", "IMP-3.8"];
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}: nothing else was decided");
}

#[test]
fn cards_are_drawn_one_at_a_time_from_decks_of_ones_choice() {
    let clause = "IMP-3.9";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_castle_a", "com_ruins"])
        .hand(0, &["rom_legion"])
        .supply(0, &[("worker", 2), ("food", 1)])
        .lay();
    desk.play(activate("com_castle_a", 2));
    assert_eq!(desk.offers(), [Move::Draw(Deck::Common), Move::Draw(Deck::Faction)], "{clause}");
    desk.play(Move::Draw(Deck::Common)).draw("com_mill");
    assert!(desk.hand(0).contains(&"com_mill"), "{clause}: it is seen before the next choice");
    assert_eq!(desk.offers(), [Move::Draw(Deck::Common), Move::Draw(Deck::Faction)], "{clause}");
    desk.play(Move::Draw(Deck::Faction)).draw("rom_bank");
    desk.play(Move::Pass).build("rom_legion").point("com_ruins");
    // Both its production and its bonus name the Common deck: there is no question.
    desk.draw("com_baker").draw("com_hunter");
    assert_eq!(desk.hand(0), ["com_mill", "com_baker", "com_hunter", "rom_bank"], "{clause}");
}

#[test]
fn goods_return_to_the_general_supply_when_spent() {
    let clause = "IMP-3.10";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_gold_mine"])
        .hand(0, &["com_joiner"])
        .supply(0, &[("wood", 2), ("worker", 1)])
        .lay();
    desk.build("com_joiner");
    let spent = |desk: &crate::desk::Desk, name: &str| desk.find(name).expect("it stands").spent.len();
    assert_eq!((desk.tally(0).as_str(), spent(&desk, "com_joiner")), ("1 worker", 0), "{clause}");
    desk.play(Move::Pass).activate("com_gold_mine");
    assert_eq!(
        (desk.tally(0).as_str(), spent(&desk, "com_gold_mine")),
        ("1 gold", 1),
        "{clause}: but IMP-14.2"
    );
}

#[test]
fn everybody_sees_supplies() {
    let desk = table(&["romans", "barbarians"]).supply(0, &[("wood", 2), ("raze", 1)]).lay();
    for viewer in [desk.view(), desk.view_of(0), desk.view_of(1)] {
        let supply = viewer.players[0].supply;
        assert_eq!((supply[Good::Wood], supply[Good::Raze]), (2, 1), "IMP-3.11");
    }
}

#[test]
fn a_card_wins_over_a_rule() {
    let clause = "IMP-3.12";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_rabble", "com_mill"])
        .supply(0, &[("worker", 1), ("raze", 2)])
        .lay();
    desk.refused(raze("com_mill"), "IMP-13.15").activate("bar_rabble").raze("com_mill");
    assert_eq!(desk.foundations(0), ["com_mill"], "{clause}");
    assert_eq!(desk.tally(0), "1 wood, 1 food, 1 worker, 2 raze", "{clause}");
    assert_eq!(c("com_mill").info().raze.as_slice(), [Gain::Worker, Gain::Food]);
}
