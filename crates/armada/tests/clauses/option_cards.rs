//! Section 16: option cards.

use crate::{
    clauses::opening::{discard_all, luck_first, opening, rest_of_deck},
    clauses::secrecy::witnessed,
    desk::{Desk, aboard, card, land, t, table},
};
use approdo_armada::{Armada, Event, Flag, Move, content::content, frames::Frame};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Label, Pending, Seat, Viewer};
use approdo_pieces::NamedId;

fn play(name: &str) -> Move {
    Move::PlayCard(card(name))
}

fn own_cards(desk: &Desk, seat: u8) -> u8 {
    desk.view().hand_sizes[usize::from(seat)]
}

#[test]
fn whoever_holds_a_card_can_read_what_it_does() {
    for (name, clause) in [
        ("grand_strategy", "ARM-17.6"),
        ("mutiny", "ARM-17.9"),
        ("new_defensive_weapons", "ARM-17.16"),
        ("peoples_militia", "ARM-17.19"),
        ("surprise_attack", "ARM-17.25"),
        ("yo_ho_ho", "ARM-17.28"),
    ] {
        let desk = table(4).hand(0, &[name, name]).lay();
        let rule = desk.game.describe(Seat(0), play(name)).rule;
        assert_eq!(rule.map(|rule| rule.0), Some(clause), "{name}: the clause of the card itself");
        let lines = |seat| Armada::outline(&desk.view_of(seat)).into_iter().flat_map(|section| section.lines);
        let texts: Vec<Label> =
            lines(0).flat_map(|line| line.pieces().collect::<Vec<_>>()).filter_map(Armada::label).collect();
        let printed = content().cards[card(name).index()].text;
        assert_eq!(texts.iter().filter(|label| **label == printed).count(), 1, "{name}: {texts:?}");
        let others = lines(1).filter(|line| line.key == "armada-board-hand").count();
        assert_eq!(others, 0, "nobody else reads it");
    }
}

#[test]
fn everybody_is_dealt_two_cards_face_down() {
    let clause = "ARM-16.1";
    for seats in 2..=4 {
        let mut desk = opening(seats, true);
        while matches!(desk.frame(), Some(Frame::DrawDummy | Frame::DrawColours(_))) {
            desk.luck(0);
        }
        for seat in (0..seats).flat_map(|seat| [seat, seat]) {
            let among = u16::from(desk.view().pile_size);
            let face_down = Pending::Chance { among, seen_by: Audience::Only(Seat(seat)) };
            assert_eq!(desk.game.pending(), face_down, "{clause}");
            desk.luck(among / 2);
        }
        let view = desk.view();
        assert_eq!(view.hand_sizes.to_vec(), vec![2; usize::from(seats)], "{clause}");
        assert_eq!((view.pile_size, view.discard.len()), (47 - 2 * seats, 0), "{clause}");
        assert!(matches!(desk.frame(), Some(Frame::Moor(_))), "{clause}: dealt before placing");
        for seat in 0..seats {
            assert_eq!(desk.view_of(seat).hand.expect("a player has a hand").len(), 2, "{clause}");
            for event in witnessed(&desk, Viewer::Seat(Seat(seat))) {
                if let Event::Dealt { seat: owner, card } = event {
                    assert_eq!(card.is_some(), owner == Seat(seat), "{clause}: face down for the others");
                }
            }
        }
        assert_eq!(view.hand, None, "{clause}: a spectator sees no hand");
    }
    let mut desk = opening(4, false);
    luck_first(&mut desk);
    assert_eq!((desk.view().pile_size, desk.view().hand_sizes.iter().sum::<u8>()), (0, 0), "{clause}");
}

#[test]
fn a_card_costs_two_ingots_and_two_points() {
    let clause = "ARM-16.2";
    let rich = |mp, gold| table(4).with_cards().ground("azure_a1", "azure", 0, 0, gold).turn("azure", mp);
    let mut desk = rich(2, 2).lay();
    desk.legal(Move::BuyCard);
    desk.play(Move::BuyCard);
    let top_card = Pending::Chance { among: 47, seen_by: Audience::Only(Seat(0)) };
    assert_eq!(desk.game.pending(), top_card, "{clause}: drawn face down from the whole pile");
    desk.draw("mutiny");
    assert_eq!((desk.mp(), desk.view().treasury, desk.ground("azure_a1").3), (0, 50, 0), "{clause}");
    assert_eq!((own_cards(&desk, 0), desk.view().pile_size), (1, 46), "{clause}");
    rich(1, 2).lay().refused(Move::BuyCard, "ARM-6.5");
    rich(2, 1).lay().refused(Move::BuyCard, "ARM-16.4");
    table(4).ground("azure_a1", "azure", 0, 0, 2).lay().refused(Move::BuyCard, "ARM-5.10");
}

#[test]
fn cards_are_bought_between_two_actions() {
    let clause = "ARM-16.3";
    let mut desk = table(4).with_cards().ground("azure_a1", "azure", 2, 0, 11).lay();
    desk.clone()
        .play(Move::March { from: t("azure_a1"), to: t("azure_a2") })
        .refused(Move::BuyCard, "ARM-6.4");
    for bought in 1..=5 {
        desk.play(Move::BuyCard).luck(0);
        assert_eq!((own_cards(&desk, 0), desk.mp()), (bought, 10 - 2 * bought), "{clause}");
    }

    let mut desk =
        table(4).ground("purple_a1", "purple", 0, 0, 2).hand(1, &["surprise_attack", "mutiny"]).lay();
    desk.play(Move::EndTurn).refused(Move::BuyCard, "ARM-6.1");
    desk.play(play("surprise_attack")).legal(Move::BuyCard);
    desk.play(Move::BuyCard).luck(0);
    assert_eq!((own_cards(&desk, 1), desk.mp()), (2, 1), "{clause}: also in the own Surprise Attack");
}

#[test]
fn any_own_ingot_pays_for_a_card() {
    let clause = "ARM-16.4";
    let layout = |ashore| {
        table(4)
            .with_cards()
            .ground("cf_inner_nw", "azure", 0, 0, ashore)
            .afloat(1, "sea_haven_nw", "azure", 1, 1)
            .afloat(2, "sea_cape_nw", "azure", 0, 3)
            .ground("cf_base_n", "natives", 0, 0, 2)
            .ground("purple_a1", "purple", 0, 0, 3)
    };
    layout(0).lay().refused(Move::BuyCard, clause);
    let mut desk = layout(2).lay();
    let treasury = desk.view().treasury;
    desk.play(Move::BuyCard);
    for foreign in [aboard(2), land("cf_base_n"), land("purple_a1"), land("azure_a1")] {
        desk.refused(Move::PayFrom(foreign), clause);
    }
    desk.legal(Move::PayFrom(land("cf_inner_nw"))).legal(Move::PayFrom(aboard(1)));
    // One ingot from the ship and one from ashore: any combination will do.
    desk.play(Move::PayFrom(aboard(1))).luck(0);
    assert_eq!((desk.ship(1).3, desk.ground("cf_inner_nw").3), (0, 1), "{clause}");
    assert_eq!(desk.view().treasury, treasury + 2, "{clause}");

    let partner = table(2).with_cards().ground("blue_a1", "blue", 1, 0, 4);
    partner.lay().refused(Move::BuyCard, clause);
    let mixed = table(2).with_cards().ground("blue_a1", "blue", 1, 0, 4).ground("azure_a1", "azure", 0, 0, 1);
    let mixed = mixed.ground("azure_a2", "azure", 0, 0, 1);
    mixed.lay().play(Move::BuyCard).refused(Move::PayFrom(land("blue_a1")), clause);
}

#[test]
fn a_card_is_played_in_the_own_turn_unless_it_says_otherwise() {
    let mut desk =
        table(4).bands("azure_a1", "azure", 1).hand(0, &["gold_mine"]).hand(1, &["gold_mine"]).lay();
    desk.legal(play("gold_mine"));
    desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    desk.refused(play("gold_mine"), "ARM-16.5");
    desk.play(Move::Pass).legal(play("gold_mine"));

    let held = ["surprise_attack", "new_defensive_weapons", "new_offensive_weapons", "yo_ho_ho"];
    let mut desk = table(4).hand(0, &held).hand(1, &held).lay();
    desk.refused(play("surprise_attack"), "ARM-18.1");
    for name in &held[1..3] {
        desk.refused(play(name), "ARM-18.10");
    }
    desk.play(Move::EndTurn);
    for name in &held[1..3] {
        desk.refused(play(name), "ARM-18.10");
    }
    desk.refused(play("yo_ho_ho"), "ARM-16.5");
    desk.legal(play("surprise_attack"));
    table(4).lay().refused(play("gold_mine"), "ARM-5.10");
}

#[test]
fn playing_a_card_costs_no_points() {
    let clause = "ARM-16.6";
    let cards = [
        "gold_mine",
        "large_scale_native_mobilization",
        "large_scale_peoples_militia",
        "mutiny",
        "native_mobilization",
        "peoples_militia",
        "shipyard",
    ];
    for mp in [0, 4] {
        for name in cards {
            let mut desk = table(4)
                .ground("cf_base_n", "natives", 0, 0, 0)
                .ground("cf_base_s", "natives", 0, 0, 0)
                .afloat(1, "sea_haven_ne", "purple", 2, 0)
                .set("lost_ships.azure", 1.into())
                .turn("azure", mp)
                .hand(0, &[name])
                .lay();
            desk.legal(play(name));
            desk.play(play(name));
            finish(&mut desk);
            assert_eq!((desk.mp(), own_cards(&desk, 0)), (mp, 0), "{clause}: {name}");
        }
    }
    let mut desk = table(4).hand(0, &["yo_ho_ho"]).turn("azure", 0).lay();
    desk.play(play("yo_ho_ho"));
    assert_eq!(desk.mp(), 3, "{clause}: and this one even brings points");
    let mut desk = table(4).hand(0, &["grand_strategy"]).turn("azure", 4).lay();
    desk.play(play("grand_strategy")).luck(0);
    assert_eq!(desk.mp(), 3, "{clause}: this one says otherwise");
}

/// Takes the first legal answer and the last face until the acting colour can act again.
fn finish(desk: &mut Desk) {
    loop {
        match desk.game.pending() {
            Pending::Chance { among, .. } => desk.luck(among - 1),
            _ if desk.frame() == Some(Frame::Act) => return,
            _ => desk.play(desk.offers()[0]),
        };
    }
}

#[test]
fn no_card_is_played_in_the_middle_of_an_action() {
    let clause = "ARM-16.7";
    let layout = || table(4).ground("azure_a1", "azure", 2, 0, 3).ground("azure_b1", "azure", 0, 0, 1);
    let mut desk = layout().hand(0, &["gold_mine"]).lay();
    desk.legal(play("gold_mine"));
    let march = Move::March { from: t("azure_a1"), to: t("azure_a2") };
    let middle: [(&str, &[Move]); 3] = [
        ("choosing bands", &[march]),
        ("choosing ingots", &[march, Move::Bands(1)]),
        ("paying for a card", &[Move::BuyCard]),
    ];
    for (when, moves) in middle {
        let mut desk = desk.clone();
        for mv in moves {
            desk.play(*mv);
        }
        assert!(!desk.offers().contains(&play("gold_mine")), "{clause}: {when}");
        desk.refused(play("gold_mine"), clause);
    }
    // A card is no moment for another card either.
    let mut desk = layout().hand(0, &["gold_mine", "yo_ho_ho"]).lay();
    desk.play(play("gold_mine")).refused(play("yo_ho_ho"), clause);

    let mut desk = table(4).hand(1, &["surprise_attack", "gold_mine"]).lay();
    desk.play(Move::EndTurn).play(play("surprise_attack")).legal(play("gold_mine"));
    desk.play(play("gold_mine")).play(Move::On(t("purple_c2")));
    assert_eq!(desk.ground("purple_c2").3, 3, "{clause}: in the own Surprise Attack as in the own turn");
}

#[test]
fn a_bought_card_may_be_played_at_once() {
    let clause = "ARM-16.8";
    let mut desk = table(4).with_cards().ground("azure_a1", "azure", 0, 0, 2).lay();
    desk.play(Move::BuyCard).draw("gold_mine").legal(play("gold_mine"));
    desk.play(play("gold_mine")).play(Move::On(t("azure_b1")));
    assert_eq!(desk.ground("azure_b1"), (Flag::Azure, 0, 0, 3), "{clause}");
}

#[test]
fn a_card_goes_to_the_discard_pile_when_its_effect_is_complete() {
    let clause = "ARM-16.9";
    let mut desk = table(4).hand(0, &["large_scale_peoples_militia"]).lay();
    let discarded = |desk: &Desk, name: &str| desk.view().discard.count(card(name));
    let name = "large_scale_peoples_militia";
    desk.play(play(name));
    for step in 0..2 {
        assert_eq!((own_cards(&desk, 0), discarded(&desk, name)), (0, 0), "{clause}: roll {step}");
        desk.spears(1);
        assert_eq!(discarded(&desk, name), 0, "{clause}: placing {step}");
        desk.play(desk.offers()[0]);
    }
    assert_eq!(discarded(&desk, name), 1, "{clause}");

    let mut desk = table(4).hand(1, &["surprise_attack"]).lay();
    desk.play(Move::EndTurn).play(play("surprise_attack"));
    assert_eq!(discarded(&desk, "surprise_attack"), 0, "{clause}: it is still running");
    desk.play(Move::EndTurn);
    assert_eq!(discarded(&desk, "surprise_attack"), 1, "{clause}");
}

#[test]
fn an_empty_pile_is_formed_anew_from_the_discard_pile() {
    let clause = "ARM-16.9";
    let gold = || table(4).ground("azure_a1", "azure", 0, 0, 6);
    let reshuffled = |desk: &Desk| desk.facts.contains(&Event::Reshuffled);

    // A purchase: three cards lie open, all others are in a hand.
    let open = ["gold_mine", "mutiny", "shipyard"];
    let mut desk = discard_all(gold(), &open).hand(2, &rest_of_deck(&open)).lay();
    desk.play(Move::BuyCard);
    assert!(reshuffled(&desk), "{clause}");
    assert_eq!((desk.view().pile_size, desk.view().discard.len()), (3, 0), "{clause}");
    desk.draw("mutiny");
    assert_eq!(desk.view().pile_size, 2, "{clause}");

    // A pile that is not empty is not refilled, and an empty one is reshuffled only when a card is needed.
    let open = ["gold_mine", "mutiny"];
    let hand = rest_of_deck(&["gold_mine", "mutiny", "shipyard"]);
    let mut desk = discard_all(gold(), &open).hand(2, &hand).lay();
    desk.play(Move::BuyCard).draw("shipyard");
    assert!(!reshuffled(&desk), "{clause}");
    assert_eq!((desk.view().pile_size, desk.view().discard.len()), (0, 2), "{clause}");

    // Grand Strategy: the card being played is in neither pile, so it cannot be found.
    let open = ["gold_mine", "mutiny"];
    let hand = rest_of_deck(&["gold_mine", "mutiny", "grand_strategy"]);
    let layout = discard_all(table(4), &open).hand(0, &["grand_strategy"]).hand(2, &hand);
    let mut desk = layout.lay();
    desk.play(play("grand_strategy"));
    assert!(reshuffled(&desk), "{clause}");
    assert_eq!((desk.view().pile_size, desk.view().discard.len()), (2, 0), "{clause}");
    desk.draw("gold_mine").play(Move::Keep);
    let view = desk.view();
    assert_eq!((view.pile_size, view.discard.count(card("grand_strategy"))), (1, 1), "{clause}");
}

#[test]
fn without_any_card_left_nothing_can_be_drawn() {
    let clause = "ARM-16.9";
    let mut desk = table(4).ground("azure_a1", "azure", 0, 0, 2).hand(2, &rest_of_deck(&[])).lay();
    desk.refused(Move::BuyCard, clause);
    let all_but = rest_of_deck(&["grand_strategy"]);
    table(4).hand(0, &["grand_strategy"]).hand(2, &all_but).lay().refused(play("grand_strategy"), clause);

    // A running Surprise Attack! is in neither pile, so it cannot be bought by its own player.
    let all_but = rest_of_deck(&["surprise_attack"]);
    let purple = table(4).ground("purple_a1", "purple", 0, 0, 2).hand(1, &["surprise_attack"]);
    let mut desk = purple.hand(2, &all_but).lay();
    desk.play(Move::EndTurn).play(play("surprise_attack")).refused(Move::BuyCard, clause);
}

#[test]
fn a_hand_has_no_limit_and_nobody_else_touches_it() {
    let clause = "ARM-16.10";
    let mut held = rest_of_deck(&["mutiny"]);
    held.retain(|name| *name != "surprise_attack");
    let mut desk = table(4).ground("azure_a1", "azure", 0, 0, 2).hand(0, &held).lay();
    desk.legal(Move::BuyCard);
    desk.play(Move::BuyCard).draw("mutiny");
    assert_eq!(usize::from(own_cards(&desk, 0)), held.len() + 1, "{clause}: no limit");
    for seat in 0..4 {
        assert_eq!(
            usize::from(desk.view_of(seat).hand_sizes[0]),
            held.len() + 1,
            "{clause}: the number is open"
        );
        let own = desk.view_of(seat).hand.expect("a player has a hand").len();
        assert_eq!(
            usize::from(own),
            if seat == 0 { held.len() + 1 } else { 0 },
            "{clause}: the cards are not"
        );
    }

    // Of everything azure can do, only playing a card takes one from a hand, and only from its own.
    let mut desk = table(4)
        .ground("azure_a1", "azure", 3, 0, 4)
        .moored(1, "azure_b1", "azure")
        .afloat(2, "sea_haven_nw", "purple", 1, 0)
        .options(|options| options.recruitment = true)
        .hand(0, &["gold_mine", "mutiny", "yo_ho_ho"])
        .hand(2, &["mutiny", "shipyard"])
        .lay();
    let before = desk.view();
    for mv in desk.offers() {
        let mut desk = desk.clone();
        desk.play(mv);
        let played = u8::from(matches!(mv, Move::PlayCard(_)));
        assert_eq!(desk.view().hand_sizes[..], [3 - played, 0, 2, 0], "{clause}: {mv:?}");
        assert!(desk.view().discard.len() - before.discard.len() <= played, "{clause}: {mv:?}");
    }
    for info in &content().cards {
        if !["gold_mine", "mutiny", "yo_ho_ho"].contains(&info.label.id) {
            desk.refused(play(info.label.id), clause);
        }
    }
}
