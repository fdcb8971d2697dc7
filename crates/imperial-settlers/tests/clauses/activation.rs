//! Section 14: activating Action Locations.

use crate::desk::{activate, activate_second, card, table, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Event, Move,
    content::{Kind, content},
    goods::Good,
    ids::Deck,
};
use serde_json::json;

#[test]
fn goods_are_placed_on_the_card_until_cleanup() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_masons_guild"])
        .empire(1, &["com_gold_mine"])
        .supply(0, &[("worker", 2), ("stone", 2)])
        .supply(1, &[("worker", 1)])
        .lay();
    desk.refused(activate("com_gold_mine", 1), "IMP-14.1").activate("com_masons_guild");
    assert_eq!(desk.tally(0), "1 worker, 3 vp", "IMP-14.1");
    let spent = |desk: &crate::desk::Desk| {
        let heap = desk.find("com_masons_guild").expect("it stands").spent;
        (heap.count(Good::Worker), heap.count(Good::Stone))
    };
    assert_eq!(spent(&desk), (1, 2), "IMP-14.2");
    desk.play(Move::Pass);
    assert_eq!(spent(&desk), (1, 2), "IMP-14.2");
    desk.pass_all();
    assert_eq!((desk.view().round, spent(&desk)), (2, (0, 0)), "IMP-14.2");
}

#[test]
fn once_per_round_unless_the_card_says_otherwise() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_gold_mine", "com_jugglers"])
        .supply(0, &[("worker", 5)])
        .lay();
    desk.refused(activate("com_gold_mine", 2), "IMP-14.3").activate("com_gold_mine");
    desk.play(Move::Pass).refused(activate("com_gold_mine", 1), "IMP-14.3");
    // Once in each of two turns ...
    let mut twice = desk.clone();
    twice.activate("com_jugglers").activate("com_jugglers").refused(activate("com_jugglers", 1), "IMP-14.3");
    assert_eq!(twice.tally(0), "2 worker, 1 gold, 2 vp", "IMP-14.4");
    // ... or twice in one.
    desk.refused(activate("com_jugglers", 3), "IMP-14.3").play(activate("com_jugglers", 2));
    assert_eq!(desk.tally(0), "2 worker, 1 gold, 2 vp", "IMP-14.4");
}

#[test]
fn everything_is_paid_before_anything_is_carried_out() {
    let clause = "IMP-14.5";
    let layout = |workers| {
        table(&["romans", "barbarians"]).empire(0, &["com_castle_a"]).supply(0, &[("worker", workers)])
    };
    layout(1).lay().legal(activate("com_castle_a", 1)).refused(activate("com_castle_a", 2), "IMP-14.9");
    let mut desk = layout(2).lay();
    desk.refused(activate("com_castle_a", 0), clause).play(activate("com_castle_a", 2));
    assert_eq!(
        (desk.tally(0).as_str(), desk.hand(0).len()),
        ("", 0),
        "{clause}: paid twice, nothing drawn yet"
    );
    desk.play(Move::Draw(Deck::Faction)).luck(0).play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!(desk.hand(0).len(), 2, "{clause}");
}

#[test]
fn without_a_limit_means_set_the_number() {
    let clause = "IMP-14.6";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "atl_emerald_bay", json!({ "activations": [1, 0] }))
        .supply(0, &[("worker", 5)])
        .lay();
    desk.refused(activate_second("atl_emerald_bay", 6), clause).play(activate_second("atl_emerald_bay", 4));
    assert_eq!(desk.tally(0), "1 worker", "{clause}: paid for all");
    for _ in 0..4 {
        desk.play(Move::Good(Good::Wood));
    }
    assert_eq!(desk.tally(0), "4 wood, 1 worker", "{clause}: resolved one by one");
    desk.play(Move::Pass).play(activate_second("atl_emerald_bay", 1)).play(Move::Good(Good::Wood));
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "atl_emerald_bay", json!({ "activations": [1, 0] }))
        .supply(0, &[("worker", 40)])
        .lay();
    desk.refused(activate_second("atl_emerald_bay", 41), clause).play(activate_second("atl_emerald_bay", 40));
    assert_eq!(desk.tally(0), "", "{clause}: nothing but the means sets the number");
}

#[test]
fn a_worker_of_nobody_marks_what_leaves_no_goods() {
    let clause = "IMP-14.7";
    let spent = |desk: &crate::desk::Desk, name: &str| desk.find(name).expect("it stands").spent;
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_tavern", "com_hanseatic_league"])
        .hand(0, &["com_mill", "rom_bank"])
        .deals(0, &["rom_legion"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.play(activate("com_tavern", 2)).refused(card("com_baker"), clause).refused(Move::Done, clause);
    desk.play(card("com_mill")).play(card("rom_bank"));
    assert_eq!(spent(&desk, "com_tavern").count(Good::Worker), 2, "{clause}");
    assert_eq!(desk.tally(0), "1 worker, 2 vp", "{clause}: not from the supply");
    desk.play(Move::Pass).activate("com_hanseatic_league");
    desk.refused(Move::Done, clause);
    desk.play(Move::DealOf { empire: approdo_imperial_settlers::ids::Empire(0), deal: 0 });
    assert_eq!(
        spent(&desk, "com_hanseatic_league").count(Good::Worker),
        2,
        "{clause}: the cost and the mark"
    );
    assert_eq!((desk.tally(0).as_str(), desk.deals(0).len()), ("5 vp", 0), "{clause}");
    let mut desk =
        table(&["egyptians", "romans"]).empire(0, &["egy_temple_of_ra"]).empire(1, &["com_mill"]).lay();
    desk.activate("egy_temple_of_ra").point("com_mill");
    assert_eq!(spent(&desk, "egy_temple_of_ra").count(Good::Worker), 1, "{clause}");
}

#[test]
fn a_new_location_is_activated_in_a_later_turn() {
    let clause = "IMP-14.8";
    let mut desk = table(&["romans", "barbarians"])
        .hand(0, &["com_jugglers"])
        .supply(0, &[("wood", 2), ("worker", 1)])
        .lay();
    desk.build("com_jugglers").play(Move::Pass).activate("com_jugglers");
    assert_eq!((desk.vp(0), desk.view().round), (1, 1), "{clause}");
}

#[test]
fn an_action_needs_its_cost_and_something_to_work_on() {
    let clause = "IMP-14.9";
    let mut desk = table(&["japanese", "romans"])
        .empire(
            0,
            &[
                "jap_garrison",
                "jap_negotiator",
                "jap_trade_route:food",
                "jap_mr_chis_innovations:card",
                "jap_feng_shui_builders",
                "jap_ninjas",
                "com_porters",
                "com_imperial_messenger",
                "com_settlers",
                "com_gold_mine",
            ],
        )
        .supply(0, &[("worker", 3), ("wood", 1), ("food", 1), ("raze", 1)])
        .lay();
    for name in [
        "jap_garrison",
        "jap_negotiator",
        "jap_trade_route:food",
        "jap_mr_chis_innovations:card",
        "jap_feng_shui_builders",
        "jap_ninjas",
        "com_porters",
        "com_imperial_messenger",
        "com_settlers",
    ] {
        desk.refused(activate(name, 1), clause);
    }
    desk.activate("com_gold_mine");
    assert_eq!(desk.tally(0), "1 wood, 1 food, 2 worker, 1 gold, 1 raze", "{clause}: only gives Goods");
}

#[test]
fn token_first_then_features() {
    let clause = "IMP-14.10";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_gadget_fair", json!({ "marks": ["score"] }))
        .location(0, "atl_glass_giant:gold", json!({ "activations": [1, 0] }))
        .supply(0, &[("basic_tech", 2)])
        .lay();
    desk.play(activate("com_gadget_fair", 2));
    let step = |event: &Event| match event {
        Event::Gained { .. } => Some("gain"),
        Event::ScoreToken { .. } => Some("token"),
        Event::Reacted { .. } => Some("feature"),
        _ => None,
    };
    let order: Vec<&str> = desk.facts.iter().filter_map(step).collect();
    let once = ["gain", "token", "gain", "feature", "gain"];
    assert_eq!(order, [once, once].concat(), "{clause}: after each single activation");
    assert_eq!(desk.vp(0), 8, "{clause}");
}

#[test]
fn scoring_actions_give_vp_by_their_own_text() {
    let scoring: Vec<&str> = content()
        .titles
        .iter()
        .filter(|title| title.actions.iter().any(|action| action.is_scoring))
        .map(|title| title.label.id)
        .collect();
    for name in ["com_jewellers", "com_tavern", "rom_engineers", "atl_virgin_oracle", "bar_dark_chapel"] {
        assert!(scoring.contains(&name), "{}: {name}", "IMP-14.11");
    }
    for name in ["com_castle_a", "com_gold_mine", "bar_rabble", "atl_emerald_bay"] {
        assert!(!scoring.contains(&name), "{}: {name}", "IMP-14.11");
    }
    // A Score token does not make an Action a Scoring Action.
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_gold_mine", json!({ "marks": ["score"] }))
        .location(0, "atl_glass_giant:gold", json!({ "activations": [1, 0] }))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("com_gold_mine");
    assert_eq!(desk.vp(0), 1, "{}: the Glass Giant stays silent", "IMP-14.21");
}

#[test]
fn five_cards_open_something() {
    let clause = "IMP-14.12";
    let opens = |title: &&approdo_imperial_settlers::content::TitleInfo| {
        title.actions.iter().any(|action| action.needs.is_some())
            || title.features.iter().any(|feature| feature.needs.is_some())
            || title.lasting.iter().any(|feature| feature.needs.is_some())
    };
    let mut names: Vec<&str> = content().titles.iter().filter(opens).map(|title| title.label.id).collect();
    names.sort_unstable();
    let due = [
        "atl_emerald_bay",
        "atl_glass_giant",
        "atl_trident_guards",
        "com_smugglers",
        "jap_super_sake_distillery",
    ];
    assert_eq!(names, due, "{clause}");
    for title in content().titles.iter().filter(|title| due.contains(&title.label.id)) {
        assert_eq!(title.kind, Kind::Action, "{}: {}", "IMP-14.15", title.label.id);
    }
}

#[test]
fn the_second_action_is_for_later_turns_of_the_round() {
    let mut desk = table(&["romans", "atlanteans"])
        .empire(0, &["com_smugglers"])
        .supply(0, &[("basic_tech", 2), ("worker", 3)])
        .lay();
    desk.refused(activate_second("com_smugglers", 1), "IMP-14.13").activate("com_smugglers");
    assert_eq!(desk.asked(), Seat(1), "{}, {}: not in the same turn", "IMP-14.13", "IMP-14.14");
    desk.play(Move::Pass).refused(activate("com_smugglers", 1), "IMP-14.19");
    desk.play(activate_second("com_smugglers", 1)).play(activate_second("com_smugglers", 1));
    let clause = "IMP-14.14";
    assert_eq!(desk.tally(0), "1 worker, 2 gold, 1 basic_tech", "{clause}");
    desk.refused(activate_second("com_smugglers", 1), "IMP-14.3").pass_all().settle();
    assert_eq!(desk.view().round, 2);
    desk.turn_of(0);
    desk.refused(activate_second("com_smugglers", 1), "IMP-14.13");
    assert_eq!(
        desk.find("com_smugglers").map(|it| it.activations),
        Some([0, 0]),
        "{}: closed again",
        "IMP-14.16"
    );
}

#[test]
fn an_opened_feature_works_for_the_rest_of_the_round() {
    let clause = "IMP-14.16";
    let layout = |opened: u8| {
        table(&["japanese", "romans"])
            .location(0, "jap_super_sake_distillery", json!({ "activations": [opened, 0] }))
            .hand(0, &["jap_farm", "jap_farm"])
            .supply(0, &[("food", 2)])
    };
    let mut desk = layout(0).lay();
    desk.play(crate::desk::deal("jap_farm"));
    assert_eq!(desk.vp(0), 0, "{clause}: not open");
    let mut desk = layout(1).lay();
    desk.play(crate::desk::deal("jap_farm")).turn_of(0).play(crate::desk::deal("jap_farm"));
    assert_eq!(desk.vp(0), 4, "{clause}: open");
    assert_eq!(desk.view().locations[0].location.card.info().kind, Kind::Action, "IMP-14.15");
}

#[test]
fn targets_are_judged_as_if_the_cost_were_paid() {
    let clause = "IMP-14.17";
    // The Settlers cost 1 Wood; a card that needs 1 Wood itself needs a second.
    let layout = |wood| {
        table(&["barbarians", "romans"])
            .empire(0, &["com_settlers"])
            .hand(0, &["bar_settlement"])
            .supply(0, &[("wood", wood)])
    };
    layout(1).lay().refused(activate("com_settlers", 1), "IMP-14.9");
    let mut desk = layout(2).lay();
    desk.activate("com_settlers").play(card("bar_settlement"));
    assert_eq!(desk.tally(0), "2 worker", "{clause}");
    // The Sand Navigators spend Technology, not the Worker that they send.
    let layout = |workers| {
        table(&["egyptians", "romans"])
            .empire(0, &["egy_sand_navigators:gold"])
            .empire(1, &["com_quarry"])
            .supply(0, &[("basic_tech", 1), ("worker", workers)])
    };
    layout(0).lay().refused(activate("egy_sand_navigators:gold", 1), "IMP-14.9");
    layout(1).lay().legal(activate("egy_sand_navigators:gold", 1));
    // The last Raze token pays for the Garrison and is not there to raze with.
    let mut desk =
        table(&["barbarians", "romans"]).empire(0, &["bar_dark_chapel:raze"]).hand(0, &["com_mill"]).lay();
    desk.refused(activate("bar_dark_chapel:raze", 1), "IMP-14.9");
}

#[test]
fn what_was_announced_in_vain_stays_paid() {
    let clause = "IMP-14.18";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sand_navigators:gold"])
        .location(1, "com_armorer", json!({ "visitors": 1 }))
        .supply(0, &[("basic_tech", 2), ("worker", 2)])
        .lay();
    desk.play(activate("egy_sand_navigators:gold", 2)).play(visit("com_armorer"));
    assert_eq!(desk.tally(0), "1 worker, 1 raze", "{clause}");
    assert_eq!(
        desk.find("egy_sand_navigators:gold").map(|it| it.activations[0]),
        Some(2),
        "{clause}: it counts"
    );
}

#[test]
fn what_is_open_is_not_opened_again() {
    let clause = "IMP-14.19";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "atl_glass_giant:gold", json!({ "activations": [1, 0] }))
        .location(0, "atl_trident_guards:raze", json!({ "activations": [1, 0] }))
        .supply(0, &[("basic_tech", 2)])
        .lay();
    desk.refused(activate("atl_glass_giant:gold", 1), clause);
    // The Guards give 1 VP besides, but once per round.
    desk.refused(activate("atl_trident_guards:raze", 1), "IMP-14.3");
}

#[test]
fn activations_are_counted_on_the_card() {
    let clause = "IMP-14.20";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra"])
        .location(1, "com_gold_mine", json!({ "activations": [1, 0], "spent": { "worker": 1 } }))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("egy_temple_of_ra").point("com_gold_mine").play(Move::Pass);
    desk.refused(activate("com_gold_mine", 1), "IMP-14.3");
    // Built anew it starts with none.
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_feng_shui_builders"])
        .foundations(0, &["com_gold_mine"])
        .supply(0, &[("worker", 2)])
        .lay();
    desk.activate("jap_feng_shui_builders");
    desk.play(crate::desk::foundation("com_gold_mine")).turn_of(0).activate("com_gold_mine");
    assert_eq!(desk.tally(0), "1 gold", "{clause}");
}

#[test]
fn an_action_goes_on_when_its_own_location_leaves() {
    let clause = "IMP-14.22";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_tribes_dubster"])
        .empire(1, &["rom_bank"])
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    desk.activate("bar_tribes_dubster").point("bar_tribes_dubster").point("rom_bank");
    assert_eq!(desk.tally(0), "3 vp", "{clause}");
    assert_eq!((desk.empire(0).len(), desk.empire(1).len()), (0, 0), "{clause}");
}
