//! The content of the data files agrees with the rulebook.

mod planted;

use super::{
    Action, CardInfo, Content, Cost, Demand, Effect, FILES, Moment, Requirement, Rolled, Site, Territory,
    TerritorySet, Volley, content, load,
};
use crate::ids::{Card, Colour, SeaId, TERRITORIES, TerritoryId};
use approdo_contract::{OptionKind, refuse};
use approdo_pieces::{NamedId, find_name};
use toml::Table;

fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |index| set >> index & 1 == 1)
}

fn territories(set: TerritorySet) -> impl Iterator<Item = &'static Territory> {
    members(set).map(|index| &content().territories[index])
}

fn card(name: &str) -> &'static CardInfo {
    let card: Card = find_name(name).expect("the card exists");
    &content().cards[card.index()]
}

/// The table of a data file, read without the loader.
fn table(text: &str, kind: &str) -> Vec<Table> {
    let file: Table = text.parse().expect("valid TOML");
    let entries = file[kind].as_array().expect("an array of tables");
    entries.iter().map(|entry| entry.as_table().expect("a table").clone()).collect()
}

#[test]
fn built_in_data_load_again_and_again() {
    let _: &Content = content();
    assert_eq!(FILES.load(&|_| None), Ok(()));
    assert_eq!(FILES.load(&|_| None), Ok(()));
}

#[test]
fn other_data_come_too_late() {
    let _: &Content = content();
    for (file, text, old, new) in [
        ("map.toml", load::MAP, "name_en = \"Gullport\"", "name_en = \"Gull Port\""),
        ("components.toml", load::COMPONENTS, "{ gold = 3 }", "{ gold = 4 }"),
        ("cards.toml", load::CARDS, "amount = 3, where", "amount = 2, where"),
        ("actions.toml", load::ACTIONS, "mp = 1", "mp = 3"),
        ("setup.toml", load::SETUP, "default = 40", "default = 30"),
    ] {
        assert!(text.contains(old));
        let error = FILES
            .load(&|name| (name == file).then(|| text.replacen(old, new, 1)))
            .expect_err("the data differ");
        let expected = "other data are already in use; data must be loaded before the first game";
        assert_eq!(error.to_string(), format!("{file}: {expected}"));
    }
    let comment = FILES.load(&|name| (name == "cards.toml").then(|| format!("# a remark\n{}", load::CARDS)));
    assert_eq!(comment, Ok(()), "a remark does not change the data");
}

#[test]
fn ids_and_names_fit_together() {
    for territory in TerritoryId::all() {
        assert_eq!(find_name(territory.name()), Some(territory));
    }
    for sea in SeaId::all() {
        assert_eq!(find_name(sea.name()), Some(sea));
    }
    for colour in Colour::ALL {
        let clauses = ["ARM-3.10", "ARM-5.4"];
        assert_eq!(content().colours[colour.index()].label.id, colour.name(), "{clauses:?}");
        assert_eq!(content().dens[colour.index()].label.id, colour.name(), "{clauses:?}");
    }
}

#[test]
fn islands() {
    let clauses = ["ARM-3.1", "ARM-3.3"];
    let island = |name: &str| {
        let territory: TerritoryId = find_name(name).expect("the territory exists");
        content().territories[territory.index()].island
    };
    let size = |island: u8| content().territories.iter().filter(|there| there.island == island).count();
    let mut all: Vec<u8> = content().territories.iter().map(|territory| territory.island).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 15, "{clauses:?}");
    let mut central: Vec<u8> = territories(content().formation).map(|territory| territory.island).collect();
    central.sort();
    central.dedup();
    assert_eq!(central.len(), 3, "{clauses:?}");
    assert_eq!(size(island("cf_centre")), 19, "{clauses:?}");
    assert_eq!(size(island("cf_north_isle_w")), 2, "{clauses:?}");
    assert_eq!(size(island("cf_south_isle_w")), 3, "{clauses:?}");
    for base in territories(content().bases) {
        assert_eq!(base.island, island("cf_centre"), "{clauses:?}: {}", base.label.id);
    }
}

#[test]
fn formation() {
    let clauses = ["ARM-3.2", "ARM-9.5"];
    assert_eq!(content().formation.count_ones(), 24, "{clauses:?}");
    assert_eq!(content().bases.count_ones(), 5, "{clauses:?}");
    assert_eq!(content().bases & !content().formation, 0, "{clauses:?}");
    assert_eq!(content().centre.name(), "cf_centre", "{clauses:?}");
    assert_eq!(content().bases >> content().centre.index() & 1, 1, "{clauses:?}");
    for (index, territory) in content().territories.iter().enumerate() {
        let expected = match territory.den {
            Some(_) => 0,
            None if index == content().centre.index() => 2,
            None => 1,
        };
        assert_eq!(territory.explore_factor, expected, "{clauses:?}: {}", territory.label.id);
    }
}

#[test]
fn dens() {
    let clauses = ["ARM-3.4", "ARM-3.5", "ARM-3.6", "ARM-3.10"];
    assert_eq!(content().cities.count_ones(), 12, "{clauses:?}");
    for colour in Colour::ALL {
        let den = &content().dens[colour.index()];
        assert_eq!(den.opposite, colour.after(2), "{clauses:?}");
        assert_eq!(members(den.set).count(), 7, "{clauses:?}");
        assert!(
            members(den.set).eq(den.territories.iter().map(|territory| territory.index())),
            "{clauses:?}"
        );
        assert!(territories(den.set).all(|territory| territory.den == Some(colour)), "{clauses:?}");
        let roles: Vec<&str> = territories(den.set).map(|territory| territory.role).collect();
        assert_eq!(roles, ["a1", "a2", "a3", "b1", "b2", "c1", "c2"], "{clauses:?}");
        let mut islands = den.cities.map(|city| content().territories[city.index()].island).to_vec();
        islands.dedup();
        assert_eq!(islands.len(), 3, "{clauses:?}: one city on each island");
        let cities = members(den.set & content().cities);
        assert!(cities.eq(den.cities.iter().map(|city| city.index())), "{clauses:?}");
        assert!(
            den.cities.iter().all(|city| content().territories[city.index()].site == Site::City),
            "{clauses:?}"
        );
    }
}

#[test]
fn sea_spaces() {
    let clauses = ["ARM-3.7", "ARM-3.8"];
    let open = content().seas.iter().filter(|sea| sea.territories == 0).count();
    assert_eq!((content().seas.len(), open), (40, 6), "{clauses:?}");
}

#[test]
fn adjacency() {
    let clause = "ARM-3.9";
    for (index, territory) in content().territories.iter().enumerate() {
        assert_eq!(territory.land >> index & 1, 0, "{clause}");
        for other in members(territory.land) {
            assert_eq!(content().territories[other].land >> index & 1, 1, "{clause}");
            assert_eq!(content().territories[other].island, territory.island, "{clause}");
        }
        for sea in members(territory.seas) {
            assert_eq!(content().seas[sea].territories >> index & 1, 1, "{clause}");
        }
    }
    let links = |count: fn(&Territory) -> u64| -> u32 {
        content().territories.iter().map(|t| count(t).count_ones()).sum()
    };
    let coasts: u32 = content().seas.iter().map(|sea| sea.territories.count_ones()).sum();
    assert_eq!(links(|territory| territory.seas), coasts, "{clause}");
    for (index, sea) in content().seas.iter().enumerate() {
        assert_eq!(sea.seas >> index & 1, 0, "{clause}");
        assert!(members(sea.seas).all(|other| content().seas[other].seas >> index & 1 == 1), "{clause}");
    }
}

#[test]
fn board_mirrored_east_west_is_the_same() {
    let land = content().territories.each_ref().map(|territory| territory.mirror_ew.map(NamedId::index));
    let sea = content().seas.each_ref().map(|sea| sea.mirror_ew.map(NamedId::index));
    check_mirror(&land, &sea, &[]);
}

#[test]
fn board_mirrored_north_south_is_the_same_but_for_one_territory() {
    let land = content().territories.each_ref().map(|territory| territory.mirror_ns.map(NamedId::index));
    let sea = content().seas.each_ref().map(|sea| sea.mirror_ns.map(NamedId::index));
    check_mirror(&land, &sea, &["cf_south_isle_m"]);
}

/// Replacing every space by its counterpart keeps all adjacencies, except for the territories without one.
fn check_mirror(land: &[Option<usize>], sea: &[Option<usize>], alone: &[&str]) {
    let image = |set: u64, mirror: &[Option<usize>]| {
        members(set).filter_map(|index| mirror[index]).fold(0, |image, index| image | 1 << index)
    };
    let unpaired = (0..TERRITORIES).filter(|index| land[*index].is_none());
    let names: Vec<&str> = unpaired.clone().map(|index| content().territories[index].label.id).collect();
    assert_eq!(names, alone);
    let paired = !unpaired.fold(0, |set, index| set | 1 << index);

    for (here, territory) in content().territories.iter().enumerate() {
        let Some(there) = land[here] else { continue };
        let (name, other) = (territory.label.id, &content().territories[there]);
        assert_eq!(land[there], Some(here), "{name} and back");
        assert_eq!(image(territory.land, land), other.land & paired, "{name}");
        assert_eq!(image(territory.seas, sea), other.seas, "{name}");
        assert_eq!(territory.site, other.site, "{name}");
    }
    for (here, space) in content().seas.iter().enumerate() {
        let there = sea[here].expect("every sea space has a counterpart");
        let (name, other) = (space.label.id, &content().seas[there]);
        assert_eq!(sea[there], Some(here), "{name} and back");
        assert_eq!(image(space.seas, sea), other.seas, "{name}");
        assert_eq!(image(space.territories, land), other.territories & paired, "{name}");
    }
}

#[test]
fn distances_are_fair() {
    // The loader checks the distances; here only that no colour is better off than another.
    let sorted = |table: &toml::Value| {
        let table = table.as_table().expect("a table");
        let mut numbers: Vec<i64> = table.values().filter_map(toml::Value::as_integer).collect();
        numbers.sort();
        numbers
    };
    for den in table(load::MAP, "den") {
        assert_eq!(sorted(&den["moves_to_base"]), [2, 2, 4, 4]);
        assert_eq!(sorted(&den["moves_to_den"]), [4, 4, 6]);
        assert_eq!(den["steps_to_centre"].as_integer(), Some(5));
    }
}

#[test]
fn counters_and_cards_of_the_box() {
    let clauses = ["ARM-2.1", "ARM-2.2", "ARM-2.3", "ARM-2.4", "ARM-2.5", "ARM-2.6", "ARM-2.7"];
    let stock = &content().stock;
    assert_eq!((stock.bands, stock.gold, stock.natives), (50, 50, 50), "{clauses:?}");
    let count = |kind: &str| -> i64 {
        let pieces = table(load::COMPONENTS, "piece");
        let fitting = pieces.iter().filter(|piece| piece["kind"].as_str() == Some(kind));
        fitting.filter_map(|piece| piece["count"].as_integer()).sum()
    };
    for (kind, expected) in [("band", 200), ("gold", 50), ("native", 50), ("flag", 150), ("ship", 8)] {
        assert_eq!(count(kind), expected, "{clauses:?}: {kind}");
    }
    let sets = table(load::COMPONENTS, "card_set");
    let counts: Vec<i64> = sets.iter().filter_map(|set| set["count"].as_integer()).collect();
    assert_eq!(counts, [51, 4], "{clauses:?}");
}

#[test]
fn dice() {
    let clauses = ["ARM-2.8", "ARM-2.9", "ARM-2.10", "ARM-2.11"];
    let (firing, exploding) =
        (|firing| Volley { firing, exploding: 0 }, |exploding| Volley { firing: 0, exploding });
    assert_eq!(content().gold_die, [0, 1, 1, 2, 2, 3], "{clauses:?}");
    assert_eq!(content().native_die, [0, 1, 2, 2, 3, 4], "{clauses:?}");
    let expected = [firing(2), firing(2), firing(1), firing(1), exploding(1), exploding(2)];
    assert_eq!(content().combat_die, expected, "{clauses:?}");
}

#[test]
fn deck() {
    let clauses = ["ARM-16.11", "ARM-2.7"];
    let counts: Vec<(&str, u8)> = content().cards.iter().map(|card| (card.label.id, card.in_deck)).collect();
    let expected = [
        ("bonus_discovery", 3),
        ("gold_mine", 4),
        ("grand_strategy", 3),
        ("large_scale_native_mobilization", 2),
        ("large_scale_peoples_militia", 2),
        ("mutiny", 3),
        ("native_mobilization", 4),
        ("new_defensive_weapons", 5),
        ("new_offensive_weapons", 5),
        ("peoples_militia", 4),
        ("shipyard", 3),
        ("surprise_attack", 4),
        ("winning_option", 0),
        ("yo_ho_ho", 5),
    ];
    assert_eq!(counts, expected, "{clauses:?}");
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<u8>(), 47, "{clauses:?}");
}

#[test]
fn cards_in_words_of_the_rules() {
    let clauses = ["ARM-17.4", "ARM-17.16", "ARM-17.20", "ARM-17.26", "ARM-17.28"];
    assert_eq!(card("gold_mine").effects, [Effect::PlaceGold { amount: 3 }], "{clauses:?}");
    let weapons = Effect::SetCombatResult { result: Volley { firing: 0, exploding: 2 } };
    assert_eq!(card("new_defensive_weapons").effects, [weapons], "{clauses:?}");
    assert_eq!(card("new_defensive_weapons").when, Moment::AttackedRolled, "{clauses:?}");
    let militia = Effect::RollPlace { piece: Rolled::OwnBand, times: 2 };
    assert_eq!(card("large_scale_peoples_militia").effects, [militia], "{clauses:?}");
    assert_eq!(card("surprise_attack").effects, [Effect::Interrupt { mp: 3 }], "{clauses:?}");
    assert_eq!(card("yo_ho_ho").effects, [Effect::GainMp { amount: 3 }], "{clauses:?}");
    assert_eq!(card("yo_ho_ho").text.en, "Gain 3 movement points; one per turn.");
}

#[test]
fn an_empty_reserve_cites_the_clause_of_the_card() {
    let reserve = |clause| Demand { requirement: Requirement::ReserveNotEmpty, refusal: refuse!(clause) };
    assert!(card("mutiny").requires.contains(&reserve("ARM-17.11")));
    assert!(card("peoples_militia").requires.contains(&reserve("ARM-17.21")));
    assert!(card("large_scale_peoples_militia").requires.contains(&reserve("ARM-17.21")));
    let look = Demand { requirement: Requirement::MpAtLeast1, refusal: refuse!("ARM-17.7") };
    assert_eq!(card("grand_strategy").requires[0], look);
}

#[test]
fn costs() {
    let clauses = ["ARM-6.1", "ARM-12.2", "ARM-16.2"];
    let cost = |action: Action| content().actions[action as usize];
    assert_eq!(content().numbers.movement_points_per_turn, 10, "{clauses:?}");
    assert_eq!(cost(Action::March), Cost { mp: 1, gold: 0 }, "{clauses:?}");
    assert_eq!(cost(Action::Convert), Cost { mp: 1, gold: 1 }, "{clauses:?}");
    assert_eq!(cost(Action::BuyCard), Cost { mp: 2, gold: 2 }, "{clauses:?}");
    assert_eq!(cost(Action::EndTurn), Cost { mp: 0, gold: 0 }, "{clauses:?}");
}

#[test]
fn setups() {
    let clauses = ["ARM-5.1", "ARM-5.5", "ARM-19.1", "ARM-20.1", "ARM-20.2", "ARM-20.5"];
    let [two, three, four] = &content().setups;
    assert_eq!((two.players, three.players, four.players), (2, 3, 4), "{clauses:?}");
    assert_eq!(two.groups, [[Colour::Azure, Colour::Blue], [Colour::Purple, Colour::Orange]], "{clauses:?}");
    for group in &two.groups {
        assert_eq!(content().colours[group[0].index()].partner, group[1], "{clauses:?}");
    }
    for setup in [three, four] {
        assert_eq!(setup.groups, Colour::ALL.map(|colour| [colour]), "{clauses:?}");
    }
    assert_eq!([two.dummy, three.dummy, four.dummy], [false, true, false], "{clauses:?}");
    assert_eq!([two.bands, three.bands, four.bands], [18, 15, 18], "{clauses:?}");
    assert_eq!((three.far_bonus, three.dummy_city_bands, three.dummy_other_bands), (5, 3, 1), "{clauses:?}");
    assert!(content().setups.iter().all(|setup| setup.ships == 2 && setup.option_cards == 2), "{clauses:?}");
}

#[test]
fn options_and_presets() {
    let options: Vec<(&str, OptionKind, &str)> =
        content().options.iter().map(|option| (option.label.id, option.kind, option.rule.0)).collect();
    let expected = [
        ("recruitment", OptionKind::Flag { default: true }, "ARM-15.1"),
        ("option_cards", OptionKind::Flag { default: false }, "ARM-16.1"),
        ("round_limit", OptionKind::Number { min: 5, max: 100, default: 40 }, "ARM-21.1"),
        ("resignation", OptionKind::Flag { default: false }, "ARM-14.7"),
    ];
    assert_eq!(options, expected);

    let raiders = &content().presets[0];
    assert_eq!((raiders.label.id, raiders.ships, raiders.bands), ("raiders", [0, 2], [9, 1, 1, 2, 1, 3, 1]));
    // Every number of bands that a colour has to place has a preset.
    for setup in &content().setups {
        for total in [setup.bands, setup.bands + setup.far_bonus] {
            assert!(
                content().presets.iter().any(|preset| preset.bands.iter().sum::<u8>() == total),
                "{total} bands"
            );
        }
    }
}
