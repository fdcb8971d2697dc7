//! Section 17: Grand Strategy. Who sees the cards is proved with the other secrets.

use crate::{
    clauses::opening::rest_of_deck,
    desk::{Desk, card, table},
};
use approdo_armada::{Event, Move};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Pending, Seat};

const STRATEGY: &str = "grand_strategy";

fn strategist(mp: u8) -> Desk {
    table(4).hand(0, &[STRATEGY, STRATEGY]).turn("azure", mp).lay()
}

fn own(desk: &Desk, name: &str) -> u8 {
    desk.view_of(0).hand.expect("a player has a hand").count(card(name))
}

#[test]
fn each_look_costs_a_point_and_the_card_kept_nothing_more() {
    let clause = "ARM-17.6";
    let mut desk = strategist(3);
    let (pile, treasury) = (desk.view().pile_size, desk.view().treasury);
    desk.play(Move::PlayCard(card(STRATEGY)));
    let secret = Pending::Chance { among: u16::from(pile), seen_by: Audience::Only(Seat(0)) };
    assert_eq!(desk.game.pending(), secret, "{clause}");
    desk.draw("gold_mine");
    assert_eq!(desk.mp(), 2, "{clause}");
    desk.play(Move::Next).draw("mutiny");
    assert_eq!(desk.mp(), 1, "{clause}");
    desk.play(Move::Keep);
    assert_eq!((desk.mp(), desk.view().treasury), (1, treasury), "{clause}: no purchase");
    assert_eq!((own(&desk, "mutiny"), desk.view().hand_sizes[0]), (1, 2), "{clause}");
    assert_eq!(desk.view().pile_size, pile - 1, "{clause}");
    assert!(desk.facts.contains(&Event::Kept { seat: Seat(0) }), "{clause}: that a card was kept is open");
}

#[test]
fn after_each_card_you_keep_it_stop_or_pay_for_the_next() {
    let clause = "ARM-17.7";
    let mut desk = strategist(2);
    desk.play(Move::PlayCard(card(STRATEGY))).draw("gold_mine");
    assert_eq!(desk.offers(), [Move::Keep, Move::Stop, Move::Next], "{clause}");
    desk.refused(Move::EndTurn, "ARM-6.6");
    desk.play(Move::Next).draw("shipyard");
    // Two points paid for two cards; a third look cannot be paid.
    assert_eq!(desk.offers(), [Move::Keep, Move::Stop], "{clause}");
    desk.refused(Move::Next, "ARM-6.5");
    let mut kept = desk.clone();
    kept.play(Move::Keep);
    assert_eq!((own(&kept, "shipyard"), own(&kept, "gold_mine")), (1, 0), "{clause}: only the one just seen");
    desk.play(Move::Stop);
    assert_eq!((own(&desk, "shipyard"), own(&desk, "gold_mine")), (0, 0), "{clause}: none");
    assert_eq!((desk.mp(), desk.view().hand_sizes[0]), (0, 1), "{clause}");
    desk.refused(Move::PlayCard(card(STRATEGY)), clause);
}

#[test]
fn you_stop_when_the_pile_is_used_up() {
    let clause = "ARM-17.7";
    let rest = rest_of_deck(&[STRATEGY, "mutiny", "shipyard"]);
    // Cards on the discard pile do not come back in the middle of the search.
    let mut desk = table(4).hand(0, &[STRATEGY]).hand(1, &rest[1..]).discard(rest[0], 1).lay();
    desk.play(Move::PlayCard(card(STRATEGY))).draw("mutiny").legal(Move::Next);
    desk.play(Move::Next).draw("shipyard").refused(Move::Next, clause);
    assert_eq!(desk.offers(), [Move::Keep, Move::Stop], "{clause}");
    assert_eq!(desk.view().discard.len(), 1, "{clause}");
}

#[test]
fn all_cards_seen_but_not_kept_are_shuffled_back() {
    let clause = "ARM-17.8";
    // Even a single card looked at: every card of the pile can come next.
    for end in [Move::Stop, Move::Keep] {
        for looks in 1..=3_u16 {
            let mut desk = strategist(10);
            let pile = u16::from(desk.view().pile_size);
            let seen = ["mutiny", "shipyard", "gold_mine"];
            desk.play(Move::PlayCard(card(STRATEGY))).draw(seen[0]);
            for name in &seen[1..usize::from(looks)] {
                desk.play(Move::Next);
                desk.draw(name);
            }
            desk.play(end);
            let left = pile - u16::from(end == Move::Keep);
            assert_eq!(u16::from(desk.view().pile_size), left, "{clause}");
            desk.play(Move::PlayCard(card(STRATEGY)));
            assert!(
                matches!(desk.game.pending(), Pending::Chance { among, .. } if among == left),
                "{clause}"
            );
            desk.clone().draw(seen[0]);
        }
    }
}
