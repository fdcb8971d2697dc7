//! Section 29: who wins.

use crate::{
    clauses::ending::{closing, line},
    desk::{action, area, bay, card, objective, open, table, using},
};
use approdo_archipelago::{
    Move, Source, Subject,
    content::{Length, Victory, content},
    ids::{Building, Market, Resource},
};
use approdo_conformance::desk::Desk as _;
use approdo_pieces::NamedId;
use serde_json::json;

/// The places of four players by iron, which is what the objective of seat 0 asks for.
fn by_iron(iron: [u8; 4]) -> Vec<u8> {
    let mut layout = bay(4).units(0, "palm_bay_b", 1).stall("domestic", "iron", 0).trends(&["trend_stone"]);
    for (seat, count) in iron.iter().enumerate() {
        layout = layout.screen(seat as u8, 10, &[("iron", *count)]);
    }
    let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
    desk.play(Move::EndRound);
    line(&desk, Subject::Objective(objective("short_markets_iron"))).1
}

#[test]
fn three_places_score_and_ties_share_them() {
    let clauses = ["ARC-29.3", "ARC-29.4", "ARC-29.5"];
    assert_eq!(by_iron([4, 3, 1, 0]), [3, 2, 1, 0], "{clauses:?}");
    assert_eq!(by_iron([1, 2, 3, 4]), [0, 1, 2, 3], "{clauses:?}: the fourth place scores nothing");
    // S20: two first, then second and third; none is skipped.
    assert_eq!(by_iron([3, 3, 2, 1]), [3, 3, 2, 1], "{clauses:?}");
    assert_eq!(by_iron([0, 0, 2, 0]), [0, 0, 3, 0], "{clauses:?}: who has nothing is not ranked");
}

#[test]
fn the_pacifist_needs_his_margin() {
    let clauses = ["ARC-29.6", "ARC-32.2"];
    let margins: Vec<u8> = content()
        .objectives
        .iter()
        .filter_map(|card| match card.victory {
            Victory::Pacifist { margin } => Some(margin),
            Victory::Ranking(_) | Victory::Separatist => None,
        })
        .collect();
    assert_eq!(margins, [15, 12, 10], "{clauses:?}");
    // O23: a long game with population 30, rebellion 20 and then 19.
    for (rebellion, vp) in [(20, 0), (19, 3)] {
        let mut layout = bay(5).options(|options| options.length = Length::Long);
        for seat in 0..5 {
            layout = layout.units(seat, "palm_bay_b", 3).units(seat, "cattle_shore_b", 3);
        }
        let layout = layout.rebellion(rebellion);
        let mut desk = closing(layout, &["long_surplus_pacifist"], "long_surplus_pacifist").lay();
        desk.play(Move::EndRound);
        let pacifist = line(&desk, Subject::Objective(objective("long_surplus_pacifist"))).1;
        assert_eq!(pacifist, [vp, 0, 0, 0, 0], "{clauses:?}");
    }
}

#[test]
fn separatist_and_pacifist_take_part_in_all_rankings() {
    let clause = "ARC-29.7";
    let layout = bay(3)
        .units(0, "palm_bay_b", 1)
        .screen(1, 10, &[("iron", 3)])
        .objectives(1, &["short_piles3_separatist"])
        .objectives(2, &["short_temples_characters"])
        .trends(&["trend_stone"]);
    let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
    desk.play(Move::EndRound);
    assert_eq!(desk.scores()[1], 3, "{clause}: nothing for his card, three for iron");
    assert_eq!(desk.places()[1], 1, "{clause}");
    let separatist = Subject::Objective(objective("short_piles3_separatist"));
    assert!(desk.view().reckoning.iter().all(|line| line.subject != separatist), "{clause}");
}

#[test]
fn the_trend_card_is_worth_more() {
    let clause = "ARC-29.8";
    let layout = bay(4)
        .units(0, "palm_bay_b", 1)
        .trends(&["trend_iron"])
        .screen(0, 10, &[("iron", 1)])
        .screen(1, 10, &[("iron", 2)])
        .screen(2, 10, &[("iron", 3)]);
    let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
    desk.play(Move::EndRound);
    assert_eq!(line(&desk, Subject::Trend(crate::desk::trend("trend_iron"))).1, [2, 3, 4, 0], "{clause}");
    // The same criterion is scored twice.
    assert_eq!(line(&desk, Subject::Objective(objective("short_markets_iron"))).1, [1, 2, 3, 0], "{clause}");
    // Rebels are citizens on the map as well.
    let layout = bay(3).lying(0, "palm_bay_b", 2).units(1, "palm_bay_b", 1).trends(&["trend_population"]);
    let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
    desk.play(Move::EndRound);
    let population = line(&desk, Subject::Trend(crate::desk::trend("trend_population")));
    assert_eq!(population, (vec![2, 1, 0], vec![4, 3, 0]), "{clause}");
}

#[test]
fn the_benefactor_counts_help_in_crises_and_temples() {
    let clause = "ARC-29.9";
    // O21: a market cube, an own cube and a token.
    let mut desk = bay(3)
        .export("cattle", 4)
        .stall("export", "cattle", 1)
        .units(0, "palm_bay_b", 3)
        .screen(0, 10, &[("cattle", 1)])
        .tokens(0, 1)
        .trends(&["trend_benefactor"])
        .lay();
    let bank = desk.view().bank.florins;
    desk.play(Move::Consume(Source::Market))
        .play(Move::Consume(Source::Screen))
        .play(Move::Consume(Source::Token));
    assert_eq!((desk.view().players[0].sector, desk.view().bank.florins), (2, bank - 2), "{clause}");
    assert_eq!(desk.florins(0), 10, "{clause}: they belong to nobody");
    let mut desk =
        bay(3).units(0, "palm_bay_b", 1).screen(0, 10, &[("stone", 2)]).trends(&["trend_benefactor"]).lay();
    desk.play(action("build"));
    desk.play(Move::Build { building: Building::Temple, by: open("palm_bay_b"), at: area("palm_bay_b") });
    desk.play(Move::Pay);
    assert_eq!(desk.view().players[0].sector, 1, "{clause}");
    let layout = bay(3)
        .units(0, "palm_bay_b", 1)
        .trends(&["trend_benefactor"])
        .set("players.1.sector", json!(2))
        .set("players.2.sector", json!(1));
    let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
    desk.play(Move::EndRound);
    assert_eq!(line(&desk, Subject::Trend(crate::desk::trend("trend_benefactor"))).1, [0, 4, 3], "{clause}");
}

#[test]
fn rankings_use_the_position_at_the_end() {
    let clause = "ARC-29.11";
    // Symbols in town regions: seat 0 controls Palm Bay, whose fruit is plundered, and Mango Coast with two; seat
    // 1 stands as a rebel on the town of Cattle Shore.
    let layout = table(3)
        .options(|options| options.length = Length::Long)
        .region("palm_bay", 0, -1, 2)
        .town("palm_bay_b")
        .building("plundered", json!(["fruit"]))
        .region("mango_coast", 1, 0, 4)
        .town("mango_coast_b")
        .region("parrot_cove", 0, 1, 0)
        .town("parrot_cove_b")
        .on(0, "palm_bay_b", "town")
        .on(0, "mango_coast_b", "town")
        .posted(1, "parrot_cove_b", "town", "lying", 1)
        .units(0, "palm_bay_a", 1);
    let mut desk = closing(layout, &["long_temples_fruit_lands"], "long_temples_fruit_lands").lay();
    desk.play(Move::EndRound);
    let fruit = line(&desk, Subject::Objective(objective("long_temples_fruit_lands"))).0;
    assert_eq!(fruit, [2, 0, 0], "{clause}");
}

#[test]
fn florins_break_ties_and_otherwise_the_victory_is_shared() {
    let clauses = ["ARC-29.12", "ARC-29.13"];
    let end = |florins: [u8; 3]| {
        let mut layout = bay(3).units(0, "palm_bay_b", 1).trends(&["trend_stone"]);
        for (seat, count) in florins.iter().enumerate() {
            layout = layout.screen(seat as u8, *count, &[("iron", 1)]);
        }
        let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
        desk.play(Move::EndRound);
        desk.places()
    };
    assert_eq!(end([5, 9, 7]), [3, 1, 2], "{clauses:?}");
    assert_eq!(end([9, 9, 7]), [1, 1, 3], "{clauses:?}");
}

#[test]
fn the_program_keeps_the_tally() {
    let clause = "ARC-29.14";
    let layout = bay(3).units(0, "palm_bay_b", 1).screen(0, 10, &[("iron", 1)]).trends(&["trend_stone"]);
    let mut desk = closing(layout, &["short_markets_iron"], "short_markets_iron").lay();
    assert!(desk.view().reckoning.is_empty(), "{clause}");
    desk.play(Move::EndRound);
    let view = desk.view();
    let totals: Vec<i32> =
        (0..3).map(|seat| view.reckoning.iter().map(|line| i32::from(line.vp[seat])).sum()).collect();
    assert_eq!(totals, desk.scores(), "{clause}");
    assert!(view.players.iter().all(|player| player.florins.is_some()), "{clause}: the screens are lifted");
}

#[test]
fn the_lists_of_cards_are_complete() {
    let clauses = ["ARC-32.3", "ARC-32.4", "ARC-32.5"];
    for name in ["medium_towns_ports", "medium_ships_explorers", "long_towns_markets"] {
        let card = &content().objectives[objective(name).index()];
        assert!(matches!(card.victory, Victory::Ranking(_)), "{clauses:?}: {name}");
    }
    let progress = content().objectives[objective("medium_progress_florins").index()].end;
    let numbers = format!("{progress:?}");
    assert!(numbers.contains("[5, 8, 11, 14]"), "{clauses:?}: {numbers}");
    // The two trading characters.
    for name in ["exporter", "merchant"] {
        assert_eq!(content().cards[card(name).index()].label.id, name, "{clauses:?}");
    }
    let mut desk =
        bay(2).units(0, "palm_bay_b", 1).cards(0, &["merchant"]).screen(0, 9, &[("wood", 1)]).lay();
    desk.play(using("merchant"));
    desk.legal(Move::Sell { market: Market::Domestic, resource: Resource::Wood });
}
