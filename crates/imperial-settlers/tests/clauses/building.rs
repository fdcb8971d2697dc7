//! Section 11: building Locations.

use crate::desk::{at, build, foundation, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    goods::{Good, Payment},
    ids::{Deck, Tech},
    location::Mark,
};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn a_card_from_hand_is_built() {
    let clause = "IMP-11.1";
    let mut desk = table(&["romans", "barbarians"]).hand(0, &["com_ruins"]).hand(1, &["com_mill"]).lay();
    desk.refused(build("com_mill"), clause).refused(build("bar_altar"), clause).build("com_ruins");
    assert_eq!(desk.empire(0), ["com_ruins"], "{clause}");
    assert!(desk.hand(0).is_empty(), "{clause}");
}

#[test]
fn the_cost_is_paid_from_the_supply() {
    let clause = "IMP-11.2";
    let layout = |wood, stone| {
        table(&["romans", "barbarians"])
            .hand(0, &["com_carpenter"])
            .supply(0, &[("wood", wood), ("stone", stone)])
    };
    layout(1, 1).lay().refused(build("com_carpenter"), clause);
    layout(5, 0).lay().refused(build("com_carpenter"), clause);
    let mut desk = layout(3, 2).lay();
    desk.build("com_carpenter");
    assert_eq!(desk.tally(0), "1 wood, 1 stone", "{clause}");
}

#[test]
fn a_location_in_the_cost_is_a_location_or_a_foundation() {
    let clause = "IMP-11.3";
    let layout = || table(&["romans", "barbarians"]).hand(0, &["rom_bank"]).supply(0, &[("stone", 1)]);
    layout().lay().refused(build("rom_bank"), clause);
    let mut desk = layout()
        .empire(0, &["com_ruins", "rom_architect"])
        .foundations(0, &["com_mill"])
        .empire(1, &["com_baker"])
        .lay();
    desk.build("rom_bank").legal(at("com_ruins")).legal(at("rom_architect")).legal(foundation("com_mill"));
    desk.refused(at("com_baker"), clause)
        .refused(Move::Done, clause)
        .refused(foundation("com_baker"), "IMP-13.16");
    let mut other = desk.clone();
    desk.point("rom_architect");
    assert_eq!(desk.empire(0), ["com_ruins", "rom_bank"], "{clause}: a Faction Location");
    assert_eq!(desk.tally(0), "1 gold", "{clause}: besides the Stone");
    other.play(foundation("com_mill"));
    assert_eq!(other.empire(0), ["com_ruins", "rom_architect", "rom_bank"], "{clause}: a Foundation");
    assert_eq!((other.foundations(0).len(), other.discard()), (0, vec!["com_mill"]), "{clause}");
}

#[test]
fn what_lies_on_a_location_paid_away() {
    let mut desk = table(&["atlanteans", "romans"])
        .location(
            0,
            "com_jewellers",
            json!({
                "marks": ["basic", "score", "advanced_defense"],
                "spent": { "worker": 1, "gold": 1 },
                "activations": [1, 0],
            }),
        )
        .hand(0, &["atl_emerald_bay"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.build("atl_emerald_bay").point("com_jewellers");
    // 1 Worker is the Building Bonus of the new Location.
    assert_eq!(desk.tally(0), "1 worker, 1 basic_tech", "{}, {}, {}", "IMP-11.4", "IMP-11.6", "IMP-11.7");
    for clause in ["IMP-11.4", "IMP-11.6", "IMP-11.7"] {
        assert_eq!((desk.has(0, Good::Gold), desk.vp(0)), (0, 0), "{clause}: the rest is gone, without VP");
    }
    assert_eq!(desk.discard(), ["com_jewellers"], "IMP-11.4");
}

#[test]
fn protection_and_visitors_on_a_location_paid_away() {
    let clause = "IMP-11.5";
    let mut desk = table(&["japanese", "romans"])
        .location(0, "jap_farm", json!({ "marks": ["samurai"] }))
        .location(0, "com_public_granary", json!({ "marks": ["defense"], "visitors": 2 }))
        .hand(0, &["jap_casino", "jap_sumo_school"])
        .supply(0, &[("wood", 3)])
        .lay();
    desk.build("jap_casino").point("jap_farm").play(Move::Pass).build("jap_sumo_school");
    desk.point("com_public_granary");
    assert_eq!(desk.tally(0), "", "{clause}: neither Workers nor Defense tokens come back");
    assert_eq!(names_of(&desk, 0), ["jap_farm"], "{clause}");
    assert_eq!(desk.discard(), ["com_public_granary"], "{clause}");
}

/// The discard pile of a seat's faction.
fn names_of(desk: &crate::desk::Desk, seat: usize) -> Vec<&'static str> {
    crate::desk::names(desk.view().players[seat].discard.as_slice())
}

#[test]
fn a_location_taken_over_is_nobodys_to_pay_with() {
    let clause = "IMP-11.8";
    let layout = |seat: u8| {
        table(&["egyptians", "romans"])
            .turn(1, seat)
            .location(1, "com_mill", json!({ "taken_by": 0 }))
            .hand(0, &["egy_sphinx"])
            .hand(1, &["rom_bank"])
            .supply(0, &[("stone", 1)])
            .supply(1, &[("stone", 1)])
    };
    for seat in [0, 1] {
        let card = ["egy_sphinx", "rom_bank"][usize::from(seat)];
        layout(seat).lay().refused(build(card), clause);
        let mut desk = layout(seat).empire(seat, &["com_ruins"]).lay();
        desk.build(card).refused(at("com_mill"), clause).point("com_ruins");
        assert!(desk.find("com_mill").is_some(), "{clause}");
    }
}

#[test]
fn what_was_stashed_on_a_location_is_discarded() {
    let clause = "IMP-11.9";
    let mut desk = table(&["japanese", "romans"])
        .location(0, "jap_shrine", json!({ "held": { "wood": 2 } }))
        .empire(0, &["jap_gate"])
        .player(0, "stash", json!([{ "at": 1, "card": "com_mill" }, { "at": 1, "card": "jap_farm" }]))
        .hand(0, &["jap_casino", "jap_sumo_school"])
        .supply(0, &[("wood", 3)])
        .lay();
    assert_eq!(desk.view().players[0].worth.features, 4);
    desk.build("jap_casino").point("jap_shrine").play(Move::Pass).build("jap_sumo_school").point("jap_gate");
    assert_eq!(desk.tally(0), "", "{clause}");
    assert_eq!((desk.discard(), desk.view().players[0].worth.features), (vec!["com_mill"], 0), "{clause}");
    assert!(names_of(&desk, 0).contains(&"jap_farm"), "{clause}");
}

#[test]
fn a_location_paid_away_neither_counts_nor_reacts() {
    let clause = "IMP-11.10";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "rom_administration"])
        .hand(0, &["rom_stonemason"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .lay();
    desk.build("rom_stonemason").point("com_stone_supplier");
    assert_eq!(
        desk.tally(0),
        "2 stone, 1 gold",
        "{clause}: the Supplier does not react, the Administration does"
    );
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["com_quarry"])
        .hand(0, &["egy_altar_of_bastet"])
        .supply(0, &[("stone", 1)])
        .lay();
    desk.build("egy_altar_of_bastet").point("com_quarry");
    assert_eq!(desk.tally(0), "1 stone", "{clause}: only the new Location is grey");
}

#[test]
fn a_card_without_a_cost_takes_a_build_action() {
    let clause = "IMP-11.11";
    let mut desk = table(&["egyptians", "romans"]).hand(0, &["com_ruins", "egy_desert"]).lay();
    desk.build("com_ruins");
    assert_eq!((desk.asked(), desk.tally(0).as_str()), (Seat(1), "1 worker"), "{clause}");
    desk.play(Move::Pass).build("egy_desert").settle();
    assert_eq!(desk.empire(0), ["com_ruins", "egy_desert"], "{clause}");
    assert_eq!(desk.view().players[0].actions, 2, "{clause}");
}

#[test]
fn a_new_location_stands_in_the_row_of_its_kind() {
    let clause = "IMP-11.12";
    let mut desk =
        table(&["romans", "barbarians"]).hand(0, &["com_jugglers"]).supply(0, &[("wood", 2)]).lay();
    desk.build("com_jugglers");
    let built = desk.find("com_jugglers").expect("it stands");
    assert_eq!(built.card.info().kind, approdo_imperial_settlers::content::Kind::Action, "{clause}");
    assert!(built.works_for(Seat(0)), "{clause}");
}

#[test]
fn a_production_location_produces_when_built_and_later_and_gives_its_bonus_once() {
    let mut desk =
        table(&["barbarians", "romans"]).hand(0, &["com_lumber_trail"]).supply(0, &[("wood", 2)]).lay();
    desk.build("com_lumber_trail");
    assert_eq!(desk.tally(0), "2 wood", "{}, {}: production and bonus", "IMP-11.13", "IMP-11.14");
    desk.pass_all();
    desk.settle();
    assert_eq!(desk.view().round, 2);
    let clauses = ["IMP-11.13", "IMP-11.14"];
    assert_eq!(desk.has(0, Good::Wood), 1, "{clauses:?}: production again, no bonus");
}

#[test]
fn features_react_to_building_even_to_their_own() {
    let clause = "IMP-11.15";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_roadside_inn"])
        .hand(0, &["com_mill", "com_jugglers"])
        .supply(0, &[("wood", 5)])
        .lay();
    desk.build("com_mill");
    assert_eq!(desk.tally(0), "2 wood, 1 gold, 1 vp", "{clause}: the Mill is red itself");
    desk.play(Move::Pass).build("com_jugglers");
    assert!(desk.offers().iter().all(|mv| matches!(mv, Move::Pay(_))));
    desk.play(Move::Pay(Payment { wood: 2, stone: 0, food: 0, gold: 0 }));
    assert_eq!(desk.tally(0), "2 gold, 2 vp", "{clause}: the Inn reacts to pink, the Mill does not");
}

#[test]
fn a_new_location_counts_itself() {
    let clause = "IMP-11.16";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_quarry"])
        .hand(0, &["com_statue", "com_mothers_baths"])
        .supply(0, &[("wood", 3), ("stone", 3)])
        .lay();
    desk.build("com_statue");
    assert_eq!(desk.vp(0), 2, "{clause}: the Quarry and itself");
    desk.play(Move::Draw(Deck::Faction)).luck(0).play(Move::Pass).build("com_mothers_baths");
    assert_eq!(desk.has(0, Good::Worker), 1, "{clause}: itself");
}

#[test]
fn pay_place_produce_bonus_features() {
    let clause = "IMP-11.17";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "com_ruins"])
        .hand(0, &["com_quarry"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .lay();
    desk.build("com_quarry");
    let step = |event: &Event| match event {
        Event::Spent { good, .. } => Some(format!("pay {}", good.name())),
        Event::Built { .. } => Some("place".to_owned()),
        Event::Produced { .. } => Some("produce".to_owned()),
        Event::Reacted { .. } => Some("react".to_owned()),
        Event::Gained { gain, .. } => Some(format!("gain {}", gain.name())),
        _ => None,
    };
    let order: Vec<String> = desk.facts.iter().filter_map(step).collect();
    let due = [
        "pay wood",
        "pay stone",
        "place",
        "produce",
        "gain stone",
        "gain stone",
        "react",
        "gain gold",
        "gain vp",
    ];
    assert_eq!(order, due, "{clause}");
    assert_eq!(desk.asked(), Seat(1), "{clause}: then the action is over");
}

#[test]
fn technology_comes_only_after_the_build_action() {
    let mut desk = table(&["atlanteans", "romans"])
        .hand(0, &["com_watchtower"])
        .supply(0, &[("wood", 2), ("basic_tech", 1), ("advanced_score", 1)])
        .lay();
    desk.build("com_watchtower");
    // While its production asks for a deck, nothing can be placed.
    desk.refused(crate::desk::tech(Tech::Basic, "com_watchtower"), "IMP-3.9");
    desk.play(Move::Draw(Deck::Faction)).luck(0).play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!(desk.hand(0).len(), 2, "{}: production once, bonus once", "IMP-11.19");
    assert_eq!(desk.vp(0), 0, "IMP-11.19");
    desk.play(crate::desk::tech(Tech::Basic, "com_watchtower"));
    assert!(desk.bears("com_watchtower", Mark::Basic), "IMP-11.18");
    assert_eq!(desk.hand(0).len(), 2, "{}: too late for the initial production", "IMP-11.18");
}

#[test]
fn the_technology_ark_has_no_initial_production() {
    let clause = "IMP-11.20";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_ruins"])
        .hand(0, &["atl_technology_ark"])
        .supply(0, &[("stone", 3)])
        .lay();
    desk.build("atl_technology_ark").point("com_ruins");
    assert_eq!(desk.tally(0), "1 stone", "{clause}");
    assert!(!desk.facts.iter().any(|event| matches!(event, Event::Gained { .. })), "{clause}");
}
