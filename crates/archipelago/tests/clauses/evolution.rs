//! Section 25: Phase 6.

use crate::desk::{Desk, Layout, bay, card, open};
use approdo_archipelago::{
    Event, Move, Phase, Source,
    content::{Trouble, content},
    ids::{CardId, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use approdo_pieces::NamedId;
use serde_json::json;

const TRACK: [&str; 5] = ["pirate", "local_trade", "king", "spy", "thief"];

fn phase_6(seats: u8) -> Layout {
    bay(seats).buying(0).track(TRACK).units(0, "palm_bay_b", 3).units(1, "palm_bay_b", 3).screen(0, 20, &[])
}

fn buy(name: &str) -> Move {
    Move::BuyCard(card(name))
}

fn rotate(name: &str) -> Move {
    Move::Rotate(card(name))
}

/// Whether a back has a red zone about this.
fn is_red(back: Option<CardId>, like: impl Fn(Trouble) -> bool) -> bool {
    let zones = |card: CardId| content().cards[card.index()].back.iter();
    back.is_some_and(|back| zones(back).any(|zone| zone.red && like(zone.trouble)))
}

/// Whether a back has no red zone.
fn is_white(back: Option<CardId>) -> bool {
    !is_red(back, |_| true)
}

#[test]
fn buy_one_and_rotate_one_or_rotate_two() {
    let clauses = ["ARC-25.2", "ARC-25.3", "ARC-32.10"];
    let mut desk = phase_6(2).lay();
    let bank = desk.view().bank.florins;
    let mut two = desk.clone();
    desk.play(buy("king"));
    assert_eq!((desk.florins(0), desk.view().bank.florins), (12, bank + 8), "{clauses:?}");
    assert!(desk.view().players[0].cards.contains(card("king")), "{clauses:?}: open for all");
    desk.refused(buy("spy"), clauses[0]);
    desk.play(rotate("spy"));
    assert_eq!(desk.slot(card("spy")).map(|slot| slot.rotations), Some(1), "{clauses:?}");
    two.play(rotate("spy"));
    two.refused(rotate("spy"), clauses[0]).refused(buy("king"), clauses[0]);
    two.play(rotate("king"));
    assert_eq!(two.asked(), Seat(1), "{clauses:?}: the next player in order");
    let mut poor = phase_6(2).screen(0, 3, &[]).lay();
    poor.refused(buy("king"), clauses[1]).legal(buy("thief"));
}

#[test]
fn a_rotation_changes_the_price_and_the_third_discards() {
    let clauses = ["ARC-25.4", "ARC-25.5"];
    // S16: the Pirate costs 4, 5, 3 and then expires.
    let mut desk = phase_6(3).units(2, "cattle_shore_b", 1).lay();
    let price = |desk: &Desk, name: &str| desk.slot(card(name)).map(|slot| slot.price());
    assert_eq!(price(&desk, "pirate"), Some(4), "{clauses:?}");
    desk.play(rotate("pirate")).play(rotate("local_trade"));
    assert_eq!((price(&desk, "pirate"), price(&desk, "local_trade")), (Some(5), Some(3)), "{clauses:?}");
    desk.play(rotate("pirate")).play(rotate("spy"));
    assert_eq!(price(&desk, "pirate"), Some(3), "{clauses:?}");
    desk.play(rotate("pirate"));
    assert_eq!(price(&desk, "pirate"), None, "{clauses:?}");
    assert!(desk.view().evolution.discard.contains(card("pirate")), "{clauses:?}");
    assert!(desk.facts.contains(&Event::CardExpired { seat: Seat(2), card: card("pirate") }), "{clauses:?}");
}

#[test]
fn empty_spaces_are_refilled_when_the_player_has_finished() {
    let clauses = ["ARC-25.6", "ARC-25.7"];
    let mut desk = phase_6(2).lay();
    desk.play(buy("king"));
    assert_eq!(desk.view().evolution.track.iter().flatten().count(), 4, "{clauses:?}: not before");
    desk.play(rotate("spy"));
    desk.uncover_such_that(|desk| is_white(desk.view().evolution.back));
    let track = desk.view().evolution.track;
    assert_eq!(track.iter().flatten().count(), 5, "{clauses:?}");
    assert!(track[2].is_some_and(|slot| slot.rotations == 0), "{clauses:?}: upright");
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}");
}

#[test]
fn a_red_zone_is_resolved_as_soon_as_it_is_uncovered() {
    let clauses = ["ARC-25.8", "ARC-25.9"];
    // Two spaces are empty: a card is bought, another rotated to the skull.
    let track = json!([{ "card": "pirate" }, { "card": "local_trade" }, { "card": "king" },
        { "card": "spy", "rotations": 2 }, { "card": "thief" }]);
    let mut desk = phase_6(2).set("evolution.track", track).rebellion(2).lay();
    desk.play(buy("king")).play(rotate("spy"));
    let iron = |trouble| matches!(trouble, Trouble::Export { resource: Resource::Iron, .. });
    desk.uncover_such_that(|desk| is_red(desk.view().evolution.back, iron));
    assert!(desk.facts.contains(&Event::ExportCrisis { resource: Resource::Iron, count: 1 }), "{clauses:?}");
    assert_eq!(desk.view().evolution.track.iter().flatten().count(), 4, "{clauses:?}: before the next draw");
    assert!(!desk.happened(|fact| matches!(fact, Event::DomesticCrisis { .. })), "{clauses:?}: white waits");
    desk.play(Move::Done).play(Move::Done);
    assert_eq!(desk.view().rebellion, 3, "{clauses:?}");
    // The second draw uncovers another one, in the same player's step.
    let agitators = |trouble| matches!(trouble, Trouble::Event(_));
    desk.uncover_such_that(|desk| {
        is_red(desk.view().evolution.back, agitators)
            && desk.happened(|fact| matches!(fact, Event::EventHappened { .. }))
    });
    assert_eq!(desk.asked(), Seat(1), "{clauses:?}");
}

#[test]
fn in_an_immediate_crisis_everybody_is_laid_down_again() {
    let clauses = ["ARC-25.10", "ARC-25.11", "ARC-32.7"];
    let mut desk = phase_6(2).lying(0, "cattle_shore_b", 1).rebellion(1).stall("domestic", "iron", 0).lay();
    desk.play(buy("king")).play(rotate("spy"));
    let domestic = |trouble| matches!(trouble, Trouble::Domestic { resource: Resource::Iron, .. });
    desk.uncover_such_that(|desk| is_red(desk.view().evolution.back, domestic));
    assert_eq!(desk.count(0, open("palm_bay_b"), Posture::Lying), 3, "{clauses:?}");
    desk.refused(Move::Consume(Source::Screen), "ARC-12.7");
    desk.play(Move::Done).play(Move::Done);
    // All seven lie at the end, the rebel of before included: 1 + 7 is more than 7.
    assert_eq!(desk.view().rebellion, 8, "{clauses:?}");
    assert!(desk.is_over(), "{clauses:?}");
}

#[test]
fn the_deck_is_renewed_as_soon_as_it_is_empty() {
    let clause = "ARC-25.12";
    // O33: one card in the deck, seven discarded; all others are owned.
    let discard = ["archbishop", "pope", "merchant", "exporter", "recruiter", "researcher", "headhunter"];
    let owned: Vec<&str> = CardId::all()
        .map(CardId::name)
        .filter(|name| !TRACK.contains(name) && !discard.contains(name) && *name != "ranch")
        .collect();
    let mut desk = phase_6(2)
        .cards(1, &owned)
        .set("evolution.discard", json!(discard))
        .set("evolution.deck", json!(["ranch"]))
        .back("ranch")
        .lay();
    desk.play(buy("king")).play(rotate("spy"));
    assert!(desk.facts.contains(&Event::DeckReshuffled { cards: 7 }), "{clause}");
    assert_eq!(desk.among(), 7, "{clause}");
    // The new top back counts as uncovered by the draw.
    let stone = |trouble| matches!(trouble, Trouble::Export { resource: Resource::Stone, .. });
    desk.luck_such_that(|desk| is_red(desk.view().evolution.back, stone));
    assert!(desk.facts.contains(&Event::ExportCrisis { resource: Resource::Stone, count: 1 }), "{clause}");
}

#[test]
fn without_deck_and_discards_spaces_stay_empty() {
    let clause = "ARC-25.12";
    let owned: Vec<&str> =
        CardId::all().map(CardId::name).filter(|name| *name != "king" && *name != "spy").collect();
    let mut desk = bay(2)
        .buying(1)
        .units(0, "palm_bay_b", 3)
        .cards(0, &owned)
        .screen(1, 20, &[])
        .set("evolution.track", json!([{ "card": "king" }, { "card": "spy" }, null, null, null]))
        .set("evolution.deck", json!([]))
        .lay();
    desk.play(buy("king")).play(rotate("spy"));
    assert_eq!(desk.view().evolution.track.iter().flatten().count(), 1, "{clause}");
    // There is no deck, so Phase 4 of the next turn brings nothing.
    desk.bid_nothing();
    assert_eq!((desk.view().turn, desk.view().phase), (3, Phase::Actions), "{clause}");
    assert!(!desk.happened(|fact| matches!(fact, Event::DomesticCrisis { .. })), "{clause}");
    // With one card on the track there is one rotation, not two.
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.play(rotate("spy"));
    assert_eq!(desk.asked(), Seat(1), "{clause}");
}
