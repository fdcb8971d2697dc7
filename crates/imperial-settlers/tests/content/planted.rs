//! One mistake at a time in the data files, and its error message.

use approdo_imperial_settlers::content::FILES;
use std::{fs, path::Path};

/// A built-in data file.
fn file(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/imperial-settlers");
    fs::read_to_string(folder.join(name)).expect("the file is there")
}

/// The loader's error if `old` is replaced by `new` once in a file.
fn complaint(changed: &str, old: &str, new: &str) -> String {
    let text = file(changed);
    assert!(text.contains(old), "there is no '{old}' to replace in {changed}");
    let text = text.replacen(old, new, 1);
    let result = FILES.load(&|name| (name == changed).then(|| text.clone()));
    result.err().map_or_else(|| "nothing is wrong".to_owned(), |error| error.to_string())
}

#[track_caller]
fn check(cases: &[(&str, &str, &str, &str)]) {
    for (file, old, new, expected) in cases {
        assert_eq!(complaint(file, old, new), *expected);
    }
}

const COMMON: &str = "cards_common.toml";
const EGYPTIANS: &str = "cards_egyptians.toml";
const JAPANESE: &str = "cards_japanese.toml";
const DECKS: &str = "decks.toml";

#[test]
fn form() {
    check(&[
        (
            COMMON,
            "\n[[card]]\n",
            "\n[[card\n",
            "cards_common.toml: line 145 is no valid TOML: unclosed array table, expected `]]`",
        ),
        (
            COMMON,
            "id = \"com_stone_supplier\"",
            "id = \"com_statue\"",
            "cards_common.toml, card com_statue: an earlier card has the same id",
        ),
        (COMMON, "name_it = \"Statua\"\n", "", "cards_common.toml, card com_statue: name_it is missing"),
        (
            COMMON,
            "name_source = \"public\"",
            "name_source = \"rumour\"",
            "cards_common.toml, card com_statue: name_source is 'rumour', which is none of seed, public, house",
        ),
        (
            JAPANESE,
            "id = \"jap_farm\"",
            "id = \"com_mill\"",
            "cards_japanese.toml, card com_mill: a card of an earlier file has the same id",
        ),
        (
            "options.toml",
            "[[option]]\nid = \"mode\"",
            "[[option]]\nid = \"moode\"",
            "options.toml: the [[option]] entries must be mode, lookout, peaceful, virtual_faction, advanced_solo, in this order, not moode, lookout, peaceful, virtual_faction, advanced_solo",
        ),
    ]);
}

#[test]
fn cards() {
    check(&[
        (
            COMMON,
            "copies = 3",
            "copies = 2",
            "cards_common.toml, card com_quarry: copies is 2, but there are 3 codes",
        ),
        (
            COMMON,
            "deck = \"common\"",
            "deck = \"romans\"",
            "cards_common.toml, card com_statue: deck is 'romans' instead of 'common'",
        ),
        (
            COMMON,
            "colors = [\"grey\"]",
            "colors = [\"grey\", \"grey\"]",
            "cards_common.toml, card com_statue: colors names a colour twice",
        ),
        (
            COMMON,
            "raze = [\"vp\", \"stone\"]",
            "raze = [\"vp\", \"resource\"]",
            "cards_common.toml, card com_statue: raze names something that a Raze field cannot show",
        ),
        (
            COMMON,
            "raze = [\"vp\", \"stone\"]",
            "raze = [\"vp\", \"stone\", \"vp\"]",
            "cards_common.toml, card com_statue: raze has more than two Goods",
        ),
        (
            COMMON,
            "deals = []",
            "deals = [\"wood\"]",
            "cards_common.toml, card com_statue: there are 1 deals instead of 0 (IMP-4.3)",
        ),
        (
            COMMON,
            "cost = { wood = 1, stone = 2 }",
            "cost = { wood = 1, worker = 2 }",
            "cards_common.toml, card com_statue: a build cost is of wood, stone, food and location only",
        ),
        (
            COMMON,
            "cost = { wood = 1, stone = 2 }",
            "cost = { wood = 60 }",
            "cards_common.toml, card com_statue: the cost in wood is 60, which is not between 0 and 5",
        ),
        (
            COMMON,
            "kind = \"production\"",
            "kind = \"feature\"",
            "cards_common.toml, card com_old_forest: kind does not fit the abilities (IMP-4.4)",
        ),
        (
            COMMON,
            "per = \"color:grey\"",
            "per = \"color:green\"",
            "cards_common.toml, card com_statue: per is 'color:green', which is none of color:<colour>, samurai, stored, stashed, tech_tokens",
        ),
        (
            COMMON,
            "on = \"raze\"",
            "on = \"rage\"",
            "cards_common.toml, card com_gallows: on is 'rage', which is none of build, raze, raze_enemy, raze_hand, make_deal, deploy_samurai, gain_vp, enemy_exchange, activate, visit, enemy_visit, place_tech",
        ),
        (
            COMMON,
            "ability = \"b\"",
            "ability = \"c\"",
            "cards_common.toml, card com_smugglers: unlock names 'c', which does not need 'a'",
        ),
        (
            COMMON,
            "{ do = \"each_player\", effects = [{ do = \"gain\", good = \"basic_tech\", n = 1 }] }",
            "{ do = \"gain\", good = \"basic_tech\", n = 1 }",
            "cards_common.toml, card com_gift_of_the_sea: an Event addresses every player (IMP-22.4)",
        ),
        (
            JAPANESE,
            "raze = [\"vp\"]",
            "raze = []",
            "cards_japanese.toml, card jap_farm: there must be a Raze field if and only if the faction is razable (IMP-4.3)",
        ),
        (
            "cards_egyptians.toml",
            "cost = { egypt_token = 1 }, limit = 1, effects = [{ do = \"take_over\"",
            "cost = { gold = 1 }, limit = 1, effects = [{ do = \"take_over\"",
            "cards_egyptians.toml, card egy_temple_of_ra: it must cost an egypt_token (IMP-23.7)",
        ),
    ]);
    check(&EFFECTS_OUT_OF_PLACE);
    let unknown = complaint(COMMON, "{ do = \"gain\", good = \"card\", n = 1 }", "{ do = \"win\" }");
    assert!(unknown.starts_with("cards_common.toml, card com_statue: there is `win`"), "{unknown}");
    let misspelt = complaint(COMMON, "good = \"card\", n = 1", "good = \"card\", m = 1");
    assert!(misspelt.starts_with("cards_common.toml, card com_statue: there is `m`"), "{misspelt}");
}

/// Effects in places where the rules could not carry them out.
const EFFECTS_OUT_OF_PLACE: [(&str, &str, &str, &str); 8] = [
    (
        EGYPTIANS,
        "[[{ do = \"gain\", good = \"raze\", n = 1 }]",
        "[[{ do = \"remove\", whose = \"enemy\", scope = \"common\" }]",
        "cards_egyptians.toml, card egy_pharaohs_guard: only an Action or an Event can have such an effect",
    ),
    (
        EGYPTIANS,
        "[{ do = \"pay\", cost = { gold = 1 } }, { do = \"gain\", good = \"vp\", n = 2 }]",
        "[{ do = \"gain\", good = \"card\", n = 2 }, { do = \"pay\", cost = { gold = 1 } }]",
        "cards_egyptians.toml, card egy_slaver: pay stands only first in an option of choose",
    ),
    (
        EGYPTIANS,
        "{ do = \"pay\", cost = { gold = 1 } }",
        "{ do = \"pay\", cost = { location = 1 } }",
        "cards_egyptians.toml, card egy_slaver: an option costs no location and no egypt_token",
    ),
    (
        EGYPTIANS,
        "{ do = \"enemy_discard\", n = 1 }",
        "{ do = \"each_player\", effects = [{ do = \"gain\", good = \"vp\", n = 1 }] }",
        "cards_egyptians.toml, card egy_desert: only an Event addresses every player",
    ),
    (
        EGYPTIANS,
        "{ do = \"enemy_discard\", n = 1 }",
        "{ do = \"choose\", options = [[{ do = \"take_over\" }], [{ do = \"gain\", good = \"vp\", n = 1 }]] }",
        "cards_egyptians.toml, card egy_desert: it must cost an egypt_token (IMP-23.7)",
    ),
    (
        COMMON,
        "effects = [{ do = \"gain\", good = \"resource\", n = 1 }] }]",
        "effects = [{ do = \"remove\", whose = \"enemy\", scope = \"common\" }] }]",
        "cards_common.toml, card com_bountiful_season: an Event only gives and takes Goods",
    ),
    (
        COMMON,
        "production = [{ do = \"produce_again\", n = 1 }]",
        "production = [{ do = \"gain\", good = \"vp\", n = 1 }, { do = \"produce_again\", n = 1 }]",
        "cards_common.toml, card com_peasants: a production that makes others produce does nothing else (IMP-24.7)",
    ),
    (
        "cards_barbarians.toml",
        "repeat_cost = { basic_tech = 1 }",
        "repeat_cost = {}",
        "cards_barbarians.toml, card bar_mechanical_horse: a repeat_cost of nothing could be paid without end",
    ),
];

#[test]
fn other_files() {
    check(&[
        (
            "components.toml",
            "count = 84",
            "count = 85",
            "components.toml, card_count common_base: count is 85, but there are 84 cards",
        ),
        (
            "components.toml",
            "class = \"worker\"",
            "class = \"resource\"",
            "components.toml, good worker: class must be resource for wood, stone and food only (IMP-3.3)",
        ),
        (
            "factions.toml",
            "count = 2",
            "count = 3",
            "factions.toml, faction barbarians: special_tokens has another count than barbarian_token in components.toml",
        ),
        (
            "factions.toml",
            "count = 4",
            "count = 0",
            "factions.toml, faction egyptians: special_tokens must have a count if and only if there are any",
        ),
        (
            "factions.toml",
            "defense_per = \"fixed\"",
            "defense_per = \"often\"",
            "factions.toml, faction barbarians: defense_per is 'often', which is none of fixed, players",
        ),
        (
            DECKS,
            "two_copies = 6",
            "two_copies = 5",
            "decks.toml: deck_classes: the classes make 28 cards instead of 30 (IMP-6.12)",
        ),
        (
            DECKS,
            "old = \"bar_primeval_forest\"",
            "old = \"bar_forest\"",
            "decks.toml, replacement replace_barbarians: 'bar_forest' is no card of the barbarians",
        ),
        (
            DECKS,
            "new = \"bar_enchanted_forest\"",
            "new = \"bar_saboteurs\"",
            "decks.toml, replacement replace_barbarians: the old and the new version have different numbers of copies (IMP-6.8)",
        ),
        (
            DECKS,
            "add = [\"bar_traks_flying_machine\"",
            "add = [\"bar_mechanical_horse\"",
            "decks.toml, default_deck default_barbarians: remove names bar_rabble and add bar_mechanical_horse in its place, of which there are not as many copies (IMP-6.13)",
        ),
        (
            "solo.toml",
            "target = \"wood\"",
            "target = \"resource\"",
            "solo.toml, attack_card attack_wood: target is nothing that a Raze field shows",
        ),
        (
            "solo.toml",
            "order = [\"action\", \"feature\", \"production\"]",
            "order = [\"action\", \"feature\", \"feature\"]",
            "solo.toml: kind_priority: order must name production, feature and action once",
        ),
        (
            "options.toml",
            "default = \"standard\"",
            "default = \"wild\"",
            "options.toml, option mode: default is 'wild', which is none of base, standard, open",
        ),
        (
            "options.toml",
            "default = \"normal\"",
            "default = false",
            "options.toml, option lookout: default must be the id of one of the choices",
        ),
        (
            "options.toml",
            "id = \"open\"",
            "id = \"opened\"",
            "options.toml, option mode: choices must be base, standard, open, in this order",
        ),
        (
            "options.toml",
            "clause = \"IMP-6.4\"",
            "clause = \"ARM-6.4\"",
            "options.toml, option mode: clause names 'ARM-6.4', which does not look like IMP-1.2",
        ),
    ]);
}

#[test]
fn words() {
    const WORDS: &str = "words.toml";
    check(&[
        (
            WORDS,
            "en = \"gain {what}\"",
            "en = \"gain {that}\"",
            "words.toml, gain: 'gain {that}' must have these gaps and no others: {what}",
        ),
        (WORDS, "[words.gain]", "[words.gains]", "words.toml, gain: the word is missing"),
        (
            WORDS,
            "[words.restore]",
            "[words.repair]\nen = \"x\"\nit = \"x\"\n\n[words.restore]",
            "words.toml, repair: no card is made of this word",
        ),
        (
            WORDS,
            "one_it = \"scarta 1 tuo Accordo\"\n",
            "",
            "words.toml, discard_deals: one_en and one_it must be given together",
        ),
    ]);
}
