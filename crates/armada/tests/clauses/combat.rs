//! Section 11: combat.

use crate::desk::{aboard, land, table};
use approdo_armada::{Flag, Move, ids::Colour};

#[test]
fn an_attack_needs_two_bands_in_one_place() {
    let desk = table(4).bands("azure_a1", "azure", 1).afloat(1, "sea_haven_nw", "purple", 1, 0).lay();
    desk.refused(Move::Attack { from: land("azure_a1"), target: aboard(1) }, "ARM-11.1");
    let desk = table(4).bands("azure_a1", "azure", 2).afloat(1, "sea_haven_nw", "purple", 1, 0).lay();
    desk.legal(Move::Attack { from: land("azure_a1"), target: aboard(1) });
}

#[test]
fn the_gold_of_a_beaten_place_waits_for_whoever_comes() {
    let clause = "ARM-11.14";
    let mut desk = table(4)
        .bands("orange_c2", "orange", 4)
        .afloat(1, "sea_sound_sw", "blue", 1, 5)
        .turn("orange", 10)
        .lay();
    desk.play(Move::Attack { from: land("orange_c2"), target: aboard(1) }).cannons(1, 0);
    let (_, owner, bands, gold) = desk.ship(1);
    assert_eq!((owner, bands, gold), (Some(Colour::Blue), 0, 5), "{clause}");
    assert_eq!(desk.ground("orange_c2"), (Flag::Orange, 4, 0, 0));
}
