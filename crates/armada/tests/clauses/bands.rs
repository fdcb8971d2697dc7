//! Section 7: moving bands and gold.

use crate::desk::{land, s, t, table};
use approdo_armada::{Event, Flag, Move, ids::Colour};
use approdo_conformance::desk::Desk as _;

fn march(from: &str, to: &str) -> Move {
    Move::March { from: t(from), to: t(to) }
}

#[test]
fn a_point_moves_a_band_or_group_to_an_adjacent_territory() {
    let clause = "ARM-7.1";
    let mut desk = table(4).bands("azure_a1", "azure", 1).bands("azure_b1", "azure", 4).lay();
    desk.play(march("azure_a1", "azure_a2"));
    assert_eq!((desk.ground("azure_a1").1, desk.ground("azure_a2").1, desk.mp()), (0, 1, 9), "{clause}");
    desk.play(march("azure_b1", "azure_b2")).play(Move::Bands(4));
    assert_eq!((desk.ground("azure_b1").1, desk.ground("azure_b2").1, desk.mp()), (0, 4, 8), "{clause}");
    desk.refused(march("azure_b2", "azure_c2"), "ARM-7.1");
    let marches = desk.offers().into_iter().filter(|mv| matches!(mv, Move::March { .. }));
    let expected =
        [march("azure_a2", "azure_a1"), march("azure_a2", "azure_a3"), march("azure_b2", "azure_b1")];
    assert!(marches.eq(expected), "{clause}: one step to a neighbour and nothing else");
}

#[test]
fn a_group_is_any_number_of_own_bands_in_one_place() {
    let position = || {
        table(4)
            .bands("azure_a1", "azure", 3)
            .bands("azure_a2", "azure", 5)
            .afloat(1, "sea_haven_nw", "azure", 3, 0)
            .lay()
    };
    for mv in [march("azure_a1", "azure_a2"), Move::Unload { ship: s(1), to: t("azure_a2") }] {
        let mut desk = position();
        desk.play(mv);
        // Bands of other places do not join the group, and an empty group does not move.
        desk.refused(Move::Bands(4), "ARM-7.2").refused(Move::Bands(0), "ARM-7.6");
        assert_eq!(desk.offers(), [Move::Bands(1), Move::Bands(2), Move::Bands(3)], "ARM-7.2");
    }
    for group in 1..=3 {
        let mut desk = position();
        desk.play(march("azure_a1", "azure_a2")).play(Move::Bands(group));
        let (stay, arrive) = (desk.ground("azure_a1").1, desk.ground("azure_a2").1);
        assert_eq!((stay, arrive), (3 - group, 5 + group), "ARM-7.2");
        let mut desk = position();
        desk.play(Move::Unload { ship: s(1), to: t("azure_a2") }).play(Move::Bands(group));
        assert_eq!((desk.ship(1).2, desk.ground("azure_a2").1), (3 - group, 5 + group), "ARM-7.2");
    }
    // Bands of others are no part of it.
    position().refused(march("purple_a1", "purple_a2"), "ARM-7.6");
    let mut desk = table(4).bands("purple_a1", "purple", 3).lay();
    desk.refused(march("purple_a1", "purple_a2"), "ARM-7.2");
}

#[test]
fn the_destination_holds_nobody_else() {
    let clause = "ARM-7.3";
    for (flag, bands, natives, free) in [
        ("azure", 0, 0, true),
        ("azure", 3, 0, true),
        ("purple", 0, 0, true),
        ("natives", 0, 0, true),
        ("purple", 1, 0, false),
        ("natives", 0, 1, false),
    ] {
        let mut desk = table(4)
            .bands("cf_n_flank_w", "azure", 1)
            .ground("cf_base_n", flag, bands, natives, 0)
            .afloat(1, "sea_strait_n", "azure", 1, 0)
            .lay();
        for mv in [march("cf_n_flank_w", "cf_base_n"), Move::Unload { ship: s(1), to: t("cf_base_n") }] {
            if free {
                desk.legal(mv);
            } else {
                desk.refused(mv, "ARM-10.2");
            }
        }
        assert_eq!(desk.offers().contains(&march("cf_n_flank_w", "cf_base_n")), free, "{clause}: {flag}");
    }
    // The dummy's bands are in the way like all others.
    let mut desk = table(3).bands("orange_a1", "azure", 1).bands("orange_a2", "orange", 1).lay();
    desk.refused(march("orange_a1", "orange_a2"), "ARM-10.2");
}

#[test]
fn one_band_carries_all_the_gold_for_nothing() {
    let clause = "ARM-7.4";
    let mut desk = table(4).ground("azure_a1", "azure", 1, 0, 50).lay();
    desk.play(march("azure_a1", "azure_a2"));
    let all: Vec<Move> = (0..=50).map(Move::Ingots).collect();
    assert_eq!(desk.offers(), all, "{clause}");
    desk.play(Move::Ingots(50));
    assert_eq!((desk.ground("azure_a2"), desk.mp()), ((Flag::Azure, 1, 0, 50), 9), "{clause}");
}

#[test]
fn only_own_ingots_of_the_place_are_carried_and_the_rest_stays() {
    let position = || {
        table(4)
            .ground("azure_a1", "azure", 2, 0, 4)
            .ground("azure_a2", "azure", 0, 0, 9)
            .afloat(1, "sea_haven_nw", "azure", 1, 3)
            .lay()
    };
    for ingots in 0..=4 {
        let mut desk = position();
        desk.play(march("azure_a1", "azure_a2")).play(Move::Bands(1));
        desk.refused(Move::Ingots(5), "ARM-7.5");
        desk.play(Move::Ingots(ingots));
        let (stays, arrives) = (desk.ground("azure_a1").3, desk.ground("azure_a2").3);
        assert_eq!((stays, arrives), (4 - ingots, 9 + ingots), "ARM-7.5");
    }
    let mut desk = position();
    desk.play(Move::Unload { ship: s(1), to: t("azure_a2") }).refused(Move::Ingots(4), "ARM-7.5");
    desk.play(Move::Ingots(1));
    assert_eq!((desk.ship(1).3, desk.ground("azure_a2").3), (2, 10), "ARM-7.5");
    // Gold at the destination of an invasion is not carried by the move that brings the bands.
    let mut desk = table(4).bands("purple_a1", "azure", 1).ground("purple_a2", "purple", 0, 0, 2).lay();
    desk.play(march("purple_a1", "purple_a2"));
    let carried = Event::Hauled {
        colour: Colour::Azure,
        from: land("purple_a1"),
        to: land("purple_a2"),
        bands: 1,
        ingots: 0,
    };
    assert_eq!(desk.facts[0], carried, "ARM-7.5");
}

#[test]
fn gold_never_moves_alone() {
    let position = || {
        table(4)
            .ground("azure_a1", "azure", 2, 0, 4)
            .ground("azure_c1", "azure", 0, 0, 4)
            .afloat(1, "sea_haven_nw", "azure", 2, 4)
            .afloat(2, "sea_cape_nw", "azure", 0, 4)
    };
    let mut desk = position().lay();
    for mv in [
        march("azure_c1", "azure_c2"),
        Move::Load { from: t("azure_c1"), ship: s(1) },
        Move::Unload { ship: s(2), to: t("azure_a1") },
        Move::Transfer { from: s(2), to: s(1) },
    ] {
        desk.refused(mv, "ARM-7.6");
    }
    for mv in [
        march("azure_a1", "azure_a2"),
        Move::Load { from: t("azure_a1"), ship: s(2) },
        Move::Unload { ship: s(1), to: t("azure_a1") },
        Move::Transfer { from: s(1), to: s(2) },
    ] {
        let mut desk = position().lay();
        desk.play(mv).refused(Move::Bands(0), "ARM-7.6").refused(Move::Ingots(4), "ARM-6.4");
    }
    let mut desk = position().lay();
    desk.play(Move::Unload { ship: s(1), to: t("azure_a1") }).play(Move::Bands(1)).play(Move::Ingots(4));
    assert_eq!((desk.ship(1).2, desk.ship(1).3, desk.ground("azure_a1").3), (1, 0, 8), "ARM-7.6");
}

#[test]
fn the_unexplored_cannot_be_entered() {
    let mut desk = table(4)
        .bands("cf_n_flank_w", "azure", 5)
        .afloat(1, "sea_bay_nw", "azure", 5, 0)
        .flags("natives", &["cf_inner_nw"])
        .lay();
    desk.refused(march("cf_n_flank_w", "cf_base_n"), "ARM-7.7");
    desk.refused(Move::Unload { ship: s(1), to: t("cf_w_flank_n") }, "ARM-7.7");
    desk.legal(march("cf_n_flank_w", "cf_inner_nw"));
}

#[test]
fn entering_what_one_does_not_control_is_an_invasion() {
    let clause = "ARM-7.8";
    for (flag, previous) in [("natives", Flag::Natives), ("purple", Flag::Purple), ("azure", Flag::Azure)] {
        for mv in [march("cf_n_flank_w", "cf_base_n"), Move::Unload { ship: s(1), to: t("cf_base_n") }] {
            let mut desk = table(4)
                .bands("cf_n_flank_w", "azure", 1)
                .afloat(1, "sea_strait_n", "azure", 1, 0)
                .flags(flag, &["cf_base_n"])
                .lay();
            desk.play(mv);
            assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, 1, 0, 0), "{clause}");
            let invaded = Event::Invaded { colour: Colour::Azure, territory: t("cf_base_n"), previous };
            assert_eq!(desk.facts.contains(&invaded), flag != "azure", "{clause}: {flag}");
            assert_eq!(desk.facts.len(), if flag == "azure" { 1 } else { 2 }, "{clause}: {flag}");
        }
    }
}

#[test]
fn two_colours_never_share_a_place() {
    let mut desk = table(2)
        .bands("azure_a1", "azure", 1)
        .bands("azure_a2", "blue", 1)
        .bands("azure_a3", "purple", 1)
        .afloat(1, "sea_haven_nw", "blue", 1, 0)
        .afloat(2, "sea_cape_nw", "purple", 1, 0)
        .afloat(3, "sea_shore_nw", "azure", 1, 0)
        .lay();
    // The other colour of the same player.
    desk.refused(march("azure_a1", "azure_a2"), "ARM-7.9");
    desk.refused(Move::Unload { ship: s(3), to: t("azure_a2") }, "ARM-7.9");
    desk.refused(Move::Load { from: t("azure_a1"), ship: s(1) }, "ARM-7.9");
    desk.refused(Move::Transfer { from: s(3), to: s(1) }, "ARM-7.9");
    // The colours of others.
    desk.refused(march("azure_a1", "azure_a3"), "ARM-10.2");
    desk.refused(Move::Unload { ship: s(3), to: t("azure_a3") }, "ARM-10.2");
    desk.refused(Move::Load { from: t("azure_a1"), ship: s(2) }, "ARM-8.6");
    desk.refused(Move::Transfer { from: s(3), to: s(2) }, "ARM-8.6");
}
