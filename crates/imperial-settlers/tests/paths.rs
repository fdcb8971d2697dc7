//! Path counts (perft): the number of sequences of steps from fixed positions, which changes when any rule does.
//!
//! `UPDATE=1 cargo test -p approdo-imperial-settlers --test all paths` rewrites `paths.txt`. Each line is the name
//! of a position, the depth in steps, and the count.

use crate::desk::table;
use approdo_conformance::check_paths;
use approdo_contract::prelude::*;
use approdo_imperial_settlers::{
    ImperialSettlers, Options,
    options::{LookoutVariant, Mode},
};
use serde_json::json;

#[test]
fn path_counts() {
    check_paths(env!("CARGO_MANIFEST_DIR"), &positions());
}

/// The positions and their depths.
fn positions() -> Vec<(&'static str, u32, ImperialSettlers)> {
    vec![
        ("two-seats-standard-from-the-start", 4, setup(Mode::Standard, 2)),
        ("five-seats-open-from-the-start", 5, setup(Mode::Open, 5)),
        ("solo-base-from-the-start", 2, setup(Mode::Base, 1)),
        ("a-first-turn", 5, first_turn()),
        ("payment-with-gold", 4, payment_with_gold()),
        ("atlanteans-with-technology", 4, atlanteans_with_technology()),
        ("japanese-with-samurai", 4, japanese_with_samurai()),
        ("egyptians-with-tokens", 4, egyptians_with_tokens()),
        ("barbarians-raze", 4, barbarians_raze()),
        ("romans-with-spies", 5, romans_with_spies()),
        ("visits-and-blocks", 5, visits_and_blocks()),
        ("cleanup-with-storage", 6, cleanup_with_storage()),
        ("alternative-lookout", 6, alternative_lookout()),
        ("solo-attack", 3, solo_attack()),
        ("last-turns-of-the-game", 6, last_turns()),
    ]
}

fn setup(mode: Mode, seats: u8) -> ImperialSettlers {
    ImperialSettlers::setup(&Options { mode, ..Options::default() }, seats).expect("the options are allowed")
}

fn first_turn() -> ImperialSettlers {
    table(&["romans", "barbarians"])
        .hand(0, &["com_mill", "com_quarry", "rom_bank", "rom_legion"])
        .hand(1, &["com_ruins", "com_hunter", "bar_altar", "bar_settlement"])
        .supply(0, &[("wood", 1), ("stone", 1), ("worker", 2), ("raze", 1), ("defense", 1)])
        .supply(1, &[("worker", 3), ("raze", 1), ("defense", 1)])
        .lay()
        .game
}

fn payment_with_gold() -> ImperialSettlers {
    table(&["romans", "barbarians"])
        .empire(0, &["com_marketplace", "com_ruins", "com_workshop_of_marvels"])
        .foundations(0, &["com_statue"])
        .hand(0, &["rom_trade_colony", "com_coal_mine"])
        .supply(0, &[("wood", 2), ("stone", 2), ("food", 1), ("gold", 2), ("basic_tech", 1)])
        .lay()
        .game
}

fn atlanteans_with_technology() -> ImperialSettlers {
    table(&["atlanteans", "romans"])
        .location(0, "com_castle_a", json!({ "marks": ["basic"] }))
        .location(0, "com_mill", json!({ "marks": ["score"] }))
        .empire(0, &["atl_virgin_oracle", "atl_emerald_bay", "com_hunter"])
        .supply(0, &[("basic_tech", 1), ("advanced_score", 1), ("advanced_defense", 1), ("worker", 2)])
        .lay()
        .game
}

fn japanese_with_samurai() -> ImperialSettlers {
    table(&["japanese", "romans"])
        .location(0, "jap_farm", json!({ "marks": ["samurai"] }))
        .empire(0, &["jap_gate", "jap_negotiator", "jap_feng_shui_builders", "com_gold_mine"])
        .empire(1, &["com_brewer", "com_watchtower"])
        .deals(0, &["jap_casino", "jap_rice_fields"])
        .foundations(0, &["com_hunter", "com_quarry"])
        .hand(0, &["jap_trade_route:vp", "jap_ninjas"])
        .supply(0, &[("worker", 3), ("wood", 2), ("stone", 1), ("food", 1)])
        .lay()
        .game
}

fn egyptians_with_tokens() -> ImperialSettlers {
    table(&["egyptians", "romans", "japanese"])
        .empire(0, &["egy_temple_of_ra", "egy_pharaohs_ears", "egy_sand_navigators:gold", "egy_slaver"])
        .empire(1, &["com_stone_supplier", "com_quarry", "rom_bank"])
        .location(2, "com_mill", json!({ "taken_by": 0 }))
        .hand(0, &["com_ruins", "egy_desert"])
        .supply(0, &[("worker", 2), ("gold", 1), ("basic_tech", 1)])
        .lay()
        .game
}

fn barbarians_raze() -> ImperialSettlers {
    table(&["barbarians", "romans"])
        .empire(0, &["bar_dark_chapel:raze", "bar_rabble", "bar_mechanical_horse", "com_gallows"])
        .empire(1, &["com_castle_a", "com_armorer", "com_brewer"])
        .hand(0, &["com_mill"])
        .supply(0, &[("raze", 3), ("worker", 1), ("basic_tech", 2)])
        .lay()
        .game
}

fn romans_with_spies() -> ImperialSettlers {
    table(&["romans", "japanese"])
        .empire(0, &["rom_spies", "rom_engineers", "com_imperial_messenger", "com_porters", "rom_builder"])
        .empire(1, &["com_mill", "jap_farm"])
        .deals(0, &["rom_bank", "rom_legion"])
        .deals(1, &["jap_farm", "jap_dojo"])
        .supply(0, &[("worker", 3), ("food", 1)])
        .lay()
        .game
}

fn visits_and_blocks() -> ImperialSettlers {
    table(&["atlanteans", "barbarians"])
        .location(0, "com_thingamabob_merchant", json!({ "marks": ["blocked"] }))
        .empire(0, &["com_public_granary", "atl_ambassadors_caste"])
        .empire(1, &["bar_anti_technology_squad", "com_community_woods"])
        .supply(0, &[("worker", 1), ("raze", 1)])
        .supply(1, &[("worker", 2), ("raze", 2)])
        .lay()
        .game
}

fn cleanup_with_storage() -> ImperialSettlers {
    table(&["japanese", "atlanteans"])
        .empire(0, &["jap_gate", "jap_shrine"])
        .empire(1, &["com_thingamabob_merchant", "atl_technology_ark"])
        .hand(0, &["com_mill", "jap_farm"])
        .supply(0, &[("wood", 1), ("stone", 1)])
        .supply(1, &[("gold", 1), ("food", 1), ("wood", 1)])
        .lay()
        .game
}

fn alternative_lookout() -> ImperialSettlers {
    table(&["romans", "barbarians", "japanese"])
        .options(|options| options.lookout = LookoutVariant::Alternative)
        .player(0, "held", json!(["com_mill", "com_hunter", "com_baker"]))
        .player(1, "held", json!(["com_joiner", "com_quarry", "com_rubble"]))
        .player(2, "held", json!(["com_ruins", "com_gallows", "com_statue"]))
        .set("frames", json!([{ "lookout": { "keep": { "held": 3, "choosers": [0, 1, 2] } } }]))
        .lay()
        .game
}

fn solo_attack() -> ImperialSettlers {
    table(&["atlanteans"])
        .location(0, "com_quarry", json!({ "marks": ["defense"] }))
        .empire(0, &["com_mill", "com_roadside_inn", "com_marketplace", "com_carpenters_workshop"])
        .set("solo.line", json!(["attack_wood", "attack_food", "attack_stone"]))
        .set("frames", json!([{ "attack": { "turn_up": { "left": 2 } } }]))
        .lay()
        .game
}

fn last_turns() -> ImperialSettlers {
    table(&["romans", "egyptians"])
        .turn(5, 0)
        .empire(0, &["com_castle_b", "com_jugglers"])
        .empire(1, &["egy_oasis", "com_sawmill"])
        .supply(0, &[("worker", 2), ("raze", 2)])
        .supply(1, &[("wood", 1), ("worker", 1)])
        .lay()
        .game
}
