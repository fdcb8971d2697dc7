//! Section 15: recruitment.

use crate::desk::{Desk, Layout, card, den, t, table};
use approdo_armada::{Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn a_colour_recruits_once_in_each_of_its_turns() {
    let clause = "ARM-15.1";
    table(4).lay().refused(Move::Recruit, "ARM-5.10");
    let mut desk = recruiting(4).flags("azure", &FORMATION[..8]).lay();
    desk.legal(Move::Recruit);
    desk.play(Move::Recruit).play(on("azure_a1")).play(on(FORMATION[0])).play(on(FORMATION[0]));
    assert_eq!(desk.mp(), 9, "{clause}: three bands for one point");
    assert_eq!(desk.view().reserve[Colour::Azure], 47, "{clause}");
    desk.refused(Move::Recruit, "ARM-15.1");
    for next in [Colour::Purple, Colour::Blue, Colour::Orange, Colour::Azure] {
        desk.until_turn_of(next).legal(Move::Recruit);
        desk.play(Move::Recruit).play(on(den(next)[0]));
        assert_eq!(desk.mp(), 9, "{clause}: one band for one point");
        while desk.offers().contains(&on(FORMATION[0])) {
            desk.play(on(FORMATION[0]));
        }
        desk.refused(Move::Recruit, "ARM-15.1");
    }
    recruiting(4).turn("azure", 0).lay().refused(Move::Recruit, "ARM-6.5");

    // The two colours of one player recruit each for itself.
    let mut desk = recruiting(2).lay();
    desk.play(Move::Recruit).play(on("azure_a1")).refused(Move::Recruit, "ARM-15.1");
    desk.until_turn_of(Colour::Blue).legal(Move::Recruit);
}

#[test]
fn every_possessed_den_gives_a_band_for_itself() {
    let clause = "ARM-15.2";
    let mut desk = recruiting(4)
        .flags("azure", &["blue_a2", "blue_a3", "blue_b2", "blue_c2"])
        .flags("azure", &["purple_a2", "purple_a3", "purple_b2"])
        .flags("orange", &["azure_c1", "azure_c2"])
        .lay();
    desk.play(Move::Recruit);
    assert!(desk.facts.contains(&Event::Recruiting { colour: Colour::Azure, bands: 2 }), "{clause}");
    for wrong in ["azure_c1", "blue_a2", "purple_a2"] {
        desk.refused(on(wrong), "ARM-15.2");
    }
    assert_eq!(
        desk.offers(),
        ["azure_a1", "azure_a2", "azure_a3", "azure_b1", "azure_b2"].map(on),
        "{clause}"
    );
    desk.play(on("azure_b2"));
    for wrong in ["blue_a1", "azure_a1", "purple_a2"] {
        desk.refused(on(wrong), "ARM-15.2");
    }
    assert_eq!(desk.offers(), ["blue_a2", "blue_a3", "blue_b2", "blue_c2"].map(on), "{clause}");
    desk.play(on("blue_c2"));
    assert_eq!(desk.ground("azure_b2"), (Flag::Azure, 1, 0, 0), "{clause}");
    assert_eq!(desk.ground("blue_c2"), (Flag::Azure, 1, 0, 0), "{clause}");
    desk.refused(Move::Recruit, "ARM-15.1");
}

#[test]
fn every_four_territories_of_the_formation_give_a_band() {
    let clause = "ARM-15.3";
    for (held, bands) in [(3, 0), (4, 1), (7, 1), (8, 2), (9, 2), (11, 2), (12, 3)] {
        let mut desk = without_a_den().flags("azure", &FORMATION[..held]).lay();
        if bands == 0 {
            desk.refused(Move::Recruit, "ARM-15.5");
            continue;
        }
        desk.play(Move::Recruit);
        for _ in 0..bands {
            desk.refused(on("azure_a2"), "ARM-15.3").refused(on("cf_north_isle_e"), "ARM-15.3");
            assert_eq!(desk.offers(), in_map_order(&FORMATION[..held]), "{clause}: any of them");
            desk.play(on(FORMATION[0]));
        }
        assert_eq!(desk.ground(FORMATION[0]).1, bands, "{clause}: all on one");
        desk.refused(Move::Recruit, "ARM-15.1");
    }
    let mut desk = without_a_den().flags("azure", &FORMATION[..8]).lay();
    desk.play(Move::Recruit).play(on(FORMATION[0])).play(on(FORMATION[1]));
    assert_eq!((desk.ground(FORMATION[0]).1, desk.ground(FORMATION[1]).1), (1, 1), "{clause}: or spread");
}

#[test]
fn the_example_of_the_rulebook() {
    let clauses = ["ARM-15.1", "ARM-15.2", "ARM-15.3"];
    let mut desk = recruiting(4)
        .flags("purple", &["azure_c1", "azure_c2"])
        .flags("azure", &["blue_a1", "blue_a2"])
        .flags("azure", &FORMATION[..9])
        .lay();
    desk.play(Move::Recruit).play(on("azure_a1")).play(on(FORMATION[3])).play(on(FORMATION[8]));
    assert_eq!(
        recruited(&desk),
        3,
        "{clauses:?}: 1 for the azure den, none for the blue one, 2 for the Formation"
    );
    assert_eq!((desk.mp(), desk.view().reserve[Colour::Azure]), (9, 47), "{clauses:?}");
    desk.refused(Move::Recruit, "ARM-15.1");
}

#[test]
fn a_small_reserve_leaves_the_choice() {
    let clause = "ARM-15.4";
    // Two dens and two groups of the Formation are due, but only so many bands are left.
    let given = |reserve: u8| {
        recruiting(4)
            .flags("azure", &["blue_a2", "blue_a3", "blue_b2", "blue_c2"])
            .flags("azure", &FORMATION[..8])
            .bands("azure_a1", "azure", 50 - reserve)
            .lay()
    };
    let mut all = given(4);
    all.play(Move::Recruit).refused(Move::Skip, "ARM-15.4");
    all.play(on("azure_a2")).refused(Move::Skip, "ARM-15.4");

    let mut one_short = given(3);
    one_short.play(Move::Recruit).legal(Move::Skip);
    one_short.play(Move::Skip).refused(Move::Skip, "ARM-15.4");
    one_short.play(on("blue_a2")).play(on(FORMATION[0])).play(on(FORMATION[1]));
    assert_eq!(recruited(&one_short), 3, "{clause}");
    assert_eq!(one_short.ground("azure_a2").1, 0, "{clause}: the band of the azure den was left out");

    let mut formation_only = given(1);
    formation_only.play(Move::Recruit).play(Move::Skip).play(Move::Skip).play(Move::Skip);
    formation_only.refused(Move::Skip, "ARM-15.4");
    formation_only.play(on(FORMATION[0]));
    assert_eq!(recruited(&formation_only), 1, "{clause}");

    let mut first_come = given(2);
    first_come.play(Move::Recruit).play(on("azure_a2")).play(on("blue_a2"));
    assert_eq!(recruited(&first_come), 2, "{clause}");
    for mut desk in [one_short, formation_only, first_come] {
        assert_eq!(desk.view().reserve[Colour::Azure], 0, "{clause}: they come from the reserve");
        desk.legal(Move::EndTurn);
    }
}

#[test]
fn recruiting_must_bring_something_and_is_no_surprise() {
    without_a_den().lay().refused(Move::Recruit, "ARM-15.5");
    recruiting(4).bands("azure_a1", "azure", 50).lay().refused(Move::Recruit, "ARM-15.5");
    recruiting(4).bands("azure_a1", "azure", 49).lay().legal(Move::Recruit);
    let in_window = json!(["act", { "window": { "step": 3 } }]);
    let given = recruiting(4).turn("purple", 10).hand(0, &["surprise_attack"]);
    let mut desk = given.set("frames", in_window).lay();
    desk.play(Move::PlayCard(card("surprise_attack")));
    desk.refused(Move::Recruit, "ARM-15.5");
    assert!(!desk.offers().contains(&Move::Recruit));
    desk.play(Move::EndTurn).legal(Move::Recruit);
}

/// Twelve territories of the Formation without the centre, so that no colour comes near to victory.
const FORMATION: [&str; 12] = [
    "cf_n_flank_w",
    "cf_n_flank_e",
    "cf_inner_nw",
    "cf_inner_ne",
    "cf_inner_w",
    "cf_inner_e",
    "cf_base_w",
    "cf_w_flank_n",
    "cf_w_flank_s",
    "cf_inner_sw",
    "cf_s_flank_w",
    "cf_north_isle_w",
];

fn recruiting(seats: u8) -> Layout {
    table(seats).options(|options| options.recruitment = true)
}

/// Azure keeps three territories of its den, one too few to possess it.
fn without_a_den() -> Layout {
    recruiting(4).flags("purple", &["azure_a1", "azure_b1", "azure_c1", "azure_c2"])
}

fn in_map_order(territories: &[&str]) -> Vec<Move> {
    let mut ids: Vec<_> = territories.iter().map(|name| t(name)).collect();
    ids.sort_by_key(|id| id.index());
    ids.into_iter().map(Move::On).collect()
}

fn recruited(desk: &Desk) -> usize {
    desk.facts.iter().filter(|fact| matches!(fact, Event::Recruited { .. })).count()
}

fn on(territory: &str) -> Move {
    Move::On(t(territory))
}
