//! Secrets: what others can learn of hidden cards (ARM-4.14, ARM-16.10, ARM-18.13).

use crate::desk::{Desk, Layout, aboard, card, land, t, table};
use approdo_armada::{Armada, Asking, Event, Move, View, frames::Frame};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Seat, Viewer};

/// All viewers except one seat.
fn others(desk: &Desk, knower: u8) -> Vec<Viewer> {
    let seats = (0..desk.view().seats).filter(|seat| *seat != knower).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// The events so far, as a viewer saw them.
pub fn witnessed(desk: &Desk, viewer: Viewer) -> Vec<Event> {
    desk.facts.iter().filter_map(|event| Armada::witness(event, viewer)).collect()
}

/// Two worlds are indistinguishable for all but the knower: the same player is asked, and views and facts agree.
#[track_caller]
pub fn indistinguishable(one: &Desk, other: &Desk, knower: u8, clause: &str) {
    assert_eq!(one.game.pending(), other.game.pending(), "{clause}: who is asked betrays a card");
    for viewer in others(one, knower) {
        assert_eq!(one.game.view(viewer), other.game.view(viewer), "{clause}: {viewer:?} sees a difference");
        assert_eq!(witnessed(one, viewer), witnessed(other, viewer), "{clause}: {viewer:?} hears one");
    }
}

/// Two worlds that differ only in one hand.
fn worlds(layout: impl Fn() -> Layout, seat: usize, one: &str, other: &str) -> [Desk; 2] {
    [one, other].map(|card| layout().hand(seat, &[card]).lay())
}

#[test]
fn who_is_asked_in_an_interrupt_window_depends_on_the_number_of_cards_alone() {
    let clause = "ARM-18.13";
    let layout = || table(4).bands("azure_a1", "azure", 1).hand(3, &["yo_ho_ho"]);
    let [mut with, mut without] = worlds(layout, 1, "surprise_attack", "gold_mine");
    for desk in [&mut with, &mut without] {
        desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") });
        assert_eq!(desk.asked(), Seat(1), "{clause}: purple holds a card and blue does not");
    }
    indistinguishable(&with, &without, 1, clause);
    with.legal(Move::PlayCard(card("surprise_attack")));
    for answer in [Move::Pass, Move::Pass, Move::EndTurn, Move::PassTurn, Move::Pass] {
        for desk in [&mut with, &mut without] {
            desk.play(answer);
        }
        indistinguishable(&with, &without, 1, clause);
    }
}

#[test]
fn who_is_asked_in_a_reaction_window_depends_on_open_facts_alone() {
    let clause = "ARM-18.13";
    let layout = || {
        let battle = table(4).bands("azure_a1", "azure", 5).afloat(1, "sea_haven_nw", "purple", 3, 0);
        battle.hand(0, &["gold_mine"]).hand(1, &["gold_mine"])
    };
    let attack = Move::Attack { from: land("azure_a1"), target: aboard(1) };
    for (knower, weapon) in [(0, "new_offensive_weapons"), (1, "new_defensive_weapons")] {
        for (firing, exploding) in [(2, 0), (1, 0), (0, 1), (0, 2)] {
            let [mut with, mut without] = worlds(layout, knower, weapon, "yo_ho_ho");
            for desk in [&mut with, &mut without] {
                desk.play(attack).cannons(firing, exploding);
            }
            indistinguishable(&with, &without, knower as u8, clause);
            // Both may answer, except a side whose weapon would set what already stands.
            while let Some(Frame::Reaction(_)) = with.frame() {
                for desk in [&mut with, &mut without] {
                    desk.play(Move::Pass);
                }
                indistinguishable(&with, &without, knower as u8, clause);
            }
        }
    }
}

#[test]
fn a_dealt_or_bought_card_shows_to_its_owner_alone() {
    let clause = "ARM-16.10";
    let layout = || table(4).ground("azure_a1", "azure", 0, 0, 2).hand(1, &["mutiny"]);
    let mut worlds = ["gold_mine", "surprise_attack"].map(|drawn| {
        let mut desk = layout().lay();
        desk.play(Move::BuyCard).draw(drawn);
        assert_eq!(desk.view_of(0).hand.expect("a player has a hand").count(card(drawn)), 1, "{clause}");
        let drew = |shown| Event::Drew { seat: Seat(0), card: shown };
        assert!(witnessed(&desk, Viewer::Seat(Seat(0))).contains(&drew(Some(card(drawn)))), "{clause}");
        for viewer in others(&desk, 0) {
            assert!(witnessed(&desk, viewer).contains(&drew(None)), "{clause}");
            assert_eq!(desk.game.view(viewer).hand_sizes[..], [1, 1, 0, 0], "{clause}");
        }
        desk
    });
    let [one, other] = &worlds;
    indistinguishable(one, other, 0, clause);
    for desk in &mut worlds {
        desk.play(Move::Pass).play(Move::EndTurn).play(Move::Pass);
    }
    let [one, other] = &worlds;
    indistinguishable(one, other, 0, clause);
}

#[test]
fn a_card_under_grand_strategy_shows_to_the_looker_alone() {
    let clause = "ARM-17.6";
    let hidden = |view: &View| {
        view.seen.is_none()
            && matches!(
                view.asking,
                None | Some(Asking::Act | Asking::Interrupt | Asking::Ponder { card: None })
            )
    };
    let look = |cards: [&str; 2], end: Move| -> Vec<Desk> {
        let mut desk = table(4).hand(0, &["grand_strategy"]).lay();
        let mut stages = Vec::new();
        desk.play(Move::PlayCard(card("grand_strategy"))).draw(cards[0]);
        stages.push(desk.clone());
        let shown = Asking::Ponder { card: Some(card(cards[0])) };
        assert_eq!(desk.view_of(0).asking, Some(shown), "{clause}");
        desk.play(Move::Next).draw(cards[1]);
        assert_eq!(desk.view_of(0).seen.expect("the looker remembers").count(card(cards[0])), 1, "{clause}");
        stages.push(desk.clone());
        for viewer in others(&desk, 0) {
            assert!(hidden(&desk.game.view(viewer)), "{clause}: {viewer:?} sees a card");
            let told = witnessed(&desk, viewer).into_iter().filter(|e| matches!(e, Event::Looked { .. }));
            let silent = Event::Looked { seat: Seat(0), card: None };
            assert!(told.eq([silent, silent]), "{clause}: {viewer:?} hears of a card");
        }
        let known: Vec<Event> = witnessed(&desk, Viewer::Seat(Seat(0)));
        for name in cards {
            assert!(known.contains(&Event::Looked { seat: Seat(0), card: Some(card(name)) }), "{clause}");
        }
        desk.play(end);
        stages.push(desk);
        stages
    };
    for end in [Move::Keep, Move::Stop] {
        let one = look(["gold_mine", "mutiny"], end);
        let other = look(["surprise_attack", "shipyard"], end);
        for (one, other) in one.iter().zip(&other) {
            indistinguishable(one, other, 0, clause);
        }
    }
}
