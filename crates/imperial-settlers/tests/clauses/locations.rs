//! Section 4: cards, Locations and empires.

use crate::desk::{activate, c, names, table};
use approdo_conformance::desk::Desk as _;
use approdo_imperial_settlers::{
    Event, Move,
    content::{Kind, content},
    goods::Good,
    ids::{Card, Colour, Deck, Faction},
    options::Mode,
};
use approdo_pieces::NamedId;
use serde_json::json;

#[test]
fn a_card_is_built_razed_or_made_a_deal() {
    let clause = "IMP-4.1";
    let goods = [("wood", 9), ("stone", 9), ("food", 9), ("raze", 9)];
    let mut desk = table(&["romans", "japanese"])
        .empire(0, &["com_ruins"])
        .hand(0, &["com_mill", "rom_bank", "com_ruins"])
        .supply(0, &goods)
        .lay();
    let mill = c("com_mill");
    desk.legal(Move::Build(mill)).legal(Move::RazeHand(mill)).refused(Move::Deal(mill), "IMP-12.1");
    let bank = c("rom_bank");
    desk.legal(Move::Build(bank)).legal(Move::Deal(bank)).refused(Move::RazeHand(bank), "IMP-13.2");
    desk.legal(Move::Build(c("com_ruins"))).refused(Move::RazeHand(c("com_ruins")), "IMP-13.5");
    let mut desk = table(&["japanese", "romans"]).hand(0, &["jap_farm"]).supply(0, &goods).lay();
    let farm = c("jap_farm");
    desk.legal(Move::Build(farm)).legal(Move::Deal(farm)).legal(Move::RazeHand(farm));
    assert_eq!(desk.offers().len(), 4, "{clause}: these and passing");
}

#[test]
fn built_cards_are_common_and_faction_locations() {
    let clause = "IMP-4.2";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_ruins"])
        .hand(0, &["com_gallows", "rom_bank"])
        .supply(0, &[("wood", 2), ("stone", 1)])
        .lay();
    desk.build("com_gallows").turn_of(0).build("rom_bank").point("com_ruins");
    assert_eq!(desk.empire(0), ["com_gallows", "rom_bank"], "{clause}");
    let worth = desk.view().players[0].worth;
    assert_eq!((worth.common, worth.faction), (1, 2), "{clause}: a Common and a Faction Location");
}

#[test]
fn raze_and_deal_fields() {
    let clause = "IMP-4.3";
    for card in Card::all() {
        let (info, name) = (card.info(), card.name());
        match info.faction {
            None => {
                assert!(card.deal().is_none(), "{clause}: {name}");
                let has_none = name.starts_with("com_ruins") || info.kind == Kind::Event;
                assert_eq!(info.raze.is_empty(), has_none, "{clause}: {name}");
            }
            Some(faction) => {
                assert!(card.deal().is_some(), "{clause}: {name}");
                assert_eq!(info.raze.is_empty(), faction != Faction::Japanese, "{clause}: {name}");
            }
        }
    }
}

#[test]
fn every_location_lies_in_the_row_of_its_kind() {
    let mut two_abilities = Vec::new();
    for title in &content().titles {
        let name = title.label.id;
        let kind = match (title.event, title.production, title.actions.is_empty()) {
            (Some(_), _, _) => Kind::Event,
            (None, Some(_), _) => Kind::Production,
            (None, None, false) => Kind::Action,
            (None, None, true) => Kind::Feature,
        };
        assert_eq!(title.kind, kind, "{}: {name}", "IMP-4.4");
        if title.production.is_some() && !(title.features.is_empty() && title.lasting.is_empty()) {
            two_abilities.push(name);
            assert!(title.has_two_abilities, "{}: {name}", "IMP-4.5");
        }
    }
    assert_eq!(two_abilities, ["com_thingamabob_merchant", "atl_technology_ark"], "IMP-4.5");
}

#[test]
fn two_abilities_count_as_production_and_both_work() {
    let clause = "IMP-4.6";
    let mut desk = table(&["atlanteans", "romans"])
        .empire(0, &["com_porters", "com_thingamabob_merchant"])
        .supply(0, &[("food", 1), ("worker", 1)])
        .lay();
    desk.activate("com_porters").point("com_thingamabob_merchant");
    assert_eq!(desk.tally(0), "1 worker, 1 basic_tech", "{clause}: the Porters find it");
    desk.pass_all().play(Move::Good(Good::BasicTech));
    assert_eq!(desk.find("com_thingamabob_merchant").map(|it| it.held.len()), Some(1), "{clause}: it stores");
}

#[test]
fn colours() {
    let clause = "IMP-4.7";
    let base = ["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"];
    let all: Vec<&str> = Colour::ALL.iter().map(|colour| colour.name()).collect();
    assert_eq!(all.len(), 9, "{clause}");
    assert!(base.iter().chain(&["white"]).all(|colour| all.contains(colour)), "{clause}");
    for title in &content().titles {
        let colourless = title.label.id.starts_with("com_ruins") || title.kind == Kind::Event;
        assert_eq!(title.colours.is_empty(), colourless, "{clause}: {}", title.label.id);
        let is_white = title.colours.contains(Colour::White);
        let is_base = title.set == approdo_imperial_settlers::content::Set::Base;
        assert!(!(is_white && is_base), "{clause}: {} is white", title.label.id);
    }
}

#[test]
fn several_colours_count_as_each_of_them() {
    let clause = "IMP-4.8";
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_rubble", "com_lords_fields", "com_wood_supplier", "rom_trade_colony"])
        .produce();
    // The board gives 2 Workers, 1 Wood, 1 Stone, a Raze and a Defense token; the Colony 1 Worker and 1 Gold.
    assert_eq!(
        desk.tally(0),
        "3 wood, 3 stone, 2 food, 3 worker, 1 gold, 1 raze, 1 defense",
        "{clause}: two Locations of each of the three colours"
    );
    desk.pass_all();
}

#[test]
fn copies_of_a_location_all_work() {
    let clause = "IMP-4.9";
    let desk = table(&["barbarians", "romans"]).empire(0, &["com_village_a", "com_village_a"]).produce();
    assert_eq!(desk.tally(0), "7 worker, 1 raze, 1 defense", "{clause}: 5 of the board and 2");
}

#[test]
fn a_foundation_is_no_location() {
    let clause = "IMP-4.10";
    let mut desk = table(&["romans", "barbarians"])
        .foundations(0, &["com_stone_supplier", "com_monument"])
        .hand(0, &["com_rubble"])
        .supply(0, &[("wood", 2), ("stone", 1)])
        .lay();
    assert_eq!(desk.view().players[0].worth.total(), 0, "{clause}: no VP value");
    desk.build("com_rubble");
    assert_eq!(desk.tally(0), "1 stone", "{clause}: it neither counts as grey nor reacts");
    let desk = table(&["romans", "barbarians"]).foundations(0, &["com_monument"]).produce();
    assert_eq!(desk.vp(0), 0, "{clause}: no ability");
}

#[test]
fn cards_go_to_the_pile_of_their_own_deck_for_all_to_see() {
    let mut desk =
        table(&["romans", "barbarians"]).empire(0, &["com_tavern"]).hand(0, &["com_mill", "rom_bank"]).lay();
    desk.play(activate("com_tavern", 2));
    desk.play(Move::Card(c("com_mill"))).play(Move::Card(c("rom_bank")));
    assert_eq!(desk.discard(), ["com_mill"], "IMP-4.11");
    for view in [desk.view(), desk.view_of(1)] {
        assert_eq!(names(view.discard.as_slice()), ["com_mill"], "IMP-4.12");
        assert_eq!(names(view.players[0].discard.as_slice()), ["rom_bank"], "IMP-4.12");
    }
}

#[test]
fn the_common_deck_is_renewed_when_a_card_is_needed() {
    let mut desk = table(&["romans", "barbarians"])
        .options(|options| options.mode = Mode::Base)
        .empire(0, &["com_castle_a"])
        .supply(0, &[("worker", 2)])
        .common_deck(&["com_mill"], "discard")
        .lay();
    let discarded = desk.discard().len();
    desk.play(activate("com_castle_a", 2)).play(Move::Draw(Deck::Common)).draw("com_mill");
    assert_eq!((desk.view().common_size, desk.discard().len()), (0, discarded), "{}: not yet", "IMP-4.17");
    assert!(!desk.facts.contains(&Event::Reshuffled), "IMP-4.17");
    desk.play(Move::Draw(Deck::Common)).draw("com_baker");
    assert!(desk.facts.contains(&Event::Reshuffled), "IMP-4.13");
    assert_eq!((desk.view().common_size, desk.discard().len()), (discarded - 1, 0), "IMP-4.13");
    assert_eq!(desk.hand(0), ["com_mill", "com_baker"], "{}: drawing goes on", "IMP-4.17");
}

#[test]
fn a_faction_deck_is_not_renewed() {
    let mut desk = table(&["romans", "barbarians"])
        .empire(0, &["com_castle_a", "rom_architect"])
        .supply(0, &[("worker", 4)])
        .faction_deck(0, &["rom_bank"])
        .lay();
    desk.play(activate("com_castle_a", 2)).play(Move::Draw(Deck::Faction)).draw("rom_bank");
    // Only the other deck is left: there is no question.
    desk.draw("com_mill");
    assert_eq!(desk.hand(0), ["com_mill", "rom_bank"], "IMP-4.15");
    desk.play(Move::Pass).play(Move::Exchange(1)).refused(Move::Draw(Deck::Faction), "IMP-4.14");
    desk.play(Move::Good(Good::Wood));
    assert!(desk.view().players[0].discard.len() > 20, "{}: the discard pile stays", "IMP-4.14");
    let desk = table(&["romans", "barbarians"]).empire(0, &["rom_architect"]).faction_deck(0, &[]).produce();
    assert_eq!(desk.hand(0).len(), 0, "{}: nothing is drawn", "IMP-4.15");
}

#[test]
fn when_both_decks_are_empty_nothing_is_drawn() {
    let clause = "IMP-4.15";
    let mut desk = table(&["romans", "barbarians"])
        .options(|options| options.mode = Mode::Base)
        .empire(0, &["com_castle_a"])
        .supply(0, &[("worker", 3)])
        .faction_deck(0, &[])
        .common_deck(&[], "players.1.hand")
        .lay();
    desk.activate("com_castle_a");
    assert_eq!((desk.hand(0).len(), desk.tally(0).as_str()), (0, "2 worker"), "{clause}");
    desk.turn_of(0).play(Move::Exchange(1)).refused(Move::Draw(Deck::Common), clause);
}

#[test]
fn hands_are_secret_and_of_any_size() {
    let clause = "IMP-4.16";
    let mut desk = table(&["romans", "barbarians"])
        .options(|options| options.mode = Mode::Base)
        .common_deck(&["com_mill", "com_baker"], "players.0.hand")
        .lay();
    desk.pass_all();
    assert_eq!(desk.hand(0).len(), 82, "{clause}: nothing is discarded");
    for view in [desk.view(), desk.view_of(1)] {
        assert!(view.players[0].hand.is_none(), "{clause}");
        assert_eq!(view.players[0].hand_size.total(), 82, "{clause}: their number is known");
    }
    assert!(desk.view_of(0).players[0].hand.is_some(), "{clause}");
}

#[test]
fn your_locations_are_those_you_control() {
    let clause = "IMP-4.18";
    let desk = table(&["egyptians", "romans"])
        .empire(0, &["com_rubble"])
        .location(1, "com_quarry", json!({ "taken_by": 0 }))
        .empire(1, &["com_coal_mine"])
        .produce();
    let quarry = desk.find("com_quarry").expect("it stands");
    assert!(quarry.owner.is(approdo_contract::Seat(1)), "{clause}: its card lies in the Roman empire");
    assert_eq!(desk.empire(0), ["com_rubble", "com_quarry"], "{clause}");
    // 2 Stone of the Rubble for two grey Locations, 1 of the Quarry; the Romans get that of their board alone.
    assert_eq!((desk.has(0, Good::Stone), desk.has(1, Good::Stone)), (3, 1), "{clause}");
}
