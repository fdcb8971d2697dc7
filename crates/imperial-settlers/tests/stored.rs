//! Games stored by an earlier build replay to the same result.
//!
//! `UPDATE=1 cargo test -p approdo-imperial-settlers --test all stored` plays and writes planned games that are
//! missing.

use approdo_bots::Bot::{Greedy, Novice, Random};
use approdo_conformance::stored::{Plan, check_all};
use approdo_imperial_settlers::ImperialSettlers;
use approdo_table::Module;
use serde_json::json;

static GAME: Module = Module::of::<ImperialSettlers>();

#[test]
fn stored_games_mean_what_they_meant() {
    let plans = [
        Plan { name: "one", seed: 2, bots: vec![Random], options: json!({ "mode": "standard" }) },
        Plan {
            name: "one-advanced",
            seed: 3,
            bots: vec![Novice],
            options: json!({ "mode": "standard", "advanced_solo": true }),
        },
        Plan {
            name: "three",
            seed: 10,
            bots: vec![Random, Greedy, Novice],
            options: json!({ "mode": "open", "lookout": "alternative" }),
        },
        Plan {
            name: "five",
            seed: 12,
            bots: vec![Greedy, Novice, Random, Greedy, Novice],
            options: json!({ "mode": "open", "lookout": "advanced" }),
        },
    ];
    check_all(&GAME, env!("CARGO_MANIFEST_DIR"), &plans);
}
