//! Section 21: the last round.

use crate::desk::{Desk, Layout, card, t, table};
use approdo_armada::{
    Armada, Event, Move, Options,
    content::{Action, content},
    frames::Frame,
    ids::Colour,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{OptionKind, Pending};
use serde_json::json;

fn limited(limit: u8) -> Options {
    Options { recruitment: false, option_cards: false, round_limit: limit, resignation: false }
}

#[test]
fn the_last_round_is_agreed_from_five_to_a_hundred() {
    let clause = "ARM-21.1";
    for seats in 2..=4 {
        for limit in [5, 6, 40, 99, 100] {
            assert!(Armada::setup(&limited(limit), seats).is_ok(), "{clause}: {limit}");
        }
        for limit in [0, 1, 4, 101, 255] {
            let refusal = Armada::setup(&limited(limit), seats).expect_err("outside the bounds");
            assert_eq!(refusal.rule.0, clause, "{limit}");
        }
    }
    assert_eq!(Options::default().round_limit, 40, "{clause}");
    let offered = Armada::options().iter().find(|option| option.label.id == "round_limit");
    let kind = OptionKind::Number { min: 5, max: 100, default: 40 };
    assert_eq!(offered.expect("the players are asked").kind, kind, "{clause}");
}

/// The last turn of the last of five rounds.
fn last_turn() -> Layout {
    table(4).options(|options| options.round_limit = 5).set("round", json!(5)).turn("orange", 10)
}

#[test]
fn after_the_last_round_the_highest_score_wins() {
    let clause = "ARM-21.2";
    // Golden example G-31: equal scores are decided by bands, then by ingots.
    let mut desk = last_turn()
        .flags("azure", &["cf_centre", "cf_base_n", "cf_n_flank_w", "purple_b1", "purple_b2"])
        .bands("azure_a1", "azure", 20)
        .bands("cf_base_s", "blue", 23)
        .flags("blue", &["cf_inner_e", "cf_inner_se", "cf_inner_sw", "cf_s_flank_e", "cf_s_flank_w"])
        .flags("blue", &["cf_south_isle_w", "cf_south_isle_e", "cf_south_isle_m", "cf_e_flank_s"])
        .flags("purple", &["cf_base_e", "cf_inner_ne", "cf_n_flank_e", "cf_e_flank_n"])
        .ground("purple_a1", "purple", 12, 0, 2)
        .flags("orange", &["cf_w_flank_s", "cf_w_flank_n", "cf_inner_w", "cf_inner_nw"])
        .ground("orange_a1", "orange", 12, 0, 1)
        .lay();
    assert!(!matches!(desk.game.pending(), Pending::Over(_)), "{clause}: not before the last turn is over");
    desk.play(Move::EndTurn);
    let outcome = desk.outcome();
    let standings: Vec<(i32, u8)> = outcome.standings.iter().map(|s| (s.score, s.place)).collect();
    assert_eq!(standings, [(19, 2), (11, 3), (19, 1), (11, 4)], "{clause}");
    assert_eq!(outcome.ended_by.0, clause);
    assert!(desk.facts.contains(&Event::LastRound { round: 5 }), "{clause}");
}

#[test]
fn the_game_ends_after_the_last_round_and_not_before() {
    let clause = "ARM-21.2";
    for seats in 2..=4_u8 {
        let mut desk = table(seats).options(|options| options.round_limit = 5).lay();
        let mut turns = 0;
        while !matches!(desk.game.pending(), Pending::Over(_)) {
            desk.play(Move::EndTurn);
            turns += 1;
        }
        let colours = if seats == 3 { 3 } else { 4 };
        assert_eq!(turns, 5 * colours, "{clause}: {seats} players");
        assert_eq!((desk.outcome().ended_by.0, desk.view().round), (clause, 5));
    }
}

#[test]
fn the_victory_check_of_the_last_turn_comes_first() {
    let clause = "ARM-21.2";
    let layout = |check: u8| {
        last_turn()
            .flags("orange", &["cf_centre", "cf_base_w", "cf_base_s"])
            .bands("azure_a1", "azure", 30)
            .flags("azure", &["cf_inner_w", "cf_inner_e", "cf_inner_nw", "cf_inner_ne", "cf_inner_sw"])
            .flags("azure", &["cf_base_n", "cf_base_e", "cf_n_flank_w", "cf_n_flank_e", "cf_inner_se"])
            .set("claims.orange", json!({ "on_board": { "check": check } }))
            .set("turns_begun.orange", json!(1))
    };
    let place_of_orange = |mut desk: Desk| {
        desk.play(Move::EndTurn);
        (desk.outcome().standings[3].place, desk.outcome().ended_by.0)
    };
    // Due now: orange wins. Due in a turn that never comes: the score decides.
    assert_eq!(place_of_orange(layout(1).lay()), (1, "ARM-13.6"), "{clause}");
    assert_eq!(place_of_orange(layout(2).lay()), (2, clause));
}

#[test]
fn who_went_out_cannot_win_by_score() {
    let clause = "ARM-21.2";
    let mut desk = last_turn()
        .options(|options| options.resignation = true)
        .flags("azure", &["cf_base_n", "cf_base_e", "cf_base_s"])
        .set("out", json!(["azure"]))
        .set("claims.azure", json!("removed"))
        .bands("blue_a1", "blue", 1)
        .lay();
    desk.play(Move::EndTurn);
    let places: Vec<u8> = desk.outcome().standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [4, 3, 1, 2], "{clause}: azure has the highest score; orange comes later than purple");
}

#[test]
fn every_action_uses_points_and_every_card_leaves_the_hand() {
    let clause = "ARM-21.3";
    for action in [
        Action::Launch,
        Action::March,
        Action::Load,
        Action::Unload,
        Action::Transfer,
        Action::Sail,
        Action::Explore,
        Action::Attack,
        Action::Sink,
        Action::Destroy,
        Action::Convert,
        Action::Recruit,
        Action::BuyCard,
    ] {
        assert!(0 < content().actions[action as usize].mp, "{clause}: {action:?}");
    }
    let mut desk = table(4)
        .options(|options| {
            options.recruitment = true;
            options.resignation = true;
        })
        .ground("azure_a1", "azure", 3, 0, 4)
        .moored(1, "azure_b1", "azure")
        .bands("azure_b1", "azure", 1)
        .afloat(2, "sea_haven_nw", "azure", 2, 0)
        .afloat(3, "sea_haven_ne", "purple", 1, 0)
        .afloat(4, "sea_shore_nw", "blue", 0, 0)
        .bands("cf_inner_nw", "azure", 2)
        .ground("cf_base_n", "natives", 0, 1, 0)
        .ground("cf_base_s", "natives", 0, 0, 0)
        .set("lost_ships.azure", json!(1))
        .hand(0, &["bonus_discovery", "gold_mine", "grand_strategy", "mutiny", "shipyard", "yo_ho_ho"])
        .hand(0, &["native_mobilization", "peoples_militia"])
        .lay();
    let offers = desk.offers();
    let mut kinds: Vec<_> = offers.iter().map(std::mem::discriminant).collect();
    kinds.sort_by_key(|kind| format!("{kind:?}"));
    kinds.dedup();
    assert_eq!(kinds.len(), 16, "{clause}: every kind of choice is tried");
    for mv in offers {
        let mut after = desk.clone();
        after.play(mv);
        let (mp, cards) = (after.view().turn.mp, after.view().hand_sizes[0]);
        match mv {
            Move::EndTurn | Move::Resign => assert_eq!(after.view().turn.colour, Colour::Purple, "{clause}"),
            Move::PlayCard(_) => assert_eq!(cards, 7, "{clause}: {mv:?}"),
            mv => assert!(mp < 10 && cards == 8, "{clause}: {mv:?}"),
        }
    }
    // Without points and cards the only move left is the end.
    desk = table(4).ground("azure_a1", "azure", 3, 0, 4).with_cards().turn("azure", 0).lay();
    assert_eq!(desk.offers(), [Move::EndTurn], "{clause}");
    desk.refused(Move::March { from: t("azure_a1"), to: t("azure_a2") }, "ARM-6.5");
    desk.refused(Move::PlayCard(card("gold_mine")), "ARM-16.10");
    assert_eq!(desk.frames(), [Frame::Act], "{clause}");
}
