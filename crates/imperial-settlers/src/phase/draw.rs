//! Drawing cards, reshuffling, and Events (IMP-3.9, IMP-4.13 to IMP-4.17, section 22).
//!
//! Decks have no order: luck picks a card when one is drawn. Of a card of the Common deck it is public whether it is
//! an Event, but not which card it is otherwise, so luck is asked twice.

use crate::{
    content::{Effect, Kind},
    events::{Event, Log},
    frames::{Frame, Lookout},
    goods::Good,
    ids::{Card, Deck},
    phase::{ability::Run, raze, take},
    state::ImperialSettlers,
};
use approdo_contract::{
    Audience, Seat, frames,
    stage::{Auto, Luck, Staged},
};
use serde::{Deserialize, Serialize};

frames! {
    /// Drawing one card.
    #[serde(rename_all = "snake_case")]
    pub enum Draw of ImperialSettlers in Frame {
        /// Draws a card, if there is one.
        auto Begin {
            /// By whom.
            seat: Seat,
            /// From which deck.
            deck: Deck,
            /// Where it goes.
            to: Destination,
        },
        /// Luck turns up a card openly.
        luck Open {
            /// For whom.
            seat: Seat,
            /// Where it goes.
            to: Destination,
        },
        /// Luck decides whether the next card of the Common deck is an Event, which is public.
        luck EventOrNot {
            /// Who draws.
            seat: Seat,
            /// Where the card goes.
            to: Destination,
        },
        /// Luck picks a card that only its drawer sees.
        luck Secret {
            /// Who draws.
            seat: Seat,
            /// From which deck.
            deck: Deck,
            /// Where it goes.
            to: Destination,
        },
        /// An Event waits for its replacement before it is discarded (IMP-22.7).
        #[serde(rename = "event")]
        auto EventWaits {
            /// The Event.
            card: Card,
        },
        /// The players carry out an Event, one after the other (IMP-22.4).
        auto Resolve {
            /// The Event.
            card: Card,
            /// The player at this place after the first one is next.
            nth: u8,
        },
    }
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// To the hand.
    Hand,
    /// To the Lookout display.
    Display,
    /// To the cards that a player looks at before deciding about them.
    Pool,
    /// To the cards that a player chooses from in the Alternative Lookout.
    Held,
    /// Face down into the empire (IMP-25.22).
    Foundation {
        /// What it gives.
        good: Good,
    },
    /// It is razed at once (IMP-25.14).
    Raze,
}

/// Draws a card, if there is one.
pub(crate) fn begin(game: &mut ImperialSettlers, seat: Seat, deck: Deck, to: Destination) {
    game.push(Begin { seat, deck, to });
}

/// Whether a card can be drawn: from a deck or, for Common cards, after a reshuffle (IMP-4.13, IMP-4.14).
pub(crate) fn is_available(game: &ImperialSettlers, seat: Seat, deck: Deck) -> bool {
    match deck {
        Deck::Common => !game.common.is_empty() || !game.discard.is_empty(),
        Deck::Faction => !game.player(seat).deck.is_empty(),
    }
}

/// The number of cards of the Common deck that are no Events; they come first in its order.
fn plain_cards(game: &ImperialSettlers) -> usize {
    let events = game.common.as_slice().iter().rev().take_while(|card| is_event(**card)).count();
    game.common.len() - events
}

/// IMP-22.1: Events never become Locations.
pub(crate) fn is_event(card: Card) -> bool {
    card.info().kind == Kind::Event
}

impl Auto<ImperialSettlers> for Begin {
    fn run(&self, game: &mut ImperialSettlers, log: &mut Log) {
        let Begin { seat, deck, to } = *self;
        if deck == Deck::Common {
            reshuffle_if_empty(game, log);
        }
        if !is_available(game, seat, deck) {
            nothing(game, seat, deck, log);
        } else if deck == Deck::Faction {
            game.replace(Secret { seat, deck, to });
        } else if matches!(to, Destination::Display | Destination::Raze) {
            game.replace(Open { seat, to });
        } else if plain_cards(game) < game.common.len() {
            game.replace(EventOrNot { seat, to });
        } else {
            game.replace(Secret { seat, deck, to });
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat)
    }
}

/// IMP-4.13, IMP-4.17: the discard pile becomes the deck when a card is needed and there is none.
fn reshuffle_if_empty(game: &mut ImperialSettlers, log: &mut Log) {
    if game.common.is_empty() && !game.discard.is_empty() {
        game.common = game.discard.take();
        log.note(|| Event::Reshuffled);
    }
}

/// IMP-4.15, IMP-22.7: no card is drawn, and pending Events get no replacement.
fn nothing(game: &mut ImperialSettlers, seat: Seat, deck: Deck, log: &mut Log) {
    game.pop();
    log.note(|| Event::NothingToDraw { seat, deck });
    discard_events(game);
    if let Some(Frame::Lookout(Lookout::Fill(fill))) = game.frames.last_mut() {
        fill.is_short = true;
    }
}

impl Luck<ImperialSettlers> for Open {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        game.common.len() as u16
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        let Open { seat, to } = *self;
        let card = game.common.draw(picked.into());
        if is_event(card) {
            event(game, seat, to, card, log);
        } else {
            arrive(game, seat, Deck::Common, to, card, log);
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat) && !game.common.is_empty()
    }
}

impl Luck<ImperialSettlers> for EventOrNot {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        game.common.len() as u16
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        let EventOrNot { seat, to } = *self;
        if usize::from(picked) < plain_cards(game) {
            game.replace(Secret { seat, deck: Deck::Common, to });
        } else {
            let card = game.common.draw(picked.into());
            event(game, seat, to, card, log);
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat) && !game.common.is_empty()
    }
}

/// IMP-22.2, IMP-22.3: the Event is carried out, then another card is drawn in its place.
fn event(game: &mut ImperialSettlers, seat: Seat, to: Destination, card: Card, log: &mut Log) {
    log.note(|| Event::EventDrawn { card });
    game.replace(EventWaits { card });
    begin(game, seat, Deck::Common, to);
    game.push(Resolve { card, nth: 0 });
}

impl Luck<ImperialSettlers> for Secret {
    fn among(&self, game: &ImperialSettlers) -> u16 {
        match self.deck {
            Deck::Common => plain_cards(game) as u16,
            Deck::Faction => game.player(self.seat).deck.len() as u16,
        }
    }

    fn seen_by(&self, _: &ImperialSettlers) -> Audience {
        Audience::Only(self.seat)
    }

    fn befall(&self, game: &mut ImperialSettlers, picked: u16, log: &mut Log) {
        let Secret { seat, deck, to } = *self;
        let card = match deck {
            Deck::Common => game.common.draw(picked.into()),
            Deck::Faction => game.player_mut(seat).deck.draw(picked.into()),
        };
        arrive(game, seat, deck, to, card, log);
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        game.has_seat(self.seat) && 0 < self.among(game)
    }
}

impl Auto<ImperialSettlers> for EventWaits {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        game.pop();
        game.discard.add(self.card);
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        is_event(self.card)
    }
}

/// IMP-22.7: the Events whose replacement has just been drawn are discarded.
fn discard_events(game: &mut ImperialSettlers) {
    while let Some(Frame::Draw(Draw::EventWaits(EventWaits { card }))) = game.top() {
        game.pop();
        game.discard.add(card);
    }
}

/// IMP-22.4: the next player carries the Event out.
impl Auto<ImperialSettlers> for Resolve {
    fn run(&self, game: &mut ImperialSettlers, _: &mut Log) {
        let Resolve { card, nth } = *self;
        if nth == game.seats {
            return game.pop();
        }
        game.replace(Resolve { card, nth: nth + 1 });
        let seat = game.in_turn(nth);
        let event = card.info().event.expect("an Event has effects");
        for effect in event.effects() {
            if let Effect::EachPlayer { list } = *effect {
                game.push(Run::of(list, seat, card));
            }
        }
    }

    fn is_sound(&self, game: &ImperialSettlers, _: Option<Frame>) -> bool {
        is_event(self.card) && self.nth <= game.seats
    }
}

/// Puts a drawn card at its destination.
fn arrive(game: &mut ImperialSettlers, seat: Seat, deck: Deck, to: Destination, card: Card, log: &mut Log) {
    game.pop();
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
