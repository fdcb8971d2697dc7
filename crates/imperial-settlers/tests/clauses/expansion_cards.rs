//! Section 25: rulings for expansion cards.

use crate::desk::{activate, c, card, defend, foundation, raze, table, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Move, content::content, goods::Good, ids::Tech, location::Mark};
use serde_json::json;

#[test]
fn glass_giant_notices_scoring_actions() {
    let clause = "IMP-25.1";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_glass_giant:gold", "com_jugglers", "com_gold_mine"])
        .supply(0, &[("worker", 2), ("basic_tech", 1)])
        .lay();
    desk.activate("atl_glass_giant:gold").play(Move::Pass).activate("com_gold_mine");
    assert_eq!(desk.vp(0), 0, "{clause}: no Scoring Action");
    desk.activate("com_jugglers");
    assert_eq!(desk.vp(0), 2, "{clause}");
}

#[test]
fn planners_caste_is_marked_by_a_worker() {
    let clause = "IMP-25.2";
    let mut desk =
        table(&["atlanteans", "romans"]).empire(0, &["atl_planners_caste:card"]).hand(0, &["com_mill"]).lay();
    desk.activate("atl_planners_caste:card").play(card("com_mill")).play(Move::Good(Good::AdvancedScore));
    let spent = desk.find("atl_planners_caste:card").expect("it stands").spent;
    assert_eq!((spent.count(Good::Worker), desk.tally(0).as_str()), (1, "1 advanced_score"), "{clause}");
}

#[test]
fn engineers_caste_is_brown_and_grey() {
    let clause = "IMP-25.3";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_stone_supplier", "com_carpenters_workshop", "com_mill"])
        .hand(0, &["atl_engineers_caste:stone"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .lay();
    desk.build("atl_engineers_caste:stone");
    assert_eq!(desk.tally(0), "1 wood, 1 stone, 2 gold, 2 vp", "{clause}");
}

#[test]
fn virgin_oracle_moves_tokens() {
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_virgin_oracle", "atl_great_library"])
        .location(0, "com_mill", json!({ "marks": ["basic", "score", "advanced_defense"] }))
        .location(0, "com_baker", json!({ "marks": ["basic"] }))
        .location(0, "com_hunter", json!({ "marks": ["defense"] }))
        .empire(0, &["com_joiner"])
        .empire(1, &["com_quarry"])
        .supply(0, &[("worker", 2)])
        .lay();
    let id = |name: &str| desk.at(name);
    let (mill, baker, hunter, joiner) = (id("com_mill"), id("com_baker"), id("com_hunter"), id("com_joiner"));
    let (library, quarry) = (id("atl_great_library"), id("com_quarry"));
    let moves = |tech, from, to| Move::MoveTech { tech, from, to };
    desk.activate("atl_virgin_oracle");
    desk.refused(moves(Tech::Basic, mill, baker), "IMP-25.4")
        .refused(moves(Tech::Basic, mill, library), "IMP-25.4");
    desk.refused(moves(Tech::Basic, mill, quarry), "IMP-25.4")
        .refused(moves(Tech::Basic, joiner, mill), "IMP-25.4");
    desk.refused(moves(Tech::Defense, mill, hunter), "IMP-25.5");
    desk.play(moves(Tech::Basic, mill, hunter)).refused(moves(Tech::Basic, hunter, joiner), "IMP-25.30");
    desk.play(moves(Tech::Defense, mill, joiner)).play(moves(Tech::Score, mill, joiner));
    assert_eq!(desk.asked(), Seat(1), "{}: up to three", "IMP-25.4");
    assert!(desk.bears("com_hunter", Mark::Basic) && desk.bears("com_joiner", Mark::Score), "IMP-25.4");
    assert!(desk.bears("com_joiner", Mark::AdvancedDefense), "{}: of whatever type", "IMP-25.4");
    assert_eq!(desk.vp(0), 1, "{}: the Library is silent, moving is not placing", "IMP-25.30");
    // The Action may be used without moving anything.
    let mut desk =
        table(&["atlanteans", "romans"]).empire(0, &["atl_virgin_oracle"]).supply(0, &[("worker", 1)]).lay();
    desk.activate("atl_virgin_oracle").play(Move::Done);
    assert_eq!(desk.tally(0), "1 vp", "IMP-25.30");
}

#[test]
fn feng_shui_builders() {
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_feng_shui_builders", "com_mill"])
        .foundations(0, &["com_hunter", "com_statue"])
        .supply(0, &[("worker", 2), ("defense", 1)])
        .lay();
    assert_eq!(desk.raze_cost("jap_feng_shui_builders"), Some(3), "IMP-25.6");
    desk.refused(defend("jap_feng_shui_builders"), "IMP-18.4");
    desk.play(crate::desk::samurai("jap_feng_shui_builders"));
    assert_eq!(desk.raze_cost("jap_feng_shui_builders"), Some(4), "IMP-25.6");
    desk.activate("jap_feng_shui_builders").refused(foundation("com_mill"), "IMP-25.8");
    desk.play(foundation("com_statue"));
    assert_eq!(
        desk.empire(0),
        ["jap_feng_shui_builders", "com_mill", "com_statue"],
        "{}: the newest",
        "IMP-25.29"
    );
    assert_eq!(
        (desk.tally(0).as_str(), desk.hand(0).len()),
        ("1 defense", 0),
        "{}: no bonus, no cost",
        "IMP-25.7"
    );
    assert_eq!(desk.foundations(0), ["com_hunter"], "IMP-25.7");
    desk.play(Move::EndTurn);
    // A red Location that is restored is not built: the Mill stays silent, and it works from then on.
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_feng_shui_builders", "com_mill"])
        .foundations(0, &["com_hunter"])
        .supply(0, &[("worker", 2)])
        .lay();
    desk.activate("jap_feng_shui_builders").play(foundation("com_hunter"));
    assert_eq!(desk.tally(0), "1 worker", "IMP-25.7");
    assert_eq!(desk.find("com_hunter").map(|it| it.activations), Some([0, 0]), "IMP-25.29");
    desk.turn_of(0).activate("com_hunter");
    assert_eq!(desk.tally(0), "1 food", "{}: it works normally from the next turn on", "IMP-25.8");
}

#[test]
fn mr_chis_innovations() {
    let mut desk = table(&["japanese", "romans"])
        .empire(
            0,
            &[
                "jap_mr_chis_innovations:card",
                "jap_mr_chis_innovations:basic_tech",
                "com_marketplace",
                "com_tavern",
            ],
        )
        .location(0, "com_gold_mine", json!({ "activations": [1, 0] }))
        .location(0, "jap_super_sake_distillery", json!({ "activations": [1, 0] }))
        .empire(0, &["jap_garrison"])
        .hand(0, &["com_mill"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    desk.activate("jap_mr_chis_innovations:card");
    desk.refused(activate("com_gold_mine", 1), "IMP-25.9");
    desk.refused(activate("jap_mr_chis_innovations:basic_tech", 1), "IMP-25.10");
    desk.refused(activate("jap_mr_chis_innovations:card", 1), "IMP-25.10");
    desk.refused(activate("com_tavern", 1), "IMP-25.10").refused(activate("jap_garrison", 1), "IMP-14.9");
    desk.refused(activate("jap_super_sake_distillery", 1), "IMP-14.19");
    desk.activate("com_marketplace");
    let spent = desk.find("com_marketplace").map(|it| (it.spent.len(), it.spent.count(Good::Worker)));
    assert_eq!(spent, Some((1, 1)), "{}: a Worker of the general supply marks the use", "IMP-14.7");
    assert_eq!(
        (desk.tally(0).as_str(), desk.asked()),
        ("4 vp", Seat(1)),
        "{}: nothing was paid",
        "IMP-25.10"
    );
    assert_eq!(
        desk.find("com_marketplace").map(|it| it.activations[0]),
        Some(1),
        "{}: it is one of its own",
        "IMP-25.9"
    );
    // It counts as an activation that spends nothing.
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_mr_chis_innovations:card", "com_gadget_fair", "jap_inventors_tea_house"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    desk.activate("jap_mr_chis_innovations:card").activate("com_gadget_fair");
    // The Tea House notices the token spent on Mr Chi and not the one that was not spent at the Fair.
    assert_eq!(desk.tally(0), "1 worker, 2 vp", "IMP-25.10");
}

#[test]
fn pharaohs_ears_and_anti_technology_squad_point_to_section_23() {
    let clauses = ["IMP-25.19", "IMP-25.24"];
    let mut desk = table(&["egyptians", "romans", "barbarians"])
        .empire(0, &["egy_pharaohs_ears"])
        .empire(1, &["com_mill"])
        .empire(2, &["bar_anti_technology_squad"])
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1)])
        .supply(2, &[("worker", 1)])
        .lay();
    desk.activate("egy_pharaohs_ears").point("com_mill").turn_of(2);
    desk.activate("bar_anti_technology_squad").point("com_mill").build("com_hunter");
    assert_eq!(desk.tally(0), "", "{clauses:?}: blocked for everybody");
    assert_eq!(desk.view().players[0].tokens, 3, "{clauses:?}");
}

#[test]
fn ruins_of_atlantis() {
    let clause = "IMP-25.25";
    let mut desk = table(&["romans", "barbarians"])
        .empire(1, &["com_ruins_of_atlantis"])
        .hand(0, &["com_ruins_of_atlantis"])
        .supply(0, &[("raze", 3)])
        .lay();
    desk.refused(raze("com_ruins_of_atlantis"), "IMP-13.5").build("com_ruins_of_atlantis");
    assert_eq!((desk.tally(0).as_str(), desk.asked()), ("3 raze, 1 basic_tech", Seat(1)), "{clause}");
    assert!(c("com_ruins_of_atlantis").info().colours.is_empty(), "{clause}");
}

#[test]
fn thingamabob_merchant() {
    let clause = "IMP-25.26";
    let mut desk = table(&["romans", "barbarians"])
        .turn(1, 1)
        .empire(0, &["com_thingamabob_merchant"])
        .supply(0, &[("gold", 1), ("basic_tech", 1), ("wood", 1)])
        .supply(1, &[("worker", 1)])
        .lay();
    desk.play(visit("com_thingamabob_merchant"));
    assert_eq!(
        (desk.tally(1).as_str(), desk.has(0, Good::Worker)),
        ("1 basic_tech", 1),
        "{clause}: it is open"
    );
    desk.pass_all().refused(Move::Good(Good::Wood), "IMP-20.6");
    desk.play(Move::Good(Good::Gold)).play(Move::Good(Good::BasicTech)).settle();
    assert_eq!(desk.view().round, 2);
    assert_eq!(
        (desk.has(0, Good::Gold), desk.has(0, Good::BasicTech)),
        (1, 2),
        "{clause}: available again, and 1 produced"
    );
}

#[test]
fn technology_ark() {
    let clause = "IMP-25.27";
    let desk = table(&["atlanteans", "romans"])
        .location(0, "atl_technology_ark", json!({ "held": { "wood": 3 } }))
        .produce();
    assert_eq!(
        (desk.has(0, Good::BasicTech), desk.has(0, Good::Wood)),
        (3, 4),
        "{clause}: 1 of the board and 2 at most; 1 of the board and the 3 that come back"
    );
    let mut desk =
        table(&["atlanteans", "romans"]).empire(0, &["atl_technology_ark"]).supply(0, &[("wood", 3)]).lay();
    desk.refused(Move::Good(Good::Wood), "IMP-10.2");
    assert_eq!(desk.offers(), [Move::Pass], "{clause}: nothing is put on it in the Action phase");
}

#[test]
fn limits_of_opened_actions() {
    let clause = "IMP-25.28";
    let limit = |name: &str| {
        let title = content().titles.iter().find(|title| title.label.id == name).expect("the title is there");
        title.actions[1].limit
    };
    assert_eq!((limit("atl_emerald_bay"), limit("com_smugglers")), (0, 2), "{clause}");
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "atl_emerald_bay", json!({ "activations": [1, 5] }))
        .location(0, "com_smugglers", json!({ "activations": [1, 2] }))
        .supply(0, &[("worker", 3)])
        .lay();
    desk.refused(crate::desk::activate_second("com_smugglers", 1), "IMP-14.3");
    desk.legal(crate::desk::activate_second("atl_emerald_bay", 3));
}
