//! Section 9: exploration.

use crate::desk::{Desk, Layout, aboard, land, s, sea, t, table};
use approdo_armada::{Berth, Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Pending;
use approdo_contract::prelude::*;

#[test]
fn only_the_formation_has_secrets() {
    let clause = "ARM-9.1";
    let mut desk = table(4)
        .bands("azure_a1", "azure", 2)
        .afloat(1, "sea_haven_nw", "azure", 2, 0)
        .afloat(2, "sea_haven_ne", "azure", 2, 0)
        .afloat(3, "sea_bay_nw", "azure", 1, 0)
        .lay();
    for own_or_foreign in ["azure_a2", "azure_b1", "purple_a1", "purple_b2"] {
        desk.refused(explore(own_or_foreign), "ARM-9.1");
    }
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Unexplored, 0, 0, 0), "{clause}");
    assert_eq!((desk.view().treasury, desk.view().native_supply), (50, 50), "{clause}");
    desk.play(explore("cf_n_flank_w")).find(2, 3);
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Natives, 0, 3, 2), "{clause}");
}

#[test]
fn an_explorer_stands_next_to_the_territory() {
    let clause = "ARM-9.2";
    type Given = fn(Layout) -> Layout;
    let rows: [(&str, Given, &str, bool); 11] = [
        ("a ship beside it", |l| l.afloat(1, "sea_bay_nw", "azure", 1, 0), "cf_n_flank_w", true),
        ("a ship that is full of gold", |l| l.afloat(1, "sea_strait_n", "azure", 1, 9), "cf_base_n", true),
        ("a ship one space too far", |l| l.afloat(1, "sea_open_nw", "azure", 9, 0), "cf_n_flank_w", false),
        ("a ship that touches others only", |l| l.afloat(1, "sea_bay_nw", "azure", 9, 0), "cf_base_n", false),
        ("an unmanned ship", |l| l.afloat(1, "sea_bay_nw", "azure", 0, 3), "cf_n_flank_w", false),
        ("the ship of another", |l| l.afloat(1, "sea_bay_nw", "purple", 4, 0), "cf_n_flank_w", false),
        ("a band on the next territory", |l| l.bands("cf_inner_nw", "azure", 1), "cf_centre", true),
        ("a flag without a band", |l| l.bands("cf_inner_nw", "azure", 0), "cf_centre", false),
        ("the band of another", |l| l.bands("cf_inner_nw", "purple", 3), "cf_centre", false),
        ("a band on the same island", |l| l.bands("cf_n_flank_w", "azure", 5), "cf_centre", false),
        ("a band across the strait", |l| l.bands("cf_base_n", "azure", 5), "cf_north_isle_w", false),
    ];
    for (given, layout, territory, allowed) in rows {
        let mut desk = layout(table(4)).lay();
        assert_eq!(desk.offers().contains(&explore(territory)), allowed, "{clause}: {given}");
        if allowed {
            desk.legal(explore(territory));
        } else {
            desk.refused(explore(territory), "ARM-9.2");
        }
    }
}

#[test]
fn exploring_costs_a_point_and_moves_nobody() {
    let clause = "ARM-9.3";
    let mut desk = table(4).afloat(1, "sea_bay_nw", "azure", 3, 0).turn("azure", 1).lay();
    desk.play(explore("cf_n_flank_w")).find(3, 0);
    assert_eq!(desk.mp(), 0, "{clause}");
    assert_eq!(desk.ship(1), (Berth::Sea(sea("sea_bay_nw")), Some(Colour::Azure), 3, 0), "{clause}");
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Natives, 0, 0, 3), "{clause}: nobody has landed");
    desk.refused(explore("cf_w_flank_n"), "ARM-6.5");
    desk.legal(Move::EndTurn);

    let mut desk = table(4).bands("cf_inner_nw", "azure", 2).lay();
    desk.play(explore("cf_centre")).find(1, 0);
    assert_eq!(desk.ground("cf_inner_nw"), (Flag::Azure, 2, 0, 0), "{clause}");
    desk.legal(march("cf_inner_nw", "cf_centre")).legal(Move::EndTurn);
}

#[test]
fn the_dice_show_what_lies_there() {
    let clause = "ARM-9.4";
    for gold in 0..=3 {
        for natives in 0..=4 {
            let mut desk = table(4).afloat(1, "sea_bay_nw", "azure", 1, 0).lay();
            desk.play(explore("cf_n_flank_w"));
            assert!(matches!(desk.game.pending(), Pending::Chance { among: 6, .. }), "{clause}: Gold die");
            let mut after_gold = desk.clone();
            after_gold.luck(0);
            let next = after_gold.game.pending();
            assert!(
                matches!(next, Pending::Chance { among: 6, .. }),
                "{clause}: Native die, nobody is asked"
            );
            desk.find(gold, natives);
            assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Natives, 0, natives, gold), "{clause}");
            assert_eq!(desk.view().treasury, 50 - gold, "{clause}");
            assert_eq!(desk.view().native_supply, 50 - natives, "{clause}");
            assert!(
                desk.facts.contains(&explored("cf_n_flank_w", gold, natives)),
                "{clause}: {:?}",
                desk.facts
            );
        }
    }
}

#[test]
fn the_centre_is_worth_double() {
    let clause = "ARM-9.5";
    for gold in 0..=3 {
        for natives in 0..=4 {
            let mut desk = table(4).bands("cf_inner_nw", "azure", 1).lay();
            desk.play(explore("cf_centre")).find(gold, natives);
            assert_eq!(desk.ground("cf_centre"), (Flag::Natives, 0, 2 * natives, 2 * gold), "{clause}");
        }
    }
    let ships = [("sea_strait_n", "cf_base_n"), ("sea_roads_e", "cf_base_e"), ("sea_strait_s", "cf_base_s")];
    for (ship_in, other_base) in ships {
        let mut desk = table(4).afloat(1, ship_in, "azure", 1, 0).lay();
        desk.play(explore(other_base)).find(3, 4);
        assert_eq!(desk.ground(other_base), (Flag::Natives, 0, 4, 3), "{clause}: {other_base} is no centre");
    }
}

#[test]
fn a_native_flag_marks_what_has_been_explored() {
    let clause = "ARM-9.6";
    for (gold, natives) in [(0, 0), (3, 0), (0, 4), (2, 2)] {
        let mut desk = table(4).bands("cf_n_flank_w", "azure", 1).lay();
        let scores = desk.view().scores;
        desk.play(explore("cf_base_n")).find(gold, natives);
        assert_eq!(desk.ground("cf_base_n").0, Flag::Natives, "{clause}");
        assert_eq!(desk.view().scores, scores, "{clause}: it belongs to no player yet");
    }
}

#[test]
fn a_territory_is_explored_once() {
    let clause = "ARM-9.7";
    let mut desk = table(4).afloat(1, "sea_roads_w", "azure", 2, 0).lay();
    desk.play(explore("cf_base_w")).find(0, 0);
    desk.refused(explore("cf_base_w"), "ARM-9.7");
    desk.play(Move::Unload { ship: s(1), to: t("cf_base_w") }).play(Move::Bands(1));
    assert_eq!(desk.ground("cf_base_w"), (Flag::Azure, 1, 0, 0), "{clause}");
    desk.refused(explore("cf_base_w"), "ARM-9.7");
    desk.play(Move::Load { from: t("cf_base_w"), ship: s(1) });
    assert_eq!(desk.ground("cf_base_w"), (Flag::Azure, 0, 0, 0), "{clause}: the flag stays");
    desk.refused(explore("cf_base_w"), "ARM-9.7");
    desk.until_turn_of(Colour::Purple).until_turn_of(Colour::Azure);
    desk.refused(explore("cf_base_w"), "ARM-9.7");
}

#[test]
fn natives_only_fight_back() {
    let clause = "ARM-9.8";
    let mut desk = table(4)
        .bands("cf_n_flank_w", "azure", 1)
        .ground("cf_base_n", "natives", 0, 8, 2)
        .ground("cf_inner_nw", "natives", 0, 6, 0)
        .ground("cf_n_flank_e", "natives", 0, 4, 0)
        .bands("cf_inner_ne", "purple", 5)
        .afloat(1, "sea_inlet_nw", "azure", 2, 4)
        .lay();
    let (territories, ships) = (desk.view().territories, desk.view().ships);
    desk.until_turn_of(Colour::Orange).until_turn_of(Colour::Azure);
    desk.until_turn_of(Colour::Orange).until_turn_of(Colour::Azure);
    assert_eq!(desk.view().territories, territories, "{clause}: two rounds among natives cost nobody a band");
    assert_eq!(desk.view().ships, ships, "{clause}");
    desk.play(Move::Attack { from: aboard(1), target: land("cf_inner_nw") }).cannons(0, 1);
    assert_eq!(desk.ship(1).2, 1, "{clause}: who attacks them can lose");
    assert_eq!(desk.ground("cf_inner_nw"), (Flag::Natives, 0, 6, 0), "{clause}");
}

#[test]
fn one_band_explores_as_often_as_it_can_pay() {
    let clause = "ARM-9.9";
    let mut desk = table(4).afloat(1, "sea_strait_n", "azure", 1, 0).turn("azure", 4).lay();
    let coast = ["cf_base_n", "cf_n_flank_e", "cf_n_flank_w", "cf_north_isle_e", "cf_north_isle_w"];
    for (done, territory) in coast[..4].iter().enumerate() {
        assert_eq!(desk.mp(), 4 - done as u8, "{clause}");
        desk.legal(explore(territory));
        desk.play(explore(territory)).find(1, 2);
        assert_eq!(rolls(&desk), done + 1, "{clause}: one roll of both dice each");
    }
    desk.refused(explore("cf_north_isle_w"), "ARM-6.5");
}

fn rolls(desk: &Desk) -> usize {
    desk.facts.iter().filter(|fact| matches!(fact, Event::GoldRolled { .. })).count()
}

fn explored(territory: &str, gold: u8, natives: u8) -> Event {
    Event::Explored { colour: Colour::Azure, territory: t(territory), gold, natives, multiplied: false }
}

fn explore(territory: &str) -> Move {
    Move::Explore(t(territory))
}

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}
