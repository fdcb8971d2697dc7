//! Every card is built, used and razed at least once, with the effect that its data say.
//!
//! The expected numbers are read from the card files themselves, not from the loaded content.

mod codes;
mod features;
mod report;
mod texts;

use crate::desk::{Desk, Layout, c, table};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_imperial_settlers::{Event, Move, content::Kind, goods::Good, ids::Card};
use approdo_pieces::NamedId;
use serde_json::json;
use std::{collections::BTreeMap, sync::LazyLock};
use toml::{Table, Value};

/// The card files.
const FILES: [&str; 6] = [
    include_str!("../../../../rules/imperial-settlers/cards_common.toml"),
    include_str!("../../../../rules/imperial-settlers/cards_barbarians.toml"),
    include_str!("../../../../rules/imperial-settlers/cards_japanese.toml"),
    include_str!("../../../../rules/imperial-settlers/cards_romans.toml"),
    include_str!("../../../../rules/imperial-settlers/cards_egyptians.toml"),
    include_str!("../../../../rules/imperial-settlers/cards_atlanteans.toml"),
];

/// The entries of the card files by id.
static ENTRIES: LazyLock<BTreeMap<String, Table>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for text in FILES {
        let file: Table = text.parse().expect("the file is TOML");
        for card in file["card"].as_array().expect("a file lists cards") {
            let card = card.as_table().expect("a card is a table").clone();
            all.insert(card["id"].as_str().expect("a card has an id").to_owned(), card);
        }
    }
    all
});

/// The entry of a card in its file.
fn entry(card: Card) -> &'static Table {
    &ENTRIES[card.title().name()]
}

/// Two players: the first can build the card, the second has targets.
fn players(card: Card) -> Layout {
    let own = card.info().faction.map_or("romans", NamedId::name);
    let other = if own == "barbarians" { "japanese" } else { "barbarians" };
    table(&[own, other])
}

/// More of everything than a player could spend.
const PLENTY: [(&str, u16); 7] =
    [("wood", 9), ("stone", 9), ("food", 9), ("worker", 9), ("gold", 9), ("raze", 9), ("basic_tech", 9)];

/// How much of each plain Good a list of effects gives; `None` if anything depends on something else.
fn gains(effects: Option<&Value>) -> Option<BTreeMap<String, i64>> {
    let mut sums = BTreeMap::new();
    for effect in effects?.as_array()? {
        let plain = effect["do"].as_str() == Some("gain") && effect.get("per").is_none();
        let good = effect.get("good").and_then(Value::as_str)?;
        if !plain
            || matches!(
                good,
                "card" | "common_card" | "faction_card" | "resource" | "samurai" | "advanced_tech"
            )
        {
            return None;
        }
        *sums.entry(good.to_owned()).or_default() += effect["n"].as_integer()?;
    }
    Some(sums)
}

/// How much of a Good a seat has gained according to the log.
fn gained(desk: &Desk, seat: u8, good: &str) -> i64 {
    let amount = |event: &Event| match event {
        Event::Gained { seat: by, gain, n } if by.0 == seat && gain.name() == good => i64::from(*n),
        _ => 0,
    };
    desk.facts.iter().map(amount).sum()
}

#[test]
fn every_card_is_built_for_its_cost_and_gives_what_it_says() {
    for card in Card::all().filter(|card| card.info().kind != Kind::Event) {
        let entry = entry(card);
        let mut desk = players(card)
            .empire(0, &["com_ruins", "com_ruins"])
            .hand(0, &[card.name()])
            .supply(0, &PLENTY)
            .lay();
        let before: u16 = Good::ALL.iter().map(|good| desk.has(0, *good)).sum();
        desk.play(Move::Build(card));
        desk.settle();
        assert!(desk.find(card.name()).is_some(), "{} does not stand", card.name());
        let cost = entry["cost"].as_table().expect("a cost is a table");
        let amount = |key: &str| cost.get(key).and_then(Value::as_integer).unwrap_or(0);
        let spent: i64 = desk
            .facts
            .iter()
            .map(|event| if let Event::Spent { n, .. } = event { i64::from(*n) } else { 0 })
            .sum();
        assert_eq!(
            spent,
            amount("wood") + amount("stone") + amount("food"),
            "{} in {before} Goods",
            card.name()
        );
        let given_up = desk.facts.iter().filter(|event| matches!(event, Event::GaveUp { .. })).count();
        assert_eq!(given_up as i64, amount("location"), "{}", card.name());
        let (production, bonus) = (gains(entry.get("production")), gains(entry.get("bonus")));
        let has = |key: &str| entry.get(key).is_some();
        if has("features") || (has("production") && production.is_none()) || (has("bonus") && bonus.is_none())
        {
            continue;
        }
        for good in ["wood", "stone", "food", "worker", "gold", "raze", "basic_tech", "vp"] {
            let due =
                [&production, &bonus].into_iter().flatten().filter_map(|gains| gains.get(good)).sum::<i64>();
            assert_eq!(gained(&desk, 0, good), due, "{} gives {good}", card.name());
        }
    }
}

/// Whether a list of effects gives only Goods and cards, in fixed numbers or per Location of a colour.
fn is_counted(effects: Option<&Value>) -> bool {
    let counts = |effect: &Value| {
        let per = effect.get("per").and_then(Value::as_str);
        let good = effect.get("good").and_then(Value::as_str);
        let leaves_choice = matches!(good, Some("resource" | "samurai" | "advanced_tech" | "color_match"));
        effect["do"].as_str() == Some("gain")
            && !leaves_choice
            && per.is_none_or(|per| per.starts_with("color:"))
    };
    effects.and_then(Value::as_array).is_some_and(|effects| effects.iter().all(counts))
}

/// How much a list that [`is_counted`] gives of each Good, for this many Locations of a colour.
fn counted(effects: Option<&Value>, locations: impl Fn(&str) -> i64) -> BTreeMap<String, i64> {
    let mut sums = BTreeMap::new();
    for effect in effects.and_then(Value::as_array).into_iter().flatten() {
        let number = |key: &str| effect.get(key).and_then(Value::as_integer);
        let per = effect.get("per").and_then(Value::as_str).and_then(|per| per.strip_prefix("color:"));
        let all = number("n").expect("a gain has a number") * per.map_or(1, &locations);
        let good = effect["good"].as_str().expect("a gain has a Good");
        let due = number("max").filter(|_| per.is_some()).map_or(all, |max| all.min(max));
        *sums.entry(good.to_owned()).or_default() += due;
    }
    sums
}

/// Common cards of a colour without effects on other cards.
fn quiet(colour: &str, besides: Card) -> Vec<&'static str> {
    let is_quiet = |card: &Card| {
        let info = card.info();
        let has_colour = info.colours.iter().any(|own| own.name() == colour);
        *card != besides
            && card.is_common()
            && has_colour
            && info.features.is_empty()
            && info.lasting.is_empty()
    };
    Card::all().filter(is_quiet).map(NamedId::name).collect()
}

#[test]
fn every_card_counts_colours_and_draws_as_it_says() {
    let mut met = 0;
    for card in Card::all().filter(|card| card.info().features.is_empty()) {
        let entry = entry(card);
        let lists: Vec<&Value> =
            ["production", "bonus"].into_iter().filter_map(|key| entry.get(key)).collect();
        if lists.is_empty() || !lists.iter().all(|list| is_counted(Some(list))) {
            continue;
        }
        let effects = || lists.iter().filter_map(|list| list.as_array()).flatten();
        let colour = effects().find_map(|effect| effect.get("per")?.as_str()?.strip_prefix("color:"));
        for most in [0, 2, 9] {
            let others = colour.map(|colour| quiet(colour, card)).unwrap_or_default();
            let mut empire = vec!["com_ruins"];
            empire.extend(others.into_iter().take(most));
            let mut desk = players(card).empire(0, &empire).hand(0, &[card.name()]).supply(0, &PLENTY).lay();
            desk.play(Move::Build(card));
            desk.settle();
            let count = |colour: &str| {
                let has = |name: &&&str| c(name).info().colours.iter().any(|own| own.name() == colour);
                desk.empire(0).iter().filter(has).count() as i64
            };
            let mut due: BTreeMap<String, i64> = BTreeMap::new();
            for (good, n) in lists.iter().flat_map(|list| counted(Some(list), count)) {
                *due.entry(good).or_default() += n;
            }
            let cards: i64 =
                ["card", "common_card", "faction_card"].iter().filter_map(|key| due.remove(*key)).sum();
            assert_eq!(desk.hand(0).len() as i64, cards, "{} draws", card.name());
            for (good, n) in due {
                assert_eq!(gained(&desk, 0, &good), n, "{} gives {good} next to {empire:?}", card.name());
            }
        }
        met += 1;
    }
    assert!(60 < met, "{met} cards");
}

#[test]
fn every_production_location_produces_what_it_says() {
    for card in Card::all().filter(|card| card.info().kind == Kind::Production) {
        let Some(due) = gains(entry(card).get("production")) else { continue };
        let mut desk = players(card).empire(0, &[card.name()]).produce();
        desk.settle();
        let board = &approdo_imperial_settlers::content::content().factions
            [desk.view().players[0].faction.expect("it was laid out").index()];
        for (good, n) in due {
            let from_board =
                Good::ALL.iter().find(|own| own.name() == good).map_or(0, |own| board.board[*own]);
            let got = gained(&desk, 0, &good) - i64::from(from_board);
            let from_board_defense = if good == "defense" && board.defense_per_player { 2 } else { 0 };
            assert_eq!(got - from_board_defense, n, "{} produces {good}", card.name());
        }
    }
}

#[test]
fn every_action_can_be_used_for_its_cost() {
    for card in Card::all().filter(|card| !card.info().actions.is_empty()) {
        let entry = entry(card);
        let actions = entry["actions"].as_array().expect("there are actions");
        for (number, action) in actions.iter().enumerate() {
            let opened = json!({ "activations": [u8::from(number == 1), 0] });
            let mut desk = targets(card).location(0, card.name(), opened).lay();
            let at = desk.at(card.name());
            let mv = Move::Activate { at, action: number as u8, times: 1 };
            desk.legal(mv).play(mv);
            desk.settle();
            let stands = desk.find(card.name());
            let used = stands.is_none_or(|location| 0 < location.activations[number]);
            assert!(used, "{} has not been used", card.name());
            let cost = action["cost"].as_table().expect("a cost is a table");
            for (good, n) in cost {
                let spent: i64 = desk
                    .facts
                    .iter()
                    .map(|event| match event {
                        Event::Spent { seat: Seat(0), good: paid, n } if paid.name() == good => i64::from(*n),
                        _ => 0,
                    })
                    .sum();
                let plain = Good::ALL.iter().any(|known| known.name() == good);
                assert!(!plain || n.as_integer() <= Some(spent), "{} costs {good}", card.name());
            }
            if let Some(due) = gains(action.get("effects")) {
                for (good, n) in due {
                    assert_eq!(gained(&desk, 0, &good), n, "{} gives {good}", card.name());
                }
            }
        }
    }
}

/// A rich player with everything to discard and to affect, and an enemy with every kind of target.
fn targets(card: Card) -> Layout {
    let own = card.info().faction;
    let deal = own.map_or("rom_bank", |faction| match faction.name() {
        "barbarians" => "bar_settlement",
        "japanese" => "jap_rice_fields",
        "egyptians" => "egy_quarry",
        "atlanteans" => "atl_lagoon_farms:food",
        _ => "rom_bank",
    });
    let hand = own.map_or("rom_builder", |faction| match faction.name() {
        "barbarians" => "bar_altar",
        "japanese" => "jap_farm",
        "egyptians" => "egy_goldsmith",
        "atlanteans" => "atl_coral_workshop:basic_tech",
        _ => "rom_builder",
    });
    let others = |names: &[&'static str]| {
        names.iter().copied().filter(|name| *name != card.name()).collect::<Vec<_>>()
    };
    players(card)
        .supply(0, &PLENTY)
        .supply(1, &PLENTY)
        .hand(0, &[hand, "com_matthias"])
        .hand(1, &["com_baker"])
        .deals(0, &[deal])
        .deals(
            1,
            &[if own.is_some_and(|own| own.name() == "barbarians") { "jap_farm" } else { "bar_fortress" }],
        )
        .foundations(0, &["com_statue"])
        .empire(0, &others(&["com_grain_fields", "com_barracks", "com_lumberjacks"]))
        .empire(
            1,
            &others(&[
                "com_village_b",
                "com_roadside_inn",
                "com_confectioner",
                "com_marketplace",
                "com_gold_creek",
            ]),
        )
}

#[test]
fn every_card_with_a_raze_field_yields_it() {
    for card in Card::all().filter(|card| !card.info().raze.is_empty()) {
        let entry = entry(card);
        let mut desk = players(card).turn(1, 1).empire(0, &[card.name()]).supply(1, &[("raze", 4)]).lay();
        let at = desk.at(card.name());
        if ["jap_gate", "jap_shrine"].contains(&card.title().name()) {
            desk.refused(Move::Raze(at), "IMP-24.11");
            continue;
        }
        desk.play(Move::Raze(at));
        desk.settle();
        assert!(desk.find(card.name()).is_none(), "{} still stands", card.name());
        let field: Vec<&str> =
            entry["raze"].as_array().expect("a field").iter().filter_map(Value::as_str).collect();
        for good in ["wood", "stone", "food", "worker", "gold", "basic_tech", "vp"] {
            let due = field.iter().filter(|own| **own == good).count() as i64;
            assert_eq!(gained(&desk, 1, good), due, "{} yields {good}", card.name());
        }
        let cards = field.iter().filter(|good| **good == "card").count();
        assert_eq!(desk.hand(1).len(), cards, "{}", card.name());
        let owner = desk.view();
        let became_foundation = owner.players[0].foundations.contains(card);
        assert_eq!(became_foundation, card.is_common(), "{}", card.name());
    }
}

#[test]
fn every_faction_card_can_be_a_deal() {
    for card in Card::all().filter(|card| card.deal().is_some()) {
        let mut desk = players(card).hand(0, &[card.name()]).supply(0, &[("food", 1)]).lay();
        desk.play(Move::Deal(card));
        desk.settle();
        let good = card.deal().expect("a Faction card has a Deal field").name();
        let got = if good == "card" { desk.hand(0).len() as i64 } else { gained(&desk, 0, good) };
        assert_eq!(got, 1, "{} yields {good}", card.name());
        assert_eq!(desk.view().players[0].deals.len(), 1, "{}", card.name());
    }
}
