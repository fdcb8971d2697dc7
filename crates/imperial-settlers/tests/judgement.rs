//! The appraisal of positions by bots.

use crate::desk::{table, tech};
use approdo_bots::{Bot, choose};
use approdo_conformance::desk::Desk as _;
use approdo_contract::{Appraise, Seat};
use approdo_imperial_settlers::ids::Tech;

/// The appraisal of the Atlanteans with this many Basic Technology tokens and a Forest to place one on.
fn with_tokens(tokens: u16) -> f32 {
    let desk = table(&["atlanteans", "romans"])
        .turn(3, 0)
        .empire(0, &["com_old_forest"])
        .supply(0, &[("basic_tech", tokens)])
        .lay();
    desk.game.appraise(Seat(0))
}

#[test]
fn tokens_that_find_no_place_are_worth_little() {
    let (first, twelfth) = (with_tokens(1) - with_tokens(0), with_tokens(12) - with_tokens(11));
    assert!(0.0 < twelfth && 4.0 * twelfth < first, "the first is worth {first}, the twelfth {twelfth}");
}

#[test]
fn a_token_is_worth_more_on_a_location_than_in_the_supply() {
    for tokens in [1, 6, 12] {
        let mut desk = table(&["atlanteans", "romans"])
            .turn(3, 0)
            .empire(0, &["com_old_forest"])
            .supply(0, &[("basic_tech", tokens)])
            .lay();
        let before = desk.game.appraise(Seat(0));
        let place = desk.meant(tech(Tech::Basic, "com_old_forest"));
        assert_eq!(choose(&desk.game, Seat(0), Bot::Greedy, 1), Some(place), "of {tokens}");
        desk.play(place);
        assert!(before < desk.game.appraise(Seat(0)), "of {tokens}");
    }
}
