//! Section 18: the windows in which Surprise Attack! is played.

use crate::{
    clauses::opening::{discard_all, luck_first, opening, place_all, placing, rest_of_deck},
    desk::{Desk, Layout, aboard, card, land, s, sea, t, table},
};
use approdo_armada::{Event, Move, frames::Frame, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;

/// The card that interrupts.
pub const SURPRISE: &str = "surprise_attack";

pub fn strike() -> Move {
    Move::PlayCard(card(SURPRISE))
}

pub fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}

/// The seat that an open interrupt window asks.
pub fn window(desk: &Desk) -> Option<Seat> {
    match desk.frame() {
        Some(Frame::Window(_)) => Some(desk.asked()),
        _ => None,
    }
}

/// Passes through a window and returns the seats that were asked.
fn pass_all(desk: &mut Desk) -> Vec<u8> {
    let mut asked = Vec::new();
    while let Some(seat) = window(desk) {
        asked.push(seat.0);
        desk.play(Move::Pass);
    }
    asked
}

/// Azure acts, and purple holds Surprise Attack!.
pub fn ambush() -> Layout {
    table(4).bands("azure_a1", "azure", 1).hand(1, &[SURPRISE])
}

#[test]
fn surprise_attacks_need_a_window_and_the_preliminary_round_has_none() {
    let clause = "ARM-18.1";
    let mut desk = opening(4, true);
    luck_first(&mut desk);
    for colour in Colour::ALL {
        assert_eq!(placing(&desk), Some(colour), "{clause}: nobody is asked between two placements");
        desk.refused(strike(), "ARM-5.5").refused(Move::Pass, "ARM-5.5");
        place_all(&mut desk, colour);
    }
    assert_eq!(window(&desk), Some(Seat(1)), "{clause}: the first regular turn has windows");

    let mut desk = ambush().hand(0, &[SURPRISE]).lay();
    desk.refused(strike(), clause).refused(Move::Pass, clause).refused(Move::PassTurn, clause);
    assert!(desk.game.check(Seat(1), strike()).is_err(), "{clause}: no window is open");
    desk.play(march("azure_a1", "azure_a2")).legal(strike());
}

#[test]
fn windows_open_before_the_first_action_after_each_one_and_at_the_end() {
    let clause = "ARM-18.2";
    // Purple passes in orange's last window; the next one opens before azure's first action.
    let mut desk = table(4).hand(1, &["gold_mine"]).turn("orange", 10).lay();
    desk.play(Move::EndTurn).play(Move::Pass);
    assert_eq!((window(&desk), desk.view().turn.colour), (Some(Seat(1)), Colour::Azure), "{clause}");
    assert!(!desk.view().turn.announced, "{clause}: before the first action");

    let desk = table(4)
        .bands("azure_a1", "azure", 2)
        .afloat(1, "sea_haven_nw", "purple", 1, 0)
        .ground("azure_b1", "azure", 1, 0, 5)
        .moored(2, "azure_c1", "azure")
        .hand(0, &["gold_mine", "yo_ho_ho", "peoples_militia"])
        .hand(1, &["gold_mine"])
        .lay();
    // Each action or card with all its steps: no window before the last of them, one after it.
    let steps: [(&str, &[Step]); 8] = [
        ("march", &[Step::Do(march("azure_a1", "azure_a2")), Step::Do(Move::Bands(1))]),
        ("launch", &[Step::Do(Move::Launch { ship: s(2), sea: sea("sea_shore_nw") })]),
        ("attack", &[Step::Do(Move::Attack { from: land("azure_a1"), target: aboard(1) }), Step::Luck(0)]),
        ("convert", &[Step::Do(Move::Convert(t("azure_b1")))]),
        ("buy", &[Step::Do(Move::BuyCard), Step::Luck(0)]),
        ("gold mine", &[Step::Do(Move::PlayCard(card("gold_mine"))), Step::Do(Move::On(t("azure_a1")))]),
        ("yo ho ho", &[Step::Do(Move::PlayCard(card("yo_ho_ho")))]),
        (
            "militia",
            &[
                Step::Do(Move::PlayCard(card("peoples_militia"))),
                Step::Luck(5),
                Step::Do(Move::On(t("azure_a1"))),
            ],
        ),
    ];
    for (name, steps) in steps {
        let mut desk = desk.clone();
        for step in steps {
            assert_eq!(window(&desk), None, "{clause}: {name} is not complete");
            match step {
                Step::Do(mv) => desk.play(*mv),
                Step::Luck(face) => desk.luck(*face),
            };
            while let Some(Frame::Reaction(_)) = desk.frame() {
                desk.play(Move::Pass);
            }
        }
        assert_eq!(window(&desk), Some(Seat(1)), "{clause}: after {name}");
        desk.play(Move::Pass).play(Move::EndTurn);
        assert_eq!(window(&desk), Some(Seat(1)), "{clause}: after the announcement");
        assert!(desk.view().turn.announced, "{clause}");
    }
}

#[test]
fn a_surprise_attack_can_be_played_in_every_window_of_a_turn() {
    let clause = "ARM-18.2";
    let layout = || {
        table(4)
            .bands("azure_a1", "azure", 1)
            .bands("purple_a1", "purple", 1)
            .hand(0, &["yo_ho_ho"])
            .hand(1, &[SURPRISE])
            .turn("orange", 10)
    };
    let yo_ho_ho = Move::PlayCard(card("yo_ho_ho"));
    // The moves before the window, the interrupted turn, and its remaining points afterwards.
    let rows: [(&str, &[Move], Colour, Option<u8>); 4] = [
        ("before the first action", &[], Colour::Azure, Some(10)),
        ("after an action", &[Move::Pass, march("azure_a1", "azure_a2")], Colour::Azure, Some(9)),
        ("after a card", &[Move::Pass, yo_ho_ho], Colour::Azure, Some(13)),
        ("after the announced end", &[Move::Pass, Move::EndTurn], Colour::Azure, None),
    ];
    for (when, moves, interrupted, left) in rows {
        let mut desk = layout().lay();
        // Orange ends its turn; azure and purple pass in its last window.
        desk.play(Move::EndTurn).play(Move::Pass).play(Move::Pass);
        for mv in moves {
            desk.play(*mv);
        }
        assert_eq!(
            (window(&desk), desk.view().turn.colour),
            (Some(Seat(1)), interrupted),
            "{clause}: {when}"
        );
        desk.play(strike()).play(march("purple_a1", "purple_a2")).play(Move::EndTurn);
        assert_eq!(desk.ground("purple_a2").1, 1, "{clause}: {when}");
        match left {
            Some(mp) => assert_eq!((desk.asked(), desk.mp()), (Seat(0), mp), "{clause}: {when}"),
            None => assert_eq!(desk.view().turn.colour, Colour::Purple, "{clause}: {when}"),
        }
    }
}

enum Step {
    Do(Move),
    Luck(u16),
}

#[test]
fn the_others_are_asked_in_turn_order_after_the_active_colour() {
    let clause = "ARM-18.3";
    let all = |layout: Layout| (0..4).fold(layout, |layout, seat| layout.hand(seat, &["gold_mine"]));
    for (active, start, order) in [
        ("azure", "azure_a1", [1, 2, 3]),
        ("purple", "purple_a1", [2, 3, 0]),
        ("blue", "blue_a1", [3, 0, 1]),
        ("orange", "orange_a1", [0, 1, 2]),
    ] {
        let mut desk = all(table(4).bands(start, active, 1).turn(active, 10)).lay();
        desk.play(march(start, &start.replace("a1", "a2")));
        assert_eq!(pass_all(&mut desk), order, "{clause}: {active}");
    }
}

#[test]
fn after_an_interrupt_the_window_opens_again() {
    let clause = "ARM-18.3";
    let mut desk =
        ambush().hand(1, &[SURPRISE]).hand(2, &["mutiny", SURPRISE]).hand(3, &["mutiny", SURPRISE]).lay();
    desk.play(march("azure_a1", "azure_a2"));
    // Purple lets it pass, blue takes the interrupt before orange is asked.
    desk.play(Move::Pass).play(strike());
    assert_eq!(desk.view().surprise.expect("it runs").colour, Colour::Blue, "{clause}");
    desk.play(Move::EndTurn);
    // Purple is asked again although it has passed before; the same player may play a further one.
    assert_eq!(window(&desk), Some(Seat(1)), "{clause}");
    desk.play(strike()).play(Move::EndTurn);
    assert_eq!(window(&desk), Some(Seat(1)), "{clause}");
    desk.play(strike()).play(Move::EndTurn);
    assert_eq!(pass_all(&mut desk), [2, 3], "{clause}: purple has no card left");
    assert_eq!((desk.asked(), desk.mp()), (Seat(0), 9), "{clause}: then azure's turn goes on");
    let began = |event: &&Event| matches!(event, Event::SurpriseBegan { .. });
    assert_eq!(desk.facts.iter().filter(began).count(), 3, "{clause}");
}

#[test]
fn windows_ask_every_other_player_with_a_card() {
    let clause = "ARM-18.13";
    // Every holder of any card is asked, and no other player.
    let hands: [(&[usize], &[u8]); 4] =
        [(&[0, 1, 3], &[1, 3]), (&[2], &[2]), (&[0], &[]), (&[1, 2, 3], &[1, 2, 3])];
    for (holders, asked) in hands {
        let layout = table(4).bands("azure_a1", "azure", 1).with_cards();
        let mut desk = holders.iter().fold(layout, |layout, seat| layout.hand(*seat, &["shipyard"])).lay();
        desk.play(march("azure_a1", "azure_a2"));
        assert_eq!(pass_all(&mut desk), asked, "{clause}: {holders:?}");
    }
}

#[test]
fn no_window_opens_while_all_surprise_attacks_lie_open() {
    let clause = "ARM-18.13";
    for (open, asked) in [(3, Some(Seat(1))), (4, None)] {
        let layout = table(4).bands("azure_a1", "azure", 1).hand(1, &["mutiny"]).discard(SURPRISE, open);
        let mut desk = layout.lay();
        desk.play(march("azure_a1", "azure_a2"));
        assert_eq!(window(&desk), asked, "{clause}: {open} of four");
    }
    // The fourth is played: once it lies open the window does not open again.
    let mut desk = ambush().hand(2, &["mutiny"]).discard(SURPRISE, 3).lay();
    desk.play(march("azure_a1", "azure_a2")).play(strike()).play(Move::EndTurn);
    assert_eq!((window(&desk), desk.asked()), (None, Seat(0)), "{clause}");
    // A reshuffle hides them again, and the questions come back.
    let layout = discard_all(table(4).ground("azure_a1", "azure", 1, 0, 2), &[SURPRISE; 4]);
    let mut desk = layout.hand(1, &rest_of_deck(&[SURPRISE; 4])).lay();
    desk.play(march("azure_a1", "azure_a2")).play(Move::Ingots(0));
    assert_eq!(window(&desk), None, "{clause}");
    desk.play(Move::BuyCard).luck(0);
    assert_eq!(window(&desk), Some(Seat(1)), "{clause}");
}

#[test]
fn a_player_may_pass_for_the_rest_of_the_turn() {
    let clause = "ARM-18.13";
    let mut desk = ambush().hand(2, &["mutiny"]).hand(3, &[SURPRISE]).lay();
    desk.play(march("azure_a1", "azure_a2")).legal(Move::PassTurn);
    desk.play(Move::PassTurn);
    assert!(desk.facts.contains(&Event::WindowPassed { seat: Seat(1), rest_of_turn: true }), "{clause}");
    for viewer in 0..4 {
        assert!(desk.view_of(viewer).turn.passed.contains(Seat(1)), "{clause}: open to all");
    }
    assert_eq!(pass_all(&mut desk), [2, 3], "{clause}");
    desk.play(march("azure_a2", "azure_a1"));
    // Not even when the window reopens after another player's interrupt.
    desk.play(Move::Pass).play(strike()).play(Move::EndTurn);
    assert_eq!(pass_all(&mut desk), [2], "{clause}");
    desk.play(Move::EndTurn).play(Move::Pass);
    // It holds for that turn only: in blue's turn purple is asked again.
    desk.until_turn_of(Colour::Purple).play(Move::EndTurn);
    assert_eq!(window(&desk), Some(Seat(2)), "{clause}");
    desk.play(Move::Pass);
    assert_eq!((window(&desk), desk.view().turn.colour), (Some(Seat(1)), Colour::Blue), "{clause}");
}
