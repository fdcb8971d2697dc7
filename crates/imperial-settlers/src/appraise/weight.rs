//! A cheap estimate of each move, for the search.

use super::{Outlook, empire};
use crate::{
    content::content,
    frames::{Frame, Owed, Take},
    goods::{Gain, Good, Payment},
    ids::{Deck, LocationId, Tech},
    location::Location,
    moves::Move,
    phase::pay::{self, Split},
    state::ImperialSettlers,
};
use approdo_contract::Seat;

/// Cheap, because playouts call it for every legal move. A weight of 0 prunes.
pub(super) fn weight(game: &ImperialSettlers, seat: Seat, mv: Move) -> f32 {
    match mv {
        // The faction is left to luck (IMP-5.3): no playout can compare whole games before they begin, and with the
        // same seed the next game at the seat would get the same faction.
        Move::Faction(_) => 0.0,
        Move::RandomFaction => 1.0,
        Move::Expand | Move::BaseOnly => {
            let expands = game.faction_info(seat).ready_expands;
            if expands == (mv == Move::Expand) { 1.0 } else { 0.0 }
        }
        Move::ReadyDeck => 1.0,
        Move::Swap { .. } | Move::DeckDone => 0.0,
        Move::Pick(_) => 1.0,
        Move::Build(card) => {
            let cost = card.info().cost.location;
            if cost == 0 { 5.0 } else { 3.0 }
        }
        Move::Deal(_) => 1.0 + 0.8 * f32::from(content().rounds - game.round),
        Move::RazeHand(_) => 0.5,
        Move::Raze(_) => 1.5,
        Move::Activate { times, .. } => 2.0 + f32::from(times),
        Move::Exchange(pairs) => {
            let most = game.has(seat, Good::Worker) / 2;
            if u16::from(pairs) == most || pairs == 1 { 0.4 } else { 0.0 }
        }
        Move::Visit(_) => 2.5,
        Move::Unblock(_) => 1.0,
        Move::PlaceDefense(_) => 1.0,
        Move::DeploySamurai(_) => 0.4,
        Move::PlaceTech { tech, .. } => match tech {
            Tech::Basic => 2.0,
            Tech::Score | Tech::Defense => 4.0,
        },
        Move::Pass => 0.1,
        Move::EndTurn => 1.0,
        Move::Draw(deck) => draw(game, seat, deck),
        Move::Pay(payment) => settle(game, seat, payment),
        Move::Foundation { .. } => 6.0,
        Move::CashIn(good) => {
            if good == Gain::Gold {
                1.0
            } else {
                2.0
            }
        }
        Move::CashInCard(_) | Move::Again => 2.0,
        Move::At(at) => point(game, seat, at),
        Move::Good(_)
        | Move::Colour(_)
        | Move::Card(_)
        | Move::DealOf { .. }
        | Move::GoodAt { .. }
        | Move::GoodOf { .. }
        | Move::Against(_)
        | Move::Option(_)
        | Move::MoveTech { .. } => 1.0,
        Move::Done => 0.3,
    }
}

/// If only the deck is asked for, a simple preference decides: Faction Locations are worth more at the end, but not
/// for a faction that relies on Common Locations.
fn draw(game: &ImperialSettlers, seat: Seat, deck: Deck) -> f32 {
    let better = if game.faction_info(seat).location_vp == 0 { Deck::Common } else { Deck::Faction };
    let is_only_question = matches!(game.frames.last(), Some(Frame::Take(Take::FromDeck(_))));
    match (deck == better, is_only_question) {
        (true, _) => 1.2,
        (false, false) => 1.0,
        (false, true) => 0.0,
    }
}

/// Gold is kept: only payments with as little Gold as possible are considered.
fn settle(game: &ImperialSettlers, seat: Seat, payment: Payment) -> f32 {
    let Some(Frame::Owed(Owed::Split(Split { bill, .. }))) = game.frames.last() else { return 1.0 };
    let supply = &game.player(seat).supply;
    let lacking = |good: Good, due: u8| u16::from(due).saturating_sub(supply[good]);
    let resources: u16 = Good::RESOURCES.iter().map(|good| supply[*good]).sum();
    let short =
        lacking(Good::Wood, bill.wood) + lacking(Good::Stone, bill.stone) + lacking(Good::Food, bill.food);
    let least = short.max(bill.total().saturating_sub(resources));
    if u16::from(payment.gold) <= least { 1.0 } else { 0.0 }
}

/// A Location to be discarded for a build is one of the three least valuable, and none at all if there is a
/// Foundation; all other targets have the same weight.
fn point(game: &ImperialSettlers, seat: Seat, at: LocationId) -> f32 {
    let Some(Frame::Owed(Owed::GiveLocation(_))) = game.frames.last() else { return 1.0 };
    let player = game.player(seat);
    let outlook = Outlook::of(game, seat);
    let cost = |location: &Location| empire::kept(game, &outlook, seat, location);
    let Some(own) = game.location(at).map(cost) else { return 0.0 };
    let others = game.locations.iter().filter(|other| pay::is_dispensable(other, seat) && other.id != at);
    let cheaper = others.filter(|other| cost(other) < own).count();
    let has_foundation = !player.foundations.is_empty() || !player.hidden.is_empty();
    match cheaper {
        0 => 2.0,
        1 | 2 if !has_foundation => 1.0,
        _ => 0.0,
    }
}
