//! Mistakes in the files that describe everything but the map.

use super::{check, complaint};
use crate::content::load::{ACTIONS, CARDS, COMPONENTS, SETUP};

#[test]
fn components() {
    check(&[
        (
            (COMPONENTS, "order = 2", "order = 3"),
            "components.toml, colour purple: order is 3 instead of 2 (ARM-5.4)",
        ),
        (
            (COMPONENTS, "partner = \"blue\"", "partner = \"purple\""),
            "components.toml, colour azure: partner is purple, whose partner is orange",
        ),
        (
            (COMPONENTS, "hex = \"#45b4d0\"", "hex = \"azure\""),
            "components.toml, colour azure: hex is 'azure', which does not look like #45b4d0",
        ),
        (
            (COMPONENTS, "count = 50", "count = 49"),
            "components.toml, piece band_purple: count is 50, but azure has 49 (ARM-2.1)",
        ),
        (
            (COMPONENTS, "count = 50", "count = 500"),
            "components.toml, piece band_azure: there is `500`, expected a whole number from 0 to 255 in `count`",
        ),
        (
            (COMPONENTS, "\nkind = \"band\"", "\nkind = \"bandit\""),
            "components.toml, piece band_azure: kind and colour are bandit azure, which is none of \
             band azure, band purple, band blue, band orange, gold gold, native natives, flag azure, \
             flag purple, flag blue, flag orange, flag natives, ship none",
        ),
        (
            (COMPONENTS, "colour = \"purple\"\ncount", "colour = \"azure\"\ncount"),
            "components.toml, piece band_purple: an earlier piece has the same kind and colour",
        ),
        (
            (COMPONENTS, "limited = false", "limited = true"),
            "components.toml, piece flag_azure: limited must be false for flags and true for \
             everything else (ARM-4.12, ARM-4.13)",
        ),
        (
            (COMPONENTS, "count = 8", "count = 9"),
            "components.toml, piece ship: count is 9 instead of 8 (ARM-2.5)",
        ),
        (
            (COMPONENTS, "{ gold = 0 }", "{ gold = 1 }"),
            "components.toml, die gold_die: there are 0 blank faces instead of 1 (ARM-2.8)",
        ),
        (
            (COMPONENTS, "{ natives = 1 }", "{ natives = 0 }"),
            "components.toml, die native_die: there are 2 blank faces instead of 1 (ARM-2.8)",
        ),
        (
            (COMPONENTS, "{ gold = 3 }", "{ natives = 3 }"),
            "components.toml, die gold_die: a face shows what belongs on another die",
        ),
        (
            (COMPONENTS, ", { exploding = 2 }", ""),
            "components.toml, die combat_die: there are 5 faces instead of 6 (ARM-2.8)",
        ),
        (
            (COMPONENTS, "{ exploding = 2 }", "{ exploding = 2, firing = 1 }"),
            "components.toml, die combat_die: a face shows both kinds of cannons (ARM-2.11)",
        ),
        (
            (COMPONENTS, "id = \"recruit_group\"", "id = \"recruit_groups\""),
            "components.toml: the [[constant]] entries are not those of the rules: there is \
             `recruit_groups`, expected one of `movement_points_per_turn`, `ship_capacity`, \
             `min_attackers`, `bands_per_ingot`, `max_bands`, `den_majority`, `cities_to_convert`, \
             `bases_to_convert`, `bases_to_win`, `foreign_cities_to_win`, `recruit_group`, \
             `card_price_gold`, `card_price_mp`, `opening_hand`, `surprise_attack_mp`, \
             `score_centre`, `score_base`, `score_foreign_city`, `score_territory`",
        ),
        (
            (COMPONENTS, "clause = \"ARM-6.1\"", "clause = \"ARM-6\""),
            "components.toml, constant movement_points_per_turn: clause names 'ARM-6', which does not \
             look like ARM-1.2",
        ),
        (
            (COMPONENTS, "value = 10", "value = 200"),
            "components.toml, constant movement_points_per_turn: value is 200, which is not between \
             1 and 100",
        ),
        (
            (COMPONENTS, "{ gold = 3 }", "{ gold = 30 }"),
            "components.toml, die gold_die: a face is 30, which is not between 0 and 9",
        ),
        (
            (COMPONENTS, "value = 50", "value = 40"),
            "components.toml, constant max_bands: value is 40, but there are 50 counters (ARM-4.11)",
        ),
        (
            (COMPONENTS, "count = 4\n", "count = 5\n"),
            "components.toml, card_set movement_point_cards: count is 5, but there is one for each of \
             4 colours",
        ),
    ]);
}

#[test]
fn cards() {
    check(&[
        (
            (CARDS, "when = \"with_explore\"", "when = \"exploring\""),
            "cards.toml, card bonus_discovery: there is `exploring`, expected one of \
             `own_action`, `with_explore`, `own_attack_rolled`, `attacked_rolled`, \
             `other_turn_window`, `automatic` in `when`",
        ),
        (
            (CARDS, "when = \"with_explore\"", "when = \"own_action\""),
            "cards.toml, card bonus_discovery: when is not the moment at which its effect is possible",
        ),
        (
            (CARDS, "requires = [\"mutiny_target\"", "requires = [\"mutiny\""),
            "cards.toml, card mutiny: there is `mutiny`, expected one of `mp_at_least_1`, \
             `pile_available`, `own_territory`, `treasury_not_empty`, `reserve_not_empty`, \
             `mutiny_target`, `empty_explored_central`, `native_supply_not_empty`, `lost_ship`, \
             `ship_in_box`, `free_own_city`, `explore_possible`, `not_played_this_turn`, \
             `no_surprise_running`, `result_differs` in `requires`",
        ),
        (
            (CARDS, "op = \"place_gold\"", "op = \"put_gold\""),
            "cards.toml, card gold_mine: there is `put_gold`, expected one of `gain_mp`, \
             `place_gold`, `roll_place`, `search_pile`, `set_combat_result`, `take_ship`, \
             `build_ship`, `explore_factor`, `interrupt`, `declare_victory` in `effects.op`",
        ),
        (
            (CARDS, "amount = 3, where = \"own_territory\"", "amount = 3, where = \"free_own_city\""),
            "cards.toml, card gold_mine: the rules have place_gold only with where = \
             \"own_territory\"",
        ),
        (
            (
                CARDS,
                "effects = [{ op = \"gain_mp\", amount = 3 }]",
                "effects = [{ op = \"gain_mp\", amount = 3, bonus = 1 }]",
            ),
            "cards.toml, card yo_ho_ho: there is `bonus`, expected `amount` in `effects`",
        ),
        (
            (CARDS, "effects = [{ op = \"gain_mp\", amount = 3 }]", "effects = []"),
            "cards.toml, card yo_ho_ho: effects is empty",
        ),
        (
            (CARDS, "op = \"gain_mp\", amount = 3", "op = \"gain_mp\", amount = 250"),
            "cards.toml, card yo_ho_ho: amount is 250, which is not between 1 and 20",
        ),
        (
            (CARDS, "text_en = \"Put 3 ingots on one territory you control.\"", "text_en = \" \""),
            "cards.toml, card gold_mine: text_en or text_it is empty",
        ),
        (
            (CARDS, "count_source = \"house\"", "count_source = \"guess\""),
            "cards.toml, card bonus_discovery: count_source is 'guess', which is none of seed, public, house",
        ),
        (
            (CARDS, "min_crew = 1, max_crew = 3", "min_crew = 4, max_crew = 3"),
            "cards.toml, card mutiny: the rules have take_ship only with 1 <= min_crew <= max_crew",
        ),
        (
            (CARDS, "count = 3\n", "count = 4\n"),
            "cards.toml: there are 52 cards, but 51 in the card_set option_cards of components.toml",
        ),
        (
            (CARDS, "in_deck = true", "in_deck = false"),
            "cards.toml: in_deck must be false for winning_option and no other card, but is for \
             'bonus_discovery, winning_option'",
        ),
        (
            (CARDS, "op = \"interrupt\", mp = 3", "op = \"interrupt\", mp = 4"),
            "cards.toml, card surprise_attack: mp is 4, but surprise_attack_mp is 3 (ARM-17.26)",
        ),
        (
            (CARDS, "id = \"lost_ship\"", "id = \"lost_ships\""),
            "cards.toml, requirement lost_ships: there is `lost_ships`, expected one of \
             `mp_at_least_1`, `pile_available`, `own_territory`, `treasury_not_empty`, \
             `reserve_not_empty`, `mutiny_target`, `empty_explored_central`, \
             `native_supply_not_empty`, `lost_ship`, `ship_in_box`, `free_own_city`, \
             `explore_possible`, `not_played_this_turn`, `no_surprise_running`, `result_differs`",
        ),
        (
            (CARDS, "[\"ARM-17.4\", \"ARM-17.5\"]", "[\"ARM-17.4\", \"ARC-17.5\"]"),
            "cards.toml, card gold_mine: clauses names 'ARC-17.5', which does not look like ARM-1.2",
        ),
    ]);
}

#[test]
fn actions() {
    check(&[
        (
            (ACTIONS, "id = \"launch\"", "id = \"march\""),
            "actions.toml, action march: an earlier action has the same id",
        ),
        (
            (ACTIONS, "id = \"launch\"", "id = \"lunch\""),
            "actions.toml, action lunch: there is `lunch`, expected one of `launch`, `march`, \
             `load`, `unload`, `transfer`, `sail`, `explore`, `attack`, `sink`, `destroy`, `convert`, \
             `recruit`, `buy_card`, `resign`, `end_turn`",
        ),
        (
            (ACTIONS, "needs = [\"ship_on_land\"", "needs = [\"ship_in_air\""),
            "actions.toml, action launch: needs names 'ship_in_air', which is no predicate",
        ),
        (
            (ACTIONS, "option = \"recruitment\"", "option = \"recruiting\""),
            "actions.toml, action recruit: option is 'recruiting', but the rules have 'recruitment' for it",
        ),
        (
            (ACTIONS, "option = \"recruitment\"", "option = \"option_cards\""),
            "actions.toml, action recruit: option is 'option_cards', but the rules have 'recruitment' for it",
        ),
        (
            (ACTIONS, "gold = 0\noption = \"base\"", "gold = 0\noption = \"resignation\""),
            "actions.toml, action launch: option is 'resignation', but the rules have 'base' for it",
        ),
        (
            (ACTIONS, "\nwhen = \"turn\"", "\nwhen = \"turn_or_surprise\""),
            "actions.toml, action recruit: when must be 'turn', as the rules have it",
        ),
        (
            (ACTIONS, "\nwhen = \"turn_or_surprise\"", "\nwhen = \"turn\""),
            "actions.toml, action launch: when must be 'turn_or_surprise', as the rules have it",
        ),
        (
            (ACTIONS, "params = [\"ship\", \"sea\"]", "params = [\"ship\", \"see\"]"),
            "actions.toml, action launch: there is `see`, expected one of `ship`, `sea`, \
             `from_territory`, `to_territory`, `from_ship`, `to_ship`, `territory`, `bands`, \
             `ingots`, `attacker`, `target`, `payment` in `params`",
        ),
        (
            (ACTIONS, "mp = 2\ngold = 2", "mp = 2\ngold = 3"),
            "actions.toml, action buy_card: mp and gold are 2 and 3, but card_price_mp and \
             card_price_gold are 2 and 2 (ARM-16.2)",
        ),
        (
            (ACTIONS, "clauses = [\"ARM-8.1\", \"ARM-8.2\"]", "clauses = []"),
            "actions.toml, action launch: clauses is empty",
        ),
    ]);
}

#[test]
fn actions_in_another_order() {
    let swapped = ACTIONS
        .replacen("id = \"launch\"", "id = \"swapped\"", 1)
        .replacen("id = \"march\"", "id = \"launch\"", 1)
        .replacen("id = \"swapped\"", "id = \"march\"", 1);
    let expected = "actions.toml, action march: it is action number 1 instead of 2";
    assert_eq!(complaint(expected, &swapped), expected);
}

#[test]
fn setups_options_and_presets() {
    check(&[
        (
            (SETUP, "players = 4", "players = 5"),
            "setup.toml: there must be one [[setup]] each for 2, 3 and 4 players (ARM-1.1)",
        ),
        (
            (SETUP, "seats = [[\"azure\"], [\"purple\"]", "seats = [[\"azure\"], [\"azure\"]"),
            "setup.toml, setup four_players: seats must name every colour exactly once",
        ),
        (
            (
                SETUP,
                "seats = [[\"azure\", \"blue\"], [\"purple\", \"orange\"]]",
                "seats = [[\"azure\", \"purple\"], [\"blue\", \"orange\"]]",
            ),
            "setup.toml, setup two_players: a list of seats must be one colour or a colour and its \
             partner (ARM-19.1)",
        ),
        (
            (SETUP, "far_bonus = 0", "far_bonus = 1"),
            "setup.toml, setup four_players: far_bonus and the bands of the dummy must be 0 without a \
             dummy",
        ),
        (
            (SETUP, "bands = 18", "bands = 51"),
            "setup.toml, setup four_players: a colour places 51 bands, but there are only 50 \
             (ARM-2.1)",
        ),
        (
            (SETUP, "ships = 2", "ships = 1"),
            "setup.toml, setup four_players: ships is 1, but every colour has 2 ships to place (ARM-5.6)",
        ),
        (
            (SETUP, "option_cards = 2", "option_cards = 3"),
            "setup.toml, setup four_players: option_cards is 3, but opening_hand is 2 (ARM-16.1)",
        ),
        (
            (SETUP, "default = 40", "default = 4"),
            "setup.toml, option round_limit: default is 4, which is not between 5 and 100",
        ),
        (
            (SETUP, "default = true\n", "default = true\nmax = 2\n"),
            "setup.toml, option recruitment: default must be true or false, without min, max and choices",
        ),
        (
            (SETUP, "default = true\n", "default = true\nneeds = { seats = [2] }\n"),
            "setup.toml, option recruitment: there are parts with names, expected nothing after the name in \
             `needs`",
        ),
        (
            (SETUP, "total = 15", "total = 16"),
            "setup.toml, preset twin_fleets_15: total is 16, but the bands are 15",
        ),
        (
            (SETUP, "ships = [\"a1\", \"c1\"]", "ships = [\"a1\", \"c2\"]"),
            "setup.toml, preset raiders: ships names 'c2', which is none of a1, b1, c1",
        ),
        (
            (SETUP, "ships = [\"a1\", \"c1\"]", "ships = [\"a1\", \"a1\"]"),
            "setup.toml, preset raiders: ships names the same city twice (ARM-5.6)",
        ),
        (
            (SETUP, "[\"c1\", 3], [\"c2\", 1]", "[\"c1\", 3], [\"c1\", 1]"),
            "setup.toml, preset raiders: bands names 'c1' twice",
        ),
    ]);
}
