//! Section 16: Open Production Locations; section 17: unblocking.

use crate::desk::{activate, table, unblock, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Move, goods::Good, ids::Deck, location::Mark};
use serde_json::json;

#[test]
fn for_its_owner_it_is_like_any_other() {
    let clause = "IMP-16.1";
    let mut desk =
        table(&["barbarians", "romans"]).hand(0, &["com_community_woods"]).supply(0, &[("wood", 1)]).lay();
    desk.build("com_community_woods");
    assert_eq!(desk.tally(0), "1 wood", "{clause}: it produces when built");
    desk.pass_all().settle();
    assert_eq!(
        (desk.view().round, desk.has(0, Good::Wood)),
        (2, 1),
        "{clause}: and in every Production phase"
    );
}

#[test]
fn only_enemy_open_locations_are_visited() {
    let clause = "IMP-16.2";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_common_quarry"])
        .empire(1, &["com_public_granary", "com_quarry", "com_mill"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.refused(visit("com_common_quarry"), clause);
    desk.refused(visit("com_quarry"), clause).refused(visit("com_mill"), clause);
    desk.play(visit("com_public_granary"));
    assert_eq!(desk.tally(0), "1 food", "{clause}");
}

#[test]
fn one_worker_per_action() {
    let clause = "IMP-16.3";
    let mut desk = table(&["romans", "barbarians"])
        .empire(1, &["com_public_granary", "com_common_quarry"])
        .supply(0, &[("worker", 4)])
        .lay();
    desk.play(visit("com_public_granary"));
    assert_eq!((desk.asked(), desk.has(0, Good::Worker)), (Seat(1), 3), "{clause}");
}

#[test]
fn the_visitor_collects_and_the_owner_gets_a_worker() {
    let clause = "IMP-16.4";
    let layout = |workers| {
        table(&["romans", "barbarians"]).empire(1, &["com_town_crier"]).supply(0, &[("worker", workers)])
    };
    layout(0).lay().refused(visit("com_town_crier"), clause);
    let mut desk = layout(1).lay();
    desk.play(visit("com_town_crier"));
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("", ""), "{clause}: the Worker comes last");
    desk.play(Move::Draw(Deck::Faction)).draw("rom_bank");
    assert_eq!((desk.hand(0), desk.tally(1).as_str()), (vec!["rom_bank"], "1 worker"), "{clause}");
    assert_eq!(desk.find("com_town_crier").map(|crier| crier.visitors), Some(1), "{clause}");
}

#[test]
fn two_visits_per_round_all_visitors_together() {
    let mut desk = table(&["romans", "barbarians", "japanese"])
        .empire(1, &["com_public_granary"])
        .supply(0, &[("worker", 2)])
        .supply(2, &[("worker", 1)])
        .lay();
    desk.play(visit("com_public_granary")).turn_of(2).play(visit("com_public_granary"));
    desk.turn_of(0).refused(visit("com_public_granary"), "IMP-16.5");
    desk.pass_all();
    assert_eq!(desk.view().round, 2);
    assert_eq!(desk.find("com_public_granary").map(|it| it.visitors), Some(0), "IMP-16.6");
    assert_eq!(
        desk.has(1, Good::Worker),
        2,
        "{}: visitors go; the Barbarians keep those they were paid",
        "IMP-16.6"
    );
}

#[test]
fn who_has_passed_is_not_visited() {
    let clause = "IMP-16.7";
    let mut desk = table(&["romans", "barbarians"])
        .empire(1, &["com_public_granary"])
        .supply(0, &[("worker", 1)])
        .player(1, "has_passed", json!(true))
        .lay();
    desk.refused(visit("com_public_granary"), clause);
}

#[test]
fn technology_does_not_help_the_visitor() {
    let clause = "IMP-16.8";
    let mut desk = table(&["romans", "atlanteans"])
        .location(1, "com_public_granary", json!({ "marks": ["basic", "score"] }))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.play(visit("com_public_granary"));
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("1 food", "1 worker, 1 vp"), "{clause}");
}

#[test]
fn a_new_open_location_is_visited_from_the_next_turn_on() {
    let clause = "IMP-16.9";
    let mut desk = table(&["romans", "barbarians"])
        .hand(0, &["com_public_granary"])
        .supply(0, &[("wood", 1)])
        .supply(1, &[("worker", 1)])
        .lay();
    desk.build("com_public_granary");
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    desk.play(visit("com_public_granary"));
    assert_eq!(desk.tally(0), "1 food, 1 worker", "{clause}");
}

#[test]
fn numbers_are_counted_for_the_controller_and_choices_made_by_the_visitor() {
    let clause = "IMP-16.10";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sand_navigators:gold", "egy_quarry"])
        .empire(1, &["com_rubble", "com_quarry", "com_coal_mine"])
        .supply(0, &[("basic_tech", 2), ("worker", 2)])
        .lay();
    desk.activate("egy_sand_navigators:gold").play(visit("com_rubble"));
    assert_eq!(desk.has(0, Good::Stone), 3, "{clause}: three grey Locations of the Romans");
    // The Ark counts the Goods stored on it; there are none in the Action phase.
    let mut desk = table(&["egyptians", "japanese"])
        .empire(0, &["egy_sand_navigators:gold"])
        .location(1, "jap_farm", json!({ "marks": ["samurai"] }))
        .empire(1, &["jap_clockwork_garden", "jap_buddha_temple"])
        .supply(0, &[("basic_tech", 2), ("worker", 2)])
        .lay();
    desk.play(activate("egy_sand_navigators:gold", 2)).play(visit("jap_clockwork_garden"));
    assert_eq!(desk.has(0, Good::BasicTech), 1, "{clause}: one Samurai of the Japanese");
    desk.play(visit("jap_buddha_temple"));
    desk.draw("egy_sphinx").draw("egy_quarry").play(crate::desk::card("egy_quarry"));
    assert_eq!(desk.hand(0), ["egy_quarry"], "{clause}: drawn from the visitor's own deck");
}

#[test]
fn the_worker_goes_to_the_controller() {
    let clause = "IMP-16.11";
    let mut desk = table(&["barbarians", "egyptians", "romans"])
        .location(2, "com_public_granary", json!({ "taken_by": 1 }))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.play(visit("com_public_granary"));
    assert_eq!((desk.has(1, Good::Worker), desk.has(2, Good::Worker)), (1, 0), "{clause}");
}

#[test]
fn unblocking_costs_an_action_and_a_raze_token() {
    let clause = "IMP-17.1";
    let layout = |tokens| {
        table(&["romans", "barbarians"])
            .location(0, "com_gold_mine", json!({ "marks": ["blocked"] }))
            .location(1, "com_hunter", json!({}))
            .supply(0, &[("raze", tokens), ("worker", 1)])
    };
    layout(0).lay().refused(unblock("com_gold_mine"), clause);
    let mut desk = layout(1).lay();
    desk.refused(activate("com_gold_mine", 1), "IMP-23.15").refused(unblock("com_hunter"), clause);
    desk.play(unblock("com_gold_mine"));
    assert_eq!((desk.asked(), desk.tally(0).as_str()), (Seat(1), "1 worker"), "{clause}");
    assert!(!desk.bears("com_gold_mine", Mark::Blocked), "{clause}");
    assert_eq!(desk.view().players[1].tokens, 2, "{clause}");
    desk.refused(unblock("com_gold_mine"), clause).play(Move::Pass).activate("com_gold_mine");
    assert_eq!(desk.tally(0), "1 gold", "{clause}: it works again");
    // Missed uses are not made up for.
    let mut desk = table(&["romans", "barbarians"])
        .location(0, "com_old_forest", json!({ "marks": ["blocked"] }))
        .produce();
    desk.play(unblock("com_old_forest"));
    assert_eq!(desk.has(0, Good::Wood), 1, "{clause}: only that of the board");
}
