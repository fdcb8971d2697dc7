//! One mistake at a time in the data files, and the sentence it gets.

mod pieces;
mod playable;

use crate::content::load::{ACTIONS, CARDS, COMPONENTS, FILES, MAP, SETUP};

/// A file, a text that occurs once in it, and its replacement.
type Change = (&'static str, &'static str, &'static str);

/// Compares the whole error message of the loader for each mistake.
fn check(cases: &[(Change, &str)]) {
    for ((text, old, new), expected) in cases {
        assert!(text.contains(old), "there is no '{old}' to replace");
        assert_eq!(complaint(expected, &text.replacen(old, new, 1)), *expected);
    }
}

/// The loader's error if the file that `expected` starts with has this text.
fn complaint(expected: &str, text: &str) -> String {
    let file = expected.split([',', ':']).next().expect("a split has a first part");
    let result = FILES.read(&|name| (name == file).then(|| text.to_owned()));
    result.err().map_or_else(|| "nothing is wrong".to_owned(), |error| error.to_string())
}

/// The text without the entry that starts with these lines.
fn without(text: &str, start: &str) -> String {
    let at = text.find(start).expect("the entry is there");
    let end = text[at..].find("\n\n").map_or(text.len(), |length| at + length);
    format!("{}{}", &text[..at], &text[end..])
}

#[test]
fn form() {
    check(&[
        (
            (MAP, "\n[meta]\n", "\n[meta\n"),
            "map.toml: line 35 is no valid TOML: unclosed table, expected `]`",
        ),
        (
            (MAP, "role = \"a1\"", "rolle = \"a1\""),
            "map.toml, territory azure_a1: there is `rolle`, expected one of `island`, `region`, \
             `den`, `role`, `site`, `base`, `explore_factor`, `land`, `seas`, `mirror_ew`, \
             `mirror_ns`, `anchor`, `radius`, `polygon`",
        ),
        (
            (MAP, "id = \"azure_a2\"", "id = \"azure_a1\""),
            "map.toml, territory azure_a1: an earlier territory has the same id",
        ),
        ((MAP, "id = \"sea_haven_nw\"\n", ""), "map.toml, sea number 1: id is missing"),
        ((MAP, "name_it = \"Porto Gabbiano\"\n", ""), "map.toml, territory azure_a1: name_it is missing"),
        (
            (MAP, "name_it = \"Porto Gabbiano\"", "name_it = \"\""),
            "map.toml, territory azure_a1: name_it is empty",
        ),
        (
            (MAP, "\nsource = \"house\"", "\nsource = \"invented\""),
            "map.toml, den azure: source is 'invented', which is none of seed, public, house",
        ),
        (
            (MAP, "radius = 53", "radius = \"53\""),
            "map.toml, territory azure_a1: there is \"53\", expected a number in `radius`",
        ),
        (
            (MAP, "anchor = [246, 193]", "anchor = [246]"),
            "map.toml, territory azure_a1: invalid length 1, expected an array of length 2 in \
             `anchor`",
        ),
        ((MAP, "anchor = [246, 193]\n", ""), "map.toml, territory azure_a1: missing field `anchor`"),
        (
            (MAP, "anchor = [246, 193]", "anchor = [246, 1930]"),
            "map.toml, territory azure_a1: anchor is outside the canvas",
        ),
        ((CARDS, "[[requirement]]\n", "[[demand]]\n"), "cards.toml: there must be no 'demand'"),
    ]);
}

#[test]
fn missing_entries() {
    for (text, start, expected) in [
        (
            MAP,
            "[[territory]]\nid = \"azure_a1\"",
            "map.toml: there are 51 [[territory]] entries instead of 52",
        ),
        (MAP, "[[sea]]\nid = \"sea_ocean_e\"", "map.toml: there are 39 [[sea]] entries instead of 40"),
        (MAP, "[[den]]\nid = \"orange\"", "map.toml: there are 3 [[den]] entries instead of 4"),
        (
            COMPONENTS,
            "[[colour]]\nid = \"orange\"",
            "components.toml: there are 3 [[colour]] entries instead of 4",
        ),
        (
            COMPONENTS,
            "[[piece]]\nid = \"native_tribe\"",
            "components.toml: there is no piece of kind native and colour natives",
        ),
        (COMPONENTS, "[[die]]\nid = \"native_die\"", "components.toml: there is no die native_die"),
        (
            COMPONENTS,
            "[[constant]]\nid = \"recruit_group\"",
            "components.toml: the [[constant]] entries are not those of the rules: missing field \
             `recruit_group`",
        ),
        (CARDS, "[[card]]\nid = \"gold_mine\"", "cards.toml: there are 13 [[card]] entries instead of 14"),
        (
            CARDS,
            "[[requirement]]\nid = \"lost_ship\"",
            "cards.toml, card shipyard: requires names LostShip, which has no [[requirement]]",
        ),
        (
            ACTIONS,
            "[[action]]\nid = \"end_turn\"",
            "actions.toml: there are 14 [[action]] entries instead of 15",
        ),
        (
            ACTIONS,
            "[[predicate]]\nid = \"capacity\"",
            "actions.toml, action load: needs names 'capacity', which is no predicate",
        ),
        (
            ACTIONS,
            "[[predicate]]\nid = \"enough_mp\"",
            "actions.toml: there is no predicate enough_mp, which every action needs",
        ),
        (
            SETUP,
            "[[setup]]\nid = \"three_players\"",
            "setup.toml: there must be one [[setup]] each for 2, 3 and 4 players (ARM-1.1)",
        ),
        (
            SETUP,
            "[[option]]\nid = \"round_limit\"",
            "setup.toml: the [[option]] entries must be recruitment, option_cards, round_limit, resignation, in \
             this order, not recruitment, option_cards, resignation",
        ),
    ] {
        assert_eq!(complaint(expected, &without(text, start)), expected);
    }
}

#[test]
fn map() {
    check(&[
        (
            (MAP, "land = [\"azure_a2\", \"azure_a3\"]", "land = [\"azure_a9\", \"azure_a3\"]"),
            "map.toml, territory azure_a1: land names 'azure_a9', which is no territory",
        ),
        (
            (MAP, "land = [\"azure_a2\", \"azure_a3\"]", "land = [\"azure_a2\"]"),
            "map.toml, territory azure_a3: land names 'azure_a1', whose land does not name it back",
        ),
        (
            (MAP, "land = [\"azure_a2\", \"azure_a3\"]", "land = [\"azure_a2\", \"azure_a2\"]"),
            "map.toml, territory azure_a1: land names 'azure_a2' twice",
        ),
        (
            (MAP, "land = [\"azure_a2\", \"azure_a3\"]", "land = [\"azure_a1\", \"azure_a2\", \"azure_a3\"]"),
            "map.toml, territory azure_a1: land names 'azure_a1', which is itself",
        ),
        (
            (MAP, "seas = [\"sea_cape_nw\", \"sea_haven_nw\"]", "seas = [\"sea_cape_nw\"]"),
            "map.toml, sea sea_haven_nw: territories names 'azure_a1', whose seas does not name it \
             back",
        ),
        (
            (MAP, "territories = [\"azure_b2\"]", "territories = []"),
            "map.toml, territory azure_b2: seas names 'sea_reach_nw', whose territories does not name \
             it back",
        ),
        (
            (MAP, "seas = [\"sea_bay_nw\"]", "seas = []"),
            "map.toml, sea sea_bay_nw: seas names 'sea_inlet_nw', whose seas does not name it back",
        ),
        (
            (MAP, "kind = \"open\"", "kind = \"coastal\""),
            "map.toml, sea sea_open_nw: kind must be open, because the space touches no territory \
             (ARM-3.7)",
        ),
        (
            (MAP, "island = \"azure_a\"", "island = \"azure_d\""),
            "map.toml, territory azure_a1: island names 'azure_d', which is no island",
        ),
        (
            (MAP, "island = \"azure_a\"", "island = \"azure_b\""),
            "map.toml, island azure_a: territories must name exactly azure_a2, azure_a3",
        ),
        (
            (MAP, "\nsite = \"city\"", "\nsite = \"none\""),
            "map.toml, island azure_a: there are 0 cities instead of 1 (ARM-3.5)",
        ),
        (
            (MAP, "site = \"none\"", "site = \"city\""),
            "map.toml, island azure_a: there are 2 cities instead of 1 (ARM-3.5)",
        ),
        (
            (MAP, "base = \"north\"", "base = \"centre\""),
            "map.toml: there are 0 territories with base = \"north\" instead of 1 (ARM-3.2)",
        ),
        (
            (MAP, "base = \"centre\"\n", ""),
            "map.toml, territory cf_centre: base must be given if and only if site is base",
        ),
        (
            (MAP, "explore_factor = 0", "explore_factor = 1"),
            "map.toml, territory azure_a1: explore_factor must be 0 in a den and at least 1 in the \
             Formation (ARM-9.5)",
        ),
        (
            (MAP, "explore_factor = 2", "explore_factor = 200"),
            "map.toml, territory cf_centre: explore_factor is 200, which is not between 0 and 9",
        ),
        (
            (MAP, "explore_factor = 2", "explore_factor = 0"),
            "map.toml, territory cf_centre: explore_factor must be 0 in a den and at least 1 in the \
             Formation (ARM-9.5)",
        ),
        (
            (MAP, "mirror_ew = \"purple_a1\"", "mirror_ew = \"purple_a0\""),
            "map.toml, territory azure_a1: mirror_ew names 'purple_a0', which is no territory",
        ),
        (
            (MAP, "role = \"a2\"", "role = \"b9\""),
            "map.toml, den azure: the roles of its territories must be a1, a2, a3, b1, b2, c1, c2 in \
             this order, not a1, b9, a3, b1, b2, c1, c2",
        ),
        ((MAP, "cities = 12", "cities = 13"), "map.toml, meta: cities is 13, but there are 12"),
        ((MAP, "islands = 15", "islands = 16"), "map.toml, meta: islands is 16, but there are 15"),
        (
            (MAP, "coastal_sea_spaces = 34", "coastal_sea_spaces = 33"),
            "map.toml, meta: coastal_sea_spaces is 33, but there are 34",
        ),
        (
            (MAP, "opposite = \"blue\"", "opposite = \"purple\""),
            "map.toml, den azure: opposite names purple, whose opposite is another den (ARM-3.10)",
        ),
        (
            (MAP, "opposite = \"blue\"", "opposite = \"green\""),
            "map.toml, den azure: there is no colour 'green' in `opposite`",
        ),
        (
            (MAP, "corner = \"northwest\"", "corner = \"northeast\""),
            "map.toml, den azure: corner does not fit the colour (ARM-3.10)",
        ),
        (
            (
                MAP,
                "cities = [\"azure_a1\", \"azure_b1\", \"azure_c1\"]",
                "cities = [\"azure_a1\", \"azure_b1\"]",
            ),
            "map.toml, den azure: cities must name exactly azure_a1, azure_b1, azure_c1",
        ),
        (
            (MAP, "\"azure_c1\", \"azure_c2\"]\nlaunch", "\"azure_c1\"]\nlaunch"),
            "map.toml, den azure: territories must name exactly azure_a1, azure_a2, azure_a3, \
             azure_b1, azure_b2, azure_c1, azure_c2",
        ),
        (
            (MAP, "launch_spaces = [\"sea_cape_nw\", ", "launch_spaces = ["),
            "map.toml, den azure: launch_spaces must name exactly sea_haven_nw, sea_cape_nw, \
             sea_shore_nw",
        ),
        (
            (MAP, "haven = \"sea_haven_nw\"", "haven = \"sea_heaven_nw\""),
            "map.toml, den azure: haven names 'sea_heaven_nw', which is no sea",
        ),
        (
            (MAP, "{ north = 2,", "{ north = 3,"),
            "map.toml, den azure: moves_to_base, north is 3, but the shortest way takes 2",
        ),
        (
            (MAP, "steps_to_centre = 5", "steps_to_centre = 4"),
            "map.toml, den azure: steps_to_centre is 4, but the shortest way takes 5",
        ),
        (
            (MAP, "{ purple = 4, blue = 6,", "{ purple = 4, blue = 5,"),
            "map.toml, den azure: moves_to_den, blue is 5, but the shortest way takes 6",
        ),
        (
            (MAP, "{ purple = 4, blue = 6,", "{ purple = 4,"),
            "map.toml, den azure: moves_to_den must name exactly the other three dens",
        ),
    ]);
}
