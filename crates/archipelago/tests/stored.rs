//! Games that an earlier build stored mean the same to this one.
//!
//! `UPDATE=1 cargo test -p approdo-archipelago --test all stored` plays and writes those that are planned here and not there
//! yet.

use approdo_archipelago::Archipelago;
use approdo_bots::Bot::{Greedy, Novice};
use approdo_conformance::stored::{Plan, check_all};
use approdo_table::Module;
use serde_json::json;

static GAME: Module = Module::of::<Archipelago>();

#[test]
fn stored_games_mean_what_they_meant() {
    let plans = [
        Plan {
            name: "two",
            seed: 10,
            bots: vec![Novice; 2],
            options: json!({ "benefactor": true, "more_spice": true }),
        },
        Plan {
            name: "three",
            seed: 3,
            bots: vec![Greedy, Novice, Greedy],
            options: json!({ "desert_start": true, "no_secrets": true, "length": "medium" }),
        },
        Plan {
            name: "five",
            seed: 6,
            bots: vec![Novice; 5],
            options: json!({ "trend_choice": true, "more_control": true, "length": "short" }),
        },
    ];
    check_all(&GAME, env!("CARGO_MANIFEST_DIR"), &plans);
}
