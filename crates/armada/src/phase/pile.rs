//! The draw pile: refilling, drawing, and looking through it (ARM-16.9, ARM-17.6 to ARM-17.8).
//!
//! The pile is always shuffled as a whole, so its order tells nothing: it is a bag from which luck picks.

use crate::{
    events::{Event, Log},
    frames::Frame,
    ids::Card,
    moves::Move,
    state::{Armada, Cards},
};
use approdo_contract::{Refusal, refuse};

/// Whether there is a card to draw, in the pile or after a reshuffle (ARM-16.9).
pub(crate) fn is_available(game: &Armada) -> bool {
    !game.pile.is_empty() || !game.discard.is_empty()
}

/// ARM-16.9: an empty pile is formed anew from the discard pile.
pub(crate) fn refill(game: &mut Armada, log: &mut Log) {
    if game.pile.is_empty() {
        let mut discard = std::mem::take(&mut game.discard);
        game.pile.pour(&mut discard);
        log.note(|| Event::Reshuffled);
    }
}

/// ARM-16.2: the bought card goes to the buyer's hand.
pub(crate) fn drawn(game: &mut Armada, picked: u16, log: &mut Log) {
    game.frames.pop();
    let seat = game.acting_seat();
    let card = game.pile.draw(picked);
    game.hand_mut(seat).add(card);
    log.note(|| Event::Drew { seat, card: Some(card) });
}

/// ARM-17.6: pays for a look at the next card.
pub(crate) fn look(game: &mut Armada, price: u8) {
    *game.mp_mut() -= price;
    game.push(Frame::Look { price });
}

pub(crate) fn looked(game: &mut Armada, price: u8, picked: u16, log: &mut Log) {
    game.frames.pop();
    let seat = game.acting_seat();
    let card = game.pile.draw(picked);
    log.note(|| Event::Looked { seat, card: Some(card) });
    game.push(Frame::Ponder { card: Some(card), price });
}

pub(crate) fn ponder_candidates(moves: &mut Vec<Move>) {
    moves.extend([Move::Keep, Move::Stop, Move::Next]);
}

/// ARM-17.7: the next card costs another point, and there must be one.
pub(crate) fn check_next(game: &Armada, price: u8) -> Result<(), Refusal> {
    if game.mp() < price {
        return Err(refuse!("ARM-6.5", need price, have game.mp()));
    }
    if game.pile.is_empty() {
        return Err(refuse!("ARM-17.7"));
    }
    Ok(())
}

/// The card just seen, and the price of the next look.
fn put_down(game: &mut Armada) -> (Card, u8) {
    match game.frames.pop() {
        Some(Frame::Ponder { card: Some(card), price }) => (card, price),
        other => unreachable!("a card was just seen, not {other:?}"),
    }
}

/// ARM-17.7: the card just seen is passed over for the next one.
pub(crate) fn next(game: &mut Armada, log: &mut Log) {
    let (card, price) = put_down(game);
    game.seen.add(card);
    log.note(|| Event::LookedAway { seat: game.acting_seat() });
    look(game, price);
}

/// ARM-17.7: the card just seen is kept.
pub(crate) fn keep(game: &mut Armada, log: &mut Log) {
    let (card, _) = put_down(game);
    let seat = game.acting_seat();
    game.hand_mut(seat).add(card);
    log.note(|| Event::Kept { seat });
    return_seen(game);
}

/// ARM-17.7: no card is kept.
pub(crate) fn stop(game: &mut Armada, log: &mut Log) {
    let (card, _) = put_down(game);
    game.pile.add(card);
    log.note(|| Event::LookedAway { seat: game.acting_seat() });
    return_seen(game);
}

/// ARM-17.8: the cards seen and not kept go back into the pile, which has no order to restore.
fn return_seen(game: &mut Armada) {
    let mut seen = std::mem::replace(&mut game.seen, Cards::empty());
    game.pile.pour(&mut seen);
}
