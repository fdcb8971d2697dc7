//! What transactions are worth (section 18): there are too many of them to be looked through one by one.

use super::{knowledge::Knowledge, prospects};
use crate::{
    frames::Frame,
    ids::{Market, Resource},
    phase::trade,
    state::Archipelago,
};
use approdo_contract::{Journal, Seat};

/// What the position is worth to a player who trades on as long as it helps him. The first transaction may be due
/// (ARC-18.1).
pub(super) fn best(
    game: &Archipelago,
    seat: Seat,
    known: &Knowledge,
    market: Option<Market>,
    must: bool,
) -> f32 {
    let mut value = (!must).then(|| prospects(game, seat, known, None));
    let mut before = game.clone();
    for _ in 0..LOOK {
        let Some((after, next)) = step(&before, seat, market) else { break };
        if value.is_some_and(|value| next <= value) {
            break;
        }
        value = Some(next);
        before = after;
        if !matches!(before.top(), Some(Frame::Trade { .. })) {
            break;
        }
    }
    // Nothing but tokens could be sold.
    value.unwrap_or_else(|| prospects(game, seat, known, None))
}

/// Further transactions are worth too little.
const LOOK: u8 = 2;

/// The best single transaction and what the position after it is worth. Tokens are too good to be sold.
fn step(game: &Archipelago, seat: Seat, market: Option<Market>) -> Option<(Archipelago, f32)> {
    let mut best: Option<(Archipelago, f32)> = None;
    let mut look = |after: Archipelago| {
        let value = prospects(&after, seat, &Knowledge::of(&after, seat), None);
        if best.as_ref().is_none_or(|(_, most)| *most < value) {
            best = Some((after, value));
        }
    };
    // Only the transaction itself is made: what comes true by it may depend on what others hold.
    let log = &mut Journal::off();
    let open = |wanted: &&Market| trade::check_market(market, **wanted).is_ok();
    for market in Market::ALL.iter().filter(open).copied() {
        for resource in Resource::ALL.iter().copied() {
            if trade::check_buy(game, seat, market, resource).is_ok() {
                let mut after = game.clone();
                trade::buy(&mut after, seat, market, resource, log);
                look(after);
            }
            if trade::check_sell(game, seat, market, resource).is_ok() {
                let mut after = game.clone();
                trade::sell(&mut after, seat, market, resource, false, log);
                look(after);
            }
        }
    }
    best
}
