//! Positions composed by hand that no game can reach: the audit refuses each with a sentence and never panics.

#![allow(clippy::needless_pass_by_value, reason = "positions read better as plain json!(..)")]

use approdo_armada::{Armada, Options};
use approdo_contract::prelude::*;
use serde_json::{Value, json};

/// The audit's sentence for a position in which azure acts, after these fields were set.
fn complaint(seats: u8, fields: &Value) -> String {
    let options = Options { recruitment: true, option_cards: true, resignation: true, ..Options::default() };
    let fresh = Armada::setup(&options, seats).expect("the options are allowed");
    let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
    let mut all = json!({
        "frames": ["act"],
        "round": 1,
        "turns_begun": { "azure": 1 },
        "turn": { "colour": "azure", "mp": 10 },
    });
    merge(&mut all, fields);
    merge(&mut state, &all);
    let mut game: Armada = serde_json::from_value(state).expect("the fields exist and fit");
    game.reconcile(&|field| all.get(field).is_some());
    game.audit().err().unwrap_or_else(|| "nothing is wrong".to_owned())
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

#[track_caller]
fn check(seats: u8, cases: &[(Value, &str)]) {
    for (fields, expected) in cases {
        let said = complaint(seats, fields);
        assert!(said.contains(expected), "{fields}\n  says '{said}', which lacks '{expected}'");
    }
}

/// A pending action of azure.
fn doing(frame: Value) -> Value {
    json!({ "frames": ["act", "settle", frame] })
}

/// All option cards on the discard pile.
fn empty_pile() -> Value {
    let options = Options { option_cards: true, ..Options::default() };
    let fresh = Armada::setup(&options, 4).expect("the options are allowed");
    let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
    let deck = state["pile"].take();
    let kinds = deck.as_object().expect("a pile counts its cards").keys();
    let none: Value = kinds.map(|card| (card.clone(), json!(0))).collect();
    json!({ "pile": none, "discard": deck })
}

/// A pending card of azure.
fn playing(card: &str, frame: Value) -> Value {
    json!({ "frames": ["act", "settle", { "carry": { "card": card, "next": 1 } }, frame] })
}

/// A position of the preliminary round.
fn before(frame: Value) -> Value {
    json!({ "frames": [frame], "round": 0, "turns_begun": { "azure": 0 } })
}

#[test]
fn the_position_without_changes_is_possible() {
    for seats in 2..=4 {
        assert_eq!(complaint(seats, &json!({})), "nothing is wrong");
    }
}

#[test]
fn frames_that_never_wait() {
    check(
        4,
        &[
            (json!({ "frames": ["settle"] }), "Settle is impossible in this position"),
            (json!({ "frames": ["act", "settle"] }), "Settle is on top and does not wait"),
            (
                json!({ "frames": ["end_turn"], "turn": { "announced": true } }),
                "EndTurn is on top and does not wait",
            ),
            (
                json!({ "frames": [{ "next_turn": { "colour": "azure" } }] }),
                "NextTurn { colour: Azure } is on top and does not wait",
            ),
            (
                json!({ "frames": ["act", "settle", { "carry": { "card": "gold_mine", "next": 1 } }] }),
                "does not wait",
            ),
            (
                json!({ "frames": ["act", { "window": { "step": 1 } }] }),
                "Window { step: 1 } is on top and does not wait",
            ),
            (json!({ "frames": ["act", { "window": { "step": 200 } }] }), "Window { step: 200 } is on top"),
        ],
    );
}

#[test]
fn stacks_that_the_rules_never_build() {
    check(
        4,
        &[
            (
                json!({ "frames": ["act", "act", "act", "act", "act", "act", "act", "act"] }),
                "Act is impossible in this position",
            ),
            (json!({ "frames": ["act", "draw"] }), "Draw is impossible"),
            (json!({ "frames": ["end_turn", "draw"], "turn": { "announced": true } }), "Draw is impossible"),
            (
                json!({ "frames": ["act"], "turn": { "announced": true } }),
                "Act is impossible in this position",
            ),
            (json!({ "frames": [] }), "a game is over exactly when"),
        ],
    );
}

#[test]
fn the_preliminary_round() {
    check(
        4,
        &[
            (
                before(json!({ "garrison": { "colour": "azure", "nth": 9, "left": 18 } })),
                "Garrison { colour: Azure, nth: 9, left: 18 } is impossible",
            ),
            (
                before(json!({ "garrison": { "colour": "azure", "nth": 0, "left": 60 } })),
                "Garrison { colour: Azure, nth: 0, left: 60 } is impossible",
            ),
            (
                before(json!({ "deal": { "seat": 5, "left": 1 } })),
                "Deal { seat: Seat(5), left: 1 } is impossible",
            ),
            (
                before(json!({ "deal": { "seat": 0, "left": 9 } })),
                "Deal { seat: Seat(0), left: 9 } is impossible",
            ),
            (before(json!({ "draw_colours": { "seat": 0 } })), "does not own exactly the colours"),
            (before(json!({ "draw_colours": { "seat": 9 } })), "DrawColours { seat: Seat(9) } is impossible"),
            (before(json!("draw_dummy")), "does not own exactly the colours"),
            (json!({ "frames": [{ "moor": { "colour": "azure" } }] }), "placed in round 1"),
            (
                merged(
                    before(json!({ "moor": { "colour": "azure" } })),
                    &json!({ "territories": { "blue_a1": { "bands": 50 } } }),
                ),
                "Moor { colour: Azure } is impossible",
            ),
        ],
    );
    check(3, &[(before(json!({ "moor": { "colour": "orange" } })), "Moor { colour: Orange } is impossible")]);
}

fn merged(mut one: Value, other: &Value) -> Value {
    merge(&mut one, other);
    one
}

#[test]
fn people() {
    let seats = |azure: Value, purple: Value, blue: Value, orange: Value| json!({ "owners": { "azure": azure, "purple": purple, "blue": blue, "orange": orange } });
    let seat = |number: u8| json!({ "seat": number });
    check(
        4,
        &[
            (seats(seat(0), seat(1), seat(2), seat(9)), "orange belongs to seat 9 of 4 seats"),
            (seats(seat(0), seat(1), seat(2), seat(0)), "does not own exactly the colours"),
            (seats(seat(0), seat(1), seat(2), json!("undrawn")), "seat 3 does not own"),
            (seats(seat(0), seat(1), seat(2), json!("dummy")), "there are 1 dummies, not 0"),
            (json!({ "seats": 9 }), "not played by 9 players"),
            (json!({ "seats": 0 }), "not played by 0 players"),
            (json!({ "out": ["purple", "blue", "orange"] }), "the game goes on with one player"),
            (json!({ "out": ["purple", "purple"] }), "purple is out twice"),
            (json!({ "out": ["azure"] }), "it is the turn of azure, which has none"),
            (
                json!({ "out": ["blue"], "hands": [{}, {}, { "mutiny": 1 }, {}] }),
                "seat 2 does not play and holds",
            ),
            (json!({ "options": { "round_limit": 255 } }), "the options are not allowed"),
        ],
    );
    check(
        3,
        &[
            (seats(seat(0), seat(1), json!("dummy"), json!("dummy")), "there are 2 dummies, not 1"),
            (json!({ "turn": { "colour": "orange" } }), "it is the turn of orange, which has none"),
            (json!({ "hands": [{}, {}, {}, { "mutiny": 1 }] }), "seat 3 does not play and holds cards"),
        ],
    );
    check(2, &[(seats(seat(0), seat(0), seat(1), seat(1)), "does not own exactly the colours")]);
}

#[test]
fn surprise_attacks() {
    let attack = |colour: &str, card: &str, mp: u8| {
        json!({
            "frames": ["act", { "window": { "step": 1 } }, "act"],
            "surprise": { "colour": colour, "card": card, "mp": mp },
        })
    };
    let lead = |seat: u8, card: &str, mp: u8| {
        json!({
            "frames": ["act", { "window": { "step": 1 } }, { "lead": { "seat": seat, "card": card, "mp": mp } }],
        })
    };
    check(
        2,
        &[
            (attack("purple", "surprise_attack", 3), "nothing is wrong"),
            (attack("azure", "surprise_attack", 3), "in a turn of its own player"),
            (attack("blue", "surprise_attack", 3), "in a turn of its own player"),
            (attack("purple", "mutiny", 3), "mutiny begins no Surprise Attack"),
            (attack("purple", "surprise_attack", 7), "more than 6 movement points"),
            (
                merged(attack("purple", "surprise_attack", 3), &json!({ "frames": ["act"] })),
                "surprise must be given",
            ),
            (merged(attack("purple", "surprise_attack", 3), &json!({ "out": ["purple"] })), "has no turns"),
            (lead(1, "surprise_attack", 3), "nothing is wrong"),
            (lead(7, "surprise_attack", 3), "Lead { seat: Seat(7)"),
            (lead(0, "surprise_attack", 3), "Lead { seat: Seat(0)"),
            (lead(1, "mutiny", 3), "Lead { seat: Seat(1)"),
            (lead(1, "surprise_attack", 9), "mp: 9 } is impossible"),
            (merged(lead(1, "surprise_attack", 3), &json!({ "out": ["purple"] })), "Lead { seat: Seat(1)"),
        ],
    );
}

#[test]
fn counters_beyond_all_bounds() {
    check(
        4,
        &[
            (json!({ "turns_begun": { "azure": 255 } }), "azure has begun 255 turns by round 1"),
            (json!({ "turn": { "mp": 14 } }), "14 movement points in a turn are more than 13"),
            (json!({ "turn": { "passed": [4] } }), "somebody passed or played a card who does not play"),
            (
                json!({ "territories": { "azure_a1": { "bands": 200 }, "azure_a2": { "bands": 200 } } }),
                "azure has 400 bands on the board",
            ),
            (
                json!({ "territories": { "azure_a1": { "gold": 200 }, "azure_a2": { "gold": 200 } } }),
                "400 ingots on the board",
            ),
            (
                json!({ "territories": { "cf_centre": { "flag": "natives", "bands": 200, "natives": 100 } } }),
                "natives on the board",
            ),
            (
                json!({ "ships": { "ship_1": {
                    "place": { "sea": "sea_haven_nw" }, "last_owner": "azure", "bands": 50, "gold": 50,
                } } }),
                "ship_1 holds more than",
            ),
            (json!({ "lost_ships": { "azure": 200, "blue": 200 } }), "400 lost"),
            (
                json!({ "hands": [{ "mutiny": 200 }, { "mutiny": 200 }, {}, {}] }),
                "there are 400 mutiny cards",
            ),
            (json!({ "claims": { "azure": { "on_board": { "check": 255 } } } }), "checked in turn 255"),
            (json!({ "seen": { "mutiny": 1 } }), "nobody searches the pile"),
        ],
    );
    check(
        3,
        &[(
            json!({ "territories": { "orange_a1": { "bands": 14 } } }),
            "the dummy has 14 bands and a reserve of 0",
        )],
    );
}

#[test]
fn actions_under_way() {
    let haul = |from: &str, to: &str| doing(json!({ "haul_bands": { "from": from, "to": to } }));
    let bands = json!({ "territories": { "azure_a1": { "bands": 3 } } });
    let volley = json!({ "firing": 1, "exploding": 0 });
    let reaction = |result: &Value| {
        doing(json!({ "reaction": {
            "from": "azure_a1", "target": "azure_a2", "result": result, "side": "attacker", "last": false,
        } }))
    };
    let battle = json!({ "territories": {
        "azure_a1": { "bands": 3 }, "azure_a2": { "flag": "purple", "bands": 2 },
    } });
    check(
        4,
        &[
            (merged(haul("azure_a1", "azure_a2"), &bands), "nothing is wrong"),
            (haul("azure_a1", "azure_a2"), "HaulBands"),
            (merged(haul("azure_a1", "blue_a1"), &bands), "HaulBands"),
            (
                merged(
                    doing(json!({ "haul_ingots": { "from": "azure_a1", "to": "azure_a2", "bands": 9 } })),
                    &bands,
                ),
                "HaulIngots",
            ),
            (
                merged(doing(json!({ "combat_roll": { "from": "azure_a1", "target": "azure_a2" } })), &bands),
                "CombatRoll",
            ),
            (merged(reaction(&volley), &bands), "Reaction"),
            (merged(reaction(&volley), &battle), "last: false } is on top and does not wait"),
            (
                merged(reaction(&json!({ "firing": 90, "exploding": 0 })), &battle),
                "exploding: 0 }, side: Attacker, last: false } is impossible",
            ),
            (doing(json!({ "pay": { "left": 9 } })), "Pay { left: 9 } is impossible"),
            (merged(doing(json!("draw")), &empty_pile()), "Draw is impossible"),
            (doing(json!({ "gold_roll": { "territory": "azure_a1", "factor": 1 } })), "GoldRoll"),
            (doing(json!({ "gold_roll": { "territory": "cf_centre", "factor": 9 } })), "GoldRoll"),
            (
                doing(
                    json!({ "target": { "recruit": { "dens": ["azure", "purple", "blue", "orange"], "formation": 0 } } }),
                ),
                "Recruit",
            ),
            (doing(json!({ "target": { "recruit": { "dens": [], "formation": 200 } } })), "Recruit"),
            (
                doing(json!({ "garrison": { "colour": "azure", "nth": 0, "left": 1 } })),
                "Garrison { colour: Azure, nth: 0, left: 1 } is impossible",
            ),
        ],
    );
}

#[test]
fn cards_under_way() {
    let muster = |left: u8| json!({ "muster": { "piece": "own_band", "left": left, "barred": null } });
    let station = |count: u8, left: u8| json!({ "target": { "station": { "piece": "own_band", "count": count, "left": left, "barred": null } } });
    check(
        4,
        &[
            (playing("peoples_militia", muster(1)), "nothing is wrong"),
            (playing("peoples_militia", muster(0)), "Muster"),
            (playing("peoples_militia", muster(2)), "Muster"),
            (playing("peoples_militia", station(1, 0)), "nothing is wrong"),
            (playing("peoples_militia", station(0, 0)), "Station"),
            (playing("peoples_militia", station(99, 0)), "Station"),
            (playing("peoples_militia", station(1, 255)), "Station"),
            (playing("grand_strategy", json!({ "look": { "price": 1 } })), "nothing is wrong"),
            (playing("grand_strategy", json!({ "look": { "price": 99 } })), "Look"),
            (playing("grand_strategy", json!({ "ponder": { "card": null, "price": 1 } })), "Ponder"),
            (playing("gold_mine", json!({ "target": { "mine": { "amount": 99 } } })), "Mine"),
            (playing("mutiny", json!({ "target": { "seize": { "min_crew": 1, "max_crew": 3 } } })), "Seize"),
            (playing("shipyard", json!({ "target": "build" })), "Build"),
            (playing("bonus_discovery", json!({ "target": { "survey": { "factor": 2 } } })), "Survey"),
            (
                playing("gold_mine", muster(1)),
                "Muster { piece: OwnBand, left: 1, barred: None } is impossible",
            ),
            (
                json!({ "frames": ["act", "settle", { "carry": { "card": "gold_mine", "next": 9 } }, "draw"] }),
                "next: 9 } is impossible",
            ),
            (
                json!({ "frames": ["act", "settle", { "carry": { "card": "gold_mine", "next": 0 } }, "draw"] }),
                "next: 0 } is impossible",
            ),
        ],
    );
}
