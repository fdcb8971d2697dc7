//! Section 2: what is in the box, and that it is limited.

use crate::desk::{action, bay, begin};
use approdo_archipelago::{
    Event, Move, Options,
    content::{CardKind, Length, content},
    ids::{Building, Market, Resource, Zone},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn cubes() {
    let clause = "ARC-2.1";
    let cubes: Vec<u8> = content().resources.iter().map(|good| good.cubes).collect();
    assert_eq!(cubes, [15, 15, 15, 15, 12, 10], "{clause}");
    assert_eq!(cubes.iter().map(|count| u32::from(*count)).sum::<u32>(), 82, "{clause}");
}

#[test]
fn florins_are_a_fixed_number() {
    let clauses = ["ARC-2.2", "ARC-2.3"];
    assert_eq!(u32::from(content().numbers.total_florins), 21 * 5 + 30, "{clauses:?}");
    let mut desk = bay(2)
        .market("palm_bay_b")
        .on(0, "palm_bay_b", "market")
        .units(1, "palm_bay_b", 1)
        .screen(0, 20, &[("wood", 2)])
        .lay();
    assert_eq!(desk.all_florins(), 135, "{clauses:?}");
    let market = Move::Operate { region: crate::desk::region("palm_bay"), building: Building::Market };
    desk.play(market).play(Move::Sell { market: Market::Domestic, resource: Resource::Wood });
    desk.play(Move::Buy { market: Market::Domestic, resource: Resource::Iron });
    desk.play(action("tax")).play(Move::EndRound);
    assert_eq!(desk.all_florins(), 135, "{clauses:?}");
    let minted = bay(2).set("bank.florins", json!(135)).screen(0, 1, &[]).problem();
    assert!(minted.contains("florins instead of 135"), "{clauses:?}: {minted}");
}

#[test]
fn objective_cards() {
    let clause = "ARC-2.4";
    for length in [Length::Short, Length::Medium, Length::Long] {
        let count = content().objectives.iter().filter(|card| card.length == length).count();
        assert_eq!(count, 10, "{clause}: {length:?}");
    }
}

#[test]
fn map_tiles() {
    let clause = "ARC-2.5";
    assert_eq!((content().tiles.len(), content().regions.len()), (25, 50), "{clause}");
    let view = begin(Options::default(), 4).view();
    assert_eq!((view.stack_size, view.chart.len()), (24, 1), "{clause}");
    for tile in &content().tiles {
        assert_ne!(tile.sides[0], tile.sides[1], "{clause}: {}", tile.label.id);
    }
}

#[test]
fn evolution_cards() {
    let clause = "ARC-2.6";
    let of = |kind| content().cards.iter().filter(|card| card.kind == kind).count();
    assert_eq!((of(CardKind::Character), of(CardKind::Progress)), (24, 24), "{clause}");
    assert!(content().cards.iter().all(|card| !card.back.is_empty()), "{clause}");
}

#[test]
fn trend_cards() {
    assert_eq!(content().trends.len(), 12, "{}", "ARC-2.7");
}

#[test]
fn player_pieces() {
    let clause = "ARC-2.8";
    let numbers = &content().numbers;
    assert_eq!(content().colours.len(), 5, "{clause}");
    let pieces = (numbers.ships_per_colour, numbers.citizens_per_colour, numbers.max_discs);
    assert_eq!(pieces, (4, 10, 5), "{clause}");
}

#[test]
fn building_tokens() {
    let clause = "ARC-2.9";
    let bank = begin(Options::default(), 3).view().bank;
    assert_eq!((bank.market_port, bank.town_temple), (13, 13), "{clause}");
    // A market or a port takes a token of one kind, a town or a temple of the other.
    let desk = bay(2)
        .market("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .town("palm_bay_b")
        .on(0, "palm_bay_b", "town")
        .lay();
    assert_eq!((desk.view().bank.market_port, desk.view().bank.town_temple), (11, 12), "{clause}");
}

#[test]
fn explorer_tokens() {
    assert_eq!(begin(Options::default(), 5).view().explorers.piles, [8, 8, 8], "{}", "ARC-2.10");
}

#[test]
fn boards() {
    let clause = "ARC-2.11";
    assert_eq!((content().markets.len(), content().markets[0].len()), (2, 6), "{clause}");
    assert_eq!(Zone::all().count(), 13, "{clause}");
    let tax = content().zones.iter().find(|zone| zone.label.id == "tax").expect("there are taxes");
    assert_eq!(tax.free_circles, [3, 4], "{clause}: the two sides of the wheel differ");
    let view = begin(Options::default(), 2).view();
    assert_eq!(view.evolution.track.len(), 5, "{clause}");
    assert!(content().stability.len() > 50 && content().surplus.len() > 50, "{clause}");
}

#[test]
fn what_is_not_left_cannot_be_taken() {
    let clause = "ARC-2.12";
    // All ten citizens of seat 0 are on the map.
    let mut desk = bay(3)
        .region("windward_shore", -1, 1, 0)
        .region("salt_flats", -1, 0, 1)
        .units(0, "palm_bay_b", 3)
        .units(0, "cattle_shore_b", 3)
        .units(0, "windward_shore_b", 3)
        .units(0, "salt_flats_b", 1)
        .surplus(9)
        .screen(0, 20, &[])
        .lay();
    desk.refused(action("recruit"), clause);
}

#[test]
fn the_bank_pays_what_it_has() {
    let clause = "ARC-2.13";
    // Seat 1 owns all but two florins.
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 1)
        .screen(0, 0, &[("iron", 1)])
        .screen(1, 133, &[])
        .stall("domestic", "iron", 0)
        .lay();
    desk.play(action("transaction")).play(Move::Sell { market: Market::Domestic, resource: Resource::Iron });
    assert_eq!((desk.florins(0), desk.view().bank.florins), (2, 0), "{clause}");
    assert!(desk.happened(|fact| matches!(fact, Event::Sold { seat: Seat(0), florins: 2, .. })), "{clause}");
}
