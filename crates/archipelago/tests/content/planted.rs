//! Mistakes in the data are found, and named with file and entry.

use super::file;
use approdo_archipelago::content::FILES;

/// Plants a mistake into one file and returns what the loader says.
fn said(name: &str, old: &str, new: &str) -> String {
    // The heads of the files explain the tables by name; a mistake there would be none.
    let text: String =
        file(name).lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
    assert!(text.contains(old), "{name} does not contain {old}");
    let changed = text.replacen(old, new, 1);
    let result = FILES.load(&|asked| (asked == name).then(|| changed.clone()));
    result.expect_err("a mistake is never the data in use").to_string()
}

#[test]
fn mistakes_are_named() {
    for (file, old, new, expected) in [
        (
            "tiles.toml",
            "[[tile]]\nid = \"t01\"",
            "[[tile]]\nid = \"t00\"",
            "tile t00: an earlier tile has the same id",
        ),
        ("tiles.toml", "sides = [\"palm_bay\"", "sides = [\"palm_bey\"", "tile t01: sides names 'palm_bey'"),
        (
            "tiles.toml",
            "symbols = [\"fish\"] },\n  { id = \"b\"",
            "symbols = [\"wood\"] },\n  { id = \"b\"",
            "wood lies in area a",
        ),
        ("tiles.toml", "edges = [3, 4, 5]", "edges = [3, 4]", "side palm_bay: an edge belongs to no area"),
        ("tiles.toml", "huts = 2", "huts = 20", "side palm_bay: huts is 20"),
        (
            "components.toml",
            "count = 82",
            "count = 81",
            "component resource_cubes: count is 81, but there are 82",
        ),
        ("components.toml", "silver_coins = 30", "silver_coins = 31", "the coins make another sum"),
        ("components.toml", "action = \"tax\"", "action = \"taxes\"", "wheel_zone tax: 'taxes'"),
        (
            "components.toml",
            "cost_resources = { wood = 1 }",
            "cost_resources = { wod = 1 }",
            "building ship: ",
        ),
        (
            "components.toml",
            "evolution_spaces = 5",
            "evolution_spaces = 6",
            "the evolution track has five spaces",
        ),
        ("components.toml", "[bounds]", "[bonds]", "there is no [bounds]"),
        (
            "components.toml",
            "max_turns = 20",
            "max_turns = 0",
            "bounds.max_turns is 0, which is not between 1 and 100",
        ),
        (
            "components.toml",
            "offer_changes = 20",
            "offer_changes = 255",
            "bounds.offer_changes is 255, which is not between 1 and 60",
        ),
        (
            "components.toml",
            "use_price = 1",
            "use_price = 100",
            "port_market.use_price is 100, which is not between 1 and 9",
        ),
        (
            "components.toml",
            "start_per_player = 10",
            "start_per_player = 60",
            "money.start_per_player is 60, which is not between 1 and 27",
        ),
        (
            "components.toml",
            "non_owner_fee = 1",
            "non_owner_fee = 200",
            "limits.non_owner_fee is 200, which is not between 1 and 9",
        ),
        (
            "components.toml",
            "citizens_per_region_per_player = 3",
            "citizens_per_region_per_player = 0",
            "limits.citizens_per_region_per_player is 0, which is not between 1 and 9",
        ),
        (
            "components.toml",
            "free_circles = [3, 4]",
            "free_circles = [0, 0]",
            "wheel_zone tax: a limited zone without own circles needs free_circles above 0 (ARC-15.9)",
        ),
        ("boards.toml", "max = 3\n", "max = 4\n", "surplus_row surplus_4_7: the row must begin at 5"),
        ("boards.toml", "start_cubes = 1", "start_cubes = 13", "start_cubes are more than the slots"),
        (
            "boards.toml",
            "price = 7, surplus = 0, rebellion = 0",
            "price = 7, surplus = 0, rebellion = 1",
            "the export market moves only",
        ),
        ("evolution.toml", "kind = \"reveal_and_buy\"", "kind = \"reveal\"", "card researcher: "),
        (
            "evolution.toml",
            "number = \"A02\"",
            "number = \"A03\"",
            "card headhunter: number is A03 instead of A02",
        ),
        (
            "evolution.toml",
            "event = \"towns_unrest_1\", red",
            "event = \"towns_unrest_2\", red",
            "card pirate: event names 'towns_unrest_2'",
        ),
        (
            "evolution.toml",
            "access = \"owner\"",
            "access = \"any\"",
            "card researcher: access is not that of ARC-26.5",
        ),
        (
            "objectives.toml",
            "role = \"pacifist\"",
            "role = \"normal\"",
            "role is not that of the victory condition",
        ),
        (
            "objectives.toml",
            "by_players = [2, 3, 4, 5]",
            "by_players = [2, 3, 2, 5]",
            "objective short_temples_characters: by_players",
        ),
        (
            "objectives.toml",
            "length = \"short\"",
            "length = \"long\"",
            "there must be ten objectives of length short",
        ),
        (
            "objectives.toml",
            "margin = 15",
            "margin = 255",
            "objective short_population_pacifist: margin is 255, which is not between 0 and 49",
        ),
        ("objectives.toml", "value = 21", "value = 255", "value is 255, which is not between 1 and 49"),
        (
            "objectives.toml",
            "by_players = [2, 3, 4, 5]",
            "by_players = [2, 3, 4, 200]",
            "objective short_temples_characters: by_players is 200, which is not between 1 and 13",
        ),
        (
            "evolution.toml",
            "delta = -2",
            "delta = 127",
            "event temples_calm_2: delta is 127, but must be between -9 and 9 and not 0",
        ),
        ("trends.toml", "vp = [4, 3, 2]", "vp = [4, 4, 2]", "trend trend_fruit: vp must fall"),
        (
            "trends.toml",
            "vp = [4, 3, 2]",
            "vp = [250, 249, 248]",
            "trend trend_fruit: vp is 250, which is not between 0 and 20",
        ),
        ("trends.toml", "resource = \"fruit\"", "resource = \"fruits\"", "trend trend_fruit: "),
        (
            "variants.toml",
            "start_region = \"desert_settlement\"",
            "start_region = \"palm_bay\"",
            "variant desert_start: start_region",
        ),
        ("variants.toml", "id = \"more_spice\"", "id = \"more_pepper\"", "the variant entries must be"),
        (
            "variants.toml",
            "excludes = [\"no_secrets\", \"benefactor\"]",
            "excludes = [\"no_secret\"]",
            "variant more_control: 'no_secret' is no other variant",
        ),
        (
            "variants.toml",
            "objectives_dealt = 1",
            "objectives_dealt = 9",
            "9 objectives are dealt and 1 kept, but at most 4 are dealt",
        ),
        (
            "variants.toml",
            "objectives_dealt = 1",
            "objectives_dealt = 3",
            "4 players would be dealt 3 objectives each, but there are 10",
        ),
        (
            "variants.toml",
            "max_players_with = { benefactor = 4 }",
            "max_players_with = { benefactor = 5 }",
            "5 players would be dealt 2 objectives each, but there are 8",
        ),
        ("variants.toml", "trends_drawn = 1", "trends_drawn = 9", "there would be 9 trend cards"),
        ("variants.toml", "source = \"seed\"", "source = \"sea\"", "source is 'sea'"),
        ("variants.toml", "[standard]", "standard", "variants.toml: line"),
    ] {
        let message = said(file, old, new);
        assert!(message.starts_with(file) && message.contains(expected), "{new}: {message}");
    }
}

#[test]
fn a_missing_or_foreign_table_is_named() {
    let message = said("trends.toml", "[[trend]]", "[[fashion]]\nid = \"x\"\n[[trend]]");
    assert_eq!(message, "trends.toml: there must be no 'fashion'");
}
