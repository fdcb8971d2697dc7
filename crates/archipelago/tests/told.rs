//! What a page is told so that it need not guess: facts of the view, what moves touch, why, on what occasion.

use crate::desk::{area, bay, card, open, post, region, table};
use approdo_archipelago::{
    Archipelago, Asking, Move, Price, Source,
    content::Row,
    ids::{Building, Market, Resource, Spot},
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::prelude::*;
use approdo_contract::{Phrase, Piece, Seat};

/// What a move of a seat touches, by kind and name.
fn touched(game: &Archipelago, seat: u8, mv: Move) -> Vec<String> {
    let said = game.describe(Seat(seat), mv);
    let name = |piece: Piece| match Archipelago::label(piece).expect("it has a label").id {
        "" => format!("{} {}", piece.kind, piece.id),
        name => format!("{} {name}", piece.kind),
    };
    game.gesture(Seat(seat), mv, &said).touches.iter().map(|touch| name(touch.piece)).collect()
}

fn keyed(phrase: Option<Phrase>) -> Option<&'static str> {
    phrase.map(|phrase| phrase.key)
}

#[test]
fn a_crisis_is_told_with_what_would_settle_it() {
    let mut desk = bay(2)
        .bidding()
        .back("merchant")
        .surplus(4)
        .units(0, "cattle_shore_b", 3)
        .units(1, "palm_bay_b", 3)
        .units(1, "cattle_shore_b", 1)
        .lay();
    assert_eq!((desk.view().asking, desk.view().crisis), (Some(Asking::Bid), None));
    desk.bid_nothing();
    // Stone feeds 6 of the 7 who lie; then 3 cattle are asked for.
    let crisis = desk.view().crisis.expect("citizens lie");
    assert_eq!(
        (crisis.market, crisis.resource, crisis.responsible),
        (Market::Domestic, Resource::Stone, Seat(0))
    );
    assert_eq!((crisis.feeds, crisis.demanded, crisis.missing, crisis.needed), (Some(6), None, 7, 2));
    assert_eq!(crisis.lying.as_slice(), [3, 4]);
    assert_eq!(touched(&desk.game, 0, Move::Consume(Source::Market)), ["source market"]);
    desk.play(Move::Done).play(Move::Done);
    let crisis = desk.view().crisis.expect("cattle are asked for");
    assert_eq!((crisis.market, crisis.resource), (Market::Export, Resource::Cattle));
    assert_eq!((crisis.feeds, crisis.demanded, crisis.missing, crisis.needed), (None, Some(3), 3, 3));
}

#[test]
fn markets_tell_what_the_next_deal_costs_and_what_phase_3_would_do() {
    let desk = bay(2).surplus(14).stall("domestic", "fish", 5).stall("domestic", "iron", 6).lay();
    let view = desk.view();
    assert_eq!(view.prices[Market::Domestic][Resource::Fish], Price { buy: Some(4), sell: Some(4) });
    assert_eq!(view.prices[Market::Export][Resource::Stone].buy, None);
    let full = desk.view().prices[Market::Domestic][Resource::Iron];
    assert!(full.buy.is_some());
    let [domestic, _, _, surplus] = view.boards;
    assert_eq!(domestic, Row { surplus: 1, rebellion: 1, recruit_price: 0 });
    assert_eq!((surplus.rebellion, surplus.recruit_price), (2, 2));
}

#[test]
fn conditions_are_counted_for_those_who_know_the_objective() {
    let desk = bay(2).town("palm_bay_b").objectives(0, &["short_towns_ports"]).lay();
    let told = |viewer: u8| {
        let view = desk.view_of(viewer);
        view.conditions.iter().map(|one| (one.now, one.needed)).collect::<Vec<_>>()
    };
    assert!(told(0).contains(&(1, 3)));
    assert!(!told(1).contains(&(1, 3)));
}

#[test]
fn moves_touch_units_buildings_and_zones() {
    let desk = bay(2)
        .town("palm_bay_b")
        .units(0, "palm_bay_b", 2)
        .posted(1, "palm_bay_b", "fruit", "engaged", 1)
        .lay();
    let view = desk.view();
    let pieces: Vec<String> = view.unit_pieces.iter().map(|id| format!("unit {id}")).collect();
    let migrate = Move::Migrate { from: open("palm_bay_b"), to: post("palm_bay_b", Spot::Town) };
    assert_eq!(touched(&desk.game, 0, migrate), [pieces[0].as_str(), "post palm_bay_b.town"]);
    assert_eq!(touched(&desk.game, 1, Move::Release(post("palm_bay_b", Spot::Fruit))), [pieces[1].as_str()]);
    let build = Move::Build { building: Building::Market, by: open("palm_bay_b"), at: area("palm_bay_b") };
    assert_eq!(touched(&desk.game, 0, build), ["post palm_bay_b.market", pieces[0].as_str()]);
    let buy = Move::Buy { market: Market::Export, resource: Resource::Iron };
    assert_eq!(touched(&desk.game, 0, buy), ["stall export_iron"]);
    let plunder = Move::Plunder { region: region("palm_bay"), resource: Resource::Fruit };
    assert_eq!(touched(&desk.game, 0, plunder), ["post palm_bay_b.fruit"]);
}

#[test]
fn a_refusal_is_told_shortly() {
    let desk = bay(2).lay();
    let mv = Move::Operate { region: region("palm_bay"), building: Building::Port };
    let refusal = desk.game.check(Seat(0), mv).expect_err("there is no port");
    assert_eq!(keyed(desk.game.because(Seat(0), mv, &refusal)), Some("archipelago-because-operate"));
}

#[test]
fn a_card_is_the_occasion_of_what_it_asks_and_bounds_it() {
    let mut desk = table(2)
        .units(0, "open_sea_a", 1)
        .cards(0, &["exporter"])
        .screen(0, 9, &[("wood", 3)])
        .stall("export", "wood", 1)
        .lay();
    let seat = Seat(0);
    let discs = desk.game.budget(seat).expect("a round is paid with discs");
    assert_eq!(discs.key, "discs");
    assert_eq!(desk.game.occasion(seat), None);
    desk.play(Move::Card(card("exporter")));
    assert_eq!(keyed(desk.game.occasion(seat)), Some("archipelago-occasion-card"));
    let deals = desk.game.budget(seat).expect("the card allows two");
    assert_eq!((deals.key, deals.left, deals.of), ("transactions", 2, 2));
}

#[test]
fn an_offer_tells_in_whose_round_it_is_made() {
    let mut desk = bay(2).screen(0, 5, &[]).lay();
    desk.play(Move::Offer(Seat(1))).play(Move::Give(crate::desk::florins(1)));
    assert_eq!(desk.game.occasion(Seat(0)), None);
    desk.play(Move::Send);
    assert_eq!(keyed(desk.game.occasion(Seat(1))), Some("archipelago-occasion-offer"));
}
