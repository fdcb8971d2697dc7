//! Sections 1, 5 and 7: aim of the game, setup and the round.

use crate::desk::{Desk, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Pending, Seat, Step};
use approdo_imperial_settlers::{
    Event, ImperialSettlers, Move, Options, content::content, goods::Good, ids::Faction, options::Mode,
};
use serde_json::json;

/// A new game in a mode.
pub fn fresh(mode: Mode, seats: u8) -> Desk {
    let options = Options { mode, ..Options::default() };
    Desk {
        game: ImperialSettlers::setup(&options, seats).expect("the options are allowed"),
        facts: Vec::new(),
    }
}

/// A new game in which the factions have been chosen.
pub fn chosen(mode: Mode, factions: &[Faction]) -> Desk {
    let mut desk = fresh(mode, factions.len() as u8);
    for faction in factions {
        desk.play(Move::Faction(*faction));
    }
    desk
}

#[test]
fn five_rounds_and_the_most_vp() {
    let clause = "IMP-1.1";
    assert_eq!(content().rounds, 5, "{clause}");
    let mut desk = table(&["romans", "barbarians"])
        .turn(5, 0)
        .player(0, "vp", json!(20))
        .player(1, "vp", json!(21))
        .lay();
    desk.pass_all();
    let standings = desk.outcome().standings;
    assert_eq!((standings[0].place, standings[1].place), (2, 1), "{clause}");
}

#[test]
fn vp_come_from_many_sources() {
    let clause = "IMP-1.2";
    let mut desk = table(&["japanese", "romans"])
        .turn(5, 0)
        .deals(0, &["jap_dojo"])
        .empire(0, &["com_monument", "com_mill", "com_jugglers"])
        .empire(1, &["com_armorer"])
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1)])
        .produce();
    assert_eq!(desk.vp(0), 2, "{clause}: a Deal and Production");
    desk.build("com_hunter");
    if desk.asked() == Seat(0) && matches!(desk.offers()[0], Move::Pay(_)) {
        let first = desk.offers()[0];
        desk.play(first);
    }
    assert_eq!(desk.vp(0), 3, "{clause}: a Feature");
    desk.turn_of(0).activate("com_jugglers");
    assert_eq!(desk.vp(0), 4, "{clause}: an Action");
    let mut desk = table(&["japanese", "romans"])
        .turn(5, 0)
        .empire(0, &["com_monument"])
        .empire(1, &["com_armorer"])
        .supply(0, &[("raze", 2)])
        .lay();
    desk.raze("com_armorer");
    assert_eq!(desk.vp(0), 1, "{clause}: razing");
    desk.pass_all();
    assert_eq!(desk.vp(0), 2, "{clause}: a Location at the end");
}

#[test]
fn one_to_five_players_with_the_atlanteans() {
    for seats in 1..=5 {
        assert!(ImperialSettlers::setup(&Options::default(), seats).is_ok(), "{}: {seats}", "IMP-1.3");
    }
    for seats in [0, 6] {
        let refused = ImperialSettlers::setup(&Options::default(), seats).expect_err("too many or too few");
        assert_eq!(refused.rule.0, "IMP-1.3");
    }
    let base = Options { mode: Mode::Base, ..Options::default() };
    for seats in 1..=4 {
        assert!(ImperialSettlers::setup(&base, seats).is_ok(), "{}: {seats}", "IMP-1.6");
    }
    assert_eq!(ImperialSettlers::setup(&base, 5).expect_err("four at most").rule.0, "IMP-1.6");
}

#[test]
fn the_expansion_is_used_together_with_the_base_game() {
    let clause = "IMP-1.4";
    let desk = table(&["atlanteans", "romans"]).lay();
    let state = desk.state();
    let common = state["common"].as_array().expect("a deck is a list");
    assert_eq!(common.len(), 112, "{clause}: 84 base cards are among them");
    assert!(common.contains(&json!("com_statue")) && common.contains(&json!("com_clockmaker")), "{clause}");
}

#[test]
fn everybody_else_is_an_enemy() {
    let clause = "IMP-1.5";
    let mut desk = table(&["barbarians", "romans", "japanese", "egyptians", "atlanteans"])
        .empire(1, &["com_mill"])
        .empire(2, &["com_baker"])
        .empire(3, &["com_hunter"])
        .empire(4, &["com_joiner"])
        .supply(0, &[("raze", 2)])
        .lay();
    for name in ["com_mill", "com_baker", "com_hunter", "com_joiner"] {
        desk.legal(crate::desk::raze(name));
    }
    let trades =
        desk.offers().iter().filter(|mv| matches!(mv, Move::GoodOf { .. } | Move::Against(_))).count();
    assert_eq!(trades, 0, "{clause}: no trading");
}

#[test]
fn the_table_before_the_first_round() {
    let clause = "IMP-5.1";
    let desk = fresh(Mode::Open, 3);
    let view = desk.view();
    assert_eq!((view.round, view.is_over), (0, false), "{clause}");
    for player in &view.players {
        assert_eq!(player.vp, 0, "{clause}");
        assert!(Good::ALL.iter().all(|good| player.supply[*good] == 0), "{clause}");
    }
    let mut desk = fresh(Mode::Open, 3);
    desk.refused(Move::Pass, "IMP-5.2");
}

#[test]
fn everybody_chooses_another_faction_in_the_order_of_joining() {
    let mut desk = fresh(Mode::Open, 3);
    for (seat, faction) in [(0, Faction::Egyptians), (1, Faction::Romans)] {
        assert_eq!(desk.asked(), Seat(seat), "IMP-5.3");
        desk.play(Move::Faction(faction));
        desk.refused(Move::Faction(faction), "IMP-5.2");
    }
    assert_eq!(desk.asked(), Seat(2), "IMP-5.3");
    // "Random" is offered too: luck picks among the free ones.
    desk.play(Move::RandomFaction);
    assert_eq!(desk.luck_among(), Some(3), "IMP-5.3");
    desk.luck(0);
    assert_eq!(desk.view().players[2].faction, Some(Faction::Barbarians), "IMP-5.3");
    // Factions that were not chosen stay in the box.
    let state = desk.state();
    let decks: Vec<usize> =
        (0..3).map(|seat| state["players"][seat]["deck"].as_array().map_or(0, Vec::len)).collect();
    assert_eq!(decks, [40, 40, 40], "IMP-5.2");
    let text = state.to_string();
    assert!(!text.contains("jap_") && !text.contains("atl_"), "IMP-5.2");
}

#[test]
fn decks_have_no_order_until_they_are_drawn_from() {
    let clause = "IMP-5.4";
    let mut desk = chosen(Mode::Base, &[Faction::Romans, Faction::Barbarians]);
    desk.luck(0);
    // Every card of the Common deck can be the first one drawn, and the others do not see which it is.
    assert_eq!(desk.luck_among(), Some(84), "{clause}");
    desk.luck(83);
    let view = desk.view_of(1);
    assert!(view.players[0].hand.is_none(), "{clause}");
    assert_eq!((view.common_size, view.players[0].deck_size), (83, 30), "{clause}: face down");
    assert!(view.players[1].building.is_some() && view.players[0].building.is_none(), "{clause}");
}

#[test]
fn a_random_player_is_the_first() {
    let clause = "IMP-5.5";
    for first in 0..3 {
        let mut desk = chosen(Mode::Base, &[Faction::Romans, Faction::Barbarians, Faction::Japanese]);
        assert_eq!(desk.luck_among(), Some(3), "{clause}");
        desk.luck(first);
        assert_eq!(desk.view().first, Seat(first as u8), "{clause}");
    }
}

#[test]
fn starting_hands() {
    let clause = "IMP-5.6";
    let mut desk = chosen(Mode::Base, &[Faction::Romans, Faction::Barbarians]);
    desk.luck(1);
    desk.draw("com_mill").draw("com_baker").draw("bar_altar").draw("bar_raid");
    assert_eq!(
        desk.hand(1),
        ["com_mill", "com_baker", "bar_altar", "bar_raid"],
        "{clause}: the first player"
    );
    desk.draw("com_hunter").draw("com_joiner").draw("rom_bank").draw("rom_legion");
    assert_eq!(desk.hand(0), ["com_joiner", "com_hunter", "rom_legion", "rom_bank"], "{clause}");
    assert_eq!(desk.view().round, 1, "{}: the first round begins", "IMP-7.1");
}

#[test]
fn an_event_for_a_starting_hand_is_replaced() {
    let clause = "IMP-5.7";
    let mut desk = chosen(Mode::Open, &[Faction::Romans, Faction::Atlanteans]);
    desk.luck(0).draw("com_gift_of_the_sea");
    assert_eq!((desk.has(0, Good::BasicTech), desk.has(1, Good::BasicTech)), (1, 1), "{clause}");
    desk.draw("com_mill").draw("com_baker").draw("rom_bank").draw("rom_legion");
    assert_eq!(desk.hand(0), ["com_mill", "com_baker", "rom_legion", "rom_bank"], "{clause}");
    assert_eq!(desk.discard(), ["com_gift_of_the_sea"], "{clause}");
}

#[test]
fn phases_of_a_round() {
    let mut desk = table(&["romans", "barbarians"]).turn(4, 0).lay();
    let phase = |desk: &Desk| {
        let frames = desk.state()["frames"].clone();
        let first = frames.as_array().and_then(|frames| frames.first()).cloned().unwrap_or_default();
        first.as_object().and_then(|frame| frame.keys().next().cloned()).unwrap_or_else(|| "over".to_owned())
    };
    let mut phases = vec![phase(&desk)];
    for _ in 0..200 {
        let mut journal = Journal::on();
        let step = match desk.game.pending() {
            Pending::Over(_) => break,
            Pending::Chance { .. } => Step::Luck(0),
            Pending::Decision { .. } => {
                let offers = desk.offers();
                let mv = if offers.contains(&Move::Pass) { Move::Pass } else { offers[0] };
                Step::Move(desk.asked(), mv)
            }
        };
        desk.game.advance(step, &mut journal).expect("it was offered");
        for event in journal.facts() {
            match event {
                Event::Collecting { seat } if *seat == desk.view().first => {
                    phases.push("production".to_owned());
                }
                Event::CleanedUp { .. } => phases.push("cleanup".to_owned()),
                _ => (),
            }
        }
        let now = phase(&desk);
        if phases.last() != Some(&now) {
            phases.push(now);
        }
    }
    let due = ["turn", "cleanup", "lookout", "production", "turn", "over"];
    assert_eq!(
        phases, due,
        "{}: Lookout, Production, Action, Cleanup; IMP-7.2: the fifth round has no Cleanup",
        "IMP-7.1"
    );
    let clauses = ["IMP-7.1", "IMP-7.2"];
    assert_eq!(desk.view().round, 5, "{clauses:?}");
}
