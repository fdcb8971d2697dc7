//! How choices are made by hand: the pieces that are touched. Other pieces of a phrase are not touched: a choice
//! about a Location is not one about its card.

use super::{DEAL, DECK, FOUNDATION, HIDDEN_FOUNDATION};
use crate::{
    ids::{Card, Deck, Empire},
    moves::Move,
    state::MOST_DEALS,
};
use approdo_contract::{Gesture, Phrase, Piece, Touch};
use approdo_pieces::NamedId;

pub(crate) fn gesture(mv: Move, said: &Phrase) -> Gesture {
    let mut gesture = Gesture { touches: touches(mv), ..Gesture::of(said) };
    if let Move::Activate { times, .. } = mv {
        gesture.amount = Some(times.into());
    } else if let Move::Option(option) = mv {
        gesture.amount = Some(i32::from(option) + 1);
    }
    gesture
}

/// The pieces to touch, in order.
fn touches(mv: Move) -> Vec<Touch> {
    let one = |role, piece: Piece| vec![Touch { role, piece }];
    let two = |first, piece: Piece, second, other: Piece| {
        vec![Touch { role: first, piece }, Touch { role: second, piece: other }]
    };
    match mv {
        Move::Faction(faction) => one("faction", faction.into()),
        Move::Swap { out, new } => two("out", out.into(), "new", new.into()),
        Move::Pick(card)
        | Move::Build(card)
        | Move::Deal(card)
        | Move::RazeHand(card)
        | Move::Card(card)
        | Move::CashInCard(card) => one("card", card.into()),
        Move::Raze(at)
        | Move::Activate { at, .. }
        | Move::Visit(at)
        | Move::Unblock(at)
        | Move::PlaceDefense(at)
        | Move::DeploySamurai(at)
        | Move::PlaceTech { at, .. }
        | Move::At(at)
        | Move::GoodAt { at, .. } => one("location", at.into()),
        Move::MoveTech { from, to, .. } => two("from", from.into(), "to", to.into()),
        Move::Draw(deck) => one("deck", deck.into()),
        Move::Good(good) => one("good", good.into()),
        Move::Colour(colour) => one("colour", colour.into()),
        Move::Foundation { card, hidden } => one("foundation", foundation(card, hidden)),
        Move::DealOf { empire, deal: nth } => one("deal", deal(empire, nth)),
        Move::GoodOf { seat, .. } | Move::Against(seat) => one("owner", Piece::of_seat(seat)),
        Move::Pay(payment) => {
            let unit = |(good, n)| (0..n).map(move |_| Touch { role: "good", piece: Piece::from(good) });
            payment.goods().into_iter().flat_map(unit).collect()
        }
        Move::RandomFaction
        | Move::Expand
        | Move::BaseOnly
        | Move::ReadyDeck
        | Move::DeckDone
        | Move::Exchange(_)
        | Move::Pass
        | Move::EndTurn
        | Move::Option(_)
        | Move::Again
        | Move::CashIn(_)
        | Move::Done => Vec::new(),
    }
}

impl From<Deck> for Piece {
    fn from(deck: Deck) -> Piece {
        Piece { kind: DECK, id: deck as u16 }
    }
}

/// A Foundation, which lies in another place than other cards of its kind.
fn foundation(card: Card, hidden: bool) -> Piece {
    let kind = if hidden { HIDDEN_FOUNDATION } else { FOUNDATION };
    Piece { kind, id: card.index() as u16 }
}

/// A Deal by its place, because equal ones lie under one board.
fn deal(empire: Empire, nth: u8) -> Piece {
    Piece { kind: DEAL, id: u16::from(empire.0) * MOST_DEALS as u16 + u16::from(nth) }
}
