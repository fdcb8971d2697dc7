//! Section 4: control and ownership.

use crate::desk::{Desk, Layout, aboard, card, land, s, sea, t, table};
use approdo_armada::{
    Armada, Berth, Event, Flag, Ground, Move, Options, View,
    content::content,
    ids::{Colour, TerritoryId},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Seat, Viewer};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn a_flag_or_else_the_printed_circle_tells_who_controls() {
    let clause = "ARM-4.1";
    let launch = |ship, space| Move::Launch { ship: s(ship), sea: sea(space) };
    let position = || {
        table(4)
            .flags("azure", &["purple_a1"])
            .moored(1, "azure_a1", "azure")
            .moored(2, "purple_a1", "purple")
            .moored(3, "purple_b1", "purple")
    };
    let mut desk = position().lay();
    desk.legal(launch(1, "sea_haven_nw")); // Printed circle.
    desk.legal(launch(2, "sea_haven_ne")); // Flag over a printed circle.
    desk.refused(launch(3, "sea_haven_ne"), "ARM-8.2");
    desk.until_turn_of(Colour::Purple);
    desk.refused(launch(2, "sea_haven_ne"), "ARM-8.2").legal(launch(3, "sea_haven_ne"));
    assert_eq!(desk.view().scores[Colour::Purple], 6, "{clause}: one of seven is lost");
}

#[test]
fn a_flag_stays_until_another_invader_comes() {
    let clause = "ARM-4.2";
    let mut desk = table(4)
        .bands("cf_n_flank_w", "azure", 1)
        .flags("natives", &["cf_base_n"])
        .bands("cf_inner_ne", "purple", 2)
        .afloat(1, "sea_bay_nw", "purple", 1, 0)
        .lay();
    desk.play(Move::March { from: t("cf_n_flank_w"), to: t("cf_base_n") });
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Azure, 0, 0, 0), "{clause}: the bands have left");
    desk.until_turn_of(Colour::Purple);
    desk.play(Move::Attack { from: land("cf_inner_ne"), target: land("cf_base_n") }).cannons(2, 0);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Azure, 0, 0, 0), "{clause}: the bands are eliminated");
    desk.play(Move::Unload { ship: s(1), to: t("cf_n_flank_w") });
    assert_eq!(desk.ground("cf_n_flank_w"), (Flag::Purple, 1, 0, 0), "{clause}");
    assert_eq!(desk.ground("cf_base_n").0, Flag::Azure, "{clause}: nobody has entered it");
}

#[test]
fn control_needs_no_band_and_one_counter_occupies() {
    let clause = "ARM-4.3";
    let mut desk = table(4).ground("azure_a1", "azure", 0, 0, 1).lay();
    assert_eq!(desk.view().scores[Colour::Azure], 7, "{clause}: seven empty territories count");
    desk.play(Move::Convert(t("azure_a1")));

    let enter = Move::March { from: t("cf_n_flank_w"), to: t("cf_base_n") };
    for (flag, bands, natives) in [("purple", 0, 0), ("natives", 0, 0), ("purple", 1, 0), ("natives", 0, 1)] {
        let desk =
            table(4).bands("cf_n_flank_w", "azure", 1).ground("cf_base_n", flag, bands, natives, 0).lay();
        let occupied = 0 < bands + natives;
        assert_eq!(desk.offers().contains(&enter), !occupied, "{clause}: {flag} {bands} {natives}");
        assert_eq!(desk.view().territories[t("cf_base_n")].is_occupied(), occupied, "{clause}");
    }
}

#[test]
fn the_unexplored_formation_is_empty_and_nobodys() {
    let clause = "ARM-4.4";
    let game = Armada::setup(&Options::default(), 4).expect("the options are allowed");
    let view = Desk { game, facts: Vec::new() }.view();
    let formation = TerritoryId::all().filter(|t| content().territories[t.index()].den.is_none());
    let unexplored = Ground { flag: Flag::Unexplored, bands: 0, natives: 0, gold: 0 };
    for territory in formation {
        assert_eq!(view.territories[territory], unexplored, "{clause}: {}", territory.name());
    }
    assert_eq!(view.scores.values(), &[7; 4], "{clause}: only the dens count");
    // A layout with anything on it is impossible.
    let fields = json!({ "flag": "unexplored", "bands": 0, "natives": 0, "gold": 1 });
    let mut state = serde_json::to_value(table(4).lay().game).expect("a state is plain data");
    state["territories"]["cf_centre"] = fields;
    state["treasury"] = json!(49);
    let game: Armada = serde_json::from_value(state).expect("the fields exist and fit");
    assert!(game.audit().is_err(), "{clause}");
}

#[test]
fn a_native_flag_is_enough() {
    let clause = "ARM-4.5";
    let mut desk = table(4).afloat(1, "sea_roads_w", "azure", 1, 0).lay();
    desk.play(Move::Explore(t("cf_base_w"))).find(2, 0);
    assert_eq!(desk.ground("cf_base_w"), (Flag::Natives, 0, 0, 2), "{clause}");
    assert_eq!(desk.view().scores[Colour::Azure], 7, "{clause}: it counts for no colour");
    desk.play(Move::Unload { ship: s(1), to: t("cf_base_w") });
    let invaded =
        Event::Invaded { colour: Colour::Azure, territory: t("cf_base_w"), previous: Flag::Natives };
    assert!(desk.facts.contains(&invaded), "{clause}: it was the natives'");
}

#[test]
fn four_of_seven_territories_possess_a_den() {
    let clause = "ARM-4.6";
    let purple = ["purple_a2", "purple_a3", "purple_b2", "purple_c2"];
    let orange = ["orange_a2", "orange_a3", "orange_b2", "orange_c2"];
    let lost = ["azure_a2", "azure_a3", "azure_b2", "azure_c2"];
    // (taken from purple, from orange, lost to blue) -> dens possessed, seen in the bands a recruitment brings.
    for (from_purple, from_orange, to_blue, dens) in
        [(0, 0, 0, 1), (0, 0, 3, 1), (0, 0, 4, 0), (3, 0, 0, 1), (4, 0, 0, 2), (4, 4, 0, 3), (4, 3, 4, 1)]
    {
        let mut desk = table(4)
            .options(|options| options.recruitment = true)
            .flags("azure", &purple[..from_purple])
            .flags("azure", &orange[..from_orange])
            .flags("blue", &lost[..to_blue])
            .lay();
        if dens == 0 {
            desk.refused(Move::Recruit, "ARM-15.5");
        } else {
            desk.play(Move::Recruit);
            let recruiting = Event::Recruiting { colour: Colour::Azure, bands: dens };
            assert_eq!(desk.facts, [recruiting], "{clause}: {from_purple}, {from_orange}, -{to_blue}");
        }
    }
}

#[test]
fn gold_goes_to_the_bands_that_invade() {
    let clause = "ARM-4.7";
    let mut desk = table(4)
        .bands("purple_a2", "azure", 1)
        .ground("purple_a3", "purple", 0, 0, 3)
        .afloat(1, "sea_shore_ne", "blue", 0, 5)
        .lay();
    desk.play(Move::March { from: t("purple_a2"), to: t("purple_a3") });
    assert_eq!(desk.ground("purple_a3"), (Flag::Azure, 1, 0, 3), "{clause}");
    desk.play(Move::Load { from: t("purple_a3"), ship: s(1) }).play(Move::Ingots(3));
    assert_eq!(desk.ship(1).3, 8, "{clause}: three of its own and five found aboard");
    desk.play(Move::Unload { ship: s(1), to: t("purple_a2") }).play(Move::Ingots(8));
    assert_eq!(desk.ground("purple_a2"), (Flag::Azure, 1, 0, 8), "{clause}");
}

#[test]
fn gold_belongs_to_who_controls_its_territory_or_mans_its_ship() {
    // What a colour owns shows in what it can pay with: a card costs two ingots.
    let own = |layout: Layout| layout.with_cards().lay().offers().contains(&Move::BuyCard);
    let clause = "ARM-4.8";
    for (territory, flag, bands, is_own) in [
        ("azure_a2", "azure", 1, true),
        ("azure_a2", "azure", 0, true),
        ("purple_a2", "azure", 0, true),
        ("azure_a2", "purple", 0, false),
        ("purple_a2", "purple", 0, false),
        ("cf_base_n", "azure", 0, true),
        ("cf_base_n", "natives", 0, false),
    ] {
        let layout = table(4).ground(territory, flag, bands, 0, 2);
        assert_eq!(own(layout), is_own, "{clause}: {territory} under {flag}");
    }
    // Under a native flag it has no owner.
    for colour in ["azure", "purple", "blue", "orange"] {
        let layout = table(4).ground("cf_base_n", "natives", 0, 0, 2).turn(colour, 10);
        assert!(!own(layout), "{clause}: {colour}");
    }
    let clause = "ARM-4.9";
    for (owner, crew, is_own) in [("azure", 1, true), ("azure", 0, false), ("purple", 1, false)] {
        let layout = table(4).afloat(1, "sea_haven_nw", owner, crew, 2);
        assert_eq!(own(layout), is_own, "{clause}: {crew} bands of {owner}");
    }
    let mut desk =
        table(4).with_cards().bands("azure_a1", "azure", 1).afloat(1, "sea_haven_nw", "blue", 0, 2).lay();
    desk.refused(Move::BuyCard, "ARM-16.4");
    desk.play(Move::Load { from: t("azure_a1"), ship: s(1) });
    assert!(desk.offers().contains(&Move::BuyCard), "{clause}: boarded");
}

#[test]
fn the_last_owner_placed_launched_or_manned_a_ship() {
    let clause = "ARM-4.10";
    let position = || {
        table(4)
            .flags("purple", &["purple_b1"])
            .moored(4, "purple_b1", "purple")
            .afloat(1, "sea_cape_ne", "azure", 2, 0)
            .afloat(2, "sea_shore_ne", "blue", 0, 0)
    };
    let mut desk = position().lay();
    desk.refused(Move::Launch { ship: s(4), sea: sea("sea_haven_ne") }, "ARM-8.2");
    desk.play(Move::Unload { ship: s(1), to: t("purple_b1") }).play(Move::Bands(1));
    assert_eq!(desk.ship(4).1, Some(Colour::Purple), "{clause}: an invasion does not change it");

    let mut destroyed = desk.clone();
    destroyed.play(Move::Destroy(s(4)));
    assert_eq!(destroyed.view().lost_ships[Colour::Purple], 1, "{clause}");
    assert_eq!(destroyed.view().lost_ships[Colour::Azure], 0, "{clause}");

    desk.play(Move::Launch { ship: s(4), sea: sea("sea_haven_ne") });
    assert_eq!(desk.ship(4).1, Some(Colour::Azure), "{clause}: launched");
    desk.play(Move::Transfer { from: s(1), to: s(2) });
    assert_eq!(desk.ship(2).1, Some(Colour::Azure), "{clause}: manned");
    assert_eq!(desk.ship(1), (Berth::Sea(sea("sea_cape_ne")), Some(Colour::Azure), 0, 0), "{clause}");

    let mut desk = table(4).hand(0, &["shipyard"]).set("lost_ships.azure", json!(1)).lay();
    desk.play(Move::PlayCard(card("shipyard"))).play(Move::On(t("azure_b1")));
    assert_eq!(desk.ship(1), (Berth::Land(t("azure_b1")), Some(Colour::Azure), 0, 0), "{clause}: placed");
}

#[test]
fn never_more_than_fifty_bands() {
    let clause = "ARM-4.11";
    let mut desk =
        table(4).ground("azure_a1", "azure", 50, 0, 2).afloat(1, "sea_haven_nw", "purple", 3, 0).lay();
    desk.refused(Move::Convert(t("azure_a1")), "ARM-12.7");
    desk.play(Move::Attack { from: land("azure_a1"), target: aboard(1) }).cannons(0, 2);
    assert_eq!((desk.ground("azure_a1").1, desk.view().reserve[Colour::Azure]), (48, 2), "{clause}");
    desk.play(Move::Convert(t("azure_a1")));
    assert_eq!((desk.ground("azure_a1").1, desk.view().reserve[Colour::Azure]), (50, 0), "{clause}");
    desk.refused(Move::Convert(t("azure_a1")), "ARM-12.7");
}

#[test]
fn a_small_supply_gives_what_is_left() {
    let clause = "ARM-4.12";
    let mut desk = table(4)
        .hand(0, &["gold_mine"])
        .ground("azure_a1", "azure", 47, 0, 48)
        .bands("cf_inner_nw", "azure", 1)
        .ground("cf_base_s", "natives", 0, 47, 0)
        .lay();
    // Doubled in the centre: six ingots and eight natives, but two and three are left.
    desk.play(Move::Explore(t("cf_centre"))).find(3, 4);
    assert_eq!(desk.ground("cf_centre"), (Flag::Natives, 0, 3, 2), "{clause}");
    assert_eq!((desk.view().treasury, desk.view().native_supply), (0, 0), "{clause}");
    desk.play(Move::Convert(t("azure_a1")));
    assert_eq!((desk.ground("azure_a1").1, desk.view().reserve[Colour::Azure]), (49, 0), "{clause}");
    desk.play(Move::PlayCard(card("gold_mine"))).play(Move::On(t("azure_b1")));
    assert_eq!((desk.ground("azure_b1").3, desk.view().treasury), (1, 0), "{clause}");
}

#[test]
fn territories_take_any_number_and_flags_never_run_out() {
    let clause = "ARM-4.13";
    let mut desk = table(4)
        .ground("azure_a1", "azure", 49, 0, 48)
        .ground("azure_a2", "azure", 1, 0, 2)
        .ground("cf_base_s", "natives", 0, 50, 0)
        .lay();
    desk.play(Move::March { from: t("azure_a2"), to: t("azure_a1") }).play(Move::Ingots(2));
    assert_eq!(desk.ground("azure_a1"), (Flag::Azure, 50, 0, 50), "{clause}");
    assert_eq!(desk.ground("cf_base_s").2, 50, "{clause}");

    // Everything but foreign cities and trading bases: 38 territories, 31 of them outside the own den.
    let plain: Vec<&str> = TerritoryId::all()
        .filter(|t| content().territories[t.index()].site == approdo_armada::content::Site::Open)
        .map(NamedId::name)
        .collect();
    let mut desk = table(4)
        .flags("azure", &plain)
        .bands("cf_south_isle_w", "azure", 1)
        .flags("natives", &["cf_south_isle_m"])
        .lay();
    assert_eq!(desk.view().scores[Colour::Azure], 37, "{clause}");
    desk.play(Move::March { from: t("cf_south_isle_w"), to: t("cf_south_isle_m") });
    assert_eq!(desk.ground("cf_south_isle_m").0, Flag::Azure, "{clause}");
    assert_eq!(desk.view().scores[Colour::Azure], 38, "{clause}");
}

#[test]
fn only_hands_and_the_draw_pile_are_hidden() {
    let clause = "ARM-4.14";
    let position = |hand: [&str; 2]| {
        table(4)
            .hand(0, &hand)
            .hand(1, &["mutiny"])
            .discard("yo_ho_ho", 2)
            .ground("azure_a1", "azure", 3, 0, 2)
            .ground("cf_base_n", "natives", 0, 2, 1)
            .afloat(1, "sea_haven_nw", "purple", 2, 3)
            .set("lost_ships.blue", json!(1))
            .lay()
    };
    let (desk, other) = (position(["gold_mine", "shipyard"]), position(["peoples_militia", "yo_ho_ho"]));
    let without_secrets = |view: View| View { hand: None, seen: None, ..view };
    for seat in 0..4 {
        assert_eq!(without_secrets(desk.view_of(seat)), without_secrets(desk.view()), "{clause}: {seat}");
    }
    let view = desk.view();
    assert_eq!(
        (view.hand, view.hand_sizes.as_slice(), view.pile_size),
        (None, &[2, 1, 0, 0][..], 42),
        "{clause}"
    );
    assert_eq!(view.discard.count(card("yo_ho_ho")), 2, "{clause}");
    assert_eq!(view.reserve.values(), &[47, 48, 50, 50], "{clause}");
    assert_eq!((view.treasury, view.native_supply, view.lost_ships[Colour::Blue]), (44, 48, 1), "{clause}");
    // Azure's hand and the pile do not change what the others see.
    assert_eq!(desk.view_of(1), other.view_of(1), "{clause}");
    assert_eq!(desk.game.view(Viewer::Spectator), other.game.view(Viewer::Spectator), "{clause}");
    assert_ne!(desk.view_of(0), other.view_of(0), "{clause}: who holds the cards sees them");
    assert_eq!(desk.asked(), Seat(0));
}
