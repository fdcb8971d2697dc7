//! Sections 17 and 18: what happens in a Surprise Attack.

use crate::{
    clauses::interrupts::{SURPRISE, ambush, march, strike, window},
    desk::{aboard, card, land, s, sea, t, table},
};
use approdo_armada::{Claim, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_contract::prelude::*;
use serde_json::json;

#[test]
fn no_second_surprise_attack_during_one() {
    let clause = "ARM-18.4";
    let mut desk = ambush()
        .hand(1, &[SURPRISE, "gold_mine"])
        .hand(2, &[SURPRISE])
        .hand(0, &[SURPRISE])
        .bands("purple_a1", "purple", 1)
        .lay();
    desk.play(Move::EndTurn).play(strike());
    desk.refused(strike(), clause);
    for mv in [march("purple_a1", "purple_a2"), Move::PlayCard(card("gold_mine")), Move::On(t("purple_a1"))] {
        for seat in [0, 2] {
            assert!(desk.game.check(Seat(seat), strike()).is_err(), "{clause}");
        }
        desk.play(mv);
        assert_eq!((window(&desk), desk.asked()), (None, Seat(1)), "{clause}: nobody else is asked");
        assert!(!desk.offers().contains(&strike()), "{clause}");
    }
}

#[test]
fn a_surprise_attack_gives_three_points_for_any_action() {
    let clauses = ["ARM-17.25", "ARM-17.26"];
    let mut desk = table(4)
        .bands("azure_a1", "azure", 1)
        .ground("purple_a1", "purple", 3, 0, 4)
        .moored(1, "purple_a1", "purple")
        .afloat(2, "sea_bay_ne", "purple", 2, 0)
        .afloat(3, "sea_strait_n", "blue", 0, 0)
        .ground("cf_e_flank_n", "natives", 0, 2, 0)
        .afloat(4, "sea_cape_ne", "purple", 1, 0)
        .hand(1, &[SURPRISE, "gold_mine"])
        .lay();
    desk.play(march("azure_a1", "azure_a2")).play(strike());
    assert_eq!((desk.mp(), desk.view().turn.mp), (3, 9), "{clauses:?}");
    for mv in [
        march("purple_a1", "purple_a3"),
        Move::Launch { ship: s(1), sea: sea("sea_haven_ne") },
        Move::Sail { ship: s(2), sea: sea("sea_inlet_ne") },
        Move::Load { from: t("purple_a1"), ship: s(4) },
        Move::Unload { ship: s(4), to: t("purple_a3") },
        Move::Transfer { from: s(2), to: s(3) },
        Move::Explore(t("cf_n_flank_e")),
        Move::Attack { from: aboard(2), target: land("cf_e_flank_n") },
        Move::Sink(s(3)),
        Move::Destroy(s(1)),
        Move::Convert(t("purple_a1")),
        Move::BuyCard,
        Move::PlayCard(card("gold_mine")),
        Move::EndTurn,
    ] {
        desk.legal(mv);
    }
    for _ in 0..3 {
        desk.play(Move::Convert(t("purple_a1")));
    }
    assert_eq!(desk.mp(), 0, "{clauses:?}: three points, three moves");
    desk.refused(Move::Convert(t("purple_a1")), "ARM-6.5");
    // Other cards may be played during the Surprise Attack.
    desk.play(Move::PlayCard(card("gold_mine"))).play(Move::On(t("purple_b2")));
    assert_eq!(desk.ground("purple_b2").3, 3, "{clauses:?}");
    desk.play(Move::EndTurn);
    assert_eq!(
        (desk.asked(), desk.mp(), desk.view().surprise),
        (Seat(0), 9, None),
        "{clauses:?}: azure goes on"
    );
}

#[test]
fn the_interrupting_colour_cannot_recruit_and_loses_what_it_saves() {
    let clause = "ARM-18.5";
    let mut desk = ambush().options(|options| options.recruitment = true).hand(1, &["gold_mine"]).lay();
    desk.legal(Move::Recruit);
    desk.play(march("azure_a1", "azure_a2")).play(strike()).refused(Move::Recruit, "ARM-15.5");
    assert_eq!((desk.asked(), desk.mp()), (Seat(1), 3), "{clause}");
    desk.play(Move::EndTurn).play(Move::Pass);
    assert_eq!((desk.asked(), desk.mp()), (Seat(0), 9), "{clause}: the three points are lost");
    desk.until_turn_of(Colour::Purple);
    assert_eq!(desk.mp(), 10, "{clause}: not saved for purple's own turn");
    desk.legal(Move::Recruit);
}

#[test]
fn the_interrupted_turn_goes_on_where_it_was() {
    let clause = "ARM-18.6";
    let mut desk = ambush().hand(1, &[SURPRISE]).bands("azure_b1", "azure", 1).lay();
    desk.play(march("azure_a1", "azure_a2")).play(strike()).play(Move::EndTurn).play(Move::Pass);
    assert_eq!((desk.asked(), desk.mp()), (Seat(0), 9), "{clause}: with the points it had");
    desk.legal(march("azure_a2", "azure_a1")).legal(march("azure_b1", "azure_b2")).legal(Move::EndTurn);
    // After the announced end only the victory check remains.
    desk.play(Move::EndTurn).play(strike()).play(Move::EndTurn);
    assert_eq!((desk.asked(), desk.view().turn.colour), (Seat(1), Colour::Purple), "{clause}");
}

#[test]
fn a_condition_reached_in_a_surprise_attack_is_declared_at_once() {
    let clause = "ARM-18.7";
    // Golden example G-03: azure takes the centre in purple's turn.
    let mut desk = table(4)
        .bands("cf_inner_nw", "azure", 1)
        .ground("cf_inner_w", "natives", 0, 0, 0)
        .ground("cf_centre", "natives", 0, 0, 0)
        .flags("azure", &["cf_base_n", "cf_base_w"])
        .bands("purple_a1", "purple", 1)
        .hand(0, &[SURPRISE])
        .set("turns_begun.azure", json!(1))
        .turn("purple", 10)
        .lay();
    desk.play(march("purple_a1", "purple_a2")).play(strike());
    desk.play(march("cf_inner_nw", "cf_inner_w"));
    assert!(!desk.has_declared(Colour::Azure), "{clause}");
    desk.play(march("cf_inner_w", "cf_centre"));
    assert_eq!(desk.view().claims[Colour::Azure], Claim::OnBoard { check: 2 }, "{clause}: at once");
    desk.play(Move::EndTurn).play(Move::EndTurn);
    assert_eq!(desk.view().turn.colour, Colour::Blue, "{clause}: not checked at the end of purple's turn");
    desk.until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert_eq!(desk.outcome().standings[0].place, 1, "{clause}: but at the end of azure's own");
}

#[test]
fn a_surprise_attack_in_the_last_window_can_prevent_a_victory() {
    let clause = "ARM-18.8";
    let layout = || {
        table(4)
            .flags("azure", &["cf_centre", "cf_base_n", "cf_base_w"])
            .afloat(1, "sea_strait_n", "purple", 1, 0)
            .set("claims.azure", json!({ "on_board": { "check": 1 } }))
            .hand(1, &[SURPRISE])
    };
    let mut desk = layout().lay();
    desk.play(Move::EndTurn);
    assert_eq!(window(&desk), Some(Seat(1)), "{clause}: the last window comes before the check");
    let mut spared = desk.clone();
    spared.play(Move::Pass);
    assert_eq!(spared.outcome().ended_by.0, "ARM-13.6", "{clause}: nobody prevents it");
    desk.play(strike()).play(Move::Unload { ship: s(1), to: t("cf_base_n") });
    assert_eq!(desk.ground("cf_base_n").0, Flag::Purple, "{clause}");
    desk.play(Move::EndTurn);
    assert!(desk.facts.contains(&Event::ClaimFailed { colour: Colour::Azure }), "{clause}");
    assert_eq!(desk.view().claims[Colour::Azure], Claim::Held, "{clause}");
    assert_eq!(desk.view().turn.colour, Colour::Purple, "{clause}: the game goes on");
}

#[test]
fn a_surprise_attack_may_be_played_for_nothing_and_lasts_until_its_end_is_announced() {
    let clause = "ARM-18.12";
    // Purple has neither bands nor gold, so it has no action.
    let mut desk = ambush().lay();
    desk.play(march("azure_a1", "azure_a2")).legal(strike());
    desk.play(strike());
    assert_eq!(desk.offers(), [Move::EndTurn], "{clause}");
    // With all points spent it still waits for the announcement.
    let mut desk = ambush().bands("purple_a1", "purple", 1).lay();
    desk.play(march("azure_a1", "azure_a2")).play(strike());
    for (from, to) in [("purple_a1", "purple_a2"), ("purple_a2", "purple_a3"), ("purple_a3", "purple_a1")] {
        desk.play(march(from, to));
    }
    assert_eq!((desk.asked(), desk.mp()), (Seat(1), 0), "{clause}");
    assert_eq!(desk.offers(), [Move::EndTurn], "{clause}");
    desk.play(Move::EndTurn);
    assert_eq!(desk.asked(), Seat(0), "{clause}");
}
