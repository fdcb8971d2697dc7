//! Well-formed data with which a game would stop or never end.

use super::{check, complaint};
use crate::content::load::{ACTIONS, CARDS, FILES, SETUP};

#[test]
fn effects_without_what_they_need() {
    for (card, requires, lacks, op) in [
        ("grand_strategy", &["pile_available"][..], "mp_at_least_1", "search_pile"),
        ("grand_strategy", &["mp_at_least_1"], "pile_available", "search_pile"),
        ("gold_mine", &["treasury_not_empty"], "own_territory", "place_gold"),
        ("gold_mine", &["own_territory"], "treasury_not_empty", "place_gold"),
        ("peoples_militia", &["reserve_not_empty"], "own_territory", "roll_place of own_band"),
        ("peoples_militia", &["own_territory"], "reserve_not_empty", "roll_place of own_band"),
        (
            "native_mobilization",
            &["native_supply_not_empty"],
            "empty_explored_central",
            "roll_place of native",
        ),
        (
            "native_mobilization",
            &["empty_explored_central"],
            "native_supply_not_empty",
            "roll_place of native",
        ),
        ("mutiny", &["reserve_not_empty"], "mutiny_target", "take_ship"),
        ("mutiny", &["mutiny_target"], "reserve_not_empty", "take_ship"),
        ("shipyard", &["ship_in_box", "free_own_city"], "lost_ship", "build_ship"),
        ("shipyard", &["lost_ship", "free_own_city"], "ship_in_box", "build_ship"),
        ("shipyard", &["lost_ship", "ship_in_box"], "free_own_city", "build_ship"),
        ("bonus_discovery", &[], "explore_possible", "explore_factor"),
        ("surprise_attack", &[], "no_surprise_running", "interrupt"),
        ("new_offensive_weapons", &[], "result_differs", "set_combat_result"),
        ("yo_ho_ho", &[], "not_played_this_turn", "gain_mp"),
    ] {
        let expected = format!("cards.toml, card {card}: requires lacks {lacks}, which {op} needs");
        assert_eq!(complaint(&expected, &requiring(card, requires)), expected);
    }
}

/// `cards.toml` with another list of requirements for one card.
fn requiring(card: &str, requires: &[&str]) -> String {
    let card_at = CARDS.find(&format!("[[card]]\nid = \"{card}\"")).expect("the card is there");
    let start = card_at + CARDS[card_at..].find("requires = [").expect("it has requirements");
    let end = start + CARDS[start..].find('\n').expect("the line ends");
    format!("{}requires = {requires:?}{}", &CARDS[..start], &CARDS[end..])
}

#[test]
fn effects_that_spoil_each_other() {
    check(&[(
        (
            CARDS,
            "effects = [{ op = \"search_pile\", mp_per_card = 1 }]",
            "effects = [{ op = \"search_pile\", mp_per_card = 1 }, { op = \"search_pile\", mp_per_card = 1 }]",
        ),
        "cards.toml, card grand_strategy: effects has 2 effects besides gain_mp, but one may prevent the other",
    )]);
}

#[test]
fn a_look_into_the_pile_may_have_any_price() {
    let text = CARDS.replacen("mp_per_card = 1", "mp_per_card = 3", 1);
    assert!(FILES.read(&|name| (name == "cards.toml").then(|| text.clone())).is_ok());
}

#[test]
fn costs() {
    check(&[
        (
            (ACTIONS, "mp = 1\ngold = 0", "mp = 0\ngold = 0"),
            "actions.toml, action launch: mp is 0, but must be at least 1",
        ),
        (
            (ACTIONS, "mp = 1\ngold = 0", "mp = 1\ngold = 2"),
            "actions.toml, action launch: gold is 2, but must be 0; only convert and buy_card take gold",
        ),
        (
            (ACTIONS, "mp = 0\ngold = 0", "mp = 1\ngold = 0"),
            "actions.toml, action resign: mp is 1, but must be 0, so that it is always possible",
        ),
        (
            (ACTIONS, "mp = 0\ngold = 0", "mp = 0\ngold = 1"),
            "actions.toml, action resign: gold is 1, but must be 0; only convert and buy_card take gold",
        ),
    ]);
    let at = ACTIONS.find("[[action]]\nid = \"end_turn\"").expect("the action is there");
    let text = format!("{}{}", &ACTIONS[..at], ACTIONS[at..].replacen("mp = 0", "mp = 1", 1));
    let expected = "actions.toml, action end_turn: mp is 1, but must be 0, so that it is always possible";
    assert_eq!(complaint(expected, &text), expected);
}

#[test]
fn options_the_rules_cannot_use() {
    check(&[
        (
            (SETUP, "default = 40", "default = false"),
            "setup.toml, option round_limit: default must be a number, with min and max and without choices",
        ),
        (
            (SETUP, "max = 100", "max = 1000"),
            "setup.toml, option round_limit: min and max are 5 and 1000, which are not between 1 and 250",
        ),
    ]);
}
