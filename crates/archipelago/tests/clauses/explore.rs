//! Sections 19 to 21: exploration, reproduction and recruitment.

use crate::desk::{Desk, Layout, action, area, bay, open, post, region, table, using};
use approdo_archipelago::{
    Event, Move,
    chart::{Chart, Placed},
    content::content,
    frames::Frame,
    ids::{Building, Market, Resource, Spot, TileId},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Part, Seat};
use approdo_pieces::NamedId;
use serde_json::json;

/// A ship of seat 0 in the open sea and a citizen on Palm Bay; this region is on top of the stack.
fn sea(top: &str) -> Layout {
    bay(2).units(0, "open_sea_a", 1).units(0, "palm_bay_b", 1).tile_on_top(top)
}

/// Seat 0 takes the top tile and looks at both sides.
fn taken(layout: Layout) -> Desk {
    let mut desk = layout.lay();
    desk.play(action("explore")).play(Move::TakeTop).any_luck();
    desk
}

#[test]
fn an_exploration_needs_a_circle_a_unit_and_a_tile() {
    let clauses = ["ARC-19.1", "ARC-19.2"];
    let circles = json!([1, 2, 0, 0, 0]);
    sea("long_beach").set("wheel.discs.explore", circles).lay().legal(action("explore"));
    let full = sea("long_beach").set("wheel.discs.explore", json!([1, 3, 0, 0, 0]));
    full.lay().refused(action("explore"), "ARC-15.9");
    bay(2).lying(0, "palm_bay_b", 1).lay().refused(action("explore"), clauses[1]);
    bay(2).posted(0, "palm_bay_b", "open", "engaged", 1).lay().refused(action("explore"), clauses[1]);
    // Every tile but one is discarded: the stack is renewed, so there is always one to take.
    let desk = sea("long_beach").lay();
    assert!(desk.view().top_tile.is_some(), "{clauses:?}");
}

#[test]
fn the_top_tile_or_the_next_one() {
    let clauses = ["ARC-19.3", "ARC-19.5"];
    let mut desk = sea("long_beach").lay();
    desk.play(action("explore"));
    let mut next = desk.clone();
    desk.play(Move::TakeTop).any_luck();
    desk.legal(Move::Region(region("long_beach"))).legal(Move::GiveUp);
    desk.refused(Move::Region(region("palm_bay")), clauses[1]);
    // A player who takes the next one discards the top tile before he knows what comes.
    next.play(Move::TakeNext);
    assert_eq!(next.view().discarded_tiles.len(), 1, "{clauses:?}");
    assert!(20 < next.among(), "{clauses:?}: luck turns up the next tile");
    next.luck(0);
    assert!(next.happened(|fact| matches!(fact, Event::TileTaken { seat: Seat(0), .. })), "{clauses:?}");
}

/// All tiles but these are discarded.
fn stack(layout: Layout, stack: &[&str], top: &str, placed: &[&str]) -> Layout {
    let tile_of = |side: &str| {
        let id = region(side);
        content().regions[id.index()].tile.name()
    };
    let out: Vec<&str> = placed.iter().chain([&top]).map(|side| tile_of(side)).collect();
    let rest: Vec<String> = (1..25)
        .map(|number| format!("t{number:02}"))
        .filter(|tile| !stack.contains(&tile.as_str()) && !out.contains(&tile.as_str()))
        .collect();
    layout.set("tiles.stack", json!(stack)).set("tiles.discard", json!(rest)).tile_on_top(top)
}

#[test]
fn the_last_tile_of_the_stack_is_taken_without_a_choice() {
    let clauses = ["ARC-19.4", "ARC-19.15"];
    let base = || bay(2).units(0, "open_sea_a", 1);
    let placed = ["palm_bay", "cattle_shore"];
    let mut desk = stack(base(), &["t10"], "long_beach", &placed).lay();
    desk.play(action("explore"));
    desk.legal(Move::TakeNext);
    let mut desk = stack(base(), &[], "long_beach", &placed).lay();
    desk.play(action("explore"));
    // There was nothing to choose; the discard pile forms a new stack.
    assert!(desk.happened(|fact| matches!(fact, Event::TileTaken { .. })), "{clauses:?}");
    assert!(desk.happened(|fact| matches!(fact, Event::StackReshuffled { tiles: 21 })), "{clauses:?}");
    desk.luck(0);
    assert_eq!((desk.view().stack_size, desk.view().discarded_tiles.len()), (21, 0), "{clauses:?}");
}

/// Every tile but this one lies on the map, wherever it fits first.
fn all_but(last: &str) -> Layout {
    let mut chart = Chart::new();
    chart.place(Placed::new(region("open_sea"), 0, 0, 0));
    let last = content().regions[region(last).index()].tile;
    let tiles = TileId::all().filter(|tile| ![last, content().start_tile].contains(tile));
    tiles.fold(table(2), |layout, tile| {
        let sides = content().tiles[tile.index()].sides;
        let places = sides.into_iter().flat_map(|side| {
            let cells = chart.shore();
            let turned = move |(q, r)| (0..6).map(move |rotation| Placed::new(side, q, r, rotation));
            cells.into_iter().flat_map(turned)
        });
        let fits = |placed: &Placed| {
            let around = chart.around(placed.q, placed.r);
            around.is_some_and(|around| chart.fits(placed.region, placed.rotation, &around))
        };
        let placed = places.into_iter().find(fits).expect("one of its sides fits somewhere");
        chart.place(placed);
        layout.region(placed.region.name(), placed.q, placed.r, placed.rotation)
    })
}

#[test]
fn the_last_tile_of_all_forms_a_new_stack_when_it_is_discarded() {
    let clauses = ["ARC-19.9", "ARC-19.15"];
    // No citizen can walk from an island.
    let mut desk = all_but("whale_bank").units(0, "coral_island_b", 1).tile_on_top("whale_bank").lay();
    assert_eq!(desk.view().stack_size, 1, "{clauses:?}");
    desk.play(action("explore"));
    assert!(desk.happened(|fact| matches!(fact, Event::ExplorationFailed { .. })), "{clauses:?}");
    assert!(desk.facts.contains(&Event::StackReshuffled { tiles: 1 }), "{clauses:?}");
    desk.luck(0);
    let view = desk.view();
    assert_eq!((view.top_tile, view.stack_size), (Some(region("whale_bank")), 1), "{clauses:?}");
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.legal(action("explore"));
}

#[test]
fn the_new_region_touches_two_others() {
    let clause = "ARC-19.6";
    // O7: on this map of three regions Quiet Meadows fits nowhere, Iron Ridge in two places.
    let mut desk = table(2)
        .region("palm_bay", 0, -1, 2)
        .region("timber_coast", 1, -1, 3)
        .units(0, "open_sea_a", 1)
        .units(0, "palm_bay_b", 1)
        .units(0, "timber_coast_b", 1)
        .tile_on_top("iron_ridge")
        .lay();
    desk.play(action("explore")).play(Move::TakeTop).any_luck();
    desk.play(Move::Region(region("iron_ridge")));
    assert_eq!(desk.offers(), [Move::Place { q: 1, r: 0 }, Move::Place { q: -1, r: 0 }], "{clause}");
    desk.refused(Move::Place { q: 0, r: 1 }, clause);
    // A choice names a neighbour and on which side of it the cell lies.
    let phrase = desk.game.describe(Seat(0), Move::Place { q: 1, r: 0 });
    assert!(phrase.parts.contains(&("beside", Part::Piece(region("open_sea").into()))), "{phrase:?}");
    assert!(phrase.parts.contains(&("side", Part::Word("south-east"))), "{phrase:?}");
    assert!(phrase.pieces().any(|piece| piece.kind == "cell" && piece.id == 65 * 128 + 64), "{phrase:?}");
    desk.play(Move::Place { q: -1, r: 0 });
    assert_eq!(desk.view().chart.regions()[3].rotation, 1, "{clause}");
}

#[test]
fn one_unit_that_can_enter_moves_in() {
    let clauses = ["ARC-19.7", "ARC-19.8", "ARC-22.17"];
    // Long Beach between the open sea and Palm Bay: a ship of either sails in, a citizen is not convoyed.
    let mut desk = taken(sea("long_beach").units(0, "palm_bay_a", 1));
    desk.play(Move::Region(region("long_beach"))).play(Move::Place { q: 1, r: -1 });
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::Enter(_))));
    assert_eq!(
        desk.offers(),
        ["open_sea_a", "palm_bay_a"].map(|ship| Move::Enter(open(ship))),
        "{clauses:?}"
    );
    desk.refused(Move::Enter(open("palm_bay_b")), clauses[0]);
    desk.play(Move::Enter(open("open_sea_a")));
    assert_eq!(desk.count(0, open("long_beach_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 1, "{clauses:?}: exactly one unit moves");
}

#[test]
fn leaving_a_building_abandons_it() {
    let clause = "ARC-19.8";
    let mut desk =
        bay(2).port("palm_bay_b", "palm_bay_a").on(0, "palm_bay_a", "port").tile_on_top("whale_bank").lay();
    desk.play(action("explore")).play(Move::TakeTop).any_luck();
    desk.play(Move::Region(region("whale_bank")));
    desk.play_until(|desk| desk.tokens(0) == 1);
    assert_eq!(desk.controller("palm_bay", Building::Port), None, "{clause}");
    assert_eq!(desk.count(0, open("whale_bank_a"), Posture::Ready), 1, "{clause}: not engaged");
}

#[test]
fn a_tile_that_cannot_be_placed_is_discarded() {
    let clause = "ARC-19.9";
    // Seat 0 has one citizen on Palm Bay: neither side of this tile can be entered from there.
    let mut desk = bay(2).units(0, "palm_bay_b", 1).tile_on_top("whale_bank").lay();
    let before = desk.view();
    desk.play(action("explore")).play(Move::TakeTop);
    desk.play_until(|desk| desk.happened(|fact| matches!(fact, Event::ExplorationFailed { .. })));
    let after = desk.view();
    assert_eq!((after.chart.len(), after.discarded_tiles.len()), (before.chart.len(), 1), "{clause}");
    assert_eq!((after.players[0].free_discs, desk.tokens(0)), (2, 0), "{clause}: the disc stays spent");
}

#[test]
fn a_tile_that_could_be_placed_may_be_discarded() {
    let clause = "ARC-19.10";
    let mut desk = taken(sea("long_beach"));
    desk.play(Move::GiveUp);
    let view = desk.view();
    assert_eq!((view.chart.len(), desk.tokens(0), view.discarded_tiles.len()), (3, 0, 1), "{clause}");
    assert_eq!(view.surplus, 0, "{clause}");
}

#[test]
fn a_discovery_brings_a_token_cubes_and_workers() {
    let clauses = ["ARC-19.11", "ARC-19.13", "ARC-19.14"];
    // S12: Orchard Point shows wood and fruit, with three huts.
    let mut desk = taken(sea("orchard_point").units(0, "palm_bay_a", 1));
    desk.play(Move::Region(region("orchard_point")));
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::Stock(_))));
    assert_eq!(desk.tokens(0), 1, "{clauses:?}");
    desk.legal(Move::Stock(Resource::Wood));
    desk.play(Move::Stock(Resource::Fruit));
    assert_eq!(
        (desk.stall(Market::Domestic, Resource::Fruit), desk.cubes(0, Resource::Wood)),
        (2, 1),
        "{clauses:?}"
    );
    assert_eq!((desk.cubes(0, Resource::Fruit), desk.view().surplus), (0, 3), "{clauses:?}");
}

#[test]
fn there_is_a_token_for_every_tile() {
    let clause = "ARC-19.16";
    let view = crate::desk::begin(approdo_archipelago::Options::default(), 5).view();
    assert_eq!(view.explorers.piles.iter().sum::<u8>(), view.stack_size, "{clause}");
}

#[test]
fn two_active_citizens_have_a_child() {
    let clauses = ["ARC-20.1", "ARC-20.2", "ARC-20.3", "ARC-20.5"];
    let mut desk = bay(2)
        .region("mango_coast", 1, 0, 4)
        .region("windward_shore", -1, 1, 0)
        .units(0, "palm_bay_b", 2)
        .posted(0, "cattle_shore_b", "cattle", "engaged", 1)
        .posted(0, "cattle_shore_b", "open", "engaged", 1)
        .units(0, "mango_coast_b", 1)
        .lying(0, "mango_coast_b", 1)
        .units(0, "windward_shore_b", 1)
        .lay();
    desk.play(action("reproduce"));
    // O18: a rebel does not reproduce.
    desk.refused(Move::Birth(area("mango_coast_b")), clauses[2]);
    desk.refused(Move::Birth(area("windward_shore_b")), clauses[1]);
    desk.play(Move::Birth(area("palm_bay_b")));
    desk.refused(Move::Birth(area("palm_bay_b")), "ARC-20.4");
    desk.play(Move::Birth(area("cattle_shore_b")));
    assert_eq!(desk.view().population, 9, "{clauses:?}");
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Ready), 3, "{clauses:?}");
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.refused(action("reproduce"), clauses[0]);
}

#[test]
fn no_child_without_a_place_or_a_piece() {
    let clause = "ARC-20.4";
    let mut desk = bay(2).units(0, "palm_bay_b", 3).units(0, "cattle_shore_b", 2).lay();
    desk.play(action("reproduce"));
    desk.refused(Move::Birth(area("palm_bay_b")), clause);
    desk.play(Move::Birth(area("cattle_shore_b")));
    // All ten pieces of the colour are on the map.
    let mut desk = bay(3)
        .region("mango_coast", 1, 0, 4)
        .region("windward_shore", -1, 1, 0)
        .units(0, "palm_bay_b", 3)
        .units(0, "cattle_shore_b", 3)
        .units(0, "mango_coast_b", 2)
        .units(0, "windward_shore_b", 2)
        .lay();
    desk.refused(action("reproduce"), "ARC-15.14");
}

#[test]
fn a_child_stands_where_a_parent_does() {
    let clause = "ARC-20.5";
    let mut desk = table(2).region("turtle_strait", 0, -1, 0).units(0, "turtle_strait_b", 2).lay();
    desk.play(action("reproduce"));
    desk.refused(Move::Birth(area("turtle_strait_c")), clause);
    desk.play(Move::Birth(area("turtle_strait_b")));
    assert_eq!(desk.count(0, open("turtle_strait_b"), Posture::Ready), 3, "{clause}");
}

#[test]
fn workers_are_recruited_one_after_the_other() {
    let clauses = ["ARC-21.1", "ARC-21.2", "ARC-21.3"];
    // S14: with five surplus workers 3, 3 and 4 florins.
    let mut desk = bay(2).units(0, "palm_bay_a", 1).surplus(5).screen(0, 10, &[]).lay();
    let bank = desk.view().bank.florins;
    desk.play(action("recruit"));
    for (florins, surplus) in [(7, 4), (4, 3), (0, 2)] {
        desk.play(Move::Recruit(area("palm_bay_b")));
        assert_eq!((desk.florins(0), desk.view().surplus), (florins, surplus), "{clauses:?}");
    }
    assert_eq!((desk.view().population, desk.view().bank.florins), (3, bank + 10), "{clauses:?}");
    let mut desk = bay(2).units(0, "palm_bay_a", 1).surplus(5).screen(0, 5, &[]).lay();
    desk.play(action("recruit")).play(Move::Recruit(area("palm_bay_b")));
    desk.refused(Move::Recruit(area("palm_bay_b")), clauses[1]);
}

#[test]
fn workers_go_where_the_player_is_present() {
    let clauses = ["ARC-21.4", "ARC-21.6"];
    let mut desk = table(2)
        .region("turtle_strait", 0, -1, 0)
        .region("cattle_shore", 0, 1, 5)
        .region("coral_island", 1, 0, 0)
        .units(0, "turtle_strait_a", 1)
        .units(0, "coral_island_a", 1)
        .lying(0, "cattle_shore_b", 1)
        .surplus(9)
        .screen(0, 20, &[])
        .lay();
    desk.play(action("recruit"));
    // A ship alone is enough, on any land area of its region, islands included; a rebel is not.
    for place in ["turtle_strait_b", "turtle_strait_c", "coral_island_b"] {
        desk.legal(Move::Recruit(area(place)));
    }
    desk.refused(Move::Recruit(area("cattle_shore_b")), clauses[0]);
    desk.refused(Move::Recruit(area("turtle_strait_a")), clauses[0]);
}

#[test]
fn without_surplus_workers_nobody_is_recruited() {
    let clause = "ARC-21.5";
    let mut desk = bay(2).units(0, "palm_bay_a", 1).surplus(1).screen(0, 20, &[]).lay();
    // O27: one worker, then none.
    desk.play(action("recruit")).play(Move::Recruit(area("palm_bay_b")));
    assert_eq!((desk.florins(0), desk.view().surplus), (16, 0), "{clause}");
    desk.refused(Move::Recruit(area("palm_bay_b")), "ARC-15.2");
    bay(2).units(0, "palm_bay_a", 1).screen(0, 20, &[]).lay().refused(action("recruit"), clause);
}

#[test]
fn new_citizens_act_from_the_next_step_on() {
    let clause = "ARC-21.7";
    let mut desk = bay(2)
        .market("palm_bay_b")
        .units(0, "palm_bay_a", 1)
        .surplus(9)
        .screen(0, 20, &[])
        .cards(0, &["expansionism"])
        .lay();
    desk.play(action("recruit")).play(Move::Recruit(area("palm_bay_b"))).play(Move::Done);
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Ready), 1, "{clause}");
    let market = post("palm_bay_b", Spot::Market);
    desk.play(using("expansionism")).play(Move::Migrate { from: open("palm_bay_b"), to: market });
    assert_eq!(desk.count(0, market, Posture::Moved), 1, "{clause}");
}
