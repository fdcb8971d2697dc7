//! Data files with other numbers than the built-in ones. Data are loaded once per process, so this is a binary of
//! its own.

#[allow(dead_code, unused_imports, reason = "the other tests use the rest of the desk")]
mod desk;

use approdo_conformance::{desk::Desk as _, walk};
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat};
use approdo_imperial_settlers::{
    Event, ImperialSettlers, Move, Options, content::FILES, goods::Good, options::Mode,
};
use desk::{Layout, at, card};
use serde_json::Value;
use std::{fs, path::Path, sync::Once};

/// The changes: file, built-in text and its replacement. Every change must have an effect in these tests.
const CHANGES: [(&str, &str, &str); 11] = [
    (
        BARBARIANS,
        "goods = [\"wood\", \"stone\", \"food\"], n = 1",
        "goods = [\"wood\", \"stone\", \"food\"], n = 3",
    ),
    (BARBARIANS, "{ do = \"copy_raze_good\", n = 1 }", "{ do = \"copy_raze_good\", n = 2 }"),
    ("cards_japanese.toml", "goods = [\"gold\", \"raze\"], n = 1", "goods = [\"gold\", \"raze\"], n = 2"),
    (EGYPTIANS, "source = \"hand\", n = 1", "source = \"hand\", n = 2"),
    (EGYPTIANS, "{ do = \"enemy_discard\", n = 1 }", "{ do = \"enemy_discard\", n = 3 }"),
    (EGYPTIANS, "{ do = \"take_over\" }", "{ do = \"take_over\" }, { do = \"take_over\" }"),
    (EGYPTIANS, "{ do = \"exhaust\" }", "{ do = \"exhaust\" }, { do = \"exhaust\" }"),
    (
        COMMON,
        "production = [{ do = \"produce_again\", n = 1 }]",
        "production = [{ do = \"produce_again\", n = 3 }]",
    ),
    (
        COMMON,
        "effects = [{ do = \"produce_again\", n = 1 }]",
        "effects = [{ do = \"produce_again\", n = 2 }]",
    ),
    // Tremor takes more, and the Roadside Inn costs Food.
    (COMMON, "\"worker\", \"gold\"], n = 1", "\"worker\", \"gold\"], n = 4"),
    (
        COMMON,
        "codes = [\"COM078\"]\ncopies = 1\nkind = \"feature\"\ncolors = [\"pink\"]\ncost = { wood = 3 }",
        "codes = [\"COM078\"]\ncopies = 1\nkind = \"feature\"\ncolors = [\"pink\"]\ncost = { wood = 1, food = 3 }",
    ),
];
const COMMON: &str = "cards_common.toml";
const BARBARIANS: &str = "cards_barbarians.toml";
const EGYPTIANS: &str = "cards_egyptians.toml";

/// Loads the changed files before the first game of the program.
fn change() {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/imperial-settlers");
        let loaded = FILES.load(&|name| {
            let mut text = fs::read_to_string(folder.join(name)).expect("the file is there");
            for (_, old, new) in CHANGES.iter().filter(|(file, ..)| *file == name) {
                assert_eq!(text.matches(old).count(), 1, "'{old}' is once in {name}");
                text = text.replace(old, new);
            }
            Some(text)
        });
        loaded.expect("the rules take these numbers");
    });
}

/// A position with the changed data.
fn table(factions: &[&str]) -> Layout {
    change();
    desk::table(factions)
}

#[test]
fn what_was_pointed_at_may_have_been_the_last() {
    let clause = "IMP-14.18";
    // What has no result tells what a hand lacks, so it is not taken back alone.
    let tells = |fact: &Event| matches!(fact, Event::InVain { .. }) && ImperialSettlers::reveals(fact);
    let in_vain = |desk: &desk::Desk| desk.facts.iter().any(tells);
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_saboteurs:gold"])
        .supply(0, &[("worker", 1)])
        .supply(1, &[("wood", 2)])
        .lay();
    let wood = Move::GoodOf { seat: Seat(1), good: Good::Wood };
    desk.activate("bar_saboteurs:gold").play(wood).play(wood);
    assert_eq!((desk.asked(), in_vain(&desk)), (Seat(1), true), "{clause}: there is no third Resource");
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sanctuary"])
        .supply(0, &[("worker", 1)])
        .hand(0, &["com_mill"])
        .lay();
    desk.activate("egy_sanctuary").play(card("com_mill"));
    assert_eq!((desk.asked(), in_vain(&desk)), (Seat(1), true), "{clause}: there is no second card");
    // The Scorpion Breeder takes two, but none twice (IMP-24.23).
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_scorpion_breeder"])
        .empire(1, &["com_gold_mine"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("egy_scorpion_breeder").play(at("com_gold_mine"));
    assert_eq!((desk.asked(), in_vain(&desk)), (Seat(1), true), "{clause}: it is exhausted already");
    // Two Locations for a single token.
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra"])
        .empire(1, &["com_mill", "com_quarry", "com_baker", "com_hunter", "com_joiner"])
        .lay();
    for name in ["com_mill", "com_quarry", "com_baker"] {
        let id = desk.at(name).0;
        let mut state = desk.state();
        state["locations"][usize::from(id)]["taken_by"] = Value::from(0);
        state["players"][0]["tokens"] = Value::from(state["players"][0]["tokens"].as_u64().unwrap_or(0) - 1);
        desk.game = serde_json::from_value(state).expect("the fields fit");
    }
    desk.activate("egy_temple_of_ra").play(at("com_hunter"));
    assert_eq!((desk.asked(), in_vain(&desk)), (Seat(1), true), "{clause}: there is no second token");
}

#[test]
fn food_is_a_resource_for_the_attack() {
    let clause = "IMP-28.22";
    let mut desk = table(&["romans"]).empire(0, &["com_mill", "com_roadside_inn"]).attack(&["food"]);
    let pile = desk.state()["solo"]["pile"].as_array().cloned().unwrap_or_default();
    let place = pile.iter().position(|card| card == "attack_worker").expect("it is in the pile");
    desk.luck(place as u16);
    assert_eq!(desk.empire(0), ["com_mill"], "{clause}: the Inn costs 1 Wood and 3 Food, the Mill 3 Wood");
}

/// IMP-14.18, IMP-24.8: with any numbers every question has an answer.
#[test]
fn games_go_on_to_their_end() {
    change();
    let options = Options { mode: Mode::Open, ..Options::default() };
    for seed in 0..200 {
        let seats = 2 + (seed % 4) as u8;
        let game = walk::<ImperialSettlers>(&options, seats, seed, |game, step, _| {
            if let Err(law) = game.audit() {
                panic!("seed {seed}: {law} after {step:?}");
            }
        });
        let game = game.expect("a random step is legal");
        assert!(matches!(game.pending(), Pending::Over(_)), "seed {seed}: {:?}", game.pending());
    }
}
