//! Exchanging Workers (section 15).

use crate::{
    events::{Event, Log},
    frames::{Frame, Occasion, Take},
    goods::Good,
    ids::LocationId,
    phase::{feature, pay},
    state::ImperialSettlers,
};
use approdo_contract::{Refusal, Seat, refuse};

/// Workers of a pair (IMP-15.1).
const PAIR: u16 = 2;

/// The most pairs a seat can exchange; at least one, to be tried.
pub(crate) fn most(game: &ImperialSettlers, seat: Seat) -> u8 {
    (game.has(seat, Good::Worker) / PAIR).clamp(1, MOST_PAIRS.into()) as u8
}

/// More pairs than anybody can have Workers for (IMP-15.2); it only keeps numbers small.
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
    game.push(Frame::Take(Take::Exchange { seat, left: pairs }));
}
