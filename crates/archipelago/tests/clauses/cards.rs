//! Section 26: using evolution cards and building wonders.

use crate::desk::{Layout, action, bay, card, open, using};
use approdo_archipelago::{
    Event, Move,
    content::{Access, CardKind, content},
    ids::{Market, Resource},
    units::Posture,
};
use approdo_conformance::desk::Desk as _;
use approdo_contract::Seat;
use serde_json::json;

/// Seat 0 owns these cards, with units on Palm Bay.
fn owner(cards: &[&str]) -> Layout {
    bay(2).units(0, "palm_bay_b", 2).units(1, "palm_bay_b", 2).cards(0, cards).screen(0, 10, &[])
}

#[test]
fn one_card_in_a_round_and_only_in_phase_5() {
    let clause = "ARC-26.1";
    let mut desk = owner(&["king", "ambassador"]).rebellion(1).lay();
    desk.play(using("king"));
    desk.refused(using("ambassador"), "ARC-15.2");
    desk.play(Move::EndRound).play(Move::EndRound);
    desk.legal(using("ambassador"));
    assert!(
        owner(&["king"])
            .buying(0)
            .track(["pope", "spy", "thief", "pirate", "ranch"])
            .lay()
            .game_refuses(using("king"))
    );
    desk.refused(using("pope"), clause);
}

#[test]
fn an_activated_card_waits_for_the_next_phase_1() {
    let clauses = ["ARC-26.2", "ARC-32.6"];
    let mut desk = owner(&["local_trade"]).screen(0, 10, &[("wood", 2)]).lay();
    desk.play(using("local_trade")).play(Move::Sell { market: Market::Domestic, resource: Resource::Wood });
    assert!(desk.view().evolution.activated.contains(card("local_trade")), "{clauses:?}");
    desk.play(Move::EndRound);
    desk.refused(using("local_trade"), clauses[0]);
    desk.play(Move::EndRound);
    desk.refused(using("local_trade"), clauses[0]);
}

#[test]
fn owner_cards_are_for_their_owner() {
    let clause = "ARC-26.3";
    let mut desk = owner(&["ambassador"]).rebellion(3).lay();
    let bank = desk.view().bank.florins;
    desk.play(using("ambassador"));
    assert_eq!((desk.florins(0), desk.view().bank.florins), (8, bank + 2), "{clause}");
    assert_eq!(desk.view().rebellion, 2, "ARC-26.8");
    let mut desk = owner(&[]).cards(1, &["ambassador"]).rebellion(3).lay();
    desk.refused(using("ambassador"), clause);
    owner(&["ambassador"]).screen(0, 1, &[]).rebellion(3).lay().refused(using("ambassador"), clause);
}

#[test]
fn open_cards_are_for_everybody_who_pays_the_owner() {
    let clauses = ["ARC-26.4", "ARC-26.5"];
    // Local Trade costs nothing, so a stranger pays one florin; the Sawmill costs one, so he pays two.
    let mut desk = owner(&[])
        .cards(1, &["local_trade", "sawmill"])
        .screen(0, 10, &[("wood", 1)])
        .screen(1, 0, &[])
        .lay();
    desk.play(using("local_trade"));
    assert_eq!((desk.florins(0), desk.florins(1)), (9, 1), "{clauses:?}");
    desk.play(Move::Sell { market: Market::Domestic, resource: Resource::Wood });
    // Resources are paid to the bank: the Carnival takes a fruit and a fish.
    let mut desk = owner(&[])
        .cards(1, &["carnival"])
        .rebellion(3)
        .screen(0, 5, &[("fruit", 1), ("fish", 1)])
        .screen(1, 0, &[])
        .lay();
    let fruit = desk.bank(Resource::Fruit);
    desk.play(using("carnival")).play(Move::Pay);
    assert_eq!(
        (desk.florins(1), desk.bank(Resource::Fruit), desk.view().rebellion),
        (1, fruit + 1, 1),
        "{clauses:?}"
    );
    owner(&[])
        .cards(1, &["local_trade"])
        .screen(0, 0, &[("wood", 1)])
        .lay()
        .refused(using("local_trade"), clauses[0]);
    for info in &content().cards {
        let access = match info.kind {
            CardKind::Character => Access::Owner,
            CardKind::Progress | CardKind::Any if info.wonder => Access::None,
            CardKind::Progress | CardKind::Any => Access::Any,
        };
        assert_eq!(info.access, access, "{clauses:?}: {}", info.label.id);
    }
}

#[test]
fn discs_lie_on_the_card() {
    let clause = "ARC-26.6";
    let layout =
        || owner(&["pope"]).temple("palm_bay_b").posted(0, "palm_bay_b", "temple", "ready", 1).rebellion(3);
    let mut desk = layout().lay();
    desk.play(using("pope"));
    assert_eq!(
        (desk.view().players[0].discs_on_cards, desk.view().players[0].free_discs),
        (1, 2),
        "{clause}"
    );
    layout().set("wheel.discs.recruit.0", json!(3)).lay().refused(using("pope"), clause);
}

#[test]
fn any_resource_is_paid_with_any_cube_or_token() {
    let clause = "ARC-26.7";
    let layout = || owner(&["moneylender"]).screen(0, 0, &[("fish", 1), ("iron", 1)]).tokens(0, 1);
    let mut desk = layout().lay();
    desk.play(using("moneylender"));
    desk.refused(Move::Pay, clause).refused(Move::PayCube(Resource::Wood), clause);
    desk.legal(Move::PayCube(Resource::Iron)).legal(Move::PayToken(Resource::Fruit));
    desk.play(Move::PayCube(Resource::Fish));
    assert_eq!((desk.florins(0), desk.cubes(0, Resource::Fish)), (4, 0), "{clause}");
    let mut desk = layout().lay();
    desk.play(using("moneylender")).play(Move::PayToken(Resource::Fruit));
    assert_eq!((desk.florins(0), desk.tokens(0)), (4, 0), "{clause}");
    owner(&["moneylender"]).lay().refused(using("moneylender"), clause);
    // The minimal cost is the lowest of the three prices.
    let midwife = &content().cards[usize::from(card("midwife").0)];
    assert_eq!((midwife.prices, midwife.minimal_cost()), ([3, 2, 1], 1), "{clause}");
}

#[test]
fn symbols_move_the_markers() {
    let clause = "ARC-26.8";
    let mut desk = owner(&["governor"]).rebellion(3).surplus(4).lay();
    desk.play(using("governor"));
    assert_eq!((desk.view().rebellion, desk.view().surplus), (2, 3), "{clause}");
    let mut desk = owner(&["slavery"]).surplus(4).lay();
    desk.play(using("slavery")).play(Move::Done);
    assert_eq!(desk.view().rebellion, 2, "{clause}: forward");
}

#[test]
fn a_medal_is_worth_a_point() {
    let clauses = ["ARC-26.9", "ARC-26.16"];
    // The game ends at the end of the round; seat 0 owns the King and an unbuilt wonder, seat 1 a built one.
    let mut desk = owner(&["king", "pyramid"])
        .cards(1, &["colossus"])
        .set("evolution.built", json!(["colossus"]))
        .objectives(0, &["short_temples_characters", "short_markets_iron"])
        .objectives(1, &["short_progress_markets", "short_characters_explorers"])
        .trends(&["trend_wood"])
        .set("revealed", json!(["short_markets_iron"]))
        .set("met", json!(["short_markets_iron"]))
        .lay();
    desk.play(Move::EndRound);
    // Characters rank seat 0 first: three points and the medal. Built or not, a wonder is a progress card.
    assert_eq!(desk.scores(), [3 + 1, 1], "{clauses:?}");
    let view = desk.view();
    assert_eq!(
        view.players.iter().map(|player| player.cards.len()).collect::<Vec<_>>(),
        [2, 1],
        "{clauses:?}"
    );
}

#[test]
fn a_part_of_the_effect_is_enough_but_nothing_is_too_little() {
    let clause = "ARC-26.10";
    // Nothing to lower: the Ambassador is of no use; the Governor still lowers the surplus.
    owner(&["ambassador"]).lay().refused(using("ambassador"), clause);
    owner(&["governor"]).surplus(2).lay().legal(using("governor"));
    // Where it says "up to", the player may stop early.
    let mut desk = owner(&["merchant"]).screen(0, 10, &[("wood", 2)]).lay();
    desk.play(using("merchant")).play(Move::Sell { market: Market::Domestic, resource: Resource::Wood });
    desk.play(Move::Done);
    assert_eq!(desk.cubes(0, Resource::Wood), 1, "{clause}");
}

/// Seat 0 can build the Colossus.
fn colossus() -> Layout {
    owner(&["colossus"]).screen(0, 10, &[("iron", 3)]).surplus(4)
}

#[test]
fn a_wonder_is_built_once_by_its_owner() {
    let clauses = ["ARC-26.11", "ARC-26.12", "ARC-26.13", "ARC-26.15"];
    let mut desk = colossus().lay();
    let iron = desk.bank(Resource::Iron);
    desk.play(using("colossus")).play(Move::Pay);
    assert_eq!(
        (desk.view().surplus, desk.bank(Resource::Iron)),
        (3, iron + 3),
        "{clauses:?}: the effect, once"
    );
    desk.refused(Move::Dedicate(open("cattle_shore_b")), clauses[2]);
    desk.play(Move::Dedicate(open("palm_bay_b")));
    let view = desk.view();
    assert!(view.evolution.built.contains(card("colossus")), "{clauses:?}");
    assert_eq!((view.population, desk.count(0, open("palm_bay_b"), Posture::Ready)), (3, 1), "{clauses:?}");
    assert_eq!(view.players[0].discs_on_cards, 1, "{clauses:?}");
    // It was no Construction action: a disc may still be placed.
    desk.legal(action("tax"));
    desk.play(Move::EndRound);
    desk.refused(using("colossus"), clauses[0]);
    desk.play(Move::EndRound);
    desk.refused(using("colossus"), clauses[0]);
    colossus().set("evolution.fresh", json!(["colossus"])).lay().refused(using("colossus"), clauses[1]);
    colossus().screen(0, 10, &[("iron", 2)]).lay().refused(using("colossus"), "ARC-26.7");
}

#[test]
fn a_wonder_needs_a_citizen_to_spare() {
    let clause = "ARC-26.14";
    let mut desk = bay(2)
        .posted(0, "palm_bay_b", "open", "engaged", 2)
        .lying(0, "cattle_shore_b", 1)
        .cards(0, &["colossus"])
        .screen(0, 10, &[("iron", 3)])
        .lay();
    desk.refused(using("colossus"), clause);
    // He stays on the card: neither on the map nor in the supply.
    let mut desk = colossus().lay();
    let supply = desk.view().players[0].citizens;
    desk.play(using("colossus")).play(Move::Pay).play(Move::Dedicate(open("palm_bay_b")));
    assert_eq!(desk.view().players[0].citizens, supply, "{clause}");
}

#[test]
fn a_wonder_is_built_though_its_effect_changes_nothing() {
    let clause = "ARC-26.17";
    // O37: surplus 0.
    let mut desk = colossus().surplus(0).lay();
    desk.play(using("colossus")).play(Move::Pay).play(Move::Dedicate(open("palm_bay_b")));
    assert_eq!((desk.view().surplus, desk.view().population), (0, 3), "{clause}");
    // A wonder that changes hands counts as bought when it left the track.
    let mut desk =
        colossus().cards(0, &[]).cards(1, &["colossus"]).set("evolution.fresh", json!(["colossus"])).lay();
    desk.play(Move::Offer(Seat(1))).play(Move::Ask(approdo_archipelago::Good::Card(card("colossus"))));
    desk.play(Move::Send).play(Move::Accept);
    desk.refused(using("colossus"), "ARC-26.12");
}

#[test]
fn cards_bought_in_phase_6_are_used_in_the_next_turn() {
    let clause = "ARC-26.1";
    let mut desk = owner(&[])
        .buying(1)
        .screen(1, 20, &[])
        .track(["pope", "king", "thief", "pirate", "ranch"])
        .back("amphitheater")
        .units(0, "cattle_shore_b", 3)
        .lay();
    desk.play(Move::BuyCard(card("king"))).play(Move::Rotate(card("pope")));
    desk.uncover_such_that(|desk| desk.view().phase == approdo_archipelago::Phase::Order);
    assert_eq!(desk.view().turn, 3, "{clause}");
    assert!(desk.view().players[1].cards.contains(card("king")), "{clause}");
    assert!(desk.view().evolution.fresh.is_empty(), "{clause}");
    assert!(!desk.happened(|fact| matches!(fact, Event::CardUsed { .. })), "{clause}");
}
