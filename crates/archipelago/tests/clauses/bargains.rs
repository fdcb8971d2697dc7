//! Section 7 as bots use it: they propose simple deals, and answer offers by what is in them.

use crate::desk::{Desk, Layout, bay, florins};
use approdo_archipelago::{Archipelago, Good, Move, Options, ids::Resource};
use approdo_bots::{Bot, arena::play_watched, consider};
use approdo_conformance::desk::Desk as _;
use approdo_contract::{Seat, Step};
use serde_json::json;

/// Seat 0 collects iron for his objective and has money; the others have the iron. He has taken his action.
fn collector() -> Layout {
    bay(3)
        .units(0, "palm_bay_b", 2)
        .units(1, "palm_bay_b", 2)
        .units(2, "cattle_shore_b", 2)
        .posted(0, "cattle_shore_b", "cattle", "engaged", 1)
        .objectives(0, &["short_markets_iron"])
        .objectives(1, &["short_piles2_florins"])
        .objectives(2, &["short_towns_ports"])
        .screen(0, 14, &[])
        .screen(1, 4, &[("iron", 3)])
        .screen(2, 4, &[("iron", 3)])
        .set("round", json!({ "action": true, "card": true, "trade": true, "doubled": null }))
        .set("wheel.discs.harvest_cattle.0", json!(1))
}

/// What a steady bot does in the place of the seat that is asked.
fn choice(desk: &Desk) -> Move {
    consider(&desk.game, desk.asked(), Bot::Greedy, 1).expect("there is something to do").mv
}

#[test]
fn a_bot_offers_florins_for_the_cube_it_collects() {
    let mut desk = collector().lay();
    let opening = choice(&desk);
    assert!(matches!(opening, Move::Offer(_)), "{opening:?}");
    desk.play(opening);
    while desk.asked() == Seat(0) && choice(&desk) != Move::Send {
        let change = choice(&desk);
        desk.play(change);
    }
    let offer = desk.view().offer.expect("it is ready to be sent");
    assert_eq!(offer.ask.cubes[Resource::Iron], 1, "{offer:?}");
    assert!(0 < offer.give.florins && offer.ask.florins == 0, "{offer:?}");
}

#[test]
fn a_bot_asks_once_and_goes_on() {
    let mut desk = collector().set("offers", json!([1, 0, 0, 0, 0])).lay();
    assert_eq!(choice(&desk), Move::EndRound);
    // With nothing to propose it does not keep the others waiting when it is called on.
    desk.play(Move::Offer(Seat(1))).play(Move::Give(florins(1)));
    assert_eq!(choice(&desk), Move::Withdraw);
}

/// An offer that is begun to put something worse off is taken apart again: in such games there were some 25 of them each.
#[test]
fn bots_seldom_begin_an_offer_that_they_do_not_send() {
    let (mut begun, mut called, mut sent, mut withdrawn) = (0, 0, 0, 0);
    for seed in 21..25 {
        let watch = |_: &Archipelago, step| match step {
            Step::Move(_, Move::Offer(_)) => begun += 1,
            Step::Move(_, Move::Call(_)) => called += 1,
            Step::Move(_, Move::Send) => sent += 1,
            Step::Move(_, Move::Withdraw) => withdrawn += 1,
            Step::Move(..) | Step::Luck(_) => (),
        };
        play_watched(&Options::default(), &[Bot::Greedy; 3], seed, watch).expect("they play to the end");
    }
    assert!(withdrawn <= 20, "{begun} begun, {called} called for, {sent} sent, {withdrawn} withdrawn");
}

#[test]
fn a_bot_takes_gifts_and_makes_none() {
    let answer = |mv: fn(Good) -> Move| {
        let mut desk = collector().lay();
        desk.play(Move::Offer(Seat(1))).play(mv(florins(1))).play(mv(florins(1))).play(Move::Send);
        choice(&desk)
    };
    assert_eq!(answer(Move::Give), Move::Accept);
    assert_eq!(answer(Move::Ask), Move::Decline);
}
