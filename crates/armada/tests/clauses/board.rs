//! Section 3: the board. Islands, territories, sea spaces and neighbours are proved beside the content.

use crate::desk::{Desk, aboard, land, s, sea, t, table};
use approdo_armada::{Armada, Flag, Move, Options, content::content, ids::Colour, ids::SeaId};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_pieces::NamedId;

#[test]
fn the_printed_circles_show_who_controls_a_den() {
    let clause = "ARM-3.6";
    let game = Armada::setup(&Options::default(), 4).expect("the options are allowed");
    let view = Desk { game, facts: Vec::new() }.view();
    for colour in Colour::ALL {
        for territory in content().dens[colour.index()].territories {
            let name = territory.name();
            assert_eq!(view.territories[territory].flag, Flag::from(colour), "{clause}: {name}");
        }
    }
}

#[test]
fn only_a_coastal_space_touches_land() {
    let clauses = ["ARM-3.7", "ARM-3.8"];
    // The dens are empty and the Formation unexplored, so a crew off any coast can land or explore.
    let touches_land = |space: SeaId| {
        let desk = table(4).afloat(1, space.name(), "azure", 1, 0).lay();
        desk.offers().iter().any(|mv| matches!(mv, Move::Unload { .. } | Move::Explore(_)))
    };
    let (coastal, open): (Vec<SeaId>, Vec<SeaId>) = SeaId::all().partition(|space| touches_land(*space));
    assert_eq!((coastal.len(), open.len()), (34, 6), "{clauses:?}");
    assert!(open.contains(&sea("sea_ocean_w")) && coastal.contains(&sea("sea_haven_nw")), "{clauses:?}");
}

#[test]
fn only_neighbours_are_adjacent() {
    let mut desk = table(4)
        .bands("azure_a1", "azure", 2)
        .bands("cf_base_n", "azure", 2)
        .flags("natives", &["cf_centre", "cf_north_isle_w", "cf_inner_nw"])
        .afloat(1, "sea_open_nw", "azure", 2, 0)
        .lay();
    desk.legal(Move::March { from: t("azure_a1"), to: t("azure_a2") });
    desk.legal(Move::March { from: t("cf_base_n"), to: t("cf_inner_nw") });
    for (mv, clause) in [
        // Another island of the same den, across the water.
        (Move::March { from: t("azure_a1"), to: t("azure_b1") }, "ARM-7.1"),
        // Another island of the Formation.
        (Move::March { from: t("cf_base_n"), to: t("cf_north_isle_w") }, "ARM-7.1"),
        // The same island, but not neighbours.
        (Move::March { from: t("cf_base_n"), to: t("cf_centre") }, "ARM-7.1"),
        (Move::Unload { ship: s(1), to: t("azure_a1") }, "ARM-8.13"),
        (Move::Load { from: t("azure_a1"), ship: s(1) }, "ARM-8.4"),
    ] {
        desk.refused(mv, clause);
    }
    let far = Move::Attack { from: land("azure_a1"), target: aboard(2) };
    let mut desk = table(4).bands("azure_a1", "azure", 2).afloat(2, "sea_sound_nw", "purple", 1, 0).lay();
    desk.refused(far, "ARM-11.2");
}

#[test]
fn dens_lie_clockwise_in_turn_order() {
    let clause = "ARM-3.10";
    let corners = ["nw", "ne", "se", "sw"];
    for (colour, corner) in Colour::ALL.into_iter().zip(corners) {
        let den = &content().dens[colour.index()];
        for kind in ["haven", "cape", "shore", "reach", "sound"] {
            let space = &content().seas[sea(&format!("sea_{kind}_{corner}")).index()];
            assert_eq!(space.territories & !den.set, 0, "{clause}: sea_{kind}_{corner}");
        }
        assert_ne!(content().seas[sea(&format!("sea_haven_{corner}")).index()].territories, 0, "{clause}");
        assert_eq!(den.opposite, colour.after(2), "{clause}");
    }
}
