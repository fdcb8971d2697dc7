//! Section 27: notes on cards.

use crate::desk::{Desk, Layout, action, area, bay, card, go, objective, open, post, region, table, using};
use approdo_archipelago::{
    Event, Hand, Move,
    content::content,
    ids::{Building, CardId, Market, Resource, Spot},
    units::Posture,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use serde_json::json;

/// Seat 0 owns these cards, with two citizens on Palm Bay; seat 1 has two on Cattle Shore.
fn owner(cards: &[&str]) -> Layout {
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
}

#[test]
fn with_a_short_deck_the_discards_are_put_under_it() {
    let clause = "ARC-27.8";
    let (deck, discard) = (["ranch", "pope"], ["spy", "thief"]);
    let rest: Vec<&str> = CardId::all()
        .map(CardId::name)
        .filter(|name| !deck.contains(name) && !discard.contains(name) && *name != "headhunter")
        .collect();
    let mut desk = owner(&["headhunter"])
        .cards(1, &rest)
        .set("evolution.deck", json!(deck))
        .set("evolution.discard", json!(discard))
        .back("ranch")
        .lay();
    desk.play(using("headhunter"));
    desk.play_until(|desk| desk.view().evolution.revealed.len() == 4);
    // There are only four, so four are revealed.
    desk.legal(Move::BuyCard(card("spy"))).legal(Move::Done);
    assert!(desk.facts.contains(&Event::DeckReshuffled { cards: 2 }), "{clause}");
}

#[test]
fn red_zones_of_revealed_cards_are_ignored() {
    let clause = "ARC-27.7";
    // O16: whatever is revealed, only the back that is on top afterwards is resolved.
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
    // S18: nobody but the owner uses it.
    let desk = owner(&[]).cards(1, &["pirate"]).units(0, "palm_bay_a", 1).units(1, "palm_bay_a", 1).lay();
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
    // They may be of the same kind; nobody else sees them.
    desk.play(Move::Hide(Resource::Stone)).play(Move::Hide(Resource::Stone));
    let hidden = |view: approdo_archipelago::View| serde_json::to_string(&view.frames).expect("plain data");
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
    use approdo_contract::{Game, Viewer};
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
    let desk = layout().building("plundered", json!(["stone", "fruit"])).lay();
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

/// Seat 0 can build this wonder: a port and a temple of his own on Palm Bay.
fn wonder(name: &str, cubes: &[(&str, u8)]) -> Layout {
    bay(2)
        .port("palm_bay_b", "palm_bay_a")
        .temple("palm_bay_b")
        .on(0, "palm_bay_a", "port")
        .on(0, "palm_bay_b", "temple")
        .units(0, "palm_bay_b", 2)
        .units(1, "cattle_shore_b", 3)
        .cards(0, &[name])
        .screen(0, 10, cubes)
        .rebellion(3)
        .surplus(4)
}

/// Builds it with a citizen of the open of Palm Bay.
fn build(mut desk: Desk, name: &str) -> Desk {
    desk.play(using(name)).play(Move::Pay);
    desk.play_until(|desk| desk.offers().contains(&Move::Dedicate(open("palm_bay_b"))));
    desk.play(Move::Dedicate(open("palm_bay_b")));
    desk
}

#[test]
fn the_great_lighthouse_adds_ships_at_all_ports() {
    let clauses = ["ARC-27.17", "ARC-27.18"];
    let cubes: &[(&str, u8)] = &[("iron", 1), ("stone", 2)];
    let layout = wonder("great_lighthouse", cubes)
        .region("mango_coast", 1, 0, 4)
        .port("mango_coast_b", "mango_coast_a")
        .on(1, "mango_coast_b", "port");
    let desk = build(layout.lay(), "great_lighthouse");
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.count(1, open("mango_coast_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.view().players[0].discs_on_cards, 1, "{clauses:?}");
    // Without a port of one's own it cannot be built.
    let desk = owner(&["great_lighthouse"]).screen(0, 10, cubes).lay();
    desk.refused(using("great_lighthouse"), clauses[0]);
    assert_eq!(content().cards[usize::from(card("great_lighthouse").0)].vp, 1, "{clauses:?}");
    // Who is short of ships chooses: three of four are at sea, and there are two ports.
    let mut desk = table(3)
        .region("palm_bay", 0, -1, 2)
        .port("palm_bay_b", "palm_bay_a")
        .region("mango_coast", 1, 0, 4)
        .port("mango_coast_b", "mango_coast_a")
        .on(0, "palm_bay_a", "port")
        .on(0, "mango_coast_a", "port")
        .units(0, "open_sea_a", 1)
        .units(0, "palm_bay_b", 2)
        .cards(0, &["great_lighthouse"])
        .screen(0, 10, cubes)
        .lay();
    desk.play(using("great_lighthouse")).play(Move::Pay);
    desk.refused(Move::Light(region("open_sea")), clauses[1]);
    desk.play(Move::Light(region("mango_coast")));
    assert_eq!(desk.count(0, open("mango_coast_a"), Posture::Ready), 1, "{clauses:?}");
    assert_eq!(desk.view().players[0].ships, 0, "{clauses:?}");
}

#[test]
fn cathedral_colossus_and_pyramid() {
    let clauses = ["ARC-27.19", "ARC-27.20", "ARC-27.21"];
    let vp = |name: &str| content().cards[usize::from(card(name).0)].vp;
    // One temple is controlled.
    let desk = build(wonder("cathedral", &[("stone", 3)]).lay(), "cathedral");
    assert_eq!(
        (desk.view().rebellion, desk.view().players[0].discs_on_cards, vp("cathedral")),
        (2, 2, 2),
        "{clauses:?}"
    );
    owner(&["cathedral"]).screen(0, 10, &[("stone", 3)]).lay().refused(using("cathedral"), clauses[0]);
    let desk = build(wonder("colossus", &[("iron", 3)]).lay(), "colossus");
    assert_eq!(
        (desk.view().surplus, desk.view().players[0].discs_on_cards, vp("colossus")),
        (3, 1, 1),
        "{clauses:?}"
    );
    let desk = build(wonder("pyramid", &[("stone", 5)]).rebellion(1).lay(), "pyramid");
    assert_eq!(
        (desk.view().rebellion, desk.view().players[0].discs_on_cards, vp("pyramid")),
        (3, 2, 2),
        "{clauses:?}"
    );
}

/// So many temples, each with a citizen of seat 1 on it; seat 0 owns this card.
fn temples(count: usize, name: &str) -> Layout {
    let places = [
        ("cattle_shore", 0, 1, 5),
        ("hidden_harbour", 1, -1, 3),
        ("mango_coast", 1, 0, 4),
        ("windward_shore", -1, 1, 0),
        ("salt_flats", -1, 0, 1),
    ];
    let mut layout = table(2)
        .options(|options| options.length = approdo_archipelago::content::Length::Long)
        .region("palm_bay", 0, -1, 2)
        .units(0, "palm_bay_b", 3)
        .units(1, "palm_bay_b", 3);
    for (name, q, r, rotation) in places.into_iter().take(count) {
        let land = format!("{name}_b");
        layout = layout.region(name, q, r, rotation).temple(&land).on(1, &land, "temple").units(1, &land, 1);
    }
    layout.cards(0, &[name]).screen(0, 10, &[]).rebellion(6)
}

#[test]
fn archbishop_and_pope_count_temples() {
    let clauses = ["ARC-27.22", "ARC-27.23", "ARC-12.22"];
    // S21.
    for (count, rebellion) in [(0, 5), (2, 5), (3, 4), (4, 4), (5, 3)] {
        let mut desk = temples(count, "archbishop").lay();
        desk.play(using("archbishop"));
        assert_eq!(desk.view().rebellion, rebellion, "{clauses:?}: {count} temples");
    }
    let mut desk = temples(4, "pope").lay();
    desk.play(using("pope"));
    assert_eq!(desk.view().rebellion, 2, "{clauses:?}");
    assert_eq!(content().cards[usize::from(card("pope").0)].vp, 1, "{clauses:?}");
    temples(0, "pope").lay().refused(using("pope"), "ARC-26.10");
}

#[test]
fn emigration_amphitheater_and_clergy_donations() {
    let clauses = ["ARC-27.24", "ARC-27.25", "ARC-27.26"];
    let mut desk = wonder("emigration", &[]).lay();
    desk.play(using("emigration"));
    assert_eq!(desk.view().surplus, 3, "{clauses:?}: one controlled port");
    let mut desk = owner(&["amphitheater"]).screen(0, 10, &[("cattle", 1)]).rebellion(2).lay();
    desk.play(using("amphitheater")).play(Move::Pay);
    assert_eq!((desk.florins(0), desk.view().rebellion), (12, 1), "{clauses:?}");
    for (option, rebellion, cattle) in [(0, 2, 1), (1, 1, 0)] {
        let mut desk =
            owner(&["clergy_donations"]).screen(0, 10, &[("fruit", 1), ("cattle", 1)]).rebellion(3).lay();
        desk.play(using("clergy_donations"));
        desk.refused(Move::Done, "ARC-26.10");
        desk.play(Move::Option(option)).play(Move::Pay);
        assert_eq!(
            (desk.view().rebellion, desk.cubes(0, Resource::Cattle)),
            (rebellion, cattle),
            "{clauses:?}"
        );
    }
    let mut desk = owner(&["clergy_donations"]).screen(0, 10, &[("fruit", 1)]).rebellion(3).lay();
    desk.play(using("clergy_donations"));
    desk.refused(Move::Option(1), "ARC-26.7");
}

#[test]
fn slavery_minister_and_expansionism() {
    let clauses = ["ARC-27.27", "ARC-27.28", "ARC-27.29"];
    let mut desk = owner(&["slavery"]).units(0, "cattle_shore_b", 1).surplus(5).lay();
    desk.play(using("slavery"))
        .play(Move::Recruit(area("palm_bay_b")))
        .play(Move::Recruit(area("cattle_shore_b")));
    assert_eq!((desk.florins(0), desk.view().rebellion, desk.view().surplus), (10, 2, 3), "{clauses:?}");
    let mut desk = owner(&["minister_of_labour"]).surplus(5).lay();
    desk.play(using("minister_of_labour"));
    assert_eq!(desk.view().surplus, 4, "{clauses:?}");
    let mut desk = owner(&["expansionism"]).units(0, "palm_bay_a", 1).lay();
    desk.play(using("expansionism")).play(go("palm_bay_a", open("open_sea_a"))).play(Move::Done);
    assert_eq!(desk.view().players[0].free_discs, 3, "{clauses:?}: without a disc");
}

#[test]
fn cards_follow_the_rules_of_their_action() {
    let clause = "ARC-27.30";
    // The King's taxes raise the rebellion, though all circles are taken.
    let mut desk = owner(&["king"]).set("wheel.discs.tax.1", json!(3)).lay();
    desk.refused(action("tax"), "ARC-15.9");
    desk.play(using("king"));
    assert_eq!((desk.view().rebellion, desk.florins(0)), (1, 12), "{clause}");
    // The Architect's building costs what it costs.
    let mut desk = owner(&["architect"]).screen(0, 10, &[("fruit", 1), ("cattle", 1)]).lay();
    desk.play(using("architect"));
    desk.refused(Move::Launch(area("palm_bay_a")), "ARC-23.1");
    desk.play(Move::Build { building: Building::Market, by: open("palm_bay_b"), at: area("palm_bay_b") });
    desk.play(Move::Pay);
    assert_eq!((desk.florins(0), desk.cubes(0, Resource::Fruit)), (9, 0), "{clause}");
}

#[test]
fn the_navigator_moves_two_ships_and_convoys_nobody() {
    let clause = "ARC-27.31";
    let mut desk = owner(&["navigator"]).units(0, "palm_bay_a", 3).units(0, "open_sea_a", 2).lay();
    desk.play(using("navigator"));
    desk.refused(go("palm_bay_b", open("cattle_shore_b")), clause);
    desk.play(go("palm_bay_a", open("open_sea_a"))).play(go("palm_bay_a", open("open_sea_a")));
    desk.refused(go("palm_bay_a", open("open_sea_a")), "ARC-22.1");
    desk.play(Move::Done);
    assert_eq!(desk.count(0, open("palm_bay_a"), Posture::Ready), 1, "{clause}");
}

#[test]
fn the_missionary_stands_rebels_up() {
    let clause = "ARC-27.32";
    let mut desk = owner(&["missionary"]).lying(1, "palm_bay_b", 3).rebellion(3).lay();
    desk.play(using("missionary"));
    let rouse = Move::Rouse { owner: Seat(1), at: open("palm_bay_b"), engaged: false };
    desk.play(rouse).play(rouse);
    assert_eq!(desk.count(1, open("palm_bay_b"), Posture::Ready), 2, "{clause}");
    assert_eq!((desk.view().rebellion, desk.view().population), (3, 7), "{clause}");
    desk.refused(rouse, "ARC-15.2");
}

#[test]
fn the_foreman_frees_a_unit() {
    let clause = "ARC-27.33";
    let mut desk = bay(2)
        .posted(0, "palm_bay_b", "fruit", "engaged", 1)
        .posted(0, "cattle_shore_b", "open", "lying_engaged", 1)
        .cards(0, &["foreman"])
        .screen(0, 10, &[])
        .lay();
    desk.play(using("foreman"));
    desk.refused(Move::Release(open("cattle_shore_b")), clause);
    desk.play(Move::Release(post("palm_bay_b", Spot::Fruit)));
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Ready), 1, "{clause}: off the symbol");
    desk.play(action("harvest_fruit")).play(Move::Deploy(open("palm_bay_b")));
    assert_eq!(desk.cubes(0, Resource::Fruit), 1, "{clause}");
}

#[test]
fn the_barter_house_exchanges_with_the_bank() {
    let clause = "ARC-27.36";
    let layout = || owner(&["barter_house"]).screen(0, 10, &[("fish", 1)]);
    let mut desk = layout().lay();
    desk.play(using("barter_house"));
    desk.refused(Move::Exchange { give: Resource::Wood, take: Resource::Iron }, clause);
    desk.refused(Move::Exchange { give: Resource::Fish, take: Resource::Fish }, clause);
    desk.play(Move::Exchange { give: Resource::Fish, take: Resource::Iron });
    assert_eq!((desk.cubes(0, Resource::Fish), desk.cubes(0, Resource::Iron)), (0, 1), "{clause}");
    // The bank must have what is wanted, and a token may stand in.
    let mut desk = layout().screen(1, 10, &[("iron", 9)]).tokens(0, 1).lay();
    desk.play(using("barter_house"));
    desk.refused(Move::Exchange { give: Resource::Fish, take: Resource::Iron }, clause);
    desk.refused(Move::ExchangeToken(Resource::Iron), clause);
    desk.play(Move::ExchangeToken(Resource::Stone));
    assert_eq!((desk.tokens(0), desk.cubes(0, Resource::Stone)), (0, 1), "{clause}");
}
