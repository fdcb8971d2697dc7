//! Phase 6: buying and rotating evolution cards (section 25).

use super::unfinished;
use crate::{
    content::content,
    events::{Event, Log},
    frames::{self, Frame, Purchase, Purchases, Refill},
    ids::CardId,
    moves::Move,
    phase::ending,
    phases::Phase,
    state::{Archipelago, Ending, Slot},
};
use approdo_contract::{
    Phrase, Refusal, Seat, refuse,
    stage::{Ask, Auto, Staged},
};

impl Auto<Archipelago> for Purchases {
    /// ARC-25.2: the players follow one another; after the last one the turn is over (ARC-28.10).
    fn run(&self, game: &mut Archipelago, log: &mut Log) {
        game.pop();
        // ARC-28.3: nothing follows the step in which an end condition came true.
        if ending::is_closing(game) {
            return ending::end(game, Ending::Objective, log);
        }
        match game.nth(self.nth) {
            Some(seat) => {
                game.active = seat;
                game.push(Purchases { nth: self.nth + 1 });
                game.push(Refill { red: true });
                game.push(Purchase { bought: false, turned: None });
            }
            None if content().numbers.max_turns <= game.turn => ending::end(game, Ending::LastTurn, log),
            None => game.push(frames::Phase(Phase::Disengage)),
        }
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        game.has_place(self.nth)
    }
}

/// The cards on the track.
fn track(game: &Archipelago) -> impl Iterator<Item = Slot> + '_ {
    game.evolution.track.iter().copied().flatten()
}

/// Where a card lies on the track.
fn find(game: &Archipelago, card: CardId) -> Option<(usize, Slot)> {
    let slots = game.evolution.track.iter().enumerate();
    slots.filter_map(|(place, slot)| Some((place, (*slot)?))).find(|(_, slot)| slot.card == card)
}

/// What is done with a card of the track, which lies in this space.
pub enum Dealing {
    Buy(usize),
    Rotate(usize),
}

impl Ask<Archipelago> for Purchase {
    type Choice = Dealing;

    fn question(&self, _: &Archipelago, _: Seat) -> Phrase {
        let may_buy = !self.bought && self.turned.is_none();
        Phrase::new(if may_buy { "archipelago-ask-purchase" } else { "archipelago-ask-rotate" })
            .rule("ARC-25.2")
    }

    fn candidates(&self, game: &Archipelago, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(track(game).map(|slot| Move::BuyCard(slot.card)));
        moves.extend(track(game).map(|slot| Move::Rotate(slot.card)));
    }

    fn check(&self, game: &Archipelago, seat: Seat, mv: Move) -> Result<Dealing, Refusal> {
        if let Move::BuyCard(card) = mv {
            // ARC-25.2, ARC-25.3: one card of the track before anything is rotated, for its current price.
            let (place, slot) = find(game, card).ok_or(refuse!("ARC-25.3"))?;
            if self.bought || self.turned.is_some() {
                return Err(refuse!("ARC-25.2"));
            }
            let (need, have) = (slot.price(), game.player(seat).florins);
            let poor = refuse!("ARC-25.3", need need, have have);
            return if have < need { Err(poor) } else { Ok(Dealing::Buy(place)) };
        }
        let Move::Rotate(card) = mv else { return Err(unfinished()) };
        // ARC-25.2: another card than the one just rotated.
        let place = find(game, card).filter(|_| self.turned != Some(card));
        place.map(|(place, _)| Dealing::Rotate(place)).ok_or(refuse!("ARC-25.2"))
    }

    fn decide(&self, game: &mut Archipelago, seat: Seat, choice: Dealing, log: &mut Log) {
        game.pop();
        match choice {
            Dealing::Buy(place) => buy(game, seat, place, log),
            Dealing::Rotate(place) => self.rotate(game, seat, place, log),
        }
    }

    /// ARC-25.12: while there is a card to buy or to rotate.
    fn waits(&self, game: &Archipelago) -> bool {
        track(game).any(|slot| self.turned != Some(slot.card))
    }

    fn is_sound(&self, game: &Archipelago, _: Option<Frame>) -> bool {
        self.waits(game)
    }
}

fn buy(game: &mut Archipelago, seat: Seat, place: usize, log: &mut Log) {
    let slot = game.evolution.track[place].take().expect("the card was checked");
    let (card, florins) = (slot.card, slot.price());
    game.pay_bank(seat, florins);
    game.evolution.fresh.insert(card);
    game.player_mut(seat).cards.insert(card);
    log.note(|| Event::CardBought { seat, card, florins });
    game.push(Purchase { bought: true, turned: None });
}

impl Purchase {
    /// ARC-25.4, ARC-25.5: a quarter turn; the third one points at the skull.
    fn rotate(self, game: &mut Archipelago, seat: Seat, place: usize, log: &mut Log) {
        let slot = game.evolution.track[place].as_mut().expect("the card was checked");
        slot.rotations += 1;
        let card = slot.card;
        if usize::from(slot.rotations) < content().cards[0].prices.len() {
            let florins = slot.price();
            log.note(|| Event::CardRotated { seat, card, florins });
        } else {
            game.evolution.track[place] = None;
            game.evolution.discard.insert(card);
            log.note(|| Event::CardExpired { seat, card });
        }
        if !self.bought && self.turned.is_none() {
            game.push(Purchase { bought: false, turned: Some(card) });
        }
    }
}
