//! Section 7: negotiation.

use crate::desk::{Desk, Layout, action, bay, card, florins, go, open, post, region};
use approdo_archipelago::{
    Event, Good, Move, Phase,
    ids::{Building, Market, Post, Resource, Spot},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

/// Three players with something to trade; seat 0 takes a round.
fn fair() -> Layout {
    bay(3)
        .units(0, "palm_bay_b", 1)
        .units(1, "palm_bay_b", 1)
        .screen(0, 10, &[("wood", 2), ("iron", 1)])
        .screen(1, 10, &[("stone", 2)])
        .screen(2, 10, &[])
        .tokens(0, 1)
        .cards(0, &["merchant"])
        .cards(1, &["sawmill"])
}

/// Seat 0 offers this for that, and asks seat 1 for the answer.
fn offer(desk: &mut Desk, give: &[Good], ask: &[Good]) {
    desk.play(Move::Offer(Seat(1)));
    give.iter().for_each(|good| {
        desk.play(Move::Give(*good));
    });
    ask.iter().for_each(|good| {
        desk.play(Move::Ask(*good));
    });
    desk.play(Move::Send);
}

#[test]
fn offers_are_made_in_rounds_in_crises_and_over_the_order() {
    let clauses = ["ARC-7.2", "ARC-7.7"];
    let offer = Move::Offer(Seat(1));
    fair().lay().legal(offer);
    fair().domestic("fruit", 5).lying(0, "cattle_shore_b", 1).lay().legal(offer);
    fair().export("iron", 2).lay().legal(offer);
    fair().deciding(0).lay().legal(offer);
    // Not while bids are placed, not in the middle of a step, not in Phase 6, and not by a player who is not concerned.
    let bidding = fair().bidding().lay();
    assert!(bidding.game_refuses(offer), "{clauses:?}");
    let mut desk = fair().lay();
    desk.refused_to(Seat(1), Move::Offer(Seat(0)), "ARC-8.3");
    desk.play(action("transaction"));
    desk.refused(offer, "ARC-15.3");
    let buying = fair().buying(0).track(["king", "spy", "thief", "pirate", "pope"]).lay();
    assert!(buying.game_refuses(offer), "{clauses:?}");
}

#[test]
fn everything_but_units_discs_and_objectives_changes_hands() {
    let clauses = ["ARC-7.3", "ARC-7.4"];
    let mut desk = fair().lay();
    desk.play(Move::Offer(Seat(1)));
    let goods: Vec<Good> = desk
        .offers()
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Give(good) => Some(good),
            _ => None,
        })
        .collect();
    for good in [
        florins(1),
        florins(5),
        Good::Cube(Resource::Wood),
        Good::Cube(Resource::Iron),
        Good::Token,
        Good::Card(card("merchant")),
    ] {
        assert!(goods.contains(&good), "{clauses:?}: {good:?}");
    }
    assert_eq!(goods.len(), 6, "{clauses:?}");
    // Nothing that can be offered speaks of an objective, and the card stays hidden from all others.
    let secret = desk.view_of(0).players[0].objectives[0].expect("seat 0 has an objective");
    let words = serde_json::to_string(&desk.offers()).expect("moves are plain data");
    assert!(!words.contains(approdo_pieces::NamedId::name(secret)), "{clauses:?}");
    assert_eq!(desk.view_of(1).players[0].objectives[0], None, "{clauses:?}");
}

#[test]
fn an_exchange_is_carried_out_on_the_spot() {
    let clauses = ["ARC-7.5", "ARC-7.6"];
    let mut desk = fair().lay();
    offer(&mut desk, &[florins(1), florins(1), Good::Cube(Resource::Wood)], &[Good::Cube(Resource::Stone)]);
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}");
    desk.play(Move::Accept);
    assert_eq!((desk.florins(0), desk.florins(1)), (8, 12), "{clauses:?}");
    assert_eq!((desk.cubes(0, Resource::Stone), desk.cubes(1, Resource::Wood)), (1, 1), "{clauses:?}");
    assert_eq!(desk.asked(), Seat(0), "{clauses:?}: the round goes on");
}

#[test]
fn an_offer_is_declined_or_withdrawn_and_may_be_a_gift() {
    let clause = "ARC-7.6";
    let mut desk = fair().lay();
    desk.refused(Move::Offer(Seat(0)), clause).refused(Move::Offer(Seat(3)), clause);
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Send, clause);
    desk.play(Move::Withdraw);
    assert_eq!((desk.asked(), desk.view().offer), (Seat(0), None), "{clause}");
    offer(&mut desk, &[Good::Token], &[]);
    desk.play(Move::Decline);
    assert_eq!((desk.tokens(0), desk.tokens(1)), (1, 0), "{clause}");
    offer(&mut desk, &[Good::Token], &[]);
    desk.play(Move::Accept);
    assert_eq!((desk.tokens(0), desk.tokens(1)), (0, 1), "{clause}");
}

#[test]
fn three_offers_in_a_window() {
    let clauses = ["ARC-7.8", "ARC-7.13"];
    let mut desk = fair().lay();
    for _ in 0..2 {
        offer(&mut desk, &[florins(1)], &[]);
        desk.play(Move::Decline);
    }
    desk.play(Move::Offer(Seat(2))).play(Move::Withdraw);
    desk.refused(Move::Offer(Seat(1)), clauses[0]).refused(Move::Offer(Seat(2)), clauses[0]);
    assert_eq!(desk.view().offers_left.as_slice(), [0, 3, 3], "{clauses:?}");
    desk.legal(Move::Call(Seat(1)));
    // The next round is another window, and so is the decision on the order.
    desk.play(Move::EndRound);
    desk.legal(Move::Offer(Seat(0))).legal(Move::Call(Seat(0)));
    let mut desk = fair().bidding().set("offers", json!([3, 3, 3, 0, 0])).lay();
    desk.play(Move::Bid(1)).play(Move::Bid(0)).play(Move::Bid(0));
    desk.legal(Move::Offer(Seat(1))).legal(Move::Call(Seat(2)));
}

#[test]
fn each_responsibility_in_a_crisis_is_a_window() {
    let clause = "ARC-7.8";
    let mut desk = fair().export("iron", 3).lay();
    for _ in 0..3 {
        offer(&mut desk, &[florins(1)], &[]);
        desk.play(Move::Decline);
    }
    desk.refused(Move::Offer(Seat(1)), clause);
    desk.play(Move::Done);
    desk.legal(Move::Call(Seat(0))).legal(Move::Offer(Seat(0)));
}

#[test]
fn a_player_offers_and_accepts_only_what_he_owns() {
    let clause = "ARC-7.9";
    let mut desk = fair().lay();
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Give(Good::Cube(Resource::Fish)), clause);
    desk.refused(Move::Give(Good::Card(card("sawmill"))), clause);
    desk.play(Move::Give(florins(5))).play(Move::Give(florins(5)));
    desk.refused(Move::Give(florins(1)), clause);
    // What the other owns is secret, so anything may be asked for; but he cannot accept.
    desk.play(Move::Ask(Good::Cube(Resource::Iron))).play(Move::Send);
    desk.refused(Move::Accept, clause);
    desk.play(Move::Decline);
    assert!(desk.happened(|fact| matches!(fact, Event::OfferDeclined { .. })), "{clause}");
    // The offer is public, the stocks are not.
    let mut desk = fair().lay();
    offer(&mut desk, &[florins(1)], &[Good::Cube(Resource::Stone)]);
    assert_eq!(desk.view().offer.map(|offer| offer.give.florins), Some(1), "{clause}");
    assert_eq!(desk.view().players[0].florins, None, "{clause}");
}

#[test]
fn a_permission_to_harvest_lasts_for_one_harvest() {
    let clauses = ["ARC-7.10", "ARC-16.7", "ARC-16.12"];
    let town =
        || bay(2).town("palm_bay_b").on(1, "palm_bay_b", "town").units(0, "palm_bay_b", 2).screen(0, 10, &[]);
    let permission = Good::Permission(region("palm_bay"));
    let mut desk = town().lay();
    desk.refused(action("harvest_fruit"), clauses[1]);
    offer(&mut desk, &[florins(1)], &[permission]);
    desk.play(Move::Accept);
    let placed = |desk: &Desk| *desk.view().chart.get(region("palm_bay")).expect("it is on the map");
    assert_eq!(placed(&desk).granted_by, Some(Seat(1)), "{clauses:?}");
    desk.play(action("harvest_fruit")).play(Move::Deploy(open("palm_bay_b"))).play(Move::Done);
    assert_eq!(desk.cubes(0, Resource::Fruit), 1, "{clauses:?}");
    assert_eq!(placed(&desk).granted_by, None, "{clauses:?}: it has lapsed");
    // Only who controls the region gives it, and only in Phase 5.
    let mut desk = town().lay();
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Give(permission), clauses[0]);
    let mut desk = town().deciding(0).lay();
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Ask(permission), clauses[0]);
}

/// Seat 0 holds the town of Palm Bay and has allowed seat 1 to harvest there.
fn permitted() -> Layout {
    bay(2)
        .town("palm_bay_b")
        .building("granted_by", json!(0))
        .building("granted_to", json!([1]))
        .on(0, "palm_bay_b", "town")
        .units(1, "palm_bay_b", 1)
}

/// Who has given a permission for Palm Bay.
fn permitted_by(desk: &Desk) -> Option<Seat> {
    desk.view().chart.get(region("palm_bay")).expect("it is on the map").granted_by
}

fn town() -> Post {
    post("palm_bay_b", Spot::Town)
}

/// The citizen on the town steps off it.
fn leave() -> Move {
    Move::Migrate { from: town(), to: open("palm_bay_b") }
}

#[test]
fn a_permission_lapses_with_the_control_of_the_region() {
    let clause = "ARC-7.10";
    let mut desk = permitted().lay();
    desk.play(action("migrate")).play(leave()).play(Move::Done);
    assert_eq!(permitted_by(&desk), None, "{clause}");
    // Another of his citizens takes over, but for a moment the region had no controller.
    let mut desk = permitted().units(0, "palm_bay_b", 1).lay();
    desk.play(action("migrate")).play(leave()).play(go("palm_bay_b", town())).play(Move::Done);
    assert_eq!(desk.controller("palm_bay", Building::Town), Some(Seat(0)), "{clause}");
    assert_eq!(permitted_by(&desk), None, "{clause}");
    // When other units move, it stays; and it is for this Phase 5 only.
    let mut desk = permitted().units(0, "palm_bay_a", 1).lay();
    desk.play(action("migrate")).play(go("palm_bay_a", open("open_sea_a"))).play(Move::Done);
    assert_eq!(permitted_by(&desk), Some(Seat(0)), "{clause}");
    desk.play(Move::EndRound).play(Move::EndRound).play(Move::EndRound);
    assert_eq!((desk.view().phase, permitted_by(&desk)), (Phase::Evolution, None), "{clause}");
}

#[test]
fn a_migration_that_is_taken_back_leaves_permissions_alone() {
    let clauses = ["ARC-7.10", "ARC-16.7", "ARC-22.18"];
    let mut desk = permitted().lay();
    desk.play(action("migrate")).play(leave()).play(Move::Restart).play(Move::Done);
    assert_eq!(permitted_by(&desk), Some(Seat(0)), "{clauses:?}");
    desk.play(Move::EndRound);
    desk.play(action("harvest_fruit")).play(Move::Deploy(open("palm_bay_b")));
    assert_eq!(desk.cubes(1, Resource::Fruit), 1, "{clauses:?}");
}

#[test]
fn cards_change_owner_as_they_are() {
    let clause = "ARC-7.11";
    let mut desk = fair()
        .cards(0, &["merchant", "pirate", "colossus"])
        .set("evolution.activated", json!(["merchant", "pirate"]))
        .set("evolution.loaded", json!(["pirate"]))
        .set("evolution.built", json!(["colossus"]))
        .set("players.0.discs_on_cards", json!(1))
        .lay();
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Give(Good::Card(card("pirate"))), clause);
    desk.refused(Move::Give(Good::Card(card("colossus"))), clause);
    desk.play(Move::Give(Good::Card(card("merchant")))).play(Move::Send).play(Move::Accept);
    let view = desk.view();
    assert!(view.players[1].cards.contains(card("merchant")), "{clause}");
    assert!(view.evolution.activated.contains(card("merchant")), "{clause}");
}

#[test]
fn a_place_in_the_order_is_sold_by_who_decides() {
    let clause = "ARC-7.12";
    let mut desk = fair().deciding(1).lay();
    desk.play(Move::Offer(Seat(2))).play(Move::Give(Good::Place(2))).play(Move::Ask(florins(1)));
    desk.refused(Move::Give(Good::Place(3)), clause).refused(Move::Ask(Good::Place(1)), clause);
    desk.play(Move::Send).play(Move::Accept);
    assert_eq!(desk.view().places.expect("the order is decided")[1], Some(Seat(2)), "{clause}");
    assert_eq!((desk.florins(1), desk.florins(2)), (11, 9), "{clause}");
    // Neither this place nor a second one for the same player is promised again.
    desk.play(Move::Offer(Seat(0)));
    desk.refused(Move::Give(Good::Place(2)), clause);
    desk.play(Move::Withdraw).play(Move::Offer(Seat(2)));
    desk.refused(Move::Give(Good::Place(1)), clause);
    desk.play(Move::Withdraw).play(Move::Next(Seat(0)));
    assert_eq!(desk.view().order.as_slice(), [Seat(0), Seat(2), Seat(1)], "{clause}");
}

#[test]
fn only_one_offer_is_open_and_the_game_waits_for_it() {
    let clause = "ARC-7.13";
    let mut desk = fair().lay();
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Offer(Seat(2)), clause).refused(Move::EndRound, clause);
    desk.refused_to(Seat(2), Move::Offer(Seat(0)), "ARC-8.3");
    desk.play(Move::Give(florins(1))).play(Move::Send);
    assert_eq!(desk.offers(), [Move::Accept, Move::Decline], "{clause}");
}

#[test]
fn an_offer_is_put_together_item_by_item() {
    let clause = "ARC-7.14";
    let mut desk = fair().screen(0, 60, &[("wood", 9)]).lay();
    desk.play(Move::Offer(Seat(1)));
    desk.refused(Move::Keep(florins(1)), clause).refused(Move::Waive(Good::Token), clause);
    desk.play(Move::Give(florins(5))).play(Move::Keep(florins(1)));
    assert_eq!(desk.view().offer.map(|offer| offer.give.florins), Some(4), "{clause}");
    desk.refused(Move::Give(florins(7)), clause);
    for _ in 0..5 {
        desk.play(Move::Give(florins(5)));
    }
    desk.play(Move::Give(florins(1)));
    desk.refused(Move::Give(florins(1)), clause);
    // Twenty changes are the most: eight have been made.
    for _ in 0..12 {
        desk.play(Move::Ask(Good::Cube(Resource::Iron)));
    }
    desk.refused(Move::Ask(Good::Token), clause).refused(Move::Keep(florins(1)), clause);
    desk.legal(Move::Send).legal(Move::Withdraw);
    // And fifteen cubes on one side.
    let mut desk = fair().lay();
    desk.play(Move::Offer(Seat(1)));
    for _ in 0..15 {
        desk.play(Move::Ask(Good::Cube(Resource::Fish)));
    }
    desk.refused(Move::Ask(Good::Cube(Resource::Wood)), clause);
}

#[test]
fn a_player_is_called_on_to_make_an_offer() {
    let clause = "ARC-7.15";
    let mut desk = fair().lay();
    desk.play(Move::Call(Seat(1)));
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    desk.play(Move::Give(Good::Cube(Resource::Stone))).play(Move::Ask(florins(5))).play(Move::Send);
    assert_eq!(desk.asked(), Seat(0), "{clause}");
    desk.play(Move::Accept);
    assert_eq!((desk.cubes(0, Resource::Stone), desk.florins(1)), (1, 15), "{clause}");
    for _ in 0..2 {
        desk.play(Move::Call(Seat(1))).play(Move::Withdraw);
    }
    desk.refused(Move::Call(Seat(1)), "ARC-7.8");
    desk.legal(Move::Call(Seat(2))).legal(Move::Offer(Seat(1)));
    // After an exchange the round goes on as before.
    desk.play(action("transaction")).play(Move::Sell { market: Market::Export, resource: Resource::Stone });
    assert_eq!(desk.view().markets[Market::Export][Resource::Stone], 1, "{clause}");
}
