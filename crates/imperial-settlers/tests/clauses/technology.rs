//! Section 21: Technology tokens.

use crate::desk::{activate, table, tech};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    content::content,
    goods::Good,
    ids::{Deck, Tech},
    location::Mark,
};
use serde_json::json;

#[test]
fn only_the_atlanteans_place_tokens() {
    let clause = "IMP-21.1";
    let mut desk = table(&["romans", "atlanteans"])
        .empire(0, &["com_mill", "com_gadget_fair"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    desk.refused(tech(Tech::Basic, "com_mill"), clause).activate("com_gadget_fair");
    assert_eq!(desk.tally(0), "2 vp", "{clause}: others spend them");
}

#[test]
fn before_and_after_the_action_in_any_number() {
    let clause = "IMP-21.2";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_mill", "com_baker", "com_gold_mine"])
        .supply(0, &[("basic_tech", 3), ("worker", 1)])
        .lay();
    desk.play(tech(Tech::Basic, "com_mill")).play(tech(Tech::Basic, "com_baker")).activate("com_gold_mine");
    desk.play(tech(Tech::Basic, "com_gold_mine"));
    assert_eq!((desk.asked(), desk.has(0, Good::BasicTech)), (Seat(1), 0), "{clause}");
}

#[test]
fn one_of_each_type_on_common_locations_of_ones_own() {
    let clause = "IMP-21.3";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_mill", "atl_lagoon_farms:food"])
        .empire(1, &["com_baker"])
        .supply(0, &[("basic_tech", 2), ("advanced_score", 2), ("advanced_defense", 2)])
        .lay();
    for kind in Tech::ALL {
        desk.refused(tech(kind, "atl_lagoon_farms:food"), clause).refused(tech(kind, "com_baker"), clause);
        desk.play(tech(kind, "com_mill")).refused(tech(kind, "com_mill"), clause);
    }
    assert_eq!(desk.find("com_mill").map(|mill| mill.tech_tokens()), Some(3), "{clause}");
}

#[test]
fn a_placed_token_stays_and_is_not_taken_back() {
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_mill", json!({ "marks": ["basic"] }))
        .empire(0, &["com_baker", "com_gadget_fair"])
        .lay();
    let (from, to) = (desk.at("com_mill"), desk.at("com_baker"));
    desk.refused(Move::MoveTech { tech: Tech::Basic, from, to }, "IMP-21.4");
    desk.refused(activate("com_gadget_fair", 1), "IMP-14.9");
    assert_eq!(desk.offers(), [Move::Pass], "{}: there is no way to take it back", "IMP-21.5");
    desk.pass_all();
    assert_eq!(desk.view().round, 2);
    assert!(desk.bears("com_mill", Mark::Basic), "{}: Cleanup leaves it", "IMP-21.4");
}

#[test]
fn basic_tokens_double() {
    // A Production Location produces twice.
    let desk = table(&["atlanteans", "romans"])
        .location(0, "com_old_forest", json!({ "marks": ["basic"] }))
        .produce();
    assert_eq!(desk.has(0, Good::Wood), 5, "{}: 1 of the board, twice 2 of the forest", "IMP-21.6");
    // A Feature takes effect twice.
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_mill", json!({ "marks": ["basic"] }))
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.build("com_hunter");
    assert_eq!(desk.tally(0), "2 gold, 2 vp", "IMP-21.7");
    // An Action can be activated once more.
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_gold_mine", json!({ "marks": ["basic"] }))
        .supply(0, &[("worker", 3)])
        .lay();
    desk.refused(activate("com_gold_mine", 3), "IMP-14.3").play(activate("com_gold_mine", 2));
    assert_eq!(desk.tally(0), "1 worker, 2 gold", "IMP-21.8");
}

#[test]
fn storage_takes_twice_its_number() {
    let clause = "IMP-21.9";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_thingamabob_merchant", json!({ "marks": ["basic"] }))
        .empire(0, &["com_ruins"])
        .supply(0, &[("gold", 5), ("basic_tech", 1)])
        .lay();
    desk.play(tech(Tech::Basic, "com_ruins"));
    assert!(desk.bears("com_ruins", Mark::Basic), "{clause}: even where it does nothing");
    desk.pass_all();
    for _ in 0..4 {
        desk.play(Move::Good(Good::Gold));
    }
    assert_eq!(desk.find("com_thingamabob_merchant").map(|it| it.held.len()), Some(4), "{clause}");
    assert_eq!(desk.has(0, Good::Gold), 0, "{clause}: the fifth is discarded");
}

#[test]
fn two_actions_get_one_more_each_and_two_abilities_are_doubled() {
    let clause = "IMP-21.11";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_smugglers", json!({ "marks": ["basic"], "activations": [1, 0] }))
        .supply(0, &[("worker", 4)])
        .lay();
    desk.refused(crate::desk::activate_second("com_smugglers", 4), "IMP-14.3");
    desk.play(crate::desk::activate_second("com_smugglers", 3));
    assert_eq!(desk.has(0, Good::Gold), 3, "{clause}");
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_thingamabob_merchant", json!({ "marks": ["basic"] }))
        .supply(0, &[("gold", 4)])
        .produce();
    assert_eq!(desk.has(0, Good::BasicTech), 3, "{clause}: 1 of the board, 2 of the Merchant");
    desk.pass_all();
    for _ in 0..4 {
        desk.play(Move::Good(Good::Gold));
    }
    assert_eq!(desk.find("com_thingamabob_merchant").map(|it| it.held.len()), Some(4), "{clause}");
}

#[test]
fn no_common_feature_is_optional() {
    // A Basic token would let an optional Feature be used twice; only Faction cards have optional ones, on which
    // no token lies.
    let optional: Vec<&str> = content()
        .titles
        .iter()
        .filter(|title| {
            title.features.iter().any(|feature| feature.is_optional || feature.repeat_cost.is_some())
        })
        .map(|title| title.label.id)
        .collect();
    assert_eq!(optional, ["bar_mechanical_horse", "egy_slaver"]);
}

#[test]
fn a_basic_token_comes_back_when_its_location_leaves() {
    let clause = "IMP-21.12";
    let layout = || table(&["atlanteans", "romans"]).location(0, "com_mill", json!({ "marks": ["basic"] }));
    let mut razed = layout().turn(1, 1).supply(1, &[("raze", 2)]).lay();
    razed.raze("com_mill");
    assert_eq!(razed.has(0, Good::BasicTech), 1, "{clause}: razed");
    let mut removed = layout().turn(1, 1).empire(1, &["rom_engineers"]).supply(1, &[("worker", 2)]).lay();
    removed.activate("rom_engineers").point("com_mill");
    assert_eq!(removed.has(0, Good::BasicTech), 1, "{clause}: removed");
    let mut paid = layout().hand(0, &["atl_warriors_caste"]).supply(0, &[("stone", 1)]).lay();
    paid.build("atl_warriors_caste").point("com_mill");
    assert_eq!(paid.has(0, Good::BasicTech), 1, "{clause}: paid away");
}

#[test]
fn advanced_technology_has_two_forms() {
    let clause = "IMP-21.13";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_crystal_laboratory:gold", "atl_planners_caste:card"])
        .hand(0, &["com_mill"])
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    desk.activate("atl_crystal_laboratory:gold").refused(Move::Good(Good::BasicTech), clause);
    desk.legal(Move::Good(Good::AdvancedScore)).play(Move::Good(Good::AdvancedDefense));
    assert_eq!(desk.tally(0), "1 advanced_defense", "{clause}");
    desk.play(Move::Pass).activate("atl_planners_caste:card");
    desk.play(crate::desk::card("com_mill")).play(Move::Good(Good::AdvancedScore));
    assert_eq!(desk.tally(0), "1 advanced_score, 1 advanced_defense", "{clause}");
}

#[test]
fn a_score_token_counts_every_use() {
    let clause = "IMP-21.14";
    let score = || json!({ "marks": ["score"] });
    let desk = table(&["atlanteans", "romans"]).location(0, "com_quarry", score()).produce();
    assert_eq!(desk.vp(0), 1, "{clause}: a production");
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_mill", score())
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.build("com_hunter");
    assert_eq!(desk.vp(0), 2, "{clause}: the effect of a Feature, which gives 1 itself");
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_castle_a", score())
        .supply(0, &[("worker", 2)])
        .lay();
    desk.play(activate("com_castle_a", 2)).settle();
    assert_eq!(desk.vp(0), 2, "{clause}: each activation");
}

#[test]
fn each_ability_scores_and_a_basic_token_makes_it_two() {
    let both = json!({ "marks": ["basic", "score"] });
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_thingamabob_merchant", both.clone())
        .supply(0, &[("gold", 3)])
        .produce();
    assert_eq!(desk.vp(0), 2, "{}: produced twice", "IMP-21.16");
    desk.pass_all();
    for _ in 0..3 {
        desk.play(Move::Good(Good::Gold));
    }
    desk.play(Move::Done);
    assert_eq!(
        desk.vp(0),
        4,
        "{}: the storage scores as well, twice because it took more than 2",
        "IMP-21.15"
    );
    let clauses = ["IMP-21.15", "IMP-21.17"];
    assert_eq!(desk.view().round, 2, "{clauses:?}");
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_mill", both)
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.build("com_hunter");
    assert_eq!(desk.vp(0), 4, "{}: the Feature twice, the token twice", "IMP-21.16");
}

#[test]
fn storage_is_used_when_something_is_stored() {
    let clause = "IMP-21.17";
    for (stored, vp) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
        let mut desk = table(&["atlanteans", "romans"])
            .location(0, "com_thingamabob_merchant", json!({ "marks": ["basic", "score"] }))
            .supply(0, &[("gold", 4)])
            .lay();
        desk.pass_all();
        for _ in 0..stored {
            desk.play(Move::Good(Good::Gold));
        }
        desk.play(Move::Done);
        assert_eq!(desk.vp(0), vp, "{clause}: {stored} stored");
    }
}

#[test]
fn advanced_defense_protects_and_stays() {
    let clause = "IMP-21.18";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_mill", json!({ "marks": ["advanced_defense"] }))
        .location(0, "com_baker", json!({ "marks": ["defense"] }))
        .lay();
    assert_eq!((desk.raze_cost("com_mill"), desk.raze_cost("com_baker")), (Some(3), Some(3)), "{clause}");
    desk.pass_all();
    assert_eq!((desk.raze_cost("com_mill"), desk.raze_cost("com_baker")), (Some(3), Some(2)), "{clause}");
}

#[test]
fn lost_advanced_tokens_give_vp_unless_paid_away() {
    let clause = "IMP-21.19";
    let layout = || {
        table(&["atlanteans", "romans"]).location(
            0,
            "com_mill",
            json!({ "marks": ["score", "advanced_defense"] }),
        )
    };
    let mut razed = layout().turn(1, 1).supply(1, &[("raze", 3)]).lay();
    razed.raze("com_mill");
    assert_eq!(razed.tally(0), "1 wood, 2 vp", "{clause}");
    let mut removed = layout().turn(1, 1).empire(1, &["rom_engineers"]).supply(1, &[("worker", 2)]).lay();
    removed.activate("rom_engineers").point("com_mill");
    assert_eq!(removed.tally(0), "2 vp", "{clause}");
    let mut paid = layout().hand(0, &["atl_hall_of_accords"]).supply(0, &[("stone", 1)]).lay();
    paid.build("atl_hall_of_accords").point("com_mill");
    assert_eq!(paid.tally(0), "", "{clause}");
}

#[test]
fn spent_technology_gives_nothing_by_itself() {
    let clause = "IMP-21.20";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_dolphin_couriers"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    desk.activate("atl_dolphin_couriers").settle();
    assert_eq!((desk.vp(0), desk.hand(0).len()), (0, 2), "{clause}");
}

/// A Location of the Atlanteans that the Egyptians have taken over, with all three tokens.
fn taken_over(name: &str) -> crate::desk::Layout {
    table(&["egyptians", "atlanteans"]).location(
        1,
        name,
        json!({ "marks": ["basic", "score", "advanced_defense"], "taken_by": 0 }),
    )
}

#[test]
fn tokens_rest_while_another_controls_the_location() {
    let clause = "IMP-21.21";
    let desk = taken_over("com_old_forest").produce();
    assert_eq!((desk.has(0, Good::Wood), desk.vp(0) + desk.vp(1)), (2, 0), "{clause}");
    let mut desk = taken_over("com_gold_mine").supply(0, &[("worker", 2)]).lay();
    desk.refused(activate("com_gold_mine", 2), "IMP-14.3");
    assert_eq!(desk.raze_cost("com_gold_mine"), Some(3), "{clause}: it still protects");
    let mut desk = table(&["egyptians", "atlanteans", "romans"])
        .location(1, "com_mill", json!({ "marks": ["basic", "score"], "taken_by": 0 }))
        .turn(1, 2)
        .supply(2, &[("raze", 2)])
        .lay();
    desk.raze("com_mill");
    assert_eq!(desk.tally(1), "1 basic_tech, 1 vp", "{clause}: as usual for their owner");
    assert_eq!(desk.tally(0), "1 wood", "IMP-23.11");
}

#[test]
fn advanced_tokens_are_placed_never_spent() {
    let clause = "IMP-21.22";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_gadget_fair", "com_clockmaker"])
        .supply(0, &[("advanced_score", 3), ("advanced_defense", 3), ("worker", 3)])
        .lay();
    desk.refused(activate("com_gadget_fair", 1), "IMP-14.9")
        .refused(activate("com_clockmaker", 1), "IMP-14.9");
    let spends = |good: Good| {
        let actions = content().titles.iter().flat_map(|title| &title.actions);
        actions.into_iter().any(|action| action.cost.names(good))
    };
    assert!(!spends(Good::AdvancedScore) && !spends(Good::AdvancedDefense), "{clause}");
}

#[test]
fn nothing_is_placed_or_counted_on_a_location_taken_over() {
    let clause = "IMP-21.23";
    let mut desk = table(&["egyptians", "atlanteans"])
        .location(1, "com_mill", json!({ "taken_by": 0, "marks": ["score"] }))
        .location(1, "com_baker", json!({ "marks": ["score"] }))
        .empire(1, &["atl_palace_of_the_ten_kings"])
        .supply(1, &[("basic_tech", 1)])
        .turn(1, 1)
        .lay();
    desk.refused(tech(Tech::Basic, "com_mill"), clause).legal(tech(Tech::Basic, "com_baker"));
    assert_eq!(desk.view().players[1].worth.features, 1, "{clause}: the Palace counts one token");
}

#[test]
fn a_late_token_raises_the_limit_at_once() {
    let clause = "IMP-21.24";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_castle_a", json!({ "activations": [2, 0] }))
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    desk.refused(activate("com_castle_a", 1), "IMP-14.3").play(tech(Tech::Basic, "com_castle_a"));
    desk.refused(activate("com_castle_a", 2), "IMP-14.3").activate("com_castle_a");
    desk.play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!(desk.hand(0).len(), 1, "{clause}");
    // The token moves on: past effects stand, and no more are left.
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_gold_mine", json!({ "activations": [2, 0], "marks": ["basic"] }))
        .empire(0, &["atl_virgin_oracle", "com_baker"])
        .supply(0, &[("worker", 2)])
        .lay();
    let (from, to) = (desk.at("com_gold_mine"), desk.at("com_baker"));
    desk.activate("atl_virgin_oracle").play(Move::MoveTech { tech: Tech::Basic, from, to }).play(Move::Done);
    desk.play(Move::Pass).refused(activate("com_gold_mine", 1), "IMP-14.3");
    assert_eq!(desk.find("com_gold_mine").map(|mine| mine.activations[0]), Some(2), "{clause}");
}

#[test]
fn great_library_and_temple() {
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_great_library", "com_mill", "com_ruins"])
        .hand(0, &["atl_temple_of_poseidon"])
        .supply(0, &[("basic_tech", 1), ("advanced_score", 1), ("stone", 2)])
        .lay();
    desk.play(tech(Tech::Score, "com_mill"));
    assert_eq!(desk.vp(0), 0, "the Library notices Basic tokens only");
    desk.play(tech(Tech::Basic, "com_mill"));
    assert_eq!(desk.vp(0), 1);
    desk.build("atl_temple_of_poseidon").point("com_ruins");
    assert_eq!(desk.vp(0), 3, "the Temple counts both tokens");
    let placed = |event: &&Event| matches!(event, Event::TechPlaced { .. });
    assert_eq!(desk.facts.iter().filter(placed).count(), 2);
}
