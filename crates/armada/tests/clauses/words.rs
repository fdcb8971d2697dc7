//! Section 1: aim and words.

use crate::desk::{Desk, aboard, card, land, s, t, table};
use approdo_armada::{Armada, Event, Flag, Move, Options, Owner, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;

#[test]
fn two_to_four_play() {
    let clause = "ARM-1.1";
    for seats in 0..=6 {
        match Armada::setup(&Options::default(), seats) {
            Ok(_) => assert!((2..=4).contains(&seats), "{clause}: {seats} players"),
            Err(refusal) => {
                assert!(!(2..=4).contains(&seats), "{clause}: {seats} players");
                assert_eq!(refusal.rule.0, clause);
            }
        }
    }
    assert_eq!(Armada::META.seats, 2..=4, "{clause}");
}

#[test]
fn a_condition_must_still_hold_at_the_end_of_the_next_turn() {
    let clause = "ARM-1.2";
    let mut desk = table(4)
        .flags("azure", &["cf_base_n", "cf_base_w"])
        .flags("natives", &["cf_centre"])
        .bands("cf_inner_nw", "azure", 1)
        .bands("cf_n_flank_e", "purple", 1)
        .lay();
    assert!(!desk.has_declared(Colour::Azure), "{clause}");
    desk.play(Move::March { from: t("cf_inner_nw"), to: t("cf_centre") });
    assert!(desk.has_declared(Colour::Azure), "{clause}");
    desk.play(Move::EndTurn);
    assert_eq!(desk.asked(), Seat(1), "{clause}: reaching the condition does not win yet");

    let mut holds = desk.clone();
    holds.until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(holds.outcome().standings[0].place, 1, "{clause}");
    assert_eq!(holds.facts.last(), Some(&Event::Won { colour: Colour::Azure }), "{clause}");

    desk.play(Move::March { from: t("cf_n_flank_e"), to: t("cf_base_n") });
    desk.until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(desk.asked(), Seat(1), "{clause}: the condition was lost, the game goes on");
    assert!(!desk.has_declared(Colour::Azure), "{clause}");
}

#[test]
fn every_player_has_one_colour_or_with_two_players_two() {
    let clause = "ARM-1.3";
    for (seats, draws, colours_each) in [(2, 1, 2), (3, 3, 1), (4, 3, 1)] {
        let game = Armada::setup(&Options::default(), seats).expect("a set-up for each number");
        let mut desk = Desk { game, facts: Vec::new() };
        for _ in 0..draws {
            desk.luck(0);
        }
        for seat in Seat::all(seats) {
            let owned =
                desk.view().owners.values().iter().filter(|owner| **owner == Owner::Seat(seat)).count();
            assert_eq!(owned, colours_each, "{clause}: {seats} players, {seat:?}");
        }
    }
    // "You" is the colour that acts: the bands of the player's other colour do not obey it.
    let mut desk = table(2).bands("azure_a1", "azure", 1).bands("blue_a1", "blue", 1).lay();
    desk.legal(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    let other = Move::March { from: t("blue_a1"), to: t("blue_a2") };
    assert!(desk.game.check(desk.asked(), other).is_err(), "{clause}");
    let mut desk = table(2).bands("azure_a1", "azure", 1).bands("blue_a1", "blue", 1).turn("blue", 10).lay();
    desk.legal(other);
}

#[test]
fn who_is_an_enemy() {
    let clause = "ARM-1.4";
    let attack = Move::Attack { from: land("cf_n_flank_w"), target: land("cf_base_n") };
    let enter = Move::March { from: t("cf_n_flank_w"), to: t("cf_base_n") };
    for (seats, flag, bands, natives, is_enemy) in [
        (4, "natives", 0, 1, true),
        (4, "purple", 1, 0, true),
        (4, "blue", 1, 0, true),
        (3, "orange", 1, 0, true), // The dummy's.
        (2, "purple", 1, 0, true),
        (4, "azure", 1, 0, false),
        (2, "blue", 1, 0, false), // The other colour of the same player.
    ] {
        let mut desk =
            table(seats).bands("cf_n_flank_w", "azure", 2).ground("cf_base_n", flag, bands, natives, 0).lay();
        if is_enemy {
            desk.legal(attack).refused(enter, "ARM-10.2");
        } else {
            desk.refused(attack, "ARM-11.18");
        }
        let is_own = flag == "azure";
        assert_eq!(desk.offers().contains(&enter), is_own, "{clause}: {flag} with {seats} players");
    }
}

#[test]
fn a_card_beats_the_rules() {
    let clause = "ARM-1.5";
    // Ten points are all a turn has (ARM-6.1), but not with Yo Ho Ho!.
    let mut desk = table(4).hand(0, &["yo_ho_ho"]).lay();
    desk.play(Move::PlayCard(card("yo_ho_ho")));
    assert_eq!(desk.mp(), 13, "{clause}");

    // A manned ship of others cannot be taken (ARM-8.6), but Mutiny does it.
    let mut desk = table(4)
        .hand(0, &["mutiny"])
        .bands("azure_a1", "azure", 3)
        .afloat(1, "sea_haven_nw", "purple", 3, 4)
        .lay();
    desk.refused(Move::Load { from: t("azure_a1"), ship: s(1) }, "ARM-8.6");
    desk.play(Move::PlayCard(card("mutiny")));
    let (_, owner, bands, gold) = desk.ship(1);
    assert_eq!((owner, bands, gold), (Some(Colour::Azure), 3, 4), "{clause}");

    // Only the colour whose turn it is acts (ARM-6.1), except in a Surprise Attack.
    let mut desk = table(4)
        .hand(1, &["surprise_attack"])
        .bands("purple_a1", "purple", 2)
        .afloat(1, "sea_haven_ne", "azure", 1, 0)
        .bands("azure_a1", "azure", 1)
        .lay();
    desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    desk.play(Move::PlayCard(card("surprise_attack")));
    desk.play(Move::Attack { from: land("purple_a1"), target: aboard(1) }).cannons(1, 0);
    assert_eq!(desk.ship(1).2, 0, "{clause}");
    assert_eq!(desk.view().turn.colour, Colour::Azure, "{clause}");
    assert_eq!(desk.ground("azure_a2").0, Flag::Azure);
}
