//! How promising a move looks at first sight.

use super::means;
use crate::{
    content::content,
    frames::Frame,
    moves::{Move, Source},
    score,
    state::Archipelago,
};
use approdo_contract::Seat;
use approdo_pieces::NamedId;

/// Cheap, because playouts ask it of every legal move. A weight of 0 prunes.
pub(super) fn weight(game: &Archipelago, seat: Seat, mv: Move) -> f32 {
    match mv {
        // Playouts do not negotiate: they carry no plan from one move of an offer to the next.
        Move::Offer(_) | Move::Call(_) => 0.0,
        Move::Give(_) | Move::Ask(_) | Move::Keep(_) | Move::Waive(_) | Move::Send => 0.05,
        Move::Withdraw => 1.0,
        Move::Accept => 0.5,
        Move::Decline => 1.0,
        // Low bids keep the money for better things.
        Move::Bid(florins) => match florins {
            0 => 4.0,
            1 | 2 => 1.0,
            3 => 0.3,
            _ => 0.02,
        },
        Move::Next(next) => {
            if next == seat {
                4.0
            } else {
                1.0
            }
        }
        // The Separatist does not help (ARC-13.6).
        Move::Consume(_) | Move::Bless(_) if score::is_separatist(game, seat) => 0.3,
        Move::Consume(source) => match source {
            Source::Market => 6.0,
            Source::Screen => 2.0,
            Source::Token => 0.7,
        },
        Move::Bless(_) => 8.0,
        Move::Rouse { owner, .. } => {
            if owner == seat {
                3.0
            } else {
                1.0
            }
        }
        Move::Expel(_) => 3.0,
        Move::Action(zone) => means::first_sight(game, seat, content().zones[zone.index()].action),
        Move::Card(card) => {
            if content().cards[card.index()].wonder {
                8.0
            } else {
                2.5
            }
        }
        Move::Operate { .. } => 2.0,
        Move::EndRound => {
            let idle = !game.round.action && 0 < game.free_discs(seat);
            if idle { 0.05 } else { 2.0 }
        }
        Move::Done => {
            let hasty = |frame| matches!(frame, Frame::Harvest(_) | Frame::Recruit(_) | Frame::Reproduce(_));
            if game.top().is_some_and(hasty) { 0.2 } else { 1.0 }
        }
        Move::Restart => 0.0,
        Move::Build { .. } => 3.0,
        Move::BuyCard(_) => 1.0,
        Move::GiveUp => 0.05,
        Move::PayToken(_) => 0.2,
        Move::SellToken { .. } => 0.3,
        Move::Vote(_)
        | Move::Region(_)
        | Move::Redraw
        | Move::Place { .. }
        | Move::Orient(_)
        | Move::Enter(_)
        | Move::Land(_)
        | Move::Stock(_)
        | Move::Share(_)
        | Move::PutBack(_)
        | Move::Tolerate
        | Move::Deploy(_)
        | Move::Buy { .. }
        | Move::Sell { .. }
        | Move::TakeTop
        | Move::TakeNext
        | Move::Recruit(_)
        | Move::Birth(_)
        | Move::Migrate { .. }
        | Move::Launch(_)
        | Move::Pay
        | Move::PayCube(_)
        | Move::Option(_)
        | Move::Target(_)
        | Move::Sink { .. }
        | Move::Plunder { .. }
        | Move::Hide(_)
        | Move::HideNothing
        | Move::Hand(_)
        | Move::Release(_)
        | Move::Exchange { .. }
        | Move::ExchangeToken(_)
        | Move::Rotate(_)
        | Move::Light(_)
        | Move::Dedicate(_) => 1.0,
    }
}
