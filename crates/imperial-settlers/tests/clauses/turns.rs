//! Section 10: the Action phase.

use crate::desk::{Desk, activate, c, defend, good_at, raze, table, tech, unblock, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;
use approdo_imperial_settlers::{
    Move,
    goods::{Gain, Good},
    ids::{Deck, Empire, Tech},
};
use serde_json::json;

#[test]
fn one_action_each_clockwise_until_all_have_passed() {
    let clause = "IMP-10.1";
    let mut desk = table(&["romans", "barbarians", "japanese"])
        .set("first", json!(1))
        .turn(1, 1)
        .supply(0, &[("worker", 4)])
        .supply(1, &[("worker", 4)])
        .supply(2, &[("worker", 2)])
        .lay();
    let mut order = Vec::new();
    while desk.view().turn.is_some() {
        order.push(desk.asked().0);
        if desk.offers().contains(&Move::Exchange(1)) {
            desk.play(Move::Exchange(1)).play(Move::Good(Good::Food));
        } else {
            desk.play(Move::Pass);
        }
        if desk.asked_now().is_none() {
            break;
        }
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1, 0], "{clause}: seat 2 passes in its second turn");
    assert_eq!(desk.view().round, 2, "{clause}: all have passed");
}

/// A position in which the player in turn can take every kind of action.
fn everything() -> Desk {
    table(&["romans", "barbarians"])
        .empire(0, &["com_gold_mine"])
        .location(0, "com_mill", json!({ "marks": ["blocked"] }))
        .empire(1, &["com_public_granary", "com_armorer"])
        .hand(0, &["com_ruins", "rom_bank", "com_quarry"])
        .supply(0, &[("food", 1), ("raze", 2), ("worker", 3)])
        .lay()
}

#[test]
fn the_kinds_of_action() {
    let mut desk = everything();
    desk.legal(Move::Build(c("com_ruins"))).legal(Move::Deal(c("rom_bank")));
    desk.legal(Move::RazeHand(c("com_quarry"))).legal(raze("com_armorer"));
    desk.legal(activate("com_gold_mine", 1)).legal(Move::Exchange(1));
    desk.refused(Move::EndTurn, "IMP-10.1").refused(Move::Good(Good::Wood), "IMP-10.2");
    let mut visiting = desk.clone();
    visiting.play(visit("com_public_granary"));
    assert_eq!(visiting.has(0, Good::Food), 2, "IMP-10.3");
    let mut unblocking = desk.clone();
    unblocking.play(unblock("com_mill"));
    assert_eq!(unblocking.asked(), Seat(1), "{}: that was the action", "IMP-10.4");
}

#[test]
fn any_kind_in_any_order_one_per_turn() {
    let clause = "IMP-10.5";
    let mut desk = everything();
    desk.play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    assert_eq!(desk.asked(), Seat(1), "{clause}: one action per turn");
    desk.play(Move::Pass).build("com_ruins").play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    desk.play(Move::RazeHand(c("com_quarry"))).play(Move::Deal(c("rom_bank")));
    assert_eq!(desk.view().players[0].actions, 5, "{clause}");
}

#[test]
fn who_has_passed_takes_no_more_turns() {
    let mut desk = everything();
    desk.play(Move::Pass);
    assert_eq!(desk.asked(), Seat(1), "IMP-10.6");
    assert!(desk.view().players[0].has_passed, "IMP-10.6");
    desk.play(Move::Pass);
    assert_eq!(desk.view().round, 2, "{}: seat 0 was not asked again", "IMP-10.6");
}

#[test]
fn passing_is_always_possible_and_sometimes_all() {
    let clause = "IMP-10.10";
    everything().legal(Move::Pass);
    let desk = table(&["romans", "barbarians"]).lay();
    assert_eq!(desk.offers(), [Move::Pass], "{clause}");
}

#[test]
fn a_turn_is_free_moves_an_action_and_free_moves() {
    let clause = "IMP-10.9";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_gold_mine", "com_mill", "com_jugglers"])
        .supply(0, &[("worker", 1), ("defense", 3)])
        .lay();
    desk.play(defend("com_gold_mine")).activate("com_gold_mine");
    assert_eq!(desk.asked(), Seat(0), "{clause}: free moves after the action");
    desk.refused(activate("com_jugglers", 1), clause).refused(Move::Pass, clause);
    desk.play(defend("com_mill")).legal(defend("com_jugglers")).play(Move::EndTurn);
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    desk.play(Move::Pass).play(Move::Pass);
    assert_eq!(desk.view().round, 2, "{clause}: no free moves after passing, although a token was left");
}

#[test]
fn the_last_player_goes_on_alone() {
    let clause = "IMP-10.11";
    let mut desk = table(&["romans", "barbarians", "japanese"]).supply(1, &[("worker", 6)]).lay();
    desk.play(Move::Pass).play(Move::Exchange(1)).play(Move::Good(Good::Wood)).play(Move::Pass);
    for _ in 0..2 {
        assert_eq!(desk.asked(), Seat(1), "{clause}");
        desk.play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    }
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    desk.play(Move::Pass);
    assert_eq!(desk.view().round, 2, "{clause}");
}

#[test]
fn nobody_takes_more_than_a_hundred_actions() {
    let clause = "IMP-10.12";
    let layout = |actions: u8| {
        table(&["romans", "barbarians"]).supply(0, &[("worker", 4)]).hand(0, &["com_ruins"]).player(
            0,
            "actions",
            json!(actions),
        )
    };
    let mut desk = layout(99).lay();
    desk.legal(Move::Exchange(1)).build("com_ruins");
    assert_eq!(desk.view().players[0].actions, 100, "{clause}");
    desk.play(Move::Pass).refused(Move::Exchange(1), clause);
    assert_eq!(desk.offers(), [Move::Pass], "{clause}");
}

/// Every action against the second player, with all it needs; after that player has passed, none is legal.
#[test]
fn who_has_passed_is_no_target() {
    let clause = "IMP-10.8";
    let razed = table(&["romans", "barbarians"])
        .empire(1, &["com_armorer", "com_public_granary"])
        .supply(0, &[("raze", 2), ("worker", 1)]);
    let mut desk = razed.clone().lay();
    desk.legal(raze("com_armorer")).legal(visit("com_public_granary"));
    let mut desk = razed.player(1, "has_passed", json!(true)).lay();
    desk.refused(raze("com_armorer"), "IMP-10.7");
    desk.refused(visit("com_public_granary"), "IMP-16.7");
    let goods = [("worker", 2), ("raze", 1), ("food", 1), ("basic_tech", 1)];
    let cases: [(&str, &str, &str); 11] = [
        ("romans", "rom_engineers", "removing"),
        ("barbarians", "bar_saboteurs:card", "stealing"),
        ("barbarians", "bar_pack:gold", "copying a Raze field"),
        ("romans", "rom_spies", "taking a Deal"),
        ("barbarians", "bar_robbers", "cancelling a Deal"),
        ("japanese", "jap_trade_route:food", "making a Deal with a Location"),
        ("barbarians", "bar_anti_technology_squad", "blocking"),
        ("egyptians", "egy_scorpion_breeder", "exhausting"),
        ("egyptians", "egy_temple_of_ra", "taking over"),
        ("egyptians", "egy_pharaohs_ears", "eavesdropping"),
        ("egyptians", "egy_sand_navigators:gold", "sending a Worker"),
    ];
    for (faction, card, what) in cases {
        let layout = table(&[faction, "atlanteans"])
            .empire(0, &[card])
            .supply(0, &goods)
            .empire(1, &["com_gold_mine", "com_mill", "com_quarry"])
            .deals(1, &["atl_great_library"])
            .supply(1, &[("wood", 1)]);
        let mut desk = layout.clone().lay();
        desk.legal(activate(card, 1));
        let mut desk = layout.player(1, "has_passed", json!(true)).lay();
        desk.refused(activate(card, 1), "IMP-14.9");
        assert_eq!(
            desk.offers().iter().filter(|mv| matches!(mv, Move::Activate { .. })).count(),
            0,
            "{clause}: {what}"
        );
    }
}

#[test]
fn forcing_a_discard_spares_who_has_passed() {
    let clause = "IMP-10.7";
    let layout = |passed: bool| {
        table(&["egyptians", "romans", "barbarians"])
            .empire(0, &["egy_desert"])
            .hand(0, &["com_mill"])
            .hand(1, &["com_baker"])
            .hand(2, &["com_hunter"])
            .player(1, "has_passed", json!(passed))
    };
    let mut desk = layout(false).lay();
    desk.activate("egy_desert").play(Move::Card(c("com_mill")));
    desk.legal(Move::Against(Seat(1))).legal(Move::Against(Seat(2)));
    let mut desk = layout(true).lay();
    desk.activate("egy_desert").play(Move::Card(c("com_mill")));
    desk.refused(Move::Against(Seat(1)), clause).play(Move::Against(Seat(2)));
}

#[test]
fn one_of_two_enemies_has_passed() {
    let clause = "IMP-10.7";
    let mut desk = table(&["barbarians", "romans", "japanese"])
        .empire(0, &["bar_robbers", "bar_pack:gold"])
        .supply(0, &[("worker", 2), ("raze", 2)])
        .empire(1, &["com_mill"])
        .empire(2, &["com_baker"])
        .deals(1, &["rom_bank"])
        .deals(2, &["jap_farm"])
        .player(1, "has_passed", json!(true))
        .lay();
    desk.refused(raze("com_mill"), clause).legal(raze("com_baker")).activate("bar_robbers");
    desk.refused(Move::DealOf { empire: Empire(1), deal: 0 }, clause);
    desk.play(Move::DealOf { empire: Empire(2), deal: 0 }).settle();
    desk.turn_of(0).activate("bar_pack:gold");
    desk.refused(good_at("com_mill", Gain::Worker), clause);
    desk.play(good_at("com_baker", Gain::Vp));
}

#[test]
fn features_of_players_who_have_passed_go_on_working() {
    let clause = "IMP-10.8";
    let mut desk = table(&["romans", "egyptians"])
        .empire(1, &["egy_oasis"])
        .supply(0, &[("worker", 2)])
        .player(1, "has_passed", json!(true))
        .lay();
    desk.play(Move::Exchange(1)).play(Move::Good(Good::Wood));
    assert_eq!(desk.has(1, Good::Worker), 1, "{clause}");
}

#[test]
fn tokens_are_placed_in_ones_own_turn_only() {
    let mut desk = table(&["romans", "atlanteans"])
        .empire(1, &["com_mill"])
        .supply(1, &[("basic_tech", 1), ("defense", 1)])
        .lay();
    desk.refused(defend("com_mill"), "IMP-18.1");
    desk.play(Move::Pass).legal(defend("com_mill")).legal(tech(Tech::Basic, "com_mill"));
    assert_eq!(desk.asked(), Seat(1), "IMP-18.11");
}

#[test]
fn whose_turn_it_is_while_cards_are_drawn() {
    let turn = |desk: &Desk| desk.game.turn_of().map(|seat| seat.0);
    let castle = |others: &[&str]| {
        let factions: Vec<&str> = ["romans"].iter().chain(others).copied().collect();
        table(&factions).empire(0, &["com_castle_a"]).supply(0, &[("worker", 4)]).lay()
    };
    let mut desk = castle(&["barbarians"]);
    desk.play(activate("com_castle_a", 2)).play(Move::Draw(Deck::Faction));
    assert_eq!(turn(&desk), Some(0), "IMP-14.6: the second activation asks for a deck again");
    desk.luck(0).play(Move::Draw(Deck::Faction));
    assert_eq!(turn(&desk), None, "IMP-10.1: after the last card it is the other player's turn");
    desk.luck(0);
    assert_eq!(turn(&desk), Some(1), "IMP-10.1");

    let mut desk = castle(&["barbarians"]);
    desk.play(Move::Exchange(2)).play(Move::Draw(Deck::Common));
    assert_eq!(turn(&desk), Some(0), "IMP-15.3: the second pair is still to be chosen");

    let mut desk = castle(&["barbarians"]);
    desk.turn_of(1).play(Move::Pass).activate("com_castle_a").play(Move::Draw(Deck::Faction));
    assert_eq!(turn(&desk), Some(0), "IMP-10.11: nobody else takes a turn");

    let mut desk = castle(&[]);
    desk.activate("com_castle_a").play(Move::Draw(Deck::Common));
    assert_eq!(turn(&desk), Some(0), "IMP-28.10: only the solo player acts");

    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_castle_a"])
        .supply(0, &[("worker", 1), ("defense", 1)])
        .lay();
    desk.activate("com_castle_a").play(Move::Draw(Deck::Common));
    assert_eq!(turn(&desk), Some(0), "IMP-10.9: free moves are possible after the action");
}
