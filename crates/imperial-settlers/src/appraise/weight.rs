//! How promising a move looks at first sight.

use crate::{
    content::content,
    goods::{Gain, Good},
    ids::{Deck, Tech},
    moves::Move,
    state::ImperialSettlers,
};
use approdo_contract::Seat;

/// Cheap, because playouts ask it of every legal move. A weight of 0 prunes.
pub(super) fn weight(game: &ImperialSettlers, seat: Seat, mv: Move) -> f32 {
    match mv {
        Move::Faction(_) | Move::RandomFaction => 1.0,
        Move::Expand | Move::BaseOnly => {
            let expands = game.faction_info(seat).ready_expands;
            if expands == (mv == Move::Expand) { 1.0 } else { 0.0 }
        }
        Move::ReadyDeck => 1.0,
        Move::Swap { .. } | Move::DeckDone => 0.0,
        Move::Pick(_) => 1.0,
        Move::Build(card) => {
            let cost = card.info().cost.location;
            if cost == 0 { 5.0 } else { 3.0 }
        }
        Move::Deal(_) => 1.0 + 0.8 * f32::from(content().rounds - game.round),
        Move::RazeHand(_) => 0.5,
        Move::Raze(_) => 1.5,
        Move::Activate { times, .. } => 2.0 + f32::from(times),
        Move::Exchange(pairs) => {
            let most = game.has(seat, Good::Worker) / 2;
            if u16::from(pairs) == most || pairs == 1 { 0.4 } else { 0.0 }
        }
        Move::Visit(_) => 2.5,
        Move::Unblock(_) => 1.0,
        Move::PlaceDefense(_) => 1.0,
        Move::DeploySamurai(_) => 0.4,
        Move::PlaceTech { tech, .. } => match tech {
            Tech::Basic => 2.0,
            Tech::Score | Tech::Defense => 4.0,
        },
        Move::Pass => 0.1,
        Move::EndTurn => 1.0,
        Move::Draw(Deck::Faction) => 1.2,
        Move::Draw(Deck::Common) => 1.0,
        Move::Pay(payment) => 1.0 / (1.0 + 2.0 * f32::from(payment.gold)),
        Move::Foundation { .. } => 6.0,
        Move::CashIn(good) => {
            if good == Gain::Gold {
                1.0
            } else {
                2.0
            }
        }
        Move::CashInCard(_) | Move::Again => 2.0,
        Move::Good(_)
        | Move::Colour(_)
        | Move::At(_)
        | Move::Card(_)
        | Move::DealOf { .. }
        | Move::GoodAt { .. }
        | Move::GoodOf { .. }
        | Move::Against(_)
        | Move::Option(_)
        | Move::MoveTech { .. } => 1.0,
        Move::Done => 0.3,
    }
}
