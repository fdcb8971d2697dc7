//! Positions composed by hand that no game can reach: each gets a sentence, and none a panic.

use crate::desk::{Layout, bay, table};
use serde_json::{Value, json};

#[track_caller]
fn check(cases: Vec<(Layout, &str)>) {
    for (index, (layout, expected)) in cases.into_iter().enumerate() {
        let said = layout.problem();
        assert!(said.contains(expected), "case {index} says '{said}', which lacks '{expected}'");
    }
}

/// Seat 0 has citizens, a ship and something behind the screen.
fn colony() -> Layout {
    bay(3).units(0, "palm_bay_b", 2).units(0, "palm_bay_a", 1).units(1, "cattle_shore_b", 2)
}

#[test]
fn players_and_their_order() {
    check(vec![
        (colony().set("seats", json!(9)), "not played by 9 players"),
        (colony().set("seats", json!(0)), "not played by 0 players"),
        (colony().set("active", json!(7)), "seat 7 is active"),
        (colony().set("turn", json!(99)), "it is turn 99"),
        (colony().set("turn", json!(0)), "turn 0 has no phase actions"),
        (colony().set("order", json!([0, 1])), "does not have every player once"),
        (colony().set("order", json!([0, 1, 1])), "cannot be number 3"),
        (colony().set("order", json!([0, 1, 4])), "cannot be number 3"),
        (colony().set("places", json!([0, null, null, null, null])), "places are given only while"),
        (colony().deciding(0).set("places", json!([1, 1, null, null, null])), "cannot have place 2"),
        (colony().set("passed", json!([4])), "who does not play"),
        (
            colony().set("options.no_secrets", json!(true)).set("options.benefactor", json!(true)),
            "do not go together",
        ),
    ]);
}

#[test]
fn the_map() {
    check(vec![
        (table(2).region("palm_bay", 0, 0, 0), "lies on another region"),
        (table(2).region("palm_bay", 0, -1, 9), "turned by 9 sixths"),
        (table(2).region("palm_bay", 0, -1, 0), "do not match"),
        (table(2).region("palm_bay", 50, 50, 0), "touches no other region"),
        (table(2).region("palm_bay", 127, -128, 0), "touches no other region"),
        (table(2).start("desert_settlement"), "does not begin with open_sea"),
        (bay(2).town("cattle_shore_b"), "does not stand on its land"),
        (bay(2).port("palm_bay_b", "palm_bay_b"), "does not reach its sea"),
        (bay(2).building("coins", json!(1)), "more coins than plundered"),
        (bay(2).building("plundered", json!(["iron"])), "plundered of what it never had"),
        (bay(2).building("granted_by", json!(0)), "need somebody who gave"),
        (bay(2).set("tiles.hands.0", json!(["t09"])), "tiles are held in turn 0 only"),
        (bay(2).tile_on_top("palm_bay"), "in two places"),
        (bay(2).set("tiles.stack", json!(["t09"])), "is nowhere"),
    ]);
}

#[test]
fn units() {
    check(vec![
        (bay(2).units(5, "palm_bay_b", 1), "belong to nobody"),
        (bay(2).units(0, "palm_bay_b", 0), "a stack of no units"),
        (bay(2).units(0, "old_forest_a", 1), "which is not on the map"),
        (bay(2).posted(0, "palm_bay_b", "town", "ready", 1), "that is not there"),
        (
            bay(2).market("palm_bay_b").on(0, "palm_bay_b", "market").on(1, "palm_bay_b", "market"),
            "more than one unit",
        ),
        (
            bay(2).port("palm_bay_b", "palm_bay_a").on(0, "palm_bay_b", "port").on(1, "palm_bay_a", "port"),
            "port",
        ),
        (bay(2).posted(0, "palm_bay_b", "fruit", "engaged", 3), "too many units on fruit symbols"),
        (bay(2).posted(0, "palm_bay_b", "fruit", "ready", 1), "are not engaged"),
        (bay(2).posted(0, "palm_bay_b", "open", "moved", 1), "have moved, but not in a migration"),
        (bay(2).units(0, "palm_bay_b", 4), "more than 3 citizens"),
        (bay(3).units(0, "palm_bay_a", 9), "ships in all"),
        (bay(2).bidding().posted(0, "palm_bay_b", "fruit", "engaged", 1), "covered before Phase 5"),
        (colony().set("before_migration", json!([])), "exactly while units migrate"),
        (
            colony()
                .step(json!({ "migrate": { "movers": "all", "left": 255, "restarts": 0 } }))
                .set("before_migration", json!([{ "owner": 0, "area": "palm_bay_b", "count": 1 }])),
            "in all",
        ),
    ]);
}

#[test]
fn goods_and_markers() {
    check(vec![
        (colony().set("bank.florins", json!(1)), "florins instead of 135"),
        (colony().set("bank.cubes.iron", json!(255)), "cubes of iron instead of 10"),
        (colony().stall("export", "fish", 7).screen(1, 10, &[]), "no space for so much fish"),
        (colony().set("bank.market_port", json!(3)), "tokens for markets and ports"),
        (
            colony().set("explorers", json!({ "piles": [9, 8, 8], "removed": 0 })),
            "the piles of explorer tokens",
        ),
        (
            colony().set("explorers", json!({ "piles": [8, 8, 8], "removed": 9 })),
            "explorer tokens (ARC-2.10)",
        ),
        (colony().surplus(51), "the surplus is 51"),
        (colony().rebellion(9), "but the game goes on"),
        (
            colony()
                .set("players.0.discs", json!(5))
                .set("explorers", json!({ "piles": [6, 8, 8], "removed": 2 })),
            "discs instead of 3",
        ),
        (colony().set("wheel.discs.tax.0", json!(200)), "more discs than it has"),
    ]);
}

#[test]
fn cards_and_objectives() {
    let foreign = colony().cards(0, &["king"]).set("evolution.built", json!(["king"]));
    check(vec![
        (colony().track(["king", "king", "spy", "thief", "pope"]), "on the evolution track twice"),
        (colony().cards(0, &["king"]).cards(1, &["king"]), "in two places"),
        (colony().set("evolution.deck", json!(["king"])), "is nowhere"),
        (colony().set("evolution.activated", json!(["king"])), "nobody owns it"),
        (foreign, "no wonder is built"),
        (
            colony()
                .set("evolution.track", json!([{ "card": "king", "rotations": 3 }, null, null, null, null])),
            "rotated to the skull",
        ),
        (colony().back("spy").cards(0, &["spy"]), "no card of the deck shows the back"),
        (colony().set("evolution.revealed", json!(["king"])), "nobody may buy one"),
        (colony().trends(&["trend_iron", "trend_wood"]), "there are 2 trend cards"),
        (colony().set("trends", json!([])), "0 trend cards instead of 1"),
        (colony().set("players.0.sector", json!(1)), "Benefactor card that is not in play"),
        (colony().objectives(0, &["long_bank_separatist"]), "cannot have long_bank_separatist"),
        (
            colony().objectives(0, &["short_towns_ports"]).objectives(1, &["short_towns_ports"]),
            "cannot have short_towns_ports",
        ),
        (colony().set("revealed", json!(["short_towns_ports"])), "must be revealed"),
        (colony().set("players.0.spied", json!([0])), "has spied on nobody who plays"),
        (colony().set("open_objectives", json!(["short_towns_ports"])), "lie open instead of 0"),
    ]);
}

#[test]
fn offers() {
    let offer = |give: Value, ask: Value| {
        colony()
            .step(json!("draft"))
            .set("offer", json!({ "by": 0, "to": 1, "give": give, "ask": ask, "changes": 0 }))
    };
    let empty = || json!({});
    check(vec![
        (colony().step(json!("draft")), "there must be an offer"),
        (
            colony().set("offer", json!({ "by": 0, "to": 1, "give": {}, "ask": {}, "changes": 0 })),
            "there must be an offer",
        ),
        (offer(json!({ "florins": 11 }), empty()), "what its maker does not own"),
        (offer(json!({ "cards": ["king"] }), empty()), "what its maker does not own"),
        (offer(empty(), json!({ "florins": 31 })), "lists too much"),
        (
            offer(
                empty(),
                json!({ "cubes": { "fruit": 0, "cattle": 0, "fish": 0, "wood": 200, "stone": 0, "iron": 200 } }),
            ),
            "lists too much",
        ),
        (offer(empty(), json!({ "tokens": 255 })), "lists too much"),
        (offer(empty(), json!({ "place": 9 })), "place 9 is not free"),
        (offer(empty(), json!({ "permissions": ["old_forest"] })), "not on the map"),
    ]);
    let alone = colony()
        .step(json!("draft"))
        .set("offer", json!({ "by": 0, "to": 0, "give": {}, "ask": {}, "changes": 0 }));
    check(vec![(alone, "by one player to another")]);
}

#[test]
fn frames_that_lead_nowhere() {
    check(vec![
        (colony().frames(json!([])), "there must be frames"),
        (colony().frames(json!(["round"])), "not where anything begins"),
        (
            colony().frames(json!([{ "phase": "population" }, { "rounds": { "nth": 1 } }, "round"])),
            "not where anything begins",
        ),
        (colony().frames(json!([{ "phase": "evolution" }, "round"])), "is impossible"),
        (
            colony().frames(json!([{ "phase": "evolution" }, { "rounds": { "nth": 200 } }, "round"])),
            "is impossible",
        ),
        (colony().frames(json!([{ "phase": "evolution" }])), "does not wait"),
        (colony().set("ending", json!("objective")), "there must be frames exactly"),
    ]);
    let deep = json!([{ "phase": "evolution" }, { "rounds": { "nth": 1 } }, "round", "scout", "scout", "scout",
        "scout", "scout", "scout", "scout", "scout", "scout"]);
    check(vec![(colony().frames(deep), "too many frames")]);
}

#[test]
fn frames_that_cannot_be_answered() {
    let step = |frame: Value| colony().step(frame);
    let cases: Vec<Value> = vec![
        json!({ "harvest": { "resource": "iron", "any": false } }),
        json!({ "reproduce": { "left": 0, "any": true } }),
        json!({ "trade": { "market": null, "left": 0, "must": false } }),
        json!({ "pay": { "cubes": [9, 0, 0, 0, 0, 0], "any": 0 } }),
        json!({ "raise": { "building": "town", "by": "cattle_shore_b", "at": "cattle_shore_b" } }),
        json!({ "launch": { "area": "cattle_shore_a" } }),
        json!("piracy"),
        json!({ "hide": { "victim": 0, "left": null } }),
        json!({ "hide": { "victim": 1, "left": null } }),
        json!({ "guess": { "victim": 1, "hands": null } }),
        json!({ "release": { "left": 0 } }),
        json!({ "release": { "left": 1 } }),
        json!({ "alternative": { "card": "king" } }),
        json!({ "calm": { "left": 1 } }),
        json!({ "reveal": { "left": 0, "kind": "any" } }),
        json!({ "dedicate": { "card": "king" } }),
        json!({ "dedicate": { "card": "colossus" } }),
        json!({ "enter": { "region": "old_forest" } }),
        json!({ "enter": { "region": "palm_bay" } }),
        json!({ "orient": { "region": "old_forest", "quest": "explore", "q": 1, "r": -1 } }),
        json!({ "position": { "region": "old_forest", "quest": "explore" } }),
        json!({ "stock": { "region": "old_forest" } }),
        json!({ "lighthouse": { "nth": 9, "lit": [] } }),
        json!({ "draw": { "slot": 9, "red": true } }),
        json!({ "draw_trend": { "left": 1 } }),
        json!({ "deal_objective": { "seat": 0, "left": 1 } }),
        json!({ "lay_objective": { "left": 1 } }),
        json!({ "landing": { "region": "palm_bay", "left": 200 } }),
        json!("vote"),
    ];
    for frame in cases {
        let said = step(frame.clone()).problem();
        assert!(
            said.contains("impossible") || said.contains("does not wait") || said.contains("in two places"),
            "{frame}: {said}"
        );
    }
    let crises = [
        json!({ "domestic": { "resource": "iron", "feeds": 6, "nth": 0 } }),
        json!({ "export": { "resource": "iron", "missing": 0, "nth": 0 } }),
        json!({ "export": { "resource": "iron", "missing": 1, "nth": 250 } }),
        json!({ "rouse": { "left": 1, "nth": 0 } }),
        json!({ "expel": { "nth": 0, "slot": 99, "building": "market" } }),
        json!({ "bid": { "seats": [4], "again": false } }),
        json!({ "arrange": { "decider": 7 } }),
    ];
    for frame in crises {
        let layout = colony().phase("balance").frames(json!([{ "phase": "actions" }, frame]));
        let said = layout.problem();
        assert!(said.contains("impossible") || said.contains("does not wait"), "{frame}: {said}");
    }
}

#[test]
fn frames_are_told_by_the_names_of_the_data_files() {
    let orient = json!({ "orient": { "region": "palm_bay", "quest": "explore", "q": 5, "r": 5 } });
    let raise = json!({ "raise": { "building": "town", "by": "cattle_shore_b", "at": "cattle_shore_b" } });
    check(vec![
        (colony().frames(json!(["round"])), "the frame \"round\" is not where anything begins (ARC-8.1)"),
        (
            colony().step(json!({ "dedicate": { "card": "colossus" } })),
            "the frame { dedicate = { card = \"colossus\" } } is impossible in this position",
        ),
        (table(2).step(orient), "orient = { q = 5, quest = \"explore\", r = 5, region = \"palm_bay\" }"),
        (
            colony().step(raise),
            "raise = { at = \"cattle_shore_b\", building = \"town\", by = \"cattle_shore_b\" }",
        ),
        (
            colony()
                .phase("order")
                .frames(json!([{ "phase": "population" }, { "bid": { "seats": [], "again": false } }])),
            "the frame { bid = { again = false, seats = [] } } is on top and does not wait",
        ),
        (
            colony().step(json!({ "guess": { "victim": 1, "hands": null } })),
            "the frame { guess = { victim = 1 } } is impossible",
        ),
    ]);
}

#[test]
fn bids_and_votes() {
    check(vec![
        (colony().set("bids", json!([1, null, null, null, null])), "cannot have bid 1"),
        (colony().bidding().set("bids", json!([99, null, null, null, null])), "cannot have bid 99"),
        (colony().set("votes", json!(["trend_iron", null, null, null, null])), "nobody votes"),
    ]);
}
