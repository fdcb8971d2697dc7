//! Section 17: what each card requires, Bonus Discovery, Gold Mine, Yo Ho Ho! and the Winning Option.

use crate::{
    clauses::opening::rest_of_deck,
    desk::{Desk, Layout, card, t, table},
};
use approdo_armada::{
    Claim, Event, Flag, Move,
    content::{Demand, Requirement, content},
    frames::Frame,
    ids::Colour,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::refuse;
use serde_json::json;

const AZURE_DEN: [&str; 7] =
    ["azure_a1", "azure_a2", "azure_a3", "azure_b1", "azure_b2", "azure_c1", "azure_c2"];

fn play(name: &str) -> Move {
    Move::PlayCard(card(name))
}

fn discarded(desk: &Desk, name: &str) -> u8 {
    desk.view().discard.count(card(name))
}

/// Azure controls nothing; three of its territories are purple's and four orange's, so that no colour is supreme.
fn homeless() -> Layout {
    table(4).flags("purple", &AZURE_DEN[..3]).flags("orange", &AZURE_DEN[3..])
}

/// A Formation territory that only its flag holds.
fn empty_base() -> Layout {
    table(4).ground("cf_base_n", "purple", 0, 0, 0)
}

/// Azure has lost a ship and three others stand on its cities.
fn full_cities() -> Layout {
    table(4)
        .set("lost_ships.azure", json!(1))
        .moored(1, "azure_a1", "azure")
        .moored(2, "azure_b1", "azure")
        .moored(3, "azure_c1", "purple")
}

fn prey(crew: u8) -> Layout {
    table(4).afloat(1, "sea_haven_se", "purple", crew, 0)
}

#[test]
fn every_card_needs_what_its_clause_says() {
    let without_pile = || {
        let rest: Vec<&str> = rest_of_deck(&["grand_strategy"]);
        table(4).hand(1, &rest)
    };
    let explorer = || table(4).bands("cf_inner_nw", "azure", 1);
    let natives_out =
        || table(4).ground("cf_base_s", "natives", 0, 50, 0).ground("cf_base_n", "natives", 0, 0, 0);
    let rows: Vec<(&str, &str, Layout, Result<(), &str>)> = vec![
        ("bonus_discovery", "a band beside the unknown", explorer(), Ok(())),
        ("bonus_discovery", "no band near", table(4), Err("ARM-17.3")),
        ("bonus_discovery", "no point left", explorer().turn("azure", 0), Err("ARM-17.3")),
        (
            "bonus_discovery",
            "nothing left to double",
            explorer().ground("azure_a1", "azure", 0, 0, 50).ground("cf_base_s", "natives", 0, 50, 0),
            Err("ARM-16.8"),
        ),
        (
            "bonus_discovery",
            "one of each left, which any find takes",
            explorer().ground("azure_a1", "azure", 0, 0, 49).ground("cf_base_s", "natives", 0, 49, 0),
            Err("ARM-16.8"),
        ),
        (
            "bonus_discovery",
            "a second ingot left",
            explorer().ground("azure_a1", "azure", 0, 0, 48).ground("cf_base_s", "natives", 0, 49, 0),
            Ok(()),
        ),
        ("gold_mine", "a territory", table(4), Ok(())),
        ("gold_mine", "no territory", homeless(), Err("ARM-16.8")),
        ("gold_mine", "no gold", table(4).ground("azure_a1", "azure", 0, 0, 50), Err("ARM-17.5")),
        ("gold_mine", "one ingot", table(4).ground("azure_a1", "azure", 0, 0, 49), Ok(())),
        ("grand_strategy", "one point", table(4).turn("azure", 1), Ok(())),
        ("grand_strategy", "no point", table(4).turn("azure", 0), Err("ARM-17.7")),
        ("grand_strategy", "no card anywhere", without_pile(), Err("ARM-16.9")),
        ("mutiny", "a crew of one", prey(1), Ok(())),
        ("mutiny", "a crew of three", prey(3), Ok(())),
        ("mutiny", "a crew of four", prey(4), Err("ARM-17.10")),
        ("mutiny", "no crew", prey(0), Err("ARM-17.10")),
        ("mutiny", "an own crew", table(4).afloat(1, "sea_haven_se", "azure", 2, 0), Err("ARM-17.10")),
        ("mutiny", "not launched", table(4).moored(1, "purple_a1", "purple"), Err("ARM-17.10")),
        ("mutiny", "an empty reserve", prey(2).bands("azure_a1", "azure", 50), Err("ARM-17.11")),
        ("mutiny", "one band in reserve", prey(2).bands("azure_a1", "azure", 49), Ok(())),
        ("shipyard", "a lost ship", table(4).set("lost_ships.azure", json!(1)), Ok(())),
        ("shipyard", "nothing lost", table(4), Err("ARM-17.22")),
        ("shipyard", "another's loss", table(4).set("lost_ships.purple", json!(1)), Err("ARM-17.22")),
        ("shipyard", "a ship on every city", full_cities(), Err("ARM-17.24")),
        ("shipyard", "no city", homeless().set("lost_ships.azure", json!(1)), Err("ARM-17.24")),
        ("yo_ho_ho", "nothing", homeless().turn("azure", 0), Ok(())),
    ];
    for (name, given, layout, expected) in rows {
        expect(&mut layout.hand(0, &[name]).lay(), name, given, expected);
    }
    for name in ["native_mobilization", "large_scale_native_mobilization"] {
        let rows = [
            ("an empty flag", empty_base(), Ok(())),
            ("nothing explored", table(4), Err("ARM-17.12")),
            ("bands there", table(4).bands("cf_base_n", "azure", 1), Err("ARM-17.12")),
            ("natives there", table(4).ground("cf_base_n", "natives", 0, 1, 0), Err("ARM-17.12")),
            ("no natives left", natives_out(), Err("ARM-17.14")),
        ];
        for (given, layout, expected) in rows {
            expect(&mut layout.hand(0, &[name]).lay(), name, given, expected);
        }
    }
    for name in ["peoples_militia", "large_scale_peoples_militia"] {
        let rows = [
            ("a territory", table(4), Ok(())),
            ("no territory", homeless(), Err("ARM-16.8")),
            ("an empty reserve", table(4).bands("azure_a1", "azure", 50), Err("ARM-17.21")),
        ];
        for (given, layout, expected) in rows {
            expect(&mut layout.hand(0, &[name]).lay(), name, given, expected);
        }
    }
}

#[track_caller]
fn expect(desk: &mut Desk, name: &str, given: &str, expected: Result<(), &str>) {
    assert_eq!(desk.offers().contains(&play(name)), expected.is_ok(), "{name} given {given}");
    match expected {
        Ok(()) => desk.legal(play(name)),
        Err(clause) => desk.refused(play(name), clause),
    };
}

#[test]
fn a_shipyard_needs_a_ship_in_the_box() {
    let clause = "ARM-17.23";
    let mut desk = table(4).hand(0, &["shipyard"]).lay();
    // In a real game a lost ship is always in the box; here all eight are elsewhere.
    let mut state = serde_json::to_value(&desk.game).expect("a state is plain data");
    let seas = ["haven_nw", "haven_ne", "haven_se", "haven_sw", "cape_nw", "cape_ne", "cape_se", "cape_sw"];
    for (number, sea) in (1..).zip(seas) {
        state["ships"][format!("ship_{number}")] =
            json!({ "place": { "sea": format!("sea_{sea}") }, "last_owner": "blue", "bands": 0, "gold": 0 });
    }
    state["lost_ships"]["azure"] = json!(1);
    desk.game = serde_json::from_value(state).expect("the fields exist and fit");
    desk.refused(play("shipyard"), clause);
    let demand = Demand { requirement: Requirement::ShipInBox, refusal: refuse!(clause) };
    assert!(content().cards[usize::from(card("shipyard").0)].requires.contains(&demand));
}

#[test]
fn a_bonus_discovery_doubles_both_dice_or_none() {
    let clauses = ["ARM-17.1", "ARM-17.2"];
    // Golden example G-07: gold and natives found with Gold 2 and Native 3.
    let rows = [
        ("cf_centre", Move::Double, (8, 12)),
        ("cf_centre", Move::AsRolled, (4, 6)),
        ("cf_base_n", Move::Double, (4, 6)),
        ("cf_base_n", Move::AsRolled, (2, 3)),
    ];
    for (territory, choice, (gold, natives)) in rows {
        let mut desk = table(4).bands("cf_inner_nw", "azure", 1).hand(0, &["bonus_discovery"]).lay();
        desk.play(play("bonus_discovery")).play(Move::On(t(territory))).find(2, 3);
        assert_eq!(
            desk.offers(),
            [Move::Double, Move::AsRolled],
            "{clauses:?}: both or none, after the roll"
        );
        desk.play(choice);
        assert_eq!(desk.ground(territory), (Flag::Natives, 0, natives, gold), "{clauses:?}: {choice:?}");
        let view = desk.view();
        assert_eq!((view.treasury, view.native_supply), (50 - gold, 50 - natives), "{clauses:?}");
    }
    // A blank die stays blank, regardless of the other die shows.
    let mut desk = table(4).bands("cf_inner_nw", "azure", 1).hand(0, &["bonus_discovery"]).lay();
    desk.play(play("bonus_discovery")).play(Move::On(t("cf_base_n"))).find(0, 4).play(Move::Double);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Natives, 0, 8, 0), "{clauses:?}");
    // Without the card there is nothing to decide, and after the roll it comes too late.
    let mut desk = table(4).bands("cf_inner_nw", "azure", 1).hand(0, &["bonus_discovery"]).lay();
    desk.play(Move::Explore(t("cf_base_n"))).find(2, 3);
    assert_eq!(desk.ground("cf_base_n"), (Flag::Natives, 0, 3, 2), "{clauses:?}");
    assert_eq!(desk.frame(), Some(Frame::Act), "{clauses:?}");
}

#[test]
fn a_bonus_discovery_is_an_exploration_like_any_other() {
    let clause = "ARM-17.3";
    for choice in [Move::Double, Move::AsRolled] {
        let mut desk = table(4).bands("cf_inner_nw", "azure", 1).hand(0, &["bonus_discovery"]).lay();
        desk.play(play("bonus_discovery"));
        for out_of_reach in ["cf_base_s", "cf_north_isle_w", "cf_inner_nw", "azure_a1"] {
            desk.refused(Move::On(t(out_of_reach)), clause);
        }
        assert_eq!(desk.mp(), 10, "{clause}: the card itself is free");
        desk.play(Move::On(t("cf_centre"))).find(1, 1);
        assert_eq!(
            (desk.mp(), discarded(&desk, "bonus_discovery")),
            (9, 0),
            "{clause}: the exploration is not"
        );
        desk.play(choice);
        assert_eq!(discarded(&desk, "bonus_discovery"), 1, "{clause}: used up after {choice:?}");
        assert_eq!(desk.view().hand_sizes[0], 0, "{clause}");
    }
    // Two blank dice leave nothing to double; the card is used up all the same.
    let mut desk = table(4).bands("cf_inner_nw", "azure", 1).hand(0, &["bonus_discovery"]).lay();
    desk.play(play("bonus_discovery")).play(Move::On(t("cf_centre"))).find(0, 0);
    assert_eq!(discarded(&desk, "bonus_discovery"), 1, "{clause}");
}

#[test]
fn a_gold_mine_puts_three_ingots_on_a_territory_of_yours() {
    let clauses = ["ARM-17.4", "ARM-17.5"];
    let layout = || {
        table(4)
            .ground("azure_b2", "azure", 2, 0, 1)
            .ground("cf_base_n", "azure", 0, 0, 0)
            .ground("purple_a3", "azure", 0, 0, 0)
            .ground("cf_base_s", "natives", 0, 0, 0)
            .hand(0, &["gold_mine"])
    };
    // Own den, another den, the Formation; occupied or not.
    for (territory, before) in [("azure_b2", 1), ("azure_c2", 0), ("cf_base_n", 0), ("purple_a3", 0)] {
        let mut desk = layout().lay();
        desk.play(play("gold_mine")).legal(Move::On(t(territory)));
        desk.play(Move::On(t(territory)));
        assert_eq!(desk.ground(territory).3, before + 3, "{clauses:?}: {territory}");
        assert_eq!((desk.view().treasury, discarded(&desk, "gold_mine")), (46, 1), "{clauses:?}");
    }
    let mut desk = layout().lay();
    desk.play(play("gold_mine"));
    for foreign in ["purple_a1", "cf_base_s", "cf_centre"] {
        desk.refused(Move::On(t(foreign)), "ARM-17.5");
    }
    // A treasury of two gives two.
    let mut desk = table(4).ground("purple_a1", "purple", 0, 0, 48).hand(0, &["gold_mine"]).lay();
    desk.play(play("gold_mine")).play(Move::On(t("azure_a1")));
    assert_eq!((desk.ground("azure_a1").3, desk.view().treasury), (2, 0), "{clauses:?}");
}

#[test]
fn yo_ho_ho_brings_three_points_once_in_a_turn() {
    let clause = "ARM-17.28";
    let mut desk = table(4).hand(0, &["yo_ho_ho", "yo_ho_ho"]).turn("azure", 1).lay();
    desk.play(play("yo_ho_ho"));
    assert_eq!(desk.mp(), 4, "{clause}");
    desk.refused(play("yo_ho_ho"), clause);
    // At any time: also with all points left, and in the next turn again.
    desk.until_turn_of(Colour::Purple).until_turn_of(Colour::Azure).legal(play("yo_ho_ho"));
    desk.play(play("yo_ho_ho"));
    assert_eq!(desk.mp(), 13, "{clause}");
    desk.play(Move::EndTurn).until_turn_of(Colour::Azure);
    assert_eq!(desk.mp(), 10, "ARM-17.29: what was not used is lost");
}

#[test]
fn yo_ho_ho_counts_once_per_player_in_any_turn() {
    let clause = "ARM-17.29";
    let held = ["surprise_attack", "surprise_attack", "yo_ho_ho", "yo_ho_ho"];
    let mut desk = table(4).hand(0, &["yo_ho_ho"]).hand(1, &held).lay();
    desk.play(Move::EndTurn).play(play("surprise_attack")).play(play("yo_ho_ho"));
    assert_eq!(desk.mp(), 6, "{clause}: the Surprise Attack has six points");
    assert_eq!(desk.view().turn.mp, 10, "{clause}: the interrupted turn gets none of them");
    desk.refused(play("yo_ho_ho"), "ARM-17.28");
    desk.play(Move::EndTurn).play(play("surprise_attack"));
    assert_eq!(desk.mp(), 3, "{clause}: the others are lost");
    desk.refused(play("yo_ho_ho"), "ARM-17.28");
    desk.play(Move::EndTurn).until_turn_of(Colour::Purple).legal(play("yo_ho_ho"));

    // Each player for itself: the colour whose turn it is may still play its own.
    let mut desk = table(4).hand(0, &["yo_ho_ho", "gold_mine"]).hand(1, &held).lay();
    desk.play(play("gold_mine")).play(Move::On(t("azure_a1")));
    desk.play(play("surprise_attack")).play(play("yo_ho_ho")).play(Move::EndTurn).play(Move::Pass);
    desk.legal(play("yo_ho_ho"));
}

#[test]
fn the_winning_option_is_never_in_the_deck_and_played_by_the_program() {
    let clause = "ARM-17.27";
    assert_eq!(content().cards[usize::from(card("winning_option").0)].in_deck, 0, "{clause}");
    let mut desk = table(4)
        .bands("cf_inner_nw", "azure", 1)
        .flags("azure", &["cf_base_n", "cf_base_w"])
        .ground("cf_centre", "natives", 0, 0, 0)
        .hand(0, &["yo_ho_ho"])
        .lay();
    desk.refused(play("winning_option"), "ARM-16.10");
    assert_eq!(desk.view().claims[Colour::Azure], Claim::Held, "{clause}");
    desk.play(Move::March { from: t("cf_inner_nw"), to: t("cf_centre") });
    assert_eq!(desk.view().claims[Colour::Azure], Claim::OnBoard { check: 2 }, "{clause}: put on the board");
    assert_eq!(desk.view().hand_sizes[0], 1, "{clause}: it is no card of the hand");
    desk.play(Move::EndTurn).until_turn_of(Colour::Azure).play(Move::EndTurn);
    assert!(desk.facts.contains(&Event::Won { colour: Colour::Azure }), "{clause}: turned over");
    assert_eq!(desk.outcome().standings[0].place, 1, "{clause}");
}
