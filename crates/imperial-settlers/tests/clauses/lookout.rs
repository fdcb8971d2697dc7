//! Section 8: the Lookout phase, and its variants of section 27.

use crate::desk::{Desk, Layout, c, card, names, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Pending, Seat};
use approdo_imperial_settlers::{
    Event, ImperialSettlers, Move, Options,
    goods::Good,
    options::{LookoutVariant, Mode},
};
use serde_json::json;

/// The cards of the display, by id.
fn display(desk: &Desk) -> Vec<&'static str> {
    names(desk.view().display.as_slice())
}

fn pick(name: &str) -> Move {
    Move::Pick(c(name))
}

#[test]
fn everybody_draws_a_faction_card() {
    let clause = "IMP-8.1";
    let mut desk = table(&["romans", "barbarians"]).set("first", json!(1)).lookout();
    desk.draw("bar_altar").draw("rom_bank");
    assert_eq!((desk.hand(0), desk.hand(1)), (vec!["rom_bank"], vec!["bar_altar"]), "{clause}");
    let mut desk = table(&["romans", "barbarians"]).faction_deck(0, &[]).lookout();
    desk.draw("bar_altar");
    assert_eq!(desk.hand(0).len(), 0, "IMP-4.15");
}

#[test]
fn two_displays_there_and_back() {
    let mut desk = table(&["romans", "barbarians", "japanese"]).set("first", json!(1)).lookout();
    desk.draw("bar_altar").draw("jap_farm").draw("rom_bank");
    for name in ["com_mill", "com_baker", "com_hunter", "com_joiner"] {
        desk.draw(name);
    }
    assert_eq!(display(&desk).len(), 4, "{}: one more than players", "IMP-8.2");
    for (seat, name) in [(1, "com_baker"), (2, "com_mill"), (0, "com_hunter")] {
        assert_eq!(desk.asked(), Seat(seat), "IMP-8.2");
        desk.refused(pick("com_statue"), "IMP-8.2").play(pick(name));
    }
    assert_eq!(desk.discard(), ["com_joiner"], "{}: the card left over", "IMP-8.2");
    for name in ["com_quarry", "com_rubble", "com_village_a", "com_armorer"] {
        desk.draw(name);
    }
    for (seat, name) in [(0, "com_armorer"), (2, "com_quarry"), (1, "com_rubble")] {
        assert_eq!(desk.asked(), Seat(seat), "{}: counter-clockwise", "IMP-8.3");
        desk.play(pick(name));
    }
    assert_eq!(desk.discard(), ["com_village_a", "com_joiner"], "IMP-8.3");
    assert_eq!(desk.hand(1), ["com_rubble", "com_baker", "bar_altar"], "IMP-8.3");
    assert!(desk.view().turn.is_some(), "{}: Production and the Action phase follow", "IMP-7.1");
}

#[test]
fn events_of_the_display_one_by_one() {
    let mut desk = table(&["romans", "barbarians"]).lookout();
    desk.draw("rom_bank").draw("bar_altar").draw("com_gift_of_the_sea");
    assert_eq!((desk.has(0, Good::BasicTech), display(&desk).len()), (1, 0), "{}: at once", "IMP-8.4");
    // The replacement is an Event as well, and is treated likewise.
    desk.draw("com_bountiful_season").play(Move::Good(Good::Wood)).play(Move::Good(Good::Wood));
    desk.draw("com_mill");
    assert_eq!(display(&desk), ["com_mill"], "{}: replaced by a new card", "IMP-8.4");
    assert_eq!(desk.discard(), ["com_gift_of_the_sea", "com_bountiful_season"], "IMP-8.5");
    assert_eq!((desk.has(0, Good::Wood), desk.has(1, Good::Wood)), (1, 1), "IMP-8.5");
}

#[test]
fn too_few_cards() {
    let clause = "IMP-8.6";
    let few = |deck: &[&str]| {
        table(&["romans", "barbarians"])
            .options(|options| options.mode = Mode::Base)
            .common_deck(deck, "players.0.hand")
    };
    let mut desk = few(&["com_mill"]).lookout();
    desk.draw("rom_bank").draw("bar_altar").draw("com_mill");
    assert_eq!(display(&desk), ["com_mill"], "{clause}: as large as possible");
    desk.play(pick("com_mill"));
    assert!(desk.view().turn.is_some(), "{clause}: the others take none");
    let mut desk = few(&[]).lookout();
    desk.draw("rom_bank").draw("bar_altar");
    assert!(desk.view().turn.is_some(), "{clause}: nobody is asked");
}

fn variant(factions: &[&str], lookout: LookoutVariant) -> Layout {
    table(factions).options(|options| options.lookout = lookout)
}

#[test]
fn alternative_lookout() {
    let clause = "IMP-27.1";
    let mut desk = variant(&["romans", "barbarians"], LookoutVariant::Alternative).lookout();
    desk.draw("rom_bank").draw("bar_altar");
    for name in ["com_mill", "com_baker", "com_hunter", "com_joiner", "com_quarry", "com_rubble"] {
        desk.draw(name);
    }
    match desk.game.pending() {
        Pending::Decision { seats, sealed } => {
            assert_eq!((seats.len(), sealed), (2, true), "{clause}: secretly and simultaneously");
        }
        other => panic!("{clause}: {other:?}"),
    }
    let held =
        |desk: &Desk, viewer: u8, of: usize| desk.view_of(viewer).players[of].held.map(|held| held.len());
    assert_eq!((held(&desk, 0, 0), held(&desk, 0, 1)), (Some(3), None), "{clause}");
    desk.refused(card("com_joiner"), clause).play_as(0, card("com_mill")).play_as(1, card("com_joiner"));
    // The other two went to the next player.
    desk.play_as(0, card("com_quarry")).play_as(1, card("com_baker"));
    let mut hand = desk.hand(0);
    hand.sort_unstable();
    assert_eq!(hand, ["com_mill", "com_quarry", "rom_bank"], "{clause}");
    let mut discarded = desk.discard();
    discarded.sort_unstable();
    assert_eq!(discarded, ["com_hunter", "com_rubble"], "{clause}: the last ones are discarded");
}

#[test]
fn alternative_lookout_deals_in_turn_order() {
    let clause = "IMP-27.2";
    let mut desk =
        variant(&["romans", "barbarians"], LookoutVariant::Alternative).set("first", json!(1)).lookout();
    desk.draw("bar_altar").draw("rom_bank").draw("com_mill").draw("com_gift_of_the_sea");
    assert_eq!(desk.has(0, Good::BasicTech), 1, "{clause}: resolved");
    desk.draw("com_baker").draw("com_hunter");
    let dealt = |event: &Event| if let Event::Dealt { seat, .. } = event { Some(seat.0) } else { None };
    assert_eq!(desk.facts.iter().filter_map(dealt).collect::<Vec<_>>(), [1, 1, 1], "{clause}: and replaced");
}

/// Plays a whole Lookout with the first card each time; returns the number of cards at each choice, and the players.
fn choices(mut desk: Desk) -> (Vec<usize>, Vec<u8>, Desk) {
    let (mut sizes, mut seats) = (Vec::new(), Vec::new());
    while desk.view().turn.is_none() {
        if desk.luck_among().is_some() {
            desk.luck(0);
            continue;
        }
        let first = desk.offers()[0];
        if matches!(first, Move::Pick(_)) {
            sizes.push(desk.view().display.len());
            seats.push(desk.asked().0);
        }
        desk.play(first);
    }
    (sizes, seats, desk)
}

#[test]
fn advanced_lookout() {
    let advanced = |factions: &[&str]| choices(variant(factions, LookoutVariant::Advanced).lookout());
    let (sizes, seats, desk) = advanced(&["romans", "barbarians"]);
    assert_eq!((sizes, seats), (vec![5, 4, 3, 2], vec![0, 1, 0, 1]), "{}, {}", "IMP-27.3", "IMP-27.4");
    assert_eq!(
        (desk.hand(0).len(), desk.discard().len()),
        (3, 1),
        "{}: the last one is discarded",
        "IMP-27.4"
    );
    let clauses = ["IMP-27.3", "IMP-27.4"];
    assert_eq!(desk.hand(1).len(), 3, "{clauses:?}: everybody gets two, and a Faction card");
    let (sizes, seats, _) = advanced(&["romans", "barbarians", "japanese"]);
    assert_eq!(
        (sizes, seats),
        (vec![5, 4, 4, 3, 3, 2], vec![0, 1, 2, 0, 1, 2]),
        "{}, {}",
        "IMP-27.5",
        "IMP-27.6"
    );
    let (sizes, _, desk) = advanced(&["romans", "barbarians", "japanese", "egyptians"]);
    assert_eq!((sizes, desk.discard().len()), (vec![5, 4, 4, 4, 3, 3, 3, 2], 1), "IMP-27.5");
    let (sizes, ..) = advanced(&["romans", "barbarians", "japanese", "egyptians", "atlanteans"]);
    assert_eq!(sizes, [5, 4, 4, 4, 4, 3, 3, 3, 3, 2], "IMP-27.7");
}

#[test]
fn peaceful_variant() {
    let clause = "IMP-27.8";
    let peaceful = || table(&["romans", "barbarians"]).options(|options| options.peaceful = true);
    let mut desk = peaceful().lookout();
    desk.draw("rom_bank").draw("com_mill").draw("bar_altar").draw("com_baker");
    assert_eq!(
        (desk.hand(0), desk.hand(1)),
        (vec!["com_mill", "rom_bank"], vec!["com_baker", "bar_altar"]),
        "{clause}"
    );
    let mut desk = peaceful()
        .empire(0, &["rom_engineers"])
        .empire(1, &["com_hunter", "com_joiner"])
        .hand(0, &["com_mill"])
        .supply(0, &[("raze", 3), ("worker", 2)])
        .lay();
    desk.refused(crate::desk::raze("com_hunter"), clause).legal(crate::desk::raze_hand("com_mill"));
    desk.activate("rom_engineers").point("com_hunter");
    let mut desk = table(&["egyptians", "barbarians"])
        .options(|options| options.peaceful = true)
        .empire(0, &["egy_chariot_builder"])
        .empire(1, &["com_hunter"])
        .supply(0, &[("raze", 3)])
        .lay();
    desk.refused(crate::desk::raze("com_hunter"), clause).activate("egy_chariot_builder").raze("com_hunter");
    assert_eq!(desk.foundations(1), ["com_hunter"], "{clause}: by card abilities");
}

#[test]
fn variants_combine() {
    let clause = "IMP-27.9";
    for lookout in [LookoutVariant::Normal, LookoutVariant::Alternative, LookoutVariant::Advanced] {
        for peaceful in [false, true] {
            let options = Options { lookout, peaceful, ..Options::default() };
            assert!(ImperialSettlers::setup(&options, 3).is_ok(), "{clause}: {options:?}");
        }
    }
    let (.., desk) = choices(
        table(&["romans", "barbarians"])
            .options(|options| {
                options.peaceful = true;
                options.lookout = LookoutVariant::Advanced;
            })
            .lookout(),
    );
    assert_eq!(desk.hand(0).len(), 4, "{clause}: a Faction card, a Common card more, and two chosen");
}

#[test]
fn variants_are_for_two_or_more() {
    let clause = "IMP-27.10";
    for lookout in [LookoutVariant::Normal, LookoutVariant::Alternative, LookoutVariant::Advanced] {
        for peaceful in [false, true] {
            let options = Options { lookout, peaceful, ..Options::default() };
            let refused = ImperialSettlers::setup(&options, 1).err().map(|refusal| refusal.rule.0);
            let is_variant = peaceful || lookout != LookoutVariant::Normal;
            assert_eq!(refused, is_variant.then_some(clause), "{options:?}");
            assert!(ImperialSettlers::setup(&options, 2).is_ok(), "{clause}: {options:?}");
        }
    }
    let (sizes, ..) = choices(table(&["romans"]).lookout());
    assert_eq!(sizes, [4, 2], "{clause}: solo play has its own Lookout");
}

#[test]
fn a_variant_needs_enough_cards() {
    let clause = "IMP-27.11";
    let few = ["com_mill", "com_baker", "com_hunter", "com_joiner"];
    for lookout in [LookoutVariant::Alternative, LookoutVariant::Advanced] {
        let desk = variant(&["romans", "barbarians"], lookout)
            .options(|options| options.mode = Mode::Base)
            .common_deck(&few, "players.0.hand")
            .lookout();
        let (sizes, seats, _) = choices(desk);
        assert_eq!(
            (sizes, seats),
            (vec![3, 2, 2, 1], vec![0, 1, 1, 0]),
            "{clause}: the normal Lookout is used"
        );
    }
}

#[test]
fn how_many_cards_a_variant_needs() {
    let clause = "IMP-27.11";
    let few = ["com_mill", "com_baker", "com_hunter", "com_joiner", "com_quarry", "com_rubble"];
    let sizes = |lookout, cards: &[&str]| {
        let desk = variant(&["romans", "barbarians"], lookout).common_deck(cards, "players.0.hand").lookout();
        choices(desk).0
    };
    // Three cards each are dealt in the Alternative Lookout; the Advanced one turns up 5, 4, 3 and 2.
    assert_eq!(sizes(LookoutVariant::Alternative, &few), [0; 0], "{clause}: six are enough for two");
    assert_eq!(sizes(LookoutVariant::Alternative, &few[1..]), [3, 2, 3, 2], "{clause}: five are not");
    assert_eq!(sizes(LookoutVariant::Advanced, &few[1..]), [5, 4, 3, 2], "{clause}: five are enough");
    assert_eq!(sizes(LookoutVariant::Advanced, &few[2..]), [3, 2, 2, 1], "{clause}: four are not");
}
