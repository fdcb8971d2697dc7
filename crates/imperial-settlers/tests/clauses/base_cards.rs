//! Section 24: rulings for base cards: Common ones, those of the Japanese and of the Egyptians.

use crate::desk::{activate, at, build, c, card, good_at, names, raze, raze_hand, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Move,
    goods::{Gain, Good},
    ids::Empire,
    location::Mark,
};
use serde_json::json;

/// The Deal of an empire with this number.
pub fn deal_of(empire: u8, deal: u8) -> Move {
    Move::DealOf { empire: Empire(empire), deal }
}

#[test]
fn ruins_and_desert() {
    let clause = "IMP-24.1";
    let mut desk = table(&["egyptians", "romans"])
        .empire(1, &["com_ruins"])
        .hand(0, &["com_ruins", "egy_desert"])
        .supply(0, &[("raze", 3)])
        .lay();
    desk.refused(raze("com_ruins"), "IMP-13.5").refused(raze_hand("com_ruins"), "IMP-13.5");
    assert!(c("com_ruins").info().colours.is_empty(), "{clause}");
    desk.build("com_ruins");
    assert_eq!((desk.asked(), desk.tally(0).as_str()), (Seat(1), "1 worker, 3 raze"), "{clause}");
    desk.play(Move::Pass).build("egy_desert").settle();
    assert_eq!(desk.tally(0), "1 worker, 3 raze", "{clause}: it costs nothing");
}

#[test]
fn settlers_build_a_faction_card() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_settlers", "rom_gardens"])
        .hand(0, &["rom_stonemason", "com_mill", "rom_colossus"])
        .supply(0, &[("wood", 2), ("stone", 1)])
        .lay();
    desk.activate("com_settlers");
    desk.refused(card("com_mill"), "IMP-24.2").refused(card("rom_colossus"), "IMP-11.2");
    desk.play(card("rom_stonemason"));
    assert_eq!(
        desk.empire(0),
        ["com_settlers", "rom_gardens", "rom_stonemason"],
        "{}: no Location paid",
        "IMP-24.2"
    );
    assert_eq!(desk.tally(0), "2 stone, 1 vp", "{}: production and the Gardens", "IMP-24.2");
    let clause = "IMP-24.2";
    assert_eq!(desk.asked(), Seat(1), "{clause}: at once, as part of the activation");
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["com_settlers"])
        .hand(0, &["bar_settlement"])
        .supply(0, &[("wood", 2)])
        .lay();
    desk.activate("com_settlers").play(card("bar_settlement"));
    assert_eq!(desk.empire(0), ["com_settlers", "bar_settlement"], "{}: no Location in its cost", "IMP-24.3");
}

#[test]
fn tavern_and_desert_discard_a_card() {
    let clause = "IMP-24.4";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["com_tavern", "egy_desert"])
        .hand(0, &["com_mill", "egy_sphinx"])
        .hand(1, &["com_baker", "com_hunter"])
        .supply(1, &[("raze", 1)])
        .lay();
    desk.activate("com_tavern").play(card("com_mill"));
    assert_eq!((desk.discard(), desk.vp(0)), (vec!["com_mill"], 1), "{clause}");
    desk.play(raze_hand("com_hunter")).activate("egy_desert").play(card("egy_sphinx"));
    assert_eq!(names(desk.view().players[0].discard.as_slice()), ["egy_sphinx"], "{clause}");
    desk.play(Move::Against(Seat(1))).play(card("com_baker"));
    for name in ["com_tavern", "egy_desert"] {
        assert_eq!(desk.find(name).map(|it| it.spent.count(Good::Worker)), Some(1), "{clause}: {name}");
    }
}

#[test]
fn desert_makes_an_enemy_discard_a_card_of_its_choice() {
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_desert"])
        .hand(0, &["com_mill"])
        .hand(1, &["com_baker", "rom_bank"])
        .lay();
    desk.activate("egy_desert").play(card("com_mill"));
    desk.refused(Move::Against(Seat(0)), "IMP-14.9").play(Move::Against(Seat(1)));
    assert_eq!(desk.asked(), Seat(1), "IMP-24.4");
    desk.play(card("rom_bank"));
    assert_eq!((desk.hand(1), desk.vp(0)), (vec!["com_baker"], 1), "IMP-24.4");
}

#[test]
fn messenger_and_league_take_trade_route_deals() {
    let clause = "IMP-24.5";
    let layout = || {
        table(&["japanese", "romans"])
            .empire(1, &["com_brewer"])
            .empire(0, &["com_imperial_messenger", "com_hanseatic_league"])
            .player(0, "deals", json!([{ "location": { "at": 0, "good": "food" } }]))
            .supply(0, &[("worker", 1)])
    };
    let mut desk = layout().lay();
    desk.activate("com_imperial_messenger").play(deal_of(0, 0));
    desk.settle();
    assert_eq!(desk.tally(0), "1 food", "{clause}");
    let mut desk = layout().lay();
    desk.activate("com_hanseatic_league").play(deal_of(0, 0));
    assert_eq!((desk.tally(0).as_str(), desk.deals(0).len()), ("3 vp", 0), "{clause}");
}

#[test]
fn porters_and_peasants() {
    let layout = |own: &[&str]| table(&["romans", "barbarians"]).empire(0, own).supply(0, &[("food", 1)]);
    let mut desk = layout(&["com_porters", "rom_builder", "com_gold_mine"]).empire(1, &["com_quarry"]).lay();
    desk.activate("com_porters")
        .refused(at("com_gold_mine"), "IMP-24.7")
        .refused(at("com_quarry"), "IMP-24.7");
    desk.point("rom_builder");
    assert_eq!(desk.tally(0), "1 wood, 1 stone", "{}: a Faction Location as well", "IMP-24.6");
    let mut desk = layout(&["com_porters", "com_peasants", "com_old_forest"]).lay();
    desk.activate("com_porters").point("com_peasants").refused(at("com_peasants"), "IMP-24.7");
    desk.point("com_old_forest");
    assert_eq!(desk.has(0, Good::Wood), 2, "IMP-24.7");
    layout(&["com_porters"]).lay().refused(activate("com_porters", 1), "IMP-14.9");
    let blocked =
        || table(&["romans", "barbarians"]).location(0, "com_old_forest", json!({ "marks": ["blocked"] }));
    let mut desk = blocked().empire(0, &["com_porters"]).supply(0, &[("food", 1)]).lay();
    desk.refused(activate("com_porters", 1), "IMP-14.9");
    let mut desk = blocked().empire(0, &["com_porters", "com_quarry"]).supply(0, &[("food", 1)]).lay();
    desk.activate("com_porters").refused(at("com_old_forest"), "IMP-9.12").point("com_quarry");
    let desk = blocked().empire(0, &["com_peasants"]).produce();
    assert_eq!(desk.asked(), Seat(0), "{}: the Peasants find nothing", "IMP-24.8");
    let desk = table(&["romans", "barbarians"]).empire(0, &["com_peasants"]).produce();
    assert_eq!(
        desk.tally(0),
        "1 wood, 1 stone, 2 worker, 1 raze, 1 defense",
        "{}: the Peasants do nothing",
        "IMP-24.8"
    );
    let clause = "IMP-24.8";
    assert_eq!(desk.asked(), Seat(0), "{clause}: and nothing is asked");
    let score = json!({ "marks": ["score"] });
    let desk = table(&["atlanteans", "romans"]).location(0, "com_peasants", score).produce();
    assert_eq!(desk.vp(0), 1, "{clause}: they have produced all the same");
}

#[test]
fn gate_and_shrine_cannot_be_razed() {
    let clause = "IMP-24.11";
    let mut desk = table(&["romans", "japanese"])
        .empire(1, &["jap_gate", "jap_shrine", "jap_farm"])
        .supply(0, &[("raze", 9)])
        .lay();
    desk.refused(raze("jap_gate"), clause).refused(raze("jap_shrine"), clause).legal(raze("jap_farm"));
    assert_eq!(desk.raze_cost("jap_gate"), None, "{clause}");
    // What is stashed there stays and cannot be taken back.
    let mut desk = table(&["japanese", "romans"])
        .location(0, "jap_shrine", json!({ "held": { "wood": 2 } }))
        .empire(0, &["jap_gate"])
        .player(0, "stash", json!([{ "at": 1, "card": "com_ruins" }]))
        .lay();
    desk.refused(build("com_ruins"), "IMP-11.1");
    assert_eq!(desk.offers(), [Move::Pass], "{clause}");
    desk.pass_all();
    assert_eq!(desk.find("jap_shrine").map(|shrine| shrine.held.len()), Some(2), "{clause}");
    assert_eq!(desk.view().players[0].stash_sizes.len(), 1, "{clause}");
}

#[test]
fn negotiator_builds_an_own_deal() {
    let clause = "IMP-24.12";
    let mut desk = table(&["japanese", "romans"])
        .empire(1, &["com_brewer"])
        .empire(0, &["jap_negotiator"])
        .player(0, "deals", json!([{ "location": { "at": 0, "good": "food" } }, { "card": "jap_casino" }, { "card": "jap_farm" }]))
        .deals(1, &["rom_bank"])
        .supply(0, &[("worker", 1), ("wood", 2)])
        .lay();
    desk.activate("jap_negotiator").refused(deal_of(0, 0), clause).refused(deal_of(1, 0), clause);
    let mut other = desk.clone();
    desk.play(deal_of(0, 1));
    assert_eq!(desk.empire(0), ["jap_negotiator", "jap_casino"], "{clause}: without a Location");
    assert_eq!((desk.tally(0).as_str(), desk.deals(0).len()), ("", 2), "{clause}");
    other.play(deal_of(0, 2));
    assert_eq!(other.tally(0), "1 wood, 1 food, 1 worker", "{clause}: a card without a Location in its cost");
}

#[test]
fn ninjas_deploy_two_samurai() {
    let clause = "IMP-24.13";
    let layout = |own: serde_json::Value| {
        table(&["japanese", "romans"])
            .location(0, "jap_farm", own)
            .empire(0, &["com_ruins", "com_mill"])
            .hand(0, &["jap_ninjas"])
            .supply(0, &[("stone", 1)])
    };
    let mut desk = layout(json!({})).lay();
    desk.build("jap_ninjas").point("com_ruins");
    desk.refused(at("com_mill"), "IMP-18.9").refused(Move::Done, clause).point("jap_farm");
    desk.refused(at("jap_farm"), "IMP-18.7").point("jap_ninjas");
    assert!(desk.bears("jap_farm", Mark::Samurai) && desk.bears("jap_ninjas", Mark::Samurai), "{clause}");
    let mut desk = layout(json!({ "marks": ["samurai"] })).lay();
    desk.build("jap_ninjas").point("com_ruins").point("jap_ninjas");
    assert_eq!((desk.asked(), desk.tally(0).as_str()), (Seat(1), ""), "{clause}: the second is lost");
}

#[test]
fn daimyos_castle_counts_samurai() {
    let clause = "IMP-24.14";
    for (samurai, vp) in [(0, 0), (2, 2), (3, 3), (4, 3)] {
        let cards = ["jap_farm", "jap_stalls", "jap_casino", "jap_gate"];
        let mut layout = table(&["japanese", "romans"]).empire(0, &["jap_daimyos_castle:gold"]);
        for name in &cards[..samurai] {
            layout = layout.location(0, name, json!({ "marks": ["samurai"] }));
        }
        assert_eq!(layout.produce().vp(0), vp, "{clause}: {samurai} Samurai");
    }
}

#[test]
fn trade_route() {
    let clause = "IMP-24.15";
    let mut desk = table(&["japanese", "romans", "barbarians"])
        .empire(0, &["jap_trade_route:food", "jap_trade_route:worker", "com_hunter", "jap_sake_distillery"])
        .empire(1, &["com_brewer", "com_ruins", "rom_bank"])
        .supply(0, &[("food", 3), ("worker", 1)])
        .lay();
    desk.activate("jap_trade_route:food");
    desk.refused(good_at("com_brewer", Gain::Gold), clause)
        .refused(good_at("com_hunter", Gain::Wood), clause);
    desk.refused(good_at("rom_bank", Gain::Gold), clause).refused(good_at("com_ruins", Gain::Worker), clause);
    desk.play(good_at("com_brewer", Gain::Wood));
    assert_eq!((desk.has(0, Good::Wood), desk.deals(0)), (1, vec!["wood"]), "{clause}: now");
    assert_eq!(desk.vp(0), 1, "{}: the Distillery noticed a Deal", "IMP-24.17");
    desk.turn_of(0);
    // One Deal per Location: the other Trade Route finds no target.
    desk.refused(activate("jap_trade_route:worker", 1), "IMP-14.9");
}

#[test]
fn trade_route_deals_stay_without_the_route_and_end_with_the_location() {
    let layout =
        |brewer: serde_json::Value| {
            table(&["japanese", "romans", "egyptians", "barbarians"])
                .location(1, "com_brewer", brewer)
                .player(0, "deals", json!([{ "location": { "at": 0, "good": "food" } }]))
        };
    let desk = layout(json!({})).produce();
    assert_eq!(desk.has(0, Good::Food), 1, "{}: no Trade Route stands", "IMP-24.16");
    for with in [json!({ "marks": ["blocked"] }), json!({ "taken_by": 2 })] {
        let desk = layout(with).produce();
        assert_eq!(desk.has(0, Good::Food), 1, "{}: neither a block nor a take-over ends it", "IMP-24.17");
    }
    let mut desk = layout(json!({})).turn(1, 3).supply(3, &[("raze", 2)]).lay();
    desk.raze("com_brewer");
    assert_eq!(desk.deals(0).len(), 0, "{}: razed", "IMP-24.17");
    let mut desk = layout(json!({})).turn(1, 1).hand(1, &["rom_bank"]).supply(1, &[("stone", 1)]).lay();
    desk.build("rom_bank").point("com_brewer");
    assert_eq!(desk.deals(0).len(), 0, "{}: discarded", "IMP-24.17");
}

#[test]
fn chariot_builder_ignores_protection() {
    let clause = "IMP-24.18";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_chariot_builder"])
        .location(1, "com_mill", json!({ "marks": ["defense"] }))
        .empire(1, &["rom_fortification"])
        .supply(0, &[("raze", 1)])
        .lay();
    desk.refused(raze("com_mill"), "IMP-13.4").activate("egy_chariot_builder").raze("com_mill");
    assert_eq!(
        (desk.tally(0).as_str(), desk.foundations(1)),
        ("1 food, 1 worker", vec!["com_mill"]),
        "{clause}"
    );
}

#[test]
fn oasis_counts_pairs() {
    let clause = "IMP-24.19";
    let mut desk =
        table(&["romans", "egyptians"]).empire(1, &["egy_oasis"]).supply(0, &[("worker", 5)]).lay();
    desk.play(Move::Exchange(2)).play(Move::Good(Good::Wood)).play(Move::Good(Good::Wood));
    assert_eq!(desk.has(1, Good::Worker), 2, "{clause}");
}

#[test]
fn sanctuary_makes_a_hidden_foundation() {
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sanctuary", "com_gallows"])
        .hand(0, &["egy_sphinx", "com_mill"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("egy_sanctuary").refused(card("com_baker"), "IMP-24.21").play(card("egy_sphinx"));
    assert_eq!(desk.tally(0), "1 stone", "{}: no Wood, and it is no raze", "IMP-24.20");
    assert_eq!(desk.hand(0), ["com_mill"], "IMP-24.20");
    let (own, other) = (desk.view_of(0), desk.view_of(1));
    let hidden = own.players[0].hidden.expect("its owner may look");
    assert_eq!(names(hidden.as_slice()), ["egy_sphinx"], "{}: any card", "IMP-24.21");
    assert!(other.players[0].hidden.is_none(), "IMP-24.21");
    assert_eq!(other.players[0].hidden_size.total(), 1, "{}: that it lies there is seen", "IMP-24.21");
}

#[test]
fn scorpion_breeder_exhausts() {
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_scorpion_breeder"])
        .location(1, "com_gold_mine", json!({ "activations": [1, 0] }))
        .empire(1, &["com_castle_a", "com_mill"])
        .supply(0, &[("worker", 1)])
        .supply(1, &[("worker", 2)])
        .lay();
    desk.activate("egy_scorpion_breeder");
    desk.refused(at("com_gold_mine"), "IMP-24.23").refused(at("com_mill"), "IMP-24.23").point("com_castle_a");
    desk.refused(activate("com_castle_a", 1), "IMP-24.22").pass_all().settle();
    assert_eq!(desk.view().round, 2);
    assert!(!desk.bears("com_castle_a", Mark::Exhausted), "{}: the effect ends with the round", "IMP-24.23");
}

#[test]
fn opening_what_is_open_is_no_use_left() {
    let clauses = ["IMP-14.19", "IMP-21.24", "IMP-24.23"];
    let layout = |second: u8| {
        table(&["egyptians", "atlanteans"])
            .empire(0, &["egy_scorpion_breeder"])
            .location(1, "com_smugglers", json!({ "activations": [1, second], "marks": ["basic"] }))
            .supply(0, &[("worker", 1)])
            .lay()
    };
    layout(3).refused(activate("egy_scorpion_breeder", 1), "IMP-14.9");
    let mut desk = layout(2);
    desk.activate("egy_scorpion_breeder").point("com_smugglers");
    assert!(desk.bears("com_smugglers", Mark::Exhausted), "{clauses:?}: once more with the Basic token");
}

#[test]
fn keeping_one_of_two_faction_cards() {
    let clause = "IMP-24.38";
    let layout =
        |deck: &[&str]| table(&["romans", "barbarians"]).empire(0, &["rom_architect"]).faction_deck(0, deck);
    let mut desk = layout(&["rom_bank", "rom_legion"]).produce();
    desk.draw("rom_legion").draw("rom_bank").refused(card("rom_spies"), clause).play(card("rom_legion"));
    assert_eq!(desk.hand(0), ["rom_legion"], "{clause}");
    assert!(desk.view().players[0].discard.contains(c("rom_bank")), "{clause}: the other is discarded");
    let mut desk = layout(&["rom_bank"]).produce();
    desk.draw("rom_bank");
    assert_eq!((desk.hand(0), desk.asked()), (vec!["rom_bank"], Seat(0)), "{clause}: a single one is kept");
    let desk = layout(&[]).produce();
    assert_eq!((desk.hand(0).len(), desk.asked()), (0, Seat(0)), "{clause}: nothing happens");
}

#[test]
fn messenger_uses_different_deals() {
    let clause = "IMP-24.40";
    let layout = |deals: &[&str]| {
        table(&["romans", "barbarians"])
            .empire(0, &["com_imperial_messenger"])
            .deals(0, deals)
            .supply(0, &[("worker", 1)])
    };
    let mut desk = layout(&["rom_bank", "rom_legion", "rom_builder"]).lay();
    desk.activate("com_imperial_messenger").play(deal_of(0, 0)).refused(deal_of(0, 0), clause);
    desk.play(deal_of(0, 2));
    assert_eq!((desk.tally(0).as_str(), desk.asked()), ("1 stone, 1 gold", Seat(1)), "{clause}");
    let mut desk = layout(&["rom_bank"]).lay();
    desk.activate("com_imperial_messenger").play(deal_of(0, 0));
    assert_eq!(
        (desk.tally(0).as_str(), desk.asked()),
        ("1 gold", Seat(1)),
        "{clause}: nothing more is asked"
    );
}
