//! Section 23: the factions.

use crate::desk::{activate, at, defend, raze, table, visit};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Event, Move, goods::Good, ids::Empire, location::Mark};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn what_the_boards_yield() {
    for (faction, due, clause) in [
        ("barbarians", "5 worker, 1 raze, 1 defense", "IMP-23.1"),
        ("japanese", "1 wood, 4 worker, 1 raze, 1 defense", "IMP-23.1"),
        ("romans", "1 wood, 1 stone, 2 worker, 1 raze, 1 defense", "IMP-23.1"),
        ("egyptians", "3 worker, 1 gold, 1 raze, 1 defense", "IMP-23.1"),
        ("atlanteans", "1 wood, 1 stone, 1 food, 2 worker, 1 raze, 2 defense, 1 basic_tech", "IMP-23.2"),
    ] {
        let other = if faction == "romans" { "barbarians" } else { "romans" };
        assert_eq!(table(&[faction, other]).produce().tally(0), due, "{clause}: {faction}");
    }
}

#[test]
fn what_faction_locations_are_worth() {
    for (faction, card, worth, clause) in [
        ("barbarians", "bar_altar", 2, "IMP-23.3"),
        ("japanese", "jap_farm", 2, "IMP-23.3"),
        ("romans", "rom_bank", 2, "IMP-23.3"),
        ("egyptians", "egy_sphinx", 2, "IMP-23.3"),
        ("atlanteans", "atl_great_library", 0, "IMP-23.4"),
    ] {
        let other = if faction == "romans" { "barbarians" } else { "romans" };
        let mut desk = table(&[faction, other]).turn(5, 0).empire(0, &[card]).lay();
        desk.pass_all();
        assert_eq!(desk.outcome().standings[0].score, worth, "{clause}: {faction}");
    }
}

#[test]
fn japanese_faction_cards_can_be_razed() {
    let clause = "IMP-23.5";
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_farm"])
        .hand(0, &["jap_rice_fields"])
        .supply(0, &[("raze", 1)])
        .supply(1, &[("raze", 2)])
        .lay();
    desk.play(crate::desk::raze_hand("jap_rice_fields"));
    assert_eq!(desk.tally(0), "1 vp", "{clause}: from hand");
    desk.raze("jap_farm");
    assert_eq!((desk.tally(1).as_str(), desk.empire(0).len()), ("1 vp", 0), "{clause}: in the empire");
}

#[test]
fn a_samurai_protects_and_is_lost_with_the_location() {
    let clause = "IMP-23.6";
    let mut desk = table(&["japanese", "romans"])
        .empire(0, &["jap_farm"])
        .supply(0, &[("worker", 1)])
        .supply(1, &[("raze", 3)])
        .lay();
    desk.play(crate::desk::samurai("jap_farm")).play(Move::Pass);
    desk.refused(raze("jap_farm"), "IMP-10.7");
    let mut desk = table(&["romans", "japanese"])
        .location(1, "jap_farm", json!({ "marks": ["samurai"] }))
        .supply(0, &[("raze", 3)])
        .lay();
    desk.raze("jap_farm");
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("1 vp", ""), "{clause}");
}

#[test]
fn four_egyptian_tokens_for_two_purposes() {
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra", "egy_pharaohs_ears"])
        .empire(1, &["com_gold_creek", "com_stone_supplier"])
        .lay();
    assert_eq!(desk.view().players[0].tokens, 4, "IMP-23.7");
    desk.activate("egy_temple_of_ra").point("com_gold_creek");
    assert_eq!(desk.view().players[0].tokens, 3, "IMP-23.7");
    desk.turn_of(0).activate("egy_pharaohs_ears").point("com_stone_supplier");
    assert_eq!(desk.view().players[0].tokens, 2, "{}: both come from the same stock", "IMP-23.8");
    let creek = desk.find("com_gold_creek").expect("it stands");
    assert_eq!((creek.taken_by, creek.has(Mark::Eavesdropped)), (Some(Seat(0)), false), "IMP-23.8");
    let supplier = desk.find("com_stone_supplier").expect("it stands");
    assert_eq!((supplier.taken_by, supplier.has(Mark::Eavesdropped)), (None, true), "IMP-23.8");
    // With none in stock neither can be used.
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra", "egy_pharaohs_ears"])
        .location(1, "com_gold_creek", json!({ "taken_by": 0 }))
        .location(1, "com_mill", json!({ "taken_by": 0 }))
        .location(1, "com_baker", json!({ "taken_by": 0 }))
        .location(1, "com_stone_supplier", json!({ "marks": ["eavesdropped"] }))
        .empire(1, &["com_hunter", "com_roadside_inn"])
        .lay();
    desk.refused(activate("egy_temple_of_ra", 1), "IMP-14.9");
    desk.refused(activate("egy_pharaohs_ears", 1), "IMP-14.9");
}

#[test]
fn a_location_taken_over_works_for_the_egyptians() {
    let clause = "IMP-23.9";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra"])
        .empire(1, &["com_old_forest", "com_gold_mine", "rom_bank"])
        .supply(0, &[("worker", 2)])
        .supply(1, &[("worker", 2)])
        .lay();
    desk.activate("egy_temple_of_ra").refused(at("rom_bank"), clause).refused(at("egy_temple_of_ra"), clause);
    let mut forest = desk.clone();
    forest.point("com_old_forest");
    assert_eq!(forest.has(0, Good::Wood), 0, "{clause}: nothing at that moment");
    desk.point("com_gold_mine");
    desk.refused(activate("com_gold_mine", 1), "IMP-14.1").play(Move::Pass).activate("com_gold_mine");
    assert_eq!(desk.tally(0), "1 worker, 1 gold", "{clause}");
}

#[test]
fn what_the_owner_has_used_up_stays_used_up() {
    let clause = "IMP-23.10";
    let layout = |used: u8| {
        table(&["egyptians", "romans"])
            .empire(0, &["egy_temple_of_ra"])
            .location(1, "com_castle_a", json!({ "activations": [used, 0] }))
            .supply(0, &[("worker", 3)])
    };
    let mut desk = layout(2).lay();
    desk.activate("egy_temple_of_ra").point("com_castle_a").play(Move::Pass);
    desk.refused(activate("com_castle_a", 1), "IMP-14.3");
    let mut desk = layout(1).lay();
    desk.activate("egy_temple_of_ra").point("com_castle_a").play(Move::Pass);
    desk.refused(activate("com_castle_a", 2), "IMP-14.3").legal(activate("com_castle_a", 1));
    assert_eq!(desk.find("com_castle_a").map(|castle| castle.activations[0]), Some(1), "{clause}");
}

#[test]
fn razing_a_location_taken_over() {
    let clause = "IMP-23.11";
    let mut desk = table(&["egyptians", "romans", "barbarians"])
        .location(1, "com_mill", json!({ "taken_by": 0 }))
        .turn(1, 2)
        .supply(2, &[("raze", 2)])
        .lay();
    desk.raze("com_mill");
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("1 wood", ""), "{clause}");
    assert_eq!((desk.view().players[0].tokens, desk.foundations(1)), (4, vec!["com_mill"]), "{clause}");
}

#[test]
fn a_location_taken_over_counts_for_the_egyptians() {
    let clause = "IMP-23.12";
    let mut desk = table(&["egyptians", "romans", "barbarians"])
        .location(1, "com_mill", json!({ "taken_by": 0 }))
        .location(1, "com_baker", json!({}))
        .empire(1, &["rom_fortification"])
        .hand(0, &["com_lords_fields", "com_hunter"])
        .supply(0, &[("wood", 3), ("stone", 1), ("defense", 1)])
        .supply(1, &[("defense", 1), ("raze", 3)])
        .lay();
    let worth = |seat: usize| desk.view().players[seat].worth;
    assert_eq!((worth(0).common, worth(1).common), (1, 1), "{clause}: VP at the end");
    assert_eq!(
        (desk.raze_cost("com_mill"), desk.raze_cost("com_baker")),
        (Some(2), Some(3)),
        "{clause}: protection"
    );
    desk.build("com_lords_fields");
    // 2 Food for two red Locations; the Mill reacts for the Egyptians.
    assert_eq!(desk.tally(0), "1 wood, 2 food, 1 gold, 1 defense, 1 vp", "{clause}: colours and Features");
    desk.play(defend("com_mill"));
    assert_eq!(desk.raze_cost("com_mill"), Some(3), "{clause}: a Defense token of the Egyptians");
    desk.refused(defend("com_mill"), "IMP-18.1");
    assert_eq!(desk.asked(), Seat(1));
    desk.raze("com_mill");
    assert_eq!(desk.foundations(1), ["com_mill"], "{clause}: an enemy Location even for its owner");
}

#[test]
fn listening_in() {
    let clause = "IMP-23.13";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_pharaohs_ears"])
        .empire(1, &["com_stone_supplier"])
        .hand(0, &["com_open_pit_mine"])
        .hand(1, &["com_court_sculptor"])
        .supply(0, &[("stone", 1)])
        .supply(1, &[("stone", 1)])
        .lay();
    desk.activate("egy_pharaohs_ears").point("com_stone_supplier").build("com_court_sculptor");
    assert_eq!(desk.tally(1), "1 gold, 1 vp", "{clause}: it works as ever for its owner");
    assert_eq!(desk.tally(0), "1 stone", "{clause}: not for what the owner does");
    desk.build("com_open_pit_mine");
    assert_eq!(desk.tally(0), "1 gold, 1 vp", "{clause}: but for what the Egyptians do");
    assert_eq!(desk.tally(1), "1 gold, 1 vp", "{clause}: of which the owner has nothing");
}

#[test]
fn what_can_be_listened_in_on() {
    let mut desk = table(&["egyptians", "atlanteans"])
        .empire(0, &["egy_pharaohs_ears"])
        .empire(1, &["com_gold_mine", "com_statue", "atl_sunken_treasury", "com_mill"])
        .location(1, "com_roadside_inn", json!({ "marks": ["eavesdropped"] }))
        .location(1, "com_stone_supplier", json!({ "taken_by": 0 }))
        .lay();
    desk.activate("egy_pharaohs_ears");
    for name in ["com_gold_mine", "com_statue", "atl_sunken_treasury"] {
        desk.refused(at(name), "IMP-23.14");
    }
    desk.refused(at("com_roadside_inn"), "IMP-23.20").refused(at("com_stone_supplier"), "IMP-23.14");
    desk.legal(at("com_mill"));
    // Tokens on it do not change what is gained.
    let mut desk = table(&["egyptians", "atlanteans"])
        .location(1, "com_mill", json!({ "marks": ["eavesdropped", "basic", "score"] }))
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1)])
        .lay();
    desk.build("com_hunter");
    assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), ("1 gold, 1 vp", ""), "IMP-23.14");
}

#[test]
fn listening_in_is_no_use_for_a_score_token() {
    let clause = "IMP-23.14";
    for (builder, vp) in [(0, (1, 0)), (1, (0, 2))] {
        let mut desk = table(&["egyptians", "atlanteans"])
            .turn(1, builder)
            .location(1, "com_mill", json!({ "marks": ["eavesdropped", "score"] }))
            .hand(builder.into(), &["com_hunter"])
            .supply(builder.into(), &[("wood", 1)])
            .lay();
        desk.build("com_hunter");
        assert_eq!((desk.vp(0), desk.vp(1)), vp, "{clause}: seat {builder} builds");
    }
}

#[test]
fn a_block_switches_the_ability_off() {
    let clause = "IMP-23.15";
    let mut desk = table(&["barbarians", "romans", "egyptians"])
        .empire(0, &["bar_anti_technology_squad"])
        .empire(1, &["com_gold_mine", "com_public_granary", "com_ruins"])
        .hand(1, &["rom_bank"])
        .supply(0, &[("worker", 1), ("raze", 2)])
        .supply(1, &[("worker", 1), ("stone", 1)])
        .supply(2, &[("worker", 1)])
        .lay();
    desk.activate("bar_anti_technology_squad").point("com_gold_mine");
    assert!(desk.bears("com_gold_mine", Mark::Blocked), "{clause}");
    assert_eq!(desk.view().players[0].tokens, 1, "IMP-23.17");
    desk.refused(activate("com_gold_mine", 1), clause);
    let mut paying = desk.clone();
    paying.build("rom_bank").point("com_gold_mine");
    assert_eq!(paying.view().players[0].tokens, 2, "{clause}: it can be discarded as a build cost");
    desk.play(Move::Pass).play(Move::Pass).refused(raze("com_gold_mine"), "IMP-10.7");
    let mut desk = table(&["barbarians", "romans", "egyptians"])
        .location(1, "com_public_granary", json!({ "marks": ["blocked"] }))
        .supply(0, &[("worker", 1), ("raze", 2)])
        .lay();
    desk.refused(visit("com_public_granary"), clause).raze("com_public_granary");
    assert_eq!(desk.empire(1).len(), 0, "{clause}: it can be razed");
}

#[test]
fn a_block_lasts() {
    let clause = "IMP-23.16";
    let mut desk =
        table(&["barbarians", "romans"]).location(1, "com_old_forest", json!({ "marks": ["blocked"] })).lay();
    desk.pass_all().settle();
    assert_eq!((desk.view().round, desk.has(1, Good::Wood)), (2, 1), "{clause}: only that of the board");
    assert!(desk.bears("com_old_forest", Mark::Blocked), "{clause}");
}

#[test]
fn two_blocks_at_most() {
    let mut desk = table(&["barbarians", "romans", "japanese"])
        .empire(0, &["bar_anti_technology_squad"])
        .location(1, "com_mill", json!({ "marks": ["blocked"] }))
        .location(2, "com_hunter", json!({ "marks": ["blocked"] }))
        .empire(1, &["com_gold_mine"])
        .supply(0, &[("worker", 1)])
        .player(2, "has_passed", json!(true))
        .lay();
    desk.activate("bar_anti_technology_squad").refused(at("com_mill"), "IMP-23.23").point("com_gold_mine");
    assert!(!desk.bears("com_gold_mine", Mark::Blocked), "{}: a token is needed first", "IMP-23.17");
    desk.refused(at("com_gold_mine"), "IMP-23.17").refused(Move::Done, "IMP-23.17").legal(at("com_mill"));
    // Even from a Location of a player who has passed.
    desk.point("com_hunter");
    assert!(
        desk.bears("com_gold_mine", Mark::Blocked) && !desk.bears("com_hunter", Mark::Blocked),
        "IMP-23.23"
    );
    assert!(desk.bears("com_mill", Mark::Blocked), "IMP-23.17");
    assert_eq!(desk.view().players[0].tokens, 0, "IMP-23.17");
}

#[test]
fn what_can_be_blocked() {
    let clause = "IMP-23.18";
    let mut desk = table(&["barbarians", "romans"])
        .empire(0, &["bar_anti_technology_squad", "com_hunter"])
        .empire(1, &["com_ruins", "com_statue", "rom_bank", "com_mill"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("bar_anti_technology_squad");
    for name in ["com_ruins", "com_statue", "com_hunter"] {
        desk.refused(at(name), clause);
    }
    desk.legal(at("com_mill")).point("rom_bank");
    assert_eq!(desk.view().players[1].worth.faction, 2, "{clause}: it still counts at the end");
    let desk = table(&["barbarians", "romans"])
        .location(1, "com_coal_mine", json!({ "marks": ["blocked"] }))
        .empire(1, &["com_rubble"])
        .produce();
    assert_eq!(desk.has(1, Good::Stone), 3, "{clause}: and for colours: 1 of the board, 2 of the Rubble");
}

#[test]
fn tokens_stay_in_force_without_the_card_that_placed_them() {
    let clause = "IMP-23.19";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra", "egy_pharaohs_ears"])
        .location(1, "com_gold_creek", json!({ "taken_by": 0 }))
        .location(1, "com_mill", json!({ "marks": ["eavesdropped"] }))
        .hand(0, &["egy_sphinx", "egy_slaves", "com_hunter"])
        .supply(0, &[("stone", 2), ("wood", 1)])
        .lay();
    desk.build("egy_sphinx").point("egy_temple_of_ra").play(Move::Pass);
    desk.build("egy_slaves").point("egy_pharaohs_ears").build("com_hunter");
    assert_eq!(desk.tally(0), "1 gold, 2 vp", "{clause}: the Mill is heard, and the Sphinx adds 1");
    assert_eq!(desk.find("com_gold_creek").and_then(|creek| creek.taken_by), Some(Seat(0)), "{clause}");
    let desk = table(&["romans", "barbarians"])
        .location(0, "com_old_forest", json!({ "marks": ["blocked"] }))
        .produce();
    assert_eq!(desk.has(0, Good::Wood), 1, "{clause}: no Squad stands");
}

#[test]
fn a_marked_location_is_not_chosen_again() {
    let clause = "IMP-23.20";
    let mut desk = table(&["egyptians", "romans"])
        .empire(0, &["egy_temple_of_ra"])
        .location(1, "com_mill", json!({ "marks": ["eavesdropped"] }))
        .empire(1, &["com_hunter"])
        .lay();
    desk.activate("egy_temple_of_ra").refused(at("com_mill"), clause).legal(at("com_hunter"));
}

#[test]
fn through_the_ears() {
    let clause = "IMP-23.21";
    // A Feature that reacts only to enemies cannot be marked; that of the Ambassadors' Caste reacts to both.
    let mut desk = table(&["egyptians", "atlanteans", "romans"])
        .location(1, "atl_ambassadors_caste", json!({ "marks": ["eavesdropped"] }))
        .empire(0, &["com_public_granary"])
        .empire(2, &["com_common_quarry"])
        .supply(0, &[("worker", 1)])
        .supply(2, &[("worker", 1)])
        .turn(1, 2)
        .lay();
    desk.play(visit("com_public_granary"));
    assert_eq!(desk.vp(0), 0, "{clause}: nothing from what enemies do");
    desk.play(visit("com_common_quarry"));
    assert_eq!(desk.vp(0), 1, "{clause}: but from the Egyptians' own visit");
    // A Feature that must be opened works only while its owner has opened it.
    for (opened, vp) in [(0, 0), (1, 1)] {
        let mut desk = table(&["egyptians", "atlanteans"])
            .location(
                1,
                "atl_glass_giant:gold",
                json!({ "marks": ["eavesdropped"], "activations": [opened, 0] }),
            )
            .empire(0, &["com_jugglers"])
            .supply(0, &[("worker", 1)])
            .lay();
        desk.activate("com_jugglers");
        assert_eq!(desk.vp(0), 1 + vp, "{clause}");
    }
    // Marked Features come after one's own, even if they are older.
    let mut desk = table(&["egyptians", "romans"])
        .location(1, "com_mill", json!({ "marks": ["eavesdropped"] }))
        .empire(0, &["egy_slaver"])
        .hand(0, &["com_hunter"])
        .supply(0, &[("wood", 1), ("worker", 1)])
        .lay();
    desk.build("com_hunter").play(Move::Option(1));
    let reacted = |event: &Event| match event {
        Event::Reacted { card, .. } => Some(card.name()),
        _ => None,
    };
    let order: Vec<&str> = desk.facts.iter().filter_map(reacted).collect();
    assert_eq!(order, ["egy_slaver", "com_mill"], "{clause}");
}

#[test]
fn a_block_suspends_lasting_features_and_leaves_tokens() {
    let clause = "IMP-23.22";
    let desk = table(&["barbarians", "romans"])
        .empire(1, &["com_mill"])
        .location(1, "rom_fortification", json!({ "marks": ["blocked"] }))
        .location(1, "com_baker", json!({ "marks": ["blocked", "defense"] }))
        .lay();
    assert_eq!((desk.raze_cost("com_mill"), desk.raze_cost("com_baker")), (Some(2), Some(3)), "{clause}");
    let mut desk = table(&["japanese", "barbarians"])
        .location(0, "jap_gate", json!({ "marks": ["blocked", "samurai"] }))
        .player(0, "stash", json!([{ "at": 0, "card": "com_mill" }]))
        .hand(0, &["com_baker"])
        .lay();
    assert_eq!(desk.raze_cost("jap_gate"), Some(3), "{clause}: no immunity, but the Samurai protects");
    assert_eq!(desk.view().players[0].worth.features, 0, "{clause}: no VP at the end");
    desk.pass_all();
    assert_eq!((desk.view().round, desk.hand(0).len()), (2, 1), "{clause}: nothing is stashed");
    assert_eq!(desk.view().players[0].stash_sizes.len(), 1, "{clause}: what lies on it stays");
}

#[test]
fn what_is_taken_over_ranks_as_the_newest() {
    let clause = "IMP-23.24";
    let mut desk = table(&["egyptians", "romans"])
        .empire(1, &["com_gold_creek"])
        .empire(0, &["egy_temple_of_ra", "com_old_forest"])
        .lay();
    desk.activate("egy_temple_of_ra").point("com_gold_creek");
    assert_eq!(desk.empire(0), ["egy_temple_of_ra", "com_old_forest", "com_gold_creek"], "{clause}");
    let mut desk = table(&["romans", "japanese"])
        .empire(0, &["rom_spies"])
        .deals(0, &["rom_bank"])
        .deals(1, &["jap_farm"])
        .supply(0, &[("worker", 1)])
        .lay();
    desk.activate("rom_spies").play(Move::DealOf { empire: Empire(1), deal: 0 });
    assert_eq!((desk.deals(0), desk.deals(1).len()), (vec!["gold", "worker"], 0), "{clause}");
}
