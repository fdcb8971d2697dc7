//! Section 27: wonders, and cards that move markers or units.

use crate::{
    clauses::special_cards::owner,
    desk::{Desk, Layout, action, area, bay, card, go, open, post, region, table, using},
};
use approdo_archipelago::{
    Move,
    content::content,
    ids::{Building, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

/// Seat 0 can build this wonder: a port and a temple of his own on Palm Bay.
fn wonder(name: &str, cubes: &[(&str, u8)]) -> Layout {
    bay(2)
        .port("palm_bay_b", "palm_bay_a")
        .temple("palm_bay_b")
        .on(0, "palm_bay_a", "port")
        .on(0, "palm_bay_b", "temple")
        .units(0, "palm_bay_b", 2)
        .units(1, "cattle_shore_b", 3)
        .cards(0, &[name])
        .screen(0, 10, cubes)
        .rebellion(3)
        .surplus(4)
}

/// Builds it with a citizen of the open of Palm Bay.
fn build(mut desk: Desk, name: &str) -> Desk {
    desk.play(using(name)).play(Move::Pay);
    desk.play_until(|desk| desk.offers().contains(&Move::Dedicate(open("palm_bay_b"))));
    desk.play(Move::Dedicate(open("palm_bay_b")));
    desk
}

#[test]
fn the_great_lighthouse_adds_ships_at_all_ports() {
    let clauses = ["ARC-27.17", "ARC-27.18"];
    let cubes: &[(&str, u8)] = &[("iron", 1), ("stone", 2)];
    let layout = wonder("great_lighthouse", cubes)
        .region("mango_coast", 1, 0, 4)
        .port("mango_coast_b", "mango_coast_a")
        .on(1, "mango_coast_b", "port");
    let desk = build(layout.lay(), "great_lighthouse");
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.count(1, open("mango_coast_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.view().players[0].discs_on_cards, 1, "{clauses:?}");
    // Without a port of one's own it cannot be built.
    let mut desk = owner(&["great_lighthouse"]).screen(0, 10, cubes).lay();
    desk.refused(using("great_lighthouse"), clauses[0]);
    assert_eq!(content().cards[usize::from(card("great_lighthouse").0)].vp, 1, "{clauses:?}");
    // A player who is short of ships chooses: three of four are at sea, and there are two ports.
    let mut desk = table(3)
        .region("palm_bay", 0, -1, 2)
        .port("palm_bay_b", "palm_bay_a")
        .region("mango_coast", 1, 0, 4)
        .port("mango_coast_b", "mango_coast_a")
        .on(0, "palm_bay_a", "port")
        .on(0, "mango_coast_a", "port")
        .units(0, "open_sea_a", 1)
        .units(0, "palm_bay_b", 2)
        .cards(0, &["great_lighthouse"])
        .screen(0, 10, cubes)
        .lay();
    desk.play(using("great_lighthouse")).play(Move::Pay);
    desk.refused(Move::Light(region("open_sea")), clauses[1]);
    desk.play(Move::Light(region("mango_coast")));
    assert_eq!(desk.count(0, open("mango_coast_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.view().players[0].ships, 0, "{clauses:?}");
}

#[test]
fn the_builder_of_the_lighthouse_goes_first() {
    let clause = "ARC-27.18";
    // Seats 2 and 0 are both short of ships; seat 2 is first in the order of play.
    let ports = [
        ("palm_bay", 0, -1, 2, 0),
        ("cattle_shore", 0, 1, 5, 0),
        ("mango_coast", 1, 0, 4, 2),
        ("windward_shore", -1, 1, 0, 2),
    ];
    let mut layout = table(3).set("order", json!([2, 0, 1]));
    for (name, q, r, rotation, seat) in ports {
        let land = format!("{name}_b");
        layout = layout.region(name, q, r, rotation).port(&land, &format!("{name}_a"));
        layout = layout.on(seat, &land, "port");
    }
    let mut desk = layout
        .units(0, "open_sea_a", 3)
        .units(2, "open_sea_a", 3)
        .units(0, "palm_bay_b", 1)
        .cards(0, &["great_lighthouse"])
        .screen(0, 10, &[("iron", 1), ("stone", 2)])
        .lay();
    desk.play(using("great_lighthouse")).play(Move::Pay);
    assert_eq!(desk.asked(), Seat(0), "{clause}");
    desk.play(Move::Light(region("cattle_shore")));
    assert_eq!(desk.asked(), Seat(2), "{clause}");
    desk.refused(Move::Light(region("palm_bay")), clause);
    desk.play(Move::Light(region("windward_shore")));
    assert_eq!((desk.view().players[0].ships, desk.view().players[2].ships), (0, 0), "{clause}");
}

#[test]
fn cathedral_colossus_and_pyramid() {
    let clauses = ["ARC-27.19", "ARC-27.20", "ARC-27.21"];
    let vp = |name: &str| content().cards[usize::from(card(name).0)].vp;
    // One temple is controlled.
    let desk = build(wonder("cathedral", &[("stone", 3)]).lay(), "cathedral");
    assert_eq!(
        (desk.view().rebellion, desk.view().players[0].discs_on_cards, vp("cathedral")),
        (2, 2, 2),
        "{clauses:?}"
    );
    owner(&["cathedral"]).screen(0, 10, &[("stone", 3)]).lay().refused(using("cathedral"), clauses[0]);
    let desk = build(wonder("colossus", &[("iron", 3)]).lay(), "colossus");
    assert_eq!(
        (desk.view().surplus, desk.view().players[0].discs_on_cards, vp("colossus")),
        (3, 1, 1),
        "{clauses:?}"
    );
    let desk = build(wonder("pyramid", &[("stone", 5)]).rebellion(1).lay(), "pyramid");
    assert_eq!(
        (desk.view().rebellion, desk.view().players[0].discs_on_cards, vp("pyramid")),
        (3, 2, 2),
        "{clauses:?}"
    );
}

/// So many temples, each with a citizen of seat 1 on it; seat 0 owns this card.
fn temples(count: usize, name: &str) -> Layout {
    let places = [
        ("cattle_shore", 0, 1, 5),
        ("hidden_harbour", 1, -1, 3),
        ("mango_coast", 1, 0, 4),
        ("windward_shore", -1, 1, 0),
        ("salt_flats", -1, 0, 1),
    ];
    let mut layout = table(2)
        .options(|options| options.length = approdo_archipelago::content::Length::Long)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 3)
        .units(1, "palm_bay_b", 3);
    for (name, q, r, rotation) in places.into_iter().take(count) {
        let land = format!("{name}_b");
        layout = layout.region(name, q, r, rotation).temple(&land).on(1, &land, "temple").units(1, &land, 1);
    }
    layout.cards(0, &[name]).screen(0, 10, &[]).rebellion(6)
}

#[test]
fn archbishop_and_pope_count_temples() {
    let clauses = ["ARC-27.22", "ARC-27.23", "ARC-12.22"];
    // S21.
    for (count, rebellion) in [(0, 5), (2, 5), (3, 4), (4, 4), (5, 3)] {
        let mut desk = temples(count, "archbishop").lay();
        desk.play(using("archbishop"));
        assert_eq!(desk.view().rebellion, rebellion, "{clauses:?}: {count} temples");
    }
    let mut desk = temples(4, "pope").lay();
    desk.play(using("pope"));
    assert_eq!(desk.view().rebellion, 2, "{clauses:?}");
    assert_eq!(content().cards[usize::from(card("pope").0)].vp, 1, "{clauses:?}");
    temples(0, "pope").lay().refused(using("pope"), "ARC-26.10");
}

#[test]
fn emigration_amphitheater_and_clergy_donations() {
    let clauses = ["ARC-27.24", "ARC-27.25", "ARC-27.26"];
    let mut desk = wonder("emigration", &[]).lay();
    desk.play(using("emigration"));
    assert_eq!(desk.view().surplus, 3, "{clauses:?}: one controlled port");
    let mut desk = owner(&["amphitheater"]).screen(0, 10, &[("cattle", 1)]).rebellion(2).lay();
    desk.play(using("amphitheater")).play(Move::Pay);
    assert_eq!((desk.florins(0), desk.view().rebellion), (12, 1), "{clauses:?}");
    for (option, rebellion, cattle) in [(0, 2, 1), (1, 1, 0)] {
        let mut desk =
            owner(&["clergy_donations"]).screen(0, 10, &[("fruit", 1), ("cattle", 1)]).rebellion(3).lay();
        desk.play(using("clergy_donations"));
        desk.refused(Move::Done, "ARC-26.10");
        desk.play(Move::Option(option)).play(Move::Pay);
        assert_eq!(
            (desk.view().rebellion, desk.cubes(0, Resource::Cattle)),
            (rebellion, cattle),
            "{clauses:?}"
        );
    }
    let mut desk = owner(&["clergy_donations"]).screen(0, 10, &[("fruit", 1)]).rebellion(3).lay();
    desk.play(using("clergy_donations"));
    desk.refused(Move::Option(1), "ARC-26.7");
}

#[test]
fn slavery_minister_and_expansionism() {
    let clauses = ["ARC-27.27", "ARC-27.28", "ARC-27.29"];
    let mut desk = owner(&["slavery"]).units(0, "cattle_shore_b", 1).surplus(5).lay();
    desk.play(using("slavery"))
        .play(Move::Recruit(area("palm_bay_b")))
        .play(Move::Recruit(area("cattle_shore_b")));
    assert_eq!((desk.florins(0), desk.view().rebellion, desk.view().surplus), (10, 2, 3), "{clauses:?}");
    let mut desk = owner(&["minister_of_labour"]).surplus(5).lay();
    desk.play(using("minister_of_labour"));
    assert_eq!(desk.view().surplus, 4, "{clauses:?}");
    let mut desk = owner(&["expansionism"]).units(0, "palm_bay_a", 1).lay();
    desk.play(using("expansionism")).play(go("palm_bay_a", open("open_sea_a"))).play(Move::Done);
    assert_eq!(desk.view().players[0].free_discs, 3, "{clauses:?}: without a disc");
}

#[test]
fn cards_follow_the_rules_of_their_action() {
    let clause = "ARC-27.30";
    // The King's taxes raise the rebellion, though all circles are taken.
    let mut desk = owner(&["king"]).set("wheel.discs.tax.1", json!(3)).lay();
    desk.refused(action("tax"), "ARC-15.9");
    desk.play(using("king"));
    assert_eq!((desk.view().rebellion, desk.florins(0)), (1, 12), "{clause}");
    // The Architect's building costs what it costs.
    let mut desk = owner(&["architect"]).screen(0, 10, &[("fruit", 1), ("cattle", 1)]).lay();
    desk.play(using("architect"));
    desk.refused(Move::Launch(area("palm_bay_a")), "ARC-23.1");
    desk.play(Move::Build { building: Building::Market, by: open("palm_bay_b"), at: area("palm_bay_b") });
    desk.play(Move::Pay);
    assert_eq!((desk.florins(0), desk.cubes(0, Resource::Fruit)), (9, 0), "{clause}");
}

#[test]
fn the_navigator_moves_two_ships_and_convoys_nobody() {
    let clause = "ARC-27.31";
    let mut desk = owner(&["navigator"]).units(0, "palm_bay_a", 3).units(0, "open_sea_a", 2).lay();
    desk.play(using("navigator"));
    desk.refused(go("palm_bay_b", open("cattle_shore_b")), clause);
    desk.play(go("palm_bay_a", open("open_sea_a"))).play(go("palm_bay_a", open("open_sea_a")));
    desk.refused(go("palm_bay_a", open("open_sea_a")), "ARC-22.1");
    desk.play(Move::Done);
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 1, "{clause}");
}

#[test]
fn the_missionary_stands_rebels_up() {
    let clause = "ARC-27.32";
    let mut desk = owner(&["missionary"]).lying(1, "palm_bay_b", 3).rebellion(3).lay();
    desk.play(using("missionary"));
    let rouse = Move::Rouse { owner: Seat(1), at: open("palm_bay_b"), engaged: false };
    desk.play(rouse).play(rouse);
    assert_eq!(desk.count(1, open("palm_bay_b"), Posture::Ready), 2, "{clause}");
    assert_eq!((desk.view().rebellion, desk.view().population), (3, 7), "{clause}");
    desk.refused(rouse, "ARC-15.2");
}

#[test]
fn the_foreman_frees_a_unit() {
    let clause = "ARC-27.33";
    let mut desk = bay(2)
        .posted(0, "palm_bay_b", "fruit", "engaged", 1)
        .posted(0, "cattle_shore_b", "open", "lying_engaged", 1)
        .cards(0, &["foreman"])
        .screen(0, 10, &[])
        .lay();
    desk.play(using("foreman"));
    desk.refused(Move::Release(open("cattle_shore_b")), clause);
    desk.play(Move::Release(post("palm_bay_b", Spot::Fruit)));
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Ready), 1, "{clause}: off the symbol");
    desk.play(action("harvest_fruit")).play(Move::Deploy(open("palm_bay_b")));
    assert_eq!(desk.cubes(0, Resource::Fruit), 1, "{clause}");
}

#[test]
fn the_barter_house_exchanges_with_the_bank() {
    let clause = "ARC-27.36";
    let layout = || owner(&["barter_house"]).screen(0, 10, &[("fish", 1)]);
    let mut desk = layout().lay();
    desk.play(using("barter_house"));
    desk.refused(Move::Exchange { give: Resource::Wood, take: Resource::Iron }, clause);
    desk.refused(Move::Exchange { give: Resource::Fish, take: Resource::Fish }, clause);
    desk.play(Move::Exchange { give: Resource::Fish, take: Resource::Iron });
    assert_eq!((desk.cubes(0, Resource::Fish), desk.cubes(0, Resource::Iron)), (0, 1), "{clause}");
    // The bank must have what is wanted, and a token may stand in.
    let mut desk = layout().screen(1, 10, &[("iron", 9)]).tokens(0, 1).lay();
    desk.play(using("barter_house"));
    desk.refused(Move::Exchange { give: Resource::Fish, take: Resource::Iron }, clause);
    desk.refused(Move::ExchangeToken(Resource::Iron), clause);
    desk.play(Move::ExchangeToken(Resource::Stone));
    assert_eq!((desk.tokens(0), desk.cubes(0, Resource::Stone)), (0, 1), "{clause}");
}
