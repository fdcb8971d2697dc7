//! Building Locations (section 11).

use super::desk::{c, table};
use approdo_imperial_settlers::{Move, goods::Good};

#[test]
fn a_feature_counts_itself() {
    let clause = "IMP-11.15";
    let mut desk = table(&["romans", "barbarians"]).hand(0, &["com_mill"]).supply(0, &[("wood", 3)]).lay();
    desk.play(Move::Build(c("com_mill")));
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Gold), desk.vp(0)), (0, 1, 1), "{clause}");
}

#[test]
fn what_cannot_be_paid_is_not_built() {
    let desk = table(&["romans", "barbarians"])
        .hand(0, &["com_mill", "rom_bank"])
        .supply(0, &[("wood", 2), ("stone", 1)])
        .lay();
    desk.refused(Move::Build(c("com_mill")), "IMP-11.2")
        .refused(Move::Build(c("rom_bank")), "IMP-11.3")
        .refused(Move::Build(c("com_quarry")), "IMP-11.1");
}

#[test]
fn gold_stands_in_for_resources() {
    let clause = "IMP-3.6";
    let mut desk = table(&["romans", "barbarians"])
        .hand(0, &["com_coal_mine"])
        .supply(0, &[("wood", 1), ("gold", 2)])
        .lay();
    desk.play(Move::Build(c("com_coal_mine")));
    assert_eq!(desk.offers().len(), 2, "{clause}");
}
