//! Section 24: rulings for base cards of the Romans and the Barbarians.

use super::base_cards::deal_of;
use crate::desk::{activate, at, c, good_at, names, raze, raze_hand, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    content::Kind,
    goods::{Gain, Good},
    ids::Deck,
};
use serde_json::json;

#[test]
fn garrison_and_engineers_remove_common_locations() {
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_garrison", "com_gallows"])
        .empire(1, &["com_mill", "rom_bank"])
        .supply(0, &[("raze", 1)])
        .lay();
    desk.activate("jap_garrison")
        .refused(at("rom_bank"), "IMP-24.10")
        .refused(at("com_gallows"), "IMP-24.10");
    desk.point("com_mill");
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("", ""), "{}: no raze", "IMP-24.9");
    assert_eq!((desk.discard(), desk.foundations(1).len()), (vec!["com_mill"], 0), "IMP-24.9");
}

#[test]
fn spies_take_a_deal_from_under_a_board() {
    let mut desk = table(&["romans", "japanese"])
        .empire(0, &["rom_spies", "com_brewer"])
        .player(1, "deals", json!([{ "location": { "at": 1, "good": "food" } }, { "card": "jap_farm" }]))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("rom_spies").refused(deal_of(1, 0), "IMP-24.24").refused(deal_of(0, 0), "IMP-24.24");
    desk.play(deal_of(1, 1));
    assert_eq!(
        (desk.tally(0).as_str(), desk.deals(0)),
        ("1 vp", vec!["worker"]),
        "{}: nothing at once",
        "IMP-24.25"
    );
    assert!(
        !desk.facts.iter().any(|event| matches!(event, Event::DealMade { .. })),
        "{}: none is made",
        "IMP-24.24"
    );
    desk.pass_all().settle();
    assert_eq!(
        (desk.view().round, desk.has(0, Good::Worker)),
        (2, 3),
        "{}: 2 of the board and 1",
        "IMP-24.25"
    );
}

#[test]
fn warehouses_lost_goods_stay_until_cleanup() {
    let clause = "IMP-24.26";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_warehouses"])
        .hand(0, &["rom_bank"])
        .supply(0, &[("wood", 4), ("stone", 1)])
        .lay();
    desk.build("rom_bank").point("rom_warehouses");
    assert_eq!(desk.has(0, Good::Wood), 4, "{clause}: still usable");
    desk.pass_all();
    assert_eq!(desk.has(0, Good::Wood), 0, "{clause}: until the next Cleanup");
}

#[test]
fn saboteurs_take_from_the_supply() {
    let clause = "IMP-24.27";
    let layout = |wood| {
        table(&["barbarians", "romans"])
            .empire(0, &["bar_saboteurs:gold"])
            .location(1, "com_sawmill", json!({ "spent": { "wood": 2 }, "activations": [2, 0] }))
            .supply(0, &[("worker", 1)])
            .supply(1, &[("wood", wood), ("worker", 3)])
    };
    layout(0).lay().refused(activate("bar_saboteurs:gold", 1), "IMP-14.9");
    let mut desk = layout(1).lay();
    desk.activate("bar_saboteurs:gold");
    desk.refused(Move::GoodOf { seat: Seat(1), good: Good::Worker }, clause);
    desk.refused(Move::GoodOf { seat: Seat(1), good: Good::Stone }, clause);
    desk.play(Move::GoodOf { seat: Seat(1), good: Good::Wood });
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("1 wood", "3 worker"), "{clause}");
}

#[test]
fn dark_chapel() {
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_dark_chapel:raze"])
        .location(1, "com_castle_a", json!({ "marks": ["defense"] }))
        .empire(1, &["com_armorer"])
        .supply(0, &[("raze", 3)])
        .lay();
    let mut armorer = desk.clone();
    armorer.activate("bar_dark_chapel:raze").raze("com_armorer");
    armorer.refused(Move::CashIn(Gain::Vp), "IMP-24.29").refused(Move::CashIn(Gain::Wood), "IMP-24.28");
    armorer.play(Move::CashIn(Gain::Stone));
    assert_eq!(armorer.tally(0), "1 raze, 3 vp", "{}: 2 VP for the Stone", "IMP-24.28");
    desk.activate("bar_dark_chapel:raze").raze("com_castle_a");
    assert_eq!(desk.has(0, Good::Raze), 0, "{}: three tokens, because it is protected", "IMP-24.28");
    desk.play(Move::Draw(Deck::Common)).draw("com_mill").play(Move::Draw(Deck::Faction)).draw("bar_altar");
    desk.refused(Move::CashInCard(c("com_baker")), "IMP-24.28").play(Move::CashInCard(c("com_mill")));
    desk.play(Move::Done);
    assert_eq!(
        (desk.hand(0), desk.discard(), desk.vp(0)),
        (vec!["bar_altar"], vec!["com_mill"], 2),
        "IMP-24.29"
    );
}

#[test]
fn dark_chapel_and_a_good_that_an_event_took() {
    let clauses = ["IMP-24.28", "IMP-22.3"];
    for workers in [0, 1] {
        let mut desk = table(&["barbarians", "romans"])
            .empire(0, &["bar_dark_chapel:raze"])
            .hand(0, &["com_town_square"])
            .supply(0, &[("raze", 1), ("worker", workers)])
            .lay();
        desk.activate("bar_dark_chapel:raze").play(raze_hand("com_town_square"));
        desk.play(Move::Draw(Deck::Common)).draw("com_tremor").draw("com_mill");
        assert_eq!(desk.has(0, Good::Worker), workers, "{clauses:?}: the Event took a Worker");
        if workers == 0 {
            assert_eq!(desk.offers(), [Move::CashInCard(c("com_mill")), Move::Done], "{clauses:?}");
            desk.refused(Move::CashIn(Gain::Worker), "IMP-24.28");
        } else {
            desk.play(Move::CashIn(Gain::Worker)).refused(Move::CashIn(Gain::Worker), "IMP-24.28");
        }
        desk.play(Move::CashInCard(c("com_mill")));
        assert_eq!(desk.tally(0), format!("{} vp", 2 + 2 * workers), "{clauses:?}");
    }
}

#[test]
fn dark_chapel_and_two_equal_goods() {
    let clause = "IMP-24.28";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_dark_chapel:raze"])
        .hand(0, &["com_village_a"])
        .supply(0, &[("raze", 1)])
        .lay();
    desk.activate("bar_dark_chapel:raze").play(raze_hand("com_village_a"));
    let mut both = desk.clone();
    both.play(Move::CashIn(Gain::Worker)).play(Move::CashIn(Gain::Worker));
    assert_eq!((both.tally(0).as_str(), both.asked()), ("4 vp", Seat(1)), "{clause}: one by one");
    desk.play(Move::CashIn(Gain::Worker)).play(Move::Done);
    assert_eq!(desk.tally(0), "1 worker, 2 vp", "{clause}: the other one stays");
}

#[test]
fn pack_copies_a_raze_field() {
    let mut desk = table(&["barbarians", "japanese"])
        .empire(0, &["bar_pack:gold", "com_gallows"])
        .empire(1, &["jap_gate", "com_mill", "com_ruins"])
        .supply(0, &[("worker", 2)])
        .lay();
    desk.play(activate("bar_pack:gold", 2)).refused(good_at("com_gallows", Gain::Vp), "IMP-24.30");
    desk.refused(good_at("com_mill", Gain::Gold), "IMP-24.39")
        .refused(good_at("com_ruins", Gain::Worker), "IMP-24.39");
    desk.play(good_at("com_mill", Gain::Food));
    assert_eq!(
        (desk.tally(0).as_str(), desk.empire(1).len()),
        ("1 food", 3),
        "{}: it is not razed",
        "IMP-24.30"
    );
    desk.play(good_at("jap_gate", Gain::Vp));
    assert_eq!(desk.tally(0), "1 food, 1 vp", "{}: even one that cannot be razed", "IMP-24.39");
}

#[test]
fn rabble_razes_an_own_common_location() {
    let clause = "IMP-24.31";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_rabble", "com_mill", "bar_altar"])
        .empire(1, &["com_baker"])
        .hand(0, &["com_hunter"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("bar_rabble").refused(raze("bar_altar"), clause).refused(raze("com_baker"), clause);
    desk.refused(raze_hand("com_hunter"), clause).raze("com_mill");
    assert_eq!(
        (desk.tally(0).as_str(), desk.foundations(0)),
        ("1 wood, 1 food, 1 worker", vec!["com_mill"]),
        "{clause}"
    );
}

#[test]
fn mission_chooses_the_deck_anew() {
    let clause = "IMP-24.32";
    let mut desk =
        table(&["barbarians", "romans"]).empire(0, &["bar_mission"]).supply(0, &[("worker", 2)]).lay();
    desk.activate("bar_mission").play(Move::Draw(Deck::Common)).draw("com_mill");
    desk.play(Move::Draw(Deck::Faction)).draw("bar_altar").play(Move::Draw(Deck::Common)).draw("com_baker");
    assert_eq!(desk.hand(0), ["com_mill", "com_baker", "bar_altar"], "{clause}");
}

#[test]
fn robbers_cancel_any_deal_of_an_enemy() {
    let layout = || {
        table(&["barbarians", "japanese"])
            .empire(0, &["bar_robbers", "com_brewer"])
            .player(1, "deals", json!([{ "location": { "at": 1, "good": "food" } }, { "card": "jap_farm" }]))
            .deals(0, &["bar_altar"])
            .supply(0, &[("worker", 1)])
    };
    let mut desk = layout().lay();
    desk.activate("bar_robbers").refused(deal_of(0, 0), "IMP-24.33").refused(deal_of(1, 2), "IMP-24.33");
    let mut route = desk.clone();
    route.play(deal_of(1, 0));
    assert_eq!(route.deals(1), ["worker"], "{}: a Trade Route Deal", "IMP-24.33");
    desk.play(deal_of(1, 1));
    assert_eq!(desk.deals(1), ["food"], "{}: a Deal under the board", "IMP-24.33");
    assert_eq!(names(desk.view().players[1].discard.as_slice()), ["jap_farm"], "IMP-24.34");
    desk.settle();
    assert_eq!((desk.vp(0), desk.hand(0).len()), (1, 1), "IMP-24.33");
}

#[test]
fn trade_colony_has_three_colours() {
    let clause = "IMP-24.36";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "com_mill", "com_carpenters_workshop", "com_ruins"])
        .hand(0, &["rom_trade_colony"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.build("rom_trade_colony").point("com_ruins");
    assert_eq!(desk.tally(0), "1 worker, 4 gold, 3 vp", "{clause}: all three react");
}

#[test]
fn locations_without_a_feature_text() {
    let clause = "IMP-24.37";
    for name in ["bar_idol", "bar_fortress", "com_statue", "com_wood_storage", "com_baker", "com_town_square"]
    {
        let info = c(name).info();
        assert_eq!(info.kind, Kind::Feature, "{clause}: {name}");
        assert!(info.features.is_empty() && info.lasting.is_empty(), "{clause}: {name}");
    }
}
