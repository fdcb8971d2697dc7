//! Sections 14, 15 and 17: explorer tokens, rounds, discs and circles, and taxes.

use crate::desk::{action, area, bay, card, open, region, using};
use approdo_archipelago::{
    Event, Move, Source,
    content::{Action, content},
    ids::{Building, Market, Resource},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

#[test]
fn a_token_becomes_the_resource_that_is_needed() {
    let clauses = ["ARC-14.1", "ARC-14.2", "ARC-14.3", "ARC-14.6"];
    // A temple of two stone, paid with two tokens in one action.
    let mut desk = bay(2).units(0, "palm_bay_b", 1).screen(0, 5, &[]).tokens(0, 3).lay();
    let bank = desk.bank(Resource::Stone);
    desk.play(action("build"));
    desk.play(Move::Build { building: Building::Temple, by: open("palm_bay_b"), at: area("palm_bay_b") });
    desk.play(Move::PayToken(Resource::Stone)).play(Move::PayToken(Resource::Stone));
    assert_eq!(desk.controller("palm_bay", Building::Temple), Some(Seat(0)), "{clauses:?}");
    assert_eq!((desk.tokens(0), desk.view().explorers.removed), (1, 2), "{clauses:?}");
    assert_eq!(desk.bank(Resource::Stone), bank, "{clauses:?}");
    assert_eq!(desk.view().explorers.piles, [5, 8, 8], "{clauses:?}: it never returns to a pile");
    // For a card, and for a wonder.
    let mut desk = bay(2).units(0, "palm_bay_b", 1).cards(0, &["public_works"]).surplus(5).tokens(0, 1).lay();
    desk.play(using("public_works")).play(Move::Pay);
    assert_eq!((desk.tokens(0), desk.view().surplus), (0, 2), "{clauses:?}");
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .cards(0, &["colossus"])
        .screen(0, 0, &[("iron", 1)])
        .tokens(0, 2)
        .lay();
    desk.play(using("colossus")).play(Move::Pay).play(Move::Dedicate(open("palm_bay_b")));
    assert_eq!((desk.tokens(0), desk.cubes(0, Resource::Iron)), (0, 0), "{clauses:?}");
    // In a crisis, as often as one likes.
    let mut desk = bay(2).export("iron", 2).units(0, "palm_bay_b", 3).tokens(0, 2).lay();
    desk.play(Move::Consume(Source::Token)).play(Move::Consume(Source::Token));
    assert_eq!((desk.tokens(0), desk.view().rebellion), (0, 0), "{clauses:?}");
}

#[test]
fn a_token_is_a_real_cube_of_the_bank_at_the_moment_it_is_needed() {
    let clauses = ["ARC-14.4", "ARC-14.5"];
    // O10: sold as iron, the cube comes from the bank.
    let mut desk = bay(2).units(0, "palm_bay_b", 1).screen(0, 0, &[]).tokens(0, 1).lay();
    desk.play(action("transaction"));
    desk.play(Move::SellToken { market: Market::Domestic, resource: Resource::Iron });
    assert_eq!((desk.florins(0), desk.bank(Resource::Iron)), (8, 8), "{clauses:?}");
    assert_eq!(desk.stall(Market::Domestic, Resource::Iron), 2, "{clauses:?}");
    // Without a cube in the bank there is no exchange.
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 1)
        .screen(0, 9, &[("stone", 1)])
        .screen(1, 9, &[("wood", 14)])
        .tokens(0, 1)
        .lay();
    desk.play(action("transaction"));
    desk.refused(Move::SellToken { market: Market::Export, resource: Resource::Wood }, clauses[1]);
    desk.legal(Move::SellToken { market: Market::Export, resource: Resource::Fruit });
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 1)
        .screen(0, 5, &[])
        .screen(1, 9, &[("stone", 11), ("wood", 14), ("fruit", 14)])
        .tokens(0, 2)
        .lay();
    desk.refused(action("build"), "ARC-15.14");
    // It is never turned into a cube to keep: outside a step nothing is offered.
    let mut desk = bay(2).units(0, "palm_bay_b", 1).tokens(0, 1).lay();
    desk.refused(Move::PayToken(Resource::Wood), "ARC-15.2");
}

#[test]
fn own_cubes_go_to_the_bank_before_a_token_becomes_one_of_them() {
    let clauses = ["ARC-14.5", "ARC-23.3"];
    // All stone is with the players: a temple costs two, and seat 0 has so many and a token.
    let temple = |stone: u8| {
        let mut desk = bay(2)
            .units(0, "palm_bay_b", 1)
            .screen(0, 5, &[("stone", stone)])
            .screen(1, 9, &[("stone", 11 - stone)])
            .tokens(0, 1)
            .lay();
        assert_eq!(desk.bank(Resource::Stone), 0, "{clauses:?}");
        let (by, at) = (open("palm_bay_b"), area("palm_bay_b"));
        desk.play(action("build")).play(Move::Build { building: Building::Temple, by, at });
        desk
    };
    let mut desk = temple(1);
    desk.play(Move::Pay);
    assert_eq!((desk.bank(Resource::Stone), desk.tokens(0)), (1, 0), "{clauses:?}");
    // Who has two may keep one of them.
    let mut desk = temple(2);
    desk.play(Move::PayToken(Resource::Stone)).play(Move::Pay);
    assert_eq!((desk.cubes(0, Resource::Stone), desk.tokens(0)), (1, 0), "{clauses:?}");
    assert_eq!(desk.controller("palm_bay", Building::Temple), Some(Seat(0)), "{clauses:?}");
    // In a crisis it is the same: the own cube first, then the token.
    let mut desk = bay(2)
        .export("stone", 2)
        .units(0, "palm_bay_b", 1)
        .screen(0, 5, &[("stone", 1)])
        .screen(1, 9, &[("stone", 10)])
        .tokens(0, 1)
        .lay();
    desk.refused(Move::Consume(Source::Token), clauses[0]);
    desk.play(Move::Consume(Source::Screen)).play(Move::Consume(Source::Token));
    assert_eq!((desk.bank(Resource::Stone), desk.tokens(0)), (1, 0), "{clauses:?}");
}

#[test]
fn where_any_cube_will_do_an_own_one_is_paid_before_a_token() {
    let clauses = ["ARC-14.5", "ARC-26.7"];
    // The bank has no cube of any kind.
    let paying = |iron: u8, tokens: u8| {
        let rest = [("fruit", 14), ("cattle", 14), ("fish", 14), ("wood", 14), ("stone", 11)];
        bay(2)
            .step(json!({ "pay": { "cubes": [0, 0, 0, 0, 0, 0], "any": 2 } }))
            .screen(0, 5, &[("iron", iron)])
            .screen(1, 9, &rest)
            .set("players.1.cubes.iron", json!(9 - iron))
            .tokens(0, tokens)
    };
    let mut desk = paying(1, 1).lay();
    desk.refused(Move::PayToken(Resource::Iron), clauses[0]);
    desk.play(Move::PayCube(Resource::Iron)).play(Move::PayToken(Resource::Iron));
    assert_eq!((desk.bank(Resource::Iron), desk.tokens(0)), (1, 0), "{clauses:?}");
    assert!(paying(0, 2).problem().contains("impossible"), "{clauses:?}");
}

#[test]
fn players_take_rounds_in_turn_until_all_have_passed() {
    let clauses = ["ARC-15.1", "ARC-15.4", "ARC-15.6"];
    let mut desk = bay(3)
        .units(0, "palm_bay_b", 1)
        .units(1, "palm_bay_b", 1)
        .units(2, "cattle_shore_b", 1)
        .track(["king", "spy", "thief", "pirate", "pope"])
        .lay();
    desk.play(action("tax")).play(Move::EndRound);
    desk.play(Move::EndRound);
    assert!(desk.facts.contains(&Event::RoundEnded { seat: Seat(1), passed: true }), "{clauses:?}");
    desk.play(action("tax")).play(Move::EndRound);
    assert_eq!(desk.asked(), Seat(0), "{clauses:?}: the rounds go on");
    desk.play(action("tax")).play(Move::EndRound);
    assert_eq!(desk.asked(), Seat(2), "{clauses:?}: seat 1 has passed");
    desk.play(Move::EndRound);
    desk.play(Move::EndRound);
    assert_eq!(desk.view().phase, approdo_archipelago::Phase::Evolution, "{clauses:?}");
}

#[test]
fn an_action_a_card_and_a_port_or_market_in_any_order() {
    let clauses = ["ARC-15.2", "ARC-15.3"];
    let mut desk = bay(2)
        .market("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .on(0, "palm_bay_b", "market")
        .on(0, "palm_bay_a", "port")
        .cards(0, &["king", "ambassador"])
        .rebellion(0)
        .screen(0, 10, &[])
        .units(1, "cattle_shore_b", 3)
        .lay();
    let operate = |building| Move::Operate { region: region("palm_bay"), building };
    desk.play(operate(Building::Market));
    desk.refused(action("tax"), clauses[1]).refused(Move::EndRound, clauses[1]);
    desk.play(Move::Done);
    desk.refused(operate(Building::Port), clauses[0]);
    desk.play(using("king"));
    desk.refused(using("ambassador"), clauses[0]);
    desk.play(action("tax"));
    desk.refused(action("harvest_fruit"), clauses[0]);
    desk.play(Move::EndRound);
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}");
}

#[test]
fn a_player_without_discs_still_uses_cards() {
    let clause = "ARC-15.5";
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .cards(0, &["king"])
        .set("wheel.discs.harvest_fruit.0", json!(3))
        .lay();
    desk.refused(action("tax"), clause);
    desk.play(using("king")).play(Move::EndRound);
    assert!(desk.facts.contains(&Event::RoundEnded { seat: Seat(0), passed: false }), "{clause}");
    desk.play(Move::EndRound);
    assert_eq!(desk.asked(), Seat(0), "{clause}: he gets another round");
}

#[test]
fn the_wheel_has_thirteen_zones() {
    let clauses = ["ARC-15.7", "ARC-15.8", "ARC-15.12"];
    let zones = &content().zones;
    let harvests = zones.iter().filter(|zone| matches!(zone.action, Action::Harvest(_))).count();
    assert_eq!((zones.len(), harvests), (13, 6), "{clauses:?}");
    let limited: Vec<&str> = zones.iter().filter(|zone| zone.limited).map(|zone| zone.label.id).collect();
    assert_eq!(limited, ["tax", "reproduce", "explore"], "{clauses:?}");
    // An unlimited zone takes the discs of everybody, any number of times.
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .set("wheel.discs.migrate.0", json!(2))
        .set("wheel.discs.migrate.1", json!(3))
        .units(0, "palm_bay_a", 1)
        .market("palm_bay_b")
        .lay();
    desk.play(action("migrate"));
    assert_eq!(desk.view().wheel.discs.values().iter().map(|discs| discs[0]).sum::<u8>(), 3, "{clauses:?}");
    // Ports and markets take a florin instead of a disc.
    let mut desk = bay(2).market("palm_bay_b").on(0, "palm_bay_b", "market").screen(0, 3, &[]).lay();
    desk.play(Move::Operate { region: region("palm_bay"), building: Building::Market });
    let view = desk.view();
    assert_eq!((view.wheel.market_florins[0], view.players[0].free_discs), (1, 3), "{clauses:?}");
}

#[test]
fn own_circles_come_first_then_multicoloured_ones() {
    let clauses = ["ARC-15.9", "ARC-15.10", "ARC-15.11"];
    let explore = |discs: [u8; 3]| {
        let mut layout =
            bay(3).units(0, "palm_bay_a", 1).set("explorers", json!({ "piles": [0, 0, 6], "removed": 18 }));
        for (seat, count) in discs.iter().enumerate() {
            layout = layout
                .set(&format!("wheel.discs.explore.{seat}"), json!(count))
                .set(&format!("players.{seat}.discs"), json!(5));
        }
        layout.lay()
    };
    // Both multicoloured circles may be used by the same player, but his own one first.
    explore([2, 0, 0]).legal(action("explore"));
    explore([3, 0, 0]).refused(action("explore"), clauses[0]);
    // Circles that others have taken: their own ones do not count.
    explore([1, 1, 1]).legal(action("explore"));
    explore([1, 3, 0]).refused(action("explore"), clauses[0]);
    explore([0, 3, 1]).legal(action("explore"));
    // Reproduce has a circle for each player and no others.
    let mut desk = bay(2).units(0, "palm_bay_b", 2).set("wheel.discs.reproduce.1", json!(1)).lay();
    desk.legal(action("reproduce"));
    let mut desk = bay(2).units(0, "palm_bay_b", 2).set("wheel.discs.reproduce.0", json!(1)).lay();
    desk.refused(action("reproduce"), "ARC-20.1");
    // Taxes has three multicoloured ones.
    let mut desk = bay(2).units(0, "palm_bay_b", 2).set("wheel.discs.tax.0", json!(2)).lay();
    desk.legal(action("tax"));
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .set("wheel.discs.tax.0", json!(1))
        .set("wheel.discs.tax.1", json!(2))
        .lay();
    desk.refused(action("tax"), clauses[0]);
}

/// Seat 0 explores with the last token of a pile: Long Beach between the open sea, Palm Bay and Hidden Harbour.
fn last_token(piles: [u8; 3], removed: u8) -> crate::desk::Desk {
    let discs = 3 + piles.iter().filter(|left| **left == 0).count();
    let mut desk = bay(2)
        .set("explorers", json!({ "piles": piles, "removed": removed }))
        .set("players.0.discs", json!(discs))
        .set("players.1.discs", json!(discs))
        .units(0, "open_sea_a", 1)
        .units(0, "palm_bay_b", 2)
        .tile_on_top("whale_bank")
        .set("passed", json!([1]))
        .lay();
    desk.play(action("explore")).play(Move::TakeTop).any_luck();
    desk.play(Move::Region(region("whale_bank")));
    desk.play_until(|desk| desk.tokens(0) == 1);
    desk
}

#[test]
fn an_empty_pile_gives_everybody_a_disc() {
    let clauses = ["ARC-15.13", "ARC-15.16", "ARC-19.12"];
    let desk = last_token([1, 8, 8], 7);
    let view = desk.view();
    assert_eq!(view.explorers.piles, [0, 8, 8], "{clauses:?}");
    assert_eq!((view.players[0].discs, view.players[1].discs), (4, 4), "{clauses:?}");
    assert_eq!((view.players[0].free_discs, view.players[1].free_discs), (3, 4), "{clauses:?}: in this turn");
    assert!(view.passed.is_empty(), "{clauses:?}: who has passed takes part again");
    let view = last_token([0, 1, 8], 15).view();
    assert_eq!((view.players[0].discs, view.explorers.piles), (5, [0, 0, 8]), "{clauses:?}");
    // In the middle of a pile nothing of the kind happens.
    let view = last_token([2, 8, 8], 6).view();
    assert_eq!((view.players[0].discs, view.passed.is_empty()), (3, false), "{clauses:?}");
    // The third pile gives no disc, so a player who has passed stays out.
    let view = last_token([0, 0, 1], 23).view();
    assert_eq!((view.players[1].discs, view.passed.is_empty()), (5, false), "{clauses:?}");
}

#[test]
fn an_action_needs_something_to_do() {
    let clause = "ARC-15.14";
    let mut desk = bay(2).lying(0, "palm_bay_b", 1).surplus(9).screen(0, 0, &[]).lay();
    for zone in ["harvest_fruit", "build", "transaction", "migrate", "reproduce"] {
        desk.refused(action(zone), clause);
    }
    desk.refused(action("recruit"), "ARC-21.2");
    desk.refused(action("explore"), "ARC-19.2");
    desk.legal(action("tax"));
    // At least one step must be taken.
    let mut desk = bay(2).units(0, "palm_bay_b", 2).surplus(9).screen(0, 10, &[("wood", 1)]).lay();
    desk.play(action("harvest_fruit"));
    desk.refused(Move::Done, clause);
    for zone in ["recruit", "build", "reproduce"] {
        let mut desk = bay(2).units(0, "palm_bay_b", 2).surplus(9).screen(0, 10, &[("wood", 1)]).lay();
        desk.play(action(zone));
        desk.refused(Move::Done, clause);
    }
}

#[test]
fn discs_come_back_in_phase_6() {
    let clauses = ["ARC-15.15", "ARC-25.1"];
    let mut desk = bay(2)
        .market("palm_bay_b")
        .on(0, "palm_bay_b", "market")
        .cards(0, &["pope"])
        .temple("palm_bay_b")
        .on(0, "palm_bay_b", "temple")
        .units(1, "cattle_shore_b", 2)
        .rebellion(2)
        .screen(0, 10, &[])
        .track(["king", "spy", "thief", "pirate", "ranch"])
        .lay();
    desk.play(using("pope")).play(action("tax"));
    desk.play(Move::Operate { region: region("palm_bay"), building: Building::Market }).play(Move::Done);
    let view = desk.view();
    assert_eq!((view.players[0].free_discs, view.players[0].discs_on_cards), (1, 1), "{clauses:?}");
    let bank = view.bank.florins;
    desk.play(Move::EndRound).play(Move::EndRound).play(Move::EndRound);
    let view = desk.view();
    assert_eq!((view.players[0].free_discs, view.players[0].discs_on_cards), (3, 0), "{clauses:?}");
    assert_eq!((view.wheel.market_florins[0], view.bank.florins), (0, bank + 1), "{clauses:?}");
    assert!(view.evolution.activated.contains(card("pope")), "{clauses:?}");
}

#[test]
fn taxes_raise_the_rebellion_and_then_bring_florins() {
    let clauses = ["ARC-17.1", "ARC-17.2", "ARC-17.3", "ARC-17.4"];
    // O24: five citizens of which one is a rebel, two ships, a town and a temple held through it. Engaged or not,
    // active units bring florins.
    let mut desk = bay(2)
        .town("palm_bay_b")
        .temple("palm_bay_b")
        .on(0, "palm_bay_b", "town")
        .units(0, "palm_bay_b", 1)
        .posted(0, "palm_bay_b", "fruit", "engaged", 1)
        .units(0, "cattle_shore_b", 1)
        .lying(0, "cattle_shore_b", 1)
        .units(0, "open_sea_a", 1)
        .posted(0, "open_sea_a", "fish", "engaged", 1)
        .screen(0, 0, &[])
        .lay();
    desk.play(action("tax"));
    assert_eq!((desk.florins(0), desk.view().rebellion), (9, 1), "{clauses:?}");
    let facts = &desk.facts;
    let at = |like: fn(&Event) -> bool| facts.iter().position(like).expect("it happened");
    let rebellion = at(|fact| matches!(fact, Event::RebellionMoved { .. }));
    assert!(rebellion < at(|fact| matches!(fact, Event::Taxed { .. })), "{clauses:?}");
}
