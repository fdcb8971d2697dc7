//! Path counts (perft): the number of sequences of steps from fixed positions, which changes when any rule does.
//!
//! `UPDATE=1 cargo test -p approdo-armada --test all paths` rewrites `paths.txt`. Each line is the name of a
//! position, the depth in steps, and the count.

use approdo_armada::{Armada, Options};
use approdo_conformance::check_paths;
use approdo_contract::prelude::*;
use approdo_contract::{Journal, Step};
use serde_json::{Value, json};

#[test]
fn path_counts() {
    check_paths(env!("CARGO_MANIFEST_DIR"), &positions());
}

/// The positions and their depths.
fn positions() -> Vec<(&'static str, u32, Armada)> {
    vec![
        ("two-seats-from-the-start", 7, setup(BASE, 2)),
        ("three-seats-from-the-start", 7, setup(BASE, 3)),
        ("four-seats-from-the-start", 7, setup(BASE, 4)),
        ("two-seats-with-cards-from-the-start", 4, setup(CARDS, 2)),
        ("opening-turn", 5, opening()),
        ("opening-turn-with-all-options", 7, opening_with_all_options()),
        ("full-ship-at-a-landing", 5, full_ship_at_a_landing()),
        ("crowded-sea", 5, crowded_sea()),
        ("battle-with-weapons-on-both-sides", 10, battle_with_weapons()),
        ("battle-against-the-dummy", 6, battle_against_the_dummy()),
        ("grand-strategy", 6, grand_strategy()),
        ("recruitment-with-a-small-reserve", 4, recruitment_with_a_small_reserve()),
        ("large-scale-cards", 8, large_scale_cards()),
        ("bonus-discovery", 7, bonus_discovery()),
        ("mutiny-and-shipyard", 6, mutiny_and_shipyard()),
        ("surprise-attack-with-two-colours", 6, surprise_attack_with_two_colours()),
        ("payment-from-several-purses", 5, payment_from_several_purses()),
        ("check-of-a-claim", 6, check_of_a_claim()),
        ("last-turn-of-the-last-round", 6, last_turn_of_the_last_round()),
    ]
}

const BASE: Options =
    Options { recruitment: false, option_cards: false, round_limit: 40, resignation: false };
const CARDS: Options = Options { option_cards: true, ..BASE };

fn setup(options: Options, seats: u8) -> Armada {
    Armada::setup(&options, seats).expect("the options are allowed")
}

/// The setup with these fields of the state set; all others are derived.
fn lay(options: Options, seats: u8, fields: &Value) -> Armada {
    let mut state = serde_json::to_value(setup(options, seats)).expect("a state is plain data");
    merge(&mut state, fields);
    let mut game: Armada = serde_json::from_value(state).expect("the fields exist and fit");
    game.reconcile(&|field| fields.get(field).is_some());
    game.audit().expect("the position is possible");
    game
}

fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (name, value) in from {
                merge(into.entry(name).or_insert(Value::Null), value);
            }
        }
        (into, from) => *into = from.clone(),
    }
}

/// A position in which a colour acts in the first round.
fn acting(options: Options, seats: u8, colour: &str, mp: u8, fields: &Value) -> Armada {
    let mut all = json!({
        "frames": ["act"],
        "round": 1,
        "turns_begun": { colour: 1 },
        "turn": { "colour": colour, "mp": mp },
    });
    merge(&mut all, fields);
    lay(options, seats, &all)
}

/// A ship at sea.
fn afloat(sea: &str, owner: &str, bands: u8, gold: u8) -> Value {
    json!({ "place": { "sea": sea }, "last_owner": owner, "bands": bands, "gold": gold })
}

/// A territory under the flag of a colour.
fn held(colour: &str, bands: u8, gold: u8) -> Value {
    json!({ "flag": colour, "bands": bands, "gold": gold })
}

/// An explored territory that has not been taken yet.
fn native(natives: u8, gold: u8) -> Value {
    json!({ "flag": "natives", "natives": natives, "gold": gold })
}

/// All four colours have chosen the raiders, and azure begins.
fn raiders(options: Options) -> Armada {
    let mut game = setup(options, 4);
    let mut step = |text: Value| {
        let step = match text.as_u64() {
            Some(picked) => Step::Luck(picked as u16),
            None => {
                let seat = approdo_contract::Seat(text[0].as_u64().expect("a seat") as u8);
                Step::Move(seat, serde_json::from_value(text[1].clone()).expect("a move"))
            }
        };
        game.advance(step, &mut Journal::off()).expect("the preliminary round is legal");
    };
    let cards = if options.option_cards { 8 } else { 0 };
    (0..3 + cards).for_each(|_| step(json!(0)));
    for (seat, colour) in ["azure", "purple", "blue", "orange"].iter().enumerate() {
        let (first, second) = (format!("{colour}_a1"), format!("{colour}_c1"));
        step(json!([seat, { "moor": { "first": first, "second": second } }]));
        [9, 1, 1, 2, 1, 3].iter().for_each(|bands| step(json!([seat, { "garrison": bands }])));
    }
    game
}

fn opening() -> Armada {
    raiders(BASE)
}

/// The others hold cards, so that the first window of the turn is open.
fn opening_with_all_options() -> Armada {
    raiders(Options { recruitment: true, option_cards: true, resignation: true, ..BASE })
}

fn full_ship_at_a_landing() -> Armada {
    acting(
        BASE,
        4,
        "azure",
        4,
        &json!({
            "territories": { "cf_n_flank_w": native(0, 2), "cf_w_flank_n": native(2, 1) },
            "ships": { "ship_1": afloat("sea_bay_nw", "azure", 8, 2) },
        }),
    )
}

/// Own, foreign and unmanned ships side by side, and a ship on a slip.
fn crowded_sea() -> Armada {
    acting(
        BASE,
        4,
        "azure",
        3,
        &json!({
            "territories": { "azure_a1": held("azure", 3, 2), "azure_c2": held("azure", 2, 0) },
            "ships": {
                "ship_1": afloat("sea_haven_nw", "azure", 4, 3),
                "ship_2": afloat("sea_shore_nw", "azure", 2, 0),
                "ship_3": afloat("sea_cape_nw", "purple", 0, 4),
                "ship_4": afloat("sea_reach_nw", "purple", 3, 1),
                "ship_7": afloat("sea_sound_nw", "orange", 0, 0),
                "ship_5": { "place": { "land": "azure_b1" }, "last_owner": "azure" },
            },
        }),
    )
}

fn battle_with_weapons() -> Armada {
    let hands = [
        json!({ "new_offensive_weapons": 2, "yo_ho_ho": 1 }),
        json!({ "new_defensive_weapons": 2 }),
        json!({}),
        json!({}),
    ];
    acting(
        CARDS,
        4,
        "azure",
        2,
        &json!({
            "hands": hands,
            "territories": { "cf_n_flank_w": held("azure", 4, 0), "cf_base_n": held("purple", 3, 1) },
        }),
    )
}

fn battle_against_the_dummy() -> Armada {
    acting(
        BASE,
        3,
        "azure",
        3,
        &json!({
            "territories": {
                "orange_a1": held("orange", 3, 0),
                "orange_b1": held("orange", 3, 0),
                "orange_b2": held("orange", 1, 0),
                "orange_c1": held("azure", 4, 0),
                "orange_c2": held("orange", 1, 0),
            },
            "ships": { "ship_1": afloat("sea_haven_sw", "azure", 3, 0) },
        }),
    )
}

fn grand_strategy() -> Armada {
    acting(
        CARDS,
        4,
        "azure",
        3,
        &json!({ "hands": [{ "grand_strategy": 1, "surprise_attack": 1 }, {}, {}, {}] }),
    )
}

fn recruitment_with_a_small_reserve() -> Armada {
    acting(
        Options { recruitment: true, ..BASE },
        4,
        "azure",
        3,
        &json!({
            "territories": {
                "azure_a1": held("azure", 44, 0),
                "cf_centre": held("azure", 1, 0),
                "cf_base_n": held("azure", 0, 0),
                "cf_inner_w": held("azure", 0, 0),
                "cf_inner_nw": held("azure", 1, 0),
                "cf_inner_ne": held("azure", 0, 0),
                "cf_n_flank_w": held("azure", 1, 0),
                "cf_n_flank_e": held("azure", 0, 0),
                "cf_w_flank_n": held("azure", 1, 0),
            },
        }),
    )
}

fn large_scale_cards() -> Armada {
    let hand = json!({ "large_scale_native_mobilization": 1, "large_scale_peoples_militia": 1 });
    acting(
        CARDS,
        4,
        "azure",
        0,
        &json!({
            "hands": [hand, {}, {}, {}],
            "territories": { "cf_base_n": held("purple", 0, 2), "cf_n_flank_w": native(0, 0), "cf_inner_w": native(1, 1) },
        }),
    )
}

fn bonus_discovery() -> Armada {
    acting(
        CARDS,
        4,
        "azure",
        2,
        &json!({
            "hands": [{ "bonus_discovery": 1 }, {}, {}, {}],
            "territories": { "cf_inner_nw": held("azure", 2, 0) },
        }),
    )
}

fn mutiny_and_shipyard() -> Armada {
    acting(
        CARDS,
        4,
        "azure",
        2,
        &json!({
            "hands": [{ "mutiny": 1, "shipyard": 1, "gold_mine": 1 }, {}, {}, {}],
            "lost_ships": { "azure": 1 },
            "ships": {
                "ship_2": { "place": { "land": "azure_a1" }, "last_owner": "azure" },
                "ship_3": afloat("sea_haven_ne", "purple", 3, 2),
                "ship_4": afloat("sea_open_ne", "purple", 4, 0),
                "ship_5": afloat("sea_haven_se", "blue", 1, 5),
            },
        }),
    )
}

fn surprise_attack_with_two_colours() -> Armada {
    acting(
        CARDS,
        2,
        "azure",
        1,
        &json!({
            "frames": ["act", { "window": { "step": 1 } }],
            "hands": [{ "yo_ho_ho": 1 }, { "surprise_attack": 1, "gold_mine": 1 }, {}, {}],
            "territories": {
                "azure_a1": held("azure", 2, 1),
                "purple_a1": held("purple", 2, 0),
                "orange_a1": held("orange", 2, 0),
            },
            "ships": {
                "ship_3": afloat("sea_haven_nw", "purple", 2, 0),
                "ship_7": afloat("sea_roads_w", "orange", 2, 0),
            },
        }),
    )
}

fn payment_from_several_purses() -> Armada {
    acting(
        CARDS,
        4,
        "azure",
        4,
        &json!({
            "territories": {
                "azure_a1": held("azure", 0, 1),
                "azure_b1": held("azure", 0, 2),
                "cf_base_n": held("azure", 0, 1),
                "purple_a1": held("purple", 0, 3),
            },
            "ships": { "ship_1": afloat("sea_ocean_w", "azure", 1, 2) },
        }),
    )
}

/// Purple's claim is checked at the end of this turn, and azure has a Surprise Attack! to prevent it.
fn check_of_a_claim() -> Armada {
    acting(
        CARDS,
        4,
        "purple",
        1,
        &json!({
            "hands": [{ "surprise_attack": 1 }, {}, {}, {}],
            "turns_begun": { "purple": 1 },
            "claims": { "purple": { "on_board": { "check": 1 } } },
            "territories": {
                "cf_centre": held("purple", 1, 0),
                "cf_base_n": held("purple", 0, 0),
                "cf_base_e": held("purple", 2, 0),
                "cf_n_flank_w": held("azure", 2, 0),
            },
        }),
    )
}

fn last_turn_of_the_last_round() -> Armada {
    acting(
        Options { round_limit: 5, ..BASE },
        4,
        "orange",
        3,
        &json!({
            "round": 5,
            "territories": { "orange_a1": held("orange", 3, 2), "orange_b1": held("orange", 1, 0) },
            "ships": { "ship_7": afloat("sea_haven_sw", "orange", 2, 1) },
        }),
    )
}
