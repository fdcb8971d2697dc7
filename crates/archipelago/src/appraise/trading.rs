//! Evaluation of transactions (section 18): there are too many of them for a full search.

use super::{knowledge::Knowledge, prospects};
use crate::{
    frames::Frame,
    ids::{Market, Resource},
    moves::Move,
    state::Archipelago,
};
use approdo_contract::{Ask, Journal, Seat};

/// Value of the position for a player who trades on while it helps him. The first transaction may be due (ARC-18.1).
pub(super) fn best(game: &Archipelago, seat: Seat, known: &Knowledge, must: bool) -> f32 {
    let mut value = (!must).then(|| prospects(game, seat, known, None));
    let mut before = game.clone();
    for _ in 0..LOOK {
        let Some((after, next)) = step(&before, seat) else { break };
        if value.is_some_and(|value| next <= value) {
            break;
        }
        value = Some(next);
        before = after;
    }
    // Nothing but tokens could be sold.
    value.unwrap_or_else(|| prospects(game, seat, known, None))
}

/// Depth of the search; further transactions are worth too little.
const LOOK: u8 = 2;

/// The best single transaction and what the position after it is worth, if one is due. Tokens are too good to be sold.
fn step(game: &Archipelago, seat: Seat) -> Option<(Archipelago, f32)> {
    let Some(Frame::Trade(trade)) = game.top() else { return None };
    let mut best: Option<(Archipelago, f32)> = None;
    let mut look = |after: Archipelago| {
        let value = prospects(&after, seat, &Knowledge::of(&after, seat), None);
        if best.as_ref().is_none_or(|(_, most)| *most < value) {
            best = Some((after, value));
        }
    };
    // Without `between`: end conditions may depend on hidden objectives.
    let log = &mut Journal::off();
    for market in Market::ALL.iter().copied() {
        for resource in Resource::ALL.iter().copied() {
            for mv in [Move::Buy { market, resource }, Move::Sell { market, resource }] {
                if let Ok(deal) = trade.check(game, seat, mv) {
                    let mut after = game.clone();
                    trade.decide(&mut after, seat, deal, log);
                    look(after);
                }
            }
        }
    }
    best
}
