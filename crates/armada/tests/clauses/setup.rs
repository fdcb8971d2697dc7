//! Section 5: setup, from the first draw of luck on.

use crate::desk::{Desk, card, t, table};
use approdo_armada::{
    Armada, Berth, Claim, Event, Flag, Move, Options, Owner, TwoCities,
    content::content,
    frames::{Frame, Moor},
    ids::{Colour, PresetId, TerritoryId},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Audience, Pending, Seat, Viewer};
use approdo_pieces::NamedId;

/// No options.
const PLAIN: Options =
    Options { recruitment: false, option_cards: false, round_limit: 40, resignation: false };
/// With the deck of option cards.
const CARDS: Options = Options { option_cards: true, ..PLAIN };

/// A new game.
fn begin(options: Options, seats: u8) -> Desk {
    Desk { game: Armada::setup(&options, seats).expect("the options are allowed"), facts: Vec::new() }
}

/// Luck picks the first until a player is asked: seats receive their colours in turn order; with three players azure
/// is the dummy.
fn drawn(options: Options, seats: u8) -> Desk {
    let mut desk = begin(options, seats);
    while matches!(desk.game.pending(), Pending::Chance { .. }) {
        desk.luck(0);
    }
    desk
}

/// The colour that is asked moors on its first and third city and spreads its bands.
fn garrison(desk: &mut Desk, bands: [u8; 7]) {
    let Some(Frame::Moor(Moor { colour })) = desk.frame() else { panic!("nobody moors") };
    let [first, _, second] = content().dens[colour.index()].cities;
    desk.play(Move::Moor(TwoCities { first, second }));
    let mut left: u8 = bands.iter().sum();
    for count in &bands[..6] {
        // A territory gets no question if there are no bands left.
        if left == 0 {
            break;
        }
        desk.play(Move::Garrison(*count));
        left -= count;
    }
}

/// All four colours have placed, and the first turn has begun.
fn settled(options: Options, seats: u8) -> Desk {
    let mut desk = drawn(options, seats);
    for _ in 0..4 {
        garrison(&mut desk, [9, 1, 1, 2, 1, 3, 1]);
    }
    desk
}

fn among(desk: &Desk) -> Option<u16> {
    match desk.game.pending() {
        Pending::Chance { among, seen_by: Audience::All } => Some(among),
        _ => None,
    }
}

fn den_bands(desk: &Desk, colour: Colour) -> [u8; 7] {
    let view = desk.view();
    content().dens[colour.index()].territories.map(|territory| view.territories[territory].bands)
}

fn turns(desk: &Desk) -> Vec<(Colour, u8)> {
    let began = |fact: &Event| match *fact {
        Event::TurnBegan { colour, round, .. } => Some((colour, round)),
        _ => None,
    };
    desk.facts.iter().filter_map(began).collect()
}

#[test]
fn colours_are_drawn_at_random() {
    let clause = "ARM-5.1";
    for (seats, draws, assignments) in [(4, vec![4, 3, 2], 24), (3, vec![4, 3, 2], 24), (2, vec![2], 2)] {
        let mut desks = vec![begin(PLAIN, seats)];
        for draw in draws {
            let mut further = Vec::new();
            for desk in desks {
                assert_eq!(among(&desk), Some(draw), "{clause}: every colour left is equally likely");
                further.extend((0..draw).map(|picked| desk.clone().luck(picked).clone()));
            }
            desks = further;
        }
        let mut seen: Vec<[Owner; 4]> = Vec::new();
        for desk in desks {
            let owners = *desk.view().owners.values();
            assert!(!owners.contains(&Owner::Undrawn), "{clause}");
            assert!(!seen.contains(&owners), "{clause}: {owners:?} twice");
            seen.push(owners);
        }
        assert_eq!(seen.len(), assignments, "{clause}: {seats} players");
    }
}

#[test]
fn every_colour_has_its_winning_option_card_in_the_open() {
    let clauses = ["ARM-5.2", "ARM-5.3"];
    for seats in [2, 4] {
        let desk = settled(CARDS, seats);
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = desk.game.view(viewer);
            assert_eq!(view.claims.values(), &[Claim::Held; 4], "{clauses:?}");
            // It is not a card of the hand: that has the two that were dealt.
            assert!(view.hand_sizes.iter().all(|size| *size == 2), "{clauses:?}");
            assert!(view.hand.is_none_or(|hand| !hand.contains(card("winning_option"))), "{clauses:?}");
        }
        for seat in Seat::all(seats) {
            let owners = *desk.view().owners.values();
            let cards = owners.iter().filter(|owner| **owner == Owner::Seat(seat)).count();
            assert_eq!(cards, if seats == 2 { 2 } else { 1 }, "{clauses:?}");
        }
    }
    // It belongs to the colour: azure puts its own down, the same player's blue keeps its card.
    let mut desk = table(2)
        .flags("azure", &["cf_base_n", "cf_base_w"])
        .flags("natives", &["cf_centre"])
        .bands("cf_inner_nw", "azure", 1)
        .lay();
    desk.play(Move::March { from: t("cf_inner_nw"), to: t("cf_centre") });
    assert!(desk.has_declared(Colour::Azure), "{clauses:?}");
    assert_eq!(desk.view().claims[Colour::Blue], Claim::Held, "{clauses:?}");
}

#[test]
fn the_turn_order_is_fixed_whoever_has_which_colour() {
    let clause = "ARM-5.4";
    for picks in [[0, 0, 0], [3, 2, 1], [1, 2, 0]] {
        let mut desk = begin(PLAIN, 4);
        for picked in picks {
            desk.luck(picked);
        }
        for _ in 0..4 {
            garrison(&mut desk, [18, 0, 0, 0, 0, 0, 0]);
        }
        for _ in 0..8 {
            let view = desk.view();
            assert_eq!(view.owners[view.turn.colour], Owner::Seat(desk.asked()), "{clause}");
            desk.play(Move::EndTurn);
        }
        let order = [Colour::Azure, Colour::Purple, Colour::Blue, Colour::Orange];
        let expected: Vec<Colour> = order.into_iter().cycle().take(9).collect();
        let began: Vec<Colour> = turns(&desk).iter().map(|(colour, _)| *colour).collect();
        assert_eq!(began, expected, "{clause}");
        let moored = desk.facts.iter().filter_map(|fact| match fact {
            Event::Moored { colour, .. } => Some(*colour),
            _ => None,
        });
        assert!(moored.eq(order), "ARM-5.5: the preliminary round has the same order");
    }
}

#[test]
fn every_colour_places_eighteen_bands_and_two_ships_in_its_den() {
    let clause = "ARM-5.5";
    let mut desk = drawn(PLAIN, 4);
    for (seat, colour) in Colour::ALL.into_iter().enumerate() {
        assert_eq!(desk.asked(), Seat(seat as u8), "{clause}");
        // There is no other move in this round.
        desk.refused(Move::EndTurn, clause).refused(Move::Garrison(1), clause);
        let [first, second, _] = content().dens[colour.index()].cities;
        desk.play(Move::Moor(TwoCities { first, second }));
        desk.refused(Move::EndTurn, clause).refused(Move::Garrison(19), clause);
        desk.play(Move::Garrison(10)).refused(Move::Garrison(9), clause);
        desk.play(Move::Garrison(8));
        let view = desk.view();
        assert_eq!(den_bands(&desk, colour), [10, 8, 0, 0, 0, 0, 0], "{clause}");
        assert_eq!(view.reserve[colour], 32, "{clause}");
        let ships: Vec<Berth> = view
            .ships
            .values()
            .iter()
            .filter(|ship| ship.last_owner == Some(colour))
            .map(|ship| ship.place)
            .collect();
        assert_eq!(ships, [Berth::Land(first), Berth::Land(second)], "{clause}");
    }
    let on_board: u8 = desk.view().territories.values().iter().map(|ground| ground.bands).sum();
    assert_eq!(on_board, 72, "{clause}: nobody has bands elsewhere");
}

#[test]
fn ships_are_moored_on_two_different_cities_of_the_own_den() {
    let mut desk = drawn(PLAIN, 4);
    let moor = |first: &str, second: &str| Move::Moor(TwoCities { first: t(first), second: t(second) });
    for mv in [
        moor("azure_a1", "azure_a1"),
        moor("azure_a1", "azure_a2"),
        moor("azure_a2", "azure_a3"),
        moor("purple_a1", "purple_b1"),
        moor("azure_a1", "purple_b1"),
        moor("azure_a1", "cf_base_n"),
    ] {
        desk.refused(mv, "ARM-5.6");
    }
    let pairs = [("azure_a1", "azure_b1"), ("azure_a1", "azure_c1"), ("azure_b1", "azure_c1")];
    let mut offers = desk.offers();
    offers.retain(|mv| matches!(mv, Move::Moor(_)));
    assert_eq!(offers, pairs.map(|(first, second)| moor(first, second)));
}

#[test]
fn bands_are_spread_at_will() {
    let clause = "ARM-5.7";
    let mut desk = drawn(PLAIN, 4);
    let spreads =
        [[18, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 18], [3, 3, 3, 3, 2, 2, 2], [0, 5, 0, 6, 0, 7, 0]];
    for (colour, bands) in Colour::ALL.into_iter().zip(spreads) {
        garrison(&mut desk, bands);
        assert_eq!(den_bands(&desk, colour), bands, "{clause}");
    }
}

#[test]
fn all_bands_are_placed_in_the_open_and_places_may_stay_empty() {
    let clause = "ARM-5.8";
    let mut desk = drawn(PLAIN, 4);
    desk.play(Move::Moor(TwoCities { first: t("azure_a1"), second: t("azure_b1") }));
    for _ in 0..6 {
        desk.refused(Move::EndTurn, "ARM-5.5").refused(Move::Skip, "ARM-5.5");
        desk.legal(Move::Garrison(0));
        desk.play(Move::Garrison(0));
    }
    // The seventh territory takes the rest; both cities with a ship are empty.
    assert_eq!(den_bands(&desk, Colour::Azure), [0, 0, 0, 0, 0, 0, 18], "{clause}");
    assert_eq!(desk.view().reserve[Colour::Azure], 32, "{clause}");
    // Purple has not placed yet and sees it all.
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    let seen = desk.view_of(1);
    assert_eq!(seen.territories[t("azure_c2")].bands, 18, "{clause}");
    assert!(seen.ships.values().iter().any(|ship| ship.place == Berth::Land(t("azure_b1"))), "{clause}");
}

#[test]
fn the_first_colour_takes_the_first_turn() {
    let clause = "ARM-5.9";
    let desk = settled(PLAIN, 4);
    assert_eq!(turns(&desk), [(Colour::Azure, 1)], "{clause}");
    assert_eq!((desk.asked(), desk.mp()), (Seat(0), 10), "{clause}");

    let mut desk = drawn(PLAIN, 3);
    assert_eq!(desk.view().owners[Colour::Azure], Owner::Dummy);
    for bands in [15, 20, 15] {
        garrison(&mut desk, [bands, 0, 0, 0, 0, 0, 0]);
    }
    assert_eq!(turns(&desk), [(Colour::Purple, 1)], "{clause}: the dummy has no turns");
}

#[test]
fn optional_rules_are_agreed_before_the_game() {
    let mut desk = settled(PLAIN, 4);
    desk.refused(Move::Recruit, "ARM-5.10");
    desk.refused(Move::BuyCard, "ARM-5.10");
    desk.refused(Move::PlayCard(card("yo_ho_ho")), "ARM-5.10");
    assert!(!desk.offers().iter().any(|mv| matches!(mv, Move::Recruit | Move::BuyCard)));
    let mut desk = settled(Options { recruitment: true, ..PLAIN }, 4);
    desk.legal(Move::Recruit).refused(Move::BuyCard, "ARM-5.10");
    let mut desk = table(4).ground("azure_a1", "azure", 1, 0, 2).with_cards().lay();
    desk.legal(Move::BuyCard).refused(Move::Recruit, "ARM-5.10");
}

#[test]
fn two_cards_are_dealt_face_down_before_the_preliminary_round() {
    let clause = "ARM-5.11";
    for seats in 2..=4 {
        let mut desk = begin(CARDS, seats);
        while among(&desk).is_some() {
            desk.luck(0);
        }
        let deals: Vec<Seat> = Seat::all(seats).flat_map(|seat| [seat, seat]).collect();
        for (dealt, seat) in deals.into_iter().enumerate() {
            let face_down = Pending::Chance { among: 47 - dealt as u16, seen_by: Audience::Only(seat) };
            assert_eq!(desk.game.pending(), face_down, "{clause}");
            desk.luck(dealt as u16 * 4);
            let fact = *desk.facts.last().expect("the deal is noted");
            assert!(matches!(fact, Event::Dealt { seat: to, card: Some(_) } if to == seat), "{clause}");
            for other in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let told = if other.is(seat) { fact } else { Event::Dealt { seat, card: None } };
                assert_eq!(Armada::witness(&fact, other), Some(told), "{clause}");
            }
        }
        let view = desk.view();
        assert!(matches!(desk.frame(), Some(Frame::Moor(_))), "{clause}");
        assert!(view.hand_sizes.iter().all(|size| *size == 2), "{clause}");
        assert_eq!((view.hand, view.pile_size), (None, 47 - 2 * seats), "{clause}");
        assert_eq!(desk.view_of(0).hand.map(|hand| hand.len()), Some(2), "{clause}");
    }
    let desk = drawn(PLAIN, 4);
    assert!(desk.view().hand_sizes.iter().all(|size| *size == 0), "{clause}: not without the variant");
}

#[test]
fn nobody_plays_alone() {
    let clause = "ARM-5.12";
    let refusal = Armada::setup(&PLAIN, 1).expect_err("there are no solo rules");
    assert_eq!(refusal.rule.0, "ARM-1.1", "{clause}");
    for seats in 2..=4 {
        // Whether a person or a bot sits at a seat does not matter to the rules.
        assert!(Armada::setup(&PLAIN, seats).is_ok(), "{clause}: {seats} seats");
    }
}

#[test]
fn a_round_is_one_turn_of_every_colour() {
    let clause = "ARM-5.13";
    let mut desk = drawn(PLAIN, 4);
    for _ in 0..4 {
        assert_eq!(desk.view().round, 0, "{clause}: the preliminary round does not count");
        garrison(&mut desk, [18, 0, 0, 0, 0, 0, 0]);
    }
    for round in 1..=3 {
        for colour in Colour::ALL {
            assert_eq!((desk.view().turn.colour, desk.view().round), (colour, round), "{clause}");
            desk.play(Move::EndTurn);
        }
    }
    assert_eq!(desk.view().round, 4, "{clause}");
}

#[test]
fn the_last_round_and_resigning_are_agreed_before_the_game() {
    let clause = "ARM-5.14";
    for (round_limit, allowed) in [(4, false), (5, true), (40, true), (100, true), (101, false)] {
        let setup = Armada::setup(&Options { round_limit, ..PLAIN }, 4);
        assert_eq!(setup.is_ok(), allowed, "{clause}: {round_limit}");
        if let Err(refusal) = setup {
            assert_eq!(refusal.rule.0, "ARM-21.1", "{clause}");
        }
    }
    for last in [5, 6] {
        let mut desk = settled(Options { round_limit: last, ..PLAIN }, 4);
        for _ in 0..4 * last {
            assert!(
                matches!(desk.game.pending(), Pending::Decision { .. }),
                "{clause}: round {last} is not over"
            );
            desk.play(Move::EndTurn);
        }
        assert_eq!(desk.outcome().ended_by.0, "ARM-21.2", "{clause}");
        assert_eq!(desk.facts.last(), Some(&Event::LastRound { round: last }), "{clause}");
    }
    settled(PLAIN, 4).refused(Move::Resign, "ARM-14.7");
    settled(Options { resignation: true, ..PLAIN }, 4).legal(Move::Resign);
}

#[test]
fn nothing_else_is_on_the_board_when_the_first_turn_begins() {
    let clauses = ["ARM-5.5", "ARM-5.8"];
    let view = settled(PLAIN, 4).view();
    assert_eq!((view.treasury, view.native_supply), (50, 50), "{clauses:?}");
    for territory in TerritoryId::all() {
        let ground = view.territories[territory];
        let expected = content().territories[territory.index()].den.map_or(Flag::Unexplored, Flag::from);
        assert_eq!((ground.flag, ground.natives, ground.gold), (expected, 0, 0), "{clauses:?}");
    }
    assert!(view.ships.values().iter().all(|ship| matches!(ship.place, Berth::Land(_))), "{clauses:?}");
}

#[test]
fn a_ready_made_placement_is_the_same_as_placing_one_by_one() {
    for (seats, bands) in [(2, 18), (3, 15), (3, 20), (4, 18)] {
        let clause = "ARM-5.5";
        let mut desk = drawn(PLAIN, seats);
        // With three players the colour opposite the dummy has more bands; azure is the dummy, blue is opposite.
        if bands == 20 {
            garrison(&mut desk, [9, 1, 1, 1, 1, 1, 1]);
        }
        let Some(Frame::Moor(Moor { colour })) = desk.frame() else { panic!("nobody moors") };
        for preset in PresetId::all() {
            let plan = &content().presets[preset.index()];
            if plan.bands.iter().sum::<u8>() != bands {
                desk.refused(Move::Arrange(preset), clause);
                continue;
            }
            let mut at_once = desk.clone();
            at_once.play(Move::Arrange(preset));
            let mut step_by_step = desk.clone();
            let [first, second] =
                plan.ships.map(|city| content().dens[colour.index()].cities[usize::from(city)]);
            step_by_step.play(Move::Moor(TwoCities { first, second }));
            for count in &plan.bands[..6] {
                step_by_step.play(Move::Garrison(*count));
            }
            assert_eq!(at_once.view(), step_by_step.view(), "{clause}: {}", preset.name());
            assert_eq!(at_once.facts, step_by_step.facts, "{clause}: the log tells the same");
        }
    }
}
