//! Section 11: combat.

use crate::desk::{Desk, Layout, aboard, card, land, s, sea, t, table};
use approdo_armada::{
    Berth, Event, Flag, Move,
    ids::{Colour, Place},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat};

#[test]
fn an_attack_needs_two_bands_in_one_place() {
    let clause = "ARM-11.1";
    let from_land = attack(land("azure_a1"), aboard(1));
    for (bands, elsewhere, allowed) in
        [(1, 0, false), (1, 5, false), (0, 5, false), (2, 0, true), (9, 0, true)]
    {
        let mut desk = table(4)
            .bands("azure_a1", "azure", bands)
            .bands("azure_a2", "azure", elsewhere)
            .afloat(1, "sea_haven_nw", "purple", 1, 0)
            .lay();
        assert_eq!(desk.offers().contains(&from_land), allowed, "{clause}: {bands} bands");
        if !allowed {
            desk.refused(from_land, "ARM-11.1");
        }
    }
    let from_ship = attack(aboard(1), land("cf_n_flank_w"));
    for (bands, allowed) in [(1, false), (2, true)] {
        let natives = table(4).ground("cf_n_flank_w", "natives", 0, 1, 0);
        let mut desk = natives.afloat(1, "sea_bay_nw", "azure", bands, 4).lay();
        if allowed {
            desk.legal(from_ship);
        } else {
            desk.refused(from_ship, "ARM-11.1");
        }
    }
    let mut desk = table(4).bands("azure_a1", "purple", 5).afloat(1, "sea_haven_nw", "blue", 1, 0).lay();
    desk.refused(from_land, "ARM-11.1");
}

#[test]
fn attackers_and_target_are_adjacent() {
    let clause = "ARM-11.2";
    let mut desk = table(4)
        .bands("azure_a1", "azure", 2)
        .bands("azure_a3", "azure", 2)
        .bands("cf_n_flank_w", "azure", 2)
        .afloat(1, "sea_bay_nw", "azure", 2, 0)
        .bands("cf_base_n", "purple", 1)
        .ground("cf_w_flank_n", "natives", 0, 1, 0)
        .ground("cf_north_isle_w", "natives", 0, 1, 0)
        .afloat(2, "sea_haven_nw", "purple", 1, 0)
        .afloat(3, "sea_strait_n", "purple", 1, 0)
        .afloat(4, "sea_isle_n", "purple", 1, 0)
        .lay();
    let rows = [
        ("a shared border", land("cf_n_flank_w"), land("cf_base_n"), true),
        ("no shared border", land("cf_n_flank_w"), land("cf_w_flank_n"), false),
        ("two islands", land("cf_n_flank_w"), land("cf_north_isle_w"), false),
        ("the ship lies before the coast", land("azure_a1"), aboard(2), true),
        ("the ship lies before another coast", land("azure_a3"), aboard(2), false),
        ("the space touches the territory", aboard(1), land("cf_w_flank_n"), true),
        ("the space does not touch the territory", aboard(1), land("cf_base_n"), false),
        ("adjacent sea spaces", aboard(1), aboard(3), true),
        ("sea spaces that are not adjacent", aboard(1), aboard(4), false),
    ];
    for (given, from, target, allowed) in rows {
        let mv = attack(from, target);
        assert_eq!(desk.offers().contains(&mv), allowed, "{clause}: {given}");
        if !allowed {
            desk.refused(mv, "ARM-11.2");
        }
    }
}

#[test]
fn coast_and_ship_attack_each_other_alike() {
    let clause = "ARM-11.3";
    for (firing, exploding) in FACES {
        let given = || table(4).bands("orange_c2", "orange", 4).afloat(1, "sea_sound_sw", "blue", 4, 0);
        let mut ashore = given().turn("orange", 10).lay();
        ashore.play(attack(land("orange_c2"), aboard(1))).cannons(firing, exploding);
        let mut afloat = given().turn("blue", 10).lay();
        afloat.play(attack(aboard(1), land("orange_c2"))).cannons(firing, exploding);
        let bands = |desk: &Desk| (desk.ground("orange_c2").1, desk.ship(1).2);
        assert_eq!(bands(&ashore), (4 - exploding, 4 - firing), "{clause}");
        assert_eq!(bands(&afloat), (4 - firing, 4 - exploding), "{clause}");
    }
}

#[test]
fn only_a_place_with_an_enemy_can_be_attacked() {
    let clause = "ARM-11.4";
    type Given = fn(Layout) -> Layout;
    let base = land("cf_base_n");
    let rows: [(&str, Given, Place, Option<&str>); 10] = [
        ("natives", |l| l.ground("cf_base_n", "natives", 0, 1, 0), base, None),
        ("a band", |l| l.bands("cf_base_n", "purple", 1), base, None),
        ("a crew", |l| l.afloat(1, "sea_strait_n", "purple", 1, 0), aboard(1), None),
        (
            "an empty territory of natives",
            |l| l.ground("cf_base_n", "natives", 0, 0, 3),
            base,
            Some("ARM-11.4"),
        ),
        ("an empty territory of pirates", |l| l.bands("cf_base_n", "purple", 0), base, Some("ARM-11.4")),
        ("an own empty territory", |l| l.bands("cf_base_n", "azure", 0), base, Some("ARM-11.4")),
        ("an unexplored territory", |l| l, base, Some("ARM-11.4")),
        ("an unmanned ship", |l| l.afloat(1, "sea_strait_n", "purple", 0, 5), aboard(1), Some("ARM-11.4")),
        // The clauses about ships that are not at sea say the same and are more specific.
        ("a ship in the box", |l| l, aboard(1), Some("ARM-8.30")),
        ("an unlaunched ship", |l| l.moored(1, "purple_a1", "purple"), aboard(1), Some("ARM-8.28")),
    ];
    for (given, layout, target, refusal) in rows {
        let mut desk = layout(table(4).bands("cf_n_flank_w", "azure", 3)).lay();
        let mv = attack(land("cf_n_flank_w"), target);
        assert_eq!(desk.offers().contains(&mv), refusal.is_none(), "{clause}: {given}");
        if let Some(refusal) = refusal {
            desk.refused(mv, refusal);
        }
        // A flag or a ship of others without defenders looks attackable, and the refusal says why it is not.
        let is_tried =
            refusal.is_none() || ["natives", "pirates", "unmanned"].iter().any(|word| given.contains(word));
        assert_eq!(desk.candidates().contains(&mv), is_tried, "{clause}: {given}");
    }
}

#[test]
fn an_attack_is_one_roll_for_one_point() {
    let clause = "ARM-11.5";
    let given = || table(4).bands("cf_n_flank_w", "azure", 5).bands("cf_base_n", "purple", 5);
    let mv = attack(land("cf_n_flank_w"), land("cf_base_n"));
    let mut desk = given().turn("azure", 1).lay();
    desk.play(mv);
    assert!(matches!(desk.game.pending(), Pending::Chance { among: 6, .. }), "{clause}: one die");
    desk.cannons(1, 0);
    assert_eq!(desk.mp(), 0, "{clause}");
    assert_eq!(desk.facts.iter().filter(|fact| matches!(fact, Event::CombatRolled { .. })).count(), 1);
    desk.refused(mv, "ARM-6.5");
    given().turn("azure", 0).lay().refused(mv, "ARM-6.5");
}

#[test]
fn cannons_cost_the_side_that_they_hit() {
    let firing_clause = "ARM-11.6";
    let exploding_clause = "ARM-11.7";
    let reserve_clause = "ARM-11.8";
    for (firing, exploding) in FACES {
        let given = || table(4).bands("cf_n_flank_w", "azure", 5).afloat(2, "sea_bay_nw", "azure", 5, 1);
        let mut natives = given().ground("cf_base_n", "natives", 0, 4, 2).lay();
        natives.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(firing, exploding);
        assert_eq!(natives.ground("cf_base_n"), (Flag::Natives, 0, 4 - firing, 2), "{firing_clause}");
        assert_eq!(natives.ground("cf_n_flank_w"), (Flag::Azure, 5 - exploding, 0, 0), "{exploding_clause}");
        assert_eq!(natives.view().native_supply, 46 + firing, "{reserve_clause}");
        assert_eq!(natives.view().reserve[Colour::Azure], 40 + exploding, "{reserve_clause}");

        let mut pirates = given().ground("cf_base_n", "purple", 4, 0, 2).lay();
        pirates.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(firing, exploding);
        assert_eq!(pirates.ground("cf_base_n"), (Flag::Purple, 4 - firing, 0, 2), "{firing_clause}");
        assert_eq!(pirates.ground("cf_n_flank_w"), (Flag::Azure, 5 - exploding, 0, 0), "{exploding_clause}");
        assert_eq!(pirates.view().reserve[Colour::Purple], 46 + firing, "{reserve_clause}");
        assert_eq!(pirates.view().reserve[Colour::Azure], 40 + exploding, "{reserve_clause}");

        let mut ships = given().afloat(1, "sea_strait_n", "purple", 4, 3).lay();
        ships.play(attack(aboard(2), aboard(1))).cannons(firing, exploding);
        assert_eq!((ships.ship(1).2, ships.ship(1).3), (4 - firing, 3), "{firing_clause}");
        assert_eq!((ships.ship(2).2, ships.ship(2).3), (5 - exploding, 1), "{exploding_clause}");
        assert_eq!(ships.view().reserve[Colour::Purple], 46 + firing, "{reserve_clause}");
        assert_eq!(ships.view().reserve[Colour::Azure], 40 + exploding, "{reserve_clause}");
    }
}

#[test]
fn losses_are_taken_from_the_two_places_alone() {
    let clause = "ARM-11.9";
    let given = || {
        table(4)
            .bands("cf_n_flank_w", "azure", 2)
            .bands("cf_inner_nw", "azure", 6)
            .afloat(1, "sea_strait_n", "azure", 6, 0)
            .bands("cf_base_n", "purple", 1)
            .bands("cf_inner_ne", "purple", 6)
            .afloat(2, "sea_isle_n", "purple", 6, 0)
    };
    let mv = attack(land("cf_n_flank_w"), land("cf_base_n"));
    let mut overkill = given().lay();
    overkill.play(mv).cannons(2, 0);
    assert_eq!(overkill.ground("cf_base_n").1, 0, "{clause}");
    assert_eq!(overkill.view().reserve[Colour::Purple], 50 - 12, "{clause}: the second cannon hits nobody");
    assert_eq!(fought(&overkill), Some((0, 1)), "{clause}");
    let mut backfire = given().lay();
    backfire.play(mv).cannons(0, 2);
    assert_eq!(backfire.ground("cf_n_flank_w").1, 0, "{clause}: all bands there take part");
    assert_eq!(backfire.view().reserve[Colour::Azure], 50 - 12, "{clause}");
    assert_eq!(fought(&backfire), Some((2, 0)), "{clause}");
    for desk in [overkill, backfire] {
        assert_eq!((desk.ground("cf_inner_nw").1, desk.ship(1).2), (6, 6), "{clause}: attackers elsewhere");
        assert_eq!((desk.ground("cf_inner_ne").1, desk.ship(2).2), (6, 6), "{clause}: defenders elsewhere");
    }
}

#[test]
fn attacks_go_on_while_bands_and_points_last() {
    let clause = "ARM-11.10";
    let mv = attack(land("cf_n_flank_w"), land("cf_base_n"));
    let given = || table(4).bands("cf_n_flank_w", "azure", 4).ground("cf_base_n", "natives", 0, 8, 0);
    let mut desk = given().turn("azure", 3).lay();
    for left in [2, 1, 0] {
        desk.legal(mv);
        desk.play(mv).cannons(2, 0);
        assert_eq!(desk.mp(), left, "{clause}");
    }
    assert_eq!(desk.ground("cf_base_n").2, 2, "{clause}");
    desk.refused(mv, "ARM-6.5");
    let mut desk = given().lay();
    desk.play(mv).cannons(0, 2).legal(mv);
    desk.play(mv).cannons(0, 1);
    desk.refused(mv, "ARM-11.1");
}

#[test]
fn every_roll_is_an_action_of_its_own() {
    let clause = "ARM-11.11";
    let mut desk = table(4)
        .bands("cf_n_flank_w", "azure", 3)
        .afloat(1, "sea_strait_n", "azure", 3, 0)
        .ground("cf_base_n", "natives", 0, 4, 0)
        .ground("cf_inner_nw", "natives", 0, 4, 0)
        .lay();
    desk.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(1, 0);
    desk.play(attack(aboard(1), land("cf_base_n"))).cannons(1, 0);
    desk.play(attack(land("cf_n_flank_w"), land("cf_inner_nw"))).cannons(1, 0);
    desk.play(Move::Sail { ship: s(1), sea: sea("sea_isle_n") });
    desk.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(1, 0);
    assert_eq!((desk.ground("cf_base_n").2, desk.ground("cf_inner_nw").2), (1, 3), "{clause}");
    assert_eq!(desk.mp(), 5, "{clause}");
    desk.legal(Move::EndTurn);
    desk.play(Move::EndTurn);
    assert_eq!(desk.ground("cf_base_n").2, 1, "{clause}: the attacker may stop");
}

#[test]
fn a_battle_is_won_when_nobody_defends_any_more() {
    let clause = "ARM-11.12";
    let mut desk = table(4).bands("cf_n_flank_w", "azure", 4).bands("cf_base_n", "purple", 3).lay();
    let enter = march("cf_n_flank_w", "cf_base_n");
    for defenders in [2, 1, 0] {
        desk.refused(enter, "ARM-10.2");
        desk.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(1, 0);
        assert_eq!(desk.ground("cf_base_n").1, defenders, "{clause}");
    }
    desk.legal(enter);
    desk.refused(attack(land("cf_n_flank_w"), land("cf_base_n")), "ARM-11.4");
}

#[test]
fn entering_a_beaten_place_is_a_move_of_its_own() {
    let clause = "ARM-11.13";
    let mut desk = table(4)
        .bands("cf_n_flank_w", "azure", 3)
        .ground("cf_base_n", "natives", 0, 1, 2)
        .turn("azure", 2)
        .lay();
    desk.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(1, 0);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Natives, 0, 0, 2), "{clause}: the target is empty");
    assert_eq!(desk.ground("cf_n_flank_w").1, 3, "{clause}: nobody has moved");
    let mut leave = desk.clone();
    leave.play(Move::EndTurn);
    assert_eq!(leave.ground("cf_base_n"), (Flag::Natives, 0, 0, 2), "{clause}: it may stay empty");
    desk.play(march("cf_n_flank_w", "cf_base_n")).play(Move::Bands(2));
    assert_eq!(desk.mp(), 0, "{clause}");
    assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, 2, 0, 2), "{clause}");
}

#[test]
fn the_gold_of_a_beaten_place_waits_for_whoever_comes() {
    let clause = "ARM-11.14";
    let mut desk = table(4)
        .bands("orange_c2", "orange", 4)
        .afloat(1, "sea_sound_sw", "blue", 1, 5)
        .turn("orange", 10)
        .lay();
    desk.play(attack(land("orange_c2"), aboard(1))).cannons(1, 0);
    let (_, owner, bands, gold) = desk.ship(1);
    assert_eq!((owner, bands, gold), (Some(Colour::Blue), 0, 5), "{clause}");
    assert_eq!(desk.ground("orange_c2"), (Flag::Orange, 4, 0, 0), "{clause}");
    desk.play(Move::Load { from: t("orange_c2"), ship: s(1) }).play(Move::Bands(3));
    let boarded = (Berth::Sea(sea("sea_sound_sw")), Some(Colour::Orange), 3, 5);
    assert_eq!(desk.ship(1), boarded, "{clause}");
    assert_eq!(desk.mp(), 8, "{clause}");

    // On land, another colour may be quicker than the one that won the battle.
    let mut desk = table(4)
        .bands("cf_n_flank_w", "azure", 3)
        .ground("cf_base_n", "natives", 0, 2, 3)
        .bands("cf_n_flank_e", "purple", 1)
        .lay();
    desk.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(2, 0);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Natives, 0, 0, 3), "{clause}");
    desk.play(Move::EndTurn).play(march("cf_n_flank_e", "cf_base_n"));
    assert_eq!(desk.ground("cf_base_n"), (Flag::Purple, 1, 0, 3), "{clause}");
}

#[test]
fn a_beaten_territory_counts_for_its_owner_until_it_is_invaded() {
    let clause = "ARM-11.15";
    let mut desk = table(4).bands("cf_n_flank_w", "azure", 3).ground("cf_base_n", "purple", 1, 0, 2).lay();
    let scores = desk.view().scores;
    desk.play(attack(land("cf_n_flank_w"), land("cf_base_n"))).cannons(1, 0);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Purple, 0, 0, 2), "{clause}");
    assert_eq!(desk.view().scores, scores, "{clause}");
    desk.play(march("cf_n_flank_w", "cf_base_n")).play(Move::Bands(1));
    assert_eq!(desk.view().scores[Colour::Purple], scores[Colour::Purple] - 3, "{clause}");
}

#[test]
fn a_single_survivor_does_everything_but_attack() {
    let clause = "ARM-11.16";
    let mut desk = table(4)
        .bands("cf_inner_nw", "azure", 3)
        .bands("cf_n_flank_w", "azure", 1)
        .bands("cf_base_n", "purple", 5)
        .afloat(1, "sea_inlet_nw", "azure", 0, 0)
        .lay();
    let mv = attack(land("cf_inner_nw"), land("cf_base_n"));
    desk.play(mv).cannons(0, 2);
    assert_eq!(desk.ground("cf_inner_nw").1, 1, "{clause}");
    desk.refused(mv, "ARM-11.1");
    desk.legal(march("cf_inner_nw", "cf_n_flank_w")).legal(Move::Load { from: t("cf_inner_nw"), ship: s(1) });
    desk.legal(Move::Explore(t("cf_centre"))).legal(Move::Sink(s(1)));
    desk.play(march("cf_n_flank_w", "cf_inner_nw")).legal(mv);
}

#[test]
fn a_wiped_out_group_leaves_its_place_behind() {
    let clause = "ARM-11.16";
    let mut desk = table(4)
        .afloat(1, "sea_bay_nw", "azure", 2, 3)
        .ground("cf_n_flank_w", "natives", 0, 1, 0)
        .ground("cf_inner_nw", "azure", 2, 0, 4)
        .lay();
    desk.play(attack(aboard(1), land("cf_n_flank_w"))).cannons(0, 2);
    let unmanned = (Berth::Sea(sea("sea_bay_nw")), Some(Colour::Azure), 0, 3);
    assert_eq!(desk.ship(1), unmanned, "{clause}: the ship keeps its gold");
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Natives, 0, 1, 0), "{clause}");
    desk.refused(Move::Sail { ship: s(1), sea: sea("sea_open_nw") }, "ARM-8.8");
    desk.play(attack(land("cf_inner_nw"), land("cf_n_flank_w"))).cannons(0, 2);
    assert_eq!(desk.ground("cf_inner_nw"), (Flag::Azure, 0, 0, 4), "{clause}: the flag stays");
}

#[test]
fn the_defender_only_has_its_cards() {
    let clause = "ARM-11.17";
    let given = || table(4).bands("cf_n_flank_w", "azure", 5).bands("cf_base_n", "purple", 5);
    let mv = attack(land("cf_n_flank_w"), land("cf_base_n"));
    for (firing, exploding) in FACES {
        let mut desk = given().lay();
        desk.play(mv).cannons(firing, exploding);
        assert_eq!(desk.asked(), Seat(0), "{clause}: without cards the attacker simply goes on");
        let (attackers, defenders) = (desk.ground("cf_n_flank_w").1, desk.ground("cf_base_n").1);
        assert_eq!((attackers, defenders), (5 - exploding, 5 - firing), "{clause}: nobody retreats");
    }
    let mut desk = given().hand(1, &["new_defensive_weapons", "yo_ho_ho"]).lay();
    desk.play(mv).cannons(2, 0);
    assert_eq!(desk.asked(), Seat(1), "{clause}");
    let weapons = Move::PlayCard(card("new_defensive_weapons"));
    assert_eq!(desk.offers(), [Move::Pass, weapons], "{clause}");
    // It is not the defender's turn.
    desk.refused(attack(land("cf_base_n"), land("cf_n_flank_w")), "ARM-6.1");
    desk.refused(march("cf_base_n", "cf_inner_ne"), "ARM-6.1");
}

#[test]
fn nobody_attacks_its_own() {
    let four = table(4).bands("azure_a1", "azure", 5).bands("azure_a2", "azure", 5);
    let mut desk = four.afloat(1, "sea_haven_nw", "azure", 5, 0).lay();
    for (from, target) in [
        (land("azure_a1"), land("azure_a2")),
        (land("azure_a1"), aboard(1)),
        (aboard(1), land("azure_a1")),
        (land("azure_a1"), land("azure_a1")),
    ] {
        desk.refused(attack(from, target), "ARM-11.18");
    }
    // With two players blue is azure's other colour, purple and orange are not.
    let two = table(2).bands("cf_base_n", "azure", 5).bands("cf_n_flank_w", "blue", 5);
    let two = two.afloat(1, "sea_strait_n", "blue", 5, 0).bands("cf_n_flank_e", "purple", 5);
    let mut desk = two.bands("cf_inner_ne", "orange", 5).lay();
    desk.refused(attack(land("cf_base_n"), land("cf_n_flank_w")), "ARM-11.18");
    desk.refused(attack(land("cf_base_n"), aboard(1)), "ARM-11.18");
    desk.legal(attack(land("cf_base_n"), land("cf_n_flank_e")));
    desk.legal(attack(land("cf_base_n"), land("cf_inner_ne")));
}

/// The four different faces of the Combat die: firing and exploding cannons.
const FACES: [(u8, u8); 4] = [(2, 0), (1, 0), (0, 1), (0, 2)];

/// What the last battle cost: attackers, defenders.
fn fought(desk: &Desk) -> Option<(u8, u8)> {
    desk.facts.iter().rev().find_map(|fact| match *fact {
        Event::Fought { attackers_lost, defenders_lost, .. } => Some((attackers_lost, defenders_lost)),
        _ => None,
    })
}

fn attack(from: Place, target: Place) -> Move {
    Move::Attack { from, target }
}

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}
