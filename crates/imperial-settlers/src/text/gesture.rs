//! How choices are made by hand, where the sentence alone does not tell two of them apart: what it says in words is
//! a piece to be touched.

use super::describe;
use crate::{content::Effect, goods::Gain, ids::Deck, moves::Move, phase::free, state::ImperialSettlers};
use approdo_contract::{Gesture, Phrase, Piece, Touch};

/// A choice as it is made by hand.
pub(crate) fn gesture(game: &ImperialSettlers, mv: Move, said: &Phrase) -> Gesture {
    let mut gesture = Gesture::of(said);
    let mut touch = |role, piece: Piece| gesture.touches.push(Touch { role, piece });
    if let Move::Activate { at, action, times } = mv {
        if let Some(location) = game.location(at).filter(|_| 0 < action) {
            touch("second", location.card.into());
        }
        gesture.amount = Some(times.into());
    } else if let Move::PlaceTech { tech, .. } | Move::MoveTech { tech, .. } = mv {
        touch("good", free::good(tech).into());
    } else if let Move::GoodAt { good, .. } | Move::CashIn(good) = mv {
        touch("good", good.into());
    } else if let Move::Draw(deck) = mv {
        touch("deck", drawn(deck).into());
    } else if let Move::Foundation { card, hidden: true } = mv {
        touch("hidden", card.into());
    } else if let Move::DealOf { deal, .. } = mv {
        // Equal cards under one board differ by their place only.
        gesture.amount = Some(i32::from(deal) + 1);
    } else if let Move::Pay(payment) = mv {
        for (good, n) in payment.goods() {
            (0..n).for_each(|_| touch("good", good.into()));
        }
    } else if let Move::Option(option) = mv {
        let list = describe::option(game, option);
        for effect in list.into_iter().flat_map(|(list, _)| list.effects()) {
            if let Effect::Gain { gain, .. } = *effect {
                touch("good", gain.into());
            } else if let Effect::Pay { cost } = effect {
                let paid = cost.plain().into_iter().filter(|(_, n)| 0 < *n);
                paid.for_each(|(good, _)| touch("cost", good.into()));
            }
        }
    }
    gesture
}

/// A card of a deck, as one of the Goods that have a picture.
fn drawn(deck: Deck) -> Gain {
    match deck {
        Deck::Common => Gain::CommonCard,
        Deck::Faction => Gain::FactionCard,
    }
}
