//! Section 4: the position before anything has happened.

use crate::desk::{action, bay, begin, open};
use approdo_archipelago::{
    Archipelago, Options,
    content::content,
    ids::{Market, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{OptionKind, Pending};

#[test]
fn boards_lie_open() {
    let clause = "ARC-4.1";
    let (everybody, player) = (begin(Options::default(), 3).view(), begin(Options::default(), 3).view_of(1));
    assert_eq!(everybody.markets, player.markets, "{clause}");
    assert_eq!(
        (everybody.population, everybody.rebellion, everybody.surplus),
        (player.population, player.rebellion, player.surplus),
        "{clause}"
    );
}

#[test]
fn one_cube_of_each_resource_on_the_domestic_market() {
    let clauses = ["ARC-4.2", "ARC-4.4", "ARC-4.11"];
    for (seats, florins) in [(2, 115), (3, 105), (4, 95), (5, 85)] {
        let view = begin(Options::default(), seats).view();
        for resource in Resource::ALL.iter().copied() {
            assert_eq!(view.markets[Market::Domestic][resource], 1, "{clauses:?}");
            assert_eq!(view.markets[Market::Export][resource], 0, "{clauses:?}");
        }
        assert_eq!(view.bank.cubes.values(), &[14, 14, 14, 14, 11, 9], "{clauses:?}");
        assert_eq!(view.bank.florins, florins, "{clauses:?}");
        assert_eq!((view.bank.market_port, view.bank.town_temple), (13, 13), "{clauses:?}");
    }
}

#[test]
fn markers_start_at_0() {
    let view = begin(Options::default(), 4).view();
    assert_eq!((view.population, view.rebellion, view.surplus), (0, 0, 0), "{}", "ARC-4.3");
}

#[test]
fn explorer_tokens_are_used_up_pile_by_pile() {
    let clause = "ARC-4.5";
    assert_eq!(begin(Options::default(), 2).view().explorers.piles, [8, 8, 8], "{clause}");
    let mixed = bay(2).set("explorers", serde_json::json!({ "piles": [7, 7, 8], "removed": 2 })).problem();
    assert!(mixed.contains("are used up in order"), "{clause}: {mixed}");
}

#[test]
fn the_back_of_the_top_card_is_visible() {
    let clause = "ARC-4.6";
    let mut desk = begin(Options::default(), 2);
    desk.play_until(|desk| desk.view().turn == 1);
    let view = desk.view();
    assert_eq!(view.evolution.deck.len(), 48 - 5, "{clause}");
    assert!(view.evolution.back.is_some(), "{clause}");
    assert_eq!(view.evolution.back, desk.view_of(1).evolution.back, "{clause}");
}

#[test]
fn the_open_sea_lies_in_the_middle() {
    let clause = "ARC-4.7";
    let view = begin(Options::default(), 5).view();
    let start = view.chart.regions()[0];
    assert_eq!((start.region, start.q, start.r), (crate::desk::region("open_sea"), 0, 0), "{clause}");
}

#[test]
fn every_player_has_a_ship_two_citizens_and_three_discs() {
    let clauses = ["ARC-4.8", "ARC-4.9"];
    let desk = begin(Options::default(), 4);
    let view = desk.view();
    for seat in 0..4 {
        let player = &view.players[usize::from(seat)];
        assert_eq!(desk.count(seat, open("open_sea_a"), Posture::Ready), 1, "{clauses:?}");
        assert_eq!((player.ships, player.citizens, player.discs), (3, 10, 3), "{clauses:?}");
        assert_eq!((desk.florins(seat), player.florins), (10, None), "{clauses:?}");
    }
    assert_eq!(content().numbers.start_citizens, 2, "{clauses:?}");
}

#[test]
fn the_wheel_has_a_side_for_five() {
    let clauses = ["ARC-4.10", "ARC-15.10"];
    let taxes = |seats: u8, taken: u8| {
        let mut layout = bay(seats).units(0, "palm_bay_b", 3).units(1, "palm_bay_b", 3);
        for seat in 1..=taken {
            layout = layout.set(&format!("wheel.discs.tax.{seat}"), serde_json::json!(1));
        }
        layout.lay()
    };
    assert_eq!(content().zones.iter().filter(|zone| zone.limited).count(), 3, "{clauses:?}");
    taxes(4, 2).legal(action("tax"));
    taxes(4, 3).refused(action("tax"), "ARC-15.9");
    taxes(5, 3).legal(action("tax"));
    taxes(5, 4).refused(action("tax"), "ARC-15.9");
}

#[test]
fn length_and_variants_are_agreed_before() {
    let clause = "ARC-4.12";
    let options = Archipelago::options();
    let names: Vec<&str> = options.iter().map(|option| option.label.id).collect();
    let all =
        ["length", "desert_start", "no_secrets", "more_control", "trend_choice", "benefactor", "more_spice"];
    assert_eq!(names, all, "{clause}");
    let OptionKind::Choice { among, .. } = options[0].kind else { panic!("the length is a choice") };
    let lengths: Vec<&str> = among.iter().map(|length| length.id).collect();
    assert_eq!(lengths, ["short", "medium", "long"], "{clause}");
    let game = begin(Options::default(), 2).game;
    assert!(matches!(game.pending(), Pending::Chance { .. }), "{clause}: turn 0 begins with luck");
}
