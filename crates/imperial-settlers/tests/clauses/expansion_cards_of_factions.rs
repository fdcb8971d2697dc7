//! Section 25: rulings for expansion cards of the Barbarians, the Egyptians and the Romans.

use crate::desk::{activate, at, names, table, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Move, goods::Good, ids::Deck};
use serde_json::json;

#[test]
fn mechanical_horse_by_colour() {
    let clause = "IMP-25.12";
    let layout = |target: &str| {
        table(&["barbarians", "romans"])
            .empire(0, &["bar_mechanical_horse"])
            .empire(1, &[target])
            .supply(0, &[("raze", 2), ("basic_tech", 1)])
    };
    // What the Raze field gives, and 1 VP with the Good of the colour.
    for (target, due) in [
        ("com_joiner", "2 wood, 2 vp"),
        ("com_coal_mine", "2 stone, 1 worker, 1 vp"),
        ("com_brewer", "1 wood, 2 food, 1 vp"),
        ("com_village_a", "3 worker, 1 vp"),
        ("com_gold_creek", "1 worker, 2 gold, 1 vp"),
        ("com_armorer", "1 stone, 1 raze, 2 vp"),
        ("com_monument", "1 stone, 3 vp"),
        ("com_inventors_hut", "1 wood, 1 basic_tech, 2 vp"),
    ] {
        let mut desk = layout(target).lay();
        desk.raze(target).play(Move::Again);
        // The Inventor's Hut yields another token to spend.
        if desk.asked_now() == Some(Seat(0)) {
            desk.play(Move::Done);
        }
        assert_eq!(desk.tally(0), due, "{clause}: {target}");
    }
    let mut desk = layout("com_castle_a").lay();
    desk.raze("com_castle_a");
    for _ in 0..2 {
        desk.play(Move::Draw(Deck::Faction)).luck(0);
    }
    desk.play(Move::Again).play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!((desk.hand(0).len(), desk.vp(0)), (3, 1), "{clause}: blue gives a card");
}

#[test]
fn mechanical_horse_example() {
    let clause = "IMP-25.11";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_mechanical_horse"])
        .hand(0, &["com_brewer"])
        .supply(0, &[("raze", 1), ("basic_tech", 4)])
        .lay();
    desk.play(crate::desk::raze_hand("com_brewer"));
    for _ in 0..3 {
        desk.play(Move::Again);
    }
    desk.refused(Move::Pass, clause).play(Move::Done);
    assert_eq!(desk.tally(0), "1 wood, 4 food, 1 basic_tech, 3 vp", "{clause}");
}

#[test]
fn mechanical_horse_asks_again_for_tokens_that_came_meanwhile() {
    let clause = "IMP-25.11";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_mechanical_horse"])
        .empire(1, &["com_castle_a"])
        .supply(0, &[("raze", 2), ("basic_tech", 1)])
        .lay();
    desk.raze("com_castle_a");
    for _ in 0..2 {
        desk.play(Move::Draw(Deck::Faction)).luck(0);
    }
    // The last token is spent on a card, and the draw turns up an Event that gives another token.
    desk.play(Move::Again).play(Move::Draw(Deck::Common)).draw("com_gift_of_the_sea").draw("com_mill");
    assert_eq!((desk.asked(), desk.has(0, Good::BasicTech)), (Seat(0), 1), "{clause}");
    desk.play(Move::Again).play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!(desk.vp(0), 2, "{clause}");
    assert_eq!(desk.has(0, Good::BasicTech), 0, "{clause}");
    assert!(!desk.offers().contains(&Move::Again), "{clause}: nothing is left to spend");
}

#[test]
fn tribes_dubster() {
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_tribes_dubster", "com_mill"])
        .empire(1, &["com_baker", "rom_bank"])
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    desk.activate("bar_tribes_dubster").refused(at("com_baker"), "IMP-25.13");
    let mut itself = desk.clone();
    itself.point("bar_tribes_dubster").refused(at("com_baker"), "IMP-25.13").point("rom_bank");
    assert_eq!((itself.empire(0), itself.empire(1)), (vec!["com_mill"], vec!["com_baker"]), "IMP-25.31");
    desk.point("com_mill");
    assert!(desk.find("com_mill").is_some(), "{}: both are chosen first", "IMP-25.31");
    desk.refused(at("rom_bank"), "IMP-25.13").refused(at("com_mill"), "IMP-25.13").point("com_baker");
    assert_eq!((desk.empire(0), desk.empire(1)), (vec!["bar_tribes_dubster"], vec!["rom_bank"]), "IMP-25.13");
    assert_eq!(
        (desk.discard(), desk.tally(0).as_str()),
        (vec!["com_mill", "com_baker"], "3 vp"),
        "IMP-25.31"
    );
    // Without a Location of the same class on both sides it cannot be activated.
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_tribes_dubster"])
        .empire(1, &["com_baker"])
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    desk.refused(activate("bar_tribes_dubster", 1), "IMP-14.9");
}

#[test]
fn traks_flying_machine() {
    let layout = || {
        table(&["barbarians", "romans"])
            .empire(0, &["bar_traks_flying_machine:raze", "com_gallows", "bar_frontier", "bar_raid"])
            .supply(0, &[("basic_tech", 1)])
    };
    let mut desk = layout().lay();
    desk.activate("bar_traks_flying_machine:raze").draw("com_quarry");
    assert_eq!(desk.tally(0), "2 stone, 1 vp", "{}: razed at once; the Gallows react", "IMP-25.14");
    assert_eq!(desk.discard(), ["com_quarry"], "IMP-25.14");
    let mut desk = layout().lay();
    desk.activate("bar_traks_flying_machine:raze").draw("com_gift_of_the_sea").draw("com_ruins");
    assert_eq!(desk.tally(0), "1 basic_tech", "{}: the Event counts, the Ruins are no raze", "IMP-25.15");
    assert_eq!(desk.discard(), ["com_ruins", "com_gift_of_the_sea"], "IMP-25.15");
}

#[test]
fn sand_navigators() {
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sand_navigators:gold", "com_quarry"])
        .empire(1, &["rom_bank", "com_gold_mine", "com_peasants"])
        .location(1, "com_armorer", json!({ "visitors": 2 }))
        .location(1, "com_old_forest", json!({}))
        .supply(0, &[("basic_tech", 1), ("worker", 2)])
        .lay();
    desk.activate("egy_sand_navigators:gold");
    desk.refused(visit("com_gold_mine"), "IMP-25.17").refused(visit("com_peasants"), "IMP-25.17");
    desk.refused(visit("com_armorer"), "IMP-16.5").refused(visit("com_quarry"), "IMP-16.2");
    desk.legal(visit("com_old_forest")).play(visit("rom_bank"));
    assert_eq!(
        (desk.tally(0).as_str(), desk.tally(1).as_str()),
        ("1 worker, 1 gold", "1 worker"),
        "IMP-25.16"
    );
    assert_eq!(
        desk.find("rom_bank").map(|bank| bank.visitors),
        Some(1),
        "{}: it counts as a visit",
        "IMP-25.16"
    );
    // It counts as sending a Worker for all Features.
    let mut desk = table(&["egyptians", "atlanteans"])
        .empire(0, &["egy_sand_navigators:gold", "com_diplomats_house"])
        .empire(1, &["com_old_forest", "atl_ambassadors_caste"])
        .supply(0, &[("basic_tech", 1), ("worker", 1)])
        .lay();
    desk.activate("egy_sand_navigators:gold").play(visit("com_old_forest"));
    assert_eq!(
        (desk.tally(0).as_str(), desk.tally(1).as_str()),
        ("2 wood, 1 vp", "1 worker, 1 vp"),
        "IMP-25.18"
    );
    let mut desk = table(&["egyptians", "barbarians"])
        .empire(0, &["egy_sand_navigators:gold"])
        .location(1, "com_old_forest", json!({}))
        .supply(0, &[("basic_tech", 1), ("worker", 1)])
        .lay();
    desk.legal(activate("egy_sand_navigators:gold", 1));
    let mut desk = table(&["egyptians", "romans", "barbarians"])
        .empire(0, &["egy_sand_navigators:gold"])
        .location(1, "com_old_forest", json!({ "marks": ["blocked"] }))
        .empire(1, &["com_quarry"])
        .supply(0, &[("basic_tech", 1), ("worker", 1)])
        .lay();
    desk.activate("egy_sand_navigators:gold").refused(visit("com_old_forest"), "IMP-23.15");
}

#[test]
fn roman_academy() {
    let clause = "IMP-25.20";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_roman_academy", "com_gadget_fair", "com_jugglers"])
        .supply(0, &[("basic_tech", 2), ("worker", 1)])
        .lay();
    desk.play(activate("com_gadget_fair", 2));
    assert_eq!(desk.vp(0), 6, "{clause}: 2 and 1 for each activation");
    desk.play(Move::Pass).activate("com_jugglers");
    assert_eq!(desk.vp(0), 7, "{clause}: nothing for Workers");
}

#[test]
fn remote_trading_colony() {
    let clause = "IMP-25.21";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "com_mill", "com_carpenters_workshop", "com_ruins"])
        .hand(0, &["rom_remote_trading_colony"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.build("rom_remote_trading_colony").point("com_ruins");
    assert_eq!(desk.tally(0), "4 gold, 1 basic_tech, 3 vp", "{clause}");
}

#[test]
fn defence_machine() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_defence_machine", "com_gallows"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    desk.activate("rom_defence_machine").draw("com_mill").draw("com_gift_of_the_sea").draw("com_baker");
    assert_eq!(desk.tally(0), "2 wood, 1 basic_tech", "{}: no raze", "IMP-25.22");
    let hidden = desk.view_of(0).players[0].hidden.expect("its owner may look");
    assert_eq!(names(hidden.as_slice()), ["com_mill", "com_baker"], "IMP-25.23");
    assert!(desk.view_of(1).players[0].hidden.is_none(), "{}: face down for others", "IMP-25.23");
    assert_eq!(desk.discard(), ["com_gift_of_the_sea"], "IMP-25.23");
}
