//! Positions composed by hand that no game can reach: the audit refuses each with a sentence and never panics.

#![allow(clippy::needless_pass_by_value, reason = "positions read better as plain json!(..)")]

use approdo_contract::prelude::*;
use approdo_imperial_settlers::{ImperialSettlers, Options, options::Mode};
use serde_json::{Value, json};

/// The audit's sentence for a position in which the first player acts, after these fields were set.
fn complaint(factions: &[&str], fields: &Value) -> String {
    let options = Options { mode: Mode::Open, ..Options::default() };
    let fresh = ImperialSettlers::setup(&options, factions.len() as u8).expect("the options are allowed");
    let mut state = serde_json::to_value(&fresh).expect("a state is plain data");
    let mut all = json!({ "frames": [turn(0)], "round": 1 });
    for (seat, faction) in factions.iter().enumerate() {
        merge(&mut all, &json!({ "players": { (seat.to_string()): { "faction": faction } } }));
    }
    merge(&mut all, fields);
    merge(&mut state, &all);
    let mut game: ImperialSettlers = match serde_json::from_value(state) {
        Ok(game) => game,
        Err(error) => return error.to_string(),
    };
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
        (Value::Array(into), Value::Object(from)) => {
            for (index, value) in from {
                let index: usize = index.parse().expect("entries of a list are numbers");
                merge(&mut into[index], value);
            }
        }
        (into, from) => *into = from.clone(),
    }
}

const TWO: [&str; 2] = ["egyptians", "atlanteans"];

#[track_caller]
fn check(factions: &[&str], cases: &[(Value, &str)]) {
    for (fields, expected) in cases {
        let said = complaint(factions, fields);
        assert!(said.contains(expected), "{fields}\n  says '{said}', which lacks '{expected}'");
    }
}

fn turn(seat: u8) -> Value {
    json!({ "turn": { "act": { "seat": seat } } })
}

/// A pending frame within an action of the first player.
fn during(frame: Value) -> Value {
    json!({ "frames": [{ "turn": { "acted": { "seat": 0 } } }, frame] })
}

/// A position with these Locations.
fn with(locations: Value) -> Value {
    json!({ "locations": locations })
}

#[test]
fn the_position_without_changes_is_possible() {
    for factions in [&["romans"][..], &TWO, &["romans", "barbarians", "japanese", "egyptians", "atlanteans"]]
    {
        assert_eq!(complaint(factions, &json!({})), "nothing is wrong");
    }
}

#[test]
fn players() {
    check(
        &TWO,
        &[
            (json!({ "first": 2 }), "there is no seat 2"),
            (json!({ "active": 7 }), "there is no seat 7"),
            (json!({ "players": { "1": { "faction": "egyptians" } } }), "two players have the egyptians"),
            (json!({ "players": { "3": { "vp": 1 } } }), "nobody sits in seat 3"),
            (json!({ "players": { "0": { "actions": 101 } } }), "has taken 101 actions"),
            (json!({ "players": { "0": { "vp": 60000 } } }), "60000 of something"),
            (json!({ "players": { "0": { "supply": { "wood": 60000 } } } }), "60000 of something"),
            (json!({ "players": { "0": { "hand": ["rom_bank"] } } }), "a card of another faction"),
            (json!({ "players": { "0": { "deck": ["com_mill"] } } }), "lies in the deck or discard pile"),
            (json!({ "players": { "0": { "deals": [{ "card": "com_mill" }] } } }), "is a Deal of seat 0"),
            (
                json!({ "players": { "0": { "deals": [{ "location": { "at": 4, "good": "food" } }] } } }),
                "a Deal with a Location that works for no enemy",
            ),
            (json!({ "players": { "0": { "hand": ["no_such_card"] } } }), "no_such_card"),
            (json!({ "players": { "0": { "no_such_field": 1 } } }), "no_such_field"),
        ],
    );
}

#[test]
fn cards_are_neither_made_nor_lost() {
    check(
        &TWO,
        &[
            (json!({ "common": ["com_mill"] }), "instead of"),
            (
                json!({ "players": { "0": { "hand": ["com_mill", "com_mill"] } } }),
                "there are 2 cards com_mill instead of 1",
            ),
            (json!({ "players": { "0": { "deck": ["egy_sphinx"] } } }), "not all copies of"),
            (json!({ "players": { "0": { "hand": ["com_tremor"] } } }), "has not been carried out"),
            (json!({ "display": ["com_mill"] }), "the display is not empty after the Lookout"),
            (json!({ "pool": ["com_mill"] }), "cards are looked at, but nothing is decided"),
            (json!({ "solo": { "tokens": 1 } }), "a Collection without a virtual player"),
            (
                json!({ "players": { "0": { "stash": [{ "at": 3, "card": "com_mill" }] } } }),
                "lies under nothing",
            ),
        ],
    );
}

#[test]
fn locations() {
    let at = |card: &str, with: Value| {
        let mut location = json!({ "id": 0, "card": card, "owner": 1 });
        merge(&mut location, &with);
        json!({ "locations": [location] })
    };
    check(
        &TWO,
        &[
            (at("com_mill", json!({ "owner": 3 })), "belongs to seat 3"),
            (at("com_mill", json!({ "owner": 5 })), "stands in the virtual player's area"),
            (at("com_mill", json!({ "id": 200 })), "a number beyond"),
            (at("com_tremor", json!({})), "is an Event and no Location"),
            (at("egy_sphinx", json!({})), "stands in the empire of another faction"),
            (at("com_mill", json!({ "taken_by": 1 })), "cannot have been taken over"),
            (at("atl_great_library", json!({ "taken_by": 0 })), "cannot have been taken over"),
            (at("com_mill", json!({ "owner": 0, "marks": ["basic"] })), "bears Technology"),
            (at("atl_great_library", json!({ "marks": ["basic"] })), "bears Technology"),
            (
                at("com_mill", json!({ "marks": ["defense", "advanced_defense"] })),
                "more than one Defense token",
            ),
            (at("atl_great_library", json!({ "marks": ["defense"] })), "has a Defense token"),
            (at("com_mill", json!({ "marks": ["samurai"] })), "has a Samurai"),
            (at("com_mill", json!({ "taken_by": 0, "marks": ["eavesdropped"] })), "two Egyptian tokens"),
            (at("com_mill", json!({ "visitors": 3 })), "has 3 visitors"),
            (at("com_mill", json!({ "visitors": 1 })), "does not produce"),
            (at("com_gold_mine", json!({ "activations": [3, 0] })), "has been activated 3 times"),
            (at("com_mill", json!({ "activations": [1, 0] })), "has been activated 1 times"),
            (at("com_mill", json!({ "held": { "wood": 1 } })), "holds Goods that it cannot hold"),
            (at("atl_technology_ark", json!({ "held": { "wood": 7 } })), "holds 7 Goods"),
            (at("com_mill", json!({ "no_such_mark": 1 })), "no_such_mark"),
            (
                with(
                    json!([{ "id": 0, "card": "com_mill", "owner": 0 }, { "id": 0, "card": "com_baker", "owner": 0 }]),
                ),
                "two Locations have the number 0",
            ),
        ],
    );
}

#[test]
fn tokens_in_stock() {
    // Stocks follow from what lies on Locations; more marks than tokens leave too few.
    let marked: Vec<Value> = ["com_mill", "com_baker", "com_hunter", "com_joiner", "com_statue"]
        .iter()
        .enumerate()
        .map(|(id, card)| json!({ "id": id, "card": card, "owner": 1, "taken_by": 0 }))
        .collect();
    check(&TWO, &[(with(json!(marked)), "5 in play, not 4 in all")]);
    let blocked = |id: u8, card: &str| json!({ "id": id, "card": card, "owner": 0, "marks": ["blocked"] });
    check(
        &["romans", "barbarians"],
        &[(
            with(json!([blocked(0, "com_mill"), blocked(1, "com_baker"), blocked(2, "com_hunter")])),
            "3 in play, not 2 in all",
        )],
    );
}

#[test]
fn the_course_of_the_game() {
    check(
        &TWO,
        &[
            (json!({ "round": 6 }), "there is no round 6"),
            (json!({ "is_over": true }), "the game is over exactly when"),
            (json!({ "frames": [] }), "the game is over exactly when"),
            (json!({ "frames": [turn(0), turn(1)] }), "lies above the phase it belongs to"),
            (json!({ "frames": [{ "take": { "resource": { "seat": 0 } } }] }), "the frames begin with"),
            (
                json!({ "frames": [{ "opening": { "faction": { "seat": 0 } } }] }),
                "seat 0 has chosen out of turn",
            ),
            (json!({ "frames": [{ "opening": "first_player" }] }), "round 1 does not fit"),
            (json!({ "frames": [turn(1)] }), "seat 1 takes a turn and is not active"),
            (
                json!({ "frames": [turn(0)], "players": { "0": { "has_passed": true } } }),
                "has passed and takes a turn",
            ),
            (json!({ "frames": [{ "turn": { "acted": { "seat": 0 } } }] }), "does not wait"),
            (json!({ "frames": [turn(4)] }), "speaks of a seat that nobody has"),
            (json!({ "frames": ["no_such_frame"] }), "no_such_frame"),
        ],
    );
}

#[test]
fn frames_that_cannot_happen() {
    let cannot = "is impossible in this position";
    let seat = |mut what: Value| {
        what["seat"] = json!(0);
        what
    };
    let frames = [
        json!({ "take": { "keep": { "seat": 0 } } }),
        json!({ "take": { "post": { "seat": 0 } } }),
        json!({ "take": { "colour": { "seat": 0, "colours": 0 } } }),
        json!({ "take": { "lose": { "seat": 0, "goods": 1, "left": 1 } } }),
        json!({ "take": { "exchange": { "seat": 0, "left": 0 } } }),
        json!({ "payment": { "location": seat(json!({ "left": 1 })) } }),
        json!({ "payment": { "card": seat(json!({ "left": 1 })) } }),
        json!({ "payment": { "deal": seat(json!({ "left": 1 })) } }),
        json!({ "payment": { "split": seat(json!({ "bill": { "wood": 1, "stone": 0, "food": 0, "any": 0 }, "onto": 255 })) } }),
        json!({ "target": { "seat": 0, "what": "remove" } }),
        json!({ "target": { "seat": 0, "what": "block" } }),
        json!({ "target": { "seat": 0, "what": { "lift": { "onto": 9 } } } }),
        json!({ "target": { "seat": 0, "what": { "enemy_of_pair": { "own": 9 } } } }),
        json!({ "ability": { "deal_again": { "seat": 0, "left": 0, "used": 0 } } }),
        json!({ "ability": { "repeat": { "used": used("com_mill", json!({ "feature": 0 })), "has_scored": false } } }),
        json!({ "ability": { "choose": {
            "run": run("com_castle_a.action_a"), "first": "com_castle_a.action_a", "options": 200,
        } } }),
        json!({ "raze": { "cash_in": { "loot": loot("com_coal_mine"), "goods": 3 } } }),
        json!({ "cleanup": { "store": { "seat": 0, "at": 9, "left": 1 } } }),
        json!({ "cleanup": { "stash": { "seat": 0, "at": 9, "left": 1 } } }),
        json!({ "attack": { "turn_up": { "left": 1 } } }),
        json!({ "lookout": { "pick": { "variant": "normal", "pick": 0, "is_short": false } } }),
    ];
    for frame in frames {
        check(&TWO, &[(during(frame), cannot)]);
    }
    check(
        &TWO,
        &[
            (
                during(json!({ "take": { "next": { "seat": 0, "what": "wood", "left": 1, "to": "hand" } } })),
                cannot,
            ),
            (
                json!({ "frames": [
                    { "turn": { "acted": { "seat": 0 } } },
                    { "take": { "next": { "seat": 0, "what": "card", "left": 200, "to": "pool" } } },
                    { "take": { "resource": { "seat": 0 } } },
                ] }),
                "more cards are to be drawn than can be looked at",
            ),
        ],
    );
    check(
        &["romans"],
        &[
            (json!({ "frames": [{ "attack": { "turn_up": { "left": 9 } } }] }), cannot),
            (json!({ "frames": [{ "attack": { "choose": { "left": 1, "second": 1 } } }] }), cannot),
            (json!({ "frames": [{ "lookout": "virtual_pick" }] }), cannot),
        ],
    );
}

/// The use of an ability by the first player.
fn used(card: &str, ability: Value) -> Value {
    json!({
        "at": 255, "card": card, "ability": ability, "seat": 0, "left": 1, "has_run": false, "has_tokens": true,
        "is_free": false, "about": card,
    })
}

/// A list of effects that the first player carries out.
fn run(list: &str) -> Value {
    json!({
        "list": list, "next": 0, "seat": 0, "at": 255, "counted": 0, "about": "com_mill", "has_scored": false,
        "is_silent": false, "is_optional": false,
    })
}

/// A card of the first player's hand that is being razed.
fn loot(card: &str) -> Value {
    json!({ "seat": 0, "card": card, "from": "hand", "at": 255, "next": 0, "has_scored": false, "cash_in": 2 })
}

#[test]
fn a_new_round_bears_no_traces_of_the_old_one() {
    let lookout = |location: Value| {
        let mut location = location;
        merge(&mut location, &json!({ "id": 0, "owner": 0 }));
        json!({
            "frames": [
                { "lookout": { "scouts": { "nth": 2 } } },
                { "ability": { "deal_again": { "seat": 0, "left": 1, "used": 0 } } },
            ],
            "locations": [location],
        })
    };
    let marks = "still bears marks of the round before";
    check(
        &TWO,
        &[
            (lookout(json!({ "card": "com_gold_mine", "activations": [1, 0] })), marks),
            (lookout(json!({ "card": "com_gold_mine", "spent": { "worker": 1 } })), marks),
            (lookout(json!({ "card": "com_quarry", "visitors": 1 })), marks),
            (lookout(json!({ "card": "com_gold_mine", "marks": ["exhausted"] })), marks),
            (lookout(json!({ "card": "com_gold_mine", "marks": ["defense"] })), marks),
        ],
    );
}

#[test]
fn copies_that_differ_are_told_apart() {
    let fields = json!({ "players": { "0": { "hand": ["atl_glass_giant"] } } });
    let said = complaint(&["atlanteans", "romans"], &fields);
    assert!(
        said.starts_with("there is no card 'atl_glass_giant', but its copies are atl_glass_giant:"),
        "{said}"
    );
    let fields = json!({ "players": { "0": { "hand": ["atl_glass"] } } });
    assert_eq!(complaint(&["atlanteans", "romans"], &fields), "there is no card 'atl_glass'");
}
