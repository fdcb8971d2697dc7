//! Games stored by an earlier build replay to the same result.
//!
//! `UPDATE=1 cargo test -p approdo-armada --test all stored` plays and writes planned games that are missing.

use approdo_armada::Armada;
use approdo_bots::Bot::{Greedy, Novice, Random};
use approdo_conformance::stored::{Plan, check_all};
use approdo_table::Module;
use serde_json::json;

static GAME: Module = Module::of::<Armada>();

#[test]
fn stored_games_mean_what_they_meant() {
    let plans = [
        Plan {
            name: "two",
            seed: 19,
            bots: vec![Random; 2],
            options: json!({ "recruitment": true, "option_cards": true, "round_limit": 8 }),
        },
        Plan {
            name: "three",
            seed: 19,
            bots: vec![Greedy, Novice, Random],
            options: json!({ "round_limit": 6 }),
        },
        Plan {
            name: "four",
            seed: 60,
            bots: vec![Novice; 4],
            options: json!({ "recruitment": true, "option_cards": true, "round_limit": 8, "resignation": true }),
        },
    ];
    check_all(&GAME, env!("CARGO_MANIFEST_DIR"), &plans);
}
