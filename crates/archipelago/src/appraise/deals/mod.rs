//! Deals (section 7): what a bot proposes, how it puts an offer together, and how it answers one.
//!
//! An offer is built in small moves that are worth nothing by themselves, so a search does not find it. A bot plans the
//! whole deal and computes the same plan again at each of its moves, because it depends only on what its seat knows.

mod answer;
mod proposal;
mod stakes;

use super::knowledge::Knowledge;
use crate::{
    frames::Frame,
    ids::Resource,
    moves::{Good, Move},
    state::{Archipelago, Bundle, Offer, Round},
};
use approdo_contract::Seat;
use proposal::Deal;

/// The next move of a player who plans a deal or has been offered one, if any.
pub(super) fn plan(game: &Archipelago, seat: Seat) -> Option<Move> {
    // Between two players what helps one harms the other.
    if game.seats <= 2 {
        return None;
    }
    match (game.top()?, &game.offer) {
        (Frame::Round, None) if game.active == seat && may_propose(game, seat) => {
            proposal::best_of_all(game, &Knowledge::of(game, seat), seat).map(|(to, _)| Move::Offer(to))
        }
        (Frame::Draft, Some(offer)) if offer.by == seat => {
            let deal = proposal::best(game, &Knowledge::of(game, seat), seat, offer.to);
            Some(deal.and_then(|deal| next(offer, &deal)).unwrap_or(Move::Withdraw))
        }
        (Frame::Answer, Some(offer)) if offer.to == seat => {
            Some(if answer::is_welcome(game, offer) { Move::Accept } else { Move::Decline })
        }
        (_, _) => None,
    }
}

/// A bot asks once in a round, before it has done anything: what it gets may be what it needs for its action.
fn may_propose(game: &Archipelago, seat: Seat) -> bool {
    game.round == Round::default() && game.offers[seat.index()] == 0
}

/// What turns the offer into the deal, or asks for the answer; nothing if something is in it that does not belong there.
fn next(offer: &Offer, deal: &Deal) -> Option<Move> {
    match (missing(&offer.give, &deal.give)?, missing(&offer.ask, &deal.ask)?) {
        (Some(good), _) => Some(Move::Give(good)),
        (None, Some(good)) => Some(Move::Ask(good)),
        (None, None) => Some(Move::Send),
    }
}

/// What a side still lacks, one good at a time; nothing at all if it lists too much already.
fn missing(side: &Bundle, wanted: &Bundle) -> Option<Option<Good>> {
    let Bundle { florins, cubes, tokens, cards, permissions, place } = side;
    // Bots propose exchanges of florins and cubes.
    if 0 < *tokens || !cards.is_empty() || !permissions.is_empty() || place.is_some() {
        return None;
    }
    let mut good = None;
    for resource in Resource::ALL.iter().copied() {
        if 0 < wanted.cubes[resource].checked_sub(cubes[resource])? {
            good = Some(Good::Cube(resource));
        }
    }
    let florins = wanted.florins.checked_sub(*florins)?;
    let coin = if 5 <= florins { 5 } else { 1 };
    Some(good.or((0 < florins).then_some(Good::Florins(coin))))
}
