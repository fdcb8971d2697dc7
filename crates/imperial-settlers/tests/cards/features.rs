//! Every Feature reacts to what its data name, every lasting Feature lasts, and every Event is carried out.

use super::{entry, gained, gains};
use crate::desk::{Desk, Layout, activate, build, deal, raze, raze_hand, samurai, table, tech, visit};
use approdo_conformance::desk::Desk as _;
use approdo_imperial_settlers::{
    Event, Move,
    content::Kind,
    goods::Good,
    ids::{Card, Deck, Tech},
};
use approdo_pieces::NamedId;
use serde_json::json;
use toml::Value;

/// The reacting or lasting Features of a card in its file.
fn features(card: Card, key: &str) -> Vec<Value> {
    let listed = entry(card).get("features").and_then(Value::as_array).cloned().unwrap_or_default();
    listed.into_iter().filter(|feature| feature.get(key).is_some()).collect()
}

fn word<'a>(feature: &'a Value, key: &str) -> Option<&'a str> {
    feature.get(key).and_then(Value::as_str)
}

/// A table at which the owner of the card is the first player, with everything on the card opened.
fn owner(card: Card, other: &str) -> Layout {
    let own = card.info().faction.map_or("romans", NamedId::name);
    table(&[own, other]).location(0, card.name(), json!({ "activations": opened(card) }))
}

/// The activations that open abilities of a card.
fn opened(card: Card) -> [u8; 2] {
    let needs = card.info().features.iter().any(|feature| feature.needs.is_some())
        || card.info().lasting.iter().any(|feature| feature.needs.is_some());
    [u8::from(needs), 0]
}

/// A card that costs no Location and fits a Feature's filters, besides the card itself.
fn to_build(card: Card, feature: &Value) -> Card {
    let colour = word(feature, "color").filter(|colour| *colour != "any");
    let fits = |other: &Card| {
        let info = other.info();
        let is_own = info.faction.is_some() && info.faction == card.info().faction;
        let deck = match word(feature, "deck") {
            Some("common") => info.faction.is_none(),
            Some("faction") => is_own,
            Some(_) | None => info.faction.is_none() || is_own,
        };
        let is_quiet = info.features.is_empty() && info.bonus.is_none() && info.event.is_none();
        let is_colour = colour.is_none_or(|colour| info.colours.iter().any(|own| own.name() == colour));
        *other != card && deck && is_colour && is_quiet && info.production.is_none()
    };
    Card::all().find(fits).unwrap_or_else(|| panic!("nothing to build for {}", card.name()))
}

/// Triggers a Feature.
fn trigger(card: Card, feature: &Value) -> Desk {
    let own = card.info().faction.map_or("romans", NamedId::name);
    let other = if own == "atlanteans" { "romans" } else { "atlanteans" };
    let layout = owner(card, other);
    let on = word(feature, "on").expect("the Feature reacts");
    let faction_card = match own {
        "japanese" => "jap_farm",
        "barbarians" => "bar_settlement",
        "egyptians" => "egy_goldsmith",
        "atlanteans" => "atl_great_library",
        _ => "rom_legion",
    };
    match on {
        "build" => {
            let new = to_build(card, feature);
            let mut desk = layout
                .empire(0, &["com_ruins"])
                .hand(0, &[new.name()])
                .supply(0, &[("wood", 9), ("stone", 9), ("food", 9), ("worker", 1)])
                .lay();
            desk.play(build(new.name()));
            if desk.asked_now().is_some() && 0 < new.info().cost.location {
                desk.point("com_ruins");
            }
            desk
        }
        "raze" | "raze_enemy" => {
            let mut desk =
                layout.empire(1, &["com_brewer"]).supply(0, &[("raze", 2), ("basic_tech", 1)]).lay();
            desk.play(raze("com_brewer"));
            desk
        }
        "raze_hand" => {
            let mut desk = layout.hand(0, &["com_brewer"]).supply(0, &[("raze", 1)]).lay();
            desk.play(raze_hand("com_brewer"));
            desk
        }
        "make_deal" => {
            let mut desk = layout.hand(0, &[faction_card]).supply(0, &[("food", 1)]).lay();
            desk.play(deal(faction_card));
            desk
        }
        "deploy_samurai" => {
            let mut desk = layout.supply(0, &[("worker", 1)]).lay();
            desk.play(samurai(card.name()));
            desk
        }
        "gain_vp" => {
            let mut desk = layout.empire(0, &["com_sawmill"]).supply(0, &[("wood", 1)]).lay();
            desk.play(activate("com_sawmill", 1));
            desk
        }
        "enemy_exchange" => {
            let mut desk = layout.turn(1, 1).supply(1, &[("worker", 2)]).lay();
            desk.play(Move::Exchange(1)).play(Move::Good(Good::Food));
            desk
        }
        "activate" => {
            let mut desk = layout.empire(0, &["com_gadget_fair"]).supply(0, &[("basic_tech", 1)]).lay();
            desk.play(activate("com_gadget_fair", 1));
            desk
        }
        "visit" => {
            let mut desk = layout.empire(1, &["com_public_granary"]).supply(0, &[("worker", 1)]).lay();
            desk.play(visit("com_public_granary"));
            desk
        }
        "enemy_visit" => {
            let mut desk =
                layout.turn(1, 1).empire(0, &["com_public_granary"]).supply(1, &[("worker", 1)]).lay();
            desk.play(visit("com_public_granary"));
            desk
        }
        "place_tech" => {
            let mut desk = layout.empire(0, &["com_ruins"]).supply(0, &[("basic_tech", 1)]).lay();
            desk.play(tech(Tech::Basic, "com_ruins"));
            desk
        }
        other => panic!("{} reacts to {other}, which this test does not know", card.name()),
    }
}

/// Whether a list of effects draws one card and gives nothing else.
pub fn draws_one(effects: Option<&Value>) -> bool {
    let is_card = |effect: &Value| effect.get("good").and_then(Value::as_str) == Some("card");
    let is_one = |effect: &Value| effect.get("n").and_then(Value::as_integer) == Some(1);
    matches!(effects.and_then(Value::as_array).map(Vec::as_slice), Some([only]) if is_card(only) && is_one(only))
}

#[test]
fn every_feature_reacts_as_it_says() {
    let mut met = 0;
    for card in Card::all() {
        for feature in features(card, "on") {
            let mut desk = trigger(card, &feature);
            let reacted = |event: &Event| matches!(event, Event::Reacted { card: by, .. } if *by == card);
            let is_optional = feature.get("optional").is_some();
            if feature.get("repeat_cost").is_some() {
                desk.play(Move::Again);
            } else if is_optional {
                let first = desk.offers()[0];
                desk.play(first);
            }
            assert!(desk.facts.iter().any(reacted), "{} does not react", card.name());
            let is_asked = desk.asked_now().is_some() && desk.offers().contains(&Move::Draw(Deck::Faction));
            assert!(is_asked || !draws_one(feature.get("effects")), "{} lets nobody draw", card.name());
            if is_asked {
                desk.play(Move::Draw(Deck::Faction)).luck(0);
                assert_eq!(desk.hand(0).len(), 1, "{} draws a card", card.name());
            }
            // After the reaction the log contains at least what the data say.
            let at = desk.facts.iter().position(reacted).expect("it has reacted");
            let after = Desk { facts: desk.facts[at..].to_vec(), ..desk.clone() };
            for (good, n) in gains(feature.get("effects")).unwrap_or_default() {
                if good != "color_match" {
                    assert_eq!(gained(&after, 0, &good), n, "{} gives {good}", card.name());
                }
            }
            met += 1;
        }
    }
    assert!(20 < met, "{met} Features");
}

#[test]
fn every_lasting_feature_lasts() {
    for card in Card::all() {
        for feature in features(card, "static") {
            let what = word(&feature, "static").expect("the Feature lasts");
            let number = |key: &str| feature.get(key).and_then(Value::as_integer).unwrap_or(0);
            match what {
                "store" => stores(card, &feature),
                "stash" => stashes(card, &feature),
                "raze_tax" => {
                    let desk = owner(card, "barbarians").empire(0, &["com_mill"]).lay();
                    assert_eq!(
                        desk.raze_cost("com_mill").map(i64::from),
                        Some(2 + number("n")),
                        "{}",
                        card.name()
                    );
                }
                "not_razable" => {
                    let mut desk = owner(card, "barbarians").turn(1, 1).supply(1, &[("raze", 9)]).lay();
                    desk.refused(raze(card.name()), "IMP-24.11");
                }
                // The counted things are put there by hand.
                "end_vp" => assert_eq!(worth_with_two(card), 2 * number("n"), "{}", card.name()),
                other => panic!("{} has {other}, which this test does not know", card.name()),
            }
        }
    }
}

/// The VP at the end from a card's Features if two things are counted.
fn worth_with_two(card: Card) -> i64 {
    let layout = match card.name() {
        "jap_gate" => owner(card, "romans").player(
            0,
            "stash",
            json!([{ "at": 0, "card": "com_mill" }, { "at": 0, "card": "com_baker" }]),
        ),
        "jap_shrine" => {
            table(&["japanese", "romans"]).location(0, card.name(), json!({ "held": { "wood": 2 } }))
        }
        _ => owner(card, "romans").location(0, "com_mill", json!({ "marks": ["basic", "score"] })),
    };
    i64::from(layout.lay().view().players[0].worth.features)
}

/// In Cleanup the Goods named are kept, up to the number named.
fn stores(card: Card, feature: &Value) {
    let goods: Vec<&str> =
        feature["goods"].as_array().expect("Goods are named").iter().filter_map(Value::as_str).collect();
    let on_card = word(feature, "where") == Some("card");
    let supply: Vec<(&str, u16)> = goods.iter().map(|good| (*good, 4)).collect();
    let mut desk = owner(card, "barbarians").supply(0, &supply).lay();
    desk.pass_all();
    let most = feature.get("max").and_then(Value::as_integer).unwrap_or(0);
    if on_card {
        for _ in 0..most {
            let first = desk.offers()[0];
            desk.play(first);
        }
        let held = desk.find(card.name()).expect("it stands").held;
        assert_eq!(i64::from(held.len()), most, "{} stores", card.name());
        assert_eq!(desk.view().round, 2, "{} takes no more", card.name());
    } else {
        for good in goods {
            let kept = Good::ALL.into_iter().find(|own| own.name() == good).map(|good| desk.has(0, good));
            assert_eq!(kept, Some(4), "{} keeps {good}", card.name());
        }
    }
}

/// In Cleanup cards or Resources are put away, up to the number named.
fn stashes(card: Card, feature: &Value) {
    let most = feature.get("max").and_then(Value::as_integer).unwrap_or(0);
    let mut desk = owner(card, "barbarians")
        .hand(0, &["com_mill", "com_baker", "com_hunter"])
        .supply(0, &[("wood", 4)])
        .lay();
    desk.pass_all();
    for _ in 0..most {
        let first = desk.offers()[0];
        desk.play(first);
    }
    let view = desk.view();
    let cards: usize = view.players[0].stash_sizes.iter().map(|(_, backs)| backs.total()).sum();
    let goods = usize::from(desk.find(card.name()).expect("it stands").held.len());
    assert_eq!((cards + goods) as i64, most, "{} puts away", card.name());
    assert_eq!(view.round, 2, "{} takes no more", card.name());
}

#[test]
fn every_event_is_carried_out() {
    let events = [
        ("com_gift_of_the_sea", "1 worker, 1 gold, 1 basic_tech", "1 basic_tech"),
        ("com_bountiful_season", "1 food, 1 worker, 1 gold", "1 food"),
        ("com_tremor", "1 gold", ""),
        ("com_travelling_scholars", "1 worker, 1 gold", ""),
    ];
    let is_expected = |card: &Card| events.iter().any(|(event, ..)| *event == card.name());
    let mut all = Card::all().filter(|card| card.info().kind == Kind::Event);
    assert!(all.all(|card| is_expected(&card)), "every Event is in the list");
    for (event, own, other) in events {
        let mut desk = table(&["romans", "barbarians"]).supply(0, &[("worker", 3), ("gold", 1)]).lay();
        desk.play(Move::Exchange(1)).play(Move::Draw(Deck::Common)).draw(event);
        desk.settle();
        assert_eq!((desk.tally(0).as_str(), desk.tally(1).as_str()), (own, other), "{event}");
        let drawn = usize::from(event == "com_travelling_scholars");
        assert_eq!((desk.hand(0).len(), desk.hand(1).len()), (1 + drawn, drawn), "{event}");
        assert_eq!(desk.discard(), [event], "{event} is discarded");
    }
}
