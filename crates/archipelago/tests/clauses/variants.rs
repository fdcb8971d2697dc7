//! Sections 30 to 32: two players, variants, and points where the sources disagree.

use crate::desk::{Desk, action, area, bay, begin, card, open, region, table, trend, using};
use approdo_archipelago::{
    Archipelago, Event, Move, Options,
    content::{Victory, content},
    frames::Frame,
    ids::{Building, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat};
use approdo_pieces::NamedId;
use serde_json::json;

/// The standard game with some variants.
fn with(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    change(&mut options);
    options
}

/// A whole turn 0, with the first choice everywhere.
fn settled(options: Options, seats: u8) -> Desk {
    let mut desk = begin(options, seats);
    desk.play_until(|desk| desk.view().turn == 1);
    desk
}

/// The objectives that a seat knows of itself.
fn own(desk: &Desk, seat: u8) -> Vec<approdo_archipelago::ids::ObjectiveId> {
    desk.view_of(seat).players[usize::from(seat)].objectives.iter().flatten().copied().collect()
}

/// How many objectives are in the deck when the first one is dealt or laid.
fn deck(options: Options, seats: u8) -> u16 {
    let mut desk = begin(options, seats);
    let deals = |desk: &Desk| matches!(desk.top(), Some(Frame::DealObjective(_) | Frame::LayObjective(_)));
    desk.play_until(deals);
    desk.among()
}

#[test]
fn two_players_have_two_objectives_each_and_no_roles() {
    let clause = "ARC-30.1";
    assert_eq!((deck(Options::default(), 2), deck(Options::default(), 3)), (8, 10), "{clause}");
    let desk = settled(Options::default(), 2);
    for seat in 0..2 {
        assert_eq!(own(&desk, seat).len(), 2, "{clause}");
        for card in own(&desk, seat) {
            let victory = content().objectives[card.index()].victory;
            assert!(matches!(victory, Victory::Ranking(_)), "{clause}");
        }
    }
    // All four rankings count at the end.
    let mut desk = bay(2)
        .units(0, "palm_bay_b", 1)
        .objectives(0, &["short_piles2_florins", "short_markets_iron"])
        .objectives(1, &["short_towns_ports", "short_resources2_temples"])
        .set("revealed", json!(["short_towns_ports"]))
        .set("met", json!(["short_towns_ports"]))
        .lay();
    desk.play(Move::EndRound);
    let objectives = desk
        .view()
        .reckoning
        .iter()
        .filter(|line| matches!(line.subject, approdo_archipelago::Subject::Objective(_)))
        .count();
    assert_eq!(objectives, 4, "{clause}");
}

#[test]
fn two_players_have_the_pieces_of_two_colours() {
    let clauses = ["ARC-30.2", "ARC-30.3", "ARC-30.5"];
    let pairs: Vec<&str> = content().colours.iter().map(|colour| colour.pair).collect();
    for pair in ["warm", "cool"] {
        assert_eq!(pairs.iter().filter(|other| **other == pair).count(), 2, "{clauses:?}: {pairs:?}");
    }
    // O20: the eleventh citizen is recruited; three citizens are the limit of a region all the same.
    let mut desk = bay(2)
        .region("windward_shore", -1, 1, 0)
        .region("salt_flats", -1, 0, 1)
        .units(0, "palm_bay_b", 3)
        .units(0, "cattle_shore_b", 3)
        .units(0, "windward_shore_b", 3)
        .units(0, "salt_flats_b", 1)
        .surplus(9)
        .screen(0, 20, &[])
        .lay();
    desk.play(action("recruit"));
    desk.refused(Move::Recruit(area("palm_bay_b")), "ARC-3.14");
    desk.play(Move::Recruit(area("salt_flats_b")));
    assert_eq!((desk.view().population, desk.view().players[0].citizens), (11, 9), "{clauses:?}");
    assert_eq!((desk.view().players[0].discs, content().numbers.max_discs), (3, 5), "{clauses:?}: not ten");
    let desk = bay(2).units(0, "palm_bay_a", 8).lay();
    assert_eq!(desk.view().players[0].ships, 0, "{clauses:?}");
    // One set of circles.
    let mut desk = bay(2).units(0, "palm_bay_b", 2).set("wheel.discs.reproduce.0", json!(1)).lay();
    desk.refused(action("reproduce"), "ARC-20.1");
}

#[test]
fn two_players_do_not_bid_again() {
    let clause = "ARC-30.4";
    let mut desk = bay(2).set("turn", json!(1)).bidding().units(0, "palm_bay_b", 2).lay();
    desk.play_as(0, Move::Bid(3)).play_as(1, Move::Bid(3));
    assert!(desk.facts.contains(&Event::OrderKept), "{clause}");
    assert_eq!((desk.florins(0), desk.view().order.as_slice()), (7, &[Seat(0), Seat(1)][..]), "{clause}");
}

#[test]
fn variants_are_combined_unless_they_exclude_each_other() {
    let clauses = ["ARC-31.1", "ARC-31.13", "ARC-31.14"];
    let all = with(|options| {
        options.desert_start = true;
        options.trend_choice = true;
        options.benefactor = true;
        options.more_spice = true;
    });
    for seats in 2..=4 {
        assert!(Archipelago::setup(&all, seats).is_ok(), "{clauses:?}");
    }
    let refused =
        |options: Options, seats: u8| Archipelago::setup(&options, seats).expect_err("excluded").rule.0;
    assert_eq!(refused(all, 5), clauses[1], "{clauses:?}: too few objectives");
    let open = |change: fn(&mut Options)| {
        with(|options| {
            options.no_secrets = true;
            change(options);
        })
    };
    for change in [
        |options: &mut Options| options.more_control = true,
        |options: &mut Options| options.trend_choice = true,
        |options: &mut Options| options.benefactor = true,
        |options: &mut Options| options.more_spice = true,
    ] {
        assert_eq!(refused(open(change), 3), clauses[2], "{clauses:?}");
    }
    let both = with(|options| {
        options.more_control = true;
        options.benefactor = true;
    });
    assert_eq!(refused(both, 3), clauses[2], "{clauses:?}");
    assert!(Archipelago::setup(&open(|options| options.desert_start = true), 3).is_ok(), "{clauses:?}");
}

#[test]
fn the_desert_start() {
    let clauses = ["ARC-31.2", "ARC-31.3", "ARC-31.4"];
    // S26.
    let options = with(|options| options.desert_start = true);
    let mut desk = begin(options, 3);
    let view = desk.view();
    assert_eq!(view.chart.regions()[0].region, region("desert_settlement"), "{clauses:?}");
    assert_eq!((view.surplus, view.population), (5, 6), "{clauses:?}");
    assert!(view.players.iter().all(|player| player.ships == 4), "{clauses:?}");
    assert_eq!(desk.count(1, open("desert_settlement_a"), Posture::Ready), 2, "{clauses:?}");
    desk.play_until(|desk| desk.view().turn == 1);
    assert_eq!(desk.view().population, 6, "{clauses:?}: nobody else lands");
    for seat in 0..3 {
        assert_eq!(desk.count(seat, open("desert_settlement_a"), Posture::Ready), 1, "{clauses:?}");
    }
}

#[test]
fn in_the_desert_the_citizen_walks_in() {
    let clause = "ARC-31.5";
    let turn_0 = |tiles: [&str; 3]| {
        table(2)
            .options(|options| options.desert_start = true)
            .start("desert_settlement")
            .set("turn", json!(0))
            .phase("discovery")
            .surplus(5)
            .units(0, "desert_settlement_a", 2)
            .units(1, "desert_settlement_a", 2)
            .frames(json!([{ "discoverers": { "nth": 1 } }, { "discover": { "redraws": 0 } }]))
            .set("tiles.hands.0", json!(tiles))
            .lay()
    };
    // An island has no plains to walk over; Old Forest has nothing else.
    let mut desk = turn_0(["t07", "t09", "t13"]);
    desk.refused(Move::Region(region("coral_island")), "ARC-5.4");
    desk.play(Move::Region(region("old_forest"))).play(Move::Place { q: 0, r: -1 });
    assert_eq!(desk.count(0, open("old_forest_a"), Posture::Ready), 1, "{clause}");
    assert_eq!(desk.tokens(0), 1, "{clause}");
}

#[test]
fn no_secrets_among_friends() {
    let clauses = ["ARC-31.6", "ARC-31.16"];
    let options = with(|options| options.no_secrets = true);
    assert_eq!(deck(options, 4), 8, "{clauses:?}: without Pacifist and Separatist");
    let desk = settled(options, 4);
    let view = desk.view();
    assert_eq!((view.open_objectives.len(), view.trends.len()), (4, 0), "{clauses:?}");
    assert!(view.players.iter().all(|player| player.objectives.is_empty()), "{clauses:?}");
    assert_eq!(settled(options, 2).view().open_objectives.len(), 2, "{clauses:?}");
    // Their conditions hold for everybody, and the Spy is of no use.
    let mut desk = bay(3)
        .options(|options| options.no_secrets = true)
        .set(
            "open_objectives",
            json!(["short_markets_iron", "short_towns_ports", "short_temples_characters"]),
        )
        .units(0, "palm_bay_b", 1)
        .cards(0, &["spy"])
        .screen(0, 10, &[("iron", 1)])
        .set("revealed", json!(["short_towns_ports"]))
        .set("met", json!(["short_towns_ports"]))
        .lay();
    desk.refused(using("spy"), clauses[1]);
    desk.play(Move::EndRound);
    assert_eq!(desk.scores(), [3 + 3, 0, 0], "{clauses:?}: iron and characters");
}

#[test]
fn more_control_reveals_two_trends() {
    let clause = "ARC-31.7";
    let desk = settled(with(|options| options.more_control = true), 3);
    assert_eq!(desk.view().trends.len(), 2, "{clause}");
    let mut desk = bay(3)
        .options(|options| options.more_control = true)
        .units(0, "palm_bay_b", 1)
        .trends(&["trend_iron", "trend_population"])
        .screen(0, 10, &[("iron", 1)])
        .objectives(0, &["short_towns_ports"])
        .set("revealed", json!(["short_towns_ports"]))
        .set("met", json!(["short_towns_ports"]))
        .lay();
    desk.play(Move::EndRound);
    assert_eq!(desk.scores()[0], 4 + 4 + 3, "{clause}: both are scored, and florins of another card");
}

#[test]
fn the_players_choose_the_trend() {
    let clauses = ["ARC-31.8", "ARC-31.9"];
    let options = with(|options| options.trend_choice = true);
    let vote = |votes: [&str; 3]| {
        let mut desk = begin(options, 3);
        desk.luck(0).luck(0);
        let Pending::Decision { seats, sealed } = desk.game.pending() else { panic!("everybody votes") };
        assert!(seats.len() == 3 && sealed, "{clauses:?}: before the tiles are dealt");
        for (seat, name) in votes.iter().enumerate() {
            desk.play_as(seat as u8, Move::Vote(trend(name)));
        }
        desk
    };
    let desk = vote(["trend_iron", "trend_fish", "trend_iron"]);
    assert_eq!(desk.view().trends.as_slice(), [trend("trend_iron")], "{clauses:?}");
    let mut desk = vote(["trend_iron", "trend_fish", "trend_wood"]);
    assert_eq!(desk.among(), 3, "{clauses:?}: a tie is decided at random");
    desk.luck(0);
    assert_eq!(desk.view().trends.as_slice(), [trend("trend_fish")], "{clauses:?}");
}

#[test]
fn the_benefactor_variant() {
    let clauses = ["ARC-31.10", "ARC-31.11", "ARC-31.15"];
    let options = with(|options| options.benefactor = true);
    assert_eq!(deck(options, 4), 8, "{clauses:?}");
    let desk = settled(options, 4);
    let trends = desk.view().trends;
    assert_eq!((trends.len(), trends[0]), (2, trend("trend_benefactor")), "{clauses:?}");
    assert_eq!(own(&desk, 0).len(), 1, "{clauses:?}: objectives are dealt as usual");
    // Without it the card is drawn like any other.
    let mut desk = begin(Options::default(), 3);
    desk.play_until(|desk| matches!(desk.top(), Some(Frame::DrawTrend(_))));
    desk.luck_such_that(|desk| desk.view().trends.contains(&trend("trend_benefactor")));
    // With a choice the second card is the chosen one.
    let both = with(|options| {
        options.benefactor = true;
        options.trend_choice = true;
    });
    let mut desk = begin(both, 3);
    desk.luck(0).luck(0);
    desk.refused(Move::Vote(trend("trend_benefactor")), clauses[2]);
    for seat in 0..3 {
        desk.play_as(seat, Move::Vote(trend("trend_ships")));
    }
    assert_eq!(desk.view().trends.as_slice(), ["trend_benefactor", "trend_ships"].map(trend), "{clauses:?}");
}

#[test]
fn two_trends_are_chosen_one_after_the_other() {
    let clause = "ARC-31.15";
    let both = with(|options| {
        options.more_control = true;
        options.trend_choice = true;
    });
    let mut desk = begin(both, 2);
    desk.luck(0);
    desk.play_as(0, Move::Vote(trend("trend_iron"))).play_as(1, Move::Vote(trend("trend_iron")));
    desk.refused(Move::Vote(trend("trend_iron")), clause);
    desk.play_as(0, Move::Vote(trend("trend_wood"))).play_as(1, Move::Vote(trend("trend_wood")));
    assert_eq!(desk.view().trends.as_slice(), ["trend_iron", "trend_wood"].map(trend), "{clause}");
}

#[test]
fn more_spice_lets_the_players_choose_their_objectives() {
    let clauses = ["ARC-31.12", "ARC-31.13"];
    let options = with(|options| options.more_spice = true);
    for (seats, dealt, kept) in [(3, 2, 1), (2, 4, 2)] {
        let mut desk = begin(options, seats);
        desk.play_until(|desk| matches!(desk.top(), Some(Frame::PutBack)));
        let Pending::Decision { seats: asked, sealed } = desk.game.pending() else {
            panic!("everybody chooses")
        };
        assert!(asked.len() == usize::from(seats) && sealed, "{clauses:?}");
        assert_eq!(own(&desk, 0).len(), dealt, "{clauses:?}");
        let (first, foreign) = (own(&desk, 0)[0], own(&desk, 1)[0]);
        desk.refused_to(Seat(0), Move::PutBack(foreign), clauses[0]);
        desk.play_as(0, Move::PutBack(first));
        // It goes back into the box without being shown.
        assert!(desk.view_of(1).players[0].put_back.is_empty(), "{clauses:?}");
        assert_eq!(desk.view_of(0).players[0].put_back.as_slice(), [first], "{clauses:?}");
        desk.play_until(|desk| desk.view().turn == 1);
        assert_eq!(own(&desk, 0).len(), kept, "{clauses:?}");
    }
}

#[test]
fn prices_of_the_lost_picture() {
    let clause = "ARC-32.9";
    let fish = &content().markets[0][Resource::Fish.index()];
    // Buying the fifth, fourth and third fish; selling the sixth and seventh.
    assert_eq!([5, 4, 3].map(|cube| fish.price[cube]), [4, 4, 6], "{clause}");
    assert_eq!([6, 7].map(|cube| fish.price[cube]), [4, 3], "{clause}");
}

#[test]
fn the_temple_is_among_the_buildings_that_are_not_entered() {
    let clause = "ARC-32.8";
    let mut desk = bay(2)
        .town("palm_bay_b")
        .temple("palm_bay_b")
        .on(1, "palm_bay_b", "town")
        .units(0, "palm_bay_b", 1)
        .units(0, "open_sea_a", 1)
        .lay();
    desk.play(action("migrate"));
    let temple = crate::desk::post("palm_bay_b", approdo_archipelago::ids::Spot::Temple);
    desk.refused(crate::desk::go("palm_bay_b", temple), "ARC-24.9");
    assert_eq!(desk.controller("palm_bay", Building::Temple), Some(Seat(1)), "{clause}");
}

#[test]
fn in_the_archipelago_means_under_somebody_s_control() {
    let clause = "ARC-32.12";
    // Two temples, one of them abandoned: the Pope counts one, the end condition of two players counts both.
    let mut desk = bay(2)
        .temple("palm_bay_b")
        .region("mango_coast", 1, 0, 4)
        .temple("mango_coast_b")
        .on(0, "palm_bay_b", "temple")
        .units(0, "palm_bay_b", 2)
        .cards(0, &["pope"])
        .rebellion(2)
        .lay();
    assert!(desk.view().met.contains(crate::desk::objective("short_temples_characters")), "{clause}");
    desk.play(Move::Card(card("pope")));
    assert_eq!(desk.view().rebellion, 1, "{clause}");
}
