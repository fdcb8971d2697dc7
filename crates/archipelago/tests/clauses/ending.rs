//! Sections 6 and 28: objectives and the end of the game.

use crate::desk::{Desk, Layout, action, area, bay, card, objective, open, table, using};
use approdo_archipelago::{
    Event, Move, Source, Subject,
    content::Length,
    ids::{Building, Market, Resource},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

/// The game ends at the end of this round of seat 0, because this objective of his has come true.
pub fn closing(layout: Layout, mine: &[&str], came_true: &str) -> Layout {
    layout.objectives(0, mine).set("revealed", json!([came_true])).set("met", json!([came_true]))
}

/// What the players count for one line of the final reckoning, and what it is worth.
pub fn line(desk: &Desk, subject: Subject) -> (Vec<u8>, Vec<u8>) {
    let view = desk.view();
    let line = view.reckoning.iter().find(|line| line.subject == subject).expect("it is reckoned");
    (line.counts.to_vec(), line.vp.to_vec())
}

#[test]
fn the_two_halves_of_a_card_have_nothing_to_do_with_each_other() {
    let clauses = ["ARC-6.1", "ARC-6.4"];
    // Seat 0's card comes true, but he has nothing to count for it: he scores nothing.
    let layout = bay(3).units(0, "palm_bay_b", 1).units(1, "palm_bay_b", 1).screen(1, 10, &[("iron", 1)]);
    let mut desk =
        closing(layout, &["short_markets_iron"], "short_markets_iron").trends(&["trend_stone"]).lay();
    desk.play(Move::EndRound);
    let (counts, vp) = line(&desk, Subject::Objective(objective("short_markets_iron")));
    assert_eq!((counts, vp), (vec![0, 1, 0], vec![0, 3, 0]), "{clauses:?}");
}

#[test]
fn any_player_s_end_condition_ends_the_game() {
    let clauses = ["ARC-6.2", "ARC-28.2", "ARC-28.6"];
    // Three players: four towns. Seat 0 builds the fourth; seat 2 holds the card.
    let towns = [("cattle_shore", 0, 1, 5), ("mango_coast", 1, 0, 4), ("windward_shore", -1, 1, 0)];
    let mut layout = table(3);
    for (name, q, r, rotation) in towns {
        layout = layout.region(name, q, r, rotation).town(&format!("{name}_b"));
    }
    let mut desk = layout
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 1)
        .units(1, "palm_bay_b", 1)
        .screen(0, 10, &[("wood", 1), ("stone", 1)])
        .objectives(2, &["short_towns_ports"])
        .lay();
    assert_eq!(desk.view_of(2).players[2].objectives[0], Some(objective("short_towns_ports")), "{clauses:?}");
    assert_eq!(desk.view_of(0).players[2].objectives[0], None, "{clauses:?}");
    desk.play(action("build"));
    desk.play(Move::Build { building: Building::Town, by: open("palm_bay_b"), at: area("palm_bay_b") });
    desk.play(Move::Pay);
    let met =
        Event::ConditionMet { objective: objective("short_towns_ports"), holder: Some(Seat(2)), open: false };
    assert!(desk.facts.contains(&met), "{clauses:?}: though nobody controls three of them");
    assert_eq!(desk.view_of(0).players[2].objectives[0], Some(objective("short_towns_ports")), "{clauses:?}");
    assert!(!desk.is_over(), "{clauses:?}: the round goes on");
    desk.play(Move::EndRound);
    assert_eq!(desk.outcome().ended_by.0, "ARC-28.2", "{clauses:?}");
}

#[test]
fn everybody_is_ranked_for_every_card() {
    let clauses = ["ARC-6.3", "ARC-6.5", "ARC-29.2", "ARC-29.3", "ARC-29.8", "ARC-29.10", "ARC-32.1"];
    // S27: the scoring example. Blue is seat 0, green 1, red 2, yellow 3.
    let temples: [(&str, u8, &str); 10] = [
        ("palm_bay", 1, "b"),
        ("hidden_harbour", 1, "b"),
        ("mango_coast", 1, "b"),
        ("cattle_shore", 1, "b"),
        ("windward_shore", 0, "b"),
        ("salt_flats", 0, "b"),
        ("old_forest", 0, "a"),
        ("terraced_fields", 2, "a"),
        ("high_pastures", 2, "a"),
        ("volcano", 3, "a"),
    ];
    let places = [
        ("palm_bay", 0, -1, 2),
        ("hidden_harbour", 1, -1, 3),
        ("mango_coast", 1, 0, 4),
        ("cattle_shore", 0, 1, 5),
        ("windward_shore", -1, 1, 0),
        ("salt_flats", -1, 0, 1),
        ("old_forest", 0, -2, 0),
        ("terraced_fields", 1, -2, 5),
        ("high_pastures", -1, -1, 1),
        ("volcano", 0, -3, 5),
    ];
    // Ports: blue 2, yellow 2, red 1.
    let ports = [
        ("palm_bay", 0),
        ("hidden_harbour", 0),
        ("mango_coast", 3),
        ("cattle_shore", 3),
        ("windward_shore", 2),
    ];
    let mut layout = table(4);
    for (name, q, r, rotation) in places {
        layout = layout.region(name, q, r, rotation);
        let (_, _, letter) = temples.iter().find(|(temple, ..)| *temple == name).expect("it has a temple");
        layout = layout.temple(&format!("{name}_{letter}"));
        if ports.iter().any(|(port, _)| *port == name) {
            layout = layout.port(&format!("{name}_b"), &format!("{name}_a"));
        }
    }
    for (name, seat, letter) in temples {
        layout = layout.on(seat, &format!("{name}_{letter}"), "temple");
    }
    for (name, seat) in ports {
        layout = layout.on(seat, &format!("{name}_a"), "port");
    }
    let layout = layout
        .stall("domestic", "iron", 0)
        .screen(3, 10, &[("iron", 6)])
        .screen(2, 10, &[("iron", 4)])
        .cards(0, &["great_lighthouse"])
        .set("evolution.built", json!(["great_lighthouse"]))
        .cards(1, &["king"])
        .objectives(1, &["short_markets_iron"])
        .objectives(2, &["short_piles3_separatist"])
        .objectives(3, &["short_towns_ports"])
        .trends(&["trend_temples"])
        .set("met", json!(["short_temples_characters", "short_ports_progress", "short_resources2_temples"]))
        .set("revealed", json!(["short_resources2_temples"]))
        .objectives(0, &["short_resources2_temples"]);
    let mut desk = layout.lay();
    desk.play(Move::EndRound);
    assert_eq!(
        line(&desk, Subject::Trend(crate::desk::trend("trend_temples"))).1,
        [3, 4, 2, 0],
        "{clauses:?}"
    );
    assert_eq!(
        line(&desk, Subject::Objective(objective("short_markets_iron"))).1,
        [0, 0, 2, 3],
        "{clauses:?}"
    );
    assert_eq!(
        line(&desk, Subject::Objective(objective("short_resources2_temples"))).1,
        [2, 3, 1, 0],
        "{clauses:?}"
    );
    assert_eq!(
        line(&desk, Subject::Objective(objective("short_towns_ports"))).1,
        [3, 0, 2, 3],
        "{clauses:?}"
    );
    assert_eq!(line(&desk, Subject::Cards).1, [1, 1, 0, 0], "{clauses:?}");
    assert_eq!(desk.scores(), [9, 8, 7, 6], "{clauses:?}");
    assert_eq!(desk.places(), [1, 2, 3, 4], "{clauses:?}");
}

#[test]
fn independence_ends_the_game_for_everybody() {
    let clauses = ["ARC-6.6", "ARC-28.1", "ARC-28.5", "ARC-29.1"];
    // The end condition has come true, but before the end of the round the archipelago declares independence.
    let layout = bay(3).units(0, "palm_bay_b", 2).rebellion(2).screen(0, 30, &[]);
    let mut desk = closing(layout, &["short_piles2_florins"], "short_piles2_florins").lay();
    desk.play(action("tax"));
    assert_eq!(desk.outcome().ended_by.0, clauses[1], "{clauses:?}");
    assert_eq!((desk.scores(), desk.places()), (vec![0, 0, 0], vec![2, 2, 2]), "{clauses:?}");
    assert!(desk.view().reckoning.is_empty(), "{clauses:?}");
}

#[test]
fn outside_phase_5_the_game_ends_with_the_step() {
    let clauses = ["ARC-28.3", "ARC-28.4"];
    // Phase 3: board III raises the surplus above 21; board IV is not applied.
    let mut desk = bay(5)
        .options(|options| options.length = Length::Long)
        .set("turn", json!(1))
        .bidding()
        .surplus(21)
        .objectives(0, &["long_surplus_pacifist"]);
    for seat in 0..5 {
        desk = desk.units(seat, "palm_bay_b", 3);
    }
    let mut desk = desk.lay();
    desk.bid_nothing();
    assert!(desk.is_over(), "{clauses:?}");
    assert_eq!((desk.view().surplus, desk.view().rebellion), (22, 0), "{clauses:?}");
    let mut desk = bay(4)
        .buying(3)
        .units(0, "palm_bay_b", 3)
        .units(1, "palm_bay_b", 3)
        .track(["king", "spy", "thief", "pirate", "ranch"])
        .cards(0, &["pope", "merchant", "exporter", "recruiter", "headhunter"])
        .objectives(1, &["short_characters_explorers"])
        .screen(3, 20, &[])
        .lay();
    // O15: the sixth character comes into play; the game ends when rotation and refill are finished.
    desk.play(Move::BuyCard(card("king")));
    assert!(
        !desk.is_over() && desk.happened(|fact| matches!(fact, Event::ConditionMet { .. })),
        "{clauses:?}"
    );
    desk.play(Move::Rotate(card("spy")));
    desk.uncover_such_that(Desk::is_over);
    assert_eq!(desk.view().evolution.track.iter().flatten().count(), 5, "{clauses:?}");
}

#[test]
fn nothing_follows_the_zone_or_the_purchase_in_which_a_condition_came_true() {
    let clause = "ARC-28.3";
    // Phase 4: help in the domestic crisis takes the last florin of the bank; the export crisis does not follow.
    let mut desk = bay(3)
        .options(|options| options.length = Length::Medium)
        .phase("balance")
        .frames(json!([
            { "phase": "actions" },
            { "zones": { "back": "merchant", "next": 1, "red": false } },
            { "domestic": { "resource": "stone", "feeds": 6, "nth": 0 } },
        ]))
        .back("merchant")
        .lying(0, "palm_bay_b", 1)
        .trends(&["trend_benefactor"])
        .screen(0, 64, &[("stone", 1)])
        .screen(1, 35, &[])
        .screen(2, 35, &[])
        .objectives(0, &["medium_bank_separatist"])
        .lay();
    desk.play(Move::Consume(Source::Screen));
    assert_eq!(desk.outcome().ended_by.0, "ARC-28.2", "{clause}");
    assert!(!desk.happened(|fact| matches!(fact, Event::ExportCrisis { .. })), "{clause}");
    // Phase 6: the first of three players brings the fifth character into play.
    let mut desk = bay(3)
        .buying(0)
        .units(0, "palm_bay_b", 3)
        .track(["king", "spy", "thief", "pirate", "ranch"])
        .cards(0, &["pope", "merchant", "exporter", "recruiter"])
        .objectives(1, &["short_characters_explorers"])
        .screen(0, 20, &[])
        .lay();
    desk.play(Move::BuyCard(card("king"))).play(Move::Rotate(card("spy")));
    desk.uncover_such_that(Desk::is_over);
    assert_eq!(desk.outcome().ended_by.0, "ARC-28.2", "{clause}");
}

#[test]
fn a_built_wonder_is_in_play() {
    let clauses = ["ARC-26.16", "ARC-28.6"];
    // With two players four progress cards end the game: one of them is a wonder that has been built.
    let mut desk = bay(2)
        .buying(0)
        .units(0, "palm_bay_b", 3)
        .track(["king", "spy", "thief", "pirate", "ranch"])
        .cards(0, &["sawmill", "quarry", "colossus"])
        .set("evolution.built", json!(["colossus"]))
        .objectives(1, &["short_towns_ports", "short_progress_markets"])
        .screen(0, 20, &[])
        .lay();
    desk.play(Move::BuyCard(card("ranch")));
    assert!(desk.view().revealed.contains(objective("short_progress_markets")), "{clauses:?}");
}

#[test]
fn conditions_are_looked_at_after_whole_steps_and_from_turn_1_on() {
    let clause = "ARC-28.4";
    // O31: bank stone 1, wood 0 and fish 0; a token is turned into stone and consumed: nothing is revealed.
    let mut desk = bay(3)
        .options(|options| options.length = Length::Medium)
        .domestic("stone", 6)
        .lying(0, "palm_bay_b", 2)
        .tokens(0, 1)
        .screen(1, 10, &[("stone", 10), ("wood", 14), ("fish", 14)])
        .objectives(0, &["medium_resources3_pacifist"])
        .lay();
    assert_eq!(desk.bank(Resource::Stone), 1, "{clause}");
    desk.play(Move::Consume(Source::Token));
    assert_eq!((desk.bank(Resource::Stone), desk.view().revealed.is_empty()), (1, true), "{clause}");
    // What ceases to be true before the end does not matter: fruit and cattle are gone, then the Carnival pays a
    // fruit back into the bank.
    let mut desk = bay(3)
        .units(0, "cattle_shore_b", 1)
        .screen(0, 5, &[("fruit", 1), ("fish", 1)])
        .screen(1, 10, &[("fruit", 13), ("cattle", 13)])
        .objectives(1, &["short_resources2_temples"])
        .cards(0, &["carnival"])
        .rebellion(1)
        .lay();
    desk.play(action("harvest_cattle")).play(Move::Deploy(open("cattle_shore_b")));
    desk.play(using("carnival")).play(Move::Pay);
    assert_eq!((desk.bank(Resource::Fruit), desk.is_over()), (1, false), "{clause}");
    desk.play(Move::EndRound);
    assert_eq!(desk.outcome().ended_by.0, "ARC-28.2", "{clause}");
    let unnoticed =
        bay(2).set("met", json!([])).set("explorers", json!({ "piles": [0, 0, 6], "removed": 18 }));
    let unnoticed = unnoticed.set("players.0.discs", json!(5)).set("players.1.discs", json!(5)).problem();
    assert!(unnoticed.contains("has come true unnoticed"), "{clause}: {unnoticed}");
}

#[test]
fn exhausted_means_that_the_bank_has_none() {
    let clauses = ["ARC-28.7", "ARC-28.8", "ARC-28.9"];
    // Fruit is gone; seat 0 harvests the last cattle: two resources at the same time.
    let mut desk = bay(3)
        .units(0, "cattle_shore_b", 1)
        .screen(1, 10, &[("fruit", 14), ("cattle", 13)])
        .objectives(1, &["short_resources2_temples"])
        .lay();
    assert!(desk.view().revealed.is_empty(), "{clauses:?}: one is not enough");
    desk.play(action("harvest_cattle")).play(Move::Deploy(open("cattle_shore_b")));
    assert!(desk.view().revealed.contains(objective("short_resources2_temples")), "{clauses:?}");
    // The last florin of the bank goes; coins on the wheel are not in the bank.
    let mut desk = bay(3)
        .options(|options| options.length = Length::Medium)
        .units(0, "palm_bay_b", 1)
        .units(1, "palm_bay_b", 1)
        .screen(0, 10, &[("wood", 1)])
        .screen(1, 113, &[])
        .screen(2, 5, &[])
        .set("wheel.port_florins.0", json!(1))
        .objectives(1, &["medium_bank_separatist"])
        .lay();
    assert_eq!(desk.view().bank.florins, 6, "{clauses:?}");
    desk.play(action("transaction")).play(Move::Sell { market: Market::Export, resource: Resource::Wood });
    assert!(desk.view().revealed.contains(objective("medium_bank_separatist")), "{clauses:?}");
}

#[test]
fn the_game_lasts_twenty_turns() {
    let clause = "ARC-28.10";
    // O32: population 24, rebellion 20.
    let mut layout =
        bay(4).set("turn", json!(20)).buying(3).track(["king", "spy", "thief", "pirate", "ranch"]);
    for seat in 0..4 {
        layout = layout.units(seat, "palm_bay_b", 3).units(seat, "cattle_shore_b", 3);
    }
    let mut desk = layout.rebellion(20).lay();
    desk.play(Move::Rotate(card("spy"))).play(Move::Rotate(card("king")));
    assert_eq!(desk.outcome().ended_by.0, clause);
    assert!(!desk.view().reckoning.is_empty(), "{clause}: scored like any normal end");
}
