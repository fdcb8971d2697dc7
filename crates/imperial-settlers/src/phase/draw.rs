//! Drawing cards, reshuffling, and Events (IMP-3.9, IMP-4.13 to IMP-4.17, section 22).
//!
//! Decks have no order: luck picks a card when one is drawn. Whether a card of the Common deck is an Event is for
//! everybody to see, which card it is otherwise is not, so luck is asked twice.

use crate::{
    content::{Effect, Kind},
    events::{Event, Log},
    frames::{Destination, Draw, Frame, Lookout, Run},
    ids::{Card, Deck, Empire, LocationId},
    phase::{raze, take},
    state::ImperialSettlers,
};
use approdo_contract::{Audience, Pending, Seat};

/// A card is to be drawn, if there is one.
pub(crate) fn begin(game: &mut ImperialSettlers, seat: Seat, deck: Deck, to: Destination) {
    game.push(Frame::Draw(Draw::Begin { seat, deck, to }));
}

/// Whether a card can be drawn: from a deck or, for Common cards, after a reshuffle (IMP-4.13, IMP-4.14).
pub(crate) fn is_available(game: &ImperialSettlers, seat: Seat, deck: Deck) -> bool {
    match deck {
        Deck::Common => !game.common.is_empty() || !game.discard.is_empty(),
        Deck::Faction => !game.player(seat).deck.is_empty(),
    }
}

/// The cards of the Common deck that are no Events; they come first in its order.
fn plain_cards(game: &ImperialSettlers) -> usize {
    let events = game.common.as_slice().iter().rev().take_while(|card| is_event(**card)).count();
    game.common.len() - events
}

/// IMP-22.1: Events never become Locations.
pub(crate) fn is_event(card: Card) -> bool {
    card.info().kind == Kind::Event
}

pub(crate) fn pending(game: &ImperialSettlers, draw: Draw) -> Option<Pending> {
    let chance = |among: usize, seen_by| Some(Pending::Chance { among: among as u16, seen_by });
    match draw {
        Draw::Open { .. } | Draw::EventOrNot { .. } => chance(game.common.len(), Audience::All),
        Draw::Secret { seat, deck: Deck::Common, .. } => chance(plain_cards(game), Audience::Only(seat)),
        Draw::Secret { seat, deck: Deck::Faction, .. } => {
            chance(game.player(seat).deck.len(), Audience::Only(seat))
        }
        Draw::Begin { .. } | Draw::Event { .. } | Draw::Resolve { .. } => None,
    }
}

pub(crate) fn run(game: &mut ImperialSettlers, draw: Draw, log: &mut Log) {
    match draw {
        Draw::Begin { seat, deck: Deck::Faction, to } => {
            if is_available(game, seat, Deck::Faction) {
                game.replace(Frame::Draw(Draw::Secret { seat, deck: Deck::Faction, to }));
            } else {
                nothing(game, seat, Deck::Faction, log);
            }
        }
        Draw::Begin { seat, deck: Deck::Common, to } => {
            reshuffle_if_empty(game, log);
            if game.common.is_empty() {
                nothing(game, seat, Deck::Common, log);
            } else if matches!(to, Destination::Display | Destination::Raze) {
                game.replace(Frame::Draw(Draw::Open { seat, to }));
            } else if plain_cards(game) < game.common.len() {
                game.replace(Frame::Draw(Draw::EventOrNot { seat, to }));
            } else {
                game.replace(Frame::Draw(Draw::Secret { seat, deck: Deck::Common, to }));
            }
        }
        Draw::Event { card } => {
            game.frames.pop();
            game.discard.add(card);
        }
        Draw::Resolve { card, nth } => resolve(game, card, nth),
        Draw::Open { .. } | Draw::EventOrNot { .. } | Draw::Secret { .. } => {
            unreachable!("{draw:?} waits for luck")
        }
    }
}

/// IMP-4.13, IMP-4.17: the discard pile becomes the deck when a card is needed and there is none.
fn reshuffle_if_empty(game: &mut ImperialSettlers, log: &mut Log) {
    if game.common.is_empty() && !game.discard.is_empty() {
        game.common = game.discard.take();
        log.note(|| Event::Reshuffled);
    }
}

/// IMP-4.15, IMP-22.7: nothing is drawn, and Events that waited for a replacement get none.
fn nothing(game: &mut ImperialSettlers, seat: Seat, deck: Deck, log: &mut Log) {
    game.frames.pop();
    log.note(|| Event::NothingToDraw { seat, deck });
    discard_events(game);
    if let Some(Frame::Lookout(Lookout::Fill { is_short, .. })) = game.frames.last_mut() {
        *is_short = true;
    }
}

/// IMP-22.7: the Events whose replacement has just been drawn are discarded.
fn discard_events(game: &mut ImperialSettlers) {
    while let Some(Frame::Draw(Draw::Event { card })) = game.top() {
        game.frames.pop();
        game.discard.add(card);
    }
}

pub(crate) fn befall(game: &mut ImperialSettlers, draw: Draw, picked: u16, log: &mut Log) {
    let picked = usize::from(picked);
    match draw {
        Draw::Open { seat, to } => {
            let card = game.common.draw(picked);
            if is_event(card) {
                event(game, seat, to, card, log);
            } else {
                arrive(game, seat, Deck::Common, to, card, log);
            }
        }
        Draw::EventOrNot { seat, to } => {
            if picked < plain_cards(game) {
                game.replace(Frame::Draw(Draw::Secret { seat, deck: Deck::Common, to }));
            } else {
                let card = game.common.draw(picked);
                event(game, seat, to, card, log);
            }
        }
        Draw::Secret { seat, deck, to } => {
            let card = match deck {
                Deck::Common => game.common.draw(picked),
                Deck::Faction => game.player_mut(seat).deck.draw(picked),
            };
            arrive(game, seat, deck, to, card, log);
        }
        Draw::Begin { .. } | Draw::Event { .. } | Draw::Resolve { .. } => {
            unreachable!("{draw:?} waits for no luck")
        }
    }
}

/// IMP-22.2, IMP-22.3: the Event is carried out, then another card is drawn in its place.
fn event(game: &mut ImperialSettlers, seat: Seat, to: Destination, card: Card, log: &mut Log) {
    log.note(|| Event::EventDrawn { card });
    game.replace(Frame::Draw(Draw::Event { card }));
    begin(game, seat, Deck::Common, to);
    game.push(Frame::Draw(Draw::Resolve { card, nth: 0 }));
}

/// IMP-22.4: the next player carries the Event out.
fn resolve(game: &mut ImperialSettlers, card: Card, nth: u8) {
    if nth == game.seats {
        game.frames.pop();
        return;
    }
    game.replace(Frame::Draw(Draw::Resolve { card, nth: nth + 1 }));
    let seat = game.in_turn(nth);
    let event = card.info().event.expect("an Event has effects");
    for effect in event.effects() {
        if let Effect::EachPlayer { list } = *effect {
            crate::phase::effect::start(
                game,
                Run {
                    list,
                    next: 0,
                    seat,
                    at: LocationId::NONE,
                    counted: Empire::from(seat),
                    about: card,
                    has_scored: false,
                    is_silent: false,
                    is_optional: false,
                },
            );
        }
    }
}

/// The card goes where it was drawn for.
fn arrive(game: &mut ImperialSettlers, seat: Seat, deck: Deck, to: Destination, card: Card, log: &mut Log) {
    game.frames.pop();
    discard_events(game);
    match to {
        Destination::Hand => {
            game.player_mut(seat).hand.add(card);
            log.note(|| Event::Drew { seat, deck, card: Some(card) });
        }
        Destination::Display => {
            game.display.add(card);
            log.note(|| Event::TurnedUp { card });
        }
        Destination::Pool => {
            game.pool.add(card);
            game.pool_of = seat;
            log.note(|| Event::Drew { seat, deck, card: Some(card) });
        }
        Destination::Held => {
            game.player_mut(seat).held.add(card);
            log.note(|| Event::Dealt { seat, card: Some(card) });
        }
        Destination::Foundation { good } => {
            game.player_mut(seat).hidden.add(card);
            log.note(|| Event::Buried { seat, card: Some(card) });
            take::gain(game, seat, good.into(), 1, Destination::Hand, card, log);
        }
        Destination::Raze => raze::turn_up(game, seat, card, log),
    }
}

/// Discards a card to the pile of its own deck (IMP-4.11).
pub(crate) fn discard(game: &mut ImperialSettlers, card: Card) {
    match card.info().faction {
        None => game.discard.add(card),
        Some(faction) => {
            let owner = Seat::all(game.seats).find(|seat| game.player(*seat).faction == Some(faction));
            let owner = owner.expect("a Faction card belongs to somebody at the table");
            game.player_mut(owner).discard.add(card);
        }
    }
}
