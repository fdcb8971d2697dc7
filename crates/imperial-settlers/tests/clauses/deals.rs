//! Sections 12 and 15: Deals, and exchanging Workers.

use crate::desk::{c, deal, table};
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
fn a_deal_takes_a_faction_card_and_food() {
    let layout = |food, gold| {
        table(&["romans", "barbarians"])
            .hand(0, &["rom_bank", "com_mill"])
            .supply(0, &[("food", food), ("gold", gold)])
    };
    let mut desk = layout(1, 0).lay();
    desk.refused(deal("com_mill"), "IMP-12.1").refused(deal("rom_legion"), "IMP-12.1").play(deal("rom_bank"));
    assert_eq!(desk.tally(0), "1 gold", "{}: the Food is gone", "IMP-12.2");
    layout(0, 0).lay().refused(deal("rom_bank"), "IMP-12.2");
    let mut desk = layout(1, 1).lay();
    desk.play(deal("rom_bank")).play(Move::Pay(Payment { wood: 0, stone: 0, food: 0, gold: 1 }));
    assert_eq!(desk.tally(0), "1 food, 1 gold", "{}: Gold may stand in for the Food", "IMP-3.4");
}

#[test]
fn a_deal_yields_now_and_in_every_production() {
    let mut desk = table(&["barbarians", "romans"])
        .hand(0, &["bar_altar", "bar_altar", "bar_raid"])
        .supply(0, &[("food", 3)])
        .lay();
    desk.play(deal("bar_altar"));
    assert_eq!((desk.tally(0).as_str(), desk.deals(0)), ("2 food, 1 gold", vec!["gold"]), "IMP-12.3");
    assert_eq!(desk.hand(0), ["bar_altar", "bar_raid"], "IMP-12.3");
    desk.play(Move::Pass);
    for _ in 0..2 {
        let card = desk.hand(0)[0];
        desk.play(deal(card));
        if desk.asked_now() == Some(Seat(0)) && matches!(desk.offers()[0], Move::Pay(_)) {
            desk.play(Move::Pay(Payment { wood: 0, stone: 0, food: 1, gold: 0 }));
        }
    }
    assert_eq!(desk.deals(0), ["gold", "gold", "wood"], "{}: any number of Deals", "IMP-12.4");
    desk.pass_all().settle();
    assert_eq!(desk.view().round, 2);
    assert_eq!((desk.has(0, Good::Gold), desk.has(0, Good::Wood)), (2, 1), "IMP-12.4");
}

#[test]
fn a_deal_is_no_location() {
    let clause = "IMP-12.5";
    let desk = table(&["romans", "barbarians"])
        .deals(0, &["rom_stonemason", "rom_administration"])
        .empire(0, &["com_rubble"])
        .produce();
    assert_eq!(desk.view().players[0].worth.total(), 1, "{clause}: only the Rubble has a VP value");
    // 1 of the board, 1 of the Deal, 1 of the Rubble for itself; the Administration's Deal draws a card.
    let mut desk = desk;
    desk.settle();
    assert_eq!(desk.has(0, Good::Stone), 3, "{clause}: the Deals are neither grey nor do they produce");
}

#[test]
fn features_react_after_the_good_has_been_gained() {
    let clause = "IMP-12.6";
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_school_of_diplomacy", "jap_sake_distillery"])
        .hand(0, &["jap_farm"])
        .supply(0, &[("food", 1)])
        .lay();
    desk.play(deal("jap_farm"));
    let gained =
        |event: &Event| if let Event::Gained { gain, .. } = event { Some(gain.name()) } else { None };
    let order: Vec<&str> = desk.facts.iter().filter_map(gained).collect();
    assert_eq!(order, ["worker", "gold", "vp"], "{clause}");
}

#[test]
fn copies_have_deal_fields_of_their_own() {
    let clause = "IMP-12.7";
    let mut desk = table(&["barbarians", "romans"])
        .hand(0, &["bar_saboteurs:card", "bar_saboteurs:gold"])
        .supply(0, &[("food", 1)])
        .lay();
    let title = |name: &str| c(name).title();
    assert_eq!(title("bar_saboteurs:card"), title("bar_saboteurs:gold"), "{clause}: copies of one card");
    let mut other = desk.clone();
    desk.play(deal("bar_saboteurs:gold"));
    assert_eq!(desk.tally(0), "1 gold", "{clause}");
    other.play(deal("bar_saboteurs:card")).play(Move::Draw(Deck::Common)).draw("com_mill");
    assert_eq!(other.hand(0), ["com_mill", "bar_saboteurs:gold"], "{clause}");
}

#[test]
fn two_workers_yield_a_resource_or_a_card() {
    let clause = "IMP-15.1";
    table(&["romans", "barbarians"]).supply(0, &[("worker", 1)]).lay().refused(Move::Exchange(1), clause);
    let mut desk = table(&["romans", "barbarians"]).supply(0, &[("worker", 3)]).lay();
    desk.refused(Move::Exchange(2), clause).refused(Move::Exchange(0), clause).play(Move::Exchange(1));
    desk.legal(Move::Good(Good::Wood)).legal(Move::Good(Good::Stone)).legal(Move::Good(Good::Food));
    desk.legal(Move::Draw(Deck::Common)).legal(Move::Draw(Deck::Faction));
    desk.refused(Move::Good(Good::Gold), clause).refused(Move::Good(Good::Worker), clause);
    desk.play(Move::Good(Good::Stone));
    assert_eq!(desk.tally(0), "1 stone, 1 worker", "{clause}");
}

#[test]
fn pairs_are_announced_and_paid_and_then_yield_one_by_one() {
    let mut desk = table(&["romans", "barbarians"]).supply(0, &[("worker", 7)]).lay();
    assert_eq!(desk.offers().iter().filter(|mv| matches!(mv, Move::Exchange(_))).count(), 3, "IMP-15.2");
    desk.play(Move::Exchange(3));
    assert_eq!(desk.tally(0), "1 worker", "{}: all Workers are gone first", "IMP-15.3");
    desk.play(Move::Good(Good::Wood)).play(Move::Draw(Deck::Common)).draw("com_mill");
    assert_eq!(desk.hand(0), ["com_mill"], "{}: seen before the next choice", "IMP-15.3");
    desk.play(Move::Draw(Deck::Faction)).draw("rom_bank");
    assert_eq!(desk.hand(0), ["com_mill", "rom_bank"], "{}: each pair for something else", "IMP-15.2");
    assert_eq!((desk.tally(0).as_str(), desk.asked()), ("1 wood, 1 worker", Seat(1)), "IMP-15.2");
}

#[test]
fn features_react_once_for_each_pair_after_the_last() {
    let clause = "IMP-15.4";
    let mut desk = table(&["romans", "egyptians"])
        .empire(1, &["egy_oasis"])
        .supply(0, &[("worker", 6)])
        .player(0, "vp", json!(0))
        .lay();
    desk.play(Move::Exchange(3)).play(Move::Good(Good::Wood)).play(Move::Good(Good::Wood));
    assert_eq!(desk.has(1, Good::Worker), 0, "{clause}: not before the last pair");
    desk.play(Move::Good(Good::Wood));
    assert_eq!(desk.has(1, Good::Worker), 3, "{clause}");
}
