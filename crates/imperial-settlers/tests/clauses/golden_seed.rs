//! The worked examples of the Atlanteans rulebook (S1 to S12 of the design notes).

use super::desk::{at, c, raze, table};
use approdo_imperial_settlers::{
    Move,
    goods::{Good, Payment},
    ids::Tech,
    location::Mark,
};
use serde_json::json;

#[test]
fn s1_emerald_bay_opens_its_second_action_for_later_turns() {
    let clause = "IMP-14.14";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["atl_emerald_bay"])
        .supply(0, &[("basic_tech", 1), ("worker", 3)])
        .lay();
    let at = desk.at("atl_emerald_bay");
    let activate = |action, times| Move::Activate { at, action, times };
    desk.refused(activate(1, 1), "IMP-14.13").play(activate(0, 1));
    assert_eq!(desk.has(0, Good::BasicTech), 0, "{clause}");
    assert_eq!(desk.asked().0, 1, "{clause}: the turn is over");
    desk.play(Move::Pass).refused(activate(0, 1), "IMP-14.19");
    desk.refused(activate(1, 4), "IMP-14.6").play(activate(1, 3));
    assert_eq!(desk.has(0, Good::Worker), 0, "{clause}");
    desk.play(Move::Good(Good::Wood)).play(Move::Good(Good::Wood)).play(Move::Good(Good::Stone));
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Stone)), (2, 1), "{clause}");
}

#[test]
fn s2_mechanical_horse() {
    let clause = "IMP-25.11";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_mechanical_horse"])
        .empire(1, &["com_brewer"])
        .supply(0, &[("raze", 2), ("basic_tech", 3)])
        .lay();
    let brewer = desk.at("com_brewer");
    desk.play(Move::Raze(brewer)).play(Move::Again).play(Move::Again).play(Move::Again);
    assert_eq!((desk.has(0, Good::Raze), desk.has(0, Good::BasicTech)), (0, 0), "{clause}");
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Food), desk.vp(0)), (1, 4, 3), "{clause}");
    assert_eq!(desk.has(1, Good::Wood), 1, "IMP-13.7");
    assert_eq!(desk.view().players[1].foundations.as_slice(), [c("com_brewer")], "IMP-13.3");
}

#[test]
fn s3_feng_shui_builders_are_protected_by_print() {
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_feng_shui_builders"])
        .supply(0, &[("defense", 1), ("worker", 1)])
        .lay();
    let cost = |desk: &super::desk::Desk| desk.view().locations[0].raze_cost;
    assert_eq!(cost(&desk), Some(3), "IMP-25.6");
    let at = desk.at("jap_feng_shui_builders");
    desk.refused(Move::PlaceDefense(at), "IMP-18.4");
    let mut desk = desk;
    desk.play(Move::DeploySamurai(at));
    assert_eq!(cost(&desk), Some(4), "IMP-25.6");
}

#[test]
fn s4_score_and_basic_together() {
    let clause = "IMP-21.16";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_old_forest", json!({ "marks": ["basic", "score"] }))
        .set(
            "frames",
            json!([{ "production": { "player": { "nth": 0 } } }, { "take": { "resource": { "seat": 1 } } }]),
        )
        .lay();
    desk.play(Move::Good(Good::Food));
    assert_eq!((desk.has(0, Good::Wood), desk.vp(0)), (4, 2), "{clause}");
}

#[test]
fn s5_atlanteans_get_a_defense_token_per_player() {
    let clause = "IMP-9.8";
    for factions in [&["atlanteans", "romans"][..], &["atlanteans", "romans", "japanese", "egyptians"]] {
        let last = factions.len() - 1;
        let mut desk = table(factions)
            .set(
                "frames",
                json!([{ "production": { "player": { "nth": 0 } } }, { "take": { "resource": { "seat": last } } }]),
            )
            .lay();
        desk.play(Move::Good(Good::Food));
        assert_eq!(usize::from(desk.has(0, Good::Defense)), factions.len(), "{clause}");
        assert_eq!(desk.has(1, Good::Defense), 1, "IMP-9.7");
    }
}

#[test]
fn s6_losing_advanced_tokens() {
    let layout = || {
        table(&["romans", "atlanteans"])
            .location(1, "com_castle_a", json!({ "marks": ["score", "advanced_defense"] }))
            .supply(0, &[("raze", 3)])
    };
    let mut desk = layout().lay();
    let castle = desk.at("com_castle_a");
    assert_eq!(desk.view().locations[0].raze_cost, Some(3), "IMP-21.18");
    desk.play(Move::Raze(castle));
    assert_eq!(desk.vp(1), 0, "the Goods come first (IMP-13.14)");
    let decks = [Move::Draw(approdo_imperial_settlers::ids::Deck::Faction); 2];
    for deck in decks {
        desk.play(deck).luck(0);
    }
    assert_eq!((desk.vp(1), desk.has(1, Good::Wood)), (2, 1), "IMP-13.10");
    let mut desk = layout().turn(1, 1).hand(1, &["atl_warriors_caste"]).supply(1, &[("stone", 1)]).lay();
    desk.play(Move::Build(c("atl_warriors_caste"))).play(Move::At(castle));
    assert_eq!(desk.vp(1), 0, "IMP-11.7");
}

#[test]
fn s7_visiting() {
    let mut desk = table(&["romans", "barbarians", "japanese"])
        .empire(1, &["com_public_granary"])
        .supply(0, &[("worker", 2)])
        .supply(1, &[("worker", 1)])
        .supply(2, &[("worker", 1)])
        .lay();
    let granary = desk.at("com_public_granary");
    desk.play(Move::Visit(granary));
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Food)), (1, 1), "IMP-16.4");
    assert_eq!(desk.has(1, Good::Worker), 2, "IMP-16.4");
    desk.refused(Move::Visit(granary), "IMP-16.2").play(Move::Pass);
    desk.refused(Move::Visit(granary), "IMP-16.7");
    let mut desk = table(&["romans", "barbarians", "japanese"])
        .location(1, "com_public_granary", json!({ "visitors": 1 }))
        .supply(0, &[("worker", 2)])
        .lay();
    desk.play(Move::Visit(granary)).turn_of(2);
    assert_eq!(desk.find("com_public_granary").map(|location| location.visitors), Some(2));
    desk.refused(Move::Visit(granary), "IMP-16.5");
}

#[test]
fn s8_roman_academy_counts_activations() {
    let clause = "IMP-25.20";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_roman_academy", "com_clockmaker"])
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    let at = desk.at("com_clockmaker");
    desk.play(Move::Activate { at, action: 0, times: 1 });
    assert_eq!(desk.vp(0), 4, "{clause}");
}

#[test]
fn s9_defence_machine_is_no_raze() {
    let clause = "IMP-25.22";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["rom_defence_machine", "com_gallows"])
        .supply(0, &[("basic_tech", 1)])
        .lay();
    let at = desk.at("rom_defence_machine");
    desk.play(Move::Activate { at, action: 0, times: 1 }).draw("com_mill").draw("com_quarry");
    let player = &desk.view().players[0];
    assert_eq!(player.hidden_size.common, 2, "{clause}");
    assert_eq!((player.supply[Good::Wood], player.vp), (2, 0), "{clause}");
    assert!(player.hidden.is_none(), "IMP-25.23");
    assert!(desk.view_of(0).players[0].hidden.is_some(), "IMP-25.23");
}

#[test]
fn s10_remote_trading_colony_has_three_colours() {
    let clause = "IMP-25.21";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "com_mill"])
        .foundations(0, &["com_quarry"])
        .hand(0, &["rom_remote_trading_colony"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.play(Move::Build(c("rom_remote_trading_colony")));
    desk.play(Move::Foundation { card: c("com_quarry"), hidden: false });
    assert_eq!((desk.has(0, Good::Gold), desk.has(0, Good::BasicTech), desk.vp(0)), (3, 1, 2), "{clause}");
}

#[test]
fn s11_technology_ark() {
    let clause = "IMP-25.27";
    let mut desk = table(&["atlanteans"])
        .empire(0, &["com_ruins"])
        .hand(0, &["atl_technology_ark"])
        .supply(0, &[("stone", 3), ("wood", 2)])
        .lay();
    desk.play(Move::Build(c("atl_technology_ark"))).play(at("com_ruins"));
    assert_eq!(desk.has(0, Good::BasicTech), 0, "IMP-11.20");
    desk.play(Move::Pass);
    desk.play(Move::Good(Good::Wood)).play(Move::Good(Good::Wood)).play(Move::Good(Good::Stone));
    assert_eq!(desk.find("atl_technology_ark").map(|location| location.held.len()), Some(3), "{clause}");
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Stone)), (0, 0), "{clause}");
    for _ in 0..200 {
        let view = desk.view();
        if view.round == 2 && view.turn.is_some() {
            break;
        }
        match desk.game_pending_luck() {
            Some(_) => desk.luck(0),
            None => {
                let first = desk.offers()[0];
                desk.play(first)
            }
        };
    }
    assert_eq!(desk.has(0, Good::BasicTech), 3, "{clause}: two from the Ark, one from the board");
    assert_eq!(
        (desk.has(0, Good::Wood), desk.has(0, Good::Stone)),
        (2, 2),
        "{clause}: one Stone from the board"
    );
}

#[test]
fn s12_virtual_faction() {
    let clause = "IMP-28.7";
    let layout = |tokens| table(&["romans"]).empire(5, &["com_mill"]).supply(0, &[("raze", tokens)]);
    let mut desk = layout(2).lay();
    desk.refused(raze("com_mill"), "IMP-13.4");
    let mut desk = layout(3).lay();
    desk.play(raze("com_mill"));
    assert!(desk.view().discard.contains(c("com_mill")), "{clause}");
    assert_eq!(desk.view().players[0].foundations.len(), 0, "IMP-28.11");
    let mut desk = layout(2).options(|options| options.virtual_faction = false).lay();
    desk.play(raze("com_mill"));
    assert_eq!(desk.has(0, Good::Raze), 0, "IMP-28.6");
}

#[test]
fn technology_is_placed_by_the_atlanteans_alone() {
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_mill", "atl_coral_workshop:worker"])
        .empire(1, &["com_quarry"])
        .supply(0, &[("basic_tech", 2), ("advanced_defense", 1), ("defense", 1)])
        .supply(1, &[("basic_tech", 1)])
        .lay();
    let (mill, workshop, quarry) =
        (desk.at("com_mill"), desk.at("atl_coral_workshop:worker"), desk.at("com_quarry"));
    let place = |tech, at| Move::PlaceTech { tech, at };
    desk.refused(place(Tech::Basic, workshop), "IMP-21.3").refused(place(Tech::Basic, quarry), "IMP-21.3");
    desk.play(place(Tech::Basic, mill)).refused(place(Tech::Basic, mill), "IMP-21.3");
    desk.play(Move::PlaceDefense(mill)).refused(place(Tech::Defense, mill), "IMP-18.5");
    assert!(desk.bears("com_mill", Mark::Basic));
    desk.play(Move::Pass).refused(place(Tech::Basic, quarry), "IMP-21.1");
}

#[test]
fn payments_are_exact() {
    let mut desk = table(&["romans", "barbarians"])
        .hand(0, &["com_coal_mine"])
        .supply(0, &[("wood", 1), ("gold", 2)])
        .lay();
    desk.play(Move::Build(c("com_coal_mine")));
    let pay = |wood, gold| Move::Pay(Payment { wood, stone: 0, food: 0, gold });
    desk.legal(pay(1, 1)).legal(pay(0, 2)).refused(pay(1, 2), "IMP-3.4").play(pay(1, 1));
    assert_eq!((desk.has(0, Good::Wood), desk.has(0, Good::Gold)), (0, 1), "IMP-3.4");
}
