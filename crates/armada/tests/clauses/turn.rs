//! Section 6: the turn.

use crate::desk::{Desk, Layout, aboard, card, land, s, sea, t, table};
use approdo_armada::{Event, Flag, Move, frames::Frame, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat, Viewer};

/// Everything that costs a point is possible here.
fn busy() -> Layout {
    table(4)
        .ground("azure_a1", "azure", 3, 0, 1)
        .bands("azure_c1", "azure", 1)
        .moored(1, "azure_c1", "azure")
        .afloat(2, "sea_haven_nw", "azure", 3, 0)
        .afloat(3, "sea_cape_nw", "azure", 1, 0)
        .afloat(4, "sea_sound_nw", "purple", 0, 0)
        .afloat(5, "sea_bay_nw", "azure", 3, 0)
        .ground("cf_w_flank_n", "natives", 0, 2, 0)
}

/// One of each action that costs a point in [`busy`].
fn paid() -> [Move; 11] {
    [
        Move::Launch { ship: s(1), sea: sea("sea_shore_nw") },
        Move::March { from: t("azure_a1"), to: t("azure_a2") },
        Move::Load { from: t("azure_a1"), ship: s(2) },
        Move::Unload { ship: s(3), to: t("azure_a3") },
        Move::Transfer { from: s(2), to: s(3) },
        Move::Sail { ship: s(2), sea: sea("sea_open_nw") },
        Move::Explore(t("cf_n_flank_w")),
        Move::Attack { from: aboard(5), target: land("cf_w_flank_n") },
        Move::Sink(s(4)),
        Move::Convert(t("azure_a1")),
        Move::Destroy(s(1)),
    ]
}

/// Takes the first answer to every question of an action until the next action can be chosen.
fn complete(desk: &mut Desk) {
    while !matches!(desk.frame(), Some(Frame::Act)) {
        match desk.game.pending() {
            Pending::Chance { .. } => desk.luck(0),
            _ => desk.play(desk.offers()[0]),
        };
    }
}

#[test]
fn a_turn_has_ten_points_and_one_colour() {
    let clause = "ARM-6.1";
    let mut desk = table(4).bands("azure_a1", "azure", 1).bands("purple_a1", "purple", 1).lay();
    for (seat, colour) in [(1, Colour::Purple), (2, Colour::Blue), (3, Colour::Orange), (0, Colour::Azure)] {
        desk.play(Move::EndTurn);
        assert_eq!((desk.view().turn.colour, desk.mp()), (colour, 10), "{clause}");
        assert_eq!(desk.asked(), Seat(seat), "{clause}");
    }
    // Purple is not asked, neither for its own bands nor for those of azure.
    for mv in [
        Move::March { from: t("purple_a1"), to: t("purple_a2") },
        Move::March { from: t("azure_a1"), to: t("azure_a2") },
        Move::EndTurn,
    ] {
        let refusal = desk.game.check(Seat(1), mv).expect_err("it is not purple's turn");
        assert_eq!(refusal.rule.0, "TAB-1.1", "{clause}");
    }
    // As you like: all ten on one thing, but no eleventh.
    for step in 0..10 {
        let (from, to) = if step % 2 == 0 { ("azure_a1", "azure_a2") } else { ("azure_a2", "azure_a1") };
        desk.play(Move::March { from: t(from), to: t(to) });
        assert_eq!(desk.mp(), 9 - step, "{clause}");
    }
    desk.refused(Move::March { from: t("azure_a1"), to: t("azure_a2") }, "ARM-6.5");
}

#[test]
fn points_that_are_not_spent_are_lost() {
    let clause = "ARM-6.2";
    for mp in [0, 1, 7, 10] {
        let mut desk = table(4).turn("azure", mp).lay();
        desk.legal(Move::EndTurn);
        desk.until_turn_of(Colour::Azure);
        desk.play(Move::EndTurn).until_turn_of(Colour::Azure);
        assert_eq!(desk.mp(), 10, "{clause}: {mp} were left");
    }
}

#[test]
fn every_action_costs_one_point() {
    let clause = "ARM-6.3";
    for mv in paid() {
        let mut desk = busy().lay();
        desk.legal(mv);
        desk.play(mv);
        complete(&mut desk);
        assert_eq!(desk.mp(), 9, "{clause}: {mv:?}");
    }
    // A group costs as much as a band.
    let mut desk = busy().lay();
    desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    desk.play(Move::Bands(3)).play(Move::Ingots(1));
    assert_eq!((desk.mp(), desk.ground("azure_a2")), (9, (Flag::Azure, 3, 0, 1)), "{clause}");
    // Every roll of the Combat die costs one again.
    let mut desk = busy().lay();
    for mp in [9, 8] {
        desk.play(Move::Attack { from: aboard(5), target: land("cf_w_flank_n") }).cannons(1, 0);
        assert_eq!(desk.mp(), mp, "{clause}");
    }
}

#[test]
fn actions_follow_one_another() {
    let mut desk = busy().lay();
    for mv in [Move::Bands(1), Move::Ingots(0), Move::On(t("azure_a1"))] {
        desk.refused(mv, "ARM-6.4");
    }
    desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    for mv in paid() {
        desk.refused(mv, "ARM-6.4");
    }
    desk.play(Move::Bands(2));
    for mv in paid() {
        desk.refused(mv, "ARM-6.4");
    }
    desk.play(Move::Ingots(1));
    desk.legal(Move::Launch { ship: s(1), sea: sea("sea_shore_nw") });
    // While dice are pending, no player chooses anything.
    desk.play(Move::Explore(t("cf_n_flank_w")));
    assert!(matches!(desk.game.pending(), Pending::Chance { .. }), "ARM-6.4");
}

#[test]
fn an_answer_without_a_question_is_refused_by_the_clause_that_asks() {
    let mut desk = busy().lay();
    for (mv, clause) in [
        (Move::Garrison(3), "ARM-5.5"),
        (Move::Skip, "ARM-15.4"),
        (Move::PayFrom(land("azure_a1")), "ARM-16.4"),
        (Move::Double, "ARM-17.1"),
        (Move::AsRolled, "ARM-17.1"),
        (Move::Keep, "ARM-17.7"),
        (Move::Next, "ARM-17.7"),
        (Move::Stop, "ARM-17.7"),
        (Move::Seize(s(1)), "ARM-17.9"),
        (Move::Pass, "ARM-18.1"),
    ] {
        desk.refused(mv, clause);
    }
}

#[test]
fn actions_are_mixed_and_repeated_and_bands_used_again() {
    let clause = "ARM-6.4";
    let mut desk = table(4).bands("azure_a3", "azure", 1).moored(1, "azure_a1", "azure").lay();
    desk.play(Move::March { from: t("azure_a3"), to: t("azure_a2") });
    desk.play(Move::Launch { ship: s(1), sea: sea("sea_haven_nw") });
    desk.play(Move::Load { from: t("azure_a2"), ship: s(1) });
    desk.play(Move::Unload { ship: s(1), to: t("azure_b1") });
    desk.play(Move::Load { from: t("azure_b1"), ship: s(1) });
    desk.play(Move::Sail { ship: s(1), sea: sea("sea_open_nw") });
    desk.play(Move::Sail { ship: s(1), sea: sea("sea_bay_nw") });
    desk.play(Move::Explore(t("cf_n_flank_w"))).find(1, 0);
    desk.play(Move::Unload { ship: s(1), to: t("cf_n_flank_w") });
    desk.play(Move::Explore(t("cf_base_n"))).find(0, 0);
    assert_eq!(desk.mp(), 0, "{clause}");
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Azure, 1, 0, 1), "{clause}");
}

#[test]
fn an_action_needs_its_whole_price() {
    let mut desk = busy().turn("azure", 0).lay();
    for mv in paid() {
        desk.refused(mv, "ARM-6.5");
    }
    assert_eq!(desk.offers(), [Move::EndTurn], "ARM-6.5");
    let purse =
        |mp, gold| table(4).ground("azure_a1", "azure", 1, 0, gold).turn("azure", mp).with_cards().lay();
    purse(1, 2).refused(Move::BuyCard, "ARM-6.5");
    purse(2, 1).refused(Move::BuyCard, "ARM-16.4");
    purse(2, 2).legal(Move::BuyCard);
    purse(1, 0).refused(Move::Convert(t("azure_a1")), "ARM-12.2");
    purse(1, 1).legal(Move::Convert(t("azure_a1")));
}

#[test]
fn a_turn_ends_by_announcement_alone() {
    let clause = "ARM-6.6";
    let mut desk = busy().hand(0, &["yo_ho_ho"]).turn("azure", 1).lay();
    desk.legal(Move::EndTurn);
    desk.play(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    desk.refused(Move::EndTurn, "ARM-6.6"); // An action is being carried out.
    desk.play(Move::Bands(1));
    desk.refused(Move::EndTurn, "ARM-6.6");
    desk.play(Move::Ingots(0));
    assert_eq!((desk.mp(), desk.asked()), (0, Seat(0)), "{clause}: no points left, but still azure's turn");
    desk.legal(Move::EndTurn).legal(Move::PlayCard(card("yo_ho_ho")));
    desk.play(Move::PlayCard(card("yo_ho_ho")));
    assert_eq!((desk.mp(), desk.asked()), (3, Seat(0)), "{clause}");

    // A card is being carried out.
    let mut desk = table(4).hand(0, &["gold_mine"]).lay();
    desk.play(Move::PlayCard(card("gold_mine"))).refused(Move::EndTurn, "ARM-6.6");
    desk.play(Move::On(t("azure_a1"))).legal(Move::EndTurn);
    desk.play(Move::EndTurn);
    assert_eq!(
        desk.facts.last(),
        Some(&Event::TurnBegan { seat: Seat(1), colour: Colour::Purple, round: 1 }),
        "{clause}"
    );
}

#[test]
fn after_the_announcement_come_window_check_and_next_turn() {
    let clause = "ARM-6.7";
    // Azure declared in its first turn, has lost the centre since, and announces the end of its second.
    let mut desk = table(4)
        .hand(0, &["yo_ho_ho"])
        .hand(1, &["surprise_attack", "mutiny"])
        .bands("azure_a1", "azure", 2)
        .set("turns_begun.azure", 2.into())
        .set("claims.azure", serde_json::json!({ "on_board": { "check": 2 } }))
        .lay();
    desk.play(Move::EndTurn);
    assert_eq!(desk.asked(), Seat(1), "{clause}: the last window");
    assert!(desk.view().turn.announced && desk.has_declared(Colour::Azure), "{clause}");
    for mv in [Move::March { from: t("azure_a1"), to: t("azure_a2") }, Move::PlayCard(card("yo_ho_ho"))] {
        assert!(desk.game.check(Seat(0), mv).is_err(), "{clause}: azure may not act again");
    }
    desk.play(Move::PlayCard(card("surprise_attack"))).play(Move::EndTurn);
    assert_eq!(desk.asked(), Seat(1), "{clause}: the window opens again, azure does not go on");
    desk.facts.clear();
    desk.play(Move::Pass);
    let expected = [
        Event::WindowPassed { seat: Seat(1), rest_of_turn: false },
        Event::ClaimFailed { colour: Colour::Azure },
        Event::TurnBegan { seat: Seat(1), colour: Colour::Purple, round: 1 },
    ];
    assert_eq!(desk.facts, expected, "{clause}");
}

#[test]
fn everybody_sees_the_points_left() {
    let clause = "ARM-6.8";
    let mut desk = busy().lay();
    for (spent, mv) in
        [Move::Sink(s(4)), Move::Destroy(s(1)), Move::Convert(t("azure_a1"))].into_iter().enumerate()
    {
        desk.play(mv);
        for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert_eq!(usize::from(desk.game.view(viewer).turn.mp), 9 - spent, "{clause}: {viewer:?}");
        }
    }
}

#[test]
fn an_effect_is_complete_then_declared_then_the_window_opens() {
    let clause = "ARM-6.9";
    let position = || {
        table(4)
            .hand(0, &["gold_mine"])
            .hand(1, &["mutiny"])
            .flags("azure", &["cf_base_n", "cf_base_w"])
            .ground("cf_centre", "natives", 0, 0, 2)
            .ground("cf_inner_nw", "azure", 2, 0, 1)
    };
    let mut desk = position().lay();
    desk.play(Move::March { from: t("cf_inner_nw"), to: t("cf_centre") });
    assert_eq!(desk.asked(), Seat(0), "{clause}: no window in the middle of an action");
    desk.play(Move::Bands(1));
    assert_eq!(desk.asked(), Seat(0), "{clause}");
    assert!(!desk.has_declared(Colour::Azure), "{clause}");
    desk.play(Move::Ingots(1));
    let end = &desk.facts[desk.facts.len() - 2..];
    let centre = t("cf_centre");
    let expected = [
        Event::Invaded { colour: Colour::Azure, territory: centre, previous: Flag::Natives },
        Event::Declared { colour: Colour::Azure },
    ];
    assert_eq!(end, expected, "{clause}");
    assert_eq!(desk.asked(), Seat(1), "{clause}: the window opens after the declaration");
    desk.play(Move::Pass);
    assert_eq!(desk.asked(), Seat(0), "{clause}");

    // The same after a card.
    let mut desk = position().lay();
    desk.play(Move::PlayCard(card("gold_mine")));
    assert_eq!(desk.asked(), Seat(0), "{clause}: the card is not complete");
    desk.play(Move::On(t("azure_a1")));
    assert_eq!((desk.ground("azure_a1").3, desk.asked()), (3, Seat(1)), "{clause}");
}
