//! Sections 8 to 11: the phases of a turn, disengaging, the order of play, and the boards.

use crate::desk::{Desk, Layout, bay, begin, card, open, post, region};
use approdo_archipelago::{
    Event, Move, Options, Phase,
    ids::{Building, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat};
use serde_json::json;

/// The phases that have begun, in order.
fn phases(desk: &Desk) -> Vec<Phase> {
    desk.facts
        .iter()
        .filter_map(|fact| match fact {
            Event::PhaseBegan { phase } => Some(*phase),
            _ => None,
        })
        .collect()
}

/// The last player of Phase 6 has one rotation left before the next turn.
fn last_rotation(seats: u8) -> Layout {
    bay(seats).buying(seats - 1).track(["king", "spy", "thief", "pirate", "pope"]).frames(json!([
        { "purchases": { "nth": seats } },
        { "refill": { "red": true } },
        { "purchase": { "bought": true, "turned": null } },
    ]))
}

#[test]
fn six_phases_follow_one_another() {
    let clause = "ARC-8.1";
    // The back of the Amphitheater shows a feast, so that Phase 4 asks no player.
    let mut desk =
        last_rotation(2).units(0, "palm_bay_b", 3).units(1, "palm_bay_b", 3).back("amphitheater").lay();
    desk.play(Move::Rotate(card("spy"))).bid_nothing();
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.play_until(|desk| desk.view().turn == 4);
    let all =
        [Phase::Disengage, Phase::Order, Phase::Population, Phase::Balance, Phase::Actions, Phase::Evolution];
    assert_eq!(phases(&desk)[..6], all, "{clause}");
    assert_eq!(phases(&desk)[6], Phase::Disengage, "{clause}");
}

#[test]
fn turn_1_has_neither_phase_1_nor_phase_4() {
    let clause = "ARC-8.2";
    let mut desk = begin(Options::default(), 2);
    desk.play_until(|desk| desk.view().turn == 1).bid_nothing();
    desk.play_until(|desk| desk.view().turn == 2);
    let first = [Phase::Order, Phase::Population, Phase::Actions, Phase::Evolution];
    assert_eq!(phases(&desk)[..4], first, "{clause}");
}

#[test]
fn players_follow_the_order_of_play() {
    let clause = "ARC-8.3";
    let mut desk = bay(3)
        .set("order", json!([2, 0, 1]))
        .set("active", json!(2))
        .units(2, "palm_bay_b", 1)
        .units(0, "palm_bay_b", 1)
        .units(1, "palm_bay_b", 1)
        .lay();
    let mut asked = vec![desk.asked()];
    desk.refused_to(Seat(0), Move::EndRound, clause);
    for _ in 0..2 {
        desk.play(Move::EndRound);
        asked.push(desk.asked());
    }
    assert_eq!(asked, [Seat(2), Seat(0), Seat(1)], "{clause}");
}

#[test]
fn phase_1_frees_cards_and_units() {
    let clauses = ["ARC-9.1", "ARC-9.2", "ARC-9.3", "ARC-9.4"];
    let mut desk = last_rotation(2)
        .town("palm_bay_b")
        .cards(0, &["merchant", "sawmill"])
        .set("evolution.activated", json!(["merchant", "sawmill"]))
        .posted(0, "palm_bay_b", "fruit", "engaged", 1)
        .posted(0, "palm_bay_b", "town", "engaged", 1)
        .posted(0, "cattle_shore_b", "cattle", "lying_engaged", 1)
        .lying(1, "palm_bay_b", 2)
        .lay();
    desk.play(Move::Rotate(card("spy")));
    assert_eq!((desk.view().turn, desk.view().phase), (3, Phase::Order), "{clauses:?}");
    assert!(desk.view().evolution.activated.is_empty(), "{clauses:?}");
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Ready), 1, "{clauses:?}: off the symbol");
    assert_eq!(desk.count(0, open("cattle_shore_b"), Posture::Ready), 1, "{clauses:?}: off the symbol");
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Town), Posture::Ready), 1, "{clauses:?}: on the town");
    assert_eq!(desk.count(1, open("palm_bay_b"), Posture::Ready), 2, "{clauses:?}: rebels stand up");
}

#[test]
fn ports_and_markets_are_used_again_in_the_next_turn() {
    let clause = "ARC-24.17";
    let mut desk = last_rotation(2)
        .port("palm_bay_b", "palm_bay_a")
        .market("palm_bay_b")
        .building("port_used", json!(true))
        .building("market_used", json!(true))
        .posted(0, "palm_bay_b", "port", "engaged", 1)
        .posted(0, "palm_bay_b", "market", "engaged", 1)
        .back("missionary")
        .lay();
    desk.play(Move::Rotate(card("spy"))).bid_nothing();
    assert_eq!((desk.view().turn, desk.asked()), (3, Seat(0)), "{clause}");
    for building in [Building::Port, Building::Market] {
        desk.legal(Move::Operate { region: region("palm_bay"), building });
    }
}

#[test]
fn bids_are_sealed_and_paid_by_everybody() {
    let clauses = ["ARC-10.1", "ARC-10.2"];
    let mut desk = bay(3).bidding().units(0, "palm_bay_b", 2).lay();
    let Pending::Decision { seats, sealed } = desk.game.pending() else { panic!("everybody bids") };
    assert!(seats.len() == 3 && sealed, "{clauses:?}");
    desk.refused(Move::Bid(11), clauses[0]).legal(Move::Bid(0)).legal(Move::Bid(10));
    let bank = desk.view().bank.florins;
    desk.play_as(1, Move::Bid(3));
    assert_eq!((desk.view_of(1).bid, desk.view_of(0).bid), (Some(3), None), "{clauses:?}");
    assert_eq!(desk.view().bank.florins, bank, "{clauses:?}: nothing is revealed yet");
    desk.play_as(0, Move::Bid(2)).play_as(2, Move::Bid(1));
    assert_eq!((desk.florins(0), desk.florins(1), desk.florins(2)), (8, 7, 9), "{clauses:?}");
    assert_eq!(desk.view().bank.florins, bank + 6, "{clauses:?}");
}

#[test]
fn the_highest_bidder_decides_the_order() {
    let clause = "ARC-10.3";
    let mut desk = bay(3).set("turn", json!(1)).bidding().units(0, "palm_bay_b", 2).lay();
    desk.play_as(0, Move::Bid(0)).play_as(1, Move::Bid(1)).play_as(2, Move::Bid(0));
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    desk.legal(Move::Offer(Seat(0))).legal(Move::Call(Seat(2)));
    desk.play(Move::Next(Seat(2)));
    desk.refused(Move::Next(Seat(2)), "ARC-7.12");
    desk.play(Move::Next(Seat(1)));
    assert_eq!(desk.view().order.as_slice(), [Seat(2), Seat(1), Seat(0)], "{clause}");
    assert_eq!(desk.asked(), Seat(2), "{clause}: he begins Phase 5");
}

#[test]
fn without_a_bid_the_order_stays() {
    let clause = "ARC-10.4";
    let mut desk =
        bay(3).set("turn", json!(1)).set("order", json!([1, 2, 0])).bidding().units(0, "palm_bay_b", 2).lay();
    desk.bid_nothing();
    assert_eq!(desk.view().order.as_slice(), [Seat(1), Seat(2), Seat(0)], "{clause}");
    assert!(desk.facts.contains(&Event::OrderKept), "{clause}");
}

#[test]
fn a_tie_is_bid_for_once_more() {
    let clauses = ["ARC-10.5", "ARC-10.6"];
    let tied = || {
        let mut desk = bay(4).set("turn", json!(1)).bidding().units(0, "palm_bay_b", 2).lay();
        for (seat, bid) in [(0, 4), (1, 4), (2, 1), (3, 0)] {
            desk.play_as(seat, Move::Bid(bid));
        }
        desk
    };
    let mut desk = tied();
    assert_eq!((desk.florins(0), desk.florins(2)), (6, 9), "{clauses:?}: lost");
    desk.refused_to(Seat(2), Move::Bid(0), "ARC-8.3");
    desk.play_as(0, Move::Bid(0)).play_as(1, Move::Bid(0));
    assert!(desk.facts.contains(&Event::OrderKept), "{clauses:?}: twice 0 is a tie");
    let mut desk = tied();
    desk.play_as(0, Move::Bid(2)).play_as(1, Move::Bid(2));
    assert!(desk.facts.contains(&Event::OrderKept), "{clauses:?}");
    let mut desk = tied();
    desk.play_as(0, Move::Bid(0)).play_as(1, Move::Bid(1));
    assert!(desk.facts.contains(&Event::Decides { seat: Seat(1) }), "{clauses:?}");
}

/// What Phase 3 of turn 1 does to surplus and rebellion.
fn after_phase_3(layout: Layout) -> (u8, u8) {
    let mut desk = layout.set("turn", json!(1)).bidding().lay();
    desk.bid_nothing();
    (desk.view().surplus, desk.view().rebellion)
}

/// So many citizens, three of a player in a region.
fn people(seats: u8, count: u8) -> Layout {
    let places = ["palm_bay_b", "cattle_shore_b", "windward_shore_b", "salt_flats_b"];
    let mut layout = bay(seats).region("windward_shore", -1, 1, 0).region("salt_flats", -1, 0, 1);
    let mut left = count;
    for place in places {
        for seat in 0..seats {
            let here = left.min(if place == "salt_flats_b" { 1 } else { 3 });
            if 0 < here {
                layout = layout.units(seat, place, here);
            }
            left -= here;
        }
    }
    layout
}

#[test]
fn board_i_looks_at_the_row_of_the_last_cube() {
    let clauses = ["ARC-11.2", "ARC-11.3"];
    // S4: five fish and six iron. Surplus 4 makes board IV do nothing.
    let layout = people(2, 4).surplus(4).stall("domestic", "fish", 5).stall("domestic", "iron", 6);
    assert_eq!(after_phase_3(layout), (5, 1), "{clauses:?}");
    // O1: seven fish lie in the third row, and the second adds nothing.
    let layout = people(2, 4).surplus(4).stall("domestic", "fish", 7);
    assert_eq!(after_phase_3(layout), (4, 1), "{clauses:?}");
    let layout = people(2, 4).surplus(4).stall("domestic", "fish", 0);
    assert_eq!(after_phase_3(layout), (4, 0), "{clauses:?}: an empty zone");
}

#[test]
fn board_ii_moves_the_surplus_alone() {
    let clause = "ARC-11.4";
    let layout = |wood: u8| people(2, 4).surplus(4).stall("export", "wood", wood);
    assert_eq!(after_phase_3(layout(4)), (4, 0), "{clause}");
    assert_eq!(after_phase_3(layout(5)), (5, 0), "{clause}");
}

#[test]
fn board_iii_looks_at_the_population() {
    let clause = "ARC-11.5";
    assert_eq!(after_phase_3(people(5, 15).surplus(4)), (5, 0), "{clause}");
    assert_eq!(after_phase_3(people(5, 35).surplus(4)), (5, 1), "{clause}");
}

#[test]
fn board_iv_looks_at_the_surplus_after_the_others() {
    let clauses = ["ARC-11.1", "ARC-11.6"];
    for surplus in [13, 15, 17] {
        assert_eq!(after_phase_3(people(2, 8).surplus(surplus)), (surplus, 2), "{clauses:?}");
    }
    // O3: with 21 citizens board III raises the surplus from 12 to 14 before board IV looks at it.
    assert_eq!(after_phase_3(people(5, 21).surplus(12).rebellion(5)), (14, 7), "{clauses:?}");
    // O4: the lowest row moves the rebellion back, but not below 0.
    assert_eq!(after_phase_3(people(2, 8).surplus(2)), (2, 0), "{clauses:?}");
    assert_eq!(after_phase_3(people(2, 8).surplus(2).rebellion(3)), (2, 2), "{clauses:?}");
}

#[test]
fn independence_comes_in_the_middle_of_phase_3() {
    let clause = "ARC-11.7";
    // The fourth row of fruit raises the rebellion by two, past the three citizens.
    let mut desk = people(2, 3)
        .set("turn", json!(1))
        .bidding()
        .rebellion(2)
        .surplus(4)
        .stall("domestic", "fruit", 10)
        .stall("domestic", "cattle", 4)
        .lay();
    desk.bid_nothing();
    assert_eq!(desk.outcome().ended_by.0, "ARC-28.1", "{clause}");
    assert_eq!((desk.view().rebellion, desk.view().surplus), (4, 4), "{clause}: no zone after fruit");
    assert!(!desk.facts.contains(&Event::BoardApplied { board: 2 }), "{clause}");
}
