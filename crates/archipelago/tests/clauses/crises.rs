//! Sections 12 and 13: crises, events, rebels and independence.

use crate::desk::{Desk, Layout, action, area, bay, card, open, post, region, table};
use approdo_archipelago::{
    Event, Move, Source,
    content::Length,
    ids::{Building, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

/// The last bids before Phase 3 and Phase 4 of turn 2, with this back on top.
fn before(layout: Layout, back: &str) -> Layout {
    layout.bidding().back(back).surplus(4)
}

/// Stands one citizen up.
fn rouse(owner: u8, at: &str) -> Move {
    Move::Rouse { owner: Seat(owner), at: open(at), engaged: false }
}

fn lying(desk: &Desk) -> u8 {
    desk.view().units.iter().filter(|stack| !stack.posture.is_active()).map(|stack| stack.count).sum()
}

#[test]
fn the_zones_of_the_back_are_resolved_from_top_to_bottom() {
    let clauses = ["ARC-12.1", "ARC-12.4", "ARC-12.5"];
    // The Merchant's back: stone feeds 6, then the continent demands 3 cattle.
    let mut desk = before(bay(2).temple("palm_bay_b"), "merchant")
        .on(0, "palm_bay_b", "temple")
        .units(0, "cattle_shore_b", 2)
        .posted(1, "cattle_shore_b", "open", "ready", 3)
        .units(1, "palm_bay_a", 1)
        .lay();
    desk.bid_nothing();
    assert!(
        desk.facts.contains(&Event::DomesticCrisis { resource: Resource::Stone, feeds: 6 }),
        "{clauses:?}"
    );
    assert_eq!(lying(&desk), 5, "{clauses:?}");
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Temple), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.count(1, open("palm_bay_a"), Posture::Ready), 1, "{clauses:?}");
    // The stone of the domestic market stands all five up, and the next zone follows.
    desk.play(Move::Consume(Source::Market));
    assert!(
        desk.facts.contains(&Event::ExportCrisis { resource: Resource::Cattle, count: 3 }),
        "{clauses:?}"
    );
}

#[test]
fn red_zones_are_ignored_in_phase_4_and_the_card_stays() {
    let clauses = ["ARC-12.2", "ARC-12.3"];
    // The Headhunter's back: cattle feeds 6, and a red demand of 1 stone.
    let mut desk = before(bay(2), "headhunter")
        .units(0, "palm_bay_b", 2)
        .units(1, "palm_bay_b", 2)
        .track(["king", "spy", "thief", "pirate", "pope"])
        .lay();
    desk.bid_nothing();
    desk.play(Move::Consume(Source::Market));
    assert!(!desk.happened(|fact| matches!(fact, Event::ExportCrisis { .. })), "{clauses:?}");
    assert_eq!(desk.view().evolution.back, Some(card("headhunter")), "{clauses:?}");
    // Still on top in the next turn, it applies again: nothing is drawn when the track has no empty space.
    desk.play(Move::EndRound).play(Move::EndRound);
    for rotated in ["spy", "thief", "king", "pirate"] {
        desk.play(Move::Rotate(card(rotated)));
    }
    desk.facts.clear();
    desk.bid_nothing();
    assert_eq!(desk.view().turn, 3, "{clauses:?}");
    assert!(
        desk.facts.contains(&Event::DomesticCrisis { resource: Resource::Cattle, feeds: 6 }),
        "{clauses:?}"
    );
}

#[test]
fn each_player_is_responsible_once_and_in_order() {
    let clause = "ARC-12.6";
    let mut desk = bay(3)
        .domestic("stone", 6)
        .set("order", json!([2, 0, 1]))
        .lying(0, "palm_bay_b", 2)
        .lying(1, "palm_bay_b", 3)
        .units(2, "palm_bay_a", 1)
        .stall("domestic", "stone", 0)
        .screen(2, 10, &[("stone", 1)])
        .lay();
    assert_eq!(desk.asked(), Seat(2), "{clause}");
    desk.play(Move::Done);
    assert_eq!(desk.asked(), Seat(0), "{clause}");
    desk.refused_to(Seat(2), Move::Consume(Source::Screen), "ARC-8.3");
    desk.play(Move::Done);
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    desk.play(Move::Done);
    assert_eq!(desk.view().rebellion, 5, "{clause}");
}

#[test]
fn cubes_of_the_market_and_of_the_screen_are_consumed_one_at_a_time() {
    let clauses = ["ARC-12.7", "ARC-12.8", "ARC-12.10", "ARC-12.11", "ARC-12.14"];
    // S7: thirteen lying citizens; 1 stone of the market, then 2 own.
    let mut desk = bay(5)
        .domestic("stone", 6)
        .lying(0, "palm_bay_b", 3)
        .lying(1, "palm_bay_b", 3)
        .lying(2, "palm_bay_b", 3)
        .lying(3, "cattle_shore_b", 3)
        .lying(4, "cattle_shore_b", 1)
        .screen(0, 10, &[("stone", 2)])
        .lay();
    let (bank, money) = (desk.bank(Resource::Stone), desk.florins(0));
    desk.play(Move::Consume(Source::Market));
    desk.refused(Move::Done, "ARC-15.3");
    for _ in 0..3 {
        desk.play(rouse(0, "palm_bay_b")).play(rouse(1, "palm_bay_b"));
    }
    assert_eq!(lying(&desk), 7, "{clauses:?}");
    desk.refused(Move::Consume(Source::Market), clauses[0]);
    desk.play(Move::Consume(Source::Screen));
    for _ in 0..3 {
        desk.play(rouse(2, "palm_bay_b")).play(rouse(3, "cattle_shore_b"));
    }
    assert_eq!(lying(&desk), 1, "{clauses:?}");
    desk.play(Move::Consume(Source::Screen));
    assert_eq!((lying(&desk), desk.view().rebellion), (0, 0), "{clauses:?}");
    assert_eq!(
        (desk.bank(Resource::Stone), desk.florins(0)),
        (bank + 3, money),
        "{clauses:?}: free of charge"
    );
    assert_eq!(desk.cubes(0, Resource::Stone), 0, "{clauses:?}: nothing is kept");
    assert!(desk.facts.contains(&Event::DomesticOver { rebels: 0 }), "{clauses:?}");
}

#[test]
fn a_token_is_consumed_as_the_named_resource() {
    let clause = "ARC-12.9";
    let crisis = || bay(2).domestic("iron", 7).lying(0, "palm_bay_b", 2).stall("domestic", "iron", 0);
    let mut desk = crisis().tokens(0, 1).lay();
    let (bank, removed) = (desk.bank(Resource::Iron), desk.view().explorers.removed);
    desk.play(Move::Consume(Source::Token));
    assert_eq!((lying(&desk), desk.tokens(0), desk.bank(Resource::Iron)), (0, 0, bank), "{clause}");
    assert_eq!(desk.view().explorers.removed, removed + 1, "ARC-14.1");
    crisis().lay().refused(Move::Consume(Source::Token), clause);
    // ARC-14.5: the bank must have such a cube.
    crisis()
        .tokens(0, 1)
        .screen(1, 10, &[("iron", 10)])
        .lay()
        .refused(Move::Consume(Source::Token), "ARC-14.5");
}

#[test]
fn whoever_consumes_must_stand_somebody_up() {
    let clause = "ARC-12.10";
    let mut desk = bay(2).domestic("fruit", 1).lying(0, "palm_bay_b", 1).lying(1, "palm_bay_b", 2).lay();
    desk.play(Move::Consume(Source::Market));
    desk.refused(Move::Done, "ARC-15.3");
    desk.refused(rouse(0, "cattle_shore_b"), clause);
    desk.play(rouse(1, "palm_bay_b"));
    assert_eq!(desk.count(1, open("palm_bay_b"), Posture::Lying), 1, "{clause}: of any colour");
    // O26: the rest of the capacity is lost.
    let mut desk = bay(2).domestic("fruit", 5).lying(0, "palm_bay_b", 3).lay();
    desk.play(Move::Consume(Source::Market));
    assert_eq!(lying(&desk), 0, "{clause}");
}

#[test]
fn a_temple_stands_everybody_in_its_region_up() {
    let clauses = ["ARC-12.12", "ARC-24.19", "ARC-24.21"];
    let mut desk = bay(2)
        .temple("palm_bay_b")
        .domestic("stone", 6)
        .on(0, "palm_bay_b", "temple")
        .lying(0, "palm_bay_b", 2)
        .lying(1, "palm_bay_b", 2)
        .lying(1, "cattle_shore_b", 1)
        .stall("domestic", "stone", 0)
        .lay();
    let bless = Move::Bless(region("palm_bay"));
    desk.refused(Move::Bless(region("cattle_shore")), clauses[0]);
    desk.play(bless);
    assert_eq!(lying(&desk), 1, "{clauses:?}");
    desk.refused(bless, clauses[2]);
    desk.play(Move::Done);
    desk.refused(bless, clauses[0]);
}

#[test]
fn cubes_are_consumed_only_while_somebody_lies() {
    let clause = "ARC-12.13";
    let mut desk = bay(2).domestic("fruit", 5).lying(0, "palm_bay_b", 2).screen(0, 10, &[("fruit", 3)]).lay();
    desk.play(Move::Consume(Source::Screen));
    // The crisis is over at once, and the other two fruit are kept.
    assert!(desk.facts.contains(&Event::DomesticOver { rebels: 0 }), "{clause}");
    assert_eq!(desk.cubes(0, Resource::Fruit), 2, "{clause}");
    assert!(desk.game_refuses(Move::Consume(Source::Screen)), "{clause}");
}

#[test]
fn whoever_still_lies_becomes_a_rebel() {
    let clauses = ["ARC-12.15", "ARC-12.16", "ARC-24.14"];
    // S25: the market stands in land area b, the town in c; the citizen on the town stands.
    let mut desk = table(2)
        .region("turtle_strait", 0, -1, 0)
        .town("turtle_strait_c")
        .market("turtle_strait_b")
        .domestic("stone", 6)
        .on(0, "turtle_strait_c", "town")
        .posted(1, "turtle_strait_b", "market", "lying", 1)
        .lay();
    desk.play(Move::Done).play(Move::Done);
    assert_eq!((desk.view().rebellion, desk.asked()), (1, Seat(0)), "{clauses:?}");
    assert_eq!(desk.controller("turtle_strait", Building::Market), None, "ARC-24.13");
    desk.legal(Move::Tolerate).legal(Move::Expel(area("turtle_strait_b")));
    desk.refused(Move::Expel(area("turtle_strait_a")), "ARC-24.15");
    let mut tolerant = desk.clone();
    desk.play(Move::Expel(area("turtle_strait_c")));
    assert_eq!(desk.count(1, open("turtle_strait_c"), Posture::Lying), 1, "{clauses:?}: it stays a rebel");
    assert_eq!(desk.controller("turtle_strait", Building::Market), Some(Seat(0)), "{clauses:?}");
    tolerant.play(Move::Tolerate);
    assert_eq!(tolerant.controller("turtle_strait", Building::Market), None, "{clauses:?}");
    assert_eq!(tolerant.count(1, post("turtle_strait_b", Spot::Market), Posture::Lying), 1, "ARC-13.4");
}

#[test]
fn several_expulsions_are_decided_one_building_at_a_time() {
    let clause = "ARC-24.15";
    let mut desk = bay(3)
        .town("palm_bay_b")
        .market("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .domestic("stone", 6)
        .on(0, "palm_bay_b", "town")
        .posted(1, "palm_bay_b", "market", "lying", 1)
        .posted(2, "palm_bay_b", "port", "lying", 1)
        .units(0, "cattle_shore_b", 2)
        .lay();
    desk.play(Move::Done).play(Move::Done).play(Move::Done);
    desk.play(Move::Tolerate).play(Move::Expel(area("palm_bay_b")));
    assert_eq!(desk.controller("palm_bay", Building::Market), None, "{clause}");
    assert_eq!(desk.controller("palm_bay", Building::Port), Some(Seat(0)), "{clause}");
}

#[test]
fn an_export_crisis_demands_cubes() {
    let clauses = ["ARC-12.17", "ARC-12.18", "ARC-12.19", "ARC-12.8"];
    // S8: three cattle are demanded, one lies on the export market, seat 0 has one.
    let mut desk = bay(4)
        .export("cattle", 3)
        .stall("export", "cattle", 1)
        .units(0, "palm_bay_b", 3)
        .screen(0, 10, &[("cattle", 1)])
        .lay();
    let bank = desk.bank(Resource::Cattle);
    desk.play(Move::Consume(Source::Market)).play(Move::Consume(Source::Screen));
    desk.refused(Move::Consume(Source::Screen), clauses[1]);
    desk.refused(Move::Consume(Source::Market), clauses[1]);
    for seat in 0..4 {
        assert_eq!(desk.asked(), Seat(seat), "{clauses:?}");
        desk.play(Move::Done);
    }
    assert_eq!((desk.view().rebellion, desk.bank(Resource::Cattle)), (1, bank + 2), "{clauses:?}");
    // Once the demand is met no further player is asked.
    let mut desk = bay(4).export("cattle", 1).units(0, "palm_bay_b", 3).tokens(0, 1).lay();
    desk.play(Move::Consume(Source::Token));
    assert_eq!(
        (desk.view().rebellion, desk.view().phase),
        (0, approdo_archipelago::Phase::Actions),
        "{clauses:?}"
    );
}

#[test]
fn white_events_happen_in_phase_4() {
    let clauses = ["ARC-12.20", "ARC-12.21", "ARC-12.22"];
    // S9: rebellion -2 for each controlled temple. One of the four is abandoned, one held by a town.
    let desk = before(bay(2).temple("palm_bay_b"), "archbishop")
        .region("windward_shore", -1, 1, 0)
        .temple("windward_shore_b")
        .region("salt_flats", -1, 0, 1)
        .temple("salt_flats_b")
        .town("salt_flats_b")
        .region("hidden_harbour", 1, -1, 3)
        .temple("hidden_harbour_b")
        .on(0, "palm_bay_b", "temple")
        .on(1, "windward_shore_b", "temple")
        .on(1, "salt_flats_b", "town")
        .units(0, "cattle_shore_b", 3)
        .units(1, "cattle_shore_b", 3)
        .rebellion(9)
        .options(|options| options.length = Length::Long);
    let mut desk = desk.lay();
    desk.bid_nothing();
    assert_eq!(desk.view().rebellion, 3, "{clauses:?}");
}

#[test]
fn a_lying_citizen_controls_nothing_and_keeps_its_place() {
    let clause = "ARC-12.23";
    let mut desk = bay(2)
        .town("palm_bay_b")
        .domestic("fruit", 1)
        .posted(0, "palm_bay_b", "town", "lying_engaged", 1)
        .lying(1, "palm_bay_b", 2)
        .lay();
    assert_eq!(desk.controller("palm_bay", Building::Town), None, "{clause}");
    desk.play(Move::Consume(Source::Market));
    desk.play(Move::Rouse { owner: Seat(0), at: post("palm_bay_b", Spot::Town), engaged: true });
    assert_eq!(desk.controller("palm_bay", Building::Town), Some(Seat(0)), "{clause}");
    assert_eq!(desk.count(0, post("palm_bay_b", Spot::Town), Posture::Engaged), 1, "{clause}");
}

#[test]
fn rebels_do_nothing() {
    let clauses = ["ARC-13.1", "ARC-13.2"];
    let mut desk = bay(2)
        .market("palm_bay_b")
        .posted(0, "palm_bay_b", "market", "lying", 1)
        .lying(0, "palm_bay_b", 1)
        .surplus(9)
        .screen(0, 20, &[("wood", 1), ("stone", 1)])
        .lay();
    for zone in ["harvest_fruit", "build", "migrate", "reproduce", "recruit"] {
        desk.refused(action(zone), "ARC-15.14");
    }
    let market = Move::Operate { region: region("palm_bay"), building: Building::Market };
    desk.refused(market, "ARC-24.16");
    assert_eq!(desk.view().population, 2, "{clauses:?}: they count in the population");
    desk.play(action("tax"));
    assert!(desk.facts.contains(&Event::Taxed { seat: Seat(0), florins: 0 }), "{clauses:?}");
    // They count against the limit of three.
    let mut desk =
        bay(2).lying(0, "palm_bay_b", 2).units(0, "palm_bay_b", 1).surplus(9).screen(0, 20, &[]).lay();
    desk.refused(action("recruit"), "ARC-15.14");
    desk.play(Move::EndRound);
}

#[test]
fn active_citizens_do_everything() {
    let clause = "ARC-13.3";
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .units(0, "palm_bay_a", 1)
        .surplus(9)
        .screen(0, 20, &[("wood", 1), ("stone", 1)])
        .lay();
    for zone in ["harvest_fruit", "build", "migrate", "reproduce", "recruit", "tax", "explore", "transaction"]
    {
        desk.legal(action(zone));
    }
    assert!(desk.offers().len() > 8, "{clause}");
}

#[test]
fn a_rebel_stays_where_it_is() {
    let clause = "ARC-13.4";
    let mut desk = bay(2)
        .domestic("fruit", 5)
        .posted(0, "palm_bay_b", "open", "lying", 1)
        .stall("domestic", "fruit", 0)
        .market("palm_bay_b")
        .posted(1, "palm_bay_b", "market", "lying", 1)
        .lay();
    desk.play(Move::Done).play(Move::Done);
    assert_eq!(desk.count(1, post("palm_bay_b", Spot::Market), Posture::Lying), 1, "{clause}");
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Lying), 1, "{clause}");
}

#[test]
fn independence_is_declared_at_once() {
    let clauses = ["ARC-13.5", "ARC-13.6", "ARC-13.7"];
    // Two of three citizens become rebels: the rebellion passes the population before anything else happens.
    let crisis = |rebellion: u8| {
        let mut desk = bay(2)
            .domestic("fruit", 5)
            .lying(0, "palm_bay_b", 2)
            .units(0, "cattle_shore_b", 1)
            .stall("domestic", "fruit", 0)
            .rebellion(rebellion)
            .lay();
        desk.play(Move::Done).play(Move::Done);
        desk
    };
    let desk = crisis(1);
    assert!(!desk.is_over(), "{clauses:?}: 3 against 3");
    let desk = crisis(2);
    assert_eq!(desk.outcome().ended_by.0, "ARC-28.1", "{clauses:?}");
    assert_eq!(desk.places(), [2, 2], "{clauses:?}");
    // A falling population counts as well: the citizen leaves the map for a wonder.
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 2)
        .rebellion(2)
        .cards(0, &["colossus"])
        .screen(0, 9, &[("iron", 3)])
        .lay();
    desk.play(Move::Card(card("colossus"))).play(Move::Pay).play(Move::Dedicate(open("palm_bay_b")));
    assert!(desk.is_over(), "{clauses:?}");
}

#[test]
fn the_separatist_wins_a_war_of_independence_alone() {
    let clause = "ARC-13.6";
    let mut desk =
        bay(3).units(0, "palm_bay_b", 2).rebellion(2).objectives(1, &["short_piles3_separatist"]).lay();
    desk.play(action("tax"));
    assert_eq!(desk.places(), [2, 1, 2], "{clause}");
}

#[test]
fn a_temple_held_through_a_town_needs_its_citizen_upright() {
    let clause = "ARC-24.20";
    let crisis = |posture: &str| {
        bay(2)
            .town("palm_bay_b")
            .temple("palm_bay_b")
            .domestic("stone", 1)
            .posted(0, "palm_bay_b", "town", posture, 1)
            .lying(1, "palm_bay_b", 3)
            .lay()
    };
    let mut desk = crisis("lying");
    desk.refused(Move::Bless(region("palm_bay")), clause);
    desk.play(Move::Consume(Source::Market));
    desk.play(Move::Rouse { owner: Seat(0), at: post("palm_bay_b", Spot::Town), engaged: false });
    desk.play(Move::Bless(region("palm_bay")));
    assert_eq!(lying(&desk), 0, "{clause}");
    crisis("ready").legal(Move::Bless(region("palm_bay")));
}
