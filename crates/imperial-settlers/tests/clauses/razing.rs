//! Section 13: razing and Foundations.

use crate::desk::{activate, build, c, foundation, names, raze, raze_hand, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Event, Move, goods::Good, ids::Deck, location::Mark};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn one_card_from_hand_or_one_enemy_location() {
    let clause = "IMP-13.1";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_mill"])
        .empire(1, &["com_baker", "com_hunter"])
        .hand(0, &["com_joiner"])
        .supply(0, &[("raze", 4)])
        .lay();
    desk.legal(raze_hand("com_joiner")).legal(raze("com_baker")).raze("com_hunter");
    assert_eq!(desk.asked(), Seat(1), "{clause}: one per action");
    assert_eq!(desk.empire(1), ["com_baker"], "{clause}");
    desk.play(Move::Pass).refused(raze("com_mill"), "IMP-13.15");
}

#[test]
fn razing_from_hand() {
    let clause = "IMP-13.2";
    let layout = |faction: &str, card: &str, tokens| {
        table(&[faction, "barbarians"]).hand(0, &[card]).supply(0, &[("raze", tokens)])
    };
    let mut desk = layout("romans", "com_mill", 2).lay();
    desk.play(raze_hand("com_mill"));
    assert_eq!(desk.tally(0), "1 food, 1 worker, 1 raze", "{clause}: 1 token, all Goods");
    assert_eq!((desk.discard(), desk.foundations(0).len()), (vec!["com_mill"], 0), "{clause}: discarded");
    layout("romans", "com_mill", 0).lay().refused(raze_hand("com_mill"), clause);
    layout("romans", "com_mill", 1).lay().refused(raze_hand("com_baker"), clause);
    layout("romans", "rom_bank", 1).lay().refused(raze_hand("rom_bank"), clause);
    let mut desk = layout("japanese", "jap_farm", 1).lay();
    desk.play(raze_hand("jap_farm"));
    assert_eq!(desk.tally(0), "1 vp", "{clause}: the Japanese raze their own Faction cards, too");
}

#[test]
fn razing_an_enemy_location() {
    let clause = "IMP-13.3";
    let layout =
        |tokens| table(&["romans", "barbarians"]).empire(1, &["com_mill"]).supply(0, &[("raze", tokens)]);
    layout(1).lay().refused(raze("com_mill"), "IMP-13.4");
    let mut desk = layout(2).lay();
    desk.raze("com_mill");
    assert_eq!(desk.tally(0), "1 food, 1 worker", "{clause}");
    assert_eq!((desk.foundations(1), desk.empire(1).len()), (vec!["com_mill"], 0), "{clause}");
    assert_eq!(desk.tally(1), "1 wood", "IMP-13.7");
}

#[test]
fn protection_adds_to_the_cost() {
    let clause = "IMP-13.4";
    for (card, marks, cost) in [
        ("com_mill", json!([]), 2),
        ("com_mill", json!(["defense"]), 3),
        ("com_mill", json!(["advanced_defense"]), 3),
    ] {
        let desk = table(&["romans", "atlanteans"]).location(1, card, json!({ "marks": marks })).lay();
        assert_eq!(desk.raze_cost(card), Some(cost), "{clause}: {card} with {marks}");
    }
    for (card, marks, cost) in [
        ("jap_farm", json!([]), 2),
        ("jap_farm", json!(["samurai"]), 3),
        ("jap_feng_shui_builders", json!([]), 3),
        ("jap_feng_shui_builders", json!(["samurai"]), 4),
    ] {
        let mut desk = table(&["romans", "japanese"])
            .location(1, card, json!({ "marks": marks }))
            .supply(0, &[("raze", cost)])
            .lay();
        assert_eq!(desk.raze_cost(card), Some(cost as u8), "{clause}: {card} with {marks}");
        desk.raze(card);
        assert_eq!(desk.has(0, Good::Raze), 0, "{clause}");
    }
    let desk = table(&["barbarians", "romans"])
        .location(1, "com_mill", json!({ "marks": ["defense"] }))
        .empire(1, &["rom_fortification", "com_baker"])
        .lay();
    assert_eq!((desk.raze_cost("com_mill"), desk.raze_cost("com_baker")), (Some(4), Some(3)), "{clause}");
}

#[test]
fn what_has_no_raze_field_is_not_razed() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(1, &["com_ruins", "bar_altar"])
        .hand(0, &["com_ruins_of_atlantis"])
        .supply(0, &[("raze", 9)])
        .lay();
    desk.refused(raze("com_ruins"), "IMP-13.5").refused(raze_hand("com_ruins_of_atlantis"), "IMP-13.5");
    desk.refused(raze("bar_altar"), "IMP-13.6");
}

#[test]
fn a_razed_japanese_location_is_discarded() {
    let clause = "IMP-13.6";
    let mut desk = table(&["romans", "japanese"]).empire(1, &["jap_farm"]).supply(0, &[("raze", 2)]).lay();
    desk.raze("jap_farm");
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("1 vp", ""), "{clause}: no Wood");
    assert_eq!(desk.foundations(1).len(), 0, "{clause}");
    assert_eq!(names(desk.view().players[1].discard.as_slice()), ["jap_farm"], "{clause}");
}

#[test]
fn what_lies_on_a_razed_location_goes() {
    let mut desk = table(&["romans", "atlanteans"])
        .location(
            1,
            "com_jewellers",
            json!({
                "marks": ["basic", "score", "advanced_defense"],
                "spent": { "worker": 1, "gold": 1 },
                "activations": [1, 0],
            }),
        )
        .location(1, "com_public_granary", json!({ "marks": ["defense"], "visitors": 2 }))
        .supply(0, &[("raze", 6)])
        .lay();
    desk.raze("com_jewellers");
    assert_eq!(
        desk.tally(1),
        "1 wood, 1 basic_tech, 2 vp",
        "{}, {}, {}",
        "IMP-13.8",
        "IMP-13.9",
        "IMP-13.10"
    );
    for clause in ["IMP-13.8", "IMP-13.9", "IMP-13.10"] {
        assert_eq!(desk.has(1, Good::BasicTech), 1, "{clause}: ready for use");
        assert_eq!(desk.vp(1), 2, "{clause}: 1 VP for each Advanced token");
    }
    desk.turn_of(0).raze("com_public_granary");
    assert_eq!(desk.tally(1), "2 wood, 1 basic_tech, 2 vp", "{}: no visitors, no Defense token", "IMP-13.8");
    assert_eq!(desk.tally(0), "1 food, 1 worker, 1 gold, 1 vp", "IMP-13.3");
}

#[test]
fn egyptian_and_barbarian_tokens_come_back() {
    let mut desk = table(&["romans", "egyptians", "barbarians"])
        .location(0, "com_mill", json!({ "taken_by": 1 }))
        .location(0, "com_stone_supplier", json!({ "marks": ["eavesdropped"] }))
        .location(1, "com_baker", json!({ "marks": ["blocked"] }))
        .turn(1, 2)
        .supply(2, &[("raze", 6)])
        .lay();
    let stock = |desk: &crate::desk::Desk| (desk.view().players[1].tokens, desk.view().players[2].tokens);
    assert_eq!(stock(&desk), (2, 1));
    desk.raze("com_mill");
    assert_eq!(stock(&desk), (3, 1), "IMP-13.11");
    desk.turn_of(2).raze("com_stone_supplier");
    assert_eq!(stock(&desk), (4, 1), "IMP-13.11");
    let mut desk = table(&["romans", "barbarians"])
        .location(1, "com_hunter", json!({}))
        .location(0, "com_baker", json!({ "marks": ["blocked"] }))
        .turn(1, 1)
        .supply(1, &[("raze", 2)])
        .lay();
    desk.raze("com_baker");
    assert_eq!(desk.view().players[1].tokens, 2, "IMP-13.12");
}

#[test]
fn goods_in_printed_order_then_the_foundation_then_features() {
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["com_gallows"])
        .empire(1, &["com_town_square"])
        .supply(0, &[("raze", 2)])
        .lay();
    desk.raze("com_town_square");
    assert_eq!(desk.has(0, Good::Worker), 1, "{}: first the Worker", "IMP-13.13");
    desk.legal(Move::Draw(Deck::Common)).legal(Move::Draw(Deck::Faction));
    assert!(desk.find("com_town_square").is_some(), "{}: it still stands", "IMP-13.14");
    desk.play(Move::Draw(Deck::Faction)).draw("bar_altar");
    assert_eq!(desk.hand(0), ["bar_altar"], "{}: the razing player chooses the deck", "IMP-13.13");
    assert_eq!(desk.foundations(1), ["com_town_square"], "IMP-13.14");
    let step = |event: &Event| match event {
        Event::Gained { gain, .. } => Some(gain.name()),
        Event::Drew { .. } => Some("card"),
        Event::BecameFoundation { .. } => Some("foundation"),
        Event::Reacted { card, .. } => Some(card.name()),
        _ => None,
    };
    let order: Vec<&str> = desk.facts.iter().filter_map(step).collect();
    assert_eq!(order, ["worker", "card", "foundation", "wood", "com_gallows", "vp"], "IMP-13.14");
}

#[test]
fn own_locations_are_razed_by_the_rabble_alone() {
    let clause = "IMP-13.15";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_rabble", "com_quarry"])
        .supply(0, &[("worker", 1), ("raze", 3)])
        .lay();
    desk.refused(raze("com_quarry"), clause).activate("bar_rabble").raze("com_quarry");
    assert_eq!(desk.foundations(0), ["com_quarry"], "{clause}");
    assert_eq!(desk.tally(0), "1 wood, 2 stone, 3 raze", "{clause}");
}

#[test]
fn a_foundation_pays_for_a_location_and_nothing_else() {
    let mut desk = table(&["romans", "barbarians"])
        .foundations(0, &["com_mill", "com_baker", "com_watchtower"])
        .hand(0, &["rom_bank", "com_quarry"])
        .supply(0, &[("stone", 1), ("raze", 3)])
        .lay();
    desk.refused(raze_hand("com_mill"), "IMP-13.2").refused(build("com_mill"), "IMP-11.1");
    desk.refused(foundation("com_mill"), "IMP-10.2").build("rom_bank");
    let offers = desk.offers();
    assert_eq!(offers.len(), 3, "{}: {offers:?}", "IMP-13.16");
    desk.play(foundation("com_baker"));
    assert_eq!(desk.empire(0), ["rom_bank"], "{}: the new card stands in its usual row", "IMP-13.16");
    assert_eq!(c("rom_bank").info().kind, approdo_imperial_settlers::content::Kind::Production);
    desk.pass_all();
    assert_eq!(desk.view().round, 2);
    assert_eq!(desk.foundations(0), ["com_mill", "com_watchtower"], "{}: they stay", "IMP-13.17");
}

#[test]
fn removing_is_not_razing() {
    let mut desk = table(&["romans", "atlanteans"])
        .empire(0, &["rom_engineers", "com_gallows"])
        .location(1, "com_mill", json!({ "marks": ["defense", "basic", "score"] }))
        .supply(0, &[("worker", 2)])
        .lay();
    assert!(desk.bears("com_mill", Mark::Defense));
    desk.legal(activate("rom_engineers", 1)).activate("rom_engineers").point("com_mill");
    assert_eq!(desk.tally(0), "1 vp", "{}: only what the Engineers give", "IMP-13.18");
    assert_eq!((desk.foundations(1).len(), desk.discard()), (0, vec!["com_mill"]), "IMP-13.18");
    assert_eq!(desk.tally(1), "1 basic_tech, 1 vp", "{}, {}: no Wood", "IMP-13.9", "IMP-13.10");
    let mut desk = table(&["barbarians", "japanese"])
        .empire(0, &["bar_tribes_dubster", "bar_altar"])
        .location(1, "jap_farm", json!({ "marks": ["samurai"] }))
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    desk.activate("bar_tribes_dubster").point("bar_altar").point("jap_farm");
    assert_eq!((desk.empire(1).len(), desk.tally(0).as_str()), (0, "3 vp"), "IMP-13.19");
}
