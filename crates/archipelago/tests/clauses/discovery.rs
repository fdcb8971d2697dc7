//! Section 5: turn 0.

use crate::desk::{Desk, Layout, area, begin, open, region, table};
use approdo_archipelago::{
    Event, Move, Options,
    content::{Length, content},
    frames::{Frame, HandTile, Handed},
    ids::{Market, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Pending, Seat};
use approdo_pieces::NamedId;
use serde_json::{Value, json};

/// Turn 0 with only the ships of the players in the open sea; the first player is doing this.
#[expect(clippy::needless_pass_by_value, reason = "tests write the frame where they need it")]
fn turn_0(seats: u8, frame: Value) -> Layout {
    let layout = table(seats)
        .set("turn", json!(0))
        .phase("discovery")
        .frames(json!([{ "discoverers": { "nth": 1 } }, frame]));
    (0..seats).fold(layout, |layout, seat| layout.units(seat, "open_sea_a", 1))
}

/// Seat 0 chooses a region among these tiles.
fn choosing(seats: u8, tiles: &[&str]) -> Layout {
    turn_0(seats, json!({ "discover": { "redraws": 0 } })).set("tiles.hands.0", json!(tiles))
}

/// Six regions all around the open sea, each with its land outside.
fn ringed(layout: Layout) -> Layout {
    layout
        .region("palm_bay", 0, -1, 2)
        .region("hidden_harbour", 1, -1, 3)
        .region("mango_coast", 1, 0, 4)
        .region("cattle_shore", 0, 1, 5)
        .region("windward_shore", -1, 1, 0)
        .region("salt_flats", -1, 0, 1)
}

/// A whole turn 0, with the first choice everywhere.
fn settled(options: Options, seats: u8) -> Desk {
    let mut desk = begin(options, seats);
    desk.play_until(|desk| desk.view().turn == 1);
    desk
}

#[test]
fn the_order_of_turn_0_is_drawn_and_stays() {
    let clause = "ARC-5.1";
    let mut desk = begin(Options::default(), 4);
    assert_eq!(desk.among(), 4, "{clause}");
    desk.luck(2).luck(0).luck(1);
    let drawn = [Seat(2), Seat(0), Seat(3), Seat(1)];
    assert_eq!(desk.view().order.as_slice(), drawn, "{clause}");
    desk.play_until(|desk| desk.view().turn == 1);
    assert_eq!(desk.view().order.as_slice(), drawn, "{clause}");
    desk.bid_nothing();
    assert_eq!(desk.view().order.as_slice(), drawn, "{clause}");
}

#[test]
fn three_tiles_each_give_a_choice_among_six_regions() {
    let clauses = ["ARC-5.2", "ARC-5.3"];
    let mut desk = begin(Options::default(), 3);
    desk.luck(0).luck(0);
    let Pending::Chance { among, seen_by } = desk.game.pending() else { panic!("a tile is dealt") };
    assert_eq!((among, seen_by), (24, Audience::Only(Seat(0))), "{clauses:?}");
    desk.any_luck();
    assert_eq!(desk.view().hand_sizes.as_slice(), [3, 3, 3], "{clauses:?}");
    let mut candidates = Vec::new();
    desk.game.candidates(Seat(0), &mut candidates);
    let regions = candidates.iter().filter(|mv| matches!(mv, Move::Region(_))).count();
    assert_eq!(regions, 6, "{clauses:?}");
    assert_eq!((desk.view_of(0).hand.len(), desk.view_of(1).hand.len()), (3, 3), "{clauses:?}");
    assert!(desk.view_of(0).hand.and(desk.view_of(1).hand).is_empty(), "{clauses:?}");
    assert!(desk.view().hand.is_empty(), "{clauses:?}: a spectator sees no tile");
    let foreign = desk.view_of(1).hand.nth(0);
    desk.refused(Move::Region(content().tiles[foreign.index()].sides[0]), clauses[0]);
    // A player who has chosen a region shows it and goes on to place it; his other tiles stay hidden.
    let mut desk = choosing(2, &["t01", "t10", "t04"]).lay();
    desk.play(Move::Region(region("palm_bay")));
    let shown = Event::RegionChosen { seat: Seat(0), region: region("palm_bay") };
    assert!(desk.facts.contains(&shown), "{clauses:?}");
    assert_eq!((desk.view().hand_sizes[0], desk.view().hand.len()), (2, 0), "{clauses:?}");
}

#[test]
fn a_region_shares_an_edge_with_the_start_region() {
    let clause = "ARC-5.4";
    let mut desk = choosing(2, &["t01", "t10", "t04"]).region("mango_coast", 1, 0, 4).lay();
    desk.play(Move::Region(region("palm_bay")));
    let mut candidates = Vec::new();
    desk.game.candidates(Seat(0), &mut candidates);
    assert_eq!(candidates.len(), 6, "{clause}: the six cells around the start region");
    desk.refused(Move::Place { q: 0, r: -2 }, clause).refused(Move::Place { q: 1, r: 0 }, "ARC-3.1");
    // Next to Mango Coast its sea must go on as well.
    desk.legal(Move::Place { q: 1, r: -1 }).legal(Move::Place { q: 0, r: -1 });
}

#[test]
fn the_ship_must_be_able_to_sail_in() {
    let clauses = ["ARC-5.4", "ARC-5.5"];
    let mut desk = choosing(2, &["t01", "t09", "t11"]).lay();
    for inland in ["quiet_meadows", "old_forest", "lonely_peak"] {
        desk.refused(Move::Region(region(inland)), clauses[0]);
    }
    desk.legal(Move::Region(region("palm_bay")));
}

#[test]
fn who_can_place_no_tile_draws_three_new_ones() {
    let clause = "ARC-5.6";
    let mut placeable = choosing(2, &["t02", "t03", "t05"]).lay();
    placeable.refused(Move::Redraw, clause);
    // All six cells around the open sea are taken.
    let mut desk = ringed(choosing(2, &["t02", "t03", "t05"])).lay();
    assert_eq!(desk.offers(), [Move::Redraw], "{clause}");
    desk.play(Move::Redraw);
    assert_eq!(desk.view().discarded_tiles.len(), 3, "{clause}");
    desk.luck(0).luck(0).luck(0);
    assert_eq!((desk.view_of(0).hand.len(), desk.view().discarded_tiles.len()), (3, 3), "{clause}");
}

#[test]
fn discarded_tiles_are_shuffled_in_when_the_stack_runs_short() {
    let clause = "ARC-5.7";
    let ring = ["t01", "t10", "t11", "t04", "t17", "t19"];
    let hand = ["t02", "t03", "t05"];
    let rest: Vec<String> = (1..25)
        .map(|number| format!("t{number:02}"))
        .filter(|tile| !ring.contains(&tile.as_str()) && !hand.contains(&tile.as_str()))
        .collect();
    let mut desk = ringed(choosing(2, &hand))
        .set("tiles.stack", json!(rest[..2]))
        .set("tiles.discard", json!(rest[2..]))
        .lay();
    desk.play(Move::Redraw);
    assert!(desk.view().discarded_tiles.is_empty(), "{clause}");
    assert_eq!(desk.among(), 18, "{clause}: everything but the ring and the start tile");
}

#[test]
fn after_three_redraws_a_fitting_tile_is_handed_out() {
    let clause = "ARC-5.7";
    let mut desk = ringed(turn_0(2, json!({ "discover": { "redraws": 3 } })))
        .set("tiles.hands.0", json!(["t02", "t03", "t05"]))
        .lay();
    desk.play(Move::Redraw);
    // Nothing fits next to the start region, so every tile is turned up once.
    let mut turned = 0;
    while let Some(Frame::HandTile(HandTile { quest: approdo_archipelago::frames::Quest::First, .. })) =
        desk.top()
    {
        desk.luck(0);
        turned += 1;
    }
    assert_eq!(turned, 18, "{clause}");
}

#[test]
fn where_nothing_fits_next_to_the_start_any_region_will_do() {
    let clause = "ARC-5.22";
    let mut desk = ringed(turn_0(2, json!({ "discover": { "redraws": 3 } })))
        .set("tiles.hands.0", json!(["t02", "t03", "t05"]))
        .lay();
    desk.play(Move::Redraw);
    while !desk.happened(|fact| matches!(fact, Event::TileHanded { .. })) {
        desk.luck(0);
    }
    let Some(Frame::Handed(Handed { tile, .. })) = desk.top() else { panic!("a tile is handed") };
    assert!(desk.happened(|fact| *fact == Event::TileHanded { seat: Seat(0), tile }), "{clause}");
    // One touching region is enough, and the ship is put straight into a sea area of the new region.
    desk.play_until(|desk| desk.view().chart.len() == 8);
    let placed = desk.view().chart.regions()[7];
    let sea = content().regions[placed.region.index()].sea[0];
    desk.play_until(|desk| desk.happened(|fact| matches!(fact, Event::Entered { .. })));
    let entered = desk.happened(|fact| matches!(fact, Event::Entered { area, .. } if *area == sea));
    assert!(entered || 1 < content().regions[placed.region.index()].sea.len(), "{clause}");
}

#[test]
fn a_ship_is_not_handed_a_side_without_sea() {
    let clause = "ARC-5.22";
    let handed = |layout: Layout| {
        layout.frames(json!([
            { "discoverers": { "nth": 1 } },
            { "handed": { "tile": "t09", "quest": "anywhere" } },
        ]))
    };
    // Old Forest fits the plains outside the ring, but no ship can lie there.
    let mut desk = handed(ringed(turn_0(2, json!({ "discover": { "redraws": 3 } })))).lay();
    desk.legal(Move::Region(region("pelican_sound")));
    desk.refused(Move::Region(region("old_forest")), clause);
    // In the desert start any side will do.
    let desert = table(2)
        .options(|options| options.desert_start = true)
        .start("desert_settlement")
        .set("turn", json!(0))
        .phase("discovery")
        .units(0, "desert_settlement_a", 2)
        .units(1, "desert_settlement_a", 2);
    handed(desert).lay().legal(Move::Region(region("old_forest")));
}

/// Timber Coast (two wood, two fish, one hut) is laid north of the open sea.
fn timber_coast() -> Desk {
    let mut desk = choosing(4, &["t02", "t03", "t05"]).lay();
    desk.play(Move::Region(region("timber_coast"))).play(Move::Place { q: 0, r: -1 });
    desk.play(Move::Orient(2));
    desk
}

#[test]
fn the_ship_moves_in_and_a_token_is_taken() {
    let clauses = ["ARC-5.8", "ARC-5.9"];
    let desk = timber_coast();
    assert_eq!(desk.count(0, open("timber_coast_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.count(0, open("open_sea_a"), Posture::Ready), 0, "{clauses:?}");
    assert_eq!((desk.tokens(0), desk.view().explorers.piles), (1, [7, 8, 8]), "{clauses:?}");
}

#[test]
fn two_citizens_land_and_huts_raise_the_surplus() {
    let clauses = ["ARC-5.10", "ARC-5.11"];
    let desk = timber_coast();
    assert_eq!(desk.count(0, open("timber_coast_b"), Posture::Ready), 2, "{clauses:?}");
    assert_eq!((desk.view().population, desk.view().surplus), (2, 1), "{clauses:?}");
    // On several land areas the player chooses.
    let mut desk = choosing(2, &["t02", "t03", "t05"]).lay();
    desk.play(Move::Region(region("turtle_strait"))).play(Move::Place { q: 0, r: -1 });
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::Landing(_))));
    desk.play(Move::Land(area("turtle_strait_b"))).play(Move::Land(area("turtle_strait_c")));
    assert_eq!(desk.count(0, open("turtle_strait_c"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(settled(Options::default(), 4).view().population, 8, "{clauses:?}");
}

#[test]
fn a_cube_for_the_market_and_another_for_the_player() {
    let clause = "ARC-5.12";
    let mut desk = timber_coast();
    let stocks = [Resource::Fish, Resource::Wood].map(Move::Stock);
    assert_eq!(desk.offers(), stocks, "{clause}");
    desk.refused(Move::Stock(Resource::Iron), clause);
    desk.play(Move::Stock(Resource::Wood));
    let shares = [Resource::Fish, Resource::Wood].map(Move::Share);
    assert_eq!(desk.offers(), shares, "{clause}");
    desk.play(Move::Share(Resource::Fish));
    assert_eq!(
        (desk.stall(Market::Domestic, Resource::Wood), desk.cubes(0, Resource::Fish)),
        (2, 1),
        "{clause}"
    );
    assert_eq!((desk.bank(Resource::Wood), desk.bank(Resource::Fish)), (13, 13), "{clause}");
}

#[test]
fn the_only_symbol_is_for_the_market() {
    let clause = "ARC-5.13";
    let mut desk = choosing(2, &["t24", "t03", "t05"]).lay();
    desk.play(Move::Region(region("rocky_heath"))).play(Move::Place { q: 0, r: -1 });
    assert_eq!(desk.stall(Market::Domestic, Resource::Stone), 2, "{clause}");
    assert_eq!(desk.cubes(0, Resource::Stone), 0, "{clause}");
    assert_eq!(desk.asked(), Seat(1), "{clause}: the next player discovers");
}

#[test]
fn a_saturated_zone_or_an_empty_bank_skips_the_step() {
    let clause = "ARC-5.14";
    // The stone zone is full: Rocky Heath gives nothing.
    let mut desk = choosing(2, &["t24", "t03", "t05"]).stall("domestic", "stone", 8).lay();
    desk.play(Move::Region(region("rocky_heath"))).play(Move::Place { q: 0, r: -1 });
    assert_eq!(desk.stall(Market::Domestic, Resource::Stone), 8, "{clause}");
    // All wood is with seat 1: Timber Coast gives fish only.
    let mut desk = choosing(4, &["t02", "t03", "t05"]).screen(1, 10, &[("wood", 14)]).lay();
    desk.play(Move::Region(region("timber_coast"))).play(Move::Place { q: 0, r: -1 }).play(Move::Orient(2));
    assert_eq!(
        (desk.stall(Market::Domestic, Resource::Fish), desk.cubes(0, Resource::Fish)),
        (2, 1),
        "{clause}"
    );
}

#[test]
fn unused_tiles_go_back_and_the_top_one_shows_a_side() {
    let clauses = ["ARC-5.15", "ARC-5.16"];
    let mut desk = begin(Options::default(), 3);
    desk.play_until(|desk| desk.happened(|fact| matches!(fact, Event::TilesReturned { .. })));
    assert!(desk.facts.contains(&Event::TilesReturned { tiles: 21 }), "{clauses:?}");
    assert_eq!(desk.view().hand_sizes.as_slice(), [0, 0, 0], "{clauses:?}");
    let Pending::Chance { among, seen_by } = desk.game.pending() else { panic!("the top tile is turned up") };
    assert_eq!((among, seen_by), (42, Audience::All), "{clauses:?}: 21 tiles with two sides each");
    desk.luck(5);
    assert!(desk.view().top_tile.is_some(), "{clauses:?}");
    assert_eq!(desk.view().stack_size, 21, "{clauses:?}");
}

#[test]
fn five_cards_come_onto_the_track_and_red_zones_are_ignored() {
    let clauses = ["ARC-5.17", "ARC-5.18"];
    let mut desk = begin(Options::default(), 2);
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::Uncover(_))));
    let red = |back: approdo_archipelago::ids::CardId| {
        content().cards[back.index()].back.iter().any(|zone| zone.red)
    };
    // Each time a back with a red zone is uncovered.
    while desk.view().evolution.track.iter().any(Option::is_none) {
        desk.uncover_such_that(|desk| desk.view().evolution.back.is_none_or(red));
    }
    let view = desk.view();
    assert!(view.evolution.track.iter().flatten().all(|slot| slot.rotations == 0), "{clauses:?}");
    let crisis = |fact: &Event| matches!(fact, Event::DomesticCrisis { .. } | Event::ExportCrisis { .. });
    assert!(!desk.happened(crisis), "{clauses:?}");
    assert!(!desk.happened(|fact| matches!(fact, Event::EventHappened { .. })), "{clauses:?}");
}

#[test]
fn a_trend_card_is_drawn_for_all_to_see() {
    let clause = "ARC-5.19";
    let mut desk = begin(Options::default(), 3);
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::DrawTrend(_))));
    assert_eq!(desk.among(), 12, "{clause}");
    desk.luck(4);
    assert_eq!(desk.view().trends.len(), 1, "{clause}");
}

#[test]
fn objectives_of_the_chosen_length_are_dealt_in_secret() {
    let clauses = ["ARC-5.20", "ARC-5.21"];
    let options = Options { length: Length::Medium, ..Options::default() };
    let mut desk = begin(options, 3);
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::DealObjective(_))));
    let Pending::Chance { among, seen_by } = desk.game.pending() else { panic!("an objective is dealt") };
    assert_eq!((among, seen_by), (10, Audience::Only(Seat(0))), "{clauses:?}");
    desk.any_luck();
    assert_eq!(desk.view().turn, 1, "{clauses:?}");
    for seat in 0..3 {
        let own = desk.view_of(seat).players[usize::from(seat)].objectives[0].expect("his own card");
        assert_eq!(content().objectives[own.index()].length, Length::Medium, "{clauses:?}");
        assert_eq!(
            desk.view_of((seat + 1) % 3).players[usize::from(seat)].objectives[0],
            None,
            "{clauses:?}"
        );
    }
}
