//! Exchanging Workers (section 15).

use crate::{
    events::{Event, Log},
    frames::Frame,
    goods::Good,
    ids::{Deck, LocationId},
    moves::Move,
    phase::{
        ability::NO_CARD,
        draw::{self, Destination},
        feature::{self, Occasion},
        pay,
        take::{self, Exchange},
    },
    state::ImperialSettlers,
};
use approdo_contract::{
    Phrase, Refusal, Seat, SeatSet, refuse,
    stage::{Ask, Staged},
};

/// Workers of a pair (IMP-15.1).
const PAIR: u16 = 2;

/// The most pairs a seat can exchange, but at least one, so that a refusal can be shown.
pub(crate) fn most(game: &ImperialSettlers, seat: Seat) -> u8 {
    (game.has(seat, Good::Worker) / PAIR).clamp(1, MOST_PAIRS.into()) as u8
}

/// More pairs than any supply has Workers for (IMP-15.2); the bound only keeps numbers small.
const MOST_PAIRS: u8 = 120;

/// IMP-15.1: two Workers for each pair.
pub(crate) fn check(game: &ImperialSettlers, seat: Seat, pairs: u8) -> Result<(), Refusal> {
    let (need, have) = (PAIR * u16::from(pairs), game.has(seat, Good::Worker));
    if pairs == 0 || MOST_PAIRS < pairs || have < need {
        return Err(refuse!("IMP-15.1", need need.max(PAIR), have have));
    }
    Ok(())
}

/// IMP-15.3, IMP-15.4: the Workers go first, the results follow one by one, then Features react.
pub(crate) fn begin(game: &mut ImperialSettlers, seat: Seat, pairs: u8, log: &mut Log) {
    log.note(|| Event::ExchangeAnnounced { seat, pairs });
    pay::hand_over(game, seat, Good::Worker, PAIR as u8 * pairs, LocationId::NONE, log);
    feature::fire(game, Occasion::Exchange, seat, pairs);
    game.push(Exchange { seat, left: pairs });
}

/// What a pair of Workers is exchanged for (IMP-15.1).
pub enum Yield {
    Card(Deck),
    Resource(Good),
}

impl Ask<ImperialSettlers> for Exchange {
    type Choice = Yield;

    fn asked(&self, _: &ImperialSettlers) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn question(&self, _: &ImperialSettlers, _: Seat) -> Phrase {
        Phrase::new("imperial-settlers-ask-exchange").number("left", self.left).rule("IMP-15.3")
    }

    fn candidates(&self, _: &ImperialSettlers, _: Seat, moves: &mut Vec<Move>) {
        moves.extend(Good::RESOURCES.map(Move::Good));
        moves.extend(take::DECKS);
    }

    fn check(&self, game: &ImperialSettlers, seat: Seat, mv: Move) -> Result<Yield, Refusal> {
        if let Move::Draw(deck) = mv {
            return take::check_deck(game, seat, deck).map(|()| Yield::Card(deck));
        }
        let resource = mv.good().filter(|good| Good::RESOURCES.contains(good));
        resource.map(Yield::Resource).ok_or(refuse!("IMP-15.1"))
    }

    fn decide(&self, game: &mut ImperialSettlers, seat: Seat, result: Yield, log: &mut Log) {
        game.pop();
        if 1 < self.left {
            game.push(Exchange { seat, left: self.left - 1 });
        }
        match result {
            Yield::Card(deck) => draw::begin(game, seat, deck, Destination::Hand),
            Yield::Resource(good) => {
                take::gain(game, seat, good.into(), 1, Destination::Hand, NO_CARD, log);
            }
        }
    }

    fn is_sound(&self, _: &ImperialSettlers, _: Option<Frame>) -> bool {
        0 < self.left
    }
}
