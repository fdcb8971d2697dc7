//! Section 20: three players and the dummy.

use crate::{
    clauses::opening::{luck_first, opening, place_all, placing},
    desk::{aboard, card, land, t, table},
};
use approdo_armada::{
    Berth, Event, Flag, Move, Owner,
    content::{Site, content},
    frames::Frame,
    ids::Colour,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Pending, Seat};
use approdo_pieces::NamedId;

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}

#[test]
fn the_dummy_is_drawn_before_the_players_receive_their_colours() {
    let clause = "ARM-20.1";
    for picked in 0..4_u16 {
        let mut desk = opening(3, false);
        assert_eq!(desk.game.pending(), Pending::Chance { among: 4, seen_by: Audience::All }, "{clause}");
        desk.luck(picked);
        let dummy = Colour::ALL[usize::from(picked)];
        assert_eq!(desk.view().owners[dummy], Owner::Dummy, "{clause}");
        let undrawn = |colour: &&Colour| desk.view().owners[**colour] == Owner::Undrawn;
        assert_eq!(Colour::ALL.iter().filter(undrawn).count(), 3, "{clause}: only then the players");
        assert_eq!(desk.game.pending(), Pending::Chance { among: 3, seen_by: Audience::All }, "{clause}");
        luck_first(&mut desk);
        let seats = Colour::ALL.map(|colour| desk.view().owners[colour]);
        for seat in 0..3 {
            assert!(seats.contains(&Owner::Seat(Seat(seat))), "{clause}");
        }
    }
}

#[test]
fn the_dummy_starts_with_thirteen_bands_and_nothing_else() {
    let clauses = ["ARM-20.2", "ARM-20.3"];
    for picked in 0..4_u16 {
        let mut desk = opening(3, true);
        desk.luck(picked);
        let dummy = Colour::ALL[usize::from(picked)];
        let mut total = 0;
        for territory in content().dens[dummy.index()].territories {
            let is_city = content().territories[territory.index()].site == Site::City;
            let (flag, bands, _, _) = desk.ground(territory.name());
            assert_eq!((flag, bands), (Flag::from(dummy), if is_city { 3 } else { 1 }), "{clauses:?}");
            total += bands;
        }
        assert_eq!(total, 13, "{clauses:?}");
        luck_first(&mut desk);
        assert_eq!(desk.view().hand_sizes[..], [2, 2, 2], "{clauses:?}: no cards for the dummy");
        // It neither places nor moves: its place in the turn order is skipped.
        let players: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| *colour != dummy).collect();
        for colour in &players {
            assert_eq!(placing(&desk), Some(*colour), "{clauses:?}");
            place_all(&mut desk, *colour);
        }
        let of_dummy = |ship: &&approdo_armada::Ship| ship.last_owner == Some(dummy);
        assert_eq!(desk.view().ships.values().iter().filter(of_dummy).count(), 0, "{clauses:?}: no ships");
        for colour in players.iter().chain(&players) {
            desk.until_turn_of(*colour);
        }
        let moves = |event: &Event| matches!(event, Event::TurnBegan { colour, .. } if *colour == dummy);
        assert!(!desk.facts.iter().any(moves), "{clauses:?}: no turns");
        assert_eq!(desk.view().round, 2, "{clauses:?}");
    }
}

#[test]
fn the_dummys_bands_only_defend() {
    let clause = "ARM-20.4";
    let mut desk = table(3)
        .bands("orange_c2", "orange", 3)
        .afloat(1, "sea_sound_sw", "azure", 4, 0)
        .hand(0, &["gold_mine"])
        .hand(1, &["new_defensive_weapons"])
        .lay();
    // They hold their ground: no landing while they stand.
    desk.refused(Move::Unload { ship: crate::desk::s(1), to: t("orange_c2") }, "ARM-10.2");
    let attack = Move::Attack { from: aboard(1), target: land("orange_c2") };
    // They fight back with the die; no player answers for them.
    desk.play(attack).cannons(0, 1).play(Move::Pass);
    assert_eq!((desk.ship(1).2, desk.ground("orange_c2").1), (3, 3), "{clause}");
    assert!(matches!(desk.frame(), Some(Frame::Window(_))), "{clause}");
    desk.play(Move::Pass).play(attack).cannons(2, 0);
    assert_eq!(desk.ground("orange_c2"), (Flag::Orange, 1, 0, 0), "{clause}");
    // Two whole rounds later they stand where they stood.
    let before = desk.view().territories;
    desk.until_turn_of(Colour::Purple).until_turn_of(Colour::Azure).until_turn_of(Colour::Purple);
    assert_eq!(desk.view().territories, before, "{clause}");
}

#[test]
fn the_player_opposite_the_dummy_gets_five_more_bands() {
    let clauses = ["ARM-20.5", "ARM-20.6"];
    for picked in 0..4_u16 {
        let mut desk = opening(3, false);
        desk.luck(picked);
        luck_first(&mut desk);
        let dummy = Colour::ALL[usize::from(picked)];
        for colour in Colour::ALL.into_iter().filter(|colour| *colour != dummy) {
            place_all(&mut desk, colour);
            let expected = if colour == dummy.after(2) { 20 } else { 15 };
            assert_eq!(50 - desk.view().reserve[colour], expected, "{clauses:?}: {colour:?}");
            let own = |ship: &&approdo_armada::Ship| ship.last_owner == Some(colour);
            assert_eq!(desk.view().ships.values().iter().filter(own).count(), 2, "{clauses:?}");
        }
    }
}

#[test]
fn victory_is_reached_as_with_four_players() {
    let clause = "ARM-20.7";
    for seats in [3, 4] {
        // Supremacy over the Formation.
        let mut desk = table(seats)
            .bands("cf_inner_nw", "azure", 1)
            .ground("cf_centre", "natives", 0, 0, 0)
            .flags("azure", &["cf_base_n", "cf_base_w"])
            .lay();
        desk.play(march("cf_inner_nw", "cf_centre"));
        assert!(desk.has_declared(Colour::Azure), "{clause}");
        desk.play(Move::EndTurn).until_turn_of(Colour::Azure).play(Move::EndTurn);
        assert_eq!(
            (desk.outcome().ended_by.0, desk.outcome().standings[0].place),
            ("ARM-13.6", 1),
            "{clause}"
        );
        // Supremacy over the opponents needs four cities, not three.
        let mut desk = table(seats)
            .bands("purple_b2", "azure", 2)
            .bands("blue_a2", "azure", 1)
            .flags("azure", &["purple_a1", "purple_c1"])
            .lay();
        desk.play(march("purple_b2", "purple_b1")).play(Move::Bands(1));
        assert!(!desk.has_declared(Colour::Azure), "{clause}: three cities");
        desk.play(march("blue_a2", "blue_a1"));
        assert!(desk.has_declared(Colour::Azure), "{clause}: four");
    }
}

#[test]
fn the_dummys_den_counts_as_an_opponents_den() {
    let clause = "ARM-20.8";
    let mut desk = table(3)
        .bands("orange_b2", "azure", 1)
        .flags("azure", &["orange_a1", "orange_c1", "purple_a1"])
        .lay();
    let score = desk.view().scores[Colour::Azure];
    desk.play(march("orange_b2", "orange_b1"));
    assert!(desk.has_declared(Colour::Azure), "{clause}: three of the four cities were the dummy's");
    assert_eq!(desk.view().scores[Colour::Azure], score + 2, "{clause}: a city in an opponent's den");
    // The dummy's territories count for no player: it has neither a claim nor a place at the end.
    let mut desk = table(3)
        .options(|options| options.round_limit = 5)
        .set("round", 5.into())
        .flags("orange", &["purple_a1", "purple_b1", "purple_c1", "blue_a1"])
        .turn("blue", 10)
        .lay();
    desk.play(Move::EndTurn);
    assert!(!desk.has_declared(Colour::Orange), "{clause}");
    let scores: Vec<i32> = desk.outcome().standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [7, 4, 6], "{clause}: what the dummy holds is lost to its neighbours");
}

#[test]
fn eliminated_dummy_bands_are_out_of_the_game() {
    let clause = "ARM-20.8";
    let mut desk = table(3).bands("orange_c2", "orange", 3).afloat(1, "sea_sound_sw", "azure", 4, 0).lay();
    desk.play(Move::Attack { from: aboard(1), target: land("orange_c2") }).cannons(2, 0);
    assert_eq!((desk.ground("orange_c2").1, desk.view().reserve[Colour::Orange]), (1, 0), "{clause}");
}

#[test]
fn two_ships_stay_in_the_box_and_the_dummy_is_no_player() {
    let clause = "ARM-20.9";
    let mut desk = opening(3, false);
    luck_first(&mut desk);
    while let Some(colour) = placing(&desk) {
        place_all(&mut desk, colour);
    }
    let boxed = |ship: &&approdo_armada::Ship| ship.place == Berth::Box;
    assert_eq!(desk.view().ships.values().iter().filter(boxed).count(), 2, "{clause}");
    // They are not lost ships of any player.
    table(3).hand(0, &["shipyard"]).lay().refused(Move::PlayCard(card("shipyard")), "ARM-17.22");
    // The last player wins although the dummy still stands.
    let mut desk = table(3)
        .options(|options| options.resignation = true)
        .bands("azure_a1", "azure", 1)
        .bands("orange_a1", "orange", 3)
        .lay();
    desk.play(Move::Resign).play(Move::Resign);
    let outcome = desk.outcome();
    assert_eq!((outcome.ended_by.0, outcome.standings[2].place), ("ARM-14.4", 1), "{clause}");
    assert_eq!(outcome.standings.len(), 3, "{clause}");
}
