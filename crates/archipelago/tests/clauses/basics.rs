//! Section 1: terms, markers and what is secret.

use crate::desk::{action, area, bay, begin, open, plains, using};
use approdo_archipelago::{
    Archipelago, Event, Move, Options,
    ids::{Market, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;
use serde_json::json;

#[test]
fn two_to_five_players() {
    let clauses = ["ARC-1.2", "ARC-1.3"];
    for seats in [0, 1, 6] {
        let refusal = Archipelago::setup(&Options::default(), seats).expect_err("too few or too many");
        assert_eq!(refusal.rule.0, clauses[0], "{seats}");
    }
    for seats in 2..=5 {
        assert!(Archipelago::setup(&Options::default(), seats).is_ok(), "{seats}: {clauses:?}");
    }
}

#[test]
fn two_players_always_play_by_the_rules_for_two() {
    let clause = "ARC-1.2";
    let pieces = |seats| {
        let view = begin(Options::default(), seats).view();
        (view.players[0].citizens, view.players[0].ships)
    };
    assert_eq!(pieces(2), (20, 7), "{clause}");
    assert_eq!(pieces(3), (10, 3), "{clause}");
}

#[test]
fn a_lost_colony_has_no_winner_and_a_saved_one_has_a_single_grand_winner() {
    let clause = "ARC-1.4";
    let lost = bay(3).units(0, "palm_bay_b", 2).rebellion(2);
    let mut desk = lost.lay();
    desk.play(action("tax"));
    assert_eq!(desk.places(), [2, 2, 2], "{clause}");
    // Seat 0 sells his last cube of a round after the end condition has come true.
    let saved = bay(3)
        .units(0, "palm_bay_b", 2)
        .units(1, "palm_bay_b", 2)
        .set("revealed", json!(["short_piles3_separatist"]))
        .set("met", json!(["short_piles3_separatist"]))
        .objectives(1, &["short_piles3_separatist"])
        .objectives(0, &["short_piles2_florins"])
        .screen(0, 12, &[])
        .lay();
    let mut desk = saved;
    desk.play(Move::EndRound);
    assert_eq!(desk.places()[0], 1, "{clause}");
    assert_eq!(desk.places().iter().filter(|place| **place == 1).count(), 1, "{clause}");
}

#[test]
fn a_round_is_one_go_of_the_active_player_and_a_turn_has_six_phases() {
    let clauses = ["ARC-1.5", "ARC-1.6"];
    let mut desk = bay(2).units(0, "palm_bay_b", 2).units(1, "palm_bay_b", 2).lay();
    assert_eq!(desk.view().active, Seat(0), "{clauses:?}");
    desk.play(action("harvest_fruit")).play(Move::Deploy(open("palm_bay_b"))).play(Move::Done);
    desk.play(Move::EndRound);
    assert_eq!((desk.view().active, desk.asked()), (Seat(1), Seat(1)), "{clauses:?}");
    desk.play(Move::EndRound).play(Move::EndRound);
    // Both have passed, so the turn goes on with Phase 6.
    assert!(desk.happened(|fact| matches!(fact, Event::PhaseBegan { .. })), "{clauses:?}");
    assert_eq!(desk.view().turn, 2, "{clauses:?}");
}

#[test]
fn ships_never_rebel() {
    let clause = "ARC-1.7";
    // An event in Phase 6 uncovers a domestic crisis: all citizens are laid down, no ship is.
    let mut desk = bay(2)
        .buying(0)
        .units(0, "palm_bay_b", 2)
        .units(1, "cattle_shore_b", 3)
        .units(0, "palm_bay_a", 1)
        .track(["king", "spy", "thief", "pirate", "pope"])
        .screen(0, 20, &[])
        .lay();
    desk.play(Move::BuyCard(crate::desk::card("king"))).play(Move::Rotate(crate::desk::card("spy")));
    desk.uncover_such_that(|desk| desk.happened(|fact| matches!(fact, Event::DomesticCrisis { .. })));
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Lying), 2, "{clause}");
    assert_eq!(desk.count(1, open("cattle_shore_b"), Posture::Lying), 3, "{clause}");
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 1, "{clause}");
    let lying_ship = bay(2).posted(0, "palm_bay_a", "open", "lying", 1).problem();
    assert!(lying_ship.contains("a ship lies"), "{clause}: {lying_ship}");
}

#[test]
fn what_is_nowhere_else_is_in_the_bank() {
    let clause = "ARC-1.8";
    let desk = bay(2)
        .town("palm_bay_b")
        .on(0, "palm_bay_b", "town")
        .screen(0, 7, &[("wood", 3)])
        .screen(1, 5, &[])
        .stall("export", "wood", 2)
        .lay();
    let bank = desk.view().bank;
    assert_eq!(bank.florins, 135 - 7 - 5, "{clause}");
    assert_eq!(bank.cubes[Resource::Wood], 15 - 3 - 2 - 1, "{clause}");
    assert_eq!((bank.town_temple, bank.market_port), (12, 13), "{clause}");
}

#[test]
fn the_population_is_the_number_of_citizens_on_the_map() {
    let clause = "ARC-1.9";
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .surplus(5)
        .screen(0, 10, &[("iron", 3)])
        .cards(0, &["colossus"])
        .lay();
    assert_eq!(desk.view().population, 2, "{clause}");
    desk.play(action("recruit")).play(Move::Recruit(area("palm_bay_b")));
    assert_eq!(desk.view().population, 3, "{clause}");
    desk.play(using("colossus")).play(Move::Pay).play(Move::Dedicate(open("palm_bay_b")));
    assert_eq!(desk.view().population, 2, "{clause}");
    let wrong = bay(2).units(0, "palm_bay_b", 2).set("population", json!(5)).problem();
    assert!(wrong.contains("2 citizens"), "{clause}: {wrong}");
}

#[test]
fn surplus_workers_are_counted_by_their_marker_alone() {
    let clause = "ARC-1.10";
    let mut desk = bay(2).units(0, "palm_bay_a", 1).surplus(6).screen(0, 10, &[]).lay();
    assert_eq!((desk.view().population, desk.view().surplus), (0, 6), "{clause}");
    desk.play(action("recruit")).play(Move::Recruit(area("palm_bay_b"))).play(Move::Done);
    assert_eq!((desk.view().population, desk.view().surplus), (1, 5), "{clause}");
}

#[test]
fn the_rebellion_is_compared_with_the_population() {
    let clause = "ARC-1.11";
    let mut desk = bay(2).units(0, "palm_bay_b", 2).rebellion(1).lay();
    desk.play(action("tax"));
    assert!(!desk.is_over(), "{clause}: 2 against 2");
    desk.play(Move::EndRound).play_as(1, action("tax"));
    assert!(desk.is_over(), "{clause}: 3 against 2");
}

#[test]
fn markers_stop_at_their_limits() {
    let clause = "ARC-1.12";
    // The Governor lowers both markers by one; what is at 0 stays there.
    let mut desk =
        bay(2).units(0, "palm_bay_b", 2).cards(0, &["governor"]).surplus(1).screen(0, 9, &[]).lay();
    desk.play(using("governor"));
    assert_eq!((desk.view().rebellion, desk.view().surplus), (0, 0), "{clause}");
    // Fifteen citizens raise the surplus by one in Phase 3, but not above 50.
    let mut desk = bay(5).set("turn", json!(1)).bidding().surplus(50);
    for seat in 0..5 {
        desk = desk.units(seat, "palm_bay_b", 3);
    }
    let mut desk = desk.lay();
    desk.bid_nothing();
    assert_eq!(desk.view().surplus, 50, "{clause}");
}

#[test]
fn screens_and_objectives_are_secret_and_nothing_else() {
    let clause = "ARC-1.13";
    let desk =
        bay(3).units(0, "palm_bay_b", 2).screen(0, 7, &[("iron", 2)]).tokens(0, 1).cards(0, &["king"]).lay();
    let (own, other) = (desk.view_of(0), desk.view_of(1));
    let (own, other) = (&own.players[0], &other.players[0]);
    assert_eq!((own.florins, own.tokens, own.objectives[0].is_some()), (Some(7), Some(1), true), "{clause}");
    assert_eq!((other.florins, other.tokens, other.cubes), (None, None, None), "{clause}");
    assert_eq!(other.objectives.as_slice(), [None], "{clause}");
    assert_eq!((other.discs, other.free_discs, other.cards.len()), (3, 3, 1), "{clause}");
}

#[test]
fn rows_of_boards_act_in_phase_3_only() {
    let clause = "ARC-1.14";
    // The fourth fish lies in a row that raises the surplus.
    let mut desk =
        bay(2).units(0, "palm_bay_b", 2).stall("domestic", "fish", 3).screen(0, 0, &[("fish", 1)]).lay();
    desk.play(action("transaction")).play(Move::Sell { market: Market::Domestic, resource: Resource::Fish });
    assert_eq!((desk.stall(Market::Domestic, Resource::Fish), desk.view().surplus), (4, 0), "{clause}");
    let mut desk =
        bay(2).set("turn", json!(1)).bidding().units(0, "palm_bay_b", 2).stall("domestic", "fish", 4).lay();
    desk.bid_nothing();
    assert_eq!(desk.view().surplus, 1, "{clause}");
}

#[test]
fn the_desert_is_land_for_everybody() {
    // The layout that other tests build on: three regions that touch one another by land.
    let desk = plains(2).units(0, "desert_settlement_a", 1).lay();
    let view = desk.view();
    assert!(view.chart.adjacent(0, 1) && view.chart.adjacent(1, 2) && view.chart.adjacent(0, 2), "ARC-3.10");
}
