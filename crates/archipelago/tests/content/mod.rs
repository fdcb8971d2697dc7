//! What the data files say is what the rulebook says.

mod planted;

use approdo_archipelago::{
    content::{
        Access, Action, Card, CardKind, Content, Effect, End, FILES, Ground, Length, Row, Terrain, Track,
        Trouble, Victory, content,
    },
    ids::{AreaId, Building, CardId, Market, ObjectiveId, RegionId, Resource, TileId, TrendId, Zone},
};
use approdo_pieces::{NamedId, find_name};

/// A data file as it is built into the program.
fn file(name: &str) -> &'static str {
    match name {
        "boards.toml" => include_str!("../../../../rules/archipelago/boards.toml"),
        "components.toml" => include_str!("../../../../rules/archipelago/components.toml"),
        "evolution.toml" => include_str!("../../../../rules/archipelago/evolution.toml"),
        "objectives.toml" => include_str!("../../../../rules/archipelago/objectives.toml"),
        "tiles.toml" => include_str!("../../../../rules/archipelago/tiles.toml"),
        "trends.toml" => include_str!("../../../../rules/archipelago/trends.toml"),
        "variants.toml" => include_str!("../../../../rules/archipelago/variants.toml"),
        other => panic!("there is no file {other}"),
    }
}

fn card(name: &str) -> &'static Card {
    let card: CardId = find_name(name).expect("the card exists");
    &content().cards[card.index()]
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
    for (name, old, new) in [
        ("tiles.toml", "name_en = \"Palm Bay\"", "name_en = \"Palm Beach\""),
        ("components.toml", "migration_restarts = 3", "migration_restarts = 4"),
        ("boards.toml", "recruit_price = 4", "recruit_price = 5"),
        ("evolution.toml", "prices = [3, 4, 2]", "prices = [3, 4, 3]"),
        ("objectives.toml", "margin = 15", "margin = 14"),
        ("trends.toml", "vp = [4, 3, 2]", "vp = [5, 3, 2]"),
        ("variants.toml", "benefactor = 4", "benefactor = 3"),
    ] {
        let text = file(name);
        assert!(text.contains(old), "{name}");
        let error = FILES
            .load(&|asked| (asked == name).then(|| text.replacen(old, new, 1)))
            .expect_err("the data differ");
        let expected = "other data are already in use; data must be loaded before the first game";
        assert_eq!(error.to_string(), format!("{name}: {expected}"));
    }
    let comment =
        FILES.load(&|name| (name == "trends.toml").then(|| format!("# a remark\n{}", file("trends.toml"))));
    assert_eq!(comment, Ok(()), "a remark does not change the data");
}

#[test]
fn ids_and_names_fit_together() {
    fn check<I: NamedId + std::fmt::Debug>() {
        for id in I::all() {
            assert_eq!(find_name(id.name()), Some(id));
        }
    }
    check::<TileId>();
    check::<RegionId>();
    check::<AreaId>();
    check::<CardId>();
    check::<ObjectiveId>();
    check::<TrendId>();
    check::<Zone>();
    for resource in Resource::ALL {
        assert_eq!(content().resources[resource.index()].label.id, resource.name());
    }
    for building in Building::ALL {
        assert_eq!(content().buildings[building.index()].label.id, building.name());
    }
}

#[test]
fn the_box_holds_what_the_list_says() {
    let clauses = ["ARC-2.1", "ARC-2.2", "ARC-2.5", "ARC-2.6", "ARC-2.7", "ARC-2.8", "ARC-2.9", "ARC-2.10"];
    let content = content();
    let cubes = content.resources.each_ref().map(|good| good.cubes);
    assert_eq!(cubes, [15, 15, 15, 15, 12, 10], "{clauses:?}");
    let numbers = &content.numbers;
    assert_eq!(numbers.total_florins, 135);
    assert_eq!((numbers.market_port_tokens, numbers.town_temple_tokens), (13, 13));
    assert_eq!((numbers.citizens_per_colour, numbers.ships_per_colour, numbers.max_discs), (10, 4, 5));
    assert_eq!((numbers.piles, numbers.tokens_per_pile), (3, 8));
    assert_eq!((content.characters.len(), content.progress.len()), (24, 24));
    assert_eq!((content.tiles.len(), content.trends.len(), content.colours.len()), (25, 12, 5));
}

#[test]
fn ten_objectives_of_each_length() {
    let clause = "ARC-2.4";
    for length in [Length::Short, Length::Medium, Length::Long] {
        let cards = || content().objectives.iter().filter(|card| card.length == length);
        assert_eq!(cards().count(), 10, "{clause}");
        let pacifists = cards().filter(|card| matches!(card.victory, Victory::Pacifist { .. }));
        let separatists = cards().filter(|card| card.victory == Victory::Separatist);
        assert_eq!((pacifists.count(), separatists.count()), (1, 1), "{clause}");
    }
}

/// ARC-32.2: the card list decides about the margin of the Pacifist.
#[test]
fn the_margin_of_the_pacifist_depends_on_the_length() {
    let clause = "ARC-32.2";
    let margin = |length| {
        content().objectives.iter().find_map(|card| match card.victory {
            Victory::Pacifist { margin } if card.length == length => Some(margin),
            Victory::Pacifist { .. } | Victory::Separatist | Victory::Ranking(_) => None,
        })
    };
    let margins = [Length::Short, Length::Medium, Length::Long].map(margin);
    assert_eq!(margins, [Some(15), Some(12), Some(10)], "{clause}");
}

#[test]
fn huts_are_what_symbols_are_short_of_five() {
    let clause = "ARC-3.6";
    for region in RegionId::all() {
        let info = &content().regions[region.index()];
        let symbols: u8 = info.symbols.iter().sum();
        let expected = if info.label.id == "volcano" { 3 } else { 5 - symbols };
        assert_eq!(info.huts, expected, "{clause}: {}", info.label.id);
    }
}

#[test]
fn regions_are_made_of_land_and_sea() {
    let clauses = ["ARC-3.3", "ARC-3.4", "ARC-3.7"];
    for region in RegionId::all() {
        let info = &content().regions[region.index()];
        for (edge, area) in info.edge_areas.iter().enumerate() {
            let area_info = &content().areas[area.index()];
            assert_eq!(area_info.region, region, "{clauses:?}");
            let sea = info.edges[edge] == Terrain::Sea;
            assert_eq!(area_info.ground == Ground::Sea, sea, "{clauses:?}");
        }
        let of_areas = |resource: Resource| -> u8 {
            info.areas.iter().map(|area| content().areas[area.index()].symbols[resource.index()]).sum()
        };
        for resource in Resource::ALL {
            assert_eq!(of_areas(*resource), info.symbols[resource.index()], "{clauses:?}");
        }
        for area in &info.sea {
            let symbols = content().areas[area.index()].symbols;
            assert!(symbols.iter().zip(Resource::ALL).all(|(n, r)| *n == 0 || *r == Resource::Fish));
        }
    }
    let island: AreaId = find_name("coral_island_b").expect("the area exists");
    let coral: RegionId = find_name("coral_island").expect("the region exists");
    assert!(!content().regions[coral.index()].edge_areas.contains(&island), "{clauses:?}");
}

#[test]
fn rows_of_the_markets() {
    let clauses = ["ARC-11.2", "ARC-18.4", "ARC-32.9"];
    let fish = &content().markets[Market::Domestic.index()][Resource::Fish.index()];
    assert_eq!([fish.price[5], fish.price[4], fish.price[3]], [4, 4, 6], "{clauses:?}");
    assert_eq!([fish.price[6], fish.price[7]], [4, 3], "{clauses:?}");
    assert_eq!((fish.rows[5].surplus, fish.rows[5].rebellion), (1, 0), "{clauses:?}");
    let iron = &content().markets[Market::Domestic.index()][Resource::Iron.index()];
    assert_eq!((iron.rows[6].surplus, iron.rows[6].rebellion), (0, 1), "{clauses:?}");
    assert_eq!(fish.rows[0], Row::default(), "an empty zone has no effect (ARC-11.3)");
}

#[test]
fn rows_of_stability_and_surplus() {
    let clauses = ["ARC-11.5", "ARC-11.6", "ARC-21.2"];
    let row = |population: usize| content().stability[population];
    assert_eq!((row(11).surplus, row(20).surplus, row(15).rebellion), (1, 1, 0), "{clauses:?}");
    assert_eq!((row(31).surplus, row(40).rebellion), (1, 1), "{clauses:?}");
    let surplus = |level: usize| content().surplus[level];
    assert_eq!([13, 15, 17].map(|level| surplus(level).rebellion), [2, 2, 2], "{clauses:?}");
    assert_eq!([5, 4, 3].map(|level| surplus(level).recruit_price), [3, 3, 4], "{clauses:?}");
}

#[test]
fn thirteen_zones_of_the_wheel() {
    let clauses = ["ARC-15.7", "ARC-15.8", "ARC-15.10"];
    let zones = &content().zones;
    let harvests = zones.iter().filter(|zone| matches!(zone.action, Action::Harvest(_))).count();
    assert_eq!((zones.len(), harvests), (13, 6), "{clauses:?}");
    let circles = |wanted: Action| {
        let zone = zones.iter().find(|zone| zone.action == wanted).expect("the zone exists");
        (zone.limited, zone.own_circles, zone.free_circles)
    };
    assert_eq!(circles(Action::Tax), (true, false, [3, 4]), "{clauses:?}");
    assert_eq!(circles(Action::Reproduce), (true, true, [0, 0]), "{clauses:?}");
    assert_eq!(circles(Action::Explore), (true, true, [2, 3]), "{clauses:?}");
    assert_eq!(circles(Action::Build), (false, false, [0, 0]), "{clauses:?}");
}

#[test]
fn costs_of_buildings() {
    let clause = "ARC-23.2";
    let plan = |building: Building| {
        let plan = &content().buildings[building.index()];
        (plan.florins, plan.cubes)
    };
    //                                             fruit, cattle, fish, wood, stone, iron
    assert_eq!(plan(Building::Town), (2, [0, 0, 0, 1, 1, 0]), "{clause}");
    assert_eq!(plan(Building::Market), (0, [1, 1, 0, 0, 0, 0]), "{clause}");
    assert_eq!(plan(Building::Port), (2, [0, 0, 1, 0, 1, 0]), "{clause}");
    assert_eq!(plan(Building::Temple), (1, [0, 0, 0, 0, 2, 0]), "{clause}");
    assert_eq!((content().ship.florins, content().ship.cubes), (1, [0, 0, 0, 1, 0, 0]), "{clause}");
}

#[test]
fn characters_are_owner_cards_and_progress_is_open_to_all() {
    let clause = "ARC-26.5";
    for card in &content().cards {
        let expected = match (card.kind, card.wonder) {
            (CardKind::Character, _) => Access::Owner,
            (CardKind::Progress | CardKind::Any, false) => Access::Any,
            (CardKind::Progress | CardKind::Any, true) => Access::None,
        };
        assert_eq!(card.access, expected, "{clause}: {}", card.label.id);
    }
    let wonders = content().cards.iter().filter(|card| card.wonder).map(|card| card.label.id);
    assert!(wonders.eq(["great_lighthouse", "cathedral", "colossus", "pyramid"]));
}

#[test]
fn a_back_is_called_after_the_first_card_that_has_it() {
    let clergy = card("clergy_donations");
    assert_eq!(clergy.back_name.name(), "archbishop");
    assert_eq!(clergy.back, card("archbishop").back);
    let merchant = card("merchant");
    assert_eq!(merchant.back_name.name(), "merchant");
    let stone = Trouble::Domestic { resource: Resource::Stone, feeds: 6 };
    assert_eq!(merchant.back[0].trouble, stone, "ARC-12.4");
    assert_eq!(
        merchant.back_label.en,
        "domestic crisis: 1 stone feeds 6 citizens; export crisis: 3 cattle demanded"
    );
    assert_eq!(
        card("pope").back_label.it,
        "evento: Pellegrinaggio (Ribellione -1 per ogni tempio), appena scoperta"
    );
}

#[test]
fn the_text_of_an_objective_names_the_number_of_its_table() {
    for objective in &content().objectives {
        let by_players = match objective.end {
            End::BuildingsInPlay { by_players, .. }
            | End::ShipsInPlay { by_players }
            | End::CardsInPlay { by_players, .. }
            | End::PopulationAtLeast { by_players } => by_players.map(Some),
            End::ResourcesExhausted { .. }
            | End::ExplorerPilesEmpty { .. }
            | End::SurplusMoreThan { .. }
            | End::BankOutOfFlorins => [None; 4],
        };
        for (text, number) in objective.texts.iter().zip(by_players) {
            for words in [text.en, text.it] {
                assert!(!words.contains('/'), "ARC-28.6: {words}");
                let told = |number: u8| words.contains(&format!(" {number};"));
                assert!(number.is_none_or(told), "ARC-28.6: {words}");
            }
        }
    }
}

#[test]
fn the_minimal_cost_is_the_lowest_price() {
    let clause = "ARC-26.7";
    assert_eq!(card("midwife").minimal_cost(), 1, "{clause}");
    assert_eq!(card("barter_house").minimal_cost(), 1, "{clause}");
    assert_eq!(card("king").minimal_cost(), 6, "{clause}");
}

#[test]
fn cards_do_what_the_rules_say_of_them() {
    let clauses = ["ARC-27.20", "ARC-27.21", "ARC-27.27", "ARC-27.28"];
    let rebellion = |delta| Effect::Move { track: Track::Rebellion, delta };
    let surplus = |delta| Effect::Move { track: Track::Surplus, delta };
    assert_eq!(card("colossus").effects, [surplus(-1)], "{clauses:?}");
    assert_eq!(card("pyramid").effects, [rebellion(2)], "{clauses:?}");
    assert_eq!(card("pirate").effects, [Effect::DestroyShip, rebellion(1)], "{clauses:?}");
    assert!(card("slavery").effects.contains(&rebellion(2)), "{clauses:?}");
    assert_eq!(card("minister_of_labour").effects, [surplus(-1)], "{clauses:?}");
}
