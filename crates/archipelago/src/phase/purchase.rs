//! Phase 6: buying and rotating evolution cards (section 25).

use crate::{
    content::content,
    events::{Event, Log},
    frames::Frame,
    ids::CardId,
    moves::Move,
    phase::ending,
    phases::Phase,
    state::{Archipelago, Ending, Slot},
};
use approdo_contract::{Refusal, Seat, refuse};

/// ARC-25.2: the players follow one another; after the last one the turn is over (ARC-28.10).
pub(crate) fn next_purchase(game: &mut Archipelago, nth: u8, log: &mut Log) {
    game.pop();
    // ARC-28.3: nothing follows the step in which an end condition came true.
    if ending::is_closing(game) {
        return ending::end(game, Ending::Objective, log);
    }
    match game.nth(nth) {
        Some(seat) => {
            game.active = seat;
            game.push(Frame::Purchases { nth: nth + 1 });
            game.push(Frame::Refill { red: true });
            game.push(Frame::Purchase { bought: false, turned: None });
        }
        None if content().numbers.max_turns <= game.turn => ending::end(game, Ending::LastTurn, log),
        None => game.push(Frame::Phase(Phase::Disengage)),
    }
}

/// The cards on the track.
fn track(game: &Archipelago) -> impl Iterator<Item = Slot> + '_ {
    game.evolution.track.iter().copied().flatten()
}

fn find(game: &Archipelago, card: CardId) -> Option<usize> {
    game.evolution.track.iter().position(|slot| slot.is_some_and(|slot| slot.card == card))
}

/// ARC-25.12: true while there is a card to buy or to rotate.
pub(crate) fn goes_on(game: &mut Archipelago, turned: Option<CardId>) -> bool {
    let more = track(game).any(|slot| turned != Some(slot.card));
    if !more {
        game.pop();
    }
    more
}

pub(crate) fn candidates(game: &Archipelago, moves: &mut Vec<Move>) {
    moves.extend(track(game).map(|slot| Move::BuyCard(slot.card)));
    moves.extend(track(game).map(|slot| Move::Rotate(slot.card)));
}

/// ARC-25.2, ARC-25.3: one card of the track before anything is rotated, for its current price.
pub(crate) fn check_buy(
    game: &Archipelago,
    seat: Seat,
    (bought, turned): (bool, Option<CardId>),
    card: CardId,
) -> Result<(), Refusal> {
    let Some(slot) = track(game).find(|slot| slot.card == card) else { return Err(refuse!("ARC-25.3")) };
    if bought || turned.is_some() {
        return Err(refuse!("ARC-25.2"));
    }
    let (need, have) = (slot.price(), game.player(seat).florins);
    if have < need { Err(refuse!("ARC-25.3", need need, have have)) } else { Ok(()) }
}

pub(crate) fn buy(game: &mut Archipelago, seat: Seat, card: CardId, log: &mut Log) {
    game.pop();
    let place = find(game, card).expect("the card was checked");
    let slot = game.evolution.track[place].take().expect("the card was checked");
    let florins = slot.price();
    game.pay_bank(seat, florins);
    game.evolution.fresh.insert(card);
    game.player_mut(seat).cards.insert(card);
    log.note(|| Event::CardBought { seat, card, florins });
    game.push(Frame::Purchase { bought: true, turned: None });
}

/// ARC-25.2: another card than the one just rotated.
pub(crate) fn check_rotate(game: &Archipelago, turned: Option<CardId>, card: CardId) -> Result<(), Refusal> {
    if find(game, card).is_none() || turned == Some(card) { Err(refuse!("ARC-25.2")) } else { Ok(()) }
}

/// ARC-25.4, ARC-25.5: a quarter turn; the third one points at the skull.
pub(crate) fn rotate(
    game: &mut Archipelago,
    seat: Seat,
    (bought, turned): (bool, Option<CardId>),
    card: CardId,
    log: &mut Log,
) {
    game.pop();
    let place = find(game, card).expect("the card was checked");
    let slot = game.evolution.track[place].as_mut().expect("the card was checked");
    slot.rotations += 1;
    if usize::from(slot.rotations) < content().cards[0].prices.len() {
        let florins = slot.price();
        log.note(|| Event::CardRotated { seat, card, florins });
    } else {
        game.evolution.track[place] = None;
        game.evolution.discard.insert(card);
        log.note(|| Event::CardExpired { seat, card });
    }
    if !bought && turned.is_none() {
        game.push(Frame::Purchase { bought, turned: Some(card) });
    }
}
