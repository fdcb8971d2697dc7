//! The draw pile: refilling, drawing, and looking through it (ARM-16.9, ARM-17.6 to ARM-17.8).
//!
//! The pile is shuffled as a whole, so it is a bag without an order from which luck draws.

use super::{act, acting, cards, turn::is_action, under_way};
use crate::{
    content::Effect,
    events::{Event, Log},
    frames::{Draw, Frame, Look, Ponder},
    ids::Card,
    moves::Move,
    state::{Armada, Cards},
};
use approdo_contract::{
    Audience, Budget, Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Luck, Staged as _},
};

impl Luck<Armada> for Draw {
    fn among(&self, game: &Armada) -> u16 {
        u16::from(game.pile.len())
    }

    fn seen_by(&self, game: &Armada) -> Audience {
        Audience::Only(game.acting_seat())
    }

    /// ARM-16.2: the bought card goes to the buyer's hand.
    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        game.pop();
        let seat = game.acting_seat();
        let card = game.pile.draw(picked);
        game.hand_mut(seat).add(card);
        log.note(|| Event::Drew { seat, card: Some(card) });
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_action(below) && !game.pile.is_empty()
    }
}

impl Luck<Armada> for Look {
    fn among(&self, game: &Armada) -> u16 {
        u16::from(game.pile.len())
    }

    fn seen_by(&self, game: &Armada) -> Audience {
        Audience::Only(game.acting_seat())
    }

    fn befall(&self, game: &mut Armada, picked: u16, log: &mut Log) {
        game.pop();
        let seat = game.acting_seat();
        let card = game.pile.draw(picked);
        log.note(|| Event::Looked { seat, card: Some(card) });
        game.push(Ponder { card: Some(card), price: self.price });
    }

    fn is_sound(&self, game: &Armada, below: Option<Frame>) -> bool {
        is_search(below, self.price) && !game.pile.is_empty()
    }
}

/// What becomes of the card just seen (ARM-17.7).
pub enum Pondered {
    /// It is passed over for the next one.
    Next,
    /// It is kept.
    Keep,
    /// No card is kept.
    Stop,
}

impl Ask<Armada> for Ponder {
    type Choice = Pondered;

    fn asked(&self, game: &Armada) -> SeatSet {
        acting(game)
    }

    fn question(&self, _: &Armada, _: Seat) -> Phrase {
        Phrase::new("armada-ask-ponder").piece("card", self.seen()).rule("ARM-17.7")
    }

    fn occasion(&self, game: &Armada, _: Seat) -> Option<Phrase> {
        cards::occasion(game)
    }

    /// A further look costs movement points.
    fn budget(&self, game: &Armada, _: Seat) -> Option<Budget> {
        Some(act::points(game))
    }

    fn candidates(&self, _: &Armada, _: Seat, moves: &mut Vec<Move>) {
        moves.extend([Move::Keep, Move::Stop, Move::Next]);
    }

    /// ARM-17.7: the next card costs another point, and there must be one.
    fn check(&self, game: &Armada, _: Seat, mv: Move) -> Result<Pondered, Refusal> {
        if mv == Move::Keep {
            return Ok(Pondered::Keep);
        }
        if mv == Move::Stop {
            return Ok(Pondered::Stop);
        }
        if mv != Move::Next {
            return Err(under_way(mv));
        }
        if game.mp() < self.price {
            return Err(refuse!("ARM-6.5", need self.price, have game.mp()));
        }
        if game.pile.is_empty() {
            return Err(refuse!("ARM-17.7"));
        }
        Ok(Pondered::Next)
    }

    fn decide(&self, game: &mut Armada, seat: Seat, pondered: Pondered, log: &mut Log) {
        game.pop();
        match pondered {
            Pondered::Next => {
                game.seen.add(self.seen());
                log.note(|| Event::LookedAway { seat });
                return look(game, self.price);
            }
            Pondered::Keep => {
                game.hand_mut(seat).add(self.seen());
                log.note(|| Event::Kept { seat });
            }
            Pondered::Stop => {
                game.pile.add(self.seen());
                log.note(|| Event::LookedAway { seat });
            }
        }
        // ARM-17.8: the cards seen and not kept go back into the pile, which has no order to restore.
        let mut seen = std::mem::replace(&mut game.seen, Cards::empty());
        game.pile.pour(&mut seen);
    }

    fn is_sound(&self, _: &Armada, below: Option<Frame>) -> bool {
        is_search(below, self.price) && self.card.is_some()
    }
}

impl Ponder {
    fn seen(self) -> Card {
        self.card.expect("the looker sees a card")
    }
}

/// Whether a card that searches the pile at this price lies below.
fn is_search(below: Option<Frame>, mp_per_card: u8) -> bool {
    cards::effect_of(below) == Some(Effect::SearchPile { mp_per_card })
}

/// Whether the pile is being searched: cards may lie beside it.
pub(crate) fn is_searched(game: &Armada) -> bool {
    matches!(game.top(), Some(Frame::Look(_) | Frame::Ponder(_)))
}

/// The card that only the looker may see (ARM-17.6).
pub(crate) fn seen_card(frame: &mut Frame) -> Option<&mut Option<Card>> {
    if let Frame::Ponder(ponder) = frame { Some(&mut ponder.card) } else { None }
}

/// Whether there is a card to draw, in the pile or after a reshuffle (ARM-16.9).
pub(super) fn is_available(game: &Armada) -> bool {
    !game.pile.is_empty() || !game.discard.is_empty()
}

/// ARM-16.9: an empty pile is formed anew from the discard pile.
pub(super) fn refill(game: &mut Armada, log: &mut Log) {
    if game.pile.is_empty() {
        let mut discard = std::mem::take(&mut game.discard);
        game.pile.pour(&mut discard);
        log.note(|| Event::Reshuffled);
    }
}

/// ARM-17.6: pays for a look at the next card.
pub(super) fn look(game: &mut Armada, price: u8) {
    *game.mp_mut() -= price;
    game.push(Look { price });
}
