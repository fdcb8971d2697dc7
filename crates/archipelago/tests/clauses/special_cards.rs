//! Section 27: notes on cards.

use crate::desk::{Desk, Layout, action, area, bay, card, objective, open, post, region, table, using};
use approdo_archipelago::{
    Event, Good, Hand, Move,
    content::content,
    ids::{CardId, Market, Resource, Spot},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use serde_json::json;

/// Seat 0 owns these cards, with two citizens on Palm Bay; seat 1 has two on Cattle Shore.
pub fn owner(cards: &[&str]) -> Layout {
    bay(2).units(0, "palm_bay_b", 2).units(1, "cattle_shore_b", 2).cards(0, cards).screen(0, 10, &[])
}

#[test]
fn a_doubling_card_doubles_the_harvest_of_the_round() {
    let clauses = ["ARC-27.1", "ARC-27.2"];
    // S17: the Sawmill of seat 1, three citizens on wood.
    let layout =
        || crate::desk::plains(2).units(0, "old_forest_a", 3).cards(1, &["sawmill"]).screen(0, 10, &[]);
    let mut desk = layout().screen(1, 0, &[]).lay();
    desk.play(using("sawmill"));
    assert_eq!((desk.florins(0), desk.florins(1)), (8, 2), "{clauses:?}");
    desk.play(action("harvest_wood"));
    for _ in 0..3 {
        desk.play(Move::Deploy(open("old_forest_a")));
    }
    assert_eq!(desk.cubes(0, Resource::Wood), 6, "{clauses:?}");
    desk.play(Move::EndRound);
    desk.refused(using("sawmill"), "ARC-26.2");
    // The doubling lapses with the round.
    let mut desk = layout().lay();
    desk.play(using("sawmill")).play(Move::EndRound).play(Move::EndRound);
    desk.play(action("harvest_wood")).play(Move::Deploy(open("old_forest_a")));
    assert_eq!(desk.cubes(0, Resource::Wood), 1, "{clauses:?}");
    // It needs a disc that can still be placed, and a unit to deploy.
    let mut desk = layout().lay();
    desk.play(action("tax"));
    desk.refused(using("sawmill"), clauses[1]);
    layout().set("wheel.discs.tax.0", json!(3)).lay().refused(using("sawmill"), clauses[1]);
    owner(&["sawmill"]).lay().refused(using("sawmill"), clauses[1]);
    // Another harvest is not doubled.
    let mut desk = owner(&["plantation"]).units(0, "cattle_shore_b", 1).lay();
    desk.play(using("plantation")).play(action("harvest_cattle"));
    desk.play(Move::Deploy(open("cattle_shore_b")));
    assert_eq!(desk.cubes(0, Resource::Cattle), 1, "{clauses:?}");
}

#[test]
fn the_recruiter_takes_on_two_at_the_price_of_the_board() {
    let clauses = ["ARC-27.3", "ARC-27.5", "ARC-27.30"];
    let mut desk =
        bay(2).units(0, "palm_bay_a", 1).cards(0, &["recruiter"]).surplus(5).screen(0, 10, &[]).lay();
    desk.play(using("recruiter"));
    desk.play(Move::Recruit(area("palm_bay_b"))).play(Move::Recruit(area("palm_bay_b")));
    assert_eq!((desk.florins(0), desk.view().population), (4, 2), "{clauses:?}");
    desk.refused(Move::Recruit(area("palm_bay_b")), "ARC-15.2");
    assert_eq!(desk.view().players[0].free_discs, 3, "{clauses:?}: no disc");
}

#[test]
fn exporter_and_merchant_trade_twice_on_their_market() {
    let clauses = ["ARC-27.4", "ARC-27.5"];
    for (name, market, other, florins) in [
        ("exporter", Market::Export, Market::Domestic, 28),
        ("merchant", Market::Domestic, Market::Export, 24),
    ] {
        let mut desk = owner(&[name]).screen(0, 10, &[("iron", 3)]).lay();
        desk.play(using(name));
        desk.refused(Move::Sell { market: other, resource: Resource::Iron }, "ARC-24.17");
        let sell = Move::Sell { market, resource: Resource::Iron };
        desk.play(sell).play(sell);
        assert_eq!(desk.florins(0), florins, "{clauses:?}");
        desk.refused(sell, "ARC-15.2");
    }
}

/// The Headhunter of seat 0 reveals five cards; luck picks the first of everything.
fn headhunter() -> Desk {
    let mut desk = owner(&["headhunter"]).rebellion(1).lay();
    desk.play(using("headhunter"));
    while desk.view().evolution.revealed.len() < 5 {
        desk.luck(0);
    }
    desk
}

#[test]
fn the_headhunter_reveals_five_cards_and_buys_a_character() {
    let clauses = ["ARC-27.6", "ARC-27.8"];
    let mut desk = headhunter();
    let revealed = desk.view().evolution.revealed;
    let is = |kind| move |card: &CardId| content().cards[card.index()].kind == kind;
    use approdo_archipelago::content::CardKind::{Character, Progress};
    for other in revealed.iter().filter(is(Progress)) {
        desk.refused(Move::BuyCard(other), clauses[0]);
    }
    let hired = revealed.iter().find(is(Character)).expect("a character is revealed");
    let price = content().cards[hired.index()].minimal_cost();
    desk.legal(Move::Done);
    desk.play(Move::BuyCard(hired));
    assert_eq!(desk.florins(0), 10 - price, "{clauses:?}");
    let view = desk.view();
    assert_eq!((view.evolution.discard.len(), view.evolution.revealed.len()), (4, 0), "{clauses:?}");
    // It may be used from the buyer's next round on.
    assert!(view.evolution.resting.contains(hired) && view.evolution.fresh.contains(hired), "{clauses:?}");
    // The Researcher buys progress cards.
    let mut desk = owner(&["researcher"]).lay();
    desk.play(using("researcher"));
    while desk.view().evolution.revealed.len() < 5 {
        let last = desk.among() - 1;
        desk.luck(last);
    }
    let revealed = desk.view().evolution.revealed;
    let bought = revealed.iter().find(is(Progress)).expect("a progress card is revealed");
    desk.legal(Move::BuyCard(bought));
}

#[test]
fn a_hired_card_rests_until_the_next_round() {
    let clause = "ARC-27.8";
    let mut desk = owner(&["king"]).set("evolution.resting", json!(["king"])).lay();
    desk.refused(using("king"), clause);
    desk.play(action("tax")).play(Move::EndRound).play(Move::EndRound);
    desk.legal(using("king"));
    // A player who gets it before that may use it in a round of its own.
    let mut desk = owner(&["king"]).set("evolution.resting", json!(["king"])).lay();
    desk.play(Move::Offer(Seat(1))).play(Move::Give(Good::Card(card("king"))));
    desk.play(Move::Send).play(Move::Accept);
    assert!(desk.view().evolution.resting.contains(card("king")), "{clause}");
    desk.play(action("tax")).play(Move::EndRound);
    desk.legal(using("king"));
}

#[test]
fn a_hired_card_rests_until_its_owner_s_round_in_the_next_turn_too() {
    let clause = "ARC-27.8";
    // Seat 0 has hired the Sawmill in his last round and ends Phase 6; in the next turn seat 1 comes first.
    let mut desk = table(2)
        .region("timber_coast", 0, -1, 2)
        .units(0, "timber_coast_b", 2)
        .units(1, "timber_coast_b", 2)
        .cards(0, &["sawmill"])
        .set("evolution.resting", json!(["sawmill"]))
        .set("evolution.fresh", json!(["sawmill"]))
        .set("order", json!([1, 0]))
        .buying(0)
        .frames(json!([
            { "purchases": { "nth": 2 } },
            { "refill": { "red": true } },
            { "purchase": { "bought": true, "turned": null } },
        ]))
        .track(["king", "spy", "thief", "pope", "pirate"])
        .back("missionary")
        .lay();
    desk.play(Move::Rotate(card("spy"))).bid_nothing();
    assert_eq!((desk.view().turn, desk.asked()), (3, Seat(1)), "{clause}");
    desk.refused(using("sawmill"), clause);
    desk.play(action("tax")).play(Move::EndRound);
    desk.legal(using("sawmill"));
    desk.play(action("tax")).play(Move::EndRound);
    desk.legal(using("sawmill"));
}

/// Seat 0 uses the Headhunter on this deck; seat 1 owns all other cards.
fn headhunt(deck: &[&str], discard: &[&str], back: &str) -> Desk {
    let rest: Vec<&str> = CardId::all()
        .map(CardId::name)
        .filter(|name| !deck.contains(name) && !discard.contains(name) && *name != "headhunter")
        .collect();
    let mut desk = owner(&["headhunter"])
        .cards(1, &rest)
        .set("evolution.deck", json!(deck))
        .set("evolution.discard", json!(discard))
        .back(back)
        .lay();
    desk.play(using("headhunter"));
    desk
}

#[test]
fn rejected_cards_do_not_come_back_with_the_new_deck() {
    let clauses = ["ARC-25.12", "ARC-27.6"];
    // The deck is empty as soon as five are revealed: the three discards of that moment are the new one.
    let deck = ["spy", "pirate", "king", "foreman", "ranch"];
    let mut desk = headhunt(&deck, &["moneylender", "colossus", "pyramid"], "king");
    desk.any_luck();
    assert!(desk.facts.contains(&Event::DeckReshuffled { cards: 3 }), "{clauses:?}");
    desk.play(Move::Done);
    assert_eq!((desk.among(), desk.view().evolution.discard.len()), (3, 5), "{clauses:?}");
    // Without discards there is no deck until the rejected cards are discarded.
    let mut desk = headhunt(&deck, &[], "king");
    desk.any_luck().play(Move::BuyCard(card("spy")));
    assert_eq!((desk.among(), desk.view().evolution.discard.len()), (4, 0), "{clauses:?}");
}

#[test]
fn with_a_short_deck_the_discards_are_put_under_it() {
    let clause = "ARC-27.8";
    let mut desk = headhunt(&["ranch", "pope"], &["spy", "thief"], "ranch");
    desk.play_until(|desk| desk.view().evolution.revealed.len() == 4);
    // There are only four, so four are revealed.
    desk.legal(Move::BuyCard(card("spy"))).legal(Move::Done);
    assert!(desk.facts.contains(&Event::DeckReshuffled { cards: 2 }), "{clause}");
}

#[test]
fn red_zones_of_revealed_cards_are_ignored() {
    let clause = "ARC-27.7";
    // O16: only the back that is on top after all reveals is resolved.
    let mut desk = headhunter();
    assert!(!desk.happened(|fact| matches!(fact, Event::ExportCrisis { .. })), "{clause}");
    desk.play(Move::Done);
    desk.luck_such_that(|desk| {
        desk.facts.contains(&Event::ExportCrisis { resource: Resource::Iron, count: 1 })
    });
    desk.play(Move::Done).play(Move::Done);
    assert_eq!((desk.view().rebellion, desk.asked()), (2, Seat(0)), "{clause}: the round goes on");
}

#[test]
fn the_pirate_destroys_a_ship_within_reach() {
    let clauses = ["ARC-27.9", "ARC-27.10", "ARC-27.27"];
    let layout = || owner(&["pirate"]).units(0, "palm_bay_a", 1);
    // In the same region, or in one that shares an edge with it; engaged ships and ships on ports as well.
    let mut desk = layout()
        .port("palm_bay_b", "palm_bay_a")
        .on(1, "palm_bay_a", "port")
        .posted(1, "open_sea_a", "fish", "engaged", 1)
        .units(1, "cattle_shore_a", 1)
        .lay();
    let supply = desk.view().players[1].ships;
    desk.play(using("pirate"));
    let sink = |at| Move::Sink { owner: Seat(1), at };
    desk.refused(sink(open("cattle_shore_a")), clauses[1]);
    desk.refused(sink(open("palm_bay_a")), clauses[0]);
    desk.legal(sink(post("palm_bay_a", Spot::Port)));
    desk.play(sink(post("open_sea_a", Spot::Fish)));
    let view = desk.view();
    assert_eq!(
        (view.players[1].ships, view.rebellion, view.players[0].discs_on_cards),
        (supply + 1, 1, 1),
        "{clauses:?}"
    );
    layout().units(1, "cattle_shore_a", 1).lay().refused(using("pirate"), clauses[1]);
    // The own ship may be engaged as well.
    let fishing = owner(&["pirate"]).posted(0, "open_sea_a", "fish", "engaged", 1);
    let mut desk = fishing.units(1, "cattle_shore_a", 1).lay();
    desk.play(using("pirate")).play(sink(open("cattle_shore_a")));
    // S18: only the owner uses it.
    let mut desk = owner(&[]).cards(1, &["pirate"]).units(0, "palm_bay_a", 1).units(1, "palm_bay_a", 1).lay();
    desk.refused(using("pirate"), "ARC-26.3");
}

#[test]
fn the_thief_takes_what_is_in_a_hand() {
    let clauses = ["ARC-27.11", "ARC-27.12", "ARC-27.35"];
    let layout = |cubes: &[(&str, u8)]| {
        bay(3).units(0, "palm_bay_b", 1).cards(0, &["thief"]).screen(0, 10, &[]).screen(1, 10, cubes)
    };
    let mut desk = layout(&[("stone", 2), ("wood", 1)]).tokens(1, 1).lay();
    desk.play(using("thief"));
    desk.refused(Move::Target(Seat(0)), clauses[0]).legal(Move::Target(Seat(2)));
    desk.play(Move::Target(Seat(1)));
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}");
    desk.refused(Move::HideNothing, clauses[0]).refused(Move::Hide(Resource::Iron), clauses[0]);
    // They may be of the same kind; only the player sees them.
    desk.play(Move::Hide(Resource::Stone));
    desk.refused(Move::HideNothing, clauses[0]);
    desk.play(Move::Hide(Resource::Stone));
    let hidden = |view: approdo_archipelago::View| serde_json::to_string(&view.hands).expect("plain data");
    assert!(hidden(desk.view_of(1)).contains("stone"), "{clauses:?}");
    assert!(
        !hidden(desk.view_of(0)).contains("stone") && !hidden(desk.view()).contains("stone"),
        "{clauses:?}"
    );
    desk.play(Move::Hand(Hand::Left));
    assert_eq!((desk.cubes(0, Resource::Stone), desk.cubes(1, Resource::Stone)), (1, 1), "{clauses:?}");
    assert_eq!((desk.tokens(1), desk.florins(1)), (1, 10), "{clauses:?}: tokens and florins are safe");
    // O19: a single cube, left or right.
    let mut desk = layout(&[("stone", 1)]).lay();
    desk.play(using("thief")).play(Move::Target(Seat(1))).play(Move::HideNothing);
    desk.refused(Move::HideNothing, clauses[0]);
    desk.play(Move::Hide(Resource::Stone)).play(Move::Hand(Hand::Left));
    assert_eq!(desk.cubes(0, Resource::Stone), 0, "{clauses:?}: a wrong guess");
    // O35: no cube at all is shown to everybody.
    let mut desk = layout(&[]).lay();
    desk.play(using("thief")).play(Move::Target(Seat(1)));
    assert!(desk.facts.contains(&Event::NoCubes { victim: Seat(1) }), "{clauses:?}");
    assert_eq!((desk.florins(0), desk.asked()), (9, Seat(0)), "{clauses:?}");
}

#[test]
fn only_the_two_learn_what_was_stolen() {
    use approdo_archipelago::Archipelago;
    use approdo_contract::Viewer;
    use approdo_contract::prelude::*;
    let clause = "ARC-27.12";
    let stole = Event::Stole {
        seat: Seat(0),
        victim: Seat(1),
        hand: Hand::Left,
        cube: Some(approdo_archipelago::frames::Hidden::Cube(Resource::Stone)),
    };
    let told = |viewer| match Archipelago::witness(&stole, viewer) {
        Some(Event::Stole { cube, .. }) => cube.is_some(),
        other => panic!("{other:?}"),
    };
    assert!(told(Viewer::Seat(Seat(0))) && told(Viewer::Seat(Seat(1))), "{clause}");
    assert!(!told(Viewer::Seat(Seat(2))) && !told(Viewer::Spectator), "{clause}");
}

#[test]
fn the_barbarian_plunders_symbols_for_good() {
    let clauses = ["ARC-27.13", "ARC-27.14", "ARC-27.34"];
    // O29: Stone Terraces show two stone and a fruit; the bank has six stone.
    let layout = || {
        table(2)
            .region("stone_terraces", 0, -1, 3)
            .units(0, "stone_terraces_b", 1)
            .posted(1, "stone_terraces_b", "stone", "engaged", 1)
            .cards(0, &["barbarian"])
    };
    let mut desk = layout().screen(1, 10, &[("stone", 5)]).lay();
    let bank = desk.view().bank.florins;
    desk.play(using("barbarian"));
    let plunder = |resource| Move::Plunder { region: region("stone_terraces"), resource };
    desk.refused(plunder(Resource::Iron), clauses[1]);
    desk.refused(Move::Plunder { region: region("open_sea"), resource: Resource::Fish }, clauses[1]);
    desk.play(plunder(Resource::Stone));
    assert_eq!((desk.cubes(0, Resource::Stone), desk.bank(Resource::Stone)), (4, 2), "{clauses:?}");
    assert_eq!((desk.view().bank.florins, desk.view().rebellion), (bank - 1, 1), "{clauses:?}");
    let placed = *desk.view().chart.get(region("stone_terraces")).expect("on the map");
    assert!(placed.plundered.contains(Resource::Stone) && placed.coins == 1, "{clauses:?}");
    assert_eq!(desk.count(0, open("stone_terraces_b"), Posture::Ready), 1, "{clauses:?}: nobody is engaged");
    desk.play(action("harvest_fruit"));
    desk.play(Move::Deploy(open("stone_terraces_b")));
    assert_eq!(desk.cubes(0, Resource::Fruit), 1, "{clauses:?}");
    // Nothing left to plunder, and a bank without florins.
    let mut desk = layout().building("plundered", json!(["stone", "fruit"])).lay();
    desk.refused(using("barbarian"), clauses[2]);
    let mut desk = layout().screen(0, 10, &[]).screen(1, 125, &[]).lay();
    desk.play(using("barbarian")).play(plunder(Resource::Fruit));
    let placed = *desk.view().chart.get(region("stone_terraces")).expect("on the map");
    assert_eq!((placed.coins, placed.plundered.len()), (0, 1), "{clauses:?}: marked without a coin");
}

#[test]
fn the_spy_sees_all_objectives_of_a_player() {
    let clauses = ["ARC-27.15", "ARC-27.16"];
    let mut desk = owner(&["spy"]).objectives(1, &["short_temples_characters", "short_markets_iron"]).lay();
    desk.play(using("spy")).play(Move::Target(Seat(1)));
    assert_eq!(desk.florins(0), 5, "{clauses:?}");
    let seen = desk.view_of(0).players[1].objectives.clone();
    let both = ["short_temples_characters", "short_markets_iron"].map(|name| Some(objective(name)));
    assert_eq!(seen.as_slice(), both, "{clauses:?}");
    assert_eq!(desk.view().players[1].objectives.as_slice(), [None, None], "{clauses:?}: nobody else");
    owner(&["spy"]).screen(0, 4, &[]).lay().refused(using("spy"), "ARC-26.3");
}
