//! ARC-13.6 as bots play it: the Separatist keeps what he has while the colony starves, and does not give himself away.

use crate::desk::{Desk, Layout, action, bay};
use approdo_archipelago::{Move, Source};
use approdo_bots::{Bot, consider};
use approdo_conformance::desk::Desk as _;
use serde_json::json;

/// Three players on a colony in trouble; seat 0 holds this objective, and something that would help.
fn colony(objective: &str) -> Layout {
    bay(3)
        .units(0, "palm_bay_b", 2)
        .units(1, "palm_bay_b", 2)
        .units(2, "cattle_shore_b", 2)
        .objectives(0, &[objective])
        .objectives(1, &["short_piles2_florins"])
        .objectives(2, &["short_towns_ports"])
        .screen(0, 10, &[("iron", 2)])
        .screen(1, 10, &[])
        .screen(2, 10, &[])
}

const SEPARATIST: &str = "short_piles3_separatist";
const OTHER: &str = "short_ports_progress";

/// What a steady bot does in the place of the seat that is asked.
fn choice(desk: &Desk) -> Move {
    consider(&desk.game, desk.asked(), Bot::Greedy, 1).expect("there is something to do").mv
}

#[test]
fn a_bot_lets_the_colony_fall_only_as_the_separatist() {
    let crisis = |objective| colony(objective).export("iron", 2).rebellion(5).lay();
    assert_eq!(choice(&crisis(SEPARATIST)), Move::Done);
    assert_eq!(choice(&crisis(OTHER)), Move::Consume(Source::Screen));
}

#[test]
fn the_last_tax_is_taken_only_by_the_separatist() {
    let full = |objective| colony(objective).rebellion(6).set("wheel.discs.tax.0", json!(1)).lay();
    assert_eq!(choice(&full(SEPARATIST)), action("tax"));
    assert_ne!(choice(&full(OTHER)), action("tax"));
}

#[test]
fn the_separatist_does_not_tax_a_calm_colony_again_and_again() {
    let desk = colony(SEPARATIST).set("wheel.discs.tax.0", json!(1)).lay();
    assert_ne!(choice(&desk), action("tax"));
}
