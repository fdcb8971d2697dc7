//! Worked examples of the rulebook and of the design notes, section 6.

use crate::desk::{action, area, card, florins, open, post, region, table};
use approdo_archipelago::{
    Archipelago, Event, Good, Move, Options,
    ids::{Building, Market, Resource, Spot},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, Seat, Step};
use serde_json::json;

#[test]
fn prices_follow_the_rows() {
    let clauses = ["ARC-18.2", "ARC-18.3", "ARC-18.4"];
    let fish = |market| Move::Buy { market, resource: Resource::Fish };
    // Buying three of five fish costs 4, 4 and 6 (S10).
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 1)
        .set("markets.domestic.fish", json!(5))
        .screen(0, 20, &[])
        .frames(json!([{ "phase": "evolution" }, { "rounds": { "nth": 1 } }, "round",
            { "trade": { "market": "domestic", "left": 3, "must": false } }]))
        .lay();
    for left in [16, 12, 6] {
        desk.play(fish(Market::Domestic));
        assert_eq!(desk.florins(0), left, "{clauses:?}");
    }
    assert_eq!(desk.view().markets[Market::Domestic][Resource::Fish], 2, "{clauses:?}");
}

#[test]
fn selling_brings_the_price_of_the_next_space() {
    let clause = "ARC-18.3";
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 1)
        .set("markets.domestic.fish", json!(5))
        .screen(0, 0, &[("fish", 2)])
        .frames(json!([{ "phase": "evolution" }, { "rounds": { "nth": 1 } }, "round",
            { "trade": { "market": "domestic", "left": 2, "must": false } }]))
        .lay();
    let sell = Move::Sell { market: Market::Domestic, resource: Resource::Fish };
    desk.play(sell);
    assert_eq!(desk.florins(0), 4, "{clause}");
    desk.play(sell);
    assert_eq!(desk.florins(0), 7, "{clause}");
}

#[test]
fn a_token_is_sold_as_a_cube_of_the_bank() {
    let clauses = ["ARC-14.2", "ARC-14.4"];
    // O10: domestic iron 1, bank iron 9.
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 1)
        .set("players.0.tokens", json!(1))
        .screen(0, 0, &[])
        .lay();
    desk.play(action("transaction"));
    desk.play(Move::SellToken { market: Market::Domestic, resource: Resource::Iron });
    assert_eq!((desk.florins(0), desk.tokens(0)), (8, 0), "{clauses:?}");
    let view = desk.view();
    assert_eq!(view.markets[Market::Domestic][Resource::Iron], 2, "{clauses:?}");
    assert_eq!((view.bank.cubes[Resource::Iron], view.explorers.removed), (8, 1), "{clauses:?}");
}

#[test]
fn workers_cost_the_price_of_the_row() {
    let clauses = ["ARC-21.2", "ARC-21.3"];
    // S14: with five surplus workers 3, 3 and 4 florins.
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_a", 1)
        .set("surplus", json!(5))
        .screen(0, 10, &[])
        .lay();
    desk.play(action("recruit"));
    for (florins, surplus) in [(7, 4), (4, 3), (0, 2)] {
        desk.play(Move::Recruit(area("palm_bay_b")));
        assert_eq!((desk.florins(0), desk.view().surplus), (florins, surplus), "{clauses:?}");
    }
    assert_eq!(desk.view().population, 3, "{clauses:?}");
}

#[test]
fn nobody_is_recruited_without_surplus_workers() {
    let mut desk = table(2).region("palm_bay", 0, -1, 2).units(0, "palm_bay_a", 1).screen(0, 10, &[]).lay();
    desk.refused(action("recruit"), "ARC-21.5");
}

#[test]
fn a_doubled_harvest_ends_with_the_bank() {
    let clauses = ["ARC-16.5", "ARC-16.9", "ARC-27.1"];
    // O22: bank wood 3, three citizens, doubled: 2 + 1 + 0.
    let mut desk = table(2)
        .region("old_forest", 0, -1, 0)
        .units(0, "old_forest_a", 3)
        .cards(1, &["sawmill"])
        .screen(0, 10, &[])
        .screen(1, 0, &[("wood", 11)])
        .options(|options| options.desert_start = true)
        .start("desert_settlement")
        .lay();
    desk.play(Move::Card(card("sawmill")));
    assert_eq!((desk.florins(0), desk.florins(1)), (8, 2), "ARC-26.4");
    desk.play(action("harvest_wood"));
    for wood in [2, 3, 3] {
        desk.play(Move::Deploy(open("old_forest_a")));
        assert_eq!(desk.cubes(0, Resource::Wood), wood, "{clauses:?}");
    }
}

#[test]
fn taxes_count_active_units_and_buildings() {
    let clauses = ["ARC-17.1", "ARC-17.2", "ARC-17.3", "ARC-17.4"];
    // O24: five citizens of which one is a rebel, two ships, a town and a temple held through it.
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .building("town", json!("palm_bay_b"))
        .building("temple", json!("palm_bay_b"))
        .region("cattle_shore", 0, 1, 5)
        .posted(0, "palm_bay_b", "town", "ready", 1)
        .units(0, "palm_bay_b", 2)
        .units(0, "cattle_shore_b", 1)
        .posted(0, "cattle_shore_b", "open", "lying", 1)
        .units(0, "open_sea_a", 2)
        .screen(0, 0, &[])
        .lay();
    desk.play(action("tax"));
    assert_eq!((desk.florins(0), desk.view().rebellion), (9, 1), "{clauses:?}");
}

#[test]
fn taxes_can_be_the_last_straw() {
    let clauses = ["ARC-13.5", "ARC-13.6", "ARC-17.1", "ARC-28.1"];
    // O14: population and rebellion are equal.
    let mut desk = table(3)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 2)
        .set("rebellion", json!(2))
        .set("players.1.objectives", json!(["short_piles3_separatist"]))
        .screen(0, 0, &[])
        .lay();
    desk.play(action("tax"));
    let outcome = desk.outcome();
    assert_eq!(outcome.ended_by.0, "ARC-28.1", "{clauses:?}");
    let places: Vec<u8> = outcome.standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [2, 1, 2], "{clauses:?}");
    assert!(!desk.facts.iter().any(|fact| matches!(fact, Event::Taxed { .. })), "no income is paid");
}

#[test]
fn a_convoy_needs_a_ship_for_each_edge() {
    let clause = "ARC-22.14";
    // O8: Palm Bay north and Cattle Shore south of the open sea.
    let there = |ships: &[(&str, u8)]| {
        let mut layout = table(2)
            .region("palm_bay", 0, -1, 2)
            .region("cattle_shore", 0, 1, 5)
            .units(0, "palm_bay_b", 1)
            .screen(0, 10, &[]);
        for (area, count) in ships {
            layout = layout.units(0, area, *count);
        }
        let mut desk = layout.lay();
        desk.play(action("migrate"));
        desk
    };
    let ferry = Move::Migrate { from: open("palm_bay_b"), to: open("cattle_shore_b") };
    there(&[("open_sea_a", 2)]).legal(ferry);
    there(&[("palm_bay_a", 1), ("open_sea_a", 1)]).legal(ferry);
    there(&[("open_sea_a", 1)]).refused(ferry, clause);
    there(&[("palm_bay_a", 2)]).refused(ferry, clause);
}

#[test]
fn a_strait_is_crossed_by_ship_only() {
    // O9: the citizen stands in land area b, wood grows in c.
    let mut desk = table(2)
        .region("turtle_strait", 0, -1, 0)
        .units(0, "turtle_strait_b", 1)
        .units(0, "turtle_strait_a", 1)
        .screen(0, 10, &[])
        .lay();
    desk.refused(action("harvest_wood"), "ARC-15.14");
    desk.play(action("harvest_fruit"));
    desk.refused(Move::Deploy(open("turtle_strait_a")), "ARC-16.4");
    let mut desk = table(2)
        .region("turtle_strait", 0, -1, 0)
        .units(0, "turtle_strait_b", 1)
        .units(0, "turtle_strait_a", 1)
        .lay();
    desk.play(action("migrate"));
    desk.legal(Move::Migrate { from: open("turtle_strait_b"), to: open("turtle_strait_c") });
}

#[test]
fn a_migration_ends_within_the_limit_or_starts_afresh() {
    let clauses = ["ARC-22.7", "ARC-22.8", "ARC-22.18"];
    // O36: three citizens in one region and three engaged ones in the next.
    let mut desk = table(2)
        .options(|options| options.desert_start = true)
        .region("quiet_meadows", 0, -1, 0)
        .units(0, "desert_settlement_a", 3)
        .posted(0, "quiet_meadows_a", "open", "engaged", 3)
        .start("desert_settlement")
        .lay();
    desk.play(action("migrate"));
    let step = Move::Migrate { from: open("desert_settlement_a"), to: open("quiet_meadows_a") };
    for _ in 0..3 {
        desk.play(step);
        desk.refused(Move::Done, "ARC-22.7");
        desk.play(Move::Restart);
    }
    desk.refused(step, "ARC-22.18").refused(Move::Restart, "ARC-22.18");
    desk.play(Move::Done);
    assert_eq!(desk.view().units.citizens(region("desert_settlement"), Seat(0)), 3, "{clauses:?}");
}

#[test]
fn a_town_gives_control_when_others_leave() {
    let clauses = ["ARC-24.6", "ARC-24.8", "ARC-24.11"];
    // S24: A's town, B's ship on the port.
    let mut desk = table(2)
        .set("active", json!(1))
        .frames(json!([{ "phase": "evolution" }, { "rounds": { "nth": 0 } }, "round"]))
        .region("palm_bay", 0, -1, 2)
        .building("town", json!("palm_bay_b"))
        .building("port", json!({ "land": "palm_bay_b", "sea": "palm_bay_a" }))
        .posted(0, "palm_bay_b", "town", "ready", 1)
        .posted(1, "palm_bay_a", "port", "ready", 1)
        .lay();
    assert_eq!(desk.view().control[1].port, Some(Seat(1)), "{clauses:?}");
    desk.play(action("migrate"));
    desk.play(Move::Migrate { from: post("palm_bay_a", Spot::Port), to: open("open_sea_a") });
    assert_eq!(desk.view().control[1].port, Some(Seat(0)), "{clauses:?}");
    desk.refused(Move::Migrate { from: open("open_sea_a"), to: post("palm_bay_a", Spot::Port) }, "ARC-22.1");
}

#[test]
fn two_uses_of_buildings_held_through_a_town() {
    let clauses = ["ARC-24.16", "ARC-24.17", "ARC-24.18"];
    // O25, O30: the citizen on the town serves the port and then the market; an own rebel does not hinder.
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .building("town", json!("palm_bay_b"))
        .building("market", json!("palm_bay_b"))
        .building("port", json!({ "land": "palm_bay_b", "sea": "palm_bay_a" }))
        .posted(0, "palm_bay_b", "town", "ready", 1)
        .posted(0, "palm_bay_b", "market", "lying", 1)
        .posted(1, "open_sea_a", "open", "ready", 1)
        .screen(0, 10, &[])
        .lay();
    let port = Move::Operate { region: region("palm_bay"), building: Building::Port };
    let market = Move::Operate { region: region("palm_bay"), building: Building::Market };
    desk.play(port).play(Move::Done);
    desk.refused(market, "ARC-15.2");
    desk.play(Move::EndRound).play_as(1, Move::EndRound);
    desk.refused(port, "ARC-24.17");
    desk.play(market).play(Move::Done);
    let view = desk.view();
    assert_eq!(
        (view.wheel.port_florins[0], view.wheel.market_florins[0], desk.florins(0)),
        (1, 1, 8),
        "{clauses:?}"
    );
    desk.refused(action("migrate"), "ARC-15.14");
}

#[test]
fn a_region_is_placed_where_the_landscape_goes_on() {
    let clauses = ["ARC-3.2", "ARC-5.4", "ARC-5.5"];
    // O6: Palm Bay north of the open sea fits with rotations 1, 2 and 3.
    let desk = table(2)
        .set("turn", json!(0))
        .set("phase", json!("discovery"))
        .units(0, "open_sea_a", 1)
        .units(1, "open_sea_a", 1)
        .frames(json!([{ "discoverers": { "nth": 1 } },
            { "orient": { "region": "palm_bay", "quest": "first", "q": 0, "r": -1 } }]))
        .lay();
    let fitting: Vec<Move> = (1..=3).map(Move::Orient).collect();
    assert_eq!(desk.offers(), fitting, "{clauses:?}");
}

#[test]
fn exploring_two_cattle_gives_one_to_the_market_and_one_to_the_player() {
    let clauses = ["ARC-19.13", "ARC-19.14"];
    // S13, without a choice the steps are taken by themselves.
    let mut desk = table(2)
        .options(|options| options.desert_start = true)
        .region("broad_savannah", 0, -1, 1)
        .units(0, "desert_settlement_a", 1)
        .units(1, "desert_settlement_a", 1)
        .tile_on_top("quiet_meadows")
        .screen(0, 10, &[])
        .start("desert_settlement")
        .lay();
    let before = desk.view();
    desk.play(action("explore")).play(Move::TakeTop).any_luck();
    desk.play(Move::Region(region("quiet_meadows")));
    while desk.cubes(0, Resource::Cattle) == 0 {
        let mv = desk.offers()[0];
        desk.play(mv);
    }
    let after = desk.view();
    assert_eq!(after.surplus, before.surplus + 3, "{clauses:?}");
    assert_eq!(after.markets[Market::Domestic][Resource::Cattle], 2, "{clauses:?}");
    assert_eq!(desk.tokens(0), 1, "ARC-19.11");
}

#[test]
fn a_place_in_the_order_can_be_sold_once() {
    let clauses = ["ARC-7.9", "ARC-7.12"];
    // O34: seat 1 decides; seat 2 pays 2 florins for place 1; seat 3 comes too late.
    let mut desk = table(4)
        .set("phase", json!("order"))
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 2)
        .screen(1, 5, &[])
        .screen(2, 5, &[])
        .screen(3, 5, &[])
        .frames(json!([{ "phase": "population" }, { "arrange": { "decider": 1 } }]))
        .lay();
    desk.play(Move::Call(Seat(2)));
    desk.play(Move::Give(florins(1))).play(Move::Give(florins(1))).play(Move::Ask(Good::Place(1)));
    desk.play(Move::Send);
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}");
    desk.play(Move::Accept);
    assert_eq!((desk.florins(1), desk.florins(2)), (7, 3), "{clauses:?}");
    desk.play(Move::Call(Seat(3)));
    desk.refused(Move::Ask(Good::Place(1)), "ARC-7.12");
    desk.play(Move::Withdraw);
    desk.refused(Move::Next(Seat(2)), "ARC-7.12");
    desk.play(Move::Next(Seat(3))).play(Move::Next(Seat(0)));
    assert_eq!(desk.view().order.as_slice(), [Seat(2), Seat(3), Seat(0), Seat(1)], "ARC-10.3");
}

#[test]
fn equal_bids_are_bid_again_once() {
    let clauses = ["ARC-10.2", "ARC-10.5"];
    // O5: bids 4, 4, 1, 0.
    let layout = || {
        table(4)
            .set("phase", json!("order"))
            .region("palm_bay", 0, -1, 2)
            .units(0, "palm_bay_b", 2)
            .frames(json!([{ "phase": "population" }, { "bid": { "seats": [0, 1, 2, 3], "again": false } }]))
            .lay()
    };
    let mut desk = layout();
    let bank = desk.view().bank.florins;
    for (seat, bid) in [(0, 4), (1, 4), (2, 1), (3, 0)] {
        desk.play_as(seat, Move::Bid(bid));
    }
    assert_eq!(desk.view().bank.florins, bank + 9, "{clauses:?}");
    let mut again = desk.clone();
    desk.play_as(0, Move::Bid(2)).play_as(1, Move::Bid(2));
    assert!(desk.facts.contains(&Event::OrderKept), "{clauses:?}");
    again.play_as(0, Move::Bid(2)).play_as(1, Move::Bid(0));
    assert!(again.facts.contains(&Event::Decides { seat: Seat(0) }), "{clauses:?}");
}

#[test]
fn rotations_lead_to_the_skull() {
    let clauses = ["ARC-25.2", "ARC-25.4", "ARC-25.5"];
    // S16: the Pirate costs 4, 5, 3 and then expires.
    let mut desk = table(3)
        .set("phase", json!("evolution"))
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 2)
        .set(
            "evolution.track",
            json!([{ "card": "pirate" }, { "card": "local_trade" }, { "card": "king" },
            { "card": "spy" }, { "card": "thief" }]),
        )
        .frames(json!([{ "purchases": { "nth": 1 } }, { "refill": { "red": true } },
            { "purchase": { "bought": false, "turned": null } }]))
        .lay();
    desk.play(Move::Rotate(card("pirate")));
    desk.refused(Move::Rotate(card("pirate")), "ARC-25.2").refused(Move::BuyCard(card("king")), "ARC-25.2");
    desk.play(Move::Rotate(card("local_trade")));
    assert!(desk.facts.contains(&Event::CardRotated { seat: Seat(0), card: card("pirate"), florins: 5 }));
    desk.play(Move::Rotate(card("pirate"))).play(Move::Rotate(card("spy")));
    desk.play(Move::Rotate(card("pirate")));
    let expired = Event::CardExpired { seat: Seat(2), card: card("pirate") };
    assert!(desk.facts.contains(&expired), "{clauses:?}");
}

#[test]
fn four_players_finish_turn_0_with_eight_citizens() {
    let clause = "ARC-5.10";
    let mut game = Archipelago::setup(&Options::default(), 4).expect("four can play");
    while game.view(approdo_contract::Viewer::Spectator).turn == 0 {
        let step = match game.pending() {
            Pending::Chance { .. } => Step::Luck(0),
            Pending::Decision { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                let mut moves = Vec::new();
                game.legal_into(seat, &mut moves);
                Step::Move(seat, moves[0])
            }
            Pending::Over(outcome) => panic!("the game is over: {outcome:?}"),
        };
        game.apply(step, &mut Journal::off());
    }
    assert_eq!(game.view(approdo_contract::Viewer::Spectator).population, 8, "{clause}");
}
