//! Section 24: control, towns, ports, markets and temples.

use crate::desk::{Layout, action, area, bay, card, go, open, post, region};
use approdo_archipelago::{
    Event, Move,
    content::content,
    ids::{Building, Market, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

fn operate(building: Building) -> Move {
    Move::Operate { region: region("palm_bay"), building }
}

#[test]
fn who_stands_on_a_building_controls_it() {
    let clauses = ["ARC-24.1", "ARC-24.2", "ARC-24.4"];
    let market = post("palm_bay_b", Spot::Market);
    let mut desk = bay(2)
        .market("palm_bay_b")
        .on(0, "palm_bay_b", "market")
        .units(0, "palm_bay_b", 1)
        .units(1, "palm_bay_b", 1)
        .lay();
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(0)), "{clauses:?}");
    desk.play(action("migrate")).play(Move::Migrate { from: market, to: open("palm_bay_b") });
    assert_eq!(desk.controller("palm_bay", Building::Market), None, "{clauses:?}: at once");
    desk.play(Move::Done).play(Move::EndRound);
    desk.play(action("migrate")).play(go("palm_bay_b", market));
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(1)), "{clauses:?}");
    // A rebel controls nothing.
    let desk = bay(2).market("palm_bay_b").posted(0, "palm_bay_b", "market", "lying", 1).lay();
    assert_eq!(desk.controller("palm_bay", Building::Market), None, "{clauses:?}");
}

#[test]
fn citizens_hold_all_buildings_and_ships_only_ports() {
    let clause = "ARC-24.3";
    for building in Building::ALL {
        let plan = &content().buildings[approdo_pieces::NamedId::index(*building)];
        assert_eq!(plan.ships, *building == Building::Port, "{clause}");
    }
    let desk = bay(2).port("palm_bay_b", "palm_bay_a").on(0, "palm_bay_a", "port").lay();
    assert_eq!(desk.controller("palm_bay", Building::Port), Some(Seat(0)), "{clause}");
    let desk = bay(2).port("palm_bay_b", "palm_bay_a").on(0, "palm_bay_b", "port").lay();
    assert_eq!(desk.controller("palm_bay", Building::Port), Some(Seat(0)), "{clause}");
    let aground = bay(2).town("palm_bay_b").posted(0, "palm_bay_a", "town", "ready", 1).problem();
    assert!(aground.contains("that is not there"), "{clause}: {aground}");
}

#[test]
fn a_town_controls_its_region() {
    let clauses = ["ARC-24.5", "ARC-24.6", "ARC-24.7", "ARC-24.8"];
    let mut desk = bay(2)
        .town("palm_bay_b")
        .market("palm_bay_b")
        .temple("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .on(0, "palm_bay_b", "town")
        .on(1, "palm_bay_a", "port")
        .units(1, "palm_bay_b", 1)
        .round_of(1)
        .lay();
    assert_eq!(desk.controller("palm_bay", Building::Town), Some(Seat(0)), "{clauses:?}");
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(0)), "{clauses:?}");
    assert_eq!(desk.controller("palm_bay", Building::Temple), Some(Seat(0)), "{clauses:?}");
    assert_eq!(desk.controller("palm_bay", Building::Port), Some(Seat(1)), "{clauses:?}: his ship stays");
    desk.refused(action("harvest_fruit"), "ARC-16.7");
    // If the ship were a rebel citizen, he would keep nothing.
    let desk = bay(2)
        .town("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .on(0, "palm_bay_b", "town")
        .posted(1, "palm_bay_b", "port", "lying", 1)
        .lay();
    assert_eq!(desk.controller("palm_bay", Building::Port), None, "{clauses:?}");
}

#[test]
fn others_may_build_in_a_controlled_region() {
    let clauses = ["ARC-24.10", "ARC-24.11"];
    let mut desk = bay(2)
        .town("palm_bay_b")
        .on(1, "palm_bay_b", "town")
        .units(0, "palm_bay_b", 1)
        .screen(0, 9, &[("fruit", 1), ("cattle", 1)])
        .cards(0, &["foreman", "expansionism"])
        .lay();
    let market = post("palm_bay_b", Spot::Market);
    desk.play(action("build"));
    desk.play(Move::Build { building: Building::Market, by: open("palm_bay_b"), at: area("palm_bay_b") });
    desk.play(Move::Pay);
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(0)), "{clauses:?}");
    // The Foreman releases him, and in the next round he leaves: the town takes over at once.
    desk.play(Move::Card(card("foreman"))).play(Move::Release(market));
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.play(action("migrate")).play(Move::Migrate { from: market, to: open("palm_bay_b") });
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(1)), "{clauses:?}");
    desk.refused(go("palm_bay_b", market), "ARC-22.1");
}

#[test]
fn a_lying_mayor_loses_town_and_region() {
    let clause = "ARC-24.12";
    let desk =
        bay(2).town("palm_bay_b").market("palm_bay_b").posted(0, "palm_bay_b", "town", "lying", 1).lay();
    assert_eq!(desk.controller("palm_bay", Building::Town), None, "{clause}");
    assert_eq!(desk.controller("palm_bay", Building::Market), None, "{clause}");
}

#[test]
fn nobody_enters_a_building_with_a_rebel_on_it() {
    let clause = "ARC-24.13";
    let layout = |owner: u8| {
        bay(2)
            .town("palm_bay_b")
            .market("palm_bay_b")
            .on(0, "palm_bay_b", "town")
            .posted(owner, "palm_bay_b", "market", "lying", 1)
            .units(0, "palm_bay_b", 1)
    };
    let mut desk = layout(1).lay();
    assert_eq!(desk.controller("palm_bay", Building::Market), None, "{clause}");
    desk.play(action("migrate"));
    desk.refused(go("palm_bay_b", post("palm_bay_b", Spot::Market)), clause);
    // O30: his own rebel does not hinder the holder of the town.
    let desk = layout(0).lay();
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(0)), "{clause}");
}

/// Seat 0 holds a town with a market and a port, and so many florins.
fn harbour(florins: u8) -> Layout {
    bay(2)
        .town("palm_bay_b")
        .market("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .on(0, "palm_bay_b", "town")
        .units(1, "cattle_shore_b", 1)
        .screen(0, florins, &[("iron", 4)])
}

#[test]
fn a_use_costs_a_florin_and_allows_two_transactions() {
    let clauses = ["ARC-24.16", "ARC-24.17", "ARC-24.22"];
    let mut desk = harbour(5).lay();
    desk.play(operate(Building::Port));
    assert_eq!((desk.florins(0), desk.view().wheel.port_florins[0]), (4, 1), "{clauses:?}");
    desk.refused(Move::Sell { market: Market::Domestic, resource: Resource::Iron }, clauses[1]);
    let sell = Move::Sell { market: Market::Export, resource: Resource::Iron };
    desk.play(sell).play(sell);
    assert_eq!((desk.florins(0), desk.view().players[0].free_discs), (22, 3), "{clauses:?}: no disc");
    assert!(desk.view().round.trade, "{clauses:?}");
    desk.refused(operate(Building::Market), "ARC-15.2");
    // Once per turn; the market in the next round.
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.refused(operate(Building::Port), clauses[1]);
    desk.play(operate(Building::Market)).play(Move::Done);
    assert_eq!(desk.view().wheel.market_florins[0], 1, "{clauses:?}: none is made, nothing is returned");
    harbour(0).lay().refused(operate(Building::Port), clauses[0]);
    harbour(5).lay().refused(operate(Building::Town), clauses[0]);
}

#[test]
fn two_ports_are_used_in_different_rounds() {
    let clause = "ARC-24.17";
    // S15: two florins, up to four transactions.
    let mut desk = bay(2)
        .port("palm_bay_b", "palm_bay_a")
        .on(0, "palm_bay_a", "port")
        .region("mango_coast", 1, 0, 4)
        .port("mango_coast_b", "mango_coast_a")
        .on(0, "mango_coast_a", "port")
        .units(1, "cattle_shore_b", 1)
        .screen(0, 5, &[("iron", 4)])
        .lay();
    let sell = Move::Sell { market: Market::Export, resource: Resource::Iron };
    desk.play(operate(Building::Port)).play(sell).play(sell).play(Move::EndRound).play(Move::EndRound);
    desk.play(Move::Operate { region: region("mango_coast"), building: Building::Port })
        .play(sell)
        .play(sell);
    assert_eq!((desk.view().wheel.port_florins[0], desk.cubes(0, Resource::Iron)), (2, 0), "{clause}");
}

#[test]
fn the_operator_is_engaged() {
    let clause = "ARC-24.18";
    let town = post("palm_bay_b", Spot::Town);
    let mut desk = harbour(5).lay();
    desk.play(operate(Building::Port)).play(Move::Done);
    assert_eq!(desk.count(0, town, Posture::Engaged), 1, "{clause}: held through the town");
    desk.play(Move::EndRound).play(Move::EndRound);
    // O25: the same citizen serves the market in another round.
    desk.play(operate(Building::Market)).play(Move::Done);
    desk.refused(action("migrate"), "ARC-15.14");
    let mut desk = harbour(5).on(0, "palm_bay_a", "port").lay();
    desk.play(operate(Building::Port)).play(Move::Done);
    assert_eq!(desk.count(0, post("palm_bay_a", Spot::Port), Posture::Engaged), 1, "{clause}");
    assert_eq!(desk.count(0, town, Posture::Ready), 1, "{clause}");
}

#[test]
fn a_citizen_on_a_temple_is_never_laid_down() {
    let clause = "ARC-24.19";
    let fallen = bay(2).temple("palm_bay_b").posted(0, "palm_bay_b", "temple", "lying", 1).problem();
    assert!(fallen.contains("on the temple"), "{clause}: {fallen}");
}

#[test]
fn engaged_citizens_lie_down_and_stand_up_engaged() {
    let clauses = ["ARC-12.5", "ARC-12.23", "ARC-24.19"];
    // The Spy is discarded, and the card that takes its place uncovers a red crisis.
    let track = json!([{ "card": "king" }, { "card": "spy", "rotations": 2 }, { "card": "thief" },
        { "card": "pope" }, { "card": "pirate" }]);
    let mut desk = bay(2)
        .temple("palm_bay_b")
        .posted(0, "palm_bay_b", "temple", "engaged", 1)
        .posted(1, "palm_bay_b", "fruit", "engaged", 1)
        .buying(0)
        .frames(json!([
            { "purchases": { "nth": 1 } },
            { "refill": { "red": true } },
            { "purchase": { "bought": false, "turned": "king" } },
        ]))
        .set("evolution.track", track)
        .lay();
    desk.play(Move::Rotate(card("spy")));
    desk.uncover_such_that(|desk| desk.happened(|fact| matches!(fact, Event::DomesticCrisis { .. })));
    let (temple, fruit) = (post("palm_bay_b", Spot::Temple), post("palm_bay_b", Spot::Fruit));
    assert_eq!(desk.count(0, temple, Posture::Engaged), 1, "{clauses:?}: upright");
    assert_eq!(desk.count(1, fruit, Posture::LyingEngaged), 1, "{clauses:?}");
    desk.play(Move::Bless(region("palm_bay")));
    assert_eq!(desk.count(0, temple, Posture::Engaged), 1, "{clauses:?}");
    assert_eq!(desk.count(1, fruit, Posture::Engaged), 1, "{clauses:?}");
}

#[test]
fn an_engaged_unit_operates_the_building_it_stands_on() {
    let clause = "ARC-24.23";
    let mut desk =
        bay(2).market("palm_bay_b").posted(0, "palm_bay_b", "market", "engaged", 1).screen(0, 5, &[]).lay();
    desk.play(operate(Building::Market));
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Market), Posture::Engaged), 1, "{clause}");
    let used = bay(2).building("market_used", json!(true)).problem();
    assert!(used.contains("used a market it lacks"), "{clause}: {used}");
}

#[test]
fn only_the_holder_of_the_town_expels() {
    let clause = "ARC-24.14";
    // Seat 1's rebel on the market; the last responsibility ends.
    let crisis = |layout: Layout| {
        let mut desk = layout
            .market("palm_bay_b")
            .posted(1, "palm_bay_b", "market", "lying", 1)
            .phase("balance")
            .frames(json!([
                { "phase": "actions" },
                { "domestic": { "resource": "cattle", "feeds": 6, "nth": 1 } },
            ]))
            .lay();
        desk.play(Move::Done);
        assert_eq!(desk.view().rebellion, 1, "{clause}");
        desk
    };
    let mut desk = crisis(bay(2).town("palm_bay_b").on(0, "palm_bay_b", "town"));
    desk.legal(Move::Expel(area("palm_bay_b"))).legal(Move::Tolerate);
    // Without a town, or with an empty one, the rebel stays and Phase 5 begins.
    crisis(bay(2).units(0, "palm_bay_a", 1)).legal(Move::EndRound);
    crisis(bay(2).town("palm_bay_b").units(0, "palm_bay_a", 1)).legal(Move::EndRound);
}

#[test]
fn rebels_are_expelled_after_an_immediate_crisis_too() {
    let clauses = ["ARC-24.14", "ARC-25.8"];
    let mut desk = bay(2)
        .town("palm_bay_b")
        .market("palm_bay_b")
        .on(0, "palm_bay_b", "town")
        .posted(1, "palm_bay_b", "market", "lying", 1)
        .phase("evolution")
        .frames(json!([
            { "purchases": { "nth": 1 } },
            { "refill": { "red": true } },
            { "domestic": { "resource": "cattle", "feeds": 6, "nth": 1 } },
        ]))
        .track(["king", "spy", "thief", "pope", "pirate"])
        .lay();
    desk.play(Move::Done);
    assert_eq!(desk.asked(), Seat(0), "{clauses:?}");
    desk.play(Move::Expel(area("palm_bay_b")));
    assert_eq!(desk.controller("palm_bay", Building::Market), Some(Seat(0)), "{clauses:?}");
    assert_eq!(desk.count(1, open("palm_bay_b"), Posture::Lying), 1, "{clauses:?}");
}
