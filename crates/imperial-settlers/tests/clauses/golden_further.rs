//! The further examples of the design notes (O1 to O30).

use super::desk::{activate, at, c, raze, t, table, unblock, visit};
use approdo_contract::Seat;
use approdo_imperial_settlers::{
    Move,
    decks::DeckRules,
    goods::{Gain, Good},
    ids::{Deck, Empire, Faction, Tech},
    location::Mark,
};
use serde_json::json;

#[test]
fn o3_bonus_by_colour() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_carpenters_workshop", "com_joiner", "com_sawmill"])
        .hand(0, &["com_wood_storage"])
        .supply(0, &[("wood", 2), ("stone", 1)])
        .lay();
    desk.play(Move::Build(c("com_wood_storage")));
    assert_eq!(desk.vp(0), 4, "IMP-11.16");
    desk.play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!((desk.vp(0), desk.has(0, Good::Gold)), (5, 1), "IMP-11.17");
}

#[test]
fn o4_the_bonus_cap() {
    let clause = "IMP-11.16";
    let mut desk = table(&["romans", "barbarians"])
        .empire(
            0,
            &[
                "com_quarry",
                "com_quarry",
                "com_quarry",
                "com_rubble",
                "com_mason_a",
                "com_mason_b",
                "com_coal_mine",
            ],
        )
        .hand(0, &["com_statue"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.play(Move::Build(c("com_statue")));
    assert_eq!(desk.vp(0), 6, "{clause}");
}

#[test]
fn o5_paid_away() {
    let clause = "IMP-11.10";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "rom_administration"])
        .hand(0, &["rom_stonemason"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .lay();
    desk.play(Move::Build(c("rom_stonemason"))).play(at("com_stone_supplier"));
    assert_eq!((desk.has(0, Good::Stone), desk.has(0, Good::Gold), desk.vp(0)), (2, 1, 0), "{clause}");
}

#[test]
fn o6_trade_colony() {
    let clause = "IMP-24.36";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_stone_supplier", "com_mill", "rom_administration"])
        .foundations(0, &["com_quarry"])
        .hand(0, &["rom_trade_colony"])
        .supply(0, &[("wood", 1), ("stone", 2)])
        .lay();
    desk.play(Move::Build(c("rom_trade_colony")));
    desk.play(Move::Foundation { card: c("com_quarry"), hidden: false });
    assert_eq!((desk.has(0, Good::Gold), desk.vp(0), desk.has(0, Good::Worker)), (4, 2, 1), "{clause}");
}

#[test]
fn o7_twice_at_once() {
    let mut desk =
        table(&["romans", "barbarians"]).empire(0, &["com_castle_a"]).supply(0, &[("worker", 3)]).lay();
    desk.refused(activate("com_castle_a", 3), "IMP-14.3").legal(activate("com_castle_a", 1));
    desk.play(activate("com_castle_a", 2));
    assert_eq!(desk.has(0, Good::Worker), 1, "IMP-14.5");
    desk.play(Move::Draw(Deck::Faction)).luck(0).play(Move::Draw(Deck::Faction)).luck(0);
    assert_eq!(desk.hand(0).len(), 2, "IMP-14.4");
}

#[test]
fn o8_oasis_hears_every_pair_even_after_passing() {
    let mut desk = table(&["romans", "egyptians"])
        .empire(1, &["egy_oasis"])
        .player(1, "has_passed", json!(true))
        .supply(0, &[("worker", 6)])
        .lay();
    desk.play(Move::Exchange(3));
    for _ in 0..3 {
        desk.play(Move::Good(Good::Wood));
    }
    assert_eq!(desk.has(1, Good::Worker), 3, "{}, {}", "IMP-24.19", "IMP-10.8");
}

#[test]
fn o9_temple_of_ra() {
    let mut desk = table(&["egyptians", "romans", "barbarians"])
        .empire(0, &["egy_temple_of_ra"])
        .empire(1, &["com_gold_creek"])
        .hand(1, &["rom_bank"])
        .supply(1, &[("stone", 1)])
        .supply(2, &[("raze", 2)])
        .lay();
    let creek = desk.at("com_gold_creek");
    desk.play(activate("egy_temple_of_ra", 1)).play(Move::At(creek));
    assert_eq!((desk.has(0, Good::Gold), desk.view().players[0].tokens), (0, 3), "IMP-23.9");
    desk.refused(Move::Build(c("rom_bank")), "IMP-11.3").play(Move::Pass);
    desk.play(Move::Raze(creek));
    assert_eq!((desk.has(2, Good::Gold), desk.has(2, Good::Worker)), (1, 1), "IMP-13.3");
    assert_eq!((desk.has(0, Good::Wood), desk.view().players[0].tokens), (1, 4), "IMP-23.11");
    assert_eq!(desk.view().players[1].foundations.len(), 1, "IMP-23.11");
    let layout = table(&["egyptians", "romans"])
        .location(1, "com_gold_creek", json!({ "taken_by": 0 }))
        .empire(1, &["com_mill"])
        .hand(1, &["rom_bank"])
        .supply(1, &[("stone", 1)]);
    let mut desk = layout.produce();
    assert_eq!((desk.has(0, Good::Gold), desk.has(1, Good::Gold)), (2, 0), "IMP-9.13");
    desk.play(Move::Pass).play(Move::Build(c("rom_bank"))).refused(at("com_gold_creek"), "IMP-11.8");
}

#[test]
fn o10_sphinx() {
    let clause = "IMP-19.9";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sphinx", "egy_sphinx", "com_jewellers"])
        .supply(0, &[("worker", 1), ("gold", 1)])
        .lay();
    desk.play(activate("com_jewellers", 1));
    assert_eq!(desk.vp(0), 5, "{clause}");
    let layout = table(&["egyptians", "romans"]).empire(0, &["egy_sphinx", "egy_sphinx", "com_monument"]);
    let desk = layout.produce();
    assert_eq!(desk.vp(0), 3, "IMP-19.10");
}

#[test]
fn o11_dark_chapel() {
    let clause = "IMP-24.28";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_dark_chapel:worker"])
        .hand(0, &["com_coal_mine"])
        .supply(0, &[("raze", 1)])
        .lay();
    desk.play(activate("bar_dark_chapel:worker", 1)).play(Move::RazeHand(c("com_coal_mine")));
    desk.play(Move::CashIn(Gain::Worker)).play(Move::CashIn(Gain::Stone));
    assert_eq!((desk.has(0, Good::Raze), desk.vp(0)), (0, 4), "{clause}");
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Stone)), (0, 0), "{clause}");
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_dark_chapel:worker"])
        .location(1, "com_armorer", json!({ "marks": ["defense"] }))
        .supply(0, &[("raze", 3)])
        .lay();
    desk.play(activate("bar_dark_chapel:worker", 1)).play(raze("com_armorer"));
    assert_eq!((desk.has(0, Good::Raze), desk.vp(0)), (0, 1), "{clause}");
    desk.refused(Move::CashIn(Gain::Vp), "IMP-24.29").play(Move::CashIn(Gain::Stone));
    assert_eq!(desk.vp(0), 3, "{clause}");
}

#[test]
fn o12_rabble() {
    let clause = "IMP-24.31";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_rabble", "com_village_a", "com_gallows"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.play(activate("bar_rabble", 1)).play(raze("com_village_a"));
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Wood), desk.vp(0)), (2, 1, 1), "{clause}");
    assert_eq!(desk.view().players[0].foundations.len(), 1, "IMP-13.15");
}

#[test]
fn o13_trade_route() {
    let mut desk = table(&["japanese", "romans", "barbarians"])
        .empire(0, &["jap_trade_route:food"])
        .empire(1, &["com_brewer"])
        .supply(0, &[("food", 1)])
        .supply(2, &[("raze", 2)])
        .lay();
    let brewer = desk.at("com_brewer");
    desk.play(activate("jap_trade_route:food", 1)).play(Move::GoodAt { at: brewer, good: Gain::Food });
    assert_eq!((desk.has(0, Good::Food), desk.view().players[0].deals.len()), (1, 1), "IMP-24.15");
    desk.turn_of(2).play(Move::Raze(brewer));
    assert_eq!(desk.view().players[0].deals.len(), 0, "IMP-24.17");
}

#[test]
fn o14_empty_faction_deck() {
    let cards: Vec<String> = desk_cards("romans");
    let mut desk = table(&["romans", "barbarians"])
        .player(0, "discard", json!(cards))
        .empire(0, &["com_castle_a"])
        .supply(0, &[("worker", 3)])
        .lay();
    desk.play(activate("com_castle_a", 1)).draw("com_mill");
    assert_eq!(desk.hand(0), ["com_mill"], "IMP-4.15");
    desk.play(Move::Pass).play(Move::Exchange(1)).refused(Move::Draw(Deck::Faction), "IMP-4.14");
}

/// Every card of a faction, by id.
fn desk_cards(faction: &str) -> Vec<String> {
    let desk = table(&[faction, if faction == "romans" { "barbarians" } else { "romans" }]).lay();
    let deck = &desk.state()["players"][0]["deck"];
    deck.as_array()
        .expect("a deck is a list")
        .iter()
        .map(|card| card.as_str().unwrap_or("").to_owned())
        .collect()
}

#[test]
fn o15_event_during_an_action() {
    let mut desk =
        table(&["atlanteans", "romans"]).empire(0, &["com_castle_a"]).supply(0, &[("worker", 1)]).lay();
    desk.play(activate("com_castle_a", 1)).play(Move::Draw(Deck::Common));
    desk.draw("com_gift_of_the_sea");
    assert_eq!((desk.has(0, Good::BasicTech), desk.has(1, Good::BasicTech)), (1, 1), "IMP-22.4");
    assert!(!desk.view().discard.contains(c("com_gift_of_the_sea")), "IMP-22.7");
    desk.draw("com_mill");
    assert!(desk.view().discard.contains(c("com_gift_of_the_sea")), "IMP-22.7");
    assert_eq!(desk.hand(0), ["com_mill"], "IMP-22.3");
}

#[test]
fn o16_tokens_on_an_action_location() {
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_castle_a", json!({ "marks": ["basic", "score"] }))
        .supply(0, &[("worker", 3)])
        .lay();
    desk.play(activate("com_castle_a", 3));
    for _ in 0..3 {
        desk.play(Move::Draw(Deck::Faction)).luck(0);
    }
    assert_eq!(desk.vp(0), 3, "{}, {}", "IMP-21.8", "IMP-21.14");
}

#[test]
fn o17_tokens_on_a_feature_location() {
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_stone_supplier", json!({ "marks": ["basic", "score"] }))
        .hand(0, &["com_open_pit_mine"])
        .supply(0, &[("stone", 1)])
        .lay();
    desk.play(Move::Build(c("com_open_pit_mine")));
    assert_eq!((desk.has(0, Good::Gold), desk.vp(0)), (2, 4), "{}, {}", "IMP-21.7", "IMP-21.14");
}

#[test]
fn o18_protection_adds_up() {
    let clause = "IMP-13.4";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_chariot_builder"])
        .location(1, "com_mill", json!({ "marks": ["defense"] }))
        .empire(1, &["rom_fortification"])
        .supply(0, &[("raze", 1)])
        .lay();
    let mill = desk.at("com_mill");
    assert_eq!(desk.view().locations[1].raze_cost, Some(4), "{clause}");
    desk.refused(Move::Raze(mill), "IMP-13.4").play(activate("egy_chariot_builder", 1));
    desk.play(Move::Raze(mill));
    assert_eq!((desk.has(0, Good::Raze), desk.has(0, Good::Worker)), (0, 1), "IMP-24.18");
}

#[test]
fn o19_porters_and_peasants() {
    let clause = "IMP-24.7";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_porters", "com_peasants", "com_old_forest"])
        .supply(0, &[("food", 1)])
        .lay();
    let peasants = desk.at("com_peasants");
    desk.play(activate("com_porters", 1)).play(Move::At(peasants));
    desk.refused(Move::At(peasants), "IMP-24.7").play(at("com_old_forest"));
    assert_eq!(desk.has(0, Good::Wood), 2, "{clause}");
}

#[test]
fn o20_negotiator() {
    let clause = "IMP-24.12";
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_negotiator"])
        .location(0, "jap_farm", json!({ "marks": ["samurai"] }))
        .deals(0, &["jap_daimyos_castle:stone"])
        .supply(0, &[("worker", 1), ("stone", 2)])
        .lay();
    desk.play(activate("jap_negotiator", 1));
    desk.play(Move::DealOf { empire: Empire(0), deal: 0 });
    assert!(desk.find("jap_daimyos_castle:stone").is_some(), "{clause}");
    assert_eq!((desk.view().players[0].deals.len(), desk.vp(0)), (0, 1), "IMP-24.14");
}

#[test]
fn o21_unblocking() {
    let clause = "IMP-17.1";
    let layout =
        table(&["romans", "barbarians"]).location(0, "com_watchtower", json!({ "marks": ["blocked"] }));
    let mut desk = layout.produce();
    assert_eq!(desk.hand(0).len(), 0, "IMP-9.12");
    assert_eq!(desk.view().players[1].tokens, 1, "IMP-23.17");
    desk.play(unblock("com_watchtower"));
    assert!(!desk.bears("com_watchtower", Mark::Blocked), "{clause}");
    assert_eq!((desk.has(0, Good::Raze), desk.view().players[1].tokens), (0, 2), "{clause}");
}

#[test]
fn o22_legal_and_illegal_decks() {
    let rules = DeckRules { faction: Faction::Barbarians, expands: true, is_exchanged: true };
    let deck: Vec<_> = rules.base().collect();
    rules.check(&deck).expect("{}: the base cards are a deck", "IMP-6.12");
    rules.check(&rules.ready()).expect("{}: the ready-made deck is a deck", "IMP-6.15");
    let refusal =
        |out: &str, new: &str| rules.check_swap(&deck, t(out), t(new)).map_err(|refusal| refusal.rule.0);
    assert_eq!(refusal("bar_saboteurs", "bar_traks_flying_machine"), Ok(()));
    assert_eq!(refusal("bar_saboteurs", "bar_mechanical_horse"), Err("IMP-6.13"));
    assert_eq!(refusal("bar_enchanted_forest", "bar_primeval_forest"), Err("IMP-6.9"));
    let plain = DeckRules { expands: false, ..rules };
    let refused = plain.check_swap(&deck, t("bar_saboteurs"), t("bar_traks_flying_machine"));
    assert_eq!(refused.map_err(|refusal| refusal.rule.0), Err("IMP-6.5"));
    let short = &deck[..17];
    assert_eq!(rules.check(short).map_err(|refusal| refusal.rule.0), Err("IMP-6.12"));
    let mut both = deck.clone();
    both.push(t("bar_primeval_forest"));
    assert_eq!(rules.check(&both).map_err(|refusal| refusal.rule.0), Err("IMP-6.9"));
}

#[test]
fn o23_ties() {
    let clause = "IMP-26.5";
    let mut desk = table(&["romans", "barbarians"])
        .turn(5, 0)
        .player(0, "vp", json!(61))
        .player(1, "vp", json!(61))
        .supply(0, &[("worker", 2), ("gold", 4)])
        .supply(1, &[("wood", 1), ("food", 2)])
        .lay();
    desk.play(Move::Pass).play(Move::Pass);
    let standings = desk.outcome().standings;
    assert_eq!((standings[0].place, standings[1].place), (2, 1), "{clause}");
}

#[test]
fn o24_passed_players_are_no_targets() {
    let mut desk = table(&["barbarians", "romans"])
        .empire(1, &["com_armorer", "com_public_granary"])
        .player(1, "has_passed", json!(true))
        .supply(0, &[("raze", 5), ("worker", 1)])
        .lay();
    desk.refused(raze("com_armorer"), "IMP-10.7");
    desk.refused(visit("com_public_granary"), "IMP-16.7");
}

#[test]
fn o25_visit_to_an_improved_location() {
    let clause = "IMP-16.8";
    let mut desk = table(&["romans", "atlanteans"])
        .location(1, "com_public_granary", json!({ "marks": ["basic", "score"] }))
        .supply(0, &[("worker", 1)])
        .lay();
    desk.play(visit("com_public_granary"));
    assert_eq!((desk.has(0, Good::Worker), desk.has(0, Good::Food)), (0, 1), "{clause}");
    assert_eq!((desk.has(1, Good::Worker), desk.vp(1)), (1, 1), "{clause}");
}

#[test]
fn o26_late_technology() {
    let clause = "IMP-21.24";
    let mut desk = table(&["atlanteans", "romans"])
        .location(0, "com_castle_a", json!({ "activations": [2, 0] }))
        .supply(0, &[("worker", 1), ("basic_tech", 1)])
        .lay();
    let at = desk.at("com_castle_a");
    desk.refused(activate("com_castle_a", 1), "IMP-14.3");
    desk.play(Move::PlaceTech { tech: Tech::Basic, at }).legal(activate("com_castle_a", 1));
    desk.refused(activate("com_castle_a", 2), clause_of_limit());
    assert!(desk.bears("com_castle_a", Mark::Basic), "{clause}");
}

fn clause_of_limit() -> &'static str {
    "IMP-14.3"
}

#[test]
fn o28_announced_in_vain() {
    let clause = "IMP-14.18";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sand_navigators:worker"])
        .location(1, "com_armorer", json!({ "visitors": 1 }))
        .supply(0, &[("basic_tech", 2), ("worker", 2)])
        .lay();
    desk.play(activate("egy_sand_navigators:worker", 2)).play(visit("com_armorer"));
    assert_eq!((desk.has(0, Good::BasicTech), desk.has(0, Good::Worker)), (0, 1), "{clause}");
    assert_eq!((desk.has(0, Good::Raze), desk.has(1, Good::Worker)), (1, 1), "{clause}");
    assert_eq!(desk.asked(), Seat(1), "{clause}");
}

#[test]
fn o29_a_block_suspends_protection() {
    let clause = "IMP-23.22";
    let desk = table(&["barbarians", "romans"])
        .empire(1, &["com_mill"])
        .location(1, "rom_fortification", json!({ "marks": ["blocked"] }))
        .lay();
    assert_eq!(desk.view().locations[0].raze_cost, Some(2), "{clause}");
    let mut desk = table(&["barbarians", "japanese"])
        .location(1, "jap_gate", json!({ "marks": ["blocked"] }))
        .player(1, "stash", json!([{ "at": 0, "card": "com_mill" }]))
        .supply(0, &[("raze", 2)])
        .lay();
    desk.play(raze("jap_gate"));
    assert!(desk.view().discard.contains(c("com_mill")), "IMP-11.9");
    assert_eq!(desk.view().players[0].tokens, 2, "IMP-13.12");
}

#[test]
fn o30_counting_for_a_visitor() {
    let clause = "IMP-16.10";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_sand_navigators:worker"])
        .empire(1, &["com_mothers_baths", "com_village_a", "com_small_town"])
        .supply(0, &[("basic_tech", 1), ("worker", 1)])
        .lay();
    desk.play(activate("egy_sand_navigators:worker", 1)).play(visit("com_mothers_baths"));
    assert_eq!((desk.has(0, Good::Worker), desk.has(1, Good::Worker)), (3, 1), "{clause}");
}

#[test]
fn o27_only_an_event_left() {
    let clause = "IMP-22.7";
    // Everything but the Event lies in the hand of the other player.
    let all = table(&["romans", "barbarians"]).lay();
    let commons: Vec<String> = all.state()["common"]
        .as_array()
        .expect("a deck is a list")
        .iter()
        .map(|card| card.as_str().unwrap_or("").to_owned())
        .collect();
    let events = ["com_gift_of_the_sea", "com_bountiful_season", "com_tremor", "com_travelling_scholars"];
    let plain: Vec<&String> = commons.iter().filter(|card| !events.contains(&card.as_str())).collect();
    let mut desk = table(&["romans", "barbarians"])
        .player(1, "hand", json!(plain))
        .set("common", json!([]))
        .set("discard", json!(events))
        .supply(0, &[("worker", 2)])
        .lay();
    desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common));
    for _ in 0..20 {
        match (desk.game_pending_luck(), desk.asked_now()) {
            (Some(_), _) => desk.luck(0),
            (None, Some(seat)) if seat == Seat(1) && desk.offers().contains(&Move::Pass) => break,
            (None, _) => {
                let first = desk.offers()[0];
                desk.play(first)
            }
        };
    }
    assert_eq!((desk.has(0, Good::BasicTech), desk.has(1, Good::BasicTech)), (1, 1), "{clause}");
    assert_eq!(desk.view().discard.len(), 4, "{clause}");
    assert!(desk.hand(0).iter().all(|card| card.starts_with("rom_")), "{clause}");
}
