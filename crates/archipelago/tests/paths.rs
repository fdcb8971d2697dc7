//! How many sequences of steps there are from fixed positions: numbers that move when any rule does.
//!
//! `UPDATE=1 cargo test -p approdo-archipelago --test all paths` writes `paths.txt` anew. Each of its lines is the name
//! of a position, how many steps deep it was counted, and the count.

use crate::desk::{Layout, bay, begin, plains, table};
use approdo_archipelago::{Archipelago, Options, content::Length};
use approdo_conformance::check_paths;
use serde_json::json;

#[test]
fn path_counts() {
    check_paths(env!("CARGO_MANIFEST_DIR"), &positions());
}

/// The positions with the depth to which their paths are counted.
fn positions() -> Vec<(&'static str, u32, Archipelago)> {
    let choice = Options { trend_choice: true, ..Options::default() };
    vec![
        ("two-seats-from-the-start", 4, begin(Options::default(), 2).game),
        ("five-seats-from-the-start", 5, begin(Options::default(), 5).game),
        ("a-vote-of-three", 5, begin(choice, 3).game),
        ("a-discovery", 7, discovery().lay().game),
        ("a-rich-round", 3, rich_round().lay().game),
        ("a-migration", 3, migration().lay().game),
        ("a-chain-of-convoys", 3, convoys().lay().game),
        ("a-domestic-crisis", 6, domestic_crisis().lay().game),
        ("an-export-crisis", 6, export_crisis().lay().game),
        ("expulsions", 5, expulsions().lay().game),
        ("bids-of-three", 3, bay(3).bidding().units(0, "palm_bay_b", 2).lay().game),
        ("the-order-of-four", 3, bay(4).deciding(2).units(0, "palm_bay_b", 2).lay().game),
        ("an-offer", 3, offer().lay().game),
        ("an-exploration", 5, exploration().lay().game),
        ("payments-with-tokens", 4, payments().lay().game),
        ("a-theft", 6, theft().lay().game),
        ("a-wonder", 5, wonder().lay().game),
        ("purchases", 4, purchases().lay().game),
        ("the-last-purchase", 4, last_purchase().lay().game),
    ]
}

fn discovery() -> Layout {
    table(2)
        .set("turn", json!(0))
        .phase("discovery")
        .units(0, "open_sea_a", 1)
        .units(1, "open_sea_a", 1)
        .set("tiles.hands.0", json!(["t02", "t03", "t05"]))
        .frames(json!([{ "discoverers": { "nth": 1 } }, { "discover": { "redraws": 0 } }]))
}

/// Something of everything: units, buildings, cards of both players, cubes, tokens and surplus workers.
fn rich_round() -> Layout {
    bay(3)
        .town("palm_bay_b")
        .market("palm_bay_b")
        .port("palm_bay_b", "palm_bay_a")
        .on(0, "palm_bay_b", "town")
        .units(0, "palm_bay_b", 1)
        .units(0, "open_sea_a", 1)
        .units(1, "cattle_shore_b", 2)
        .cards(0, &["merchant", "pirate", "colossus"])
        .cards(1, &["sawmill", "clergy_donations"])
        .screen(0, 9, &[("fruit", 1), ("wood", 2), ("stone", 2), ("iron", 1)])
        .tokens(0, 2)
        .surplus(7)
        .rebellion(1)
}

fn migration() -> Layout {
    plains(2).town("old_forest_a").units(0, "desert_settlement_a", 3).units(0, "quiet_meadows_a", 2).on(
        1,
        "old_forest_a",
        "town",
    )
}

fn convoys() -> Layout {
    bay(2).region("twin_islands", 1, 0, 0).units(0, "palm_bay_b", 2).units(0, "open_sea_a", 2).units(
        0,
        "twin_islands_a",
        1,
    )
}

fn domestic_crisis() -> Layout {
    bay(3)
        .temple("palm_bay_b")
        .domestic("fruit", 2)
        .on(0, "palm_bay_b", "temple")
        .lying(0, "palm_bay_b", 1)
        .lying(1, "cattle_shore_b", 2)
        .lying(2, "cattle_shore_b", 1)
        .screen(1, 5, &[("fruit", 1)])
        .tokens(2, 1)
        .set("crisis_offers", json!([3, 3, 3, 3, 3]))
}

fn export_crisis() -> Layout {
    bay(2)
        .export("iron", 3)
        .stall("export", "iron", 1)
        .units(0, "palm_bay_b", 3)
        .screen(0, 5, &[("iron", 1)])
        .tokens(1, 1)
        .set("crisis_offers", json!([3, 3, 3, 3, 3]))
}

fn expulsions() -> Layout {
    table(3)
        .region("turtle_strait", 0, -1, 0)
        .town("turtle_strait_c")
        .market("turtle_strait_b")
        .port("turtle_strait_b", "turtle_strait_a")
        .phase("balance")
        .on(0, "turtle_strait_c", "town")
        .posted(1, "turtle_strait_b", "market", "lying", 1)
        .posted(2, "turtle_strait_b", "port", "lying", 1)
        .frames(json!([{ "phase": "actions" }, { "expel": { "nth": 0, "slot": 1, "building": "market" } }]))
}

fn offer() -> Layout {
    let empty = json!({});
    rich_round()
        .step(json!("draft"))
        .set("offer", json!({ "by": 0, "to": 1, "give": empty, "ask": empty, "changes": 17 }))
}

fn exploration() -> Layout {
    bay(2)
        .units(0, "open_sea_a", 1)
        .units(0, "palm_bay_a", 1)
        .tile_on_top("mangrove_delta")
        .step(json!({ "survey": { "tile": "t03" } }))
}

fn payments() -> Layout {
    bay(2)
        .units(0, "palm_bay_b", 2)
        .screen(0, 9, &[("stone", 2), ("wood", 1), ("fish", 1)])
        .tokens(0, 3)
        .step(json!({ "build": { "works": "any" } }))
}

fn theft() -> Layout {
    bay(3)
        .units(0, "palm_bay_b", 1)
        .screen(1, 5, &[("stone", 2), ("wood", 1)])
        .screen(2, 5, &[("iron", 1)])
        .step(json!("theft"))
        .set("round.card", json!(true))
        .set("round.action", json!(true))
        .set("offers", json!([3, 3, 3, 3, 3]))
}

fn wonder() -> Layout {
    bay(3)
        .options(|options| options.length = Length::Long)
        .port("palm_bay_b", "palm_bay_a")
        .region("mango_coast", 1, 0, 4)
        .port("mango_coast_b", "mango_coast_a")
        .on(0, "palm_bay_a", "port")
        .on(0, "mango_coast_a", "port")
        .units(0, "open_sea_a", 1)
        .units(0, "palm_bay_b", 2)
        .units(0, "cattle_shore_b", 1)
        .cards(0, &["great_lighthouse"])
        .screen(0, 0, &[("iron", 1), ("stone", 1)])
        .tokens(0, 2)
        .set("round.action", json!(true))
        .set("offers", json!([3, 3, 3, 3, 3]))
}

fn purchases() -> Layout {
    bay(2).buying(0).track(["king", "spy", "thief", "pirate", "pope"]).units(0, "palm_bay_b", 3).screen(
        0,
        7,
        &[],
    )
}

/// The turn ends, the next one begins with a crisis.
fn last_purchase() -> Layout {
    bay(2)
        .buying(1)
        .track(["king", "spy", "thief", "pirate", "pope"])
        .back("merchant")
        .units(0, "palm_bay_b", 3)
        .units(1, "palm_bay_b", 1)
        .screen(0, 1, &[])
        .screen(1, 1, &[])
        .frames(json!([
            { "purchases": { "nth": 2 } },
            { "refill": { "red": true } },
            { "purchase": { "bought": true, "turned": null } },
        ]))
}
