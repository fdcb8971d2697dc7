//! Section 24: rulings for base cards.

use super::desk::{activate, at, build, c, card, good_at, names, raze, raze_hand, table};
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    content::Kind,
    goods::{Gain, Good},
    ids::{Deck, Empire},
    location::Mark,
};
use serde_json::json;

/// The Deal of an empire with this number.
fn deal_of(empire: u8, deal: u8) -> Move {
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
    let desk = table(&["romans", "barbarians"]).empire(0, &["com_peasants"]).produce();
    assert_eq!(
        desk.tally(0),
        "1 wood, 1 stone, 2 worker, 1 raze, 1 defense",
        "{}: the Peasants do nothing",
        "IMP-24.8"
    );
    let clause = "IMP-24.8";
    assert_eq!(desk.asked(), Seat(0), "{clause}: and nothing is asked");
}

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
    desk.settle();
    assert_eq!((desk.tally(0).as_str(), desk.asked()), ("1 gold", Seat(1)), "{clause}");
}
